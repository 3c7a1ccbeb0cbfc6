"""Cards looked for in library, crypt, ash heap and hand, and brought into play as what they are or to represent another
minion (sec. 1.5, 6.1.3–6.1.5, 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.vocabulary.aloud import card, card_does, so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.cards.terms import DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.card_actions import RECRUITED_IN
from vtes_desktop.rules.playing.entering import begins_anew, bring_into_play
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.paying import pay_card
from vtes_desktop.rules.playing.requirements import can_pay, has_disciplines, meets
from vtes_desktop.rules.playing.searching import REGIONS, search
from vtes_desktop.rules.titles.contests import contest_card
from vtes_desktop.rules.turn.master import open_disciplines, put_discipline
from vtes_desktop.rules.wording import together
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy, Place

_BROUGHT: Final = ("Ally", "Retainer", "Equipment")
"""The types of cards that a minion brings into play for itself."""


class Search(Word, frozen=True):
    """Search your library for a card and take it into your hand, or your crypt and move it to your uncontrolled
    region: it is shown, and the pile shuffled (sec. 11). The words after it speak of it as ``found``.

    >>> Search(Which("event")).aloud()
    'you search your library for an event card, show it and take it into your hand, then shuffle (you may find none)'
    """

    which: Which
    pile: Literal["library", "crypt"] = "library"
    shown: bool = True
    """Whether all see what was found: where it had to be something, but not where any card would do."""

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        there = [copy for copy in game.pile(seat, self.pile) if fits(here, self.which, copy)]
        options = [Option("search", game.name(copy), copy.id) for copy in there]
        question, none = f"which card of the {self.pile}?", Option("pass", "None")
        option = yield from here.ask("search", question, [*options, none], "11", always=True)
        if option != none:
            copy = game.copy(option.copy)
            what = game.name(copy) if self.shown else "a card"
            game.say(game.who(seat), f" takes {what} from the {self.pile}", seat=seat)
            game.doing.move_card(copy, Place(seat, "hand" if self.pile == "library" else "uncontrolled"))
            here.chosen["found"] = [copy]
        game.doing.shuffle(seat, self.pile)
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        to = "take it into your hand" if self.pile == "library" else "move it to your uncontrolled region"
        what = self.which.kind_aloud()
        show = "show it and " if self.shown else ""
        return f"you search your {self.pile} for {what}, {show}{to}, then shuffle (you may find none)"


class Fetch(Word, frozen=True):
    """The minion equips itself with, employs or recruits a card that you look for: requirements and cost apply where
    nothing else is said (sec. 6.1.3–6.1.5). The words after it speak of it as ``found``.

    >>> Fetch(Which("retainer"), ("hand",)).aloud()
    'this minion gets a retainer from your hand, whose requirements it meets and whose cost is paid (you may find none)'
    """

    which: Which
    regions: tuple[Literal["hand", "library", "ash heap"], ...] = ("library",)
    free: bool = False
    """Whether its cost is not paid."""
    any_may: bool = False
    """Whether no requirement counts; a level that the minion has not is had only where it has none at all."""
    acts: bool = False
    """Whether an ally can act in this turn."""

    def can(self, here: Here) -> bool:
        """Whether there is a card for it, where that is known: nobody has chosen who gets it, or it is hidden."""
        return here.minion is None or "library" in self.regions or any(self._ways(here, here.minion))

    def _ways(self, here: Here, minion: Copy) -> Iterator[tuple[Option, Mode]]:
        game, seat = here.game, here.seat
        for region in self.regions:
            for copy in game.pile(seat, region):
                printed = game.card(copy)
                if not fits(here, self.which, copy) or not (self.any_may or meets(game, minion, printed, played=False)):
                    continue
                if "Ally" not in printed.types and why_not_on(game, minion, printed):
                    continue
                fitting = [mode for mode in modes(printed) if mode.type in _BROUGHT]
                had = [mode for mode in fitting if has_disciplines(game, minion, mode)]
                for mode in had or (fitting[:1] if self.any_may else []):
                    if not self.free and not can_pay(game, seat, minion, printed, mode):
                        continue
                    level = f" [{mode.level}]" if mode.level else ""
                    where = f" ({region})" if len(self.regions) > 1 else ""
                    text = f"{game.name(copy)}{level}{where}"
                    yield Option("bring", text, copy.id, minion.id, level=mode.level), mode

    def do(self, here: Here) -> Procedure[None]:
        game, seat, minion = here.game, here.seat, here.minion
        if minion is None:
            return
        ways, hidden = dict(self._ways(here, minion)), "library" in self.regions
        if not ways and not hidden:
            return
        option = yield from here.ask(
            "bring", f"which card does {game.name(minion)} get?", [*ways, PASS], "6.1", seat=seat, always=hidden
        )
        if option != PASS:
            found, mode = game.copy(option.copy), ways[option]
            if not self.free:
                yield from pay_card(game, seat, minion, game.card(found), mode=mode)
            here.chosen["found"] = [found]
            game.say(game.doing.name(minion), " gets ", game.doing.name(found), seat=seat)
            ally, level, searched = mode.type == "Ally", mode.level, "library" if hidden else ""
            bearer, recruited = None if ally else minion, ally and not self.acts
            yield from bring_into_play(
                game, found, seat, bearer, level=level, recruited=recruited, equipped=True, shuffled=searched
            )
            action = game.table.action
            if ally and action is not None and action.minion == minion.id and game.in_play(minion):
                minions.mark(game, minion, RECRUITED_IN, str(game.table.turn))
            if ally:
                yield from game.abilities.happens(game, "has recruited", minion, seat)
        elif hidden:
            game.doing.shuffle(seat, "library")
        if "hand" in self.regions:
            yield from settle_hand(game, seat)

    def aloud(self) -> str:
        met = "whatever it requires" if self.any_may else "whose requirements it meets"
        paid = "without its cost being paid" if self.free else "whose cost is paid"
        acts = ("it can act in this turn", "an ally can’t act in this turn")[not self.acts]
        acts = f"; {acts}" if "ally" in self.which.kind or self.which.kind == "card" else ""
        where = together(self.regions, "or")
        shuffled = ", then you shuffle the library" if "library" in self.regions else ""
        what = f"{self.which.kind_aloud()} from your {where}, {met} and {paid}"
        return f"{card_does('minion', 'get')} {what} (you may find none){shuffled}{acts}"


class FindDiscipline(Word, frozen=True):
    """Search library, ash heap and hand for a Discipline master card, and put it on a vampire (sec. 1.6.2, 11).

    >>> FindDiscipline(regions=("library",)).aloud()
    'you search your library for a Discipline master card and put it on this card without paying (you may find none)'
    """

    who: str = "this"
    regions: tuple[str, ...] = REGIONS
    paid: bool = False
    """Whether its cost is paid."""
    codes: tuple[str, ...] = ()
    """Of which Disciplines it must be one, and no other; empty for any."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        vampire = here.copy(self.who)
        if vampire is None or not game.in_play(vampire):
            return

        def fitting(copy: Copy) -> bool:
            if self.paid and not can_pay(game, here.seat, None, game.card(copy)):
                return False
            there = open_disciplines(game, copy, vampire) if minions.facts(game, copy).discipline else ()
            return bool(there) and (not self.codes or set(there) <= set(self.codes))

        question = f"{game.name(here.source)}: which Discipline card?"
        found = yield from search(game, here.seat, "search", question, fitting, lambda _: None, "1.6.2", self.regions)
        if found is None:
            return
        code = ""
        if game.facts(game.card(found)).chosen_discipline:
            codes = open_disciplines(game, found, vampire)
            options = [Option("discipline", DISCIPLINES[each], vampire.id, level=each) for each in codes]
            question = f"Which Discipline does {game.name(vampire)} gain?"
            code = (yield from game.choose(here.seat, "discipline", question, options, "1.6.2", found.id)).level
        if self.paid:
            yield from pay_card(game, here.seat, None, game.card(found))
        put_discipline(game, found, vampire, code)
        contest_card(game, found)
        yield from settle_hand(game, here.seat)

    def aloud(self) -> str:
        paid = "for its cost" if self.paid else "without paying"
        where = together(self.regions, "or")
        kind = f" for {together((DISCIPLINES[code] for code in self.codes), 'or')}" if self.codes else ""
        what = f"a Discipline master card{kind} and put it on {card(self.who)} {paid}"
        return f"you search your {where} for {what} (you may find none)"


class Raise(Word, frozen=True):
    """Cards of an ash heap, or an uncontrolled region, come to your ready or uncontrolled region, bare, with so much
    blood or life; a minion that comes to the ready region can act at once, and may be contested (sec. 4.1).

    >>> Raise(blood=2).aloud()
    'the chosen card moves to your ready region with 2 blood or life'
    """

    who: str = "target"
    blood: Amount = 0
    region: Literal["ready", "uncontrolled"] = "ready"

    def do(self, here: Here) -> Procedure[None]:
        game, ready = here.game, self.region == "ready"
        for copy in here.copies(self.who):
            name, blood = game.doing.name(copy), amount_of(here, self.blood)
            game.say(name, f" is moved to the {self.region} region", seat=here.seat)
            if ready:
                yield from bring_into_play(game, copy, here.seat, life=blood)
            else:
                begins_anew(game, copy)
                game.doing.move_card(copy, Place(here.seat, self.region), controller=here.seat)
                game.gain_blood(copy, blood)

    def aloud(self) -> str:
        blood = f"{self.blood or 'no'} blood or life" if isinstance(self.blood, int) else f"{self.blood.aloud()} blood"
        return f"{card_does(self.who, 'move')} to your {self.region} region with {blood}"


class Represent(Word, frozen=True):
    """Cards come into play to represent allies under your control: nothing that is printed on them counts but their
    names, until they leave play. They can act at once (sec. 6.1.5).

    >>> Represent("wraith", 2, strength=0, stealth=1).aloud()
    'the chosen card comes into play as a wraith ally with 2 life, 0 strength, 1 bleed and 1 stealth, which can act at \
once; nothing else that is printed on it counts'
    """

    creature: str
    life: int = 0
    """0 for the capacity of the card."""
    strength: int = 1
    bleed: int = 1
    stealth: int = 0
    unique: bool = False
    fights: bool = False
    """Whether it can enter combat with any minion as a directed action."""
    shoots: int = 0
    """The damage of a ranged strike that it can make."""
    plays: tuple[str, ...] = ()
    """Disciplines whose basic cards it may play as a vampire."""
    capacity: int = 1
    """Of that vampire."""
    who: str = "target"
    more: tuple[str, ...] = ()
    """What else is so of it, in the words of allies: “This ally cannot play action cards.”"""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            life = self.life or game.card(copy).capacity or 1
            begins_anew(game, copy)
            game.doing.move_card(copy, Place(here.seat, "ready"), controller=here.seat, face_up=True)
            game.burn_blood(copy, copy.blood)
            for name, value in (("type", "ally"), ("clan", minions.CLANLESS), ("title", "none")):
                minions.mark(game, copy, name, value)
            minions.mark(game, copy, minions.REPRESENTS, self._says(life))
            yield from bring_into_play(game, copy, here.seat, life=life)

    def _says(self, life: int) -> str:
        """What it says, in the words of allies."""
        creature = f"Unique {self.creature}" if self.unique else self.creature.title()
        said = f"{creature} with {life} life. {self.strength} strength, {self.bleed} bleed."
        said += f" +{self.stealth} stealth." if self.stealth else ""
        said += "\nThis ally can enter combat with a minion as a (D) action." if self.fights else ""
        said += f"\nThis ally can strike: {self.shoots}R damage." if self.shoots else ""
        if self.plays:
            codes = " or ".join(f"[{code}]" for code in self.plays)
            said += (
                f"\nThis ally may play cards requiring basic {codes} as a vampire with a capacity of {self.capacity}."
            )
        return "\n".join((said, *self.more))

    def aloud(self) -> str:
        life = so_many(self.life, "life", "life") if self.life else "as much life as its capacity"
        numbers = [life, f"{self.strength} strength", f"{self.bleed} bleed"]
        numbers += [f"{self.stealth} stealth"] if self.stealth else []
        which = f"a {'unique ' if self.unique else ''}{self.creature} ally"
        more = ", can enter combat with any minion as a directed action" if self.fights else ""
        more += f", can strike for {self.shoots} ranged damage" if self.shoots else ""
        if self.plays:
            names = together(map(discipline_name, self.plays), "or")
            more += f", may play cards that require basic {names} as a vampire of capacity {self.capacity}"
        more += "".join(f" ({each.rstrip('.')})" for each in self.more)
        with_ = f"{', '.join(numbers[:-1])} and {numbers[-1]}"
        return (
            f"{card(self.who)} comes into play as {which} with {with_}, which can act at once{more}; nothing else that "
            "is printed on it counts"
        )
