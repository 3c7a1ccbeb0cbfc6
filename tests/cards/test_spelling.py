"""One key for all spellings of a name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.cards.spelling import Spelling, fold, name_key, spelling


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Unmasking, The", "The Unmasking"),
        ("Unmasking, The", "unmasking"),
        ("Anarch Manifesto, An", "an anarch manifesto"),
        ("Louvre, Paris, The", "Louvre, Paris, Le"),
        ("Pentex™ Subversion", "Pentex(TM) Subversion"),
        ("Pentex™ Subversion", "pentex subversion"),
        ("Célèste Lamontagne", "Celeste Lamontagne"),
        ("Bolesław Gutowski", "Boleslaw Gutowski"),
        ("Rötschreck", "Ro\u0308tschreck"),
        ("Sacré-Cœur Cathedral, France", "Sacre Coeur cathedral France"),
        (".44 Magnum", "44 magnum"),
        ("XTC-Laced Blood", "XTC Laced Blood"),
        ("Kine Resources Contested", "KINE  RESOURCES\tCONTESTED"),
        ("Absimiliard's Army", "Absimiliard’s Army"),
        ('Béatrice "Oracle171" Tremblay', "Beatrice “Oracle171” Tremblay"),
    ],
)
def test_spellings_of_one_name_have_one_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_different_names_have_different_keys() -> None:
    assert name_key("Theo Bell") != name_key("Theo Ball")
    assert name_key("Theocracy") != name_key("ocracy")  # "The" is only an article as a word


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ("Theo Bell", Spelling("theobell")),
        ("Theo Bell (ADV)", Spelling("theobell", "", True)),
        ("theo bell (Advanced)", Spelling("theobell", "", True)),
        ("Theo Bell (G6)", Spelling("theobell", "6")),
        ("Theo Bell (g2 adv)", Spelling("theobell", "2", True)),
        ("Theo Bell (G2) (ADV)", Spelling("theobell", "2", True)),
        ("Theo Bell (ADV) (G2)", Spelling("theobell", "2", True)),
        ("Theo Bell (group 6)", Spelling("theobell", "6")),
        ("Theo Bell [adv]", Spelling("theobell", "", True)),
        ("Anarch Convert (ANY)", Spelling("anarchconvert", "any")),
        ("Anarch Convert (GANY)", Spelling("anarchconvert", "any")),
        ("Pentex(TM) Subversion", Spelling("pentexsubversion")),
        ("Lodin (Olaf Holte)", Spelling("lodinolafholte")),
        ("Ohoyo Hopoksia (Bastet)", Spelling("ohoyohopoksiabastet")),
    ],
)
def test_marks_after_a_name_pick_a_version(written: str, asked: Spelling) -> None:
    assert spelling(written) == asked


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_any_text_has_a_key(text: str) -> None:
    assert name_key(text) == name_key(f" {text} ")
    assert spelling(text).key is not None
