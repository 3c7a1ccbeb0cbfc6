"""The checker: plays of computer players that no sensible Methuselah makes, found as a game runs.

It sees the true table, as an onlooker who reads every card. What is found is no breach of the rules: it is a fault of a
judge (``bots/judges``). Each is told with the journal and its line, where a replay shows it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from vtes_desktop.abilities.facts import Facts
from vtes_desktop.bots.evaluate import SHORT
from vtes_desktop.bots.judges.combat import sides
from vtes_desktop.bots.judges.influence import can_be_filled, missing
from vtes_desktop.bots.judges.politics import votes_of
from vtes_desktop.bots.judges.reactions import is_small
from vtes_desktop.bots.judges.victims import has_room
from vtes_desktop.bots.view import Knowledge, View
from vtes_desktop.bots.weights import weights_of
from vtes_desktop.lab.plan import RANDOM, GamePlan
from vtes_desktop.lab.playing import Absurd
from vtes_desktop.play.bargaining import in_force
from vtes_desktop.play.updates import Asked
from vtes_desktop.rules import minions
from vtes_desktop.rules.repeats import standing
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option
from vtes_desktop.table.journal import Line
from vtes_desktop.table.situation import Referendum
from vtes_desktop.table.table import Copy, Table

KINDS: Final = {
    "own hunted": "votes for, or calls, the blood hunt on its own vampire",
    "against itself": "votes for what harms it, or against what it has called",
    "harm to own": "does harm to its own where another could be chosen",
    "help to others": "does good to its prey or predator",
    "fights its own": "enters combat with its own minion",
    "by hand": "does by hand what it cannot judge",
    "no need": "makes a bleed larger that ousts as it is, or a success surer that nobody can hinder",
    "emptied": "takes the last blood of a vampire for pool that it does not need",
    "dies for little": "blocks with a minion that the combat will burn, where nothing of its own is at stake",
    "hunted for it": "commits diablerie although the others have the votes to burn it for that",
    "second copy": "plays a card that is unique and that it controls already",
    "thrown down": "sends its own minion to torpor by a card, for a small action",
    "overpaid": "pays more for a card than there is damage to prevent by it",
    "own lost": "burns, sends to torpor or gives away its own minion by its own play, out of combat",
    "too late": "plays a card that cannot matter any more",
    "woken for nothing": "wakes a minion that then could block, and neither blocks nor reacts",
    "two woken": "wakes a second minion for a bleed that the first one, woken already, could redirect",
    "kept waiting": "leaves a vampire waiting that has 3 blood or more and lacks 1, with pool to spare for it",
    "burdens its own": "puts on its own minion what lets others enter combat with it or harms it",
    "hopeless block": "attempts to block although its intercept cannot reach the stealth",
    "own cancelled": "cancels a card that it is playing itself",
    "no change": "uses the same thing again where nothing has changed since",
    "nothing now": "does what the referee says changes nothing now, where it need not",
    "back and forth": "moves pool to a vampire and back in one turn",
    "fed prey": "its own play gives pool to its prey",
    "ousts itself": "loses its last pool by its own play",
    "cost lost": "spends the blood that its own action costs, so that this has no effect",
    "own twin": "fills a second copy of a unique vampire that it controls, to burn it",
    "no room": "gives blood to a vampire of its own that has no room for it",
    "turned already": "locks what is locked, or unlocks what is not, where something else could be chosen",
    "oust missed": "ends its minion phase although a bleed that nobody could block would oust its prey",
    "idle minions": "ends its minion phase with minions that could bleed, where nobody could block or hit back",
    "bleeds for nothing": "bleeds for 0",
    "strikes at nothing": "strikes with its hands at long range although it has a weapon or strike that reaches",
    "nothing to dodge": "plays a card to dodge or to end combat although the opponent's strike does it nothing",
    "given away": "gives the control of its own minion to another by its own play",
    "bars nobody": "keeps a minion from blocking that could not block the action",
}
"""What is looked for."""
SPARE: Final = 3
"""Pool of which 1 can be spared."""
EASY: Final = 8
"""Pool above which none is short."""
NEARLY_OUT: Final = 3
"""Blood of a vampire that is not kept waiting for the last."""
CERTAIN: Final = 4
"""Votes more than one's own, by which a blood hunt is sure to be called."""


class Checker:
    """Watches one game."""

    def __init__(self, plan: GamePlan, knowledge: Knowledge, journal: str) -> None:
        self.found: list[Absurd] = []
        self._plan = plan
        self._knowledge = knowledge
        self._journal = journal
        self._turn = 0
        self._used: dict[tuple[int, str], bytes] = {}
        self._paid: Counter[tuple[int, int]] = Counter()
        self._woken: dict[int, tuple[int, Absurd]] = {}
        """By seat: the minion that it has woken in the running action and not used yet, and how."""
        self._idle: dict[int, tuple[int, Absurd]] = {}
        """By seat: the minion that did not block then although it could; it may react still."""
        self._attempt: tuple[int, Absurd] | None = None
        """The seat that attempts to block with less intercept than there is stealth, and has had no say since."""
        self._fought = False
        """Whether there was a combat in the running action: what that costs is not foreseen."""
        self._thrown: set[int] = set()
        """The minions that fall by what was played for the running action, or are given for pool that is short."""
        self._stealth: dict[int, int] = {}
        """By seat: the stealth of the running action as it last woke a minion for it."""
        self._last: tuple[Asked, Option, str, int] | None = None
        """The last answer of a computer player outside combat and referendums, with its pool then."""
        self._minions: frozenset[int] = frozenset()
        """Its minions then."""
        self._phase = ""
        """The phase then."""
        self._bled = False
        """Whether somebody else's minion bled then: whom it ousts, though she has made it smaller, has not done it."""

    def answer(self, line: int, table: Table, asked: Asked, option: Option, why: str, before: Sequence[Line]) -> None:
        """A player answers: `why` as it says, `before` the journal's lines so far."""
        # Offers and answers to them lie between.
        self._outcome(next((each for each in reversed(before) if each.picks), None), table)
        self._last = None
        self._forget(table)
        self._fought |= table.combat is not None
        if self._plan.chairs[asked.seat].sitter.player == RANDOM:
            return
        view = View(table, asked.seat, self._knowledge, weights_of())
        kinds = [*self._kinds(view, asked, option)]
        self.found += [self._absurd(kind, line, table, asked, option, why) for kind in kinds]
        self._end_attempt(view, asked, option)
        if asked.kind == "block" and "hopeless block" not in kinds and _lacks_intercept(view, option):
            self._attempt = view.seat, self._absurd("hopeless block", line, table, asked, option, why)
        self._note_waking(view, line, asked, option, why)
        if option.kind == "play" and view.facts(option).falls:
            self._thrown.add(option.minion)
        voted = table.referendum is not None or (table.action is not None and table.action.kind == "political")
        if table.combat is None and not voted:
            self._last = asked, option, why, table.seats[asked.seat].pool
            self._phase = table.phase
            action = table.action
            self._bled = action is not None and action.kind == "bleed" and action.seat != asked.seat
            self._minions = frozenset(_unburdened(table, asked.seat))

    def finish(self, table: Table, lines: Sequence[Line]) -> None:
        """The game has ended."""
        self._tell_idle()
        self._outcome(lines[-1] if lines else None, table)

    def _absurd(self, kind: str, line: int, table: Table, asked: Asked, option: Option, why: str) -> Absurd:
        reason = f" (because: {why})" if why else ""
        what = f"{asked.question} – {option.text}{reason}"
        return Absurd(kind, self._journal, line, table.round, table.seats[asked.seat].name, what)

    def _forget(self, table: Table) -> None:
        if table.turn != self._turn:
            self._turn = table.turn
            self._used.clear()
            self._paid.clear()
        if table.action is None:
            self._fought = False
            self._woken.clear()
            self._thrown.clear()
            self._tell_idle()

    def _tell_idle(self) -> None:
        """Who was woken in the action that is over has neither blocked nor reacted."""
        self.found += [found for _, found in self._idle.values()]
        self._idle.clear()

    # -- what can be seen before it is done ----

    def _kinds(self, view: View, asked: Asked, option: Option) -> Iterator[str]:
        held = view.table.referendum
        if asked.kind == "polling" and held is not None:
            yield from _votes(view, held, option)
        if asked.kind == "blood hunt" and option.kind == "yes" and view.mine(view.copy(asked.about)):
            yield "own hunted"
        if asked.kind in ("target", "points", "methuselah", "redirect"):
            yield from self._targets(view, asked, option)
        if option.kind == "play" and view.table.action is not None:
            yield from _late(view, asked.kind, option)
        if asked.kind == "block" and option.kind == "block":
            yield from _hopeless(view, option)
        if asked.kind == "as played" and view.facts(option).cancels and view.mine(view.copy(asked.about)):
            yield "own cancelled"
        if asked.kind == "by hand" and option.kind in ("adjust", "ask", "redirect"):
            yield "by hand"
        if option.kind in ("use", "burn conviction", "move blood"):
            yield from self._repeated(view, asked.seat, option)
        if option.idle and any(each.kind in ("pass", "done") for each in asked.options):
            yield "nothing now"
        if asked.kind == "minion phase":
            yield from _passed_up(view, asked, option)
        if asked.kind == "transfers" and option.kind in ("pass", "done"):
            nearly = (view.copy(each.copy) for each in asked.options if each.kind == "transfer")
            if view.my_pool >= SPARE and any(
                copy is not None and copy.blood >= NEARLY_OUT and missing(view, copy) == 1 and can_be_filled(view, copy)
                for copy in nearly
            ):
                yield "kept waiting"
        if asked.kind == "strike":
            yield from _strikes(view, asked, option)
        yield from _needless(view, asked, option)
        yield from _risky(view, asked, option)
        if asked.kind == "transfers" and option.kind in ("transfer", "transfer back"):
            other = "transfer back" if option.kind == "transfer" else "transfer"
            self._paid[option.copy, option.kind == "transfer"] += 1
            if self._paid[option.copy, other == "transfer"]:
                yield "back and forth"

    def _targets(self, view: View, asked: Asked, option: Option) -> Iterator[str]:
        facts = view.facts_about(asked.about)
        change = _sign(facts, option, asked.kind)
        mine = _on(view, option)
        others = [_on(view, each) for each in asked.options if each.kind != "pass"]
        seat = view.seat
        change = change or self._goes_on(view, asked, option)
        if any(each.pays_controller for each in facts) and mine == seat and view.my_pool <= SHORT:
            # It is worth its capacity in pool.
            change = 0
            self._thrown.add(option.copy)
        copy = view.copy(option.copy)
        if asked.kind == "target" and copy is not None and facts:
            fills = all(each.fills and not each.stays and copy.place.region in each.where for each in facts)
            if fills and view.mine(copy) and not has_room(view, copy):
                yield "no room"
            turns = {each.only_turns for each in facts}
            if len(turns) == 1 and _lies_so(copy, turned := turns.pop()):
                there = (view.copy(each.copy) for each in asked.options)
                # A rival's that lies so already is better than another of a rival's that would be helped.
                wanted = [each for each in there if each is not None and view.mine(each) == (turned > 0)]
                if any(not _lies_so(each, turned) for each in wanted):
                    yield "turned already"
            if all(each.bars for each in facts) and view.action_of_mine() and copy.controller not in _may_block(view):
                yield "bars nobody"
        if change < 0 and mine == seat and any(each not in (seat, None) for each in others):
            yield "harm to own"
        elif (
            change < 0
            and mine == seat
            and asked.kind == "target"
            and facts
            and all(each.stays and not each.at_others for each in facts)
        ):
            yield from () if self._gives_title(view, asked.about) else ("burdens its own",)
        if change > 0 and mine in (view.prey, view.predator) and mine != seat and seat in others:
            yield "help to others"

    def _gives_title(self, view: View, about: int) -> bool:
        """Whether the card gives a title to who bears it."""
        card = view.card(view.copy(about))
        return card is not None and bool(view.game.facts(card).title.title)

    def _goes_on(self, view: View, asked: Asked, option: Option) -> int:
        """1 for a card that is put on a vampire for what its controller gains by it: Discipline, pool."""
        copy = view.copy(asked.about)
        card = view.card(copy)
        if card is None or copy is None or option.kind != "target" or view.game.in_play(copy):
            return 0
        facts = self._knowledge.all_facts(card)
        gives = minions.facts(view.game, copy).discipline or any(
            each.to_pool or each.own_blood > 0 or each.pool > 0 for each in facts
        )
        return 1 if gives and not any(each.target < 0 or each.others_pool < 0 for each in facts) else 0

    def _repeated(self, view: View, seat: int, option: Option) -> Iterator[str]:
        key, now = (seat, option.text), standing(view.table)
        if self._used.get(key) == now:
            yield "no change"
        self._used[key] = now

    def _end_attempt(self, view: View, asked: Asked, option: Option) -> None:
        """Whoever attempts to block with too little intercept is offered something to add, unless the other side sees
        to it before."""
        if self._attempt is None:
            return
        seat, attempt = self._attempt
        has_say = option.kind in ("play", "use") or (view.seat == seat and asked.kind == "block attempt")
        if view.table.action is None or view.table.combat is not None or has_say:
            self._attempt = None
        elif asked.kind != "block attempt":
            self.found.append(attempt)
            self._attempt = None

    def _note_waking(self, view: View, line: int, asked: Asked, option: Option, why: str) -> None:
        action = view.table.action
        if action is None or action.seat == view.seat:
            return
        woken = self._woken.pop(view.seat, None)
        idle = self._idle.get(view.seat)
        if idle is not None and option.kind in ("play", "use") and option.minion == idle[0]:
            del self._idle[view.seat]
        if option.kind == "no block" and woken is not None:
            # Whoever is asked and could block by it now has had all that it was woken for.
            minion = view.copy(woken[0])
            if minion is not None and view.redirects(minion):
                self._woken[view.seat] = woken
            elif any(each.copy == woken[0] for each in asked.options) and not (
                # Nobody foresees that stealth is added to fail another's attempt.
                minion is not None and action.stealth > self._stealth[view.seat] and not view.reaches(minion)
            ):
                self._idle[view.seat] = woken
        elif woken is not None and option.kind not in ("block", "play", "use", "out of turn"):
            self._woken[view.seat] = woken
        facts = view.facts(option)
        minion = view.copy(option.minion)
        if option.kind == "play" and facts.wakes and not facts.redirects and minion is not None and minion.locked:
            if (
                woken is not None
                and woken[0] != minion.id
                and view.redirects_now(minion)
                and _could_redirect(view, woken[0])
            ):
                self.found.append(self._absurd("two woken", line, view.table, asked, option, why))
            kept = self._absurd("woken for nothing", line, view.table, asked, option, why)
            self._woken[view.seat] = minion.id, kept
            self._stealth[view.seat] = action.stealth

    # -- what is seen by what came of it -------------------------------------------------------------------------------

    def _outcome(self, line: Line | None, table: Table) -> None:
        """What the last answer has led to, as far as nobody else has had a say."""
        if line is None:
            return
        self._said(line, table)
        if self._last is None:
            return
        asked, option, why, pool = self._last
        seat = asked.seat
        if option.kind not in (
            "play",
            "use",
            "master",
            "target",
            "way",
            "card in play",
            "points",
            "transfer",
            "amount",
        ):
            return
        if any(isinstance(move, m.SetPhase | m.SetCombat | m.SetReferendum) for move in line.moves):
            return
        if option.kind == "way" and "pool" not in option.text:
            return
        for kind in _came_of(line, table, seat, pool, self._minions - self._thrown - {asked.about}):
            if kind == "ousts itself" and (_is_forced(asked, pool) or (self._bled and not _costs_all(option, pool))):
                continue
            due = ("own lost", "given away", "ousts itself")
            if kind in due and self._phase == "unlock" and not _costs_all(option, pool):
                # Cards do what they do in this phase by themselves as soon as nobody has more to use in it.
                continue
            self.found.append(self._absurd(kind, line.n, table, asked, option, why))

    def _said(self, line: Line, table: Table) -> None:
        """What the log tells of it."""
        for saying in line.log:
            words = "".join(part if isinstance(part, str) else "" for part in saying.parts)
            for sentence, kind in _TELLING.items():
                seat = line.seat if saying.seat < 0 else saying.seat
                if kind == "cost lost" and self._fought:
                    continue
                if sentence in words and self._plan.chairs[seat].sitter.player != RANDOM:
                    self.found.append(
                        Absurd(kind, self._journal, line.n, table.round, table.seats[seat].name, words.strip())
                    )


_TELLING: Final = {"its cost can't be paid": "cost lost", "can’t be contested with oneself": "own twin"}
"""Sentences of the log that tell of an absurd play."""


def _lies_so(copy: Copy, turned: int) -> bool:
    """Whether a card is unlocked already (of 1), or locked (of -1)."""
    return turned != 0 and copy.locked == (turned < 0)


def _passed_up(view: View, asked: Asked, option: Option) -> Iterator[str]:
    """What is not done although there is nothing to lose by it."""
    if option.kind == "bleed" and option.amount <= 0 and len(asked.options) > 1:
        yield "bleeds for nothing"
    if (
        option.kind not in ("pass", "done")
        or view.unlocked(view.prey)
        or any(
            each.promise(view.seat) == "no bleed" and each.other(view.seat) == view.prey
            for each in in_force(view.table)
        )
    ):
        return
    bleeds = [each.amount for each in asked.options if each.kind == "bleed" and each.seat in (-1, view.prey)]
    if max(bleeds, default=0) >= view.pool(view.prey):
        yield "oust missed"
    elif max(bleeds, default=0) > 0 and not view.ready(view.predator):
        yield "idle minions"


def _strikes(view: View, asked: Asked, option: Option) -> Iterator[str]:
    """Strikes that are thrown away."""
    both, fight = sides(view), view.table.combat
    if both is None or fight is None:
        return
    if fight.range == "long" and option.kind == "hand strike" and any(each.kind == "weapon" for each in asked.options):
        yield "strikes at nothing"
    facts = view.facts(option)
    only = facts.dodges or (facts.ends_combat and fight.acting.seat == view.seat)
    harmless = "hand strike" in both[1].strike and not both[1].damage and not both[1].additional
    if option.kind == "play" and only and not facts.strikes and harmless and not facts.stealth:
        yield "nothing to dodge"


def _could_redirect(view: View, minion: int) -> bool:
    """Whether a minion could redirect the running bleed by a card of the hand."""
    copy = view.copy(minion)
    return copy is not None and view.redirects_now(copy)


def _may_block(view: View) -> tuple[int, ...]:
    """Who may block the running action."""
    action = view.table.action
    if action is None:
        return ()
    return action.seats or (view.table.prey(action.seat), view.table.predator(action.seat))


def _votes(view: View, held: Referendum, option: Option) -> Iterator[str]:
    way = option.kind.rpartition(" ")[2]
    if way not in ("for", "against"):
        return
    if held.blood_hunt:
        if way == "for" and view.mine(view.copy(held.minion)):
            yield "own hunted"
        return
    if held.seat == view.seat:
        if way == "against":
            yield "against itself"
        return
    card = view.card(view.copy(held.card))
    facts = view.knowledge.facts(card, "Political Action", "") if card is not None else Facts()
    sign = facts.shares or (facts.target > 0) - (facts.target < 0)
    named = [term.seat if not term.copy else view.owner_of(view.copy(term.copy)) for term in held.named]
    if way == "for" and sign < 0 and view.seat in named and view.prey not in named:
        yield "against itself"
    if way == "against" and sign > 0 and set(named) == {view.seat}:
        yield "against itself"


def _sign(facts: Sequence[Facts], option: Option, kind: str) -> int:
    """Whether what is asked about harms (-1) or helps (1) whom it is done to, in every way that it could be played; 0
    where that is not known."""
    if kind == "redirect":
        return -1
    if not facts:
        return 0
    if kind == "points":
        signs = {each.shares for each in facts}
        return next(iter(signs)) if len(signs) == 1 and option.amount else 0
    changes = {(each.target > 0) - (each.target < 0) for each in facts}
    return next(iter(changes)) if len(changes) == 1 else 0


def _on(view: View, option: Option) -> int | None:
    """Whose an option's target is."""
    copy = view.copy(option.copy) or (view.copy(option.targets[0]) if option.targets else None)
    if copy is not None:
        return copy.controller
    return option.seat if option.seat >= 0 else None


def _late(view: View, window: str, option: Option) -> Iterator[str]:
    """Cards that do nothing but what is decided already."""
    action = view.table.action
    facts = view.facts(option)
    if action is None or not facts.known:
        return
    else_too = (
        facts.bleed or facts.redirects or facts.unlocks or facts.wakes or facts.pool or facts.own_blood or facts.cards
        or facts.votes or facts.cancels or facts.fails or facts.bars or facts.blocks or facts.stays or facts.target
        or facts.others_pool or facts.more_strength or facts.prevents or facts.maneuvers or facts.is_strike
    )  # fmt: skip
    if else_too:
        if facts.redirects and action.kind == "bleed" and action.bleed <= 0:
            yield "too late"
        return
    if facts.intercept > 0 and (not action.blocker or action.intercept >= action.stealth):
        yield "too late"
    blocked = action.blocker and action.intercept >= action.stealth
    if facts.stealth > 0 and window in ("block attempt", "after blocks", "before resolution") and not blocked:
        yield "too late"


def _hopeless(view: View, option: Option) -> Iterator[str]:
    minion = view.copy(option.copy)
    if view.table.action is None or minion is None or not _lacks_intercept(view, option):
        return
    if not view.reaches(minion) and not _has_uses(view, minion):
        yield "hopeless block"


def _lacks_intercept(view: View, option: Option) -> bool:
    """Whether a block is attempted with less intercept than there is stealth: of an action that goes on, what was added
    in an attempt before is known to the referee alone."""
    action, minion = view.table.action, view.copy(option.copy)
    if option.kind != "block" or action is None or minion is None:
        return False
    return action.stealth > view.intercept(minion) and " (lacks " in option.text


def _needless(view: View, asked: Asked, option: Option) -> Iterator[str]:
    """What is not needed: what is reached already, or taken where there is enough."""
    action, facts = view.table.action, view.facts(option)
    if option.kind == "play" and action is not None and action.kind == "bleed" and action.seats:
        else_too = (
            facts.stealth or facts.fails or facts.bars or facts.unlocks or facts.cards or facts.pool or facts.stays
        )
        only = facts.bleed > 0 and not else_too
        if only and action.seat == view.seat and action.bleed >= view.pool(action.seats[0]):
            yield "no need"
    if option.kind in ("amount", "x", "number") and "blood" in option.text and view.my_pool > EASY:
        card = view.card(view.copy(asked.about))
        most = max(each.amount for each in asked.options)
        taps = card is not None and any(each.to_pool for each in view.knowledge.all_facts(card))
        if taps and option.amount == most > min(each.amount for each in asked.options):
            yield "emptied"
    copy = view.copy(option.copy)
    plays = asked.kind == "master phase" and option.kind == "master" and copy is not None
    if plays and copy is not None and view.unique(copy) and _lies_mine(view, copy):
        yield "second copy"

    if _is_overpaid(view, asked, option):
        yield "overpaid"
    if option.kind == "play" and facts.falls and action is not None and is_small(view, action):
        yield "thrown down"


def _is_overpaid(view: View, asked: Asked, option: Option) -> bool:
    """Whether more is paid as X than there is damage that it could prevent."""
    fight, card = view.table.combat, view.card(view.copy(asked.about))
    if asked.kind != "x" or fight is None or card is None:
        return False
    takes = max((side.takes for side in (fight.acting, fight.opposing) if side.seat == view.seat), default=0)
    prevents = any(each.prevents for each in view.knowledge.all_facts(card))
    return prevents and option.amount > max(takes, min(each.amount for each in asked.options))


def _lies_mine(view: View, copy: Copy) -> bool:
    """Whether a seat controls another copy of a card in play."""
    return any(view.mine(each) and each.face_up and each.card == copy.card for each in view.game.lying_in_play())


def _risky(view: View, asked: Asked, option: Option) -> Iterator[str]:
    """Minions that are thrown away."""
    action = view.table.action
    actor = view.copy(action.minion) if action is not None else None
    minion = view.copy(option.copy)
    if option.kind == "block" and action is not None and actor is not None and minion is not None:
        at_stake = action.kind in ("bleed", "diablerize", "political") or view.is_at_me()
        falls = view.strength(actor) >= minion.blood and view.strength(minion) < actor.blood
        if not view.is_vampire(minion) and falls and not at_stake:
            yield "dies for little"
    if asked.kind != "minion phase":
        return
    mine = view.copy(option.minion)
    victim = view.copy(option.targets[0]) if option.targets else None
    if option.kind == "diablerize" and mine is not None and victim is not None:
        others = sum(votes_of(view, seat) for seat in view.others())
        smaller = view.capacity(victim) <= view.capacity(mine)
        if smaller and others >= votes_of(view, view.seat) + CERTAIN:
            yield "hunted for it"
    if "enter combat" in option.text.lower() and view.mine(victim):
        yield "fights its own"


def _has_uses(view: View, minion: Copy) -> bool:
    """Whether something in play could still give a minion intercept."""
    mine = [copy for copy in view.table.lying() if view.mine(copy) and copy.card and view.game.in_play(copy)]
    return any(
        "intercept" in usable.text.lower()
        for copy in mine
        for reading in view.knowledge.texts.of(view.knowledge.catalogue.cards[copy.card]).readings
        for usable in reading.usable
    ) and bool(minion)


_POOL: Final = re.compile(r"(\d+) pool")


def _is_forced(asked: Asked, pool: int) -> bool:
    """Whether whatever is picked costs all pool."""
    return all(_costs_all(option, pool) for option in asked.options)


def _costs_all(option: Option, pool: int) -> bool:
    """Whether an option says that it costs all pool."""
    cost = _POOL.search(option.text)
    return cost is not None and int(cost[1]) >= pool


def _unburdened(table: Table, seat: int) -> Iterator[int]:
    """The minions of a seat without cards of others on them, which do to their bearers what they do by themselves."""
    for i in (*table.pile(seat, "ready"), *table.pile(seat, "torpor")):
        if all(table.copies[card].owner == seat for card in table.copies[i].attached):
            yield i


def _came_of(line: Line, table: Table, seat: int, pool: int, own: frozenset[int]) -> Iterator[str]:
    prey = table.prey(seat)
    ousted = any(isinstance(move, m.Leave) for move in line.moves)
    if pool > 0 and any(isinstance(move, m.Leave) and move.seat == seat and move.ousted for move in line.moves):
        yield "ousts itself"
    for move in line.moves:
        match move:
            case m.MoveCard(i, to) if not ousted and i in own and to.region in ("torpor", "ash heap", "removed"):
                copy = table.copies.get(move.becomes or i)
                if copy is not None and copy.kind == "crypt" and copy.owner == seat and to.seat == seat:
                    yield "own lost"
            case m.MoveCard(i, to, controller=whose) if not ousted and i in own and to.region == "ready" and not to.on:
                copy = table.copies.get(move.becomes or i)
                taker = to.seat if whose is None else whose
                # What was borrowed goes back by itself.
                if copy is not None and taker not in (seat, copy.owner):
                    yield "given away"
            case m.MoveBlood(source, target) if not ousted and prey != seat:
                bounced = any(isinstance(each, m.MoveBlood) and each.source.kind == "pool" for each in line.moves)
                if target.kind == "pool" and target.of == prey and source.kind == "bank" and not bounced:
                    # Who bleeds by a card that was bounced may gain by it.
                    yield "fed prey"


def report(found: Sequence[Absurd], games: int, say: Callable[[str], None]) -> None:
    """Say what was found, the commonest kind first, each with its journal and line."""
    say(f"{len(found)} absurd plays in {games} games.")
    counted = Counter(each.kind for each in found)
    for kind, number in counted.most_common():
        say(f"\n{kind}: {number} ({KINDS[kind]})")
        for each in found:
            if each.kind == kind:
                say(f"  {each.journal} line {each.line}, round {each.round}, {each.seat}: {each.what}")
