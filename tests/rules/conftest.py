"""The card lists are read once for all tests of the rules: each test has an empty home, and so a cold cache."""

from __future__ import annotations

import pytest

from vtes_desktop.abilities import position
from vtes_desktop.cards.catalogue import Catalogue, load


@pytest.fixture(scope="session")
def whole_pool() -> Catalogue:
    return load(cache=False)


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch, whole_pool: Catalogue) -> None:
    monkeypatch.setattr(position, "load", lambda: whole_pool)
