"""Events, A to F: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.vampires.j import PutsVampireIntoPlay
from vtes_desktop.rules import minions
from vtes_desktop.rules.titles.titles import claim_title
from vtes_desktop.table.asking import Procedure


class BurnedByActing(Condition, frozen=True):
    """The ally that was burned just now fought an acting vampire in the running combat."""

    said = "that card is an ally that was in combat with an acting vampire"

    def holds(self, here: Here) -> bool:
        game, fight, action = here.game, here.game.fight, here.game.table.action
        if fight is None or action is None:
            return False
        burned = fight.opposing in here.copies("it") and minions.is_ally(game, fight.opposing)
        return burned and fight.acting.id == action.minion and minions.is_vampire(game, fight.acting)


class BringsBlood(Condition, frozen=True):
    """The running action puts a vampire or ghoul in play, or adds blood to an uncontrolled vampire, on a condition or
    not (rulings on Blood Cult Awareness Network)."""

    said = "the action puts a vampire or ghoul in play, or adds blood to an uncontrolled vampire"

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        copy = game.table.copies.get(action.card) if action is not None else None
        if copy is None or action is None:
            return False
        facts = game.facts(game.card(copy))
        if "played" not in copy.marks and action.kind not in ("action card", "recruit", "employ", "political"):
            return action.kind == "card in play" and facts.feeds_in_play
        level = action.level or copy.marks.get("level", "")
        ghoul = action.kind in ("recruit", "employ") and "ghoul" in facts.kinds
        return ghoul or level in facts.feeding or PutsVampireIntoPlay().holds(here)


_BROUGHT_BLOOD: Final = (There(Which("imbued")), BringsBlood())
_STRENGTHENED: Final = "strengthened by diablerie"
"""The mark of a vampire who ignores Blood Weakens, having committed diablerie since the last Gehenna event."""


class MarkDiablerist(Word, frozen=True):
    """Who commits the diablerie that is happening is marked."""

    name: str

    def act(self, here: Here) -> None:
        diablerist = here.game.passing.now.diablerist
        if diablerist is not None:
            minions.mark(here.game, diablerist, self.name, "yes")

    def aloud(self) -> str:
        return f"the diablerist is marked “{self.name}”"


class TradeBlood(Word, frozen=True):
    """A blood moves from the giver to the target; to the bank where it does not affect the target, and none where it
    does not affect the giver (ruling on Karen Suadela)."""

    said = "1 blood or life moves from the card chosen as “giver” to the chosen card"

    def do(self, here: Here) -> Procedure[None]:
        if here.copies("target"):
            yield from GiveBlood("giver", "target").do(here)
        else:
            for giver in here.copies("giver"):
                here.game.burn_blood(giver, 1)


class ClaimTitles(Word, frozen=True):
    """Vampires claim the titles that they may hold again, and contest those that two of them have (sec. 4.2, 10)."""

    said = "each vampire claims the title that it may hold again"

    def act(self, here: Here) -> None:
        for copy in minions.every_minion(here.game):
            claim_title(here.game, copy)


_CLAIMED: Final = (Upon("leaves play", (ClaimTitles(),), about="this"),)
_EXPLODED: Final = f"convinced by an explosion{THIS_TURN}"
CARDS: Final[tuple[Named, ...]] = (
    event_card(
        "Becoming of Ennoia",
        Price(2, "blood", name="Earth Meld", payer="any"),
        Upon(
            "unlock phase",
            as_you("active", Choose(Which("vampire", whose="you")), Inflict(1, "target", unpreventable=True)),
        ),
        conditions=(There(Which("card", ("in play",), "others", words=("gehenna",)), 2),),
        sentences="7f1a79 97389f 0c31d7 ed878b",
    ),
    event_card(
        "Blood Trade",
        Standing("no boons", 1, whose="any"),
        once_a_turn(
            "unlock",
            "move 1 blood to a vampire of another Methuselah",
            TradeBlood(),
            declares=(
                Choose(Which("vampire", ANYWHERE, "you", blood="some"), "giver"),
                Choose(Which("vampire", ANYWHERE, "others")),
            ),
            by="active",
        ),
        Upon(
            "enters play",
            (WithEach(Which("card", ANYWHERE, called="boon"), (Burn("target"),)),),
            about="this",
        ),
        sentences="47f0e3 2cc25f ceda6a",
    ),
    event_card(
        "Blood Weakens",
        Standing("Discipline cards kept back", 1, Which(where=IN_PLAY, unmarked=_STRENGTHENED)),
        Upon("has diablerized", (MarkDiablerist(_STRENGTHENED),)),
        Upon(
            "card played",
            (WithEach(Which("vampire", IN_PLAY, mark=_STRENGTHENED), (Mark(_STRENGTHENED, value=""),)),),
            (Is("it", Which("event", called="gehenna")),),
        ),
        sentences="056040 4d3673",
    ),
    event_card(
        "Blood Cult Awareness Network",
        Standing("stealth", -1, Which(where=IN_PLAY), conditions=_BROUGHT_BLOOD, in_action=True),
        Standing("action blood or life", 1, Which(where=IN_PLAY), conditions=_BROUGHT_BLOOD),
    ),
    event_card(
        "Dragonbound",
        Upon(
            "discard phase", (ForEachMethuselah("active", (BurnPool(Counted(Which("vampire", ("torpor",), "you"))),)),)
        ),
        sentences="76a5f3",
    ),
    event_card(
        "Edge Explosion",
        Standing("one power besides", 1, Which("imbued", IN_PLAY)),
        Upon(
            "after resolution",
            (
                By(
                    "acting",
                    (
                        May(
                            (Mark(_EXPLODED, "minion"), GainConviction(("ash heap",))),
                            "gain a conviction from your ash heap?",
                        ),
                    ),
                ),
            ),
            (Successful(), Is("acting", Which("imbued", IN_PLAY, unmarked=_EXPLODED))),
        ),
        sentences="856971 0b06f6 b1ee48",
    ),
    event_card(
        "Fall of the Camarilla",
        Standing("no Camarilla", 1, Which("vampire", ("ready", "torpor", "uncontrolled"))),
        *_CLAIMED,
        sentences="dc2fdd a41660",
    ),
    event_card(
        "Fall of the Sabbat",
        Standing("no Sabbat", 1, Which("vampire", ("ready", "torpor", "uncontrolled"))),
        *_CLAIMED,
        conditions=(Not(There(Which("vampire", words=("black hand",)))),),
        sentences="d9beaf 0c67f7 df450f",
    ),
    event_card(
        "Anthelios, The Red Star",
        for_master_action("exchange a master card", Exchange(Which("master", ("ash heap",))), by="active", once="turn"),
    ),
    event_card(
        "Bitter and Sweet Story, The", Standing("hand size", CountOf("victory points", 2), whose="any", theirs=True)
    ),
    event_card(
        "Break the Code",
        Standing("intercept", -1, Which("imbued"), conditions=(Is("acting", Which("monster")),)),
        attack("enter combat with an imbued", Which("imbued", whose="others"), by=Which("monster")),
    ),
    event_card(
        "Conquest of Humanity",
        Usable(
            "a location of your prey’s is burned or paid for",
            ("unlock",),
            (
                By(
                    "target",
                    (
                        either(
                            Alternative("burn 2 pool", (BurnPool(2, paid=True),)),
                            Alternative("burn the location", (Burn("target"),)),
                        ),
                    ),
                ),
            ),
            (Choose(Which("location", ANYWHERE, "prey")),),
            by="active",
            once="turn",
        ),
        sentences="55b693 de7d96",
    ),
    event_card(
        "Dr. Marisa Fletcher, CDC",
        Upon("unlock phase", (Count(2, who="this"),), turn="yours"),
        Upon(
            "as blocked",
            (Burn("acting"), Count(-1000, who="this")),
            (
                ActionIs(("hunt",)),
                Is("acting", Which("vampire")),
                AtLeast(CountersOn(who="this"), CapacityOf("acting", plus=1)),
            ),
        ),
    ),
    event_card(
        "FBI Special Affairs Division",
        Upon(
            "burned",
            (
                Count(1, who="this"),
                AfterCombat((Inflict(2, "acting", unpreventable=True, environmental=True),)),
                If((AtLeast(CountersOn(who="this"), 4),), (Burn("this"),)),
            ),
            (BurnedByActing(),),
        ),
    ),
    event_card(
        "Fourth Cycle, The",
        Standing("no Gehenna events", 1, whose="any"),
        Upon(
            "enters play",
            (
                WithEach(Which("event", ("in play",), other=True, words=("gehenna",)), (Burn("target"),)),
                WithEach(Which("conviction", ANYWHERE), (Burn("target"),)),
                WithEach(Which("vampire", most=3), (ToTorpor("target"),)),
            ),
            about="this",
        ),
        sentences="21d47e a1ef93",
    ),
)
