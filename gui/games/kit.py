"""What the window needs to know of one game: the counterpart of `engine.core.contract.Game`.

`gui.games.KITS` lists them. Pages work with kits only and name no game.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.contract import AnyView
from engine.core.match import SeatSetup, Step
from engine.core.options import OptionValue
from engine.core.outcome import Outcome, ScoreLine
from engine.core.seats import Seat
from gui.board.lines import Line, LogEntry

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gui.board.pixmaps import PixmapCache
    from gui.board.scene import BoardScene
    from gui.controls.line_setting import LineWords
    from gui.controls.look import Look


class SeatSummary(Struct, frozen=True):
    """What the seats strip says of one seat, all of it public: a large figure with a caption, labelled figures
    below, and a bar from 0 to 1 (None: no bar)."""

    figure: int
    caption: str
    details: tuple[Line, ...]
    progress: float | None = None


class MomentRow(Struct, frozen=True):
    """What a moment means to one seat: a change, where that leaves it, and a remark in words (or none)."""

    seat: Seat
    change: int
    total: int
    remark: str = ""


class Moment(Struct, frozen=True):
    """Something everybody looks up for: the scores of a round, an income. Shown over the board for a while, beside
    the log; nobody waits for it."""

    title: str
    rows: tuple[MomentRow, ...]


class Sentences(Protocol):
    """Everything a game says, in the language in force when it is called."""

    def name(self) -> str:
        """The game's name."""

    def tagline(self) -> str:
        """What one does in it, for the home page."""

    def status(self, view: AnyView) -> str:
        """Round and aim: ``Round 3 · to 100 points``."""

    def summary(self, view: AnyView, seat: Seat) -> SeatSummary:
        """A seat's row in the strip."""

    def prompt(self, view: AnyView) -> Line:
        """What is expected now, of whom."""

    def choice(self, action: Any, view: AnyView) -> Line:
        """An action in the plain list of choices and on buttons."""

    def buttons(self, view: AnyView) -> Sequence[Any]:
        """The legal actions that are not done on the board but by a button beside the prompt."""

    def log(self, step: Step, before: Sequence[Step]) -> Sequence[LogEntry]:
        """A step as lines of the log; none for what is not worth a line. It and all the steps `before` it are as
        their reader saw them."""

    def moment(self, step: Step) -> Moment | None:
        """What a step means to everybody at once, if it is such a step (the end of a round)."""

    def refusal(self, clause: str, action: Any, view: AnyView) -> str:
        """Why an action is refused, in one sentence without the clause's number."""

    def warning(self, action: Any, view: AnyView) -> str:
        """What to know before a legal action is done (closing a column costs points), or an empty string."""

    def reason(self, outcome: Outcome) -> str:
        """Why the game ended."""

    def score_line(self, line: ScoreLine) -> str:
        """The label of a line of the score sheet."""

    def option_name(self, field: str) -> str:
        """An option's title."""

    def option_help(self, field: str) -> str:
        """What it changes, in one sentence."""

    def option_value(self, field: str, value: OptionValue) -> str:
        """A choice of an option in words."""

    def option_clause(self, field: str) -> str:
        """The clause it changes."""

    def option_shown(self, field: str, options: Any) -> bool:
        """Whether the option matters with these other values (rounds only with `end=rounds`)."""

    def profile_name(self, profile: str) -> str:
        """A rule set's title."""

    def profile_help(self, profile: str) -> str:
        """A rule set in a few words."""


class GamePanel(Protocol):
    """What a game needs beside its board that does not fit the scene: a price to set, an auction. It lies under the
    prompt and is always there, so that the board keeps its size."""

    chosen: Any
    """A signal with an action to be played."""

    @property
    def widget(self) -> "QWidget":
        """A page hands it looks, so it and its children take them; `set_look` and `retranslate` say everything anew."""

    def show_view(self, view: AnyView, seat: Seat | None) -> None:
        """What the board shows now, and the person who may act, if somebody here may."""

    def set_words(self, words: "LineWords") -> None:
        """Names, digits and pieces in another language or look."""

    def retranslate(self) -> None:
        """Another language is in force."""

    def height_for(self, width: int, page_height: int) -> int:
        """Of its paper, the same in every position."""


class BoardKit(Struct, frozen=True):
    """One game's board, words and pictures."""

    key: str
    sentences: Sentences
    make_scene: Callable[["Look", "PixmapCache", Sequence[SeatSetup]], "BoardScene"]
    """(look, pixmaps, seats) → the board."""
    piece_picture: Callable[[QPainter, QRectF, str, str, "Look"], None]
    """Paints a `Piece` (kind, value) into a rectangle the height of a line of text."""
    piece_width: Callable[[str, str, "Look"], float]
    """Its width in units of its height."""
    paint_card: Callable[[QPainter, QRectF, "Look"], None]
    """The picture on the home page."""
    paint_cover: Callable[[QPainter, QRectF, "Look"], None]
    """The tall strip on the new-game page, calm at the top, where the title stands."""
    paint_miniature: Callable[[QPainter, QRectF, AnyView, "Look"], None]
    """A living position, small, for "Continue"."""
    make_panel: Callable[["Look", "LineWords", "BoardScene", "QWidget"], GamePanel] | None = None
    """(look, words, board, page) → the game's own panel; None for a game without."""
    listed: Callable[[AnyView], Sequence[Any]] | None = None
    """The actions that the plain list names, where all legal ones would be too many (bids); None: all."""
    score_text: Callable[[int], str] | None = None
    """A total with its unit, where it is not points (£582); None: points."""
