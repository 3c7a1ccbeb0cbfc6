"""Action cards: what their text can't tell is defined by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.cards.action.alike import *
from vtes_desktop.abilities.cards.action.p_to_r import ChooseGuilty
from vtes_desktop.abilities.cards.language import *
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import BURNED_IN
from vtes_desktop.rules.minion.plan import Plan, Possible
from vtes_desktop.rules.playing.card import payable_x
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.politics.calling import call_card, callable_from_hand, callable_in_play
from vtes_desktop.rules.titles.contests import CAME
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


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
            question = f"which Disciplines does it have? ({left} left)"
            option = yield from here.ask("discipline", question, options, "1.6.1")
            named.append(option.level.upper())
            game.say(game.who(here.seat), f" names {option.text}", seat=here.seat)
        minions.mark(game, copy, minions.GAINED, " ".join(named))

    def aloud(self) -> str:
        return f"this card, a vampire now, has {self.amount} Disciplines that you name, at superior"


_BEAST: Final = Is("this", Which("vampire"))
RITUAL: Final = "ritual"
_RISES: Final = If(
    (AtLeast(CountersOn(RITUAL, "this"), 11),),
    (
        BecomeVampire(9, clan="none", sect="Independent", traits=("infernal", "unique"), blood=9),
        Burn("minion"),
        GainNamed(3),
    ),
)


def _removes(level: str, which: Which) -> Reading:
    return at_level(level, target=which, words=(RemoveFromGame("target"),))


_NO_WRAITH: Final = Which(
    "ally|retainer", ANYWHERE, words=("non-wraith",), alternatives=(Which("vampire", IN_PLAY, most=2),)
)
_SERVANT: Final = Which("ally|retainer", ANYWHERE, any_word=("mortal", "ghoul"))
_CORRUPTED: Final = (
    AtLeast(CountersOn("corruption", "target"), SizeOf("target")),
    AtLeast(CountersOn("corruption", "target"), 1),
)
_STOLEN: Final = May(
    (Count(CountersOn("corruption", "target", -1), "corruption", "target"), TakeControl("target"), EndCombat()),
    "burn the counters to steal it?",
)


class BurnOrDiscard(Word, frozen=True):
    """You burn so much pool, or discard as many cards at random, or some of each; all cards at once."""

    amount: Amount

    def do(self, here: Here) -> Procedure[None]:
        game, seat, amount = here.game, here.seat, amount_of(here, self.amount)
        most = min(amount, len(game.pile(seat, "hand")))
        options = [
            Option("amount", f"{so_many(number, 'card', 'cards')} at random, {amount - number} pool", amount=number)
            for number in range(most + 1)
        ]
        cards = (
            yield from here.ask("amount", f"{game.seat_name(seat)} loses pool or cards.", options, "1.6.1", seat=seat)
        ).amount
        for _ in range(cards):
            hand = game.pile(seat, "hand")
            discard(game, seat, hand[game.doing.random(len(hand))], " at random")
        if burned := game.burn_pool(seat, amount - cards):
            game.say(game.who(seat), f" burns {burned} pool", seat=seat)
        yield from settle_hand(game, seat)

    def aloud(self) -> str:
        return f"you lose {number(self.amount)} in all of pool and cards of your hand at random, as you divide it"


_LOST: Final = Which("ally|retainer", ("ash heap",), "you", since=BURNED_IN)
_LOST_CARD: Final = replace(_LOST, kind="library card")
"""An Imbued is an ally that was lost too, but no card for a hand (Imbued appendix)."""
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
    WithEach(Which("card", IN_PLAY, on="target", called="condemnation", other=True), (Burn("target"),)),
)
"""All other condemnations on the chosen minion are burned."""


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
        return [copy for copy in found(here, self.which) if size_of(here, copy) <= most]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [
            Option(
                "target",
                f"{game.name(copy)} ({game.seat_name(copy.controller)}), X = {size_of(here, copy)}",
                copy.id,
                targets=(copy.id,),
            )
            for copy in self._there(here)
        ]
        if options:
            copy = game.copy((yield from here.ask("target", "which vampire?", options, "1.6.1")).copy)
            here.chosen["target"] = [copy]
            game.passing.now.x_is = size_of(here, copy)

    def aloud(self) -> str:
        return f"choose {self.which.aloud()} whose capacity this minion can pay: X is that capacity"


class ShowAllButOne(Word, frozen=True):
    """Methuselahs select all but one of the cards in their hands, as they like, and show them to you."""

    said = "you look at all cards but one, as she likes, of the hand of the chosen Methuselah"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for seat in here.methuselahs("chosen"):
            hand = list(game.pile(seat, "hand"))
            options = [Option("target", game.name(copy), copy.id) for copy in hand]
            if options:
                kept = yield from here.ask("target", "which card is not shown?", options, "1.6.1", seat=seat)
                shown = [copy for copy in hand if copy.id != kept.copy]
                yield from LookAt("hand").show(here, shown, f"the hand of {game.seat_name(seat)}")


_ON_YOURS: Final = Which("card", ("ready",), "you", attached=True)
_CLEANSED: Final = Which(weaker=True)


def _cleanses(level: str, *more: UnlockAt) -> Reading:
    """Cleansing Ritual: a card on an ally or younger vampire is burned; nothing comes of it where that lies there no
    more."""
    burns = If((Borne(_ON_YOURS, _CLEANSED),), (Burn("target"), *more))
    return at_level(level, declares=(ChooseBorne(_ON_YOURS, _CLEANSED),), words=(burns,))


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


CARDS: Final[tuple[Named, ...]] = (
    # The combat comes first; the card lies on the target as it begins (ruling on Provision of the Silsila).
    action_card(
        "Chameleon",
        declares=(
            ChooseForX(
                Which(
                    "vampire",
                    IN_PLAY,
                    age="younger",
                    since=CAME,
                    alternatives=(Which("vampire", IN_PLAY, "you", age="younger", entered="yours"),),
                )
            ),
        ),
        words=(TakeControl("target"), Become("target", sect="Anarch")),
    ),
    by_level(
        "Charming Lobby", ACTION, "pre", (CallReferendum(),), (CallReferendum(2),), declares=(ChooseReferendum(),)
    ),
    action_card(
        "Clandestine Contract",
        hunted(Which("vampire", chosen="remembered hunter", clans=("Banu Haqim",)), 1),
        words=in_combat(PutOn("opponent"), Remember("minion", "hunter")),
    ),
    action_card(
        "Call the Great Beast",
        # With the last counter a vampire is put into play, which a sterile one cannot do (LSJ 20060815).
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
                AnyOf((Not(Is("minion", Which(words=("sterile",)))), Not(AtLeast(CountersOn(RITUAL, "this"), 10)))),
            ),
        ),
        attack("enter combat with a minion", conditions=(_BEAST,)),
        words=(PutOn("minion"), Count(CapacityOf("minion"), RITUAL, "this"), _RISES),
    ),
    both_levels("Carrion Coffin", BURNED_BY_ANY, RISES, level="pro", words=(PutOn("minion"),)),
    mended("Chair of Hades", _removes("nec", _SERVANT), _removes("NEC", _NO_WRAITH)),
    both_levels(
        "Chill of Oblivion",
        Usable(
            "burn it to treat aggravated damage as normal",
            ("before range", "before strikes", "strikes chosen"),
            (AddInCombat("aggravated as normal", until="combat"), Burn("this")),
            conditions=(Fights(),),
            by="bearer",
        ),
        level="nec",
        on=Which("vampire"),
        also=(UnlockAt("discard phase"),),
    ),
    action_card(
        "Choir",
        level="MEL",
        declares=(AtAll("prey"),),
        words=(BurnPool(Counted(CHOIRS, 2), "prey"), WithEach(CHOIRS, (Burn("target"),))),
    ),
    action_card(
        "Chronicle of the Lost Tribe",
        InPlayAction("steal it", (TakeControl("this"),), by=Which("vampire", whose="others", least=5), directed=True),
        sentences="fa7d6c 57ff17",
    ),
    action_card(
        "Clan Impersonation",
        # Not its sect (RTR 20201130); its own clan again when the card goes (ANK 20200415).
        InPlayAction("burn it", (Burn("this"),), by=BEARER),
        declares=(Name("clan"),),
        words=(PutOn("minion"), GiveNamed("clan")),
    ),
    action_card(
        "Concert Tour",
        Upon("unlock phase", (AddBlood("minion", CapacityOf("minion")), Burn("this")), turn="yours", torpid=True),
        words=(PutOn("minion"),),
    ),
    # What represented something else as it was burned is not meant (ruling).
    named(
        "Compel the Spirit",
        at_level("nec", target=_LOST_CARD, words=(Mark(BURNED_IN, "target", value=""), Return())),
        at_level("NEC", target=_LOST, words=(ComeBack(),)),
    ),
    action_card("Consecration Rites", fails_action(ActionTargets("bearer", by_others=True)), sentences="333cee"),
    action_card(
        "Consignment to Duat",
        Upon(
            "unlock phase",
            (If((AtLeast(BloodOn("bearer"), 1),), (BurnBlood("bearer"),), (ToTorpor("bearer"),)),),
            turn="yours",
            by="bearer",
            torpid=True,
        ),
        Upon("before range", (Burn("this"),), (Fights("remembered"),), torpid=True),
        *lapses(Not(IsReady("remembered"))),
        level="SER",
        on=Which(),
        words=(Remember("minion"),),
    ),
    action_card(
        "Constant Revolution",
        Upon("unlock phase", (Count(who="this"),), turn="yours"),
        Upon("unlock phase", (ForEachMethuselah("active", (BurnOrDiscard(CountersOn(who="this")),)),), turn="others"),
        InPlayAction("burn it", (Burn("this"),), by=Which("vampire"), directed=True, pool=1),
        words=(PutInPlay(), Count(who="this")),
    ),
    both_levels(
        "Contagion",
        Upon("unlock phase", (ForEachMethuselah("active", (BurnPool(),)),), (IsReady("minion"),), turn="others"),
        level="dai",
        words=(PutOn("minion"),),
        also=(
            # The steal is part of the strike, which can be dodged (ANK 20200909).
            Usable(
                "strike: a corruption counter",
                ("choose strike",),
                (
                    MakeStrike(Blow("effect")),
                    StrikeDoes("hits", (Count(1, "corruption", "target"), If(_CORRUPTED, (_STOLEN,)))),
                ),
                by="bearer",
                once="combat",
            ),
        ),
    ),
    action_card(
        "Covenant of Blood",
        *outlawed("camarilla", "non-camarilla", "enter combat with a Camarilla vampire"),
        sentences="e7998f d2f0d3",
    ),
    action_card(
        "Create Gargoyle",
        words=(
            BecomeVampire(2, acts=False, clan="Gargoyle", disciplines="vis", traits=("flight",), slave=True),
            FindDiscipline(),
            GiveBlood("minion", "this", 3, up_to=True),
        ),
    ),
    both_levels(
        "Cryptic Mission",
        level="tha",
        declares=(
            either(
                Alternative("burn 1 blood on a vampire", (Choose(A_VAMPIRE),)),
                Alternative("1 damage to an ally or retainer", (Choose(Which("ally|retainer", ANYWHERE)),)),
            ),
        ),
        words=(If((Is("target", A_VAMPIRE),), (BurnBlood("target"),), (Inflict(1, "target", unpreventable=True),)),),
        also=(AddBlood("minion"),),
    ),
    both_levels(
        "Cheat the Fates",
        level="tem",
        during=(CannotBlock(which=Which(where=IN_PLAY, without="tem")), ForbidCards(who="minion")),
        also=(Unlock(),),
    ),
    action_card(
        "Cull the Herd",
        declares=(ChooseMethuselah("others"),),
        words=(DiscardAll(Which("ally|retainer")), AddBlood("minion", Number("discarded"))),
        sentences="a3ad68 037291 505c31",
    ),
    by_level(
        "Condemn the Sins of the Father",
        ACTION,
        "qui",
        (WithEach(_SINNERS, (Lock("target"),)),),
        (WithEach(_SINNERS, (Lock("target"), BurnBlood("target"))),),
        declares=(Name("clan in play"), AtControllers(_SINNERS)),
    ),
    both_levels(
        "Condemnation: Betrayed",
        Standing("action blood", 1, conditions=(ActionIs(("bleed",)), Acting())),
        Standing("cannot bleed", 1, conditions=(Is("minion", Which("ally")),)),
        level="dai",
        on=Which(),
        words=_CONDEMNED,
        also=(Upon("unlock phase", (BurnFromLibrary(1, as_many=True),), turn="yours", by="bearer", torpid=True),),
    ),
    action_card(
        "Condemnation: Doomed",
        Standing("stealth", -1),
        Upon("as blocked", (ForEachMethuselah("bearer", (BurnPool(),)),), (Same("acting", "bearer"),)),
        level="DAI",
        on=Which(),
        words=_CONDEMNED,
    ),
    action_card(
        "Condemnation: Languid",
        Standing("strength", -1),
        Upon(
            "before range",
            (Forbid(("press to continue", "press to end"), "bearer", "combat"),),
            (Fights("bearer"), InRound()),
        ),
        level="DAI",
        on=Which(),
        words=_CONDEMNED,
    ),
    both_levels(
        "Concordance",
        AS_NORMAL,
        Standing("strength", 1),
        Standing("stealth", -1),
        level="dai",
        words=(PutOn("minion"),),
        also=(Mark("discipline", "this", "fli"), unlocks_for(blood=1, window="influence")),
    ),
    mended(
        "Celestial Harmony",
        at_level("aus", declares=(ChooseMethuselah("others"),), words=(ShowAllButOne(),)),
        at_level("AUS", declares=(AtAll("others"),), words=(ShowAllButOne(),)),
    ),
    mended("Cleansing Ritual", _cleanses("obe"), _cleanses("OBE", UnlockAt("discard phase", BORNE_BY))),
    mended(
        "Command the Legion",
        *(
            at_level(level, declares=(ChooseCommanded(elder),), words=(LockCommanded(elder),))
            for level, elder in (("dom", False), ("DOM", True))
        ),
    ),
    action_card(
        "Community Justice",
        declares=(ChooseGuilty(Which("vampire", IN_PLAY), diablerie=True),),
        words=(If((CanHave("target"),), (Burn("target"),)),),
        sentences="65d6b5",
    ),
)
