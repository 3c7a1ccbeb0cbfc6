"""What is changed of the running action: stealth, intercept, bleed, its target, its end (sec. 6.2)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.stats import flag
from vtes_desktop.abilities.vocabulary.aloud import card, card_does, each_of, methuselah_among, provided, signed
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions, all_hold
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.abilities.vocabulary.targets import Which, is_meant
from vtes_desktop.rules import passing
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.action import may_go_on
from vtes_desktop.rules.minion.taken import ALL, ALL_VAMPIRES
from vtes_desktop.rules.passing import Barred, Fits, Lasts
from vtes_desktop.rules.politics import referendum
from vtes_desktop.rules.wording import together
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class AddStealth(Word, frozen=True):
    """The acting minion gets stealth for this action; `needed` where it can't be chosen unless it is, and nothing is
    gained where it is not (sec. 6.2.2.2, ruling on Gathii).

    >>> AddStealth(2).aloud()
    'the acting minion gets +2 stealth for this action'
    """

    amount: Amount = 1
    needed: bool = False

    def can(self, here: Here) -> bool:
        return not self.needed or (here.game.table.action is not None and blocks.stealth_needed(here.game))

    def act(self, here: Here) -> None:
        if here.game.table.action is not None and self.can(here):
            blocks.add_stealth(here.game, amount_of(here, self.amount))

    def aloud(self) -> str:
        needed = ", if it needs it," if self.needed else ""
        return f"the acting minion{needed} gets {signed(self.amount)} stealth for this action"


class ReduceTo(Word, frozen=True):
    """A number of this action is so much for now, if it was more; it can still be changed (sec. 6.2.2).

    >>> ReduceTo("bleed").aloud()
    'the bleed of this action is reduced to 0'
    """

    stat: Literal["stealth", "bleed"]
    amount: int = 0

    def can(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and (self.stat == "stealth" or action.kind == "bleed")

    def act(self, here: Here) -> None:
        game = here.game
        game.change_action(**{self.stat: min(self.amount, getattr(game.action, self.stat))})

    def aloud(self) -> str:
        return f"the {self.stat} of this action is reduced to {self.amount}"


class AddIntercept(Word, frozen=True):
    """Minions get intercept for this action (sec. 6.2.2.2).

    >>> AddIntercept("blocker", -1).aloud()
    'the blocking minion gets -1 intercept for this action'
    """

    who: str = "minion"
    amount: Amount = 1

    def can(self, here: Here) -> bool:
        return self.who != "blocker" or bool(here.copies("blocker"))

    def act(self, here: Here) -> None:
        if here.game.table.action is not None:
            for copy in here.copies(self.who):
                blocks.add_intercept(here.game, copy, amount_of(here, self.amount))

    def aloud(self) -> str:
        return f"{card_does(self.who, 'get')} {signed(self.amount)} intercept for this action"


class ForAll(Word, frozen=True):
    """All minions that are meant have another number for this action, or for the referendum being held: their
    intercept, mostly (sec. 6.2.2.2). Votes that are taken off count off those cast already, too (sec. 6.3.3).

    >>> ForAll("intercept", -1, Which("ally")).aloud()
    'each of the ready allies, whoever controls them, gets -1 intercept for this action'
    >>> ForAll("no votes", 1, Which("ally"), lasts="referendum").aloud()
    'each of the ready allies, whoever controls them, has no votes for this referendum'
    """

    stat: str
    amount: Amount
    which: Which
    conditions: tuple[Conditions, ...] = ()
    """It counts as long as these hold."""
    lasts: Literal["action", "referendum"] = "action"

    def act(self, here: Here) -> None:
        meant, amount = those_meant(here, self.which), amount_of(here, self.amount)

        def counts(copy: Copy) -> bool:
            return meant(copy) and all_hold(here, self.conditions)

        if self.lasts == "referendum":
            here.game.passing.referendum.for_all.append((self.stat, amount, counts))
            return
        blocks.add_to_all(here.game, self.stat, amount, counts)
        if self.stat == "votes" and amount < 0 and here.game.table.referendum is not None:
            referendum.take_votes_off(here.game, -amount, counts)

    def aloud(self) -> str:
        change = f"{flag(self.stat) or f'gets {signed(self.amount)} {self.stat}'} for this {self.lasts}"
        if self.which == Which(own=True):
            return f"this minion {change}{provided(self.conditions)}"
        return f"{each_of(self.which.aloud(many=True))} {change}{provided(self.conditions)}"


class AddNumber(Word, frozen=True):
    """Minions have more or less of a number for a while: strength, bleed, votes (sec. 6.2).

    >>> AddNumber("minion", "hunt", 1).aloud()
    'this minion gets +1 hunt until the end of the action'
    """

    who: str
    stat: str
    amount: Amount = 1
    lasts: Lasts = "action"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies(self.who):
            game.passing.add(copy.id, self.stat, amount_of(here, self.amount), self.lasts)

    def aloud(self) -> str:
        until = f"until the end of the {self.lasts}"
        if said := flag(self.stat):
            return f"{card(self.who)} {said} {until}"
        return f"{card_does(self.who, 'get')} {signed(self.amount)} {self.stat} {until}"


class AddBleed(Word, frozen=True):
    """The bleed of this action is higher or lower; of `limited` ones just one counts (sec. 6.1.1).

    >>> AddBleed(2, limited=True).aloud()
    'this bleed is for +2 (limited)'
    """

    amount: Amount = 1
    limited: bool = False

    def can(self, here: Here) -> bool:
        action = here.game.table.action
        if action is None or action.kind != "bleed":
            return False
        return not self.limited or "bleed" not in here.game.passing.action.limited

    def act(self, here: Here) -> None:
        game = here.game
        game.change_action(bleed=game.action.bleed + amount_of(here, self.amount))
        if self.limited:
            game.passing.action.limited.add("bleed")

    def aloud(self) -> str:
        limited = " (limited)" if self.limited else ""
        return f"this bleed is for {signed(self.amount)}{limited}"


class Redirect(Word, frozen=True):
    """Another Methuselah is bled instead, never who controls the acting minion; she may attempt to block (sec.
    6.1.1).

    >>> Redirect("prey").aloud()
    'you choose whom the action bleeds instead, of your prey (not its own Methuselah, nor who is bled now)'
    """

    whose: Whose = "others"

    def can(self, here: Here) -> bool:
        return here.game.table.action is not None and bool(self._seats(here))

    def _seats(self, here: Here) -> list[int]:
        action = here.game.action
        return [seat for seat in here.methuselahs(self.whose) if seat != action.seat and seat not in action.seats]

    def do(self, here: Here) -> Procedure[None]:
        """Ask whom, and change the target; who has declined to block may decide anew only where she is the target."""
        game = here.game
        options = [Option("redirect", f"Bleed {game.seat_name(seat)}", seat=seat) for seat in self._seats(here)]
        if not options:
            return
        option = yield from here.ask("redirect", "who is bled instead?", options, "6.1.1")
        game.change_action(seats=(option.seat,))
        blocks.count_bleed(game)
        game.say(game.who(option.seat), " is bled instead", seat=here.seat)

    def aloud(self) -> str:
        among = f"{methuselah_among(self.whose)} (not its own Methuselah, nor who is bled now)"
        return f"you choose whom the action bleeds instead, of {among}"


class Unblockable(Word, frozen=True):
    """The action can't be blocked any more (sec. 6.2.2.1).

    >>> Unblockable().aloud()
    'the action cannot be blocked any more'
    """

    said = "the action cannot be blocked any more"

    def act(self, here: Here) -> None:
        here.game.change_action(unblockable=True)


def those_meant(here: Here, which: Which) -> Fits:
    """A test of whether a minion is one of those that are meant, and controlled by whom it must be."""

    return lambda copy: is_meant(here, which, copy)


class EndAction(Word, frozen=True):
    """The action ends, unsuccessfully; nothing more can be played in it (sec. 6.2).

    >>> EndAction().aloud()
    'the action ends, unsuccessful, and nothing more is played in it'
    """

    resolves: bool = False
    """Whether it has come to its resolution by that even before a block: it cannot be taken again in the turn."""

    def act(self, here: Here) -> None:
        game = here.game
        if game.table.action is not None:
            game.passing.action.action_ended = True
            game.passing.action.resolved |= self.resolves
            game.say("The action ends", seat=here.seat)

    def aloud(self) -> str:
        how = "as it comes to its resolution, " if self.resolves else ""
        return f"the action ends, {how}unsuccessful, and nothing more is played in it"


class FailAction(Word, frozen=True):
    """The action fails, unblocked; what is used after an action still can be (sec. 6.2.3).

    >>> FailAction().aloud()
    'the action fails, unblocked; what is used after an action still can be'
    """

    said = "the action fails, unblocked; what is used after an action still can be"

    def can(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and not action.blocker and not here.game.passing.action.resolved

    def act(self, here: Here) -> None:
        here.game.passing.action.action_fails = True


class NotAgain(Word, frozen=True):
    """The acting minion can't take the same action again in this turn, nor `all` of its Methuselah's, or just all of
    its `vampires` (sec. 6.1).

    >>> NotAgain().aloud()
    'the acting minion cannot take the same action again in this turn'
    """

    all: bool = False
    vampires: bool = False

    def act(self, here: Here) -> None:
        who = ALL if self.all else ALL_VAMPIRES if self.vampires else here.game.action.minion
        here.game.passing.action.not_again.add(who)

    def aloud(self) -> str:
        who = "the acting minion cannot"
        if self.all or self.vampires:
            who = f"no {'minion' if self.all else 'vampire'} of the acting Methuselah can"
        return f"{who} take the same action again in this turn"


class GoOn(Word, frozen=True):
    """The blocked action goes on as if unblocked (sec. 6.2.3).

    >>> GoOn().aloud()
    'the blocked action goes on as if unblocked'
    """

    said = "the blocked action goes on as if unblocked"

    def can(self, here: Here) -> bool:
        return may_go_on(here.game)

    def act(self, here: Here) -> None:
        here.game.passing.action.goes_on = True


class BleedWhile(Word, frozen=True):
    """A limited increase of the bleed, or one of its stealth, that counts as long as something is so: when who is bled
    has changed, it is looked at again (sec. 6.1.1).

    >>> from vtes_desktop.abilities.vocabulary.conditions.union import HasEdge
    >>> BleedWhile(1, (HasEdge(),)).aloud()
    'this bleed is for +1 (limited) as long as you have the Edge'
    """

    amount: int
    conditions: tuple[Conditions, ...]
    limited: bool = True
    stat: Literal["bleed", "stealth"] = "bleed"

    def can(self, here: Here) -> bool:
        action = here.game.table.action
        if action is None or action.kind != "bleed":
            return False
        return "bleed" not in here.game.passing.action.limited or not all_hold(here, self.conditions)

    def act(self, here: Here) -> None:
        here.game.passing.action.bleed_while.append(
            passing.BleedWhile(self.amount, lambda: all_hold(here, self.conditions), self.limited, self.stat)
        )
        blocks.count_bleed(here.game)

    def aloud(self) -> str:
        limited = " (limited)" if self.limited else ""
        so = together(each.aloud() for each in self.conditions)
        if self.stat == "stealth":
            return f"this bleed has {signed(self.amount)} stealth as long as {so}"
        return f"this bleed is for {signed(self.amount)}{limited} as long as {so}"


class RuleOut(Word, frozen=True):
    """What cannot be in the running action any more: action modifiers or reactions, or that these are replaced before
    it is over, cards as it is blocked, that it goes on once it is (ruling on Fast Reaction), a blood hunt for its
    diablerie, that minions unlock, that you gain the Edge (it is burned instead); or for the acting minion more actions
    in this turn (sec. 6.2).

    >>> RuleOut("unlocking").aloud()
    'minions cannot unlock in this action'
    """

    kind: Literal[
        "action modifiers", "reactions", "replacing reactions", "cards as it is blocked", "going on", "a blood hunt",
        "unlocking", "the Edge", "more actions",
    ]  # fmt: skip

    def act(self, here: Here) -> None:
        game, action = here.game, here.game.passing.action
        match self.kind:
            case "action modifiers":
                action.no_more.add("Action Modifier")
            case "reactions":
                action.no_more.add("Reaction")
            case "replacing reactions":
                action.kept_back.add("Reaction")
            case "cards as it is blocked":
                action.block_settled = True
            case "going on":
                action.goes_on = False
            case "a blood hunt":
                action.no_hunt_for_it = True
            case "unlocking":
                action.no_unlock = True
            case "the Edge":
                action.no_edge.add(here.seat)
            case "more actions":
                game.taken.finished.add(game.action.minion)

    def aloud(self) -> str:
        return {
            "action modifiers": "no more action modifiers can be played in this action",
            "reactions": "no more reactions can be played in this action",
            "replacing reactions": "reaction cards played in this action are not replaced until it is over",
            "cards as it is blocked": "nothing more is played as the action is blocked",
            "going on": "the blocked action goes on no more",
            "a blood hunt": "no blood hunt is called for this diablerie",
            "unlocking": "minions cannot unlock in this action",
            "the Edge": "if you would gain the Edge in this action, it is burned instead",
            "more actions": "the acting minion takes no more actions in this turn",
        }[self.kind]


def dearer(card: int) -> str:
    """The mark of a minion for which a card costs more blood until the end of the turn."""
    return f"card {card} costs more this turn"


class Dearer(Word, frozen=True):
    """Reaction cards cost their minions 1 more blood or life in this action; or just the next one that is played
    (sec. 1.6.1).

    >>> Dearer().aloud()
    'reaction cards cost 1 more blood or life in this action'
    """

    next: bool = False

    def act(self, here: Here) -> None:
        passing, before = here.game.passing, self._played(here)

        def more(kind: str, _: Copy) -> int:
            return int(kind == "Reaction" and (not self.next or self._played(here) == before))

        passing.action.dearer.append(more)

    def _played(self, here: Here) -> int:
        """How many reaction cards were played in this action, the one that is being played not counted."""
        now = here.game.passing.now.being_played
        return sum(each.type == "Reaction" and each.copy not in now for each in here.game.passing.action.played)

    def aloud(self) -> str:
        which = "the next reaction card costs 1 more blood or life"
        return which if self.next else "reaction cards cost 1 more blood or life in this action"


class ForbidCards(Word, frozen=True):
    """Minions cannot play cards that require one of some Disciplines, or any where none is named, for a while (sec.
    1.6.3).

    >>> ForbidCards(("obf",), "acting").aloud()
    'the acting minion can’t play cards that require Obfuscate until the action is over'
    """

    codes: tuple[str, ...] = ()
    who: str = "opponent"
    types: tuple[str, ...] = ()
    """The types as which they are played; empty for any."""
    until: Literal["action", "combat"] = "action"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            here.game.passing.of(self.until).barred.append(Barred(copy.id, self.codes, self.types))

    def aloud(self) -> str:
        what = together(map(discipline_name, self.codes), "or") or "any Discipline"
        types = together((each.lower() for each in self.types), "or")
        cards = f"{types} cards" if types else "cards"
        return f"{card(self.who)} can’t play {cards} that require {what} until the {self.until} is over"
