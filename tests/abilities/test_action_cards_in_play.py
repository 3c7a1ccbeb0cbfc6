"""Action cards that stay in play, and those that bring others there, through the referee at each level."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting, plays, refused, succeeds, uses
from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.asking import IllegalError


@pytest.mark.parametrize(("level", "strength"), [("pot", 2), ("POT", 3)])
def test_heroic_might_strengthens(level: str, strength: int) -> None:
    game, krid = acting("POT", "Heroic Might")
    succeeds(game, "Heroic Might", level)
    assert minions.strength(game.rules, krid) == strength


def test_heroic_might_is_burned_as_its_vampire_goes_to_torpor() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    might = game.on(krid, "Heroic Might", marks={"level": "pot"})
    lies = game.in_play("Alexis", "Unleash Hell's Fury", marks={"level": "dai"})
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(uses(game, "attempt to block")))
    game.pick("use", lies)
    game.pass_all()
    assert (krid.place.region, might.place.region) == ("torpor", "ash heap")


def test_gremlins_burns_no_melee_weapon() -> None:
    game, _ = acting("MYT", "Gremlins")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.on(ira, library("Blade", "Equipment", text="Melee weapon."))
    refused(game, "Gremlins", "myt")
    game, _ = acting("MYT", "Gremlins")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.on(ira, library("Radio", "Equipment"))
    succeeds(game, "Gremlins", "myt")
    assert game.names("Alexis", "ash heap") == ["Radio"]


def test_derange_gives_clan_and_sect_for_as_long_as_it_is_there() -> None:
    """LSJ 20070707: they do not change when it is moved; ANK 20200415: its own come back."""
    game, _ = acting("", "Derange", clan="Malkavian", sect="Sabbat")
    ira = game.ready("Alexis", vampire("Ira", 4, clan="Brujah"), locked=True, blood=2)
    uri = game.ready("Justin", vampire("Uri", 4, clan="Toreador"))
    plays(game, "Derange")
    game.pick("target", ira)
    game.pass_all()
    assert (minions.clan(game.rules, ira), minions.sect(game.rules, ira)) == ("Malkavian", "Sabbat")
    go_on(game, lambda: game.table.active == 1 and bool(uses(game, "unlock")))
    assert ira.locked
    game.pick("use", "Derange", by="Alexis")
    assert (ira.locked, ira.blood) == (False, 1)
    game.go_to("minion", "Alexis")
    game.pick("card in play", "Derange", minion=ira)
    if game.options("target"):
        game.pick("target", uri)
    game.pass_all()
    assert (minions.clan(game.rules, ira), minions.clan(game.rules, uri)) == ("Brujah", "Malkavian")


def test_derange_not_on_a_malkavian() -> None:
    game, _ = acting("", "Derange", clan="Malkavian")
    game.ready("Alexis", vampire("Ira", 4, clan="Malkavian antitribu"))
    refused(game, "Derange")


def test_draba_can_be_burned_by_who_is_not_bled() -> None:
    game, _ = acting("CHI", "Draba")
    ira = game.ready("Alexis", vampire("Ira", 4, text="+1 stealth."))
    game.ready("Justin", vampire("Watcher", 4))
    plays(game, "Draba", "chi")
    game.pick("target", ira)
    game.pass_all()
    game.go_to("minion", "Alexis")
    game.pick("bleed", minion=ira)
    assert game.table.action is not None and game.table.action.stealth == 1
    go_on(game, lambda: bool(uses(game, "stealth")))
    assert game.table.action.step == "unblocked", "whom it is directed at has decided before she has a turn"
    game.pick("use", "Draba", by="Sarah")
    assert not ira.attached


@pytest.mark.parametrize("way", [0, 1])
def test_disciple_of_lazarus_feeds_or_finds(way: int) -> None:
    game, _ = acting("", "Disciple of Lazarus", clan="Harbinger of Skulls")
    child = game.uncontrolled("Sarah", vampire("Child", 4, clan="Harbinger of Skulls"))
    game.crypt("Sarah", vampire("Deep", 5, clan="Harbinger of Skulls"), vampire("Other", 5))
    plays(game, "Disciple of Lazarus")
    game.pick("way", amount=way)
    go_on(game, lambda: bool(game.options("search")) or game.table.action is None)
    if way:
        assert len(game.options("search")) == 1
        game.pick("search", "Deep")
    game.pass_all()
    assert (child.blood, "Deep" in game.names("Sarah", "uncontrolled")) == ((0, True) if way else (2, False))


@pytest.mark.parametrize("way", [0, 1])
def test_inside_dirt_burns_the_edge_for_blood_or_pool(way: int) -> None:
    game, _ = acting("", "Inside Dirt", clan="Nosferatu antitribu")
    ira = game.ready("Alexis", vampire("Ira", 4), blood=4)
    game.give_edge("Sarah")
    plays(game, "Inside Dirt")
    game.pick("way", amount=way)
    assert game.table.action is not None and game.table.action.seats == (1,)
    game.pass_all()
    assert (ira.blood, game["Alexis"].pool, game.edge) == ((4, 27, "") if way else (1, 30, ""))
    game, _ = acting("", "Inside Dirt", clan="Nosferatu antitribu")
    refused(game, "Inside Dirt")


@pytest.mark.parametrize(("text", "blood"), [("Black Hand.", 1), ("", 0)])
def test_recruitment_exercise_shows_who_is_drawn(text: str, blood: int) -> None:
    """RTR 20000501: not with an empty crypt."""
    game, _ = acting("", "Recruitment Exercise", sect="Sabbat", text="Black Hand.")
    game.crypt("Sarah", vampire("Deep", 5, sect="Sabbat", text=text))
    succeeds(game, "Recruitment Exercise")
    drawn = game.rules.pile(0, "uncontrolled")
    assert [(game.name(copy), copy.blood) for copy in drawn] == [("Deep", blood)]
    assert any("reveals Deep" in line for line in game.log)
    game, _ = acting("", "Recruitment Exercise", sect="Sabbat", text="Black Hand.")
    refused(game, "Recruitment Exercise")


@pytest.mark.parametrize(
    ("clan", "capacity", "region", "blood"),
    [("Ministry", 4, "uncontrolled", 2), ("Ministry", 9, "uncontrolled", 0), ("Brujah", 4, "crypt", 0)],
)
def test_mesu_bedshet_draws_its_own(clan: str, capacity: int, region: str, blood: int) -> None:
    game, _ = acting("", "Mesu Bedshet", clan="Ministry")
    game.crypt("Sarah", vampire("Deep", capacity, clan=clan))
    succeeds(game, "Mesu Bedshet")
    assert [(game.name(copy), copy.blood) for copy in game.rules.pile(0, region)] == [("Deep", blood)]


def test_tattoo_signal_unlocks_another_of_the_black_hand() -> None:
    game = table()
    seraph = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", text="Seraph."))
    game.on(seraph, "Tattoo Signal")
    ira = game.ready("Sarah", vampire("Ira", 4, sect="Sabbat", text="Black Hand."))
    game.pick("bleed", minion=ira)
    game.pass_all()
    game.pick("use", "Tattoo Signal")
    assert not ira.locked
    with pytest.raises(IllegalError):
        game.pick("use", "Tattoo Signal")


def test_field_training_teaches_and_makes_an_anarch() -> None:
    """ANK 20180731-2: the acting vampire must have one at superior."""
    game, krid = acting("PRO obf", "Field Training", sect="Anarch")
    ira = game.ready("Sarah", vampire("Ira", 4, "pro"))
    succeeds(game, "Field Training")
    assert minions.disciplines(game.rules, ira) == {"pro": 2}
    assert (minions.is_anarch(game.rules, ira), krid.locked) == (True, False)
    minions.mark(game.rules, ira, "sect", "Camarilla")
    game.go_to("discard", "Sarah")
    assert not ira.attached
    game, _ = acting("pro", "Field Training", sect="Anarch")
    game.ready("Sarah", vampire("Ira", 4))
    refused(game, "Field Training")


def test_slaughtering_the_herd_takes_blood_as_actions_are_announced() -> None:
    game, krid = acting("DOM", "Slaughtering the Herd", blood=3)
    ira = game.ready("Justin", vampire("Ira", 6), blood=6)
    succeeds(game, "Slaughtering the Herd", "DOM")
    assert krid.blood == 1
    game.go_to("minion", "Justin")
    game.pick("bleed", minion=ira)
    assert (ira.blood, krid.blood) == (5, 2)
    game.pass_all()
    game.pick("use", "Slaughtering the Herd", by="Justin")
    assert (ira.blood, ira.attached) == (1, [])


def test_slaughtering_the_herd_keeps_allies_from_blocking() -> None:
    game, _ = acting("DOM", "Slaughtering the Herd")
    game.ready("Alexis", ally("Friend", 3))
    succeeds(game, "Slaughtering the Herd", "dom")
    assert game["Alexis"].pool == 27


@pytest.mark.parametrize(("capacity", "locked"), [(6, False), (7, True)])
def test_atonement_does_not_lock_for_blocking_who_is_not_older(capacity: int, locked: bool) -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, "Atonement")
    krid = game.ready("Sarah", vampire("Krid", capacity))
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pass_all()
    assert ira.locked == locked


@pytest.mark.parametrize(("clan", "stealth"), [("Ministry", -1), ("Brujah", 0)])
def test_atonement_is_burned_by_an_action(clan: str, stealth: int) -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, "Atonement")
    krid = game.ready("Sarah", vampire("Krid", 5, clan=clan))
    game.pick("card in play", "Atonement", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    assert game.table.action is not None and game.table.action.stealth == stealth
    game.pass_all()
    assert not ira.attached


def test_taunt_the_caged_beast_has_two_fight() -> None:
    """LSJ 20070319: the prey is asked first; not when only one other is left."""
    game, _ = acting("ANI", "Taunt the Caged Beast")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=2)
    uri = game.ready("Justin", vampire("Uri", 6), blood=0)
    plays(game, "Taunt the Caged Beast", "ANI")
    game.pass_all()
    go_on(game, lambda: game.table.action is None)
    assert (ira.blood, uri.place.region) == (5, "torpor")
    game, _ = acting("ANI", "Taunt the Caged Beast")
    game.ready("Alexis", vampire("Ira", 6))
    refused(game, "Taunt the Caged Beast", "ANI")


def test_vaticination_discards_one_card_of_all_hands() -> None:
    game, _ = acting("", "Vaticination", clan="True Brujah")
    game.hand("Justin", "Deflection")
    plays(game, "Vaticination")
    assert game.table.action is not None and set(game.table.action.seats) == {1, 2}
    go_on(game, lambda: bool(game.options("discard")))
    game.pick("discard", "Deflection", by="Sarah")
    game.pass_all()
    assert game.names("Justin", "ash heap") == ["Deflection"]


@pytest.mark.parametrize(("level", "region", "blood"), [("nec", "uncontrolled", 0), ("NEC", "ready", 1)])
def test_possession_raises_a_vampire(level: str, region: str, blood: int) -> None:
    game, _ = acting("NEC", "Possession")
    ira = game.ash_heap("Sarah", vampire("Ira", 4))[0]
    succeeds(game, "Possession", level)
    assert (ira.place.region, ira.blood) == (region, blood)
    game, _ = acting("NEC", "Possession")
    refused(game, "Possession", level)


def test_little_mountain_cemetery_feeds_the_samedi() -> None:
    game, krid = acting("", "Little Mountain Cemetery", clan="Samedi", blood=2)
    young = game.uncontrolled("Sarah", vampire("Young", 4, clan="Samedi"))
    old = game.uncontrolled("Sarah", vampire("Old", 8, clan="Samedi"))
    succeeds(game, "Little Mountain Cemetery")
    assert (krid.blood, young.blood, old.blood) == (3, 1, 0)


def test_feast_of_the_souls_secrets_feeds_after_a_bleed() -> None:
    """ANK 20240724-2: the vampire is chosen as the card is played."""
    game, _ = acting("DOM", "Feast of the Soul's Secrets", clan="Salubri")
    young = game.uncontrolled("Sarah", vampire("Young", 4))
    plays(game, "Feast of the Soul's Secrets", "DOM")
    game.pick("target", young)
    game.pass_all()
    assert (young.blood, game["Alexis"].pool) == (2, 27)


def test_a_retainer_can_be_meant_with_allies() -> None:
    game, _ = acting("PRO", "Shattering Crescendo")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.on(ira, retainer("Hound", 1))
    succeeds(game, "Shattering Crescendo", "pro")
    assert game.names("Alexis", "ash heap") == ["Hound"]
