"""Master cards, P and Q: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.requirements import required
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.titles.contests import CONTESTS_AS, SEIZES, contested_name
from vtes_desktop.rules.turn.influence import SCARCE_PAID
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure


class Seize(Word, frozen=True):
    """The card is contested with the chosen one as though it were the same card; when the last of that would be
    yielded, it is taken over instead (sec. 4.1)."""

    def do(self, here: Here) -> Procedure[None]:
        game, source = here.game, here.source
        for copy in here.copies("target"):
            if not game.in_play(copy) or copy.controller == here.seat:
                continue
            name = contested_name(game, copy)
            if not minions.is_unique(game, copy):
                # Its namesakes are not contested with it.
                name = f"{name} {copy.id}"
                minions.mark(game, copy, CONTESTS_AS, name)
            minions.mark(game, source, CONTESTS_AS, name)
            minions.mark(game, source, SEIZES, "yes")
            yield from bring_into_play(game, source, here.seat, region="in play")

    def aloud(self) -> str:
        return (
            "this card is contested with the chosen one as though it were the same card; when the last of that would be"
            " yielded, this card is burned and its controller takes control of that instead"
        )


class ActsInCombat(Condition, frozen=True):
    """The combat involves the acting minion, and who counts as acting in it is a ready vampire of yours (ruling on
    Powerbase: Savannah)."""

    said = "the combat involves the acting vampire, or who counts as that in it, and you control that one"

    def holds(self, here: Here) -> bool:
        game, fight, action = here.game, here.game.fight, here.game.table.action
        if fight is None or action is None or all(copy.id != action.minion for copy in fight.both):
            return False
        acting = fight.acting
        return minions.is_vampire(game, acting) and acting.controller == here.seat


_ANARCH: Final = Which("vampire", whose="you", words=("anarch",), unmarked=FED)
_GROUNDS: Final = Counted(Which("non-derivative hunting ground", ANYWHERE, "others"))
_CAPE: Final = Which(
    "vampire",
    whose="you",
    clans=("Giovanni",),
    blood="some",
    alternatives=(Which("vampire", whose="you", words=("laibon",), blood="some"),),
)


def _to_or_from(giver: Which, taker: Which) -> Either:
    """1 blood from one vampire to the pool, or from the pool to another."""
    return either(
        Alternative("from a vampire to your pool", (Choose(giver, "giver"), MoveBlood("giver", "to pool"))),
        Alternative("from your pool to a vampire", (Choose(taker, "taker"), MoveBlood("taker", "from pool"))),
    )


_OTHERS: Final = Which("vampire", whose="others")
STOLEN: Final = InPlayAction("steal this location", (TakeControl("this"),), directed=True, by=_OTHERS)


def _raided(by: Which, *then: Words) -> InPlayAction:
    """Minions may take all the blood on the location for their Methuselah's pool."""
    words = (ALL_ITS_BLOOD, *then)
    return InPlayAction("move all its blood to your pool", words, directed=True, by=by, conditions=(HAS_BLOOD,))


def _emptied(by: Which) -> InPlayAction:
    """Minions may burn all counters on the location."""
    burn = Count(CountersOn(who="this", times=-1), who="this")
    return InPlayAction("burn all its counters", (burn,), directed=True, by=by, conditions=(HAS_COUNTER,))


_OBLIVION: Final = Which("vampire", IN_PLAY, "you", discipline="obl", blood="some")
_PAID: Final = May((Burn("this"), GainPool(3)), "burn it to gain 3 pool")


class IsAnarchs(Condition, frozen=True):
    """It is a card that requires an anarch or a baron, or makes a vampire one."""

    said = "it requires an anarch or a baron, or makes a vampire anarch"

    def holds(self, here: Here) -> bool:
        cards = [here.game.card(copy) for copy in here.copies("it")]
        facts = here.game.facts
        return any("anarch" in required(each.requirement) or facts(each).makes_anarch for each in cards)


class JustCameOut(Condition, frozen=True):
    """Vampires that are meant have just become controlled, in the running influence phase."""

    which: Which

    def holds(self, here: Here) -> bool:
        come = here.game.passing.now.come_out
        return any(copy.id in come for copy in found(here, self.which))

    def aloud(self) -> str:
        return f"{self.which.aloud()} has just been moved there from your uncontrolled region in your influence phase"


_KISSED: Final = Which("vampire", whose="you", clans=("Giovanni",), entered="yours")


class RevealHand(Word, frozen=True):
    """You show your hand to everybody."""

    said = "you show your hand to everybody"

    def act(self, here: Here) -> None:
        game, seat = here.game, here.seat
        hand = game.pile(seat, "hand")
        names = game.doing.names(hand)
        before = [(copy, copy.shown_to) for copy in hand]
        for copy in hand:
            game.do(m.Show(copy.id, tuple(game.playing())))
        game.say(game.who(seat), " shows the hand: ", names, seat=seat)
        for copy, shown in before:
            game.do(m.Show(copy.id, shown))


class BloodToCounters(Word, frozen=True):
    """Blood of the minion, so much as you choose up to that, becomes counters on the card."""

    most: int

    def do(self, here: Here) -> Procedure[None]:
        game, minion, copy = here.game, here.minion, here.source
        if minion is None or not game.in_play(copy):
            return
        numbers = range(min(self.most, minion.blood), -1, -1)
        options = [Option("amount", f"{each} blood", amount=each) for each in numbers]
        option = yield from here.ask("amount", f"how much blood of {game.name(minion)}?", options, "1.5")
        moved = game.burn_blood(minion, option.amount)
        game.do(m.SetCounter(copy.id, "counters", copy.counters.get("counters", 0) + moved))

    def aloud(self) -> str:
        return f"up to {self.most} blood of this minion becomes counters on this card"


_BURNED_EMPTY: Final = If((Not(HAS_BLOOD),), (Burn("this"),))
_TEARFUL: Final = Which("vampire", whose="you", clans=("Salubri",), entered="yours", can_have=True)


class ScarcePaid(Measure, frozen=True):
    """As much pool as was burned for the chosen vampire as a scarce one as it became controlled."""

    said = "the pool that was burned for the chosen card as it became controlled, being scarce"

    def of(self, here: Here) -> int:
        return sum(int(copy.marks.get(SCARCE_PAID, 0)) for copy in here.copies("target"))


CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Path of Evil Revelations",
        once_a_turn(
            "master",
            "unlock all",
            WithEach(Which("minion", IN_PLAY, "you", words=("infernal",)), (Unlock("target"),)),
            pool=1,
        ),
        sentences="91834e",
    ),
    master_card("Pentex™ Subversion", Standing("cannot block", 1), sentences="c41245"),
    master_card(
        "Political Seizure",
        declares=(Choose(Which("location", ANYWHERE, "others")),),
        words=(Seize(),),
        sentences="ffaacb 686ba4 336dcd",
    ),
    master_card(
        "Palace Hunting Ground",
        once_a_turn(
            "unlock",
            "a Guruhi with blood gains 1 blood",
            fed(),
            declares=(Choose(Which("vampire", whose="you", clans=("Guruhi",), blood="some", unmarked=FED)),),
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Paris Opera House",
        for_locking(
            "lock a Daughter of Cacophony: +1 stealth",
            ("block attempt",),
            Lock("target"),
            AddStealth(),
            declares=(Choose(Which("vampire", IN_PLAY, "you", clans=("Daughter of Cacophony",), locked=False)),),
            conditions=(StealthNeeded(),),
        ),
        sentences="0fc211",
    ),
    master_card(
        "Parthenon, The",
        in_your("master", "+1 master phase action", Gain("master phase action"), locks=True),
        words=(PutInPlay(),),
    ),
    master_card(
        "Path of Harmony, The",
        Price(-1, "blood", disciplines=("spi",), payer="any", of=Which("vampire", IN_PLAY, clans=("Ahrimane",))),
        sentences="1cc1c4",
    ),
    master_card(
        "Path of Service, The",
        Price(
            -1,
            "blood",
            disciplines=("vis",),
            payer="any",
            of=Which("vampire", IN_PLAY, clans=("Gargoyle",), words=("slave",)),
        ),
        sentences="8b8c8d",
    ),
    master_card(
        "Pentex™ Loves You!",
        for_locking(
            "the acting Sabbat vampire may burn 1 blood for +1 bleed",
            DURING_ACTION,
            By(
                "acting",
                (
                    Grant(
                        "burn 1 blood: +1 bleed",
                        DURING_ACTION,
                        (AddBleed(),),
                        (ActionIs(("bleed",)), Same("acting")),
                        blood=1,
                    ),
                ),
            ),
            conditions=(ActionIs(("bleed",)), Is("acting", Which("vampire", words=("sabbat",)))),
        ),
        sentences="085e59 4edbf6",
    ),
    master_card(
        "Perfectionist",
        Usable(
            "gain 1 blood",
            ("after resolution",),
            (AddBlood("minion"),),
            conditions=(Acting(), Successful(), Not(Played("action", ("Reaction",)))),
            by="bearer",
            once="turn",
        ),
        on=YOUR_VAMPIRE,
    ),
    master_card(
        "Piper",
        declares=(Choose(Which("vampire", ("ready",), "you", locked=False, words=("anarch",))),),
        words=(Lock("target"), By("target", (Fetch(Which("ally|retainer"), ("hand",)),))),
    ),
    master_card(
        "Poacher's Hunting Ground",
        once_a_turn(
            "unlock",
            "anarchs gain 1 blood",
            Repeat(_GROUNDS, (Choose(_ANARCH, least=0), fed())),
            conditions=(There(_ANARCH), AtLeast(_GROUNDS, 1)),
        ),
        sentences="0fecac",
    ),
    master_card(
        "Police Department",
        for_locking("press to end combat", ("press",), conditions=(LeadsTo("end"),)),
        sentences="e88f3b",
    ),
    master_card(
        "Powerbase: Barranquilla",
        Standing("stealth", 1, Which("vampire", words=("titled",)), conditions=(ActionOfThis(),), in_action=True),
        declares=(Choose(Which("vampire", whose="you", words=("sabbat",))),),
        words=(AddBlood("this", CapacityOf("target")),),
        sentences="c87e90 bb2f96",
    ),
    master_card(
        "Powerbase: Cape Verde",
        for_locking("move 1 blood", ("master", "another's master"), _to_or_from(_CAPE, YOUR_READY_VAMPIRE)),
        sentences="46faaf",
    ),
    master_card(
        "Powerbase: Chicago",
        once_a_turn(
            "unlock",
            "1 blood to it, or all its blood to your pool",
            either(
                Alternative("move 1 blood to it", (AddBlood("this"),)),
                Alternative("move its blood to your pool", (ALL_ITS_BLOOD,), (HAS_BLOOD,)),
            ),
        ),
        _raided(_OTHERS),
        sentences="1fdf73 da422b",
    ),
    # Which action it is of several the player says by locking it just before (the next discard is that one).
    master_card(
        "Powerbase: Los Angeles",
        in_your(
            "discard",
            "one more discard phase action",
            Gain("discard phase action"),
            Mark("its action this turn", "this"),
            locks=True,
        ),
        Upon(
            "discards",
            (
                May(
                    (
                        Choose(Which("vampire", words=("anarch",), locked=True)),
                        Mark("its action this turn", "this", ""),
                        Unlock("target"),
                    ),
                    "unlock an anarch?",
                ),
            ),
            (Is("this", Which("card", IN_PLAY, mark="its action this turn")), IsAnarchs()),
            turn="yours",
        ),
        sentences="920ac8 cd2175",
    ),
    master_card(
        "Powerbase: Luanda",
        in_your(
            "master",
            "a vampire may enter combat this turn",
            Mark("hunts for Luanda this turn", "target"),
            declares=(Choose(YOUR_VAMPIRE),),
            locks=True,
        ),
        attack("enter combat", stealth=1, by=Which("vampire", mark="hunts for Luanda this turn")),
        sentences="200021 29bb24",
    ),
    master_card(
        "Powerbase: Madrid",
        once_a_turn(
            "unlock", "add 1 counter", Count(who="this"), conditions=(Not(AtLeast(CountersOn(who="this"), 4)),)
        ),
        for_locking(
            "votes for a titled Sabbat vampire",
            ("polling",),
            GainVotes(CountersOn(who="this"), "target"),
            declares=(Choose(Which("vampire", words=("titled", "sabbat"))),),
            conditions=(HAS_COUNTER,),
        ),
        _emptied(_OTHERS),
        sentences="406745 87037e 4408c3",
    ),
    master_card(
        "Powerbase: Mexico City",
        Upon("unlock phase", (MoveBlood("this", what_there_is=True),), turn="yours"),
        _raided(Which("vampire", whose="others", words=("sabbat",))),
        words=(AddBlood("this", 5),),
        sentences="015ddb 41a7ee 3bba59",
    ),
    master_card(
        "Powerbase: Montreal",
        once_a_turn("influence", "add 1 blood", AddBlood("target"), declares=(Choose(YOUR_YOUNGLING),)),
        STOLEN,
        words=(PutInPlay(),),
    ),
    master_card(
        "Powerbase: Munich",
        in_your(
            "master",
            "move 1 blood",
            _to_or_from(_OBLIVION, Which("vampire", whose="you", discipline="obl")),
            locks=True,
        ),
        sentences="f9874c",
    ),
    master_card(
        "Powerbase: Savannah",
        Usable(
            "lock another unique location: the combat ends",
            ("before range",),
            (Lock("target"), EndCombat()),
            (Choose(Which("location", ANYWHERE, "you", unique=True, other=True, locked=False)),),
            (ActsInCombat(),),
        ),
        sentences="09503e",
    ),
    master_card(
        "Powerbase: Tshwane",
        Price(-1, "pool", payer="you", optional=True, spends=("lock",)),
        sentences="da9cd2",
    ),
    master_card(
        "Priority Contract",
        *upon(("goes to torpor", "leaves the ready region"), (_PAID,), about="minion", torpid=True),
        Upon("about to leave the ready region", (_PAID,), (IsReady("minion"),), about="minion"),
        Upon("bearer gone", (GainPool(3),), about="this"),
        sentences="eb4922",
    ),
    master_card(
        "Privileged Position",
        for_locking(
            "your prey burns 1 pool",
            ("after resolution",),
            BurnPool(1, "prey"),
            conditions=(Passed(), POLITICAL, Is("acting", Which("vampire", IN_PLAY, "you"))),
        ),
        sentences="5cfdee d67b6f",
    ),
    master_card(
        "Protected Resources",
        Upon("about to bleed", (BurnAtMost(2),), turn="yours"),
        Upon("successful bleed", (Burn("this"),), (Is("it", Which(whose="you")),)),
        sentences="ccd719 4c4c11",
    ),
    master_card("Purchase Pact", truce("sabbat"), sentences="dc9148"),
    master_card(
        "Proxy Kissed",
        # The list's own column gives one more to whoever bears it; the text, to a Giovanni.
        Standing("capacity", -1, conditions=(Not(Is("minion", Which("vampire", IN_PLAY, clans=("Giovanni",)))),)),
        when=Timing(frozenset({"influence"}), my_turn=True),
        conditions=(JustCameOut(_KISSED),),
        declares=(Choose(_KISSED),),
        words=(PutOn("target"), AddBlood("target")),
        sentences="35b93e 690a82 4232ac",
    ),
    master_card(
        "Powerbase: Rome",
        for_master_action("add 1 counter", Count(who="this")),
        InPlayAction(
            "move up to 2 blood to it",
            (BloodToCounters(2),),
            stealth=1,
            by=Which("vampire", whose="you", clans=("Giovanni",)),
        ),
        _emptied(Which()),
        sentences="35f1d9 7edf77 c0d4af",
    ),
    master_card(
        "Powerbase: New York",
        for_master_action(
            "1 pool for 3 blood on it, or 1 of its blood to your pool",
            either(
                Alternative("burn 1 pool for 3 blood on it", (BurnPool(1, paid=True), AddBlood("this", 3))),
                Alternative(
                    "move 1 of its blood to your pool",
                    (MoveBlood("this"), _BURNED_EMPTY),
                    (HAS_BLOOD,),
                ),
            ),
        ),
        _raided(Which("vampire", whose="others", words=("sabbat",)), _BURNED_EMPTY),
    ),
    master_card(
        "Powerbase: Washington, D.C.",
        once_a_turn(
            "unlock",
            "up to 3 pool to it with as much from the bank, or 2 of its blood to your pool",
            either(
                Alternative(
                    "move up to 3 pool to it",
                    (
                        ChooseNumber(1, PoolOf(most=3), "pool", "pool"),
                        BurnPool(Number("pool")),
                        AddBlood("this", Number("pool", 2)),
                    ),
                    (PoolIs("you", least=1),),
                ),
                Alternative(
                    "move 2 of its blood to your pool",
                    (MoveBlood("this", least=2, most=2),),
                    (AtLeast(BloodOn("this"), 2),),
                ),
            ),
        ),
        _raided(_OTHERS),
        sentences="be4155 28801c",
    ),
    master_card(
        "Powerbase: Zürich",
        in_your(
            "master",
            "burn the Edge to steal it",
            BurnEdge(),
            TakeControl("this"),
            conditions=(HasEdge(), Not(Is("this", Which("card", whose="you")))),
            by="active",
        ),
        InPlayAction(
            "add 2 blood to a younger vampire",
            (AddBlood("target", 2),),
            stealth=1,
            declares=(Choose(Which("vampire", ("uncontrolled",), "you", age="younger")),),
            conditions=(HasEdge(),),
            by=Which("vampire", whose="you"),
        ),
        Upon("as blocked", as_you("any", If((HasEdge(),), (BurnEdge(),))), (ActionOfThis(),)),
        sentences="9dedf7 f8b05d 08c21e",
    ),
    # The hand is shown with the question, which its Methuselah alone answers.
    master_card(
        "Prophecies of Gehenna",
        in_your(
            "master",
            "look at the hand of your prey, who takes it",
            LookAt("hand", "prey"),
            TakeControl("this", "prey"),
            locks=True,
        ),
        in_your("unlock", "show your hand to burn it", RevealHand(), Burn("this"), by="active"),
        sentences="f246bc 975a1c 2dac14",
    ),
    master_card(
        "Path of the Void",
        Standing("stealth", 1),
        Standing("bleed", -1),
        InPlayAction(
            "inflict 1 damage on a minion",
            (Inflict(1, "target"),),
            declares=(Choose(Which(where=IN_PLAY)),),
            by=VAMPIRE_BEARING,
        ),
        Upon(
            "unlock phase",
            (
                either(
                    Alternative("discard a master card", (Discard(Which("master")),)),
                    Alternative("lock the vampire", (Lock("minion"),)),
                ),
            ),
            turn="yours",
            by="bearer",
            torpid=True,
        ),
        Upon("has diablerized", (Burn("this"),), (Diablerizes(),)),
        sentences="a095a5 dbe383 380502 bc26ca",
    ),
    master_card(
        "Path of Lilith, The",
        Upon(
            "goes to torpor",
            (May((Lock("this"), Count(1, "torture", "it")), "lock it for a torture counter"),),
            (IsUnlocked("this"), FellTo(Which("vampire", whose="you", words=("non-camarilla",)))),
        ),
        Upon(
            "unlock phase",
            as_you("any", If((There(Which("vampire", IN_PLAY, "you", counter="torture")),), (BurnPool(),))),
            turn="yours",
        ),
        Upon(
            "leaves play",
            (
                WithEach(
                    Which("card", (*IN_PLAY, "uncontrolled"), counter="torture"),
                    (Count(-1000, "torture", "target"),),
                ),
            ),
            about="this",
        ),
        sentences="03496d 3d4db2 f73e5e",
    ),
    master_card(
        "Path of Death and the Soul",
        Upon(
            "burned",
            (
                May(
                    (
                        Lock("this"),
                        Choose(YOUR_READY_VAMPIRE, "heir"),
                        FindDiscipline("heir"),
                        AddBlood("heir"),
                    ),
                    "lock it for a Discipline card?",
                ),
            ),
            (IsUnlocked("this"), Is("it", Which()), ItsMethuselah("others"), There(YOUR_READY_VAMPIRE)),
        ),
        sentences="57b967 0dc178",
    ),
    master_card(
        "Paragon",
        Standing("votes", 1, conditions=(POLITICAL, Is("acting", Which("vampire", IN_PLAY, age="younger")))),
        Upon(
            "as blocked",
            (BurnBlood("blocker"),),
            (Acting(), Is("blocker", Which("vampire", age="younger"))),
        ),
        on=Which("vampire", whose="you", clans=("Ventrue",), entered="yours"),
    ),
    master_card(
        "Path of Tears, The",
        Price(-1, "blood", disciplines=("obe",), conditions=(borne_by("Salubri"),)),
        when=Timing(frozenset({"influence"}), my_turn=True),
        conditions=(JustCameOut(_TEARFUL),),
        declares=(Choose(_TEARFUL),),
        words=(PutOn("target"), If((AtLeast(ScarcePaid(), 3),), (GainPool(3),))),
        sentences="a095a5 8b214d b43529 0958cb 735969",
    ),
)
