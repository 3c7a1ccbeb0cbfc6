"""The most played cards as those of their rulings say that no other test plays."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import go_on
from tests.abilities.test_rulings_played import choose
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def fight(game: Position, acting: Copy, blocker: Copy) -> None:
    """A bleed is blocked."""
    game.pick("bleed", minion=acting)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", blocker)


@pytest.mark.parametrize("answer", ["hand strike", "dodge", "combat ends"])
def test_rotschreck_ends_the_combat_whatever_the_other_strikes(answer: str) -> None:
    """LSJ 20011005, LSJ 19990217: also against a dodge or a strike that ends combat; none resolves; LSJ 20070709-2:
    both are still ready as it ends; RTR 19980623: it is on who would have received the damage."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRO CEL"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5, "CEL PRE"), blood=5)
    game.hand("Sarah", "Wolf Claws")
    (fear,) = game.hand("Justin", "Rötschreck")
    (strike,) = game.hand("Alexis", {"dodge": "Side Strike", "combat ends": "Majesty"}.get(answer, "Blood Doll"))
    fight(game, krid, ira)
    go_on(game, lambda: bool(game.options("play")) or game.table.action is None)
    game.pick("play", "Wolf Claws")
    go_on(game, lambda: bool(game.options("out of turn")))
    if answer != "hand strike":
        game.passes()  # it may be played before the other strike is chosen, too
        go_on(game, lambda: any(each.copy == strike.id for each in game.options()))
        chosen = next(each for each in game.options() if each.copy == strike.id)
        assert game.referee is not None
        game.referee.answer(game.options().index(chosen))
        go_on(game, lambda: bool(game.options("out of turn")) or game.table.action is None)
    game.pick("out of turn", "Rötschreck", by="Justin")
    go_on(game, lambda: game.table.action is None)
    paid = 1 if answer == "combat ends" else 0
    assert (fear.place.on, ira.place.region, ira.blood, ira.locked) == (ira.id, "torpor", 5 - paid, True)
    assert krid.blood == 4, "the price of the claws alone"


def test_rotschreck_is_not_for_damage_that_does_not_reach() -> None:
    """RTR 19980928."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "PRO CEL"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.on(ira, "Sniper Rifle")
    game.hand("Sarah", "Wolf Claws")
    game.hand("Justin", "Rötschreck")
    fight(game, krid, ira)
    go_on(game, lambda: bool(game.options("use")))
    game.pick("use", "Sniper Rifle")
    while game.table.action is not None:
        if any(game.rules.name(game.table.copies[each.copy]) == "Wolf Claws" for each in game.options("play")):
            game.pick("play", "Wolf Claws")
        assert not game.options("out of turn")
        go_on(
            game, lambda: bool(game.options("play")) or bool(game.options("out of turn")) or game.table.action is None
        )
    assert krid.blood == 2


@pytest.mark.parametrize("turn", ["Sarah", "Alexis"])
def test_heidelberg_castle_is_used_between_two_actions_of_anybody(turn: str) -> None:
    """ANK 20210608; LSJ 20010110: never in an action; ANK 20170804: what is too much goes to the bank."""
    game = table()
    castle = game.in_play("Sarah", "Heidelberg Castle, Germany")
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    ira = game.ready("Sarah", vampire("Ira", 2), blood=1)
    other = game.ready("Alexis", vampire("Other", 2), blood=1)
    game.phase("minion", of=turn)
    acting = krid if turn == "Sarah" else other
    go_on(game, lambda: bool(game.options("bleed")))
    game.pick("bleed", minion=acting)
    while game.table.action is not None:
        assert not any(each.copy == castle.id for each in game.options("use"))
        game.passes()
    go_on(game, lambda: any(each.copy == castle.id for each in game.options("use")))
    assert (game.table.phase, game.table.active) == ("minion", game.seat(turn))
    game.pick("use", castle)
    while game.options("target"):
        offered = {target for option in game.options() for target in option.targets}
        game.pick("target", target=next(each for each in (krid, ira) if each.id in offered))
    for _ in range(4):
        if game.options("move blood") or game.options("move"):
            option = next(o for o in game.options() if o.kind in ("move blood", "move") and "Ira" in o.text)
            assert game.referee is not None
            game.referee.answer(game.options().index(option))
    go_on(game, lambda: not game.options("move") and not game.options("move blood"))
    assert castle.locked
    assert (krid.blood, ira.blood) == (1, 2)


@pytest.mark.parametrize(("card", "offered"), [("Combat Shotgun", True), (".44 Magnum", True)])
def test_concealed_weapon_of_black_cat_looks_at_what_she_pays(card: str, *, offered: bool) -> None:
    """ANK 20181216: what changes costs in general counts."""
    game = table()
    cat = game.ready("Sarah", "Black Cat", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.hand("Sarah", "Concealed Weapon", card)
    fight(game, cat, ira)
    go_on(game, lambda: bool(game.options("play")) or game.table.action is None)
    assert bool(game.options("play")) == offered


def test_a_trifle_that_is_contested_as_it_is_played_gives_its_action() -> None:
    """RBK contested-cards."""
    game = table()
    game.phase("master", of="Sarah")
    game.ready("Sarah", vampire("Krid", 8), blood=5)
    game.in_play("Alexis", "The Coven")
    (coven, doll) = game.hand("Sarah", "The Coven", "Blood Doll")
    game.pick("master", coven)
    assert coven.place.region == "contested"
    assert any(each.copy == doll.id for each in game.options("master"))


@pytest.mark.parametrize("used", [True, False])
def test_the_coven_heals_before_damage_and_never_between(*, used: bool) -> None:
    """PIB 20121031: in the damage resolution, not while damage is healed."""
    game = table()
    coven = game.in_play("Sarah", "The Coven")
    krid = game.ready("Sarah", vampire("Krid", 8), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 5, text="+2 strength."), blood=5)
    fight(game, krid, ira)
    moments = []
    while game.table.action is not None:
        if any(each.copy == coven.id for each in game.options("use")):
            moments.append(game.table.combat.step if game.table.combat else "")
            if used and moments[-1] == "resolve":
                game.pick("use", coven)
                choose(game, krid)
                continue
        game.passes()
    assert "resolve" in moments
    assert (krid.place.region == "ready") == used


@pytest.mark.parametrize("hands", [1, 2])
def test_storage_annex_needs_another_card_in_the_hand(hands: int) -> None:
    """LSJ 20100527."""
    game = table()
    game.phase("master", of="Sarah")
    game.hand_size("Sarah", hands)
    (annex, *_) = game.hand("Sarah", "Storage Annex", *["Blood Doll"] * (hands - 1))
    assert any(each.copy == annex.id for each in game.options("master")) == (hands > 1)


@pytest.mark.parametrize("number", [1, 2])
def test_one_anathema_pays_and_burns_the_others(number: int) -> None:
    """LSJ 20021117."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, text="+2 strength."), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=3)
    marks = [game.on(ira, "Anathema") for _ in range(number)]
    fight(game, krid, ira)
    go_on(game, lambda: game.table.action is None)
    assert (game["Sarah"].pool, ira.place.region) == (35, "ash heap")
    assert all(each.place.region == "ash heap" for each in marks)


def test_anathema_is_not_for_who_is_diablerized() -> None:
    """LSJ 20021122-2."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    ira = game.torpor("Alexis", vampire("Ira", 5), blood=3)
    game.on(ira, "Anathema")
    game.pick("diablerize", minion=krid)
    choose(game, ira)
    go_on(game, lambda: game.table.action is None)
    assert (game["Sarah"].pool, ira.place.region) == (30, "ash heap")


def test_spirit_marionette_lends_a_minion_that_must_bleed_first() -> None:
    """LSJ: the mandatory bleed comes before other actions."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "OBE"), blood=5)
    bea = game.ready("Sarah", vampire("Bea", 5), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=3)
    game.hand("Sarah", "Spirit Marionette")
    game.pick("action card", "Spirit Marionette", minion=krid, level="OBE")
    choose(game, ira)
    go_on(game, lambda: game.table.action is None)
    assert ira.controller == 0
    kinds = {(option.kind, option.minion or option.copy) for option in game.options()}
    assert ("bleed", ira.id) in kinds
    assert ("hunt", bea.id) not in kinds
    game.pick("bleed", minion=ira)
    go_on(game, lambda: game.table.action is None)
    assert ira.controller == 1
    assert minions.is_vampire(game.rules, ira)
