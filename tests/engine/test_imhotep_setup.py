"""Sections 1 and 2: sites, ships, stones, cards, seats; the market, the harbour and who begins."""

from collections import Counter
from random import Random

import pytest
from imhotep_tables import NAMES, buy, card, cards, do, harbour, load, options, position, sail, site, totals

from engine.core.errors import OptionError, UsageError
from engine.core.match import Match, SeatSetup, new_setup
from engine.core.options import make_options
from engine.core.rulebook import load_rulebook
from engine.core.seats import CHANCE
from engine.games.imhotep.actions import (
    PASS_TURN,
    BuyCard,
    ChooseStarter,
    ImhotepAction,
    LayOutMarket,
    LoadStone,
    SailShip,
    TurnUpCard,
    UseCard,
)
from engine.games.imhotep.events import MarketLaidOut, SiteCompleted, StarterChosen
from engine.games.imhotep.game import IMHOTEP
from engine.games.imhotep.options import BY_SEATS, TUTORIAL
from engine.games.imhotep.state import ImhotepState, new_state
from engine.games.imhotep.table import Phase


def market(names: str) -> LayOutMarket:
    return LayOutMarket(tuple(card(name) for name in names.split()))


def begun(seats: int = 2, extra_stones: int = BY_SEATS) -> ImhotepState:
    """A state before the first turn, which is A's."""
    state = new_state(seats, options(extra_stones=extra_stones))
    do(state, state.sample_chance(Random(1)), ChooseStarter(0))
    return state


@pytest.mark.clause("IMHOTEP-1.1")
@pytest.mark.parametrize(("name", "places"), [("pyramid", 12), ("temple", 12), ("obelisk", 4), ("tomb", 6)])
def test_a_site_takes_as_many_stones_as_it_has_places(name: str, places: int) -> None:
    state = position(ships="AB ... ....", sites={name: "A" * (places - 1)})
    told = do(state, sail(2, name))
    assert site(state, name) == "A" * places
    assert [event.site for event in told if type(event) is SiteCompleted] == [
        state.view(None).sites.index((0,) * places)
    ]


@pytest.mark.clause("IMHOTEP-1.1")
def test_there_are_four_sites() -> None:
    state = position(ships="A. ... ....")
    assert [action.site for action in state.legal_actions() if type(action) is SailShip] == [0, 1, 2, 3]
    assert state.refusal(SailShip(0, 4)) == state.refusal(SailShip(0, -1)) == "IMHOTEP-1.1"


@pytest.mark.clause("IMHOTEP-1.2")
def test_three_ships_have_two_three_and_four_berths() -> None:
    state = position(rules=options(berths="choose"))
    berths = [(action.ship, action.berth) for action in state.legal_actions() if type(action) is LoadStone]
    assert berths == [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (2, 3)]
    for ship, berth in ((0, 2), (1, 3), (2, 4), (0, -1), (3, 0), (-1, 0)):
        assert state.refusal(LoadStone(ship, berth)) == "IMHOTEP-1.2"
    assert state.refusal(SailShip(3, 0)) == "IMHOTEP-1.2"


@pytest.mark.clause("IMHOTEP-1.3")
@pytest.mark.parametrize(("seats", "stones"), [(2, 30), (3, 21), (4, 16)])
def test_stones_by_the_number_of_players(seats: int, stones: int) -> None:
    assert begun(seats).reserve == [stones] * seats
    assert begun(seats).view(None).box == (0,) * seats


@pytest.mark.clause("IMHOTEP-1.3")
@pytest.mark.parametrize(("extra", "stones"), [(0, 4), (7, 11), (40, 44)])
def test_a_table_may_settle_on_any_number_of_extra_stones(extra: int, stones: int) -> None:
    assert begun(3, extra).reserve == [stones] * 3


@pytest.mark.clause("IMHOTEP-1.3")
@pytest.mark.parametrize("extra", [-2, 41, 1000])
def test_more_extra_stones_than_forty_are_an_error(extra: int) -> None:
    with pytest.raises(OptionError):
        make_options(TUTORIAL, {"extra_stones": extra})


@pytest.mark.clause("IMHOTEP-1.3")
def test_everybody_sees_everything() -> None:
    state = position(3, ships="A. BC. ....", sites={"tomb": "AB"}, box="2 3 4", hands={"B": "quarry lever"})
    spectator = state.view(None)
    assert spectator.reserve == (10, 10, 10) and spectator.box == (2, 3, 4)
    assert spectator.hands[1] == cards("quarry lever")
    assert spectator.deck_left == sum(spectator.deck) == 30 - 8 - 2
    told = buy(state, "statue", "quarry")
    for watcher in (0, 1, 2, None):
        view = state.view(watcher)
        assert (view.reserve, view.box, view.hands, view.deck) == (
            state.view(None).reserve,
            state.view(None).box,
            state.view(None).hands,
            state.view(None).deck,
        )
        assert [IMHOTEP.redact_event(event, watcher) for event in told] == told
        assert IMHOTEP.redact_action(TurnUpCard(2), CHANCE, watcher) == TurnUpCard(2)
        assert not IMHOTEP.has_secrets(state, watcher or 0)


@pytest.mark.clause("IMHOTEP-1.4")
def test_thirty_cards_of_nine_kinds() -> None:
    deck = Counter(dict(zip(NAMES, new_state(2, TUTORIAL).deck, strict=True)))
    assert deck == {
        "extra_hands": 4,
        "fair_wind": 3,
        "quarry": 4,
        "lever": 3,
        "temple_priest": 3,
        "pyramid_mason": 3,
        "obelisk_carver": 3,
        "tomb_keeper": 3,
        "statue": 4,
    }
    assert deck.total() == 30


@pytest.mark.clause("IMHOTEP-1.4")
def test_a_card_that_is_not_among_them_is_refused() -> None:
    state = new_state(2, TUTORIAL)
    assert state.refusal(market("lever lever lever lever quarry quarry")) == "IMHOTEP-1.4"
    assert state.refusal(LayOutMarket((0, 1, 2, 3, 4, 9))) == "IMHOTEP-1.4"
    assert state.refusal(LayOutMarket((0, 1, 2, 3, 4, -1))) == "IMHOTEP-1.4"
    do(state, market("lever lever lever quarry quarry quarry"), ChooseStarter(1), BuyCard(0))
    assert state.refusal(TurnUpCard(9)) == state.refusal(TurnUpCard(-1)) == "IMHOTEP-1.4"
    assert state.refusal(TurnUpCard(card("lever"))) == "IMHOTEP-3.2"
    turn = position()
    assert turn.refusal(UseCard(9)) == turn.refusal(UseCard(-1)) == "IMHOTEP-1.4"


@pytest.mark.clause("IMHOTEP-1.5")
def test_two_to_four_play() -> None:
    assert [IMHOTEP.seats_allowed(seats) for seats in range(7)] == [False, False, True, True, True, False, False]
    for seats in (1, 5):
        with pytest.raises(UsageError):
            new_setup(IMHOTEP, tuple(SeatSetup("S", "human") for _ in range(seats)))


@pytest.mark.clause("IMHOTEP-2.1")
@pytest.mark.parametrize(("seats", "face_up"), [(2, 6), (3, 8), (4, 10)])
def test_the_market_by_the_number_of_players(seats: int, face_up: int) -> None:
    state = new_state(seats, TUTORIAL)
    assert state.actor == CHANCE and state.phase is Phase.MARKET and len(state.legal_actions()) == 0
    laid = state.sample_chance(Random(7))
    told = do(state, laid)
    assert isinstance(laid, LayOutMarket) and len(laid.cards) == face_up
    assert told == [MarketLaidOut(laid.cards, 30 - face_up)]
    assert state.view(None).market == laid.cards
    assert state.view(None).deck_left == 30 - face_up
    assert all(
        state.deck[kind] + laid.cards.count(kind) == count for kind, count in enumerate(new_state(2, TUTORIAL).deck)
    )


@pytest.mark.clause("IMHOTEP-2.1")
def test_the_cards_are_shuffled() -> None:
    """Each of 3,000 first cards is as likely a quarry (4 of 30) as a lever (3 of 30), give or take."""
    state = new_state(2, TUTORIAL)
    first = Counter()  # type: Counter[int]
    for seed in range(3000):
        laid = state.sample_chance(Random(seed))
        assert isinstance(laid, LayOutMarket)
        first[laid.cards[0]] += 1
    assert 340 < first[card("quarry")] < 460 and 240 < first[card("lever")] < 360 and len(first) == 9


@pytest.mark.clause("IMHOTEP-2.1")
@pytest.mark.parametrize(
    "names", ["quarry", "quarry statue lever statue tomb_keeper", "quarry quarry quarry quarry statue statue statue"]
)
def test_any_other_number_of_cards_is_refused(names: str) -> None:
    assert new_state(2, TUTORIAL).refusal(market(names)) == "IMHOTEP-2.1"


@pytest.mark.clause("IMHOTEP-2.1")
@pytest.mark.parametrize(
    "action", [LoadStone(0, 0), BuyCard(0), SailShip(0, 0), UseCard(0), PASS_TURN, ChooseStarter(0), TurnUpCard(0)]
)
def test_nothing_happens_before_the_market_is_laid_out(action: ImhotepAction) -> None:
    state = new_state(2, TUTORIAL)
    assert state.refusal(action) == "IMHOTEP-2.1"
    assert all(state.view(watcher).refusal(action) == "IMHOTEP-2.1" for watcher in (None, 0, 1))
    assert position().refusal(market("quarry statue lever statue tomb_keeper fair_wind")) == "IMHOTEP-2.1"


@pytest.mark.clause("IMHOTEP-2.1")
def test_a_slot_the_market_has_not_got_is_refused() -> None:
    assert position(2).refusal(BuyCard(6)) == "IMHOTEP-2.1"
    assert position(4).refusal(BuyCard(6)) is None
    assert position(4).refusal(BuyCard(10)) == position(4).refusal(BuyCard(-1)) == "IMHOTEP-2.1"


@pytest.mark.clause("IMHOTEP-2.2")
def test_ships_and_sites_are_empty_at_first_and_nobody_has_points() -> None:
    state = begun(4)
    assert harbour(state) == ".. ... ...."
    assert state.view(0).sites == ((), (), (), ())
    assert totals(state) == [0, 0, 0, 0] and state.view(0).points == (0, 0, 0, 0)
    assert state.view(0).round == 1


@pytest.mark.clause("IMHOTEP-2.3")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    state = new_state(3, TUTORIAL)
    do(state, state.sample_chance(Random(1)))
    assert state.actor == CHANCE and state.phase is Phase.STARTER
    drawn = Counter(state.sample_chance(Random(seed)) for seed in range(900))
    assert set(drawn) == {ChooseStarter(seat) for seat in range(3)} and min(drawn.values()) > 240
    assert do(state, ChooseStarter(1)) == [StarterChosen(1)]
    turns = []
    for action in (load(2, 1), load(3, 1), load(4, 1), load(4, 2)):
        turns.append(state.actor)
        do(state, action)
    assert turns == [1, 2, 0, 1]


@pytest.mark.clause("IMHOTEP-2.3")
def test_the_seed_decides() -> None:
    def first(seed: str) -> list[object]:
        match = Match(IMHOTEP, new_setup(IMHOTEP, (SeatSetup("A", "human"), SeatSetup("B", "human")), seed=seed))
        return [match.roll().action, match.roll().action]

    assert first("one") == first("one")
    assert len({str(first(str(seed))) for seed in range(20)}) == 20


@pytest.mark.clause("IMHOTEP-2.3")
def test_a_starter_that_does_not_play_is_refused_and_so_is_acting_out_of_turn() -> None:
    state = new_state(2, TUTORIAL)
    do(state, state.sample_chance(Random(1)))
    assert state.refusal(ChooseStarter(2)) == state.refusal(ChooseStarter(-1)) == "IMHOTEP-2.3"
    assert state.refusal(load(2, 1)) == state.refusal(TurnUpCard(0)) == "IMHOTEP-2.3"
    do(state, ChooseStarter(0))
    for action in (load(2, 1), BuyCard(0), sail(2, "tomb"), PASS_TURN):
        assert state.view(1).refusal(action) == state.view(None).refusal(action) == "IMHOTEP-2.3"
    assert state.refusal(ChooseStarter(1)) == "IMHOTEP-2.3"
    assert state.view(0).refusal(load(2, 1)) is None


def test_the_option_fields_are_the_ones_the_book_names() -> None:
    book = load_rulebook("imhotep", "en")
    named = {option for section in book.sections for clause in section.clauses for option in clause.options}
    assert named == set(TUTORIAL.__struct_fields__)
