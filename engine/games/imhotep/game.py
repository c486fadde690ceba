"""Imhotep as the shared parts know it."""

from typing import Final

from engine.core.contract import Game
from engine.core.seats import Seat
from engine.games.imhotep.actions import ImhotepAction, redact_action
from engine.games.imhotep.ai import SteadyPlayer
from engine.games.imhotep.events import ImhotepEvent, redact_event, reveals
from engine.games.imhotep.notation import action_text, view_text
from engine.games.imhotep.options import PROFILES, ImhotepOptions
from engine.games.imhotep.pieces import LEAST_SEATS, MOST_SEATS
from engine.games.imhotep.state import ImhotepState, new_state
from engine.games.imhotep.view import ImhotepView


def has_secrets(state: ImhotepState, seat: Seat) -> bool:
    """Never: everything lies open (IMHOTEP-1.3)."""
    return False


IMHOTEP: Final = Game(
    key="imhotep",
    rules_version=1,
    seat_range=(LEAST_SEATS, MOST_SEATS),
    minutes=30,
    options_type=ImhotepOptions,
    profiles=PROFILES,
    action_type=ImhotepAction,
    event_type=ImhotepEvent,
    view_type=ImhotepView,
    new_state=new_state,
    players={"steady": SteadyPlayer},
    redact_action=redact_action,
    redact_event=redact_event,
    reveals=reveals,
    has_secrets=has_secrets,
    action_text=action_text,
    view_text=view_text,
)
