"""Vampires, M: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.modifier.alike import burned_by
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.damage import inflict
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.table.asking import Procedure


class HurtCombatants(Word, frozen=True):
    """Once the combat has ended, unless it goes on or another follows, both minions and the retainers that they have
    then take unpreventable damage."""

    amount: int = 1

    def do(self, here: Here) -> Procedure[None]:
        game, fight = here.game, here.game.fight
        if fight is None:
            return
        both, by = fight.both, here.minion

        def hurt() -> Procedure[None]:
            there = [copy for copy in both if game.in_play(copy)]
            hurts = [
                Hurt(each, self.amount, unpreventable=True, by=by)
                for copy in there
                for each in (copy, *minions.retainers(game, copy))
            ]
            yield from inflict(game, hurts, game.clockwise(here.seat))

        fight.after_end.append(hurt)
        yield from ()

    def aloud(self) -> str:
        hurt = f"{self.amount} unpreventable damage to both minions and their retainers"
        return f"once the combat has ended, unless it goes on or another follows: {hurt}"


IN_MASTER_PHASE: Final = (READY, PhaseIs("master"))


_IN_VAIN: Final = "has attempted to block in vain"
_REWARDED: Final = f"rewarded for a victim{THIS_TURN}"


class NoteReward(Word, frozen=True):
    """What the minion has burned last counts no more as what it has burned."""

    def act(self, here: Here) -> None:
        done = burned_by(here)
        if done is not None:
            minions.mark(here.game, here.source, _REWARDED, str(done.victim))

    def aloud(self) -> str:
        return "that victim does not count again"


class HasBurnedTitled(Condition, frozen=True):
    """The minion has burned a titled vampire last, whose title was worth so many votes or more."""

    votes: int = 0

    def holds(self, here: Here) -> bool:
        done = burned_by(here)
        if done is None or here.source.marks.get(_REWARDED) == str(done.victim):
            return False
        return done.vampire and done.title_votes >= self.votes

    def aloud(self) -> str:
        worth = f" whose title was worth {self.votes} votes or more" if self.votes else ""
        return f"this minion has burned a titled vampire{worth}"


CARDS: Final[tuple[Named, ...]] = (
    vampire("Magdelena Schaefer", Price(1, "blood", disciplines=("tha",), strike=True), sentences="56fab1"),
    vampire(
        "Marcellus",
        Standing(
            "action blood",
            1,
            Which("vampire", IN_PLAY, clans=("Nosferatu",)),
            conditions=(POLITICAL, READY),
            torpid=True,
        ),
        sentences="40009a",
    ),
    vampire(
        "Maria Stone",
        merged=(Standing("strength", 1), Standing("Disciplines", 1, codes="SPI")),
        sentences="/ 6b19fe",
        advanced=True,
    ),
    vampire(
        "Maskini",
        Upon("as announced", (Mark(_IN_VAIN, "this", ""),), torpid=True),
        Upon("block attempt fails", (Mark(_IN_VAIN, "this"),), about="this", torpid=True),
        Upon(
            "after resolution",
            (BurnBlood("this"), Mark(_IN_VAIN, "this", "")),
            (
                AnyOf(
                    (
                        Is("this", Which("vampire", mark=_IN_VAIN)),
                        all_of(Acting("this"), Not(Successful())),
                    )
                ),
            ),
            torpid=True,
        ),
        sentences="616a6a",
    ),
    # He pays no more where he has one of the titles himself; the intercept may be had again and again (ruling).
    vampire(
        "Matteus, Flesh Sculptor",
        Standing("acts as archbishop or cardinal", 1),
        Price(1, "blood", types=ACTION_CARDS, requires=("archbishop", "cardinal"), untitled=True),
        Usable(
            "burn 1 blood for +1 intercept",
            ("block attempt",),
            (AddIntercept("blocker", 1),),
            conditions=(
                InterceptNeeded(Which("vampire", own=True)),
                ActionIs(("political",)),
                Is("acting", Which("vampire", any_word=("archbishop", "cardinal", "regent"))),
            ),
            blood=1,
        ),
        sentences="0a08f3 d59e23",
    ),
    # Once during each of your turns (ruling).
    vampire(
        "Maila",
        Usable(
            "discard a political action card: +1 stealth",
            ("block attempt",),
            (Discard(Which("political action")), AddStealth()),
            conditions=(READY, Is("acting", Which(whose="you")), StealthNeeded()),
            turn="yours",
            once="turn",
        ),
        sentences="6bd492",
    ),
    vampire(
        "Makarios, The Seducer",
        Standing("cannot block", 1, Which("vampire", counter="seduction"), conditions=(Acting(),), torpid=True),
        act_on(
            Which("vampire", IN_PLAY, "prey", clans=("Ventrue", "Brujah")),
            "put a seduction counter on a Ventrue or Brujah",
            Count(1, "seduction", "target"),
        ),
        InPlayAction(
            "burn a seduction counter",
            (Count(-1, "seduction", "minion"),),
            by=Which("vampire", counter="seduction"),
        ),
        sentences="23a875 2b1b1a 565c6c",
    ),
    vampire(
        "Malabranca",
        InPlayAction(
            "move 1 pool from your prey to yours",
            (StealPool(1, "chosen"),),
            stealth=1,
            declares=(ChooseMethuselah("prey"),),
            conditions=(RICHER_PREY,),
        ),
        sentences="a17ba3",
    ),
    vampire(
        "Malgorzata",
        InPlayAction(
            "remove an uncontrolled vampire to add 4 blood to another",
            (RemoveFromGame("removed"), AddBlood("target", 4)),
            stealth=1,
            conditions=(There(YOUR_YOUNGLING, 2),),
            declares=(
                Choose(YOUR_YOUNGLING, "removed"),
                Choose(Which("vampire", ("uncontrolled",), "you", apart="removed")),
            ),
        ),
        sentences="07154c",
    ),
    # Whoever dodges takes it too; a strike that ends the combat spares one (ruling).
    vampire(
        "Mambo Jeanne",
        Upon("before range", (EachRound(2, "opponent", ranged=False, until="round"),), (Fights(),)),
        sentences="be80ce",
    ),
    vampire(
        "Marcel de Breau",
        Upon("card played", (GainPool(),), (HasEdge(), Is("it", Which("card", called="gehenna"))), torpid=True),
        sentences="9a8989",
    ),
    vampire("March Halcyon", Standing("not avenged", 1), sentences="035016"),
    vampire(
        "Marciana Giovanni, Investigator",
        Usable(
            "a non-Sabbat vampire may burn 1 blood to get +1 intercept",
            IN_ACTION,
            (
                By(
                    "target",
                    (
                        Grant(
                            "burn 1 blood: +1 intercept",
                            ("block attempt",),
                            (AddIntercept("minion"),),
                            (InterceptNeeded(Which(own=True)),),
                            blood=1,
                        ),
                    ),
                ),
            ),
            (Choose(Which("vampire", IN_PLAY, words=("non-sabbat",))),),
            locks=True,
            torpid=True,
        ),
        Standing("action blood", 1, conditions=(Acting("minion"), ActionIs(("bleed",)))),
        sentences="95b6b6 7c88cf",
    ),
    vampire("Marcos Belegrad", Upon("votes tallied", (BurnPool(1, "opposed"),), (CalledByThis(),)), sentences="5ac960"),
    vampire(
        "Marianna",
        Upon(
            "unlock phase",
            (BurnPool(1, "active"),),
            (READY, There(Which("vampire", whose="active", clans=("Giovanni",)))),
            turn="others",
        ),
        sentences="6b81df",
    ),
    # Locations that are equipment too (ruling).
    vampire("Marie Faucigny", *cheaper(False), sentences="22d947"),
    # The damage comes after the combat, and not where another follows; from torpor as well (rulings).
    vampire(
        "Mariel, Lady Thunder",
        Usable(
            "lock to end the combat",
            ("before range",),
            (EndCombat(), HurtCombatants()),
            conditions=(Not(Fights()),),
            locks=True,
            torpid=True,
        ),
        sentences="3d1f9d",
    ),
    # Its Methuselah may give the intercept as often as it can be paid, locked or not (rulings).
    vampire(
        "Maris Streck",
        InPlayAction("rearrange the top 5 cards of the library", (Rearrange(5),), stealth=1),
        sentences="7b8364",
    ),
    vampire(
        "Marta",
        Upon("has diablerized", (May((AddBlood("this"),), "gain 1 blood"),), (Diablerizes(older=True),)),
        sentences="5ee562",
    ),
    vampire(
        "Martin Franckel",
        Standing(
            "bleed",
            -1,
            conditions=(
                Acting(kinds=("bleed",)),
                TargetControls(
                    Which(
                        "vampire",
                        clans=("Tremere",),
                        alternatives=(Which("vampire", clans=("Tremere antitribu",)),),
                    ),
                    yes=False,
                ),
            ),
            in_action=True,
        ),
        sentences="10c37e",
    ),
    vampire("Massassi", in_its_own_combat(GiveExtra("maneuver")), sentences="32640a"),
    vampire(
        "Matasuntha",
        *upon(LEAVING, (May((GainPool(),), "gain 1 pool"),), about="opponent", torpid=True),
        sentences="ec9c3a",
    ),
    vampire("Mateusz Gryzbowsky", Standing("strike damage", -1, conditions=(RangeIs("long"),)), sentences="1365c1"),
    vampire(
        "Mateusz Kazimirski, Biker of Blood",
        InPlayAction(
            "become Black Hand",
            (Mark("black hand", "minion"),),
            stealth=1,
            conditions=(Is("this", Which("vampire", words=("sabbat", "non-black hand"))),),
            blood=1,
        ),
        sentences="6b55ae",
    ),
    vampire(
        "Matthew",
        Price(-1, "pool", types=("Master",), payer="you", optional=True, conditions=IN_MASTER_PHASE),
        sentences="eb229f",
    ),
    vampire(
        "Matthew Romans",
        once_a_turn(
            "unlock",
            "lock a younger vampire of your prey",
            Lock("target"),
            declares=(
                Choose(
                    Which(
                        "vampire",
                        IN_PLAY,
                        "prey",
                        age="younger",
                        words=("non-independent", "non-anarch"),
                        locked=False,
                    )
                ),
            ),
            blood=1,
            torpid=True,
        ),
        sentences="18cae9",
    ),
    vampire("Melissa Barton", Upon("burns the Edge for a vote", (AddBlood("this"),), torpid=True), sentences="87c9fd"),
    vampire(
        "Menele",
        Price(-1, "blood", conditions=(There(Which("vampire", name="Helena")),)),
        sentences="9f1a13",
        advanced=True,
    ),
    vampire(
        "Merrill Molitor",
        Usable("1 aggravated damage is normal", ("prevention",), (TreatAsNormal(1),), once="combat"),
        sentences="b0e820",
    ),
    vampire(
        "Michael diCarlo",
        Usable(
            "this round is at long range",
            ("before range",),
            (SetRangeTo("long"),),
            conditions=(Acting(kinds=("enter combat",)), Fights(of_action=True), InRound(), Successful()),
            once="combat",
        ),
        sentences="cef4df",
    ),
    # Once in a referendum, from torpor too (rulings).
    vampire(
        "Michael Luther",
        Usable(
            "lock to change the votes of a Camarilla vampire",
            ("polling",),
            (ChangeCast(Which("vampire", words=("camarilla",))),),
            locks=True,
            once="action",
            torpid=True,
        ),
        sentences="4bb8b4",
    ),
    vampire(
        "Michaela",
        cancels(
            "cancel a grapple or aim card", Fights("this"), OpponentPlays(("grapple", "aim")), blood=1, once="combat"
        ),
        sentences="bf6f47",
    ),
    vampire(
        "Mictlantecuhtli",
        Standing("no damage", 1, conditions=(AnyOf((StrikeWith("any"), InflictedBy(Which("weapon")))),)),
        Upon(
            "has diablerized",
            (WithEach(Which("vampire", whose="you", other=True), (AddBlood("target"),)),),
            (Diablerizes(),),
        ),
        sentences="a3cb24 dac2cf",
    ),
    vampire(
        "Midget",
        Standing(
            "no abilities",
            1,
            Which("retainer", words=("animal",)),
            conditions=(AnyOf((Acting(), Fights())),),
            torpid=True,
        ),
        sentences="78c7c9",
    ),
    vampire(
        "Miguel Cordovera",
        Usable(
            "unlock him and have him for this minion phase",
            MINION_PHASE,
            (Unlock("this"), TakeControl("this", "active", "phase")),
            conditions=(Is("this", Which("vampire", whose="prey")),),
            by="active",
            pool=1,
            torpid=True,
        ),
        sentences="058804",
    ),
    vampire("Mimir", Standing("no masters of others", 1), sentences="ccc1c9"),
    vampire(
        "Mina Grotius",
        Upon(
            "burned",
            (AddBlood("minion", 3),),
            (ItsMethuselah("neighbours"), Is("it", Which("vampire", ("ash heap",)))),
            torpid=True,
        ),
        sentences="91748f",
    ),
    vampire(
        "Mistress Fanchon",
        InPlayAction("search the library for a minion card", (Search(Which("minion card")),), stealth=1),
    ),
    vampire("Mithras", cancels_reaction(Which("vampire", age="younger")), sentences="b9be57", group=3),
    vampire(
        "Mithras",
        Standing("toll", 1, Which("vampire", IN_PLAY, age="younger"), conditions=(Acting("this"),), torpid=True),
        Standing(
            "toll against", 1, Which("vampire", IN_PLAY, age="younger"), conditions=(CalledByThis(),), torpid=True
        ),
        sentences="5d0663",
        group=6,
    ),
    vampire(
        "Mora, the Death Seer",
        once_a_turn(
            "discard",
            "put a card of your ash heap on the bottom of your library",
            Return(to="bottom"),
            declares=(Choose(Which("library card", ("ash heap",), "you")),),
            conditions=(READY,),
        ),
        sentences="9bed13",
    ),
    # Also where the action has had no effect (ruling).
    vampire(
        '"Mother" Anja Giovanni',
        Usable(
            "burn 1 blood: the acting Hecata unlocks",
            ("after resolution",),
            (Unlock("acting"),),
            conditions=(
                READY,
                Successful(),
                Is("acting", Which("vampire", whose="you", clans=("Hecata",), other=True, locked=True)),
                OF_THE_HECATA,
            ),
            blood=1,
            once="turn",
        ),
        sentences="ce3aac",
    ),
    vampire(
        "Morlock",
        Usable(
            "strike: burn a retainer",
            ("choose strike",),
            (
                Choose(Which("retainer", IN_PLAY, on="opponent"), "servant"),
                StrikeAt("servant", (Burn("servant"),)),
            ),
            (MakeStrike(Blow("effect", ranged=True)),),
            conditions=(Fights(), There(Which("retainer", IN_PLAY, on="opponent"))),
        ),
        sentences="44c471",
    ),
    vampire("Mr. Noir", Upon("burned", (GainPool(2),), (Fights("this"),), "this"), sentences="eea389"),
    vampire(
        "Mugur Sabau",
        Standing("bleed", CountersOn("diablerie", "this")),
        Upon("has diablerized", (Count(1, "diablerie", "this"),), (Diablerizes(),)),
        sentences="c785bd",
    ),
    # Cards that give presses can be played (ruling).
    vampire(
        "Mukhtar Bey",
        Upon(
            "unlock phase",
            (Burn("this"),),
            (There(Which("card", ("in play",), words=("gehenna",)), 5),),
            turn="yours",
            torpid=True,
        ),
        sentences="c8fa4a",
    ),
    vampire(
        "Murat",
        Price(
            1,
            "blood",
            types=("Combat",),
            disciplines=("ser",),
            of=Which("vampire", clans=("Ministry",), on_fight=True),
        ),
        sentences="27ac4c|a4f65b",
    ),
    vampire(
        "Muricia",
        once_a_turn(
            "unlock",
            "a Gangrel antitribu burns 1 blood to become an Ahrimane",
            BurnBlood("target"),
            Become("target", clan="Ahrimane"),
            Mark("sterile", "target"),
            Learn("spi", "target"),
            declares=(Choose(Which("vampire", IN_PLAY, "you", clans=("Gangrel antitribu",), blood="some")),),
            torpid=True,
        ),
        sentences="8c0d2d",
    ),
    # Whoever uses it last has the final say (ruling).
    vampire(
        "Mustafa, The Heir",
        Usable(
            "move 1 blood to Mustafa: he casts as you choose",
            ("polling",),
            (GiveBlood("minion", "this"), CastAs("this")),
            conditions=(ActionIs(("political",)), READY, AtLeast(BloodOn("minion"), 1)),
            each=Which("vampire", IN_PLAY, "others", age="older", clans=("Toreador",)),
            once="action",
            apiece=True,
        ),
        sentences="6e6b92",
    ),
    vampire(
        "Marlena",
        Standing("acts unlocked", 1, conditions=(Acting(kinds=("recruit",)),)),
        Standing("cannot recruit allies", 1, conditions=(HasActed("recruit"),)),
        sentences="3e6946 e44595",
    ),
    vampire(
        "Monty Coven",
        Upon(
            "has burned",
            (
                either(
                    Alternative("become a bishop", (GainTitle("bishop"),)),
                    Alternative("become a priscus", (GainTitle("priscus"),), (HasBurnedTitled(3),)),
                    Alternative("neither", ()),
                ),
                NoteReward(),
            ),
            (HasBurnedTitled(), Is("this", Which("vampire", IN_PLAY, words=("sabbat",)))),
            about="this",
            torpid=True,
        ),
        sentences="bf548f 105466",
    ),
)
