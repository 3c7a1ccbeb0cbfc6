"""Words that contain others: conditions, leave, alternatives, what is put off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, Literal, ParamSpec

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.aloud import block, card, methuselah, number, provided
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.conditions.combat import AtStep
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions, all_hold
from vtes_desktop.abilities.vocabulary.durations import THIS_TURN
from vtes_desktop.abilities.vocabulary.effects.control import TakeControl
from vtes_desktop.abilities.vocabulary.effects.strikes import change_strike, victim_of
from vtes_desktop.abilities.vocabulary.effects.word import NO_MOST, Word, Words, can_all, do_all
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.abilities.vocabulary.windows import windows_aloud
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minions import is_protected
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.passing import Moment, PutOff
from vtes_desktop.rules.wording import together
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

_MOMENTS: Final[dict[Moment, str]] = {
    "before resolution": "before the action resolves, blocked or not",
    "blocked": "as the action is blocked, before the block resolves",
    "after resolution": "after the action has resolved",
    "attempt failed": "as soon as the running block attempt has failed",
    "votes tallied": "once the votes are tallied",
}
_STRIKES: Final = {
    "hits": "if the strike is not dodged, to the minion that it strikes",
    "resolves": "as the strike resolves",
    "resolved": "when the strike has resolved",
    "damages": "when the strike has inflicted damage",
    "prevented": "when some of the strike’s damage was prevented",
    "combat has ended": "once the combat of the strike has ended",
}


class If(Word, frozen=True):
    """Only if something is so when it comes to it (sec. 1.4).

    >>> If((HasEdge(),), (GainPool(),)).aloud()
    'if you have the Edge, you gain 1 pool'
    """

    conditions: tuple[Conditions, ...]
    then: tuple[Words, ...]
    otherwise: tuple[Words, ...] = ()

    def can(self, here: Here) -> bool:
        """What hangs on the step alone in which a card is played must be possible in that (sec. 6.4.6: damage to be
        prevented)."""
        by_step = all(isinstance(each, AtStep) for each in self.conditions)
        return not by_step or not all_hold(here, self.conditions) or can_all(here, self.then)

    def most_x(self, here: Here) -> int:
        """As of what comes to be done."""
        then = self.then if all_hold(here, self.conditions) else self.otherwise
        return min((word.most_x(here) for word in then), default=NO_MOST)

    def do(self, here: Here) -> Procedure[None]:
        yield from do_all(here, self.then if all_hold(here, self.conditions) else self.otherwise)

    def aloud(self) -> str:
        so = f"if {together(each.aloud() for each in self.conditions)}, {block(self.then)}"
        return f"{so}; otherwise {block(self.otherwise)}" if self.otherwise else so


class May(Word, frozen=True):
    """Something that may be left: its user is asked, where it can be done at all (sec. 1.4).

    >>> May((GainPool(),)).aloud()
    'you may choose that you gain 1 pool'
    """

    words: tuple[Words, ...]
    question: str = ""
    """What the button says; made of the card's name where it says nothing."""

    def do(self, here: Here) -> Procedure[None]:
        if not can_all(here, self.words):
            return
        game = here.game
        question = f"{game.name(here.source)}: {(self.question or 'use it').removesuffix('?')}?"
        if (yield from game.confirm(here.seat, "may", question, "1.6.1", here.source.id)):
            yield from do_all(here, self.words)

    def aloud(self) -> str:
        return f"you may choose that {block(self.words)}"


class Alternative(Struct, frozen=True):
    """One of several things that can be done."""

    text: str
    words: tuple[Words, ...]
    conditions: tuple[Conditions, ...] = ()

    def can(self, here: Here) -> bool:
        return all_hold(here, self.conditions) and can_all(here, self.words)


class Either(Word, frozen=True):
    """One of several things, as its user chooses; those that can't be done are not offered (sec. 1.4).

    >>> Either((Alternative("pool", (GainPool(),)), Alternative("blood", (AddBlood("this"),)))).aloud()
    'one of these as you choose: (1) you gain 1 pool or (2) this card gains 1 blood or life'
    """

    ways: tuple[Alternative, ...]

    def can(self, here: Here) -> bool:
        return any(way.can(here) for way in self.ways)

    def do(self, here: Here) -> Procedure[None]:
        ways = [way for way in self.ways if way.can(here)]
        options = [Option("way", way.text, amount=number) for number, way in enumerate(ways)]
        if options:
            option = yield from here.ask("way", "which?", options, "1.6.1")
            yield from do_all(here, ways[option.amount].words)

    def aloud(self) -> str:
        ways = [f"({number}) {block(way.words)}{provided(way.conditions)}" for number, way in enumerate(self.ways, 1)]
        return f"one of these as you choose: {together(ways, 'or')}"


class Repeat(Word, frozen=True):
    """The same again, as often as a number says when it begins (sec. 1.4).

    >>> Repeat(2, (GainPool(),)).aloud()
    '2 times: you gain 1 pool'
    """

    times: Amount
    words: tuple[Words, ...]

    def do(self, here: Here) -> Procedure[None]:
        for _ in range(amount_of(here, self.times)):
            yield from do_all(here, self.words)

    def aloud(self) -> str:
        return f"{number(self.times)} times: {block(self.words)}"


class WithEach(Word, frozen=True):
    """The same with each of the cards that are meant, which is then the ``target`` (sec. 1.4).

    >>> WithEach(Which("ally"), (Burn("target"),)).aloud()
    'for each of ready allies, whoever controls them, as the chosen card: the chosen card is burned'
    """

    which: Which
    words: tuple[Words, ...]
    targets: bool = False
    """Whether they are the targets of the minion's action: nothing is done to those that it cannot have as such."""
    those: tuple[Conditions, ...] = ()
    """What must be so of each, before anything is done to any."""

    def do(self, here: Here) -> Procedure[None]:
        each = [(copy, replace(here, chosen={**here.chosen, "target": [copy]})) for copy in found(here, self.which)]
        if self.those:
            each = [(copy, now) for copy, now in each if all_hold(now, self.those)]
        for copy, now in each:
            spared = self.targets and copy.controller != here.seat and is_protected(here.game, copy, here.minion)
            if not spared:
                yield from do_all(now, self.words)

    def aloud(self) -> str:
        able = ", able to be the action’s targets" if self.targets else ""
        those = f", if {together(each.aloud() for each in self.those)} before any" if self.those else ""
        return f"for each of {self.which.aloud(many=True)}{able}, as the chosen card{those}: {block(self.words)}"


class ForEachMethuselah(Word, frozen=True):
    """Each of several Methuselahs in turn is “you” for some words, clockwise (sec. 1.4).

    >>> ForEachMethuselah("others", (BurnPool(),)).aloud()
    'in turn for each other Methuselah, as “you”: you burn 1 pool'
    """

    whose: Whose
    words: tuple[Words, ...]

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose):
            yield from do_all(replace(here, seat=seat, seats=dict(here.seats)), self.words)

    def aloud(self) -> str:
        return f"in turn for {methuselah(self.whose)}, as “you”: {block(self.words)}"


class OncePerTurn(Word, frozen=True):
    """Something that all cards of a name do only once in a turn for a Methuselah (sec. 1.6.3).

    >>> OncePerTurn("Blood Doll", (GainPool(),)).aloud()
    'you gain 1 pool (once in a turn for all cards named Blood Doll)'
    """

    name: str
    words: tuple[Words, ...]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        key = f"once {self.name} {here.seat}{THIS_TURN}"
        if not game.table.tally.get(key):
            game.do(m.SetCounter(0, key, 1))
            yield from do_all(here, self.words)

    def aloud(self) -> str:
        return f"{block(self.words)} (once in a turn for all cards named {self.name})"


class By(Word, frozen=True):
    """Words in which another card is “the minion”, and who controls that “you” (sec. 1.4).

    >>> By("target", (BurnBlood("minion"),)).aloud()[:70]
    'for the chosen card, as “this minion”, and its controller, as “you”: t'
    """

    who: str
    words: tuple[Words, ...]

    def can(self, here: Here) -> bool:
        """Of who fights it is known before anything is chosen whether it can be done."""
        fighters = here.copies("both") if self.who == "both" else ()
        return all(can_all(replace(here, seat=copy.controller, minion=copy), self.words) for copy in fighters)

    def do(self, here: Here) -> Procedure[None]:
        for copy in here.copies(self.who):
            yield from do_all(replace(here, seat=copy.controller, minion=copy), self.words)

    def aloud(self) -> str:
        return f"for {card(self.who)}, as “this minion”, and its controller, as “you”: {block(self.words)}"


class Later(Word, frozen=True):
    """Something that is put off to a moment of the running action (sec. 6.2.3).

    >>> Later("after resolution", (GainPool(),)).aloud()
    'after the action has resolved: you gain 1 pool'
    """

    moment: Moment
    words: tuple[Words, ...]

    def act(self, here: Here) -> None:
        fells, again = any(word.fells() for word in self.words), any(word.anew for word in self.words)
        put_off = PutOff(here.source, lambda: do_all(here, self.words), fells, again)
        here.game.passing.action.later.append((self.moment, put_off))

    def aloud(self) -> str:
        return f"{_MOMENTS[self.moment]}: {block(self.words)}"


class Grant(Word, frozen=True):
    """Something that may be used later in the running action, as often as it can be paid or just once (sec. 6.2).

    >>> Grant("+1 bleed", ("after blocks",), (AddBleed(),)).aloud()
    'later in this action you may have, once, after blocks are declined: this bleed is for +1'
    """

    text: str
    """What the button says after the card's name."""
    windows: tuple[Window, ...]
    words: tuple[Words, ...]
    conditions: tuple[Conditions, ...] = ()
    blood: int = 0
    """What it costs the minion that played the card."""
    once: bool = True

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        name, used, played = game.name(here.source), [False], game.passing.action.play_of(here.source)
        own = here.source.id, played.minion if played is not None else 0

        def run() -> Procedure[bool]:
            used[0], minion = True, here.minion
            if minion is not None:
                game.burn_blood(minion, self.blood)
            game.say(f"{name} is used: {self.text}", seat=here.seat)
            yield from do_all(here, self.words)
            return True

        def uses(seat: int, window: Window) -> list[Use]:
            if seat != here.seat or window not in self.windows or (used[0] and self.once):
                return []
            # Another minion may have taken the action over.
            minion = here.minion
            # The card itself is burned, or has another number, by then.
            text = f"{name}: {self.text}"
            if minion is not None and minion.id not in own:
                text = f"{game.name(minion)}: {self.text} ({name})"
            option = Option("use", text, minion.id if minion else 0, minion.id if minion else 0)
            payable = not self.blood or (minion is not None and game.in_play(minion) and minion.blood >= self.blood)
            may = payable and all_hold(here, self.conditions) and can_all(here, self.words)
            return [Use(option, run)] if may else []

        game.passing.action.granted.append(uses)
        yield from ()

    def aloud(self) -> str:
        often = "once" if self.once else "as often as it is paid for"
        cost = f" for {self.blood} blood" if self.blood else ""
        when = f"{windows_aloud(self.windows)}{provided(self.conditions)}"
        return f"later in this action you may have, {often}{cost}, {when}: {block(self.words)}"


class InCombat(Word, frozen=True):
    """Something that is so in the combat that comes of the running action, if the minion fights in it: of its
    block, or of an action to enter combat; in `each` combat of the action, where that is said (sec. 6.4).

    >>> InCombat((SetRangeTo("close"),)).aloud()[:70]
    'in the combat that comes of this action, if this minion fights in it: '
    """

    words: tuple[Words, ...]
    each: bool = False
    blocked: bool = False
    """Whether it is so only if the combat comes of a block of the action, by either of the two."""

    def do(self, here: Here) -> Procedure[None]:
        action = here.game.passing.action

        def begin() -> Procedure[None]:
            fight = here.game.fight
            if fight is None or here.minion is None or here.minion not in fight.both:
                return
            if not self.blocked or any(each.id in here.game.passing.action.blocked_by for each in fight.both):
                yield from do_all(here, self.words)

        (action.in_every_combat if self.each else action.in_combat).append(begin)
        yield from ()

    def aloud(self) -> str:
        which = "in each combat of this action" if self.each else "in the combat that comes of this action"
        after = " after a block" if self.blocked else ""
        return f"{which}, if this minion fights in it{after}: {block(self.words)}"


class StrikeAt(Word, frozen=True):
    """The strike that the card makes is aimed at a retainer of the opposing minion, whom no dodge of its employer
    protects, and does something to it (sec. 6.4.5).

    >>> StrikeAt("servant", (Lock("servant"),)).aloud()
    'to the card chosen as “servant”, at which the strike is aimed: the card chosen as “servant” locks'
    """

    who: str
    words: tuple[Words, ...]

    def can(self, here: Here) -> bool:
        return can_all(here, self.words)

    def do(self, here: Here) -> Procedure[None]:
        def hits(_: Game, __: Copy) -> Procedure[None]:
            yield from do_all(here, self.words)

        for copy in here.copies(self.who):

            def aim(strike: Strike, copy: Copy = copy) -> Strike:
                return replace(strike, target=copy.id, effect=one_then_other(strike.effect, hits))

            change_strike(here, aim)
        yield from ()

    def aloud(self) -> str:
        return f"to {card(self.who)}, at which the strike is aimed: {block(self.words)}"


def only_own(word: Words) -> Words:
    """A word that is for both combatants, for its own minion alone."""
    return replace(word, who="minion") if getattr(word, "who", "") == "both" else word


class StrikeDoes(Word, frozen=True):
    """What the strike that the card makes does besides: to its victim when it is not dodged (``target``, the
    ``opponent``), in any case as it resolves and when it has been resolved, when it has inflicted damage, when some
    of that was prevented, or once the combat has ended (sec. 6.4.5).

    >>> StrikeDoes("hits", (Lock("target"),)).aloud()
    'if the strike is not dodged, to the minion that it strikes: the chosen card locks'
    """

    when: Literal["hits", "resolves", "resolved", "damages", "prevented", "combat has ended"]
    words: tuple[Words, ...]
    aimed: bool = False
    """Whether the card is played for the strike that the minion chooses next."""

    def can(self, here: Here) -> bool:
        return self.when != "resolves" or can_all(here, self.words)

    def do(self, here: Here) -> Procedure[None]:
        opponent = here.copies("opponent")
        # What it does later may put the card on somebody, when it has been burned already.
        here.words.setdefault("level", here.source.marks.get("level", ""))
        then = replace(here, chosen={**here.chosen, "opponent": opponent})

        def to(_: Game, victim: Copy) -> Procedure[None]:
            if victim in opponent:
                yield from do_all(victim_of(here, victim), self.words)

        def to_any(_: Game, victim: Copy) -> Procedure[None]:
            yield from do_all(victim_of(here, victim), self.words)

        def is_dodged(game: Game) -> bool:
            fight, minion = game.fight, here.minion
            return fight is not None and minion is not None and any(fight.is_dodged(minion, by) for by in opponent)

        def misses(game: Game) -> bool:
            """Whether it would do something to an opponent who dodges."""
            return is_dodged(game) and any(getattr(word, "who", "") in ("opponent", "target") for word in self.words)

        def resolves(game: Game) -> Procedure[None]:
            if not misses(game):
                # What is for both is for its own minion alone where the other dodges (sec. 6.4.5).
                yield from do_all(then, tuple(map(only_own, self.words)) if is_dodged(game) else self.words)

        def at_end(game: Game) -> Procedure[None]:
            if game.fight is not None and not misses(game):
                game.fight.after_end.append(lambda: do_all(then, self.words))
            yield from ()

        def change(strike: Strike) -> Strike:
            match self.when:
                case "hits":
                    return replace(strike, effect=one_then_other(strike.effect, to))
                case "damages":
                    return replace(strike, upon_damage=one_then_other(strike.upon_damage, to))
                case "prevented":
                    return replace(strike, upon_prevention=one_then_other(strike.upon_prevention, to_any))
                case "resolved" if is_at_opponent(self.words):
                    struck: list[Copy] = []

                    def lands(_: Game, victim: Copy) -> Procedure[None]:
                        struck.append(victim)
                        yield from ()

                    def has_landed(_: Game) -> Procedure[None]:
                        if any(victim in opponent for victim in struck):
                            yield from do_all(then, self.words)

                    strike = replace(strike, effect=one_then_other(strike.effect, lands))
                    return replace(strike, after=one_then_other(strike.after, has_landed))
                case "resolved":
                    return replace(strike, after=one_then_other(strike.after, resolves))
                case "resolves":
                    queues = strike.queues or any(isinstance(word, Word) and word.queues for word in self.words)
                    return replace(strike, before_end=one_then_other(strike.before_end, resolves), queues=queues)
            return replace(strike, before_end=one_then_other(strike.before_end, at_end))

        change_strike(here, change, next=self.aimed)
        yield from ()

    def aloud(self) -> str:
        aimed = " (of the strike that this minion chooses next)" if self.aimed else ""
        return f"{_STRIKES[self.when]}{aimed}: {block(self.words)}"


def is_at_opponent(words: Sequence[Words]) -> bool:
    """Whether words do something to the opposing minion, whatever they depend on: who dodges is spared of that."""
    for word in words:
        if getattr(word, "who", "") in ("opponent", "target"):
            return True
        if isinstance(word, If) and (is_at_opponent(word.then) or is_at_opponent(word.otherwise)):
            return True
    return False


P = ParamSpec("P")


def one_then_other(
    one: Callable[P, Procedure[None]] | None, other: Callable[P, Procedure[None]]
) -> Callable[P, Procedure[None]]:
    """What does one thing, where there is one, and then the other."""

    def both(*args: P.args, **more: P.kwargs) -> Procedure[None]:
        if one is not None:
            yield from one(*args, **more)
        yield from other(*args, **more)

    return both


class AfterCombat(Word, frozen=True):
    """Something done once the combat has ended, unless it goes on or another follows (sec. 6.4.1).

    >>> AfterCombat((Unlock(),)).aloud()
    'once the combat has ended, unless it goes on or another follows: this minion unlocks'
    """

    words: tuple[Words, ...]

    def act(self, here: Here) -> None:
        fight = here.game.fight
        then = replace(here, chosen={**here.chosen, "opponent": here.copies("opponent")})
        if fight is not None:
            fight.after_end.append(lambda: do_all(then, self.words))

    def aloud(self) -> str:
        return f"once the combat has ended, unless it goes on or another follows: {block(self.words)}"


def taken_by(words: tuple[Words, ...]) -> list[str]:
    """Of what some words have somebody else take control, as they speak of it; also those that other words hold."""
    return [word.who for word in with_inner(words) if isinstance(word, TakeControl)]


def moves_to_minion(words: tuple[Words, ...]) -> bool:
    """Whether some words have equipment or a retainer that was chosen move to the minion."""
    return any(
        isinstance(word, TakeControl) and word.whose == "you" and not word.until and word.who != "this"
        for word in with_inner(words)
    )


def with_inner(words: tuple[Words, ...]) -> Iterator[Words]:
    """Some words, and those that they hold."""
    for word in words:
        yield word
        for name in _holding(type(word)):
            if name == "ways":
                for way in getattr(word, name):
                    yield from with_inner(way.words)
            elif isinstance(inner := getattr(word, name), tuple):
                yield from with_inner(inner)


@cache
def _holding(kind: type[Words]) -> Sequence[str]:
    """The fields in which words of a kind may hold others."""
    return [name for name in ("words", "then", "otherwise", "ways") if name in kind.__struct_fields__]
