"""Skyjo as the shared parts know it."""

from typing import Final

from engine.core.contract import Game
from engine.core.seats import Seat
from engine.games.skyjo.actions import SkyjoAction, redact_action
from engine.games.skyjo.ai import GreedyPlayer
from engine.games.skyjo.events import SkyjoEvent, redact_event, reveals
from engine.games.skyjo.notation import action_text, view_text
from engine.games.skyjo.options import PROFILES, SkyjoOptions
from engine.games.skyjo.pieces import LEAST_SEATS, MOST_SEATS
from engine.games.skyjo.rules import PLACE_DRAWN
from engine.games.skyjo.state import SkyjoState, new_state
from engine.games.skyjo.view import SkyjoView


def has_secrets(state: SkyjoState, seat: Seat) -> bool:
    """Whether the seat holds a drawn card that only it knows (SKYJO-3.1)."""
    return state.phase is PLACE_DRAWN and state.turn == seat and not state.ordered


SKYJO: Final = Game(
    key="skyjo",
    rules_version=1,
    seat_range=(LEAST_SEATS, MOST_SEATS),
    minutes=30,
    options_type=SkyjoOptions,
    profiles=PROFILES,
    action_type=SkyjoAction,
    event_type=SkyjoEvent,
    view_type=SkyjoView,
    new_state=new_state,
    players={"greedy": GreedyPlayer},
    redact_action=redact_action,
    redact_event=redact_event,
    reveals=reveals,
    has_secrets=has_secrets,
    action_text=action_text,
    view_text=view_text,
)
