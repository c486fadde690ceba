"""What Isle of Skye says, in the language in force: the one object the window asks (`gui.games.kit.Sentences`)."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.match import Step
from engine.core.options import OptionValue
from engine.core.outcome import Outcome, ScoreLine
from engine.core.seats import Seat
from engine.games.isle_of_skye.actions import SkyeAction
from engine.games.isle_of_skye.events import IncomePaid, RoundScored
from engine.games.isle_of_skye.options import SkyeOptions
from engine.games.isle_of_skye.pieces import CARD_NAMES
from engine.games.isle_of_skye.scoring import DEBT_LINE, EMPTY_LINE, HILLS_LINE, NEUTRAL_LINE, ROADS_LINE
from engine.games.isle_of_skye.table import EndReason
from engine.games.isle_of_skye.view import SkyeView
from gui.board.lines import Figure, Line, LogEntry
from gui.games.isle_of_skye import (
    sentences_log,
    sentences_options,
    sentences_play,
    sentences_refusals,
)
from gui.games.isle_of_skye.parts import numbers
from gui.games.isle_of_skye.words import card_name
from gui.games.kit import Moment, MomentRow, SeatSummary
from gui.i18n import translate


class SkyeSentences:
    """See `gui.games.kit.Sentences` for what each is for."""

    def name(self) -> str:
        return translate("isle_of_skye", "Isle of Skye")

    def tagline(self) -> str:
        return translate("isle_of_skye", "Buy land and build an island of your own")

    def status(self, view: SkyeView) -> str:
        write = numbers()
        template = translate("isle_of_skye", "Round {round} of {rounds}")
        return template.format(round=write(max(1, view.round)), rounds=write(view.options.rounds))

    def summary(self, view: SkyeView, seat: Seat) -> SeatSummary:
        debt = view.debts[seat]
        coins = Line(translate("isle_of_skye", "Coins {coins}"), {"coins": Figure(view.coins[seat])})
        if debt:
            other = Line(translate("isle_of_skye", "Debt {debt}"), {"debt": Figure(debt)})
        else:
            income = Figure(view.incomes[seat], signed=True)
            other = Line(translate("isle_of_skye", "Income {income}"), {"income": income})
        return SeatSummary(_totals(view).get(seat, 0), translate("isle_of_skye", "so far"), (coins, other))

    def prompt(self, view: SkyeView) -> Line:
        return sentences_play.prompt(view)

    def choice(self, action: SkyeAction, view: SkyeView) -> Line:
        return sentences_play.choice(action, view)

    def buttons(self, view: SkyeView) -> Sequence[SkyeAction]:
        return sentences_play.buttons(view)

    def warning(self, action: SkyeAction, view: SkyeView) -> str:
        return sentences_play.warning(action, view)

    def refusal(self, clause: str, action: SkyeAction, view: SkyeView) -> str:
        return sentences_refusals.refusal(clause, action, view)

    def log(self, step: Step, before: Sequence[Step]) -> Sequence[LogEntry]:
        return sentences_log.entries(step, before)

    def moment(self, step: Step) -> Moment | None:
        incomes: tuple[int, ...] = ()
        for event in step.events:
            if isinstance(event, IncomePaid):
                incomes = event.incomes
            elif isinstance(event, RoundScored):
                title = translate("isle_of_skye", "Round {round} is over").format(round=numbers()(event.round))
                rows = range(len(event.points))
                return Moment(title, tuple(_row(event, seat, incomes) for seat in rows))
        return None

    def reason(self, outcome: Outcome) -> str:
        return sentences_log.reason_words(EndReason(outcome.reason))

    def score_line(self, line: ScoreLine) -> str:
        if line.key == HILLS_LINE:
            return translate("isle_of_skye", "Hills of round {round}").format(round=numbers()(line.number))
        for card in CARD_NAMES:
            if card == line.key:
                return card_name(card)
        return {
            ROADS_LINE: translate("isle_of_skye", "Incomplete roads"),
            EMPTY_LINE: translate("isle_of_skye", "Empty cells"),
            DEBT_LINE: translate("isle_of_skye", "Debt"),
            NEUTRAL_LINE: translate("isle_of_skye", "Mean of the two players"),
        }[line.key]

    def option_name(self, field: str) -> str:
        return sentences_options.NAMES[field]()

    def option_help(self, field: str) -> str:
        return sentences_options.HELP[field]()

    def option_value(self, field: str, value: OptionValue) -> str:
        return sentences_options.value_words(field, value)

    def option_clause(self, field: str) -> str:
        return sentences_options.CLAUSES[field]

    def option_shown(self, field: str, options: SkyeOptions) -> bool:
        return sentences_options.shown(field, options)

    def profile_name(self, profile: str) -> str:
        return translate("isle_of_skye", "Tutorial rules")

    def profile_help(self, profile: str) -> str:
        return translate("isle_of_skye", "as the tutorial plays")


@lru_cache(maxsize=2)
def _totals(view: SkyeView) -> dict[Seat, int]:
    """What every seat would have now. Counted once for all of them: islands are large."""
    return {sheet.seat: sheet.total for sheet in view.sheets()}


def _row(event: RoundScored, seat: Seat, incomes: tuple[int, ...]) -> MomentRow:
    remark = ""
    if seat < len(incomes):
        template = translate("isle_of_skye", "income {income} coins")
        remark = template.format(income=numbers().signed(incomes[seat]))
    return MomentRow(seat, event.points[seat], event.scores[seat], remark)
