"""The games' boards, words and pictures, in one explicit list. A new game is one line here."""

from typing import Final

from engine.core.errors import UsageError
from gui.games.imhotep.kit import IMHOTEP_KIT
from gui.games.irish_gauge.kit import GAUGE_KIT
from gui.games.isle_of_skye.kit import SKYE_KIT
from gui.games.kit import BoardKit
from gui.games.skyjo.kit import SKYJO_KIT

KITS: Final[tuple[BoardKit, ...]] = (SKYJO_KIT, IMHOTEP_KIT, SKYE_KIT, GAUGE_KIT)


def find_kit(key: str) -> BoardKit:
    """The kit of the game of that name. Raises `UsageError` listing the names there are."""
    for kit in KITS:
        if kit.key == key:
            return kit
    raise UsageError("game_unknown", name=key, known=", ".join(kit.key for kit in KITS))
