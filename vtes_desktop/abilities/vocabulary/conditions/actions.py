"""Conditions of the running action: what it targets, with what it is taken, how far it has come; and of whose turn and
which phase it is (sec. 3, 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import card, card_does, does, methuselah
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here, Whose
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.abilities.vocabulary.targets import Which, fits, is_meant
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.plan import Plan
from vtes_desktop.rules.playing.requirements import required
from vtes_desktop.rules.wording import together, with_article
from vtes_desktop.table.table import NOBODY


class PhaseIs(Condition, frozen=True):
    """It is a phase (sec. 3).

    >>> PhaseIs("minion").aloud()
    'it is the minion phase'
    """

    phase: str

    def holds(self, here: Here) -> bool:
        return here.game.table.phase == self.phase

    def aloud(self) -> str:
        return f"it is the {self.phase} phase"


class HuntSuccessful(Condition, frozen=True):
    """A hunt has gained blood: without, it is no successful hunt even where the action is (sec. 6.1.2).

    >>> HuntSuccessful().aloud()
    'a hunt has gained blood'
    """

    said = "a hunt has gained blood"

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.kind == "hunt" and here.game.passing.action.hunted


class ActionTargets(Condition, frozen=True):
    """The action that is being taken targets a card: one that a word speaks of, or one that is meant (sec.
    6.2.2.1).

    >>> ActionTargets("this").aloud()
    'the action targets this card'
    """

    who: str = ""
    which: Which | None = None
    by_others: bool = False
    """Whether the acting minion must be controlled by another Methuselah than that card."""
    at_you: bool = False
    """Whether the action must be directed at you besides."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None or (self.at_you and here.seat not in blocks.directed_at(game)):
            return False
        if self.which is None:
            targets = [copy for copy in here.copies(self.who) if copy.id in action.targets]
        else:
            seats = here.methuselahs(self.which.whose) + ([NOBODY] if not self.at_you else [])
            there = [copy for number in action.targets if (copy := game.table.copies.get(number)) is not None]
            targets = [copy for copy in there if copy.controller in seats and fits(here, self.which, copy)]
        return any(not self.by_others or copy.controller != action.seat for copy in targets)

    def aloud(self) -> str:
        at = self.which.aloud() if self.which is not None else card(self.who)
        others = ", by a minion that its controller does not control" if self.by_others else ""
        return f"the action targets {at}{others}{' and is directed at you' if self.at_you else ''}"


class ActionRequires(Condition, frozen=True):
    """The action is taken with a card that requires a Discipline at the level at which it is played, a clan, a path, or
    one of some words: a sect, a title (LSJ 20080603); one that a card in play allows requires what that asks of who
    takes it, whatever that card was played by (LSJ 20080604, ruling on Open War).

    >>> ActionRequires("dom").aloud()
    'the action is taken with a card that requires Dominate'
    """

    code: str = ""
    clan: str = ""
    words: tuple[str, ...] = ()
    path: str = ""
    anarch_maker: bool = False
    """Or by one that makes a vampire Anarch."""
    referendum: bool = False
    """Of a card or effect whose referendum is called by the action of another (rulings on Charming Lobby): what that
    requires."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None:
            return False
        number, needs = action.card, game.passing.action.needs
        if self.referendum and (held := game.table.referendum) is not None:
            calls = game.passing.action.calls
            if isinstance(calls, Plan):
                number, needs = calls.action.card, calls.needs
            number = held.card or number
        source = game.table.copies.get(number)
        if source is None:
            return False
        if self.anarch_maker and game.facts(game.card(source)).makes_anarch:
            return True
        if self.words or self.clan or self.path:
            needed = game.card(source)
            if not required(needs).isdisjoint((*self.words, self.clan)):
                return True
            if not self.referendum and action.kind != "equip from" and game.passing.action.play_of(source) is None:
                return False
            return not required(needed.requirement).isdisjoint(self.words) or (
                source.kind == "library"
                and (self.clan in needed.clans or (len(self.path) > 0 and self.path == needed.path))
            )
        if "played" not in source.marks:
            # It is burned once the action has been resolved.
            return any(each.copy is source and self.code in each.codes for each in game.passing.action.played)
        play = game.passing.action.play_of(source)
        if play is not None and play.any_of:
            return self.code in play.codes
        level = action.level or source.marks.get("level", "")
        if level:
            return self.code in level.lower().replace("/", " ").split()
        return any(each.code == self.code for each in game.card(source).disciplines)

    def aloud(self) -> str:
        path = f"the Path of {self.path}" if self.path else ""
        needs = [DISCIPLINES.get(self.code, self.code), self.clan, *self.words, path]
        maker = " or makes a vampire Anarch" if self.anarch_maker else ""
        what = "the referendum is that of a card" if self.referendum else "the action is taken with a card"
        return f"{what} that requires {together(needs, 'or')}{maker}"


class TurnOf(Condition, frozen=True):
    """It is the turn of one of these Methuselahs (sec. 3).

    >>> TurnOf("you").aloud()
    'it is your turn'
    """

    whose: Whose

    def holds(self, here: Here) -> bool:
        return here.game.table.active in here.methuselahs(self.whose)

    def aloud(self) -> str:
        return "it is your turn" if self.whose == "you" else f"it is the turn of {methuselah(self.whose)}"


class ActionOfThis(Condition, frozen=True):
    """The action that is being taken is the card's own: one that it allows, or that brings it into play (sec. 6.1); or
    the referendum that is held is the card's own, which the action of another calls (rulings on Charming Lobby).

    >>> ActionOfThis().aloud()
    'the action is one that this card allows, or that brings it into play'
    """

    said = "the action is one that this card allows, or that brings it into play"

    def holds(self, here: Here) -> bool:
        game, number = here.game, here.source.id
        action, held, calls = game.table.action, game.table.referendum, game.passing.action.calls
        if action is None:
            return False
        called = held is not None and not held.blood_hunt and isinstance(calls, Plan) and calls.action.card == number
        return called or action.card == number


class CalledByThis(Condition, frozen=True):
    """A referendum is being held that the minion has called (sec. 6.3).

    >>> CalledByThis().aloud()
    'a referendum that this minion has called is being held'
    """

    said = "a referendum that this minion has called is being held"

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        called = call is not None and not call.blood_hunt
        return called and call is not None and here.minion is not None and call.minion == here.minion.id


class BloodHuntCalled(Condition, frozen=True):
    """A referendum to call a blood hunt is being held, on a minion where one is named, or meant (sec. 6.5.6).

    >>> BloodHuntCalled("this").aloud()
    'a referendum to call a blood hunt on this card is being held'
    """

    on: str = ""
    which: Which | None = None

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        if call is None or not call.blood_hunt:
            return False
        hunted = here.game.table.copies.get(call.minion)
        if self.which is not None and (hunted is None or not is_meant(here, self.which, hunted)):
            return False
        return not self.on or any(copy.id == call.minion for copy in here.copies(self.on))

    def aloud(self) -> str:
        on = card(self.on) if self.on else ""
        if self.which is not None:
            whose = "" if self.which.whose == "any" else f" that {does(self.which.whose, 'control')}"
            on = f"{self.which.kind_aloud()}{whose}"
        return f"a referendum to call a blood hunt{f' on {on}' if on else ''} is being held"


class ActionWith(Condition, frozen=True):
    """The action is taken with a card that is meant: equipment that is a weapon, a wraith that is recruited; one piece
    of several that are taken from a fellow is enough (sec. 6.1, ruling ANK 20170326 on Gift of Bellona).

    >>> ActionWith(Which("weapon")).aloud()
    'the action is taken with a weapon'
    """

    which: Which

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None:
            return False
        cards = action.targets if action.kind == "equip from" else (action.card,)
        return any(i in game.table.copies and fits(here, self.which, game.copy(i)) for i in cards)

    def aloud(self) -> str:
        return f"the action is taken with {self.which.kind_aloud()}"


class NoneActed(Condition, frozen=True):
    """No action that was not mandatory has been taken in this turn before the running one (sec. 6.2).

    >>> NoneActed().aloud()
    'no action that was not mandatory was taken in this turn before this one'
    """

    said = "no action that was not mandatory was taken in this turn before this one"

    def holds(self, here: Here) -> bool:
        return not here.game.taken.free


class MayFail(Condition, frozen=True):
    """The action can be made to fail: nobody attempts to block it, and it has not been blocked or resolved (LSJ
    20041022).

    >>> MayFail().aloud()
    'nobody attempts to block the action, and it is neither blocked nor resolved'
    """

    said = "nobody attempts to block the action, and it is neither blocked nor resolved"

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and not action.blocker and not here.game.passing.action.resolved


class SameMethuselahs(Condition, frozen=True):
    """The action is directed at just the Methuselahs that the card remembers, the controller of who takes it not
    counted (LSJ 20100527).

    >>> SameMethuselahs().aloud()
    'the action is directed at just the Methuselahs whom this card remembers'
    """

    said = "the action is directed at just the Methuselahs whom this card remembers"

    def holds(self, here: Here) -> bool:
        game, seats = here.game, here.source.marks.get(METHUSELAHS)
        return (
            game.table.action is not None
            and seats is not None
            and set(map(int, seats.split())) == set(blocks.directed_at(game))
        )


class BlockedSince(Condition, frozen=True):
    """What was noted by a name has blocked the action since then: also where that went on as if unblocked, not by a
    block before (rulings on Forced Awakening).

    >>> BlockedSince("reacting").aloud()
    'the card chosen as “reacting” has blocked the action since then'
    """

    name: str = "target"

    def holds(self, here: Here) -> bool:
        before = here.numbers.get(f"{self.name} blocks", 0)
        blocked_by = here.game.passing.action.blocked_by
        return sum(blocked_by.count(copy.id) for copy in here.chosen.get(self.name, ())) > before

    def aloud(self) -> str:
        return f"{card(self.name)} has blocked the action since then"


class HasBlood(Condition, frozen=True):
    """A vampire has so much blood, or where that will do as well another minion so much life; who plays the card has
    it besides what that costs (sec. 1.5).

    >>> HasBlood("this", 2).aloud()
    'this card has 2 or more blood, and is a vampire'
    """

    who: str = "minion"
    least: int = 1
    life: bool = False

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            copy.blood - (here.own_cost() if copy is here.minion else 0) >= self.least
            and (self.life or minions.is_vampire(game, copy))
            for copy in here.copies(self.who)
        )

    def aloud(self) -> str:
        return card_does(
            self.who, f"have {self.least} or more {'blood or life' if self.life else 'blood, and is a vampire'}"
        )


class Quiet(Condition, frozen=True):
    """Nobody fights (sec. 6.4).

    >>> Quiet().aloud()
    'nobody fights'
    """

    said = "nobody fights"

    def holds(self, here: Here) -> bool:
        return here.game.fight is None


class AnnouncedWith(Condition, frozen=True):
    """The action for which a target is looked for is taken with a card that is played with one of these Disciplines
    (sec. 6.2.1).

    >>> AnnouncedWith(("dom",)).aloud()
    'the action is taken with a card played with Dominate'
    """

    codes: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        return any(code in here.game.passing.now.announcing for code in self.codes)

    def aloud(self) -> str:
        names = together(map(discipline_name, self.codes), "or")
        return f"the action is taken with a card played with {names}"


class HasActed(Condition, frozen=True):
    """The minion has performed an action in this turn, successful or not, or just one of a kind; one that was cancelled
    as it was played does not count (sec. 6.2).

    >>> HasActed("hunt").aloud()
    'this minion has performed a hunt action in this turn'
    """

    kind: str = ""

    def holds(self, here: Here) -> bool:
        done = here.game.taken.done.get(here.minion.id, []) if here.minion is not None else []
        return any(key == f"did {self.kind}" if self.kind else key.startswith("did ") for key in done)

    def aloud(self) -> str:
        return f"this minion has performed {with_article(f'{self.kind} action'.lstrip())} in this turn"
