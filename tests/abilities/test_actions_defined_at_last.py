"""Action cards that had been left by hand, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import GUARD, deed, does, may, offers, through
from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.invented import BLANK, ally, imbued, library, retainer, vampire
from vtes_desktop.rules.minion.taken import SUCCEEDED
from vtes_desktop.table.table import Copy

SWORD = library("Sword", "Equipment", text="Melee weapon. Strike: strength +1 damage.")
CURSE = library("Curse", "Action", text="Put this card on a minion.")


# -- Mesmerize --


@pytest.mark.parametrize(
    ("level", "disciplines", "from_ally", "from_young", "from_old"),
    [("dom", "DOM", True, False, False), ("DOM", "DOM", False, True, False)],
)
def test_mesmerize_takes_equipment_of_who_is_meant(
    level: str, disciplines: str, from_ally: bool, from_young: bool, from_old: bool
) -> None:
    bearers = (ally("Dog", 2), from_ally), (vampire("Ira", 3), from_young), (vampire("Milo", 6), from_old)
    for face, possible in bearers:
        game, krid = deed("Mesmerize", level, disciplines)
        bearer = game.ready("Alexis", face)
        sword = game.on(bearer, SWORD)
        assert may(game, "Mesmerize", level) == possible
        if possible:
            does(game, "Mesmerize", level)
            assert (sword.place.on, sword.controller) == (krid.id, 0)


def test_mesmerize_needs_equipment_and_can_be_blocked() -> None:
    game, krid = deed("Mesmerize", "dom")
    game.ready("Alexis", ally("Dog", 2))
    # What one's own ally bears is not stolen.
    game.on(game.ready("Sarah", ally("Cat", 2)), SWORD)
    assert not may(game, "Mesmerize", "dom")
    game, krid = deed("Mesmerize", "dom")
    dog, guard = game.ready("Alexis", ally("Dog", 2)), game.ready("Alexis", GUARD)
    sword = game.on(dog, SWORD)
    does(game, "Mesmerize", "dom", blocker=guard)
    assert (sword.place.on, krid.locked) == (dog.id, True)


@pytest.mark.parametrize(("level", "face"), [("dom", ally("Dog", 2)), ("DOM", vampire("Ira", 3))])
@pytest.mark.parametrize("haven", [False, True])
def test_mesmerize_takes_nothing_of_who_cannot_be_its_target(level: str, face: Card, haven: bool) -> None:
    """The minion is a target of it as much as what it bears."""
    game, krid = deed("Mesmerize", level, "DOM")
    bearer = game.ready("Alexis", face)
    sword = game.on(bearer, SWORD)
    if haven:
        game.on(bearer, "Secure Haven")
    assert may(game, "Mesmerize", level) != haven
    if not haven:
        does(game, "Mesmerize", level)
        assert sword.place.on == krid.id


# -- Mustajib --


def _mustajib(capacity: int = 3, sect: str = "Sabbat", text: str = "", *, acted: bool = True) -> tuple[Position, Copy]:
    game, _ = deed("Mustajib", sect="Sabbat", text="Black Hand.")
    young = game.ready("Sarah", vampire("Ira", capacity, sect=sect, text=text))
    game.start()
    if acted:
        game.pick("hunt", minion=young)
        game.pass_all()
    return game, young


def test_mustajib_makes_who_has_acted_black_hand_as_long_as_it_is_sabbat() -> None:
    game, young = _mustajib()
    assert young.locked
    does(game, "Mustajib", "", young)
    assert not young.locked
    assert minions.has_trait(game.rules, young, "black hand")
    young.marks["sect"] = "Camarilla"
    game.table.stamps.anew()
    assert not minions.has_trait(game.rules, young, "black hand")


@pytest.mark.parametrize("laid", [{"acted": False}, {"capacity": 6}, {"sect": "Camarilla"}, {"text": "Black Hand."}])
def test_mustajib_is_for_younger_sabbat_who_have_succeeded(laid: dict[str, object]) -> None:
    game, _ = _mustajib(**laid)  # type: ignore[arg-type]
    assert not may(game, "Mustajib")


def test_a_blocked_action_is_no_success() -> None:
    game, _ = deed("Mustajib", sect="Sabbat", text="Black Hand.")
    young = game.ready("Sarah", vampire("Ira", 3, sect="Sabbat"))
    guard = game.ready("Alexis", GUARD)
    game.pick("bleed", minion=young)
    through(game, blocker=guard)
    assert not game.rules.taken.has(young, SUCCEEDED)
    assert not may(game, "Mustajib")


# -- Lord of Serenity --


def test_lord_of_serenity_rescues_two_and_costs_no_more_blood() -> None:
    game, krid = deed("Lord of Serenity", "for", blood=5)
    one, two = (game.torpor("Sarah", vampire(name, 3), blood=0) for name in ("Ira", "Milo"))
    does(game, "Lord of Serenity", "for", one, two)
    assert (one.place.region, two.place.region, krid.blood, one.blood) == ("ready", "ready", 2, 0)


def test_any_vampire_may_block_the_rescue_of_lord_of_serenity() -> None:
    game = table("Sarah", "Alexis", "Justin", "Maria")
    krid = game.ready("Sarah", vampire("Krid", 6, "for OBE"))
    one = game.torpor("Alexis", vampire("Ira", 3), blood=0)
    guard = game.ready("Justin", GUARD)
    dog = game.ready("Maria", ally("Dog", 2, text="+2 intercept."))
    game.hand("Sarah", "Lord of Serenity")
    game.pick("action card", "Lord of Serenity", minion=krid, level="for")
    asked = set()
    while not any(each.copy == guard.id for each in game.options("block")):
        asked |= {each.copy for each in game.options("block")}
        game.passes()
    assert dog.id not in asked
    through(game, blocker=guard)
    assert one.place.region == "torpor"


@pytest.mark.parametrize(("level", "blood"), [("obe", 1), ("OBE", 2)])
def test_lord_of_serenity_feeds_its_vampire_until_it_is_burned(level: str, blood: int) -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6, "OBE"), blood=1)
    card = game.on(krid, "Lord of Serenity", marks={"level": level})
    game.phase("unlock", of="Sarah")
    game.pick("use", card)
    assert krid.blood == 1 + blood
    assert not offers(game, card)
    game = table()
    krid = game.ready("Alexis", vampire("Krid", 6, "OBE"))
    card = game.on(krid, "Lord of Serenity", marks={"level": level})
    ira = game.ready("Sarah", vampire("Ira", 3))
    dog = game.ready("Sarah", ally("Dog", 2))
    assert not any(each.minion == dog.id for each in game.options("card in play"))
    game.pick("card in play", card, minion=ira)
    through(game)
    assert card.place.region == "ash heap"
    game, krid = deed("Lord of Serenity", level, blood=2)
    assert not may(game, "Lord of Serenity", level)


# -- Command the Legion --


def test_command_the_legion_locks_one_less_than_is_paid() -> None:
    game, krid = deed("Command the Legion", "dom", blood=5)
    dog, ira = game.ready("Alexis", ally("Dog", 2)), game.ready("Justin", vampire("Ira", 5))
    old = game.ready("Alexis", vampire("Milo", 6))
    does(game, "Command the Legion", "dom", dog, ira)
    assert (dog.locked, ira.locked, old.locked, krid.blood) == (True, True, False, 2)


def test_who_commands_the_legion_has_blood_for_all_of_them() -> None:
    game, krid = deed("Command the Legion", "dom", blood=2)
    dog, cat = (game.ready("Alexis", ally(name, 2)) for name in ("Dog", "Cat"))
    does(game, "Command the Legion", "dom", cat, dog)
    assert (dog.locked, cat.locked, krid.blood) == (False, True, 0)
    game, _ = deed("Command the Legion", "dom", blood=1)
    game.ready("Alexis", ally("Dog", 2))
    assert not may(game, "Command the Legion", "dom")


def test_one_that_command_the_legion_locks_may_be_older_at_superior() -> None:
    game, krid = deed("Command the Legion", "DOM", blood=5)
    dog, old, other = (game.ready("Alexis", face) for face in (ally("Dog", 2), vampire("Milo", 6), vampire("Ferox", 9)))
    game.pick("action card", "Command the Legion", level="DOM")
    game.pick("target", old)
    assert {option.copy for option in game.options("target")} == {dog.id}
    game.pick("target", dog)
    through(game)
    assert (dog.locked, old.locked, other.locked, krid.blood) == (True, True, False, 2)
    game, krid = deed("Command the Legion", "dom", blood=5)
    game.ready("Alexis", vampire("Milo", 6))
    assert not may(game, "Command the Legion", "dom")


def test_command_the_legion_leaves_who_has_grown_older_meanwhile() -> None:
    game, krid = deed("Command the Legion", "dom", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.ready("Alexis", GUARD)
    game.pick("action card", "Command the Legion", level="dom")
    assert game.rules.action.seats == (1,)
    ira.marks["capacity"] = "9"
    game.table.stamps.anew()
    through(game)
    assert (ira.locked, krid.blood) == (False, 3)


# -- what is seen --


def test_celestial_harmony_shows_all_cards_but_one_of_her_choice() -> None:
    game, _ = deed("Celestial Harmony", "aus")
    game.hand_size("Alexis", 3)
    blood, majesty, dodge = game.hand("Alexis", "Blood Doll", "Majesty", "Flash")
    game.pick("action card", "Celestial Harmony", level="aus")
    while not game.options("target"):
        game.pick("methuselah", seat="Alexis") if game.options("methuselah") else game.passes()
    assert game.asked == "Alexis"
    game.pick("target", majesty)
    assert game.asked == "Sarah"
    (seen,) = game.options("seen")
    assert set(seen.targets) == {blood.id, dodge.id}
    assert 0 not in majesty.shown_to


def test_celestial_harmony_is_directed_at_all_at_superior() -> None:
    game, _ = deed("Celestial Harmony", "AUS")
    guard = game.ready("Justin", GUARD)
    for name in ("Alexis", "Justin"):
        game.hand_size(name, 2)
        game.hand(name, "Majesty", "Flash")
    game.pick("action card", "Celestial Harmony", level="AUS")
    shown = []
    while game.table.action is not None:
        if game.options("target"):
            shown.append(game.asked)
            game.pick("target", "Majesty")
        elif game.options("seen"):
            game.pick("seen")
        else:
            game.passes()
    assert shown == ["Alexis", "Justin"]
    game, krid = deed("Celestial Harmony", "AUS")
    guard = game.ready("Justin", GUARD)
    does(game, "Celestial Harmony", "AUS", blocker=guard)
    assert krid.locked
    assert not game.options("target")


def test_augur_looks_at_hands_and_library_and_unlocks() -> None:
    game = table()
    seer = game.ready("Sarah", imbued("Abel", 4, "viz", creed="Visionary"))
    game.on(seer, "Second Sight")
    game.library("Sarah", "Majesty", "Flash", "Blood Doll")
    game.hand("Sarah", "Augur")
    game.hand("Alexis", "Dodge")
    game.pick("action card", "Augur", minion=seer)
    seen = 0
    while game.table.action is not None:
        seen += bool(game.options("seen"))
        game.pick("seen") if game.options("seen") else game.passes()
    assert (seen, seer.locked) == (3, False)


def test_augur_costs_a_conviction_and_does_nothing_when_blocked() -> None:
    game = table()
    seer = game.ready("Sarah", imbued("Abel", 4, "viz", creed="Visionary"))
    game.hand("Sarah", "Augur")
    assert not may(game, "Augur")
    game = table()
    seer = game.ready("Sarah", imbued("Abel", 4, "viz", creed="Visionary"))
    game.on(seer, "Second Sight")
    guard = game.ready("Alexis", GUARD)
    game.hand("Sarah", "Augur")
    game.pick("action card", "Augur", minion=seer)
    through(game, blocker=guard)
    assert seer.locked


def test_bond_brings_an_incapacitated_imbued_back_with_one_life() -> None:
    for life, left in ((0, 1), (4, 4)):
        game = table()
        abel = game.ready("Sarah", imbued("Abel", 4, "inn"))
        down = game.torpor("Alexis", imbued("Zoe", 4, "inn"), blood=life)
        game.ready("Alexis", GUARD)
        game.hand("Sarah", "Bond")
        game.pick("action card", "Bond", minion=abel)
        assert game.rules.action.seats == (1,)
        through(game)
        assert (down.place.region, down.place.seat, down.blood) == ("ready", 1, left)
    game = table()
    game.ready("Sarah", imbued("Abel", 4, "inn"))
    game.torpor("Alexis", vampire("Ira", 3))
    game.hand("Sarah", "Bond")
    assert not may(game, "Bond")


# -- cards on minions --


@pytest.mark.parametrize("level", ["obe", "OBE"])
def test_cleansing_ritual_burns_a_card_on_a_younger_one(level: str) -> None:
    game, krid = deed("Cleansing Ritual", level)
    ira = game.ready("Sarah", vampire("Ira", 3), locked=True)
    curse = game.on(ira, CURSE, owner="Alexis")
    game.ready("Sarah", vampire("Milo", 9))
    does(game, "Cleansing Ritual", level)
    assert (curse.place.region, krid.blood, ira.locked) == ("ash heap", 4, True)
    game.go_to("discard", of="Sarah")
    assert ira.locked == (level == "obe")


def test_cleansing_ritual_needs_a_card_on_an_ally_or_younger_vampire_of_ones_own() -> None:
    for seat, capacity, possible in (("Sarah", 3, True), ("Sarah", 6, False), ("Alexis", 3, False)):
        game, _ = deed("Cleansing Ritual", "obe")
        game.on(game.ready(seat, vampire("Ira", capacity)), CURSE)
        assert may(game, "Cleansing Ritual", "obe") == possible
    game, _ = deed("Cleansing Ritual", "obe")
    game.on(game.torpor("Sarah", vampire("Ira", 3)), CURSE)
    assert not may(game, "Cleansing Ritual", "obe")


def test_ahrimane_protectorate_unlocks_for_blood() -> None:
    for answer, blood, locked in (("yes", 4, False), ("no", 5, True)):
        game, krid = deed("Ahrimane Protectorate", clan="Ahrimane")
        game.pick("action card", "Ahrimane Protectorate")
        while game.table.action is not None:
            game.pick(answer) if game.options(answer) else game.passes()
        assert (krid.blood, krid.locked) == (blood, locked)
    game, _ = deed("Ahrimane Protectorate", clan="Gangrel")
    assert not may(game, "Ahrimane Protectorate")


@pytest.mark.parametrize(("kind", "possible"), [("ally", True), ("location", True), ("vampire", False)])
def test_ahrimane_protectorate_has_an_action_at_an_ally_or_location_fail(kind: str, possible: bool) -> None:
    game = table()
    attack = library("Attack", "Action", text="(D) Burn a minion or location.")
    krid = game.ready("Sarah", "Annazir")
    card = game.in_play("Alexis", "Ahrimane Protectorate")
    if kind == "location":
        target = game.in_play("Alexis", "Asylum Hunting Ground")
    else:
        bearer = game.ready("Alexis", ally("Dog", 2) if kind == "ally" else vampire("Ira", 3))
        target = game.on(bearer, SWORD) if kind == "vampire" else bearer
    if kind == "ally":
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 5, text="Krid can enter combat with any ally as a (D) action."))
        card, target = game.in_play("Alexis", "Ahrimane Protectorate"), game.ready("Alexis", ally("Dog", 2))
    game.pick("card in play", krid)
    while game.table.action is not None and not offers(game, card):
        if game.options("target"):
            game.pick("target", target)
        else:
            game.passes()
    assert offers(game, card) == possible
    assert attack.types == ("Action",)
    if possible:
        assert game.asked == "Alexis"
        game.pick("use", card)
        through(game)
        assert (card.place.region, target.place.region != "ash heap", krid.locked) == ("ash heap", True, True)


def test_ahrimane_protectorate_gives_an_ahrimane_intercept_only_where_needed() -> None:
    for clan, possible in (("Ahrimane", True), ("Gangrel", False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 5, text="+1 stealth."))
        card = game.in_play("Alexis", "Ahrimane Protectorate")
        ira = game.ready("Alexis", vampire("Ira", 3, clan=clan))
        game.pick("bleed", minion=krid)
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
        while game.table.action is not None and game.table.action.blocker and not offers(game, card):
            game.passes()
        assert offers(game, card) == possible
        if possible:
            game.pick("use", card)
            through(game)
            assert (card.place.region, game["Alexis"].pool) == ("ash heap", 30)


# -- titles --


def test_of_noble_blood_makes_a_primogen() -> None:
    for seat, directed in (("Sarah", False), ("Alexis", True)):
        game, krid = deed("Of Noble Blood", title="primogen")
        ira = game.ready(seat, vampire("Ira", 6, clan="Ventrue"))
        game.ready("Alexis", vampire("Guard", 5, text="+2 intercept."))
        game.pick("action card", "Of Noble Blood")
        assert bool(set(game.rules.action.seats) - {0}) == directed
        through(game)
        assert (minions.title(game.rules, ira), krid.blood) == ("primogen", 4)


@pytest.mark.parametrize(
    "face",
    [
        vampire("Ira", 5, clan="Ventrue"),
        vampire("Ira", 6, clan="Caitiff"),
        vampire("Ira", 6, clan="Ventrue", title="prince of Paris"),
        vampire("Ira", 6, clan="Lasombra", sect="Sabbat"),
    ],
)
def test_of_noble_blood_is_for_untitled_camarilla_of_age(face: object) -> None:
    game, _ = deed("Of Noble Blood", title="primogen")
    game.ready("Sarah", face)  # type: ignore[arg-type]
    assert not may(game, "Of Noble Blood")
    game, _ = deed("Of Noble Blood", title="prince of Paris")
    game.ready("Sarah", vampire("Ira", 6, clan="Ventrue"))
    assert not may(game, "Of Noble Blood")


def test_praetorian_backer_makes_a_cardinal_as_long_as_there_is_a_seraph() -> None:
    game, _ = deed("Praetorian Backer", sect="Sabbat", text="Black Hand Seraph.")
    ira = game.ready("Sarah", vampire("Ira", 7, sect="Sabbat"))
    game.ready("Sarah", vampire("Milo", 6, sect="Sabbat"))
    game.ready("Sarah", vampire("Hand", 8, sect="Sabbat", text="Black Hand."))
    does(game, "Praetorian Backer")
    assert (minions.title(game.rules, ira), game["Sarah"].pool) == ("cardinal", 29)
    game = table()
    game.torpor("Sarah", vampire("Krid", 6, sect="Sabbat", text="Black Hand Seraph."))
    ira = game.ready("Sarah", vampire("Ira", 7, sect="Sabbat"))
    card = game.on(ira, "Praetorian Backer")
    ira.marks.update({"title": "cardinal", "title card": str(card.id)})
    game.phase("unlock", of="Sarah")
    game.start()
    assert card.place.region == "ash heap"
    assert minions.title(game.rules, ira) == ""
    game, _ = deed("Praetorian Backer", sect="Sabbat", text="Black Hand.")
    game.ready("Sarah", vampire("Ira", 7, sect="Sabbat"))
    assert not may(game, "Praetorian Backer")


# -- the dead --


def test_ghost_eater_feeds_on_who_was_burned_since_the_last_turn() -> None:
    dead = ((vampire("Ira", 3), 3), (ally("Dog", 2), 2), (retainer("Cat", 1), 1))
    for face, gained in dead:
        game, krid = deed("Ghost-Eater", clan="Harbinger of Skulls", blood=1)
        (gone,) = game.ash_heap("Alexis", face)
        gone.marks[BURNED_IN] = str(game.table.turn)
        game.ready("Alexis", GUARD)
        game.pick("action card", "Ghost-Eater")
        assert (game.rules.action.kind, set(game.rules.action.seats) - {0}) == ("hunt", set())
        through(game)
        assert (krid.blood, gone.place.region) == (1 + gained, "removed")


def test_ghost_eater_needs_somebody_who_was_burned_from_play() -> None:
    for turns in (None, 3):
        game, _ = deed("Ghost-Eater", clan="Harbinger of Skulls", blood=1)
        (gone,) = game.ash_heap("Alexis", vampire("Ira", 3))
        if turns is not None:
            gone.marks[BURNED_IN] = str(game.table.turn - turns)
        assert not may(game, "Ghost-Eater")


def test_a_vampire_that_was_burned_is_marked_and_one_uncontrolled_is_not() -> None:
    game = table()
    ira, milo = game.ready("Sarah", vampire("Ira", 3)), game.uncontrolled("Sarah", vampire("Milo", 3))
    for copy in (ira, milo):
        game.rules.burn(copy)
    marked = [game.name(copy) for copy in game.rules.pile(0, "ash heap") if BURNED_IN in copy.marks]
    assert marked == ["Ira"]


def test_ghost_eater_can_be_blocked() -> None:
    game, _ = deed("Ghost-Eater", clan="Harbinger of Skulls", blood=1)
    guard = game.ready("Alexis", GUARD)
    (gone,) = game.ash_heap("Alexis", vampire("Ira", 3))
    gone.marks[BURNED_IN] = str(game.table.turn)
    does(game, "Ghost-Eater", blocker=guard)
    assert gone.place.region == "ash heap"


@pytest.mark.parametrize(
    ("level", "turn", "possible"), [("nec", "Sarah", True), ("nec", "Justin", False), ("NEC", "Justin", True)]
)
def test_lifeless_tongues_looks_at_a_hand_in_the_unlock_phase(level: str, turn: str, possible: bool) -> None:
    game, krid = deed("Lifeless Tongues", level)
    (gone,) = game.ash_heap("Alexis", vampire("Ira", 3))
    does(game, "Lifeless Tongues", level)
    card = next(copy for copy in game.rules.pile(1, "in play") if game.name(copy) == "Lifeless Tongues")
    assert (gone.place.region, card.controller) == ("removed", 1)
    for region in ("ready", "torpor"):
        game = table()
        krid = getattr(game, region)("Sarah", vampire("Krid", 6, "NEC"))
        card = game.in_play("Alexis", "Lifeless Tongues", owner="Sarah", marks={"level": level, "chosen": str(krid.id)})
        game.phase("unlock", of=turn)
        game.start()
        assert offers(game, card, by="Sarah") == (possible and game.asked == "Sarah")
        if possible:
            game.pick("use", card, by="Sarah")
            assert game.options("seen")


def test_lifeless_tongues_is_burned_by_any_minion_and_blocked_by_whom_it_is_for() -> None:
    game = table()
    card = game.in_play("Sarah", "Lifeless Tongues", marks={"level": "nec"})
    dog = game.ready("Sarah", ally("Dog", 2))
    game.pick("card in play", card, minion=dog)
    through(game)
    assert card.place.region == "ash heap"
    game, _ = deed("Lifeless Tongues", "nec")
    assert not may(game, "Lifeless Tongues", "nec")
    game, _ = deed("Lifeless Tongues", "nec")
    (gone,) = game.ash_heap("Justin", vampire("Ira", 3))
    guard = game.ready("Justin", GUARD)
    does(game, "Lifeless Tongues", "nec", blocker=guard)
    assert gone.place.region == "ash heap"


def test_scarlet_lore_puts_a_minion_card_on_top() -> None:
    game, krid = deed("Scarlet Lore", "nec")
    (flash,) = game.ash_heap("Sarah", "Flash")
    game.ash_heap("Sarah", "Blood Doll")
    does(game, "Scarlet Lore", "nec")
    assert (game.rules.pile(0, "library")[0].card, krid.blood) == (flash.card, 3)
    for level, stealth in (("myt", 1), ("MYT", 2)):
        game, krid = deed("Scarlet Lore", level)
        # Cards that are drawn come from above it.
        game.library("Sarah", BLANK, "Blood Doll", "Flash")
        game.pick("action card", "Scarlet Lore", level=level)
        while not game.options("search"):
            if game.table.action is not None and game.table.action.step == "unblocked":
                assert game.rules.action.stealth == stealth
            game.passes()
        assert [option.text for option in game.options("search")] == ["Flash (library)"]
        game.pick("search", "Flash")
        through(game)
        assert game.name(game.rules.pile(0, "library")[0]) == "Flash"
    game, _ = deed("Scarlet Lore", "nec")
    game.ash_heap("Sarah", "Blood Doll")
    assert not may(game, "Scarlet Lore", "nec")


# -- The Path of the Scorched Heart --


def test_who_follows_the_scorched_heart_meets_no_presence() -> None:
    for path, possible in ((("The Path of the Scorched Heart",), False), ((), True)):
        fight = fighting(against=("Majesty",), on_kurt=path, clan="True Brujah")
        while fight.game.table.action is not None and not fight.offered("play", "Majesty"):
            fight.step()
        assert fight.offered("play", "Majesty") == possible
    # Its own Methuselah's minions may.
    fight = fighting("Majesty", on_kurt=("The Path of the Scorched Heart",), clan="True Brujah")
    fight.until("play", "Majesty", by="Sarah")
    assert fight.offered("play", "Majesty")


def test_the_scorched_heart_is_put_on_a_true_brujah_who_has_no_path_yet() -> None:
    game, krid = deed("The Path of the Scorched Heart", clan="True Brujah")
    does(game, "The Path of the Scorched Heart")
    assert (krid.locked, [game.name(each) for each in minions.on_it(game.rules, krid)]) == (
        False,
        ["The Path of the Scorched Heart"],
    )
    game, krid = deed("The Path of the Scorched Heart", clan="True Brujah")
    game.on(krid, "The Path of the Scorched Heart")
    game.start()
    assert not may(game, "The Path of the Scorched Heart")
    game, _ = deed("The Path of the Scorched Heart", clan="Brujah")
    assert not may(game, "The Path of the Scorched Heart")


def test_no_frenzy_is_played_on_who_follows_the_scorched_heart() -> None:
    for path, possible in ((("The Path of the Scorched Heart",), False), ((), True)):
        fight = fighting(against=("Terror Frenzy",), on_kurt=path, clan="True Brujah")
        fight.until("play", "Terror Frenzy", by="Alexis")
        assert fight.offered("play", "Terror Frenzy") == possible


@pytest.mark.parametrize(
    ("card", "level", "clan"),
    [("Psychophagia", "", "Hecata"), ("Emergency Rations", "", "Nagaraja"), ("The Eternal Mask", "SER", "")],
)
@pytest.mark.parametrize("there", [True, False])
def test_nothing_comes_of_a_card_that_has_left_the_ash_heap(card: str, level: str, clan: str, *, there: bool) -> None:
    """Ruling: the action fizzles. What is done for the card that is chosen comes only with it."""
    game, krid = deed(card, level, clan=clan, blood=3)
    (dead,) = game.ash_heap("Alexis", "Anson" if level else "Vagabond Mystic")
    game.ready("Alexis", GUARD)
    game.pick("action card", card, level=level)
    if not there:
        game.rules.remove(dead)
    through(game, "gain 2 blood and unlock", 0)
    gained = krid.blood + (1 if level else 0) > 3 or bool(krid.attached)
    assert (gained, krid.locked) == (there, not (there and card == "Psychophagia"))


@pytest.mark.parametrize(("text", "blood"), [("", 4), ("+1 hunt.", 5)])
def test_what_is_added_to_hunts_is_added_to_psychophagia(text: str, blood: int) -> None:
    """Ruling: the bonus goes for hunts that are not the common one."""
    game, krid = deed("Psychophagia", clan="Hecata", blood=1, text=text)
    game.ash_heap("Alexis", "Vagabond Mystic")
    game.ready("Alexis", GUARD)
    game.pick("action card", "Psychophagia")
    through(game, "gain 3 blood")
    assert krid.blood == blood
