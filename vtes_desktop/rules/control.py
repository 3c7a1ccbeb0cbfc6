"""Cards in play that come under the control of another Methuselah, for good or for a while (sec. 1.3, 1.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place, on

BORROWED: Final = "borrowed"
"""The mark of a card that its controller has for a while only: the seat to which it goes back, and when."""


def take_control(game: Game, seat: int, copy: Copy) -> Procedure[None]:
    """Give a card in play, with all that is on it, to a Methuselah: to the same region of hers.

    What lies on another card stays there, but for a location, which she puts on a minion of hers, or which is burned
    where she has none (rulings on cards that steal a location, also one that came as equipment).
    """
    game.say(game.who(seat), " takes control of ", game.doing.name(copy), seat=seat)
    if BORROWED in copy.marks:
        # It does not go back as the effect ends by which somebody had it for a while.
        minions.mark(game, copy, BORROWED, "")
    game.passing.now.happened.append(("changes controller", copy, seat))
    bearer = game.table.copies.get(copy.place.on)
    if bearer is None:
        move_with_all(game, seat, copy)
        return
    if bearer.controller == seat or not minions.facts(game, copy).location:
        carry(game, copy, copy.place, seat)
        return
    bearers = [each for each in minions.minions(game, seat) if not why_not_on(game, each, game.card(copy))]
    options = [Option("bearer", f"On {game.name(each)}", each.id) for each in bearers]
    if not options:
        game.burn(copy)
    else:
        question = f"Which minion gets {game.name(copy)}?"
        option = yield from game.choose(seat, "bearer", question, options, "1.3", copy.id)
        move_onto(game, copy, game.copy(option.copy), seat)
    minions.drain(game, bearer)


def marked_or_contested(game: Game, mark: str) -> Sequence[Copy]:
    """The cards in play with a mark, and those too that are contested meanwhile (ruling on Malkavian Dementia)."""
    if "contested" not in game.ever_borne():
        return game.marked(mark)
    contested = [copy for seat in game.playing() for copy in game.pile(seat, "contested")]
    return [*game.marked(mark), *(copy for copy in contested if mark in copy.marks)]


def is_bearers(game: Game, copy: Copy) -> bool:
    """Whether a card that lies or is put on a minion is a minion card, and so by default whose the minion is
    (sec. 1.6.3), or a trophy (sec. 1.6.2)."""
    face, says = game.card(copy), minions.facts(game, copy)
    minion_card = face.kind == "library" and not {"Master", "Event"} & set(face.types)
    return says.trophy or (minion_card and not says.stays_yours)


def whose_on(game: Game, copy: Copy, bearer: Copy, seat: int) -> int:
    """Who controls a card that a Methuselah puts on another: a minion card on a minion is whose the minion is
    (sec. 1.6.3)."""
    return bearer.controller if minions.is_minion(game, bearer) and is_bearers(game, copy) else seat


def move_with_all(game: Game, seat: int, copy: Copy, region: str = "", *, face_up: bool | None = None) -> None:
    """Move a card that lies on no other to a Methuselah's region, of the same kind unless told, with all that is on
    it."""
    carry(game, copy, Place(seat, region or copy.place.region or "in play"), seat, face_up=face_up)


def move_onto(game: Game, copy: Copy, bearer: Copy, seat: int) -> None:
    """Move a card onto another, under the control of a Methuselah, with all that is on it."""
    carry(game, copy, on(bearer.id), seat)


def carry(game: Game, copy: Copy, place: Place, seat: int, *, face_up: bool | None = None) -> None:
    """Move a card to a place, under the control of a Methuselah. Minion cards on it that were its Methuselah's (sec.
    1.6.3), and what lies face down there, are hers too; other cards stay under the control of who has them."""
    theirs = copy.controller
    below = [each for each in game.table.with_attached(copy) if each is not copy]
    game.doing.move_card(copy, place, controller=seat, face_up=face_up)
    for each in below:
        follows = not each.face_up or minions.is_belonging(game, each) or is_bearers(game, each)
        if follows and each.controller == theirs:
            game.doing.move_card(each, each.place, controller=seat)
