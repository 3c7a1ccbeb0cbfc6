"""Any position of a game, laid out and played from Python in a few lines: what every test of a rule stands on.

>>> game = Position("Sarah", "Alexis", "Justin")              # clockwise: Alexis is Sarah's prey
>>> theo = game.ready("Sarah", "Theo Bell", blood=4)
>>> lucita = game.ready("Alexis", "Lucita")
>>> game.phase("minion", of="Sarah")

Nothing else need be said: hands and libraries are filled with blank cards, pools are full. What may be done is asked
of the referee, and done by picking it:

>>> game.offers()[:2]
['bleed: Theo Bell bleeds Alexis for 1', 'hunt: Theo Bell hunts']
>>> game.pick("bleed", minion=theo)
>>> game.asked, game.offers()
('Alexis', ['block: Block with Lucita', 'no block: No block'])
>>> game.pick("no block")
>>> game["Alexis"].pool, game.edge, theo.locked
(29, 'Sarah', True)

A card that no list has is made with :mod:`vtes_desktop.rules.invented` and laid like any other. What the rules say of
a card is asked of them through `game.rules`: ``minions.strength(game.rules, theo)``. Print a position to see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict, Unpack

from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Abilities
from vtes_desktop.rules.editions.edition import EDITIONS
from vtes_desktop.rules.game import Game, Referee
from vtes_desktop.rules.invented import BLANK
from vtes_desktop.rules.turn import game_and_turns as turn
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, IllegalError, Option
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import Options
from vtes_desktop.table.saying import plain
from vtes_desktop.table.table import NOBODY, Copy, Place, Seat, Table, empty_table, on

Phase = Literal["unlock", "master", "minion", "influence", "discard"]
PASSING = ("pass", "no block")
"""The kinds of options by which one does nothing."""
OWN_TIME = frozenset({"master phase", "minion phase", "transfers", "discard phase"})
"""The choices of a Methuselah in her own phases, at which nothing is going on."""
FIRST_LAID = 1_000_000
"""Ids of laid copies count up from here, so that they differ from seats and amounts when printed."""


class Laid(TypedDict, total=False):
    """What may be said of a card that is laid on the table."""

    blood: int
    """By default a vampire's capacity in the ready region and in torpor, an ally's or retainer's life, else 0."""
    locked: bool
    face_up: bool
    owner: str | int
    """By default the seat that controls it."""
    title: str
    """``prince of Chicago``; ``none`` to take a printed one away."""
    sect: str
    clan: str
    marks: Mapping[str, str]
    counters: Mapping[str, int]


class Position:
    """A game in strict mode: laid out card by card, then played through the referee's choices.

    :param names: two to six Methuselahs, clockwise.
    :param edition: a key of :data:`vtes_desktop.rules.editions.edition.EDITIONS`.
    :param catalogue: the cards; by default the installed lists.
    :param abilities: what cards do; by default every card is done by hand.
    """

    def __init__(
        self,
        *names: str,
        edition: str = "current",
        catalogue: Catalogue | None = None,
        abilities: Abilities | None = None,
        seed: str = "5a" * 32,
    ) -> None:
        if not 2 <= len(names) <= 6:
            raise ValueError(f"A game is for two to six Methuselahs, not {len(names)}.")
        rules = EDITIONS[edition]
        self._known = catalogue or load()
        cards = Catalogue([*self._known.cards.values(), BLANK], names={})
        table = empty_table(list(names), rules.pool, edition=edition)
        table.mode = "strict"
        for seat in table.seats:
            seat.hand_size = rules.hand_size
        doing = Doing(table, cards, Options(), Chance(seed), Ids(seed, FIRST_LAID * 2), NOBODY)
        self.rules = Game(doing, rules, abilities or ByHand())
        """What the rules' own functions are given."""
        self.referee: Referee | None = None
        """Who runs the game, once it has started."""
        self._laid = FIRST_LAID
        self._made_up: dict[str, Card] = {}
        self.phase("minion", of=0)

    # -- laying out -------------------------------------------------------------------------------------------------

    def ready(self, seat: str | int, card: str | Card, **laid: Unpack[Laid]) -> Copy:
        """Lay a minion in a ready region; a vampire has blood to its capacity, an ally its life, unless told."""
        return self.lay(card, self._place(seat, "ready"), **laid)

    def torpor(self, seat: str | int, card: str | Card, **laid: Unpack[Laid]) -> Copy:
        """Lay a vampire in torpor."""
        return self.lay(card, self._place(seat, "torpor"), **laid)

    def uncontrolled(self, seat: str | int, card: str | Card, **laid: Unpack[Laid]) -> Copy:
        """Lay a crypt card face down in an uncontrolled region, with no blood unless told."""
        return self.lay(card, self._place(seat, "uncontrolled"), **laid)

    def in_play(self, seat: str | int, card: str | Card, **laid: Unpack[Laid]) -> Copy:
        """Lay a card in play that is on no other."""
        return self.lay(card, self._place(seat, "in play"), **laid)

    def contested(self, seat: str | int, card: str | Card, **laid: Unpack[Laid]) -> Copy:
        """Lay a card among those that a Methuselah contests."""
        return self.lay(card, self._place(seat, "contested"), **laid)

    def on(self, bearer: Copy, card: str | Card, **laid: Unpack[Laid]) -> Copy:
        """Lay a card on another: equipment, a retainer, a Discipline card."""
        laid.setdefault("owner", bearer.controller)
        return self.lay(card, on(bearer.id), controller=bearer.controller, **laid)

    def hand(self, seat: str | int, *cards: str | Card) -> list[Copy]:
        """Give cards to a hand; when the game starts it is filled to its size with blank cards."""
        return [self.lay(card, self._place(seat, "hand")) for card in cards]

    def library(self, seat: str | int, *cards: str | Card) -> list[Copy]:
        """Lay the top of a library, the first to be drawn first; below it come blank cards."""
        return [self.lay(card, self._place(seat, "library")) for card in cards]

    def crypt(self, seat: str | int, *cards: str | Card) -> list[Copy]:
        """Lay the whole crypt, the first to be drawn first."""
        return [self.lay(card, self._place(seat, "crypt")) for card in cards]

    def ash_heap(self, seat: str | int, *cards: str | Card) -> list[Copy]:
        """Lay cards in an ash heap."""
        return [self.lay(card, self._place(seat, "ash heap")) for card in cards]

    def pool(self, seat: str | int, amount: int) -> None:
        """Set a Methuselah's pool."""
        self.table.seats[self.seat(seat)].pool = amount
        self.table.stamps.anew()

    def hand_size(self, seat: str | int, size: int) -> None:
        """Set how many cards a Methuselah holds."""
        self.table.seats[self.seat(seat)].hand_size = size

    def give_edge(self, seat: str | int) -> None:
        """Give the Edge to a Methuselah."""
        self.rules.do(m.GiveEdge(self.seat(seat)))

    def phase(self, phase: Phase, of: str | int, *, turn: int = 0, round: int = 3) -> None:
        """Say whose turn it is and which phase. `turn` counts all Methuselahs' turns of the game from 1, and matters
        to the first transfers; by default it is one of the third round."""
        active = self.seat(of)
        turn = turn or (round - 1) * len(self.table.seats) + active + 1
        self.rules.do(m.SetPhase(turn, round, active, phase))

    def out(self, seat: str | int) -> None:
        """Say that a Methuselah was ousted before."""
        number = self.seat(seat)
        self.pool(number, 0)
        self.rules.do(m.Leave(number, ousted=True))

    def lay(self, card: str | Card, place: Place, controller: int | None = None, **laid: Unpack[Laid]) -> Copy:
        """Lay a card anywhere; what the other methods do with a place of their own.

        Raises :class:`~vtes_desktop.cards.catalogue.UnknownCard` for a name that no card has.
        """
        face = self.card(card)
        table = self.table
        region = table.regions[table.root(table.copies[place.on]).place.region if place.on else place.region]
        self._laid += 1
        controls = place.seat if controller is None else controller
        owner = self.seat(laid["owner"]) if "owner" in laid else controls
        face_up = laid.get("face_up", region.face_up)
        self.rules.do(m.Create(Copy(self._laid, face.id, face.kind, owner, controls, place, face_up=face_up)))
        copy = table.copies[self._laid]
        for name in ("title", "sect", "clan"):
            if name in laid:
                copy.marks[name] = str(laid[name])
        copy.marks.update(laid.get("marks", {}))
        copy.counters.update(laid.get("counters", {}))
        copy.locked = laid.get("locked", False)
        table.stamps.anew()
        copy.blood = laid["blood"] if "blood" in laid else self._blood(copy, in_play=region.in_play)
        return copy

    def _blood(self, copy: Copy, *, in_play: bool) -> int:
        if not in_play:
            return 0
        if copy.kind == "crypt":
            return minions.capacity(self.rules, copy)
        life = {"Ally", "Retainer"} & set(self.rules.card(copy).types)
        return minions.facts(self.rules, copy).life if life else 0

    def _place(self, seat: str | int, region: str) -> Place:
        return Place(self.seat(seat), region)

    # -- playing ----------------------------------------------------------------------------------------------------

    def start(self) -> Choice | None:
        """Fill hands and libraries, and run the referee from the phase to the first choice. Asking for anything that
        may be done starts the game too."""
        if self.referee is not None:
            return self.referee.choice
        for number, seat in enumerate(self.table.seats):
            if seat.playing:
                self.hand(number, *[BLANK] * (seat.hand_size - len(seat.piles["hand"])))
                self.library(number, *[BLANK] * 20)
        self.referee = Referee(self.rules, turn.play(self.rules))
        return self.referee.start()

    @property
    def choice(self) -> Choice | None:
        """What is asked now; None when the game is over."""
        return self.start()

    @property
    def asked(self) -> str:
        """The name of who is asked now; empty when the game is over."""
        choice = self.choice
        return self.table.seats[choice.seat].name if choice else ""

    @property
    def question(self) -> str:
        """What is asked now, as a sentence; empty when the game is over."""
        choice = self.choice
        return choice.question if choice else ""

    def options(self, kind: str = "") -> list[Option]:
        """The legal options, or those of a kind."""
        choice = self.choice
        return [option for option in choice.options if kind in ("", option.kind)] if choice else []

    def offers(self, kind: str = "") -> list[str]:
        """The legal options, or those of a kind, to be read: ``bleed: Theo Bell bleeds Alexis for 1``."""
        return [f"{option.kind}: {option.text}" for option in self.options(kind)]

    def pick(
        self,
        kind: str,
        card: Copy | str | None = None,
        *,
        minion: Copy | None = None,
        target: Copy | None = None,
        seat: str | int | None = None,
        amount: int | None = None,
        level: str | None = None,
        by: str | int | None = None,
    ) -> None:
        """Pick the option of a kind that fits what is said of it; `by` says who must be the one that is asked.

        Raises :class:`~vtes_desktop.rules.game.IllegalError`, naming what is offered, when none fits or several do.
        """
        choice = self.choice
        if choice is None or self.referee is None:
            raise IllegalError("The game is over.")
        if by is not None and choice.seat != self.seat(by):
            raise IllegalError(f"{self.asked} is asked: {choice.question}")
        fitting = [
            number
            for number, option in enumerate(choice.options)
            if option.kind == kind
            and (card is None or self._is(option.copy, card))
            and (minion is None or minion.id in (option.minion, option.copy))
            and (target is None or target.id in option.targets)
            and (seat is None or option.seat == self.seat(seat))
            and (amount is None or option.amount == amount)
            and (level is None or option.level == level)
        ]
        different = {self._face(choice.options[number]) for number in fitting}
        if len(different) != 1:
            what = "Several options fit" if fitting else f"No option “{kind}” fits"
            offered = "; ".join(self.offers())
            raise IllegalError(f"{what}. {self.asked} is asked: {choice.question} Offered: {offered}")
        self.referee.answer(fitting[0])

    def passes(self) -> None:
        """Whoever is asked does nothing, or hunts where that must be done first. Raises :class:`IllegalError` when
        something else must be chosen."""
        choice = self.choice
        options = choice.options if choice else ()
        may = any(option.kind in PASSING for option in options)
        for number, option in enumerate(options):
            if option.kind in (PASSING if may else ("hunt",)) and self.referee is not None:
                self.referee.answer(number)
                return
        raise IllegalError(f"{self.asked} can’t pass: {self.question} Offered: {'; '.join(self.offers())}")

    def pass_all(self) -> None:
        """Everybody passes until nothing is going on any more, or something must be chosen."""
        while (choice := self.choice) and choice.kind not in OWN_TIME:
            if not any(option.kind in PASSING for option in choice.options):
                return
            self.passes()

    def go_to(self, phase: Phase, of: str | int) -> None:
        """Everybody passes until the first choice of that phase of that Methuselah, in her next turn if need be.

        Raises :class:`IllegalError` when something must be chosen on the way, or it never comes.
        """
        last = self.table.turn + len(self.table.seats)
        while self.choice is not None and self.table.turn <= last:
            if (self.table.phase, self.table.active) == (phase, self.seat(of)):
                return
            self.passes()
        raise IllegalError(f"Nobody is asked anything in that {phase} phase.")

    def agree(self, *, keep: bool = False) -> None:
        """What a card says was done by hand: its player says so (or that the card stays in play), all others agree."""
        self.pick("keep" if keep else "done")
        while self.choice is not None and self.choice.kind == "agree":
            self.pick("agreed")

    def _is(self, copy: int, card: Copy | str) -> bool:
        if isinstance(card, Copy):
            return copy == card.id
        found = self.table.copies.get(copy)
        return found is not None and found.card == self.card(card).id

    def _face(self, option: Option) -> tuple[object, ...]:
        """What tells options apart for a person: two copies of one card in hand are the same."""
        copy = self.table.copies.get(option.copy)
        alike = copy is not None and copy.place.region == "hand"
        which = copy.card if copy is not None and alike else option.copy
        return which, option.minion, option.targets, option.seat, option.amount, option.level, option.text

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The true table."""
        return self.rules.table

    @property
    def edge(self) -> str:
        """Who has the Edge; empty for nobody."""
        return "" if self.table.edge == NOBODY else self.table.seats[self.table.edge].name

    def seat(self, name: str | int) -> int:
        """A seat's number by its name. Raises ValueError for a name that nobody here has."""
        if isinstance(name, int):
            return name
        names = [seat.name for seat in self.table.seats]
        if name not in names:
            raise ValueError(f"Nobody at this table is called {name}: there are {', '.join(names)}.")
        return names.index(name)

    def __getitem__(self, name: str | int) -> Seat:
        return self.table.seats[self.seat(name)]

    def card(self, card: str | Card) -> Card:
        """A printed or made-up card, known to this game from then on; a name is that of a card laid before, or one of
        the catalogue. Raises :class:`~vtes_desktop.cards.catalogue.UnknownCard`."""
        if isinstance(card, Card):
            known = self.rules.catalogue.cards.setdefault(card.id, card)
            if known != card:
                raise ValueError(f"There is another card called {card.name} in this game already.")
            self._made_up[card.display_name] = card
            return card
        return self._made_up.get(card) or self._known.find(card)

    def names(self, seat: str | int, region: str) -> list[str]:
        """The names of the cards in a region of a seat, the top first; blank ones left out."""
        return [self.name(copy) for copy in self.rules.pile(self.seat(seat), region) if copy.card != BLANK.id]

    def name(self, copy: Copy) -> str:
        """A copy's name."""
        return self.rules.name(copy)

    def where(self, copy: Copy) -> str:
        """Where a copy lies: ``ready region of Sarah``, or the name of what it is on."""
        if copy.place.on:
            return self.name(self.table.copies[copy.place.on])
        return f"{self.table.regions[copy.place.region].title} of {self.table.seats[copy.place.seat].name}"

    @property
    def log(self) -> list[str]:
        """All that was said of the game so far, a sentence each."""
        names = [seat.name for seat in self.table.seats]
        cards = self.rules.catalogue.cards
        kinds = self.table.description.kinds
        return [plain(saying, names, lambda i: cards[i].display_name, kinds) for saying in self.rules.doing.sayings()]

    def __str__(self) -> str:
        lines = [f"{self.table.phase} phase of {self.table.seats[self.table.active].name}"]
        for number, seat in enumerate(self.table.seats):
            lines.append(f"{seat.name}: {seat.pool} pool" + (", the Edge" if self.table.edge == number else ""))
            for region in ("ready", "torpor", "uncontrolled", "in play", "contested"):
                lines += [self._line(copy, region) for copy in self.rules.pile(number, region)]
        lines.append(f"{self.asked} is asked: {self.question}" if self.choice else "The game is over.")
        return "\n".join([*lines, *(f"  {offer}" for offer in self.offers())])

    def _line(self, copy: Copy, region: str) -> str:
        bears = [self.name(self.table.copies[below]) for below in copy.attached]
        facts = [region, f"{copy.blood} blood", *(["locked"] if copy.locked else []), *bears]
        return f"  {self.name(copy)} ({', '.join(facts)})"
