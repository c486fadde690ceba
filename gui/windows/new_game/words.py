"""Sentences of the new-game page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ai.player import player_names
from gui.i18n import isolated, translate
from gui.windows.phrases import listed, player_words

if TYPE_CHECKING:
    from engine.core.contract import Game
    from gui.games.kit import Sentences
    from gui.i18n import Numbers
    from gui.windows.new_game.draft import Draft, NameFault


def style_names() -> tuple[str, ...]:
    """The eight colours, in the order of `gui.theme.SEAT_STYLES`."""
    return (
        translate("new_game", "lapis"),
        translate("new_game", "saffron"),
        translate("new_game", "pomegranate"),
        translate("new_game", "turquoise"),
        translate("new_game", "violet"),
        translate("new_game", "olive"),
        translate("new_game", "ivory"),
        translate("new_game", "slate"),
    )


def level_words(game: Game, numbers: Numbers) -> list[tuple[str, str]]:
    """Two lines for each computer player, from the easiest."""
    template = translate("new_game", "level {number}")
    return [
        (template.format(number=numbers(place)), player_words(player))
        for place, player in enumerate(player_names(game), start=1)
    ]


def players_and_minutes(game: Game, numbers: Numbers) -> str:
    """``2 to 8 players · 30 minutes``."""
    least, most = game.seat_range
    return translate("new_game", "{least} to {most} players · {minutes} minutes").format(
        least=numbers(least), most=numbers(most), minutes=numbers(game.minutes)
    )


def room_words(free: int, numbers: Numbers) -> str:
    """How many more can join."""
    if free == 1:
        return translate("new_game", "one more can join")
    return translate("new_game", "{count} more can join").format(count=numbers(free))


def name_fault_words(fault: NameFault) -> str:
    match fault:
        case "empty":
            return translate("new_game", "This seat needs a name.")
        case "taken":
            return translate("new_game", "Another seat has this name.")
        case "long":
            return translate("new_game", "This name is too long.")


def company(draft: Draft, numbers: Numbers) -> str:
    """Who plays: ``Sara and Nima share this screen; the computer plays Helia``."""
    named = [seat for seat in draft.seats if seat.name.strip()]
    people = [seat.name.strip() for seat in named if seat.kind == "human"]
    computers = [seat.name.strip() for seat in named if seat.kind == "computer"]
    humans, others = listed(people, numbers), listed(computers, numbers)
    if not people:
        return translate("new_game", "The computer plays every seat; you look on")
    if not computers:
        return translate("new_game", "{names} share this screen").format(names=humans)
    if len(people) == 1:
        template = translate("new_game", "{name} plays at this screen; the computer plays {others}")
        return template.format(name=isolated(people[0]), others=others)
    template = translate("new_game", "{names} share this screen; the computer plays {others}")
    return template.format(names=humans, others=others)


def rules_in_short(draft: Draft, said: Sentences, numbers: Numbers) -> str:
    """``Tutorial rules with 2 changes · about 30 minutes``."""
    changes = sum(said.option_shown(name, draft.options) for name in draft.changed)
    profile, minutes = said.profile_name(draft.profile), numbers(draft.game.minutes)
    if not changes:
        template = translate("new_game", "{profile} · about {minutes} minutes")
    elif changes == 1:
        template = translate("new_game", "{profile} with {count} change · about {minutes} minutes")
    else:
        template = translate("new_game", "{profile} with {count} changes · about {minutes} minutes")
    return template.format(profile=profile, count=numbers(changes), minutes=minutes)
