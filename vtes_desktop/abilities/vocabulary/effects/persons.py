"""What a minion is and has: clan, sect, title, numbers lent to it, convictions (sec. 6.3, 10, Imbued appendix)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.stats import flag
from vtes_desktop.abilities.vocabulary.aloud import card, card_does, signed
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.durations import FOR_GOOD, UNTIL_UNLOCK, lend, mark_until_unlock
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits, found
from vtes_desktop.cards.terms import CLANS, DISCIPLINES, NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.imbued.imbued import found_convictions, gain_conviction
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.requirements import AS_SUPERIOR
from vtes_desktop.rules.playing.searching import REGIONS
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.rules.titles.sects import change_clan, change_sect, make_anarch
from vtes_desktop.rules.titles.titles import gain_title
from vtes_desktop.rules.turn.unlock import NEXT_UNLOCK
from vtes_desktop.rules.wording import together
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy

_SIDES: Final = (Option("for", "For it"), Option("against", "Against it"))


class Become(Word, frozen=True):
    """Vampires become members of a clan or sect for good (sec. 10), also Anarch (sec. 10.5); of the clan that was named
    where nothing is said.

    >>> Become(sect="Sabbat").aloud()
    'the chosen card becomes Sabbat'
    """

    who: str = "target"
    clan: str = ""
    sect: str = ""

    def act(self, here: Here) -> None:
        clan = self.clan or ("" if self.sect else here.words.get("clan", ""))
        for copy in here.copies(self.who):
            if clan:
                change_clan(here.game, copy, clan)
            if self.sect == "Anarch":
                make_anarch(here.game, copy)
            elif self.sect:
                change_sect(here.game, copy, self.sect)

    def aloud(self) -> str:
        what = " and ".join(each for each in (self.clan, self.sect) if each) or "one of the clan that was named"
        return card_does(self.who, f"become {what}")


class GainTitle(Word, frozen=True):
    """A vampire gets a title, which it may have to contest, and loses the one that it has or contests (sec. 4.2, 10).

    >>> GainTitle("prince").aloud()
    'this minion becomes prince (the title may be contested)'
    """

    title: str
    who: str = "minion"

    def can(self, here: Here) -> bool:
        """Nobody need be chosen yet; whoever is must be of the sect and clan."""
        whose = here.copies(self.who)
        return not whose or any(minions.may_hold(here.game, copy, self.title) for copy in whose)

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            gain_title(here.game, copy, self.title)

    def aloud(self) -> str:
        return f"{card_does(self.who, f'become {self.title}')} (the title may be contested)"


class BecomeVampire(Word, frozen=True):
    """The card that is played comes into play as a vampire of the acting vampire's clan and sect (sec. 6.1).

    >>> BecomeVampire(2, sect="Sabbat", acts=False).aloud()
    'this card becomes a vampire of capacity 2 (this minion’s clan, Sabbat sect, 0 blood), which can’t act in this turn'
    """

    capacity: int = 1
    acts: bool = True
    """Whether it can act in this turn."""
    sect: str = ""
    """Where it is not that of the acting vampire."""
    clan: str = ""
    """Where it is not that of the acting vampire; ``none`` for no clan."""
    disciplines: str = ""
    """What it has: codes with spaces between, in upper case at superior."""
    traits: tuple[str, ...] = ()
    """What it is or has besides: ``sterile``, ``flight``, ``infernal``."""
    slave: bool = False
    """Whether it is enslaved to the acting vampire's clan."""
    blood: int = 0

    def do(self, here: Here) -> Procedure[None]:
        game, copy, parent = here.game, here.source, here.minion
        marks = {"type": "vampire", "capacity": str(self.capacity), minions.GAINED: self.disciplines}
        marks |= dict.fromkeys(self.traits, "yes")
        kin = minions.clan(game, parent) if parent is not None else ""
        sect = minions.sect(game, parent) if parent is not None else ""
        marks |= {"clan": self.clan or kin, "sect": self.sect or sect}
        marks |= {"slave": kin} if self.slave else {}
        for name, value in marks.items():
            minions.mark(game, copy, name, value)
        blood = min(self.blood, self.capacity)
        yield from bring_into_play(game, copy, here.seat, life=blood, recruited=not self.acts)

    def aloud(self) -> str:
        of = [self.clan or "this minion’s clan", f"{self.sect or 'this minion’s'} sect", f"{self.blood} blood"]
        of += [f"the Disciplines {self.disciplines}"] if self.disciplines else []
        of += list(self.traits) + (["enslaved to this minion’s clan"] if self.slave else [])
        acts = "can act in this turn" if self.acts else "can’t act in this turn"
        return f"this card becomes a vampire of capacity {self.capacity} ({', '.join(of)}), which {acts}"


class StayLocked(Word, frozen=True):
    """Minions do not unlock as normal in their next unlock phase; one that is stunned is locked, too (sec. 4).

    >>> StayLocked(stun=True).aloud()
    'the chosen card is locked; the chosen card stays locked in its controller’s next unlock phase'
    """

    who: str = "target"
    stun: bool = False

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            if self.stun:
                here.game.lock(copy)
                here.game.say(here.game.doing.name(copy), " is stunned", seat=here.seat)
            minions.mark(here.game, copy, NEXT_UNLOCK, "yes")

    def aloud(self) -> str:
        locked = f"{card_does(self.who, 'be')} locked; " if self.stun else ""
        return f"{locked}{card_does(self.who, 'stay')} locked in its controller’s next unlock phase"


class Lend(Word, frozen=True):
    """A minion's number is higher or lower until the end of the turn, until your next unlock phase or its own (that of
    whoever controls it by then), or as long as it stays in play (sec. 1.5).

    >>> Lend("bleed", 2, "minion").aloud()
    'the bleed of this minion is +2 until the end of the turn'
    """

    stat: str
    amount: Amount
    who: str = "target"
    until_unlock: Literal["", "yours", "its own"] = ""
    for_good: bool = False

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies(self.who):
            amount = amount_of(here, self.amount)
            if self.for_good:
                key = self.stat + FOR_GOOD
                minions.mark(game, copy, key, str(int(copy.marks.get(key, 0)) + amount))
            elif self.until_unlock == "yours":
                mark_until_unlock(game, here.seat, copy, self.stat + UNTIL_UNLOCK, str(amount))
            elif self.until_unlock:
                minions.mark(game, copy, self.stat + UNTIL_UNLOCK, str(amount))
            else:
                lend(game, copy, self.stat, amount)

    def aloud(self) -> str:
        whose = "your" if self.until_unlock == "yours" else "its controller’s"
        until = f"until {whose} next unlock phase" if self.until_unlock else "until the end of the turn"
        until = "as long as it stays in play" if self.for_good else until
        if said := flag(self.stat):
            return f"{card(self.who)} {said} {until}"
        return f"the {self.stat} of {card(self.who)} is {signed(self.amount)} {until}"


class CastAs(Word, frozen=True):
    """Minions cast their votes and ballots as you choose, also those that they have cast already (sec. 6.3.3).

    >>> CastAs().aloud()
    'the chosen card casts its votes and ballots for or against as you choose, those that it has cast too'
    """

    who: str = "target"

    def can(self, here: Here) -> bool:
        game = here.game
        return game.table.referendum is not None and all(
            copy.id not in game.passing.referendum.abstaining for copy in here.copies(self.who)
        )

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            option = yield from here.ask("side", f"how does {game.name(copy)} cast?", list(_SIDES), "6.3.3")
            if game.table.referendum is not None:
                politics.force_votes(game, copy, "for" if option.kind == "for" else "against")

    def aloud(self) -> str:
        its = "its votes and ballots for or against as you choose, those that it has cast too"
        return f"{card_does(self.who, 'cast')} {its}"


class ChangeCast(Word, frozen=True):
    """The votes and ballots of one of the minions that are meant are changed as you choose: what it has cast counts
    there, and what it has not it can cast on that side only, but need not (sec. 6.3.3).

    >>> ChangeCast(Which("vampire")).aloud()[:68]
    'choose one of ready vampires, whoever controls them that have votes '
    """

    which: Which

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game = here.game
        if game.table.referendum is None:
            return []
        return [
            copy
            for seat in here.methuselahs(self.which.whose)
            for copy in minions.ready_minions(game, seat)
            if fits(here, self.which, copy) and (politics.has_cast(game, copy) or politics.has_votes(game, copy))
        ]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [
            Option(side, f"{game.name(copy)}: {side}", copy.id, targets=(copy.id,))
            for copy in self._there(here)
            for side in ("for", "against")
        ]
        if options:
            option = yield from here.ask("side", "whose votes are changed?", options, "6.3.3")
            if game.table.referendum is not None:
                politics.bind_votes(game, game.copy(option.copy), "for" if option.kind == "for" else "against")

    def aloud(self) -> str:
        side = "on which side what it has cast counts, on which alone it can cast the rest"
        return f"choose one of {self.which.aloud(many=True)} that have votes or ballots, and {side}"


class GainConviction(Word, frozen=True):
    """The minion gains a conviction from your hand, ash heap or library (Imbued appendix).

    >>> GainConviction().aloud()
    'this minion gains a conviction from your hand or ash heap (you may find none)'
    """

    regions: tuple[str, ...] = ("hand", "ash heap")

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, minion = here.game, here.minion
        if minion is None or not game.in_play(minion):
            return
        options = [*found_convictions(game, minion, self.regions), PASS]
        question = f"{game.name(here.source)}: which conviction?"
        option = yield from game.choose(here.seat, "conviction", question, options, "Imbued", always=True)
        if option != PASS:
            gain_conviction(game, minion, game.copy(option.copy))
        if set(self.regions) == set(REGIONS):
            game.doing.shuffle(here.seat, "library")
        yield from settle_hand(game, here.seat)

    def aloud(self) -> str:
        return f"this minion gains a conviction from your {together(self.regions, 'or')} (you may find none)"


_GIVEN: Final = {
    "discipline": ("discipline", "has a level more of the named Discipline"),
    "superior discipline": (minions.SUPERIOR, "has the named Discipline at superior"),
    "as superior discipline": (
        AS_SUPERIOR,
        "plays cards requiring the named Discipline as though it had it at superior",
    ),
    "clan": (minions.GIVES_CLAN, "is considered of the named clan"),
}
"""The mark of a card that gives what was named, and how that is said."""


class GiveNamed(Word, frozen=True):
    """The card on a minion gives it what was named: a level of a Discipline, that at superior, or as though it had it
    so for the cards that it plays; or a clan of which it is considered (sec. 1.5).

    >>> GiveNamed("clan").aloud()
    'the minion that bears this card is considered of the named clan'
    """

    kind: Literal["discipline", "superior discipline", "as superior discipline", "clan"]

    def act(self, here: Here) -> None:
        mark, named = _GIVEN[self.kind][0], self.kind.rpartition(" ")[2]
        minions.mark(here.game, here.source, mark, here.words.get(named, ""))

    def aloud(self) -> str:
        return f"the minion that bears this card {_GIVEN[self.kind][1]}"


class Name(Word, frozen=True):
    """Name a clan, any, one that the minion is not of or one that vampires in play are of, or a Discipline that a
    minion has at superior; the words after it know it as ``clan`` or ``discipline`` (sec. 6.1.6, 6.3.2).

    >>> Name("clan").aloud()
    'you name a clan'
    """

    kind: Literal[
        "clan", "another clan", "clan in play",
        "discipline", "discipline of any", "discipline at basic", "discipline below superior",
    ]  # fmt: skip
    whom: Which | None = None
    """Of whom there must be one, once it is named."""
    among: Which | None = None
    """One of whom must have the Discipline, where that may be several."""
    told: bool = False
    """Whether it is told as it is named, where no announcement says it: once a card is in play."""

    def can(self, here: Here) -> bool:
        return not self.kind.startswith("discipline") or bool(self._there(here))

    @property
    def _named(self) -> Literal["clan", "discipline"]:
        return "discipline" if self.kind.startswith("discipline") else "clan"

    def _there(self, here: Here) -> dict[str, str]:
        """What can be named, by what it is known as."""
        game = here.game
        if self.kind == "discipline of any":
            return dict(NAMED_DISCIPLINES)
        if self.kind.startswith("discipline"):
            wanted = {"discipline": (2,), "discipline at basic": (1,)}.get(self.kind, (0, 1))
            holders = here.copies("minion") if self.among is None else found(here, self.among)
            levels = [minions.disciplines(game, copy) for copy in holders]
            real = NAMED_DISCIPLINES.items()
            had = {code: name for code, name in real if any(each.get(code, 0) in wanted for each in levels)}
            return {code: name for code, name in had.items() if self._has_one(here, code)}
        if self.kind == "clan in play":
            there = {minions.clan(game, copy) for seat in game.table.playing() for copy in minions.minions(game, seat)}
            return {clan: clan for clan in CLANS if clan in there}
        own = minions.clan(game, here.minion) if self.kind == "another clan" and here.minion is not None else ""
        return {clan: clan for clan in CLANS if clan != own}

    def _has_one(self, here: Here, code: str) -> bool:
        """Whether there is one of whom the words after it speak, if that Discipline is named."""
        return self.whom is None or bool(found(replace(here, words={**here.words, "discipline": code}), self.whom))

    def do(self, here: Here) -> Procedure[None]:
        named = self._named
        options = [Option(named, text, level=known) for known, text in self._there(here).items()]
        if options:
            question = f"which {'Discipline' if named == 'discipline' else named}?"
            option = yield from here.ask(named, question, options, "1.6.1")
            here.words[named] = option.level
            here.announced.append(option.text)
            if self.told:
                here.game.say(here.game.who(here.seat), f" names {option.text}", seat=here.seat)

    def aloud(self) -> str:
        if self.kind == "discipline of any":
            return "you name a Discipline"
        if self.kind.startswith("discipline"):
            level = {"discipline": "at superior", "discipline at basic": "at the basic level"}.get(self.kind)
            who = "this minion" if self.among is None else self.among.aloud()
            return f"you name a Discipline that {who} {f'has {level}' if level else 'does not have at superior'}"
        clans = {"another clan": " of which this minion is not", "clan in play": " that a minion in play is of"}
        return f"you name a clan{clans.get(self.kind, '')}"


class Learn(Word, frozen=True):
    """Vampires gain a level of a Discipline for good, or until your next unlock phase (sec. 1.5).

    >>> Learn("", "minion", until_unlock=True).aloud()
    'this minion gains a level of the Discipline that was named until your next unlock phase'
    """

    code: str
    """Empty for the Discipline that was named."""
    who: str = "target"
    until_unlock: bool = False

    def act(self, here: Here) -> None:
        name = minions.LEARNED_NOW if self.until_unlock else minions.LEARNED
        code = self.code or here.words.get("discipline", "")
        for copy in here.copies(self.who):
            here.game.say(here.game.doing.name(copy), f" gains a level of {DISCIPLINES[code]}", seat=copy.controller)
            codes = f"{copy.marks.get(name, '')} {code}".strip()
            if self.until_unlock:
                mark_until_unlock(here.game, here.seat, copy, name, codes)
            else:
                minions.mark(here.game, copy, name, codes)

    def aloud(self) -> str:
        what = DISCIPLINES[self.code] if self.code else "the Discipline that was named"
        until = "until your next unlock phase" if self.until_unlock else "for good"
        return card_does(self.who, f"gain a level of {what} {until}")
