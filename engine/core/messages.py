"""The sentences of errors in both languages, without Qt, because the headless commands speak them too."""

from typing import Final, Literal, TypeAlias

from engine.core.errors import TakhteError

Language: TypeAlias = Literal["en", "fa"]

PERSIAN_DIGITS: Final = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
FIRST_STRONG_ISOLATE: Final = "\u2068"
POP_ISOLATE: Final = "\u2069"

MESSAGES: Final[dict[str, dict[Language, str]]] = {
    "refused": {
        "en": "The rules do not allow this here: clause {clause}.",
        "fa": "قواعد این حرکت را این‌جا نمی‌پذیرند: بند {clause}.",
    },
    "game_unknown": {
        "en": "There is no game called “{name}”. The games are: {known}.",
        "fa": "بازی‌ای به نام «{name}» نداریم. بازی‌ها این‌ها هستند: {known}.",
    },
    "profile_unknown": {
        "en": "“{game}” has no rule set called “{name}”. It has: {known}.",
        "fa": "«{game}» مجموعه‌قواعدی به نام «{name}» ندارد. این‌ها را دارد: {known}.",
    },
    "player_unknown": {
        "en": "There is no computer player called “{name}” for “{game}”. There are: {known}.",
        "fa": "برای «{game}» بازیکن رایانه‌ای به نام «{name}» نداریم. این‌ها را داریم: {known}.",
    },
    "seats_out_of_range": {
        "en": "“{game}” is for {least} to {most} players, not {seats}.",
        "fa": "«{game}» برای {least} تا {most} بازیکن است، نه {seats}.",
    },
    "players_count": {
        "en": "{players} players were named for {seats} seats; name one player for each seat.",
        "fa": "برای {seats} جا {players} بازیکن نام برده شده است؛ برای هر جا یک بازیکن نام ببرید.",
    },
    "option_unknown": {
        "en": "There is no option called “{name}”. The options are: {known}.",
        "fa": "گزینه‌ای به نام «{name}» نداریم. گزینه‌ها این‌ها هستند: {known}.",
    },
    "option_value": {
        "en": "The option “{name}” cannot be “{value}”. It may be: {allowed}.",
        "fa": "گزینهٔ «{name}» نمی‌تواند «{value}» باشد. مقدارهای ممکن: {allowed}.",
    },
    "file_missing": {
        "en": "There is no file “{path}”. Check the name, or choose another match.",
        "fa": "پرونده‌ای به نام «{path}» نیست. نام را بررسی کنید یا بازی دیگری برگزینید.",
    },
    "file_unreadable": {
        "en": "“{path}” cannot be read: {problem}. Check that you may read this file.",
        "fa": "«{path}» خوانده نمی‌شود: {problem}. ببینید اجازهٔ خواندن این پرونده را دارید یا نه.",
    },
    "file_unwritable": {
        "en": "“{path}” cannot be written: {problem}. Free some space or choose another folder; nothing saved so far is lost.",
        "fa": "در «{path}» نمی‌توان نوشت: {problem}. جا باز کنید یا پوشهٔ دیگری برگزینید؛ آنچه تاکنون نگه داشته شده سر جایش است.",
    },
    "journal_empty": {
        "en": "“{path}” holds no match: its first line is missing or cut off.",
        "fa": "در «{path}» بازی‌ای نیست: سطر نخست آن نیست یا نیمه‌کاره است.",
    },
    "journal_header": {
        "en": "“{path}” is not a Takhte match: its first line does not describe one ({problem}).",
        "fa": "«{path}» بازی تخته نیست: سطر نخستش بازی‌ای را شرح نمی‌دهد ({problem}).",
    },
    "journal_newer": {
        "en": "“{path}” was written by a newer Takhte (format {found}; this one reads up to {known}). Update Takhte to open it.",
        "fa": "«{path}» را نسخهٔ تازه‌تری از تخته نوشته است (قالب {found}؛ این نسخه تا {known} را می‌خواند). برای باز کردنش تخته را به‌روز کنید.",
    },
    "journal_rules_newer": {
        "en": "“{path}” was played by newer rules of “{game}” (version {found}; this Takhte knows {known}). Update Takhte to open it.",
        "fa": "«{path}» با قواعد تازه‌تر «{game}» بازی شده است (نسخهٔ {found}؛ این تخته نسخهٔ {known} را می‌شناسد). برای باز کردنش تخته را به‌روز کنید.",
    },
    "journal_line": {
        "en": "Line {line} of “{path}” is not a step: {problem}. The match can be looked at up to there.",
        "fa": "سطر {line} از «{path}» گام نیست: {problem}. بازی را تا همان‌جا می‌توان دید.",
    },
    "journal_illegal": {
        "en": "Line {line} of “{path}” breaks clause {clause}. The match can be looked at up to there.",
        "fa": "سطر {line} از «{path}» بند {clause} را زیر پا می‌گذارد. بازی را تا همان‌جا می‌توان دید.",
    },
    "journal_torn": {
        "en": "The last line of “{path}” was cut off while it was being written; that one step is lost, all before it is there.",
        "fa": "سطر آخر «{path}» هنگام نوشتن نیمه‌کاره مانده است؛ همان یک گام از دست رفته و همهٔ گام‌های پیش از آن سر جایشان هستند.",
    },
    "ply_out_of_range": {
        "en": "This match has positions 0 to {last}; there is no position {ply}.",
        "fa": "این بازی موقعیت‌های ۰ تا {last} را دارد؛ موقعیت {ply} در کار نیست.",
    },
    "seat_unknown": {
        "en": "This match has seats 1 to {seats}; there is no seat {seat}.",
        "fa": "این بازی جاهای ۱ تا {seats} را دارد؛ جای {seat} در کار نیست.",
    },
}
"""code → language → sentence. Parameters in braces. Numbers are written in the language's digits."""


def error_text(error: TakhteError, language: Language) -> str:
    """The sentence for an error. Text put into a Persian sentence is isolated, so that a path or a clause
    number does not tear it apart (Unicode UAX #9)."""
    template = MESSAGES[error.code][language]
    return template.format(**{name: _written(value, language) for name, value in error.parameters.items()})


def _written(value: object, language: Language) -> str:
    if language == "en":
        return str(value)
    if isinstance(value, int):
        return str(value).translate(PERSIAN_DIGITS)
    return f"{FIRST_STRONG_ISOLATE}{value}{POP_ISOLATE}"
