"""Languages: translations, direction and numbers. English is the source text; Persian lives in the `.ts` files.

Sentences are whole templates with named places, never put together from pieces; a name or a piece of notation inside
one is isolated, so that it cannot turn the words around it (Unicode UAX #9).
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator

Language: TypeAlias = Literal["en", "fa"]

LANGUAGES: Final[tuple[Language, ...]] = ("fa", "en")
LANGUAGE_NAMES: Final[dict[Language, str]] = {"fa": "فارسی", "en": "English"}
"""Each in its own language: a person who cannot read the other must find theirs."""

LEFT_TO_RIGHT_ISOLATE: Final = "\u2066"
FIRST_STRONG_ISOLATE: Final = "\u2068"
POP_ISOLATE: Final = "\u2069"
MINUS: Final = "\u2212"
PERSIAN_DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")

translate = QCoreApplication.translate
"""`translate(area, text)`; `area` is a literal and the name of the `.ts` file, `text` a literal."""


def isolated(text: str) -> str:
    """Text of unknown direction (a name) for use inside a sentence."""
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"


def left_to_right(text: str) -> str:
    """Notation that runs left to right in every language: clause numbers, signed figures, sums, paths."""
    return f"{LEFT_TO_RIGHT_ISOLATE}{text}{POP_ISOLATE}"


def direction(language: Language) -> Qt.LayoutDirection:
    return Qt.LayoutDirection.RightToLeft if language == "fa" else Qt.LayoutDirection.LeftToRight


def language_in_force() -> Language:
    """The language of the installed catalogue, for those who write sentences and are not told which."""
    return "fa" if translate("language", "en") == "fa" else "en"


def listed(pieces: Iterable[str]) -> str:
    """Pieces one after another, with the comma of the language in force."""
    return ("، " if language_in_force() == "fa" else ", ").join(pieces)


class Numbers:
    """Writes numbers the way a language does; the one place that knows its digits."""

    def __init__(self, language: Language) -> None:
        self.language = language
        country = QLocale.Country.Iran if language == "fa" else QLocale.Country.UnitedKingdom
        kind = QLocale.Language.Persian if language == "fa" else QLocale.Language.English
        self.locale = QLocale(kind, country)
        self.locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)

    def __call__(self, value: int) -> str:
        """A whole number with a true minus, no direction marks: for painting and tables."""
        digits = self.locale.toString(abs(value))
        return f"{MINUS}{digits}" if value < 0 else digits

    def inline(self, value: int) -> str:
        """A whole number for the middle of a sentence: the minus stays at the left of the digits."""
        return left_to_right(self(value)) if value < 0 else self(value)

    def signed(self, value: int) -> str:
        """With its sign always written, isolated: a change."""
        return left_to_right(f"+{self(value)}" if value > 0 else self(value))

    def digits(self, text: str) -> str:
        """Notation such as ``3 + 5`` or ``12 × 2`` with this language's digits, in its own direction."""
        return left_to_right(text.translate(PERSIAN_DIGITS) if self.language == "fa" else text)


class Translations:
    """Installs the catalogue of a language into the application; Qt then tells every widget to write itself anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._installed: list[QTranslator] = []
        self._catalogue = b""

    def use(self, language: Language) -> bool:
        """Switch to a language. False where its catalogue is missing: the text stays English, which the caller
        tells the person."""
        application = QCoreApplication.instance()
        assert application is not None
        self.withdraw()
        catalogue = QTranslator()
        try:
            # Qt would map a file into memory: writing it anew, as an update does, would end the running program.
            self._catalogue = (self._folder / f"takhte_{language}.qm").read_bytes()
        except OSError:
            self._catalogue = b""
        # Qt does not copy the bytes: they are kept as long as the catalogue.
        if not self._catalogue or not catalogue.load(self._catalogue):
            return language == "en"
        self._installed = [catalogue]
        application.installTranslator(catalogue)
        return True

    def withdraw(self) -> None:
        """Take the catalogue out of the application again."""
        application = QCoreApplication.instance()
        for translator in self._installed:
            if application is not None:
                application.removeTranslator(translator)
        self._installed = []
