"""Vampires, Y: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *

_EQUIPPED: Final = f"equipped for his clan{THIS_TURN}"
CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Yitzak",
        InPlayAction(
            "lock a younger vampire",
            (Lock("target"), StayLocked("target")),
            declares=(Choose(Which("vampire", IN_PLAY, age="younger")),),
        ),
    ),
    vampire(
        "Yong-Sun, Harmonist",
        InPlayAction(
            "burn the top card of the prey's crypt",
            (ForEachMethuselah("chosen", (BurnFromLibrary(1, as_many=True, pile="crypt"),)),),
            declares=(ChooseMethuselah("prey"),),
        ),
        sentences="99b0b1",
    ),
    vampire(
        "Yong-Sun, Harmonist",
        Standing(
            "bleed",
            Counted(Which("vampire", ("ash heap",), "target")),
            conditions=(Acting(kinds=("bleed",)),),
            in_action=True,
        ),
        sentences="464fef",
        advanced=True,
    ),
    vampire(
        "Ysador the Foul",
        Upon(
            "before range",
            (Forbid(("maneuver to close",), "opponent"),),
            (Fights("this"), Is("opponent", Which(where=IN_PLAY, words=("non-infernal", "non-demon")))),
        ),
        sentences="7fa967",
    ),
    vampire(
        "Yusuf, Scribe of Alamut",
        Usable(
            "unlock",
            ("discard",),
            (Unlock("this"),),
            conditions=(Not(IsUnlocked("this")), Is("this", Which("vampire", mark=_EQUIPPED))),
            turn="yours",
            torpid=True,
        ),
        Upon(
            "after resolution",
            (Mark(_EQUIPPED, "this"),),
            (Acting("this", ("equip", "equip from")), Successful(), ActionRequires(clan="Banu Haqim")),
            torpid=True,
        ),
        sentences="8793c1",
    ),
    vampire(
        "Yavu Matebo",
        Usable(
            "burn 2 blood: the action fails",
            ("as announced",),
            (FailAction(), ToUncontrolled("this")),
            conditions=(READY, Is("acting", Which(weaker=True))),
            blood=2,
        ),
        sentences="ccf784 d022a6",
    ),
)
