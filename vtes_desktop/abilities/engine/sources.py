"""The cards in play whose text does something, found once for each state of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.card_text import Price, Reading, Standing, Usable
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import of_what_stands
from vtes_desktop.rules.minion.taken import UNDER
from vtes_desktop.rules.moments import Window
from vtes_desktop.table.table import Copy

MERGED: Final = "MERGED"
"""The level of what a vampire's card says of it once it has merged."""
_TEXT: Final = ("standing", "usable", "prices", "actions", "upon", "bars", "unread")
"""What a reading says of a card in play."""


class Source(Struct, frozen=True):
    """A card in play and what its text comes to."""

    copy: Copy
    reading: Reading
    own_actions: int = -1
    """How many of the actions its own card allows; those after them are allowed by the card under a merged vampire.
    Below 0 for all."""

    def place(self, number: int) -> str:
        """Which of a card's actions one is: it stays the same when the vampire merges (sec. 1.5)."""
        own = self.own_actions
        return f"{number}" if own < 0 or number < own else f"{UNDER} {number - own}"


Use = tuple[Source, int, Usable | None]
"""What a card in play may be used for, with its place in the reading; None for what its controller does by hand of it,
where sentences were not understood."""
NONE: Final[Mapping[int, Sequence[Use]]] = {}
"""What may be used in a window in which nothing may."""
OWN_PHASES: Final[tuple[Window, ...]] = ("unlock", "master", "minion", "influence", "discard")
"""The windows in which that is done."""


class Indexed:
    """The cards in play that may be used, act by themselves, or change others' numbers, and those with sentences that
    were not understood; in the order in which they lie, and found by what they are asked for."""

    __slots__ = ("_found", "_playing", "acting", "in_action", "priced", "prices", "standing", "upon", "usable")

    def __init__(self, found: list[tuple[Copy, _Listed]], playing: Sequence[int]) -> None:
        self._found = found
        self._playing = playing
        usable: dict[Window, dict[int, list[Use]]] = {}
        upon: dict[str, list[Source]] = {}
        standing: dict[str, list[tuple[Source, Standing]]] = {}
        acting, priced, in_action = list[Source](), list[Source](), False
        for copy, listed in found:
            reading = listed.reading
            source = Source(copy, reading, listed.own_actions)
            for window, number, each in listed.usable:
                in_window = usable.setdefault(window, {})
                own = each is None or (each.by == "controller" and each.each is None)
                for seat in (copy.controller,) if own else playing:
                    in_window.setdefault(seat, []).append((source, number, each))
            for event in listed.upon:
                upon.setdefault(event, []).append(source)
            for stands in reading.standing:
                standing.setdefault(stands.stat, []).append((source, stands))
                in_action = in_action or stands.in_action
            if reading.actions:
                acting.append(source)
            if reading.prices:
                priced.append(source)
        self.usable: Mapping[Window, Mapping[int, Sequence[Use]]] = usable
        """By the windows in which they may be used, and who might: everybody but where it is for their controllers."""
        self.upon: Mapping[str, Sequence[Source]] = upon
        """Those that do something by themselves, by the events upon which they do."""
        self.standing: Mapping[str, Sequence[tuple[Source, Standing]]] = standing
        """What they change of a number, by its name."""
        self.in_action = in_action
        """Whether any of that hangs on the running action."""
        self.acting: Sequence[Source] = acting
        """Those that allow actions."""
        self.priced: Sequence[Source] = priced
        """Those that change what cards cost."""
        self.prices: dict[int, Sequence[tuple[Copy, Price]]] = {}
        """By the numbers of cards for which it was asked: what of that is meant for them."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Indexed) and (self._found, self._playing) == (other._found, other._playing)

    __hash__ = None  # type: ignore[assignment]  # it is what it holds


class _Listed(Struct, frozen=True):
    """Where a card is listed, whichever copy of it lies in play."""

    reading: Reading
    usable: tuple[tuple[Window, int, Usable | None], ...]
    upon: tuple[str, ...]
    own_actions: int = -1


def _listed(reading: Reading, own_actions: int = -1) -> _Listed:
    usable: list[tuple[Window, int, Usable | None]] = [
        (window, number, each)
        for number, each in enumerate(reading.usable)
        if each.by not in ("chooser", "blocker")
        for window in dict.fromkeys(each.windows)
    ]
    usable += [(window, 0, None) for window in OWN_PHASES if reading.unread]
    return _Listed(reading, tuple(usable), tuple(dict.fromkeys(each.event for each in reading.upon)), own_actions)


class Sources:
    """Finds the cards in play that do something."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

        def sources(game: Game) -> Indexed:
            return Indexed(self._look(game), game.playing())

        self.key: Callable[[Game], Indexed] = sources
        """By what the sources of a game are kept: who asks at every choice looks there first."""
        self.of: Callable[[Game], Indexed] = of_what_stands(sources)
        """The sources of a game, looked up anew when other cards lie in play."""
        self._known: dict[tuple[int, str], _Listed | None] = {}
        """By the number of a card and its level; of a merged vampire, with the number of the card under it."""

    def _look(self, game: Game) -> list[tuple[Copy, _Listed]]:
        known, found = self._known, list[tuple[Copy, _Listed]]()
        for copy in game.lying_in_play():
            marks = copy.marks
            if not copy.face_up or "played" in marks or (copy.kind == "crypt" and copy.place.on):
                # What lies under a merged vampire counts as text of that (sec. 1.5).
                continue
            key = copy.card, _level(copy) if marks else ""
            if minions.REPRESENTS in marks:
                key = 0, marks[minions.REPRESENTS]
            elif key[1] == MERGED:
                key = copy.card, f"{MERGED} {[below.card for below in _under(game, copy)]}"
            if key not in known:
                reading = self.reading(game, copy)
                known[key] = (
                    _listed(reading, self.own_actions(game, copy))
                    if reading is not None and does_something(reading)
                    else None
                )
            if (listed := known[key]) is not None and not (copy.attached and self._is_silenced(game, copy)):
                found.append((copy, listed))
        return found

    def _is_silenced(self, game: Game, copy: Copy) -> bool:
        """Whether a card on a vampire has its own text count for nothing."""
        if copy.kind != "crypt":
            return False
        for below in minions.on_it(game, copy):
            reading = self._texts.of(game.card(below)).at(_level(below)) if below.face_up else None
            if reading is not None and any(
                each.stat == "no abilities" and each.of is None for each in reading.standing
            ):
                return True
        return False

    def reading(self, game: Game, copy: Copy) -> Reading | None:
        """What counts of a card in play: what it is at the level at which it was played; of a merged vampire also what
        the card under it says (sec. 1.5)."""
        if minions.REPRESENTS in copy.marks:
            return self._texts.of(minions.represented(copy.marks[minions.REPRESENTS])).at("")
        own = self._texts.of(game.card(copy)).at(_level(copy))
        for below in _under(game, copy):
            other = self._texts.of(game.card(below)).at("")
            own = _joined(own, other) if own is not None and other is not None else own or other
        return own

    def own_actions(self, game: Game, copy: Copy) -> int:
        """How many actions the card itself of a merged vampire allows; below 0 for a card that is not merged."""
        if not _under(game, copy):
            return -1
        own = self._texts.of(game.card(copy)).at(_level(copy))
        return len(own.actions) if own is not None else 0


def _joined(one: Reading, other: Reading) -> Reading:
    """The text of two cards that have become one."""
    return replace(one, **{name: (*getattr(one, name), *getattr(other, name)) for name in _TEXT})


def _under(game: Game, copy: Copy) -> list[Copy]:
    """The cards under a vampire with which it has merged."""
    if not minions.is_merged(copy):
        return []
    return [below for below in minions.on_it(game, copy) if below.kind == "crypt"]


def _level(copy: Copy) -> str:
    return MERGED if minions.is_merged(copy) else copy.marks.get("level", "")


def does_something(reading: Reading) -> bool:
    """Whether a card in play has anything to be looked at again and again."""
    return bool(
        reading.usable or reading.prices or reading.actions or reading.upon or reading.standing or reading.unread
    )


CANCELLED: Final = "its effects are cancelled"
"""The mark of a card in play whose effects another has cancelled for now: it is not used and does nothing."""


def is_able(game: Game, copy: Copy) -> bool:
    """Whether a card in play is effective where it lies: not a minion in torpor, but for what its text does there, too.

    What lies on such a minion is: only what that itself would do is barred, as it can't act, block, react (sec. 6.5.1)
    or cast votes (sec. 6.3.3), but for an action that it takes there (ruling on Dónal O'Connor); where a card asks for
    a ready bearer, it says so.
    """
    types = game.catalogue.cards[copy.card].types
    if CANCELLED in copy.marks or ("Retainer" in types and minions.is_silent(game, copy)):
        return False
    if copy.place.on and "Power" not in types:
        return True
    root = game.table.root(copy) if copy.place.on else copy
    if root.place.region != "torpor" or not minions.in_torpor(game, root):
        return True
    return game.table.action is not None and game.table.action.minion == root.id
