"""The translations: what the window says is gathered from its source, kept in `.ts` files, compiled for Qt.

`resources/translations/fa/<area>.ts` holds the texts of every `translate("<area>", "…")` call in `gui`, and
`resources/translations/en.ts` the plural forms of English. pyside6-lupdate is not used: it would put every area into
one file, and cannot say that a call is not literal. Standard library only.
"""

from __future__ import annotations

import ast
import string
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ROOT = Path(__file__).resolve().parent.parent
FORMS = {"fa": 1, "en": 2}
"""How many plural forms Qt asks of a language."""
LOCALES = {"fa": "fa_IR", "en": "en_GB"}


@dataclass(frozen=True)
class Message:
    """A text of an area. `plural`: the call gives a number, so `forms` are its plural forms. Without `forms` it
    is not translated yet."""

    area: str
    source: str
    comment: str = ""
    plural: bool = False
    forms: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str, str]:
        return self.area, self.source, self.comment


@dataclass(frozen=True)
class Catalogue:
    """One `.ts` file: where it lies, its language, and whether it keeps plurals only."""

    path: Path
    language: str
    areas: frozenset[str] | None = None

    def wants(self, message: Message) -> bool:
        return message.plural if self.areas is None else message.area in self.areas


def gather(root: Path = ROOT) -> tuple[list[Message], list[str]]:
    """Every text in `gui`, once each, in the order of files and lines; and what is wrong with the calls."""
    messages: dict[tuple[str, str, str], Message] = {}
    problems: list[str] = []
    for path in sorted((root / "gui").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_translate(node)]
        for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
            place = f"{path.relative_to(root)}:{call.lineno}"
            message = _message(call)
            if message is None:
                problems.append(f"{place}: area, text and comment must be plain literals")
            elif messages.setdefault(message.key, message).plural != message.plural:
                problems.append(f"{place}: “{message.source}” stands with and without a number")
    return list(messages.values()), problems


def catalogues(messages: Iterable[Message], root: Path = ROOT) -> list[Catalogue]:
    """A Persian file for each area, and the English one if there are plurals; files of areas that are gone too."""
    messages = list(messages)
    folder = root / "resources" / "translations"
    areas = {message.area for message in messages} | {path.stem for path in (folder / "fa").glob("*.ts")}
    found = [Catalogue(folder / "fa" / f"{area}.ts", "fa", frozenset({area})) for area in sorted(areas)]
    english = folder / "en.ts"
    if english.exists() or any(message.plural for message in messages):
        found.append(Catalogue(english, "en"))
    return found


def read(path: Path) -> list[Message]:
    """The messages of a `.ts` file; none where there is no file."""
    if not path.exists():
        return []
    messages = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        area = context.findtext("name", "")
        messages += [_read_message(area, element) for element in context.iter("message")]
    return messages


def update(root: Path = ROOT) -> list[str]:
    """Bring every `.ts` file up to the source: new texts come in unfinished, those that are gone go. Returns the
    files that were changed, and raises ValueError where a call cannot be understood."""
    messages, problems = gather(root)
    if problems:
        raise ValueError("\n".join(problems))
    changed = []
    for catalogue in catalogues(messages, root):
        known = {message.key: message.forms for message in read(catalogue.path)}
        wanted = [
            replace(message, forms=known.get(message.key, ())) for message in messages if catalogue.wants(message)
        ]
        if not wanted:
            catalogue.path.unlink()
            changed.append(str(catalogue.path))
            continue
        content = _written(wanted, catalogue.language)
        if not catalogue.path.exists() or catalogue.path.read_text(encoding="utf-8") != content:
            catalogue.path.parent.mkdir(parents=True, exist_ok=True)
            catalogue.path.write_text(content, encoding="utf-8")
            changed.append(str(catalogue.path))
    return changed


def check(root: Path = ROOT) -> list[str]:
    """What is wrong: calls that are not literal, texts without a finished translation, texts nobody uses any more,
    places ({name}, %n) that a translation loses or invents."""
    messages, problems = gather(root)
    for catalogue in catalogues(messages, root):
        name = catalogue.path.relative_to(root)
        wanted = {message.key: message for message in messages if catalogue.wants(message)}
        found = {message.key: message for message in read(catalogue.path)}
        problems += [f"{name}: nobody says “{found[key].source}” any more" for key in found.keys() - wanted.keys()]
        for key, message in wanted.items():
            forms = found[key].forms if key in found else ()
            problems += [f"{name}: “{message.source}”: {problem}" for problem in _flaws(message, forms, catalogue)]
    return sorted(problems)


def compile_all(root: Path = ROOT) -> None:
    """Make `takhte_fa.qm` and `takhte_en.qm` where a `.ts` file is newer. Needs PySide6 in this Python."""
    folder = root / "resources" / "translations"
    persian = sorted((folder / "fa").glob("*.ts"))
    # The folder's own time tells of a file that was taken away.
    _compile(persian, [*persian, folder / "fa"], folder / "takhte_fa.qm")
    english = [path for path in [folder / "en.ts"] if path.exists()]
    _compile(english, english, folder / "takhte_en.qm")


def _compile(sources: Sequence[Path], watched: Sequence[Path], target: Path) -> None:
    if not sources:
        target.unlink(missing_ok=True)
        return
    newest = max(path.stat().st_mtime_ns for path in watched)
    if target.exists() and target.stat().st_mtime_ns > newest:
        return
    command = [str(Path(sys.executable).with_name("pyside6-lrelease")), "-silent", *map(str, sources)]
    subprocess.run([*command, "-qm", str(target)], check=True)


def _is_translate(call: ast.Call) -> bool:
    """`translate(…)` or `….translate("…", …)`: painters and strings have methods of that name, too."""
    if isinstance(call.func, ast.Name):
        return call.func.id == "translate"
    named = isinstance(call.func, ast.Attribute) and call.func.attr == "translate"
    return named and len(call.args) > 1 and _literal(call.args[0]) is not None


def _message(call: ast.Call) -> Message | None:
    words = [_literal(argument) for argument in call.args[:3]]
    if len(words) < 2 or None in words or call.keywords:
        return None
    area, source, comment = [word or "" for word in [*words, ""][:3]]
    return Message(area, source, comment, plural=len(call.args) > 3)


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _read_message(area: str, element: ElementTree.Element) -> Message:
    plural = element.get("numerus") == "yes"
    translation = element.find("translation")
    forms: tuple[str, ...] = ()
    if translation is not None and translation.get("type") is None:
        texts = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
        forms = tuple(texts) if all(texts) else ()
    return Message(area, element.findtext("source", ""), element.findtext("comment", ""), plural, forms)


def _flaws(message: Message, forms: tuple[str, ...], catalogue: Catalogue) -> list[str]:
    if not forms:
        return ["no finished translation"]
    expected = FORMS[catalogue.language] if message.plural else 1
    if len(forms) != expected:
        return [f"{len(forms)} forms instead of {expected}"]
    return [f"its places are not those of “{form}”" for form in forms if _places(form) != _places(message.source)]


def _places(text: str) -> list[str]:
    try:
        named = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
    except ValueError:
        named = ["a brace without its other"]
    return sorted(named + ["%n"] * text.count("%n"))


def _written(messages: Sequence[Message], language: str) -> str:
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{LOCALES[language]}" sourcelanguage="en_GB">')
    for area in sorted({message.area for message in messages}):
        lines += ["<context>", f"    <name>{escape(area)}</name>"]
        for message in (message for message in messages if message.area == area):
            lines += _message_lines(message, language)
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _message_lines(message: Message, language: str) -> list[str]:
    unfinished = "" if message.forms else ' type="unfinished"'
    lines = ['    <message numerus="yes">' if message.plural else "    <message>"]
    lines.append(f"        <source>{escape(message.source)}</source>")
    if message.comment:
        lines.append(f"        <comment>{escape(message.comment)}</comment>")
    if message.plural:
        forms = message.forms or ("",) * FORMS[language]
        lines.append(f"        <translation{unfinished}>")
        lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in forms]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation{unfinished}>{escape(''.join(message.forms))}</translation>")
    return [*lines, "    </message>"]


if __name__ == "__main__":
    if sys.argv[1:] == ["update"]:
        print("\n".join(update()))
    elif sys.argv[1:] == ["compile"]:
        compile_all()
    else:
        found = check()
        print("\n".join(found))
        sys.exit(1 if found else 0)
