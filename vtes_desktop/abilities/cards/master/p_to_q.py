"""Master cards, P and Q: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.text.sentences.masters import FED
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.titles.contests import CONTESTS_AS, SEIZES, contested_name
from vtes_desktop.table.asking import Procedure


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


class NonePlayed(Condition, frozen=True):
    """No card was played as this type in the running action; one that was cancelled was played (sec. 11)."""

    kind: str

    def holds(self, here: Here) -> bool:
        return all(each.type != self.kind for each in here.game.passing.action.played)

    def aloud(self) -> str:
        return f"no {self.kind} card was played in this action (cancelled ones count)"


READY_ANARCH: Final = Which("vampire", ("ready",), "you", locked=False, words=("anarch",))

_ANARCH: Final = Which("vampire", whose="you", words=("anarch",), unmarked=FED)

_GROUNDS: Final = Counted(Which("hunting ground", ("in play",), "others"))

_CAPE: Final = Which(
    "vampire",
    whose="you",
    clans=("Giovanni",),
    blood="some",
    alternatives=(Which("vampire", whose="you", words=("laibon",), blood="some"),),
)


def _to_or_from(giver: Which, taker: Which) -> Either:
    """1 blood from one vampire to the pool, or from the pool to another."""
    return Either(
        (
            Alternative("from a vampire to your pool", (Choose(giver, "giver"), MoveBlood("giver", "to pool"))),
            Alternative("from your pool to a vampire", (Choose(taker, "taker"), MoveBlood("taker", "from pool"))),
        )
    )


_ALL_ITS_BLOOD: Final = MoveBlood("this", "to pool", BloodOn("this"), BloodOn("this"))

STOLEN: Final = InPlayAction(
    "steal this location", (TakeControl("this"),), directed=True, by=Which("vampire", whose="others")
)

_OBLIVION: Final = Which("vampire", ("ready", "torpor"), "you", discipline="obl", blood="some")

_PAID: Final = May((Burn("this"), GainPool(3)), "burn it to gain 3 pool")


class IsAnarchs(Condition, frozen=True):
    """It is a card that requires an anarch or a baron, or makes a vampire one."""

    said = "it requires an anarch or a baron, or makes a vampire anarch"

    def holds(self, here: Here) -> bool:
        cards = [here.game.card(copy) for copy in here.copies("it")]
        facts = here.game.facts
        return any({"anarch", "baron"} & set(each.requirement) or facts(each).makes_anarch for each in cards)


_LOCKED_ANARCH: Final = Which("vampire", words=("anarch",), locked=True)


class JustCameOut(Condition, frozen=True):
    """Vampires that are meant have just become controlled, in the running influence phase."""

    which: Which

    def holds(self, here: Here) -> bool:
        come = here.game.passing.now.come_out
        return any(copy.id in come for copy in found(here, self.which))

    def aloud(self) -> str:
        return f"{self.which.aloud()} has just been moved there from your uncontrolled region in your influence phase"


_KISSED: Final = Which("vampire", whose="you", clans=("Giovanni",), entered=True)


CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Political Seizure",
        Reading(
            "Master",
            declares=(Choose(Which("location", ANYWHERE, "others")),),
            words=(Seize(),),
        ),
        sentences="ffaacb 686ba4 336dcd",
    ),
    named(
        "Palace Hunting Ground",
        "Master",
        Usable(
            "a Guruhi with blood gains 1 blood",
            ("unlock",),
            (fed(),),
            (Choose(Which("vampire", whose="you", clans=("Guruhi",), blood="some", unmarked=FED)),),
            turn="yours",
            once="turn",
        ),
        words=(PutInPlay(),),
    ),
    part(
        "Paris Opera House",
        Usable(
            "lock a Daughter of Cacophony: +1 stealth",
            ("block attempt",),
            (Lock("target"), AddStealth()),
            (Choose(Which("vampire", ("ready", "torpor"), "you", clans=("Daughter of Cacophony",), locked=False)),),
            (StealthNeeded(),),
            locks=True,
        ),
        sentences="0fc211",
    ),
    named(
        "Parthenon, The",
        "Master",
        Usable("+1 master phase action", ("master",), (Gain("master phase action"),), turn="yours", locks=True),
        words=(PutInPlay(),),
    ),
    completed(
        "Path of Harmony, The",
        "Master",
        Price(-1, "blood", disciplines=("spi",), payer="any", of=Which("vampire", IN_PLAY, clans=("Ahrimane",))),
        sentences="1cc1c4",
    ),
    completed(
        "Path of Service, The",
        "Master",
        Price(
            -1,
            "blood",
            disciplines=("vis",),
            payer="any",
            of=Which("vampire", IN_PLAY, clans=("Gargoyle",), words=("slave",)),
        ),
        sentences="8b8c8d",
    ),
    part(
        "Pentex™ Loves You!",
        Usable(
            "the acting Sabbat vampire may burn 1 blood for +1 bleed",
            DURING_ACTION,
            (
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
            ),
            conditions=(ActionIs(("bleed",)), Is("acting", Which("vampire", words=("sabbat",)))),
            locks=True,
        ),
        sentences="085e59 4edbf6",
    ),
    named(
        "Perfectionist",
        "Master",
        Usable(
            "gain 1 blood",
            ("after resolution",),
            (AddBlood("minion"),),
            conditions=(Acting(), Successful(), NonePlayed("Reaction")),
            by="bearer",
            once="turn",
        ),
        declares=(Choose(Which("vampire", IN_PLAY, "you", can_have=True)),),
        words=(PutOn("target"),),
    ),
    named(
        "Piper",
        Reading(
            "Master",
            declares=(Choose(READY_ANARCH),),
            words=(Lock("target"), By("target", (Fetch(Which("ally|retainer"), ("hand",)),))),
        ),
    ),
    part(
        "Poacher's Hunting Ground",
        Usable(
            "anarchs gain 1 blood",
            ("unlock",),
            (Repeat(_GROUNDS, (Choose(_ANARCH, least=0), fed())),),
            conditions=(There(_ANARCH), AtLeast(_GROUNDS, 1)),
            turn="yours",
            once="turn",
        ),
        sentences="0fecac",
    ),
    part(
        "Police Department",
        Usable("press to end combat", ("press",), (), conditions=(LeadsTo("end"),), locks=True),
        sentences="e88f3b",
    ),
    completed(
        "Powerbase: Barranquilla",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", whose="you", words=("sabbat",))),),
            words=(AddBlood("this", CapacityOf("target")),),
        ),
        sentences="c87e90",
    ),
    part(
        "Powerbase: Cape Verde",
        Usable("move 1 blood", ("master", "another's master"), (_to_or_from(_CAPE, YOUR_READY_VAMPIRE),), locks=True),
        sentences="46faaf",
    ),
    part(
        "Powerbase: Chicago",
        Usable(
            "1 blood to it, or all its blood to your pool",
            ("unlock",),
            (
                Either(
                    (
                        Alternative("move 1 blood to it", (AddBlood("this"),)),
                        Alternative("move its blood to your pool", (_ALL_ITS_BLOOD,), (AtLeast(BloodOn("this"), 1),)),
                    )
                ),
            ),
            turn="yours",
            once="turn",
        ),
        InPlayAction(
            "move its blood to your pool",
            (_ALL_ITS_BLOOD,),
            directed=True,
            by=Which("vampire", whose="others"),
        ),
        sentences="1fdf73 da422b",
    ),
    # Which action it is of several the player says by locking it just before (the next discard is that one).
    completed(
        "Powerbase: Los Angeles",
        "Master",
        Usable(
            "one more discard phase action, for the next discard",
            ("discard",),
            (Gain("discard phase action"), Mark("its action this turn", "this")),
            turn="yours",
            locks=True,
        ),
        Upon(
            "discards",
            (
                Mark("its action this turn", "this", ""),
                If(
                    (IsAnarchs(),),
                    (
                        May(
                            (Choose(Which("vampire", words=("anarch",), locked=True)), Unlock("target")),
                            "unlock an anarch?",
                        ),
                    ),
                ),
            ),
            (Is("this", Which("card", IN_PLAY, mark="its action this turn")),),
            turn="yours",
        ),
        sentences="920ac8 cd2175",
    ),
    part(
        "Powerbase: Luanda",
        Usable(
            "a vampire may enter combat this turn",
            ("master",),
            (Mark("hunts for Luanda this turn", "target"),),
            (Choose(YOUR_VAMPIRE),),
            turn="yours",
            locks=True,
        ),
        InPlayAction(
            "enter combat",
            (),
            "enter combat",
            stealth=1,
            by=Which("vampire", mark="hunts for Luanda this turn"),
            against=Which(whose="others"),
        ),
        sentences="200021 29bb24",
    ),
    part(
        "Powerbase: Madrid",
        Usable(
            "add 1 counter",
            ("unlock",),
            (Count(who="this"),),
            conditions=(Not(AtLeast(CountersOn(who="this"), 4)),),
            turn="yours",
            once="turn",
        ),
        Usable(
            "votes for a titled Sabbat vampire",
            ("polling",),
            (GainVotes(CountersOn(who="this"), "target"),),
            (Choose(Which("vampire", words=("titled", "sabbat"))),),
            (AtLeast(CountersOn(who="this"), 1),),
            locks=True,
        ),
        InPlayAction(
            "burn all its counters",
            (Count(CountersOn(who="this", times=-1), who="this"),),
            directed=True,
            by=Which("vampire", whose="others"),
        ),
        sentences="406745 87037e 4408c3",
    ),
    part(
        "Powerbase: Mexico City",
        Upon("unlock phase", (MoveBlood("this", what_there_is=True),), turn="yours"),
        InPlayAction(
            "move all its blood to your pool",
            (MoveBlood("this", least=BloodOn("this"), most=BloodOn("this"), what_there_is=True),),
            directed=True,
            by=Which("vampire", whose="others", words=("sabbat",)),
        ),
        words=(AddBlood("this", 5),),
        sentences="015ddb 41a7ee 3bba59",
    ),
    named(
        "Powerbase: Montreal",
        "Master",
        Usable(
            "add 1 blood",
            ("influence",),
            (AddBlood("target"),),
            (Choose(YOUR_YOUNGLING),),
            turn="yours",
            once="turn",
        ),
        STOLEN,
        words=(PutInPlay(),),
    ),
    part(
        "Powerbase: Munich",
        Usable(
            "move 1 blood",
            ("master",),
            (_to_or_from(_OBLIVION, Which("vampire", whose="you", discipline="obl")),),
            turn="yours",
            locks=True,
        ),
        sentences="f9874c",
    ),
    part(
        "Powerbase: Savannah",
        Usable(
            "lock another unique location: the combat ends",
            ("before range",),
            (Lock("target"), EndCombat()),
            (Choose(Which("location", ANYWHERE, "you", unique=True, other=True, locked=False)),),
            (There(Which("vampire", whose="you", chosen="acting")), Fights("acting")),
        ),
        sentences="09503e",
    ),
    part("Powerbase: Tshwane", Price(-1, "pool", payer="you", optional=True, spends=("lock",)), sentences="da9cd2"),
    completed(
        "Priority Contract",
        "Master",
        Upon("goes to torpor", (_PAID,), about="minion", torpid=True),
        Upon("leaves the ready region", (_PAID,), about="minion", torpid=True),
        Upon("bearer gone", (GainPool(3),), about="this"),
        sentences="eb4922",
    ),
    part(
        "Privileged Position",
        Usable(
            "your prey burns 1 pool",
            ("after resolution",),
            (BurnPool(1, "prey"),),
            conditions=(Passed(), Is("acting", Which("vampire", IN_PLAY, "you"))),
            locks=True,
        ),
        sentences="5cfdee d67b6f",
    ),
    completed(
        "Protected Resources",
        "Master",
        Upon("about to bleed", (BurnAtMost(2),), turn="yours"),
        Upon("successful bleed", (Burn("this"),), (Is("it", Which(whose="you")),)),
        sentences="ccd719 4c4c11",
    ),
    part(
        "Purchase Pact",
        Usable(
            "the combat ends",
            ("before range",),
            (EndCombat(),),
            conditions=(
                There(Which("vampire", whose="you", words=("sabbat",), chosen="both")),
                Is("both", Which("vampire", words=("sabbat",)), each=True),
            ),
            locks=True,
        ),
        sentences="dc9148",
    ),
    completed(
        "Proxy Kissed",
        Reading(
            "Master",
            when=Timing(frozenset({"influence"}), my_turn=True),
            conditions=(JustCameOut(_KISSED),),
            declares=(Choose(_KISSED),),
            words=(PutOn("target"), AddBlood("target")),
        ),
        sentences="35b93e 690a82 4232ac",
    ),
)
