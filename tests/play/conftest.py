"""A game for the tests of this room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.play.desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Five players with starter decks, dealt."""
    game = Desk(tmp_path)
    yield game
    game.host.close()
