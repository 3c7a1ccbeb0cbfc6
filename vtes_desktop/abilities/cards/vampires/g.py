"""Vampires, G: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.minion.basic_actions import resolve_hunt
from vtes_desktop.rules.playing.entering import CHOSEN
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place

NO_FRENZY: Final = Standing("no frenzy", 1, torpid=True)


class AnyActed(Condition, frozen=True):
    """Any minion has performed an action in this turn, successful or not; one that was cancelled does not count."""

    said = "a minion has performed an action in this turn"

    def holds(self, here: Here) -> bool:
        return here.game.taken.all > 0


class BackOnCrypt(Word, frozen=True):
    """A chosen card of a crypt goes to the top of that."""

    said = "the chosen card goes to the top of its owner’s crypt"

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies("target"):
            game.say(game.doing.name(copy), " goes to the top of the crypt", seat=here.seat)
            game.doing.move_card(copy, Place(copy.owner, "crypt"), 0)


_FOUNDED: Final = (AtLeast(CountersOn("founder"), 4),)


def _pairs(here: Here) -> dict[int, list[Copy]]:
    """The cards of which two or more copies lie in your prey's ash heap."""
    found: dict[int, list[Copy]] = {}
    for prey in here.methuselahs("prey"):
        for copy in here.game.pile(prey, "ash heap"):
            found.setdefault(copy.card, []).append(copy)
    return {card: copies for card, copies in found.items() if len(copies) > 1}


class ChoosePair(Word, frozen=True):
    """Choose two copies of the same card in your prey's ash heap."""

    said = "choose two copies of the same card in your prey’s ash heap"

    def can(self, here: Here) -> bool:
        return bool(_pairs(here))

    def do(self, here: Here) -> Procedure[None]:
        pairs = _pairs(here)
        options = [Option("target", here.game.name(each[0]), each[0].id) for each in pairs.values()]
        option = yield from here.ask("target", "copies of which card are removed?", options, "6.1.2")
        here.chosen["pair"] = pairs[here.game.copy(option.copy).card][:2]


class HuntForPair(Word, frozen=True):
    """Two chosen copies are removed from the game, for which the minion hunts for more; not where one is gone."""

    more: int

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        pair = [copy for copy in here.copies("pair") if copy.place.region == "ash heap"]
        if len(pair) < 2:
            return
        for copy in pair:
            game.say(game.doing.name(copy), " is removed from the game", seat=here.seat)
            game.remove(copy)
        yield from resolve_hunt(game, 1 + self.more)

    def aloud(self) -> str:
        return (
            f"if both still lie there, they are removed from the game, and this minion hunts with {self.more:+} blood"
        )


class BurnUncontrolled(Word, frozen=True):
    """An uncontrolled minion is burned, and the blood on it goes to its Methuselah's pool."""

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies("target"):
            if copy.place.region != "uncontrolled":
                continue
            seat = copy.controller
            name = game.doing.name(copy)
            if copy.blood:
                game.say(f"{copy.blood} blood from ", name, " goes to the pool of ", game.who(seat), seat=seat)
            game.move_blood(m.Purse("card", copy.id), m.Purse("pool", seat), copy.blood)
            game.burn(copy)

    def aloud(self) -> str:
        return "if the chosen card is still uncontrolled, it is burned, its blood going to its Methuselah’s pool"


_HOME: Final = "home"
"""By what a Grotesque remembers its location."""


class ChooseHome(Word, frozen=True):
    """Choose a location that you control and that no other card of this name in play remembers; the card remembers
    it."""

    def _there(self, here: Here) -> list[Copy]:
        game, card = here.game, here.source.card
        others = [copy for copy in game.lying_in_play() if copy.card == card and copy is not here.source]
        taken = {copy.marks.get(CHOSEN) for copy in others}
        return [copy for copy in found(here, Which("location", ANYWHERE, "you")) if str(copy.id) not in taken]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        options = here.game.targets(self._there(here))
        yield from choose_target(here, "which location?", options, _HOME)
        if options:
            yield from Remember(_HOME).do(here)

    def aloud(self) -> str:
        return "choose a location of yours that no other card of this name in play remembers; this card remembers it"


class HasHome(Condition, frozen=True):
    """The location that the card remembers is in play, and yours."""

    said = "the location that this card remembers is in play and under your control"

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            game.in_play(copy) and copy.controller == here.seat and is_kind(here, "location", copy)
            for copy in here.copies("remembered")
        )


CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Ganhuru",
        Upon("successful bleed", (GainPool(),), (There(Which("vampire", name="Ubende")), BleedsWhom("prey")), "minion"),
        sentences="20c96b",
    ),
    # More votes in political actions: not as a blood hunt is called, which is none (sec. 6.3, 6.5.5).
    vampire("Genevieve", Standing("votes", 1, conditions=(POLITICAL,)), sentences="ad9994"),
    # It is not directed (ruling), though what it removes is another's.
    vampire(
        "Giovanni del Georgio",
        InPlayAction("hunt", (HuntForPair(2),), "hunt", 1, declares=(ChoosePair(),)),
        sentences="77685a",
    ),
    vampire(
        "Gaspare Giovanni",
        once_a_turn(
            "master",
            "put a vampire of your ash heap on top of your crypt",
            BackOnCrypt(),
            declares=(Choose(Which("vampire", ("ash heap",), "you")),),
            blood=2,
            torpid=True,
        ),
        sentences="9a96c8",
    ),
    vampire(
        "Gathii",
        Usable(
            "reveal the top card of your library",
            IN_ACTION,
            (RevealTop("Master", (BurnBlood("minion"),), (AddStealth(needed=True),)),),
            conditions=(Acting(),),
            once="action",
            torpid=True,
        ),
        sentences="8a08c3 c3928c",
    ),
    vampire("Gaël Pilet", Standing("most intercept", 1), sentences="38b76a"),
    vampire(
        "Gemini",
        once_a_turn(
            "unlock",
            "move a blood from an uncontrolled minion of your prey to its pool",
            BurnBlood("target"),
            GainPool(1, "prey"),
            declares=(ChooseInfluenced("prey", imbued=True),),
            conditions=(READY,),
        ),
        sentences="5bfe60",
    ),
    # As often as it can be paid (ruling).
    vampire(
        "General Perfidio Díos",
        Usable(
            "unlock and attempt to block",
            ("before block", "after blocks"),
            (Unlock("minion"), AttemptToBlock("minion")),
            conditions=(
                Not(Is("acting", Which(whose="you"))),
                ActionTargets(which=Which("location", (*IN_PLAY, "in play"), "you")),
                BlockMayBegin("minion", spent=1),
            ),
            blood=1,
        ),
        sentences="7af31b",
    ),
    vampire(
        "Gengis",
        Standing("cannot block", 1, conditions=(ActionOfThis(),)),
        InPlayAction(
            "unlock Gengis and take control of him this turn",
            (Unlock("this"), TakeControl("this", until="turn")),
            directed=True,
            by=Which("vampire", whose="others", clans=("Brujah",)),
        ),
        sentences="cc825d e2076c",
    ),
    vampire(
        "Gengis",
        Upon("as blocked", (StayLocked("this"),), (Acting("this"), Is("blocker", Which("vampire", titled=True)))),
        merged=(Standing("Disciplines", 1, codes="aus cel"),),
        sentences="f004c1 / f45fc2",
        advanced=True,
    ),
    vampire(
        "Gerald FitzGerald",
        once_a_turn(
            "unlock",
            "make a vampire Black Hand",
            Mark("black hand", "target"),
            declares=(
                Choose(
                    Which(
                        "vampire",
                        IN_PLAY,
                        "you",
                        age="younger",
                        words=("non-titled", "sabbat", "non-black hand"),
                    )
                ),
            ),
            blood=1,
            torpid=True,
        ),
        sentences="912ff7",
    ),
    vampire("Gharston Roland", Standing("cannot act", 1, conditions=(AnyActed(),)), sentences="671263"),
    vampire(
        "Giangaleazzo, The Traitor",
        once_a_turn(
            "discard",
            "unlock",
            Unlock("minion"),
            conditions=(Not(IsUnlocked("this")), There(GEHENNA)),
            blood=1,
            torpid=True,
        ),
        sentences="5bdf4a",
    ),
    vampire(
        "Gilbert Duane",
        once_a_turn(
            "influence",
            "remove the top card of your crypt",
            RevealCrypt(draw=False),
            If(
                (Is("revealed", Which("crypt card", clans=("Malkavian",))),),
                (
                    RemoveFromGame("revealed"),
                    Choose(Which("vampire", IN_PLAY, "you", words=("non-titled",))),
                    Become("target", sect="Anarch"),
                ),
                (RemoveFromGame("revealed"),),
            ),
            blood=1,
            torpid=True,
        ),
        sentences="74123d 416d77",
        group=6,
    ),
    vampire(
        "Gnaeus Aemilius Augustinus",
        Upon(
            "unlock phase",
            (ForEachMethuselah("prey", (Choose(Which(whose="you")), Inflict(1, "target", unpreventable=True))),),
            (READY,),
            turn="yours",
        ),
        sentences="d456b6",
    ),
    vampire("Gold Pan Dan", *after_victory(BurnBlood("this", paid=True)), sentences="63845a"),
    vampire("Gotsdam, The Tired Warrior", NO_FRENZY, sentences="d4a92a"),
    vampire(
        "Gracetius",
        Usable(
            "wake",
            (*DURING_ACTION, "as blocked", "as played", "after combat", "after resolution"),
            (Wake("this"),),
            conditions=(HasEdge(), IsReady("this"), Not(IsUnlocked("this")), Not(Acting("this"))),
            once="action",
        ),
        sentences="888437",
    ),
    # Without his title he still has one (ruling).
    vampire("Gratiano", Standing("ballots", 1), sentences="d9923d"),
    vampire(
        "Grendel the Worm-Eaten",
        Usable("look at the top card of your crypt", ANY_TIME, (LookAt("crypt", amount=1),), conditions=(READY,)),
        sentences="8d3589",
    ),
    vampire(
        "Greta Kircher",
        Usable(
            "-1 bleed",
            IN_ACTION,
            (AddBleed(-1),),
            conditions=(
                IsReady("this"),
                Bled(so_far=True),
                DirectedAtYou(),
                Is("acting", Which(weaker=True)),
            ),
            blood=1,
            once="action",
        ),
        sentences="4199de",
    ),
    vampire(
        "Grimgroth",
        Price(
            -2,
            types=("Ally",),
            creature="mage",
            payer="any",
            of=Which("vampire", IN_PLAY, "you", clans=("Tremere",)),
            conditions=(READY,),
        ),
        sentences="9fc9e2",
    ),
    vampire(
        "Guardian, The",
        Standing(
            "undirected only",
            1,
            conditions=(Not(There(Which("vampire", whose="you", clans=("Nosferatu",), age="older", unique=True))),),
        ),
        Usable(
            "enter combat with the acting minion",
            ("after resolution",),
            (EnterCombat(),),
            conditions=(Bled(), BleedsWhom("you")),
            locks=True,
        ),
        sentences="f37ebb 34cdbd",
    ),
    vampire(
        "Guillermo Arsuaga",
        *(Price(-1, each, called="haven") for each in CURRENCIES),
        Price(-1, "pool", types=("Master",), called="haven", payer="any", on_this=True),
        sentences="d87888",
    ),
    vampire(
        "Gustav Mallenhous",
        act_on(
            Which("vampire", IN_PLAY, any_word=("bishop", "archbishop")),
            "remove the title of a bishop or archbishop",
            LoseTitle("target"),
        ),
        sentences="f241d7",
    ),
    vampire(
        "Gwen Brand",
        Standing("Disciplines", 1, conditions=_FOUNDED, codes="ANI AUS CHI FOR"),
        Standing("bleed", 1, conditions=_FOUNDED),
        Standing("capacity", 1, conditions=_FOUNDED),
        Upon(
            "unlock phase",
            (Count(1, "founder"),),
            (There(Which("card", ("in play",), "others", words=("gehenna",))),),
            turn="yours",
            torpid=True,
        ),
        sentences="7ab922 7bdc9e",
    ),
    # It costs as much as lies on the card as the action is announced.
    vampire(
        "Gisela Harden, The Winnower",
        InPlayAction(
            "burn an uncontrolled minion of your prey",
            (BurnUncontrolled(),),
            declares=(ChooseInfluenced("prey", imbued=True, bare=True, most=BloodOn("minion")),),
            blood=BloodOn("target"),
        ),
        sentences="0aad0a",
    ),
    # Without a location to choose it is removed at once (ruling).
    vampire(
        "Grotesque",
        Upon("enters play", (ChooseHome(),), about="this"),
        *upon(
            (*LOOKED_AT, "enters play", "burned", "leaves play", "changes controller", "bearer gone", "used"),
            (RemoveFromGame("this"),),
            (Not(HasHome()),),
            torpid=True,
        ),
        sentences="02a847 b90e91",
    ),
)
