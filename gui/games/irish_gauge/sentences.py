"""What Irish Gauge says, in the language in force: the one object the window asks (`gui.games.kit.Sentences`)."""

from collections.abc import Sequence

from engine.core.match import Step
from engine.core.options import OptionValue
from engine.core.outcome import Outcome, ScoreLine
from engine.core.seats import Seat
from engine.games.irish_gauge.actions import GaugeAction
from engine.games.irish_gauge.options import GaugeOptions
from engine.games.irish_gauge.pieces import COMPANY_INDEX
from engine.games.irish_gauge.scoring import CASH_LINE, wealth
from engine.games.irish_gauge.table import EndReason
from engine.games.irish_gauge.view import GaugeView
from gui.board.lines import Figure, Line, LogEntry
from gui.games.irish_gauge import sentences_log, sentences_options, sentences_play, sentences_refusals
from gui.games.irish_gauge.parts import holdings, money, numbers
from gui.games.irish_gauge.words import company_name
from gui.games.kit import Moment, SeatSummary
from gui.i18n import translate


class GaugeSentences:
    """See `gui.games.kit.Sentences` for what each is for."""

    def name(self) -> str:
        return translate("irish_gauge", "Irish Gauge")

    def tagline(self) -> str:
        return translate("irish_gauge", "Lay rails, buy shares, earn dividends")

    def status(self, view: GaugeView) -> str:
        write = numbers()
        template = translate("irish_gauge", "Round {round} · shares on display: {shares}")
        return template.format(round=write(max(1, view.round)), shares=write(view.display_left))

    def summary(self, view: GaugeView, seat: Seat) -> SeatSummary:
        worth = wealth(view, seat)
        most = max(wealth(view, other) for other in range(view.seats))
        return SeatSummary(
            figure=view.cash[seat],
            caption=translate("irish_gauge", "£ cash"),
            details=(
                Line(translate("irish_gauge", "Wealth {wealth}"), {"wealth": money(worth)}),
                Line(translate("irish_gauge", "Tracks {count}"), {"count": Figure(view.tracks[seat])}),
                Line("{shares}", {"shares": holdings(view, seat)}),
            ),
            progress=worth / most if most else 0.0,
        )

    def prompt(self, view: GaugeView) -> Line:
        return sentences_play.prompt(view)

    def choice(self, action: GaugeAction, view: GaugeView) -> Line:
        return sentences_play.choice(action, view)

    def buttons(self, view: GaugeView) -> Sequence[GaugeAction]:
        return sentences_play.buttons(view)

    def warning(self, action: GaugeAction, view: GaugeView) -> str:
        return ""

    def refusal(self, clause: str, action: GaugeAction, view: GaugeView) -> str:
        return sentences_refusals.refusal(clause, action, view)

    def log(self, step: Step, before: Sequence[Step]) -> Sequence[LogEntry]:
        return sentences_log.entries(step)

    def moment(self, step: Step) -> Moment | None:
        return None

    def reason(self, outcome: Outcome) -> str:
        return sentences_log.reason_words(EndReason(outcome.reason))

    def score_line(self, line: ScoreLine) -> str:
        if line.key == CASH_LINE:
            return translate("irish_gauge", "Cash")
        return company_name(COMPANY_INDEX[line.key])

    def option_name(self, field: str) -> str:
        return sentences_options.NAMES[field]()

    def option_help(self, field: str) -> str:
        return sentences_options.HELP[field]()

    def option_value(self, field: str, value: OptionValue) -> str:
        return sentences_options.value_words(field, value)

    def option_clause(self, field: str) -> str:
        return sentences_options.CLAUSES[field]

    def option_shown(self, field: str, options: GaugeOptions) -> bool:
        return True

    def profile_name(self, profile: str) -> str:
        return translate("irish_gauge", "Tutorial rules")

    def profile_help(self, profile: str) -> str:
        return translate("irish_gauge", "as the tutorial plays, with our rulings")
