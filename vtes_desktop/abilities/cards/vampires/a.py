"""Vampires, A: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place


class ShuffleTop(Word, frozen=True):
    """The top cards of your library are shuffled among themselves."""

    amount: int

    def act(self, here: Here) -> None:
        game, seat = here.game, here.seat
        left = game.pile(seat, "library")[: self.amount]
        count = len(left)
        while left:
            game.doing.move_card(left.pop(game.doing.random(len(left))), Place(seat, "library"), 0)
        game.say(game.who(seat), f" shuffles the top {so_many(count, 'card', 'cards')} of the library", seat=seat)

    def aloud(self) -> str:
        return f"you shuffle the top {self.amount} cards of your library among themselves"


ABSTAINED: Final = "abstained this turn"
"""The mark of a vampire that has cast nothing in the referendum of the running action."""


class StartsWithMore(Word, frozen=True):
    """What has come into play starts with 1 life more; that is no life gained."""

    said = "it starts with 1 life more"

    def act(self, here: Here) -> None:
        for copy in here.copies("it"):
            here.game.gain_blood(copy, 1)
            more = int(copy.marks.get(minions.STARTED_WITH_MORE) or 0) + 1
            minions.mark(here.game, copy, minions.STARTED_WITH_MORE, str(more))


class BurnCorruption(Word, frozen=True):
    """The chosen minion loses a corruption counter; of those of several Methuselahs the one that you choose."""

    said = "the chosen minion loses 1 corruption counter of anybody’s"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies("target"):
            names = sorted(name for name in copy.counters if name.startswith("corruption "))
            options = [
                Option("methuselah", f"a counter of {game.seat_name(seat)}", copy.id, seat=seat)
                for seat in (int(name.split()[1]) for name in names)
            ]
            if options:
                question = f"{game.name(copy)}: which corruption counter is burned?"
                picked = yield from game.choose(here.seat, "methuselah", question, options, "6.1.6", copy.id)
                name = f"corruption {picked.seat}"
                game.do(m.SetCounter(copy.id, name, copy.counters[name] - 1))


_AWAY: Final[tuple[tuple[Literal["discard", "top"], str], ...]] = (
    ("discard", "to the ash heap"),
    ("top", "to the top of the library"),
)


class PutAway(Word, frozen=True):
    """A card of your hand goes to your ash heap or to the top of your library, as you choose."""

    said = "move a card from your hand to your ash heap or the top of your library"

    def do(self, here: Here) -> Procedure[None]:
        game, seat = here.game, here.seat
        options = [
            Option(kind, f"{game.name(copy)}: {text}", copy.id)
            for copy in game.pile(seat, "hand")
            for kind, text in _AWAY
        ]
        if options:
            option = yield from here.ask("discard", "which card is put away?", options, "1.6.1", seat=seat, always=True)
            copy = game.copy(option.copy)
            if option.kind == "top":
                game.say(game.who(seat), " puts a card on top of the library", seat=seat)
                game.doing.move_card(copy, Place(copy.owner, "library"), 0)
            else:
                game.say(game.who(seat), " puts ", game.doing.name(copy), " into the ash heap", seat=seat)
                game.doing.move_card(copy, Place(copy.owner, "ash heap"))
            yield from settle_hand(game, seat)


WEREWOLF: Final = Is("opponent", Which(words=("werewolf",)))


class FeedFromHunt(Word, frozen=True):
    """A blood of what the acting minion gains by its hunt goes to the chosen vampire instead."""

    said = "1 blood of what the acting minion gains by hunting goes to the chosen card instead"

    def can(self, here: Here) -> bool:
        return here.game.passing.action.hunt_feeds is None

    def act(self, here: Here) -> None:
        here.game.passing.action.hunt_feeds = here.copy("target")


_LOCATION: Final = Which("location", ANYWHERE)
_STOLEN: Final = Which("equipment", IN_PLAY, "others")
"""What one controls oneself can't be stolen."""
CARDS: Final[tuple[Named, ...]] = (
    vampire(
        "Adelino Da Silva",
        Standing(
            "action blood",
            -2,
            conditions=(Acting(kinds=("rescue",)), ActionTargets(which=Which("vampire", IN_PLAY, age="older"))),
        ),
        sentences="42e92a",
    ),
    vampire(
        "Aelswith, The Irresistible",
        Upon("as blocked", (By("blocker", (BurnPool(),)),), (Acting("minion"),), torpid=True),
        sentences="9c3b27",
    ),
    vampire(
        "Aeron",
        Upon("before range", (EachRound(1, "opponent", ranged=False),), (Fights("this"), InRound())),
        sentences="24a909",
    ),
    vampire(
        "Aisata Swanou",
        once_a_turn("master", "draw a card and put one away", Draw(at_once=False), PutAway(), torpid=True),
        sentences="c3c1b6",
    ),
    vampire(
        "Aiyana, The Wolfcatcher",
        Usable("press", ("press",), (), conditions=(Fights(), WEREWOLF), once="combat"),
        Usable(
            "prevent what the werewolf inflicts",
            ("before range", "before strikes", "strikes chosen", "prevention"),
            (ShieldFrom(), If((HurtBy(),), (Prevent(1000, "strikes"),))),
            conditions=(Fights(), WEREWOLF),
            blood=1,
            once="round",
        ),
        sentences="b3e262",
    ),
    vampire(
        "Al-Ashrad, Amr of Alamut",
        act_on(
            Which("location", ANYWHERE, requires="any clan"),
            "burn a location that requires a clan",
            Burn("target"),
            blood=2,
        ),
        sentences="12e820",
    ),
    vampire(
        "Al-Muntaquim, The Avenger",
        once_a_turn(
            "unlock",
            "burn a Caitiff: +1 bleed for good",
            Burn("target"),
            Lend("bleed", 1, "this", for_good=True),
            declares=(Choose(Which("vampire", IN_PLAY, "you", words=("caitiff",))),),
            torpid=True,
        ),
        Upon(
            "card played",
            (May((Unlock("this"),), "unlock him?"),),
            (Not(IsUnlocked("this")), Is("it", Which("event", ("in play",), words=("gehenna",)))),
            torpid=True,
        ),
        sentences="3ba100 eb9ccc",
    ),
    vampire(
        "Alicia Cortez",
        Usable(
            "lock one of theirs",
            ("after resolution",),
            (Lock("target"),),
            (Choose(Which("vampire", IN_PLAY, "target", age="younger")), Discard(Which("political action"))),
            (Acting("minion", directed=True), Successful()),
            once="action",
            torpid=True,
        ),
        sentences="48bb3b",
    ),
    # Once in a referendum, locked or in torpor as well (rulings).
    vampire(
        "Amaravati",
        Usable(
            "+1 vote",
            ("polling",),
            (WithEach(Which("vampire", whose="you", clans=("Banu Haqim",)), (GainVotes(who="target"),)),),
            conditions=(POLITICAL,),
            blood=2,
            once="action",
            torpid=True,
        ),
        sentences="31d363",
    ),
    vampire("Ardan Lane", Standing("stolen", 1, conditions=(StrikeWith(discipline="tha"),)), sentences="413cdf"),
    vampire(
        "Aren, Priest of Eshu",
        Upon("votes tallied", (OPPONENTS_BURN,), (CalledByThis(),), torpid=True),
        sentences="52eb25",
    ),
    vampire(
        "Aabbt Kindred",
        Standing("undirected only", 1, conditions=(Not(There(Which("vampire", name="Nefertiti"))),)),
        sentences="025573",
    ),
    vampire(
        "Adhiambo",
        Standing(
            "stealth",
            1,
            conditions=(
                Acting(),
                AnyOf((all_of(ActionIs(("equip",)), ActionWith(Which("weapon"))), ActionIs(("enter combat",)))),
            ),
            in_action=True,
        ),
        sentences="e6dea8",
    ),
    vampire(
        "Afifa, The Herald",
        Upon(
            "enters play",
            (BurnPool(1, "prey"), If((PhaseIs("discard"), TurnOf("you")), (Mark(USED, "this"),))),
            (Is("it", Which("card", whose="you", words=("gehenna",))),),
            torpid=True,
        ),
        Upon(
            "end of turn",
            (
                either(
                    Alternative(
                        "burn 1 blood of another vampire",
                        (
                            Choose(Which("vampire", whose="you", other=True, blood="some")),
                            BurnBlood("target"),
                        ),
                        (There(Which("vampire", whose="you", other=True, blood="some")),),
                    ),
                    Alternative("burn 1 pool", (BurnPool(),)),
                ),
            ),
            (ONCE,),
            turn="yours",
            torpid=True,
        ),
        sentences="aa3ee8 bb39df",
    ),
    vampire(
        "Arianne, The Conqueror",
        Usable(
            "strike: combat ends, then 1 damage",
            ("choose strike",),
            (StrikeDoes("combat has ended", (Inflict(1, "opponent"),)),),
            (MakeStrike(Blow("combat ends")),),
            conditions=(Fights(), InRound(first=False)),
        ),
        sentences="e1ec83",
    ),
    vampire("Aristotle de Laurent", Standing("hand size", 1, whose="any", conditions=(READY,)), sentences="f64f51"),
    vampire(
        "Asguresh",
        cancels("cancel the combat card", Fights("this"), Played("now", ("Combat",), who="opponent"), once="combat"),
        sentences="4d8629",
    ),
    vampire("Assad Salhoum", Upon("as blocked", (AddBlood("minion"),), (Same("blocker"),)), sentences="5fd89b"),
    vampire("Azaneal", Price(-1, "blood", puts_vampire=True), Price(-1, "pool", puts_vampire=True), sentences="a0584c"),
    vampire("Ági", Price(-1, "blood", disciplines=("san",)), sentences="ace219"),
    vampire(
        "Aimee Laroux",
        Usable(
            "gain a level of Melpominee",
            ("influence",),
            (Spend("transfer", 4), Learn("mel", "this")),
            turn="yours",
            pool=1,
            torpid=True,
        ),
        sentences="d44faa",
    ),
    # Only after blocks are declined (ruling).
    vampire(
        "Aksinya Daclau",
        Usable(
            "discard a master card: another is bled",
            ("after blocks",),
            (Discard(Which("master")), Redirect()),
            conditions=(READY, IsUnlocked("this"), BleedsWhom("you"), There(Which("master", ("hand",), "you"))),
            once="turn",
        ),
        sentences="2be414",
    ),
    vampire("Al-Ashrad, Amr of Alamut", Standing("early thaumaturgy", 1), sentences="a7fa13", advanced=True),
    vampire(
        "Alex Wilkins",
        Upon(
            "after resolution",
            (
                ForEachMethuselah(
                    "target",
                    (May((BurnPool(1, paid=True), TakeControl("this")), "burn 1 pool to steal Alex Wilkins"),),
                ),
            ),
            (Acting("this"), Bled()),
        ),
        sentences="785d83",
    ),
    vampire(
        "Al-Muntathir, God's Witness",
        *upon(
            ("enters play", "unlock phase", "after resolution", "end of phase"),
            (Burn("this"),),
            (There(Which("vampire", IN_PLAY, "you", clans=("True Brujah",)), 4),),
            torpid=True,
        ),
        sentences="8ba6a5",
    ),
    vampire(
        "Alabástrom",
        Usable(
            "unlock another Gargoyle",
            ANY_TURN,
            (Unlock("target"),),
            (Choose(Which("vampire", whose="you", other=True, locked=True, clans=("Gargoyle",))),),
            (READY,),
            turn="yours",
            once="turn",
        ),
        sentences="0b97dd",
    ),
    vampire("Aleister Crowley", Standing("no frenzy", 1, torpid=True), sentences="d49246"),
    vampire(
        "Alexander Silverson",
        Standing("toll against", 1, Which("vampire", IN_PLAY), conditions=(CalledByThis(),), torpid=True),
        sentences="951dca",
    ),
    vampire(
        "Algirdas, The Solar Prophet",
        Price(1, "blood", strike=True, payer="any", of=Which("vampire", age="younger", on_fight=True)),
        sentences="df3fab",
    ),
    vampire(
        "Alicia Barrows",
        once_a_turn(
            "unlock",
            "look at a hand and discard up to 2 Gehenna events",
            Discard(Which("event", words=("gehenna",)), 2, "chosen", least=0),
            declares=(ChooseMethuselah("others"),),
            conditions=(HasEdge(),),
            torpid=True,
        ),
        sentences="cfd202",
    ),
    # Also after an action by which a vampire becomes Anarch, and in torpor (rulings).
    vampire(
        "Aline Gädeke",
        Usable(
            "unlock",
            ("after resolution",),
            (Unlock("minion"),),
            conditions=(
                Not(IsUnlocked("this")),
                Successful(),
                Is("acting", Which("vampire", ("ready", "torpor"), "you", other=True, words=("anarch",))),
            ),
            blood=1,
            once="turn",
            torpid=True,
        ),
        sentences="81ad63",
    ),
    vampire(
        "Alonso Petrodon",
        Upon(
            "successful bleed",
            (
                WithEach(
                    Which("vampire", IN_PLAY, "target", words=("anarch",)),
                    (Inflict(1, "target", unpreventable=True),),
                ),
            ),
            about="minion",
        ),
        sentences="826051",
    ),
    # Also without a title, and in torpor (ruling).
    vampire(
        "Alvaro, The Scion of Angelica",
        Upon("as announced", (Mark(ABSTAINED, "this", ""),), torpid=True),
        Upon("votes tallied", (Mark(ABSTAINED, "this"),), (Not(Is("this", Which("vampire", cast="in"))),), torpid=True),
        Upon(
            "after resolution",
            (May((AddBlood("this", 2),), "gain 2 blood"),),
            (POLITICAL, Is("this", Which("vampire", mark=ABSTAINED))),
            torpid=True,
        ),
        sentences="0cac23",
    ),
    vampire(
        "Ambrogino Giovanni",
        once_a_turn(
            "unlock",
            "remove 7 cards of your ash heap: 2 blood",
            RemoveFromGame("target"),
            AddBlood("minion", 2),
            declares=(Choose(Which("card", ("ash heap",), "you"), least=7, most=7),),
            conditions=(There(Which("card", ("ash heap",), "you"), 7),),
            torpid=True,
        ),
        sentences="5055b7",
        advanced=True,
    ),
    vampire(
        "Amelia, The Blood Red Tears",
        Upon("combat is over", (BurnBlood("opponent"),), (Fights("this"),), torpid=True),
        sentences="d41405",
    ),
    vampire(
        "Amenophobis",
        Usable(
            "draw 1 card",
            ("after resolution",),
            (Draw(),),
            conditions=(Successful(), ActionRequires("ser")),
            once="action",
            torpid=True,
        ),
        sentences="034485",
    ),
    # Before a contest, if there is one (ruling).
    vampire(
        "Anarch Convert",
        Upon(
            "comes into play",
            (
                May(
                    (
                        Choose(Which("vampire", ("ready", "torpor"), "you", other=True, words=("non-titled",))),
                        RemoveFromGame("this"),
                        Become("target", sect="Anarch"),
                        either(Alternative("gain 1 pool", (GainPool(),)), Alternative("draw", (DrawCrypt(),))),
                    ),
                    "make another vampire Anarch",
                ),
            ),
            about="this",
        ),
        sentences="45676a",
    ),
    vampire(
        "Anastasz di Zagreb",
        Standing(
            "votes",
            -1,
            conditions=(
                Is("this", Which(words=("justicar",))),
                There(Which("vampire", words=("justicar",), other=True)),
            ),
        ),
        sentences="bc155c",
    ),
    vampire(
        "Anatole, Prophet of Gehenna",
        once_a_turn(
            "master",
            "look at the top 5 cards and shuffle them",
            LookAt("library", "you", 5),
            ShuffleTop(5),
            conditions=(READY,),
        ),
        sentences="54053a",
    ),
    vampire(
        "Andre LeRoux",
        Usable(
            "-1 bleed, and +2 bleed for Andre this turn",
            ("before resolution",),
            (AddBleed(-1), Lend("bleed", 2, "minion"), If((Acting(),), (AddBleed(2),))),
            conditions=(Bled(so_far=True), Is("acting", Which("vampire", whose="you"))),
            once="action",
            torpid=True,
        ),
        sentences="987702",
    ),
    vampire("Angela Decker", Upon("burned", (BurnPool(2),), (Fights("this"),), "this"), sentences="0e2cf0"),
    # Once in an action where intercept is needed, but for more than is needed; all at once (rulings).
    vampire(
        "Angelica, The Canonicus",
        Usable(
            "discard master cards for as much intercept",
            ("block attempt",),
            (Discard(Which("master"), 20, least=1), AddIntercept("minion", Number("discarded"))),
            conditions=(InterceptNeeded(OWN), There(Which("master", ("hand",), "you"))),
            once="action",
        ),
        sentences="e4e651",
    ),
    vampire(
        "Aniel",
        act_on(Which(corrupted=True, other=True), "burn a corruption counter", BurnCorruption(), stealth=1, blood=1),
        act_on(
            Which("card", attached=True, elsewhere=True, needs="any"),
            "burn a card that requires a Discipline",
            Burn("target"),
            stealth=1,
            blood=1,
            other_way=True,
        ),
        sentences="3a2ff6",
    ),
    vampire(
        "Angelique",
        Price(
            -1,
            "blood",
            disciplines=("nec",),
            payer="any",
            of=Which("vampire", IN_PLAY, "you", clans=("Harbinger of Skulls",)),
            conditions=(READY,),
        ),
        sentences="4df52b",
    ),
    # All Toreador, not just those in play as the action resolves (ruling), and whatever becomes of her.
    vampire(
        "Annabelle Triabell",
        InPlayAction(
            "give Toreador +1 bleed this turn",
            (LendTo("bleed", 1, "any", clan="Toreador"), Unlock("minion")),
            stealth=1,
            blood=1,
        ),
        sentences="1ab6cf 1c0c51",
    ),
    vampire(
        "Annazir",
        InPlayAction(
            "burn a location or steal an equipment",
            (If((Is("target", Which("location")),), (Burn("target"),), (TakeControl("target"),)),),
            declares=(
                either(
                    Alternative("burn a location", (Choose(_LOCATION),), (There(_LOCATION),)),
                    Alternative("steal an equipment", (Choose(_STOLEN),), (There(_STOLEN),)),
                ),
            ),
        ),
        sentences="8eb250",
    ),
    # Only the rule of who may block is lifted; a decision not to block stands (ruling).
    vampire(
        "Anneke",
        Usable(
            "attempt to block",
            ("before block", "after blocks"),
            (AttemptToBlock("minion", free=True),),
            conditions=(
                Not(Is("acting", Which(whose="you"))),
                Is("acting", Which("vampire")),
                BlockMayBegin("minion", free=True, unlocks=False),
            ),
        ),
        sentences="e83c2c",
    ),
    vampire("Anson", Standing("master phase actions", 1, conditions=(READY,), instead=True), sentences="caaa64"),
    vampire(
        "Antara",
        Upon("card played", (BurnBlood("this"),), (Is("it", Which("event", called="gehenna")),), torpid=True),
        sentences="b04194",
    ),
    vampire(
        "Antoinette DuChamp",
        Price(1, "blood", types=("Action",), disciplines=("cel",)),
        Price(1, "blood", types=("Combat",), disciplines=("cel",), strike=True),
        sentences="9ee3ec",
    ),
    vampire(
        "Antonio d'Erlette",
        Usable(
            "4 transfers: put a mage in play",
            ("influence",),
            (Spend("transfer", 4), Fetch(Which("ally", words=("mage",)), ("hand", "library"), acts=True)),
            conditions=(READY,),
            turn="yours",
        ),
        sentences="ea7de7 9db889",
    ),
    # The prey can use locations before they are burned, and those that come later stay (rulings).
    vampire(
        "Arika",
        Upon(
            "end of phase",
            (
                ForEachMethuselah(
                    "active",
                    (
                        WithEach(
                            Which("location", ("ready", "torpor", "in play"), "you"),
                            (
                                either(
                                    Alternative("burn 1 pool", (BurnPool(),)),
                                    Alternative("burn the location", (Burn("target"),)),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            (READY, PhaseIs("unlock"), TurnOf("prey")),
        ),
        sentences="f11b4c d2beec",
    ),
    vampire(
        "Arnulf Jormungandrsson",
        Upon(
            "block attempt",
            (ForbidCards(("dem", "dom", "nec", "pre"), "acting", ("Action Modifier",)),),
            (Same("blocker", "this"),),
        ),
        sentences="ea9355",
    ),
    vampire(
        "Arriette Sylla",
        Standing("bleed", -1, conditions=(Not(There(Which("card", IN_PLAY, on="this", name="Orun"))),)),
        sentences="f9bce4",
    ),
    vampire(
        "Ashur-uballit, Son of the Abyss",
        Upon(
            "comes into play",
            (StartsWithMore(),),
            (
                READY,
                Is("it", Which("ally|retainer", whose="you", words=("zombie",))),
                AnyOf((Is("it", Which("ally", mark="recruited")), Is("it", Which("retainer")))),
            ),
        ),
        sentences="01e535",
    ),
    vampire(
        "Ayelea, The Manipulator",
        act_on(
            Which("vampire", IN_PLAY, "others", clans=("Tremere antitribu",)),
            "control a Tremere antitribu until the end of your next turn",
            TakeControl("target", until="next turn"),
        ),
        sentences="597ffc",
    ),
    vampire(
        "Aziz, Dammar of Istanbul",
        Upon("burned", (Count(1, "status", "this"),), (Is("it", Which("vampire")),), "opponent", torpid=True),
        Standing("votes", CountersOn("status")),
        sentences="47bc91 652603",
    ),
    vampire(
        "Azrael",
        Usable(
            "move 1 of the blood of the hunt to another vampire",
            ("about to hunt",),
            (FeedFromHunt(),),
            (Choose(Which("vampire", IN_PLAY, "you", other=True)),),
            conditions=(Acting("this"), AtLeast(HuntOf(gained=True), 1)),
            once="action",
        ),
        sentences="f1c952",
    ),
)
