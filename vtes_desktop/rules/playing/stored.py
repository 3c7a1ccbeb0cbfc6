"""Cards that lie on a card in play, out of play, and may be drawn in place of those of the library (sec. 1.6.1)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place, on

STORED: Final = "stored"
"""The mark of a card that lies on another to be drawn."""


def store(game: Game, copy: Copy, holder: Copy, *, shown: bool = False, mark: str = STORED, value: str = "yes") -> None:
    """Put a card on another, face down and so out of play, with a mark; `shown` to everybody where it lies open
    there."""
    game.doing.move_card(copy, on(holder.id), controller=holder.controller, face_up=False)
    minions.mark(game, copy, mark, value)
    if shown:
        game.do(m.Show(copy.id, tuple(range(len(game.table.seats)))))


PLAYED_FROM: Final = "played by clan"
"""The mark of a card that lies on another: minions of this clan play it from there as if from the hand."""


def playable_by(game: Game, minion: Copy, kind: str) -> list[Copy]:
    """The cards of a type that lie on cards of a minion's controller and that it may play as if from the hand."""
    return [
        copy
        for copy in game.marked(PLAYED_FROM)
        if copy.controller == minion.controller
        and kind in game.card(copy).types
        and (holder := game.copy(copy.place.on)).face_up
        and holder.controller == minion.controller
        and minions.clan(game, minion) == copy.marks[PLAYED_FROM]
    ]


AS_FROM_HAND: Final = "as if from hand"
"""The mark of a card that lies on another: who controls that plays it from there as if from the hand; by which minion
alone, where it is a number."""
LEAVES_WHEN_BURNED: Final = "removed when burned"
"""The mark of a card that is removed from the game whenever it would be burned."""
LENT: Final = "lent to bearer"
"""What the mark says where it is the ally that the card lies on, which uses once in each combat what that does, and the
card stays there: with the basic level of one Discipline that it requires, and as a vampire where it needs one."""
GOES_BACK: Final = "goes back to"
"""The mark of such a card while it is used: the number of the ally."""


def may_be_lent(game: Game, copy: Copy, minion: Copy) -> bool:
    """Whether a minion may use the card that lies on it now: it fights, and has not used it in this combat."""
    fights = game.fight is not None and minion in game.fight.both
    return fights and copy.place.on == minion.id and (LENT, copy.id) not in game.passing.combat.only_one


def is_lent(copy: Copy) -> bool:
    """Whether a card lies on the ally that uses it."""
    return copy.marks.get(AS_FROM_HAND) == LENT


def lend(game: Game, copy: Copy, minion: Copy) -> None:
    """Let a card that lies on a minion be used by that."""
    game.passing.combat.only_one.add((LENT, copy.id))
    minions.mark(game, copy, GOES_BACK, str(minion.id))


def give_back(game: Game, copy: Copy) -> bool:
    """Let a card that was used from a minion lie there again; returns whether it was, and the minion is there still."""
    holder = game.table.copies.get(int(copy.marks.get(GOES_BACK) or 0))
    if holder is None or not game.in_play(holder):
        return False
    for name in ("played", "level", GOES_BACK):
        minions.mark(game, copy, name, "")
    store(game, copy, holder, shown=True, mark=AS_FROM_HAND, value=LENT)
    return True


def as_if_from_hand(game: Game, seat: int) -> list[Copy]:
    """The cards that a Methuselah may play as if from her hand from where they lie."""
    return [
        copy
        for copy in game.marked(AS_FROM_HAND)
        if copy.controller == seat
        and not copy.face_up
        and (holder := game.copy(copy.place.on)).face_up
        and holder.controller == seat
    ]


BY_BEARER: Final = "bearer of clan "
"""What the mark says where the minion that bears the card on which they lie plays them, as long as it is of a clan."""


def may_play_from_there(game: Game, copy: Copy, minion: Copy) -> bool:
    """Whether a minion may play a card that lies on another, if it does, as if from the hand."""
    if AS_FROM_HAND not in copy.marks:
        return True
    by = copy.marks[AS_FROM_HAND]
    if by == LENT:
        return may_be_lent(game, copy, minion)
    if by.startswith(BY_BEARER):
        bears = game.copy(copy.place.on).place.on == minion.id
        return bears and minions.clan(game, minion) == by.removeprefix(BY_BEARER)
    return not by.isdecimal() or int(by) == minion.id


def stored_on(game: Game, holder: Copy) -> list[Copy]:
    """The cards that lie on a card to be drawn."""
    return [copy for below in holder.attached if STORED in (copy := game.copy(below)).marks]


def drawable(game: Game, seat: int) -> list[Copy]:
    """The cards of a Methuselah that she may draw in place of one of her library now, by what lies in play."""
    stored = [copy for copy in game.marked(STORED) if copy.owner == seat]
    giving = {
        holder
        for holder in {copy.place.on for copy in stored}
        if (copy := game.table.copies.get(holder)) is not None
        and copy.face_up
        and copy.controller == seat
        and game.abilities.modifier(game, copy, "drawn from") > 0
    }
    return [copy for copy in stored if copy.place.on in giving]


def draw_one(game: Game, seat: int) -> Procedure[bool]:
    """Draw a card of the library, or one that lies on a card in its place, as its Methuselah chooses; returns whether
    there was one to draw."""
    there = drawable(game, seat)
    if not there or not game.table.pile(seat, "library"):
        return game.draw(seat, 1) > 0
    library = Option("take", "The top card of the library", seat=seat)
    options = [library, *(Option("take", f"{game.name(each)}: from {_holder(game, each)}", each.id) for each in there)]
    option = yield from game.choose(seat, "take", f"{game.seat_name(seat)} draws which card?", options, "1.6.1")
    if option == library:
        return game.draw(seat, 1) > 0
    copy = game.copy(option.copy)
    game.say(game.who(seat), f" draws a card from {_holder(game, copy)}", seat=seat)
    minions.mark(game, copy, STORED, "")
    game.doing.move_card(copy, Place(seat, "hand"), controller=seat)
    return True


def _holder(game: Game, copy: Copy) -> str:
    return game.name(game.copy(copy.place.on))
