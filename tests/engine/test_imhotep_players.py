"""The computer player: what it sees in a position, and that it plays well."""

from random import Random

import pytest
from imhotep_tables import do, options, order, position, sail, use

from engine.ai.player import Budget, Player, RandomPlayer, make_player
from engine.core.seats import CHANCE, NOBODY
from engine.games.imhotep.actions import BuyCard
from engine.games.imhotep.appraisal import bonus_hopes
from engine.games.imhotep.game import IMHOTEP
from engine.games.imhotep.options import TUTORIAL, ImhotepOptions
from engine.games.imhotep.pieces import OBELISK, TOMB
from engine.games.imhotep.state import ImhotepState, new_state


def steady() -> Player:
    return make_player(IMHOTEP, "steady")


def chosen(state: ImhotepState) -> object:
    return steady().decide(state.view(state.actor), Budget(), Random(0)).action


def play(players: list[Player], rules: ImhotepOptions, seed: str) -> ImhotepState:
    state = new_state(len(players), rules)
    chance, rngs = Random(seed), [Random(f"{seed} {seat}") for seat in range(len(players))]
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(chance))
        else:
            view = state.view(state.actor)
            state.apply(players[state.actor].decide(view, Budget(), rngs[state.actor]).action)
    return state


def test_it_sails_where_its_stones_are_worth_most() -> None:
    """Two stones to the obelisk, where one rival stone lies: 2, and the lead."""
    sites = {"pyramid": "AB" * 6, "temple": "AB" * 3, "obelisk": "BA", "tomb": "AABB"}
    state = position(ships="AA ~~~ ~~~~", sites=sites, reserve="0 9", market="quarry quarry quarry quarry lever lever")
    assert chosen(state) == sail(2, "obelisk")


def test_it_does_not_do_the_rivals_work() -> None:
    """Only a rival's stones are on board: it does not take them to the obelisk."""
    state = position(ships="BB ... ....", reserve="9 9")
    considered = steady().decide(state.view(0), Budget(), Random(0)).considered
    worth = {found.action: found.worth for found in considered}
    assert considered[0].action != sail(2, "obelisk")
    assert worth[sail(2, "obelisk")] < worth[sail(2, "temple")]


def test_it_spoils_a_rivals_harvest() -> None:
    """B would score 1 + 2 + 3 at the pyramid; A cannot stop that by loading, but it can sail them to the temple."""
    full = {"obelisk": "ABAB", "tomb": "AAABBB"}
    state = position(ships="~~ BBB ~~~~", sites=full, reserve="0 9", market="quarry quarry quarry quarry lever lever")
    assert chosen(state) == sail(3, "temple")


def test_it_buys_what_will_pay() -> None:
    """Four stones lie in the temple: a priest brings four points at once."""
    state = position(sites={"temple": "AAAABB"}, reserve="9 9", market="quarry quarry temple_priest quarry lever lever")
    assert chosen(state) == BuyCard(2)


def test_it_takes_a_win_that_lies_there() -> None:
    """The last card of the deck ends the game, A being ahead; so it buys, whatever."""
    state = position(sites={"temple": "AAAB"}, reserve="9 9", deck="quarry", ships="BB BB. ....")
    assert isinstance(chosen(state), BuyCard)
    behind = position(sites={"temple": "ABBBBBBB"}, reserve="9 9", deck="quarry", ships="AA AA. ....")
    assert not isinstance(chosen(behind), BuyCard)


def test_it_uses_a_lever_before_it_sails() -> None:
    """The obelisk has one place left: A's stone must lie on top."""
    sites = {"pyramid": "AB" * 6, "temple": "AB" * 6, "obelisk": "ABC", "tomb": "AAABB"}
    state = position(3, sites=sites, ships="CA ~~~ ~~~~", reserve="0 5 5", hands={"A": "lever"})
    assert chosen(state) == use("lever")
    do(state, use("lever"))
    assert chosen(state) == order(2, "AC")
    do(state, order(2, "AC"))
    assert chosen(state) == sail(2, "obelisk")


def test_it_weighs_everything_it_may_do() -> None:
    state = position(3, ships="A. BC. ....", hands={"A": "extra_hands fair_wind lever quarry"}, box="2 0 0")
    decision = steady().decide(state.view(0), Budget(), Random(0))
    assert {found.action for found in decision.considered} == set(state.legal_actions())
    assert decision.considered[0].action == decision.action
    do(state, use("fair_wind"))
    effects = steady().decide(state.view(0), Budget(), Random(0)).considered
    assert {found.action for found in effects} == set(state.legal_actions())


def test_it_is_the_same_whatever_the_dice() -> None:
    view = position(3, ships="A. BC. ....", hands={"A": "extra_hands fair_wind"}).view(0)
    first, second = (steady().decide(view, Budget(playouts=5), Random(seed)) for seed in (1, 2))
    assert first == second


@pytest.mark.clause("IMHOTEP-4.5")
def test_the_bonus_in_the_balance() -> None:
    assert bonus_hopes(OBELISK, (2, 1, 1), each=False) == (7.0, 0.0, 0.0)
    assert bonus_hopes(OBELISK, (2, 2), each=False) == (0.0, 0.0)
    assert bonus_hopes(OBELISK, (2, 2), each=True) == (7.0, 7.0)
    assert bonus_hopes(OBELISK, (2, 1), each=False) == (3.5, 0.0), "one stone to come, as likely A's as B's"
    assert bonus_hopes(OBELISK, (2, 1), each=True) == (7.0, 3.5)
    assert bonus_hopes(TOMB, (4, 0, 0), each=False) == (5.0, 0.0, 0.0)
    hopes = bonus_hopes(TOMB, (0, 0), each=False)
    assert hopes[0] == hopes[1] and 0 < sum(hopes) < 5


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players(seats: int) -> None:
    """The seat moves on from game to game. `main.py simulate` shows the figures over 400 games."""
    won = 0
    for game in range(24 if seats == 2 else 20):
        players: list[Player] = [RandomPlayer() for _ in range(seats)]
        players[game % seats] = steady()
        outcome = play(players, TUTORIAL, f"{seats} {game}").outcome()
        assert outcome is not None
        won += outcome.winners == (game % seats,)
    assert won >= (23 if seats == 2 else 18)


@pytest.mark.parametrize(
    "rules", [options(berths="choose", majority_tie="each"), options(extra_stones=0), options(extra_stones=40)]
)
def test_it_plays_by_every_rule(rules: ImhotepOptions) -> None:
    state = play([steady(), steady(), RandomPlayer()], rules, "rules")
    assert state.outcome() is not None
