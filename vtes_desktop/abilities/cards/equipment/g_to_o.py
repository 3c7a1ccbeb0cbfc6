"""Equipment, G to O: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.asked import CardAskedRequires, requires_one
from vtes_desktop.abilities.cards.equipment.alike import *
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.stored import BURNED_EMPTY, FindToKeep
from vtes_desktop.abilities.cards.virtues import PutVirtue
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules.combat.maneuvers import may_commit
from vtes_desktop.rules.playing.hands import draw
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place


class MayStillCommit(Condition, frozen=True):
    """The minion's first strike of the round is not chosen yet, and may still be bound to the card (sec. 6.4.2)."""

    said = "this minion’s first strike of the round may still be bound to this card"

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if game.fight is None or minion is None or game.combat.step not in ("before range", "range", "before strikes"):
            return False
        return may_commit(game.fight, minion, here.source.id)


class Sift(Word, frozen=True):
    """Draw up to 3 cards without discarding, then move as many from the hand to the bottom of the library."""

    said = "you draw up to 3 cards, and put as many from your hand on the bottom of your library"

    def do(self, here: Here) -> Procedure[None]:
        """Ask how many, and then which; nobody else sees them."""
        game, seat = here.game, here.seat
        there = min(3, len(game.table.pile(seat, "library")))
        options = [Option("amount", f"Draw {number}", amount=number) for number in range(there + 1)]
        amount = (yield from here.ask("amount", "how many cards?", options, "1.6.1", seat=seat)).amount
        drawn = yield from draw(game, seat, amount)
        for left in range(drawn, 0, -1):
            hand = [Option("bottom", game.name(copy), copy.id) for copy in game.pile(seat, "hand")]
            option = yield from here.ask(
                "bottom", f"which card goes to the bottom of your library? ({left} left)", hand, "1.6.1", seat=seat
            )
            copy = game.copy(option.copy)
            game.doing.move_card(copy, Place(copy.owner, "library"), len(game.table.pile(seat, "library")))
        if drawn:
            game.say(
                game.who(seat), f" moves {so_many(drawn, 'card', 'cards')} to the bottom of the library", seat=seat
            )


class BurnOnBearer(Word, frozen=True):
    """The cards on the bearer that require one of these are burned."""

    codes: tuple[str, ...]
    clans: tuple[str, ...]

    def act(self, here: Here) -> None:
        game = here.game
        for bearer in here.copies("bearer"):
            for below in list(bearer.attached):
                copy = game.copy(below)
                level = copy.marks.get("level", "").lower()
                if copy.kind == "library" and requires_one(game.card(copy), level, self.codes, self.clans):
                    game.burn(copy)

    def aloud(self) -> str:
        needs = [*self.clans, *(discipline_name(code) for code in self.codes)]
        return f"the cards on its bearer that require {together(needs, 'or')} are burned"


_MADNESS: Final = (("dem", "ser"), ("Malkavian", "Malkavian antitribu"))
ULAIN: Final = ("aus", "chi", "dom", "pre", "ser")


class AskAloud(Word, frozen=True):
    """You ask the chosen Methuselah a question of yes or no aloud, and she answers it."""

    said = "you ask the chosen Methuselah a question aloud, and she answers yes or no"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs("chosen"):
            question = f"{game.seat_name(here.seat)} asks you aloud by {game.name(here.source)}: what do you answer?"
            yes = yield from game.confirm(seat, "ask", question, "1.6.1", here.source.id)
            game.say(game.who(seat), f" answers {'yes' if yes else 'no'}", seat=seat)


CARDS: Final[tuple[Named, ...]] = (
    equipment_card(
        "Garrote",
        Usable(
            "burn it to burn the opposing vampire",
            ("going to torpor",),
            (Burn("this"), InsteadOfTorpor("burned")),
            conditions=(
                Strikes(),
                IsReady("minion"),
                Is("opponent", Which("vampire")),
                GoesToTorpor(),
                GoesToTorpor("minion", yes=False),
            ),
            by="bearer",
        ),
        sentences="21a2fa 727efa",
    ),
    equipment_card(
        "Gran Madre di Dio, Italy",
        Upon(
            "enters play",
            (
                Lock("it"),
                If((Is("minion", Which("vampire")), Is("it", Which("vampire", age="younger"))), (BurnBlood("it"),)),
            ),
            (Is("it", Which("minion")), ItsMethuselah("neighbours"), Not(PhaseIs("unlock"))),
            torpid=True,
        ),
        sentences="cf5ea6 f58539",
    ),
    equipment_card(
        "Guarded Rubrics",
        Price(1, creature="gehenna", payer="any", conditions=(IsReady("minion"),)),
        InPlayAction("bleed", (), "bleed", bleed=2, by=VAMPIRE_BEARING, blood=1),
        sentences="8c59b6 82e956",
    ),
    equipment_card(
        "Heart of Nizchetus",
        Usable(
            "draw up to 3 cards, then move as many to the bottom",
            ("unlock",),
            (Sift(),),
            conditions=(IsReady("minion"),),
            turn="yours",
            by="bearer",
            once="turn",
        ),
    ),
    # Locked when it is equipped, not when it is put on somebody otherwise (ruling LSJ 20100119).
    equipment_card("Helicopter", Upon("equipped", (Lock("this"),), about="this"), sentences="1026b2"),
    equipment_card(
        "Improvised Flamethrower",
        Upon(
            "damaged",
            (Burn("this"), Inflict(2, "minion", aggravated=True, environmental=True)),
            (RangeIs("long"), HurtBy()),
            about="minion",
            by="bearer",
        ),
        sentences="d1417d",
    ),
    equipment_card(
        "Incriminating Videotape",
        Standing("cannot block", 1, Which("minion", IN_PLAY, chosen="remembered"), conditions=(Acting(),)),
        chosen_at_last(Which("minion", IN_PLAY, "prey")),
        declares=(Choose(Which("minion", IN_PLAY, "prey")),),
        sentences="6e5efa c6a7d2",
    ),
    equipment_card(
        "Inveraray, Scotland",
        Standing("bleed", BloodOn("this"), conditions=(Is("minion", Which("vampire")),)),
        InPlayAction(
            "move 1 blood to it",
            (
                If(
                    (Not(AtLeast(BloodOn("this"), 3)), AtLeast(BloodOn("minion"), 1)),
                    (BurnBlood("minion"), AddBlood("this")),
                ),
            ),
            by=Which("vampire", own=True),
            conditions=(Not(AtLeast(BloodOn("this"), 3)), AtLeast(BloodOn("minion"), 1)),
        ),
        sentences="990078 d2cf2d",
    ),
    equipment_card(
        "Joumlon's Axe",
        Usable(
            "cancel the grapple, and strike with it",
            ("as played",),
            (Cancel(), If((NotStruckWith(),), (CommitToThis(),))),
            conditions=(OpponentPlays(("grapple",)), AnyOf((Not(NotStruckWith()), MayStillCommit()))),
            by="bearer",
            once="combat",
        ),
        sentences="e02ec3",
    ),
    equipment_card(
        "Kevlar Vest",
        Usable(
            "prevent 1 damage of a gun",
            ("prevention",),
            (Prevent(1, "guns"),),
            conditions=(NotUsed((2,)),),
            by="bearer",
            once="combat",
        ),
        Usable(
            "prevent 1 more damage of a gun",
            ("prevention",),
            (Prevent(1, "guns"),),
            conditions=(NotUsed((2,)), Not(NotUsed((0,)))),
            by="bearer",
            once="combat",
        ),
        Usable(
            "prevent 1 damage",
            ("prevention",),
            (Prevent(1),),
            conditions=(NotUsed((0, 1)),),
            by="bearer",
            once="combat",
        ),
        sentences="0d7e0f",
    ),
    equipment_card("Kerrie", THROWN, sentences="f3ef5a"),
    equipment_card(
        "Leather Jacket",
        Usable("burn it to prevent all damage", ("prevention",), (Prevent(1000, "strikes"), Burn("this")), by="bearer"),
        sentences="0ea46f",
    ),
    equipment_card(
        "Living Manse",
        Usable(
            "burn it to end the combat",
            ("before range",),
            (Burn("this"), EndCombat()),
            conditions=(Fights("minion"), Is("minion", Which("vampire"))),
            by="bearer",
        ),
        sentences="865a98",
    ),
    equipment_card(
        "Lyndhurst Estate, New York",
        Usable(
            "burn X blood: X votes",
            ("polling",),
            (BurnBlood("minion", Number()), GainVotes(Number(), "minion")),
            (ChooseNumber(1, BloodOn("minion"), "x", "blood"),),
            (POLITICAL, HasBlood(), IsReady("minion")),
            by="bearer",
            once="action",
        ),
        sentences="97abcc",
    ),
    # Nor can the bearer choose itself for such a card (ruling).
    equipment_card(
        "Martinelli's Ring",
        Standing("warded", 1, conditions=(CardAskedRequires(*_MADNESS),), torpid=True),
        *upon(("enters play", *LOOKED_AT), (BurnOnBearer(*_MADNESS),), torpid=True),
        sentences="5c7fd4",
    ),
    equipment_card(
        "Meat Hook",
        Usable(
            "burn 1 blood to strike: destroy it, with first strike",
            ("choose strike",),
            (MakeStrike(Blow("effect", first=True)), StrikeDoes("hits", (Burn("this"),))),
            conditions=(Is("minion", Which("vampire", discipline="pot")), RangeIs("close")),
            by="opponent",
            blood=1,
        ),
        upon_strike(
            If(
                (RangeIs("close"),),
                (StrikeDoes("hits", (If((NotUsed((-1,)),), (UseUp(), GiveExtra("press", only="continue"))),)),),
            )
        ),
        sentences="8852d6 96b850",
    ),
    equipment_card(
        "Mokolé Blood",
        Upon("equipping", (FindToKeep("ser", 4, "Ministry"),), about="this"),
        *BURNED_EMPTY,
        sentences="7974a2 a58f3e 889621",
    ),
    equipment_card(
        "Monocle of Clarity",
        Usable(
            "ask a question aloud",
            ("unlock",),
            (AskAloud(),),
            (ChooseMethuselah("others"),),
            (IsReady("minion"),),
            turn="yours",
            once="turn",
        ),
        sentences="64c36b 4a2b27 4d88eb",
    ),
    equipment_card(
        "Mummy's Tongue",
        Usable(
            "burn it: a vampire is locked and stays so",
            ("master",),
            (Burn("this"), StayLocked("target", stun=True)),
            (Choose(Which("vampire", IN_PLAY)),),
            (Is("minion", Which("vampire")),),
            turn="yours",
            by="bearer",
        ),
        sentences="59ab68 09d653",
    ),
    equipment_card("Learjet", Standing("draws one more", 1, conditions=(Acting(),)), sentences="31ce71"),
    equipment_card(
        "Nightstick",
        Usable(
            "strike: prevent 3 damage",
            ("choose strike",),
            (MakeStrike(Blow("effect")), StrikeDoes("resolves", (ShieldFrom("hands and melee weapons", amount=3),))),
            conditions=(NotStruckWith(),),
            by="bearer",
        ),
        sentences="d06946",
    ),
    equipment_card(
        "Orb of Ulain",
        Standing("protected", 1, conditions=(AnnouncedWith(ULAIN), Is("minion", Which("ally")))),
        Price(
            1,
            "blood",
            types=("Reaction",),
            disciplines=ULAIN,
            payer="any",
            conditions=(Acting(), Is("minion", Which("ally"))),
        ),
        sentences="facdbd 94819a",
    ),
    equipment_card(
        "Nkishi",
        Usable(
            "a master phase action: put an Aye or an Orun on this Laibon",
            ("master",),
            (Spend("master phase action"), PutVirtue(("Aye", "Orun"), "minion")),
            conditions=(Is("minion", Which("vampire", IN_PLAY, words=("laibon",))),),
            turn="yours",
            torpid=True,
        ),
        sentences="a73c56",
    ),
)
