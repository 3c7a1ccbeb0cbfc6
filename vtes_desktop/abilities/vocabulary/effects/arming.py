"""Equipment and retainers got in the middle of a combat, and what cards make of its damage and of torpor (sec. 6.1.3,
6.4.6, 6.5.1)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.vocabulary.aloud import card
from vtes_desktop.abilities.vocabulary.effects.choosing import NO_MORE
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits, found
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.combat.damage import spare_immune
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.control import move_onto
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay, has_disciplines, meets, price
from vtes_desktop.rules.torpor.diablerie import diablerie
from vtes_desktop.rules.wording import together
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

Currency: TypeAlias = Literal["pool", "blood"]
_NAMED: Final = "from hand"
"""By what the words speak of the card of the hand that was named."""


class ChooseFromHand(Word, frozen=True):
    """Name equipment or a retainer of the hand that the minion can have: it is announced, and then in the game's
    way only when it is got (sec. 6.1.3).

    >>> ChooseFromHand(Which("equipment")).aloud()
    'choose an equipment card in your hand that this minion can have and pay for'
    """

    which: Which
    pool_below: int = 0
    """It must cost less pool than that; 0 for any cost."""
    weaker_than: int = 0
    """Its plain strike must inflict less, and nothing aggravated, the minion's strength counted as 1; 0 for any."""
    less: tuple[tuple[Currency, int], ...] = ()
    """What is taken off its cost in each currency."""
    by_blood: bool = False
    """Whether half of its pool cost, rounded down, may be paid with blood of the minion."""

    def can(self, here: Here) -> bool:
        return bool(self._ways(here))

    def _ways(self, here: Here) -> dict[Option, tuple[Copy, Mode]]:
        game, minion = here.game, here.minion
        found: dict[Option, tuple[Copy, Mode]] = {}
        if minion is None:
            return found
        for copy in game.pile(here.seat, "hand"):
            card = game.card(copy)
            if not fits(here, self.which, copy) or not meets(game, minion, card, played=False):
                continue
            if why_not_on(game, minion, card):
                continue
            less: dict[str, int] = dict(self.less)
            if self.by_blood:
                less["pool"] = paid_by_blood(game, here.seat, minion, card)
            if not can_pay(game, here.seat, minion, card, less=less) or not self._is_small(game, here, copy):
                continue
            for mode in modes(card):
                if mode.type in ("Equipment", "Retainer") and has_disciplines(game, minion, mode):
                    level = f" [{mode.level}]" if mode.level else ""
                    option = Option("target", f"{game.name(copy)}{level}", copy.id, minion.id, level=mode.level)
                    found.setdefault(option, (copy, mode))
        return found

    def _is_small(self, game: Game, here: Here, copy: Copy) -> bool:
        if self.pool_below and price(game, here.seat, here.minion, game.card(copy), "pool") >= self.pool_below:
            return False
        weapon = minions.facts(game, copy).weapon
        if not self.weaker_than or weapon is None:
            return True
        return not weapon.aggravated and weapon.amount + weapon.by_strength < self.weaker_than

    def do(self, here: Here) -> Procedure[None]:
        game, ways = here.game, self._ways(here)
        if ways:
            option = yield from here.ask("target", "which card of the hand?", list(ways), "6.1.3")
            copy, mode = ways[option]
            here.chosen[_NAMED], here.words[_NAMED] = [copy], mode.level
            here.brings = "equip" if mode.type == "Equipment" else "employ"
            here.terms = game.card(copy).display_name

    def aloud(self) -> str:
        said = [
            f"that costs less than {self.pool_below} pool" if self.pool_below else "",
            f"whose strike does less than {self.weaker_than} damage and none aggravated" if self.weaker_than else "",
        ]
        what = " ".join([self.which.kind_aloud(), together(said)]).rstrip()
        return f"choose {what} in your hand that this minion can have and pay for{_cheaper(self.less, self.by_blood)}"


def _cheaper(less: tuple[tuple[Currency, int], ...], by_blood: bool) -> str:
    said = [f"{amount} {currency} less" for currency, amount in less]
    said += ["half of its pool rounded down as blood where it likes"] if by_blood else []
    return f", for {together(said, 'or')}" if said else ""


def paid_by_blood(game: Game, seat: int, minion: Copy, card: Card) -> int:
    """How much of a card's pool cost a vampire may pay with its blood, where that is half of it at the most."""
    if not minions.is_vampire(game, minion):
        return 0
    return min(price(game, seat, minion, card, "pool") // 2, minion.blood - price(game, seat, minion, card, "blood"))


class GetFromHand(Word, frozen=True):
    """The minion gets the card that was named, if it can still be paid for (sec. 6.1.3).

    >>> GetFromHand().aloud()
    'this minion gets the card chosen as “from hand”, its cost being paid, equipped or employed at once'
    """

    less: tuple[tuple[Currency, int], ...] = ()
    """What is taken off its cost in each currency."""
    by_blood: bool = False
    """Whether half of its pool cost, rounded down, may be paid with blood of the minion."""

    def do(self, here: Here) -> Procedure[None]:
        game, minion, copy = here.game, here.minion, here.copy(_NAMED)
        if minion is None or copy is None or copy.place.region != "hand":
            return
        card = game.card(copy)
        less: dict[str, int] = dict(self.less)
        if self.by_blood and (most := paid_by_blood(game, here.seat, minion, card)) > 0:
            least = max(0, price(game, here.seat, minion, card, "pool") - game.table.seats[here.seat].pool)
            numbers = range(least, most + 1)
            options = [Option("amount", f"{count or 'No'} blood", amount=count) for count in numbers]
            question = f"How much of the cost of {card.display_name} is paid with blood?"
            if options:
                option = yield from game.choose(here.seat, "amount", question, options, "1.6.1", here.source.id)
                less["pool"] = option.amount
        if not can_pay(game, here.seat, minion, card, less=less):
            return
        if self.by_blood:
            game.burn_blood(minion, less.get("pool", 0))
        yield from pay_card(game, here.seat, minion, card, less=less)
        game.say(game.doing.name(minion), " gets ", game.doing.name(copy), seat=here.seat)
        level = here.words.get(_NAMED, "")
        yield from bring_into_play(game, copy, here.seat, minion, level=level, equipped=True)
        yield from settle_hand(game, here.seat)

    def aloud(self) -> str:
        paid = _cheaper(self.less, self.by_blood).removeprefix(", for")
        return f"this minion gets {card(_NAMED)}, its cost{paid} being paid, equipped or employed at once"


class PassEquipment(Word, frozen=True):
    """Equipment of some minions goes to others as you choose: which goes to whom is settled first, then all of it
    moves at once; a minion gets none that it can't have (sec. 6.1.3).

    >>> PassEquipment(Which(whose="you"), Which(whose="you")).aloud()
    'you may move any of the equipment on ready minions that you control to ready minions that you control, all at once'
    """

    source: Which
    target: Which

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        going: dict[int, int] = {}
        while left := self._left(here, going):
            options = [Option("equipment", f"{game.name(copy)} of {game.name(on)}", copy.id) for copy, on in left]
            option = yield from here.ask("equipment", "which equipment moves?", [*options, NO_MORE], "6.1.3")
            if option.kind == "pass":
                break
            copy = game.copy(option.copy)
            there = [Option("target", game.name(each), each.id, targets=(each.id,)) for each in self._may(here, copy)]
            option = yield from here.ask("target", f"who gets {game.name(copy)}?", there, "6.1.3")
            going[copy.id] = option.copy
        for number, bearer in going.items():
            copy, on_whom = game.copy(number), game.copy(bearer)
            before = game.copy(copy.place.on)
            if why_not_on(game, on_whom, game.card(copy)):
                continue
            move_onto(game, copy, on_whom, on_whom.controller)
            game.say(game.doing.name(copy), " moves to ", game.doing.name(on_whom), seat=here.seat)
            minions.drain(game, before)

    def _left(self, here: Here, going: dict[int, int]) -> list[tuple[Copy, Copy]]:
        """The equipment that may still move, with who bears it."""
        return [
            (copy, minion)
            for minion in found(here, self.source)
            for copy in minions.equipment(here.game, minion)
            if copy.id not in going and self._may(here, copy)
        ]

    def _may(self, here: Here, copy: Copy) -> list[Copy]:
        """Who may get an equipment."""
        card = here.game.card(copy)
        there = [each for each in found(here, self.target) if each.id != copy.place.on]
        return [each for each in there if not why_not_on(here.game, each, card)]

    def aloud(self) -> str:
        from_whom, to = self.source.aloud(many=True), self.target.aloud(many=True)
        return f"you may move any of the equipment on {from_whom} to {to}, all at once"


class InsteadOfTorpor(Word, frozen=True):
    """A vampire that was going to torpor is burned, or diablerized by the minion, instead (sec. 6.5.1).

    >>> InsteadOfTorpor("burned").aloud()
    'the opposing minion is burned instead of going to torpor'
    """

    what: Literal["burned", "diablerized"]
    who: str = "opponent"

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        for copy in here.copies(self.who):
            if copy not in game.passing.now.falling:
                continue
            game.passing.now.falling.remove(copy)
            if self.what == "burned":
                yield from burn_minion(game, copy, minion)
            elif minion is not None:
                yield from diablerie(game, minion, copy)

    def aloud(self) -> str:
        by = "" if self.what == "burned" else " by this minion"
        return f"{card(self.who)} is {self.what}{by} instead of going to torpor"


class TreatAsNormal(Word, frozen=True):
    """Of the damage that the minion takes so many aggravated points are handled as normal ones (sec. 6.4.6).

    >>> TreatAsNormal(1).aloud()
    '1 point of the aggravated damage that this minion takes is handled as normal damage'
    """

    amount: int = 1000
    struck: bool = False
    """Whether it must be a strike that inflicts it."""

    def can(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.copy is here.minion and self._points(hurt) > 0

    def _points(self, hurt: Hurt) -> int:
        return hurt.struck_aggravated if self.struck else hurt.aggravated

    def act(self, here: Here) -> None:
        hurt = here.game.hurt
        if hurt is not None and hurt.copy is here.minion:
            changed = min(self.amount, self._points(hurt))
            hurt.normal, hurt.aggravated = hurt.normal + changed, hurt.aggravated - changed
            hurt.surroundings_aggravated = min(hurt.surroundings_aggravated, hurt.aggravated)
            spare_immune(here.game, hurt)

    def aloud(self) -> str:
        points = "1 point of the" if self.amount == 1 else "the"
        strike = " of the opponent’s strike" if self.struck else ""
        return f"{points} aggravated damage{strike} that this minion takes is handled as normal damage"
