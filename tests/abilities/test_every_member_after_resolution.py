"""Rulings that were given for many cards, played with each of them: what comes after an action has resolved."""

from __future__ import annotations

import pytest

from tests.abilities.members import each, fitting, readings
from tests.abilities.shapes import step
from tests.abilities.table import table
from tests.abilities.test_modifiers import may_play
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy

DEED = library("Deed", "Action", requirement=("anarch",), text="(D) Bleed with +1 bleed.")
SERAPH = vampire("Sol", 6, sect="Sabbat", text="Black Hand Seraph.")
FACES = {
    "As the Crow": vampire("Krid", 8, "FOR", text="Flight [FLIGHT]."),
    "Seraph's Second": vampire("Krid", 8, "FOR", sect="Sabbat", text="Black Hand."),
    "Enkil Cog": vampire("Krid", 10, "FOR"),
}
"""Who acts."""
DEFENDERS = {"Follow the Blood": vampire("Ira", 8, sect="Sabbat", text="Black Hand.")}
KINDS = {"Follow the Blood": "hunt", "Voter Captivation": "political", "Amici Noctis": "political"}
BLOCKED = ("Extortion", "Zephyr")
"""What is played after a block."""


def acted(card: Card) -> tuple[Position, Copy, str]:
    """Krid acts; he or Ira may play a card after that, and he may play Freak Drive, too."""
    name, game = card.display_name, table()
    krid = game.ready("Sarah", FACES.get(name) or fitting(card, 8), blood=6)
    for _ in range(3 * (name == "Dusk Work")):
        game.on(krid, "Aye")
    game.ready("Sarah", SERAPH)
    ira = game.ready("Alexis", DEFENDERS.get(name) or fitting(card, 8, name="Ira"), blood=6)
    reacts = "Reaction" in card.types
    game.hand("Sarah", "Freak Drive", *([] if reacts else [card]))
    game.hand("Alexis", *([card] if reacts else []))
    kind = KINDS.get(name, "bleed")
    if kind == "political":
        game.hand("Sarah", "Kine Resources Contested")
        game.pick("political", "Kine Resources Contested", minion=krid)
    elif name == "CrimethInc.":
        game.hand("Sarah", DEED)
        game.pick("action card", "Deed", minion=krid)
    else:
        game.pick(kind, minion=krid)
    return game, ira, name


def goes_on(game: Position, ira: Copy, *, blocks: bool) -> None:
    """Whoever is asked does what the action needs to be blocked, or to be unblocked and pass."""
    choice = game.choice
    assert choice is not None
    if blocks and any(option.copy == ira.id for option in game.options("block")):
        game.pick("block", ira)
    elif game.options("no block"):
        game.pick("no block")
    elif game.options("card for"):
        game.pick("card for")
    else:
        step(game)


@each("Played after resolution")
def test_it_is_played_after_resolution_beside_all_else_that_is(card: Card) -> None:
    """It is still the action, and no combat is on; Freak Drive may be played before it, or after."""
    game, ira, name = acted(card)
    blocks, freak = name in BLOCKED, False
    windows: dict[str, set[str]] = {}
    held = game.card(card).id
    for _ in range(150):
        if game.choice is None or game.table.action is None:
            break
        mine = [option for option in game.options("play") if game.rules.copy(option.copy).card == held]
        for option in mine:
            windows.setdefault(option.level, set()).add(game.choice.kind)
        after = game.choice.kind == "after resolution"
        if after and mine:
            assert game.table.combat is None
            freak = freak or game.asked == "Alexis" or may_play(game, "Freak Drive")
        if after and mine and "Reaction" not in card.types and name != "Freak Drive":
            assert game.referee is not None
            first = mine[0]
            game.referee.answer(list(game.choice.options).index(first))
            while game.choice is not None and game.choice.kind in ("points", "amount", "target", "seat", "split"):
                game.referee.answer(0)
            assert game.table.action is None or game.choice is None or may_play(game, "Freak Drive") or not ira
            break
        goes_on(game, ira, blocks=blocks)
    at_the_end = {level for level, found in windows.items() if "after resolution" in found}
    assert at_the_end, windows
    assert all(windows[level] == {"after resolution"} for level in at_the_end)
    assert freak


# -- actions that come to nothing -------------------------------------------------------------------------------------

GAINS = "+1 stealth action. This vampire gains 1 blood."


def deed(*clans: str, code: str = "") -> Card:
    """An action card for 2 pool that requires a clan or a Discipline."""
    text = {code: GAINS} if code else GAINS
    return library("Deed", "Action", pool=2, clans=clans, disciplines=code, text=text)


MADE_WITH = {
    "Amenophobis": deed(code="ser"),
    "Saqqaf, Keeper of the Grand Temple of Set": deed(code="ser"),
    "Maureen, Dark Priestess": deed("Baali"),
    "Keegan": deed("Gangrel"),
    '"Mother" Anja Giovanni': deed("Hecata"),
    "Sutekh, The Dark God": library("Deed", "Ally", pool=2, text="Mummy with 1 life. 1 strength, 1 bleed."),
    "Yusuf, Scribe of Alamut": library("Deed", "Equipment", pool=2, clans=("Banu Haqim",), text="Equipment."),
}
FELLOWS = {
    "Aline Gädeke": vampire("Krid", 5, sect="Anarch"),
    '"Mother" Anja Giovanni': vampire("Krid", 5, clan="Hecata"),
}
"""Who acts for those that look on."""


@pytest.mark.parametrize("paid", [True, False])
@each("Requires successful action")
def test_what_asks_for_a_success_is_there_where_the_action_comes_to_nothing(card: Card, paid: bool) -> None:
    """It is successful though its cost can't be paid in full (sec. 6.2.3)."""
    name, game = card.display_name, table()
    what = MADE_WITH.get(name, deed())
    own = game.ready("Sarah", card if card.kind == "crypt" else fitting(card), locked=name in FELLOWS, blood=4)
    actor = game.ready("Sarah", FELLOWS[name]) if name in FELLOWS else own
    game.ready("Alexis", vampire("Ira", 4))
    (held,) = game.hand("Sarah", what)
    lies = game.hand("Sarah", card)[0] if card.kind == "library" else own
    kind = {"Ally": "recruit", "Equipment": "equip"}.get(what.types[0], "action card")
    game.pick(kind, held, minion=actor)
    if not paid:
        game["Sarah"].pool = 1
    seen, levels = [], {one.level for one in readings(card)}
    assert levels
    for _ in range(80):
        if game.choice is None or game.table.active != 0:
            break
        if game.choice.kind not in ("block", "block attempt", "before block", "after blocks"):
            seen += [
                option.text for option in game.options() if option.copy == lies.id and option.kind in ("play", "use")
            ]
        if game.choice.kind == "discard phase" and not seen:
            game.passes()
        else:
            game.pick("no block") if game.options("no block") else step(game)
    assert seen or (name == "Sargon" and game.edge == "Sarah")
    assert ("Deed" in game.names("Sarah", "ash heap")) or paid
