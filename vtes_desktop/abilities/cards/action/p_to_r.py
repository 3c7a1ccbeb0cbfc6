"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import DIABLERIE_ON, MOVES_ON, OTHERS_DEAD
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.minions import FLIGHT_NOW
from vtes_desktop.rules.turn.since import since_last_turn
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy


class CompareCrypts(Word, frozen=True):
    """Each Methuselah shows the top card of her crypt: who shows the highest capacity takes pool of who shows the
    lowest, or everybody burns some where either is tied; then the crypts are shuffled."""

    taken: int
    burned: int

    def can(self, here: Here) -> bool:
        return all(here.game.table.pile(seat, "crypt") for seat in here.methuselahs("any"))

    def act(self, here: Here) -> None:
        game = here.game
        sizes = {}
        for seat in here.methuselahs("any"):
            for copy in game.pile(seat, "crypt")[:1]:
                card = game.card(copy)
                sizes[seat] = card.capacity or 0
                game.say(game.who(seat), f" reveals {card.display_name} of the crypt", seat=seat)
        order = sorted(sizes, key=lambda seat: sizes[seat])
        amounts = [sizes[seat] for seat in order]
        if amounts and (amounts.count(amounts[0]) > 1 or amounts.count(amounts[-1]) > 1):
            for seat in order:
                if burned := game.burn_pool(seat, self.burned):
                    game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        elif len(order) > 1:
            low, high = order[0], order[-1]
            amount = min(self.taken, game.table.seats[low].pool)
            game.move_blood(m.Purse("pool", low), m.Purse("pool", high), amount)
            if amount:
                game.say(game.who(high), f" takes {amount} pool of ", game.who(low), seat=here.seat)
        for seat in order:
            game.doing.shuffle(seat, "crypt")

    def aloud(self) -> str:
        won = f"who shows the highest capacity takes {self.taken} pool from who shows the lowest"
        tied = f"all burn {self.burned} if either is tied"
        return f"all show the top card of their crypts: {won}, or {tied}; crypts are shuffled"


_PULLED: Final = (*STOLEN_FOR_THE_TURN, Burn("this"))
"""What Puppet Master does once, in the next minion phase of who controls it."""


def _hand(*, superior: bool) -> Reading:
    """Rutor's Hand: damage for a card that unlocks; at superior it may be bought off."""
    hurts = Inflict(1, "minion", aggravated=True, unpreventable=True, environmental=True)
    spared = either(
        Alternative("burn 3 blood: no damage", (BurnBlood("minion", 3),), (AtLeast(BloodOn("minion"), 3),)),
        Alternative("take the damage", (hurts,)),
    )
    return at_level(
        "THA" if superior else "tha",
        Usable(
            "unlock",
            MINION_PHASE,
            (Unlock("minion"),),
            conditions=(Not(IsUnlocked("minion")),),
            turn="yours",
            by="bearer",
            locks=True,
        ),
        words=(PutOn("minion"), Lock("this"), spared if superior else hurts),
    )


def _sustained(level: str, amount: int) -> Reading:
    """A dead ally feeds the vampire, or a zombie."""
    return at_level(
        level,
        declares=(
            Choose(Which("ally", ("ash heap",)), "dead"),
            either(
                Alternative(f"gain {amount} blood", (Note("minion", "target"),)),
                Alternative(
                    f"add {amount} life to a zombie", (Choose(Which("ally", ("ready",), "you", words=("zombie",))),)
                ),
            ),
        ),
        words=(If((Is("dead", Which("card", ("ash heap",))),), (RemoveFromGame("dead"), AddBlood("target", amount))),),
    )


class VotesOf(Measure, frozen=True):
    """As many votes as a vampire has: by its title, unless that is contested, by its text and by cards on it."""

    who: str = "minion"

    def of(self, here: Here) -> int:
        return sum(minions.votes(here.game, copy) for copy in here.copies(self.who))

    def aloud(self) -> str:
        return f"the votes that {card_does(self.who, 'have')} (not those of a contested title)"


_RECRUITED: Final = Which("vampire", ("uncontrolled",), "you", clans=("Ventrue antitribu",))
_WELLS: Final = Which("hunting ground", ANYWHERE, "others")
_CIRCLE: Final = Which("vampire", IN_PLAY, circle=True, alternatives=(Which("vampire", own=True),))


class ShareBlood(Word, frozen=True):
    """Blood moves among minions that are meant as you like: who gives some gets none (sec. 1.5)."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        """Ask from whom to whom and how much, until nothing more is moved."""
        game = here.game
        gave, got = set[int](), set[int]()
        while True:
            there = found(here, self.which)
            options = [
                Option(
                    "move",
                    f"{amount} blood from {game.name(one)} to {game.name(other)}",
                    one.id,
                    other.id,
                    amount=amount,
                )
                for one in there
                for other in there
                for amount in range(1, min(one.blood, minions.capacity(game, other) - other.blood) + 1)
                if other is not one and one.id not in got and other.id not in gave  # or it would never end
            ]
            if not options:
                return
            option = yield from here.ask("move", "which blood is moved?", [*options, PASS], "1.5")
            if option.kind == "pass":
                return
            gave.add(option.copy)
            got.add(option.minion)
            game.move_blood(m.Purse("card", option.copy), m.Purse("card", option.minion), option.amount)
            name, other = game.doing.name(game.copy(option.copy)), game.doing.name(game.copy(option.minion))
            game.say(f"{option.amount} blood moves from ", name, " to ", other, seat=here.seat)

    def aloud(self) -> str:
        return f"you move blood as you like among {self.which.aloud(many=True)}, none beyond a capacity"


class ChooseGuilty(ChooseFitting, frozen=True):
    """Choose one of the vampires that are meant which has burned a vampire of yours that was not Red List, or has
    diablerized one of the minion's clan, since your last turn."""

    diablerie: bool = False

    def fitting(self, here: Here) -> list[Copy]:
        game = here.game
        clan = minions.clan(game, here.minion) if here.minion is not None else ""
        deed = f"{DIABLERIE_ON} {clan}" if self.diablerie else f"{OTHERS_DEAD} {here.seat}"
        if self.diablerie and not clan:
            return []
        return [
            copy
            for copy in super().fitting(here)
            if deed in copy.marks and since_last_turn(game.table, int(copy.marks[deed]))
        ]

    def aloud(self) -> str:
        done = (
            "has diablerized a vampire of this minion’s clan"
            if self.diablerie
            else "has burned a vampire of yours that was not Red List"
        )
        return f"{super().aloud()} that {done} since your last turn"


_UNTITLED: Final = Which("vampire", IN_PLAY, age="younger", words=("non-titled",))


class EnslaveToKin(Word, frozen=True):
    """The chosen vampire is no slave any more but of the minion's clan."""

    said = "the chosen card is a slave to this minion’s clan from now on, and to no other"

    def act(self, here: Here) -> None:
        if here.minion is not None:
            for copy in here.copies("target"):
                minions.mark(here.game, copy, "slave", minions.clan(here.game, here.minion))


CARDS: Final[tuple[Named, ...]] = (
    action_card(
        "Patronage",
        target=Which("vampire", IN_PLAY, age="younger", clans=("Toreador antitribu",)),
        words=(Unlock("target"), Unlock("minion")),
    ),
    action_card("Patshiv", words=(WithEach(Which("vampire", clans=("Ravnos",), locked=False), (AddBlood("target"),)),)),
    # Not when any crypt is empty (RTR 20000501).
    action_card("Petra Resonance", words=(CompareCrypts(3, 1),)),
    action_card(
        "Phantasmagoria",
        Standing("stealth", -1),
        Upon("as blocked", (BurnBlood("bearer"),), (Same("acting", "bearer"),)),
        InPlayAction("burn it", (Burn("this"),), by=Which("minion"), directed=True),
        level="PRE",
        on=Which("minion", IN_PLAY),
    ),
    action_card(
        "Pillars Fall",
        Standing("bleed", 1),
        words=after_winning(
            Is("minion", Which("vampire", IN_PLAY, can_have=True)), May((PutOn("minion"),), "put it on this vampire?")
        ),
    ),
    action_card(
        "Pit of Contemplation",
        Usable(
            "burn it to move a vampire to its owner's uncontrolled region",
            ("unlock",),
            (Burn("this"), ToUncontrolled("target", owner=True)),
            (Choose(Which("vampire", IN_PLAY, "neighbours", smaller_than="counters")),),
            turn="yours",
        ),
        InPlayAction(
            "add a counter", (Count(who="this"),), stealth=1, by=Which("vampire", whose="you", clans=("Hecata",))
        ),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),
        words=(PutInPlay(), Count(1, who="this")),
    ),
    # With nothing that was said of it before (LSJ 20040726).
    by_level(
        "Possession",
        ACTION,
        "nec",
        (Raise("target", 0, "uncontrolled"),),
        (Raise("target", 1),),
        target=Which("vampire", ("ash heap",), "you"),
    ),
    action_card(
        "Principia Discordia",
        level="qui",
        target=Which("vampire", IN_PLAY, locked=False),
        words=(BurnBlood("target"), Lock("target")),
    ),
    action_card(
        "Propaganda",
        level="PRE",
        during=(CannotBlock(which=Which("vampire", words=("titled",))),),
        words=(ForEachMethuselah("target", (Choose(Which(whose="you", locked=False), "locked"), Lock("locked"))),),
    ),
    mended(
        "Psychic Projection",
        at_level(
            "aus", Upon("unlock phase", (Burn("this"),), turn="yours", torpid=True), on=Which("minion", IN_PLAY, "you")
        ),
        at_level(
            "AUS",
            Standing("intercept", 1, Which(whose="you")),
            Upon("unlock phase", (Burn("this"),), turn="yours"),
            words=(PutInPlay(),),
        ),
    ),
    by_level("Psychic Veil", ACTION, "obf", (LendTo("stealth of vampires", 1),), (LendTo("stealth of minions", 1),)),
    action_card(
        "Psychophagia",
        target=Which("ally", ("ash heap",)),
        words=(
            If(
                (STILL_DEAD,),
                (
                    RemoveFromGame("target"),
                    either(
                        Alternative("gain 3 blood", (HuntFor(2),)),
                        Alternative("gain 2 blood and unlock", (HuntFor(1), Unlock("minion"))),
                    ),
                ),
            ),
        ),
        sentences="1b0a76 ac2e79",
    ),
    action_card("Pulse of the Canaille", level="AUS", words=(PutOn("acting"),)),
    action_card(
        "Puppet Master",
        Standing("stays locked", 1),
        Usable(
            "unlock the vampire and control it until the end of the turn",
            MINION_PHASE,
            _PULLED,
            conditions=(NO_LONGER_NEW,),
            turn="yours",
            torpid=True,
        ),
        Upon("end of phase", _PULLED, (PhaseIs("minion"), NO_LONGER_NEW), turn="yours", torpid=True),
        level="DOM",
        target=Which("vampire", IN_PLAY, "any", age="younger"),
        words=(PutOn("target"), Lock("target"), NEW),
    ),
    mended(
        "Purification",
        REACTION,
        level="QUI",
        conditions=(
            MayFail(),
            ActionTargets(which=Which("minion", IN_PLAY, "you"), at_you=True),
            AnyOf((ActionRequires("dom"), ActionRequires("pre"))),
        ),
        words=(FailAction(),),
    ),
    action_card("Purity of the Beast", words=in_combat(AddInCombat("strength", 2, "combat"))),
    mended("Putrescent Sustenance", _sustained("obl/tha", 2), _sustained("OBL/THA", 3)),
    # Counters that end a combat in which its bearer was blocked by a minion of one's own.
    both_levels(
        "Phobia",
        Usable(
            "put a counter on it", ("master",), (Count(1, "phobia", "this"),), turn="yours", once="turn", torpid=True
        ),
        Usable(
            "burn 5 counters: end the combat",
            ("before range",),
            (Count(-5, "phobia", "this"), EndCombat()),
            conditions=(
                AtLeast(CountersOn("phobia", "this"), 5),
                Acting(),
                Is("blocker", Which(whose="you")),
                Fights("minion"),
                Fights("blocker"),
            ),
        ),
        level="ser",
        on=Which("vampire", IN_PLAY),
    ),
    action_card(
        "Rave",
        words=(
            # First what an ally could not give any more that gives its last life, too.
            PassEquipment(Which(own=True), Which("vampire", whose="you", other=True)),
            Distribute(BloodOn("minion"), Which("vampire", whose="you", other=True), from_minion=True),
        ),
    ),
    action_card(
        "Recruiting Party",
        conditions=(There(_RECRUITED),),
        words=(WithEach(_RECRUITED, (AddBlood("target"),)),),
        sentences="83ee56",
    ),
    action_card(
        "Recruitment Exercise",
        words=(RevealCrypt(), If((Is("revealed", Which("vampire", words=("black hand",))),), (AddBlood("revealed"),))),
    ),
    action_card("Recure of the Homeland", sentences="f7721c"),
    action_card(
        "Red List",
        target=Which("ally", alternatives=(Which("vampire", age="younger"),)),
        during=(CannotBlock("target"),),
        words=(Mark("red list", "target"),),
    ),
    mended(
        "Renewed Vigor",
        at_level(
            "OBE", target=Which("vampire", IN_PLAY, other=True), words=(AddBlood("target", CapacityOf("target")),)
        ),
        at_level(
            "for",
            Usable(
                "burn it to leave torpor",
                ("unlock",),
                (Burn("this"), LeaveTorpor("minion")),
                conditions=(InTorpor("minion"),),
                turn="yours",
                by="bearer",
                torpid=True,
            ),
            words=(PutOn("minion"),),
        ),
    ),
    action_card("Restructure", unlocks_for(pool=1), sentences="40fa58"),
    action_card(
        "Rewilding",
        declares=(Choose(Which("location", ANYWHERE)), WithMethuselah()),
        words=(Burn("target"), BurnPool(2, "chosen")),
    ),
    action_card("Ritual Challenge", words=(PutOn("minion"),), sentences="7371b9"),
    action_card("Root of Vitality", level="vic", target=RESCUED, words=(LeaveTorpor("target"),)),
    action_card(
        "Rumble",
        words=(
            InCombat((AddInCombat("hand size", until="combat"),)),
            Later("after resolution", (If((Not(IsReady("minion")),), (BurnPool(1),)),)),
        ),
    ),
    mended("Rutor's Hand", _hand(superior=False), _hand(superior=True)),
    action_card(
        "Patagia: Flaps Allowing Limited Flight",
        Usable(
            "burn 1 blood to gain flight",
            ("before range", "before strikes", "choose strike"),
            (Mark(FLIGHT_NOW, "minion"),),
            conditions=(Fights("minion"),),
            by="bearer",
            blood=1,
            once="combat",
        ),
        Upon("end of round", (Mark(FLIGHT_NOW, "minion", ""),), torpid=True),
        sentences="0e68aa",
    ),
    # However it is burned, and before the blood hunt on who diablerizes it (rulings).
    action_card(
        "Political Struggle",
        hunted(Which("vampire", chosen="remembered hunter"), 1),
        *upon(
            ("goes to torpor", "about to be burned"),
            (Lend("votes", VotesOf(), "remembered hunter", for_good=True), Burn("this")),
            about="minion",
            torpid=True,
        ),
        words=(Remember("minion", "hunter"), Mark(MOVES_ON, "this")),
        sentences="f4f682 df8345",
    ),
    mended(
        "Panacea",
        at_level(
            "aus",
            conditions=(HasBlood(),),
            target=Which("vampire", IN_PLAY, age="younger"),
            words=(BurnBlood("minion", paid=True), Unlock("target")),
        ),
        at_level(
            "OBE",
            target=Which("ally", IN_PLAY, wounded=True),
            words=(Heal("target", 1), UnlockAt("discard phase", "target")),
        ),
    ),
    mended(
        "Poison the Well of Life",
        at_level("qui", target=Which("hunting ground", ANYWHERE), words=(Burn("target"),)),
        at_level(
            "QUI",
            conditions=(There(_WELLS),),
            declares=(AtControllers(_WELLS),),
            words=(WithEach(_WELLS, (Burn("target"),)),),
        ),
    ),
    action_card(
        "Prison of the Mind",
        Standing("stealth", -1),
        Standing("intercept", -2),
        tried_often(3),
        level="DEM",
        on=Which("vampire", IN_PLAY),
    ),
    action_card("Priority Shift", words=(Mark("red list", "target", "no"),), sentences="3785b4"),
    action_card(
        "Rastacourere",
        Standing("votes", -1, conditions=(Is("minion", Which("vampire", words=("titled", "non-priscus"))),)),
        Standing("stealth", -1, conditions=(Acting(kinds=("political",)),), in_action=True),
        sentences="27dcf3 7ea7dd 28413f",
    ),
    mended(
        "Rayzeel's Song",
        at_level(
            "ani",
            conditions=(HasBlood(),),
            target=Which("ally", IN_PLAY),
            words=(BurnBlood("minion", paid=True), Unlock("target")),
        ),
        at_level("VAL", target=Which("ally", IN_PLAY, wounded=True), words=(Heal("target", 1),)),
    ),
    action_card(
        "Reality", level="CHI", target=Which("vampire", IN_PLAY, age="younger", locked=True), words=(ToUncontrolled(),)
    ),
    both_levels(
        "Redistribution",
        level="san",
        words=(AddBlood("minion"), ShareBlood(_CIRCLE), PassEquipment(_CIRCLE, _CIRCLE)),
        also=(Unlock("minion"),),
    ),
    mended(
        "Reformation",
        at_level("chi", target=Which("equipment", IN_PLAY, "neighbours", attached=True), words=(TakeControl(),)),
        at_level(
            "dom",
            conditions=(HasBlood(),),
            target=Which("hunting ground", ANYWHERE, "others"),
            words=(BurnBlood("minion", paid=True), TakeControl()),
        ),
        at_level(
            "ser",
            target=Which("vampire", IN_PLAY),
            words=(
                Count(1, "corruption", "target"),
                If(
                    (AtLeast(CountersOn("corruption", "target"), CapacityOf()),),
                    (
                        May(
                            (Count(CountersOn("corruption", "target", -1), "corruption", "target"), TakeControl()),
                            "burn the counters to steal it?",
                        ),
                    ),
                ),
            ),
        ),
    ),
    by_level("Regeneration", ACTION, "for", (AddBlood("minion", 4),), (AddBlood("minion", 5),)),
    mended("Resume the Coil", at_level("nec"), at_level("NEC", target=RESCUED, words=(LeaveTorpor("target"),))),
    mended(
        "Resurrection",
        at_level(
            "val",
            # Of what was burned as a minion or retainer that is all that a hand can hold: no Imbued.
            target=Which("library card", ("ash heap",), "you", since=BURNED_IN),
            words=(Mark(BURNED_IN, value=""), Return()),
        ),
        at_level("obe", target=Which("retainer", ("ash heap",), since=BURNED_IN), words=(ComeBack(),)),
        at_level("OBE", target=Which("ally", ("ash heap",), since=BURNED_IN), words=(ComeBack(),)),
    ),
    action_card("Revelation of the Sire", words=(ConsiderKin(sect=False),), sentences="8b23f0 8a0385 72045c"),
    action_card(
        "Riddle Phantastique",
        Standing("stays locked", 1, torpid=True),
        Upon(
            "unlock phase",
            (Count(-1, "riddle"),),
            (Is("bearer", Which(where=IN_PLAY, locked=True)),),
            turn="yours",
            by="bearer",
            torpid=True,
        ),
        *lapses(Not(AtLeast(CountersOn("riddle"), 1))),
        conditions=(Not(There(Which("card", ANYWHERE, name="Riddle Phantastique"))),),
        on=Which(
            "vampire",
            IN_PLAY,
            age="younger",
            not_clans=("Malkavian", "Malkavian antitribu"),
            alternatives=(Which("ally", can_have=True),),
        ),
        words=(Count(CapacityOf("minion", half=True, down=True), "riddle"),),
        sentences="5e02a8 1e323f 37bee9 7217dc 338bf6",
    ),
    action_card(
        "Path of the Scorched Heart, The",
        Standing("no frenzy", 1, conditions=(borne_by("True Brujah"),), torpid=True),
        Standing(
            "no cards requiring",
            1,
            Which(where=IN_PLAY, whose="others"),
            conditions=(AnyOf((Acting("minion"), Fights("minion"))), borne_by("True Brujah")),
            codes="pre",
        ),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    action_card(
        "Praetorian Backer",
        *lapses(Not(There(Which("vampire", whose="you", words=("seraph",))))),
        on=Which("vampire", IN_PLAY, least=7, words=("sabbat", "non-black hand")),
    ),
    action_card(
        "Reindoctrination",
        words=(EnslaveToKin(), TakeControl(), If((InTorpor("target"),), (LeaveTorpor("target"),)), Unlock("target")),
        sentences="46efa6 c31300",
    ),
    action_card(
        "Rubicon",
        declares=(ChooseGuilty(_UNTITLED),),
        words=(If((CanHave("target"), Is("target", _UNTITLED)), (Burn("target"),)),),
        sentences="9eec19",
    ),
)
