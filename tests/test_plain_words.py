"""Words from strangers: what comes in is one plain line, and no two Methuselahs look alike."""

from __future__ import annotations

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.frames import from_host
from vtes_desktop.plain_words import MOST_MARKS, all_plain, all_told_apart, plain, seen, skeleton, told_apart
from vtes_desktop.table.saying import Saying, Who

HOSTILE = ("\n", "\r", "\t", "\x00", "\x1b", "\x7f", "\x85", "\x9b", "\u00ad", "\u034f", "\u061c", "\u115f", "\u180e")
HOSTILE += ("\u200b", "\u200d", "\u200f", "\u2028", "\u2029", "\u202a", "\u202e", "\u2060", "\u2066", "\u2069")  # type: ignore[assignment]
HOSTILE += (  # type: ignore[assignment]
    "\u2800",
    "\u3164",
    "\ufe0f",
    "\ufeff",
    "\uffa0",
    "\ufff9",
    "\ufffe",
    "\ud800",
    "\U000e0041",
    "\U000e0100",
    "\U00013430",
)


@pytest.mark.parametrize("sign", HOSTILE, ids=ascii)
def test_what_is_not_seen_is_taken_out(sign: str) -> None:
    assert plain(f"{sign}Bo{sign}b{sign}") in ("Bob", "Bo b")
    assert plain(sign * 5) == ""


def test_no_sign_without_a_shape_is_left() -> None:
    left = [sign for sign in map(chr, range(0x110000)) if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
    assert [ascii(sign) for sign in left if plain(f"a{sign}b") not in ("ab", "a b")] == []


@given(st.text(st.characters()))
def test_whatever_is_written_is_one_line_of_signs_that_are_seen(text: str) -> None:
    said = plain(text)
    assert plain(said) == said and "  " not in said and said == said.strip()
    for sign in said:
        assert sign == " " or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs"), ascii(sign)


def test_a_tower_of_accents_is_cut_down() -> None:
    tower = "Z" + "\u0335\u0321\u0341" * 40 + "oe"
    marks = [sign for sign in unicodedata.normalize("NFD", plain(tower)) if unicodedata.combining(sign)]
    assert len(marks) <= MOST_MARKS + 1
    assert plain("\u0301\u0302Bob") == "Bob", "an accent on nothing would go onto the word before"
    assert plain("Zoë Çelik Nguyễn") == "Zoë Çelik Nguyễn"


def test_markup_is_left_as_it_is_written() -> None:
    for text in ('<img src="file:///etc/x">', "<b>x</b>", "&amp; &x %1 [*]", "C:\\new"):
        assert plain(text) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "bob"),
        ("Bob", "Вob"),
        ("Bob", "Bоb"),
        ("Bob", "ΒΟΒ"),
        ("Bob", "Bob\u200b"),
        ("Bob", "Bob "),
        ("Bob", "B\u202eo\u202cb"),
        ("Bob", "Ｂｏｂ"),
        ("Bob", "𝐁𝐨𝐛"),
        ("Bob", "B0b"),
        ("Bill", "BiII"),
        ("Max", "rnax"),
        ("Zoe", "Zoë"),
        ("Sarah", "Ѕarah"),
        ("Alexis", "Alехіs"),
        ("Helen", "Ηelen"),
    ],
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert told_apart(other, [one]).endswith("(2)")
    assert len({skeleton(name) for name in all_told_apart([one, other, one, other])}) == 4


def test_other_names_stay_as_they_are() -> None:
    names = ["Sarah", "Lisa", "Justin", "Александр", "Ἀλέξανδρος", "小林"]
    assert all_told_apart(names) == names
    assert told_apart("\u202e\n", []) == "Methuselah"
    assert len(told_apart("W" * 400, ["W" * 40])) <= 40


def test_a_host_s_words_are_plain_before_anybody_reads_them() -> None:
    line = p.TableLine("k3", "Fri\u202eday\nBob: hm", 2, 1, "current", "manual", False, True, "lobby")
    frame = msgspec.json.encode(p.Tables((line,))).decode()
    heard = from_host(frame)
    assert isinstance(heard, p.Tables) and heard.tables[0].name == "Friday Bob: hm"
    endless = from_host(msgspec.json.encode(p.Tables((msgspec.structs.replace(line, name="W" * 1_000_000),))).decode())
    assert isinstance(endless, p.Tables) and len(endless.tables[0].name) == 4000
    kept = p.Tables((msgspec.structs.replace(line, name="Friday"),))
    assert from_host(msgspec.json.encode(kept).decode()) == kept


def test_sentences_keep_their_spaces() -> None:
    saying = Saying((Who(0), " notes “a\nb” on ", "x"), 0)
    assert all_plain(saying).parts == (Who(0), " notes “a b” on ", "x")
    clean = Saying((Who(0), " draws ", "x"), 0)
    assert all_plain(clean) is clean
    assert seen(" a\u2028b ") == " a b "
