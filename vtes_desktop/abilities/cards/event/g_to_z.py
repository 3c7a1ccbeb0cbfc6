"""Events, G to Z: what their text can't tell is defined by name."""

from __future__ import annotations

from collections import Counter
from typing import Final

from vtes_desktop.abilities.cards.event.a_to_f import MarkDiablerist
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.w_to_z import OneOrMore
from vtes_desktop.abilities.cards.polling import VotesBesides
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.imbued.imbued import is_mortal
from vtes_desktop.rules.minion.borrowing import MUST_NOW
from vtes_desktop.rules.playing.card import VOID
from vtes_desktop.rules.playing.hands import count_later, discard, settle_hand
from vtes_desktop.rules.playing.requirements import events_in_play
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class ThirstBurns(Word, frozen=True):
    """Each ready vampire of whose turn it is that is smaller than there are Gehenna events in play, and has not hunted
    in this minion phase, burns blood."""

    amount: int = 1

    def act(self, here: Here) -> None:
        game = here.game
        least = events_in_play(game)
        for copy in minions.ready_minions(game, game.table.active):
            idle = minions.is_vampire(game, copy) and not game.taken.has(copy, "did hunt")
            if idle and copy.blood and size_of(here, copy) < least:
                burned = game.burn_blood(copy, self.amount)
                game.say(game.doing.name(copy), f" burns {burned} blood", seat=copy.controller)

    def aloud(self) -> str:
        which = "of capacity less than the number of Gehenna events in play that has not hunted in this minion phase"
        return f"each ready vampire {which}, of the Methuselah whose turn it is, burns {self.amount} blood"


class BurnRandom(Word, frozen=True):
    """Burn one of the cards that are meant, drawn at random."""

    which: Which

    def act(self, here: Here) -> None:
        there = found(here, self.which)
        if there:
            here.game.burn(there[here.game.doing.random(len(there))])

    def aloud(self) -> str:
        return f"one of {self.which.aloud(many=True)}, drawn at random, is burned"


_VEILED: Final = "required a Discipline in turn"
"""The mark of a vampire: the last turn in which it played a card that requires one."""


def _who_plays(here: Here) -> tuple[Copy, frozenset[str]] | None:
    """The vampire that plays the card being played, and the Disciplines that this requires; None where it is none, or
    requires none."""
    game = here.game
    card = here.copy("it")
    played = game.passing.action.play_of(card)
    by = game.table.copies.get(played.minion) if played is not None else None
    if played is None or by is None or not minions.is_vampire(game, by):
        return None
    codes = played.codes & NAMED_DISCIPLINES.keys()
    return (by, codes) if codes else None


class FirstThatRequires(Condition, frozen=True):
    """The card that is being played is the first that a vampire plays in this turn that requires a Discipline."""

    said = "that card is the first that a vampire plays in this turn that requires a Discipline"

    def holds(self, here: Here) -> bool:
        found = _who_plays(here)
        if found is None or minions.is_unaffected(here.game, found[0], here.source):
            return False
        return found[0].marks.get(_VEILED) != str(here.game.table.turn)


class FoilByMaster(Word, frozen=True):
    """The controller of the vampire that plays a card reveals the top of the library: where that is a master card, the
    one that is being played has no effect, and costs nothing; where it requires a Discipline, the vampire burns blood.
    """

    code: str
    amount: int

    def act(self, here: Here) -> None:
        game, found, card = here.game, _who_plays(here), here.copy("it")
        if found is None or card is None:
            return
        vampire, codes = found
        minions.mark(game, vampire, _VEILED, str(game.table.turn))
        for top in game.pile(vampire.controller, "library")[:1]:
            shown = game.card(top)
            game.say(game.who(vampire.controller), f" reveals {shown.display_name}", seat=vampire.controller)
            if "Master" in shown.types:
                minions.mark(game, card, "cancelled", VOID)
                game.say(game.doing.name(card), " has no effect", seat=vampire.controller)
                if self.code in codes:
                    burned = game.burn_blood(vampire, self.amount)
                    game.say(game.doing.name(vampire), f" burns {burned} blood", seat=vampire.controller)

    def aloud(self) -> str:
        name = discipline_name(self.code)
        return (
            "the controller of the vampire that plays it shows the top card of the library, before anything is drawn: "
            "if it is of the type Master, the card that is being played has no effect and its cost is not paid, and "
            f"if it required {name}, that vampire burns {self.amount} blood"
        )


_EXCUSED: Final = "committed diablerie since a Gehenna event"
_OTHER_EVENTS: Final = Which("event", ("in play",), other=True)


class RescuesElder(Condition, frozen=True):
    """The action targets a vampire that is older than the one that takes it."""

    def holds(self, here: Here) -> bool:
        acting = here.copy("acting")
        return acting is not None and any(
            size_of(here, copy) > size_of(here, acting) for copy in here.copies("targeted")
        )

    def aloud(self) -> str:
        return "the action targets a vampire that is older than the acting one"


class FaceNightmares(Word, frozen=True):
    """Each of your minions locks unless you discard a card for it, which is not replaced until your master phase; not
    mortal allies, nor vampires of capacity above the number of Gehenna events in play."""

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        for copy in list(minions.minions(game, seat)):
            if is_spared_nightmares(here, copy):
                continue
            options = [Option("discard", f"Discard {game.name(card)}", card.id) for card in game.pile(seat, "hand")]
            lock = Option("target", f"Lock {game.name(copy)}", copy.id)
            question = f"does {game.name(copy)} lock, or do you discard a card?"
            option = yield from here.ask("discard", question, [lock, *options], "4")
            if option == lock:
                # Who is unaffected may be spared for a card all the same (ruling on Karen Suadela).
                if not minions.is_unaffected(game, copy, here.source):
                    game.lock(copy)
            else:
                discard(game, seat, game.copy(option.copy))
                count_later(game, seat, "master")
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        spared = "mortal allies, and vampires of capacity above the number of Gehenna events in play, excepted"
        late = "not replaced until the master phase"
        return f"each minion that you control locks unless you discard a card, {late} ({spared})"


def is_spared_nightmares(here: Here, copy: Copy) -> bool:
    """Whether a minion ignores the nightmares."""
    game = here.game
    if not minions.is_vampire(game, copy):
        return is_mortal(game, copy) or minions.is_unaffected(game, copy, here.source)
    return size_of(here, copy) > events_in_play(game)


_FALLEN: Final = Which("vampire", ("torpor",))
_WEREWOLF: Final = Which("ally", whose="you", words=("werewolf",), locked=False)


class RecallOfAClan(Word, frozen=True):
    """A Methuselah with three or more vampires of one clan burns one of those; after one of capacity 6 or more she
    ignores the effect until the end of the game."""

    said = (
        "if you control 3 or more vampires of the same clan and do not ignore this card, you burn one of those as you "
        "choose; after one of capacity 6 or more you ignore cards of this name until the end of the game"
    )

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        ignores = f"ignores {here.source.card} {seat}"
        mine = [copy for copy in minions.minions(game, seat) if minions.is_vampire(game, copy)]
        clans = Counter(minions.clan(game, copy) for copy in mine)
        of_many = [copy for copy in mine if minions.clan(game, copy) and clans[minions.clan(game, copy)] >= 3]
        if not of_many or game.table.tally.get(ignores):
            return
        options = [Option("target", game.name(copy), copy.id, targets=(copy.id,)) for copy in of_many]
        option = yield from here.ask("target", "which vampire is burned?", options, "4", seat=seat)
        copy = game.copy(option.copy)
        large = size_of(here, copy) >= 6
        if not minions.is_unaffected(game, copy, here.source):
            yield from burn_minion(game, copy)
        if large:
            game.do(m.SetCounter(0, ignores, 1))
            game.say(game.who(seat), " ignores ", game.doing.name(here.source), " from now on", seat=seat)


CARDS: Final[tuple[Named, ...]] = (
    event_card(
        "Inconnu Tutelage",
        in_your(
            "influence",
            "4 transfers and an uncontrolled vampire: search your library",
            Spend("transfer", 4),
            RemoveFromGame("target"),
            Search(Which("card"), shown=False),
            declares=(Choose(Which("vampire", ("uncontrolled",), "you")),),
            by="active",
        ),
        sentences="5e8cf0",
    ),
    event_card(
        "New Inquisition, The",
        once_a_turn(
            "unlock",
            "1 damage to a vampire of your prey’s",
            Inflict(1, "target", unpreventable=True, environmental=True),
            declares=(Choose(Which("vampire", whose="prey")),),
            by="active",
        ),
        sentences="477092 6ce282",
    ),
    event_card(
        "Nightmares upon Nightmares",
        Upon("unlock phase", as_you("active", FaceNightmares())),
        sentences="379330 4f9823",
    ),
    # The special hunt is no way round “cannot hunt”: who must hunt has no blood.
    event_card(
        "Recalled to the Founder",
        Upon("unlock phase", as_you("active", RecallOfAClan())),
        sentences="a95c3f fb7be7",
    ),
    event_card(
        "Restricted Vitae",
        # A new vampire that must hunt in this turn may have gained blood since.
        Standing("cannot hunt", 1, Which("vampire", blood="some", unmarked=MUST_NOW)),
        *(
            hunts_by_stealing(Which("vampire", IN_PLAY, age="younger"), by=who, other_way=bool(who.mark))
            for who in (Which("vampire", blood="none"), Which("vampire", blood="some", mark=MUST_NOW))
        ),
        sentences="bebde9 3fe83a",
    ),
    event_card(
        "Hunger Moon",
        Upon(
            "after resolution",
            (GiveBlood("acting", "this"), If((AtLeast(BloodOn("this"), 5),), (Burn("this"),))),
            (HuntSuccessful(), Is("acting", Which("vampire"))),
        ),
    ),
    event_card(
        "Narrow Minds",
        Price(1, "blood", types=tuple(sorted(MINION_CARDS)), redirects=True, payer="any", life=True),
        sentences="187fbb",
    ),
    event_card(
        "NRA PAC",
        Upon(
            "after resolution",
            (UnlockAt("end of turn", "acting"),),
            (Successful(), ActionIs(("equip", "equip from"))),
        ),
    ),
    event_card(
        "Scourge of the Enochians",
        once_a_turn(
            "discard",
            "burn a vampire with capacity 2 or less, or none; it goes to your predator",
            Choose(Which("vampire", IN_PLAY, most=2), least=0),
            Burn("target"),
            TakeControl("this", "predator"),
        ),
        # The predator gets it even where nobody is burned.
        Upon("end of phase", (TakeControl("this", "predator"),), (PhaseIs("discard"),), turn="yours"),
    ),
    event_card(
        "Slow Withering, The",
        Price(1, "blood", payer="minion", of=Which("minion", IN_PLAY, unmarked=_EXCUSED), superior=True),
        Upon("has diablerized", (MarkDiablerist(_EXCUSED),)),
        Upon(
            "enters play",
            (WithEach(Which("vampire", IN_PLAY, mark=_EXCUSED), (Mark(_EXCUSED, value=""),)),),
            (Is("it", Which("event", ("in play",), words=("gehenna",))),),
        ),
    ),
    event_card("Thirst", Upon("end of phase", (ThirstBurns(),), (PhaseIs("minion"),))),
    event_card(
        "Torpid Blood",
        Standing(
            "action blood",
            1,
            Which("vampire", ANYWHERE),
            conditions=(ActionIs(("leave torpor",)), InTorpor("acting")),
        ),
        Standing("action blood", 1, Which("vampire", ANYWHERE), conditions=(ActionIs(("rescue",)), RescuesElder())),
        sentences="eb367e 366f1d",
    ),
    event_card(
        "Uncoiling, The",
        Usable(
            "burn it for pool",
            ("discard",),
            (Spend("discard phase action"), BurnPool(Counted(_OTHER_EVENTS), paid=True), Burn("this")),
            conditions=(Not(Is("this", Which("card", whose="you"))),),
            by="active",
        ),
        Upon("discard phase", (BurnRandom(_OTHER_EVENTS),), turn="yours"),
        sentences="e15cd8 9b2b38",
    ),
    event_card(
        "Unmasking, The",
        Standing("intercept", 1, Which("ally"), conditions=(Is("acting", A_VAMPIRE),)),
        sentences="edc967",
    ),
    event_card(
        "Urban Jungle",
        Upon("polling begins", (VotesBesides(2, "against"),), (BloodHuntCalled(),)),
        sentences="d29ef3",
    ),
    event_card(
        "Veil of Darkness",
        Upon("being played", (FoilByMaster("obt", 2),), (FirstThatRequires(),)),
        sentences="7709d7 d47154",
    ),
    event_card(
        "Waiting Game",
        Upon("as announced", (Count(-1),), (Is("acting", Which("vampire", ANYWHERE, words=("non-anarch",))),)),
        Upon(
            "unlock phase",
            (
                WithEach(
                    Which("vampire", ANYWHERE, words=("anarch",)),
                    (
                        By(
                            "target",
                            (
                                either(
                                    Alternative("burn 1 blood", (BurnBlood("minion", paid=True),)),
                                    Alternative("become Camarilla", (Become("minion", sect="Camarilla"),)),
                                ),
                            ),
                        ),
                    ),
                ),
                WithEach(Which("ally", ANYWHERE), (BurnBlood("target"),)),
            ),
            turn="yours",
        ),
        sentences="46d1f4 b421e3",
    ),
    event_card(
        "White Nights Massacre",
        Upon(
            "discard phase",
            (
                either(
                    Alternative("burn nothing in torpor", ()),
                    Alternative("burn a vampire in torpor", (Choose(_FALLEN), Burn("target"))),
                    Alternative(
                        "lock a werewolf: burn all vampires in torpor",
                        (Choose(_WEREWOLF, "wolf"), Lock("wolf"), WithEach(_FALLEN, (Burn("target"),))),
                    ),
                    Alternative(
                        "discard another copy: burn all vampires in torpor",
                        (
                            Discard(Which("event", name="White Nights Massacre")),
                            WithEach(_FALLEN, (Burn("target"),)),
                        ),
                    ),
                ),
                Burn("this"),
            ),
            turn="yours",
        ),
        sentences="4e8dc5",
    ),
    event_card(
        "Wormwood",
        Standing("most capacity", OneOrMore(CountersOn(who="this")), Which("vampire", IN_PLAY)),
        Upon("card played", (Count(-1),), (Is("it", Which("event", called="gehenna")), Not(Same("it", "this")))),
        sentences="deceb0 284d1c",
    ),
)
