"""A table of Vendetta from a Python prompt: set it up, answer as anybody, look at what has come of it.

>>> game = Position("Claudia", "Louis", "Marta", "Ivo")
>>> game.asked, game.kind
([0, 1, 2, 3], 'keep')
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Option, Question, Referee
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import Options
from vtes_desktop.table.saying import plain
from vtes_desktop.table.table import NOBODY, Copy, Place, Seat, empty_table
from vtes_desktop.vendetta import set_up
from vtes_desktop.vendetta.agreed import Agreed, Printed
from vtes_desktop.vendetta.card_files import practice
from vtes_desktop.vendetta.cards import CardSet, ClanCard, faces_of
from vtes_desktop.vendetta.effects import NONE, Does
from vtes_desktop.vendetta.game import Game
from vtes_desktop.vendetta.readings import Readings
from vtes_desktop.vendetta.referee import play
from vtes_desktop.vendetta.table import GAME, position

KEY: Final = "5e" * 32


class Position:
    """One game, with the referee asking; seats go by their names."""

    def __init__(
        self,
        *names: str,
        cards: CardSet | None = None,
        readings: Readings | None = None,
        first: str = "",
        clans: Sequence[str] | None = None,
        key: str = KEY,
    ) -> None:
        """`names` are the players clockwise, of whom the `first` has the Ambition token. Everybody has her clan already
        (`clans`, else the first of the set), unless `clans` is empty."""
        self.cards = cards if cards is not None else practice()
        self.readings = readings or self.cards.readings or Readings()
        self.faces = faces_of(self.cards)
        self.table = empty_table(list(names), game=GAME.key)
        set_up.lay(self.table, self.faces)
        given = list(self.cards.clans)[: len(names)] if clans is None else clans
        printed = Printed(self.faces, Agreed(self.cards, self.readings))
        self.doing = Doing(self.table, printed, Options(), Chance(key), Ids(key, max(self.table.copies)), NOBODY)
        set_up.deal(self.doing, self.cards, self.faces, given)
        starter = self.seat(first or names[0])
        self.doing.do(m.GiveEdge(starter))
        self.doing.do(m.SetPhase(self.table.turn, 1, starter, self.table.phase))
        self.game = Game(self.doing, self.faces, self.cards, self.readings)
        self._referee = Referee(play(self.game))
        self._changed = True

    def again(self) -> None:
        """Have a new referee come to the table as it lies, in the midst of whatever goes on, once it is looked at."""
        self._changed = True

    @property
    def referee(self) -> Referee:
        """The referee at the table."""
        if self._changed:
            self._changed = False
            cards, readings = self.cards, self.readings
            self.game = Game(self.doing, self.faces, cards, readings)
            self._referee = Referee(play(self.game))
            self._referee.start()
        return self._referee

    @property
    def question(self) -> Question | None:
        """What is being asked; None when the game is over."""
        return self.referee.question

    # -- what is asked --------------------------------------------------------------------------------------------

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What each of those who are asked is asked."""
        return self.referee.choices

    @property
    def asked(self) -> list[int]:
        """The seats that are asked and have not answered."""
        return [choice.seat for choice in self.choices if choice.seat not in self.referee.picked]

    @property
    def kind(self) -> str:
        """What is being asked; empty when the game is over."""
        return self.choices[0].kind if self.choices else ""

    def options(self, who: str = "") -> tuple[Option, ...]:
        """What somebody may answer; without a name, who is asked alone."""
        seat = self.seat(who) if who else self.choices[0].seat
        return next(choice.options for choice in self.choices if choice.seat == seat)

    def pick(self, kind: str, who: str = "", **wanted: object) -> None:
        """Answer with the option of this kind that has all that is `wanted` (``amount=2``, ``copy=card``,
        ``level="haven"``). Raises ValueError for none, or more than one."""
        seat = self.seat(who) if who else self.asked[0]
        options = self.options(self.table.seats[seat].name)
        given = {name: value.id if isinstance(value, Copy) else value for name, value in wanted.items()}
        found = [
            place
            for place, option in enumerate(options)
            if option.kind == kind and all(getattr(option, name) == value for name, value in given.items())
        ]
        if len(found) != 1:
            raise ValueError(f"{len(found)} options “{kind}” {given} among {[option.text for option in options]}")
        self.answer(seat, found[0])

    def answer(self, seat: int, place: int) -> None:
        """Answer with the option at this place; what follows, follows once all have answered."""
        self.referee.answer(place, seat)

    # -- going on -------------------------------------------------------------------------------------------------

    def go_to(self, phase: str, *, round_: int = 0) -> None:
        """Let everybody answer with the first option until the table is in this phase, and somebody is asked."""
        while self.question is not None and (
            self.table.phase != phase or (round_ and self.table.round != round_) or not self.choices
        ):
            self.first()

    def first(self) -> None:
        """Everybody who is asked takes the first option; who may withdraw stays."""
        for seat in self.asked:
            self.answer(seat, 0)

    def play(self, who: str, card: Copy, location: str, blood: int = 0, *, face_down: bool = False) -> None:
        """A whole Planning turn: a card to a Location, with Blood."""
        self.pick(f"play face {'down' if face_down else 'up'}", who, copy=card, level=location)
        if self.kind == "blood" and self.asked == [self.seat(who)]:
            self.pick("blood", who, amount=blood)

    # -- laying things down, upon which whoever is asked is asked anew ----------------------------------------------

    def card(self, who: str, place: str = "hand", *, face_up: bool = True, **printed: object) -> Copy:
        """Give a player a Clan card with what is printed on it: a Power, a step, what it does; to the hand, or at once
        onto her Position at a Location."""
        seat = self.seat(who)
        entry = replace(ClanCard("XX01", "Card", "passive", 1, NONE), **printed)
        number = max(self.faces) + 1
        sample = next(face for face in self.faces.values() if face.kind == "clan")
        self.faces[number] = replace(sample, id=number, display_name=entry.name or entry.code, card=entry)
        region = place if place == "hand" else position(place)
        return self._lay(number, "clan", seat, region, face_up=face_up)

    def ally(self, who: str = "", **printed: object) -> Copy:
        """Give a player an Ally of the practice set without ability, as it is or with another print."""
        sample = next(face for face in self.faces.values() if face.kind == "ally" and face.does == NONE)
        if sample.ally is None:
            raise ValueError("The set has no Ally.")
        number = max(self.faces) + 1
        ally = replace(sample.ally, **printed)
        self.faces[number] = replace(sample, id=number, display_name=ally.name or ally.code, ally=ally)
        return self._lay(number, "ally", self.seat(who), "alliance", face_up=True)

    def _lay(self, card: int, kind: str, seat: int, region: str, *, face_up: bool) -> Copy:
        i = self.doing.new_id()
        self.doing.do(m.Create(Copy(i, card, kind, seat, seat, Place(seat, region), face_up=face_up)))
        self.again()
        return self.table.copies[i]

    def hand(self, who: str, *cards: Does | int) -> list[Copy]:
        """Give a player another hand: passive cards of these Powers, or of Power 1 that do this."""
        for copy in self.game.pile(self.seat(who), "hand"):
            self.doing.move_card(copy, Place(self.seat(who), "clan deck"))
        return [
            self.card(who, power=each, name=f"Power {each}") if isinstance(each, int) else self.card(who, does=each)
            for each in cards
        ]

    def blood(self, who: str, amount: int) -> None:
        """Let a Pool hold so much Blood."""
        more = amount - self[who].pool
        pool = m.Purse("pool", self.seat(who))
        if more:
            self.doing.do(m.MoveBlood(m.BANK, pool, more) if more > 0 else m.MoveBlood(pool, m.BANK, -more))
        self.again()

    def deploy(self, who: str, location: str, blood: int) -> None:
        """Lay Blood of the Bank on a Position."""
        tile = self.tile(who, location)
        self.doing.do(m.MoveBlood(m.BANK, m.Purse("card", tile.id), blood))
        self.again()

    def tokens(self, who: str, **tokens: int) -> None:
        """Let a Pool hold so many tokens of these sorts."""
        for name, number in tokens.items():
            self.doing.do(m.SetCounter(0, name, number, self.seat(who)))
        self.again()

    # -- looking --------------------------------------------------------------------------------------------------

    def seat(self, who: str) -> int:
        """The number of a seat."""
        return next(number for number, seat in enumerate(self.table.seats) if seat.name == who)

    def __getitem__(self, who: str) -> Seat:
        return self.table.seats[self.seat(who)]

    def influence(self, who: str) -> int:
        """The Influence tokens of a Pool."""
        return self[who].tokens.get("influence", 0)

    def pile(self, who: str, region: str) -> list[Copy]:
        """What lies in a region of a seat; with no name, of the table."""
        return self.game.pile(self.seat(who) if who else NOBODY, region)

    def tile(self, who: str, location: str) -> Copy:
        """A Position tile."""
        found = self.game.tile(self.seat(who), location)
        if found is None:
            raise ValueError(f"{who} has no Position at {location}.")
        return found

    def names(self, seats: Iterable[int]) -> list[str]:
        """The names of seats."""
        return [self.table.seats[seat].name for seat in seats]

    def log(self) -> list[str]:
        """What the log says, with every card named."""
        names = [seat.name for seat in self.table.seats]
        kinds = self.table.description.kinds
        return [
            plain(saying, names, lambda card: self.faces[card].display_name, kinds) for saying in self.doing.sayings()
        ]
