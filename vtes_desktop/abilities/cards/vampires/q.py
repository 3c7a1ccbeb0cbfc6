"""Vampires, Q: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.cards.terms import CLANS
from vtes_desktop.rules import minions
from vtes_desktop.rules.titles.sects import change_clan
from vtes_desktop.rules.turn.influence import RETURNS
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place


class NameOtherClan(Word, frozen=True):
    """Name a clan of which the minion is not; the words after it know it as ``clan``."""

    def do(self, here: Here) -> Procedure[None]:
        own = minions.clan(here.game, here.minion) if here.minion is not None else ""
        options = [Option("clan", clan, level=clan) for clan in CLANS if clan != own]
        option = yield from here.ask("clan", "which clan?", options, "1.6.1")
        here.words["clan"], here.terms = option.level, option.text

    def aloud(self) -> str:
        return "you name a clan of which this minion is not"


class TakeNamedClan(Word, frozen=True):
    """The minion changes its clan to the one that was named."""

    said = "this minion is of the clan that was named from now on"

    def act(self, here: Here) -> None:
        if here.minion is not None and "clan" in here.words:
            change_clan(here.game, here.minion, here.words["clan"])


class MayReturn(Word, frozen=True):
    """The card, in the ash heap of who controlled it, may go to her uncontrolled region in her next influence phase."""

    said = "you can move this card from your ash heap to your uncontrolled region in your next influence phase"

    def act(self, here: Here) -> None:
        copy = here.source
        if copy.place == Place(here.seat, "ash heap"):
            minions.mark(here.game, copy, RETURNS, "yes")


CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Queen Anne",
        Upon("has diablerized", (May((Unlock("this"),), "unlock"),), (Diablerizes(),)),
        sentences="d1199a",
        group=6,
    ),
    vampire(
        "Quentin",
        Usable(
            "a vampire abstains",
            ("polling",),
            (Abstain(),),
            (Choose(Which("vampire")),),
            (POLITICAL,),
            blood=1,
            once="action",
            torpid=True,
        ),
        sentences="d05be0",
    ),
    vampire(
        "Quincy, The Trapper",
        InPlayAction(
            "trap an ally, or burn a trapped one",
            (
                If(
                    (Is("target", Which("ally", mark="trapped by Quincy")),),
                    (Burn("target"),),
                    (Mark("trapped by Quincy", "target"),),
                ),
            ),
            stealth=1,
            declares=(Choose(Which("ally", whose="neighbours")),),
        ),
        sentences="e5ef1b",
    ),
    vampire(
        "Qadir ul-Ghani",
        InPlayAction(
            "change his clan",
            (TakeNamedClan(),),
            stealth=1,
            declares=(NameOtherClan(),),
            blood=1,
        ),
        sentences="b2c6da",
    ),
    vampire("Qufur am-Heru", Upon("burned", (MayReturn(),), about="this", torpid=True), sentences="1531b8"),
)
