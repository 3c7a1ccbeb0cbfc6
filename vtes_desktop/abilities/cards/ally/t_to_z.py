"""Allies: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.action.alike import Borne, ChooseBorne
from vtes_desktop.abilities.cards.ally.alike import equips
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.requirements import cost_in_play


class LifeLost(Measure, frozen=True):
    """As much life as the card has fewer than it started with."""

    said = "the life that this card has fewer than it started with"

    def of(self, here: Here) -> int:
        return max(0, max(1, minions.facts(here.game, here.source).life) - here.source.blood)


class Hurt(Condition, frozen=True):
    """The card itself is being inflicted damage that is not aggravated."""

    said = "damage that is not aggravated is being inflicted on this card"

    def holds(self, here: Here) -> bool:
        hurt = here.game.hurt
        return hurt is not None and hurt.copy is here.source and hurt.normal > 0


class SufferNoNormal(Word, frozen=True):
    """The damage that is being inflicted is reduced to what of it is aggravated, which is no prevention."""

    said = "what is not aggravated of the damage is not inflicted"

    def act(self, here: Here) -> None:
        if (hurt := here.game.hurt) is not None:
            hurt.normal = 0
            hurt.settle()


_GEAR: Final = Which("equipment", IN_PLAY, attached=True)
_RAVNOS: Final = Which("vampire", IN_PLAY, clans=("Ravnos",))


class BurnForBlood(Word, frozen=True):
    """The chosen equipment is burned, and the vampire that bore it gains as much blood as that costs, or 1."""

    said = "the chosen card is burned, and the vampire that bore it gains as much blood as it costs, 1 for none"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies("target"):
            bearer = game.table.copies.get(copy.place.on)
            cost = max(1, cost_in_play(game, copy, "pool"), cost_in_play(game, copy, "blood"))
            game.burn(copy)
            if bearer is not None and game.in_play(bearer):
                minions.drain(game, bearer)
                minions.give_blood(game, bearer, cost)


CARDS: Final[tuple[Named, ...]] = (
    ally_card(
        "Terrorists", equips("search for a Bomb", Which("equipment", name="Bomb")), sentences="fce06e 1efabd aea41f"
    ),
    ally_card(
        "Tunnel Runner",
        Standing("stolen life hurts", 1),
        Usable(
            "burn 1 life: +1 stealth",
            DURING_ACTION,
            (AddStealth(needed=True),),
            conditions=(Acting("this"), StealthNeeded()),
            blood=1,
        ),
        Upon(
            "successful bleed", (May((LookAt("hand", "target"),), "look at the hand of who was bled?"),), about="this"
        ),
        sentences="79c29c 5f827f fa0742",
    ),
    ally_card(
        "Tutu the Doubly Evil One",
        act_on(
            Which("equipment", ("torpor",), "others", attached=True, on_vampire=True),
            "steal equipment from a vampire in torpor",
            TakeControl("target"),
        ),
        sentences="a713e0",
    ),
    ally_card(
        "Tye Cooper",
        act_on(
            Which("minion", ("torpor",)),
            "burn a minion that is not ready",
            Burn("target"),
            Choose(Which("library card", ("ash heap",), "you"), "card", least=0),
            Return("card"),
        ),
        sentences="34ae61",
    ),
    ally_card(
        "Underbridge Stray",
        Usable("press", ("press",), (BurnBlood("this"),), conditions=(Is("both", Which("minion", whose="you")),)),
        Usable(
            "burn it to unlock a ready minion you control",
            ("as announced", "before block", "block attempt", "after blocks", "before resolution"),
            (Burn("this"), Unlock("target")),
            (Choose(Which("minion", whose="you", locked=True)),),
            (DirectedAtYou(), Not(Same("blocker", "this"))),
            once="action",
        ),
        sentences="d953b7 dae14a",
    ),
    ally_card(
        "Valerie Diaz, Antigen Commander",
        Usable(
            "immune to what is not aggravated",
            ("prevention",),
            (SufferNoNormal(),),
            conditions=(Fights("this"), Is("opponent", Which("vampire")), Hurt()),
            pool=1,
            once="round",
        ),
        Upon(
            "combat is over",
            (May((Unlock("this"), MARK), "unlock"),),
            (ONCE, Fights("this"), Not(IsUnlocked()), Is("opponent", Which("vampire")), Not(IsReady("opponent"))),
        ),
        sentences="6f5de6 90e880",
    ),
    ally_card(
        "Veneficti",
        act_on(Which("ally", IN_PLAY, "others", words=("demon",)), "steal a demon ally", TakeControl("target")),
        act_on(Which("retainer", IN_PLAY, words=("demon",)), "burn a demon retainer", Burn("target"), other_way=True),
        Standing("protected from capacity", 6),
        sentences="6221eb 15a8c2",
    ),
    ally_card(
        "Vivienne Géroux",
        InPlayAction(
            "give another Methuselah control of her",
            (TakeControl("this", "chosen"),),
            declares=(ChooseMethuselah("others"),),
            by=Which("vampire", whose="you"),
        ),
        sentences="b2b577",
    ),
    ally_card(
        "Vozhd of Gravesend, The",
        Usable(
            "burn 1 life: cancel the strike card",
            ("as played",),
            (Cancel(),),
            conditions=(OpponentPlays(("strike",)),),
            blood=1,
            once="combat",
        ),
        sentences="e2750c",
    ),
    ally_card(
        "Vozhd of Juiz de Fora, The",
        Usable(
            "steal blood from a Tzimisce",
            ("unlock",),
            (
                ChooseNumber(1, LifeLost(), "stolen", "blood"),
                If(
                    (AtLeast(BloodOn("target"), Number("stolen")),),
                    (GiveBlood("target", "this", Number("stolen")),),
                    (GiveBlood("target", "this", BloodOn("target")),),
                ),
            ),
            (Choose(Which("vampire", IN_PLAY, "you", clans=("Tzimisce",), blood="some")),),
            (AtLeast(LifeLost(), 1),),
            turn="yours",
            once="turn",
        ),
        sentences="ed8085",
    ),
    ally_card(
        "Vozhd of Sofia, The",
        Usable(
            "discard an ally or retainer for 2 life",
            ("unlock",),
            (Discard(Which("ally|retainer")), AddBlood("this", 2)),
            turn="yours",
            once="turn",
        ),
        sentences="d69554",
    ),
    ally_card(
        "Vozhd of Szczecin, The",
        Usable(
            "discard a card that requires Protean: prevent 2 damage",
            ("prevention",),
            (Discard(Which("card", needs="pro")), Prevent(2)),
            conditions=(Fights(),),
            once="combat",
        ),
        Usable(
            "burn 1 blood: it unlocks",
            MINION_PHASE,
            (Unlock("this"),),
            conditions=(Is("this", Which("ally", locked=True)),),
            turn="others",
            once="turn",
            each=Which("vampire", IN_PLAY, "you", clans=("Tzimisce",)),
            blood=1,
        ),
        sentences="f491fe 65c2e8",
    ),
    ally_card(
        "Walks-With-Might",
        Standing("damage taken", -1),
        Price(1, types=("Master",), payer="you"),
        sentences="69a0da 991f3a",
    ),
    ally_card("Wendell Delburton", Standing("strike damage", 2, conditions=(StrikeWith("melee"),)), sentences="b1a280"),
    ally_card("Werewolf Pack", Standing("no damage", 1, conditions=(StrikeWith("melee"),)), sentences="6a11d0"),
    ally_card(
        "Young Bloods",
        Upon(
            "burned",
            (
                If(
                    (Fights("this"), Is("opponent", Which("vampire", IN_PLAY, "others"))),
                    (AddBlood("opponent", 2),),
                    (
                        If(
                            (ActionTargets("this"), Is("acting", Which("vampire", IN_PLAY, "others"))),
                            (AddBlood("acting", 2),),
                        ),
                    ),
                ),
            ),
            about="this",
        ),
        sentences="583f90",
    ),
    ally_card(
        "Tara, The Hollow One",
        InPlayAction(
            "burn equipment on a Ravnos, who gains blood",
            (If((Borne(_GEAR, _RAVNOS),), (BurnForBlood(),)),),
            declares=(ChooseBorne(_GEAR, _RAVNOS),),
            by=OWN,
        ),
        sentences="46a8ce",
    ),
)
