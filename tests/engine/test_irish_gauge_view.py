"""What the board and the command line read: views, previews, choices, notation."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from irish_gauge_tables import (
    CITY,
    D_B,
    GRAND_TRUNK,
    NORTHERN,
    ROUTE,
    SPACE,
    WESTERN,
    bids,
    build,
    do,
    first_of,
    kinds,
    offer,
    play_thriftily,
    position,
    to_track,
)

from engine.core.seats import CHANCE
from engine.games.irish_gauge.actions import (
    DECLINE_SHARE,
    PASS_BID,
    BuildTrack,
    BuyShare,
    ChooseStarter,
    DealShares,
    DrawCompanies,
    GaugeAction,
    OfferShare,
    PlaceBid,
)
from engine.games.irish_gauge.choices import BIDS, PricedChoices, builds_in
from engine.games.irish_gauge.events import (
    CompanyClosed,
    DividendsPaid,
    GameEnded,
    LinkCompleted,
    LinkKind,
    Payment,
    PriceRise,
    PricesRose,
)
from engine.games.irish_gauge.game import IRISH_GAUGE
from engine.games.irish_gauge.notation import action_text, view_text
from engine.games.irish_gauge.options import TUTORIAL
from engine.games.irish_gauge.pieces import SPACE_COUNT, numbers_in
from engine.games.irish_gauge.previews import (
    LinkPreview,
    ShareChoice,
    TrackPreview,
    buildable_spaces,
    preview_track,
    shares_on_display,
)
from engine.games.irish_gauge.state import new_state
from engine.games.irish_gauge.table import EndReason, Phase
from engine.games.irish_gauge.view import Auction, GaugeView

# Views


def test_the_auction_as_the_strip_shows_it() -> None:
    state = position(cash=(30, 9, 30, 40), companies="dublin_belfast western southern northern", turn=3)
    assert state.view(0).auction is None
    do(state, offer(WESTERN, 10), *bids(14))
    assert state.view(1).auction == Auction(
        seller=3,
        company=WESTERN,
        opening=10,
        order=(0, 1, 2, 3),
        bids=(14, None, None, None),
        inside=(True, False, True, True),  # seat 1 could not pay
        leader=0,
        high=14,
        least=15,
    )
    do(state, *bids(0, 20))
    auction = state.view(None).auction
    assert auction is not None
    assert (auction.bids, auction.inside, auction.leader) == ((14, None, None, 20), (True, False, False, True), 3)


def test_what_a_view_tells_besides() -> None:
    state = position(shares={"western": (0, 2, 0)}, prices={"grand_trunk": 100}, turn=2)
    view = state.view(1)
    assert view.shares(1, WESTERN) == 2 and view.shares(0, WESTERN) == 0
    assert view.closed(GRAND_TRUNK) and not view.closed(D_B)
    assert view.round == 1
    state.turn_number = 4
    assert state.view(None).round == 2
    assert new_state(3, TUTORIAL).view(None).round == 0


def test_nothing_is_hidden() -> None:
    state = position(shares={"western": (0, 2, 0)})
    do(state, offer(D_B))
    views = [state.view(watcher) for watcher in (None, 0, 1, 2)]
    for view in views:
        assert msgspec.structs.replace(view, watcher=None) == views[0]
        assert not any(IRISH_GAUGE.has_secrets(state, seat) for seat in range(3))
    action = PlaceBid(7)
    told = do(state, action)
    assert IRISH_GAUGE.redact_action(action, 1, 0) is action
    assert [IRISH_GAUGE.redact_event(event, None) for event in told] == told
    assert not any(IRISH_GAUGE.reveals(event) for event in told)


def test_a_view_is_small_and_comes_back_the_same() -> None:
    view = play_thriftily(new_state(5, TUTORIAL), Random(3), 90).view(2)
    packed = msgspec.msgpack.encode(view)
    assert msgspec.msgpack.decode(packed, type=GaugeView) == view
    assert len(packed) < 2000


# Previews


@pytest.mark.clause("GAUGE-5.1", "GAUGE-5.3")
def test_what_a_track_would_do_is_shown_before_it_is_built() -> None:
    """The picture of the mock-up: Drogheda–Dundalk while a share is still under the hammer."""
    state = position(
        cash=(40, 30, 30),
        built="drogheda-dublin",
        shares={"dublin_belfast": (3, 1, 0)},
        prices={"dublin_belfast": 20},
    )
    do(state, offer(WESTERN))
    view = state.view(2)
    network = (CITY["dundalk"], CITY["drogheda"], CITY["dublin"])
    assert preview_track(view, SPACE["dundalk-drogheda"]) == TrackPreview(
        space=SPACE["dundalk-drogheda"],
        seat=0,
        cost=5,
        refusal=None,
        link=LinkPreview(
            route=ROUTE["dundalk-drogheda"],
            kind=LinkKind.NEW_CITY,
            city=CITY["dundalk"],
            network=network,
            rises=(PriceRise(D_B, 20, 30),),
            payments=(Payment(D_B, 0, 3, 20, 60), Payment(D_B, 1, 1, 20, 20)),
            paid=(60, 20, 0),
            closing=(),
            removed=0,
        ),
        cash=95,
        ends=None,
    )


@pytest.mark.clause("GAUGE-4.1", "GAUGE-4.2")
def test_previews_of_spaces_that_do_less_or_cannot_be_built() -> None:
    state = to_track(cash=(10, 30, 30), built="drogheda-dublin derry-sligo/1")
    half = preview_track(state, SPACE["limerick-tralee/1"])
    assert half == TrackPreview(SPACE["limerick-tralee/1"], 0, 10, None, None, 0, None)
    taken = preview_track(state, SPACE["drogheda-dublin"])
    assert taken.refusal == "GAUGE-4.1" and taken.link is None
    dear = preview_track(state, SPACE["derry-sligo/2"])
    assert dear.refusal == "GAUGE-4.1" and dear.link is not None and dear.link.kind is LinkKind.UNSERVED
    assert dear.link.network == (CITY["derry"], CITY["sligo"])
    assert SPACE["derry-omagh"] not in buildable_spaces(state) and SPACE["galway-ennis"] in buildable_spaces(state)
    assert len(buildable_spaces(state)) == len(state.legal_actions())


@pytest.mark.clause("GAUGE-5.4", "GAUGE-6.1")
def test_previews_say_what_closes_and_what_ends() -> None:
    state = to_track(
        prices={"dublin_belfast": 90}, display={"dublin_belfast": 2, "western": 0, "grand_trunk": 0}, cash=(30, 30, 30)
    )
    preview = preview_track(state, SPACE["drogheda-dublin"])
    assert preview.link is not None and (preview.link.closing, preview.link.removed) == ((D_B,), 2)
    assert preview.ends is EndReason.DISPLAY_EMPTY
    assert preview_track(state, SPACE["galway-ennis"]).ends is None
    keys = " ".join(key for key in SPACE if key != "killarney-tralee")
    assert preview_track(to_track(built=keys), SPACE["killarney-tralee"]).ends is EndReason.MAP_FULL


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(3, 5), st.integers(0, 9999), st.integers(10, 250))
def test_what_is_previewed_is_what_happens(seats: int, seed: int, steps: int) -> None:
    rng = Random(seed)
    state = play_thriftily(new_state(seats, TUTORIAL), rng, steps)
    while state.actor == CHANCE or state.phase in (Phase.OFFER, Phase.BID, Phase.MARKET):
        play_thriftily(state, rng, 1)
    for action in state.legal_actions():
        assert isinstance(action, BuildTrack)
        preview = preview_track(state.view(None), action.space)
        then = state.clone()
        told = do(then, action)
        link = preview.link
        assert preview.refusal is None
        assert ("LinkCompleted" in kinds(told)) == (link is not None)
        if link is not None:
            done = first_of(told, LinkCompleted)
            assert (done.route, done.kind, done.city, done.network) == (link.route, link.kind, link.city, link.network)
            paid = [event.payments for event in told if isinstance(event, DividendsPaid)]
            assert paid == ([link.payments] if link.payments else [])
            rises = [event.rises for event in told if isinstance(event, PricesRose)]
            assert rises == [link.rises] * any(rise.before < rise.after for rise in link.rises)
            closed = [(event.company, event.removed) for event in told if isinstance(event, CompanyClosed)]
            assert tuple(company for company, _ in closed) == link.closing
            assert sum(removed for _, removed in closed) == link.removed
        assert then.cash[preview.seat] == preview.cash
        ended = [event.reason for event in told if isinstance(event, GameEnded)]
        assert ended == ([] if preview.ends is None else [preview.ends]) or ended == ["standstill"]


@pytest.mark.clause("GAUGE-3.1", "GAUGE-3.4")
def test_shares_for_sale() -> None:
    state = position(cash=(12, 8, 25), prices={"western": 40, "grand_trunk": 100})
    assert shares_on_display(state.view(0)) == (
        ShareChoice(D_B, price=10, left=5, least=5, highest=10, buyable=True),
        ShareChoice(WESTERN, price=40, left=5, least=5, highest=25, buyable=False),
    )


# Choices


@pytest.mark.clause("GAUGE-3.2")
def test_a_rich_bidder_costs_no_more_than_a_poor_one() -> None:
    state = position(cash=(30, 90_000, 30))
    do(state, offer(D_B))
    choices = state.legal_actions()
    assert isinstance(choices, PricedChoices) and len(choices) == 89_997
    assert choices[0] == PASS_BID and choices[1] == PlaceBid(5) and choices[-1] == PlaceBid(90_000)
    assert Random(1).choice(choices) in choices[1:]
    assert state.refusal(PlaceBid(90_000)) is None and state.refusal(PlaceBid(90_001)) == "GAUGE-3.2"


def test_choices_that_are_not_written_out_are_a_sequence() -> None:
    choices = PricedChoices((BuyShare(D_B),), ((D_B, 5, 2), (WESTERN, 5, 1)))
    written: list[GaugeAction] = [BuyShare(D_B), OfferShare(D_B, 5), OfferShare(D_B, 6), OfferShare(WESTERN, 5)]
    assert list(choices) == written == [choices[index] for index in range(4)]
    assert [choices[index] for index in (-1, -4)] == [written[-1], written[-4]]
    assert choices[1:3] == tuple(written[1:3]) and choices[::-1] == tuple(reversed(written))
    for index in (4, -5):
        with pytest.raises(IndexError):
            choices[index]
    assert OfferShare(D_B, 6) in choices and OfferShare(D_B, 7) not in choices
    assert choices == PricedChoices((BuyShare(D_B),), ((D_B, 5, 2), (WESTERN, 5, 1)))
    assert choices != PricedChoices((), ((BIDS, 5, 4),)) and choices != written
    assert "PricedChoices" in repr(choices)
    assert list(reversed(choices)) == written[::-1] and choices.index(written[2]) == 2


@given(st.integers(0, (1 << SPACE_COUNT) - 1))
def test_the_builds_of_a_mask(mask: int) -> None:
    spaces = [space for space in range(SPACE_COUNT) if mask >> space & 1]
    assert [action.space for action in builds_in(mask)] == spaces
    assert list(numbers_in(mask)) == spaces


# Notation


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (DrawCompanies((D_B, WESTERN, NORTHERN)), "companies dublin_belfast western northern"),
        (DealShares((WESTERN, WESTERN, D_B)), "deal western western dublin_belfast"),
        (ChooseStarter(2), "starter 3"),
        (OfferShare(GRAND_TRUNK, 7), "offer grand_trunk 7"),
        (PlaceBid(42), "bid 42"),
        (PASS_BID, "pass"),
        (BuyShare(WESTERN), "buy western"),
        (DECLINE_SHARE, "decline"),
        (build("drogheda-dublin"), "build drogheda-dublin"),
        (build("derry-sligo/2"), "build derry-sligo/2"),
    ],
)
def test_notation(action: GaugeAction, text: str) -> None:
    assert action_text(action) == text


def test_a_position_in_a_fixed_width_font() -> None:
    state = position(
        cash=(30, 9, 300),
        built="drogheda-dublin derry-sligo/2",
        shares={"western": (0, 2, 1)},
        prices={"western": 100, "dublin_belfast": 20},
        turn=1,
    )
    state.builders[SPACE["derry-sligo/2"]] = 2
    do(state, offer(D_B, 6), *bids(7))
    assert view_text(state.view(None)).splitlines() == [
        "round 1 turn 2 bid seat 2  display 10  idle 0",
        "auction dublin_belfast from 6: 3:7 1:- 2:-",
        "dublin_belfast   20  left 5  held 0 0 0",
        "western         100  left 0  held 0 2 1  closed",
        "grand_trunk      10  left 5  held 0 0 0",
        ">1  cash   30  wealth   30  tracks 15",
        " 2  cash    9  wealth  209  tracks 15",
        " 3  cash  300  wealth  400  tracks 15",
        "derry-sligo           ·3",
        "drogheda-dublin       1",
    ]
