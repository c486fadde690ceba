; The setup program for Windows: for one person, without an administrator. Words in @ are filled in by nsis.py; the lists
; of files are of one build, so that removing takes what was installed and nothing else.
Unicode true
Target @TARGET@
SetCompressor /SOLID /FINAL lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
CRCCheck force
AllowSkipFiles off

!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh

Name "$(ProgramName)"
OutFile "@OUTPUT@"
InstallDir "$LOCALAPPDATA\Programs\Takhte"
InstallDirRegKey HKCU "@UNINSTALL@" "InstallLocation"
BrandingText "$(ProgramName)"
SpaceTexts none
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define MUI_ICON "@ICON@"
!define MUI_UNICON "@ICON@"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "@UNINSTALL@"
!define MUI_LANGDLL_REGISTRY_VALUENAME "SetupLanguage"
!define MUI_WELCOMEFINISHPAGE_BITMAP "@SIDE_PICTURE@"

!define MUI_PAGE_HEADER_TEXT "$(FolderTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(FolderHint)"
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(FolderText)"
!define MUI_DIRECTORYPAGE_TEXT_DESTINATION "$(FolderName)"
!insertmacro MUI_PAGE_DIRECTORY
!define MUI_PAGE_HEADER_TEXT "$(InstallingTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(MomentHint)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(InstalledTitle)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT "$(InstalledText)"
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(InstalledTitle)"
!define MUI_FINISHPAGE_TEXT "$(InstalledText)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\takhte.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(StartNow)"
!insertmacro MUI_PAGE_FINISH
!define MUI_PAGE_HEADER_TEXT "$(RemoveTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(RemoveHint)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(RemoveText)"
!define MUI_UNCONFIRMPAGE_TEXT_LOCATION "$(FolderName)"
!insertmacro MUI_UNPAGE_CONFIRM
!define MUI_PAGE_HEADER_TEXT "$(RemovingTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(MomentHint)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(RemovedTitle)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT "$(RemoveHint)"
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Farsi"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString ProgramName ${LANG_ENGLISH} "Takhte"
LangString ProgramName ${LANG_FARSI} "تخته"
LangString MatchName ${LANG_ENGLISH} "Takhte match"
LangString MatchName ${LANG_FARSI} "بازی تخته"
LangString FolderTitle ${LANG_ENGLISH} "Where should Takhte be?"
LangString FolderTitle ${LANG_FARSI} "تخته کجا باشد؟"
LangString FolderHint ${LANG_ENGLISH} "The folder that is proposed suits almost everybody."
LangString FolderHint ${LANG_FARSI} "پوشه‌ای که پیشنهاد شده است برای بیشتر کاربران خوب است."
LangString FolderText ${LANG_ENGLISH} "Takhte is installed for you alone and needs no administrator. To choose another folder, press Browse."
LangString FolderText ${LANG_FARSI} "تخته تنها برای شما نصب می‌شود و به اجازهٔ مدیر سیستم نیاز ندارد. برای برگزیدن پوشه‌ای دیگر «مرور» را بفشارید."
LangString FolderName ${LANG_ENGLISH} "Folder"
LangString FolderName ${LANG_FARSI} "پوشه"
LangString InstallingTitle ${LANG_ENGLISH} "Installing Takhte"
LangString InstallingTitle ${LANG_FARSI} "تخته نصب می‌شود"
LangString MomentHint ${LANG_ENGLISH} "This takes a moment."
LangString MomentHint ${LANG_FARSI} "چند لحظه طول می‌کشد."
LangString InstalledTitle ${LANG_ENGLISH} "Takhte is installed"
LangString InstalledTitle ${LANG_FARSI} "تخته نصب شد"
LangString InstalledText ${LANG_ENGLISH} "You find it in the Start menu. Match files open with a double click."
LangString InstalledText ${LANG_FARSI} "تخته را در منوی آغاز می‌یابید. پرونده‌های بازی با دو بار کلیک باز می‌شوند."
LangString StartNow ${LANG_ENGLISH} "Start Takhte now"
LangString StartNow ${LANG_FARSI} "همین حالا تخته باز شود"
LangString RemoveTitle ${LANG_ENGLISH} "Remove Takhte"
LangString RemoveTitle ${LANG_FARSI} "برداشتن تخته"
LangString RemoveHint ${LANG_ENGLISH} "Your matches and settings stay."
LangString RemoveHint ${LANG_FARSI} "بازی‌ها و تنظیمات شما می‌مانند."
LangString RemoveText ${LANG_ENGLISH} "Takhte is removed from this folder, from the Start menu and from the list of programs."
LangString RemoveText ${LANG_FARSI} "تخته از این پوشه، از منوی آغاز و از فهرست برنامه‌ها برداشته می‌شود."
LangString RemovingTitle ${LANG_ENGLISH} "Removing Takhte"
LangString RemovingTitle ${LANG_FARSI} "تخته برداشته می‌شود"
LangString RemovedTitle ${LANG_ENGLISH} "Takhte is removed"
LangString RemovedTitle ${LANG_FARSI} "تخته برداشته شد"
LangString StillOpen ${LANG_ENGLISH} "Takhte is still open. Close it, then try again."
LangString StillOpen ${LANG_FARSI} "تخته هنوز باز است. آن را ببندید و دوباره بکوشید."
LangString OlderStays ${LANG_ENGLISH} "The version that is installed could not be removed. Restart Windows, then start this setup again."
LangString OlderStays ${LANG_FARSI} "نسخه‌ای که نصب است برداشته نشد. ویندوز را از نو راه‌اندازی کنید و این نصب را دوباره آغاز کنید."
LangString OtherPackage ${LANG_ENGLISH} "Takhte was installed by its .msi package. Remove it first in Windows' list of apps, then start this setup again."
LangString OtherPackage ${LANG_FARSI} "تخته با بستهٔ ‎.msi نصب شده است. نخست آن را در فهرست برنامه‌های ویندوز بردارید و این نصب را دوباره آغاز کنید."
LangString WindowsTooOld ${LANG_ENGLISH} "Takhte needs Windows 10 version 1903 or newer. Update Windows, then start this setup again."
LangString WindowsTooOld ${LANG_FARSI} "تخته به ویندوز ۱۰ نسخهٔ ۱۹۰۳ یا تازه‌تر نیاز دارد. ویندوز را به‌روز کنید و این نصب را دوباره آغاز کنید."

VIProductVersion "@NUMBERS@"
VIFileVersion "@NUMBERS@"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "Takhte"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "@VERSION@"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "@VERSION@"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "Takhte setup"
VIAddVersionKey /LANG=${LANG_ENGLISH} "CompanyName" "@PUBLISHER@"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT licence"
VIAddVersionKey /LANG=${LANG_FARSI} "ProductName" "تخته"
VIAddVersionKey /LANG=${LANG_FARSI} "ProductVersion" "@VERSION@"
VIAddVersionKey /LANG=${LANG_FARSI} "FileVersion" "@VERSION@"
VIAddVersionKey /LANG=${LANG_FARSI} "FileDescription" "نصب تخته"
VIAddVersionKey /LANG=${LANG_FARSI} "CompanyName" "@PUBLISHER@"
VIAddVersionKey /LANG=${LANG_FARSI} "LegalCopyright" "MIT licence"

; Exit codes besides those of NSIS (0 done, 1 given up by the person, 2 by the program).
!define CODE_STILL_OPEN 3
!define CODE_OLDER_STAYS 4
!define CODE_WINDOWS_TOO_OLD 5
!define CODE_OTHER_PACKAGE 6
!define REFRESH_ASSOCIATIONS 0x08000000

; A program that runs cannot be opened for writing.
!macro DefineStopWhereOpen un
Function ${un}StopWhereOpen
  Pop $3
  again:
    IfFileExists "$3" 0 free
    ClearErrors
    FileOpen $4 "$3" a
    IfErrors taken
    FileClose $4
  free:
    Return
  taken:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${CODE_STILL_OPEN}
    Quit
FunctionEnd
!macroend
!insertmacro DefineStopWhereOpen ""
!insertmacro DefineStopWhereOpen "un."

!macro StopWhileOpen un folder
  Push "${folder}\takhte.exe"
  Call ${un}StopWhereOpen
  Push "${folder}\takhte-console.exe"
  Call ${un}StopWhereOpen
!macroend

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${AtLeastBuild} 18362
    MessageBox MB_OK|MB_ICONSTOP "$(WindowsTooOld)" /SD IDOK
    SetErrorLevel ${CODE_WINDOWS_TOO_OLD}
    Quit
  ${EndIf}
  ReadRegStr $0 HKCU "@OWN@" "@PACKAGE@"
  ${If} $0 != ""
    MessageBox MB_OK|MB_ICONSTOP "$(OtherPackage)" /SD IDOK
    SetErrorLevel ${CODE_OTHER_PACKAGE}
    Quit
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  SetDetailsPrint none
  ; The version before this one knows best what it has installed.
  ReadRegStr $0 HKCU "@UNINSTALL@" "InstallLocation"
  ${If} $0 != ""
    !insertmacro StopWhileOpen "" "$0"
    ${If} ${FileExists} "$0\uninstall.exe"
      ExecWait '"$0\uninstall.exe" /S _?=$0' $2
      ${If} $2 != 0
        MessageBox MB_OK|MB_ICONSTOP "$(OlderStays)" /SD IDOK
        SetErrorLevel ${CODE_OLDER_STAYS}
        Quit
      ${EndIf}
      Delete "$0\uninstall.exe"
      RMDir "$0"
    ${EndIf}
  ${EndIf}
  !insertmacro StopWhileOpen "" "$INSTDIR"

@INSTALL_FILES@
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\$(ProgramName).lnk" "$INSTDIR\takhte.exe"
@WRITE_REGISTRY@
  WriteRegStr HKCU "@UNINSTALL@" "SetupLanguage" $LANGUAGE
  System::Call 'shell32::SHChangeNotify(i ${REFRESH_ASSOCIATIONS}, i 0, p 0, p 0)'
SectionEnd

Section Uninstall
  SetDetailsPrint none
  !insertmacro StopWhileOpen "un." "$INSTDIR"
@DELETE_FILES@
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs"
  Delete "$SMPROGRAMS\Takhte.lnk"
  Delete "$SMPROGRAMS\تخته.lnk"
@DELETE_REGISTRY@
  System::Call 'shell32::SHChangeNotify(i ${REFRESH_ASSOCIATIONS}, i 0, p 0, p 0)'
SectionEnd
