"""What vampires' cards say of combat, by the shapes of their sentences, in real combats."""

from __future__ import annotations

import pytest

from tests.abilities.shapes import bout, finish, until_use, use, uses
from tests.abilities.table import table
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Place

# -- maneuvers, presses, additional strikes ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Don Cruez, The Idealist", "Juggler", "Kikiyaon, The"])
def test_a_maneuver_for_a_blood_once_each_combat(name: str) -> None:
    fight = bout(name)
    assert until_use(fight.game, fight.one, "maneuver")
    use(fight.game, fight.one, "maneuver")
    assert fight.game.table.combat is not None
    assert fight.game.table.combat.range == "long"
    assert not until_use(fight.game, fight.one, "maneuver")
    # Hand strikes do not reach to long range.
    assert (fight.one.blood, fight.other.blood) == (4, 5)


def test_no_maneuver_without_the_blood_for_it() -> None:
    fight = bout("Juggler", blood=(1, 5))
    assert fight.game.table.combat is not None
    fight.game.rules.burn_blood(fight.one, 1)
    assert not until_use(fight.game, fight.one, "maneuver")


@pytest.mark.parametrize("name", ["Terry", "Petaniqua (ADV)", "Marty Lechtansi"])
def test_a_press_for_a_blood_once_each_combat(name: str) -> None:
    fight = bout(name)
    assert until_use(fight.game, fight.one, "press")
    before = fight.one.blood
    use(fight.game, fight.one, "press")
    assert fight.one.blood == before - 1
    fight.until_step("before range")
    assert fight.round == 2
    assert not until_use(fight.game, fight.one, "press")


def test_laecanus_only_presses_to_end() -> None:
    # Nobody has pressed to continue.
    fight = bout("Laecanus")
    assert not until_use(fight.game, fight.one, "press")
    fight = bout("Laecanus", "Terry", blood=(5, 4))
    assert until_use(fight.game, fight.other, "press")
    use(fight.game, fight.other, "press")
    assert until_use(fight.game, fight.one, "press")


@pytest.mark.parametrize("name", ["Kiradin", "Lernean"])
def test_an_additional_strike_for_a_blood_once_each_round(name: str) -> None:
    fight = bout(name, blood=(5, 8))
    assert until_use(fight.game, fight.one, "additional strike")
    before = fight.other.blood
    use(fight.game, fight.one, "additional strike")
    assert not uses(fight.game, fight.one, "additional strike")
    finish(fight.game)
    assert fight.other.blood < before


def test_an_additional_strike_that_does_not_count_against_the_limit() -> None:
    fight = bout("Jacko", blood=(5, 8))
    assert until_use(fight.game, fight.one, "additional strike")
    use(fight.game, fight.one, "additional strike")
    assert fight.game.rules.fight is not None
    assert fight.one.id not in fight.game.rules.fight.round.gained
    assert not until_use(fight.game, fight.one, "additional strike")


# -- strikes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text"),
    [("Bronwen", "dodge"), ("Crusher", "dodge"), ("Lazarus", "1R damage"), ("Lord Leopold Valdemar", "steal")],
)
def test_a_strike_of_its_own(name: str, text: str) -> None:
    fight = bout(name, blood=(4, 8))
    assert until_use(fight.game, fight.one, text)
    use(fight.game, fight.one, text)
    assert not uses(fight.game, fight.one, text)


@pytest.mark.parametrize("maneuvers", [True, False])
def test_a_strike_at_long_range_only(maneuvers: bool) -> None:
    fight = bout("Ash Harrison", hands=(("Fake Out",), ()))
    fight.until_step("range")
    if maneuvers:
        fight.game.pick("play", "Fake Out")
    assert until_use(fight.game, fight.one, "strike") == maneuvers


def test_a_strike_after_the_first_round_only() -> None:
    fight = bout("Luca Italicus", "Terry", blood=(4, 4))
    assert until_use(fight.game, fight.other, "press")
    assert fight.round == 1
    use(fight.game, fight.other, "press")
    assert until_use(fight.game, fight.one, "strike")
    assert fight.round == 2


# -- against some -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "of_some", "other"),
    [
        ("Wise Frog", vampire("Ira", 3), vampire("Ira", 11)),
        ("Étienne Fauberge", vampire("Ira", 5, clan="Baali"), vampire("Ira", 5, clan="Brujah")),
    ],
)
def test_what_counts_in_combat_with_some(name: str, of_some: Card, other: Card) -> None:
    found = []
    for ira in (of_some, other):
        fight = bout(name, ira)
        fight.until_step("choose strike")
        rules = fight.game.rules
        names = ("first strike", "aggravated hands")
        found.append(sum(rules.abilities.modifier(rules, fight.one, each) for each in names))  # type: ignore[arg-type]
    assert found == [1, 0]


MAGE = library("Ira", "Ally", text="Mage with 4 life. 1 strength, 1 bleed.")
TREMERE = vampire("Ira", 5, clan="Tremere")


@pytest.mark.parametrize(
    ("name", "of_some", "other", "what"),
    [
        ("Sarah Raines", MAGE, ally("Ira", 4), ("maneuver", "press")),
        ("Wolf Valentine", TREMERE, vampire("Ira", 5, clan="Brujah"), ("press",)),
    ],
)
def test_maneuvers_and_presses_against_some(name: str, of_some: Card, other: Card, what: tuple[str, ...]) -> None:
    for ira, offered in ((of_some, True), (other, False)):
        for extra in what:
            fight = bout(name, ira, blood=(2, 4))
            assert until_use(fight.game, fight.one, extra) == offered
            if offered:
                use(fight.game, fight.one, extra)
                assert not until_use(fight.game, fight.one, extra)


@pytest.mark.parametrize(("before", "later"), [(True, True), (True, False), (False, True), (False, False)])
def test_edith_presses_where_enid_is_ready_then(before: bool, later: bool) -> None:
    """However she has come there, or left, in the combat itself."""
    fight = bout("Edith Blount", more=(("Sarah", "Enid Blount"),))
    (enid,) = fight.more
    if not before:
        fight.game.rules.doing.move_card(enid, Place(enid.controller, "torpor"))
    fight.until_step("choose strike")
    fight.game.rules.doing.move_card(enid, Place(enid.controller, "ready" if later else "torpor"))
    assert until_use(fight.game, fight.one, "press") == later


@pytest.mark.parametrize(("capacity", "given"), [(11, ["press"]), (1, [])])
def test_who_fights_andy_has_a_press_where_it_is_older(capacity: int, given: list[str]) -> None:
    fight = bout("Andy", vampire("Ira", capacity), blood=(1, 1))
    fight.until_step("choose strike")
    assert fight.lasting(fight.other) == given


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Mowgli", ["maneuver to long", "press to end"]),
        ("Pedro Cortez", ["combat ends", "maneuver to long", "press to end"]),
    ],
)
def test_what_a_vampire_cannot_do_in_combat(name: str, what: list[str]) -> None:
    fight = bout(name)
    fight.until_step("range")
    assert fight.lasting(fight.one) == what
    assert fight.lasting(fight.other) == []


def test_who_fights_gabi_cannot_dodge_in_the_first_round() -> None:
    fight = bout("Gabi", "Terry")
    fight.until_step("choose strike")
    assert fight.lasting(fight.other) == ["dodges"]
    assert until_use(fight.game, fight.other, "press")
    use(fight.game, fight.other, "press")
    fight.until_step("choose strike")
    assert (fight.round, fight.lasting(fight.other)) == (2, [])


# -- before range, for others, afterwards -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["White Lily", "Fatima al-Faqadi"])
def test_a_weapon_of_the_hand_in_combat(name: str) -> None:
    fight = bout(name, hands=(("Saturday-Night Special",), ()))
    assert until_use(fight.game, fight.one, "equip")
    use(fight.game, fight.one, "equip")
    fight.game.pick("bring")
    assert [fight.game.rules.name(fight.game.rules.copy(i)) for i in fight.one.attached] == ["Saturday-Night Special"]
    assert not uses(fight.game, fight.one, "equip")


@pytest.mark.parametrize(
    ("name", "capacity", "blood"), [("Alcoan", 1, 0), ("Nkechi", 9, 1), ("Ryder", 9, 0), ("Alcoan", 11, -1)]
)
def test_looking_at_the_hand_of_who_controls_the_opponent(name: str, capacity: int, blood: int) -> None:
    fight = bout(name, vampire("Ira", capacity), hands=((), ("Dodge",)), blood=(4, 1))
    if blood < 0:
        assert not until_use(fight.game, fight.one, "look")
        return
    assert until_use(fight.game, fight.one, "look")
    hidden = fight.game.rules.pile(1, "hand")
    use(fight.game, fight.one, "look")
    assert fight.game.asked == "Sarah"
    assert {copy.shown_to for copy in hidden} == {(0,)}
    assert fight.game.choice is not None
    assert "Dodge" in fight.game.choice.options[0].text
    fight.game.pick("seen")
    assert {copy.shown_to for copy in hidden} == {()}
    assert fight.one.blood == 4 - blood
    assert not uses(fight.game, fight.one, "look")


@pytest.mark.parametrize(("sect", "ends"), [("Sabbat", True), ("Camarilla", False)])
def test_a_combat_of_others_is_ended_by_locking(sect: str, ends: bool) -> None:
    fight = bout(
        vampire("Kurt", 5, sect=sect), vampire("Ira", 5, sect="Sabbat"), more=(("Justin", "Alfred Benezri (ADV)"),)
    )
    (alfred,) = fight.more
    assert until_use(fight.game, alfred, "combat ends") == ends
    if ends:
        use(fight.game, alfred, "combat ends")
        assert alfred.locked
        finish(fight.game)
        assert (fight.one.blood, fight.other.blood) == (5, 5)


@pytest.mark.parametrize(("name", "left"), [("Opikun", 5), ("Huldu, The Desecrator", 5)])
def test_damage_to_another_is_prevented(name: str, left: int) -> None:
    fight = bout(vampire("Kurt", 5), more=(("Sarah", name),))
    (other,) = fight.more
    before = other.blood
    assert until_use(fight.game, other, "prevent")
    use(fight.game, other, "prevent")
    finish(fight.game)
    assert (fight.one.blood, other.blood) == (left, before - 1)


def test_damage_to_a_minion_of_others_is_not() -> None:
    fight = bout(vampire("Kurt", 5), more=(("Justin", "Opikun"),))
    assert not until_use(fight.game, fight.more[0], "prevent")


def test_a_press_is_given_to_another() -> None:
    fight = bout(vampire("Kurt", 5), more=(("Sarah", "Don Caravelli"),))
    (caravelli,) = fight.more
    before = caravelli.blood
    assert until_use(fight.game, caravelli, "press")
    use(fight.game, caravelli, "press")
    fight.until_step("before range")
    assert (fight.round, caravelli.blood) == (2, before - 1)


@pytest.mark.parametrize("name", ["Jalal Sayad", "Akram"])
def test_another_combat_follows_for_a_blood_once_each_turn(name: str) -> None:
    fight = bout(name, blood=(5, 8))
    assert until_use(fight.game, fight.one, "another combat")
    before = fight.one.blood
    use(fight.game, fight.one, "another combat")
    assert fight.one.blood == before - 1
    fight.until_step("choose strike")
    assert fight.game.rules.fight is not None
    assert not fight.game.rules.fight.of_action
    assert not until_use(fight.game, fight.one, "another combat")


def test_nothing_of_combat_is_offered_where_there_is_none() -> None:
    game = table()
    juggler = game.ready("Sarah", "Juggler")
    game.ready("Alexis", ally("Dog", 2))
    game.pick("bleed", minion=juggler)
    assert not until_use(game, juggler)


def test_strength_of_minions_is_their_own() -> None:
    fight = bout("Jacko")
    fight.until_step("range")
    assert minions.strength(fight.game.rules, fight.one) == 1
