"""The card file: which clans, cards, Allies and Victims there are, and what is known of each.

One YAML file is a set (fit: a value may be null where it is not known). Two are shipped in ``resources/vendetta``:
``cards.yaml`` has what can be read of the published game, ``practice.yaml`` a small set of our own. A group's files in
the data folder complete the first, code by code and field by field; what is read goes whole into a journal's header.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from vtes_desktop.vendetta.effects import NONE, Does, aloud, problem
from vtes_desktop.vendetta.readings import Readings

Code = Annotated[str, Meta(pattern="^[A-Z]{2,4}[0-9]{2}$")]
"""As printed: the clan or kind, and a number."""
ClanCode = Annotated[str, Meta(pattern="^[A-Z]{2,4}$")]
Name = Annotated[str, Meta(max_length=60)]
Text = Annotated[str, Meta(max_length=600)]
Value = Annotated[int, Meta(ge=0, le=20)]
Unsure = Annotated[tuple[Name, ...], Meta(max_length=20)]
Step = Literal["preparation", "conflict", "aftermath", "passive"]
From = Literal["seed", "ours", "yours"]
"""Whence an entry is: of the rulebook's scan, of this program, of the players' own box."""
STEPS: Final = ("preparation", "conflict", "aftermath")
STARTING: Final = 2
"""Starting cards of each clan (S10)."""
CLAN_CARDS: Final = 9
"""Clan cards of each clan (C2)."""


class Drain(Struct, frozen=True, forbid_unknown_fields=True):
    """The corner that shows when a card is Drained (D1, D2)."""

    blood: Value | None = None
    influence: Value | None = None


class ClanCard(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A Clan card (Y7)."""

    code: Code
    name: Name | None = None
    step: Step | None = None
    power: Value | None = None
    does: Does | None = None
    """None where it is not known; empty for nothing."""
    text: Text | None = None
    """The players' own copy's words, if they have typed them."""
    unsure: Unsure | None = None
    """Fields whose value is not certain: they are taken as not known until a group's file says them."""
    from_: From | None = None

    @property
    def clan(self) -> str:
        """The code of its clan."""
        return self.code[:-2]

    @property
    def known(self) -> bool:
        """Whether all that the referee needs is known."""
        return None not in (self.step, self.power, self.does) and not self.unsure


class Ally(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """An Ally (Y1)."""

    code: Code
    name: Name | None = None
    occupation: Name | None = None
    vampire: bool | None = None
    influence: Value | None = None
    feed: Value | None = None
    drain: Drain | None = None
    does: Does | None = None
    text: Text | None = None
    unsure: Unsure | None = None
    from_: From | None = None

    @property
    def known(self) -> bool:
        """Whether all that the referee needs is known."""
        drain = self.drain or Drain()
        values = (self.vampire, self.influence, self.feed, drain.blood, drain.influence, self.does)
        return None not in values and not self.unsure


class Victims(Struct, frozen=True, forbid_unknown_fields=True):
    """All Victims, which have the same values (Y2)."""

    count: Annotated[int, Meta(ge=1, le=100)] | None = None
    influence: Value | None = None
    feed: Value | None = None
    drain: Drain | None = None
    names: Annotated[tuple[Name, ...], Meta(max_length=100)] | None = None
    """They matter for nothing; the rest are called Victims."""


class Clan(Struct, frozen=True, forbid_unknown_fields=True):
    """A clan."""

    name: Name | None = None
    starting: tuple[Code | None, Code | None] | None = None
    """Its two Starting cards (S10)."""
    style: Text | None = None
    """How it plays, in one sentence."""


Row = tuple[Value | None, Value | None, Value | None]
"""The Influence of one rank in the three rounds; None where nobody has filled it in."""


class Rewards(Struct, frozen=True, forbid_unknown_fields=True):
    """The Influence that conflicts bring (K8–K10)."""

    first: Row | None = None
    second: Row | None = None
    third: Row | None = None
    haven_winner: Value | None = None

    def of(self, rank: int, round_: int) -> int | None:
        """The Influence of a rank (1 to 3) in a round (1 to 3); None where it is not known.

        >>> Rewards(first=(2, None, 4)).of(1, 3)
        4
        """
        row = (self.first, self.second, self.third)[rank - 1]
        return row[round_ - 1] if row is not None else None


class Extra(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A Relic or a Location card: its use is not in the seed (Q4, Q5), it can be laid on the table by hand."""

    name: Name
    text: Text | None = None
    from_: From | None = None


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A card file, or what several come to."""

    vendetta: Literal[1]
    """The form of the file."""
    name: Name = ""
    practice: bool = False
    """Whether it is a set of our own, not of the published game."""
    clans: Annotated[dict[ClanCode, Clan], Meta(max_length=30)] = {}
    cards: Annotated[tuple[ClanCard, ...], Meta(max_length=300)] = ()
    allies: Annotated[tuple[Ally, ...], Meta(max_length=100)] = ()
    victims: Victims = Victims()
    rewards: Rewards = Rewards()
    relics: Annotated[tuple[Extra, ...], Meta(max_length=50)] = ()
    location_cards: Annotated[tuple[Extra, ...], Meta(max_length=50)] = ()
    readings: Readings | None = None

    def of_clan(self, clan: str) -> list[ClanCard]:
        """The cards of a clan, by code."""
        return sorted((card for card in self.cards if card.clan == clan), key=lambda card: card.code)

    def state_of(self, clan: str) -> str:
        """What is known of a clan, for the page of a new game.

        >>> CardSet(1, clans={"BR": Clan()}, cards=(ClanCard("BR01"),)).state_of("BR")
        '0 of 9 known, 1 of 9 playable by hand'
        """
        cards = self.of_clan(clan)
        known = sum(card.known for card in cards)
        return f"{known} of {CLAN_CARDS} known, {len(cards)} of {CLAN_CARDS} playable by hand"

    def wrong(self) -> tuple[str, str]:
        """What does not fit together: where (``cards[3].does``) and why, as a sentence; both empty for nothing."""
        seen: set[str] = set()
        for kind, entries in (("cards", self.cards), ("allies", self.allies)):
            of: Sequence[ClanCard | Ally] = entries
            for number, entry in enumerate(of):
                at = f"{kind}[{number}]"
                if entry.code in seen:
                    return f"{at}.code", f"{entry.code} is there twice."
                seen.add(entry.code)
                if entry.does is not None and (found := problem(entry.does, of_ally=isinstance(entry, Ally))):
                    return f"{at}.does", found
                known = {field.encode_name for field in fields(entry)} - {"code", "unsure", "from", "text"}
                if stray := sorted(set(entry.unsure or ()) - known):
                    return f"{at}.unsure", f"“{stray[0]}” is no field of it."
                sets_off = isinstance(entry, ClanCard) and entry.does is not None and entry.does.whenever is not None
                if isinstance(entry, ClanCard) and sets_off and entry.step not in (None, "passive"):
                    return f"{at}.does", "Only a Passive card is set off by what others do."
        for code, clan in self.clans.items():
            if len(cards := self.of_clan(code)) > CLAN_CARDS:
                return f"clans.{code}", f"The clan has {len(cards)} cards; there are {CLAN_CARDS} to a clan."
            codes = {card.code for card in cards}
            if stray := [each for each in clan.starting or () if each is not None and each not in codes]:
                return f"clans.{code}.starting", f"{stray[0]} is no card of this clan."
        for number, card in enumerate(self.cards):
            if self.clans and card.clan not in self.clans:
                return f"cards[{number}].code", f"There is no clan {card.clan} in this file."
        return "", ""


_Entry = TypeVar("_Entry", ClanCard, Ally, Clan, Drain, Victims, Rewards)


def _over(under: _Entry, above: _Entry) -> _Entry:
    """The entry with all that the one above says."""
    said: dict[str, object] = {}
    for field in fields(above):
        value = getattr(above, field.name)
        old = getattr(under, field.name)
        if value is None:
            continue
        if isinstance(value, Drain) and isinstance(old, Drain):
            value = _over(old, value)
        elif isinstance(value, tuple) and isinstance(old, tuple) and len(value) == len(old) and None in value:
            value = tuple(there if new is None else new for new, there in zip(value, old, strict=True))
        said[field.name] = value
    if isinstance(under, ClanCard | Ally) and isinstance(above, ClanCard | Ally) and above.unsure is None:
        left = tuple(name for name in under.unsure or () if name not in said)
        said["unsure"] = left or None
    return replace(under, **said)


def _merged(under: Iterable[_Entry], above: Iterable[_Entry]) -> tuple[_Entry, ...]:
    found = {_code(entry): entry for entry in under}
    for entry in above:
        code = _code(entry)
        found[code] = _over(found[code], entry) if code in found else entry
    return tuple(found.values())


def _code(entry: ClanCard | Ally | Clan | Drain | Victims | Rewards) -> str:
    return entry.code if isinstance(entry, ClanCard | Ally) else ""


def merge(under: CardSet, above: CardSet) -> CardSet:
    """A set completed by another: code by code and field by field, what the other says wins. What it leaves out, or
    says with null, stays; a field that it says is no longer unsure."""
    clans = dict(under.clans)
    for code, clan in above.clans.items():
        clans[code] = _over(clans[code], clan) if code in clans else clan
    return replace(
        under,
        name=above.name or under.name,
        clans=clans,
        cards=_merged(under.cards, above.cards),
        allies=_merged(under.allies, above.allies),
        victims=_over(under.victims, above.victims),
        rewards=_over(under.rewards, above.rewards),
        relics=under.relics + above.relics,
        location_cards=under.location_cards + above.location_cards,
        readings=above.readings or under.readings,
    )


# -- faces -------------------------------------------------------------------------------------------------------------

Kind = Literal["clan", "ally", "victim", "tile", "sheet", "token"]


class Face(Struct, frozen=True):
    """What is printed on a copy that lies on the table."""

    id: int
    kind: Kind
    display_name: str
    code: str = ""
    clan: str = ""
    """The code of its clan."""
    card: ClanCard | None = None
    ally: Ally | None = None
    """Of a Victim too: its values."""

    @property
    def does(self) -> Does | None:
        """What it does; None where that is not known."""
        entry = self.card or self.ally
        if entry is None:
            return NONE
        return None if "does" in (entry.unsure or ()) else entry.does

    @property
    def power(self) -> int | None:
        """The printed Power of a Clan card; None where it is not known."""
        card = self.card
        return None if card is None or "power" in (card.unsure or ()) else card.power

    @property
    def step(self) -> Step | None:
        """When a Clan card takes effect; None where that is not known."""
        card = self.card
        return None if card is None or "step" in (card.unsure or ()) else card.step

    @property
    def effect(self) -> str:
        """What it does, to be read: the players' own words where they have typed them, else ours."""
        entry = self.card or self.ally
        if entry is None:
            return ""
        if entry.text:
            return entry.text
        return aloud(entry.does) if entry.does is not None else "Not entered yet."


Faces = Mapping[int, Face]
"""All faces of a game by number; what a copy's ``card`` means."""
STAY: Final = "Stay"
WITHDRAW: Final = "Withdraw"


def victim_of(cards: CardSet, number: int) -> Ally:
    """The Victim of this number, from 0."""
    victims = cards.victims
    names = victims.names or ()
    name = names[number] if number < len(names) else "Victim"
    return Ally(
        f"VI{number + 1:02}",
        name,
        None,
        vampire=False,
        influence=victims.influence,
        feed=victims.feed,
        drain=victims.drain or Drain(),
        does=NONE,
    )


def faces_of(cards: CardSet) -> dict[int, Face]:
    """Every face of a set, numbered from 1: tokens, then sheets and Position tiles, Victims, Allies, Clan cards. The
    numbers hold for one set only, and so for the games whose header has it."""
    found: list[Face] = []

    def add(
        kind: Kind, name: str, code: str, clan: str = "", card: ClanCard | None = None, ally: Ally | None = None
    ) -> None:
        found.append(Face(len(found) + 1, kind, name, code, clan, card, ally))

    add("token", STAY, "stay")
    add("token", WITHDRAW, "withdraw")
    for code, clan in cards.clans.items():
        add("sheet", clan.name or code, code, code)
        add("tile", clan.name or code, code, code)
    for number in range(cards.victims.count or 35):
        victim = victim_of(cards, number)
        add("victim", victim.name or "Victim", victim.code, ally=victim)
    for ally in cards.allies:
        add("ally", ally.name or ally.code, ally.code, ally=ally)
    for card in cards.cards:
        add("clan", card.name or card.code, card.code, card.clan, card=card)
    return {face.id: face for face in found}
