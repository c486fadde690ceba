"""Isle of Skye as the shared parts know it."""

from typing import Final

from engine.core.contract import Game
from engine.games.isle_of_skye.actions import SkyeAction, redact_action
from engine.games.isle_of_skye.ai import SteadyPlayer
from engine.games.isle_of_skye.events import SkyeEvent, redact_event, reveals
from engine.games.isle_of_skye.notation import action_text, view_text
from engine.games.isle_of_skye.options import PROFILES, SkyeOptions
from engine.games.isle_of_skye.pieces import LEAST_SEATS, MOST_SEATS
from engine.games.isle_of_skye.state import new_state
from engine.games.isle_of_skye.view import SkyeView, has_secrets

ISLE_OF_SKYE: Final = Game(
    key="isle_of_skye",
    rules_version=1,
    seat_range=(LEAST_SEATS, MOST_SEATS),
    minutes=50,
    options_type=SkyeOptions,
    profiles=PROFILES,
    action_type=SkyeAction,
    event_type=SkyeEvent,
    view_type=SkyeView,
    new_state=new_state,
    players={"steady": SteadyPlayer},
    redact_action=redact_action,
    redact_event=redact_event,
    reveals=reveals,
    has_secrets=has_secrets,
    action_text=action_text,
    view_text=view_text,
)
