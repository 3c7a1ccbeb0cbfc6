"""Master cards, R: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.master.p_to_q import STOLEN
from vtes_desktop.abilities.cards.phrases import _ChooseThere
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.strikes import reaches
from vtes_desktop.rules.minion.basic_actions import bled_hard
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.titles.titles import gain_title
from vtes_desktop.rules.torpor.diablerie import COMMITTED_IN
from vtes_desktop.rules.turn.since import since_last_turn
from vtes_desktop.table.table import Copy


class ChooseThreatened(_ChooseThere, frozen=True):
    """Choose a vampire that an opposing minion is about to strike with aggravated damage: the strike is chosen, and
    reaches at the range (sec. 6.4.3, 6.4.6)."""

    said = "choose a vampire at whom the opposing minion’s chosen strike, which reaches, is aggravated damage"
    question = "on which vampire?"

    def there(self, here: Here) -> list[Copy]:
        game, fight = here.game, here.game.fight
        if fight is None:
            return []
        aggravated = [each for each in fight.chosen if each.aggravated and each.kind in ("hand", "weapon", "damage")]
        strikers = [each.minion for each in aggravated if reaches(game, each)]
        vampires = [copy for copy in fight.both if minions.is_vampire(game, copy) and fight.other(copy) in strikers]
        return [copy for copy in vampires if not minions.is_immune(game, copy, here.source)]


class RegentFalls(Word, frozen=True):
    """The card moves to the Sabbat vampire that diablerizes the one which bears it, with the title that it stands
    for."""

    said = "this card and its title move to the Sabbat vampire that commits diablerie"

    def act(self, here: Here) -> None:
        game, heir = here.game, here.game.passing.now.diablerist
        if here.minion is not None and heir is not None and minions.sect(game, heir) == "Sabbat":
            for name in ("title", "title card", "title votes", "contested title"):
                minions.mark(game, here.minion, name, "none" if name == "title" else "")
            gain_title(game, heir, "regent", here.source)


A_CONVICTION: Final = Choose(Which("conviction", whose="you"), "conviction")


class ChooseBleeder(_ChooseThere, frozen=True):
    """Choose a minion that has bled you successfully for more than 1 pool since your last turn."""

    said = "choose a minion in play that has bled you for more than 1 pool since your last turn"
    question = "which minion?"

    def there(self, here: Here) -> list[Copy]:
        table, mark = here.game.table, bled_hard(here.seat)
        return [
            copy
            for copy in found(here, Which("minion", IN_PLAY))
            if since_last_turn(table, int(copy.marks.get(mark, -1000)))
        ]


CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Rack, The",
        Usable(
            "the chosen vampire gains 2 blood",
            ("unlock",),
            (AddBlood("remembered", 2),),
            # Not one that is banished or contested, whom it feeds again once it is back (ruling).
            conditions=(There(Which("vampire", IN_PLAY, "you", chosen="remembered")),),
            turn="yours",
            once="turn",
        ),
        # Who controls the vampire chooses, in the unlock phase of who controls the location (ruling).
        Usable(
            "your vampire that was chosen gains 2 blood",
            ("unlock",),
            (AddBlood("remembered", 2),),
            conditions=(TurnOf("holder"),),
            each=Which("vampire", IN_PLAY, "others", chosen="remembered"),
            once="turn",
        ),
        STOLEN,
        Upon(
            "changes controller",
            (Mark(CHOSEN, "this", ""), Choose(Which("vampire", whose="you")), Remember("target")),
            about="this",
        ),
        # To choose is to target (ruling on Secure Haven): it is declared.
        declares=(Choose(Which("vampire", whose="you")),),
        words=(PutInPlay(), Remember("target")),
    ),
    master_card(
        "Ravager",
        Standing(
            "cannot block",
            1,
            Which(words=("non-changeling",)),
            conditions=(Acting(kinds=("hunt",), directed=False), Is("minion", Which("vampire", clans=("Kiasyd",)))),
        ),
        sentences="0e10a8",
    ),
    master_card(
        "Ravnos Cache",
        once_a_turn(
            "master", "move 1 pool and 1 counter of the bank to it", BurnPool(1, paid=True), Count(2, who="this")
        ),
        *pool_or_blood(
            Price(
                0, types=("Equipment",), payer="any", of=Which(whose="you"), optional=True, spends=("lock", "counters")
            )
        ),
        sentences="e27069 c73ebe",
    ),
    master_card(
        "Ravnos Carnival",
        Price(
            0,
            "blood",
            types=ACTION_CARDS,
            payer="any",
            of=Which("vampire", IN_PLAY, "you", clans=("Ravnos",)),
            optional=True,
            spends=("counters",),
            announced=True,
        ),
        sentences="59099f",
    ),
    master_card(
        "Rebel",
        *feeds_once(
            ("as blocked",),
            Same("blocker"),
            AnyOf((Is("acting", Which("vampire", words=("titled",))), POLITICAL)),
        ),
        sentences="bbf465",
    ),
    master_card("Recruitment", words=(Search(Which("vampire"), "crypt"),)),
    master_card(
        "Realm of the Black Sun, The",
        Upon(
            "pool gained",
            (OncePerTurn("The Realm of the Black Sun", (May((GainPool(),), "gain 1 pool"),)),),
            (PhaseIs("master"), TurnOf("prey"), ItsMethuselah("prey")),
        ),
        sentences="88aabd",
    ),
    master_card(
        "Regent",
        hunted(Which("vampire", words=("sabbat",))),
        Upon("diablerized", (RegentFalls(),), about="minion", torpid=True),
        on=Which("vampire", IN_PLAY, "you", words=("sabbat",), least=8),
    ),
    master_card(
        "Remover",
        InPlayAction(
            "lock a card",
            (Lock("target"),),
            stealth=1,
            declares=(Choose(Which("card", ANYWHERE)),),
            by=VAMPIRE_BEARING,
        ),
        sentences="0e0997",
    ),
    master_card(
        "Rogue",
        hunted(Which("vampire")),
        Standing("stealth", 1, Which("vampire", discipline="aus"), conditions=(ActionOfThis(),), in_action=True),
        on=Which("vampire", IN_PLAY, since=COMMITTED_IN),
    ),
    master_card(
        "Rose Foundation, The",
        for_locking(
            "burn a conviction: -1 bleed",
            ("before block", "block attempt", "after blocks"),
            Burn("conviction"),
            AddBleed(-1),
            declares=(A_CONVICTION,),
            conditions=(Bled(so_far=True), BleedsWhom("you")),
        ),
        for_locking(
            "burn a conviction: 2 votes", ("polling",), Burn("conviction"), GainVotes(2), declares=(A_CONVICTION,)
        ),
        sentences="cf283e",
    ),
    master_card(
        "Rötschreck",
        Standing("stays locked", 1),
        Upon("unlock phase", (Burn("this"),), turn="yours", by="bearer", torpid=True),
        when=Timing(frozenset({"strikes chosen"})),
        declares=(ChooseThreatened(),),
        words=(PutOn("target"), EndCombat(), AfterCombat((Lock("target"), ToTorpor("target")))),
    ),
    master_card(
        "Rumor Mill, Tabloid Newspaper, The",
        for_locking(
            "a vampire can burn 1 blood to get +1 intercept",
            ("block attempt",),
            By(
                "target",
                (
                    Grant(
                        "burn 1 blood: +1 intercept",
                        ("block attempt",),
                        (AddIntercept("minion"),),
                        (InterceptNeeded(Which("vampire", own=True)),),
                        blood=1,
                    ),
                ),
            ),
            declares=(Choose(Which("vampire")),),
            conditions=(InterceptNeeded(Which("vampire")),),
        ),
        sentences="53a9b5",
    ),
    master_card(
        "Redeem the Lost Soul",
        declares=(Choose(Which("vampire", ("ash heap",), "you")),),
        words=(GainPool(CapacityOf("target", half=True, down=True)), RemoveFromGame("target")),
    ),
    master_card(
        "Ruins of Charizel",
        Usable(
            "burn X counters: X less bleed against you",
            DURING_ACTION,
            (Count(Number("number", -1), who="this"), AddBleed(Number("number", -1))),
            (ChooseNumber(1, CountersOn(who="this"), what="counters"),),
            (ActionIs(("bleed",)), DirectedAtYou(), HAS_COUNTER),
            once="action",
        ),
        Upon("unlocked for pool", (Count(who="this"),), turn="yours"),
        Upon("discard phase", (Count(-1000, who="this"),), (TurnOf("predator"),)),
        sentences="e155e6 4b221d a05e3d",
    ),
    master_card(
        "Retribution",
        declares=(ChooseBleeder(),),
        words=(Inflict(3, "target", unpreventable=True, environmental=True),),
    ),
)
