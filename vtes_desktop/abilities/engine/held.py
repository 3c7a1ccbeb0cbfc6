"""What the counters do that Methuselahs have themselves, and how they burn them with the Edge (sec. 4, 6.3.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vtes_desktop.abilities.texts import Texts
from vtes_desktop.abilities.vocabulary.effects.marking import HELD, cards_held, hold
from vtes_desktop.abilities.vocabulary.effects.word import Words, do_all
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.effects import settle
from vtes_desktop.rules.game import Game
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import NOBODY, Copy, Place


def due_of_held(game: Game, texts: Texts, seat: int) -> Iterator[Use]:
    """What counters that a Methuselah has must still do in her unlock phase, each kind once."""
    for card in cards_held(game, seat):
        face = game.catalogue.cards[card]
        words = tuple(word for reading in texts.of(face).readings for word in reading.held)
        if words and _done(card) not in game.settled.kinds:
            option = Option("order", f"{face.display_name}: what it does in this phase, now", seat=seat)
            yield Use(option, partial(_do, game, seat, card, words))


def _done(card: int) -> str:
    return f"counters of {card}"


def _do(game: Game, seat: int, card: int, words: tuple[Words, ...]) -> Procedure[bool]:
    game.settled.kinds.add(_done(card))
    # The card itself lies wherever it has gone since.
    source = Copy(0, card, "library", seat, seat, Place(seat, "ash heap"))
    yield from do_all(Here(game, seat, source), words)
    yield from settle(game)
    return True


def may_burn_held(game: Game, texts: Texts, seat: int) -> bool:
    """Whether a Methuselah has such counters, and the Edge to burn them with."""
    return bool(game.table.tally.get(HELD)) and game.table.edge == seat and bool(_burnable(game, texts, seat))


def _burnable(game: Game, texts: Texts, seat: int) -> list[int]:
    """The numbers of the cards of which a Methuselah has counters that the Edge burns."""
    faces = {card: texts.of(game.catalogue.cards[card]) for card in cards_held(game, seat)}
    return [card for card, text in faces.items() if not any(each.held_for_good for each in text.readings)]


def burns_of_held(game: Game, texts: Texts, seat: int) -> Iterator[Use]:
    """The Edge may be burned for all counters that a Methuselah has by cards of one name."""
    for card in _burnable(game, texts, seat) if game.table.edge == seat else ():
        name = game.catalogue.cards[card].display_name
        idle = game.table.action is not None
        option = Option("use", f"{name}: burn the Edge to burn its counters", seat=seat, idle=idle)
        yield Use(option, partial(_burn, game, seat, card))


def _burn(game: Game, seat: int, card: int) -> Procedure[bool]:
    game.give_edge(NOBODY)
    hold(game, card, seat, 0)
    name = game.catalogue.cards[card].display_name
    game.say(game.who(seat), f" burns the Edge and the counters of {name}", seat=seat)
    yield from ()
    return True
