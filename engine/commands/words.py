"""What the commands print, in both languages; complaints are in `engine.core.messages`."""

from typing import Final

from engine.core.messages import PERSIAN_DIGITS, Language, sentence

WORDS: Final[dict[str, dict[Language, str]]] = {
    "version": {"en": "Takhte {version}", "fa": "تخته {version}"},
    "player": {"en": "player", "fa": "بازیکن"},
    "wins": {"en": "wins", "fa": "بردها"},
    "mean_score": {"en": "mean score", "fa": "میانگین امتیاز"},
    "reason": {"en": "how it ended", "fa": "چگونه پایان یافت"},
    "games": {"en": "games", "fa": "بازی‌ها"},
    "simulated": {
        "en": "{game}, rules “{profile}”, {seats} seats, {games} games, seed {seed}",
        "fa": "{game}، قواعد «{profile}»، {seats} جا، {games} بازی، بذر {seed}",
    },
    "speed": {
        "en": "{steps} steps in {seconds} s: {games_per_second} games and {steps_per_second} steps a second",
        "fa": "{steps} گام در {seconds} ثانیه: {games_per_second} بازی و {steps_per_second} گام در ثانیه",
    },
    "saved": {"en": "Every game is kept in {path}.", "fa": "همهٔ بازی‌ها در {path} نگه داشته شدند."},
    "match": {
        "en": "{game}, {seats} seats, {ply} steps, begun {created}",
        "fa": "{game}، {seats} جا، {ply} گام، آغاز {created}",
    },
    "match_over": {"en": "The match is over: {reason}.", "fa": "بازی پایان یافته است: {reason}."},
    "match_open": {
        "en": "The match is not over; the sheet is as it would stand now.",
        "fa": "بازی پایان نیافته است؛ برگه چنان است که اگر اکنون پایان می‌یافت.",
    },
    "up_to_there": {"en": "The sheet up to there:", "fa": "برگه تا همان‌جا:"},
    "rank": {"en": "rank", "fa": "رتبه"},
    "line": {"en": "line", "fa": "سطر"},
    "clause": {"en": "clause", "fa": "بند"},
    "total": {"en": "total", "fa": "جمع"},
    "position": {"en": "Position {ply} of {last}", "fa": "موقعیت {ply} از {last}"},
    "last_action": {"en": "before it: {name}: {action}", "fa": "پیش از آن: {name}: {action}"},
    "to_act": {"en": "to act: {name}", "fa": "نوبت: {name}"},
    "over": {"en": "the game is over", "fa": "بازی پایان یافته است"},
    "chance": {"en": "chance", "fa": "بخت"},
    "seen_by_all": {"en": "as a spectator sees it", "fa": "چنان که تماشاگر می‌بیند"},
    "seen_by": {"en": "as {name} sees it", "fa": "چنان که {name} می‌بیند"},
    "good": {"en": "well", "fa": "درست"},
    "bad": {"en": "AMISS", "fa": "نادرست"},
    "all_good": {"en": "All is well.", "fa": "همه چیز درست است."},
    "some_bad": {
        "en": "Something is amiss: see the lines marked so.",
        "fa": "چیزی درست نیست: سطرهای نشان‌دار را ببینید.",
    },
    "check_system": {
        "en": "Takhte {version}, Python {python}, {system}",
        "fa": "تخته {version}، پایتون {python}، {system}",
    },
    "check_fonts": {"en": "font files: {found}", "fa": "پرونده‌های قلم: {found}"},
    "check_fonts_missing": {"en": "no font file in {path}", "fa": "هیچ پروندهٔ قلمی در {path} نیست"},
    "check_translation": {"en": "Persian translation: {path}", "fa": "ترجمهٔ فارسی: {path}"},
    "check_translation_missing": {
        "en": "the Persian translation is missing: {path}",
        "fa": "ترجمهٔ فارسی نیست: {path}",
    },
    "check_rules": {"en": "rule books: {found}", "fa": "کتاب‌های قواعد: {found}"},
    "check_rules_missing": {
        "en": "a rule book is missing or broken: {problem}",
        "fa": "کتاب قواعدی نیست یا خراب است: {problem}",
    },
    "check_folder": {"en": "matches are kept in {path}", "fa": "بازی‌ها در {path} نگه داشته می‌شوند"},
    "check_index": {"en": "index of matches: {path}", "fa": "نمایهٔ بازی‌ها: {path}"},
    "check_index_anew": {
        "en": "the index of matches was damaged or of another Takhte and has been made anew; the old one is {path}",
        "fa": "نمایهٔ بازی‌ها خراب یا از تختهٔ دیگری بود و از نو ساخته شد؛ نمایهٔ پیشین: {path}",
    },
    "check_settings": {"en": "settings: {path}", "fa": "تنظیمات: {path}"},
    "check_settings_anew": {
        "en": "the settings could not be read and begin anew; the old ones are {path}",
        "fa": "تنظیمات خوانده نشد و از نو آغاز می‌شود؛ تنظیمات پیشین: {path}",
    },
    "check_index_memory": {
        "en": "the index of matches cannot be written: {path}",
        "fa": "نمایهٔ بازی‌ها نوشته نمی‌شود: {path}",
    },
    "check_move": {
        "en": "a computer move of “{player}” in “{game}”, in a process of its own: {action}",
        "fa": "حرکتی از رایانه، «{player}» در «{game}»، در فرایندی جدا: {action}",
    },
    "check_move_failed": {
        "en": "no computer move in “{game}”: {problem}",
        "fa": "رایانه در «{game}» حرکتی نکرد: {problem}",
    },
    "check_qt": {"en": "Qt {version}, platform plugin “{platform}”", "fa": "کیوت {version}، افزونهٔ سکوی «{platform}»"},
    "check_formats": {"en": "picture formats: {found}", "fa": "قالب‌های تصویر: {found}"},
    "check_formats_missing": {
        "en": "picture formats that are missing: {found}",
        "fa": "قالب‌های تصویری که نیستند: {found}",
    },
    "check_typeface": {"en": "typeface: {found}", "fa": "قلم: {found}"},
    "check_catalogue": {"en": "the window speaks Persian", "fa": "پنجره فارسی می‌داند"},
    "check_catalogue_missing": {
        "en": "the window cannot load its Persian texts",
        "fa": "پنجره نوشته‌های فارسی‌اش را بار نمی‌کند",
    },
    "check_painting": {"en": "letters are painted", "fa": "حروف کشیده می‌شوند"},
    "check_painting_missing": {"en": "no letters are painted", "fa": "حروف کشیده نمی‌شوند"},
    "no_answer": {"en": "no answer", "fa": "پاسخی نیامد"},
    "process_died": {"en": "its process died", "fa": "فرایندش از میان رفت"},
    "pictures": {"en": "The pictures are in {path}.", "fa": "تصویرها در {path} هستند."},
}
"""word → language → text. Places in braces."""


def say(word: str, language: Language, **parameters: object) -> str:
    """A text with its places filled; whole numbers in the language's digits."""
    return sentence(WORDS[word][language], language, parameters)


def figure(value: float, language: Language, decimals: int = 0) -> str:
    """A number as a language writes it, with as many decimals."""
    text = f"{value:.{decimals}f}"
    return text.translate(PERSIAN_DIGITS).replace(".", "٫") if language == "fa" else text


def table(rows: list[list[str]]) -> str:
    """Rows of cells in aligned columns; the first column runs from its start, the others to their end."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if number == 0 else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
