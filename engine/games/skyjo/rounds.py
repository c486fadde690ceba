"""How a round begins and ends (SKYJO-2.1 to 2.4, 5.2 to 5.4, 6.1)."""

from engine.core.contract import Told
from engine.core.seats import CHANCE, NOBODY, Seat
from engine.games.skyjo import events
from engine.games.skyjo.actions import DealRound
from engine.games.skyjo.dealing import remaining_copies
from engine.games.skyjo.pieces import ALL_PLACES, PLACES, cards_of, columns_in
from engine.games.skyjo.rules import DEAL, FIRST_LOOK, OVER, STARTER, TAKE
from engine.games.skyjo.scoring import end_reason, make_outcome, score_round
from engine.games.skyjo.table import NO_STOPPER, Table


def deal(table: Table, action: DealRound, told: Told) -> None:
    """Lay out a round from the whole deck (SKYJO-2.1, 2.2)."""
    assert action.hands is not None, "deal: a redacted deal"
    table.cards = [card for hand in action.hands for card in hand]
    copies = remaining_copies(table.options.deck, [*table.cards, action.discard])
    assert copies is not None, "deal: cards the deck has not got"
    table.draw = cards_of(copies)
    table.ordered = table.turned_over = False
    table.discard = [action.discard]
    table.down = [ALL_PLACES] * table.seats
    table.gone = [0] * table.seats
    table.box = []
    table.closed_sums = [0] * table.seats
    table.stopper = NO_STOPPER
    table.turns = table.turns_left = 0
    if told is not None:
        told.append(events.RoundDealt(len(table.results) + 1, action.discard))
    if table.options.initial_reveal:
        table.phase = FIRST_LOOK
        table.turn = table.actor = 0
    else:
        find_starter(table, told)


def find_starter(table: Table, told: Told) -> None:
    """Who begins, once the cards lie and any first look is over (SKYJO-2.4)."""
    if table.results:
        last = table.results[-1]
        if table.options.next_starter == "stopper" and last.stopper is not None:
            begin(table, last.stopper, "stopper", told)
        else:
            begin(table, (last.starter + 1) % table.seats, "rotated", told)
    elif table.options.initial_reveal:
        sums = [table.face_up_sum(seat) for seat in range(table.seats)]
        begin(table, sums.index(max(sums)), "highest", told)
    else:
        table.phase = STARTER
        table.actor = CHANCE


def begin(table: Table, seat: Seat, reason: events.StarterReason, told: Told) -> None:
    """The round's first turn is the seat's."""
    table.starter = table.turn = table.actor = seat
    table.phase = TAKE
    if told is not None:
        told.append(events.StarterChosen(seat, reason))


def end(table: Table, told: Told) -> None:
    """Reveal and score; then another deal or the end of the game (SKYJO-5.2 to 5.4, 6.1)."""
    _reveal_all(table, told)
    sums = tuple(table.face_up_sum(seat) for seat in range(table.seats))
    stopper = None if table.stopper == NO_STOPPER else table.stopper
    result = score_round(table.options, table.starter, stopper, sums)
    table.results = (*table.results, result)
    table.totals = tuple(total + score for total, score in zip(table.totals, result.scores, strict=True))
    if told is not None:
        told.append(events.RoundScored(len(table.results), sums, result.scores, table.totals, result.doubled))
    reason = end_reason(table.options, table.totals, len(table.results))
    if reason is None:
        table.phase = DEAL
        table.actor = CHANCE
        return
    table.phase = OVER
    table.actor = NOBODY
    if told is not None:
        winners = make_outcome(reason, table.totals, table.results).winners
        told.append(events.GameEnded(reason.value, winners))


def _reveal_all(table: Table, told: Told) -> None:
    """SKYJO-5.2."""
    if told is not None:
        told.append(events.FinalReveal(_face_down_cards(table)))
    for seat in range(table.seats):
        table.down[seat] = 0
        if table.options.close == "automatic":
            for column in columns_in(table.closable(seat)):
                table.close(seat, column, True, told)


def _face_down_cards(table: Table) -> tuple[events.Revealed, ...]:
    return tuple(
        events.Revealed(seat, place, table.cards[seat * PLACES + place])
        for seat in range(table.seats)
        for place in range(PLACES)
        if table.down[seat] >> place & 1
    )
