"""Modifiers and reactions of referendums: votes of many, on one side, cast by nobody; what the next one comes to."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import REFORM, go_on, may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy


def calling(*cards: str, disciplines: str = "", by: str = "Sarah", clan: str = "") -> tuple[Position, Copy, Copy]:
    """Krid of Sarah, a prince, calls a referendum; Alexis has an archbishop. The cards are Sarah's, or `by` another."""
    game = table()
    krid = game.ready(
        "Sarah", vampire("Krid", 8, disciplines if by == "Sarah" else "", title="prince of Oslo", clan=clan), blood=6
    )
    ira = game.ready(
        "Alexis",
        vampire("Ira", 7, disciplines if by != "Sarah" else "", sect="Sabbat", title="archbishop of Lyon"),
        blood=5,
    )
    game.hand("Sarah", REFORM)
    game.hand(by, *cards)
    game.pick("political", minion=krid)
    return game, krid, ira


def polled(game: Position, card: str) -> None:
    go_on(game, lambda: may_play(game, card))


def test_closed_session_is_for_the_camarilla_only() -> None:
    game, _, ira = calling("Closed Session")
    polled(game, "Closed Session")
    game.pick("play", "Closed Session")
    seen: list[int] = []

    def over() -> bool:
        seen.extend(option.copy for option in game.options() if option.kind.startswith("title"))
        return game.table.referendum is None

    go_on(game, over)
    assert ira.id not in seen


def test_wrong_and_crosswise_casts_votes_against_at_once() -> None:
    """LSJ 20031119: not by one that votes in favour."""
    game, _, ira = calling("Wrong and Crosswise", disciplines="DEM", by="Alexis")
    polled(game, "Wrong and Crosswise")
    game.pick("play", "Wrong and Crosswise", level="DEM")
    assert game.table.referendum is not None
    assert [(vote.copy, vote.amount, vote.side) for vote in game.table.referendum.cast] == [(ira.id, 4, "against")]
    game, _, ira = calling("Wrong and Crosswise", disciplines="DEM", by="Alexis")
    go_on(game, lambda: bool(game.options("title for")) and game.asked == "Alexis")
    game.pick("title for")
    assert not may_play(game, "Wrong and Crosswise")


def test_protected_district_is_votes_or_a_smaller_bleed() -> None:
    game, _, _ = calling("Protected District", by="Alexis")
    assert not may_play(game, "Protected District")
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "DOM"), blood=4)
    game.ready("Alexis", vampire("Ira", 7, title="primogen"), blood=4)
    game.hand("Sarah", "Conditioning")
    game.hand("Alexis", "Protected District")
    game.pick("bleed", minion=krid)
    game.pick("play", "Conditioning", level="DOM")
    go_on(game, lambda: may_play(game, "Protected District"))
    game.pick("play", "Protected District")
    go_on(game, lambda: game.table.action is None)
    assert game["Alexis"].pool == 29


@pytest.mark.parametrize(("level", "blood"), [("cel pre", 5), ("CEL PRE", 4)])
def test_scalpel_tongue_silences_who_has_voted(level: str, blood: int) -> None:
    game, krid, ira = calling("Scalpel Tongue", disciplines="CEL PRE")
    go_on(game, lambda: game.asked == "Sarah" and bool(game.options("title for")))
    assert not may_play(game, "Scalpel Tongue")
    game.pick("wait")
    go_on(game, lambda: game.asked == "Alexis" and bool(game.options("title against")))
    game.pick("title against")
    go_on(game, lambda: may_play(game, "Scalpel Tongue"))
    game.pick("play", "Scalpel Tongue", level=level)
    assert game.table.referendum is not None
    assert (ira.locked, ira.blood, game.table.referendum.cast) == (True, blood, ())
    assert krid.blood == 5


def test_the_eldest_are_kholo_gives_votes_to_each_ravnos() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ravnos", sect="Laibon"), blood=4)
    game.ready("Sarah", vampire("Pug", 4, clan="Ravnos", sect="Laibon"), blood=4)
    game.ready("Sarah", vampire("Elder", 4, clan="Ravnos"), blood=4)
    game.hand("Sarah", REFORM, "The Eldest Are Kholo")
    game.pick("political", minion=krid)
    polled(game, "The Eldest Are Kholo")
    game.pick("play", "The Eldest Are Kholo")
    gained = [option.amount for option in game.options("gained for")]
    assert gained == [2, 2]


def test_bribes_pays_those_who_vote_for_it_alone() -> None:
    game, _, _ = calling("Bribes")
    polled(game, "Bribes")
    game.pick("play", "Bribes")
    assert game["Sarah"].pool == 31
    go_on(game, lambda: game.asked == "Alexis" and bool(game.options("title for")))
    game.pick("title for")
    go_on(game, lambda: game.table.referendum is None)
    assert [game[name].pool for name in ("Sarah", "Alexis", "Justin")] == [31, 31, 30]


def test_scorn_of_adonis_costs_those_who_vote_against_it_a_pool() -> None:
    """RTR 19951110: each once."""
    game, _, _ = calling("Scorn of Adonis", clan="Toreador")
    polled(game, "Scorn of Adonis")
    game.pick("play", "Scorn of Adonis")
    go_on(game, lambda: game.asked == "Alexis" and bool(game.options("title against")))
    game.pick("title against")
    go_on(game, lambda: game.table.referendum is None)
    assert [game[name].pool for name in ("Sarah", "Alexis", "Justin")] == [30, 29, 30]


def test_telepathic_vote_counting_takes_the_card_back() -> None:
    game, _, _ = calling("Telepathic Vote Counting", disciplines="aus")
    game.hand_size("Sarah", 9)
    polled(game, "Telepathic Vote Counting")
    game.pick("play", "Telepathic Vote Counting", level="aus")
    go_on(game, lambda: game.table.referendum is None)
    assert any("The referendum is cancelled" in said for said in game.log)
    assert any("Reform returns to the hand" in said for said in game.log)


def test_cryptic_rider_has_the_next_referendum_pass_by_itself() -> None:
    """LSJ 19980107: nothing for referendums is played in it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Oslo"), blood=6)
    pug = game.ready("Sarah", vampire("Pug", 4), blood=4)
    other = library("Other reform", "Political Action", text="Successful referendum means that you dance.")
    game.hand("Sarah", REFORM, "Cryptic Rider", other, "Bribes")
    game.pick("political", "Reform", minion=krid)
    go_on(game, lambda: bool(game.options("title for")))
    game.pick("title for")
    go_on(game, lambda: may_play(game, "Cryptic Rider"))
    game.pick("play", "Cryptic Rider")
    go_on(game, lambda: bool(game.options("political")))
    game.pick("political", "Other reform", minion=pug)
    seen: list[bool] = []

    def over() -> bool:
        seen.append(may_play(game, "Bribes"))
        return game.table.action is None

    go_on(game, over)
    assert not any(seen)
    assert sum("The referendum passes" in said for said in game.log) == 2


def test_a_referendum_is_the_next_one_for_all_that_wait_for_it() -> None:
    """A Día de los Muertos and a Cryptic Rider together have one referendum pass, not two (their texts)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Oslo"), blood=6)
    ann, bob = (game.ready("Sarah", vampire(name, 4, sect="Sabbat")) for name in ("Ann", "Bob"))
    others = [
        library(f"Other reform {number}", "Political Action", text="Successful referendum means that you dance.")
        for number in (1, 2)
    ]
    game.hand("Sarah", "Día de los Muertos", REFORM, "Cryptic Rider", *others)
    game.phase("master", of="Sarah")
    game.pick("master", "Día de los Muertos")
    game.go_to("minion", of="Sarah")
    game.pick("political", "Reform", minion=krid)
    go_on(game, lambda: bool(game.options("title for")))
    game.pick("title for")
    go_on(game, lambda: may_play(game, "Cryptic Rider"))
    game.pick("play", "Cryptic Rider")
    go_on(game, lambda: bool(game.options("political")))
    for caller, number, by_itself in ((ann, 1, True), (bob, 2, False)):
        game.pick("political", f"Other reform {number}", minion=caller)
        go_on(game, lambda: bool(game.options("title for")) or game.table.action is None)
        assert (game.table.action is None) == by_itself


def test_cryptic_rider_needs_a_referendum_that_passed() -> None:
    game, _, _ = calling("Cryptic Rider")
    go_on(game, lambda: game.asked == "Alexis" and bool(game.options("title against")))
    game.pick("title against")
    go_on(game, lambda: game.table.action is None or may_play(game, "Cryptic Rider"))
    assert game.table.action is None


def test_malkavian_rider_clause_has_the_next_referendum_pass_by_itself() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Oslo"), blood=6)
    ozmo = game.ready("Alexis", vampire("Ozmo", 6, clan="Malkavian"), blood=6)
    game.hand("Sarah", REFORM)
    game.hand("Alexis", "Malkavian Rider Clause", REFORM)
    game.pick("political", minion=krid)
    go_on(game, lambda: may_play(game, "Malkavian Rider Clause"))
    game.pick("play", "Malkavian Rider Clause")
    go_on(game, lambda: bool(game.options("title for")))
    game.pick("title for")
    go_on(game, lambda: game.table.action is None)
    assert ozmo.blood == 5
    game.go_to("minion", of="Alexis")
    game.pick("political", minion=ozmo)
    # Nobody is asked for a vote.
    go_on(game, lambda: game.table.action is None or bool(game.options("title against")))
    assert game.table.action is None
    assert sum("The referendum passes" in said for said in game.log) == 2


def test_malkavian_rider_clause_is_for_malkavians() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Oslo"), blood=6)
    game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.hand("Sarah", REFORM)
    game.hand("Alexis", "Malkavian Rider Clause")
    game.pick("political", minion=krid)
    go_on(game, lambda: game.table.action is None or may_play(game, "Malkavian Rider Clause"))
    assert game.table.action is None


def test_poison_pill_hands_a_loss_of_pool_on() -> None:
    """ANK 20180719: any decrease counts."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Oslo"), blood=6)
    game.ready("Alexis", vampire("Ira", 7), blood=5)
    game.hand("Sarah", "Kine Resources Contested")
    game.hand("Alexis", "Poison Pill")
    game.pick("political", minion=krid)
    for _ in range(40):
        if may_play(game, "Poison Pill"):
            break
        allotted = [
            option for option in game.options() if option.seat == 1 and option.kind not in ("block", "no block")
        ]
        kind = allotted[0].kind if allotted else next(iter(option.kind for option in game.options()))
        kind = "no block" if game.options("no block") else kind
        choices = [option.kind for option in game.options()]
        assert game.referee is not None
        number = game.options().index(allotted[0]) if allotted and kind != "no block" else choices.index(kind)
        game.referee.answer(number)
    game.pick("play", "Poison Pill")
    go_on(game, lambda: bool(game.options("title for")))
    game.pick("title for")
    go_on(game, lambda: game.table.action is None)
    lost = 30 - game["Alexis"].pool
    assert lost > 0
    assert game["Sarah"].pool == 30 - lost


def test_madrigal_rewards_who_agrees() -> None:
    game, krid, ira = calling("Madrigal", disciplines="MEL")
    polled(game, "Madrigal")
    game.pick("play", "Madrigal", level="MEL")
    go_on(game, lambda: game.asked == "Sarah" and bool(game.options("title for")))
    game.pick("title for")
    go_on(game, lambda: game.asked == "Alexis" and bool(game.options("title against")))
    game.pick("title against")
    go_on(game, lambda: game.table.referendum is None)
    assert (krid.blood, ira.blood) == (7, 4)
