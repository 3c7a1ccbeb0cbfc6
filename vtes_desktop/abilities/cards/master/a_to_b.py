"""Master cards, A to B: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.contracts import ChosenForContract
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.stored import BURNED_EMPTY, ChooseToKeep, KeepThem
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.facts import Cancels
from vtes_desktop.rules.game import BURNED_IN, REMAINS, Game
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.cancelling import may_cancel
from vtes_desktop.rules.playing.stored import store, stored_on
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.turn.influence import NO_TRANSFERS
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class OutOfTurn(Condition, frozen=True):
    """The card that is being played is played out of turn, or is not."""

    yes: bool = True

    def holds(self, here: Here) -> bool:
        played = here.game.passing.now.being_played[-1:]
        return any(minions.facts(here.game, copy).out_of_turn == self.yes for copy in played)

    def aloud(self) -> str:
        return f"the card being played is {'' if self.yes else 'not '}played out of turn"


class StoreFound(Word, frozen=True):
    """Search your library for equipment that is not unique and put it on the card, out of play, where everybody sees
    it; the library is shuffled (sec. 11)."""

    most: int

    def do(self, here: Here) -> Procedure[None]:
        """Ask for one after the other; one may find fewer."""
        game, seat, copy = here.game, here.seat, here.source
        for left in range(self.most, 0, -1):
            there = [
                each
                for each in game.pile(seat, "library")
                if "Equipment" in game.card(each).types and not minions.is_unique(game, each)
            ]
            options = [Option("search", game.name(each), each.id) for each in there]
            question = f"{game.name(copy)}: which equipment goes on it? ({left} left)"
            option = yield from game.choose(seat, "search", question, [*options, NO_MORE], "11", copy.id, always=True)
            if option == NO_MORE:
                break
            found = game.copy(option.copy)
            game.say(game.who(seat), f" puts {game.name(found)} on ", game.doing.name(copy), seat=seat)
            store(game, found, copy, shown=True)
        game.doing.shuffle(seat, "library")

    def aloud(self) -> str:
        what = f"up to {self.most} equipment cards that are not unique"
        return f"you search your library for {what}, put them on this card face up, out of play, and shuffle"


class Stores(Condition, frozen=True):
    """Cards that can be drawn lie on the card."""

    said = "cards that can be drawn lie on this card"

    def holds(self, here: Here) -> bool:
        return bool(stored_on(here.game, here.source))


class Target(Word, frozen=True):
    """What is known already is what the effect is done to: it is not asked for, but it is a target all the same."""

    who: str

    def can(self, here: Here) -> bool:
        return any(may_target(here, copy) for copy in here.copies(self.who))

    def act(self, here: Here) -> None:
        here.chosen["target"] = here.copies(self.who)

    def aloud(self) -> str:
        return f"{card(self.who)} is the chosen card, and must be able to be a target"


class Blind(Word, frozen=True):
    """Minions can neither block nor play reaction cards for the rest of the turn while another one is acting."""

    to: str
    who: str = "target"

    def act(self, here: Here) -> None:
        for acting in here.copies(self.to):
            for copy in here.copies(self.who):
                minions.mark(here.game, copy, blocks.blind_to(acting.id), "yes")

    def aloud(self) -> str:
        until = f"while {card(self.to)} acts, until the end of the turn"
        return f"{card(self.who)} can neither block nor play reaction cards {until}"


class PoolBled(Measure, frozen=True):
    """As much pool as was burned for the running bleed."""

    said = "the pool that was burned for this bleed"

    def of(self, here: Here) -> int:
        return here.game.passing.action.bled


OUT_OF_COMBAT: Final[frozenset[Window]] = frozenset(
    {
        "unlock",
        "another's master",
        "another's influence",
        "another's discard",
        "as announced",
        "before block",
        "after blocks",
        "as blocked",
        "before combat",
        "after resolution",
    }
)

_ELDER: Final = Which("vampire", IN_PLAY, "you", least=4)

_MY_TABLETS: Final = Which("card", ANYWHERE, "you", name="Ashur Tablets")

_TABLETS: Final = Which("card", ANYWHERE, name="Ashur Tablets")

_EXHIBITS: Final = ("electronic", "vehicle", "weapon")

_BRUJAH: Final = Which("vampire", clans=("Brujah",))

_FOLLOWER: Final = Which("vampire", whose="you", unmarked=FED, words=("path of death and the soul",))

_DEAD: Final = Which(
    "ally",
    whose="you",
    words=("wraith",),
    wounded=True,
    alternatives=(Which("ally", whose="you", words=("zombie",), wounded=True),),
)

MUSEUM: Final = "unlocked by a museum this turn"
_SHOWN: Final = "equipped from the hand"

SINGERS: Final = Which("vampire", whose="you", clans=("Daughter of Cacophony",))


class TakeFromBrother(Word, frozen=True):
    """You take control of the card, unless who controls it keeps it by discarding a master card."""

    said = "you take control of this card, unless its controller discards a master card to keep it"

    def do(self, here: Here) -> Procedure[None]:
        game, source = here.game, here.source
        keeper = replace(here, seat=source.controller)
        keeps = Discard(Which("master"))
        if keeps.can(keeper):
            question = f"{game.name(source)}: keep it by discarding a master card?"
            if (yield from game.confirm(keeper.seat, "may", question, "1.6.1", source.id)):
                yield from keeps.do(keeper)
                return
        yield from TakeControl("this").do(here)


_BEAT: Final = (
    Alternative("move 1 blood from it to your pool", (MoveBlood("this"),), (AtLeast(BloodOn("this"), 1),)),
    Alternative("move 1 blood from the bank to it", (AddBlood("this"),)),
    Alternative(
        "burn it for all its blood",
        (MoveBlood("this", least=BloodOn("this"), most=BloodOn("this"), what_there_is=True), Burn("this")),
    ),
)


class IsLastOf(Condition, frozen=True):
    """Of the cards of these names on the minion it is the last."""

    names: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        game = here.game
        on = [copy for copy in here.copies("bearer") for copy in minions.on_it(game, copy) if copy.face_up]
        last = [copy for copy in on if game.card(copy).name in self.names][-1:]
        return last == [here.source]

    def aloud(self) -> str:
        return f"this is the last {together(self.names, 'or')} on the minion that bears it"


class TooManyVirtues(Condition, frozen=True):
    """The minion bears more Aye and Orun than its capacity."""

    said = "the minion that bears this card has more Aye and Orun than its capacity"

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            sum(game.card(each).name in ("Aye", "Orun") and each.face_up for each in minions.on_it(game, copy))
            > minions.capacity(game, copy)
            for copy in here.copies("bearer")
        )


class FrenzyOnIt(Condition, frozen=True):
    """A frenzy card that is being played on the minion can still be cancelled."""

    said = "a frenzy card is being played on this minion"

    def holds(self, here: Here) -> bool:
        game, played = here.game, here.game.passing.now.being_played[-1:]
        if not played or here.minion is None or played[0].marks.get("cancelled"):
            return False
        declared = game.passing.now.declared_of(played[0])
        on = isinstance(declared, Here) and any(here.minion in chosen for chosen in declared.chosen.values())
        frenzy = frozenset({"frenzy"})
        told = Cancels(keywords=frenzy) if on else Cancels(keywords=frenzy, on_it=True)
        return may_cancel(game, told, here.minion)


IS_LAIBON: Final = Is("minion", Which("vampire", IN_PLAY, words=("laibon",)))
THREE_AYE: Final = Which("card", IN_PLAY, on="minion", name="Aye", locked=False)


VIRTUE_LAPSES: Final = lapses(IS_LAIBON, TooManyVirtues(), IsLastOf(("Aye", "Orun")), also=("enters play",))
"""An Aye or Orun is burned when its Laibon has more of both than its capacity."""


class ChooseBurnedDead(Word, frozen=True):
    """Choose a vampire that was burned from play, has both Disciplines at superior, and lies in your ash heap."""

    codes: tuple[str, ...]

    def _there(self, here: Here) -> list[Copy]:
        there = found(here, Which("vampire", ("ash heap",), "you", mark=BURNED_IN))
        has = {copy.id: minions.disciplines(here.game, copy) for copy in there}
        return [copy for copy in there if all(has[copy.id].get(code, 0) == 2 for code in self.codes)]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        yield from choose_target(here, "which vampire?", here.game.targets(self._there(here)))

    def aloud(self) -> str:
        levels = together(discipline_name(code.upper()) for code in self.codes)
        return f"choose a vampire in your ash heap that was burned from play and has {levels}"


def _is_ranged(game: Game, card: Card) -> bool:
    """Whether a weapon provides a ranged strike, however its card says so."""
    weapon = game.reader.printed(card).weapon
    by_number = weapon is not None and weapon.ranged and weapon.kind != "combat ends"
    return by_number or card.name in ("Argent Baton", "Flash Grenade", "Kerrie")


_EXCEPTED: Final = "Ivory Bow"


class CardAskedShoots(Condition, frozen=True):
    """The card of which is asked whether the minion can have it is a ranged weapon, and not the excepted one."""

    def holds(self, here: Here) -> bool:
        asked = here.game.passing.now.warding
        return asked is not None and asked.name != _EXCEPTED and _is_ranged(here.game, asked)

    def aloud(self) -> str:
        return f"that card is a weapon that provides ranged strikes, and not {_EXCEPTED}"


class BurnShooting(Word, frozen=True):
    """The ranged weapons on the chosen minion are burned, but for the one that is excepted."""

    def act(self, here: Here) -> None:
        game = here.game
        for copy in here.copies("target"):
            for below in minions.equipment(game, copy):
                if game.card(below).name != _EXCEPTED and _is_ranged(game, game.card(below)):
                    game.burn(below)
            minions.drain(game, copy)

    def aloud(self) -> str:
        return f"weapons on the chosen card that provide ranged strikes are burned, but for {_EXCEPTED}"


_BLIND_TO: Final = Which(
    "vampire", IN_PLAY, "prey", younger_than="first", alternatives=(Which("ally", IN_PLAY, "prey"),)
)


CARDS: Final[tuple[Named, ...]] = (
    named("Absolution of the Diabolist", cancels_hunt()),
    completed(
        "Blessing of the Beast",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", IN_PLAY, "you", clans=("Ahrimane",), can_have=True)),
                ChooseToKeep("spi"),
            ),
            words=(PutOn("target"), KeepThem("spi", "Ahrimane")),
            upon=BURNED_EMPTY,
        ),
        sentences="00edfd f0265d 0d273a",
    ),
    completed(
        "Blooding by the Code",
        # The level of Valeren is given as by any Discipline card.
        "Master",
        Standing("strength", 1, conditions=(borne_by("Salubri antitribu"),)),
        sentences="1dd674 bc69cc",
    ),
    completed(
        "Aching Beauty",
        "Master",
        Upon("as blocked", (By("blocker", (BurnPool(),)),), (Acting(), borne_by("Toreador"))),
        sentences="c99060",
    ),
    completed(
        "Aggressive Tactics",
        "Master",
        Standing("hand size", -1, whose="remembered"),
        declares=(ChooseMethuselah(),),
        words=(PutInPlay(), RememberMethuselahs()),
        sentences="2b021e 19667c",
    ),
    part(
        "Alamut",
        Usable(
            "burn counters: votes for a vampire",
            ("polling",),
            (Count(Number("number", -1), who="this"), GainVotes(Number("number"), "target")),
            (Choose(YOUR_READY_VAMPIRE), ChooseNumber(1, CountersOn(who="this"), what="counters")),
            (ActionIs(("political",)),),
            once="action",
        ),
        Upon(
            "successful bleed",
            (Count(PoolBled(), who="this"),),
            (Is("it", Which("vampire", ("ready", "torpor"), "you", clans=("Banu Haqim",))),),
        ),
        sentences="f45b57|2578a3 5fcaf1",
    ),
    completed(
        "Al's Army Apparatus",
        "Master",
        Usable(
            "search your library for a weapon",
            MINION_PHASE,
            (Search(Which("weapon")),),
            turn="yours",
            locks=True,
        ),
        sentences="6975ea",
    ),
    named(
        "Anarch Revolt",
        "Master",
        Upon(
            "unlock phase",
            (
                ForEachMethuselah(
                    "active",
                    (If((There(Which("vampire", whose="you", words=("anarch",))),), (), (BurnPool(),)),),
                ),
            ),
        ),
        InPlayAction("call a referendum to burn it", (Burn("this"),), "political", 1, by=Which("vampire")),
        words=(PutInPlay(),),
    ),
    named(
        "Anarch Troublemaker",
        "Master",
        Usable(
            "give it to your prey, and lock two vampires or burn an equipment",
            ("unlock",),
            (
                Either(
                    (
                        Alternative(
                            "lock up to two vampires",
                            (Choose(Which("vampire", IN_PLAY, "prey"), least=0, most=2), Lock("target")),
                        ),
                        Alternative(
                            "burn an equipment",
                            (Choose(Which("equipment", IN_PLAY, "prey")), Burn("target")),
                        ),
                    )
                ),
                TakeControl("this", "prey"),
            ),
            turn="yours",
            once="turn",
        ),
        words=(PutInPlay(),),
    ),
    completed(
        "Ancestor Spirit",
        "Master",
        Standing("bleed", 1, conditions=(borne_by("", "laibon"),)),
        Standing("votes", 1, conditions=(CalledByThis(), borne_by("", "laibon"))),
        sentences="bc8054",
    ),
    named(
        "Angel of Berlin",
        Reading(
            "Master",
            when=Timing(OUT_OF_COMBAT),
            words=(
                Either(
                    (
                        Alternative(
                            "unlock an imbued", (Choose(Which("imbued", IN_PLAY, locked=True)), Unlock("target"))
                        ),
                        Alternative(
                            "equip a ready imbued",
                            (
                                Choose(Which("imbued", whose="you")),
                                By("target", (Fetch(Which("equipment"), ("hand",)),)),
                            ),
                        ),
                    )
                ),
            ),
        ),
    ),
    completed(
        "Antediluvian Awakening",
        "Master",
        Upon(
            "unlock phase",
            (
                ForEachMethuselah(
                    "active",
                    (
                        Either(
                            (
                                Alternative("burn 1 pool", (BurnPool(),)),
                                Alternative(
                                    "burn a vampire of capacity 4 or more to burn it",
                                    (Choose(_ELDER), Burn("target"), Burn("this")),
                                    (There(_ELDER),),
                                ),
                            )
                        ),
                    ),
                ),
            ),
        ),
        sentences="748f04",
    ),
    part(
        "Arcanum Chapterhouse, Alexandria",
        Upon(
            "unlock phase",
            (ForEachMethuselah("active", (BurnPool(Counted(Which("hunting ground", ANYWHERE, "you"))),)),),
            (TurnOf("neighbours"),),
        ),
        sentences="0907e4",
    ),
    named(
        "Archon Investigation",
        Reading("Master", declares=(Target("acting"),), words=(Burn("target"), EndAction())),
    ),
    named(
        "Art of Love, The",
        Reading(
            "Master", declares=(Choose(Which("ally", IN_PLAY, "others")),), words=(TakeControl("target", until="turn"),)
        ),
    ),
    completed(
        "Artistically Inept",
        "Master",
        Upon(
            "as announced",
            (CannotBlock(which=Which("vampire", clans=("Toreador",))),),
            (Acting(),),
            torpid=True,
        ),
        sentences="bb0584",
    ),
    named(
        "Ashur Tablets",
        Reading(
            "Master",
            words=(
                PutInPlay(),
                If(
                    (AtLeast(Counted(_MY_TABLETS), 3),),
                    (
                        WithEach(_TABLETS, (RemoveFromGame("target"),)),
                        GainPool(3),
                        Choose(Which("library card", ("ash heap",), "you"), least=0, most=13),
                        Choose(Which("library card", ("ash heap",), "you", chosen="target"), "one"),
                        Part("one"),
                        Return("target", "library"),
                        Return("one"),
                    ),
                ),
            ),
        ),
    ),
    named(
        "Barrens, The",
        "Master",
        Usable("discard a card, draw up", ANY_TIME, (Discard(),), locks=True),
        words=(PutInPlay(),),
    ),
    part(
        "Bastille Opera House",
        Usable(
            "a vote for each Daughter",
            ("polling",),
            (GainVotes(Counted(SINGERS)),),
            conditions=(ActionIs(("political",)), There(SINGERS)),
            locks=True,
        ),
        Usable(
            "burn it: 1 vote",
            ("polling",),
            (Burn("this"), GainVotes()),
            conditions=(ActionIs(("political",)), Not(There(SINGERS))),
            locks=True,
        ),
        sentences="7187c4 e422d9",
    ),
    completed(
        "Bay and Howl",
        Reading(
            "Master",
            declares=(Choose(Which("vampire", ("uncontrolled",), "you", clans=("Gangrel antitribu",)), "child"),),
            words=(
                WithEach(
                    Which("vampire", whose="you", clans=("Gangrel antitribu",), blood="some"),
                    (GiveBlood("target", "child"),),
                ),
            ),
        ),
        sentences="b56df4",
    ),
    part(
        "Black Forest Base",
        InPlayAction(
            "call a referendum: gain 2 pool",
            (GainPool(2),),
            "political",
            1,
            by=Which("vampire", words=("sabbat",)),
            once=True,
        ),
        sentences="35e825",
    ),
    part(
        "Bleeding the Vine",
        Usable(
            "cancel the master card",
            ("as played",),
            (Cancel(), ForEachMethuselah("playing", (Gain("master phase action"),))),
            conditions=(Played("now", ("Master",), whose="others"), OutOfTurn(yes=False)),
            locks=True,
        ),
        Upon(
            "unlock phase",
            (
                Either(
                    (
                        Alternative("lock it", (Lock("this"),), (IsUnlocked("this"),)),
                        Alternative("burn 1 pool", (BurnPool(),)),
                    )
                ),
            ),
            turn="yours",
        ),
        sentences="c7d83b 27919a 20b1a4",
    ),
    completed(
        "Black Market Cache",
        "Master",
        Standing("drawn from", 1, Which("card", ANYWHERE, this=True)),
        *lapses(Not(Stores()), also=("cards drawn",)),
        words=(StoreFound(3), If((Not(Stores()),), (Burn("this"),))),
        sentences="89e25d 970f6f 7a1658",
    ),
    completed(
        "Black Throne, The",
        "Master",
        *upon(
            LEAVING,
            (May((Lock("this"), GainPool()), "lock it to gain 1 pool"),),
            (
                IsUnlocked("this"),
                ChosenForContract("it", Which("vampire", IN_PLAY, "you", clans=("Banu Haqim",))),
            ),
        ),
        sentences="13bf5d",
    ),
    completed(
        "Blessings of the Loa",
        "Master",
        Standing(
            "bleed",
            Counted(Which("vampire", ("torpor",), "prey")),
            Which("vampire", IN_PLAY, "you", clans=("Samedi",), least=4),
            conditions=(BleedsWhom("prey"),),
            in_action=True,
        ),
        sentences="93f9cc",
    ),
    named(
        "Blind Spot",
        Reading(
            "Master",
            declares=(
                Choose(Which("vampire", IN_PLAY, "you"), "first", so_that=_BLIND_TO),
                Choose(_BLIND_TO),
            ),
            words=(Blind("first"),),
        ),
    ),
    named(
        "Blood Doll",
        "Master",
        Usable(
            "move 1 blood to or from your pool",
            ("master",),
            TO_AND_FRO,
            turn="yours",
            by="bearer",
            once="turn",
        ),
        declares=(Choose(YOUR_VAMPIRE),),
        words=(PutOn("target"),),
    ),
    completed(
        "Bravo",
        "Master",
        Upon(
            "combat is over",
            (AddBlood("minion"), MARK),
            (
                ONCE,
                Acting(kinds=("enter combat",)),
                Fights(),
                Not(Same("blocker", "opponent")),
                IsReady("minion"),
            ),
        ),
        sentences="d61af4",
    ),
    completed(
        "British Museum, London, The",
        "Master",
        Upon("as announced", (Mark(_SHOWN, "this", ""),), torpid=True),
        Upon(
            "equipped from hand",
            (Mark(_SHOWN, "this"),),
            (
                Is("acting", Which(whose="you")),
                ActionIs(("equip",)),
                *(Not(Is("it", Which("card", called=word))) for word in _EXHIBITS),
            ),
        ),
        Usable(
            "unlock the minion that has equipped",
            ("after resolution",),
            (Unlock("acting"), Mark(MUSEUM, "acting")),
            conditions=(
                Is("this", Which("card", mark=_SHOWN)),
                Is("acting", Which(whose="you", unmarked=MUSEUM)),
                Successful(),
            ),
        ),
        *tuple(
            Price(
                -1,
                currency,
                types=("Equipment",),
                payer="any",
                of=Which(whose="you"),
                not_called=_EXHIBITS,
            )
            for currency in ("pool", "blood")
        ),
        sentences="4e52cc e2fff1",
    ),
    completed(
        "Brujah Debate",
        "Master",
        Standing("strength", 1, _BRUJAH),
        Upon(
            "master phase",
            (
                ForEachMethuselah(
                    "active",
                    (
                        If(
                            (There(Which("vampire", IN_PLAY, "you", clans=("Brujah",))),),
                            (
                                Choose(Which("vampire", IN_PLAY, "you", clans=("Brujah",), oldest=True)),
                                Lock("target"),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        Upon(
            "before range",
            (
                WithEach(
                    Which("vampire", clans=("Brujah",), chosen="both"),
                    (GiveExtra("maneuver", "combat", who="target"),),
                ),
            ),
            (InRound(),),
        ),
        sentences="4cc019 159f40",
    ),
    completed(
        "Bureaucratic Overload",
        "Master",
        Standing("action blood", 1, Which("vampire"), conditions=(ActionIs(("political",)),)),
        sentences="c42c05",
    ),
    named(
        "Burial Site Hunting Ground",
        "Master",
        Usable(
            "a vampire gains 1 blood, or a dead ally 1 life",
            ("unlock",),
            (
                Either(
                    (
                        Alternative("a vampire", (Choose(_FOLLOWER), fed()), (There(_FOLLOWER),)),
                        Alternative("an ally", (Choose(_DEAD), AddBlood("target")), (There(_DEAD),)),
                    )
                ),
            ),
            turn="yours",
            once="turn",
        ),
        words=(PutInPlay(),),
    ),
    part(
        "Blood Puppy",
        Usable("1 blood from or to it, or all of it", ("unlock",), (Either(_BEAT),), turn="yours", once="turn"),
        InPlayAction("burn it with its blood", (Burn("this"),), directed=True, by=Which()),
        words=(AddBlood("this", 3),),
        sentences="efe54d 432149 8296f4",
    ),
    completed(
        "Brothers Grimm",
        "Master",
        Usable(
            "use a master phase action and discard a master card: take control of it",
            ("master",),
            (Spend("master phase action"), Discard(Which("master")), TakeFromBrother()),
            conditions=(Not(Is("this", Which("card", whose="you"))),),
            turn="yours",
            by="active",
        ),
        Upon(
            "unlock phase",
            (Count(who="this"), If((AtLeast(CountersOn(who="this"), 5),), (Burn("this"), GainPool(5)))),
            turn="yours",
        ),
        sentences="4ac1d4 80fa9f f64492 969926",
    ),
    # The effects are those of a Laibon (ruling).
    completed(
        "Aye",
        "Master",
        Usable(
            "cancel the frenzy card",
            ("as played",),
            (Cancel(free=False),),
            conditions=(IS_LAIBON, FrenzyOnIt()),
            by="bearer",
            locks=True,
            torpid=True,
        ),
        Usable(
            "burn 1 blood and lock three Aye: block and react as if unlocked",
            DURING_ACTION,
            (Lock("aye"), Wake("minion")),
            (Choose(THREE_AYE, "aye", 3, 3),),
            (IS_LAIBON, IsReady("minion"), Is("minion", Which(locked=True)), Not(Acting()), IsLastOf(("Aye",))),
            by="bearer",
            blood=1,
            once="action",
        ),
        Upon("has burned", (Burn("this"),), (IS_LAIBON, IsLastOf(("Aye",))), about="minion", torpid=True),
        *VIRTUE_LAPSES,
        sentences="504c78 aef699 3311e8 ab4efc",
    ),
    named(
        "Brainwash",
        "Master",
        InPlayAction("burn it", (Burn("this"),), stealth=1, directed=True, by=Which()),
        declares=(ChooseInfluenced("prey", bare=True, imbued=True),),
        words=(PutOn("target"), Mark(REMAINS, "this"), Mark(NO_TRANSFERS, "this")),
    ),
    part(
        "Anachronism",
        Standing("warded", 1, conditions=(CardAskedShoots(),), torpid=True),
        words=(BurnShooting(),),
        sentences="a59379 7280c8",
    ),
    # Only who was burned from play, not uncontrolled or contested (ruling).
    named(
        "Blessed Resilience",
        "Master",
        declares=(ChooseBurnedDead(("for", "nec")),),
        words=(Mark(BURNED_IN, "target", value=""), Raise("target")),
    ),
)
