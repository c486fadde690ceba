"""The sentences of errors in both languages, without Qt, because the headless commands speak them too."""

import errno
from collections.abc import Mapping
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
    "file_in_use": {
        "en": "“{path}” is open in another Takhte; close it there first.",
        "fa": "«{path}» در تختهٔ دیگری باز است؛ نخست آن‌جا آن را ببندید.",
    },
    "folder_not_empty": {
        "en": "“{path}” already holds matches, and nothing is overwritten; choose a new folder.",
        "fa": "در «{path}» از پیش بازی‌هایی هست و چیزی رونویسی نمی‌شود؛ پوشهٔ تازه‌ای برگزینید.",
    },
    "command_unknown": {
        "en": "There is no command called “{name}”. The commands are: {known}.",
        "fa": "فرمانی به نام «{name}» نداریم. فرمان‌ها این‌ها هستند: {known}.",
    },
    "argument_unknown": {
        "en": "“{command}” does not know “{name}”; {help} shows what it knows.",
        "fa": "فرمان «{command}» «{name}» را نمی‌شناسد؛ {help} آنچه را می‌شناسد نشان می‌دهد.",
    },
    "argument_missing": {
        "en": "“{command}” needs {name}; {help} shows how to say it.",
        "fa": "فرمان «{command}» به {name} نیاز دارد؛ {help} نشان می‌دهد چگونه.",
    },
    "value_missing": {
        "en": "“{name}” needs a value after it.",
        "fa": "پس از «{name}» باید مقداری بیاید.",
    },
    "value_unwanted": {
        "en": "“{name}” takes no value.",
        "fa": "«{name}» مقداری نمی‌پذیرد.",
    },
    "number_expected": {
        "en": "“{name}” is a whole number from {least} up, not “{value}”.",
        "fa": "«{name}» عددی درست از {least} به بالا است، نه «{value}».",
    },
    "language_unknown": {
        "en": "There is no language “{name}” here; it may be: en, fa.",
        "fa": "زبان «{name}» این‌جا نیست؛ می‌تواند یکی از این‌ها باشد: en, fa.",
    },
    "no_display": {
        "en": "There is no display to open a window on; {demo} plays a whole game without one and draws pictures of it.",
        "fa": "نمایشگری نیست که پنجره در آن باز شود؛ {demo} بی‌نیاز از آن یک بازی کامل انجام می‌دهد و تصویرهایش را می‌سازد.",
    },
    "libraries_missing": {
        "en": "The window needs system libraries that are not here; install them with: {command}",
        "fa": "پنجره به کتابخانه‌هایی از سیستم نیاز دارد که این‌جا نیستند؛ با این فرمان نصبشان کنید: {command}",
    },
    "libraries_unnamed": {
        "en": "The window needs system libraries that are not here: {names}. Install the packages that bring them.",
        "fa": "پنجره به کتابخانه‌هایی از سیستم نیاز دارد که این‌جا نیستند: {names}. بسته‌هایی را که آن‌ها را می‌آورند نصب کنید.",
    },
    "part_missing": {
        "en": "This Takhte was built without {name}.",
        "fa": "این تخته بدون {name} ساخته شده است.",
    },
    "ply_out_of_range": {
        "en": "This match has positions 0 to {last}; there is no position {ply}.",
        "fa": "این بازی موقعیت‌های ۰ تا {last} را دارد؛ موقعیت {ply} در کار نیست.",
    },
    "seat_unknown": {
        "en": "This match has seats 1 to {seats}; there is no seat {seat}.",
        "fa": "این بازی جاهای ۱ تا {seats} را دارد؛ جای {seat} در کار نیست.",
    },
    "computer_lost": {
        "en": "The computer players' process had stopped; it was started again, and the game goes on.",
        "fa": "برنامهٔ بازیکنان رایانه‌ای از کار افتاده بود؛ دوباره به راه افتاد و بازی ادامه دارد.",
    },
    "computer_late": {
        "en": "The computer did not answer for too long; it was started again and asked once more.",
        "fa": "رایانه زمان زیادی پاسخ نداد؛ دوباره به راه افتاد و بار دیگر از آن پرسیده شد.",
    },
    "computer_failed": {
        "en": "The computer player made a mistake in its thinking; this once it makes a simple move.",
        "fa": "بازیکن رایانه‌ای در فکر کردن به خطا رفت؛ این یک بار حرکتی ساده می‌کند.",
    },
    "computer_gave_up": {
        "en": "The computer player does not answer. Everything played so far is kept: leave the table and go on from the home page.",
        "fa": "بازیکن رایانه‌ای پاسخ نمی‌دهد. هر چه تاکنون بازی شده نگه داشته شده است: میز را ترک کنید و از صفحهٔ خانه ادامه دهید.",
    },
}
"""code → language → sentence. Parameters in braces. Numbers are written in the language's digits."""


PROBLEMS: Final[dict[int, dict[Language, str]]] = {
    errno.ENOSPC: {"en": "the disk is full", "fa": "دیسک پر است"},
    errno.EDQUOT: {"en": "your share of the disk is full", "fa": "سهم شما از دیسک پر است"},
    errno.EFBIG: {"en": "the file may not grow further", "fa": "پرونده از این بزرگ‌تر نمی‌شود"},
    errno.EROFS: {"en": "it may only be read", "fa": "تنها می‌توان آن را خواند"},
    errno.EACCES: {"en": "you are not allowed to", "fa": "اجازهٔ آن را ندارید"},
    errno.EPERM: {"en": "you are not allowed to", "fa": "اجازهٔ آن را ندارید"},
    errno.ENOENT: {"en": "it is not there", "fa": "سر جایش نیست"},
    errno.ENOTDIR: {"en": "a part of the path is a file", "fa": "بخشی از مسیر پوشه نیست"},
    errno.EISDIR: {"en": "it is a folder", "fa": "پوشه است"},
    errno.EEXIST: {"en": "it is already there", "fa": "از پیش هست"},
    errno.EIO: {"en": "the disk does not answer well", "fa": "دیسک درست پاسخ نمی‌دهد"},
}
"""What the system says when a file fails, in words; anything else is told as the system tells it."""


def error_text(error: TakhteError, language: Language) -> str:
    """The sentence for an error."""
    return sentence(MESSAGES[error.code][language], language, error.parameters)


def sentence(template: str, language: Language, parameters: Mapping[str, object]) -> str:
    """A template with its places filled. Text put into a Persian sentence is isolated, so that a path or a clause
    number does not tear it apart (Unicode UAX #9)."""
    return template.format(**{name: _written(value, language) for name, value in parameters.items()})


def _written(value: object, language: Language) -> str:
    if isinstance(value, OSError):
        known = PROBLEMS.get(value.errno or 0)
        return known[language] if known else _written(value.strerror or str(value), language)
    if language == "en":
        return str(value)
    if isinstance(value, int):
        return str(value).translate(PERSIAN_DIGITS)
    return f"{FIRST_STRONG_ISOLATE}{value}{POP_ISOLATE}"
