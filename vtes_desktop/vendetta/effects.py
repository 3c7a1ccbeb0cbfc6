"""The words in which it is written what a card does, and how they are read aloud.

A card file (:mod:`vtes_desktop.vendetta.cards`) holds them as plain mappings; :mod:`vtes_desktop.vendetta.carrying_out`
does them. A word left out is not done; no word at all is a card without effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Small = Annotated[int, Meta(ge=0, le=20)]
# msgspec 0.22 takes the limits of a number for those of a tuple beside it: :func:`problem` checks them.
Amount = int | tuple[int, int, int] | Literal["half", "all", "any", "per card", "as spent"]
"""How much: a number; one number for each round; half of what is there (rounded down), or all of it; any number that
the player likes; one for each Ally and Victim of hers; as much as she has just spent."""
Trigger = Literal["opponent plays elsewhere", "opponent plays here", "opponent withdraws here"]
"""What an opponent does that sets off a Passive card (P12)."""


class Sum(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Tokens of one sort or several."""

    blood: Amount = 0
    """Of the Pool."""
    influence: Amount = 0
    deployed: Amount = 0
    """Deployed Blood at this Location."""


class Between(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number that must not be less or more."""

    at_least: Small = 0
    at_most: Small = 20

    def holds(self, number: int) -> bool:
        """Whether the number lies between."""
        return self.at_least <= number <= self.at_most


class When(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must be so for an effect to be done; all of what is said."""

    deployed_blood: Between | None = None
    """The player's own at this Location."""
    rivals: Between | None = None
    cards_here: Between | None = None
    """The player's own Clan cards at this Location."""
    round: Annotated[tuple[Annotated[int, Meta(ge=1, le=3)], ...], Meta(max_length=3)] = ()
    """One of these rounds; empty for any."""
    haven: bool | None = None
    """Whether this is the Prince's Haven."""
    won: bool | None = None
    """Whether the player has won here; in the Aftermath."""


class Drained(Struct, frozen=True, forbid_unknown_fields=True):
    """What else Draining an Ally brings."""

    diablerie: Annotated[int, Meta(ge=0, le=3)]
    """So many Diablerie tokens instead of the usual."""


class Does(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a card does. Deeds are done in the order in which they stand here."""

    # At what time; without any of these: in the card's own step.
    whenever: Trigger | None = None
    acquired: Does | None = None
    in_your_turn: Does | None = None
    """Once in each of her Planning turns."""
    frenzy_caused: Sum | None = None
    """What she gains beyond the usual when she sends an opponent into Frenzy."""
    frenzy_suffered: Literal["drain this"] | None = None
    drained: Drained | None = None
    standing: Literal["wins ties"] | None = None

    # On what condition.
    when: When | None = None
    may: Does | None = None
    """What the player may do or leave."""

    # Deeds.
    withdraw: bool = False
    """As in the Withdraw step (W3, W4)."""
    spend: Sum | None = None
    gain: Sum | None = None
    lose: Sum | None = None
    steal: Sum | None = None
    """From whom it is done to, to the player."""
    play: Sum | None = None
    """Blood from the Pool onto the Position here."""
    power: Annotated[int, Meta(ge=-20, le=20)] = 0
    """Added to this card's Power; done to a Rival: to her Power here."""
    halve_printed: bool = False
    """The printed Power of her cards here is halved, rounded down."""
    look_at: Amount = 0
    """So many face-down cards, anywhere."""
    move_to_haven: Small | None = None
    """This card, with up to so much Deployed Blood, goes to the Prince's Haven."""

    # To whom.
    each_rival: Does | None = None
    one_rival: Does | None = None
    each_opponent: Does | None = None
    they: Does | None = None
    """Whoever has set it off."""

    then: Does | None = None
    """What follows where all before it was done."""


DEEPEST: Final = 8
"""No effect has more words one in another; each is a step of the referee inside another."""
MOST: Final = 20
"""No effect moves more tokens than this."""
NONE: Final = Does()
"""What a card without effect does."""
AT_TIMES: Final = ("acquired", "in_your_turn", "frenzy_caused", "frenzy_suffered", "drained", "standing")
"""What an Ally can say; everything else is a Clan card's."""
_INNER: Final = ("acquired", "in_your_turn", "may", "each_rival", "one_rival", "each_opponent", "they")
_TO_OTHERS: Final = ("each_rival", "one_rival", "each_opponent", "they")


def problem(does: Does, *, of_ally: bool, to_other: bool = False, depth: int = 0) -> str:
    """What makes no sense in it, as a sentence; empty for nothing. `depth` words stand around it."""
    inside = depth > 0
    if depth > DEEPEST:
        return f"More than {DEEPEST} words stand one in another."
    amounts = [each for sum_ in _sums(does) for each in (sum_.blood, sum_.influence, sum_.deployed)]
    for amount in (*amounts, does.look_at):
        numbers = amount if isinstance(amount, tuple) else (amount,)
        if any(isinstance(each, int) and not 0 <= each <= MOST for each in numbers):
            return f"{amount} is no number of tokens: it takes 0 to {MOST}."
    times = [name for name in AT_TIMES if getattr(does, name) is not None]
    if inside and (times or does.whenever):
        return f"“{(*times, 'whenever')[0].replace('_', ' ')}” can't stand inside another word."
    if of_ally and not inside and (does.whenever or _deeds(does)):
        return "An Ally must say when: " + ", ".join(AT_TIMES) + "."
    if not of_ally and times:
        return f"Only an Ally can say “{times[0]}”."
    if does.steal is not None and not to_other:
        return "“steal” must stand in one of: " + ", ".join(_TO_OTHERS) + "."
    if to_other and (does.spend or does.play or does.withdraw or does.look_at or does.move_to_haven is not None):
        return "Nobody can be made to spend, play, withdraw, look or move."
    if to_other and any(getattr(does, name) for name in _TO_OTHERS):
        return "What is done to another can't be done to somebody else inside it."
    if of_ally and (does.power or does.halve_printed or does.they or does.each_rival or does.one_rival):
        return "An Ally is at no Location: it knows no Power and no Rivals."
    if does.they and not (does.whenever or inside):
        return "“they” needs “whenever”."
    for name in (*_INNER, "then"):
        within: Does | None = getattr(does, name)
        if within is not None:
            other = name in _TO_OTHERS or (to_other and name in ("may", "then"))
            if found := problem(within, of_ally=of_ally, to_other=other, depth=depth + 1):
                return found
    return ""


def _sums(does: Does) -> list[Sum]:
    all_sums = (does.spend, does.gain, does.lose, does.steal, does.play, does.frenzy_caused)
    return [each for each in all_sums if each is not None]


def _deeds(does: Does) -> bool:
    """Whether it says something to be done at once."""
    return any(
        getattr(does, name)
        for name in (
            *("may", "withdraw", "spend", "gain", "lose", "steal", "play", "power", "halve_printed", "look_at"),
            *("each_rival", "one_rival", "each_opponent", "they"),
        )
    )  # fmt: skip


# -- aloud -------------------------------------------------------------------------------------------------------------


def aloud(does: Does) -> str:
    """What a card does, as plain English; empty for nothing.

    >>> aloud(Does(each_rival=Does(lose=Sum(blood=(1, 2, 3)))))
    'Each Rival loses 1 / 2 / 3 Blood (by round).'
    >>> aloud(Does(may=Does(spend=Sum(blood="half"), then=Does(each_rival=Does(lose=Sum(blood=4))))))
    'You may spend half your Blood; if you do, each Rival loses 4 Blood.'
    """
    sentences = [_capital(each) + "." for each in _sentences(does)]
    return " ".join(sentences)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sentences(does: Does) -> Iterator[str]:
    now = "; ".join(_clauses(does, "you"))
    if does.whenever is not None:
        what = {
            "opponent plays elsewhere": "an opponent plays a card at another Location",
            "opponent plays here": "an opponent plays a card at this Location",
            "opponent withdraws here": "an opponent withdraws from this Location",
        }[does.whenever]
        yield f"whenever {what}, {now}"
    elif now:
        yield now
    if does.acquired is not None:
        yield "when you acquire this Ally, " + "; ".join(_clauses(does.acquired, "you"))
    if does.in_your_turn is not None:
        yield "once in your Planning turn: " + "; ".join(_clauses(does.in_your_turn, "you"))
    if does.frenzy_caused is not None:
        yield f"when you send an opponent into Frenzy, you gain {_sum(does.frenzy_caused)} more"
    if does.frenzy_suffered is not None:
        yield "when you are sent into Frenzy, this Ally is Drained and none is drawn"
    if does.drained is not None:
        yield f"Draining this Ally brings {_tokens(does.drained.diablerie, 'Diablerie token')}"
    if does.standing is not None:
        yield "you win all ties"


def _clauses(does: Does, who: str) -> Iterator[str]:
    """The deeds as clauses without a full stop. `who` is “you”, or who it is done to."""
    before = f"{_condition(does.when)}, " if does.when is not None else ""
    deeds = list(_deeds_aloud(does, who))
    if does.may is not None:
        deeds.append("you may " + "; ".join(_clauses(does.may, "")).removeprefix("you "))
    for name, whom in (("each_rival", "each Rival"), ("one_rival", "one Rival"), ("each_opponent", "each opponent")):
        within: Does | None = getattr(does, name)
        if within is not None:
            deeds += _clauses(within, whom)
    if does.they is not None:
        deeds += _clauses(does.they, "that player")
    if does.then is not None:
        deeds.append("if you do, " + "; ".join(_clauses(does.then, who if who != "" else "you")))
    for number, deed in enumerate(deeds):
        yield deed if number else before + deed


def _deeds_aloud(does: Does, who: str) -> Iterator[str]:
    you = who in ("you", "")
    subject = f"{who} " if who else ""

    def verb(word: str) -> str:
        return f"{subject}{word}" if you else f"{subject}{word}s"

    if does.withdraw:
        yield f"{subject}withdraw"
    if does.spend is not None:
        yield f"{subject}spend {_sum(does.spend)}"
    if does.gain is not None:
        yield f"{verb('gain')} {_sum(does.gain)}"
    if does.lose is not None:
        yield f"{verb('lose')} {_sum(does.lose)}"
    if does.steal is not None:
        yield f"you steal {_sum(does.steal)} from {who}"
    if does.play is not None:
        yield f"{subject}play {_sum(does.play)} here"
    if does.power:
        change = f"{abs(does.power)} Power {'more' if does.power > 0 else 'less'}"
        yield f"this card has {change}" if you else f"{who} has {change} here"
    if does.halve_printed:
        whose = "your" if you else f"{who}’s"
        yield f"the printed Power of {whose} cards here is halved, rounded down"
    if does.look_at:
        yield f"{subject}look at {_amount(does.look_at)} face-down cards"
    if does.move_to_haven is not None:
        blood = f" with up to {does.move_to_haven} Deployed Blood" if does.move_to_haven else ""
        yield f"{subject}move this card{blood} to the Prince’s Haven"


def _condition(when: When) -> str:
    said: list[str] = []
    if when.deployed_blood is not None:
        said.append(f"you have {_between(when.deployed_blood)} Deployed Blood here")
    if when.rivals is not None:
        said.append(f"you have {_between(when.rivals)} Rivals")
    if when.cards_here is not None:
        said.append(f"you have {_between(when.cards_here)} cards here")
    if when.round:
        said.append("it is round " + " or ".join(str(each) for each in when.round))
    if when.haven is not None:
        said.append(f"this is {'' if when.haven else 'not '}the Prince’s Haven")
    if when.won is not None:
        said.append("you have won here" if when.won else "you have not won here")
    return "if " + " and ".join(said)


def _between(between: Between) -> str:
    if between.at_least == between.at_most:
        return str(between.at_least) if between.at_least else "no"
    if between.at_most == 20:
        return f"{between.at_least} or more"
    if between.at_least == 0:
        return f"{between.at_most} or fewer"
    return f"{between.at_least} to {between.at_most}"


def _sum(sum_: Sum) -> str:
    return " and ".join(
        f"{_amount(amount, word)}"
        for amount, word in ((sum_.blood, "Blood"), (sum_.influence, "Influence"), (sum_.deployed, "Deployed Blood"))
        if amount
    )


def _amount(amount: Amount, word: str = "") -> str:
    word = f" {word}" if word else ""
    match amount:
        case tuple():
            return " / ".join(str(each) for each in amount) + f"{word} (by round)"
        case "half":
            return f"half your{word}"
        case "all":
            return f"all{word}"
        case "any":
            return f"any number of{word}"
        case "per card":
            return f"1{word} for each Ally and Victim you have"
        case "as spent":
            return f"as many{word}"
        case _:
            return f"{amount}{word}"


def _tokens(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
