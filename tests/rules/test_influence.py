"""The influence phase: transfers, what becomes controlled, advancement, scarce vampires (sec. 7, 1.5, 11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.rules.moments import Window
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place

YOUNG = vampire("Young", 3)
ELDER = vampire("Elder", 10)


def influencing(*names: str, turn: int = 0, edition: str = "current") -> Position:
    """Nora's influence phase is about to begin."""
    game = Position(*(names or ("Nora", "Eddie", "Suki")), edition=edition)
    game.phase("influence", of=0, turn=turn)
    return game


def transfers(game: Position) -> int:
    game.start()
    return game.table.tally.get("transfers", 0)


# -- the worked examples --------------------------------------------------------------------------------------------


class Dawn(Asked):
    """Each ready vampire of Sarah's may gain a blood once in the influence phase."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """Of those that have not yet."""

        def run(copy: Copy) -> Procedure[bool]:
            minions.mark(game, copy, "dawned", "yes")
            game.gain_pool(seat, 1)
            yield from ()
            return True

        mine = [copy for copy in minions.ready_minions(game, seat) if "dawned" not in copy.marks]
        found = [Use(Option("dawn", "Dawn", copy.id), partial(run, copy)) for copy in mine]  # type: ignore[arg-type]
        return found if window == "influence" and seat == 0 else []


def test_what_a_vampire_may_use_in_the_influence_phase_it_may_use_as_it_comes_out() -> None:
    """It becomes controlled at the end of the phase, and is in it still (sec. 7)."""
    game = Position("Sarah", "Alexis", abilities=Dawn())
    young = game.uncontrolled("Sarah", vampire("Young", 3), blood=3)
    old = game.ready("Sarah", vampire("Old", 3))
    game.phase("influence", of="Sarah")
    game.pick("pass", by="Sarah")
    # Old could have before, and has let it pass.
    assert [option.copy for option in game.options("dawn")] == [young.id]
    game.pick("dawn", young)
    assert (game["Sarah"].pool, game.table.phase) == (31, "discard")
    assert "dawned" not in old.marks


def test_an_uncontrolled_vampire_may_hold_more_than_its_capacity_until_it_becomes_controlled() -> None:
    """Sec. 7: with as much as its capacity or more it becomes controlled, and what is too much drains off then."""
    game = Position("Sarah", "Alexis")
    young = game.uncontrolled("Sarah", vampire("Young", 3), blood=1)
    game.phase("influence", of="Sarah")
    minions.give_blood(game.rules, young, 4)
    assert young.blood == 5
    game.pick("pass", by="Sarah")
    assert (game.where(young), young.blood) == ("ready region of Sarah", 3)


def test_nora_wins_the_elder_with_two_pool_left() -> None:
    # Four transfers and 2 pool; 8 blood on a vampire of capacity 10, a couple on one of capacity 7.
    game = influencing()
    game.pool("Nora", 2)
    elder = game.uncontrolled("Nora", ELDER, blood=8)
    other = game.uncontrolled("Nora", vampire("Other", 7), blood=2)
    game.pick("transfer back", other)
    assert (game["Nora"].pool, transfers(game)) == (3, 2)
    game.pick("transfer", elder)
    game.pick("transfer", elder)
    assert (game["Nora"].pool, game["Nora"].ousted) == (1, False)
    assert game.where(elder) == "ready region of Nora"
    assert (elder.blood, elder.locked, elder.face_up) == (10, False, True)


def test_nora_would_be_out_of_the_game_had_she_used_both_counters_of_her_pool() -> None:
    game = influencing()
    game.pool("Nora", 2)
    elder = game.uncontrolled("Nora", ELDER, blood=8)
    game.pick("transfer", elder)
    game.pick("transfer", elder)
    assert game["Nora"].ousted
    assert elder.place.region == "removed"


def test_nora_of_1994_takes_back_what_she_put_on_the_wrong_vampire() -> None:
    # She goes first of three: one transfer, on a vampire of capacity 6.
    game = influencing(turn=1, edition="1994")
    wrong = game.uncontrolled("Nora", vampire("Wrong", 6))
    right = game.uncontrolled("Nora", vampire("Right", 6))
    assert transfers(game) == 1
    game.pick("transfer", wrong)
    assert (wrong.blood, game["Nora"].pool) == (1, 29)
    game.go_to("influence", of="Nora")
    # On her next turn she receives four.
    assert transfers(game) == 4
    game.pick("transfer back", wrong)
    game.pick("transfer", right)
    game.pick("transfer", right)
    assert (wrong.blood, right.blood, game["Nora"].pool) == (0, 2, 28)
    assert game.table.phase != "influence"


# -- transfers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "count"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (40, 4)])
def test_the_first_three_turns_of_the_game_have_fewer_transfers(turn: int, count: int) -> None:
    game = influencing(turn=turn)
    game.uncontrolled("Nora", ELDER)
    assert transfers(game) == count


def test_what_transfers_are_spent_on() -> None:
    game = influencing()
    elder = game.uncontrolled("Nora", ELDER, blood=1)
    game.crypt("Nora", YOUNG)
    assert {option.kind for option in game.options()} == {"transfer", "transfer back", "draw crypt", "pass"}
    game.pick("transfer", elder)
    assert {option.kind for option in game.options()} == {"transfer", "transfer back", "pass"}
    game.pick("transfer back", elder)
    assert {option.kind for option in game.options()} == {"transfer", "pass"}


def test_four_transfers_and_a_pool_bring_the_top_card_of_the_crypt() -> None:
    game = influencing()
    game.crypt("Nora", YOUNG, ELDER)
    game.pick("draw crypt")
    assert game.names("Nora", "uncontrolled") == ["Young"]
    assert game.names("Nora", "crypt") == ["Elder"]
    assert game["Nora"].pool == 29


def test_without_a_crypt_nothing_can_be_drawn_from_it() -> None:
    game = influencing()
    game.uncontrolled("Nora", YOUNG)
    assert not game.offers("draw crypt")


def test_transfers_can_not_be_saved() -> None:
    game = influencing()
    game.uncontrolled("Nora", ELDER)
    game.passes()
    assert "transfers" not in game.table.tally


def test_a_recruited_ally_in_the_uncontrolled_region_takes_no_transfers() -> None:
    game = influencing()
    wolf = game.lay(ally("Wolf", 2), Place(0, "uncontrolled"), face_up=True, marks={"recruited": "yes"})
    game.start()
    assert not game.offers("transfer")
    assert wolf.blood == 0


# -- control --------------------------------------------------------------------------------------------------------


def test_a_vampire_becomes_controlled_only_at_the_end_of_the_phase() -> None:
    game = influencing()
    young = game.uncontrolled("Nora", YOUNG, blood=2)
    game.pick("transfer", young)
    assert game.where(young) == "uncontrolled region of Nora"
    game.passes()
    assert game.where(young) == "ready region of Nora"


def test_counters_in_excess_of_the_capacity_drain_off() -> None:
    game = influencing()
    young = game.uncontrolled("Nora", YOUNG, blood=5)
    blood = game.table.blood_in_all()
    game.passes()
    assert young.blood == 3
    assert game.table.blood_in_all() == blood


def test_a_vampire_with_too_little_blood_stays() -> None:
    game = influencing()
    young = game.uncontrolled("Nora", YOUNG, blood=2)
    game.passes()
    assert game.where(young) == "uncontrolled region of Nora"
    assert not young.face_up


def test_an_imbued_needs_counters_for_its_life() -> None:
    game = influencing()
    judge = game.uncontrolled("Nora", imbued("Judge", 4), blood=4)
    game.start()
    while game.table.phase == "influence":
        game.pick("pass") if game.offers("pass") else game.pick("no")
    assert (game.where(judge), judge.blood) == ("ready region of Nora", 4)


# -- advancement (sec. 1.5) -----------------------------------------------------------------------------------------

BASE = vampire("Theo", 6, "cel", clan="Brujah", title="prince of Chicago", text="+1 bleed.")
ADVANCED = vampire("Theo", 8, "CEL pot", clan="Brujah", sect="Independent", advanced=True, text="+1 strength.")


def test_an_advancement_merges_with_the_base_for_four_transfers_and_a_pool() -> None:
    game = influencing()
    base = game.ready("Nora", BASE, blood=4, locked=True)
    gun = game.on(base, library("Gun", "Equipment"))
    advanced = game.uncontrolled("Nora", ADVANCED, blood=2)
    game.pick("merge", advanced, target=base)
    assert game["Nora"].pool == 29
    # The advanced card lies on top; what was on the vampire stays, what was on the card that came is burned.
    assert (game.where(advanced), game.where(base), game.where(gun)) == (
        "ready region of Nora",
        "Theo (ADV)",
        "Theo (ADV)",
    )
    assert (advanced.blood, advanced.locked) == (4, True)
    assert base.blood == 0


def test_of_a_merged_vampire_the_advancement_counts_and_the_text_of_the_base() -> None:
    game = influencing()
    base = game.ready("Nora", BASE)
    advanced = game.uncontrolled("Nora", ADVANCED)
    game.pick("merge", advanced)
    rules = game.rules
    assert minions.capacity(rules, advanced) == 8
    assert minions.disciplines(rules, advanced) == {"cel": 2, "pot": 1}
    assert minions.sect(rules, advanced) == "Independent"
    assert minions.title(rules, advanced) == ""
    assert minions.bleed_amount(rules, advanced) == 2
    assert minions.strength(rules, advanced) == 2
    assert base.place.on == advanced.id


def test_a_base_merges_with_the_advancement_in_play_and_lies_under_it() -> None:
    game = influencing()
    advanced = game.ready("Nora", ADVANCED, blood=8)
    base = game.uncontrolled("Nora", BASE, blood=3)
    game.pick("merge", base, target=advanced)
    assert (game.where(base), advanced.blood) == ("Theo (ADV)", 8)


def test_what_has_been_done_to_the_vampire_stays_with_it() -> None:
    game = influencing()
    base = game.ready("Nora", BASE, marks={"sect": "Sabbat", "clan": "Gangrel"}, counters={"corruption": 2})
    advanced = game.uncontrolled("Nora", ADVANCED)
    game.pick("merge", advanced, target=base)
    assert (advanced.marks["clan"], advanced.counters) == ("Gangrel", {"corruption": 2})
    assert not base.counters
    assert minions.sect(game.rules, advanced) == "Independent", "but it is of the sect of the card on top (rulings)"


@pytest.mark.parametrize(
    ("merged", "sect", "title", "votes"),
    [
        ("Archbishop of Chicago: +1 bleed.", "Independent", "", 0),
        ("Sabbat cardinal.", "Sabbat", "cardinal", 3),
        ("Anarch Baron of Paris.", "Anarch", "baron of Paris", 2),
        ("3 votes (titled): +1 stealth.", "Independent", "3 votes", 3),
        ("Camarilla Inner Circle: +1 bleed.", "Camarilla", "inner circle of Brujah", 4),
        ("+1 bleed.", "Independent", "", 0),
    ],
)
def test_a_merged_vampire_has_the_sect_and_title_that_its_text_names(
    merged: str, sect: str, title: str, votes: int
) -> None:
    game = influencing()
    game.ready("Nora", vampire("Theo", 6, clan="Brujah"))
    text = {"": "Independent.", "MERGED": merged}
    advanced = game.uncontrolled(
        "Nora", vampire("Theo", 8, clan="Brujah", sect="Independent", advanced=True, text=text)
    )
    game.pick("merge", advanced)
    rules = game.rules
    assert (minions.sect(rules, advanced), minions.title(rules, advanced)) == (sect, title)
    assert minions.votes(rules, advanced) == votes


@pytest.mark.parametrize("base_first", [True, False])
@pytest.mark.parametrize(
    ("printed", "sect", "title", "votes"),
    [
        ("prince of Chicago", "Camarilla", "prince of Chicago", 2),
        ("1 vote", "Camarilla", "1 vote", 1),
        ("prince of Chicago", "Independent", "", 0),  # it has no benefit of it as long as it is of that sect
    ],
)
def test_a_merged_vampire_whose_advancement_names_no_title_has_that_of_its_base(
    printed: str, sect: str, title: str, votes: int, base_first: bool
) -> None:
    game = influencing()
    cards = [vampire("Theo", 6, title=printed), vampire("Theo", 8, sect=sect, advanced=True)]
    first = game.ready("Nora", cards[not base_first])
    second = game.uncontrolled("Nora", cards[base_first])
    game.pick("merge", second, target=first)
    top = second if base_first else first
    assert (minions.title(game.rules, top), minions.votes(game.rules, top)) == (title, votes)
    assert minions.held_title(game.rules, top) == printed


def test_a_title_that_was_lost_or_gained_is_not_had_anew_by_merging() -> None:
    for marks, title in ({"title": "none"}, ""), ({"title": "primogen"}, "primogen"):
        game = influencing()
        base = game.ready("Nora", vampire("Theo", 6, title="prince of Chicago"), marks=marks)
        advanced = game.uncontrolled("Nora", vampire("Theo", 8, advanced=True))
        game.pick("merge", advanced, target=base)
        assert minions.title(game.rules, advanced) == title


def test_a_merged_vampire_burns_with_both_cards() -> None:
    game = influencing()
    base = game.ready("Nora", BASE)
    advanced = game.uncontrolled("Nora", ADVANCED)
    game.pick("merge", advanced)
    game.rules.burn(advanced)
    assert [game.where(copy) for copy in (base, advanced)] == ["ash heap of Nora"] * 2


def test_two_copies_of_the_same_card_do_not_merge() -> None:
    game = influencing()
    game.ready("Nora", BASE)
    game.uncontrolled("Nora", BASE)
    game.start()
    assert not game.offers("merge")


def test_an_advancement_that_nobody_merges_is_influenced_like_any_vampire() -> None:
    game = influencing()
    advanced = game.uncontrolled("Nora", ADVANCED, blood=8)
    game.passes()
    assert game.where(advanced) == "ready region of Nora"


# -- scarce vampires (sec. 11) --------------------------------------------------------------------------------------


def scarce(name: str) -> Card:
    return vampire(name, 3, clan="Nagaraja", sect="Independent", text="Independent. Scarce.")


def test_a_scarce_vampire_costs_three_pool_for_each_other_of_its_clan_in_play() -> None:
    game = influencing()
    game.ready("Nora", scarce("One"))
    game.torpor("Eddie", scarce("Two"))
    game.uncontrolled("Suki", scarce("Four"))
    game.uncontrolled("Nora", scarce("Three"), blood=3)
    game.passes()
    assert game["Nora"].pool == 24


def test_the_first_of_its_clan_costs_nothing_more() -> None:
    game = influencing()
    game.uncontrolled("Nora", scarce("One"), blood=3)
    game.passes()
    assert game["Nora"].pool == 30


def test_two_that_come_together_come_one_after_the_other_in_the_order_she_chooses() -> None:
    game = influencing()
    game.uncontrolled("Nora", scarce("One"), blood=3)
    second = game.uncontrolled("Nora", scarce("Two"), blood=3)
    game.passes()
    game.pick("control", second)
    assert game["Nora"].pool == 27
    assert [copy.place.region for copy in game.rules.pile(0, "ready")] == ["ready", "ready"]


def test_who_can_not_pay_for_a_scarce_vampire_is_ousted() -> None:
    game = influencing()
    game.pool("Nora", 2)
    game.ready("Nora", scarce("One"))
    game.uncontrolled("Nora", scarce("Two"), blood=3)
    game.passes()
    assert game["Nora"].ousted
