"""What Skyjo says, in the language in force: the one object the window asks (`gui.games.kit.Sentences`)."""

from collections.abc import Sequence
from typing import assert_never

from engine.core.match import Step
from engine.core.options import OptionValue
from engine.core.outcome import Outcome, ScoreLine
from engine.core.seats import Seat
from engine.games.skyjo.actions import SkyjoAction
from engine.games.skyjo.events import RoundScored
from engine.games.skyjo.options import SkyjoOptions
from engine.games.skyjo.scoring import TABLE_LINE, EndReason
from engine.games.skyjo.view import SkyjoView
from gui.board.lines import Figure, Line, LogEntry
from gui.games.kit import Moment, MomentRow, SeatSummary
from gui.games.skyjo import sentences_log, sentences_options, sentences_play, sentences_refusals
from gui.games.skyjo.parts import numbers
from gui.i18n import translate


class SkyjoSentences:
    """See `gui.games.kit.Sentences` for what each is for."""

    def name(self) -> str:
        return translate("skyjo", "Skyjo")

    def tagline(self) -> str:
        return translate("skyjo", "Shed the heavy cards, close the columns")

    def status(self, view: SkyjoView) -> str:
        write, options = numbers(), view.options
        if options.end == "target":
            template = translate("skyjo", "Round {round} · to {target} points")
            return template.format(round=write(view.round), target=write(options.target))
        template = translate("skyjo", "Round {round} of {rounds}")
        return template.format(round=write(view.round), rounds=write(options.rounds))

    def summary(self, view: SkyjoView, seat: Seat) -> SeatSummary:
        total, down = view.totals[seat], view.grids[seat].count(None)
        by_target = view.options.end == "target"
        return SeatSummary(
            figure=view.sums[seat],
            caption=translate("skyjo", "showing"),
            details=(
                Line(translate("skyjo", "Total {total}"), {"total": Figure(total)}),
                Line(translate("skyjo", "{count} face down"), {"count": Figure(down)}),
            ),
            progress=max(0.0, min(1.0, total / view.options.target)) if by_target else None,
        )

    def prompt(self, view: SkyjoView) -> Line:
        return sentences_play.prompt(view)

    def choice(self, action: SkyjoAction, view: SkyjoView) -> Line:
        return sentences_play.choice(action, view)

    def buttons(self, view: SkyjoView) -> Sequence[SkyjoAction]:
        return sentences_play.buttons(view)

    def warning(self, action: SkyjoAction, view: SkyjoView) -> str:
        return sentences_play.warning(action, view)

    def refusal(self, clause: str, action: SkyjoAction, view: SkyjoView) -> str:
        return sentences_refusals.refusal(clause, action, view)

    def log(self, step: Step, before: Sequence[Step]) -> Sequence[LogEntry]:
        return sentences_log.entries(step, before)

    def moment(self, step: Step) -> Moment | None:
        for event in step.events:
            if isinstance(event, RoundScored):
                title = translate("skyjo", "Round {round} is over").format(round=numbers()(event.round))
                return Moment(title, tuple(_moment_row(event, seat) for seat in range(len(event.scores))))
        return None

    def reason(self, outcome: Outcome) -> str:
        match EndReason(outcome.reason):
            case EndReason.TARGET:
                return translate("skyjo", "A total has reached the target.")
            case EndReason.ROUNDS:
                return translate("skyjo", "All rounds have been played.")
            case other:
                assert_never(other)

    def score_line(self, line: ScoreLine) -> str:
        if line.key == TABLE_LINE:
            return translate("skyjo", "On the table")
        return translate("skyjo", "Round {round}").format(round=numbers()(line.number))

    def option_name(self, field: str) -> str:
        return sentences_options.NAMES[field]()

    def option_help(self, field: str) -> str:
        return sentences_options.HELP[field]()

    def option_value(self, field: str, value: OptionValue) -> str:
        return sentences_options.value_words(field, value)

    def option_clause(self, field: str) -> str:
        return sentences_options.CLAUSES[field]

    def option_shown(self, field: str, options: SkyjoOptions) -> bool:
        return sentences_options.shown(field, options)

    def profile_name(self, profile: str) -> str:
        if profile == "tutorial":
            return translate("skyjo", "Tutorial rules")
        return translate("skyjo", "Published rules")

    def profile_help(self, profile: str) -> str:
        if profile == "tutorial":
            return translate("skyjo", "as the tutorial plays")
        return translate("skyjo", "as in the boxed game")


def _moment_row(event: RoundScored, seat: Seat) -> MomentRow:
    remark = translate("skyjo", "stopped too soon, counts double") if event.doubled == seat else ""
    return MomentRow(seat, event.scores[seat], event.totals[seat], remark)
