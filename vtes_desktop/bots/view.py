"""What one seat sees of a table, as a player thinks of it: its minions and theirs, what they can do, who threatens.

Everything is read off the seat's mirror by the rules' own functions; nothing else is known to a computer Methuselah.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import CardText, Reading, Usable
from vtes_desktop.abilities.facts import Facts, facts_of
from vtes_desktop.abilities.onlooker import Onlooker
from vtes_desktop.abilities.option_facts import USES, mode_of, used_in
from vtes_desktop.abilities.text.facts.action_text import played
from vtes_desktop.abilities.text.facts.fixed_effects import does
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.abilities.vocabulary.effects.fixed import Fixed
from vtes_desktop.bots.weights import Weights
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, CardType
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.action import cost_now
from vtes_desktop.rules.minion.action_text import ActionText
from vtes_desktop.rules.playing import requirements
from vtes_desktop.rules.playing.fitting import is_directed_so, is_taken_by
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import NOBODY, Copy, Table

NOTHING_KNOWN = Facts()
EASY = 5
"""Pool above which a pool more or less is no matter of life and death."""
_Addition = tuple[Copy, Card, list[tuple[Mode, int]]]
"""A card of the hand that adds something, with each way to play it so and how much that is."""


class Knowledge:
    """What is the same in every game: the cards, what they do, and how a player of some character weighs."""

    def __init__(self, catalogue: Catalogue, texts: Texts) -> None:
        self.catalogue = catalogue
        self.texts = texts
        self.onlooker = Onlooker(catalogue, texts)
        self._modes: dict[int, tuple[Mode, ...]] = {}
        self._facts: dict[tuple[int, str, str], Facts] = {}
        self._uses: dict[tuple[int, str], Facts] = {}
        self._all: dict[int, list[Facts]] = {}
        self._per_turn: dict[int, float] = {}

    def modes(self, card: Card) -> tuple[Mode, ...]:
        """The ways to play a card, but for what it only answers another with; none for one of the crypt."""
        found = self._modes.get(card.id)
        if found is None:
            ways = modes(card) if card.kind == "library" else ()
            found = self._modes[card.id] = tuple(mode for mode in ways if not mode.reflex)
        return found

    def facts(self, card: Card, kind: str, level: str) -> Facts:
        """What playing a card as a type at a level does."""
        key = card.id, kind, level
        found = self._facts.get(key)
        if found is None:
            found = self._facts[key] = self._find(card, kind, level)
        return found

    def _find(self, card: Card, kind: str, level: str) -> Facts:
        mode = next((each for each in self.modes(card) if each.level == level and kind in ("", each.type)), None)
        reading: Reading | None = self.texts.of(card).at(level, mode.type if mode else kind)
        found = facts_of(reading) if reading is not None else NOTHING_KNOWN
        if reading is not None and reading.unread:
            # Half of it would be done by hand.
            found = replace(found, known=False)
        elif mode is None or found.known:
            return found
        if mode is None:
            return found
        fixed = does(card, mode)
        return facts_of(Reading(mode.type, words=(Fixed(fixed),))) if not fixed.rest else found

    def use(self, card: Card, option: Option) -> Facts:
        """What a card in play does by the use or action that an option is."""
        key = card.id, option.text
        found = self._uses.get(key)
        if found is None:
            used = used_in(self.texts.of(card), option)
            found = self._uses[key] = facts_of(used) if used is not None else NOTHING_KNOWN
        return found

    def all_facts(self, card: Card) -> list[Facts]:
        """What a card does in each way in which it is played, used, or acts by itself."""
        found = self._all.get(card.id)
        if found is None:
            found = [self.facts(card, mode.type, mode.level) for mode in self.modes(card)]
            for reading in self.texts.of(card).readings:
                found += [facts_of(each) for each in reading.usable]
                found += [facts_of(each) for each in reading.actions]
                found += [facts_of(Reading(reading.type, words=each.words)) for each in reading.upon]
            self._all[card.id] = found
        return found

    def asking_facts(self, card: Card, *, in_play: bool) -> list[Facts]:
        """What a card that asks for a target does: one that lies in play by its uses that ask for any, where it has
        such; another in each way."""
        found = self.all_facts(card)
        uses = [each for each in found[len(self.modes(card)) :] if each.where] if in_play else []
        return uses or found

    def per_turn(self, card: Card, find: Callable[[Card, CardText], float]) -> float:
        """What a card brings in each turn, found once."""
        found = self._per_turn.get(card.id)
        if found is None:
            found = self._per_turn[card.id] = find(card, self.texts.of(card))
        return found

    def action(self, card: Card, level: str) -> ActionText | None:
        """What the referee reads of the action that a card is played for."""
        for mode in self.modes(card):
            if mode.level == level and mode.type in ("Action", "Political Action"):
                return played(card, mode)
        return None


class View:
    """A seat's mirror, read for one decision."""

    def __init__(
        self,
        table: Table,
        seat: int,
        knowledge: Knowledge,
        weights: Weights,
        loss: float = 2.0,
        game: Game | None = None,
    ) -> None:
        self.loss = loss
        """The pool that others have cost this seat in a round of late."""
        self.table = table
        self.seat = seat
        self.knowledge = knowledge
        self.weights = weights
        self.game = game if game is not None else knowledge.onlooker.game(table, seat)
        self.awake: frozenset[int] = frozenset()
        """The minions of one's own that were woken for the running action."""
        self.sent: frozenset[int] = frozenset()
        """Those that a card has had attempt to block it."""
        self.tried: frozenset[int] = frozenset()
        """Those that have attempted to block it already."""
        self.played: frozenset[tuple[int, int]] = frozenset()
        """The printed cards that were played in it, each with one's own minion that did."""
        self.bled: frozenset[int] = frozenset()
        """The minions that have bled in this turn, and can't again."""
        self.held: Mapping[int, int] = {}
        """The turns of one's own for which a card of the hand was held."""
        self._numbers: dict[tuple[int, str], int] = {}
        self._once: dict[Callable[[View], Copy | None], Copy | None] = {}
        self._worths: dict[tuple[object, ...], float] = {}

    def once(self, which: Callable[[View], Copy | None]) -> Copy | None:
        """The card that a judge looks for, found once for all options of a choice."""
        if which not in self._once:
            self._once[which] = which(self)
        return self._once[which]

    def kept(self, key: tuple[object, ...], worth: Callable[[], float]) -> float:
        """What is the same for several options of a choice, reckoned once; `key` names it."""
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = worth()
        return found

    # -- Methuselahs ------------------------------------------------------------------------------------------------

    @cached_property
    def prey(self) -> int:
        """Whom one bleeds."""
        return self.table.prey(self.seat)

    @cached_property
    def predator(self) -> int:
        """By whom one is bled."""
        return self.table.predator(self.seat)

    def pool(self, seat: int) -> int:
        """A Methuselah's pool."""
        return self.table.seats[seat].pool

    @property
    def my_pool(self) -> int:
        """One's own pool."""
        return self.pool(self.seat)

    @cached_property
    def threats(self) -> tuple[int, ...]:
        """What the predator's minions bleed for that may act before one's next turn, the largest first."""
        action, now = self.table.action, self.table.active == self.predator
        acting = action.minion if action is not None else 0
        able = (each for each in self.ready(self.predator) if not now or not (each.locked or each.id == acting))
        amounts = (self.bleed(each) for each in able if not self.must_hunt(each))
        return tuple(sorted((amount for amount in amounts if amount > 0), reverse=True)[:8])

    def must_hunt(self, copy: Copy) -> bool:
        """Whether a minion is a vampire without blood, who can take no other action (sec. 6.1)."""
        return not copy.blood and self.is_vampire(copy)

    @cached_property
    def late(self) -> float:
        """How far the game is on: 0 at first, 1 from round 20 on."""
        return min(1.0, max(0.0, (self.table.round - 6) / 14))

    # -- cards ------------------------------------------------------------------------------------------------------

    def copy(self, number: int) -> Copy | None:
        """A card that this seat can tell apart; None for another."""
        return self.table.copies.get(number) if number else None

    def card(self, copy: Copy | None) -> Card | None:
        """The printed card, where its face is seen."""
        return self.knowledge.catalogue.cards.get(copy.card) if copy is not None and copy.card else None

    def name(self, copy: Copy | None) -> str:
        """A card's name for a reason."""
        card = self.card(copy)
        return card.display_name if card is not None else "a card"

    def hand(self) -> list[Copy]:
        """The cards of one's own hand."""
        return [self.table.copies[i] for i in self.table.pile(self.seat, "hand") if i in self.table.copies]

    def pile(self, seat: int, region: str) -> list[Copy]:
        """The cards of a region that can be told apart."""
        return [self.table.copies[i] for i in self.table.pile(seat, region) if i in self.table.copies]

    def ready(self, seat: int) -> list[Copy]:
        """The ready minions of a Methuselah."""
        found = self._ready.get(seat)
        if found is None:
            found = self._ready[seat] = list(minions.ready_minions(self.game, seat))
        return found

    @cached_property
    def _ready(self) -> dict[int, list[Copy]]:
        return {}

    def unlocked(self, seat: int) -> list[Copy]:
        """Those that are unlocked."""
        return [copy for copy in self.ready(seat) if not copy.locked]

    def torpid(self, seat: int) -> list[Copy]:
        """The vampires of a Methuselah in torpor."""
        return [copy for copy in self.pile(seat, "torpor") if copy.card]

    def mine(self, copy: Copy | None) -> bool:
        """Whether one controls a card oneself."""
        return copy is not None and copy.controller == self.seat

    # -- numbers ----------------------------------------------------------------------------------------------------

    def _number(self, copy: Copy, name: str) -> int:
        key = copy.id, name
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = self._count(copy, name)
        return found

    def _count(self, copy: Copy, name: str) -> int:
        game = self.game
        match name:
            case "bleed":
                prey = game.table.prey(copy.controller)
                # What hangs on whom it bleeds counts as it would against the prey of its Methuselah.
                if prey != copy.controller and minions.is_ready(game, copy):
                    return minions.bleed_against(game, copy, prey)
                return minions.bleed_amount(game, copy)
            case "strength":
                return minions.strength(game, copy)
            case "capacity":
                return minions.capacity(game, copy) if minions.is_vampire(game, copy) else max(1, copy.blood)
            case "stealth":
                return minions.stealth(game, copy)
            case "intercept":
                return minions.intercept(game, copy)
            case "votes":
                return minions.votes(game, copy)
        raise ValueError(f"No number is called {name}.")

    def bleed(self, copy: Copy) -> int:
        """How much a minion bleeds for."""
        return self._number(copy, "bleed")

    def strength(self, copy: Copy) -> int:
        """A minion's strength."""
        return self._number(copy, "strength")

    def capacity(self, copy: Copy) -> int:
        """A vampire's capacity; of an ally its life."""
        return self._number(copy, "capacity")

    def stealth(self, copy: Copy) -> int:
        """Stealth that a minion has from cards in play."""
        return self._number(copy, "stealth")

    def intercept(self, copy: Copy) -> int:
        """Intercept that a minion has from cards in play."""
        return self._number(copy, "intercept")

    def votes(self, copy: Copy) -> int:
        """The votes of a minion's title."""
        return self._number(copy, "votes")

    def is_vampire(self, copy: Copy) -> bool:
        """Whether a card is a vampire."""
        return minions.is_vampire(self.game, copy)

    # -- what options are -------------------------------------------------------------------------------------------

    def facts(self, option: Option) -> Facts:
        """What an option to play or use a card does, as far as it is known."""
        copy = self.copy(option.copy)
        card = self.card(copy)
        if card is None or copy is None:
            return NOTHING_KNOWN
        if option.kind in USES:
            return self.knowledge.use(card, option)
        return self.knowledge.facts(card, "", option.level)

    def facts_about(self, about: int) -> list[Facts]:
        """What the card that asks something does: one in play by its uses, one that is played by each way in which it
        may be played, and where an action by it runs by the level of that."""
        copy = self.copy(about)
        card = self.card(copy)
        if card is None or copy is None:
            return []
        action = self.table.action
        if action is None or action.card != about or self.game.in_play(copy):
            return self.knowledge.asking_facts(card, in_play=self.game.in_play(copy))
        levels = (mode for mode in self.knowledge.modes(card) if mode.level == action.level)
        return [self.knowledge.facts(card, mode.type, mode.level) for mode in levels]

    def locks_for_it(self, option: Option) -> int:
        """The card in play that is locked for what an option uses it for; 0 for none."""
        copy = self.copy(option.copy)
        card = self.card(copy)
        if card is None or option.kind != "use":
            return 0
        used = used_in(self.knowledge.texts.of(card), option)
        return option.copy if isinstance(used, Usable) and used.locks else 0

    @cached_property
    def my_hand_facts(self) -> list[Facts]:
        """What the cards of one's hand can do, each way of each."""
        found = []
        for copy in self.hand():
            card = self.card(copy)
            if card is not None:
                found += [self.knowledge.facts(card, mode.type, mode.level) for mode in self.knowledge.modes(card)]
        return found

    def action_of_mine(self) -> bool:
        """Whether the running action is one's own."""
        action = self.table.action
        return action is not None and action.seat == self.seat

    def starves(self, minion: Copy | None, blood: int) -> bool:
        """Whether so much blood of a minion is needed for the cost of the action that it takes, which is paid as that
        resolves."""
        action = self.table.action
        if action is None or minion is None or minion.id != action.minion or blood <= 0:
            return False
        cost = cost_now(self.game, minion, "blood") - action.share
        return cost > 0 and minion.blood - blood < cost

    def is_at_me(self) -> bool:
        """Whether the running action is directed at oneself or what one controls."""
        action = self.table.action
        if action is None:
            return False
        return self.seat in action.seats or any(self.mine(self.copy(i)) for i in action.targets)

    def others(self) -> list[int]:
        """The other Methuselahs still playing."""
        return [seat for seat in self.table.playing() if seat != self.seat]

    def owner_of(self, copy: Copy | None) -> int:
        """Who controls a card; nobody for none."""
        return copy.controller if copy is not None else NOBODY

    # -- the hand ---------------------------------------------------------------------------------------------------

    def hand_cards(self) -> list[Card]:
        """The printed cards of one's hand."""
        return self._hand_cards

    @cached_property
    def _hand_cards(self) -> list[Card]:
        return [card for copy in self.hand() if (card := self.card(copy)) is not None]

    def capacity_printed(self, copy: Copy) -> int:
        """The printed capacity of a crypt card; 0 for a card that is none."""
        card = self.card(copy)
        return (card.capacity or 0) if card is not None else 0

    def cost(self, card: Card, currency: str) -> int:
        """What is printed as a card's cost in pool or blood; 1 for X."""
        return sum(1 if cost.variable else cost.amount for cost in card.costs if cost.currency == currency)

    def price(self, option: Option, currency: str) -> int:
        """What the card of an option costs in pool or blood now, with what cards in play add; 1 for X."""
        card, minion = self.card(self.copy(option.copy)), self.copy(option.minion)
        if card is None:
            return 0
        printed = self.cost(card, currency)
        if not printed and not (self._raised or (minion is not None and minion.marks)):
            return 0
        key = "price", option.copy, option.minion, option.kind, option.level, currency
        return int(
            self.kept(key, lambda: max(0, printed + self._surcharge(minion, card, currency, mode_of(card, option))))
        )

    def _surcharge(self, minion: Copy | None, card: Card, currency: str, mode: Mode | None) -> int:
        """What cards in play add to the price of a card that a minion would play."""
        if not self.game.abilities.priced(self.game, minion, card):
            return 0
        return self.game.abilities.price(self.game, self.seat, minion, card, currency, mode)

    def pays_then(self, minion: Copy, card: Card, mode: Mode, paid: int) -> bool:
        """Whether a minion could pay the blood that a card of the hand costs now, once it has `paid` so much."""
        more = self._surcharge(minion, card, "blood", mode) if self._raised or minion.marks else 0
        return self.cost(card, "blood") + more <= minion.blood - paid

    @cached_property
    def _raised(self) -> bool:
        return self.knowledge.onlooker.abilities.raises_prices(self.game)

    @cached_property
    def asks_tolls(self) -> bool:
        """Whether a card in play changes what actions cost, whoever takes them."""
        return any(self.game.abilities.alters(self.game, name) for name in minions.ADDED_TO_COST)

    def pool_left(self, option: Option) -> int:
        """One's own pool once a card is played or used, by its price and by what it burns."""
        left = self.my_pool + min(0, self.facts(option).pool)
        card = self.card(self.copy(option.copy)) if option.kind not in USES else None
        if card is None:
            return left
        printed = self.cost(card, "pool")
        # What cards in play add to a price is little.
        return left - (printed if left - printed > EASY else self.price(option, "pool"))

    def lies(self, number: int) -> bool:
        """Whether a card of this number is in play."""
        return number in self._lying

    @cached_property
    def _lying(self) -> set[int]:
        return {copy.card for copy in self.game.lying_in_play()}

    def unique(self, copy: Copy) -> bool:
        """Whether only one of a card can be in play."""
        return minions.is_unique(self.game, copy)

    def is_in_vain(self, option: Option) -> bool:
        """Whether the card of an option would be contested as it comes into play, or burned where the other is one's
        own."""
        copy = self.copy(option.copy)
        if copy is None or copy.card not in self._lying or not self.unique(copy) or self.game.in_play(copy):
            return False
        return self.facts(option).stays or option.kind in ("equip", "recruit", "employ", "master", "event")

    def is_known(self, card: Card) -> bool:
        """Whether a card plays itself."""
        return self.knowledge.texts.of(card).covered

    def needs_minion(self, card: Card) -> bool:
        """Whether a master card goes on a minion or asks for one."""
        return bool(card.clans or card.disciplines) or any(
            word.__class__.__name__ == "PutOn"
            for reading in self.knowledge.texts.of(card).readings
            for word in reading.words
        )

    def plays(self, minion: Copy, card: Card, mode: Mode) -> bool:
        """Whether a minion has the Disciplines for a way to play a card, and its clan."""
        printed = self.card(minion)
        if printed is None:
            return False
        if card.clans and not set(card.clans) & set(printed.clans):
            return False
        if not mode.disciplines:
            return True
        levels = self._levels(minion, printed)
        for wanted in mode.disciplines:
            has = levels.get(wanted.code, 0) >= (2 if wanted.superior else 1)
            if has == mode.any_of:
                return has
        return not mode.any_of

    def _levels(self, minion: Copy, printed: Card) -> Mapping[str, int]:
        """The Disciplines of a minion, 2 for superior; of one who waits to come out those that are printed."""
        found = self._disciplines.get(minion.id)
        if found is None:
            if minion.place.region == "uncontrolled":
                found = {}
                for each in printed.disciplines:
                    found[each.code] = max(found.get(each.code, 0), 2 if each.superior else 1)
            else:
                found = minions.disciplines(self.game, minion)
            self._disciplines[minion.id] = found
        return found

    @cached_property
    def _disciplines(self) -> dict[int, Mapping[str, int]]:
        return {}

    def could_play(self, minion: Copy, card: Card, mode: Mode) -> bool:
        """Whether a minion in play could play a card: it has what it takes, the blood for its cost too."""
        key = minion.id, card.id, mode.type, mode.level
        found = self._playable.get(key)
        if found is None:
            found = self._playable[key] = (
                self.plays(minion, card, mode)
                and self.cost(card, "blood") <= minion.blood
                and requirements.meets(self.game, minion, card)
            )
        return found

    @cached_property
    def _playable(self) -> dict[tuple[int, int, str, str], bool]:
        return {}

    def fits(self, minion: Copy, card: Card, mode: Mode) -> bool:
        """Whether the running action is one to which a card is a reaction of a minion: none reacts twice with the same,
        some only as long as it is locked, and some only against a younger vampire or one of its predator's."""
        action = self.table.action
        when = self.knowledge.onlooker.abilities.timing(card, mode)
        if action is None or (when.action and action.kind not in when.action):
            return False
        if (minion.id, card.id) in self.played or (when.locked == "only" and not minion.locked):
            return False
        if not is_directed_so(self.game, self.seat, when):
            return False
        asks = when.predator or when.younger != "no"
        if asks and not is_taken_by(self.game, minion, when):
            return False
        return not (when.not_bleed and action.kind == "bleed") and action.bleeds_for >= when.bleed_least

    def may_play(self, copy: Copy, mode: Mode, minion: Copy) -> bool:
        """Whether what a card of the hand asks for in its text is so now, for a minion that would play it."""
        return self.knowledge.onlooker.abilities.may(self.game, self.seat, copy, mode, minion)

    def usable_cards(self, minion: Copy) -> int:
        """How many cards of the hand a minion could play."""
        return sum(
            any(self.plays(minion, card, mode) for mode in self.knowledge.modes(card))
            for card in self.hand_cards()
            if card.disciplines or card.clans
        )

    def _best(self, minion: Copy, kind: str, what: str, spent: int, *, now: bool = False) -> int:
        """The sum of the best three additions that a minion could play from the hand, without one card that is `spent`;
        `now`: in the running action. A minion plays no two of a card in one action."""
        found: dict[int, int] = {}
        gone = self.card(self.copy(spent)) if now else None
        toll = self._block_toll(minion) if now else 0
        for copy, card, ways in self._additions(kind, what):
            if copy.id != spent and card is not gone and card.id not in found:
                found[card.id] = max(
                    (
                        number
                        for mode, number in ways
                        if (not now or self.fits(minion, card, mode))
                        and self.could_play(minion, card, mode)
                        and (not toll or self.pays_then(minion, card, mode, toll))
                        and (not now or self.may_play(copy, mode, minion))
                    ),
                    default=0,
                )
        return sum(sorted(found.values())[-3:])

    def _block_toll(self, minion: Copy) -> int:
        """The blood that a minion must burn to attempt to block the running action, which it doesn't attempt yet."""
        action = self.table.action
        if action is None or action.blocker == minion.id or not self.game.abilities.alters(self.game, "toll"):
            return 0
        return self.game.abilities.modifier(self.game, minion, "toll")

    def _additions(self, kind: str, what: str) -> list[_Addition]:
        """The cards of the hand that add something, each with the ways to play it so and how much that is."""
        found = self._adding.get((kind, what))
        if found is None:
            found = []
            for copy in self.hand():
                card = self.card(copy)
                if card is None or kind not in card.types:
                    continue
                ways = [
                    (mode, number)
                    for mode in self.knowledge.modes(card)
                    if mode.type == kind
                    and (number := int(getattr(self.knowledge.facts(card, mode.type, mode.level), what))) > 0
                ]
                if ways:
                    found.append((copy, card, ways))
            self._adding[kind, what] = found
        return found

    @cached_property
    def _adding(self) -> dict[tuple[str, str], list[_Addition]]:
        return {}

    def _kept(self, minion: Copy, kind: str, what: str) -> int:
        key = minion.id, f"{kind} {what}"
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = self._best(minion, kind, what, 0)
        return found

    def hand_stealth(self, minion: Copy) -> int:
        """Stealth that a minion could add by cards of the hand."""
        return self._kept(minion, "Action Modifier", "stealth")

    def hand_bleed(self, minion: Copy) -> int:
        """Bleed that a minion could add by cards of the hand."""
        return self._kept(minion, "Action Modifier", "bleed")

    def hand_intercept(self, minion: Copy) -> int:
        """Intercept that a minion could add by cards of the hand."""
        return self._kept(minion, "Reaction", "intercept")

    def reaches(self, minion: Copy, spent: int = 0) -> bool:
        """Whether a minion's intercept, with what cards of the hand could add to it in the running action, is enough
        for the stealth of that; without a card that is `spent` on something else."""
        action = self.table.action
        if action is None:
            return False
        short = action.stealth - self.intercept(minion)
        return short <= 0 or short <= self.kept(
            ("reaches", minion.id, spent), lambda: self._best(minion, "Reaction", "intercept", spent, now=True)
        )

    def bounces(self, minion: Copy) -> int:
        """How many bleeds a minion could redirect by cards of the hand: one by those that lock it, any by others."""
        ways = self._ways(minion, "redirects")
        free = sum(not all(each.locks for each in facts) for facts in ways)
        return free + (len(ways) > free)

    def redirects(self, minion: Copy) -> bool:
        """Whether a minion could redirect a bleed by a card of the hand."""
        return self.bounces(minion) > 0

    @property
    def woken(self) -> frozenset[int]:
        """Those that were woken for the running action and have not attempted to block it yet."""
        return self.awake - self.tried

    def redirects_now(self, minion: Copy) -> bool:
        """Whether a minion could redirect the running bleed by a card of the hand."""
        return any(
            self.fits(minion, card, mode) and self.could_play(minion, card, mode) for card, mode in self._redirecting
        )

    @cached_property
    def _redirecting(self) -> list[tuple[Card, Mode]]:
        """The cards of the hand that redirect a bleed, with each way to play them for it."""
        return [
            (card, mode)
            for card in self.hand_cards()
            if "Reaction" in card.types
            for mode in self.knowledge.modes(card)
            if mode.type == "Reaction" and self.knowledge.facts(card, mode.type, mode.level).redirects
        ]

    def wakes(self, minion: Copy) -> bool:
        """Whether a minion could react though it is locked, by a card of the hand."""
        return bool(self._ways(minion, "wakes"))

    def strikes(self, minion: Copy) -> list[Facts]:
        """The strikes that a minion could make by cards of the hand."""
        return [facts for ways in self._ways(minion, "strikes", "Combat") for facts in ways]

    def _ways(self, minion: Copy, what: str, kind: CardType = "Reaction") -> list[list[Facts]]:
        """For each card of the hand by which a minion could do something, what the ways to do it are."""
        key = minion.id, what
        found = self._able.get(key)
        if found is None:
            cards = [
                [
                    facts
                    for mode in self.knowledge.modes(card)
                    if mode.type == kind
                    and getattr(facts := self.knowledge.facts(card, mode.type, mode.level), what)
                    and self.could_play(minion, card, mode)
                ]
                for card in self.hand_cards()
                if kind in card.types
            ]
            found = self._able[key] = [ways for ways in cards if ways]
        return found

    @cached_property
    def _able(self) -> dict[tuple[int, str], list[list[Facts]]]:
        return {}

    @cached_property
    def holds_reactions(self) -> bool:
        """Whether the hand has a card for which a locked minion would be woken."""
        return any(each.redirects or each.intercept > 0 for each in self.my_hand_facts)

    @cached_property
    def in_wait(self) -> frozenset[int]:
        """The unlocked minions of one's own that could redirect a bleed by a card of the hand."""
        return frozenset(each.id for each in self.unlocked(self.seat) if self.redirects(each))

    def fighting(self, seat: int) -> float:
        """The share of combat cards among those that a Methuselah has shown: in the ash heap and on her minions."""
        found = self._fighting.get(seat)
        if found is None:
            shown = self._shown.get(seat, [])
            fights = sum("Combat" in card.types for card in shown)
            found = self._fighting[seat] = (fights + 1) / (len(shown) + 6)
        return found

    @cached_property
    def _fighting(self) -> dict[int, float]:
        return {}

    @cached_property
    def _shown(self) -> Mapping[int, Sequence[Card]]:
        """The cards of each library that this seat sees."""
        cards, found = self.knowledge.catalogue.cards, dict[int, list[Card]]()
        for copy in self.table.copies.values():
            if copy.kind == "library" and (card := cards.get(copy.card)) is not None:
                found.setdefault(copy.owner, []).append(card)
        return found

    @cached_property
    def reach(self) -> int:
        """The pool that one's unlocked minions could bleed from the prey in this turn, cards of the hand with them."""
        able = [each for each in self.unlocked(self.seat) if not self.must_hunt(each)]
        cards = 0
        for card in self.hand_cards():
            ways = [
                self.knowledge.facts(card, mode.type, mode.level).bleed
                for mode in self.knowledge.modes(card)
                if mode.type == "Action Modifier" and any(self.could_play(each, card, mode) for each in able)
            ]
            cards += max(0, *ways, 0)
        return sum(max(0, self.bleed(each)) + self._action_bleed(each) for each in able) + cards

    def _action_bleed(self, minion: Copy) -> int:
        """What the best bleed action card of the hand adds to a minion's bleed."""
        found = [0]
        for card in self.hand_cards():
            for mode in self.knowledge.modes(card) if "Action" in card.types else ():
                text = self.knowledge.action(card, mode.level) if self.could_play(minion, card, mode) else None
                if text is not None and text.kind == "bleed":
                    found.append(text.amount)
        return max(found)

    @cached_property
    def overruns(self) -> bool:
        """Whether one's unlocked minions could oust the prey although each of her unlocked minions blocks one of them,
        those that bleed for most."""
        able = (each for each in self.unlocked(self.seat) if not self.must_hunt(each))
        bleeds = sorted((max(0, self.bleed(each)) for each in able), reverse=True)
        return sum(bleeds[len(self.unlocked(self.prey)) :]) >= self.pool(self.prey)

    def hand_stealth_left(self) -> int:
        """Stealth that the acting minion could still add by cards of the hand, beside the card that is judged."""
        action = self.table.action
        acting = self.copy(action.minion) if action is not None else None
        return max(0, self.hand_stealth(acting) - 1) if acting is not None else 0
