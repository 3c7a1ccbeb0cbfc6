"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.alike import AS_NORMAL, ORUN, TOUGH_BEARER, AtAll
from vtes_desktop.abilities.cards.diablerie import BloodHunt
from vtes_desktop.abilities.cards.imbued import Recover
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.amounts import Amount
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.minions import GIVES_TRAIT, ONLY_SECT
from vtes_desktop.rules.playing.hands import settle_hands, waits_no_more
from vtes_desktop.rules.torpor.falling import PARALYZED, go_to_torpor
from vtes_desktop.rules.turn.unlock import is_infernal
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure


class BurnExcess(Word, frozen=True):
    """As long as you control more ready cards of this name than ready unique vampires of a clan, one of them of your
    choice is burned."""

    clan: str

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        while True:
            ready = minions.ready_minions(game, seat)
            mine = [copy for copy in ready if copy.card == here.source.card]
            kin = [copy for copy in ready if minions.clan(game, copy) == self.clan and minions.is_unique(game, copy)]
            if len(mine) <= len(kin):
                return
            options = [Option("burn", f"Burn {game.name(copy)}", copy.id) for copy in mine]
            option = yield from here.ask("burn", "which one is burned?", options, "4", seat=seat)
            yield from burn_minion(game, game.copy(option.copy))

    def aloud(self) -> str:
        return f"the ready cards of this name beyond the number of ready unique {self.clan} that you control are burned"


ANY_MINION: Final = Which("minion", ("ready",))


def _acceptance(level: str) -> Reading:
    """Blithe Acceptance: burned in each combat anew, or at superior kept for a blood (ANK 20230527)."""
    keeps = Either(
        (
            Alternative("burn 1 blood", (BurnBlood("minion"),), (AtLeast(BloodOn("minion"), 1),)),
            Alternative("burn it", (Burn("this"),)),
        )
    )
    return Reading(
        ACTION,
        level,
        words=(PutOn("minion"),),
        standing=(Standing("stealth", 1),),
        upon=(Upon("before range", (keeps if level.isupper() else Burn("this"),), (Fights(), InRound())),),
    )


class TogetherToTorpor(Word, frozen=True):
    """Each other Methuselah chooses one of her minions that are meant, or you choose them where something is so; they
    and the minion go to torpor at the same time."""

    which: Which
    you_choose: tuple[Conditions, ...]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        mine = all_hold(here, self.you_choose)
        going = list(here.copies("minion"))
        for seat in here.methuselahs("others"):
            there = found(replace(here, seat=seat), self.which)
            options = game.targets(there)
            if options:
                question = f"{game.name(here.source)}: which vampire of {game.seat_name(seat)} goes to torpor?"
                chooser = here.seat if mine else seat
                option = yield from game.choose(chooser, "target", question, options, "1.6.1", here.source.id)
                going.append(game.copy(option.copy))
        for copy in going:
            go_to_torpor(game, copy)

    def aloud(self) -> str:
        return (
            f"each other Methuselah chooses {self.which.aloud()} (you choose instead{provided(self.you_choose)});"
            " those and this minion go to torpor together"
        )


class StealFromPool(Word, frozen=True):
    """Pool of a Methuselah is moved onto a card, or what lies there to hers."""

    whose: Whose
    onto: bool = True
    amount: Amount = 1
    who: str = "this"

    def act(self, here: Here) -> None:
        game = here.game
        for seat in here.methuselahs(self.whose)[:1]:
            for copy in here.copies(self.who):
                card, pool = m.Purse("card", copy.id), m.Purse("pool", seat)
                there = game.table.seats[seat].pool if self.onto else copy.blood
                amount = min(there, amount_of(here, self.amount))
                game.move_blood(*((pool, card) if self.onto else (card, pool)), amount)
                words = f" moves {amount} pool {'to' if self.onto else 'from'} "
                game.say(game.who(seat), words, game.doing.name(copy), seat=here.seat)

    def aloud(self) -> str:
        way = "onto" if self.onto else "from"
        much = "all the pool there" if self.amount == 1000 else f"{number(self.amount)} pool"
        end = "" if self.onto else f" to the pool of {methuselah(self.whose)}"
        start = f" of {methuselah(self.whose)}" if self.onto else ""
        return f"{much}{start} moves {way} {card(self.who)}{end}"


_BLESSED: Final = Which(
    where=IN_PLAY,
    chosen="remembered",
    alternatives=tuple(Which(where=IN_PLAY, chosen=f"remembered {name}") for name in ("second", "third")),
)


_GARGOYLE: Final = Which("vampire", IN_PLAY, "you", clans=("Gargoyle",), words=("slave",), can_have=True)


class EndWaiting(Word, frozen=True):
    """What the chosen card says of when it is replaced is ended."""

    said = "what the chosen card says of when it is replaced is ended"

    def act(self, here: Here) -> None:
        for copy in here.copies("target"):
            waits_no_more(here.game, copy.owner, here.game.card(copy))


class SettleHands(Word, frozen=True):
    """Who holds fewer cards than her hand size draws up to it."""

    said = "who has to draw now does"

    def do(self, here: Here) -> Procedure[None]:
        yield from settle_hands(here.game)


def _armored(level: str, who: str, *usable: Usable) -> Reading:
    return Reading(
        ACTION,
        level,
        conditions=(CanHave(), Is("minion", Which("vampire", IN_PLAY, clans=("Gargoyle",)))) if who == "minion" else (),
        declares=(Choose(_GARGOYLE),) if who == "target" else (),
        words=(PutOn(who),),
        usable=tuple(replace(each, conditions=(*each.conditions, borne_by("Gargoyle"))) for each in usable),
        standing=(replace(AS_NORMAL, conditions=(borne_by("Gargoyle"),)),),
        upon=(Upon("goes to torpor", (Burn("this"),), about="minion", torpid=True),),
    )


_HAVEN: Final = Which("card", IN_PLAY, on="target", attached=True, called="haven")


_CHAOTIC: Final = ("dem", "chi", "dom", "pre")

_UNTOUCHED: Final = (Standing("protected", 1, conditions=(AnnouncedWith(_CHAOTIC),)),)


_ABLATED: Final[tuple[tuple[str, Literal["normal", ""]], ...]] = (("for", "normal"), ("FOR", ""))


_AILING: Final = Which("vampire", IN_PLAY, discipline="dem", alternatives=(Which("ally", any_word=("mortal", "mage")),))


class UnlocksWithout(Condition, frozen=True):
    """The minion would unlock as normal but for cards of this name on it."""

    said = "nothing but cards of this name keeps that minion locked"

    def holds(self, here: Here) -> bool:
        game, bearer = here.game, here.game.table.copies.get(here.source.place.on)
        if bearer is None or not bearer.locked:
            return False
        alike = sum(below.card == here.source.card for below in minions.on_it(game, bearer))
        if game.abilities.modifier(game, bearer, "stays locked") > alike or is_infernal(game, bearer):
            return False
        return not {PARALYZED, "does not unlock"} & bearer.marks.keys()


def _gathered(level: str, *more: Standing) -> Reading:
    chosen = Which("minion", IN_PLAY, chosen="remembered")
    return Reading(
        ACTION,
        level,
        declares=(Choose(Which("minion", IN_PLAY, "you", other=True)),),
        words=(PutOn("minion"), Remember("target")),
        standing=(
            Standing("stays locked", 1, torpid=True),
            Standing("intercept", 2, chosen, torpid=True),
            *(replace(each, of=chosen, torpid=True) for each in more),
        ),
        usable=(
            Usable(
                "unlock as normal",
                ("unlock",),
                (Unlock("bearer"),),
                turn="yours",
                by="bearer",
                conditions=(UnlocksWithout(),),
                torpid=True,
            ),
        ),
        upon=(Upon("unlocks", (Burn("this"),), about="minion", torpid=True),),
    )


_AHRIMANE: Final = Which("vampire", whose="you", clans=("Ahrimane",))
_HELD_DEAR: Final = Which("ally", (*IN_PLAY, "in play"), "you", alternatives=(Which("location"),))


CARDS: Final[tuple[Named, ...]] = (
    # It is no effect of the bearer's: it goes on while that lies in torpor.
    mended("Anima Gathering", _gathered("aus"), _gathered("AUS", Standing("bleed", 1))),
    completed(
        "Brother in Arms",
        ACTION,
        Upon("unlock phase", (BurnExcess("Salubri antitribu"),), turn="yours", torpid=True),
        words=(
            BecomeVampire(2, acts=False, clan="Salubri antitribu", disciplines="val"),
            GiveBlood("minion", "this", 1),
        ),
        sentences="99a224 059878 bed9e0 f1ea2b",
    ),
    mended(
        "419 Operation",
        # Also without a counter (ANK 20221011-3).
        ACTION,
        Usable(
            "move 1 pool of your prey to it, or its pool to yours",
            ("unlock",),
            (
                Either(
                    (
                        Alternative("1 pool of your prey to it", (StealFromPool("prey"),)),
                        Alternative("its pool to yours", (StealFromPool("you", onto=False, amount=1000),)),
                    )
                ),
            ),
            turn="yours",
            once="turn",
        ),
        Usable(
            "burn the Edge: its pool to yours, and burn it",
            THROUGHOUT,
            (BurnEdge(), StealFromPool("you", onto=False, amount=1000), Burn("this")),
            conditions=(HasEdge(),),
            by="prey",
        ),
        words=(PutInPlay(),),
    ),
    mended(
        "Abbot",
        ACTION,
        Standing("intercept", 1, conditions=(DirectedAtYou(), borne_by("", "sabbat"))),
        words=(PutOn("minion"), Unlock("minion")),
    ),
    mended(
        "Abuse of Power",
        Reading(
            ACTION,
            words=(
                InCombat(
                    (
                        WithMethuselah("opponent"),
                        AfterCombat(
                            (
                                If(
                                    (ONE_READY,),
                                    (If((IsReady("minion"),), (BurnPool(1, "chosen"),), (BurnPool(1, "you"),)),),
                                ),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Aranthebes, The Immortal",
        ACTION,
        Usable(
            "the acting minion gets -1 stealth",
            ("before block", "block attempt", "after blocks"),
            (AddStealth(-1),),
            conditions=(Is("acting", Which()), Is("acting", Which(whose="predator"))),
            locks=True,
        ),
        Upon(
            "as announced",
            (
                BleedWhile(
                    -1,
                    (
                        BleedsWhom("you"),
                        Is("this", Which("card", locked=False)),
                        Is("acting", Which("vampire", most=4)),
                    ),
                    limited=False,
                ),
            ),
            (ActionIs(("bleed",)),),
        ),
        InPlayAction(
            "shuffle it into its library",
            (Return("this", "library"),),
            by=Which("vampire", ("ready",), least=5),
            directed=True,
        ),
        words=(PutInPlay(),),
    ),
    mended(
        "Armor of Terra",
        _armored("tha", "target"),
        _armored("vis", "minion"),
        _armored("VIS", "minion", TOUGH_BEARER),
    ),
    mended(
        "Army of Rats",
        Reading(
            ACTION,
            "ani",
            words=(PutInPlay(),),
            upon=(Upon("unlock phase", (OncePerTurn("army of rats", (BurnPool(1, "prey"),)),), turn="yours"),),
            actions=(InPlayAction("burn Army of Rats", (Burn("this"),), by=ANY_MINION, directed=True),),
        ),
    ),
    mended(
        "Atonement",
        ACTION,
        Standing("intercept", 1),
        Standing(
            "stealth",
            -1,
            Which("vampire", clans=("Ministry",)),
            conditions=(ActionOfThis(), Is("acting", Which("vampire", clans=("Ministry",)))),
            in_action=True,
        ),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True),
        Upon(
            "as blocked",
            (NoLock("minion"),),
            (Same("blocker", "minion"), Is("acting", Which("vampire", not_older=True))),
        ),
        words=(PutOn("minion"),),
    ),
    mended(
        "Augury of Doom",
        ACTION,
        Upon(
            "unlock phase",
            (ForEachMethuselah("active", (BurnPool(Counted(Which("vampire", ("torpor",), "you"))),)),),
            (TurnOf("prey"),),
            turn="others",
        ),
        *(Upon(event, (Burn("this"),), (Not(There(Which("vampire", ("torpor",), "prey"))),)) for event in LOOKED_AT),
        Upon("prey ousted", (Burn("this"),), turn="yours"),
        words=(PutInPlay(), RememberMethuselahs("prey")),
    ),
    mended(
        "Baltimore Purge",
        Reading(
            ACTION,
            words=(PutOn("minion"),),
            during=(If((Is("minion", Which("vampire", clans=("Ravnos",))),), (AddStealth(1),)),),
            upon=(
                Upon(
                    "unlock phase",
                    (
                        Burn("this"),
                        TogetherToTorpor(
                            Which("vampire", whose="you", not_older=True),
                            (There(Which("vampire", whose="you", clans=("Lasombra",))),),
                        ),
                    ),
                    turn="yours",
                    torpid=True,
                ),
            ),
        ),
    ),
    mended(
        "Bamba",
        Reading(
            ACTION,
            words=(
                BecomeVampire(1, acts=False, sect="Laibon"),
                If(
                    (Is("minion", Which("vampire", words=("magaji",))),),
                    (
                        FindDiscipline(paid=True),
                        May((GiveBlood("minion", "this"),), "move 1 blood to the new vampire?"),
                    ),
                ),
            ),
        ),
    ),
    completed(
        "Belonging Grants Protection",
        Reading(
            ACTION,
            declares=(
                Either(
                    (
                        Alternative(
                            "unlock another Laibon",
                            (Choose(Which("vampire", other=True, locked=True, words=("laibon",)), "freed"),),
                        ),
                        Alternative(
                            "2 blood to an uncontrolled younger Laibon",
                            (
                                Choose(
                                    Which("vampire", ("uncontrolled",), "you", age="younger", words=("laibon",)), "fed"
                                ),
                            ),
                        ),
                    )
                ),
            ),
            words=(Unlock("freed"), AddBlood("fed", 2)),
        ),
        sentences="73e58c",
    ),
    mended(
        "Big Game",
        Reading(
            ACTION,
            words=(
                InCombat(
                    (
                        If(
                            (Is("opponent", Which(words=("red list",))),),
                            (
                                GiveExtra("maneuver or press", "combat"),
                                Later("after resolution", (If((IsReady("minion"),), (Unlock("minion"),)),)),
                            ),
                        ),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Biothaumaturgic Experiment",
        Reading(
            ACTION,
            "tha",
            words=(Fetch(Which("retainer", words=("animal",)), ("hand",), any_may=True),),
        ),
        Reading(
            ACTION,
            "THA",
            declares=(Choose(Which(where=IN_PLAY, whose="you")),),
            words=(PutOn("target"),),
            standing=(Standing("strength", 1),),
            upon=(Upon("before range", (GiveExtra("maneuver", "combat"),), (Fights(), InRound())),),
        ),
    ),
    completed(
        "Black Hand Emissary",
        ACTION,
        Standing(
            "votes",
            Counted(Which("vampire", whose="you", words=("black hand",))),
            conditions=(Is("minion", Which("vampire", words=("black hand",))),),
        ),
        InPlayAction(
            "move it to a Black Hand vampire",
            (MoveOnto("target"),),
            stealth=1,
            by=Which("vampire", words=("seraph",)),
            directed=True,
            declares=(Choose(Which("vampire", words=("black hand",), apart="bearer")),),
        ),
        sentences="6b8f92 5bc1ae",
    ),
    mended(
        "Black Metamorphosis",
        # The strike and the press that it gives are facts of its text.
        *(Reading(ACTION, level, words=(PutOn("minion"),)) for level in ("obt", "OBT")),
    ),
    mended(
        "Blackmail",
        Reading(
            ACTION,
            "OBF",
            declares=(Choose(Which("vampire", can_have=True)),),
            words=(PutOn("target"), Remember("minion")),
            standing=(Standing("cannot block", 1, conditions=(Same("acting", "remembered"),)),),
            usable=(Usable("burn it", ("unlock",), (Burn("this"),), turn="yours", by="bearer", blood=2, torpid=True),),
        ),
    ),
    mended(
        "Blessing of Chaos",
        *(
            Reading(
                ACTION,
                level,
                words=(PutOn("minion"),),
                standing=standing,
                upon=(
                    Upon(
                        "before range",
                        (ForbidCards(_CHAOTIC, "opponent", until="combat"),),
                        (Fights(), InRound(), Is("opponent", Which("vampire"))),
                    ),
                    Upon(
                        "block attempt",
                        (ForbidCards(_CHAOTIC, "acting", ("Action Modifier",)),),
                        (Is("blocker", Which(bearer=True)), Is("acting", Which("vampire"))),
                    ),
                ),
            )
            for level, standing in (
                ("dem", ()),
                ("DEM", _UNTOUCHED),
            )
        ),
    ),
    mended(
        "Blessing of the Name",
        ACTION,
        Standing("intercept", 1, _BLESSED),
        Standing("strike damage", 1, _BLESSED, conditions=(StrikeWith("melee"),)),
        Upon("unlock phase", (WithEach(_BLESSED, (Lock("target"),)), Burn("this")), turn="yours"),
        conditions=(Not(There(Which("card", ("in play",), "you", name="Blessing of the Name"))),),
        declares=(
            Choose(Which(where=IN_PLAY, whose="you", other=True), "second", least=0),
            Choose(Which(where=IN_PLAY, whose="you", other=True, apart="second"), "third", least=0),
        ),
        words=(
            PutInPlay(),
            Remember("minion"),
            Remember("second", "second"),
            Remember("third", "third"),
            Unlock("minion"),
            Unlock("second"),
            Unlock("third"),
        ),
    ),
    mended("Blithe Acceptance", _acceptance("obf"), _acceptance("OBF")),
    completed(
        "Blood Bond",
        ACTION,
        Upon("as announced", (CannotBlock("bearer"),), (Same("acting", "remembered master"),)),
        words=(Remember("minion", "master"),),
        sentences="bf63ff",
    ),
    mended(
        "Blood Feast",
        Reading(ACTION, words=(WithEach(Which("vampire", whose="you", words=("sabbat",)), (AddBlood("target"),)),)),
    ),
    mended(
        "Blood Hunt",
        ACTION,
        hunted(Which("vampire"), 1),
        declares=(
            Choose(Which("vampire", IN_PLAY, can_have=True, words=("non-prince", "non-justicar", "non-inner circle"))),
        ),
        words=(PutOn("target"),),
    ),
    completed(
        "Blood of the Sabbat",
        ACTION,
        Upon("after resolution", (AddBlood("minion"),), (Acting(directed=True), Successful())),
        declares=(Choose(Which("vampire", IN_PLAY, other=True, words=("sabbat",), can_have=True)),),
        words=(PutOn("target"),),
        sentences="cf852e 49b062",
    ),
    mended(
        "Bloodbath",
        ACTION,
        Standing("votes", 1, conditions=(Not(Is("minion", Which("vampire", titled=True))),)),
        declares=(Choose(Which("vampire", words=("sabbat",), least=5, can_have=True)),),
        words=(AddBlood("target", 2), PutOn("target")),
    ),
    mended(
        "Border Skirmish",
        Reading(
            ACTION,
            declares=(AtAll("others"),),
            words=(ForEachMethuselah("others", (Discard(at_random=True),)), UnlockAt("end of turn")),
        ),
    ),
    mended(
        "Brick Laying",
        *(
            Reading(
                ACTION,
                level,
                declares=(
                    Choose(Which(where=IN_PLAY, weaker=True)),
                    Either(
                        (
                            Alternative("lock it", ()),
                            Alternative("burn a haven on it", (Choose(_HAVEN, "haven"),), (There(_HAVEN),)),
                        )
                    ),
                ),
                words=(If((Is("haven", Which("card", IN_PLAY)),), (Burn("haven"),), (Lock("target"),)), *more),
            )
            for level, more in (("pot", ()), ("POT", (Inflict(1, "target"),)))
        ),
    ),
    # Who bears it without being Sabbat is none (the text speaks of a Sabbat vampire).
    completed(
        "Blooding",
        Reading(
            ACTION,
            words=(Mark(GIVES_TRAIT, "this", "black hand"), Mark(ONLY_SECT, "this", "Sabbat")),
        ),
        sentences="adc214",
    ),
    mended(
        "Art's Traumatic Essence",
        Reading(
            ACTION,
            "mel",
            declares=(Choose(Which(where=IN_PLAY, locked=False)),),
            words=(Lock("target"), BurnBlood("target")),
        ),
        Reading(
            ACTION,
            "MEL",
            declares=(Choose(Which(locked=False, can_have=True)),),
            words=(PutOn(), Lock("target")),
            usable=(
                Usable(
                    "lock it to burn it",
                    ("master",),
                    (Lock("bearer"), Burn()),
                    conditions=(IsUnlocked("bearer"),),
                    turn="yours",
                    by="bearer",
                    pool=1,
                    torpid=True,
                ),
            ),
            upon=(
                Upon("as announced", (BurnBlood("bearer"),), (Same("acting", "bearer"),), torpid=True),
                Upon("block attempt", (BurnBlood("bearer"),), (Same("blocker", "bearer"),)),
            ),
        ),
    ),
    completed(
        "Abactor",
        ACTION,
        words=(If((HuntSuccessful(),), (BloodHunt(),)),),
        sentences="971732 51ecab",
    ),
    mended(
        "Ablative Skin",
        *(
            Reading(
                ACTION,
                level,
                words=(PutOn("minion"), Count(3, "ablative")),
                usable=(
                    Usable(
                        "burn a counter to prevent 1 damage",
                        ("prevention",),
                        (Count(-1, "ablative"), Prevent(1, sort=sort)),
                        conditions=(Fights(), AtLeast(CountersOn("ablative"), 1)),
                        by="bearer",
                    ),
                ),
                upon=lapses(Not(AtLeast(CountersOn("ablative"), 1))),
            )
            for level, sort in _ABLATED
        ),
    ),
    mended(
        "Ailing Spirit, The",
        Reading(ACTION, "obe", during=(ForAll("intercept", -1, _AILING),)),
        Reading(
            ACTION,
            "OBE",
            declares=(
                Choose(
                    Which(
                        "vampire",
                        IN_PLAY,
                        "others",
                        clans=("Malkavian", "Malkavian antitribu"),
                        alternatives=(Which("ally", any_word=("mortal", "mage")),),
                    )
                ),
            ),
            words=(TakeControl(until="turn"),),
        ),
    ),
    mended(
        "Barrenness",
        Reading(
            ACTION,
            "mal",
            declares=(Choose(Which("vampire", IN_PLAY, can_have=True)),),
            words=(PutOn(), Mark(GIVES_TRAIT, "this", "sterile"), Unlock()),
        ),
        Reading(ACTION, "MAL", declares=(Choose(Which("vampire", IN_PLAY, most=1)),), words=(Burn("target"),)),
    ),
    completed(
        "Bloodwork",
        Reading(
            ACTION,
            during=(
                BleedWhile(1, (TargetControls(Which("vampire", words=("sabbat",))),), limited=False, stat="stealth"),
            ),
        ),
        sentences="c7b9ce",
    ),
    completed(
        "Black Hand Ritual",
        Reading(
            ACTION,
            declares=(
                Either(
                    (
                        Alternative(
                            "unlock a younger Black Hand vampire",
                            (Choose(Which("vampire", IN_PLAY, age="younger", words=("black hand",)), "freed"),),
                        ),
                        Alternative("burn a Gehenna card", (Choose(GEHENNA),)),
                    )
                ),
            ),
            words=(Unlock("freed"), EndWaiting(), Burn("target"), SettleHands()),
        ),
        sentences="e0db16 4a817e",
    ),
    mended(
        "Blood Clots",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which(where=IN_PLAY, whose="others", can_have=True)),),
                words=(PutOn(),),
                standing=(Standing("gains no blood", 1, torpid=True), Standing("no life", 1)),
                actions=(InPlayAction("burn it", (*more, Burn()), by=Which()),),
            )
            for level, more in (("qui", ()), ("QUI", (BurnBlood("bearer"),)))
        ),
    ),
    mended(
        "Brutal Influence",
        Reading(
            ACTION,
            "pot",
            during=(
                Choose(ORUN, "orun", least=0, most=100),
                Lock("orun"),
                AddBleed(Counted(Which("card", IN_PLAY, chosen="orun"))),
            ),
        ),
        Reading(
            ACTION,
            "POT",
            conditions=(There(ORUN),),
            declares=(Choose(Which("vampire", ("uncontrolled",), "you", age="younger", words=("laibon",))),),
            words=(
                Choose(ORUN, "orun", least=1, most=100),
                Lock("orun"),
                AddBlood("target", Counted(Which("card", IN_PLAY, chosen="orun"))),
            ),
        ),
    ),
    named(
        "Ahrimane Protectorate",
        ACTION,
        Usable(
            "burn it: the action fails",
            ("as announced", "before block", "after blocks"),
            (Burn("this"), FailAction()),
            conditions=(ActionTargets(which=_HELD_DEAR, by_others=True), MayFail()),
        ),
        Usable(
            "burn it: +1 intercept",
            ("block attempt",),
            (Burn("this"), AddIntercept("blocker")),
            conditions=(DirectedAtYou(), InterceptNeeded(_AHRIMANE)),
        ),
        words=(
            PutInPlay(),
            May(
                (BurnBlood("minion", paid=True), Later("after resolution", (Unlock("minion"),))),
                "burn 1 blood to unlock at the end of the action",
            ),
        ),
    ),
    named(
        "Augur",
        ACTION,
        words=(
            LookAt("hand", "predator"),
            LookAt("hand", "prey"),
            LookAt("library", amount=3),
            Later("after resolution", (Unlock("minion"),)),
        ),
    ),
    # The life is the one that whoever is ready again gains anyway (ruling).
    named(
        "Bond",
        ACTION,
        declares=(Choose(Which("imbued", ("torpor",))),),
        words=(Recover("target"),),
    ),
)
