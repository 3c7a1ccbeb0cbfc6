"""Master cards, C: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.equipment.alike import NotUsed
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.g_to_h import Redistribute
from vtes_desktop.rules.game import REMAINS
from vtes_desktop.rules.minion.action import cost_now
from vtes_desktop.rules.minions import GIVES_TRAIT, ONLY_SECT
from vtes_desktop.rules.playing.timing import Timing


class Redirects(Condition, frozen=True):
    """The minion card that is being played, and is not cancelled, would change who is bled."""

    said = "a minion card that would change who is bled is being played and is not cancelled"

    def holds(self, here: Here) -> bool:
        game = here.game
        now = game.passing.now.being_played[-1:]
        return any(
            each.minion and each.mode is not None and each.mode.redirects
            for each in game.passing.action.played
            if each.copy in now and each.copy is not here.source and not each.copy.marks.get("cancelled")
        )


class FirstAction(Condition, frozen=True):
    """The running action is the first of the turn; one that was cancelled as it was played does not count."""

    said = "the running action is the first of the turn (one that was cancelled does not count)"

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and not here.game.taken.all


SABBAT: Final = Which("vampire", IN_PLAY, "you", words=("sabbat",))
_CAMARILLA_ACTS: Final = Is("acting", Which("vampire", whose="you", words=("camarilla",)))
_HOSTAGE: Final = Which("vampire", IN_PLAY, counter="hostage")
DAUGHTERS: Final = ("Daughter of Cacophony",)


class CostBlood(Condition, frozen=True):
    """The running action has cost blood, whoever paid it (ruling)."""

    said = "the running action costs blood"

    def holds(self, here: Here) -> bool:
        game, acting = here.game, here.copy("acting")
        return acting is not None and (game.action.share > 0 or cost_now(game, acting, "blood") > 0)


CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Cairo Int'l Airport",
        InPlayAction(
            "burn 1 blood of an uncontrolled minion of your prey",
            (BurnBlood("target"),),
            declares=(ChooseInfluenced("prey", imbued=True),),
        ),
        sentences="54ede3",
    ),
    master_card(
        "Camarilla Conclave",
        for_counter(
            "+1 stealth",
            DURING_ACTION,
            AddStealth(needed=True),
            conditions=(POLITICAL, _CAMARILLA_ACTS, NotUsed((1,), "action")),
        ),
        for_counter(
            "-1 vote for each that is not Camarilla",
            (*DURING_ACTION, "before votes", "polling"),
            ForAll("votes", -1, Which("vampire", words=("non-camarilla",))),
            conditions=(POLITICAL, _CAMARILLA_ACTS, NotUsed((0,), "action")),
        ),
        sentences="d5d49c",
    ),
    master_card(
        "Capitalist",
        *feeds_once(("successful bleed",), Acting(), ItsMethuselah("prey")),
        sentences="36f052",
    ),
    master_card(
        "Cappadocian Crypt",
        for_locking(
            "add 1 blood to a Hecata",
            ("after resolution",),
            AddBlood("target"),
            declares=(Choose(Which("vampire", IN_PLAY, "you", clans=("Hecata",))),),
            conditions=(Successful(), OF_THE_HECATA),
        ),
        sentences="f7354c",
    ),
    master_card(
        "Carfax Abbey",
        once_a_turn(
            "unlock",
            "a ready Anarch gains 1 blood, with a ready baron another one too",
            AddBlood("target"),
            Mark(FED, "target"),
            If(
                (There(Which("vampire", whose="you", words=("baron",))),),
                (
                    Choose(Which("vampire", whose="you", words=("anarch",), unmarked=FED), least=0),
                    AddBlood("target"),
                    Mark(FED, "target"),
                ),
            ),
            declares=(Choose(Which("vampire", whose="you", words=("anarch",), unmarked=FED)),),
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Carnivale",
        Usable(
            "burn it: +1 stealth",
            DURING_ACTION,
            (Burn("this"), AddStealth(needed=True)),
            conditions=(Acting(), Is("minion", Which("vampire", clans=("Toreador",)))),
        ),
        sentences="d012f8",
    ),
    master_card(
        "Carthage Remembered",
        Standing(
            "stealth",
            1,
            Which("vampire", clans=("Brujah",), any_word=("prince", "justicar")),
            conditions=(ActionIs(("bleed",)),),
            in_action=True,
        ),
        sentences="8d69b0",
    ),
    master_card(
        "Carver's Meat Packing and Storage",
        in_your(
            "master",
            "X blood to a vampire, for X hostages",
            AddBlood("target", Counted(_HOSTAGE)),
            declares=(Choose(Which("vampire", whose="you")),),
            locks=True,
        ),
        Usable(
            "burn 2 blood: burn the hostage counters of a vampire",
            ("unlock",),
            (Count(-1000, "hostage", "target"),),
            (Choose(_HOSTAGE),),
            each=Which("vampire"),
            blood=2,
            once="turn",
        ),
        Standing("held in torpor", 1, Which("vampire", ("torpor",), counter="hostage")),
        Upon("goes to torpor", (Count(1, "hostage", "it"),), (Is("it", Which("vampire", IN_PLAY, most=3)),)),
        Upon("leaves play", (WithEach(_HOSTAGE, (Count(-1000, "hostage", "target"),)),), about="this"),
        sentences="8c7e58 ca2229 7f6f20 af3564 c01cc7",
    ),
    master_card(
        "Cave of Apples",
        InPlayAction(
            "put 1 corruption counter on a minion of your prey",
            (
                Count(1, "corruption", "target"),
                If(
                    (AtLeast(CountersOn("corruption", "target"), SizeOf("target")),),
                    (
                        May(
                            (
                                Count(CountersOn("corruption", "target", -1), "corruption", "target"),
                                TakeControl("target"),
                            ),
                            "burn the corruption counters to steal it",
                        ),
                    ),
                ),
            ),
            declares=(Choose(Which(weaker=True, whose="prey", where=IN_PLAY)),),
            by=Which("vampire", whose="you", clans=("Ministry",)),
        ),
        sentences="fe64a6 c5c10b",
    ),
    master_card(
        "Centralized Background Check",
        Price(1, types=("Equipment",), payer="any", called="weapon"),
        sentences="2857e0",
    ),
    master_card(
        "Chanjelin Ward",
        fails_action(*TARGETED, by="bearer"),
        Standing("action blood", 1, Which(whose="others"), conditions=(ActionTargets("minion", by_others=True),)),
        sentences="4be8ad 64442d",
    ),
    master_card(
        "Channel 10",
        for_locking(
            "+2 intercept",
            ("block attempt",),
            AddIntercept("blocker", 2),
            conditions=(InterceptNeeded(Which(whose="you")), Not(FirstAction())),
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Chantry",
        in_your(
            "master",
            "move a Tremere out of torpor",
            either(
                Alternative("burn 1 pool", (BurnPool(),)),
                Alternative(
                    "burn 1 blood from a ready Tremere",
                    (
                        Choose(Which("vampire", whose="you", clans=("Tremere",), blood="some"), "payer"),
                        BurnBlood("payer"),
                    ),
                ),
            ),
            LeaveTorpor("target"),
            declares=(Choose(Which("vampire", ("torpor",), clans=("Tremere",), movable=True)),),
            locks=True,
        ),
        sentences="a97421",
    ),
    master_card(
        "Charisma",
        Price(-1, "blood", types=("Ally",), conditions=(PhaseIs("minion"),)),
        Price(-1, types=("Ally",), conditions=(PhaseIs("minion"),)),
        sentences="70ce00",
    ),
    master_card(
        "Children of Osiris",
        Standing("stays locked", 1, Which("vampire", IN_PLAY, clans=("Ministry",))),
        in_your(
            "unlock",
            "burn 1 blood to unlock",
            Unlock("minion"),
            conditions=(Not(IsUnlocked("minion")),),
            each=Which("vampire", IN_PLAY, clans=("Ministry",)),
            blood=1,
        ),
        sentences="3a0f7a 9883cb",
    ),
    master_card(
        "Church of Vindicated Faith, The",
        for_locking(
            "add 1 blood to an imbued",
            ("after resolution",),
            AddBlood("target"),
            declares=(Choose(Which("imbued", ("uncontrolled",), "you")),),
            conditions=(Is("acting", Which("imbued", IN_PLAY)), Successful()),
        ),
        sentences="d1100b",
    ),
    master_card(
        "City Gangrel Connections",
        Usable("1 vote", ("polling",), (GainVotes(),), conditions=(POLITICAL,), once="action"),
        sentences="3ef733",
    ),
    master_card(
        "Club Illusion",
        Usable(
            "burn 1 blood: +1 bleed",
            ("as announced",),
            (AddBleed(),),
            conditions=(Is("acting", Which("vampire", words=("anarch",))), ActionIs(("bleed",))),
            by="acting",
            blood=1,
            once="action",
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Club Zombie",
        *at_start(Choose(Which("vampire", whose="you")), AddBlood("target")),
        sentences="2b89c6",
    ),
    master_card(
        "Communal Haven: Temple",
        Standing("intercept", 1, SABBAT, conditions=(ActionTargets(which=SABBAT, by_others=True),)),
        sentences="482bd3",
    ),
    master_card(
        "Conductor",
        Standing(
            "votes",
            1,
            Which(
                "vampire",
                clans=DAUGHTERS,
                locked=False,
                alternatives=(Which("vampire", clans=DAUGHTERS, chosen="acting"),),
            ),
            conditions=(AnyOf((IsUnlocked("minion"), Acting())),),
        ),
        sentences="2e6033",
    ),
    master_card(
        "Convergence",
        conditions=(There(Which("vampire", whose="you", clans=("Pander",), blood="some")),),
        declares=(Choose(Which("vampire", ("uncontrolled",), "you", clans=("Pander",)), "kin"),),
        words=(WithEach(Which("vampire", whose="you", clans=("Pander",)), (GiveBlood("target", "kin"),)),),
        sentences="b7cdc3",
    ),
    master_card("Coroner's Contact", words=(Search(Which("vampire", clans=("Samedi",)), "crypt"), AddBlood("found"))),
    master_card(
        "Contingency Planning",
        when=Timing(frozenset({"as played"}), my_turn=True),
        conditions=(ActionIs(("bleed",)), Is("acting", Which(where=IN_PLAY, whose="you")), Redirects()),
        words=(Cancel(), BurnAtMost(1, "any")),
    ),
    master_card(
        "Corporal Reservoir",
        for_locking("prevent 1 damage", ("prevention",), Prevent(), conditions=(Fights(),), by="bearer"),
        for_locking("gain 1 blood", ANY_TIME, AddBlood("minion"), by="bearer"),
        in_your(
            "unlock",
            "burn 1 blood to unlock it",
            Unlock("this"),
            conditions=(Is("this", Which("card", locked=True)),),
            by="bearer",
            blood=1,
        ),
        words=(Mark("does not unlock", "this"),),
        sentences="3ab462 1b536f de8e85",
    ),
    master_card(
        "Coven, The",
        for_locking("add 2 blood", ANY_TIME, AddBlood("target", 2), declares=(Choose(Which("vampire", whose="you")),)),
        Usable(  # as damage is resolved, before any is healed (ruling)
            "add 2 blood",
            ("prevention",),
            (AddBlood("target", 2),),
            (Choose(Which("vampire", whose="you")),),
            (There(Which("vampire", whose="you", chosen="both")),),
            locks=True,
        ),
        Upon("discard phase", (TakeControl("this", "predator"),), turn="yours"),
        words=(PutInPlay(),),
    ),
    master_card("Creep Show", *feeds_once(("dodges", "ends combat"), about="opponent"), sentences="12bc4c"),
    master_card(
        "Creepshow Casino",
        for_locking(
            "+1 stealth",
            ("as announced",),
            AddStealth(),
            conditions=(Is("acting", Which("vampire", whose="you")), Acting("acting", directed=False)),
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Crocodile Temple, The",
        for_locking(
            "1 damage to the acting minion",
            ("after resolution",),
            Inflict(1, "acting", environmental=True),
            conditions=(DirectedAtYou(), Successful()),
        ),
        sentences="1c35b4",
    ),
    master_card(
        "Cultivated Blood Shortage",
        Upon(
            "unlock phase",
            (
                WithEach(
                    Which("vampire", IN_PLAY, "active", clans=("Ventrue",)),
                    (If((HasBlood("target"),), (BurnBlood("target"),), (Lock("target"),)),),
                ),
            ),
        ),
        sentences="4c8a6f",
    ),
    master_card(
        "Cursed Abattoir",
        for_counter(
            "+1 bleed",
            DURING_ACTION,
            AddBleed(),
            conditions=(ActionIs(("bleed",)), Is("acting", Which("ally", whose="you", words=("zombie",)))),
        ),
        Upon(
            "burned",
            (May((Count(who="this"),), "add 1 counter"),),
            (Is("it", Which("ally|retainer", words=("zombie",))), ItsMethuselah("you")),
        ),
        sentences="7ec527 81b575",
    ),
    master_card(
        "Curse of Nitocris",
        Upon("unlock phase", (BurnPool(),), turn="yours"),
        Upon("edge gained", (ChooseMethuselah("any", "heir"), TakeControl("this", "chosen"))),
        declares=(ChooseMethuselah(),),
        words=(PutInPlay("chosen"),),
    ),
    master_card(
        "Communal Haven: Cathedral",
        in_your(
            "master",
            "move blood and equipment between two Sabbat vampires",
            Redistribute(retainers=False),
            declares=(Choose(Which("vampire", whose="you", words=("sabbat",)), least=2, most=2),),
            locks=True,
        ),
        sentences="ff35b6",
    ),
    master_card(
        "Cavalier",
        Usable(
            "burn 1 blood to unlock",
            ("after resolution",),
            (Unlock("minion"),),
            conditions=(Acting(), Successful(), CostBlood(), Is("minion", Which("vampire", locked=True))),
            by="bearer",
            blood=1,
            once="turn",
        ),
        sentences="e8e906",
    ),
    master_card(
        "Cadet",
        on=Which("vampire", ("uncontrolled",), "you", words=("sabbat", "non-black hand")),
        words=(
            Mark(REMAINS, "this"),
            Mark(GIVES_TRAIT, "this", "black hand"),
            Mark(ONLY_SECT, "this", "Sabbat"),
        ),
    ),
    master_card(
        "Curmudgeon",
        Usable(
            "choose a minion of your prey",
            ("unlock",),
            (Remember("target"),),
            (Choose(Which("minion", IN_PLAY, "prey")),),
            (TurnOf("prey"),),
            once="turn",
            torpid=True,
        ),
        for_locking(
            "1 blood from the bank",
            ("as blocked",),
            AddBlood("bearer"),
            conditions=(Same("acting", "remembered"),),
            torpid=True,
        ),
        Upon("end of turn", (Mark(CHOSEN, "this", ""),), torpid=True),
        sentences="41d67c e6cf19",
    ),
)
