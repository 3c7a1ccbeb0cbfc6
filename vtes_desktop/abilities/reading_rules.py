"""What the rules themselves read of a library card, said aloud: its limits, what it cancels, its title, the terms of
its referendum (:mod:`vtes_desktop.rules.facts`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes_desktop.abilities.text.facts.reader import READER
from vtes_desktop.abilities.vocabulary.aloud import so_many
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.facts import Bearer, Burning, Cancels, Companion, Facts, Limit
from vtes_desktop.rules.playing.limits import key
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.politics.asks import MANY, Ask, Wanted
from vtes_desktop.rules.wording import together, with_article

_EACH: Final = {"game": "in a game", "unlock": "between two of its unlock phases"}
_REPLACED: Final = {
    "stays": "it is not replaced as long as it is in play",
    "unlock": "it is replaced in the next unlock phase of whoever plays it",
    "discard": "it is replaced in the next discard phase of whoever plays it",
    "discarded": "it is replaced once its player has discarded her hand",
}
_KINDS: Final = {"card": "card in play", "Methuselah": "Methuselah"}
_WHOSE: Final = {"you": " of your own", "others": " of another Methuselah", "prey": " of your prey"}


def rules_aloud(card: Card, mode: Mode, *, answers: bool, only: bool, terms: bool) -> Iterator[str]:
    """Clauses for what the rules are told of a card and of one way to play it; nothing for what holds of any card.

    :param answers: whether the rules see to which cards it cancels as they are played, and no ability does.
    :param only: whether it can be played just in one window.
    :param terms: whether the rules see to the terms of its referendum, and no ability does.
    """
    facts = READER.of(card)
    if facts.needs_vampire and mode.type not in ("Master", "Event"):
        yield "only a vampire can play it"
    yield from (_limit(limit, _name(card, limit.what)) for limit in READER.limits(card, mode))
    for having in facts.havings:
        if mode.level in having.stays_not:
            continue
        whose = "a Methuselah can control" if having.methuselah else "a minion can have"
        yield f"{whose} only {'one' if having.most == 1 else having.most} {_name(card, having.what)}"
    cancels = READER.cancels(card, mode) if answers else None
    if cancels is not None:
        when = "it can be played only" if only else "as a card is played it can be played"
        yield f"{when} to cancel {_cancelled(cancels)}"
    if facts.cancelled_by:
        yield f"the opposing Methuselah can cancel it by discarding {so_many(facts.cancelled_by, 'combat card')}"
    if facts.title.title:
        if facts.title.on_acting:
            yield "it is put on the vampire that plays it or calls its referendum"
        worth = f", worth {so_many(facts.title.votes, 'vote')}" if facts.title.votes else ""
        yield f"the vampire that bears it has the title “{facts.title.title}”{worth}"
    yield from _where(card, facts)
    if terms and mode.type not in ("Master", "Equipment"):
        yield from (f"its referendum’s terms: {_ask(ask)}" for ask in READER.terms(card, mode.level).asks)
    if (companion := READER.companion(card, mode.level)) is not None:
        yield _companion(companion)
    if facts.replaced:
        yield _REPLACED.get(facts.replaced, f"it is replaced after the {facts.replaced}")
    if facts.leaves:
        yield "it is removed from the game when it would be burned, whatever comes of it"
    if facts.ends_at_discards:
        yield "it is burned in its controller’s discard phase"
    yield from _burning(facts.burning)


def _where(card: Card, facts: Facts) -> Iterator[str]:
    """On whom it is put, by whom and when, where the rules see to that (sec. 1.6.2, 5)."""
    if facts.on_any:
        yield "it can be put on any minion"
    if "discipline" in facts.called and facts.bearers and "Master" in card.types:
        yield f"it is put on {together(map(_bearer, facts.bearers), 'or')}, never on one that has it at superior"
    if card.capacity_change:
        yield f"the capacity of the vampire that bears it changes by {card.capacity_change:+}"
    if facts.chosen_discipline:
        yield "it gives one level of a Discipline chosen as it is played"
    if facts.in_own_turn:
        yield "it can be played in one’s own turn too"
    if facts.x_among:
        yield f"its X must be {together(map(str, facts.x_among), 'or')}"
    if facts.counted_x:
        where = {"in play": "in play", "ash heap": "in your ash heap", "combat": "played before in the running combat"}
        yield f"its X is the number of cards of its name {where[facts.counted_x]}"


def _name(card: Card, what: str) -> str:
    """Whom a limit is about: cards of this name, or of a sort."""
    return f"“{card.display_name}”" if what == key(card) else f"card of the sort “{what}”"


def _limit(limit: Limit, what: str) -> str:
    who = "a minion" if limit.minion else "a Methuselah" if limit.methuselah else "all Methuselahs together"
    does = "call" if limit.called else "play"
    return f"{who} can {does} only one {what} {_EACH.get(limit.each, f'in one {limit.each}')}"


def _cancelled(cancels: Cancels) -> str:
    """The cards that can be cancelled: “a strike card that the opposing minion is playing”."""
    words = sorted(cancels.keywords)
    kinds = [f"{each} card" for each in words] or [f"{each.lower()} card" for each in sorted(cancels.types)]
    what = together(map(with_article, kinds), "or") if kinds else "a card other than a master or event card"
    if cancels.minion:
        what = f"{what} of a minion" if kinds else "a minion card"
    needs = together(map(discipline_name, sorted(cancels.codes)), "or")
    limits = (
        (needs, f"that requires {needs}"),
        (cancels.non_combat, "that is no combat card"),
        (cancels.opponent, "that the opposing minion is playing"),
        (cancels.others, "that another Methuselah is playing"),
        (cancels.neighbours, "that your predator or prey is playing"),
        (cancels.most, f"that an ally or a vampire of capacity {cancels.most} or less is playing"),
        (cancels.on_it, "that is played on this minion"),
        (cancels.younger, "that a younger vampire is playing"),
    )
    return " ".join((what, *(words for so, words in limits if so)))


def _bearer(bearer: Bearer) -> str:
    needs = f" with {discipline_name(bearer.code)}" if bearer.code else ""
    return f"{with_article(bearer.be)} (ready or in torpor){needs}{' that you control' if bearer.own else ''}"


def _ask(ask: Ask) -> str:
    what = together(map(_wanted, ask.wanted), "or")
    if ask.points or ask.points_by:
        points = f"as many points as {ask.points_by}" if ask.points_by else so_many(ask.points, "point")
        most = f", {ask.each} at most to each" if ask.each < MANY else ""
        return f"{points} allocated among {what}{most}"
    if ask.half:
        return f"at least half of {what}"
    if ask.least == ask.most:
        return f"{ask.least} × {what}"
    return f"{ask.least} to {ask.most} × {what}" if ask.most < MANY else f"{ask.least} or more × {what}"


def _wanted(wanted: Wanted) -> str:
    if wanted.kind == "number":
        return f"a number from {wanted.numbers[0]} to {wanted.numbers[1]}"
    least, most = wanted.capacity
    capacity = f"of capacity {least} to {most}" if least else f"of capacity {most} or less"
    said = (
        "ready" if wanted.ready else "",
        "torpid" if wanted.torpor else "",
        "unlocked" if wanted.unlocked else "",
        wanted.age,
        *wanted.be,
        _KINDS.get(wanted.kind, wanted.kind),
        capacity if most < MANY else f"of capacity {least} or more" if least else "",
        f"of the acting vampire’s {wanted.same}" if wanted.same else "",
        "other than its caller" if wanted.others else "",
        "not named yet" if wanted.new else "",
        "with more pool than its caller" if wanted.richer else "",
    )
    return f"{' '.join(each for each in said if each)}{_WHOSE.get(wanted.of, '')}"


def _companion(companion: Companion) -> str:
    ranged = "at any range" if companion.ranged else "at close range"
    guards = " while its minion is acting" if companion.guards else ""
    guards += f", if its minion is {companion.bearer_must_be}" if companion.bearer_must_be else ""
    return f"it inflicts {companion.damage} damage on the opposing minion in each round {ranged}{guards}"


def _burning(burning: Burning) -> Iterator[str]:
    """What a conviction can be burned for (Imbued appendix)."""
    for amount, what in (
        (burning.intercept, "intercept while a monster acts"),
        (burning.strike, "damage of a hand or weapon strike against a monster"),
        (burning.bleed, "bleed in an action to bleed that is taken by it"),
    ):
        if amount:
            yield f"its Imbued can burn it for {amount:+} {what}"
    if burning.hinder:
        yield f"its Imbued can burn it as its action is declared: monsters get {-burning.hinder} intercept in it"
    if burning.cancels:
        names = together(map(discipline_name, sorted(burning.cancels)), "or")
        yield f"its Imbued can burn it to cancel an action at it, or a strike card against it, that requires {names}"
    if burning.control:
        yield "its Imbued can burn it to cancel what would change who controls the Imbued"
    if burning.once:
        yield "an Imbued may burn only one of it in an action"
