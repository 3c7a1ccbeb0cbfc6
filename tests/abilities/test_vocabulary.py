"""The vocabulary as a whole: every word is known once it is written, and no two have one name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from vtes_desktop.abilities.texts import by_name
from vtes_desktop.abilities.vocabulary.amounts import Measure
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.every import every, kinds

BASES = (Word, Condition, Measure)


def test_what_is_only_a_base_is_no_word_but_what_comes_of_it_is() -> None:
    class Deed(msgspec.Struct, frozen=True, tag=True):
        pass

    class _Shared(Deed, frozen=True):
        pass

    class Bite(_Shared, frozen=True):
        whom: str

    class Hunt(Deed, frozen=True):
        pass

    union: Any = every(Deed)
    assert list(kinds(Deed)) == [Bite, Hunt]
    assert msgspec.json.decode(b'{"type": "Bite", "whom": "Krid"}', type=union) == Bite("Krid")


@pytest.mark.parametrize("base", BASES)
def test_no_two_words_have_one_name(base: type) -> None:
    by_name()
    assert {name for name, times in Counter(kind.__name__ for kind in kinds(base)).items() if times > 1} == set()
