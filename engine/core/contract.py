"""The contract between a game and everything that plays it (design §2).

How games still to come sit in it, checked before this was frozen:

* Irish Gauge: an auction is a phase in which `actor` walks round the bidders; bids of £5 … £400 are a lazy
  `Sequence` (a range that builds the action it is asked for), `refusal` compares whole numbers and never walks
  it. Passing those who can only pass happens inside `apply`. Drawing companies, shares and the first player are
  chance actions.
* Isle of Skye: pricing "at once" is one phase per seat; `view` shows a seat its own prices and of the others
  only who is done; the last one to confirm makes `apply` tell the reveal. A placement is one action of place
  and rotation; `legal_actions` lists those that fit from a table of edges. The neutral is drawn by chance and
  appears on score sheets as seat n.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.outcome import Outcome, ScoreSheet
from engine.core.seats import Seat, Watcher

Action = TypeVar("Action", bound=Struct)
Told: TypeAlias = list[Struct] | None
"""Where `apply` puts its events; None when nobody reads them (a search's playouts pay nothing for stories)."""


class State(Protocol[Action]):
    """One position with everything in it, the hidden too. Changes only inside `apply`."""

    @property
    def actor(self) -> Seat:
        """The seat to act, CHANCE, or NOBODY when the game is over."""

    def legal_actions(self) -> Sequence[Action]:
        """What `actor` may do, in a stable order, without duplicates; may be lazy. Empty for CHANCE and NOBODY."""

    def refusal(self, action: Action) -> str | None:
        """The most particular clause that forbids the action, or None; None exactly for legal actions, and for
        possible results when CHANCE acts. The same checks that `legal_actions` is built from."""

    def sample_chance(self, rng: Random) -> Action:
        """One chance action, drawn with its probability. Only when `actor` is CHANCE."""

    def apply(self, action: Action, told: Told = None) -> None:
        """Carry out a legal action in place, with all that follows from it until somebody must decide. Events
        are appended to `told` in the order they happen. Legality is the caller's duty."""

    def clone(self) -> "State[Action]":
        """An independent copy, in microseconds."""

    def view(self, watcher: Watcher) -> "View[Action]":
        """What a seat may know, or what is public (None)."""

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """What every seat would score if the game ended now, in seat order."""

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""


class View(Protocol[Action]):
    """What one watcher may know: a frozen Struct of the game's own, made by copying what is allowed."""

    @property
    def watcher(self) -> Watcher:
        """Whose view this is."""

    @property
    def actor(self) -> Seat:
        """As in the state."""

    def legal_actions(self) -> Sequence[Action]:
        """What the watcher may do now; empty when it is not the watcher's turn."""

    def refusal(self, action: Action) -> str | None:
        """As in the state, judged by what the watcher knows."""

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheets as far as the watcher can know them."""

    def determinize(self, rng: Random) -> State[Action]:
        """A full state that this watcher could be looking at, hidden things drawn by their likelihood."""


AnyState: TypeAlias = State[Any]
AnyView: TypeAlias = View[Any]


class Game(Struct, frozen=True):
    """Everything a shared part needs to know about one game. `engine.games.GAMES` lists them.

    `action_type` and `event_type` are unions of tagged Structs, `view_type` and `options_type` one Struct each;
    msgspec decodes and validates by them.
    """

    key: str
    """The game's name in paths, files and on the command line: ``skyjo``."""
    rules_version: int
    """Raised when an old journal would no longer replay alike."""
    seat_range: tuple[int, int]
    minutes: int
    """About how long a game takes, for the home page."""
    options_type: type[Struct]
    profiles: Mapping[str, Struct]
    """Named sets of option values, the default one first."""
    action_type: Any
    event_type: Any
    view_type: type[Struct]
    new_state: Callable[[int, Any], AnyState]
    """(number of seats, options) → the state before the first chance action. Raises `OptionError` where an
    option does not go with the number of seats."""
    players: Mapping[str, Callable[[], Any]]
    """The game's own computer players by name, each made without arguments (see `engine.ai.player`)."""
    redact_action: Callable[[Any, Seat, Watcher], Struct]
    """(action, who acted, watcher) → the action as the watcher saw it: secrets replaced by None."""
    redact_event: Callable[[Any, Watcher], Struct | None]
    """(event, watcher) → the event as the watcher saw it, or None if nothing was to be seen."""
    reveals: Callable[[Any], bool]
    """Whether an event told somebody something they did not know: undo stops there."""
    has_secrets: Callable[[Any, Seat], bool]
    """(state, seat) → whether that seat's view shows more now than a spectator's: the curtain is for these."""
    action_text: Callable[[Any], str]
    """Language-neutral notation of an action, for the command line and files people read."""
    view_text: Callable[[Any], str]
    """The position as text in a fixed-width font, language-neutral."""

    def default_options(self) -> Struct:
        """The values of the default profile."""
        return next(iter(self.profiles.values()))

    def seats_allowed(self, seats: int) -> bool:
        """Whether that many can play."""
        least, most = self.seat_range
        return least <= seats <= most
