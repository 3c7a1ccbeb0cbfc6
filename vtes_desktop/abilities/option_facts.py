"""What an option is, as data: who does it, with which card, at whom, for what cost, and what comes of it.

It is worked out when somebody asks, of the option and the table as that player sees it: listing options is as quick as
ever, and any client that has the card list can ask, as a computer player does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.card_text import CardText, InPlayAction, Reading, Usable
from vtes_desktop.abilities.facts import facts_of
from vtes_desktop.abilities.text.facts.action_text import played
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.abilities.vocabulary.aloud import in_order
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.cards.model import Card, Cost
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.action_text import ActionText
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import CURRENCIES, is_variable, price
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

USES: Final = ("use", "card in play")
"""The kinds of options that use what lies in play."""


class OptionFacts(Struct, frozen=True):
    """What an option is."""

    seat: int
    """Whose option it is."""
    actor: int = 0
    """The minion that does it: the copy's id; 0 where the Methuselah does."""
    card: int = 0
    """The card with which it is done: the copy's id; 0 for none."""
    level: str = ""
    """The discipline level at which a card is played."""
    targets: tuple[int, ...] = ()
    """The copies that it is done to."""
    at: int = -1
    """The Methuselah that it is done to; -1 for none."""
    costs: tuple[Cost, ...] = ()
    """What is paid for it now, with what cards in play add; a cost of X is `variable`."""
    words: tuple[Word, ...] = ()
    """What is done, in the vocabulary's words; none where the rules alone say it, or it is by hand."""
    action: ActionText | None = None
    """Of an action by a card of the hand: what the referee reads of it, as its kind, stealth and bleed."""
    change: int = 0
    """Of a target that is chosen: 1 where it is helped, -1 where it is harmed, 0 where that can't be told."""

    def aloud(self) -> str:
        """What is done, as one plain clause; empty where no words say it."""
        return in_order(self.words)


def option_facts(game: Game, texts: Texts, seat: int, option: Option, about: int = 0) -> OptionFacts:
    """What an option of a seat is.

    :param game: the table as the seat sees it, with what cards do.
    :param about: the card that the choice is about (``Choice.about``): what asks for a target.
    """
    copies = game.table.copies
    copy, asking = copies.get(option.copy), copies.get(about)
    actor = _actor(game, option, copy)
    if copy is None or not copy.card or _is_chosen(option, copy, asking):
        return _chosen(game, texts, seat, option, asking)
    text = texts.of(game.card(copy))
    found = OptionFacts(seat, actor.id if actor else 0, copy.id, option.level, option.targets, option.seat)
    if option.kind in USES:
        used = used_in(text, option)
        if used is None:
            return found
        level = "" if option.kind == "card in play" else option.level
        words = (*used.declares, *used.words)
        return replace(found, level=level, costs=tuple(_paid(used)), words=words)
    if copy.place.region != "hand":
        return found
    mode = mode_of(game.card(copy), option)
    reading = text.at(option.level, mode.type if mode is not None else "")
    costs = tuple(costs_of(game, seat, actor, game.card(copy), mode))
    words = _words(reading) if reading is not None else ()
    acts = mode is not None and mode.type in ("Action", "Political Action")
    return replace(found, costs=costs, words=words, action=played(game.card(copy), mode) if mode and acts else None)


def mode_of(card: Card, option: Option) -> Mode | None:
    """The way in which an option plays a card."""
    return next((each for each in modes(card) if each.level == option.level), None) if card.kind == "library" else None


def used_in(text: CardText, option: Option) -> Usable | InPlayAction | None:
    """Which of what a card in play may be used for an option is; None for what is done by hand."""
    named: list[Usable | InPlayAction] = []
    for reading in text.readings:
        named += [each for each in reading.usable if f": {each.text}" in option.text]
        named += [each for each in reading.actions if f": {each.text}" in option.text]
    # A text may stand within another: the longest is meant.
    return max(named, key=lambda each: len(each.text), default=None)


def costs_of(game: Game, seat: int, minion: Copy | None, card: Card, mode: Mode | None) -> Iterator[Cost]:
    """What a card costs whoever would play it now (sec. 1.6.1)."""
    for currency in CURRENCIES:
        amount, variable = price(game, seat, minion, card, currency, mode), is_variable(game, card) == currency
        if amount or variable:
            yield Cost(currency, amount, variable)


def _paid(used: Usable | InPlayAction) -> Iterator[Cost]:
    if used.pool:
        yield Cost("pool", used.pool)
    if used.blood:
        known = used.blood if isinstance(used.blood, int) else 0
        yield Cost("blood", known, variable=not known)
    if isinstance(used, InPlayAction) and used.conviction:
        yield Cost("conviction", used.conviction)


def _actor(game: Game, option: Option, copy: Copy | None) -> Copy | None:
    """The minion that does it: said by the option, the card itself, or the one that it is on."""
    copies = game.table.copies
    said = copies.get(option.minion)
    if said is not None or copy is None:
        return said
    for each in (copy, copies.get(copy.place.on)):
        if each is not None and each.card and game.in_play(each) and minions.is_minion(game, each):
            return each
    return None


def _is_chosen(option: Option, copy: Copy, asking: Copy | None) -> bool:
    """Whether an option's card is what something is done to, by another card that asks."""
    return asking is not None and asking is not copy and option.kind not in USES and copy.place.region != "hand"


def _chosen(game: Game, texts: Texts, seat: int, option: Option, asking: Copy | None) -> OptionFacts:
    """A target that is chosen for the card that asks; without such a card, what the option says itself."""
    targets = option.targets or ((option.copy,) if option.copy and asking is not None else ())
    if asking is None or not asking.card:
        actor = _actor(game, option, game.table.copies.get(option.copy))
        return OptionFacts(seat, actor.id if actor else 0, 0, option.level, targets, option.seat)
    action = game.table.action
    level = action.level if action is not None and action.card == asking.id else option.level
    by = action.minion if action is not None and action.card == asking.id else asking.place.on or option.minion
    readings = _asking(texts.of(game.card(asking)), level, in_play=game.in_play(asking))
    signs = {_sign(facts_of(each).target) for each in readings}
    words = _words(readings[0]) if len(readings) == 1 else ()
    change = signs.pop() if len(signs) == 1 and (targets or option.seat >= 0) else 0
    return OptionFacts(seat, by, asking.id, level, targets, option.seat, words=words, change=change)


def _asking(text: CardText, level: str, *, in_play: bool) -> Sequence[Reading | Usable | InPlayAction]:
    """What of a card may ask for a target: of one that lies in play its uses and actions that ask for any, where it has
    such; else its ways to be played, at a level where that is known."""
    if in_play:
        used: list[Usable | InPlayAction] = []
        for reading in text.readings:
            used += [*reading.usable, *reading.actions]
        if asking := [each for each in used if facts_of(each).where]:
            return asking
    asks = [each for each in text.readings if each.words or each.declares]
    return [each for each in asks if not level or each.level == level] or asks


def _words(reading: Reading | Usable | InPlayAction) -> tuple[Word, ...]:
    return (*reading.declares, *reading.words)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
