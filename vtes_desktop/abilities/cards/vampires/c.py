"""Vampires, C: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.vampires.a import StartsWithMore
from vtes_desktop.abilities.cards.vampires.d import HasTitle
from vtes_desktop.table.table import NOBODY

NEW_YORK: Final = "prince of New York"
_CAMARILLA: Final = Is("minion", Which("vampire", words=("camarilla",)))
"""Who is of another sect by then gets no title of the Camarilla (sec. 10)."""


class OpposedOnly(Measure, frozen=True):
    """As many as there are Methuselahs who have cast votes or ballots against the referendum and none for it."""

    said = "the Methuselahs who have cast votes or ballots against the referendum and none for it"

    def of(self, here: Here) -> int:
        call = here.game.table.referendum
        cast = call.cast if call is not None else ()
        sides = {side: {vote.seat for vote in cast if vote.side == side} - {NOBODY} for side in ("for", "against")}
        return len(sides["against"] - sides["for"])


_PREVENTS_TWO: Final = Usable(
    "prevent 2 damage",
    ("prevention",),
    (Prevent(2, "strikes", "normal"),),
    conditions=(Fights(), HurtBy()),
    once="combat",
)
CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Cesewayo",
        Usable(
            "lock an Aye: unlock",
            DURING_ACTION,
            (Lock("target"), Unlock("this")),
            (Choose(Which("card", IN_PLAY, on="this", name="Aye", locked=False)),),
            (DirectedAtYou(), Not(IsUnlocked("this"))),
            once="action",
            torpid=True,
        ),
        sentences="5cb7e0",
        advanced=True,
    ),
    vampire("Chaundice", _PREVENTS_TWO, replace(_PREVENTS_TWO, text="prevent 2 damage again"), sentences="ffc9c3"),
    vampire(
        "Christopher Houghton",
        Standing("intercept", 2, conditions=(Same("acting", "remembered"),)),
        Usable(
            "first strike this round",
            ("before range",),
            (AddNumber("this", "first strike", 1, "round"),),
            conditions=(Fights("this"),),
            blood=1,
            once="combat",
        ),
        Upon("unlock phase", (Choose(Which()), Remember("target")), turn="yours", torpid=True),
        sentences="fc6e10 55e4e1 007446",
    ),
    vampire(
        "Count Germaine",
        Upon("before range", (Forbid(("using weapons",), "opponent"),), (Fights("this"),)),
        sentences="5c5311",
    ),
    vampire(
        "Cagliostro, The Grand Copht",
        Upon(
            "combat is over",
            (May((Count(1, "corruption", "opponent"),), "put 1 corruption counter on the blocking minion"),),
            (Acting("this"), Same("blocker", "opponent"), Fights("this", of_action=True)),
            torpid=True,
        ),
        sentences="9b4298",
    ),
    vampire(
        "Cailean",
        Usable(
            "set the range for this round",
            ("before range",),
            (SetRangeTo(),),
            conditions=(Fights(),),
            once="round",
        ),
        sentences="0377cb 78f54c",
    ),
    vampire(
        "Calebros, The Martyr",
        Standing("cannot block", 1, conditions=(ActionOfThis(),)),
        InPlayAction(
            "steal the title of Prince of New York",
            (
                If(
                    (HasTitle(NEW_YORK, "this"), _CAMARILLA),
                    (Mark("title", "this", "none"), GainTitle(NEW_YORK, "minion")),
                ),
            ),
            directed=True,
            conditions=(HasTitle(NEW_YORK, "this"),),
            by=Which("vampire", whose="others", age="older", words=("camarilla",)),
        ),
        sentences="77d9fc",
    ),
    vampire(
        "Callirus",
        once_a_turn(
            "unlock",
            "burn a card on him",
            Burn("target"),
            declares=(Choose(Which("card", IN_PLAY, on="this")),),
            blood=1,
            torpid=True,
        ),
        sentences="ce2add",
    ),
    vampire(
        "Calvin Cleaver",
        act_on(Which("vampire", IN_PLAY, words=("anarch",)), "add 1 blood to an anarch", AddBlood("target"), stealth=1),
        InPlayAction(
            "add 1 blood to Calvin",
            (AddBlood("this"),),
            stealth=1,
            by=Which("vampire", IN_PLAY, words=("anarch",)),
            once=True,
        ),
        sentences="c70739 60438f",
    ),
    # Who controlled him gets the transfers (ruling).
    vampire(
        "Capuchin, The",
        Upon("burned", (ToUncontrolled("this", owner=True), Gain("transfer", 3, next=True)), about="this"),
        sentences="b1cadc",
    ),
    vampire("Carlak", Upon("votes tallied", (AddBlood("this", OpposedOnly()),), torpid=True), sentences="4fc5e7"),
    vampire(
        "Carmine Giovanni",
        Upon(
            "comes into play",
            (StartsWithMore(),),
            (Is("it", Which("ally|retainer", words=("wraith",))),),
            torpid=True,
        ),
        sentences="f06159",
    ),
    vampire(
        "Carna, The Princess Witch",
        once_a_turn(
            "unlock",
            "burn a retainer: gain 2 blood",
            Burn("target"),
            AddBlood("minion", 2),
            declares=(Choose(Which("retainer", ("ready", "torpor"), "you", on="minion")),),
            torpid=True,
        ),
        group=3,
        sentences="0e4ba0",
    ),
    # Damage of allies and retainers is not inflicted at all, outside of combat neither (ruling).
    vampire(
        "Carolina Vález",
        Standing("no damage", 1, conditions=(InflictedBy(Which("ally|retainer")),)),
        sentences="0c1fcd",
    ),
    vampire("Casino Reeds", Standing("strike damage", 1, conditions=(StrikeWith(ranged=True),)), sentences="f0f540"),
    vampire(
        "Castiel",
        Usable(
            "equip with a melee weapon from your hand",
            ("before range",),
            (GetFromHand(),),
            (ChooseFromHand(Which("weapon", melee=True)),),
            (Fights("this"), Not(There(Which("weapon", IN_PLAY, on="minion", melee=True)))),
        ),
        sentences="66a1eb",
    ),
    vampire(
        "Cedric",
        Usable(
            "burn 1 blood to unlock",
            ("after resolution",),
            (Unlock("this"),),
            conditions=(
                Same("blocker", "this"),
                Successful(False),
                Acting("acting", directed=True),
                Not(IsUnlocked("this")),
            ),
            blood=1,
            once="action",
            torpid=True,
        ),
        sentences="0a2291",
    ),
    vampire(
        "Cedrick Calhoun",
        Upon(
            "after resolution",
            (ToTorpor("this"),),
            (Acting(), POLITICAL, Successful(), Not(Passed())),
        ),
        sentences="a84e39",
    ),
    vampire(
        "Count Jocalo",
        Upon(
            "discard phase action used",
            (May((LookAt("hand", "its"),), "look at that hand?"),),
            (IsReady("this"), ItsMethuselah("neighbours")),
        ),
        sentences="d57513",
    ),
    vampire(
        "Count Zaroff",
        Usable(
            "cancel the blood hunt; he goes to the uncontrolled region",
            HUNT_CALLED,
            (Decide("cancelled"), ToUncontrolled("this")),
            conditions=(BloodHuntCalled("this"),),
            pool=1,
            torpid=True,
        ),
        sentences="82322e",
    ),
    vampire(
        "Céleste Lamontagne",
        Standing(
            "intercept",
            1,
            conditions=(
                Is("acting", Which("vampire", words=("camarilla",))),
                There(Which("card", ("in play",), "acting", words=("gehenna",))),
            ),
        ),
        sentences="f5d3a0",
    ),
    vampire(
        "Céleste, The Voice of a Secret",
        Standing(
            "bleed",
            1,
            conditions=(Acting(kinds=("bleed",)), TargetControls(Which("vampire", clans=("Toreador",)))),
            in_action=True,
        ),
        sentences="f55a3e",
    ),
    vampire(
        "César Holfield",
        Upon(
            "end of phase",
            (BurnBlood("this"),),
            (PhaseIs("minion"), TurnOf("you"), There(GEHENNA), Not(HasActed("hunt"))),
            torpid=True,
        ),
        sentences="9ef65c",
    ),
    vampire("Cicatriz", Standing("discard phase actions", 1, conditions=(READY,)), sentences="4ea11b"),
    vampire(
        "Claudio Severino",
        Price(1, "blood", types=("Combat",), payer="any", of=Which("vampire", on_fight=True)),
        Upon("unlock phase", (BurnPool(),), (Not(There(GEHENNA)),), turn="yours", torpid=True),
        sentences="c5e9da b3e183",
    ),
    vampire(
        "Cock Robin",
        Upon(
            "after resolution",
            after_success(Unlock("minion"), name="Cock Robin"),
            (Acting(), Successful(), ActionRequires("ani")),
            torpid=True,
        ),
        sentences="6d5961",
    ),
    # A card of several types is of the one that it is played as: who is not acting reacts (rulings).
    vampire(
        "Conrad Adoula",
        Price(
            1,
            "blood",
            types=("Reaction",),
            payer="any",
            of=Which("vampire", whose="others", age="younger"),
            conditions=(Acting(), Quiet()),
        ),
        sentences="d675f6",
    ),
    vampire(
        "Cristos Mantigo",
        InPlayAction("search the library for an equipment card", (Search(Which("equipment")),), stealth=1),
    ),
    vampire(
        "Cyscek",
        Upon("card played", (TakeEdge(), BurnPool(1, "its")), (READY, Is("it", Which("event", called="gehenna")))),
        sentences="1d944d",
    ),
)
