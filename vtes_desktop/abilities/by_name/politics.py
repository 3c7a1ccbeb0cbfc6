"""Political action cards defined by name: what they ask for as terms, and do when the referendum passes."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, named
from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.vocabulary.amounts import Amount, CapacityOf, Counted, Methuselahs
from vtes_desktop.abilities.vocabulary.conditions.union import AtLeast, Conditions
from vtes_desktop.abilities.vocabulary.effects.blood import BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose, ChooseMethuselah
from vtes_desktop.abilities.vocabulary.effects.flow import ForEachMethuselah, Words
from vtes_desktop.abilities.vocabulary.effects.masters import ToUncontrolled
from vtes_desktop.abilities.vocabulary.effects.referendums import (
    Allocate,
    BurnShares,
    EachChooses,
    GainShares,
    NameClan,
)
from vtes_desktop.abilities.vocabulary.targets import Which

MINE: Final = ("ready", "torpor")


def _vote(name: str, *words: Words, terms: tuple[Words, ...] = (), conditions: tuple[Conditions, ...] = ()) -> Named:
    """A political action: its terms, and what it does when it passes."""
    return named(name, Reading("Political Action", conditions=conditions, declares=terms, words=words))


def _per_minion(*, gain: bool, amount: Amount) -> Words:
    return ForEachMethuselah("any", (GainPool(amount) if gain else BurnPool(amount),))


CARDS: Final[tuple[Named, ...]] = (
    _vote("Kine Resources Contested", BurnShares(), terms=(Allocate(4, 2),)),
    _vote("Conservative Agitation", BurnShares(), terms=(Allocate(Methuselahs(), 2),)),
    _vote("Reckless Agitation", BurnShares(), terms=(Allocate(6, 2, "others"),)),
    _vote(
        "Camarilla's Iron Fist",
        BurnShares(),
        GainPool(1, "chosen"),
        terms=(ChooseMethuselah("any"), Allocate(5, 2, never="chosen")),
        conditions=(AtLeast(Methuselahs(), 3),),
    ),
    _vote(
        "Parity Shift",
        GainShares("chosen"),
        terms=(ChooseMethuselah("richer"), Allocate(3, 1, never="chosen")),
    ),
    _vote(
        "Consanguineous Boon",
        _per_minion(gain=True, amount=Counted(Which("vampire", MINE, "you", clan_named="clan"))),
        terms=(NameClan(),),
    ),
    _vote("Banishment", ToUncontrolled(), terms=(Choose(Which("vampire", age="younger")),)),
    _vote("Ancilla Empowerment", _per_minion(gain=False, amount=Counted(Which("minion", MINE, "you")))),
    _vote("Anarchist Uprising", _per_minion(gain=False, amount=Counted(Which("minion", MINE, "you")))),
    _vote(
        "Political Stranglehold",
        _per_minion(gain=True, amount=Counted(Which("vampire", MINE, "you", least=8), 3)),
    ),
    _vote(
        "Ancient Influence",
        EachChooses(Which("vampire", whose="you")),
        ForEachMethuselah("any", (GainPool(CapacityOf("vampire of you")), BurnPool(5))),
    ),
    _vote(
        "Reins of Power",
        EachChooses(Which("vampire", whose="you")),
        ForEachMethuselah("any", (GainPool(6), BurnPool(CapacityOf("vampire of predator")))),
    ),
)
