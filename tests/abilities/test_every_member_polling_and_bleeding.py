"""Rulings that were given for many cards, played with each of them: at the polls, who is bled, what is cancelled."""

from __future__ import annotations

from tests.abilities.members import each, fitting, readings
from tests.abilities.shapes import step
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.words import Redirect
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

# -- referendums ------------------------------------------------------------------------------------------------------


ASKED = ("amount", "discard", "target", "x", "number", "card")


def uses_of(game: Position, copy: Copy) -> list[int]:
    """The options of a card that are offered now besides casting its votes."""
    options = game.choice.options if game.choice else ()
    return [number for number, option in enumerate(options) if option.copy == copy.id and option.kind == "use"]


@each("Non-locking referendum ability")
def test_who_helps_at_the_polls_may_be_locked_and_does_so_once(card: Card) -> None:
    game = table()
    copy = game.ready("Alexis", card, locked=True)
    game.ready("Alexis", vampire("Anja", 3, sect="Anarch"))
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince"))
    game.hand("Sarah", "Kine Resources Contested")
    game.hand("Alexis", *["Theft of Vitae", "Dominate Kine", "Eagle's Sight", "Govern the Unaligned"], "Shadow Body")
    game.hand("Alexis", "Shadow Cloak")
    game.ash_heap("Alexis", "Kine Resources Contested", "Kine Resources Contested")
    game.pick("political", "Kine Resources Contested", minion=krid)
    used, again = 0, False
    for _ in range(80):
        if game.choice is None or game.table.action is None:
            break
        assert game.referee is not None
        found = uses_of(game, copy)
        if found and not used:
            game.referee.answer(found[0])
            used += 1
            while game.choice is not None and game.choice.kind in (
                "amount",
                "discard",
                "target",
                "x",
                "number",
                "card",
            ):
                game.referee.answer(0)
            continue
        again = again or bool(found and used)
        step(game)
    assert (used, copy.locked, again) == (1, True, False)


# -- who is bled ------------------------------------------------------------------------------------------------------

GROUP = "Change the target of a bleed"


def bled(card: Card, *names: str, stealth: bool = False) -> tuple[Position, Copy, Copy]:
    """Krid bleeds Alexis, who holds a card that has another bled; or has it in play."""
    game = table(*names)
    far = card.display_name == "Two Wrongs" and len(names) != 2  # It is for bleeds of others than one's predator.
    text = "+1 stealth." if stealth else ""
    krid = game.ready("Justin" if far else "Sarah", vampire("Kat", 5, text=text))
    if far:
        game.hand("Justin", library("Far", "Action", text="(D) Bleed any Methuselah with +1 bleed."))
        game.phase("minion", of="Justin")
    if card.kind == "crypt":
        ira = lies = game.ready("Alexis", card)
        game.hand("Alexis", "Blood Doll")
    else:
        ira = game.ready("Alexis", fitting(card))
        (lies,) = game.hand("Alexis", card)
    if far:
        game.pick("action card", "Far", minion=krid)
        while game.table.action is None:
            number = next(n for n, option in enumerate(game.options()) if "Alexis" in option.text)
            assert game.referee is not None
            game.referee.answer(number)
        return game, ira, lies
    if len(names) != 2:
        game.ready("Justin", vampire("Jo", 4))
    game.pick("bleed", minion=krid)
    return game, ira, lies


def offers_of(game: Position, lies: Copy) -> list[Option]:
    """What a card is offered for now."""
    kinds = ("play", "use", "out of turn")
    return [option for option in game.options() if option.copy == lies.id and option.kind in kinds]


def redirections(card: Card) -> set[str]:
    """The levels at which it has another bled."""
    levels = {one.level for one in readings(card) if any(isinstance(word, Redirect) for word in one.words)}
    return levels or {""}


@each(GROUP, "Can be used when failing to block")
def test_who_fails_to_block_for_stealth_may_still_have_another_bled(card: Card) -> None:
    game, ira, lies = bled(card, stealth=True)
    failed = seen = False
    for _ in range(60):
        if game.choice is None or game.table.action is None:
            break
        if any(option.copy == ira.id for option in game.options("block")) and not failed:
            game.pick("block", ira)
            failed = True
            continue
        offered = offers_of(game, lies)
        seen = seen or (failed and any(option.level in redirections(card) for option in offered))
        game.pick("no block") if game.options("no block") else step(game)
    assert (failed, seen) == (True, True)


@each(GROUP, "Must be used before action resolution")
def test_another_is_bled_only_before_the_action_resolves(card: Card) -> None:
    game, _, lies = bled(card)
    at = set()
    for _ in range(60):
        if game.choice is None or game.table.action is None:
            break
        offered = offers_of(game, lies)
        at |= {game.choice.kind for option in offered if option.level in redirections(card)}
        game.pick("no block") if game.options("no block") else step(game)
    assert at
    assert not at & {"before resolution", "after resolution"}


@each(GROUP, "Cannot be used to direct a bleed to")
def test_nobody_is_bled_who_could_not_be(card: Card) -> None:
    """Of two Methuselahs nobody else is left."""
    game, _, lies = bled(card, "Sarah", "Alexis")
    for _ in range(60):
        if game.choice is None or game.table.action is None:
            break
        offered = offers_of(game, lies)
        assert not [option for option in offered if option.level in redirections(card)]
        game.pick("no block") if game.options("no block") else step(game)
