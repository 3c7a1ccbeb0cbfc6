"""The mind of a computer Methuselah: each option of a choice goes to the judge of its part of the game, the best is
taken. It remembers what it has tried, so that nothing is done without end.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.bots import talk
from vtes_desktop.bots.judges import actions, combat, discards, influence, masters, politics, reactions, targets
from vtes_desktop.bots.lessons import MOST, Lessons, lessons, taught
from vtes_desktop.bots.parts import ACTION_WINDOWS, COMBAT_WINDOWS, LEAVING
from vtes_desktop.bots.reason import NEVER, NOTHING, Verdict
from vtes_desktop.bots.view import Knowledge, View
from vtes_desktop.bots.weights import Character, Weights, duel, weights_of
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Asked
from vtes_desktop.rules.game import Game
from vtes_desktop.table.asking import Option
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.table import Table

Level = Literal["newcomer", "regular", "expert"]
LEVELS: Final = ("newcomer", "regular", "expert")
NOISE: Final = {"newcomer": 1.6, "regular": 0.0, "expert": 0.0}
"""How far a level errs in what an option is worth, in pool."""
USES_A_TURN: Final = 2
"""How often a use is repeated in one turn."""
_BACK: Final[Mapping[OptionKind, OptionKind]] = MappingProxyType(
    {"transfer": "transfer back", "transfer back": "transfer"}
)
"""What moves blood the other way."""
_PAID: Final[frozenset[OptionKind]] = frozenset({"play", "use", "card in play", "master", "out of turn", "action card"})
"""What may cost pool, by its price or its own words."""
_BROUGHT: Final[frozenset[OptionKind]] = frozenset(
    {"play", "master", "event", "out of turn", "action card", "political", "equip", "recruit", "employ"}
)
"""What may bring a card into play."""


def _quiet(options: Sequence[Option]) -> int:
    """The index of the option to do nothing, where the referee says of all others that they change nothing now; -1
    elsewhere."""
    quiet = -1
    for place, each in enumerate(options):
        if each.kind in LEAVING:
            quiet = place if quiet < 0 else quiet
        elif not each.idle:
            return -1
    return quiet


class Decision(Struct, frozen=True):
    """What was picked, and why."""

    option: int
    """The index of the option."""
    score: float
    why: str


class Mind:
    """How a computer Methuselah of a level and character picks."""

    def __init__(
        self, knowledge: Knowledge, seat: int, level: Level = "regular", character: Character = "plain", seed: str = ""
    ) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.level = level
        self.weights = weights_of(character, expert=level == "expert")
        self.duel: dict[str, float] = duel() if level == "expert" else {}
        """The weights that are other while only two play."""
        self.lessons: Lessons = lessons() if level == "expert" else {}
        """What games have taught it."""
        self._in_duel: tuple[Weights, Weights] | None = None
        self._random = random.Random(seed)
        self._action: tuple[int, int, str] = (0, 0, "")
        self._tried: set[int] = set()
        self._woken: set[int] = set()
        self._sent: set[int] = set()
        self._played: set[tuple[int, int]] = set()
        self._bled: set[int] = set()
        self._used: Counter[str] = Counter()
        self._poured: set[tuple[int, OptionKind]] = set()
        """The vampires to which it has moved pool in this turn, or from which, each with which of it."""
        self._chosen = 0
        """What it chose last as a target."""
        self._turn = 0
        self._left_with = -1
        self._said: set[tuple[int, int, str]] = set()
        """What it has asked of whom, by turn."""
        self._game: Game | None = None
        """The game of the mirror that it looked at last."""
        self._held: dict[int, int] = {}
        """The turn of its own in which each card of its hand came there, counted from its first."""
        self._own_turns = 0
        self._loss = 2.0
        """The pool that others have cost it in a round, the last ones weighing most."""

    def decide(self, table: Table, asked: Asked) -> Decision:
        """The best of the options that are asked of this seat, by what its mirror shows."""
        self._remember(table)
        options = asked.options
        if len(options) == 1:
            return Decision(0, 0.0, "")
        quiet = _quiet(options)
        if quiet >= 0:
            return Decision(quiet, 0.0, "")
        view = self._look(table)
        view.tried = frozenset(self._tried)
        view.awake = frozenset(self._woken)
        view.sent = frozenset(self._sent)
        view.played = frozenset(self._played)
        view.bled = frozenset(self._bled)
        view.held = {copy: self._own_turns - since for copy, since in self._held.items()}
        # What is best shown in secret is what nobody foresees.
        noise = max(1.0, NOISE[self.level]) if asked.kind == "sign" else NOISE[self.level]
        verdicts = _at_least(view, options, [self.judge(view, asked, option) for option in options])
        scores = self._scores(view, asked, verdicts)
        if noise:
            scores = [score + self._random.gauss(0, noise) for score in scores]
        best = self._best(view, asked, verdicts, scores)
        self._note(asked.kind, options, best)
        if options[best].kind == "play":
            self._note_play(view, options[best])
        return Decision(best, scores[best], verdicts[best].why)

    def _best(self, _view: View, asked: Asked, _verdicts: Sequence[Verdict], scores: Sequence[float]) -> int:
        """The place of the best option. What is worth no more than doing nothing is not done; of two levels that are
        worth the same the superior one is played."""
        options = asked.options
        return max(
            range(len(options)),
            key=lambda place: (scores[place], options[place].kind in LEAVING, options[place].level.isupper()),
        )

    def _scores(self, view: View, asked: Asked, verdicts: Sequence[Verdict]) -> list[float]:
        """What options are worth by what their judges say, and by what games have taught where it has learned."""
        if not self.lessons:
            return [each.score - (MOST if each.senseless else 0.0) for each in verdicts]
        return taught(self.lessons, view, asked, verdicts)

    def says(self, table: Table, asked: Asked | None, picked: int = 0) -> tuple[r.Offer | r.AnswerOffer, ...]:
        """What it says to the others: its answers to what they have offered, and what it offers itself as it is about
        to pick an option."""
        view = self._look(table)
        made = talk.offer(view, asked, asked.options[picked]) if asked is not None else None
        if made is not None:
            said = (table.turn, made.to, made.want)
            # Nobody is asked for the same twice in a turn, whatever was the answer.
            made = made if said not in self._said else None
            self._said.add(said)
        return (*talk.answers(view), *((made,) if made is not None else ()))

    def _look(self, table: Table) -> View:
        """What its mirror shows now."""
        if self._game is None or self._game.table is not table:
            self._game = self.knowledge.onlooker.game(table, self.seat)
        return View(table, self.seat, self.knowledge, self._weighed_by(table), self._loss, self._game)

    def _weighed_by(self, table: Table) -> Weights:
        """The weights for the table as it is."""
        if not self.duel or len(table.playing()) > 2:
            return self.weights
        if self._in_duel is None or self._in_duel[0] is not self.weights:
            self._in_duel = self.weights, replace(self.weights, **self.duel)
        return self._in_duel[1]

    def _remember(self, table: Table) -> None:
        if table.turn != self._turn:
            self._turn = table.turn
            self._used.clear()
            self._poured.clear()
            self._bled.clear()
            self._count_loss(table)
            self._own_turns += table.active == self.seat
            hand = table.pile(self.seat, "hand")
            self._held = {copy: self._held.get(copy, self._own_turns) for copy in hand}
        action = table.action
        if action is not None and action.kind == "bleed":
            self._bled.add(action.minion)
        now = (table.turn, action.minion, action.kind) if action is not None else (0, 0, "")
        if now != self._action:
            self._action = now
            self._tried.clear()
            self._woken.clear()
            self._sent.clear()
            self._played.clear()

    def _count_loss(self, table: Table) -> None:
        """As one's turn ends and begins again: what the others' turns have cost."""
        pool = table.seats[self.seat].pool
        if table.active != self.seat:
            if self._left_with < 0:
                self._left_with = pool
        elif self._left_with >= 0:
            self._loss = 0.55 * self._loss + 0.45 * max(0, self._left_with - pool)
            self._left_with = -1

    def _note(self, kind: str, options: Sequence[Option], picked: int) -> None:
        option = options[picked]
        if option.kind == "bleed":
            self._bled.add(option.minion)
        if kind == "block" and option.copy:
            self._tried.add(option.copy)
        if option.targets:
            self._chosen = option.targets[0]
        if option.kind in _BACK:
            self._poured.add((option.copy, option.kind))
        if option.kind in ("use", "burn conviction", "transfer back", "move", "move blood"):
            self._used[option.text] += 1

    def _note_play(self, view: View, option: Option) -> None:
        if view.facts(option).wakes:
            self._woken.add(option.minion)
        if view.facts(option).blocks:
            self._sent.add(option.minion)
        card = view.card(view.copy(option.copy))
        if card is not None:
            self._played.add((option.minion, card.id))

    def judge(self, view: View, asked: Asked, option: Option) -> Verdict:
        """What an option is worth."""
        if option.kind == "agreed":
            return Verdict(1.0)
        if view.table.bargains:
            kept = talk.word_kept(view, asked, option, frozenset(self._tried))
            if kept is not None:
                return kept
        if asked.kind == "by hand":
            # What it can't judge it leaves alone, whatever there is to press.
            return Verdict(1.0 if option.kind == "done" else -5.0)
        if option.kind in ("use by hand", "adjust", "ask", "not agreed"):
            return Verdict(-5.0)
        if option.kind == "use" and self._used[option.text] >= USES_A_TURN:
            return Verdict(-3.0, "it was used already", senseless=True)
        if option.kind in _BACK and (option.copy, _BACK[option.kind]) in self._poured:
            return Verdict(-3.0, "it was moved the other way", senseless=True)
        if option.kind in LEAVING and asked.kind not in ("minion phase", "strike"):
            return NOTHING
        if option.idle:
            return Verdict(-0.5, senseless=True)
        if option.kind in _PAID and view.pool_left(option) <= 0:
            return NEVER
        if option.kind in _BROUGHT and view.is_in_vain(option):
            return Verdict(-2.0, f"{view.name(view.copy(option.copy))} is in play already", senseless=True)
        return self._of_part(view, asked, option)

    def _of_part(self, view: View, asked: Asked, option: Option) -> Verdict:
        kind = asked.kind
        if kind == "transfers":
            return influence.transfers(view, option) if option.kind != "use" else reactions.free_use(view, option)
        if kind == "unlock phase":
            return influence.unlock_phase(view, option) if option.kind != "use" else reactions.free_use(view, option)
        if kind == "minion phase":
            if option.kind in LEAVING:
                return actions.passing(view)
            return reactions.free_use(view, option) if option.kind == "use" else actions.action(view, option)
        if kind == "master phase":
            return masters.master(view, option) if option.kind != "use" else reactions.free_use(view, option)
        if kind == "block":
            return reactions.block(view, option, frozenset(self._tried))
        if kind == "strike":
            return combat.strike(view, option)
        if kind == "prevention":
            return combat.prevent(view, option)
        if kind in COMBAT_WINDOWS:
            return combat.play(view, option, kind)
        if kind == "as played":
            return reactions.as_played(view, option, view.copy(asked.about))
        if kind in ACTION_WINDOWS:
            return reactions.play(view, option, kind)
        if kind == "polling":
            return politics.poll(view, option)
        if kind in ("blood hunt",):
            return politics.call_blood_hunt(view, option, asked.about)
        if kind in ("discard phase", "burn option"):
            if option.kind == "event":
                return masters.master(view, option)
            return (
                discards.discard(view, option, must=False) if option.kind != "use" else reactions.free_use(view, option)
            )
        return self._question(view, asked, option)

    def _question(self, view: View, asked: Asked, option: Option) -> Verdict:
        kind = asked.kind
        if option.kind == "conviction":
            return influence.unlock_phase(view, option)
        if kind in ("discard down", "discard", "stash"):
            return discards.discard(view, option, must=True)
        if kind == "bottom":
            return discards.discard(view, option, must=False)
        if kind == "points":
            return politics.points(view, option)
        if kind in ("redirect",) or (kind == "bleed" and option.seat >= 0):
            return targets.redirect(view, option)
        if kind in ("methuselah", "directed at"):
            return targets.methuselah(view, option, asked.about)
        if kind == "clan":
            return targets.clan(view, option, asked.about)
        if kind in ("blood", "move"):
            return targets.blood(view, option)
        if kind == "x":
            return targets.cost_x(view, option, asked.about)
        if kind == "enter combat":
            return targets.opponent(view, option)
        if kind == "bid":
            return targets.bid(view, option, asked.about)
        if kind in ("amount", "number"):
            return targets.number(view, option, asked.about, max(each.amount for each in asked.options))
        if kind == "way":
            chosen = view.copy(self._chosen)
            return targets.way(option, view.my_pool, None if chosen is None else view.mine(chosen))
        if option.kind in ("yes", "no"):
            return targets.yes_or_no(view, option, asked.question, asked.about)
        if option.kind == "use":
            return reactions.free_use(view, option)
        if option.kind in ("play", "out of turn"):
            return reactions.play(view, option, kind)
        return targets.target(view, option, asked.about, asked.options)


def _at_least(view: View, options: Sequence[Option], verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The verdicts, where a card that is played during an action or a combat is worth at its superior level at least
    what it is at the inferior one, although nothing can be told of it."""
    lesser = {
        (option.copy, option.minion, option.level): verdict
        for option, verdict in zip(options, verdicts, strict=True)
        if option.kind == "play" and not option.level.isupper()
    }
    found = []
    for option, verdict in zip(options, verdicts, strict=True):
        other = lesser.get((option.copy, option.minion, option.level.lower())) if option.level.isupper() else None
        if other is not None and other.score > verdict.score and not view.facts(option).known:
            verdict = other
        found.append(verdict)
    return found
