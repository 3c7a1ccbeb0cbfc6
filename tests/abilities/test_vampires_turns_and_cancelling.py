"""Vampires that are defined by name: turns, cancelling and referendums, played through the
referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, imbued, library, retainer, vampire
from vtes_desktop.table.table import Copy

BLOCKER = vampire("Ira", 6)


def use_in(game: Position, phase: str, copy: Copy) -> None:
    """Use a card in a phase of Sarah's."""
    game.phase(phase, of="Sarah")  # type: ignore[arg-type]
    game.pick("use", copy)


def cast(game: Position, side: str, minion: Copy) -> None:
    """A vampire casts the votes of its title."""
    until(game, f"title {side}", minion)
    game.pick(f"title {side}", minion)


def test_gustav_removes_the_title_of_a_bishop() -> None:
    for title, possible in (("bishop", True), ("priscus", False)):
        game = table()
        gustav = game.ready("Sarah", "Gustav Mallenhous")
        ira = game.ready("Alexis", vampire("Ira", 6, sect="Sabbat", title=title), locked=True)
        game.start()
        assert offered(game, "card in play", gustav) == possible
        if possible:
            game.pick("card in play", gustav)
            finish(game)
            assert not minions.title(game.rules, ira)


def test_maila_discards_a_political_action_card_for_stealth_once() -> None:
    game = table()
    maila = game.ready("Sarah", "Maila")
    ira = game.ready("Alexis", BLOCKER)
    game.hand("Sarah", "Kine Resources Contested", "Parity Shift")
    game.pick("bleed", minion=maila)
    until(game, "block", ira)
    game.pick("block", ira)
    game.pick("use", maila)
    game.pick("discard", "Parity Shift")
    finish(game)
    assert game.names("Sarah", "ash heap") == ["Parity Shift"]
    assert any("The attempt of Ira fails" in line for line in game.log)


def test_oliver_burns_thaumaturgy_to_bleed_harder() -> None:
    game = table()
    oliver = game.ready("Sarah", "Oliver Thrace")
    game.hand("Sarah", "Magic of the Smith", "Majesty")
    own = minions.bleed_amount(game.rules, oliver)
    game.pick("bleed", minion=oliver)
    game.pick("use", oliver)
    finish(game)
    assert game["Alexis"].pool == 30 - own - 1
    assert "Magic of the Smith" in game.names("Sarah", "ash heap")


def test_anatole_shuffles_the_top_five() -> None:
    game = table()
    anatole = game.ready("Sarah", "Anatole, Prophet of Gehenna")
    names = ["Majesty", "Deflection", "Govern the Unaligned", "Blood Doll", "Freak Drive", "Conditioning"]
    game.library("Sarah", *names)
    use_in(game, "master", anatole)
    if game.options("seen"):
        game.pick("seen")
    assert sorted(game.names("Sarah", "library")[:5]) == sorted(names[:5])
    assert game.names("Sarah", "library")[5] == "Conditioning"


def test_lazar_moves_blood_between_uncontrolled_cards() -> None:
    """Only with a vampire in one's own uncontrolled region [ruling on Lázár Dobrescu]."""
    for there in (True, False):
        game = table()
        lazar = game.ready("Sarah", "Lázár Dobrescu")
        hidden = game.uncontrolled("Alexis", vampire("Hidden", 8), blood=2)
        mine = game.uncontrolled("Sarah", vampire("Child", 8)) if there else lazar
        game.start()
        assert offered(game, "card in play", lazar) == there
        if there:
            game.pick("card in play", lazar)
            finish(game)
            assert (hidden.blood, mine.blood) == (1, 1)


def test_lazar_takes_blood_of_whoever_lies_there_but_gives_none_to_an_imbued() -> None:
    """What it is nobody may see (Imbued appendix)."""
    game = table()
    lazar = game.ready("Sarah", "Lázár Dobrescu")
    hidden = game.uncontrolled("Alexis", imbued("Hunter", 4), blood=2)
    mine = game.uncontrolled("Sarah", imbued("Friend", 4))
    game.start()
    assert not offered(game, "card in play", lazar)
    game = table()
    lazar = game.ready("Sarah", "Lázár Dobrescu")
    hidden = game.uncontrolled("Alexis", imbued("Hunter", 4), blood=2)
    mine = game.uncontrolled("Sarah", vampire("Child", 8))
    game.start()
    game.pick("card in play", lazar)
    finish(game)
    assert (hidden.blood, mine.blood) == (1, 1)


def test_lucas_burns_a_blood_instead_of_locking_to_block() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 3))
    lucas = game.ready("Alexis", "Lucas Halton", blood=8)
    game.pick("bleed", minion=krid)
    until(game, "block", lucas)
    game.pick("block", lucas)
    until(game, "use", lucas)
    game.pick("use", lucas)
    finish(game)
    assert (lucas.locked, lucas.blood) == (False, 8 - 1 - 1)


def test_luciano_moves_animals_between_vampires() -> None:
    game = table()
    luciano = game.ready("Sarah", "Luciano Carvalho")
    krid = game.ready("Sarah", vampire("Krid", 4))
    cat = game.on(krid, library("Cat", "Retainer", text="Animal with 1 life."))
    game.on(krid, retainer("Butler", 1))
    use_in(game, "discard", luciano)
    if game.options("target"):
        game.pick("target", luciano)
    assert cat.place.on == luciano.id


def test_nehemiah_puts_cards_below_and_mora_takes_one_from_the_ash_heap() -> None:
    game = table()
    nehemiah = game.ready("Sarah", "Nehemiah")
    game.hand("Sarah", "Majesty", "Deflection")
    use_in(game, "unlock", nehemiah)
    game.pick("bottom", "Majesty")
    game.pick("bottom", "Deflection")
    assert game.names("Sarah", "library")[-2:] == ["Majesty", "Deflection"]
    game = table()
    mora = game.ready("Sarah", "Mora, the Death Seer")
    game.ash_heap("Sarah", "Majesty")
    use_in(game, "discard", mora)
    assert game.names("Sarah", "library")[-1] == "Majesty"


def test_serenna_reduces_a_bleed_at_her_methuselah() -> None:
    for whose, pool in (("Alexis", 30), ("Justin", 29)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 3))
        serenna = game.ready(whose, "Serenna the White", locked=True)
        game.pick("bleed", minion=krid)
        for _ in range(12):
            if offered(game, "use", serenna):
                game.pick("use", serenna)
            elif game.table.action is not None:
                game.passes()
        assert game["Alexis"].pool == pool


@pytest.mark.parametrize(("name", "cost"), [("Santaleous", 3), ("Khalu", 5), ("Louhi", 1)])
def test_cards_are_cancelled_for_blood_as_they_are_played(name: str, cost: int) -> None:
    game = table()
    lord = game.ready("Alexis", name)
    krid = game.ready("Sarah", vampire("Krid", 4))
    before = lord.blood
    if name == "Santaleous":
        game.hand("Sarah", library("Estate", "Master", text="Gain 1 pool."))
        game.phase("master", of="Sarah")
        game.pick("master", "Estate")
    else:
        game.hand("Sarah", library("Deed", "Action", text="Gain 1 pool."))
        game.pick("action card", "Deed", minion=krid)
    until(game, "use", lord)
    game.pick("use", lord)
    assert (lord.blood, game["Sarah"].pool) == (before - cost, 30)
    assert not krid.locked


@pytest.mark.parametrize(
    ("places", "bleed"),
    [
        ((), 1),
        (("Academic Hunting Ground", "University Hunting Ground"), 3),
        (("Powerbase: Chicago",), 1),
    ],
)
def test_santaleous_bleeds_for_every_unique_hunting_ground(places: tuple[str, ...], bleed: int) -> None:
    game = table()
    lord = game.ready("Sarah", "Santaleous")
    for seat, place in zip(("Sarah", "Justin"), places, strict=False):
        game.in_play(seat, place)
    game.pick("bleed", minion=lord)
    game.pass_all()
    assert game["Alexis"].pool == 30 - bleed


def test_louhi_does_not_cancel_what_is_not_her_predators() -> None:
    game = table()
    louhi = game.ready("Justin", "Louhi")
    krid = game.ready("Sarah", vampire("Krid", 4))
    game.hand("Sarah", library("Deed", "Action", text="Gain 1 pool."))
    game.pick("action card", "Deed", minion=krid)
    for _ in range(9):
        assert not offered(game, "use", louhi)
        if game.table.action is None:
            break
        game.passes()


def test_spiridonas_burns_two_more_than_he_gains() -> None:
    game = table()
    spiridonas = game.ready("Sarah", "Spiridonas", blood=6)
    own = minions.bleed_amount(game.rules, spiridonas)
    game.pick("bleed", minion=spiridonas)
    game.pick("use", spiridonas)
    game.pick("amount", amount=2)
    finish(game)
    assert (spiridonas.blood, game["Alexis"].pool) == (2, 30 - own - 2)


def test_benjamins_referendum_makes_the_hand_larger_for_good() -> None:
    game = table()
    benjamin = game.ready("Sarah", "Benjamin Rose")
    game.pick("card in play", benjamin)
    cast(game, "for", benjamin)
    finish(game)
    assert game["Sarah"].hand_size == 8


def test_josef_discards_a_random_card_of_a_neighbour() -> None:
    game = table()
    josef = game.ready("Sarah", "Josef von Bauren")
    game.hand("Alexis", *["Majesty"] * 7)
    use_in(game, "discard", josef)
    game.pick("methuselah", seat="Alexis")
    assert game.names("Alexis", "ash heap") == ["Majesty"]
    assert not offered(game, "use", josef)


def test_shasa_bleeds_harder_with_presence() -> None:
    lost = []
    for mine, card in (("Shasa Abu Badr", True), (vampire("Krid", 5, "cel for pre"), True), ("Shasa Abu Badr", False)):
        game = table()
        shasa = game.ready("Sarah", mine)
        game.hand("Sarah", "Enchant Kindred")
        if card:
            game.pick("action card", "Enchant Kindred", minion=shasa, level="pre")
        else:
            game.pick("bleed", minion=shasa)
        finish(game)
        lost.append(30 - game["Alexis"].pool)
    assert lost[0] == lost[1] + 1
    assert lost[2] == 1


def test_shemti_hurts_who_acts_against_her_methuselah() -> None:
    for locked, blood in ((False, 2), (True, 3)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 3, text="+3 stealth."))
        game.ready("Alexis", "Shemti", locked=locked)
        game.pick("bleed", minion=krid)
        finish(game)
        assert krid.blood == blood


def test_celeste_bleeds_who_controls_toreador_harder() -> None:
    for clan, pool in (("Toreador", 28), ("Brujah", 29)):
        game = table()
        celeste = game.ready("Sarah", "Céleste, The Voice of a Secret")
        game.ready("Alexis", vampire("Ira", 4, clan=clan), locked=True)
        game.pick("bleed", minion=celeste)
        finish(game)
        assert game["Alexis"].pool == pool


def test_joe_and_bakr_enter_combat() -> None:
    for name, wolf in (('Joe "Boot" Hill', True), ("Bakr", True), ('Joe "Boot" Hill', False)):
        game = table()
        mine = game.ready("Sarah", name)
        beast = library("Beast", "Ally", text="Werewolf with 9 life. 1 strength, 0 bleed.") if wolf else ally("Man", 9)
        foe = game.ready("Alexis", beast)
        game.start()
        assert offered(game, "card in play", mine) == wolf
        if wolf:
            game.pick("card in play", mine)
            finish(game)
            assert foe.blood < 9


def test_titus_steals_equipment_of_a_neighbour() -> None:
    game = table()
    titus = game.ready("Sarah", "Titus Camille")
    ira = game.ready("Alexis", vampire("Ira", 4), locked=True)
    gun = game.on(ira, ".44 Magnum")
    game.pick("card in play", titus)
    finish(game)
    assert gun.place.on == titus.id
