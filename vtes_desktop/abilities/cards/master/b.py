"""Master cards, B: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.contracts import ChosenForContract
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.cards.phrases import _ChooseThere
from vtes_desktop.abilities.cards.stored import BURNED_EMPTY, ChooseToKeep, KeepThem
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_IN, REMAINS
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.stored import store, stored_on
from vtes_desktop.rules.turn.influence import NO_TRANSFERS
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


class OutOfTurn(Condition, frozen=True):
    """The card that is being played is played out of turn: a Vox Senis is always."""

    said = "the card being played is played out of turn"

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            minions.facts(game, copy).out_of_turn or copy.controller != game.table.active
            for copy in game.passing.now.being_played[-1:]
        )


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
            question = f"which equipment goes on it? ({left} left)"
            option = yield from here.ask("search", question, [*options, NO_MORE], "11", always=True)
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


_EXHIBITS: Final = ("electronic", "vehicle", "weapon")
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
    Alternative("move 1 blood from it to your pool", (MoveBlood("this"),), (HAS_BLOOD,)),
    Alternative("move 1 blood from the bank to it", (AddBlood("this"),)),
    Alternative("burn it for all its blood", (ALL_ITS_BLOOD, Burn("this"))),
)


class ChooseBurnedDead(_ChooseThere, frozen=True):
    """Choose a vampire that was burned from play, has both Disciplines at superior, and lies in your ash heap."""

    question = "which vampire?"
    codes: tuple[str, ...]

    def there(self, here: Here) -> list[Copy]:
        there = found(here, Which("vampire", ("ash heap",), "you", mark=BURNED_IN))
        has = {copy.id: minions.disciplines(here.game, copy) for copy in there}
        return [copy for copy in there if all(has[copy.id].get(code, 0) == 2 for code in self.codes)]

    def aloud(self) -> str:
        levels = together(discipline_name(code.upper()) for code in self.codes)
        return f"choose a vampire in your ash heap that was burned from play and has {levels}"


_BLIND_TO: Final = Which(
    "vampire", IN_PLAY, "prey", younger_than="first", alternatives=(Which("ally", IN_PLAY, "prey"),)
)
CARDS: Final[tuple[Named, ...]] = (
    master_card(
        "Blessing of the Beast",
        *BURNED_EMPTY,
        on=Which("vampire", IN_PLAY, "you", clans=("Ahrimane",)),
        declares=(ChooseToKeep("spi"),),
        words=(KeepThem("spi", "Ahrimane"),),
        sentences="00edfd f0265d 0d273a",
    ),
    master_card(
        "Blooding by the Code",
        # The level of Valeren is given as by any Discipline card.
        Standing("strength", 1, conditions=(borne_by("Salubri antitribu"),)),
        sentences="1dd674 bc69cc",
    ),
    master_card(
        "Barrens, The",
        for_locking("discard a card, draw up", ANY_TIME, Discard()),
        words=(PutInPlay(),),
    ),
    master_card(
        "Bastille Opera House",
        for_locking(
            "a vote for each Daughter",
            ("polling",),
            GainVotes(Counted(SINGERS)),
            conditions=(POLITICAL, There(SINGERS)),
        ),
        for_locking(
            "burn it: 1 vote", ("polling",), Burn("this"), GainVotes(), conditions=(POLITICAL, Not(There(SINGERS)))
        ),
        sentences="7187c4 e422d9",
    ),
    master_card(
        "Bay and Howl",
        declares=(Choose(Which("vampire", ("uncontrolled",), "you", clans=("Gangrel antitribu",)), "child"),),
        words=(
            WithEach(
                Which("vampire", whose="you", clans=("Gangrel antitribu",), blood="some"),
                (GiveBlood("target", "child"),),
            ),
        ),
        sentences="b56df4",
    ),
    master_card(
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
    master_card(
        "Bleeding the Vine",
        for_locking(
            "cancel the master card",
            ("as played",),
            Cancel(),
            ForEachMethuselah("playing", (Gain("master phase action"),)),
            conditions=(Played("now", ("Master",), whose="others"), Not(OutOfTurn())),
        ),
        Upon(
            "unlock phase",
            (
                either(
                    Alternative("lock it", (Lock("this"),), (IsUnlocked("this"),)),
                    Alternative("burn 1 pool", (BurnPool(),)),
                ),
            ),
            turn="yours",
        ),
        sentences="c7d83b 27919a 20b1a4",
    ),
    master_card(
        "Black Market Cache",
        Standing("drawn from", 1, Which("card", ANYWHERE, this=True)),
        *lapses(Not(Stores()), also=("cards drawn",)),
        words=(StoreFound(3), If((Not(Stores()),), (Burn("this"),))),
        sentences="89e25d 970f6f 7a1658",
    ),
    master_card(
        "Black Throne, The",
        *upon(
            LEAVING,
            (May((Lock("this"), GainPool()), "lock it to gain 1 pool"),),
            (
                IsUnlocked("this"),
                ChosenForContract("it", Which("vampire", IN_PLAY, "you", clans=("Banu Haqim",))),
            ),
        ),
        for_locking("+2 votes", ("polling",), GainVotes(2)),
        sentences="13bf5d 76cb21",
    ),
    master_card(
        "Blessings of the Loa",
        Standing(
            "bleed",
            Counted(Which("vampire", ("torpor",), "prey")),
            Which("vampire", IN_PLAY, "you", clans=("Samedi",), least=4),
            conditions=(BleedsWhom("prey"),),
            in_action=True,
        ),
        sentences="93f9cc",
    ),
    master_card(
        "Blind Spot",
        declares=(Choose(Which("vampire", IN_PLAY, "you"), "first", so_that=_BLIND_TO), Choose(_BLIND_TO)),
        words=(Blind("first"),),
    ),
    master_card(
        "Blood Doll",
        once_a_turn("master", "move 1 blood to or from your pool", *TO_AND_FRO, by="bearer"),
        declares=(Choose(YOUR_VAMPIRE),),
        words=(PutOn("target"),),
    ),
    master_card(
        "Bravo",
        *feeds_once(
            ("combat is over",),
            Acting(kinds=("enter combat",)),
            Fights(of_action=True),
            Successful(),
            IsReady("minion"),
        ),
        sentences="d61af4",
    ),
    master_card(
        "British Museum, London, The",
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
        *pool_or_blood(Price(-1, types=("Equipment",), payer="any", of=Which(whose="you"), not_called=_EXHIBITS)),
        sentences="4e52cc e2fff1",
    ),
    master_card(
        "Brujah Debate",
        Standing("strength", 1, Which("vampire", clans=("Brujah",))),
        Upon(
            "master phase",
            as_you(
                "active",
                If(
                    (There(Which("vampire", IN_PLAY, "you", clans=("Brujah",))),),
                    (
                        Choose(Which("vampire", IN_PLAY, "you", clans=("Brujah",), oldest=True)),
                        Lock("target"),
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
    master_card(
        "Bureaucratic Overload",
        Standing("action blood", 1, Which("vampire"), conditions=(POLITICAL,)),
        sentences="c42c05",
    ),
    master_card(
        "Burial Site Hunting Ground",
        once_a_turn(
            "unlock",
            "a vampire gains 1 blood, or a dead ally 1 life",
            either(
                Alternative("a vampire", (Choose(_FOLLOWER), fed()), (There(_FOLLOWER),)),
                Alternative("an ally", (Choose(_DEAD), AddBlood("target")), (There(_DEAD),)),
            ),
        ),
        words=(PutInPlay(),),
    ),
    master_card(
        "Blood Puppy",
        once_a_turn("unlock", "1 blood from or to it, or all of it", Either(_BEAT)),
        InPlayAction("burn it with its blood", (Burn("this"),), directed=True, by=Which()),
        words=(AddBlood("this", 3),),
        sentences="efe54d 432149 8296f4",
    ),
    master_card(
        "Brothers Grimm",
        in_your(
            "master",
            "use a master phase action and discard a master card: take control of it",
            Spend("master phase action"),
            Discard(Which("master")),
            TakeFromBrother(),
            conditions=(Not(Is("this", Which("card", whose="you"))),),
            by="active",
        ),
        Upon(
            "unlock phase",
            (Count(who="this"), If((AtLeast(CountersOn(who="this"), 5),), (Burn("this"), GainPool(5)))),
            turn="yours",
        ),
        sentences="4ac1d4 80fa9f f64492 969926",
    ),
    master_card(
        "Brainwash",
        InPlayAction("burn it", (Burn("this"),), stealth=1, directed=True, by=Which()),
        declares=(ChooseInfluenced("prey", bare=True, imbued=True),),
        words=(PutOn("target"), Mark(REMAINS, "this"), Mark(NO_TRANSFERS, "this")),
    ),
    # Only who was burned from play, not uncontrolled or contested (ruling).
    master_card(
        "Blessed Resilience",
        declares=(ChooseBurnedDead(("for", "nec")),),
        words=(Mark(BURNED_IN, "target", value=""), Raise("target")),
    ),
)
