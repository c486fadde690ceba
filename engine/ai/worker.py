"""The computer's thinking in a warm process of its own, so that the window stays responsive (design §4).

The process is spawned and talks over one pipe in msgpack messages: a `Request` in, an `Answer` or a `Failure` out. It
imports no Qt. A decision travels with the position it was asked for; whoever asked compares and drops a late one.
"""

import contextlib
import signal
import traceback
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

from engine.ai.player import Budget, Considered, Decision, make_player
from engine.core.contract import AnyView, Game
from engine.games import find_game

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess


class Position(Struct, frozen=True):
    """A moment of a match: `serial` counts how often it was rewound before."""

    match_id: str
    ply: int
    serial: int


class Request(Struct, frozen=True, tag="request"):
    """Decide for the watcher of a view. `view` is msgpack of the game's view type; `level` is 1 … 5."""

    request_id: int
    position: Position
    game: str
    view: bytes
    player: str
    level: int
    budget: Budget
    seed: int


class Weighed(Struct, frozen=True):
    """A `Considered` with its action in msgpack."""

    action: bytes
    worth: float


class Answer(Struct, frozen=True, tag="answer"):
    """What was decided, for the request and position named; `action` in msgpack of the game's action type."""

    request_id: int
    position: Position
    action: bytes
    considered: tuple[Weighed, ...]

    def decision(self, game: Game) -> Decision:
        """The decision as values of the game. Raises `msgspec.MsgspecError` if it is none."""
        return Decision(
            msgspec.msgpack.decode(self.action, type=game.action_type),
            tuple(
                Considered(msgspec.msgpack.decode(weighed.action, type=game.action_type), weighed.worth)
                for weighed in self.considered
            ),
        )


class Failure(Struct, frozen=True, tag="failure"):
    """Something went wrong in the process, which goes on; `trace` is the traceback for the log. For bytes that
    were no request, `request_id` is 0 and there is no position."""

    request_id: int
    position: Position | None
    trace: str


class Lost(Struct, frozen=True, tag="lost"):
    """The process died with these requests unanswered. The next `ask` or `start` makes a new one."""

    unanswered: tuple[Request, ...]


Message: TypeAlias = Answer | Failure


def serve(connection: Connection) -> None:
    """The process's loop: answers requests in their order until the other end is closed."""
    with contextlib.suppress(ValueError):  # not in the main thread, as in a test
        # Ctrl-C in a terminal reaches this process too; the program ends it by closing the pipe.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            message = _answer(connection.recv_bytes())
            connection.send_bytes(msgspec.msgpack.encode(message))


def _answer(content: bytes) -> Message:
    request: Request | None = None
    try:
        request = msgspec.msgpack.decode(content, type=Request)
        return _decide(request)
    except Exception:  # whatever a player does wrong is told, and must not end the process
        trace = traceback.format_exc()
        return Failure(request.request_id if request else 0, request.position if request else None, trace)


def _decide(request: Request) -> Answer:
    game = find_game(request.game)
    view: AnyView = msgspec.msgpack.decode(request.view, type=game.view_type)
    decision = make_player(game, request.player).decide(view, request.budget, Random(request.seed))
    return Answer(
        request.request_id,
        request.position,
        msgspec.msgpack.encode(decision.action),
        tuple(Weighed(msgspec.msgpack.encode(item.action), item.worth) for item in decision.considered),
    )


class WorkerClient:
    """The program's end of the pipe. Never waits, but in `poll` as long as it is told to.

    The window watches `connection.fileno()` (on Windows: polls) and calls `poll` until it returns None.
    """

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._last_id = 0
        self._open: dict[int, Request] = {}

    @property
    def connection(self) -> Connection | None:
        """This end of the pipe; another one after each `start`, None before it and after a loss."""
        return self._connection

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process ahead of need; nothing happens if it runs."""
        if self._connection is not None:
            return
        ours, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=serve, args=(theirs,), name="takhte-thinker", daemon=True)
        process.start()
        # Our copy of the other end must go: only then does its death reach us as the end of the pipe.
        theirs.close()
        self._process, self._connection = process, ours

    def ask(
        self, position: Position, game: Game, view: AnyView, player: str, level: int, budget: Budget, seed: int
    ) -> int:
        """Send a question and return its request id. Starts the process if it does not run; if it has died
        unseen, the next `poll` tells."""
        self.start()
        assert self._connection is not None
        self._last_id += 1
        content = msgspec.msgpack.encode(view)
        request = Request(self._last_id, position, game.key, content, player, level, budget, seed)
        self._open[request.request_id] = request
        with contextlib.suppress(OSError):
            self._connection.send_bytes(msgspec.msgpack.encode(request))
        return request.request_id

    def poll(self, timeout: float | None = 0.0) -> Message | Lost | None:
        """The next message, or None when there is none within `timeout` seconds (None: wait for it). Answers to
        what was forgotten are passed over."""
        while self._connection is not None:
            try:
                if not self._connection.poll(timeout):
                    return None
                message = msgspec.msgpack.decode(self._connection.recv_bytes(), type=Message)
            except (EOFError, OSError, msgspec.MsgspecError):
                return self._lose()
            if message.request_id == 0 or self._open.pop(message.request_id, None) is not None:
                return message
        return None

    def forget(self) -> None:
        """Whatever was asked counts no more: its answers will be passed over."""
        self._open.clear()

    def close(self) -> None:
        """End the process, at once even if it thinks."""
        self._open.clear()
        self._drop()

    def _lose(self) -> Lost:
        unanswered = tuple(self._open.values())
        self._open.clear()
        self._drop()
        return Lost(unanswered)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
