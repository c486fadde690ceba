"""The computer players' process behind the `Thinker` that seats use: one question at a time, never waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from engine.ai.player import RANDOM, Budget
from engine.core.errors import TakhteError
from engine.games import find_game

if TYPE_CHECKING:
    # `multiprocessing`, with all it brings, is loaded when the process starts: after the window's first picture.
    from collections.abc import Callable

    from engine.ai.worker import Answer, WorkerClient
    from engine.core.contract import AnyView, Game

THINKING_MS: Final = {1: 200, 2: 400, 3: 800, 4: 1600, 5: 3000}
"""Level → how long a player that searches may think."""
LATE_MS: Final = 30_000
"""A process that says nothing for so long after its budget is taken for stuck."""
_POLL_MS: Final = 15
_MOST_LOSSES: Final = 3
"""After so many in a row for one question it is given up."""


class _Question(Struct):
    """What is being thought. `player` becomes the random one when the one asked for fails."""

    game: Game
    view: AnyView
    player: str
    level: int
    seed: int
    answered: Callable[[Struct], None]
    failed: Callable[[TakhteError], None]
    losses: int = 0


class AiProcess(QObject):
    """A `Thinker` over one warm process.

    A process that dies or does not answer is replaced, said through `failed`, and asked again; a player that
    makes a mistake is said, and a random move stands in for its. Only when that does not help either is the question
    dropped, after saying so.
    """

    trouble = Signal(str)
    """A traceback from the process, for a log."""

    def __init__(self, client: WorkerClient | None = None, late_ms: int = LATE_MS) -> None:
        super().__init__()
        self._made = client
        self._late_ms = late_ms
        self._question: _Question | None = None
        self._request_id = 0
        self._since = QElapsedTimer()
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL_MS)
        self._poll.timeout.connect(self._look)

    @property
    def _client(self) -> WorkerClient:
        if self._made is None:
            from engine.ai.worker import WorkerClient

            self._made = WorkerClient()
        return self._made

    @property
    def pid(self) -> int | None:
        return self._client.pid

    @property
    def busy(self) -> bool:
        return self._question is not None

    def warm(self) -> None:
        """Start the process before it is needed."""
        self._client.start()

    def think(
        self,
        game: str,
        view: AnyView,
        player: str,
        level: int,
        seed: int,
        answered: Callable[[Struct], None],
        failed: Callable[[TakhteError], None],
    ) -> None:
        """See `gui.seats.Thinker`."""
        self.forget()
        self._question = _Question(find_game(game), view, player, level, seed, answered, failed)
        self._ask(self._question)

    def forget(self) -> None:
        """Drop what is being thought; its answer will be passed over."""
        self._question = None
        self._poll.stop()
        if self._made is not None:
            self._made.forget()

    def close(self) -> None:
        """End the process, at once even if it thinks."""
        self.forget()
        if self._made is not None:
            self._made.close()

    def _ask(self, question: _Question) -> None:
        budget = Budget(milliseconds=THINKING_MS[question.level])
        from engine.ai.worker import Position

        # The session names the moment itself (see `gui.seats`); here the request's number says enough.
        nowhere = Position("", 0, 0)
        self._request_id = self._client.ask(
            nowhere, question.game, question.view, question.player, question.level, budget, question.seed
        )
        self._since.start()
        self._poll.start()

    def _look(self) -> None:
        from engine.ai.worker import Failure, Lost

        question = self._question
        if question is None:
            self._poll.stop()
            return
        message = self._client.poll()
        if message is None:
            if self._since.hasExpired(self._late_ms + THINKING_MS[question.level]):
                self._client.close()
                self._replace(question, TakhteError("computer_late"))
        elif isinstance(message, Lost):
            self._replace(question, TakhteError("computer_lost"))
        elif isinstance(message, Failure):
            self.trouble.emit(message.trace)
            self._stand_in(question)
        elif message.request_id == self._request_id:
            self._take(question, message)

    def _take(self, question: _Question, answer: Answer) -> None:
        try:
            action = answer.decision(question.game).action
        except msgspec.MsgspecError as error:
            self.trouble.emit(str(error))
            self._stand_in(question)
            return
        self._question = None
        self._poll.stop()
        question.answered(action)

    def _replace(self, question: _Question, error: TakhteError) -> None:
        """A new process, and the same question to it."""
        question.losses += 1
        if question.losses >= _MOST_LOSSES:
            self._give_up(question)
            return
        self._ask(question)
        question.failed(error)

    def _stand_in(self, question: _Question) -> None:
        """The player itself fails, and would again: a random move instead of its."""
        if question.player == RANDOM:
            self._give_up(question)
            return
        question.player = RANDOM
        self._ask(question)
        question.failed(TakhteError("computer_failed"))

    def _give_up(self, question: _Question) -> None:
        self.forget()
        question.failed(TakhteError("computer_gave_up"))
