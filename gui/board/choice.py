"""What can be done on the board, found by where it is done (design §5).

One index per position answers for dragging, clicking, the keyboard and the plain list of choices alike.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

Spot: TypeAlias = Hashable
"""A place on the board where something is taken from or put to: a frozen Struct of the game's own."""

Spots: TypeAlias = tuple[Spot, Spot | None]
"""Source and target of an action; no target where pointing at the source is enough."""


class Choice(Struct, frozen=True):
    """One thing that can be done on the board. Several `actions` are played one after the other, each as soon as
    the one before has been."""

    source: Spot
    target: Spot | None
    actions: tuple[Any, ...]


def nothing_follows(action: Any) -> Sequence[Any]:
    """For games in which no gesture is more than one action."""
    return ()


class ChoiceIndex:
    """The choices of one position.

    `spots_of` says where an action is done, None for one that is not done on the board. `follow_ups` lists what an
    action leads to when both are one gesture: the card of an open pile, dragged to its place, is taken and laid.
    Its own spots then only name the source.
    """

    def __init__(
        self,
        actions: Iterable[Any],
        spots_of: Callable[[Any], Spots | None],
        follow_ups: Callable[[Any], Sequence[Any]] = nothing_follows,
    ) -> None:
        self.actions = tuple(actions)
        self._choices: dict[Spot, dict[Spot | None, Choice]] = {}
        unplaced = []
        for action in self.actions:
            spots = spots_of(action)
            if spots is None:
                unplaced.append(action)
                continue
            source, target = spots
            followers = follow_ups(action)
            for follower in followers:
                onward = spots_of(follower)
                assert onward is not None and onward[1] is not None, "a follow-up needs a target"
                self._add(Choice(source, onward[1], (action, follower)))
            if not followers:
                self._add(Choice(source, target, (action,)))
        self.unplaced = tuple(unplaced)
        """Actions for which `spots_of` knows no place on the board."""

    def add_way(self, source: Spot, target: Spot | None, action: Any) -> None:
        """A further way to do one of the actions, besides that of `spots_of` or instead of one."""
        assert self.offers(action), "add_way: not one of the actions"
        self._add(Choice(source, target, (action,)))

    def _add(self, choice: Choice) -> None:
        self._choices.setdefault(choice.source, {})[choice.target] = choice

    @property
    def sources(self) -> tuple[Spot, ...]:
        """Where something can be picked up or pointed at, in the order of the actions."""
        return tuple(self._choices)

    def targets(self, source: Spot | None) -> tuple[Spot, ...]:
        """Where it can go; empty for a source that is only pointed at."""
        return tuple(target for target in self._choices.get(source, ()) if target is not None)

    def choice(self, source: Spot | None, target: Spot | None = None) -> Choice | None:
        """What moving from `source` to `target`, or pointing at `source`, does."""
        return self._choices.get(source, {}).get(target)

    def choices(self) -> tuple[Choice, ...]:
        """Everything that can be done on the board, by source."""
        return tuple(choice for targets in self._choices.values() for choice in targets.values())

    @property
    def held(self) -> Spot | None:
        """The source that is as good as picked up, because there is no other and it only waits for a target."""
        if len(self._choices) != 1:
            return None
        (source,) = self._choices
        return source if self.targets(source) else None

    def offers(self, action: Any) -> bool:
        """Whether the action may be played now."""
        return action in self.actions
