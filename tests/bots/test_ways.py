"""One of several things to be done by a card: a vampire is worth more than a point of pool."""

from __future__ import annotations

from vtes_desktop.bots.judges.targets import way
from vtes_desktop.table.asking import Option


def best(*texts: str, pool: int = 10) -> str:
    return max(texts, key=lambda text: way(Option("way", text), pool).score)


def test_pool_is_burned_before_a_vampire() -> None:
    assert best("burn 1 pool", "burn a vampire of capacity 4 or more to burn it") == "burn 1 pool"


def test_blood_is_burned_before_pool() -> None:
    assert best("burn 1 pool", "burn 1 blood from a vampire") == "burn 1 blood from a vampire"


def test_the_last_pool_is_not_burned() -> None:
    vampire = "burn a vampire of capacity 4 or more to burn it"
    assert best("burn 1 pool", vampire, pool=1) == vampire
    assert best("burn 2 pool", vampire, pool=3) == "burn 2 pool"
