"""Reactions of Methuselahs whom an action is not directed at, with every card that they are ruled for: these have a
turn once those before them have decided whether to block (sec. 1.6.1.6, 6.2.2.1)."""

from __future__ import annotations

from tests.abilities.fights import EVERYTHING
from tests.abilities.members import each
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

REACTIONS = "Reactions targeting another player"


def with_it(card: Card) -> tuple[Position, Copy, Copy]:
    """Krid of Sarah's may act; Alexis has Ira; Justin, her predator of three, has Kurt and the card."""
    game = table("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."))
    game.ready("Alexis", vampire("Ira", 6))
    kurt = game.ready("Justin", vampire("Kurt", 8, f"{EVERYTHING} STR VAL MYT", clan="Ravnos"))
    if "Reaction" in card.types:
        game.hand("Justin", card.display_name)
    elif "Equipment" in card.types:
        game.on(kurt, card.display_name)
    else:
        game.in_play("Justin", card.display_name)
    return game, krid, kurt


def offered(game: Position) -> bool:
    """Whether Justin is asked whether to play or use anything."""
    return game.asked == "Justin" and bool(game.options("play") or game.options("use"))


def decline(game: Position) -> None:
    """Alexis does not block; Justin is not asked before."""
    while not game.options("no block"):
        assert game.asked != "Justin"
        game.passes()
    game.pick("no block", by="Alexis")


@each(REACTIONS)
def test_the_target_decides_on_blocks_before_another_reacts(card: Card) -> None:
    game, krid, _ = with_it(card)
    game.pick("bleed", seat="Alexis", minion=krid)
    decline(game)
    early = []
    while game.table.action is not None and game.choice is not None:
        early.append(offered(game))
        game.passes()
    assert any(early) is not ("Master" in card.types or card.display_name == "Veiled Sight"), "these ask for an attempt"


@each(REACTIONS)
def test_prey_decides_before_the_predator_reacts(card: Card) -> None:
    game, krid, _ = with_it(card)
    game.pick("hunt", minion=krid)
    decline(game)
    seen = []
    while game.table.action is not None and game.choice is not None:
        seen.append(offered(game))
        if game.asked == "Justin" and game.options("block"):
            game.pick("block", by="Justin")
        else:
            game.passes()
    assert any(seen) is (card.display_name != "Folderol"), "it is for bleeds"


def test_a_card_on_who_acts_waits_for_them_too() -> None:
    game = table("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."))
    game.ready("Alexis", vampire("Ira", 6))
    draba = game.on(krid, "Draba", marks={"level": "chi"})
    game.rules.doing.move_card(draba, draba.place, controller=game.seat("Justin"))
    game.pick("bleed", seat="Alexis", minion=krid)
    decline(game)
    game.pick("use", draba, by="Justin")
    assert (draba.place.region, game["Alexis"].pool) == ("ash heap", 29)
