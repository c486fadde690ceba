"""For tests: Skyjo once more, written straight from the rules and as plainly as can be, to check the engine against.

Cards are dictionaries by (seat, column, row). It does not decide what chance brings: it takes any action and keeps its
own account of the table.
"""

from collections import Counter

from engine.games.skyjo.actions import (
    ChooseStarter,
    CloseColumn,
    DealRound,
    DiscardDrawn,
    DrawCard,
    Exchange,
    KeepOpen,
    SkyjoAction,
    TakeFromDiscardPile,
    TakeFromDrawPile,
    TurnUp,
)
from engine.games.skyjo.options import SkyjoOptions

Spot = tuple[int, int, int]


def deck(options: SkyjoOptions) -> list[int]:
    if options.deck == "tutorial":
        return [value for value in range(-2, 13) if value != 0 for _ in range(8)]
    return [-2] * 5 + [-1] * 10 + [0] * 15 + [value for value in range(1, 13) for _ in range(10)]


class Oracle:
    """A table. `waits` names what must be done next: the words of the rules, not the engine's phases."""

    def __init__(self, seats: int, options: SkyjoOptions) -> None:
        self.seats = seats
        self.options = options
        self.totals = [0] * seats
        self.rounds = 0
        self.card: dict[Spot, int] = {}
        self.hidden: set[Spot] = set()
        self.draw: list[int] = deck(options)
        self.in_order = False
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.counted = [0] * seats
        self.hand: int | None = None
        self.waits = "deal"
        self.on_turn = 0
        self.last_starter: int | None = None
        self.stopper: int | None = None
        self.last_turns: list[int] = []
        self.turns_of = [0] * seats
        self.doubled: int | None = None

    # What may be done

    def choices(self) -> set[SkyjoAction]:
        mine = [spot for spot in self.card if spot[0] == self.on_turn]
        hidden = {3 * column + row for seat, column, row in self.hidden if seat == self.on_turn}
        every = {3 * column + row for _, column, row in mine}
        givable = hidden if self.options.swap == "face_down" else every
        if self.waits == "take":
            return {TakeFromDrawPile(), TakeFromDiscardPile()}
        if self.waits == "lay drawn":
            return {DiscardDrawn(), *(Exchange(place) for place in givable)}
        if self.waits == "lay taken":
            return {Exchange(place) for place in givable}
        if self.waits in ("look", "turn up"):
            return {TurnUp(place) for place in hidden}
        if self.waits == "close":
            return {KeepOpen(), *(CloseColumn(column) for column in self.closable(self.on_turn))}
        return set()

    def column(self, seat: int, column: int) -> list[Spot]:
        return [(seat, column, row) for row in range(3) if (seat, column, row) in self.card]

    def closable(self, seat: int) -> list[int]:
        found = []
        for column in range(4):
            spots = self.column(seat, column)
            if len(spots) == 3 and not self.hidden & set(spots):
                values = [self.card[spot] for spot in spots]
                low = self.options.close_nonpositive and sum(values) <= 0
                alike = self.options.close_equal and len(set(values)) == 1
                if low or alike:
                    found.append(column)
        return found

    def showing(self, seat: int) -> int:
        seen = [value for spot, value in self.card.items() if spot[0] == seat and spot not in self.hidden]
        return sum(seen) + self.counted[seat]

    # What happens

    def do(self, action: SkyjoAction) -> None:
        match action:
            case DealRound(hands=hands, discard=discard):
                assert hands is not None
                self.deal(hands, discard)
            case ChooseStarter(seat=seat):
                self.start(seat)
            case TakeFromDrawPile():
                self.waits = "draw"
            case DrawCard(card=card):
                assert card is not None
                if self.in_order:
                    assert self.draw[0] == card
                self.draw.remove(card)
                self.hand, self.waits = card, "lay drawn"
            case TakeFromDiscardPile():
                self.hand, self.waits = self.discard.pop(), "lay taken"
            case Exchange(place=place):
                assert self.hand is not None
                spot = (self.on_turn, place // 3, place % 3)
                self.discard.append(self.card[spot])
                self.card[spot], self.hand = self.hand, None
                self.hidden.discard(spot)
                self.finish_turn()
            case DiscardDrawn():
                assert self.hand is not None
                self.discard.append(self.hand)
                self.hand, self.waits = None, "turn up"
            case TurnUp(place=place):
                self.hidden.remove((self.on_turn, place // 3, place % 3))
                self.finish_turn() if self.waits == "turn up" else self.finish_look()
            case CloseColumn(column=column):
                self.close(self.on_turn, column)
                self.finish_turn()
            case KeepOpen():
                self.leave_turn()

    def deal(self, hands: tuple[tuple[int, ...], ...], discard: int) -> None:
        rest = Counter(deck(self.options))
        rest.subtract([discard, *[card for hand in hands for card in hand]])
        self.draw = sorted(rest.elements())
        self.in_order = False
        self.card = {(s, p // 3, p % 3): card for s, hand in enumerate(hands) for p, card in enumerate(hand)}
        self.hidden = set(self.card)
        self.discard, self.removed = [discard], []
        self.counted = [0] * self.seats
        self.turns_of = [0] * self.seats
        self.doubled = None
        if self.options.initial_reveal:
            self.waits, self.on_turn = "look", 0
        else:
            self.seek_starter()

    def finish_look(self) -> None:
        still = [spot for spot in self.hidden if spot[0] == self.on_turn]
        if len(still) == 12 - self.options.initial_reveal:
            if self.on_turn == self.seats - 1:
                self.seek_starter()
            else:
                self.on_turn += 1

    def seek_starter(self) -> None:
        if self.last_starter is None:
            if not self.options.initial_reveal:
                self.waits = "starter"
                return
            sums = [self.showing(seat) for seat in range(self.seats)]
            self.start(min(seat for seat in range(self.seats) if sums[seat] == max(sums)))
        elif self.options.next_starter == "stopper" and self.stopper is not None:
            self.start(self.stopper)
        else:
            self.start((self.last_starter + 1) % self.seats)

    def start(self, seat: int) -> None:
        self.last_starter = self.on_turn = seat
        self.stopper = None
        self.waits = "take"

    def close(self, seat: int, column: int) -> None:
        top, middle, bottom = [self.card.pop(spot) for spot in self.column(seat, column)]
        if self.options.closed_to == "discard":
            self.discard += [bottom, middle, top]
        else:
            self.removed += [top, middle, bottom]
        if self.options.closed_score == "counted":
            self.counted[seat] += top + middle + bottom

    def finish_turn(self) -> None:
        columns = self.closable(self.on_turn)
        if columns and self.options.close == "choice":
            self.waits = "close"
            return
        for column in columns:
            self.close(self.on_turn, column)
        self.leave_turn()

    def leave_turn(self) -> None:
        seat = self.on_turn
        if not self.draw:
            self.draw, self.discard = self.discard[:-1], self.discard[-1:]
            self.in_order = self.options.reshuffle == "keep_order"
        self.turns_of[seat] += 1
        order = [(seat + step) % self.seats for step in range(1, self.seats)]
        if self.stopper is not None:
            self.last_turns.remove(seat)
        elif not any(spot[0] == seat for spot in self.hidden):
            self.stopper, self.last_turns = seat, order
        all_had_60 = all(turns == 60 for turns in self.turns_of)
        if (self.stopper is None and all_had_60) or (self.stopper is not None and not self.last_turns):
            self.end_round()
        else:
            self.on_turn, self.waits = order[0], "take"

    def end_round(self) -> None:
        self.hidden = set()
        if self.options.close == "automatic":
            for seat in range(self.seats):
                for column in self.closable(seat):
                    self.close(seat, column)
        scores = [self.showing(seat) for seat in range(self.seats)]
        if self.options.stopper_doubles and self.stopper is not None and scores[self.stopper] > 0:
            best_other = min(score for seat, score in enumerate(scores) if seat != self.stopper)
            if best_other <= scores[self.stopper]:
                scores[self.stopper] *= 2
                self.doubled = self.stopper
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        self.rounds += 1
        if self.options.end == "target":
            over = any(total >= self.options.target for total in self.totals)
        else:
            over = self.rounds == self.options.rounds
        self.waits = "nothing" if over else "deal"
