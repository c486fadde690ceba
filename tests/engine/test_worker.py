"""The computer's process: right answers, and what happens when it fails, dies or answers late."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from random_play import make_setup, play_on

from engine.ai.player import Budget, make_player
from engine.ai.worker import Answer, Failure, Lost, Message, Position, Request, WorkerClient, serve
from engine.core.match import Match
from engine.games import GAMES

GAME = GAMES[0]
WAIT = 60.0
HERE = Position("match", 5, 0)


@pytest.fixture
def client() -> Iterator[WorkerClient]:
    client = WorkerClient()
    yield client
    client.close()


@pytest.fixture
def match() -> Match:
    """A match at a decision of a seat."""
    match = Match(GAME, make_setup())
    play_on(match, 20)
    while match.actor < 0:
        play_on(match, 1)
    return match


def ask(client: WorkerClient, match: Match, player: str = "greedy", position: Position = HERE, seed: int = 1) -> int:
    return client.ask(position, GAME, match.view(match.actor), player, 3, Budget(), seed)


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_the_process_decides_as_the_player_itself_would(client: WorkerClient, match: Match, player: str) -> None:
    for seed in range(3):
        number = ask(client, match, player, seed=seed)
        answer = client.poll(WAIT)
        assert isinstance(answer, Answer)
        assert (answer.request_id, answer.position) == (number, HERE)
        view = match.view(match.actor)
        assert answer.decision(GAME) == make_player(GAME, player).decide(view, Budget(), Random(seed))
        assert match.refusal(answer.decision(GAME).action) is None


def test_answers_carry_their_positions(client: WorkerClient, match: Match) -> None:
    """A late answer can be told from the one that is waited for."""
    before, after = Position("match", 5, 0), Position("match", 5, 1)
    ask(client, match, position=before)
    ask(client, match, position=after)
    positions = [message.position for message in (client.poll(WAIT), client.poll(WAIT)) if isinstance(message, Answer)]
    assert positions == [before, after]
    assert client.poll() is None


def test_what_was_forgotten_is_passed_over(client: WorkerClient, match: Match) -> None:
    ask(client, match)
    client.forget()
    wanted = ask(client, match)
    answer = client.poll(WAIT)
    assert isinstance(answer, Answer)
    assert answer.request_id == wanted
    assert client.poll() is None


def test_a_dead_process_is_told_and_replaced(client: WorkerClient, match: Match) -> None:
    client.start()
    first = client.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)  # so that it cannot answer before it dies
    number = ask(client, match)
    os.kill(first, signal.SIGKILL)
    lost = client.poll(WAIT)
    assert isinstance(lost, Lost)
    assert [request.request_id for request in lost.unanswered] == [number]
    assert lost.unanswered[0].position == HERE
    assert client.connection is None
    ask(client, match)
    assert isinstance(client.poll(WAIT), Answer)
    assert client.pid != first


def test_a_process_found_dead_while_asking_is_told_by_the_next_poll(client: WorkerClient, match: Match) -> None:
    client.start()
    assert client.pid is not None
    os.kill(client.pid, signal.SIGKILL)
    os.waitid(os.P_PID, client.pid, os.WEXITED | os.WNOWAIT)
    number = ask(client, match)
    lost = client.poll(WAIT)
    assert isinstance(lost, Lost)
    assert [request.request_id for request in lost.unanswered] == [number]


def test_a_fault_in_the_process_comes_back_with_its_traceback(client: WorkerClient, match: Match) -> None:
    number = ask(client, match, player="nobody of that name")
    failure = client.poll(WAIT)
    assert isinstance(failure, Failure)
    assert (failure.request_id, failure.position) == (number, HERE)
    assert "player_unknown" in failure.trace
    assert "Traceback" in failure.trace
    ask(client, match)
    assert isinstance(client.poll(WAIT), Answer)


def test_a_closed_client_has_no_process_left(client: WorkerClient) -> None:
    client.start()
    client.start()
    assert client.pid is not None
    client.close()
    client.close()
    assert client.connection is None
    assert client.poll(WAIT) is None
    assert "takhte-thinker" not in [child.name for child in multiprocessing.active_children()]


def test_rubbish_is_answered_by_a_failure_and_the_end_of_the_pipe_ends_the_loop() -> None:
    ours, theirs = multiprocessing.Pipe()
    loop = threading.Thread(target=serve, args=(theirs,))
    loop.start()
    request = Request(7, HERE, "skyjo", b"\xc1", "random", 3, Budget(), 1)
    for content, number in ((b"\xc1 rubbish", 0), (msgspec.msgpack.encode(request), 7)):
        ours.send_bytes(content)
        assert ours.poll(WAIT)
        message = msgspec.msgpack.decode(ours.recv_bytes(), type=Message)
        assert isinstance(message, Failure)
        assert message.request_id == number
        assert "msgspec" in message.trace
    ours.close()
    loop.join(WAIT)
    assert not loop.is_alive()


def test_the_process_loads_no_qt() -> None:
    """What it imports is what `main.py` and the worker's module import."""
    program = (
        "import sys, runpy; runpy.run_path('main.py', run_name='__mp_main__'); import engine.ai.worker;"
        "print([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'gui', 'tqdm')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
