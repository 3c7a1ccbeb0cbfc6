"""What is inflicted in return for a strike's damage: prevented after it, healed together with it (rulings on Blood of
Acid)."""

from __future__ import annotations

import pytest

from tests.abilities.fights import Fighting, fighting

ACID = "Blood of Acid"


def acid(*cards: str, level: str = "vic", blood: tuple[int, int] = (6, 8)) -> Fighting:
    """Ira's blood is acid as Kurt strikes for 4; she pays 2 for it."""
    fight = fighting("Roundhouse", *cards, against=(ACID,), blood=blood)
    fight.play(ACID, level, by="Alexis")
    fight.play("Roundhouse", "POT")
    return fight


@pytest.mark.parametrize("level", ["vic", "VIC"])
def test_who_strikes_one_to_torpor_and_falls_by_acid_falls_at_the_same_time(level: str) -> None:
    """ANK 20170427, LSJ 20040805: all the blood is lost at once; so nobody that is falling plays an Amaranth."""
    fight = acid("Amaranth", level=level, blood=(1, 2))
    fight.until("play", "Amaranth")
    assert fight.game.table.combat is None
    assert [each.place.region for each in (fight.kurt, fight.ira)][1] == "torpor"
    assert fight.kurt.place.region == ("torpor" if level == "vic" else "ash heap")


def test_acid_hurts_though_its_minion_falls_and_who_stays_ready_may_play_on() -> None:
    """PIB 20150426."""
    fight = acid("Amaranth", blood=(6, 2))
    fight.until("play", "Amaranth")
    assert fight.offered("play", "Amaranth")
    assert fight.kurt.blood == 1  # A strike of 1, and 4 in return.


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_what_prevents_a_strike_once_prevents_no_acid(level: str) -> None:
    """ANK 20200517-2."""
    fight = acid("Soak")
    fight.play("Soak", level)
    fight.end()
    assert fight.blood == (2, 2)


def test_what_surrounds_one_is_not_returned() -> None:
    """RTR 19970630."""
    fight = fighting("Carrion Crows", against=(ACID,), blood=(6, 8))
    fight.play("Carrion Crows", "ANI")
    fight.play(ACID, "vic", by="Alexis")
    fight.end()
    assert fight.blood == (4, 3)  # A strike of 1 each, 2 by the crows, 1 in return.
