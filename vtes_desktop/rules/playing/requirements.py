"""Who may play a card: Disciplines, clan, path, title and other requirements, and its cost (sec. 1.6.1, 1.6.3).

Each check answers with the reason why not, in words that go on “it …” (“is not Brujah”), or with nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from vtes_desktop.cards.model import ACTION_CARDS, Card, DisciplineLevel
from vtes_desktop.cards.terms import asks_for_discipline
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import of_what_stands
from vtes_desktop.rules.minions import SECTS_OF_TITLES
from vtes_desktop.rules.numbers import MinionNumber
from vtes_desktop.rules.playing.modes import Mode, acting_mode
from vtes_desktop.rules.playing.printed import WHATEVER
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

TITLES: Final = frozenset(
    {"primogen", "prince", "justicar", "inner circle", "bishop", "archbishop", "priscus", "cardinal", "regent"}
    | {"magaji", "kholo", "baron", "seraph", "inquisitor"}
)
CURRENCIES: Final = ("pool", "blood", "conviction")
SECTS: Final = frozenset({"camarilla", "sabbat", "laibon", "anarch", "independent"})
CREATURES: Final = frozenset(
    {"mortal", "ghoul", "mage", "animal", "werewolf", "wraith", "mummy", "changeling", "zombie", "demon", "gehenna"}
)
"""What allies and retainers are, in the first words of their text."""


def required(words: Iterable[str]) -> set[str]:
    """The words that are required with these: what requires a baron requires an Anarch (LSJ 20050128, LSJ 20080603)."""
    found = {*words}
    return found | {"anarch"} if "baron" in found else found


def has_disciplines(game: Game, minion: Copy, mode: Mode, *, lent: bool = False) -> bool:
    """Whether a minion has the Disciplines of a mode, or may play as a vampire that has them (sec. 1.5, 1.6.3); or a
    card that is `lent` to it has a basic level of one."""
    barred = minions.facts(game, minion).cannot
    if barred and (mode.type in barred or any(level.code in barred for level in mode.disciplines)):
        return False
    if minion.attached and _is_kept_from(game, minion, mode):
        return False
    if not mode.disciplines:
        return True
    if _is_barred(game, minion, mode):
        return False
    superior = False
    for level in mode.disciplines:  # asked of every card at every choice
        superior = superior or level.superior
    if superior and minion.attached and _is_kept_from_superior(game, minion, mode):
        return False
    if mode.requires and any(not has_word(game, minion, word) for word in mode.requires):
        return False
    has = minions.disciplines(game, minion)
    if minion.attached and AS_SUPERIOR in game.ever_borne() and (raised := _plays_as_superior(game, minion)):
        has = {**has, **dict.fromkeys(raised, 2)}
    met = [has.get(level.code, 0) >= (2 if level.superior else 1) for level in mode.disciplines]
    if any(met) if mode.any_of else all(met):
        return True
    if _is_spared_one(game, minion, mode, met):
        return True
    if mode.type == "Power" and _may_have_besides(game, minion, has):
        return True
    if superior:
        return False
    if lent and (mode.any_of or len(mode.disciplines) == 1):
        return True
    codes = {level.code for level in mode.disciplines}
    playing = minions.plays_as_vampire(game, minion)
    if mode.any_of or len(codes) == 1:
        enough = bool(codes & playing.codes)
    else:
        # Of what else lets it play cards of some Discipline, nothing is added to that (LSJ 20020218).
        enough = not playing.one and codes <= minions.facts(game, minion).as_vampire.codes
    return enough and mode.type not in playing.never and (not playing.only or mode.type in playing.only)


def used_of(game: Game, minion: Copy, mode: Mode) -> Sequence[DisciplineLevel]:
    """The Disciplines with which a minion plays a card in a mode: all that are asked; where one of them is enough,
    those that it has and that nothing keeps it from (ruling on cards of several Disciplines)."""
    if not mode.any_of:
        return mode.disciplines
    each = [level for level in mode.disciplines if has_disciplines(game, minion, _with_one(mode, level))]
    return each or mode.disciplines


def _with_one(mode: Mode, level: DisciplineLevel) -> Mode:
    return replace(mode, disciplines=(level,), any_of=False)


AS_SUPERIOR: Final = "plays as superior"
"""The mark of a card on a minion: the Discipline whose cards that plays as though it had it at superior."""


def _plays_as_superior(game: Game, minion: Copy) -> list[str]:
    """The Disciplines whose cards a minion plays as though it had them at superior."""
    return [each.marks[AS_SUPERIOR] for each in minions.on_it(game, minion) if AS_SUPERIOR in each.marks]


KEPT_FROM_CARDS: Final[frozenset[MinionNumber]] = frozenset({"no cards", "no Discipline cards", "no action cards"})
"""What keeps a minion from playing some cards, or all."""


def _is_kept_from(game: Game, minion: Copy, mode: Mode) -> bool:
    """Whether a card on a minion keeps it from playing cards: any, those of a mode with Disciplines, action cards."""
    kept = game.abilities.those_that_count(game, minion, KEPT_FROM_CARDS)
    return bool(kept) and (
        "no cards" in kept
        or ("no Discipline cards" in kept and asks_for_discipline(level.code for level in mode.disciplines))
        or (mode.type in ACTION_CARDS and "no action cards" in kept)
    )


def _is_kept_from_superior(game: Game, minion: Copy, mode: Mode) -> bool:
    """Whether a card on a minion keeps it from cards that require a superior Discipline, as a mode does."""
    above = (level.code for level in mode.disciplines if level.superior)
    return game.abilities.modifier(game, minion, "no superior") > 0 and asks_for_discipline(above)


def _is_barred(game: Game, minion: Copy, mode: Mode) -> bool:
    """Whether an effect keeps a minion from cards that require one of a mode's Disciplines; where one of them is
    enough, from each that it has."""
    barred = (*game.passing.action.barred, *game.passing.combat.barred)
    standing = game.abilities.alters(game, "no cards requiring")
    if not barred and not standing:
        return False
    if mode.any_of:
        return not any(has_disciplines(game, minion, _with_one(mode, level)) for level in mode.disciplines)
    codes = {level.code for level in mode.disciplines}
    if standing and not codes.isdisjoint(game.abilities.codes(game, minion, "no cards requiring")):
        return True
    return any(
        each.minion == minion.id
        and (codes & set(each.codes) if each.codes else asks_for_discipline(codes))
        and (not each.types or mode.type in each.types)
        for each in barred
    )


def _is_spared_one(game: Game, minion: Copy, mode: Mode, met: list[bool]) -> bool:
    """Whether an effect stands for one basic Discipline that is required, of several not for more: one that lets the
    minion play it as a vampire in the running action (LSJ 20011217), or a vampire meet it."""
    if not mode.any_of and met.count(False) != 1:
        return False
    lacks = [level.code for level, has in zip(mode.disciplines, met, strict=True) if not (has or level.superior)]
    lent = game.passing.action.lent.get(minion.id, ()) if game.table.action is not None else ()
    if any(code in lent for code in lacks):
        return True
    return asks_for_discipline(lacks) and game.abilities.modifier(game, minion, "meets a basic Discipline") > 0


def _may_have_besides(game: Game, minion: Copy, has: Mapping[str, int]) -> bool:
    """Whether an effect lets an Imbued have one power whose virtues it does not have, and it has none such yet."""
    if not minions.is_imbued(game, minion) or game.abilities.modifier(game, minion, "one power besides") <= 0:
        return False
    powers = (card for below in minions.on_it(game, minion) if "Power" in (card := game.card(below)).types)
    return all(level.code in has for card in powers for level in card.disciplines)


def meets(game: Game, minion: Copy, card: Card, *, lent: bool = False, played: bool = True) -> bool:
    """Whether a minion meets a card's clan, path and other requirements (sec. 1.6.1)."""
    return not unmet(game, minion, card, lent=lent, played=played)


def unmet(game: Game, minion: Copy, card: Card, *, lent: bool = False, played: bool = True) -> tuple[str, ...]:
    """The first requirement of a card, besides Disciplines, that a minion does not meet: the words of which one would
    do; empty when it meets all.

    Of titles any one will do, of sects, and of what allies are; each of the rest must be met. Who can play cards as
    though it were something else can't get one so that is not `played`, but brought by an effect (ruling LSJ 20050119).
    """
    plays_as = minions.facts(game, minion).plays_as if played else frozenset()
    if "Ally" in card.types and plays_as & game.facts(card).kinds:
        return ()
    of_clan = not card.clans or minions.clan(game, minion) in card.clans or plays_as & {*card.clans, WHATEVER}
    if not of_clan:
        return card.clans
    if card.path and not (card.kind == "crypt" or minions.path(game, minion) == card.path):
        return (f"path of {card.path}",)
    told = game.facts(card)
    if not card.requirement and not card.costs and not told.needs_vampire:
        return ()
    if (
        told.needs_vampire
        and not (minions.is_vampire(game, minion) or lent or plays_it_as_one(game, minion, card))
        and not is_spared_blood(game, minion, card)
    ):
        return ("vampire",)
    if any(cost.currency == "conviction" for cost in card.costs) and not minions.is_imbued(game, minion):
        return ("imbued",)
    if told.either:
        return () if any(has_word(game, minion, word) for word in told.either) else told.either
    wanted = told.requirement
    # Who plays it as of a title is of the sect of that, too (ruling on Karl Schrekt).
    plays_as |= {SECTS_OF_TITLES[title].lower() for title in plays_as & {*wanted} if title in SECTS_OF_TITLES}
    if card.disciplines and "independent" in wanted and _is_of_no_sect(game, minion):
        wanted = tuple(word for word in wanted if word not in SECTS)
    high = wanted and HIGH_TITLES & {*wanted} and {*ACTION_CARDS} & {*card.types}
    if high and game.abilities.modifier(game, minion, "acts as archbishop or cardinal") > 0:
        wanted = tuple(word for word in wanted if word not in TITLES)
    by_name = minions.plays_named(game, minion) if played and wanted else ()
    if any(each.name == card.name and each.title in wanted for each in by_name):
        wanted = tuple(word for word in wanted if word not in TITLES)
    if wanted and plays_it_as_one(game, minion, card):
        plays_as |= {minions.plays_as_vampire(game, minion).sect}
    return _first_missing(game, minion, wanted, plays_as)


HIGH_TITLES: Final = frozenset({"archbishop", "cardinal"})


def plays_no_action_cards(game: Game, minion: Copy) -> bool:
    """Whether a minion's own card keeps it from playing cards with which actions are taken; not from having what an
    effect brings (ruling on Beast, The Leatherface of Detroit)."""
    return "action cards" in minions.facts(game, minion).cannot


def has_title_for(game: Game, minion: Copy, card: Card) -> bool:
    """Whether a minion has one of the titles that a card requires."""
    return any(has_word(game, minion, word) for word in game.facts(card).requirement if word in TITLES)


def _is_of_no_sect(game: Game, minion: Copy) -> bool:
    """Whether a minion is an ally without a sect who plays cards as a vampire: it counts as Independent for them
    (ruling)."""
    as_vampire = minions.is_ally(game, minion) and minions.plays_as_vampire(game, minion).codes
    return bool(as_vampire) and not minions.sect(game, minion)


def is_spared_blood(game: Game, minion: Copy, card: Card) -> bool:
    """Whether who is no vampire can play a card that asks for one by its blood alone, as all of that may be taken off
    its cost (ruling on The Shard)."""
    if minions.is_vampire(game, minion) or not game.facts(card).only_for_blood or plays_it_as_one(game, minion, card):
        return False
    seat = minion.controller
    less = sum(each.less for each in game.abilities.rebates(game, seat, minion, card, "blood"))
    return bool(less) and not is_variable(game, card) and price(game, seat, minion, card, "blood") <= less


def blood_for(game: Game, minion: Copy, card: Card) -> int:
    """The blood, or life, with which a minion can pay for a card: none where it plays it as it is spared that."""
    return 0 if is_spared_blood(game, minion, card) else minion.blood


def blood_to_play(game: Game, minion: Copy, card: Card, mode: Mode | None = None) -> int:
    """The blood, or life, that a minion has for what a card costs as it plays it. Who is no vampire, and plays it as
    none, has no blood: it pays with life only what it costs more in blood or life (sec. 1.6.3, ruling on Étienne
    Fauberge)."""
    if is_spared_blood(game, minion, card):
        return 0
    if minions.is_vampire(game, minion) or plays_it_as_one(game, minion, card) or "blood" in _currencies(card):
        return minion.blood
    return min(minion.blood, game.abilities.in_life(game, minion, card, mode))


def plays_it_as_one(game: Game, minion: Copy, card: Card) -> bool:
    """Whether an ally plays a card as a vampire: only one that requires a Discipline of which its text says so
    (sec. 1.6.3)."""
    codes = minions.plays_as_vampire(game, minion).codes
    return bool(codes) and any(level.code in codes for level in card.disciplines)


def is_beyond(
    game: Game,
    minion: Copy,
    target: Copy,
    card: Card | None = None,
    *,
    played: bool = True,
    level: str = "",
    cost: tuple[int, int] = (0, 0),
) -> bool:
    """Whether an effect has an action at something of another Methuselah cost blood or pool that who would take it
    hasn't (sec. 1.6.1, 6.2.3): see :func:`is_beyond_means`. None where the card isn't known yet that is `played` for
    the action, else that costs what it costs at that level, and an action by a card in play so much blood and pool."""
    if not is_added_to(game):
        return False
    if played and card is not None:
        cost = prices(game, minion.controller, minion, card, acting_mode(game.facts(card).modes, level))
    lost = target.place.region == "ash heap" or target.controller == minion.controller
    action = Action(
        "action card" if played else "card in play",
        minion.id,
        minion.controller,
        targets=(target.id,),
        seats=() if lost else (target.controller,),
        blood_cost=cost[0],
        pool_cost=cost[1],
    )
    return is_beyond_means(game, minion, action, card, played=played)


@of_what_stands
def is_added_to(game: Game) -> bool:
    """Whether a card in play may add something to what an action costs, or take it off."""
    return any(game.abilities.alters(game, each) for each in minions.ADDED_TO_COST)


def is_beyond_means(game: Game, minion: Copy, action: Action, card: Card | None = None, *, played: bool = True) -> bool:
    """Whether what cards in play add to the cost of an action can't be paid by who would take it (sec. 1.6.1, 6.2.3):
    with what its cost is besides, less what may be taken off it, it is more than there is. An ally has no blood at all
    for that, unless it plays the `card` for the action as a vampire, None where that isn't known yet (sec. 1.6.3,
    ruling on Étienne Fauberge); its life will do only where an effect says so."""
    as_one = played and bool(minions.plays_as_vampire(game, minion).codes)
    as_one = as_one and (card is None or plays_it_as_one(game, minion, card))
    with minions.as_if(game, action):
        only_blood = game.abilities.modifier(game, minion, "action blood") > 0
        blood = minions.added_to_cost(game, minion, "blood")
        pool = minions.added_to_cost(game, minion, "pool")
    if only_blood and minions.is_ally(game, minion) and not as_one:
        return True
    lacks_blood = action.blood_cost + blood - minion.blood
    lacks_pool = action.pool_cost + pool - game.table.seats[minion.controller].pool
    for currency, added, lacks in (("blood", blood, lacks_blood), ("pool", pool, lacks_pool)):
        if added > 0 and lacks > 0:
            rebates = game.abilities.rebates(game, minion.controller, minion, card, currency) if played and card else ()
            if lacks > sum(each.less for each in rebates):
                return True
    return False


def _first_missing(game: Game, minion: Copy, wanted: tuple[str, ...], plays_as: frozenset[str]) -> tuple[str, ...]:
    """The first of the words required that a minion is not, nor plays as, with those that would do as well."""
    one_of = [tuple([word for word in wanted if word in group]) for group in (TITLES, SECTS, CREATURES)]
    if WHATEVER in plays_as:
        one_of = [one_of[0], one_of[2]]
    for words in one_of:
        if words and not any(has_word(game, minion, word) for word in words) and not plays_as & {*words}:
            return words
    for word in wanted:
        if word not in TITLES and word not in SECTS and word not in CREATURES and not has_word(game, minion, word):
            return (word,)
    return ()


@lru_cache(maxsize=512)
def counted(word: str) -> tuple[int, str] | None:
    """``2 gehenna`` and ``2 path of …``: what must be there how many times."""
    count, _, what = word.partition(" ")
    return (int(count), what) if count.isdecimal() and (what == "gehenna" or what.startswith("path of ")) else None


@lru_cache(maxsize=512)
def capacity_asked(word: str) -> tuple[int, bool] | None:
    """``capacity 5 or more``: the number, and whether it is the least."""
    match word.split():
        case ["capacity", number, "or", ("more" | "less") as which]:
            return int(number), which == "more"
    return None


def has_word(game: Game, minion: Copy, word: str) -> bool:
    """Whether a requirement's word is true of a minion."""
    if word.startswith("non-"):
        return not has_word(game, minion, word[4:])
    if size := capacity_asked(word):
        have = minions.playing_capacity(game, minion)
        return have >= size[0] if size[1] else have <= size[0]
    if there := counted(word):
        return _there(game, minion, there[1]) >= there[0]
    if word == "anarch":
        return minions.is_anarch(game, minion)
    if word in SECTS:
        return minions.sect(game, minion).lower() == word
    facts = minions.facts(game, minion)
    match word:
        case "inquisitor":
            return minions.has_title(game, minion, word) or minions.is_made(game, minion, word)
        case "seraph":
            made = minion.marks.get("black hand") == "seraph" or minions.has_trait(game, minion, "seraph")
            return facts.seraph or made
        case "titled":
            return bool(minions.title(game, minion))
        case "city title":
            return minions.has_city(game, minion)
        case "imbued":
            return minions.is_imbued(game, minion)
        case "mortal" if minions.is_imbued(game, minion):
            # It is a mortal ally (Imbued appendix).
            return True
        case "true faith":
            return game.facts(minions.face(game, minion)).true_faith
        case "sterile":
            return minions.is_sterile(game, minion)
        case "bahari":
            return "bahari" in minion.marks or minions.is_made(game, minion, word)
        case ("infernal" | "red list" | "black hand") as trait:
            return minions.has_trait(game, minion, trait)
        case "scarce":
            return facts.scarce
        case "flight":
            return "fli" in minions.disciplines(game, minion)
        case "slave":
            return bool(minion.marks.get("slave", facts.slave_of))
        case "caitiff":
            return minions.clan(game, minion) == "Caitiff"
        case "unmerged":
            return not minions.is_merged(minion)
        case "base" | "advanced":
            return game.card(minion).advanced == (word == "advanced")
        case "same circle":
            return _has_brother(game, minion)
        case _ if word.startswith("path of "):
            return f"path of {minions.path(game, minion)}".lower() == word
        case _ if word in CREATURES:
            return word in game.facts(minions.face(game, minion)).kinds
    return word in TITLES and minions.has_title(game, minion, word)


def _there(game: Game, minion: Copy, what: str) -> int:
    if what == "gehenna":
        return events_in_play(game)
    others = minions.ready_minions(game, minion.controller)
    return sum(f"path of {minions.path(game, other)}".lower() == what for other in others)


def _has_brother(game: Game, minion: Copy) -> bool:
    """Whether there is another ready Blood Brother of a minion's circle, whoever controls it."""
    others = (other for seat in game.playing() for other in minions.ready_minions(game, seat))
    return any(other is not minion and of_one_circle(game, minion, other) for other in others)


def of_one_circle(game: Game, one: Copy, other: Copy) -> bool:
    """Whether two minions are Blood Brothers of the same circle (sec. 11); who is of another clan now is none."""
    same = _circle(game, one) == _circle(game, other)
    return same and all(minions.clan(game, each) == "Blood Brother" for each in (one, other))


def _circle(game: Game, minion: Copy) -> str:
    if "circle" in minion.marks:
        return minion.marks["circle"]
    return game.facts(game.card(minion)).circle or own_circle(minion)


def has_own_circle(game: Game, minion: Copy) -> bool:
    """Whether a vampire is of no circle but its own (rulings on New Blood)."""
    return _circle(game, minion) == own_circle(minion)


def own_circle(minion: Copy) -> str:
    """What the circle is called that is a vampire's alone, or that of those who have joined it."""
    return f"of {minion.id}"


def circles(game: Game) -> list[str]:
    """The circles of Blood Brothers that there are, by name (sec. 11)."""
    return sorted({circle for card in game.catalogue.crypt if (circle := game.facts(card).circle)})


def events_in_play(game: Game) -> int:
    """How many Gehenna events are in play."""
    return sum(
        game.facts(game.card(copy)).gehenna
        for seat in game.table.playing()
        for copy in game.pile(seat, "in play")
        if copy.face_up
    )


def cost_of(card: Card, currency: str) -> int:
    """A card's printed cost in ``pool``, ``blood`` or ``conviction``; what is variable counts as 0."""
    return sum([cost.amount for cost in card.costs if cost.currency == currency]) if card.costs else 0


def price(
    game: Game, seat: int, minion: Copy | None, card: Card, currency: str, mode: Mode | None = None, x: int = 0
) -> int:
    """What a card costs whoever plays it now: its printed cost, `x` for its X, with what cards in play add to it; never
    less than 0 (sec. 1.6.1)."""
    printed, variable = x, False
    for cost in card.costs:
        variable = variable or cost.variable
        if cost.currency == currency:
            printed += cost.amount
    if variable:
        printed += _count_x(game, seat, card, currency)
    return max(0, printed + game.abilities.price(game, seat, minion, card, currency, mode, printed))


def cost_in_play(game: Game, copy: Copy, currency: str) -> int:
    """What a card in play counts as costing: equipment what it would cost who bears it (rulings on Black Cat)."""
    bearer = game.table.copies.get(copy.place.on)
    if bearer is None or not minions.is_equipment(game, copy):
        return cost_of(minions.face(game, copy), currency)
    return price(game, copy.controller, bearer, game.card(copy), currency)


def prices(game: Game, seat: int, minion: Copy, card: Card, mode: Mode | None) -> tuple[int, int]:
    """What a card that a minion plays in a mode costs in blood and in pool."""
    return price(game, seat, minion, card, "blood", mode), price(game, seat, minion, card, "pool", mode)


def is_variable(game: Game, card: Card) -> str:
    """The currency of a card's cost X, which its player chooses (sec. 1.6.1); empty for none, or an X that is
    counted."""
    return "" if not card.costs or game.facts(card).counted_x else _of_x(card)


def _of_x(card: Card) -> str:
    """The currency of a card's cost X; empty for none."""
    return next((cost.currency for cost in card.costs if cost.variable), "")


def _count_x(game: Game, seat: int, card: Card, currency: str) -> int:
    """What the counted X of a card's cost comes to now."""
    counted = game.facts(card).counted_x
    if not counted or _of_x(card) != currency:
        return 0
    if counted == "combat":
        now = sum(copy.card == card.id and "played" in copy.marks for copy in game.pile(seat, "in play"))
        return game.fight.played[card.id] - now if game.fight is not None else 0
    there = game.controlled(seat) if counted == "in play" else game.pile(seat, "ash heap")
    return sum(copy.card == card.id and "played" not in copy.marks for copy in there)


def combat_rebates(game: Game, minion: Copy | None, card: Card, currency: str) -> list[lasting.Rebate]:
    """What effects of the running combat may take off the cost of a combat card."""
    if game.fight is None or minion is None or currency != "blood" or "Combat" not in card.types:
        return []
    return list(lasting.of(game.fight, lasting.Rebate, minion))


@lru_cache(maxsize=8192)
def _currencies(card: Card) -> tuple[str, ...]:
    """What a card costs, as printed: ``pool``, ``blood`` …"""
    return tuple(cost.currency for cost in card.costs)


FULL: Final[Mapping[str, int]] = {}
"""Nothing that is taken off a cost."""


def can_pay(
    game: Game, seat: int, minion: Copy | None, card: Card, mode: Mode | None = None, less: Mapping[str, int] = FULL
) -> bool:
    """Whether a card's cost can be paid, `less` what an effect takes off each currency (sec. 1.6.1)."""
    return not unpaid(game, seat, minion, card, mode, less)


def unpaid(
    game: Game, seat: int, minion: Copy | None, card: Card, mode: Mode | None = None, less: Mapping[str, int] = FULL
) -> str:
    """Why a card's cost can't be paid, or nothing: pool by the Methuselah, blood by the minion (sec. 1.6.1).

    The last pool may be spent, and is the end of its Methuselah. What is said of an action as that is announced counts
    only where one could be (ruling on Charming Lobby).
    """
    may_announce = game.table.action is None and game.table.phase == "minion"
    for currency in CURRENCIES if game.abilities.priced(game, minion, card) else _currencies(card):
        amount = max(0, price(game, seat, minion, card, currency, mode) - less.get(currency, 0))
        if not amount:
            continue
        rebates = game.abilities.rebates(game, seat, minion, card, currency)
        amount -= sum(each.less for each in rebates if not each.announced or may_announce)
        amount -= sum(rebate.blood for rebate in combat_rebates(game, minion, card, currency))
        if currency == "pool":
            have = game.table.seats[seat].pool
        elif minion is None:
            return f"costs {amount} {currency}, which only a minion has"
        elif currency == "blood":
            have = blood_to_play(game, minion, card, mode)
        else:
            have = sum("Conviction" in game.card(below).types for below in minions.on_it(game, minion))
        if amount > have:
            return f"costs {amount} {currency}, and there {'is' if have == 1 else 'are'} only {have}"
    return ""
