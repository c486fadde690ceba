"""Irish Gauge as the shared parts know it."""

from typing import Final

from engine.core.contract import Game
from engine.core.seats import Seat
from engine.games.irish_gauge.actions import GaugeAction, redact_action
from engine.games.irish_gauge.ai import SteadyPlayer
from engine.games.irish_gauge.events import GaugeEvent, redact_event, reveals
from engine.games.irish_gauge.notation import action_text, view_text
from engine.games.irish_gauge.options import PROFILES, GaugeOptions
from engine.games.irish_gauge.pieces import LEAST_SEATS, MOST_SEATS
from engine.games.irish_gauge.state import GaugeState, new_state
from engine.games.irish_gauge.view import GaugeView


def has_secrets(state: GaugeState, seat: Seat) -> bool:
    """Never: cash and holdings are open (GAUGE-2.3, 3.2)."""
    return False


IRISH_GAUGE: Final = Game(
    key="irish_gauge",
    rules_version=1,
    seat_range=(LEAST_SEATS, MOST_SEATS),
    minutes=60,
    options_type=GaugeOptions,
    profiles=PROFILES,
    action_type=GaugeAction,
    event_type=GaugeEvent,
    view_type=GaugeView,
    new_state=new_state,
    players={"steady": SteadyPlayer},
    redact_action=redact_action,
    redact_event=redact_event,
    reveals=reveals,
    has_secrets=has_secrets,
    action_text=action_text,
    view_text=view_text,
)
