"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.alike import (
    AS_NORMAL,
    BORNE_BY,
    CHOIRS,
    HARDENED_BEARER,
    AtAll,
    AtControllers,
    Borne,
    ChooseBorne,
    ComeBack,
    ConsiderKin,
    DiscardAll,
    FindOtherVersion,
    HuntFor,
    outlawed,
)
from vtes_desktop.abilities.cards.action.p_to_r import ChooseGuilty
from vtes_desktop.abilities.cards.combat.alike import COMBAT
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.abilities.vocabulary.amounts import Amount
from vtes_desktop.abilities.vocabulary.effects.choosing import NO_MORE
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.minion.basic_actions import no_bleeds
from vtes_desktop.rules.minion.blocks import BLOCKS_NO
from vtes_desktop.rules.minion.plan import Plan, Possible
from vtes_desktop.rules.minions import GAINED_NOW
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.card import payable_x
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.politics.calling import call_card, callable_from_hand, callable_in_play
from vtes_desktop.rules.titles.contests import CAME
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


def _eroded(level: str, stealth: int) -> Reading:
    """A minion without strength and melee weapons, until it takes the action to be rid of that."""
    return Reading(
        ACTION,
        level,
        declares=(Choose(Which("minion", ANYWHERE, "others", can_have=True)),),
        words=(PutOn("target"),),
        actions=(InPlayAction("burn Erosion", (Burn("this"),), stealth=stealth, by=Which("minion", bearer=True)),),
        upon=(
            Upon("before range", (AddInCombat("base strength", 0, "combat", "minion"),), (Fights(), InRound())),
            Upon("before range", (Forbid(("using melee weapons",), "minion"),), (Fights(),)),
        ),
    )


class GainNamed(Word, frozen=True):
    """The card itself, a vampire now, gets so many Disciplines that you name, at superior."""

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        game, copy = here.game, here.source
        named: list[str] = []
        for left in range(self.amount, 0, -1):
            options = [
                Option("discipline", name, copy.id, level=code)
                for code, name in NAMED_DISCIPLINES.items()
                if code.upper() not in named
            ]
            question = f"{game.name(copy)}: which Disciplines does it have? ({left} left)"
            option = yield from game.choose(here.seat, "discipline", question, options, "1.6.1", copy.id)
            named.append(option.level.upper())
        minions.mark(game, copy, minions.GAINED, " ".join(named))

    def aloud(self) -> str:
        return f"this card, a vampire now, has {self.amount} Disciplines that you name, at superior"


class FewerOn(Condition, frozen=True):
    """There are fewer than so many cards of a name on the minion."""

    name: str
    fewer_than: int

    def holds(self, here: Here) -> bool:
        game = here.game
        below = minions.on_it(game, here.minion) if here.minion is not None else []
        return sum(game.card(copy).name == self.name for copy in below) < self.fewer_than

    def aloud(self) -> str:
        return f"there are fewer than {self.fewer_than} cards named {self.name} on this minion"


_BEAST: Final = Is("this", Which("vampire"))


_STERILE: Final = Is("minion", Which(words=("sterile",)))


RITUAL: Final = "ritual"


_RISES: Final = If(
    (AtLeast(CountersOn(RITUAL, "this"), 11),),
    (
        BecomeVampire(9, clan="none", sect="Independent", traits=("infernal", "unique"), blood=9),
        Burn("minion"),
        GainNamed(3),
    ),
)


class MayBeTarget(Condition, frozen=True):
    """No effect keeps the chosen minion from being the target of the acting minion's action."""

    said = "no effect keeps the chosen card from being the target of this action"

    def holds(self, here: Here) -> bool:
        return all(
            copy.controller == here.seat or not minions.is_protected(here.game, copy, here.minion)
            for copy in here.copies("target")
        )


def _removes(level: str, which: Which) -> Reading:
    return Reading(ACTION, level, declares=(Choose(which),), words=(RemoveFromGame("target"),))


_UNLOCKED_SABBAT: Final = Which("vampire", IN_PLAY, other=True, locked=False, words=("sabbat",))
_ANYWHERE: Final = ("ready", "torpor", "in play")


_NO_WRAITH: Final = Which(
    "ally|retainer", _ANYWHERE, words=("non-wraith",), alternatives=(Which("vampire", IN_PLAY, most=2),)
)


_SERVANT: Final = Which("ally|retainer", _ANYWHERE, any_word=("mortal", "ghoul"))


BEARER: Final = Which("vampire", bearer=True)


def _contagion(level: str) -> Reading:
    """Contagion: the steal is part of the strike, which can be dodged (ANK 20200909)."""
    enough = (
        AtLeast(CountersOn("corruption", "target"), SizeOf("target")),
        AtLeast(CountersOn("corruption", "target"), 1),
    )
    steals = May(
        (Count(CountersOn("corruption", "target", -1), "corruption", "target"), TakeControl("target"), EndCombat()),
        "burn the counters to steal it?",
    )
    strike = Usable(
        "strike: a corruption counter",
        ("choose strike",),
        (MakeStrike(Blow("effect")), StrikeDoes("hits", (Count(1, "corruption", "target"), If(enough, (steals,))))),
        by="bearer",
        once="combat",
    )
    return Reading(
        ACTION,
        level,
        words=(PutOn("minion"),),
        usable=(strike,) if level.isupper() else (),
        upon=(
            Upon("unlock phase", (ForEachMethuselah("active", (BurnPool(),)),), (IsReady("minion"),), turn="others"),
        ),
    )


def _mission(*more: AddBlood) -> Reading:
    """Cryptic Mission: a vampire's blood, or an ally's or retainer's life."""
    allies = Which("ally", ANYWHERE, alternatives=(Which("retainer", ANYWHERE),))
    return Reading(
        ACTION,
        "THA" if more else "tha",
        declares=(
            Either(
                (
                    Alternative("burn 1 blood on a vampire", (Choose(A_VAMPIRE),)),
                    Alternative("1 damage to an ally or retainer", (Choose(allies),)),
                )
            ),
        ),
        words=(
            If(
                (Is("target", A_VAMPIRE),),
                (BurnBlood("target"),),
                (Inflict(1, "target", unpreventable=True),),
            ),
            *more,
        ),
    )


MALKAVIANS: Final = ("Malkavian", "Malkavian antitribu")


LOCATION: Final = Which("location", ("ready", "torpor", "in play"))


BEFORE_RESOLVED: Final[tuple[Window, ...]] = ("as announced", "before block", "block attempt", "after blocks")


class NoMoreBleeds(Word, frozen=True):
    """Your minions can't bleed until the end of the turn (sec. 6.1.1)."""

    said = "your minions cannot bleed again in this turn"

    def act(self, here: Here) -> None:
        here.game.do(m.SetCounter(0, no_bleeds(here.seat), 1))


def _enticement(level: str, pool: int) -> Reading:
    """Enticement: the prey is spared where the Edge is lost, the own bleeds are not (LSJ 20100527)."""
    return Reading(
        ACTION,
        level,
        conditions=(HasEdge(),),
        declares=(ChooseMethuselah("prey"),),
        words=(If((HasEdge(),), (BurnEdge(), BurnPool(pool, "chosen"))), NoMoreBleeds()),
    )


class BurnOrDiscard(Word, frozen=True):
    """You burn so much pool, or discard as many cards at random, or some of each; all cards at once."""

    amount: Amount

    def do(self, here: Here) -> Procedure[None]:
        game, seat, amount = here.game, here.seat, amount_of(here, self.amount)
        most = min(amount, len(game.pile(seat, "hand")))
        options = [
            Option("amount", f"{number} cards at random, {amount - number} pool", amount=number)
            for number in range(most + 1)
        ]
        cards = (
            yield from here.ask("amount", f"{game.seat_name(seat)} loses pool or cards.", options, "1.6.1", seat=seat)
        ).amount
        for _ in range(cards):
            hand = game.pile(seat, "hand")
            discard(game, seat, hand[game.doing.random(len(hand))], " at random")
        burned = game.burn_pool(seat, amount - cards)
        game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        return f"you lose {number(self.amount)} in all of pool and cards of your hand at random, as you divide it"


_OPENED: Final = Upon(
    "before range",
    (AddInCombat("open hand", until="combat", who="opponent"),),
    (HasBlocked("minion"), Is("opponent", Which(where=IN_PLAY, chosen="remembered"))),
)
"""The chosen minion, blocked by the bearer, fights with an open hand."""


_HARDEN: Final = (AddInCombat("aggravated as normal", until="combat"), Burn("this"))


_LOST: Final = Which("ally|retainer", ("ash heap",), "you", since=BURNED_IN)


def _unmade(level: str, turn: Literal["yours", "any"]) -> Reading:
    """A vampire that is hardly there until its Methuselah burns the card in an unlock phase."""
    return Reading(
        ACTION,
        level,
        words=(PutOn("minion"),),
        standing=(
            Standing("stealth", 1),
            Standing(
                "no damage",
                1,
                Which("minion|retainer", ANYWHERE),
                conditions=(Not(Quiet(action=False)), InflictedBy(Which("vampire", own=True))),
            ),
            Standing("only aggravated damage", 1, torpid=True),
            Standing("gains no blood", 1, torpid=True),
        ),
        usable=(Usable("burn it", ("unlock",), (Burn("this"),), turn=turn, torpid=True),),
        upon=(
            Upon(
                "master phase",
                (
                    Either(
                        (
                            Alternative("burn 1 blood", (BurnBlood("minion", 1, paid=True),)),
                            Alternative("burn the vampire", (Burn("minion"),)),
                        )
                    ),
                ),
                turn="yours",
                torpid=True,
            ),
        ),
    )


_MADDENED: Final = Standing("strength", DamageDone("taken before", "minion"), conditions=(Fights(),))


BURNED_BY_ANY: Final = InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True)

RISES: Final = Upon(
    "end of turn",
    (May((BurnBlood("minion", paid=True), Unlock("minion")), "burn 1 blood to unlock"),),
    (Is("minion", Which("vampire", IN_PLAY, locked=True)),),
    by="bearer",
    torpid=True,
)


_SINNERS: Final = Which("vampire", IN_PLAY, age="younger", clan_named="clan")


_CONDEMNED: Final = (
    PutOn(),
    WithEach(Which("card", IN_PLAY, on="target", called="condemnation", other=True), (Burn("target"),)),
)
"""The card goes on the chosen minion, and all other condemnations there are burned."""


class ChooseReferendum(Word, frozen=True):
    """Choose a referendum that the minion could call: of a political action card of the hand, or of an effect in play;
    it is announced."""

    said = "choose a referendum of a political action card in your hand, or of an effect in play, that it can call"

    def can(self, here: Here) -> bool:
        return here.minion is not None and any(self._ways(here, here.minion))

    def _ways(self, here: Here, minion: Copy) -> Iterator[tuple[Option, Possible | None]]:
        for copy, mode in callable_from_hand(here.game, minion):
            yield Option("target", here.game.name(copy), copy.id, minion.id, level=mode.level), None
        for possible in callable_in_play(here.game, minion):
            yield replace(possible.option, kind="target"), possible

    def do(self, here: Here) -> Procedure[None]:
        ways = dict(self._ways(here, here.minion)) if here.minion is not None else {}
        if not ways:
            return
        option = yield from here.ask("target", "which referendum does it call?", list(ways), "6.1.7")
        possible = ways[option]
        here.terms = option.text
        here.game.passing.action.calls = None
        if possible is None:
            here.words["referendum"] = f"{option.copy} {option.level}"
        else:
            here.game.passing.action.calls = yield from possible.plan()


class CallReferendum(Word, frozen=True):
    """Call the referendum that was chosen, if its requirements are still met and its cost can be paid (ANK 20220704).
    If it passes, so does the next one that any vampire calls."""

    votes: int = 0
    """What the minion gets in it besides."""

    def do(self, here: Here) -> Procedure[None]:
        game, minion = here.game, here.minion
        plan = game.passing.action.calls
        if minion is None:
            return
        if isinstance(plan, Plan):
            action = plan.action
            source = game.table.copies.get(action.card)
            gone = source is None or not game.table.region_of(source).in_play
            if gone or minion.blood < action.blood_cost or game.table.seats[here.seat].pool < action.pool_cost:
                game.say(game.doing.name(minion), " cannot call that referendum any more", seat=here.seat)
                return
            game.burn_blood(minion, action.blood_cost)
            game.burn_pool(here.seat, action.pool_cost)
            game.passing.action.called_with = self.votes
            yield from plan.resolve(game)
            passed = game.passing.action.passed_by >= 0
        else:
            number, _, level = here.words.get("referendum", "").partition(" ")
            ways = (each for each in callable_from_hand(game, minion) if f"{each[0].id}" == number)
            found = next((each for each in ways if each[1].level == level), None)
            if found is None:
                game.say(game.doing.name(minion), " cannot call that referendum any more", seat=here.seat)
                return
            passed = yield from call_card(game, minion, *found, votes=self.votes)
        if passed:
            NextPasses(anybody=True).act(here)

    def aloud(self) -> str:
        votes = f" with {self.votes} votes more" if self.votes else ""
        return (
            f"this minion calls that referendum{votes}, if it can still be called and paid for, playing the card "
            "from the hand; if it passes, the next referendum that a vampire calls passes by itself"
        )


class ChooseForX(Word, frozen=True):
    """Choose a vampire whose capacity the minion can pay in blood: that is the X of the cost (sec. 1.6.1)."""

    which: Which

    def _there(self, here: Here) -> list[Copy]:
        game, minion = here.game, here.minion
        if minion is None:
            return []
        most = payable_x(game, here.seat, here.source, minion)
        return [copy for copy in found(here, self.which) if minions.capacity(game, copy) <= most]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [
            Option(
                "target",
                f"{game.name(copy)} ({game.seat_name(copy.controller)}), X = {minions.capacity(game, copy)}",
                copy.id,
                targets=(copy.id,),
            )
            for copy in self._there(here)
        ]
        if options:
            copy = game.copy((yield from here.ask("target", "which vampire?", options, "1.6.1")).copy)
            here.chosen["target"] = [copy]
            game.passing.now.x_is = minions.capacity(game, copy)

    def aloud(self) -> str:
        return f"choose {self.which.aloud()} whose capacity this minion can pay: X is that capacity"


_RISEN: Final = "risen by a mask"
_BEHIND_MASK: Final = Which("vampire", IN_PLAY, chosen="remembered", mark=_RISEN)


class ShowAllButOne(Word, frozen=True):
    """Methuselahs select all but one of the cards in their hands, as they like, and show them to you."""

    whose: Whose = "chosen"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs(self.whose):
            hand = list(game.pile(seat, "hand"))
            options = [Option("target", game.name(copy), copy.id) for copy in hand]
            if options:
                kept = yield from here.ask("target", "which card is not shown?", options, "1.6.1", seat=seat)
                shown = [copy for copy in hand if copy.id != kept.copy]
                yield from LookAt("hand").show(here, shown, f"the hand of {game.seat_name(seat)}")

    def aloud(self) -> str:
        return f"you look at all cards but one, as she likes, of the hand of {methuselah(self.whose)}"


_ON_YOURS: Final = Which("card", ("ready",), "you", attached=True)
_CLEANSED: Final = Which(weaker=True)


def _cleanses(level: str, *more: UnlockAt) -> Reading:
    """Cleansing Ritual: a card on an ally or younger vampire is burned; nothing comes of it where that lies there no
    more."""
    burns = If((Borne(_ON_YOURS, _CLEANSED),), (Burn("target"), *more))
    return Reading(ACTION, level, declares=(ChooseBorne(_ON_YOURS, _CLEANSED),), words=(burns,))


_COMMANDED: Final = Which(where=IN_PLAY, weaker=True)
_ELDER: Final = Which("vampire", IN_PLAY, other=True)


class ChooseCommanded(Word, frozen=True):
    """Choose allies or younger vampires, and where an `elder` may be among them one other vampire, no more of them than
    the minion has blood for: X is 1 more."""

    elder: bool = False

    def _left(self, here: Here, taken: Sequence[Copy]) -> list[Copy]:
        weaker = found(here, _COMMANDED)
        free = self.elder and all(fits(here, _COMMANDED, copy) for copy in taken)
        others = [copy for copy in found(here, _ELDER) if copy not in weaker] if free else []
        return [copy for copy in (*weaker, *others) if copy not in taken]

    def can(self, here: Here) -> bool:
        return here.minion is not None and here.minion.blood > 1 and bool(self._left(here, ()))

    def do(self, here: Here) -> Procedure[None]:
        game, taken = here.game, list[Copy]()
        most = here.minion.blood - 1 if here.minion is not None else 0
        while len(taken) < most:
            options = targets_of_seats(here, self._left(here, taken))
            if not options:
                break
            if taken:
                options.append(NO_MORE)
            option = yield from here.ask(
                "target", f"which minion? ({len(taken)} chosen, at most {most})", options, "1.6.1"
            )
            if option == NO_MORE:
                break
            taken.append(game.copy(option.copy))
        here.chosen["target"] = taken
        game.passing.now.x_is = len(taken) + 1

    def aloud(self) -> str:
        elder = ", one of which may be any other vampire instead" if self.elder else ""
        return f"choose 1 or more of {_COMMANDED.aloud(many=True)}{elder}; X is 1 more than their number"


class LockCommanded(Word, frozen=True):
    """Those that were chosen lock, as far as they are in play and still what they must be: one may be an `elder`."""

    elder: bool = False

    def act(self, here: Here) -> None:
        spare = self.elder
        for copy in here.copies("target"):
            if not here.game.in_play(copy) or not minions.is_minion(here.game, copy):
                continue
            if not fits(here, _COMMANDED, copy):
                if not spare:
                    continue
                spare = False
            here.game.lock(copy)

    def aloud(self) -> str:
        return f"each of them that is still such a minion{' (one may be any)' if self.elder else ''} locks"


_OF_ALL: Final = Which("vampire", IN_PLAY)


CARDS: Final[tuple[Named, ...]] = (
    # The combat comes first; the card lies on the target as it begins (ruling on Provision of the Silsila).
    named(
        "Chameleon",
        Reading(
            ACTION,
            declares=(
                ChooseForX(
                    Which(
                        "vampire",
                        IN_PLAY,
                        age="younger",
                        since=CAME,
                        alternatives=(Which("vampire", IN_PLAY, "you", age="younger", entered=True),),
                    )
                ),
            ),
            words=(TakeControl("target"), Become("target", sect="Anarch")),
        ),
    ),
    named(
        "Charming Lobby",
        Reading(ACTION, "pre", declares=(ChooseReferendum(),), words=(CallReferendum(),)),
        Reading(ACTION, "PRE", declares=(ChooseReferendum(),), words=(CallReferendum(2),)),
    ),
    named(
        "Clandestine Contract",
        ACTION,
        InPlayAction(
            "enter combat with it",
            (),
            "enter combat",
            1,
            by=Which("vampire", chosen="remembered hunter", clans=("Banu Haqim",)),
            against=Which(bearer=True, whose="others"),
        ),
        words=(InCombat((PutOn("opponent"), Remember("minion", "hunter"))),),
    ),
    named("Epiphany", Reading(ACTION, words=(Unlock("minion"), FindOtherVersion()))),
    named("Erosion", _eroded("qui", 1), _eroded("QUI", 0)),
    mended(
        "Call the Great Beast",
        # With the last counter a vampire is put into play, which a sterile one cannot do (LSJ 20060815).
        ACTION,
        Standing("strength", 3, conditions=(_BEAST,)),
        Standing("bleed", 2, conditions=(_BEAST,)),
        Usable("prevent 1 damage", ("prevention",), (Prevent(1),), conditions=(_BEAST,), once="combat"),
        InPlayAction(
            "put a ritual counter on it",
            (Count(1, RITUAL, "this"), _RISES),
            stealth=1,
            conditions=(
                Not(_BEAST),
                # Who has only played it as one puts none there (ruling on Mata Hari).
                Is("minion", Which("vampire", clans=("Baali",))),
                AnyOf((Not(_STERILE), Not(AtLeast(CountersOn(RITUAL, "this"), 10)))),
            ),
        ),
        InPlayAction(
            "enter combat with a minion",
            (),
            "enter combat",
            conditions=(_BEAST,),
            against=Which(whose="others"),
        ),
        words=(PutOn("minion"), Count(CapacityOf("minion"), RITUAL, "this"), _RISES),
    ),
    mended(
        "Carrion Coffin",
        Reading(ACTION, "pro", words=(PutOn("minion"),), actions=(BURNED_BY_ANY,), upon=(RISES,)),
        Reading(ACTION, "PRO", words=(PutOn("minion"),), actions=(BURNED_BY_ANY,), upon=(RISES,)),
    ),
    mended("Chair of Hades", _removes("nec", _SERVANT), _removes("NEC", _NO_WRAITH)),
    mended(
        "Chill of Oblivion",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which("vampire", can_have=True)),),
                words=(PutOn("target"), *later),
                usable=(
                    Usable(
                        "burn it to treat aggravated damage as normal",
                        ("before range", "before strikes", "strikes chosen"),
                        _HARDEN,
                        conditions=(Fights(),),
                        by="bearer",
                    ),
                ),
            )
            for level, later in (("nec", ()), ("NEC", (UnlockAt("discard phase"),)))
        ),
    ),
    mended(
        "Choir",
        Reading(
            ACTION,
            "MEL",
            declares=(AtAll("prey"),),
            words=(BurnPool(Counted(CHOIRS, 2), "prey"), WithEach(CHOIRS, (Burn("target"),))),
        ),
    ),
    completed(
        "Chronicle of the Lost Tribe",
        ACTION,
        InPlayAction("steal it", (TakeControl("this"),), by=Which("vampire", whose="others", least=5), directed=True),
        sentences="fa7d6c 57ff17",
    ),
    mended(
        "Clan Impersonation",
        # Not its sect (RTR 20201130); its own clan again when the card goes (ANK 20200415).
        ACTION,
        InPlayAction("burn it", (Burn("this"),), by=BEARER),
        declares=(Name("clan"),),
        words=(PutOn("minion"), GiveNamed("clan")),
    ),
    mended(
        "Concert Tour",
        ACTION,
        Upon("unlock phase", (AddBlood("minion", CapacityOf("minion")), Burn("this")), turn="yours", torpid=True),
        words=(PutOn("minion"),),
    ),
    # What represented something else as it was burned is not meant (ruling).
    named(
        "Compel the Spirit",
        Reading(ACTION, "nec", declares=(Choose(_LOST),), words=(Mark(BURNED_IN, "target", value=""), Return())),
        Reading(ACTION, "NEC", declares=(Choose(_LOST),), words=(ComeBack(),)),
    ),
    completed(
        "Consecration Rites",
        ACTION,
        Usable(
            "burn it: the action fails",
            ("as announced", "before block", "after blocks"),
            (Burn("this"), FailAction()),
            conditions=(ActionTargets("bearer"),),
        ),
        sentences="333cee",
    ),
    mended(
        "Consignment to Duat",
        Reading(
            ACTION,
            "SER",
            declares=(Choose(Which(can_have=True)),),
            words=(PutOn("target"), Remember("minion")),
            upon=(
                Upon(
                    "unlock phase",
                    (If((AtLeast(BloodOn("bearer"), 1),), (BurnBlood("bearer"),), (ToTorpor("bearer"),)),),
                    turn="yours",
                    by="bearer",
                    torpid=True,
                ),
                Upon("before range", (Burn("this"),), (Fights("remembered"),), torpid=True),
                *lapses(Not(IsReady("remembered"))),
            ),
        ),
    ),
    mended(
        "Constant Revolution",
        ACTION,
        Upon("unlock phase", (Count(who="this"),), turn="yours"),
        Upon("unlock phase", (ForEachMethuselah("active", (BurnOrDiscard(CountersOn(who="this")),)),), turn="others"),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True, pool=1),
        words=(PutInPlay(), Count(who="this")),
    ),
    mended("Contagion", _contagion("dai"), _contagion("DAI")),
    completed(
        "Covenant of Blood",
        outlawed("camarilla", "non-camarilla", "enter combat with a Camarilla vampire"),
        sentences="e7998f d2f0d3",
    ),
    mended(
        "Create Gargoyle",
        Reading(
            ACTION,
            words=(
                BecomeVampire(2, acts=False, clan="Gargoyle", disciplines="vis", traits=("flight",), slave=True),
                FindDiscipline(),
                GiveBlood("minion", "this", 3, up_to=True),
            ),
        ),
    ),
    mended("Cryptic Mission", _mission(), _mission(AddBlood("minion"))),
    mended(
        "Dance of the Dead",
        ACTION,
        Usable(
            "burn a counter: maneuver or press",
            ("range", "press"),
            (Count(-1, who="this"),),
            conditions=(Fights(), AtLeast(CountersOn(who="this"), 1)),
            each=Which("ally", whose="you", any_word=("wraith", "zombie")),
            once="combat",
        ),
        *upon(LOOKED_AT, (Burn("this"),), (Not(AtLeast(CountersOn(who="this"), 1)),)),
        words=(PutInPlay(), Count(4, who="this")),
    ),
    mended(
        "Defender of the Haven",
        ACTION,
        Standing("intercept", 2, conditions=(Acting("acting", directed=True), borne_by("Gargoyle"))),
        declares=(Choose(Which("vampire", IN_PLAY, clans=("Gargoyle",), words=("slave",), least=5, can_have=True)),),
        words=(PutOn("target"),),
    ),
    mended(
        "Derange",
        # The clan and sect stay what they were when it was played (LSJ 20070707).
        ACTION,
        Standing("stays locked", 1),
        Usable(
            "burn 1 blood to unlock",
            ("unlock",),
            (Unlock("minion"),),
            conditions=(Is("minion", Which("vampire", locked=True)),),
            turn="yours",
            by="bearer",
            blood=1,
            torpid=True,
        ),
        InPlayAction(
            "move it to another vampire",
            (PutOn("target"),),
            declares=(Choose(Which("vampire", IN_PLAY, other=True, not_clans=MALKAVIANS, can_have=True)),),
            by=BEARER,
        ),
        declares=(Choose(Which("vampire", IN_PLAY, age="younger", not_clans=MALKAVIANS, can_have=True)),),
        words=(PutOn("target"), ConsiderKin()),
    ),
    mended(
        "Disciple of Lazarus",
        Reading(
            ACTION,
            declares=(
                Either(
                    (
                        Alternative(
                            "add 2 blood to a younger Harbinger of Skulls",
                            (
                                Choose(
                                    Which(
                                        "vampire",
                                        ("uncontrolled",),
                                        "you",
                                        age="younger",
                                        clans=("Harbinger of Skulls",),
                                    )
                                ),
                            ),
                        ),
                        Alternative("search your crypt", ()),
                    )
                ),
            ),
            words=(
                If(
                    (Is("target", Which("card")),),
                    (AddBlood("target", 2),),
                    (Search(Which("vampire", clans=("Harbinger of Skulls",)), "crypt"),),
                ),
            ),
        ),
    ),
    mended(
        "Distraction",
        Reading(ACTION, "cel", words=(Draw(5),)),
    ),
    mended(
        "Dive Bomb",
        Reading(
            ACTION,
            words=(InCombat((GiveExtra("maneuver"),)),),
            during=(InCombat((GiveExtra("press", who="opponent"),), blocked=True),),
        ),
    ),
    mended(
        "Dive into Madness",
        Reading(ACTION, "dem", words=(Mark(GAINED_NOW, "minion", "DEM"), Unlock("minion"))),
        Reading(
            ACTION,
            "DEM",
            conditions=(FewerOn("Dive into Madness", 2),),
            words=(If((FewerOn("Dive into Madness", 2),), (PutOn("minion"),)),),
            standing=(Standing("bleed", 1),),
            actions=(InPlayAction("burn it", (Burn("this"),), by=Which("vampire", age="older"), directed=True),),
        ),
    ),
    mended(
        "Divine Sign",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which(where=IN_PLAY, whose="any", other=True)),),
                words=(PutOn("minion"), Remember("target"), Unlock("minion")),
                standing=(Standing("intercept", 2, conditions=(Same("acting", "remembered"),)),),
                upon=opened,
                actions=(
                    InPlayAction(
                        "burn it", (Burn("this"),), by=Which(where=("ready",), chosen="remembered"), directed=True
                    ),
                ),
            )
            for level, opened in (("nec", ()), ("NEC", (_OPENED,)))
        ),
    ),
    mended(
        "Draba",
        Reading(
            ACTION,
            "chi",
            declares=(Choose(Which(can_have=True)),),
            words=(PutOn("target"),),
            usable=(
                Usable(
                    "burn it to reduce the stealth to 0",
                    DURING_ACTION,
                    (ReduceTo("stealth"), Burn("this")),
                    conditions=(Same("acting", "bearer"),),
                ),
            ),
        ),
    ),
    mended("Dream World", Reading(ACTION, "PRE", words=(LendTo(BLEED_OF_ALL, 1),))),
    mended(
        "Edged Illusion",
        Reading(
            ACTION,
            "chi",
            declares=(Choose(Which()),),
            words=(Lock("target"), Inflict(1, "target", unpreventable=True)),
        ),
        Reading(
            ACTION,
            "CHI",
            declares=(ChooseMethuselah("any"),),
            words=(
                WithEach(Which(whose="chosen"), (If((MayBeTarget(),), (Inflict(1, "target", unpreventable=True),)),)),
            ),
        ),
    ),
    completed(
        "Emergency Powers",
        ACTION,
        Standing(
            "votes",
            Counted(GEHENNA),
            conditions=(ActionIs(("political",)), Is("minion", Which("vampire", words=("seraph",)))),
        ),
        *lapses(Not(There(GEHENNA)), also=("leaves play",)),
        sentences="a92c22 0ca5ba",
    ),
    completed(
        "Emergency Rations",
        ACTION,
        Usable(
            "burn it: full blood",
            ("unlock",),
            (Burn("this"), AddBlood("minion", CapacityOf("minion"))),
            conditions=(IsReady("minion"), borne_by("Nagaraja")),
            turn="yours",
        ),
        declares=(Choose(Which("ally|retainer", ("ash heap",), words=("mortal",))),),
        words=(RemoveFromGame("target"), PutOn("minion")),
        sentences="143c9a 477bf9",
    ),
    # Who can't burn 2 blood attempts nothing else; one whose action is cancelled burns none (rulings).
    named(
        "Enrage",
        Reading(
            ACTION,
            "pre",
            declares=(Choose(Which("vampire", IN_PLAY, "you", can_have=True)),),
            words=(PutOn("target"),),
            standing=(Standing("strength", 1),),
            actions=(InPlayAction("enter combat with any minion", (), "enter combat", against=Which(whose="others")),),
            upon=(Upon("end of turn", (Burn("this"),), torpid=True),),
        ),
        Reading(
            ACTION,
            "PRE",
            declares=(Choose(Which("vampire", IN_PLAY, can_have=True)),),
            words=(PutOn("target"),),
            standing=(Standing("hunts and fights only", 1, conditions=(Not(HasBlood("minion", 2)), Not(Acting()))),),
            upon=(
                Upon(
                    "as announced",
                    (BurnBlood("minion", 2),),
                    (Acting(), Not(Acting(kinds=("hunt", "enter combat")))),
                    torpid=True,
                ),
                Upon("after resolution", (Burn("this"),), (Acting(),), torpid=True),
            ),
        ),
    ),
    mended(
        "Ensconced",
        Reading(
            "Action",
            "vis",
            declares=(Choose(Which("location", ("ready", "torpor", "in play"), can_have=True)),),
            words=(PutOn("target"), Remember("minion"), Unlock("minion")),
            usable=(
                Usable(
                    "the action fails",
                    BEFORE_RESOLVED,
                    (
                        Note("remembered", "vampire"),
                        Burn("this"),
                        FailAction(),
                        Later("after resolution", (EnterCombat("vampire"),)),
                    ),
                    conditions=(ActionTargets("bearer"), MayFail(), IsReady("remembered")),
                ),
            ),
        ),
        Reading(
            REACTION,
            "VIS",
            conditions=(MayFail(), ActionTargets(which=LOCATION)),
            words=(Unlock("minion"), FailAction(), Later("after resolution", (EnterCombat(),))),
        ),
    ),
    mended(
        "Enthrall",
        Reading(
            ACTION,
            "OBF/PRE",
            words=(
                Later(
                    "after resolution",
                    (
                        If(
                            (Successful(), Bled(), HasBlood()),
                            (May((BurnBlood("minion"), DrawCrypt()), "burn 1 blood to draw a card from your crypt?"),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    mended("Enticement", _enticement("ser", 2), _enticement("SER", 3)),
    mended(
        "Entrenching",
        Reading(ACTION, words=(If((AtLeast(BloodOn("minion"), 4),), (AddBlood("minion", 4),)),)),
    ),
    completed(
        "Esbat",
        Reading(
            ACTION,
            declares=(
                Either(
                    (
                        Alternative("2 blood to one", (Choose(_UNLOCKED_SABBAT, "one"),)),
                        Alternative(
                            "1 blood to each of two",
                            (Choose(_UNLOCKED_SABBAT, "two", 2, 2),),
                            (There(_UNLOCKED_SABBAT, 2),),
                        ),
                    )
                ),
            ),
            words=(
                WithEach(Which("vampire", IN_PLAY, chosen="one", locked=False), (AddBlood("target", 2),)),
                WithEach(Which("vampire", IN_PLAY, chosen="two", locked=False), (AddBlood("target"),)),
            ),
        ),
        sentences="22142b",
    ),
    # Its controller chooses between the blood and the vampire; what would give it blood does not (rulings).
    # Who was burned meanwhile and has come back is not burned by it any more (rulings).
    mended(
        "Eternal Mask, The",
        Reading(
            ACTION,
            "SER",
            declares=(Choose(Which("vampire", ("ash heap",), unique=True)),),
            words=(
                PutOn("minion"),
                Remember("target"),
                Raise("target"),
                Mark(_RISEN, "target"),
                GiveBlood("minion", "target", BloodOn("minion"), up_to=True),
            ),
            standing=tuple(
                Standing(stat, 1, torpid=True) for stat in ("cannot act", "cannot block", "cannot react", "no votes")
            ),
            usable=(
                Usable(
                    "burn it and the vampire that it has brought back",
                    ("unlock",),
                    (Burn("remembered"), Burn("this")),
                    conditions=(There(_BEHIND_MASK),),
                    torpid=True,
                ),
            ),
        ),
    ),
    named("Ex Nihilo", _unmade("nec", "yours"), _unmade("NEC", "any")),
    named(
        "Ecstatic Agony",
        Reading(ACTION, "aus", words=(PutOn("minion"),), standing=(_MADDENED,)),
        Reading(
            ACTION,
            "AUS",
            words=(PutOn("minion"),),
            standing=(_MADDENED,),
            usable=(
                Usable(
                    "press to continue combat",
                    ("press",),
                    (),
                    conditions=(LeadsTo("continue"), AtLeast(DamageDone("taken now", "minion"), 1)),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
    ),
    mended(
        "Cheat the Fates",
        *(
            Reading(
                ACTION,
                level,
                during=(CannotBlock(which=Which(where=IN_PLAY, without="tem")), ForbidCards(who="minion")),
                words=more,
            )
            for level, more in (("tem", ()), ("TEM", (Unlock(),)))
        ),
    ),
    completed(
        "Cull the Herd",
        Reading(
            ACTION,
            declares=(ChooseMethuselah("others"),),
            words=(DiscardAll(Which("ally|retainer")), AddBlood("minion", Number("discarded"))),
        ),
        sentences="a3ad68 037291 505c31",
    ),
    mended(
        "Condemn the Sins of the Father",
        *(
            Reading(
                ACTION,
                level,
                declares=(Name("clan in play"), AtControllers(_SINNERS)),
                words=(WithEach(_SINNERS, (Lock("target"), *more)),),
            )
            for level, more in (("qui", ()), ("QUI", (BurnBlood("target"),)))
        ),
    ),
    mended(
        "Condemnation: Betrayed",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which(can_have=True)),),
                words=_CONDEMNED,
                standing=(
                    Standing("action blood", 1, conditions=(ActionIs(("bleed",)), Acting())),
                    Standing("cannot bleed", 1, conditions=(Is("minion", Which("ally")),)),
                ),
                upon=upon,
            )
            for level, upon in (
                ("dai", ()),
                (
                    "DAI",
                    (
                        Upon(
                            "unlock phase",
                            (BurnFromLibrary(1, as_many=True),),
                            turn="yours",
                            by="bearer",
                            torpid=True,
                        ),
                    ),
                ),
            )
        ),
    ),
    mended(
        "Condemnation: Doomed",
        Reading(
            ACTION,
            "DAI",
            declares=(Choose(Which(can_have=True)),),
            words=_CONDEMNED,
            standing=(Standing("stealth", -1),),
            upon=(Upon("as blocked", (ForEachMethuselah("bearer", (BurnPool(),)),), (Same("acting", "bearer"),)),),
        ),
    ),
    mended(
        "Condemnation: Languid",
        Reading(
            ACTION,
            "DAI",
            declares=(Choose(Which(can_have=True)),),
            words=_CONDEMNED,
            standing=(Standing("strength", -1),),
            upon=(
                Upon(
                    "before range",
                    (Forbid(("press to continue", "press to end"), "bearer", "combat"),),
                    (Fights("bearer"), InRound()),
                ),
            ),
        ),
    ),
    mended(
        "Concordance",
        *(
            Reading(
                ACTION,
                level,
                words=(PutOn("minion"), *more),
                standing=(AS_NORMAL, Standing("strength", 1), Standing("stealth", -1)),
                usable=usable,
            )
            for level, more, usable in (
                ("dai", (), ()),
                (
                    "DAI",
                    (Mark("discipline", "this", "fli"),),
                    (
                        Usable(
                            "burn 1 blood to unlock",
                            ("influence",),
                            (Unlock("minion"),),
                            conditions=(Is("minion", Which(where=IN_PLAY, locked=True)),),
                            turn="yours",
                            by="bearer",
                            blood=1,
                            torpid=True,
                        ),
                    ),
                ),
            )
        ),
    ),
    mended(
        "Daemonic Possession",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which("minion", ("ash heap",), since=BURNED_IN, under_others=True)),),
                words=(Raise("target", 1), *more),
            )
            for level, more in (("nec", (Lock("target"),)), ("NEC", ()))
        ),
    ),
    completed(
        "Deep Cover Agent",
        Reading(
            ACTION,
            usable=(Usable("look at that hand", ("unlock",), (LookAt("hand", "bearer"),), turn="yours", torpid=True),),
            actions=(InPlayAction("burn it", (Burn(),), by=BEARER, directed=True),),
        ),
        sentences="846446 177ba1 219ff5",
    ),
    completed(
        "Despiral",
        Reading(
            ACTION,
            words=(PutOn("minion"), Count()),
            standing=(Standing("bleed", CountersOn(), conditions=(borne_by("Ishtarri"),)),),
            actions=(
                InPlayAction(
                    "add a counter",
                    (BurnBlood("minion", CountersOn(), paid=True), Count()),
                    stealth=1,
                    conditions=(AtLeast(BloodOn("minion"), CountersOn()), borne_by("Ishtarri")),
                ),
            ),
        ),
        sentences="976401 a32ab5 a212f3",
    ),
    mended(
        "Dismemberment of Osiris",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which("vampire", ("torpor",), titled=True)),),
                words=(
                    WithMethuselah(),
                    Note("target", "lord"),
                    WithEach(Which("vampire", clan_of="lord"), (BurnBlood("target"),)),
                    Burn("lord"),
                    *more,
                ),
            )
            for level, more in (("ser", ()), ("SER", (BurnPool(1, "chosen"),)))
        ),
    ),
    mended(
        "Distant Friend",
        *(
            Reading(
                ACTION,
                level,
                declares=(Choose(Which("vampire", IN_PLAY)),),
                words=(PutInPlay(), Remember("target"), UnlockAt("end of turn")),
                usable=(Usable("burn it: how it casts", ("polling",), (*cast, Burn()), conditions=asked),),
            )
            for level, cast, asked in (
                ("dom pre", (CastAs("remembered"),), (Is("remembered", Which("vampire", voted=True)),)),
                ("DOM PRE", (CastAs("remembered"),), (Is("remembered", Which("vampire")),)),
            )
        ),
    ),
    completed(
        "Earth-Feeder",
        Reading(
            ACTION,
            words=(HuntFor(), If((HuntSuccessful(), CanHave("minion")), (PutOn("minion"),))),
            standing=(
                Standing("stealth", 1, conditions=(Acting(kinds=("hunt",)), borne_by("", "laibon")), in_action=True),
            ),
        ),
        sentences="770a76 e32c75 42a9f3 b1bc7d",
    ),
    mended(
        "Elemental Stoicism",
        Reading(COMBAT, "for obf", words=(AddInCombat("aggravated as normal", until="combat"),)),
        Reading(
            ACTION,
            "FOR obf",
            words=(PutOn("minion"),),
            upon=(HARDENED_BEARER, Upon("goes to torpor", (Burn(),), about="minion", torpid=True)),
        ),
    ),
    mended(
        "Esprit de Corps",
        *(
            Reading(
                ACTION,
                level,
                words=(PutInPlay(), Unlock("minion")),
                standing=(Standing("strength", 1, Which(whose="you")),),
                usable=usable,
                upon=(Upon("unlock phase", (Burn(),), turn="yours"),),
            )
            for level, usable in (
                ("pot pre", ()),
                (
                    "POT PRE",
                    (
                        Usable(
                            "burn it to cancel the action card",
                            ("as played",),
                            (Cancel(), Burn()),
                            conditions=(
                                Played("now", ACTION_CARDS, ("dem", "dom", "pre")),
                                DirectedAtYou(),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
    mended(
        "Celestial Harmony",
        Reading(ACTION, "aus", declares=(ChooseMethuselah("others"),), words=(ShowAllButOne(),)),
        Reading(ACTION, "AUS", declares=(AtAll("others"),), words=(ShowAllButOne(),)),
    ),
    mended(
        "Cleansing Ritual",
        _cleanses("obe"),
        _cleanses("OBE", UnlockAt("discard phase", BORNE_BY)),
    ),
    mended(
        "Command the Legion",
        *(
            Reading(ACTION, level, declares=(ChooseCommanded(elder),), words=(LockCommanded(elder),))
            for level, elder in (("dom", False), ("DOM", True))
        ),
    ),
    named(
        "Destructive Secrets",
        ACTION,
        declares=(Choose(Which(where=IN_PLAY)),),
        words=(Mark(BLOCKS_NO, "target", "Nosferatu"),),
    ),
    completed(
        "Community Justice",
        Reading(
            ACTION,
            declares=(ChooseGuilty(_OF_ALL, diablerie=True),),
            words=(If((CanHave("target"),), (Burn("target"),)),),
        ),
        sentences="65d6b5",
    ),
)
