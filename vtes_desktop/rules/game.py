"""One game under the referee: the table, the moves that procedures make, the choices they ask for.

:class:`Game` is what every procedure is given. :class:`Referee` runs the procedure of the turn: it holds the choice
that is open now and takes the answer, until the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, CardType
from vtes_desktop.rules.editions.edition import Edition
from vtes_desktop.rules.kept import Kept, of_marks, of_side, of_what_lies
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.passing import Passing
from vtes_desktop.rules.playing.modes import Mode, at_level
from vtes_desktop.rules.repeats import Repeats
from vtes_desktop.rules.trail import Memory, Trail
from vtes_desktop.rules.turn.interrupted import Settled
from vtes_desktop.rules.turn.ousting import note_loss
from vtes_desktop.table import asking
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Option, Procedure, clockwise, in_turns, together
from vtes_desktop.table.doing import Doing, Word
from vtes_desktop.table.journal import Left
from vtes_desktop.table.saying import Kind, Who
from vtes_desktop.table.situation import Action, Combat, Referendum
from vtes_desktop.table.table import NOBODY, Copy, Place, Table

if TYPE_CHECKING:
    from vtes_desktop.rules.combat.fight import Fight
    from vtes_desktop.rules.combat.hurt import Hurt
    from vtes_desktop.rules.combat.strike import Strike
    from vtes_desktop.rules.contributed import Abilities
    from vtes_desktop.rules.facts import Facts
    from vtes_desktop.rules.moments import Event
    from vtes_desktop.rules.numbers import MinionNumber
    from vtes_desktop.rules.playing.printed import Printed


LEAVES = "leaves the game"
"""The mark of a card that is being played and is removed from the game rather than burned."""
IN_PLAY = ("ready", "torpor", "in play")
"""The regions whose cards are in play."""
TRAINED = "trained"
"""The mark of a card that is in play in an uncontrolled region, and no minion yet."""
REMAINS: Final = "remains"
"""The mark of a card that stays in play on a crypt card in an uncontrolled region."""
OPEN_HANDS = "open hands"
"""The counter of the table that says that an effect has opened hands in this game."""


def looks_at_hands(seat: int) -> str:
    """The counter of the table of a Methuselah who may look at all hands for the rest of the turn."""
    return f"looks at hands {seat} this turn"


BURNED_UNDER: Final = "burned under"
"""The mark of a minion or retainer in an ash heap: who controlled it as it was burned, where that was not its owner."""
BURNED_IN: Final = "burned in turn"
"""The mark of a minion or retainer in an ash heap: the turn in which it was burned from play as what it is."""


class Game:
    """The table with everything that a procedure of the rules does to it and asks of it."""

    def __init__(self, doing: Doing, edition: Edition, abilities: Abilities) -> None:
        self.doing = doing
        """Where moves and sentences go; replaced by the host for each answer, always for the same table."""
        self.table: Table = doing.table
        """The true table."""
        if not isinstance(doing.catalogue, Catalogue):
            raise TypeError("The rules of V:tES are those of its card list.")
        self.catalogue: Catalogue = doing.catalogue
        """All printed cards."""
        self.edition = edition
        self.abilities = abilities
        self.reader = abilities.reader
        """Who makes facts of the words of cards."""
        self.fight: Fight | None = None
        """What the running combat remembers beyond what lies on the table."""
        self.hurt: Hurt | None = None
        """The damage that may be prevented now."""
        self.taken = Taken()
        """What minions have done in this turn and can't do again (sec. 6.1)."""
        self.passing = Passing()
        """What lasts for a while only."""
        self.discreet = doing.options.discreet
        """Whether seats that hold cards are asked where they can do nothing, so that no pause tells what they hold."""
        self.settled = Settled()
        """What was done in phases of this turn and can't be done in them again."""
        self.repeats = Repeats()
        """What cards in play were used for in the running phase."""
        self.left: Left | None = None
        """What the last referee remembered, when it was sent away in this turn."""
        self.marks_acts = True
        """Whether what minions do is marked on them; in games that began before there was such a mark it is not."""
        self.line = 0
        """The number of the journal's line that is being played; set by the host."""
        self.steps: list[int] = []
        """Of each step that is being done by hand, the innermost last: the line in which it began."""
        self.moved_by_hand = 0
        """How many moves players have made by hand."""
        self._whos = [*map(Who, range(len(self.table.seats))), Who(NOBODY)]
        """Each seat, for a sentence; the last is nobody."""
        self._names: dict[int, str] = {}
        """By the number of a printed card."""
        self.printed: dict[int, Printed] = {}
        """The printed modifiers of cards at their basic level, by number."""
        self._facts: dict[int, Facts] = {}
        self.kept = Kept(self.table.stamps)
        """What was found of the table and is so until a move changes it."""
        self.strike_made: Strike | None = None
        """The strike that a card just played has made."""

    # -- asking -----------------------------------------------------------------------------------------------------

    def choose(
        self,
        seat: int,
        kind: str,
        question: str,
        options: Sequence[Option],
        rule: str = "",
        about: int = 0,
        *,
        always: bool = False,
    ) -> Procedure[Option]:
        """Ask a seat to pick one of the options; a single option is taken without asking, unless `always`.

        Raises ValueError for no options: a rule that asks must leave a way to answer.
        """
        if len(options) == 1 and not always:
            return options[0]
        if not options:
            raise ValueError(f"No option for the choice “{question}”")
        if OPEN_HANDS in self.table.tally:
            self.lay_open()
        (picked,) = yield Choice(seat, kind, question, tuple(options), rule, about)
        return options[picked]

    def together(self, choices: Iterable[Choice]) -> Procedure[Mapping[int, Option]]:
        """Ask several seats at once, in secret of each other (:func:`~vtes_desktop.table.asking.together`)."""
        if self.table.tally.get(OPEN_HANDS):
            self.lay_open()
        return (yield from together(choices))

    def lay_open(self) -> None:
        """Show the hands that effects have open to those who may see them now, and no others: ``open hand`` to
        everybody, what a Methuselah may look at to her alone (sec. 1.6.1)."""
        table = self.table
        lookers = {seat for seat in self.playing() if table.tally.get(looks_at_hands(seat))}
        asked = self.playing() if self.abilities.adds(self, "open hand") else ()
        opened = {seat for seat in asked if self.abilities.of_methuselah(self, seat, "open hand") > 0}
        hands = self.kept.stamps.hands
        if self.kept.laid_open == (hands, lookers, opened):
            return
        for seat in table.playing():
            seers = {*range(len(table.seats))} if seat in opened else lookers
            shown = tuple(sorted(seers - {seat}))
            for copy in self.pile(seat, "hand"):
                if copy.shown_to != shown:
                    self.do(m.Show(copy.id, shown))
        self.kept.laid_open = [*hands], lookers, opened

    def confirm(self, seat: int, kind: str, question: str, rule: str = "", about: int = 0) -> Procedure[bool]:
        """Ask a seat a question of yes or no."""
        option = yield from self.choose(seat, kind, question, (Option("yes", "Yes"), Option("no", "No")), rule, about)
        return option.kind == "yes"

    def in_turns(
        self,
        seats: Sequence[int],
        kind: str,
        question: str,
        usable: Callable[[int], list[Option]],
        use: Callable[[int, Option], Procedure[None]],
        rule: str = "1.6.1",
    ) -> Procedure[None]:
        """Let seats use effects in sequence (sec. 1.6.1): who comes first may go on and on; any effect that is used
        gives the word back to the first; it ends when all have passed."""

        def ask(seat: int, options: Sequence[Option]) -> Procedure[Option]:
            return self.choose(seat, kind, question, options, rule, always=True)

        return in_turns(seats, usable, ask, use, anyway=self.asks_anyway if self.discreet else None)

    def asks_anyway(self, seat: int) -> bool:
        """Whether a seat is asked although it can only pass: at a discreet table nobody can tell who holds nothing."""
        here = self.table.seats[seat]
        return self.discreet and here.playing and bool(here.piles["hand"])

    # -- printed cards ----------------------------------------------------------------------------------------------

    def facts(self, card: Card) -> Facts:
        """What a printed card says, however it is played."""
        try:
            return self._facts[card.id]
        except KeyError:
            known = self._facts[card.id] = self.reader.of(card)
            return known

    def mode_at(self, card: Card, level: str, kind: CardType | None = None) -> Mode:
        """How a card is played at a level (as `kind`, where several types have it), as a reflex only where it is
        played in no other way. Raises LookupError for none."""
        mode = at_level(self.facts(card).modes, level, kind)
        if mode is None:
            raise LookupError(f"{card.name} can’t be played at “{level}”.")
        return mode

    # -- moves ------------------------------------------------------------------------------------------------------

    def do(self, move: m.Move) -> None:
        """Make a move."""
        self.doing.do(move)

    def say(self, *words: Word, kind: Kind = "move", seat: int | None = None) -> None:
        """Add a sentence to the log."""
        self.doing.say(*words, kind=kind, seat=seat)

    def lock(self, copy: Copy) -> None:
        """Lock a card, if it is not."""
        if not copy.locked:
            self.do(m.Lock(copy.id))

    def unlock(self, copy: Copy) -> None:
        """Unlock a card, if it is locked and no effect keeps minions from that in the running action."""
        kept = (
            self.passing.action.no_unlock and self.table.action is not None and copy.place.region in ("ready", "torpor")
        )
        if copy.locked and not kept:
            self.do(m.Lock(copy.id, locked=False))
            if copy.place.region in ("ready", "torpor") and (copy.attached or copy.counters):
                self.passing.now.happened.append(("unlocks", copy, copy.controller))

    def move_blood(self, source: m.Purse, target: m.Purse, amount: int) -> None:
        """Move blood, life or pool. What a Methuselah or her vampire loses spoils her withdrawal (sec. 9.2). What a
        card that is out of play by now would get goes to the bank."""
        if amount:
            if target.kind == "card" and self._gains_none(self.copy(target.of)):
                target = m.BANK
            note_loss(self, source)
            if source.kind == "pool":
                lost = self.passing.action.pool_lost
                lost[source.of] = lost.get(source.of, 0) + amount
            self.doing.do(m.MoveBlood(source, target, amount))
            if target.kind == "pool":
                # Whatever increases it is a gain (ruling on The Rising).
                self.passing.now.happened.append(("pool gained", None, target.of))
            elif target.kind == "card":
                poured = self.passing.now.poured
                poured[target.of] = poured.get(target.of, 0) + amount
            if source.kind == "card" and not (copy := self.copy(source.of)).blood:
                self._note_empty(copy)

    def _gains_none(self, copy: Copy) -> bool:
        """Whether an effect keeps a card from gaining blood, or where it lies: in an ash heap, a hand or a pile."""
        if self.table.region_of(copy).owners:
            return True
        name: MinionNumber = "gains no blood"
        if self.table.action is not None and self.passing.amount(copy, name) > 0:
            return True
        return (
            self.abilities.alters(self, name) and self.in_play(copy) and self.abilities.modifier(self, copy, name) > 0
        )

    def _note_empty(self, copy: Copy) -> None:
        """A card has lost its last blood or life: an ally burns for it; of a combatant the cards in play are told."""
        self.passing.now.lifeless.append(copy)
        if self.fight is not None and copy in self.fight.both:
            self.passing.now.happened.append(("reduced to no blood", copy, copy.controller))

    def gain_pool(self, seat: int, amount: int) -> None:
        """Move pool from the bank to a Methuselah."""
        self.move_blood(m.BANK, m.Purse("pool", seat), amount)

    def give_edge(self, seat: int) -> None:
        """A Methuselah, or nobody, has the Edge from now on; who had it has lost it (sec. 2.2)."""
        before = self.table.edge
        if before == seat:
            return
        self.do(m.GiveEdge(seat))
        if before != NOBODY:
            self.passing.now.happened.append(("edge lost", None, before))
        if seat != NOBODY:
            self.passing.now.happened.append(("edge gained", None, seat))

    def burn_pool(self, seat: int, amount: int) -> int:
        """Burn pool of a Methuselah, as much as there is; returns how much that was."""
        burned = min(amount, self.table.seats[seat].pool)
        if burned < amount:
            owed = self.passing.now.owed
            owed[seat] = owed.get(seat, 0) + amount - burned
        self.move_blood(m.Purse("pool", seat), m.BANK, burned)
        return burned

    def gain_blood(self, copy: Copy, amount: int) -> None:
        """Move blood or life from the bank to a card; whoever calls drains what is too much."""
        self.move_blood(m.BANK, m.Purse("card", copy.id), amount)

    def burn_blood(self, copy: Copy, amount: int) -> int:
        """Burn blood or life of a card, as much as there is; returns how much that was."""
        burned = min(amount, copy.blood)
        self.move_blood(m.Purse("card", copy.id), m.BANK, burned)
        return burned

    def set_action(self, action: Action | None) -> None:
        """Say what action is being taken."""
        self.do(m.SetAction(action))

    def change_action(self, **changes: object) -> Action:
        """Change something of the action being taken, and return it."""
        action = replace(self.action, **changes)
        self.do(m.SetAction(action))
        return action

    def set_combat(self, combat: Combat | None) -> None:
        """Say what combat is being fought."""
        self.do(m.SetCombat(combat))

    def change_combat(self, **changes: object) -> Combat:
        """Change something of the combat being fought, and return it."""
        combat = replace(self.combat, **changes)
        self.do(m.SetCombat(combat))
        return combat

    def set_referendum(self, referendum: Referendum | None) -> None:
        """Say what referendum is being held."""
        self.do(m.SetReferendum(referendum))

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def action(self) -> Action:
        """The action being taken. Raises ValueError when there is none."""
        if self.table.action is None:
            raise ValueError("No action is being taken.")
        return self.table.action

    @property
    def combat(self) -> Combat:
        """The combat being fought. Raises ValueError when there is none."""
        if self.table.combat is None:
            raise ValueError("No combat is being fought.")
        return self.table.combat

    def card(self, copy: Copy) -> Card:
        """The printed card of a copy. Raises KeyError for a card that the list does not have."""
        return self.catalogue.cards[copy.card]

    def copy(self, copy: int) -> Copy:
        """The copy with this id. Raises KeyError when it is gone."""
        return self.table.copies[copy]

    def name(self, copy: Copy) -> str:
        """A copy's name for questions and options. Never to be used for a card that the reader may not see."""
        try:
            return self._names[copy.card]
        except KeyError:
            known = self._names[copy.card] = self.card(copy).display_name
            return known

    def targets(self, copies: Iterable[Copy]) -> list[Option]:
        """An option for each copy, by its name: what :meth:`choose` offers where one of them is chosen."""
        return [Option("target", self.name(copy), copy.id, targets=(copy.id,)) for copy in copies]

    def pile(self, seat: int, region: str) -> list[Copy]:
        """The copies in a region of a seat, the top first."""
        table = self.table
        return [*map(table.copies.__getitem__, table.seats[seat].piles[region])]

    def in_play(self, copy: Copy) -> bool:
        """Whether a copy is in play, on something or not; an ally that was recruited this turn is, although it lies in
        the uncontrolled region (sec. 6.1.5)."""
        root = copy if not copy.place.on else self.table.root(copy)
        region = root.place.region
        return region in IN_PLAY or (
            region == "uncontrolled" and (_is_in_play_uncontrolled(root) or REMAINS in copy.marks)
        )

    def lying_in_play(self) -> Sequence[Copy]:
        """Every card in play of those who are still playing: seat by seat, each before what lies on it."""
        return _what_lies(self)

    def controlled(self, seat: int) -> Iterator[Copy]:
        """Everything that a seat controls in play, on something or not."""
        return iter(_controlled(self).get(seat, ()))

    def marked(self, name: str) -> Sequence[Copy]:
        """Every card in play that bears a mark, as :meth:`lying_in_play` has them."""
        borne = self.kept.stamps.borne
        if borne is not None and name not in borne:
            # Most of what is asked for no card has ever borne.
            return ()
        return _marked(self).get(name, ()) if name in self.ever_borne() else ()

    def ever_borne(self) -> Set[str]:
        """The names of all marks that any card, wherever it lies, has ever borne, and maybe of more."""
        stamps = self.kept.stamps
        if stamps.borne is None:
            stamps.borne = {mark for copy in self.table.copies.values() for mark in copy.marks}
        return stamps.borne

    def contested_from(self, copy: Copy) -> list[int]:
        """The contested cards that lay on a copy when their contest began (sec. 4.1)."""
        if "came from" not in self.ever_borne():
            return []
        return [
            other
            for seat in self.playing()
            for other in self.table.seats[seat].piles["contested"]
            if self.copy(other).marks.get("came from", "").endswith(f" {copy.id}")
        ]

    def clockwise(self, start: int) -> Sequence[int]:
        """The seats still playing, clockwise from `start`, who comes first if still playing."""
        return (self.kept.sides[0].get(_known_orders) or _orders(self, 0))[start]

    def neighbours(self, seat: int) -> tuple[int, int]:
        """The prey and the predator of a Methuselah; herself when nobody else is playing (sec. 2)."""
        order = (self.kept.sides[0].get(_known_orders) or _orders(self, 0))[seat]
        if not order:
            return seat, seat
        return order[1 if order[0] == seat and len(order) > 1 else 0], order[-1]

    def playing(self) -> Sequence[int]:
        """The seats still playing, clockwise from the first place."""
        return (self.kept.sides[0].get(_known_orders) or _orders(self, 0))[NOBODY]

    def who(self, seat: int) -> Who:
        """A seat, for a sentence."""
        return self._whos[seat]

    def seat_name(self, seat: int) -> str:
        """A seat's name, for questions."""
        return self.table.seats[seat].name

    # -- cards ------------------------------------------------------------------------------------------------------

    def draw(self, seat: int, count: int = 1) -> int:
        """Draw from the library to the hand; returns how many cards there were to draw."""
        drawn = [*map(self.table.copies.__getitem__, self.table.seats[seat].piles["library"][:count])]
        if drawn:
            names = self.doing.names(drawn)
            for copy in drawn:
                self.doing.move_card(copy, Place(seat, "hand"))
            self.say(self.who(seat), " draws ", names, seat=seat)
        return len(drawn)

    def strip(self, copy: Copy) -> None:
        """Take everything off a card that leaves play: counters to the bank, cards on it to their owners' ash heaps."""
        for below in [*copy.attached, *self.contested_from(copy)]:
            if copy.place.region == "ready" and below in copy.attached:
                self.passing.now.happened.append(("bearer gone", self.copy(below), self.copy(below).controller))
            self.burn(self.copy(below), quietly=True)
        self.move_blood(m.Purse("card", copy.id), m.BANK, copy.blood)
        for counter in sorted(copy.counters):
            self.do(m.SetCounter(copy.id, counter, 0))
        for mark in sorted(copy.marks):
            self.do(m.SetMark(copy.id, mark, ""))
        self.unlock(copy)
        if copy.note:
            self.do(m.Annotate(copy.id, ""))

    def remove(self, copy: Copy) -> None:
        """Remove a card from the game with nothing on it, whatever lay or was remembered there (sec. 1.3)."""
        if self.table.region_of(copy).name not in ("hand", "library", "crypt"):
            self.strip(copy)
        self.doing.move_card(copy, Place(copy.owner, "removed"))

    def goes(self, copy: Copy, how: Event) -> None:
        """A ready minion leaves play with all that is on it: what it bears is remembered for whom that concerns."""
        below = [self.copy(number) for number in copy.attached]
        self.passing.now.bore[copy.id] = [(each.card, dict(each.marks)) for each in below]
        self.passing.now.happened.append((how, copy, copy.controller))

    def burn(self, copy: Copy, *, quietly: bool = False) -> None:
        """Burn a card: it goes to its owner's ash heap with nothing on it (sec. 1.3)."""
        if not quietly:
            self.say(self.doing.name(copy), " is burned", seat=copy.controller)
        # In manual mode there may lie cards that the list does not have.
        card = self.catalogue.cards.get(copy.card)
        stood_in = self.passing.now.stood_in
        (stood_in.add if "represents" in copy.marks else stood_in.discard)(copy.id)
        ally = card is not None and "Ally" in card.types and (copy.place.region == "ready" or "recruited" in copy.marks)
        retainer = card is not None and "Retainer" in card.types and bool(copy.place.on) and self.in_play(copy)
        was, made = self.passing.now.was, copy.marks.get("type", "")
        was.pop(copy.id, None)
        if made in ("ally", "vampire"):
            was[copy.id] = made
        minion = (copy.kind == "crypt" or copy.id in was) and copy.place.region in ("ready", "torpor")
        if ally or retainer or minion:
            self.passing.now.happened.append(("burned", copy, copy.controller))
        if copy.place.region == "ready":
            self.goes(copy, "ready minion burned")
        if copy.place.region == "in play":
            self.passing.now.happened.append(("leaves play", copy, copy.controller))
        kinds = {"Ally", "Imbued", "Retainer", "Vampire"} & {*(card.types if card is not None else ())}
        dies = bool(kinds) and self.in_play(copy) and "represents" not in copy.marks and "played" not in copy.marks
        leaves = (LEAVES in copy.marks and "played" in copy.marks) or "removed when burned" in copy.marks
        if self.table.region_of(copy).name not in ("hand", "library", "crypt"):
            self.strip(copy)
        under = copy.controller
        self.doing.move_card(copy, Place(copy.owner, "removed" if leaves else "ash heap"))
        if dies:
            self.do(m.SetMark(copy.id, BURNED_IN, str(self.table.turn)))
            if under != copy.owner or BURNED_UNDER in copy.marks:
                self.do(m.SetMark(copy.id, BURNED_UNDER, str(under)))


def _is_in_play_uncontrolled(copy: Copy) -> bool:
    """Whether a card is in play although it lies in an uncontrolled region."""
    return "recruited" in copy.marks or TRAINED in copy.marks


def _known_orders(game: Game, seat: int) -> dict[int, tuple[int, ...]]:  # noqa: ARG001 - it hangs on who plays alone
    """What :meth:`Game.clockwise` says from each seat; from nobody's, what :meth:`Game.playing` does."""
    order, playing = game.table.seating(), game.table.playing()
    found = {NOBODY: tuple(playing)}
    for place, start in enumerate(order):
        # Where Methuselahs have changed places, in the order in which they sit now.
        seats = clockwise(playing, start) if isinstance(order, range) else [*order[place:], *order[:place]]
        found[start] = tuple(each for each in seats if each in playing)
    return found


_orders = of_side(_known_orders)
"""The same, kept until somebody leaves or sits elsewhere."""


@of_what_lies
def _what_lies(game: Game) -> tuple[Copy, ...]:
    """What :meth:`Game.lying_in_play` says."""
    table, found = game.table, list[Copy]()
    copies = table.copies
    for seat in game.playing():
        piles = table.seats[seat].piles
        for region in IN_PLAY:
            for i in piles[region]:
                copy = copies[i]
                found.append(copy)
                for below in copy.attached:
                    found += table.with_attached(copies[below]) if copies[below].attached else (copies[below],)
        for i in piles["uncontrolled"]:
            if copies[i].marks and _is_in_play_uncontrolled(copies[i]):
                found += table.with_attached(copies[i])
            elif copies[i].attached:
                found += [copies[below] for below in copies[i].attached if REMAINS in copies[below].marks]
    return tuple(found)


@of_marks
def _marked(game: Game) -> dict[str, list[Copy]]:
    """What :meth:`Game.marked` says of each mark."""
    found: dict[str, list[Copy]] = {}
    for copy in _what_lies(game):
        for name in copy.marks:
            if name in found:
                found[name].append(copy)
            else:
                found[name] = [copy]
    return found


@of_what_lies
def _controlled(game: Game) -> dict[int, list[Copy]]:
    """What :meth:`Game.controlled` says of each seat."""
    table, found = game.table, dict[int, list[Copy]]()
    copies = table.copies
    regions = [name for name in table.seats[0].piles if table.regions[name].in_play or name == "uncontrolled"]
    for seat in table.seats:
        for region in regions:
            for i in seat.piles[region]:
                root = copies[i]
                if region != "uncontrolled" or (root.marks and _is_in_play_uncontrolled(root)):
                    for copy in table.with_attached(root) if root.attached else (root,):
                        found.setdefault(copy.controller, []).append(copy)
    return found


class Referee(asking.Referee):
    """Runs a game; keeps what it takes to set its position up again."""

    def __init__(self, game: Game, procedure: Procedure[None], memory: Memory | None = None) -> None:
        """`memory` is what the game was given back where it goes on in the midst of a phase."""
        super().__init__(procedure)
        self.game = game
        self._memory = memory
        self.trail = Trail()
        """What has come since nothing was going on."""
        self._before = 0

    def start(self) -> Choice | None:
        """Run to the first choice."""
        self.game.doing.rests(self._memory)
        return super().start()

    def going_on(self) -> None:
        """Remember what was done before."""
        self._before = len(self.game.doing.moves)

    def gone_on(self, answers: Sequence[tuple[Choice, Option]]) -> None:
        """Keep the answers, and what takes back what came of them."""
        if self.game.fight is not None:
            self.game.fight.lays_open(self.game)
        self.trail.answered(self.game.doing, self._before, answers)
