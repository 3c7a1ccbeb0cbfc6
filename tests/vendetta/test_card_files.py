"""The card file: what is shipped, how a group's own file completes it, and how what is wrong in one is said."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.card_files import CardFileError, completed, parse, practice, shipped, written
from vtes_desktop.vendetta.cards import CardSet, faces_of, merge
from vtes_desktop.vendetta.effects import NONE, Does, Sum, aloud

HEAD = "vendetta: 1\nclans:\n  BR: {name: Brujah}\ncards:\n"


def test_what_is_shipped_of_the_published_game_is_what_can_be_read_of_it() -> None:
    cards = shipped()
    assert len(cards.clans) == 7 and len(cards.cards) == 63 and len(cards.allies) == 30  # C1, C2, C3
    assert cards.victims.count == 35  # C4
    assert sum(card.name is not None for card in cards.cards) == 7
    assert not any(card.text for card in (*cards.cards, *cards.allies)), "no word of the publisher's is shipped"  # type: ignore[attr-defined]
    assert cards.rewards.of(1, 1) is None and cards.rewards.haven_winner == 1  # K9, K10
    assert cards.state_of("BR") == "2 of 9 known, 9 of 9 playable by hand"
    assert cards.state_of("MA") == "0 of 9 known, 9 of 9 playable by hand"


def test_the_practice_set_is_whole_and_said_to_be_ours() -> None:
    cards = practice()
    assert cards.practice and cards.wrong() == ("", "")
    assert all(cards.state_of(clan).startswith("9 of 9 known") for clan in cards.clans)
    assert {each.from_ for each in (*cards.cards, *cards.allies)} == {"ours"}  # type: ignore[attr-defined]
    assert all(ally.known for ally in cards.allies)
    assert all(cards.rewards.of(rank, round_) is not None for rank in (1, 2, 3) for round_ in (1, 2, 3))
    assert all(None not in (clan.starting or (None,)) for clan in cards.clans.values())
    theirs = {card.code for card in (*shipped().cards, *shipped().allies)}  # type: ignore[attr-defined]
    assert not theirs & {card.code for card in (*cards.cards, *cards.allies)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("cards", [shipped(), practice()], ids=["shipped", "practice"])
def test_a_set_reads_back_as_it_was_written_to_a_file_and_to_a_header(cards: CardSet) -> None:
    assert parse(written(cards)) == cards
    assert msgspec.json.decode(msgspec.json.encode(cards), type=CardSet) == cards


def test_a_groups_file_completes_the_shipped_one_field_by_field(tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text(
        "vendetta: 1\nname: Our box\n"
        "rewards: {first: [1, null, 3]}\n"
        "cards:\n"
        "  - {code: BR07, does: {each_rival: {steal: {blood: 1}}}}\n"
        "  - {code: BR02, step: passive, power: 3, does: {}, name: Ready, from: yours}\n"
        "clans: {BR: {starting: [BR02, null]}}\n",
        "utf-8",
    )
    cards = completed(tmp_path)
    by_code = {card.code: card for card in cards.cards}
    assert cards.name == "Our box" and len(cards.cards) == 63
    assert by_code["BR07"].name == "Show of Force" and by_code["BR07"].unsure is None and by_code["BR07"].known
    assert by_code["BR02"].known and by_code["BR02"].does == NONE
    assert by_code["BR04"] == next(card for card in shipped().cards if card.code == "BR04")
    assert [cards.rewards.of(1, round_) for round_ in (1, 2, 3)] == [1, None, 3]
    assert cards.clans["BR"].name == "Brujah"
    assert cards.state_of("BR") == "4 of 9 known, 9 of 9 playable by hand"


def test_of_two_files_the_later_one_wins_and_null_says_nothing() -> None:
    one = parse(HEAD + "  - {code: BR01, power: 4, step: passive}")
    two = parse(HEAD + "  - {code: BR01, power: 5, step: null}")
    (card,) = merge(one, two).cards
    assert (card.power, card.step) == (5, "passive")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("vendetta: 2", "line 1: vendetta"),
        (HEAD + "  - code: BR01\n    power: many", "line 6: cards[0].power: Expected `int | null`"),
        (HEAD + "  - {code: BR01}\n  - {code: BR01}", "line 6: cards[1].code: BR01 is there twice"),
        (HEAD + "  - {code: TR01}", "line 5: cards[0].code: There is no clan TR"),
        (HEAD + "  - code: BR01\n    does:\n      steal: {blood: 1}", "line 6: cards[0].does: “steal” must stand"),
        (HEAD + "  - code: BR01\n    does: {gain: {blood: 99}}", "line 6: cards[0].does: 99 is no number"),
        (HEAD + "  - code: BR01\n    unsure: [colour]", "line 6: cards[0].unsure: “colour” is no field"),
        (HEAD + "  - code: BR01\n    step: conflict\n    does: {whenever: opponent plays here}", "Only a Passive card"),
        ("vendetta: 1\nallies:\n  - {code: AL01, does: {gain: {blood: 1}}}", "An Ally must say when"),
        ("vendetta: 1\nname: a\nname: b", "line 3: “name” is there twice"),
        ("vendetta: 1\ncolour: red", "line 2: colour: Object contains unknown field"),
        ("vendetta: 1\nrewards:\n  first: [1, 2]", "line 3: rewards.first"),
        ("a: &x [1]\nb: *x", "line 2: references"),
        ("[" * 50, "nested too deeply"),
        ("a: !!python/object:os.system x", "unknown field"),
        ("? [a]\n: b", "a name must stand before each colon"),
        ('x: "\x00"', "no YAML"),
        ("a: b: c", "line 1"),
        ("", "Expected `object`"),
    ],
)
def test_what_is_wrong_is_said_with_its_line_and_field(text: str, said: str) -> None:
    with pytest.raises(CardFileError) as found:
        parse(text, "ours.yaml")
    assert str(found.value).startswith("ours.yaml") and said in str(found.value)
    assert "\n" not in str(found.value)


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="can't be read"):
        card_files.read(tmp_path / "none.yaml")
    (tmp_path / "big.yaml").write_bytes(b" " * (card_files.LARGEST + 1))
    with pytest.raises(CardFileError, match="larger"):
        card_files.read(tmp_path / "big.yaml")
    (tmp_path / "latin.yaml").write_bytes(b"name: \xff")
    with pytest.raises(CardFileError, match="UTF-8"):
        card_files.read(tmp_path / "latin.yaml")


def test_no_is_a_clan_and_no_word_for_false() -> None:
    assert list(parse("vendetta: 1\nclans: {NO: {name: Nosferatu}}").clans) == ["NO"]


def test_faces_are_numbered_by_the_set_and_know_what_is_not_certain() -> None:
    faces = faces_of(shipped())
    assert list(faces) == list(range(1, len(faces) + 1))
    by_code = {face.code: face for face in faces.values()}
    assert by_code["BR04"].power == 4 and by_code["BR04"].step == "aftermath"
    assert by_code["BR07"].does is None, "its icon is lost: it is not used until the group says so"
    assert by_code["BR02"].does is None and by_code["BR02"].effect == "Not entered yet."
    assert by_code["VI01"].does == NONE and by_code["VI01"].ally is not None
    kinds = [face.kind for face in faces.values()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "token": 2, "sheet": 7, "tile": 7, "victim": 35, "ally": 30, "clan": 63,
    }  # fmt: skip


def test_effects_are_read_aloud() -> None:
    said = {card.code: aloud(card.does) for card in shipped().cards if card.does is not None}
    assert said["BR01"] == "If you have 1 or more Deployed Blood here, this card has 2 Power less."
    assert said["BR04"] == "Each Rival loses 1 / 2 / 3 Blood (by round)."
    assert said["TR05"] == "You may spend half your Blood; if you do, each Rival loses 4 Blood."
    assert said["GA02"] == "The printed Power of each Rival’s cards here is halved, rounded down."
    for cards in (shipped(), practice()):
        for entry in (*cards.cards, *cards.allies):
            if entry.does is not None:  # type: ignore[attr-defined]
                assert (aloud(entry.does) != "") == (entry.does != NONE), entry.code  # type: ignore[attr-defined]


def test_a_sum_of_several_tokens_is_read_aloud() -> None:
    assert aloud(Does(gain=Sum(blood=1, influence=2))) == "You gain 1 Blood and 2 Influence."
