"""When something was, in words: today, yesterday, or a date in the calendar of the language."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QCalendar, QDate

from gui.i18n import translate

if TYPE_CHECKING:
    from gui.i18n import Numbers


def when(moment: datetime, now: datetime, numbers: Numbers) -> str:
    """``Today, 18:40``. Both moments are taken in the zone of this computer."""
    local, today = moment.astimezone(), now.astimezone().date()
    time = numbers.digits(f"{local:%H:%M}")
    if local.date() == today:
        return translate("when", "Today, {time}").format(time=time)
    if local.date() == today - timedelta(days=1):
        return translate("when", "Yesterday, {time}").format(time=time)
    return translate("when", "{date}, {time}").format(date=date_text(local, now, numbers), time=time)


def date_text(moment: datetime, now: datetime, numbers: Numbers) -> str:
    """``30 November``, with the year if it is another one."""
    system = QCalendar.System.Jalali if numbers.language == "fa" else QCalendar.System.Gregorian
    calendar = QCalendar(system)
    there, here = (calendar.partsFromDate(_date(each.astimezone())) for each in (moment, now))
    month = calendar.monthName(numbers.locale, there.month, there.year)
    day = numbers(there.day)
    if there.year == here.year:
        return translate("when", "{day} {month}").format(day=day, month=month)
    return translate("when", "{day} {month} {year}").format(day=day, month=month, year=numbers(there.year))


def _date(moment: datetime) -> QDate:
    return QDate(moment.year, moment.month, moment.day)
