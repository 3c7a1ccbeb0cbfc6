"""What a journal holds, in a player's words: moves, places, requests, sentences and whatever else can be otherwise.

An accusation must be understood by whoever is accused. Nothing here raises, whatever a forged file holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from vtes_desktop.play import requests as r
from vtes_desktop.table import moves as m
from vtes_desktop.table.faces import Face, Faces
from vtes_desktop.table.saying import Saying, plain
from vtes_desktop.table.table import Clock, Copy, Place, Table

LONGEST = 200
"""Characters of a value; what a file holds can be of any length."""
NAMED = 4
"""Members of a list that are told; the others are counted."""


class InWords:
    """Puts things into words for one game.

    :param table: the table as it is when something is told of; it tells which card lies where.
    """

    def __init__(self, table: Table, catalogue: Faces | None) -> None:
        self.table = table
        self._names = [seat.name for seat in table.seats]
        self._cards: Mapping[int, Face] = catalogue.cards if catalogue is not None else {}

    def seat(self, number: int) -> str:
        """A Methuselah's name."""
        if number == -1:
            return "nobody"
        return self._names[number] if 0 <= number < len(self._names) else f"seat {number + 1}, which is not there"

    def card(self, number: int) -> str:
        """A printed card's name."""
        found = self._cards.get(number)
        return found.display_name if found is not None else f"card number {number}" if number else "an unseen card"

    def copy(self, i: int) -> str:
        """A card on the table."""
        found = self.table.copies.get(i)
        return self.card(found.card) if found is not None else f"a card that is not there (id {i})"

    def place(self, place: Place) -> str:
        """Where a card lies."""
        if place.on:
            return self.copy(place.on)
        region = self.table.regions.get(place.region)
        if region is not None and region.common:
            return f"the {region.title}"
        return f"{self.seat(place.seat)}’s {region.title if region is not None else f'“{place.region}”'}"

    def purse(self, purse: m.Purse) -> str:
        """Where counters lie."""
        match purse.kind:
            case "pool":
                return f"{self.seat(purse.of)}’s pool"
            case "card":
                return self.copy(purse.of)
        return "the bank"

    def saying(self, saying: Saying) -> str:
        """A sentence of the log."""
        return f"“{plain(saying, self._names, self.card, self.table.description.kinds)}”"

    def request(self, request: r.Request) -> str:
        """What somebody asked for."""
        match request:
            case r.Pick(choice, option):
                return f"answer {option + 1} to question {choice}"
            case r.SwitchMode(mode):
                return f"{mode} mode"
            case r.Chat(text):
                return f"to say “{text}”"
        return f"“{request.__struct_config__.tag}”"

    def move(self, move: m.Move) -> str:
        """A move, as what happens by it."""
        match move:
            case m.MoveCard(copy, to):
                return f"{self.copy(copy)} goes to {self.place(to)}{self._how(move)}"
            case m.Shuffle(seat, region):
                return f"{f'{self.seat(seat)}’s' if seat >= 0 else 'the'} {region} is shuffled"
            case m.Lock(copy, locked):
                return f"{self.copy(copy)} is {'locked' if locked else 'unlocked'}"
            case m.Turn(copy, face_up):
                return f"{self.copy(copy)} is turned face {'up' if face_up else 'down'}"
            case m.Show(copy, to_seats):
                return f"{self.copy(copy)} is shown to {self._seats(to_seats)}"
            case m.Control(copy, controller):
                return f"{self.seat(controller)} controls {self.copy(copy)}"
            case m.MoveBlood(source, target, amount):
                return f"{amount} counters go from {self.purse(source)} to {self.purse(target)}"
            case m.SetCounter(copy, name, value, seat):
                where = f"on {self.copy(copy)}" if copy else f"of {self.seat(seat)}" if seat >= 0 else "of the table"
                return f"{name} {where} becomes {value}"
            case m.Annotate(copy, note):
                return f"the note on {self.copy(copy)} becomes “{note}”"
            case m.SetMark(copy, name, value):
                return f"{name} of {self.copy(copy)} becomes “{value}”"
            case m.SetAction(action):
                return "the action ends" if action is None else f"the action becomes: {self.value(action)}"
            case m.SetCombat(combat):
                return "the combat ends" if combat is None else f"the combat becomes: {self.value(combat)}"
            case m.SetReferendum(referendum):
                return (
                    "the referendum ends" if referendum is None else f"the referendum becomes: {self.value(referendum)}"
                )
            case m.GiveEdge(seat):
                return f"the Edge goes to {self.seat(seat)}"
            case m.SetPhase(_, turn_round, active, phase):
                return f"the {phase} phase of {self.seat(active)} begins in round {turn_round}"
            case m.SetScore(seat, points):
                return f"{self.seat(seat)} has {points:g} victory points"
            case m.Leave(seat, ousted, withdrawn):
                return f"{self.seat(seat)} {'is ousted' if ousted else 'withdraws' if withdrawn else 'plays again'}"
            case m.SetHandSize(seat, size):
                return f"{self.seat(seat)}’s hand size becomes {size}"
            case m.SetClock(clock):
                return f"the clock {self.value(clock)}"
            case m.SetBargains(bargains):
                return f"the bargains become: {self.value(bargains)}"
            case m.SetMode(mode):
                return f"{mode} mode begins"
            case m.OpenTable(is_open):
                return "all hands are opened" if is_open else "the hands are closed"
            case m.Rename(seat, name):
                return f"{self.seat(seat)} is called “{name}”"
            case m.EndGame(over):
                return "the game ends" if over else "the game goes on"
            case m.Create(copy=new):
                return f"{self.card(new.card)} is added to {self.place(new.place)}"
            case m.Destroy(copy):
                return f"{self.copy(copy)} is taken out of the game"

    def _how(self, move: m.MoveCard) -> str:
        """What else a card's move says."""
        said = []
        if move.index >= 0:
            said.append(f"place {move.index + 1}")
        if move.becomes:
            said.append(f"under the id {move.becomes}")
        if move.controller is not None:
            said.append(f"controlled by {self.seat(move.controller)}")
        if move.face_up is not None:
            said.append("face up" if move.face_up else "face down")
        if move.shown_to is not None:
            said.append(f"shown to {self._seats(move.shown_to)}")
        return f" ({', '.join(said)})" if said else ""

    def _seats(self, numbers: Sequence[int]) -> str:
        return _listed([self.seat(number) for number in numbers], "nobody")

    def value(self, value: object) -> str:
        """Anything that a journal or a table holds."""
        told = self._value(value)
        return told if len(told) <= LONGEST else told[:LONGEST] + "…"

    def _value(self, value: object) -> str:
        match value:
            case None:
                return "nothing"
            case bool():
                return "yes" if value else "no"
            case str():
                return value or "nothing"
            case Saying():
                return self.saying(value)
            case Place():
                return self.place(value)
            case m.Purse():
                return self.purse(value)
            case Clock(limit, running):
                return f"{'runs' if running else 'stands'}, with a limit of {limit:g} seconds"
            case Copy(card=card, place=place):
                return f"{self.card(card)} in {self.place(place)}"
            case Struct() if isinstance(value, m.Move):
                return self.move(value)
            case Struct() if isinstance(value, r.Request):
                return self.request(value)
            case Struct():
                said = [
                    f"{_label(name)} {self._value(getattr(value, name))}"
                    for name, default in zip(value.__struct_fields__, _defaults(value), strict=True)
                    if getattr(value, name) != default
                ]
                return ", ".join(said) or "nothing"
            case Mapping():
                return _listed([f"{self._value(key)} {self._value(each)}" for key, each in value.items()], "nothing")
            case list() | tuple():
                return _listed([self._value(each) for each in value[: NAMED + 1]], "nothing", len(value))
            case float():
                return f"{value:g}"
        return str(value)

    def difference(self, expected: object, found: object, what: str = "the table") -> tuple[str, str, str]:
        """The first thing, at any depth, in which two values differ: what it is, and how it is in each."""
        if isinstance(expected, Struct) and type(expected) is type(found):
            for name in expected.__struct_fields__:
                one, other = getattr(expected, name), getattr(found, name)
                if one != other:
                    return self.difference(one, other, f"{_label(name)} of {what}" if what != "the table" else name)
        if isinstance(expected, dict) and isinstance(found, dict):
            key = min((key for key in expected.keys() | found.keys() if expected.get(key) != found.get(key)), key=str)
            of = self.copy(key) if what == "copies" and isinstance(key, int) else f"{key} of {what}"
            return self.difference(expected.get(key), found.get(key), of)
        if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
            at = next(place for place, (one, other) in enumerate(zip(expected, found, strict=True)) if one != other)
            of = self.seat(at) if what == "seats" else f"number {at + 1} of {what}"
            return self.difference(expected[at], found[at], of)
        return what, self.value(expected), self.value(found)


def _label(name: str) -> str:
    return name.replace("_", " ")


def _defaults(struct: Struct) -> tuple[object, ...]:
    """The default of each of a struct's fields; for those without one, what is no value at all."""
    fields, defaults = struct.__struct_fields__, struct.__struct_defaults__
    return (*[Ellipsis] * (len(fields) - len(defaults)), *defaults)


def _listed(words: list[str], none: str, total: int | None = None) -> str:
    """Words with commas; of many, the rest are counted."""
    if not words:
        return none
    more = (len(words) if total is None else total) - NAMED
    return ", ".join(words[:NAMED]) + (f" and {more} more" if more > 0 else "")
