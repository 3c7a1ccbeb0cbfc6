"""Of what a card's words speak: who uses it, which minion plays or bears it, what was chosen for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct, field

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.entering import CHOSEN as CHOSEN
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import NOBODY, Copy

Whose = Literal[
    "any", "you", "others", "prey", "predator", "neighbours", "acting", "target", "chosen", "opponent", "controller",
    "active", "playing", "poor", "richer", "predator's predator",
    "remembered",
    "bearer", "holder", "opposed", "its", "edge",
]  # fmt: skip
"""Methuselahs, as card text names them: ``others`` all but you, ``neighbours`` prey and predator, ``acting`` who takes
the action, ``target`` whom it is directed at, ``chosen`` whoever was chosen, ``opponent`` in combat, ``controller``
who controls the chosen card, ``active`` whose turn it is, ``bearer`` who controls the minion that the card is on,
``holder`` the card itself, ``edge`` who has the Edge,
``poor`` the others who have at most 3 pool, ``richer`` who has more pool than you,
``remembered`` whom the card remembers, ``playing`` whose card can be cancelled."""
METHUSELAHS: Final = "methuselahs"
"""The mark of a card that remembers Methuselahs that were chosen for it: their seats."""
_POOR: Final = 3
"""The pool of those who are poor, at most."""
CORRUPTION: Final = "corruption"
"""The counters of which each Methuselah has her own."""


def counter_of(seat: int, name: str) -> str:
    """A kind of counters as it lies on cards: corruption is counted for each Methuselah.

    >>> counter_of(2, "corruption"), counter_of(2, "counters")
    ('corruption 2', 'counters')
    """
    return f"{name} {seat}" if name == CORRUPTION else name


class Here(Struct):
    """The moment in which a card's words are said."""

    game: Game
    seat: int
    """Who plays or uses the card: “you”."""
    source: Copy
    """The card whose words they are."""
    minion: Copy | None = None
    """The minion that plays it, that it is on, or the card itself where that is a minion: “this vampire”."""
    chosen: dict[str, list[Copy]] = field(default_factory=dict)
    """What was chosen, by the name that the words give it: ``target`` for the most part."""
    seats: dict[str, int] = field(default_factory=dict)
    """Methuselahs that were chosen, by name."""
    shares: dict[int, int] = field(default_factory=dict)
    """Points that were allocated, by Methuselah."""
    words: dict[str, str] = field(default_factory=dict)
    """What was named in words: a clan, a Discipline."""
    terms: str = ""
    """What was declared, in words, where the cards and Methuselahs chosen don't say it all."""
    brings: Literal["", "equip", "employ"] = ""
    """Of an action: what it is besides, as it brings a card of the hand into play."""
    announced: list[str] = field(default_factory=list)
    """Numbers that were chosen as it was played, and what was named, in words."""
    too_dear: Callable[[Copy], bool] | None = None
    """Of a card that is being played: whether it would cost more than there is with a card as its target."""
    cost: tuple[int, int] = (0, 0)
    """Of an action by a card in play that is announced: what it costs in blood and pool, besides what is added."""
    takes: bool = False
    """Whether equipment or a retainer that is chosen goes to the minion, which so must be able to have it."""
    acts: bool = False
    """Whether the words are those of an action that is announced: what is chosen are its targets."""
    numbers: dict[str, int] = field(default_factory=dict)
    """Numbers that were chosen or came about, by name: ``x`` for the X of the cost."""
    mode: Mode | None = None
    """Of a card that is announced: the way in which it is played."""

    def declared(self) -> str:
        """What was chosen and named, in words that all may hear (sec. 6.2.1)."""
        chosen = {each.id: each for copies in self.chosen.values() for each in copies if each.face_up}
        names = [self.game.name(each) for each in chosen.values()]
        seats = [self.game.seat_name(each) for each in self.seats.values()]
        return self.terms or ", ".join([*names, *seats, *self.announced])

    def own_cost(self) -> int:
        """The blood that who plays the card has to pay for it yet, with what cards in play add to that or take off;
        none once it was played (sec. 1.6.1)."""
        if self.mode is None or self.minion is None or "played" in self.source.marks:
            return 0
        return price(self.game, self.seat, self.minion, self.game.card(self.source), "blood", self.mode)

    def copies(self, who: str, *, unaffected: bool = False) -> list[Copy]:
        """The cards that a word speaks of: ``this`` the card itself, ``minion`` who plays or bears it, ``acting``,
        ``blocker``, ``targeted`` by the action, ``opponent`` in combat, ``both`` combatants, ``it`` that an event is
        about, or what was chosen by that name; those that are gone are left out."""
        game = self.game
        match who:
            case "this":
                found: Iterable[Copy | None] = (self.source,)
            case "minion":
                found = (self.minion,)
            case "acting" | "blocker":
                action = game.table.action
                number = 0 if action is None else action.minion if who == "acting" else action.blocker
                found = (game.table.copies.get(number),)
            case "fighting":
                found = (self._about_to_fight(),)
            case "opponent":
                fight = game.fight
                found = (fight.other(self.minion),) if fight and self.minion in fight.both else self.chosen.get(who, ())
            case "targeted":
                action = game.table.action
                found = (game.table.copies.get(number) for number in (action.targets if action is not None else ()))
            case "both":
                found = game.fight.both if game.fight else ()
            case "remembered":
                found = (game.table.copies.get(int(self.source.marks.get(CHOSEN, 0))),)
            case _ if who.startswith("remembered "):
                name = who.removeprefix("remembered ")
                found = (game.table.copies.get(int(self.source.marks.get(f"{CHOSEN} {name}", 0))),)
            case "bearer":
                found = (game.table.copies.get(self.source.place.on),)
            case _:
                found = self.chosen.get(self._name(who), ())
        there = [copy for copy in found if copy is not None and game.table.copies.get(copy.id) is copy]
        if unaffected:
            return there
        if "Event" not in game.card(self.source).types:
            frenzy = minions.facts(game, self.source).frenzy
            return [copy for copy in there if not minions.is_immune(game, copy, self.source)] if frenzy else there
        return [copy for copy in there if not minions.is_unaffected(game, copy, self.source)]

    def _about_to_fight(self) -> Copy | None:
        """The minion that is about to enter combat with the acting one: it blocks, is the target of such an
        action, or fights it once more. Nobody fights over leaving torpor (sec. 6.5.2)."""
        action = self.game.table.action
        if action is None:
            return None
        if (both := self.game.passing.action.to_fight) is not None:
            return next((copy for copy in both if copy.id != action.minion), None)
        number = action.blocker if action.step == "blocked" and action.kind != "leave torpor" else 0
        if action.kind == "enter combat" and action.step == "resolving":
            number = next(iter(action.targets), 0)
        return self.game.table.copies.get(number)

    def _name(self, who: str) -> str:
        """The name of something that each Methuselah has chosen: ``vampire of you`` and ``vampire of predator``."""
        name, of, whose = who.rpartition(" of ")
        if not of or whose not in ("you", "predator", "prey"):
            return who
        table = self.game.table
        seat = {"you": self.seat, "predator": table.predator(self.seat), "prey": table.prey(self.seat)}[whose]
        return f"{name} {seat}"

    def copy(self, who: str) -> Copy | None:
        """The one card that a word speaks of, None when it is gone."""
        return next(iter(self.copies(who)), None)

    def ask(
        self,
        kind: str,
        question: str,
        options: Sequence[Option],
        rule: str,
        *,
        seat: int | None = None,
        always: bool = False,
    ) -> Procedure[Option]:
        """Ask who uses the card, or another seat, about it: the question is said after the card's name, and a single
        option is taken without asking, unless `always` (:meth:`~vtes_desktop.rules.game.Game.choose`)."""
        asked, said = self.seat if seat is None else seat, f"{self.game.name(self.source)}: {question}"
        return (yield from self.game.choose(asked, kind, said, options, rule, self.source.id, always=always))

    def methuselahs(self, whose: Whose) -> list[int]:
        """The Methuselahs that a word speaks of, those still playing, clockwise from you."""
        game, table = self.game, self.game.table
        if whose == "you":
            # As most words, which come before all others therefore.
            return [self.seat] if self.seat != NOBODY and table.seats[self.seat].playing else []
        action = table.action
        match whose:
            case "any":
                seats = game.clockwise(self.seat)
            case "others":
                seats = [seat for seat in game.clockwise(self.seat) if seat != self.seat]
            case "prey":
                seats = [game.neighbours(self.seat)[0]]
            case "predator":
                seats = [game.neighbours(self.seat)[1]]
            case "predator's predator":
                seats = [table.predator(table.predator(self.seat))]
            case "neighbours":
                seats = list(dict.fromkeys(game.neighbours(self.seat)))
            case "acting":
                seats = [action.seat] if action is not None else []
            case "target":
                seats = list(action.seats) if action is not None else []
            case "opponent":
                seats = [copy.controller for copy in self.copies("opponent")]
            case "controller":
                seats = [copy.controller for copy in self.copies("target")]
            case "bearer":
                seats = [copy.controller for copy in self.copies("bearer")]
            case "holder":
                seats = [self.source.controller]
            case "its":
                seats = [self.numbers.get("its seat", NOBODY)]
            case "opposed":
                call = table.referendum
                cast = call.cast if call is not None else ()
                seats = sorted({vote.seat for vote in cast if vote.side == "against"} - {NOBODY})
            case "active":
                seats = [table.active]
            case "edge":
                seats = [table.edge]
            case "playing":
                played = [copy for copy in game.passing.now.being_played if copy is not self.source]
                seats = [copy.controller for copy in played[-1:]]
            case "richer":
                pool = table.seats[self.seat].pool
                seats = [seat for seat in game.clockwise(self.seat) if table.seats[seat].pool > pool]
            case "poor":
                others = [seat for seat in game.clockwise(self.seat) if seat != self.seat]
                seats = [seat for seat in others if table.seats[seat].pool <= _POOR]
            case "chosen":
                seats = list(self.seats.values())
            case "remembered":
                seats = [int(seat) for seat in self.source.marks.get(METHUSELAHS, "").split()]
        if whose in ("prey", "predator", "neighbours"):
            seats = [seat for seat in seats if seat != self.seat]
        return [seat for seat in seats if seat != NOBODY and table.seats[seat].playing]


def used_by(game: Game, source: Copy) -> Here:
    """The words of a card in play: those of its controller and of the minion that it is or is on."""
    bearer = game.table.copies.get(source.place.on) if source.place.on else None
    minion = source if source.kind == "crypt" or minions.is_minion(game, source) else bearer
    seat = source.controller
    return Here(game, seat, source, minion)
