"""The computer's process: answers, is replaced when it dies or does not answer, and is never waited for."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any

import pytest
from program import make_setup, play_some

from engine.ai.worker import Answer, Failure, Lost, Position, WorkerClient
from engine.core.match import Match
from engine.games import find_game
from gui.ai_process import AiProcess

if TYPE_CHECKING:
    from collections.abc import Iterator

    from msgspec import Struct
    from pytestqt.qtbot import QtBot

    from engine.core.contract import AnyView
    from engine.core.errors import TakhteError


class Ears:
    """Hears what the process says of one question."""

    def __init__(self) -> None:
        self.answers: list[Struct] = []
        self.faults: list[str] = []

    def answered(self, action: Struct) -> None:
        self.answers.append(action)

    def failed(self, error: TakhteError) -> None:
        self.faults.append(error.code)


class ScriptedClient:
    """A client that says what it is told, one message for each poll."""

    def __init__(self, *messages: Any) -> None:
        self.messages = list(messages)
        self.asked: list[str] = []
        self.closed = 0
        self.pid = None

    def start(self) -> None: ...

    def ask(self, position: Position, game: Any, view: Any, player: str, *rest: Any) -> int:
        self.asked.append(player)
        return len(self.asked)

    def poll(self, timeout: float | None = 0.0) -> Any:
        message = self.messages.pop(0) if self.messages else None
        return message(len(self.asked)) if callable(message) else message

    def forget(self) -> None: ...

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def process(qapp: object) -> Iterator[AiProcess]:
    made = AiProcess()
    yield made
    made.close()


@pytest.fixture
def view() -> AnyView:
    match = Match(find_game("skyjo"), make_setup("computer", "computer"))
    play_some(match, 30)
    while match.actor < 0:
        match.roll()
    return match.view(match.actor)


def ask(process: AiProcess, view: AnyView, player: str = "random") -> Ears:
    ears = Ears()
    process.think("skyjo", view, player, 3, 1, ears.answered, ears.failed)
    return ears


def scripted(*messages: Any, late_ms: int = 10_000) -> tuple[AiProcess, ScriptedClient]:
    client = ScriptedClient(*messages)
    return AiProcess(client, late_ms), client  # type: ignore[arg-type]


def failure(request_id: int) -> Failure:
    return Failure(request_id, None, "a traceback")


def test_it_answers_with_a_legal_action(process: AiProcess, view: AnyView, qtbot: QtBot) -> None:
    for player in ("random", "greedy"):
        ears = ask(process, view, player)
        qtbot.waitUntil(lambda heard=ears: bool(heard.answers), timeout=20_000)  # type: ignore[misc]
        assert ears.answers[0] in view.legal_actions()
        assert not process.busy


def test_one_process_stays_warm(process: AiProcess, view: AnyView, qtbot: QtBot) -> None:
    process.warm()
    pid = process.pid
    ears = ask(process, view)
    qtbot.waitUntil(lambda: bool(ears.answers), timeout=20_000)
    assert process.pid == pid


def test_a_killed_process_is_replaced_and_said_and_asked_again(process: AiProcess, view: AnyView, qtbot: QtBot) -> None:
    process.warm()
    assert process.pid is not None
    first = process.pid
    os.kill(first, signal.SIGKILL)
    ears = ask(process, view)
    qtbot.waitUntil(lambda: bool(ears.answers), timeout=20_000)
    assert ears.faults == ["computer_lost"]
    assert process.pid != first
    assert ears.answers[0] in view.legal_actions()


def test_a_process_stopped_in_its_tracks_is_replaced_when_it_is_late(view: AnyView, qtbot: QtBot) -> None:
    process = AiProcess(late_ms=300)
    process.warm()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    ears = ask(process, view)
    qtbot.waitUntil(lambda: bool(ears.faults), timeout=20_000)
    assert ears.faults[0] == "computer_late"
    process.close()


def test_what_is_forgotten_is_not_answered(process: AiProcess, view: AnyView, qtbot: QtBot) -> None:
    forgotten = ask(process, view)
    process.forget()
    ears = ask(process, view)
    qtbot.waitUntil(lambda: bool(ears.answers), timeout=20_000)
    assert not forgotten.answers


def test_a_new_question_takes_the_place_of_the_old(process: AiProcess, view: AnyView, qtbot: QtBot) -> None:
    old, new = ask(process, view), ask(process, view)
    qtbot.waitUntil(lambda: bool(new.answers), timeout=20_000)
    assert not old.answers


def test_a_player_that_fails_is_stood_in_for_once(view: AnyView, qtbot: QtBot) -> None:
    process, client = scripted(failure)
    traces: list[str] = []
    process.trouble.connect(traces.append)
    ears = ask(process, view, "greedy")
    qtbot.waitUntil(lambda: len(client.asked) == 2)
    assert client.asked == ["greedy", "random"]
    assert ears.faults == ["computer_failed"]
    assert traces == ["a traceback"]


def test_an_answer_that_is_none_counts_as_a_failure(view: AnyView, qtbot: QtBot) -> None:
    process, client = scripted(lambda request: Answer(request, Position("", 0, 0), b"\xc1", ()))
    ears = ask(process, view, "greedy")
    qtbot.waitUntil(lambda: len(client.asked) == 2)
    assert ears.faults == ["computer_failed"]


def test_it_gives_up_when_nothing_helps(view: AnyView, qtbot: QtBot) -> None:
    process, client = scripted(failure, failure)
    ears = ask(process, view, "greedy")
    qtbot.waitUntil(lambda: not process.busy)
    assert ears.faults == ["computer_failed", "computer_gave_up"]
    process, client = scripted(Lost(()), Lost(()), Lost(()))
    ears = ask(process, view)
    qtbot.waitUntil(lambda: not process.busy)
    assert ears.faults == ["computer_lost", "computer_lost", "computer_gave_up"]
    assert len(client.asked) == 3
    assert not ears.answers


def test_closing_while_it_thinks_does_not_wait(process: AiProcess, view: AnyView) -> None:
    client = WorkerClient()
    process = AiProcess(client)
    ask(process, view)
    pid = process.pid
    assert pid is not None
    process.close()
    assert process.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_levels_think_longer_the_higher_they_are() -> None:
    from gui.ai_process import THINKING_MS

    times = [THINKING_MS[level] for level in range(1, 6)]
    assert times == sorted(times)
