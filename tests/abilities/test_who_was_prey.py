"""What a bleed of the prey brings, where it ousts the prey; what hangs on who is bled, once that has changed; and what
lasts for the turn, whoever has left since."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.situation import AWAKE

FOUR = ("Sarah", "Alexis", "Mona", "Justin")


def bled(name: str, pool: int, *, blood: int = 3) -> Position:
    """Sarah's vampire bleeds Alexis, her prey, who has so much pool; nobody blocks."""
    game = table(*FOUR)
    bleeder = game.ready("Sarah", name, blood=blood)
    game.pool("Alexis", pool)
    game.pick("bleed", minion=bleeder)
    return game


def until_used(game: Position, kind: str) -> bool:
    """Everybody passes until something of a kind is offered, or the action is over."""
    while game.table.action is not None:
        if game.options(kind):
            return True
        game.passes()
    return False


# -- The Secret Library of Alexandria ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "gone"), [(9, False), (1, True)])
def test_the_secret_library_draws_after_the_prey_is_ousted_too(pool: int, gone: bool) -> None:
    game = table(*FOUR)
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.in_play("Sarah", "The Secret Library of Alexandria")
    game.library("Sarah", "Dodge")
    game.pool("Alexis", pool)
    game.pick("bleed", minion=krid)
    assert until_used(game, "use")
    game.pick("use")
    assert game.names("Sarah", "hand") == ["Dodge"]
    assert game["Alexis"].ousted == gone


def test_the_secret_library_draws_for_nobody_else_who_is_ousted() -> None:
    """Mona is not Sarah's prey as she is bled, by Deflection, though she is ousted and Alexis not."""
    game = table(*FOUR)
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.ready("Alexis", vampire("Ira", 5, "DOM"))
    game.in_play("Sarah", "The Secret Library of Alexandria")
    game.hand("Alexis", "Deflection")
    game.pool("Mona", 1)
    game.pick("bleed", minion=krid)
    assert until_used(game, "play")
    game.pick("play", "Deflection", level="DOM")
    game.pick("redirect", seat="Mona")
    assert not until_used(game, "use")
    assert game["Mona"].ousted


def test_a_bleed_that_is_blocked_brings_nothing() -> None:
    """The Secret Library draws no card, and who has bled in vain burns nothing for Keller (sec. 6.1.1)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    keller = game.ready("Alexis", "Keller Thiel")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.in_play("Sarah", "The Secret Library of Alexandria")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    assert not until_used(game, "use")
    assert (krid.blood, keller.locked) == (4, False)


def test_a_bleed_without_effect_brings_nothing() -> None:
    """Krid, who is cursed, has burned the blood that her bleed costs before it resolves (sec. 6.2.3)."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "AUS CHI"), blood=1)
    game.on(krid, "Greater Curse", marks={"level": "mal"})
    game.in_play("Sarah", "The Secret Library of Alexandria")
    game.hand("Sarah", "Heart's Desire")
    game.pick("bleed", minion=krid)
    assert until_used(game, "play")
    game.pick("play", "Heart's Desire", level="aus chi")
    assert not until_used(game, "use")
    assert (game["Alexis"].pool, krid.blood) == (30, 0)


def test_vasiliy_vasilevich_unlocks_as_he_ousts_the_prey() -> None:
    game = bled("Vasiliy Vasilevich", 1)
    assert until_used(game, "use")
    game.pick("use")
    vasiliy = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Vasiliy Vasilevich")
    assert not vasiliy.locked


def test_enkil_cog_is_played_as_the_prey_is_ousted() -> None:
    game = table(*FOUR)
    elder = game.ready("Sarah", vampire("Krid", 10))
    game.hand("Sarah", "Enkil Cog")
    game.pool("Alexis", 1)
    game.pick("bleed", minion=elder)
    assert until_used(game, "play")
    game.pick("play", "Enkil Cog")
    over(game)
    assert [game.name(game.table.copies[each]) for each in elder.attached] == ["Enkil Cog"]


# -- Annabelle Triabell ------------------------------------------------------------------------------------------------


def test_annabelle_triabell_inspires_for_the_turn_though_she_is_burned() -> None:
    game = table()
    annabelle = game.ready("Sarah", "Annabelle Triabell")
    anson, other = game.ready("Sarah", "Anson"), game.ready("Sarah", vampire("Krid", 5, clan="Gangrel"))
    hunter = game.ready("Alexis", vampire("Ira", 9))
    game.hand("Alexis", "Amaranth")
    game.pick("card in play", minion=annabelle)
    over(game)
    assert (annabelle.locked, annabelle.blood) == (False, 8)
    before = [minions.bleed_amount(game.rules, each) for each in (anson, other)]
    assert before == [2, 1]
    annabelle.blood = 0
    game.pick("bleed", minion=annabelle)
    game.pick("block", hunter)
    while not game.options("play"):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    game.pick("play", "Amaranth")
    over(game)
    assert annabelle.place.region == "ash heap"
    assert [minions.bleed_amount(game.rules, each) for each in (anson, other)] == before
    game.go_to("minion", "Alexis")
    assert minions.bleed_amount(game.rules, anson) == 1


def test_what_lasts_for_the_turn_or_the_action_is_over_though_whose_turn_it_is_leaves_in_the_midst_of_it() -> None:
    """The turn ends where it stands (sec. 9.1), for who stays, too."""
    game = table()
    annabelle, krid = game.ready("Sarah", "Annabelle Triabell"), game.ready("Sarah", vampire("Krid", 5))
    anson, pug = game.ready("Alexis", "Anson"), game.ready("Alexis", vampire("Pug", 5), locked=True)
    game.hand("Alexis", "Wake with Evening's Freshness")
    game.pick("card in play", minion=annabelle)
    over(game)
    assert minions.bleed_amount(game.rules, anson) == 2
    game.pick("bleed", minion=krid)
    game.pick("play", minion=pug)
    game.pool("Sarah", 0)
    game.pass_all()
    assert (game["Sarah"].ousted, game.table.active) == (True, game.seat("Alexis"))
    assert minions.bleed_amount(game.rules, anson) == 1
    assert AWAKE not in pug.marks


def test_annabelle_triabell_is_not_taken_without_blood() -> None:
    game = table()
    annabelle = game.ready("Sarah", "Annabelle Triabell", blood=0)
    game.phase("minion", of="Sarah")
    assert [option for option in game.options("card in play") if option.minion == annabelle.id] == []


# -- Bloodwork ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("alexis", "justin", "stealth"), [("Camarilla", "Sabbat", (0, 1)), ("Sabbat", "Anarch", (1, 0))]
)
def test_bloodwork_has_stealth_against_whom_it_bleeds_now(alexis: str, justin: str, stealth: tuple[int, int]) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", text="Sabbat. Black Hand."))
    game.ready("Alexis", vampire("Ira", 5, "DOM", sect=alexis))
    game.ready("Justin", vampire("Mark", 5, sect=justin))
    game.hand("Sarah", "Bloodwork")
    game.hand("Alexis", "Deflection")
    game.pick("action card", "Bloodwork", minion=krid)
    assert game.rules.action.stealth == stealth[0]
    assert until_used(game, "play")
    game.pick("play", "Deflection", level="DOM")
    if game.options("redirect"):
        game.pick("redirect", seat="Justin")
    assert game.rules.action.stealth == stealth[1]
    over(game)
    assert (game["Alexis"].pool, game["Justin"].pool) == (30, 28)


def test_bloodwork_has_no_stealth_for_a_sabbat_vampire_in_torpor() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat", text="Sabbat. Black Hand."))
    game.torpor("Alexis", vampire("Ira", 5, sect="Sabbat"))
    game.ready("Alexis", vampire("Mark", 5))
    game.hand("Sarah", "Bloodwork")
    game.pick("action card", "Bloodwork", minion=krid)
    assert game.rules.action.stealth == 0
