"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.imbued import Recover
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.minions import GIVES_TRAIT, ONLY_SECT
from vtes_desktop.rules.playing.hands import settle_hands, waits_no_more
from vtes_desktop.rules.torpor.falling import go_to_torpor
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


def _acceptance(level: str) -> Reading:
    """Blithe Acceptance: burned in each combat anew, or at superior kept for a blood (ANK 20230527)."""
    keeps = either(
        Alternative("burn 1 blood", (BurnBlood("minion"),), (AtLeast(BloodOn("minion"), 1),)),
        Alternative("burn it", (Burn("this"),)),
    )
    return at_level(
        level,
        Standing("stealth", 1),
        Upon("before range", (keeps if level.isupper() else Burn("this"),), (Fights(), InRound())),
        words=(PutOn("minion"),),
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
            options = game.targets(found(replace(here, seat=seat), self.which))
            if options:
                question = f"which vampire of {game.seat_name(seat)} goes to torpor?"
                option = yield from here.ask("target", question, options, "1.6.1", seat=here.seat if mine else seat)
                going.append(game.copy(option.copy))
        for copy in going:
            go_to_torpor(game, copy)

    def aloud(self) -> str:
        return (
            f"each other Methuselah chooses {self.which.aloud()} (you choose instead{provided(self.you_choose)});"
            " those and this minion go to torpor together"
        )


_BLESSED: Final = Which(
    where=IN_PLAY,
    chosen="remembered",
    alternatives=tuple(Which(where=IN_PLAY, chosen=f"remembered {name}") for name in ("second", "third")),
)


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


_HAVEN: Final = Which("card", IN_PLAY, on="target", attached=True, called="haven")
_CHAOTIC: Final = ("dem", "chi", "dom", "pre")
CARDS: Final[tuple[Named, ...]] = (
    action_card(
        "Brother in Arms",
        Upon("unlock phase", (BurnExcess("Salubri antitribu"),), turn="yours", torpid=True),
        words=(
            BecomeVampire(2, acts=False, clan="Salubri antitribu", disciplines="val"),
            GiveBlood("minion", "this", 1),
        ),
        sentences="99a224 059878 bed9e0 f1ea2b",
    ),
    action_card(
        "Baltimore Purge",
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
        words=(PutOn("minion"),),
        during=(If((Is("minion", Which("vampire", clans=("Ravnos",))),), (AddStealth(1),)),),
    ),
    action_card(
        "Bamba",
        words=(
            BecomeVampire(1, acts=False, sect="Laibon"),
            If(
                (Is("minion", Which("vampire", words=("magaji",))),),
                (FindDiscipline(paid=True), May((GiveBlood("minion", "this"),), "move 1 blood to the new vampire?")),
            ),
        ),
    ),
    action_card(
        "Belonging Grants Protection",
        declares=(
            either(
                Alternative(
                    "unlock another Laibon",
                    (Choose(Which("vampire", other=True, locked=True, words=("laibon",)), "freed"),),
                ),
                Alternative(
                    "2 blood to an uncontrolled younger Laibon",
                    (Choose(Which("vampire", ("uncontrolled",), "you", age="younger", words=("laibon",)), "fed"),),
                ),
            ),
        ),
        words=(Unlock("freed"), AddBlood("fed", 2)),
        sentences="73e58c",
    ),
    action_card(
        "Big Game",
        words=in_combat(
            If(
                (Is("opponent", Which(words=("red list",))),),
                (
                    GiveExtra("maneuver or press", "combat"),
                    Later("after resolution", (If((IsReady("minion"),), (Unlock("minion"),)),)),
                ),
            )
        ),
    ),
    mended(
        "Biothaumaturgic Experiment",
        at_level("tha", words=(Fetch(Which("retainer", words=("animal",)), ("hand",), any_may=True),)),
        at_level(
            "THA",
            Standing("strength", 1),
            Upon("before range", (GiveExtra("maneuver", "combat"),), (Fights(), InRound())),
            target=Which(where=IN_PLAY, whose="you"),
            words=(PutOn("target"),),
        ),
    ),
    action_card(
        "Black Hand Emissary",
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
    # The strike and the press that it gives are facts of its text.
    both_levels("Black Metamorphosis", level="obt", words=(PutOn("minion"),)),
    action_card(
        "Blackmail",
        Standing("cannot block", 1, conditions=(Same("acting", "remembered"),)),
        Usable("burn it", ("unlock",), (Burn("this"),), turn="yours", by="bearer", blood=2, torpid=True),
        level="OBF",
        on=Which("vampire"),
        words=(Remember("minion"),),
    ),
    both_levels(
        "Blessing of Chaos",
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
        level="dem",
        words=(PutOn("minion"),),
        also=(Standing("protected", 1, conditions=(AnnouncedWith(_CHAOTIC),)),),
    ),
    action_card(
        "Blessing of the Name",
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
    action_card(
        "Blood Bond",
        Standing("cannot block", 1, conditions=(Same("acting", "remembered master"),)),
        words=(Remember("minion", "master"),),
        sentences="bf63ff",
    ),
    action_card(
        "Blood Feast", words=(WithEach(Which("vampire", whose="you", words=("sabbat",)), (AddBlood("target"),)),)
    ),
    action_card(
        "Blood Hunt",
        hunted(Which("vampire"), 1),
        on=Which("vampire", IN_PLAY, words=("non-prince", "non-justicar", "non-inner circle")),
    ),
    action_card(
        "Blood of the Sabbat",
        Upon("after resolution", (AddBlood("minion"),), (Acting(directed=True), Successful())),
        on=Which("vampire", IN_PLAY, other=True, words=("sabbat",)),
        sentences="cf852e 49b062",
    ),
    action_card(
        "Bloodbath",
        Standing("votes", 1, conditions=(Not(Is("minion", Which("vampire", titled=True))),)),
        target=Which("vampire", words=("sabbat",), least=5, can_have=True),
        words=(AddBlood("target", 2), PutOn("target")),
    ),
    action_card(
        "Border Skirmish",
        declares=(AtAll("others"),),
        words=(ForEachMethuselah("others", (Discard(at_random=True),)), UnlockAt("end of turn")),
    ),
    both_levels(
        "Brick Laying",
        level="pot",
        declares=(
            Choose(Which(where=IN_PLAY, weaker=True)),
            either(
                Alternative("lock it", (Note("target", "to lock"),)),
                Alternative("burn a haven on it", (Choose(_HAVEN, "haven"),), (There(_HAVEN),)),
            ),
        ),
        # Who is to lose a haven does not lock, though that is gone by then.
        words=(Burn("haven"), Lock("to lock")),
        also=(Inflict(1, "target"),),
    ),
    # Who bears it without being Sabbat is none (the text speaks of a Sabbat vampire).
    action_card(
        "Blooding",
        words=(Mark(GIVES_TRAIT, "this", "black hand"), Mark(ONLY_SECT, "this", "Sabbat")),
        sentences="adc214",
    ),
    mended(
        "Barrenness",
        at_level("mal", on=Which("vampire", IN_PLAY), words=(Mark(GIVES_TRAIT, "this", "sterile"), Unlock())),
        at_level("MAL", target=Which("vampire", IN_PLAY, most=1), words=(Burn("target"),)),
    ),
    action_card(
        "Bloodwork",
        during=(BleedWhile(1, (TargetControls(Which("vampire", words=("sabbat",))),), limited=False, stat="stealth"),),
        sentences="c7b9ce",
    ),
    action_card(
        "Black Hand Ritual",
        declares=(
            either(
                Alternative(
                    "unlock a younger Black Hand vampire",
                    (Choose(Which("vampire", IN_PLAY, age="younger", words=("black hand",)), "freed"),),
                ),
                Alternative("burn a Gehenna card", (Choose(GEHENNA),)),
            ),
        ),
        words=(Unlock("freed"), EndWaiting(), Burn("target"), SettleHands()),
        sentences="e0db16 4a817e",
    ),
    mended(
        "Blood Clots",
        *(
            at_level(
                level,
                Standing("gains no blood", 1, torpid=True),
                Standing("no life", 1),
                InPlayAction("burn it", (*more, Burn()), by=Which()),
                on=Which(where=IN_PLAY, whose="others"),
            )
            for level, more in (("qui", ()), ("QUI", (BurnBlood("bearer"),)))
        ),
    ),
    mended(
        "Brutal Influence",
        at_level(
            "pot",
            during=(
                Choose(ORUN, "orun", least=0, most=100),
                Lock("orun"),
                AddBleed(Counted(Which("card", IN_PLAY, chosen="orun"))),
            ),
        ),
        at_level(
            "POT",
            conditions=(There(ORUN),),
            target=Which("vampire", ("uncontrolled",), "you", age="younger", words=("laibon",)),
            words=(
                Choose(ORUN, "orun", least=1, most=100),
                Lock("orun"),
                AddBlood("target", Counted(Which("card", IN_PLAY, chosen="orun"))),
            ),
        ),
    ),
    # The life is the one that whoever is ready again gains anyway (ruling).
    action_card("Bond", target=Which("imbued", ("torpor",)), words=(Recover("target"),)),
)
