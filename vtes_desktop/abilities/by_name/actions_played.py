"""Action cards defined by name: those most played of which no template understands a part."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import InPlayAction, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.text.sentences.action_cards import LOOKED_AT
from vtes_desktop.abilities.vocabulary.amounts import BloodOn, CountersOn
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.cards import AttemptFailed, HasOldest
from vtes_desktop.abilities.vocabulary.conditions.union import (
    AnyOf,
    AtLeast,
    BleedsWhom,
    BlockMayBegin,
    DirectedAtYou,
    HasEdge,
    InTorpor,
    Is,
    IsReady,
    Not,
    There,
)
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept, AddStealth
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, Count, Lock, PutInPlay, PutOn, RemoveFromGame, Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.combat import Inflict
from vtes_desktop.abilities.vocabulary.effects.edge import BurnEdge
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, ForEachMethuselah, If, Later
from vtes_desktop.abilities.vocabulary.effects.holdings import DiscardChosen, WithMethuselah
from vtes_desktop.abilities.vocabulary.effects.marking import Mark, Remember
from vtes_desktop.abilities.vocabulary.effects.masters import DrawCrypt
from vtes_desktop.abilities.vocabulary.effects.schemes import BurnOrDiscard, NoMoreBleeds, TogetherToTorpor
from vtes_desktop.abilities.vocabulary.effects.taking import BecomeVampire, FindDiscipline, MoveTo
from vtes_desktop.abilities.vocabulary.effects.wardens import BlockItself
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Window

ACTION: Final = "Action"
IN_PLAY: Final = ("ready", "torpor")
ANYWHERE: Final = ("ready", "torpor", "in play")
BEFORE: Final[tuple[Window, ...]] = ("before block", "block attempt", "after blocks")
VAMPIRE: Final = Which("vampire", IN_PLAY)
NOT_CAMARILLA: Final = Which("vampire", IN_PLAY, "you", words=("non-camarilla",))
SABBAT: Final = Which("vampire", whose="you", words=("sabbat",), may_block=True)
NEW_LAIBON: Final = (
    "Akunanse", "Guruhi", "Ishtarri", "Osebo", "Banu Haqim", "Ministry", "Ravnos", "Lasombra", "Tzimisce",
    "Harbinger of Skulls", "Salubri antitribu",
)  # fmt: skip
ASSAMITE: Final = Which("vampire", clans=("Banu Haqim",))


def _fury(*more: Unlock) -> Reading:
    """Unleash Hell's Fury: it attempts to block by itself, an infernal vampire while it does."""
    return Reading(
        ACTION,
        "DAI" if more else "dai",
        words=(PutInPlay(), *more),
        usable=(Usable("attempt to block", ("before block",), (BlockItself(9, 2),), conditions=(DirectedAtYou(),)),),
    )


def _hand(*, superior: bool) -> Reading:
    """Rutor's Hand: damage for a card that unlocks; at superior it may be bought off."""
    hurts = Inflict(1, "minion", aggravated=True, unpreventable=True, environmental=True)
    spared = Either(
        (
            Alternative("burn 3 blood: no damage", (BurnBlood("minion", 3),), (AtLeast(BloodOn("minion"), 3),)),
            Alternative("take the damage", (hurts,)),
        )
    )
    return Reading(
        ACTION,
        "THA" if superior else "tha",
        words=(PutOn("minion"), Lock("this"), spared if superior else hurts),
        usable=(Usable("unlock", ("minion",), (Unlock("minion"),), turn="yours", by="bearer", locks=True),),
    )


def _crescendo(level: str, damage: int) -> Reading:
    """Shattering Crescendo: another one is discarded when the action succeeds; it must be there from the beginning."""
    another = Which("card", ("hand",), "you", name="Shattering Crescendo")
    return Reading(
        ACTION,
        level,
        conditions=(There(another, 2),),
        declares=(
            ChooseMethuselah("any"),
            Choose(Which(where=IN_PLAY, whose="chosen"), least=1, most=2),
        ),
        words=(If((There(another),), (DiscardChosen(another), Inflict(damage, "target", unpreventable=True))),),
    )


def _mission(*more: AddBlood) -> Reading:
    """Cryptic Mission: a vampire's blood, or an ally's or retainer's life."""
    allies = Which("ally", ANYWHERE, alternatives=(Which("retainer", ANYWHERE),))
    return Reading(
        ACTION,
        "THA" if more else "tha",
        declares=(
            Either(
                (
                    Alternative("burn 1 blood on a vampire", (Choose(VAMPIRE),)),
                    Alternative("1 damage to an ally or retainer", (Choose(allies),)),
                )
            ),
        ),
        words=(
            If(
                (Is("target", VAMPIRE),),
                (BurnBlood("target"),),
                (Inflict(1, "target", unpreventable=True),),
            ),
            *more,
        ),
    )


def _enticement(level: str, pool: int) -> Reading:
    """Enticement: the prey is spared where the Edge is lost, the own bleeds are not (LSJ 20100527)."""
    return Reading(
        ACTION,
        level,
        conditions=(HasEdge(),),
        declares=(ChooseMethuselah("prey"),),
        words=(If((HasEdge(),), (BurnEdge(), BurnPool(pool, "chosen"))), NoMoreBleeds()),
    )


def _deprivation(level: str, which: Which) -> Reading:
    """Sensory Deprivation: a retainer is burned, or a minion stays locked as long as the acting vampire is ready."""
    retainer = Which("retainer", ANYWHERE)
    return Reading(
        ACTION,
        level,
        declares=(
            Either(
                (
                    Alternative("burn a retainer", (Choose(retainer),)),
                    Alternative("put it on a minion", (Choose(which),)),
                )
            ),
        ),
        words=(If((Is("target", retainer),), (Burn("target"),), (PutOn("target"), Remember("minion"))),),
        standing=(Standing("stays locked", 1),),
        upon=tuple(Upon(event, (Burn(),), (Not(IsReady("remembered")),), torpid=True) for event in LOOKED_AT),
    )


def _will(level: str, damage: int) -> Reading:
    """Force of Will: damage after the resolution, blocked or not (ANK 20220331, ANK 20220401)."""
    hurts = Inflict(damage, "minion", aggravated=True, unpreventable=True)
    return Reading(ACTION, level, during=(Later("after resolution", (hurts,)),))


CARDS: Final[tuple[Named, ...]] = (
    mended("Unleash Hell's Fury", _fury(), _fury(Unlock("minion"))),
    mended("Cryptic Mission", _mission(), _mission(AddBlood("minion"))),
    mended("Rutor's Hand", _hand(superior=False), _hand(superior=True)),
    mended(
        "Constant Revolution",
        Reading(
            ACTION,
            words=(PutInPlay(), Count()),
            upon=(
                Upon("unlock phase", (Count(),), turn="yours"),
                Upon("unlock phase", (ForEachMethuselah("active", (BurnOrDiscard(CountersOn()),)),), turn="others"),
            ),
            actions=(InPlayAction("burn it", (Burn(),), by=Which("vampire"), directed=True, pool=1),),
        ),
    ),
    mended("Shattering Crescendo", _crescendo("mel", 2), _crescendo("MEL", 3)),
    mended(
        "Haqim's Law: Leadership",
        Reading(ACTION, words=(ForEachMethuselah("any", (If((HasOldest(ASSAMITE),), (GainPool(2),)),)),)),
    ),
    mended(
        "Loss",
        Reading(
            ACTION,
            "qui",
            declares=(
                Choose(
                    Which(
                        "equipment",
                        IN_PLAY,
                        "neighbours",
                        attached=True,
                        alternatives=(Which("location", IN_PLAY, "neighbours", attached=True),),
                    )
                ),
            ),
            words=(Burn("target"),),
        ),
    ),
    mended(
        "Judgment: Camarilla Segregation",
        Reading(
            ACTION,
            words=(PutInPlay(),),
            usable=(
                Usable(
                    "burn a non-Camarilla vampire to burn it",
                    ("master",),
                    (Burn("target"), Burn("this")),
                    (Choose(NOT_CAMARILLA),),
                    turn="yours",
                    by="active",
                ),
            ),
            # Other effects of the phase come first (ANK 20181016).
            upon=(
                Upon(
                    "end of phase",
                    (ForEachMethuselah("active", (If((There(NOT_CAMARILLA),), (BurnPool(),)),)),),
                    (PhaseIs("unlock"),),
                ),
            ),
        ),
    ),
    mended(
        "Mozambique Allure",
        Reading(
            ACTION,
            conditions=(
                AnyOf(
                    (Is("minion", Which(words=("non-laibon",))), There(Which("card", ("crypt",), "you"))),
                ),
            ),
            words=(
                If(
                    (Is("minion", Which(words=("laibon",))),),
                    (DrawCrypt(),),
                    (
                        Mark("sect", "minion", "Laibon"),
                        If((Is("minion", Which("vampire", clans=NEW_LAIBON)),), (Unlock("minion"),)),
                    ),
                ),
            ),
        ),
    ),
    mended("Enticement", _enticement("ser", 2), _enticement("SER", 3)),
    mended(
        "No Secrets From the Magaji",
        Reading(
            ACTION,
            words=(PutOn("minion"), Unlock("minion")),
            standing=(
                Standing("intercept", 1, conditions=(Is("acting", Which("vampire")),)),
                Standing("blocks locked", 1, conditions=(Is("acting", Which("vampire")),)),
            ),
            upon=tuple(
                Upon(event, (Burn(),), (AttemptFailed("minion"), Is("acting", VAMPIRE)), torpid=True)
                for event in ("before block", "after blocks", "as blocked", "after resolution")
            ),
        ),
    ),
    mended(
        "Renewed Vigor",
        Reading(
            ACTION,
            "for",
            words=(PutOn("minion"),),
            usable=(
                Usable(
                    "burn it to leave torpor",
                    ("unlock",),
                    (Burn("this"), MoveTo("ready", "minion")),
                    conditions=(InTorpor(),),
                    turn="yours",
                    by="bearer",
                    torpid=True,
                ),
            ),
        ),
    ),
    mended(
        "Shroud of Decay",
        Reading(
            ACTION,
            "OBL",
            conditions=(There(Which("card", ("ash heap",), "prey"), 7),),
            declares=(ChooseMethuselah("prey"),),
            words=(
                If(
                    (There(Which("card", ("ash heap",), "chosen"), 7),),
                    (
                        Choose(Which("card", ("ash heap",), "chosen"), "removed", least=7, most=7),
                        RemoveFromGame("removed"),
                        BurnPool(3, "chosen"),
                    ),
                ),
            ),
        ),
    ),
    mended(
        "Under Siege",
        Reading(
            ACTION,
            words=(PutInPlay(), Count(3)),
            usable=(
                Usable(
                    "burn a counter: a Sabbat vampire unlocks and attempts to block with +1 intercept",
                    BEFORE,
                    (Count(-1), Unlock("target"), AddIntercept("target"), AttemptToBlock("target")),
                    (Choose(SABBAT),),
                    (AtLeast(CountersOn(), 1), BlockMayBegin(which=SABBAT)),
                    once="action",
                ),
            ),
            upon=tuple(Upon(event, (Burn(),), (Not(AtLeast(CountersOn(), 1)),)) for event in LOOKED_AT),
        ),
    ),
    mended(
        "Sensory Deprivation",
        _deprivation("chi", Which("ally", can_have=True)),
        _deprivation("CHI", Which("vampire", IN_PLAY, can_have=True)),
    ),
    mended("Force of Will", _will("for", 2), _will("FOR", 1)),
    mended(
        "Rewilding",
        Reading(
            ACTION,
            declares=(Choose(Which("location", ANYWHERE)), WithMethuselah()),
            words=(Burn("target"), BurnPool(2, "chosen")),
        ),
    ),
    mended(
        "Madman's Quill",
        Reading(
            ACTION,
            "AUS DEM",
            conditions=(Not(There(Which("card", IN_PLAY, "prey", name="Madman's Quill"))),),
            declares=(Choose(Which(whose="prey", can_have=True)),),
            words=(PutOn("target"),),
            standing=(
                Standing(
                    "bleed", 1, Which("vampire", discipline="dem"), conditions=(BleedsWhom("bearer"),), in_action=True
                ),
            ),
            actions=(InPlayAction("burn it", (Burn(),), by=Which("vampire"), blood=2),),
        ),
    ),
    mended(
        "Tumnimos",
        Reading(
            ACTION,
            words=(BecomeVampire(2, disciplines="chi"), FindDiscipline(regions=("hand",))),
        ),
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
)
