"""What Imhotep says, in the language in force: the one object the window asks (`gui.games.kit.Sentences`)."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.match import Step
from engine.core.options import OptionValue
from engine.core.outcome import Outcome, ScoreLine
from engine.core.seats import Seat
from engine.games.imhotep.actions import ImhotepAction
from engine.games.imhotep.options import ImhotepOptions
from engine.games.imhotep.pieces import CAPACITIES, ONE_SHOTS, PERMANENTS
from engine.games.imhotep.table import EndReason
from engine.games.imhotep.view import ImhotepView
from gui.board.lines import Figure, Line, LogEntry, Piece
from gui.games.imhotep import (
    sentences_log,
    sentences_options,
    sentences_play,
    sentences_refusals,
    sentences_scores,
)
from gui.games.imhotep.chips import CARD
from gui.games.imhotep.parts import numbers
from gui.games.imhotep.words import card_name
from gui.games.kit import Moment, SeatSummary
from gui.i18n import translate


class ImhotepSentences:
    """See `gui.games.kit.Sentences` for what each is for."""

    def name(self) -> str:
        return translate("imhotep", "Imhotep")

    def tagline(self) -> str:
        return translate("imhotep", "Ship stones to the foot of the pyramid")

    def status(self, view: ImhotepView) -> str:
        write = numbers()
        placed = sum(len(stones) for stones in view.sites)
        template = translate("imhotep", "Round {round} · {placed} of {places} stones")
        return template.format(round=write(view.round), placed=write(placed), places=write(sum(CAPACITIES)))

    def summary(self, view: ImhotepView, seat: Seat) -> SeatSummary:
        hand = view.hands[seat]
        held = tuple(
            Piece(CARD, str(kind), card_name(kind)) for kind in (*ONE_SHOTS, *PERMANENTS) for _ in range(hand[kind])
        )
        stones = Line(translate("imhotep", "{count} in reserve"), {"count": Figure(view.reserve[seat])})
        if len(held) > _MOST_PICTURES:
            cards = Line(translate("imhotep", "{count} cards"), {"count": Figure(len(held))})
        elif held:
            cards = Line("{cards}", {"cards": held})
        else:
            cards = Line(translate("imhotep", "no cards"))
        return SeatSummary(
            figure=_totals(view)[seat],
            caption=translate("imhotep", "points now"),
            details=(stones, cards),
        )

    def prompt(self, view: ImhotepView) -> Line:
        return sentences_play.prompt(view)

    def choice(self, action: ImhotepAction, view: ImhotepView) -> Line:
        return sentences_play.choice(action, view)

    def buttons(self, view: ImhotepView) -> Sequence[ImhotepAction]:
        return sentences_play.buttons(view)

    def warning(self, action: ImhotepAction, view: ImhotepView) -> str:
        return sentences_play.warning(action, view)

    def refusal(self, clause: str, action: ImhotepAction, view: ImhotepView) -> str:
        return sentences_refusals.refusal(clause, action, view)

    def log(self, step: Step, before: Sequence[Step]) -> Sequence[LogEntry]:
        return sentences_log.entries(step, before)

    def moment(self, step: Step) -> Moment | None:
        return None

    def reason(self, outcome: Outcome) -> str:
        return sentences_scores.reason(EndReason(outcome.reason))

    def score_line(self, line: ScoreLine) -> str:
        return sentences_scores.score_line(line.key)

    def option_name(self, field: str) -> str:
        return sentences_options.NAMES[field]()

    def option_help(self, field: str) -> str:
        return sentences_options.HELP[field]()

    def option_value(self, field: str, value: OptionValue) -> str:
        return sentences_options.value_words(field, value)

    def option_clause(self, field: str) -> str:
        return sentences_options.CLAUSES[field]

    def option_shown(self, field: str, options: ImhotepOptions) -> bool:
        return True

    def profile_name(self, profile: str) -> str:
        return translate("imhotep", "Tutorial rules")

    def profile_help(self, profile: str) -> str:
        return translate("imhotep", "as the tutorial plays")


_MOST_PICTURES = 5
"""More cards than that are told as a number."""


@lru_cache(maxsize=2)
def _totals(view: ImhotepView) -> tuple[int, ...]:
    """What every seat would have now, counted once for all of them."""
    return tuple(sheet.total for sheet in view.sheets())
