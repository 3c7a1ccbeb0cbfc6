"""What a minion is and can do now: its kind, capacity, Disciplines, sect, title, bleed, strength (sec. 1.5, 1.6.3, 10).

Everything is worked out from the printed card, the cards on it, and the marks that rules and effects have put on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.cards.model import Card
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import library
from vtes_desktop.rules.kept import of_side, of_what_lies
from vtes_desktop.rules.numbers import MinionNumber
from vtes_desktop.rules.playing.printed import AsVampire, PlaysNamed, Printed
from vtes_desktop.table import moves as m
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

SECTS_OF_TITLES = {
    "primogen": "Camarilla",
    "prince": "Camarilla",
    "justicar": "Camarilla",
    "inner circle": "Camarilla",
    "bishop": "Sabbat",
    "archbishop": "Sabbat",
    "priscus": "Sabbat",
    "cardinal": "Sabbat",
    "regent": "Sabbat",
    "imperator": "Camarilla",
    "liaison": "Independent",
    "magaji": "Laibon",
    "kholo": "Laibon",
    "baron": "Anarch",
    "independent title": "Independent",
}
"""The sect whose vampires alone have the benefit of each title (sec. 10)."""
TITLES_OF_CITIES = frozenset({"prince", "archbishop", "baron"})
"""Titles of which a city has one, whichever of them it is (sec. 10.1, 10.2, 10.5)."""
TITLES_OF_CLANS = frozenset({"justicar", "inner circle", "kholo"})
"""Titles of which each clan has one, held by a vampire of that clan alone (sec. 10.1, 10.3)."""
TITLES_OF_ONE = frozenset({"regent", "imperator", "liaison"})
"""Titles that only one vampire of all has (sec. 10.2); cards bring the others."""
LEARNED = "learned"
"""The mark of a vampire that effects have given levels of Disciplines: their codes, one for each level."""
SUPERIOR: Final = "superior discipline"
"""The mark of a card that gives its bearer a Discipline at superior: its code."""
LEARNED_NOW = "learned until unlock"
"""The same, until the next unlock phase of its controller."""
REPRESENTS: Final = "represents"
"""The mark of a card in play that represents another minion than it is: what that says, in the words of allies. Nothing
that is printed on the card counts but its name."""


@lru_cache(maxsize=256)
def represented(text: str) -> Card:
    """The ally that a card represents, by what it says."""
    return library("", "Ally", text=text)


def face(game: Game, copy: Copy) -> Card:
    """The card that a copy is, or that it represents: as an ally that costs nothing (ruling on Set's Curse)."""
    return represented(copy.marks[REPRESENTS]) if REPRESENTS in copy.marks else game.card(copy)


def facts(game: Game, copy: Copy) -> Printed:
    """The printed modifiers of a copy's card, at the level at which it was played."""
    marks = copy.marks
    if marks and (REPRESENTS in marks or "level" in marks or "merged" in marks):
        if REPRESENTS in marks:
            return game.reader.printed(represented(marks[REPRESENTS]))
        return game.reader.printed(game.card(copy), marks.get("level", ""), merged="merged" in marks)
    try:
        return game.printed[copy.card]
    except KeyError:
        known = game.printed[copy.card] = game.reader.printed(game.card(copy))
        return known


def is_merged(minion: Copy) -> bool:
    """Whether a vampire has merged with the card under it (sec. 1.5)."""
    return "merged" in minion.marks


def plays_named(game: Game, copy: Copy) -> Iterator[PlaysNamed]:
    """The cards of a name that a minion plays as if it had a title, by its own text or that of cards on it."""
    yield from facts(game, copy).plays_named
    for below in copy.attached:
        if (card := game.copy(below)).face_up:
            yield from facts(game, card).plays_named


def is_vampire(game: Game, copy: Copy) -> bool:
    """Whether a copy in play is a vampire: a crypt card that is one, or a card that an effect has made one."""
    if "type" in copy.marks and (made := copy.marks["type"]) in ("vampire", "ally"):
        return made == "vampire"
    return "Vampire" in game.catalogue.cards[copy.card].types


def is_imbued(game: Game, copy: Copy) -> bool:
    """Whether a copy is an Imbued (Imbued appendix)."""
    return "Imbued" in game.catalogue.cards[copy.card].types and REPRESENTS not in copy.marks


def is_ally(game: Game, copy: Copy) -> bool:
    """Whether a copy is an ally in play; the Imbued are allies too."""
    types = game.catalogue.cards[copy.card].types
    made = copy.marks.get("type", "") if copy.marks else ""
    return ("Ally" in types and not copy.place.on and made != "vampire") or made == "ally" or "Imbued" in types


def is_minion(game: Game, copy: Copy) -> bool:
    """Whether a copy is a minion: a vampire or an ally (sec. 1.6.3)."""
    if copy.marks:
        return is_vampire(game, copy) or is_ally(game, copy)
    types = game.catalogue.cards[copy.card].types
    return "Vampire" in types or "Imbued" in types or ("Ally" in types and not copy.place.on)


@of_side
def minions(game: Game, seat: int) -> Sequence[Copy]:
    """The minions that a seat controls, ready or not, face up."""
    return (*ready_minions(game, seat), *_face_up(game, game.table.seats[seat].piles["torpor"]))


@of_side
def ready_minions(game: Game, seat: int) -> Sequence[Copy]:
    """The minions of a seat in the ready region, face up."""
    return _face_up(game, game.table.seats[seat].piles["ready"])


def _face_up(game: Game, pile: Sequence[int]) -> tuple[Copy, ...]:
    if not pile:
        return ()
    copies = game.table.copies
    return tuple([copies[i] for i in pile if copies[i].face_up and is_minion(game, copies[i])])


@of_what_lies
def every_minion(game: Game) -> Sequence[Copy]:
    """All minions in play of those still playing, seat by seat."""
    return tuple(copy for seat in game.playing() for copy in minions(game, seat))


@of_what_lies
def fallen(game: Game) -> Sequence[Copy]:
    """The cards in the torpor regions of those still playing, seat by seat."""
    return tuple(copy for seat in game.playing() for copy in game.pile(seat, "torpor"))


def is_protected(game: Game, copy: Copy, by: Copy | None) -> bool:
    """Whether an effect keeps a minion from being the target of other Methuselahs' actions, or of those `by` an ally
    or a vampire of no more than some capacity."""
    if not is_minion(game, copy):
        return False
    if game.abilities.modifier(game, copy, "protected") > 0:
        return True
    level = game.abilities.modifier(game, copy, "protected without Auspex") if by is not None else 0
    if level > 0 and by is not None and disciplines(game, by).get("aus", 0) < min(level, 2):
        return True
    size = game.abilities.modifier(game, copy, "protected from capacity") if by is not None else 0
    return size > 0 and by is not None and (is_ally(game, by) or capacity(game, by) <= size)


def is_unaffected(game: Game, copy: Copy, by: Copy) -> bool:
    """Whether a minion is not affected by a card: by Gehenna events, where its own card says so."""
    return game.facts(game.card(by)).gehenna and game.abilities.modifier(game, copy, "unaffected by gehenna") > 0


def is_immune(game: Game, copy: Copy, by: Copy) -> bool:
    """Whether a card has no effect on a minion as it is played: a frenzy card on one that is immune to these."""
    if by.kind != "library" or not facts(game, by).frenzy or not is_minion(game, copy):
        return False
    more = game.passing.amount(copy, "immune to frenzy")
    return game.abilities.modifier(game, copy, "immune to frenzy") + more > 0 or is_calm(game, copy, by)


def is_calm(game: Game, copy: Copy, by: Copy, level: str = "") -> bool:
    """Whether a card cannot be played on a minion, at a level where it is still in the hand: a frenzy card on one on
    which none can be."""
    if by.kind != "library":
        return False
    printed = facts(game, by) if not level or "level" in by.marks else game.reader.printed(game.card(by), level)
    return printed.frenzy and is_minion(game, copy) and is_spared_frenzy(game, copy)


def is_spared_frenzy(game: Game, copy: Copy) -> bool:
    """Whether no frenzy card can be played on a minion."""
    return game.abilities.modifier(game, copy, "no frenzy") + game.passing.amount(copy, "no frenzy") > 0


def is_warded(game: Game, copy: Copy, card: Card) -> bool:
    """Whether an effect keeps a minion from having a card of a library, or being its target."""
    if card.kind != "library" or not game.abilities.alters(game, "warded") or not is_minion(game, copy):
        return False
    game.passing.now.warding = card
    return game.abilities.modifier(game, copy, "warded") > 0


def is_ready(game: Game, copy: Copy) -> bool:
    """Whether a minion is ready: in the ready region (sec. 6.5)."""
    return copy.place.region == "ready" and game.table.copies.get(copy.id) is copy


def is_spared_blood_hunt(game: Game, copy: Copy) -> bool:
    """Whether no blood hunt can be called on a minion (sec. 6.5.6)."""
    return game.abilities.modifier(game, copy, "no blood hunt") > 0


def strikes_early(game: Game, copy: Copy) -> bool:
    """Whether a minion can use strikes that require Thaumaturgy in the first round, though they say otherwise."""
    now = game.passing.amount(copy, "early thaumaturgy")
    return game.abilities.modifier(game, copy, "early thaumaturgy") + now > 0


def is_held(game: Game, copy: Copy) -> bool:
    """Whether an effect keeps a vampire in torpor: it can't be moved to the ready region or be diablerized."""
    return copy.place.region == "torpor" and game.abilities.modifier(game, copy, "held in torpor") > 0


def in_torpor(game: Game, copy: Copy) -> bool:
    """Whether a vampire lies in torpor."""
    return copy.place.region == "torpor" and game.table.copies.get(copy.id) is copy


def capacity(game: Game, copy: Copy) -> int:
    """A vampire's blood capacity with everything that changes it, which are cards on it; an ally's is 1 where it plays
    as a vampire."""
    return _capacity(game, copy)


def _capacity(game: Game, copy: Copy, more: int = 0) -> int:
    """A capacity, with so much `more` of it, also above what it can be at the most (ruling on Wormwood); it is 1 at
    least when all is added and taken off."""
    base = capacity_as_it_lies(game, copy)
    if game.abilities.alters(game, "capacity"):
        base += game.abilities.modifier(game, copy, "capacity")
    if game.abilities.alters(game, "most capacity") and (most := game.abilities.modifier(game, copy, "most capacity")):
        base = min(base, most)
    return max(1, base + more)


def capacity_for(game: Game, copy: Copy, seat: int) -> int:
    """A vampire's capacity as it counts for cards that a Methuselah plays: to others a card on it may make it older."""
    if copy.controller == seat or not copy.attached:
        return capacity(game, copy)
    return _capacity(game, copy, game.abilities.modifier(game, copy, "capacity for others"))


def capacity_as_it_lies(game: Game, copy: Copy) -> int:
    """What a capacity comes to by the vampire's card and what is printed on the cards on it, before any modifier; what
    lies on an uncontrolled vampire that is face down is out of play (texts of Banishment and The Peace of Khetamon)."""
    cards, copies = game.catalogue.cards, game.table.copies
    base = int(copy.marks["capacity"]) if "capacity" in copy.marks else cards[copy.card].capacity or 1
    for below in copy.attached if copy.face_up or copy.place.region != "uncontrolled" else ():
        base += cards[copies[below].card].capacity_change or 0
    return base


def on_it(game: Game, copy: Copy) -> list[Copy]:
    """The cards on a copy."""
    if not copy.attached:
        return []
    return [*map(game.table.copies.__getitem__, copy.attached)]


def equipment(game: Game, copy: Copy) -> list[Copy]:
    """The equipment on a minion; what lies face down on it is out of play."""
    return [below for below in on_it(game, copy) if below.face_up and is_equipment(game, below)]


def is_equipment(game: Game, copy: Copy) -> bool:
    """Whether a card is equipment, or an effect has made it so."""
    made = copy.marks.get("type", "")
    printed_so = "Equipment" in game.card(copy).types and not facts(game, copy).no_equipment
    return (printed_so and made != "card") or made == "equipment"


def is_belonging(game: Game, copy: Copy) -> bool:
    """Whether a card on a minion goes where that goes and is whose that is: equipment, also what represents a location
    or has become equipment, and retainers (sec. 1.5)."""
    return bool({"Equipment", "Retainer"} & set(game.card(copy).types)) or is_equipment(game, copy)


def is_movable(game: Game, copy: Copy) -> bool:
    """Whether a card on a minion moves to another's when that takes control of it: a location stays where it is."""
    return bool(copy.place.on) and is_belonging(game, copy) and not facts(game, copy).location


def retainers(game: Game, copy: Copy) -> list[Copy]:
    """The retainers of a minion."""
    return [below for below in on_it(game, copy) if "Retainer" in game.card(below).types]


def is_silent(game: Game, copy: Copy) -> bool:
    """Whether a retainer has lost its abilities for now: nothing counts that its card says."""
    may_be = "Retainer" in game.card(copy).types or (copy.kind == "crypt" and bool(copy.attached))
    return may_be and game.abilities.modifier(game, copy, "no abilities") > 0


def disciplines(game: Game, copy: Copy) -> Mapping[str, int]:
    """A minion's Disciplines and virtues by code: 1 for the basic level, 2 for superior (sec. 1.5)."""
    has_some = is_vampire(game, copy) or is_imbued(game, copy)
    if not (copy.attached or copy.marks or facts(game, copy).flight or game.abilities.alters(game, "Disciplines")):
        return printed_levels(game.card(copy)) if has_some else {}
    levels = {**printed_levels(game.card(copy))} if has_some else {}
    if (
        facts(game, copy).flight
        or copy.marks.get("flight")
        or copy.marks.get(FLIGHT_NOW)
        or (
            copy.attached
            and GIVES_TRAIT in game.ever_borne()
            and any(below.marks.get(GIVES_TRAIT) == "flight" for below in on_it(game, copy))
        )
    ):
        levels["fli"] = 2
    if not has_some:
        return levels
    if not copy.marks.keys().isdisjoint(OF_DISCIPLINES):
        for code in f"{copy.marks.get(GAINED, '')} {copy.marks.get(GAINED_NOW, '')}".split():
            levels[code.lower()] = 2 if code.isupper() else max(1, levels.get(code, 0))
        for code in f"{copy.marks.get(LEARNED, '')} {copy.marks.get(LEARNED_NOW, '')}".split():
            levels[code] = min(2, levels.get(code, 0) + 1)
    for below in on_it(game, copy) if copy.attached else ():
        has = facts(game, below)
        if not (has.grants or below.marks):
            continue
        given = has.grants if fits(game, copy, has.grants_must_be) else ()
        if "discipline" in below.marks and (ONLY_CLAN not in below.marks or below.marks[ONLY_CLAN] == clan(game, copy)):
            given = (*given, (below.marks["discipline"], 1))
        if SUPERIOR in below.marks:
            given = (*given, (below.marks[SUPERIOR], 2))
        if given and (is_silent(game, below) or is_unused(game, copy, below)):
            continue
        learned = facts(game, below).discipline and facts(game, copy).learns_superior
        for code, level in given:
            levels[code] = 2 if level == 2 or learned else min(2, levels.get(code, 0) + 1)
    for code in game.abilities.codes(game, copy, "Disciplines") if game.abilities.alters(game, "Disciplines") else ():
        levels[code.lower()] = 2 if code.isupper() else min(2, levels.get(code, 0) + 1)
    return levels


def is_unused(game: Game, minion: Copy, copy: Copy) -> bool:
    """Whether an effect of the combat keeps a minion from using a card on it, which is equipment (ruling on Drum of
    Xipe Totec)."""
    return game.fight is not None and is_equipment(game, copy) and game.fight.without_equipment(minion)


@lru_cache(maxsize=8192)
def printed_levels(card: Card) -> dict[str, int]:
    """The Disciplines and virtues that are printed on a minion's card, as :func:`disciplines` has them; nobody may
    change them."""
    return {level.code: 2 if level.superior else 1 for level in card.disciplines}


PLAYS_BY_CARDS: Final = "plays as a vampire by the Discipline cards on it"
"""The mark of an ally that may play as a vampire the cards that require the basic level of those."""
PLAYS_AS: Final = "plays as a vampire until unlock"
"""The mark of an ally: the Disciplines whose basic cards it may play as a vampire until its next unlock phase."""


def _codes_on(game: Game, copy: Copy) -> Iterator[str]:
    """The Disciplines of which the cards on a minion give a level, by code."""
    for below in on_it(game, copy):
        if facts(game, below).discipline:
            yield from (code for code, _ in facts(game, below).grants)
        if "discipline" in below.marks:
            yield below.marks["discipline"]


def plays_as_vampire(game: Game, copy: Copy) -> AsVampire:
    """Which cards an ally may play as a vampire (sec. 1.6.3)."""
    own = facts(game, copy).as_vampire
    lent = game.passing.action.lent.get(copy.id) if game.table.action is not None else None
    if PLAYS_AS in copy.marks:
        lent = {*(lent or ()), *copy.marks[PLAYS_AS].split()}
    if PLAYS_BY_CARDS in copy.marks:
        lent = {*(lent or ()), *_codes_on(game, copy)}
    return replace(own, codes=own.codes | lent) if lent else own


def playing_capacity(game: Game, copy: Copy) -> int:
    """The capacity that counts for the cards a minion plays: a vampire's own, an ally's when it plays as a vampire."""
    return capacity(game, copy) if is_vampire(game, copy) else plays_as_vampire(game, copy).capacity


def path(game: Game, copy: Copy) -> str:
    """The path that a vampire follows, empty for none."""
    return copy.marks.get("path", game.card(copy).path if game.card(copy).kind == "crypt" else "")


def sect(game: Game, copy: Copy) -> str:
    """A vampire's sect: what an effect has made it, else as printed; without one printed, Camarilla (sec. 10.1); one
    that an effect says there is none of is Independent instead."""
    own = own_sect(game, copy)
    gone: dict[str, MinionNumber] = {"Camarilla": "no Camarilla", "Sabbat": "no Sabbat"}
    if own in gone and game.abilities.alters(game, gone[own]) and game.abilities.modifier(game, copy, gone[own]) > 0:
        return "Independent"
    return own


def own_sect(game: Game, copy: Copy) -> str:
    """The sect of a vampire where none is done away with."""
    if CONSIDERED in copy.marks and copy.marks.get(ONLY_CLAN, "") in ("", clan(game, copy)):
        return copy.marks[CONSIDERED]
    if copy.attached and (given := _given(game, copy, GIVES_SECT)) and is_vampire(game, copy):
        return given  # what gives a sect speaks of vampires
    if copy.attached and (given := _given(game, copy, GIVES_CLAN)) and game.edition.sects_of_clans:
        return game.edition.sect_of(given)
    if "sect" in copy.marks:
        return copy.marks["sect"]
    own = printed_sect(game, copy)
    return "Independent" if own == "Anarch" and not game.edition.anarch_is_sect else own


def _given(game: Game, copy: Copy, name: str) -> str:
    """What the cards on a minion say that it is considered for now: the last one put there counts."""
    if name not in game.ever_borne():
        return ""
    given = (below.marks[name] for below in reversed(on_it(game, copy)) if name in below.marks)
    return next(given, "")


def printed_sect(game: Game, copy: Copy) -> str:
    """The sect of a vampire's card; empty for other minions."""
    if REPRESENTS in copy.marks:
        return ""
    return game.card(copy).sect or ("Camarilla" if is_vampire(game, copy) else "")


def clan(game: Game, copy: Copy) -> str:
    """A minion's clan or creed."""
    if copy.attached and (given := _given(game, copy, GIVES_CLAN)):
        return given
    if "clan" in copy.marks:
        return "" if copy.marks["clan"] == CLANLESS else copy.marks["clan"]
    clans = game.card(copy).clans
    return clans[0] if clans and game.card(copy).kind == "crypt" else ""


def title(game: Game, copy: Copy) -> str:
    """A vampire's title with its city or clan (``prince of Chicago``), empty for none or while it has no benefit of it.

    A title has no effect while contested (sec. 4.2) or while its bearer is not of the title's sect or clan (sec. 10).
    """
    full = held_title(game, copy)
    return full if full and not copy.marks.get("contested title") and may_hold(game, copy, full) else ""


def held_title(game: Game, copy: Copy) -> str:
    """The title that a vampire holds or claims, whether it has the benefit of it or not."""
    if "title" in copy.marks:
        by_card = copy.marks.get("title card")
        lost = copy.marks["title"] == "none" or (by_card is not None and int(by_card) not in copy.attached)
        return "" if lost else copy.marks["title"]
    card = game.card(copy)
    return f"{card.title} of {card.title_of}" if card.title and card.title_of else card.title


def may_hold(game: Game, copy: Copy, full: str) -> bool:
    """Whether a vampire is of the sect and clan that a title needs (sec. 10).

    Votes that are a title of their own go with no sect (sec. 10.4; rulings on personal titles, LSJ 20010714).
    """
    if "titles" in facts(game, copy).cannot:
        return False
    kind, _, of = full.partition(" of ")
    if kind in TITLES_OF_CLANS and clan(game, copy) != of:
        return False
    if kind == "baron":
        return is_anarch(game, copy)
    return SECTS_OF_TITLES.get(kind) in (None, sect(game, copy))


def kind_of_title(full: str) -> str:
    """``prince`` of ``prince of Chicago``."""
    return full.partition(" of ")[0]


def has_title(game: Game, copy: Copy, kind: str) -> bool:
    """Whether a vampire has a title of a kind; the regent counts as a cardinal (sec. 10.2)."""
    own = kind_of_title(title(game, copy))
    return own == kind or (own == "regent" and kind == "cardinal")


def has_city(game: Game, copy: Copy) -> bool:
    """Whether a vampire's title is that of a city: prince, archbishop or baron (sec. 10)."""
    return kind_of_title(title(game, copy)) in TITLES_OF_CITIES


def is_anarch(game: Game, copy: Copy) -> bool:
    """Whether a vampire is an anarch: of that sect, or by a mark where anarchs are no sect (sec. 10.5)."""
    if game.edition.anarch_is_sect:
        return sect(game, copy) == "Anarch"
    if "anarch" in copy.marks:
        return copy.marks["anarch"] == "yes"
    return "sect" not in copy.marks and printed_sect(game, copy) == "Anarch"


def votes(game: Game, copy: Copy) -> int:
    """The votes of a ready vampire: by its title, by its own text and by cards on it (sec. 6.3.3)."""
    return max(0, net_votes(game, copy))


def net_votes(game: Game, copy: Copy) -> int:
    """A vampire's votes, below 0 where it lacks some: those that it gains make up for them first (rulings on what
    takes votes off)."""
    held = title(game, copy)
    by_title = title_votes(game, copy, held) if held else 0
    return by_title + added(game, copy, "votes")


def title_votes(game: Game, copy: Copy, held: str) -> int:
    """The votes of a title that a vampire holds (sec. 6.3.3, 10)."""
    return game.edition.votes.get(kind_of_title(held), int(copy.marks.get("title votes", 0)))


def bleed_amount(game: Game, copy: Copy) -> int:
    """A minion's bleed before anything is played (sec. 6.1.1)."""
    return max(0, net_bleed(game, copy))


def net_bleed(game: Game, copy: Copy) -> int:
    """A minion's bleed, below 0 where it lacks some: what is added in an action makes up for that first."""
    base = facts(game, copy).own_bleed if is_ally(game, copy) and not is_imbued(game, copy) else 1
    return base + added(game, copy, "bleed")


@contextmanager
def as_if(game: Game, action: Action) -> Iterator[None]:
    """While it is asked what would be if an action were taken: what hangs on an action looks at the one that is
    taken."""
    table, running = game.table, game.table.action
    table.action = action
    try:
        yield
    finally:
        table.action = running


def bleed_against(game: Game, copy: Copy, seat: int, amount: int | None = None) -> int:
    """What a minion would bleed a Methuselah for, with what hangs on whom it bleeds (sec. 6.1.1); by default it has the
    `amount` that it has before anything is played."""
    with as_if(game, Action("bleed", copy.id, copy.controller, seats=(seat,))):
        own = net_bleed(game, copy) if amount is None else amount
        return max(0, own + game.abilities.hanging(game, copy, "bleed"))


def would_cost(game: Game, copy: Copy, action: Action) -> int:
    """The blood that an action would cost a minion if it were taken now, with what cards in play add to it or take off
    for its kind or its target (sec. 6.2.3)."""
    with as_if(game, action):
        return max(0, action.blood_cost + added_to_cost(game, copy, "blood"))


ADDED_TO_COST: Final[tuple[MinionNumber, ...]] = ("action pool", "action blood", "action blood or life")
"""The numbers that are added to what an action costs."""


def added_to_cost(game: Game, copy: Copy, currency: Literal["pool", "blood"]) -> int:
    """What cards in play add to the cost of the running action in pool or blood, below 0 what they take off."""
    if currency == "pool":
        return game.abilities.modifier(game, copy, "action pool")
    more = game.abilities.modifier(game, copy, "action blood")
    return more + game.abilities.modifier(game, copy, "action blood or life")


def strength(game: Game, copy: Copy) -> int:
    """A minion's strength (sec. 6.4.5)."""
    base = facts(game, copy).own_strength if is_ally(game, copy) and not is_imbued(game, copy) else 1
    by_effect = game.passing.base(copy, "strength")
    return max(0, (base if by_effect is None else by_effect) + added(game, copy, "strength"))


def stealth(game: Game, copy: Copy) -> int:
    """Stealth that a minion has in every action."""
    return added(game, copy, "stealth")


def intercept(game: Game, copy: Copy) -> int:
    """Intercept that a minion has in every block attempt."""
    return added(game, copy, "intercept")


def added(game: Game, copy: Copy, name: Literal["bleed", "strength", "stealth", "intercept", "votes"]) -> int:
    """What is printed on a minion, on what lies under it since it has merged (sec. 1.5), and on the cards on it, and
    what effects add."""
    own: int = getattr(facts(game, copy), name)
    if own and name != "votes" and is_silent(game, copy):
        own = 0
    total = own + game.abilities.modifier(game, copy, name)
    total += game.passing.amount(copy, name)
    for below in on_it(game, copy):
        has = facts(game, below)
        if below.kind == "crypt":
            total += getattr(has, name) if is_merged(copy) else 0
        elif more := getattr(has.bearer, name):
            if name == "bleed" and is_bare(game, copy, below):
                continue
            total += more if fits(game, copy, has.bearer_must_be) and not is_silent(game, below) else 0
    return total


def is_bare(game: Game, copy: Copy, below: Copy) -> bool:
    """Whether a minion's bleed is not increased by a card on it, for it bleeds with other equipment alone."""
    if game.passing.action.bare_bleed != copy.id or below.place.on != copy.id or not is_equipment(game, below):
        return False
    return game.table.action is None or game.table.action.card != below.id


def fits(game: Game, copy: Copy, wanted: str) -> bool:
    """Whether a minion is what a card on it asks for: ``vampire``, a clan, a sect, both; nothing asks nothing."""
    if not wanted:
        return True
    who = f"{sect(game, copy)} {clan(game, copy)}".strip()
    kind = " vampire" if is_vampire(game, copy) else ""
    return wanted in ("vampire" * bool(kind), clan(game, copy), sect(game, copy), f"{sect(game, copy)}{kind}", who)


CLANLESS = "none"
"""What the mark of a minion's clan says of one that has none."""
GIVES_CLAN = "gives clan"
"""The mark of a card with the clan of which the minion that it is on is considered."""
ONLY_CLAN = "only for clan"
"""The mark of a card that gives a Discipline: the one clan of which the minion that it is on must be; of a vampire that
is considered of another sect, which it must be itself."""
GIVES_SECT = "gives sect"
"""The mark of a card with the sect of which the minion that it is on is considered."""
CONTESTS_NOTHING: Final = "contests nothing"
"""The mark of a card that is contested with no other, nor is its title."""
GIVES_TRAIT = "gives trait"
"""The mark of a card with what the minion that it is on is: ``red list``, ``black hand``, ``infernal, bahari``."""
ONLY_SECT = "only for sect"
"""The mark of a card that gives a trait: the one sect of which the minion that it is on must be."""


def has_trait(game: Game, copy: Copy, trait: Literal["black hand", "seraph", "red list", "infernal"]) -> bool:
    """Whether a minion has a trait: as printed, unless an effect has taken it away, by an effect, or by a card on it
    (sec. 11)."""
    if trait in copy.marks:
        return copy.marks[trait] != "no"
    name = trait.replace(" ", "_")
    printed_so: bool = getattr(facts(game, copy), name)
    if printed_so or not copy.attached or (trait != "red list" and not is_vampire(game, copy)):
        return printed_so  # what gives these traits speaks of vampires
    loses: bool = getattr(game.reader.printed(game.card(copy)), name)  # it prints the trait, but not as it is merged
    if is_merged(copy) and not loses and any(getattr(facts(game, each), name) for each in on_it(game, copy)):
        # The text of the card under it counts too (sec. 1.5).
        return True
    # A Seraph is Black Hand.
    giving = ("black hand", "seraph") if trait == "black hand" else (trait,)
    return any(
        _gives(below, *giving) and below.marks.get(ONLY_SECT, sect(game, copy)) == sect(game, copy)
        for below in on_it(game, copy)
    )


def _gives(card: Copy, *traits: str) -> bool:
    """Whether a card says of the minion that it is on that it is one of these."""
    return any(given in traits for given in card.marks.get(GIVES_TRAIT, "").split(", "))


def is_made(game: Game, copy: Copy, trait: str) -> bool:
    """Whether a card on a minion says that it is of a kind: an Inquisitor."""
    return any(_gives(below, trait) for below in on_it(game, copy))


def is_sterile(game: Game, copy: Copy) -> bool:
    """Whether a vampire is sterile: as printed, by an effect, or by a card on it (sec. 11)."""
    if facts(game, copy).sterile or copy.marks.get("sterile"):
        return True
    return is_made(game, copy, "sterile")


def is_unique(game: Game, copy: Copy) -> bool:
    """Whether a card is unique (sec. 4.1), as printed or by an effect that has made it so."""
    return facts(game, copy).unique or "unique" in copy.marks


CONSIDERED: Final = "considered sect"
"""The mark of a vampire that an effect has considered of a sect, whatever it becomes otherwise."""
GAINED = "disciplines"
"""The mark of a vampire with the Disciplines that it has by an effect: codes, in upper case at superior."""
FLIGHT_NOW = "flight this round"
"""The mark of a vampire that has flight until the round of combat ends; the effect takes it off."""
GAINED_NOW = "disciplines this turn"
"""The same, until the end of the turn."""
OF_DISCIPLINES: Final = (LEARNED, LEARNED_NOW, GAINED, GAINED_NOW)
"""The marks of a vampire that say something of its Disciplines."""
ASIDE = "out of play until the end of the action"
"""The mark of a card in play that is turned face down for the rest of the action."""
OVERFULL = "overfull"
"""The mark of a vampire that keeps what it stole above its capacity until the end of the turn (Jyhad sec. 15.3)."""


def drain(game: Game, copy: Copy) -> None:
    """Blood in excess of a vampire's capacity goes to the bank at once (sec. 1.5); one that is uncontrolled may hold
    more, which drains off as it becomes controlled (sec. 7)."""
    if not copy.blood or not is_vampire(game, copy) or OVERFULL in copy.marks:
        return
    excess = copy.blood - capacity(game, copy)
    if excess > 0 and game.in_play(copy):
        # What has just come is no loss that would spoil a withdrawal: the vampire never had it. What it had and can't
        # hold any more is one (sec. 9.2).
        never_had = min(excess, game.passing.now.poured.pop(copy.id, 0))
        game.doing.move_blood(m.Purse("card", copy.id), m.BANK, never_had)
        game.move_blood(m.Purse("card", copy.id), m.BANK, excess - never_had)


STARTED_WITH_MORE: Final = "started with more life"
"""The mark of an ally or retainer in play: how much life it has started with above what its card says."""


def starting_life(game: Game, copy: Copy) -> int:
    """The life with which an ally or retainer starts, an Imbued by its card's cost; a vampire's printed capacity."""
    printed = 0 if REPRESENTS in copy.marks else game.card(copy).capacity
    return (printed or facts(game, copy).life) + int(copy.marks.get(STARTED_WITH_MORE) or 0)


def give_blood(game: Game, copy: Copy, amount: int) -> None:
    """Move blood from the bank to a minion; what is too much drains off. Some allies gain none."""
    if is_ally(game, copy) and game.abilities.modifier(game, copy, "no life") > 0:
        return
    game.gain_blood(copy, amount)
    drain(game, copy)


def mark(game: Game, copy: Copy, name: str, value: str) -> None:
    """Put a mark on a copy, or with an empty value take it off."""
    if copy.marks.get(name, "") != value:
        game.do(m.SetMark(copy.id, name, value))
