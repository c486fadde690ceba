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
BrandingText "Takhte @VERSION@"
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define MUI_ICON "@ICON@"
!define MUI_UNICON "@ICON@"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "@UNINSTALL@"
!define MUI_LANGDLL_REGISTRY_VALUENAME "SetupLanguage"
!define MUI_FINISHPAGE_RUN "$INSTDIR\takhte.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Farsi"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString ProgramName ${LANG_ENGLISH} "Takhte"
LangString ProgramName ${LANG_FARSI} "تخته"
LangString MatchName ${LANG_ENGLISH} "Takhte match"
LangString MatchName ${LANG_FARSI} "بازی تخته"
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
