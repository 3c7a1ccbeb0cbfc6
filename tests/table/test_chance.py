"""Chance: fair, the same again from the same seed, and to be checked by anybody who is told the seed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import count, islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.table.chance import Chance, Ids, commitment, new_seed

SEED = "00112233445566778899aabbccddeeff" * 2


def drawn_by_hand(seed: str, draw: int, size: int) -> tuple[int, ...]:
    """The order of a shuffle as anybody may compute it: HMAC-SHA256 words, rejection, Fisher-Yates from the end."""
    key = bytes.fromhex(seed)
    stream = b"".join(
        hmac.new(key, b"%d/%d" % (draw, block), hashlib.sha256).digest() for block in range(size // 4 + 2)
    )
    words = (int.from_bytes(stream[start : start + 4], "big") for start in count(0, 4))
    order = list(range(size))
    for last in reversed(range(1, size)):
        bound = 2**32 // (last + 1) * (last + 1)
        other = next(word for word in words if word < bound) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10_000), st.integers(0, 120))
def test_any_shuffle_can_be_computed_from_seed_draw_and_size(key: bytes, draw: int, size: int) -> None:
    assert Chance(key.hex(), draw).order(size) == (draw, drawn_by_hand(key.hex(), draw, size))


@given(st.lists(st.one_of(st.integers(1, 100), st.integers(-60, -1)), max_size=20))
def test_a_game_goes_on_with_the_same_draws(sizes: list[int]) -> None:
    """Numbers (of positive sizes) and shuffles (of negative): going on from draw n is the same as having drawn n."""
    whole = Chance(SEED)
    came = [whole.number(size) if size > 0 else whole.order(-size) for size in sizes]
    assert whole.drawn == len(sizes)
    for n, size in enumerate(sizes):
        later = Chance(SEED, n)
        assert (later.number(size) if size > 0 else later.order(-size)) == came[n]


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    missing = cells - len(counts)
    return sum((found - expected) ** 2 / expected for found in counts.values()) + missing * expected


# The sums that a fair draw exceeds once in a thousand times; the seed is fixed, so the test never wavers.
@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (7, 22.5), (10, 27.9), (90, 135.9)])
def test_dice_are_fair(sides: int, limit: float) -> None:
    chance = Chance(SEED)
    counts: Counter[object] = Counter(chance.number(sides)[2] for _ in range(sides * 200))
    assert set(counts) == set(range(sides))
    assert chi_square(counts, sides) < limit


def test_shuffles_are_fair() -> None:
    """All 120 orders of five cards, and each card of sixty in each place."""
    chance = Chance(SEED)
    orders: Counter[object] = Counter(chance.order(5)[1] for _ in range(6_000))
    assert chi_square(orders, 120) < 172.7
    places: Counter[object] = Counter()
    for _ in range(600):
        places.update(enumerate(chance.order(12)[1]))
    assert chi_square(places, 144) < 190.0  # 121 degrees of freedom


def test_low_numbers_have_no_advantage() -> None:
    """With three quarters of 2**32 sides a word's remainder alone would favour the first third twofold."""
    chance = Chance(SEED)
    sides = 3 * 2**30
    thirds = Counter(chance.number(sides)[2] // 2**30 for _ in range(3_000))
    assert chi_square(Counter(thirds), 3) < 13.8


def test_no_two_draws_share_their_words() -> None:
    chance = Chance(SEED)
    assert len({chance.number(2**31)[2] for _ in range(500)}) == 500
    assert len({Chance(seed).number(2**31)[2] for seed in (SEED, "00" * 32, "01" + "00" * 31)}) == 3


def test_the_commitment_is_of_this_seed_and_no_other() -> None:
    seed = new_seed()
    assert len(bytes.fromhex(seed)) == 32
    assert seed != new_seed()
    assert commitment(seed) == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert commitment(seed) != commitment(new_seed())
    assert seed not in commitment(seed)


def test_no_id_comes_twice() -> None:
    ids = Ids(SEED, above=600)
    given = [ids() for _ in range(50_000)]
    assert len(set(given)) == 50_000
    assert min(given) > 600
    assert max(given) <= 600 + 2**30, "larger ones would not fit the screen's 32-bit numbers"
    assert ids.given == 50_000


def test_ids_go_on_where_they_were() -> None:
    ids = Ids(SEED, above=5)
    given = [ids() for _ in range(100)]
    for n in (0, 1, 50, 99):
        later = Ids(SEED, above=5, given=n)
        assert [later() for _ in range(100 - n)] == given[n:]


def test_an_id_does_not_tell_when_it_was_given() -> None:
    """Which of two ids came first is a coin's flip, also for neighbours; and another game's order is another."""
    ids = Ids(SEED, above=0)
    given = [ids() for _ in range(4_000)]
    rising = sum(first < second for first, second in pairwise(given))
    assert 1_900 < rising < 2_100
    early, late = sum(given[:2_000]) / 2_000, sum(given[2_000:]) / 2_000
    assert abs(early - late) < 2**30 * 0.03
    other = list(islice(iter(Ids("ab" * 32, above=0), 0), 4_000))
    assert not set(given[:500]) & set(other[:500])
