"""Hosts and guests for the tests of this room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lan.company import Evening, Hosted


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path / "host") as hosted:
        yield hosted


@pytest.fixture
def evening() -> Iterator[Evening]:
    with Evening() as evening:
        yield evening
