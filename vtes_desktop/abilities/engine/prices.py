"""What cards in play change of what cards cost (sec. 1.6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from vtes_desktop.abilities.card_text import Price
from vtes_desktop.abilities.engine.numbers import Numbers
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.vocabulary.conditions.condition import all_hold
from vtes_desktop.abilities.vocabulary.effects.actions import (
    dearer,
)
from vtes_desktop.abilities.vocabulary.here import Here, used_by
from vtes_desktop.abilities.vocabulary.targets import fits, is_meant
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Rebate
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.limits import is_called
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.paying import REDUCED
from vtes_desktop.rules.playing.requirements import cost_of, has_title_for, price, required
from vtes_desktop.table.table import Copy


class Prices(Numbers):
    """What cards cost, with what cards in play and their own text change of it."""

    def priced(self, game: Game, minion: Copy | None, card: Card) -> bool:
        """Whether a card in play, the running combat, a mark of the minion or the card itself may change its cost."""
        return (
            game.fight is not None
            or bool(self._prices_for(game, card) or game.passing.action.dearer)
            or (minion is not None and (dearer(card.id) in minion.marks or self._prices_itself(card)))
        )

    def raises_prices(self, game: Game) -> bool:
        """Whether a card in play may make others dearer."""
        return any(each.amount > 0 for source in self._sources.of(game).priced for each in source.reading.prices)

    def price(
        self,
        game: Game,
        seat: int,
        minion: Copy | None,
        card: Card,
        currency: str,
        mode: Mode | None = None,
        printed: int | None = None,
    ) -> int:
        """What cards in play add to what a card costs."""
        more = 0
        if self._prices_for(game, card):
            cost = cost_of(card, currency) if printed is None else printed
            prices = [each for _, each in self._priced(game, seat, minion, card, currency, mode=mode)]
            more = sum(_changed(each, cost) for each in prices if not each.costly)
            if cost + more > 0:
                # Whoever pays may have it reduced first (ruling on Jenna Cross).
                more += sum(each.amount for each in prices if each.costly)
        if minion is None:
            return more
        if currency == "blood" and minion.marks:
            more += int(minion.marks.get(dearer(card.id), 0))
        if currency == "blood" and mode is not None and game.passing.action.dearer:
            more += sum(each(mode.type, minion) for each in game.passing.action.dearer)
        return (
            more
            + self._own_price(game, seat, minion, card, currency, mode)
            + super().price(game, seat, minion, card, currency, mode)
        )

    def in_life(self, game: Game, minion: Copy, card: Card, mode: Mode | None) -> int:
        """What cards in play and effects have a card cost more in blood or life, and not just in blood."""
        prices = self._priced(game, minion.controller, minion, card, "blood", mode=mode)
        more = sum(each.amount for _, each in prices if each.life)
        if mode is not None and game.passing.action.dearer:
            more += sum(each(mode.type, minion) for each in game.passing.action.dearer)
        return more + super().in_life(game, minion, card, mode)

    def rebates(self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str) -> Sequence[Rebate]:
        """What cards in play may take off what a card costs: those that have not in this turn or have what it takes."""
        found = [
            Rebate(copy, _most_of(copy, each), each.spends, each.announced, each.whole)
            for copy, each in one_of_a_name(self._priced(game, seat, minion, card, currency, optional=True))
            if (each.spends or copy.marks.get(REDUCED) != str(game.table.turn))
            and not ("lock" in each.spends and copy.locked)
        ]
        return [
            each
            for each in found
            if each.less and not (each.whole and each.less < price(game, seat, minion, card, currency))
        ]

    def _prices_for(self, game: Game, card: Card) -> Sequence[tuple[Copy, Price]]:
        """What cards in play change of what a card may cost, as far as that hangs on the card alone."""
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        if not sources.priced:
            return ()
        known = sources.prices.get(card.id)
        if known is None:
            known = sources.prices[card.id] = [
                (source.copy, each)
                for source in sources.priced
                for each in source.reading.prices
                if not each.own and is_priced(game, each, card)
            ]
        return known

    def _prices_itself(self, card: Card) -> bool:
        """Whether a card's own text changes what it costs in some way to play it."""
        known = self._pricing_itself.get(card.id)
        if known is None:
            known = self._pricing_itself[card.id] = any(reading.prices for reading in self.texts.of(card).readings)
        return known

    def _prices_of(self, card: Card, mode: Mode | None = None) -> Sequence[Price]:
        """What a card's own text changes of costs, as it is played so."""
        readings = self.texts.of(card).readings
        reading = self.reading(card, mode) if mode is not None else readings[0] if readings else None
        return reading.prices if reading is not None else ()

    def _own_price(
        self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str, mode: Mode | None
    ) -> int:
        """What a card costs less or more by its own text as it is played so, for the minion that plays it."""
        prices = self._prices_of(card, mode) if minion is not None and self._prices_itself(card) else ()
        if minion is None or not prices:
            return 0
        here = Here(game, seat, minion, minion)
        return sum(
            each.amount
            for each in prices
            if each.own and each.currency == currency and (each.of is None or fits(here, each.of, minion))
        )

    def _priced(
        self,
        game: Game,
        seat: int,
        minion: Copy | None,
        card: Card,
        currency: str,
        on: Sequence[Copy] | None = None,
        mode: Mode | None = None,
        *,
        optional: bool = False,
    ) -> Iterator[tuple[Copy, Price]]:
        for copy, each in self._prices_for(game, card):
            # What is answered most quickly is asked first.
            if each.currency != currency or each.optional != optional:
                continue
            if each.on_this != (on is not None):
                continue
            if each.strike and (mode is None or mode.strike is None or mode.type != "Combat"):
                continue  # a weapon is no strike card, whatever strike it gives
            if (each.disciplines or each.superior) and not is_priced_as_played(each, card, mode):
                continue
            if each.not_as and mode is not None and mode.type in each.not_as:
                continue
            if each.types and mode is not None and len(card.types) > 1 and mode.type not in each.types:
                # A card of several types is of the one that it is played as (ruling on Adana de Sforza).
                continue
            if each.redirects and (mode is None or not mode.redirects):
                continue
            if each.not_disciplines and any(
                level.code in each.not_disciplines for level in (mode.disciplines if mode else card.disciplines)
            ):
                continue
            if each.puts_vampire and not (mode or game.facts(card)).puts_vampire:
                continue
            if each.untitled and minion is not None and has_title_for(game, minion, card):
                continue
            here = used_by(game, copy)
            pays = {"you": seat == here.seat, "minion": minion is not None and minion is here.minion, "any": True}
            if each.of is not None:
                payer = minion if minion is not None and fits(here, each.of, minion) else None
                pays["minion"] = payer is not None and payer.controller in here.methuselahs(each.of.whose)
            if each.of is not None and (minion is None or not is_meant(here, each.of, minion)):
                continue
            counts = pays[each.payer] if on is None else here.minion in on and (each.payer != "you" or pays["you"])
            if minion is not None and minions.is_unaffected(game, minion, copy):
                continue
            if counts and all_hold(here, each.conditions):
                yield copy, each


def _changed(price: Price, cost: int) -> int:
    """By how much something changes what a card costs: half of it, twice as much, or a number."""
    return cost // 2 - cost if price.half else cost if price.twice else price.amount


def _most_of(copy: Copy, price: Price) -> int:
    """How much a card in play may take off a cost at the most."""
    if "counters" in price.spends:
        return copy.counters.get("counters", 0)
    return min(-price.amount, copy.blood) if "blood" in price.spends else -price.amount


def one_of_a_name(priced: Iterable[tuple[Copy, Price]]) -> Iterator[tuple[Copy, Price]]:
    """What cards in play may take off a cost; of those of which just one of a name may be used, the first that can."""
    names = set[int]()
    for copy, each in priced:
        if not each.alone:
            yield copy, each
        elif not copy.locked and copy.card not in names:
            names.add(copy.card)
            yield copy, each


def is_priced(game: Game, price: Price, card: Card) -> bool:
    """Whether a card is one of those whose cost is changed."""
    return (
        price.name in ("", card.name)
        and (price.weapon is None or (printed(card).weapon is not None) == price.weapon)
        and (not price.types or bool(set(price.types) & set(card.types)))
        and (not price.requires or not required(card.requirement).isdisjoint(price.requires))
        and (not price.called or _is_called(game, card, price.called))
        and not any(is_called(game, card, word) for word in price.not_called)
        and not (price.not_as and set(card.types) <= set(price.not_as))
        and (not price.creature or price.creature in game.facts(card).kinds)
        and (
            not (price.disciplines or price.clans)
            or any(level.code in price.disciplines for level in card.disciplines)
            or bool(set(price.clans) & set(card.clans))
        )
    )


def _is_called(game: Game, card: Card, word: str) -> bool:
    return printed(card).location if word == "location" else is_called(game, card, word)


def is_priced_as_played(price: Price, card: Card, mode: Mode | None) -> bool:
    """Whether a card whose Discipline matters is played with one of those that are meant (ruling on cards of several
    Disciplines); in no way yet, it requires any that is printed, at basic."""
    if mode is None or set(price.clans) & set(card.clans):
        return not price.superior
    meant = price.disciplines or NAMED_DISCIPLINES
    used = [level for level in mode.disciplines if level.code in meant]
    return any(level.superior for level in used) if price.superior else bool(used)
