"""What the artefacts are made of: the version, the desktop's files, the icon, the packages' words, the sums."""

import gzip
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from artefacts import appimage, checksums, deb, icons, rpm, tarball, tree
from artefacts.components import Component, UnknownOriginError, components_text, find_components
from artefacts.macos import INFO
from artefacts.manual import PLACES, manual
from artefacts.project import DATA, EPOCH_VARIABLE, PROJECT, ROOT, source_epoch
from artefacts.system import SOURCES, wanted_from_system
from artefacts.tools import HEADERS, TOOLS
from artefacts.windows import version_text
from engine.commands.help import HELP_TEXT
from engine.core.journal import header_line
from engine.core.match import SeatSetup, new_setup
from engine.core.messages import Language
from engine.core.program import program_version
from engine.games import GAMES
from provision import missing_tools
from trimming import is_kept, is_library, needed_libraries, trim, without_dangling


@pytest.fixture
def epoch(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv(EPOCH_VARIABLE, "1700000000")
    source_epoch.cache_clear()
    return source_epoch()


@pytest.fixture
def onedir(tmp_path: Path) -> Path:
    """A program that is linked with the C library and nothing else."""
    folder = tmp_path / "onedir"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "LICENCES.txt").write_text("of all\n")
    shutil.copyfile(Path(shutil.which("true") or "/bin/true"), folder / "takhte")
    return folder


@pytest.fixture
def laid(onedir: Path, tmp_path: Path, epoch: int) -> Path:
    tree.make_tree(onedir, tmp_path / "tree")
    return tmp_path / "tree"


def test_the_version_is_pyprojects() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert told == PROJECT.version == program_version()
    for path in [*DATA.iterdir(), *(ROOT / "packaging" / "artefacts").glob("*.py")]:
        assert told not in path.read_text(encoding="utf-8"), path


def test_the_svg_is_the_mark_as_it_is_now() -> None:
    assert icons.SVG.read_text(encoding="utf-8") == icons.svg_text()


@pytest.mark.parametrize("side", icons.SIZES)
def test_the_icon_is_painted_in_every_size(side: int) -> None:
    image = icons.paint(side)
    assert (image.width(), image.height()) == (side, side)
    assert image.pixelColor(0, 0).alpha() < 128  # round corners
    middle = image.pixelColor(side // 2, side // 2)
    assert middle.alpha() == 255


def test_the_tree_holds_everything_a_desktop_looks_for(laid: Path) -> None:
    for name in (
        "usr/lib/takhte/takhte",
        "usr/share/applications/takhte.desktop",
        "usr/share/mime/packages/takhte.xml",
        "usr/share/metainfo/org.takhte.Takhte.metainfo.xml",
        "usr/share/icons/hicolor/16x16/apps/takhte.png",
        "usr/share/icons/hicolor/scalable/apps/takhte.svg",
        "usr/share/doc/takhte/copyright",
    ):
        assert (laid / name).is_file(), name
    assert (laid / "usr/bin/takhte").resolve() == (laid / "usr/lib/takhte/takhte").resolve()
    assert (laid / "usr/share/doc/takhte/LICENCES.txt").read_text() == "of all\n"
    assert PROJECT.version in gzip.decompress((laid / "usr/share/doc/takhte/changelog.gz").read_bytes()).decode()
    assert {path.lstat().st_mtime for path in laid.rglob("*")} == {1_700_000_000}


def test_the_metainfo_has_version_and_day(epoch: int) -> None:
    assert f'<release version="{PROJECT.version}" date="2023-11-14"/>' in tree.metainfo()


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_the_desktop_entry_is_valid() -> None:
    done = subprocess.run(
        ["desktop-file-validate", DATA / "takhte.desktop"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstream is not installed")
def test_the_metainfo_is_valid(laid: Path) -> None:
    path = laid / "usr/share/metainfo/org.takhte.Takhte.metainfo.xml"
    done = subprocess.run(["appstreamcli", "validate", "--no-net", path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_both_languages_are_in_the_desktop_entry() -> None:
    entry = (DATA / "takhte.desktop").read_text(encoding="utf-8")
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert f"\n{key}=" in entry
        assert f"\n{key}[fa]=" in entry


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_the_magic_fits_what_a_match_begins_with(game: object) -> None:
    found = next(each for each in GAMES if each is game)
    seats = tuple(SeatSetup("a", "human") for _ in range(found.seat_range[0]))
    head = header_line(new_setup(found, seats, seed="x"))
    text = (DATA / "takhte-mime.xml").read_text(encoding="utf-8").replace("&quot;", '"')
    outer, inner = re.findall(r'offset="([\d:]+)" value="(.*?)"/?>\n', text)
    assert head.startswith(outer[1].encode())
    first, last = map(int, inner[0].split(":"))
    assert inner[1].encode() in head[first : last + len(inner[1])]


def test_the_deb_names_what_it_needs(laid: Path) -> None:
    control = deb.control_text(laid, "1.2.3")
    assert "\nVersion: 1.2.3\n" in control
    assert re.search(r"\nDepends: libc6 \(>= 2\.\d+\), fontconfig-config, xkb-data\n", control)


def test_the_rpm_owns_its_own_folders_only(laid: Path) -> None:
    lines = rpm.listed(laid)
    assert lines[0] == "/usr/lib/takhte"
    assert "/usr/bin/takhte" in lines
    assert "/usr/share/applications" not in lines
    assert not [line for line in lines if line.startswith("/usr/lib/takhte/")]
    assert "Requires: libc.so.6(GLIBC_" in rpm.spec_text(laid, "1.2.3")


MAKERS = {
    "deb": (deb.make_deb, ()),
    "tar": (tarball.make_tarball, ()),
    "rpm": (rpm.make_rpm, ("rpm",)),
    "AppImage": (appimage.make_appimage, ("gcc", "squashfs-tools", *HEADERS.values())),
}


@pytest.mark.parametrize("kind", MAKERS)
def test_the_same_program_gives_the_same_bytes(kind: str, onedir: Path, tmp_path: Path, epoch: int) -> None:
    """In folders of other names, copied in another order at another time."""
    make, tools = MAKERS[kind]
    missing = sorted(set(tools) & set(missing_tools({**TOOLS, **HEADERS})))
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}; `make dist` installs them")
    sums = []
    for name in ("one", "another/with a longer name"):
        folder = tmp_path / name
        shutil.copytree(onedir, folder / "onedir", copy_function=shutil.copyfile)
        (folder / "made").mkdir()
        tree.make_tree(folder / "onedir", folder / "tree")
        sums.append(checksums.sum_of(make(folder / "tree", folder / "made")))
        assert not (folder / "tree" / "DEBIAN").exists()
        assert not (folder / "tree" / "usr/share/lintian").exists()
    assert sums[0] == sums[1]


def test_the_deb_is_one_that_dpkg_reads(laid: Path, tmp_path: Path) -> None:
    made = deb.make_deb(laid, tmp_path, "1.2.3")
    members = subprocess.run(["ar", "t", made], capture_output=True, text=True, check=True).stdout.split()
    assert members == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    subprocess.run(["dpkg-deb", "--raw-extract", made, tmp_path / "out"], check=True)
    sums = (tmp_path / "out" / "DEBIAN" / "md5sums").read_text(encoding="utf-8")
    assert " usr/share/lintian/overrides/takhte\n" in sums
    assert "DEBIAN" not in sums
    subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=tmp_path / "out", check=True)
    told = subprocess.run(["dpkg-deb", "--contents", made], capture_output=True, text=True, check=True).stdout
    assert {line.split()[1] for line in told.splitlines()} == {"root/root"}


def test_packing_quickly_is_read_as_well(laid: Path, tmp_path: Path) -> None:
    made = deb.make_deb(laid, tmp_path, "1.2.3", deb.QUICK)
    told = subprocess.run(["dpkg-deb", "--field", made, "Version"], capture_output=True, text=True, check=True).stdout
    assert told == "1.2.3\n"


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_manual_says_what_help_says(language: Language, laid: Path) -> None:
    page = gzip.decompress((laid / PLACES[language] / "takhte.6.gz").read_bytes()).decode()
    assert page == manual(language)
    assert page.startswith(f'.TH TAKHTE 6 "2023-11-14" "Takhte {PROJECT.version}"\n')
    body = page.split(".nf\n")[1].removesuffix(".fi\n")
    assert body.replace("\\-", "-").replace("\\&", "").replace("\\e", "\\") == HELP_TEXT[language]
    assert not re.search(r"^[.']", body, re.MULTILINE)


def test_the_sums_are_those_that_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(b"1")
    (tmp_path / "two").write_bytes(b"2")
    made = checksums.write_sums(tmp_path)
    assert checksums.write_sums(tmp_path) == made  # the list is not in the list
    assert len(made.read_text().splitlines()) == 2
    subprocess.run(["sha256sum", "--check", "--strict", made.name], cwd=tmp_path, check=True, capture_output=True)


def test_components_tell_whose_every_file_is(tmp_path: Path) -> None:
    import msgspec

    found = find_components({"msgspec/_core.so": Path(msgspec._core.__file__), "base.py": Path(re.__file__)})
    names = [each.name for each in found]
    assert names == ["msgspec", "pyinstaller", "python"]
    text = components_text(found)
    assert re.search(r"^msgspec +[\d.]+ +BSD", text, re.MULTILINE)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    stray = tmp_path / "stray.so"
    stray.touch()
    with pytest.raises(UnknownOriginError, match=r"stray\.so"):
        find_components({"stray.so": stray})


def test_licences_that_are_only_pointed_to_are_added() -> None:
    text = components_text(
        [Component("one", "1", "GPL-2", texts={"copyright": "see /usr/share/common-licenses/GPL-2."})]
    )
    assert "\nGPL-2\n" in text


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqlinuxfb.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/translations/qtbase_fa.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("libGL.so.1", False),
        ("libstdc++.so.6", False),
        ("icuuc.dll", False),
        ("libicuuc.so.73", True),
        ("resources/pictures/skyjo-en.png", False),
        ("tqdm-4.dist-info/METADATA", True),
        ("tqdm-4.dist-info/RECORD", False),
        ("tqdm-4.dist-info/licenses/LICENCE", False),
        ("resources/cards/skyjo.fa.jpg", True),
    ],
)
def test_plugins_and_the_systems_own_libraries(name: str, kept: bool) -> None:
    assert is_kept(name) == kept


def test_a_library_that_nobody_needs_goes(tmp_path: Path) -> None:
    python = Path(sys.executable).resolve()
    linked = needed_libraries(python)
    assert any(name.startswith("libc.so") for name in linked)
    [spare] = [name for name in ("libspare.so.1",) if name not in linked]
    entries = [("program", str(python), "EXTENSION"), (spare, str(python), "BINARY")]
    assert trim(entries) == entries[:1]
    assert is_library("libicuuc.so.73", "BINARY")
    assert not is_library("libpython3.11.so.1.0", "BINARY")
    assert not is_library("_json.cpython-311-x86_64-linux-gnu.so", "EXTENSION")


def test_a_link_goes_with_what_it_leads_to() -> None:
    links = [
        ("libone.so.1", "PySide6/libone.so.1", "SYMLINK"),
        ("data/two", "../lib/two", "SYMLINK"),
        ("d", "/d", "DATA"),
    ]
    files = [("PySide6/libone.so.1", "/x/libone.so.1", "BINARY"), ("lib/two", "/x/two", "BINARY")]
    assert without_dangling(links, files) == links
    assert without_dangling(links, files[:1]) == [links[0], links[2]]
    assert without_dangling(links, []) == [links[2]]


def test_only_what_is_not_inside_is_asked_of_the_system(onedir: Path) -> None:
    assert wanted_from_system(onedir) == []
    assert all(name.startswith("lib") and source.debian.startswith("lib") for name, source in SOURCES.items())


def test_windows_and_macos_are_told_version_and_file_type() -> None:
    numbers = ", ".join([*PROJECT.version.split("."), "0"])
    assert f"filevers=({numbers})" in version_text(PROJECT)
    compile(version_text(PROJECT), "version.txt", "eval")
    [declared] = INFO["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [PROJECT.suffix.removeprefix(".")]
    [document] = INFO["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
