"""How the referee reads a card, said aloud: a list of English sentences by which a judge can check it.

They are made of what was read – when, who, cost, requirement, target, effect, duration, with every default – and never
of the card's own words; only what is done by hand is quoted, for that is not read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes_desktop.abilities.card_text import CardText, Reading
from vtes_desktop.abilities.reading_facts import facts_aloud
from vtes_desktop.abilities.reading_rules import rules_aloud
from vtes_desktop.abilities.reading_times import timing_aloud
from vtes_desktop.abilities.text.facts.action_text import played
from vtes_desktop.abilities.text.facts.fixed_effects import does
from vtes_desktop.abilities.text.facts.imbued import effects_of
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.text.facts.requirements import asked_for, met_by_anybody
from vtes_desktop.abilities.text.facts.timing import timing
from vtes_desktop.abilities.text.facts.titles import merged_head
from vtes_desktop.abilities.vocabulary.aloud import as_sentence, so_many
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.effects.fixed import does_aloud
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.cards.model import ACTION_CARDS, Card, DisciplineLevel
from vtes_desktop.rules.facts import Head
from vtes_desktop.rules.minion.action_text import ActionText, Kind
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.wording import together, with_article

_TIMED = frozenset({"Action Modifier", "Reaction", "Combat"})
_NOUNS = frozenset({"Ally", "Retainer", "Event", "Power", "Political Action", "Action Modifier"})
_BRINGS: Final[dict[str, Kind]] = {
    "Equipment": "equip",
    "Retainer": "employ",
    "Ally": "recruit",
    "Political Action": "political",
}
"""The kinds of action of cards whose text describes none."""
_WHOM = {"prey": "your prey", "predator": "your predator", "any": "any Methuselah"}


def reading_of(card: Card, text: CardText) -> list[str]:
    """All that the referee reads of a card, in order: each way to play it, and what it brings into play.

    :returns: full sentences; where there are several ways to play it each begins with its type and level.
    """
    several = len(text.readings) > 1
    said = []
    for reading in text.readings:
        at = f" at {reading.level}" if reading.level else ""
        name = f"[{reading.type}{at}{', as a reflex' if reading.reflex else ''}] " if several else ""
        said += [f"{name}{each}" for each in _of_reading(card, reading)]
    return said


def _is_read_as(mode: Mode, reading: Reading) -> bool:
    return (mode.type, mode.level, mode.reflex) == (reading.type, reading.level, reading.reflex)


def _of_reading(card: Card, reading: Reading) -> Iterator[str]:
    mode = next((each for each in modes(card) if _is_read_as(each, reading)), None) if card.kind == "library" else None
    merged = reading.level == "MERGED"
    if mode is not None:
        yield from _played(card, mode, reading)
        windows = (reading.when or timing(card, mode)).windows
        terms = not reading.words and not reading.declares
        # What it says itself of the card that it cancels comes with its conditions.
        answers = "as played" in windows and not any(isinstance(each, Played) for each in reading.conditions)
        yield from map(as_sentence, rules_aloud(card, mode, answers=answers, terms=terms, only=len(windows) == 1))
        fixed = does(card, mode)
        if not reading.words and not reading.declares and mode.type in _TIMED and (said := does_aloud(fixed)):
            yield as_sentence(f"As it is played: {said}")
        if mode.type == "Combat" and "range" in windows and not fixed.maneuver:
            yield "Played as range is determined, it is a maneuver."
        if mode.type == "Combat" and "press" in windows and not fixed.press:
            yield "Played in the press step, it is a press."
    else:
        yield as_sentence(_person(card, merged=merged))
    for fact in facts_aloud(printed(card, "" if merged else reading.level, merged=merged)):
        yield as_sentence(fact)
    yield from reading.aloud()
    for unread in reading.unread:
        yield f"By hand, for it is not read: “{unread}”"


def _person(card: Card, *, merged: bool = False) -> str:
    """Who a crypt card is (sec. 1.5), its advancement with the sect and title that it has once it is `merged`."""
    said = [f"capacity {card.capacity}" if card.capacity else "", together(map(_discipline, card.disciplines))]
    head = merged_head(card)[0] if merged else Head()
    printed_title = f"{card.title}{f' of {card.title_of}' if card.title_of else ''}" if card.title else ""
    title = head.title or printed_title
    kind = head.sect or card.sect, "/".join(card.clans), "/".join(card.types).lower()
    clan = " ".join(each for each in kind if each)
    return f"it is {with_article(clan)} of {', '.join(each for each in (*said, title) if each) or 'no Discipline'}"


def _discipline(level: DisciplineLevel) -> str:
    return discipline_name(level.code.upper() if level.superior else level.code)


def _played(card: Card, mode: Mode, reading: Reading) -> Iterator[str]:
    """Who may play it, when, and for what; and the action that it is."""
    kind = mode.type.lower()
    what = f"It is played as {with_article(kind if mode.type in _NOUNS else f'{kind} card')}"
    when = ""
    if mode.type in _TIMED or mode.reflex or (reading.when is not None):
        when = f" {timing_aloud(reading.when or timing(card, mode), mode.type)}"
    yield as_sentence(f"{what}{when}")
    needs = list(_requirements(card, mode))
    whose = "The Methuselah" if mode.type in ("Master", "Event") else "The minion"
    if needs and met_by_anybody(card):
        yield as_sentence(f"A ready minion of some Methuselah must {together(needs)}")
    elif needs:
        yield as_sentence(f"{whose} that plays it must {together(needs)}")
    costs = [
        f"X {cost.currency}" if cost.variable else so_many(cost.amount, cost.currency)
        for cost in card.costs
        if cost.variable or cost.amount
    ]
    yield as_sentence(f"It costs {together(costs)}" if costs else "It costs nothing")
    if mode.type == "Power":
        # It lies in play, and only some of what it is used for are actions.
        actions = [each.mode for each in effects_of(card) if each.mode.type == "Action"]
        yield from (as_sentence(_action(played(card, each))) for each in actions)
    elif mode.type in ACTION_CARDS:
        # Of what is brought into play, and of a referendum, the text speaks of other actions than that which does it.
        brings = _BRINGS.get(mode.type)
        yield as_sentence(_action(played(card, mode) if brings is None else ActionText(brings, stealth=1)))


def _requirements(card: Card, mode: Mode) -> Iterator[str]:
    if mode.disciplines:
        yield f"have {together(map(_discipline, mode.disciplines), 'or' if mode.any_of else 'and')}"
    if card.clans:
        yield f"be {together(card.clans, 'or')}"
    if card.path:
        yield f"follow the {card.path}"
    if asked := [*asked_for(card), *((word,) for word in mode.requires)]:
        yield f"meet the requirement {together(together(words, 'or') for words in asked)}"


def _action(said: ActionText) -> str:
    """The action that a card is: its kind, stealth, direction and numbers (sec. 6.2)."""
    kinds = {
        "": "an action of the card’s own",
        "bleed": "a bleed",
        "hunt": "a hunt",
        "enter combat": "an action to enter combat",
        "political": "a political action",
        "employ": "an action to employ a retainer",
        "recruit": "an action to recruit an ally",
    }
    kind = kinds.get(said.kind, f"an action to {said.kind}")
    kind = "an action of a vampire in torpor that stays there," if said.stays else kind
    parts = [f"It is {kind} at {said.stealth:+} stealth", "directed at another Methuselah" if said.directed else ""]
    if said.kind == "bleed":
        most = f", of which {said.most} pool at most is burned" if said.most else ""
        parts.append(f"at {said.amount:+} bleed{most}, against {_WHOM.get(said.whom, said.whom)}")
    elif said.amount:
        parts.append(f"for {said.amount:+} blood")
    if said.blood or said.pool:
        parts.append(f"for {said.blood} blood and {said.pool} pool more")
    if said.kind == "enter combat":
        parts += [
            f"with {_opponents(said.against)} of another Methuselah",
            "who is locked as it begins" if said.locks else "",
            "who counts as the acting minion" if said.target_acts else "",
        ]
    locked = {"no": "by an unlocked minion", "also": "also by a locked minion", "only": "only by a locked minion"}
    parts.append(locked[said.by_locked])
    return ", ".join(part for part in parts if part)


def _opponents(against: frozenset[str]) -> str:
    """Whom an action to enter combat may be with: “a ready locked minion”."""
    if "locked or 3 blood" in against:
        return "a ready locked minion or a vampire with 3 blood or less"
    kinds = [each for each in ("vampire", "ally") if each in against]
    frenzy = " on which frenzy can be played" if "open to frenzy" in against else ""
    states = [each for each in sorted(against) if each not in (*kinds, "open to frenzy")]
    return with_article(f"ready {' '.join((*states, ' or '.join(kinds) or 'minion'))}{frenzy}")
