"""Vampires, W to Z: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.requirements import price
from vtes_desktop.rules.titles.titles import gain_title, lose_title


class CostOfPlayed(Measure, frozen=True):
    """As much as the card that is being played costs who plays it, in blood and pool."""

    said = "what the card being played costs in blood and pool"

    def of(self, here: Here) -> int:
        game = here.game
        played = [copy for copy in game.passing.now.being_played if copy is not here.source][-1:]
        total = 0
        for copy in played:
            by = next((each.minion for each in game.passing.action.played if each.copy is copy), 0)
            minion = game.table.copies.get(by)
            card = game.card(copy)
            total += sum(price(game, copy.controller, minion, card, each) for each in ("blood", "pool"))
            total += int(copy.marks.get("x", 0))
        return total


_EQUIPPED: Final = f"equipped for his clan{THIS_TURN}"


class ClaimTitleOf(Word, frozen=True):
    """The minion gets the title that the chosen vampire holds, and contests it (sec. 4.2), or it is `taken` from
    that."""

    taken: bool = False

    def act(self, here: Here) -> None:
        for copy in here.copies("target"):
            title = minions.held_title(here.game, copy)
            if title and here.minion is not None:
                if self.taken:
                    lose_title(here.game, copy)
                gain_title(here.game, here.minion, title)

    def aloud(self) -> str:
        return (
            f"this minion gets the title of the chosen card{', which loses it' if self.taken else ', and contests it'}"
        )


CARDS: Final[tuple[Named, ...]] = (
    vampire("Walker Grimes", Price(1, "pool", types=("Master",), payer="you", on_this=True), sentences="3a7568"),
    vampire(
        "Wamukota",
        Usable(
            "lock the blocking minion: the action goes on",
            ("as blocked",),
            (Lock("blocker"), GoOn()),
            conditions=(
                ActionIs(("equip", "equip from", "recruit", "employ")),
                Is("acting", Which("vampire", IN_PLAY, "you", other=True, words=("laibon",))),
            ),
            locks=True,
            torpid=True,
        ),
        sentences="4edac3",
    ),
    # Pool is paid for in blood, with what changes the cost for the opponent; only while he fights (rulings).
    vampire(
        "Watenda",
        Usable(
            "burn its cost in blood to cancel the card",
            ("as played",),
            (BurnBlood("minion", CostOfPlayed()), Cancel(free=False)),
            conditions=(
                Fights(),
                Played("now", ("Combat",), who="opponent"),
                AtLeast(BloodOn("minion"), CostOfPlayed()),
            ),
            once="combat",
        ),
        sentences="3d3127 11c1f4",
    ),
    vampire("Wilhelm Waldburg", Standing("others’ title toll", 1, torpid=True), sentences="96e22b"),
    vampire(
        "Winterlich",
        Price(-1, types=("Ally", "Retainer"), creature="changeling", payer="you", conditions=(IsReady("this"),)),
        sentences="bf4d9c",
    ),
    vampire(
        "Xeper, Sultan of Lepers",
        Standing("votes", Counted(Which("vampire", whose="you", words=("infernal",), unique=True))),
        sentences="d64532",
    ),
    vampire(
        "Yitzak",
        act_on(
            Which("vampire", IN_PLAY, age="younger"), "lock a younger vampire", Lock("target"), StayLocked("target")
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
    vampire(
        "Zane",
        InPlayAction(
            "call a referendum for the title of a prince",
            (ClaimTitleOf(),),
            "political",
            1,
            declares=(Choose(Which("vampire", IN_PLAY, words=("prince",), other=True)),),
            # Who is of another sect by then cannot take it, as by the ruling on Horatio Ballard.
            conditions=(
                Not(Is("this", Which("vampire", words=("prince",)))),
                Is("this", Which("vampire", words=("camarilla",))),
            ),
        ),
        sentences="be3268",
    ),
    vampire(
        "Zelios",
        Price(
            -1000,
            "pool",
            called="location",
            payer="you",
            optional=True,
            spends=("lock", "blood"),
            whole=True,
            conditions=(IsReady("this"),),
        ),
        sentences="bc57a0",
    ),
    vampire("Zhara", Standing("action blood", -1, conditions=(Acting(kinds=("leave torpor",)),)), sentences="ec4fd7"),
    vampire(
        "Zizi",
        Usable(
            "unlock another Blood Brother of the circle",
            ANY_TIME,
            (Unlock("target"),),
            (Choose(Which("vampire", IN_PLAY, other=True, circle=True, locked=True)),),
            (There(Which("vampire", whose="you", name="Viri")),),
            locks=True,
            torpid=True,
        ),
        sentences="cb2820",
    ),
    vampire(
        "Zygodat",
        Upon(
            "successful bleed",
            (May((ForEachMethuselah("target", (BurnFromLibrary(2),)),), "burn the top two cards"),),
            about="minion",
        ),
        sentences="cef756",
    ),
)
