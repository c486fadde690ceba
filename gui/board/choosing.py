"""How a choice is made in one or two gestures, whether with the mouse, the keyboard or by dragging."""

from collections.abc import Callable
from typing import Any, Final

from gui.board.choice import Choice, ChoiceIndex, Spot
from gui.board.highlight import AIMED, SOURCE, TARGET
from gui.board.scenery import Scenery

NO_CHOICES: Final = ChoiceIndex((), lambda action: None)


class Chooser:
    """What is picked up and pointed at, and the actions still to be played of a gesture that is more than one."""

    def __init__(self, scenery: Scenery, emit: Callable[[Any, bool], None]) -> None:
        self._scenery = scenery
        self._emit = emit
        self._index: ChoiceIndex | None = None
        self._plan: list[Any] = []
        self._emitting = False
        self._answered = True
        self.picked: Spot | None = None
        self.pointed: Spot | None = None

    @property
    def index(self) -> ChoiceIndex:
        return self._index or NO_CHOICES

    @property
    def emitting(self) -> bool:
        """An action is being played right now."""
        return self._emitting

    @property
    def planning(self) -> bool:
        """More actions of one gesture are to follow."""
        return bool(self._plan)

    @property
    def active(self) -> bool:
        """Whether there is anything to choose."""
        return self._index is not None

    @property
    def source(self) -> Spot | None:
        """What a target is now being looked for."""
        return self.picked if self.picked is not None else self.index.held

    def set_index(self, index: ChoiceIndex | None) -> None:
        """New choices: go on with the gesture under way if it can go on."""
        self._index = index
        self._answered = True
        if self.picked is not None and not self.index.targets(self.picked):
            self.picked = None
        if not self._emitting:
            self._go_on()

    def play(self, choice: Choice) -> None:
        """Play the actions of a choice, each as soon as it may be."""
        self.picked = None
        self._plan = list(choice.actions)
        self._answered = True
        self._go_on()

    def abandon(self) -> None:
        """Nothing more of the gesture under way."""
        self._plan = []
        self.picked = None

    def _go_on(self) -> None:
        """Play what is planned, as long as new choices come in answer to what was played."""
        while self._plan and self._answered and self._index is not None:
            action = self._plan.pop(0)
            if not self._index.offers(action):
                self._plan = []
                return
            self._answered = False
            self._emitting = True
            try:
                self._emit(action, not self._plan)
            finally:
                self._emitting = False

    def levels(self) -> dict[Spot, int]:
        """How strongly each spot is marked."""
        index, source = self.index, self.source
        if source is None:
            levels = {spot: self._level_of_source(spot) for spot in index.sources}
        else:
            levels = dict.fromkeys(index.targets(source), TARGET)
        if self.pointed in levels:
            levels[self.pointed] = TARGET if levels[self.pointed] == SOURCE else AIMED
        return levels

    def _level_of_source(self, spot: Spot) -> int:
        """What is only pointed at is marked like a target."""
        return SOURCE if self._scenery.carried(spot) is not None else TARGET

    def live(self, spot: Spot) -> bool:
        """Whether pointing at the spot may do something legal now."""
        source = self.source
        if source is not None and spot in self.index.targets(source):
            return True
        return spot in self.index.sources

    def settle(self, spot: Spot) -> Choice | None:
        """What pointing at `spot` plays now, if anything: the target of what is picked up, or a source that needs
        none."""
        source = self.source
        if source is not None:
            choice = self.index.choice(source, spot)
            if choice is not None:
                return choice
        if spot in self.index.sources and not self.index.targets(spot):
            return self.index.choice(spot)
        return None
