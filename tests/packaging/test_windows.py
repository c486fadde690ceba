"""Windows' artefacts, as far as they are made without Wine: pins, the interpreter's parts, both installers' words."""

import re
import shutil
import struct
import subprocess
import tomllib
from pathlib import Path, PureWindowsPath
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImageReader

import try_windows
from artefacts import icons
from artefacts.project import EPOCH_VARIABLE, PROJECT, ROOT, source_epoch
from gui.fonts import choose_font_engine
from trials.carrying_out import carry_out
from trials.using import need
from trials.windows import subsystem
from trials.windows_system import read_registry
from windows import msi, nsis
from windows.files import Listed, folders, kilobytes, listed
from windows.interpreter import FORWARDING, WHEELS, compile_source, exported_names, forwarder_text
from windows.origins import is_our_forwarder, origin_of
from windows.pictures import MARK, SIDE, Pictures, side_picture
from windows.registry import ASSOCIATION, CLASSES, KIND, PROGRAM, SUFFIX_KEY, UNINSTALL, own_keys, shared_keys
from windows.wine import windows_path

WIX = "{http://schemas.microsoft.com/wix/2006/wi}"


@pytest.fixture
def onedir(tmp_path: Path) -> Path:
    folder = tmp_path / "takhte"
    for name in ("takhte.exe", "takhte-console.exe", "_internal/a.dll", "_internal/fonts/V[wght].ttf"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x" * 1025)
    return folder


@pytest.fixture
def script(onedir: Path, tmp_path: Path) -> str:
    return nsis.script_text(listed(onedir), tmp_path / "setup.exe", Pictures(Path("takhte.ico"), Path("side.bmp")))


def pinned(text: str) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE)
    return {name.lower().replace("_", "-"): version for name, version in found}


def test_the_wheels_are_the_versions_that_are_pinned_elsewhere() -> None:
    wheels = pinned(WHEELS.read_text(encoding="utf-8"))
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    dependencies = pinned("\n".join(told["dependencies"]))
    assert dependencies.items() <= wheels.items()
    constraints = pinned((ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8"))
    assert {name: version for name, version in wheels.items() if name not in constraints} == {
        "panda3d": "1.10.16",
        "setuptools": wheels["setuptools"],
    }
    assert {name: constraints[name] for name in wheels if name in constraints}.items() <= wheels.items()


def test_each_wheel_has_its_sum() -> None:
    lines = [line for line in WHEELS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"\S+==\S+ --hash=sha256:[0-9a-f]{64}", line) for line in lines)


def test_the_forwarder_leads_every_exported_name_on() -> None:
    told = (
        "[Ordinal/Name Pointer] Table\n\t[   0] PyArg_Parse\n\t[1629] _Py_Dealloc\n\nThe Function Table"
        "\n\t[   0] not_this_one at all\n"
    )
    names = exported_names(told)
    assert names == ["PyArg_Parse", "_Py_Dealloc"]
    assert forwarder_text(names).splitlines()[1:] == [
        "EXPORTS",
        "  PyArg_Parse = python311.PyArg_Parse",
        "  _Py_Dealloc = python311._Py_Dealloc",
    ]


@pytest.mark.parametrize(
    ("name", "component"),
    [
        ("MSVCP140_1.dll", "microsoft-visual-c++-runtime"),
        ("vcruntime140.dll", "microsoft-visual-c++-runtime"),
        ("libffi-8.dll", "libffi"),
        ("sqlite3.dll", "sqlite"),
    ],
)
def test_libraries_of_others_are_named(name: str, component: str) -> None:
    origin = origin_of(Path("C:/x") / name)
    assert origin is not None
    assert origin.component == component


def test_other_files_are_not_those_libraries(tmp_path: Path) -> None:
    assert origin_of(Path("python311.dll")) is None
    assert origin_of(Path("libffi-8.so")) is None
    (tmp_path / "python3.dll").touch()
    assert not is_our_forwarder(tmp_path / "python3.dll")  # python.org's own
    (tmp_path / "ORIGIN.txt").touch()
    assert is_our_forwarder(tmp_path / "python3.dll")


def test_files_are_listed_with_the_programs_first(onedir: Path) -> None:
    files = listed(onedir)
    assert [str(each.place) for each in files] == [
        "takhte-console.exe",
        "takhte.exe",
        "_internal\\a.dll",
        "_internal\\fonts\\V[wght].ttf",
    ]
    assert [str(folder) for folder in folders(files)] == ["_internal\\fonts", "_internal"]
    assert kilobytes(files) == 8


def test_the_setup_speaks_both_languages(script: str) -> None:
    said = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} \"(.+)\"$", script, re.MULTILINE)
    english = {name for name, language, _ in said if language == "ENGLISH"}
    persian = {name: text for name, language, text in said if language == "FARSI"}
    assert english == set(persian) >= {"ProgramName", "MatchName", "StillOpen", "OlderStays"}
    assert all(re.search(r"[\u0600-\u06ff]", text) and not re.search(r"[يك]", text) for text in persian.values())
    assert set(re.findall(r"\$\((\w+)\)", script)) <= english
    assert script.index('MUI_LANGUAGE "English"') < script.index('MUI_LANGUAGE "Farsi"')


def test_the_setup_has_the_version_of_pyproject_and_nothing_left_open(script: str) -> None:
    assert f'VIProductVersion "{PROJECT.version}.0"' in script
    assert f"\"DisplayVersion\" '{PROJECT.version}'" in script
    assert not re.search(r"@[A-Z_]+@", script)
    assert PROJECT.version not in nsis.SCRIPT.read_text(encoding="utf-8")


def test_what_the_setup_installs_the_uninstaller_deletes(script: str) -> None:
    install, uninstall = script.split("Section Uninstall")
    current = ""
    installed = set()
    for kind, value in re.findall(r'^  (SetOutPath|File) "(?:/oname=)?([^"]+)"', install, re.MULTILINE):
        if kind == "SetOutPath":
            current = value
        else:
            installed.add(f"{current}\\{value}")
    deleted = set(re.findall(r'^  Delete "(\$INSTDIR[^"]+)"', uninstall, re.MULTILINE))
    assert deleted == installed | {"$INSTDIR\\uninstall.exe"}
    assert "RMDir /r" not in script
    removed = re.findall(r'^  RMDir "([^"]+)"', uninstall, re.MULTILINE)
    assert removed == ["$INSTDIR\\_internal\\fonts", "$INSTDIR\\_internal", "$INSTDIR", "$LOCALAPPDATA\\Programs"]


def test_what_the_setup_writes_into_the_registry_the_uninstaller_takes_out(script: str) -> None:
    install, uninstall = script.split("Section Uninstall")
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)" "([^"]*)"', install))
    whole = re.findall(r'DeleteRegKey HKCU "([^"]+)"', uninstall)
    single = set(re.findall(r'DeleteRegValue HKCU "([^"]+)" "([^"]*)"', uninstall))
    left = {(key, name) for key, name in written if not any(f"{key}\\".startswith(f"{gone}\\") for gone in whole)}
    assert left == single
    assert set(re.findall(r'DeleteRegKey /ifempty HKCU "([^"]+)"', uninstall)) == {key for key, _ in single}
    assert whole == [f"{CLASSES}\\{KIND}", UNINSTALL]


def test_the_kind_of_another_program_is_left_alone(script: str) -> None:
    uninstall = script.split("Section Uninstall")[1]
    guarded = uninstall[uninstall.index("${If} $1") : uninstall.index("${EndIf}")]
    assert f'DeleteRegValue HKCU "{SUFFIX_KEY}" ""' in guarded
    assert "OpenWithProgids" not in guarded


def test_keys_that_are_ours_go_whole_and_shared_ones_when_empty() -> None:
    assert own_keys((*ASSOCIATION, *PROGRAM)) == [f"{CLASSES}\\{KIND}", UNINSTALL]
    assert shared_keys(ASSOCIATION) == [f"{SUFFIX_KEY}\\OpenWithProgids", SUFFIX_KEY]


def test_a_match_is_opened_by_its_quoted_path(script: str) -> None:
    command = f'WriteRegStr HKCU "{CLASSES}\\{KIND}\\shell\\open\\command" "" '
    assert command + '\'"$INSTDIR\\takhte.exe" "%1"\'' in script


def test_the_setup_asks_for_no_administrator(script: str) -> None:
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    assert 'InstallDir "$LOCALAPPDATA\\Programs\\Takhte"' in script


@pytest.mark.skipif(shutil.which("makensis") is None, reason="nsis is not installed")
def test_the_script_is_understood_by_makensis(onedir: Path, tmp_path: Path) -> None:
    made = nsis.make_setup(onedir, tmp_path, "9.8.7")
    assert made.name == "Takhte-9.8.7-setup.exe"
    assert subsystem(made) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == [made.name, "takhte"]
    (tmp_path / "again").mkdir()
    assert nsis.make_setup(onedir, tmp_path / "again", "9.8.7").read_bytes() == made.read_bytes()


def test_the_package_holds_every_file_and_the_association(onedir: Path) -> None:
    told = ElementTree.fromstring(msi.source_text(listed(onedir), Path("takhte.ico"), "1.2.3"))
    product = told.find(f"{WIX}Product")
    assert product is not None
    assert product.get("Version") == "1.2.3"
    assert {each.get("Name") for each in told.iter(f"{WIX}File")} == {each.place.name for each in listed(onedir)}
    referred = {each.get("Id") for each in told.iter(f"{WIX}ComponentRef")}
    assert {each.get("Id") for each in told.iter(f"{WIX}Component")} == referred
    written = {(each.get("Key"), each.get("Name", "")): each.get("Value") for each in told.iter(f"{WIX}RegistryValue")}
    assert {(value.key, value.name) for value in ASSOCIATION} <= set(written)
    assert written[f"{CLASSES}\\{KIND}\\shell\\open\\command", ""] == '"[INSTALLFOLDER]takhte.exe" "%1"'
    assert {each.get("Root") for each in told.iter(f"{WIX}RegistryValue")} == {"HKCU"}
    assert msi.source_text(listed(onedir), Path("takhte.ico"), "1.2.3").isascii()  # libmsi crashes at others


def test_another_version_is_another_product_of_one_kind() -> None:
    one, other = msi.product_words("1.0.0"), msi.product_words("1.0.1")
    assert one["UpgradeCode"] == other["UpgradeCode"]
    assert one["Id"] != other["Id"]


def test_what_wixl_makes_up_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EPOCH_VARIABLE, "1700000000")
    source_epoch.cache_clear()
    made_up = b"\x27\0\0\0{2D6E0F2B-FD2F-4AD6-9DD8-C9B59AB12760}\0\0" + 2 * (b"\x40\0\0\0" + b"12345678")
    stamped = msi.stamped(b"before" + made_up + b"after", "1.2.3")
    assert len(stamped) == len(made_up) + 11
    assert stamped.startswith(b"before\x27\0\0\0{")
    [ticks] = struct.unpack("<Q", stamped[-13:-5])
    assert ticks == 133_444_736_000_000_000  # 2023-11-14 22:13:20, counted from 1601
    with pytest.raises(RuntimeError, match="0 times"):
        msi.stamped(b"before", "1.2.3")


def test_a_path_of_linux_is_on_drive_z(tmp_path: Path) -> None:
    assert windows_path(Path("/usr/bin")) == "Z:\\usr\\bin"


def test_an_exported_registry_is_read() -> None:
    text = (
        "Windows Registry Editor Version 5.00\r\n\r\n[HKEY_CURRENT_USER\\Software\\Classes\\.takhte]\r\n"
        '@="Takhte.Match"'
        '\r\n"a\\\\b"="\\"C:\\\\کاربر\\" \\"%1\\""\r\n"n"=dword:00000001\r\n"h"=hex:01,\\\r\n  02\r\n'
    )
    assert read_registry(text) == {
        "Software\\Classes\\.takhte": {
            "@": "Takhte.Match",
            "a\\b": '"C:\\کاربر" "%1"',
            "n": "dword:00000001",
            "h": "hex:01,02",
        }
    }


@pytest.mark.skipif(shutil.which("x86_64-w64-mingw32-gcc") is None, reason="gcc-mingw-w64-x86-64 is not installed")
def test_our_library_for_python_3_leads_on(tmp_path: Path) -> None:
    definition = tmp_path / "forwarder.def"
    definition.write_text(forwarder_text(["Py_Main", "PyExc_TypeError"]), encoding="utf-8")
    made = tmp_path / "python3.dll"
    compile_source("forwarder.c", made, *FORWARDING, str(definition))
    (tmp_path / "other").mkdir()
    compile_source("forwarder.c", tmp_path / "other" / "python3.dll", *FORWARDING, str(definition))
    assert (tmp_path / "other" / "python3.dll").read_bytes() == made.read_bytes()
    told = subprocess.run(["x86_64-w64-mingw32-objdump", "-p", made], capture_output=True, text=True, check=True).stdout
    assert exported_names(told) == ["PyExc_TypeError", "Py_Main"]
    assert "python311.Py_Main" in told
    assert "DLL Name" not in told  # nothing of the compiler's is in it or asked for


def test_files_outside_the_program_are_not_listed(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert listed(tmp_path) == []
    assert folders([Listed(tmp_path, PureWindowsPath("a"))]) == []


def test_windows_draws_letters_as_linux_does_unless_told_otherwise() -> None:
    environ: dict[str, str] = {}
    choose_font_engine(environ, "linux")
    assert environ == {}
    choose_font_engine(environ, "win32")
    assert environ == {"QT_QPA_PLATFORM": "windows:fontengine=freetype"}
    environ = {"QT_QPA_PLATFORM": "offscreen"}
    choose_font_engine(environ, "win32")
    assert environ == {"QT_QPA_PLATFORM": "offscreen"}


def test_the_icon_holds_every_size_by_itself() -> None:
    made = icons.ico({16: b"small", 256: b"large one"})
    kind, count = struct.unpack_from("<2xHH", made)
    assert (kind, count) == (1, 2)
    entries = [struct.unpack_from("<BBBBHHII", made, 6 + 16 * number) for number in range(count)]
    assert [entry[:2] for entry in entries] == [(16, 16), (0, 0)]  # 0 stands for 256
    assert [made[entry[7] :][: entry[6]] for entry in entries] == [b"small", b"large one"]


def test_the_icon_is_read_by_qt(tmp_path: Path) -> None:
    icons.write_ico(tmp_path / "takhte.ico")
    reader = QImageReader(str(tmp_path / "takhte.ico"))
    sizes = []
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        sizes.append(reader.read().width())
    assert sizes == list(icons.ICO_SIZES)


def test_the_side_picture_is_of_the_size_that_nsis_wants() -> None:
    picture = side_picture()
    assert (picture.width(), picture.height(), picture.depth()) == (*SIDE, 24)
    ground = picture.pixelColor(0, 0)
    assert picture.pixelColor(SIDE[0] // 2, 40 + MARK // 2) != ground
    assert picture.pixelColor(SIDE[0] // 2, SIDE[1] - 1) == ground


def test_an_unknown_trial_is_told_before_a_windows_is_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert try_windows.main(["mis"]) == 2
    assert "there is none called mis" in capsys.readouterr().out


def test_trials_go_on_after_one_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    carried: list[str] = []

    def fail() -> None:
        need(False, "nothing is there")

    assert carry_out({"one": fail, "two": lambda: carried.append("two")}) == 1
    assert carry_out({"two": lambda: carried.append("two")}) == 0
    told = capsys.readouterr().out
    assert "FAILED: nothing is there" in told
    assert "1 passed, 1 failed" in told
    assert carried == ["two", "two"]
