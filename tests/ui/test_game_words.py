"""What the rooms below say is shown in the player's language: in games, of every card, in every refusal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import fields

from tests.game import catalogue
from tests.rules.random_game import texts
from tests.ui.said_in_games import Said, cards_named, said
from vtes_desktop.rules import sections
from vtes_desktop.rules.combat.forecast import Fate
from vtes_desktop.table.saying import Card, Cards, Saying, Who
from vtes_desktop.ui import card_names, game_patterns, game_words
from vtes_desktop.ui.game_patterns import Sentences
from vtes_desktop.ui.game_words import game_word, sentences, translated

LABELS = {
    "Usable": "text", "InPlayAction": "text", "Alternative": "text", "May": "question", "Grant": "text",
    "GiveStrike": "words",
}  # fmt: skip
"""What stands on buttons of what cards do, by the struct that says it."""


def shares(found: Said) -> dict[str, float]:
    """By where it is shown, the share of sentences that are wholly known, each as often as it is shown."""
    shown: Counter[str] = Counter()
    known: Counter[str] = Counter()
    for (where, sentence), times in found.items():
        shown[where] += times
        known[where] += times * is_known(sentence)
    return {where: known[where] / shown[where] for where in shown}


def is_known(sentence: str) -> bool:
    """Whether all of a sentence is known, or it is a name."""
    return sentences().read(sentence).whole or sentences().is_name(sentence)


def test_what_games_say_is_known(tmp_path: Path) -> None:
    found = sum((said(number, tmp_path) for number in range(4)), Counter())
    told = shares(found)
    assert set(told) == {"question", "label", "refusal", "reason", "log"}
    for where, share in told.items():
        assert share >= 0.995, f"{where}: {[each for each in found if each[0] == where and not is_known(each[1])][:9]}"


@pytest.mark.long
def test_what_many_games_say_is_known(tmp_path: Path) -> None:
    found = sum((said(number, tmp_path) for number in range(200)), Counter())
    told = shares(found)
    print({where: f"{share:.3%}" for where, share in told.items()})
    for (where, sentence), times in found.most_common():
        if not is_known(sentence):
            print(times, where, sentence)
    assert min(told.values()) >= 0.998


def labels() -> Iterator[str]:
    """What stands on the buttons of all cards."""

    def within(value: object) -> Iterator[str]:
        if isinstance(value, msgspec.Struct):
            for each in fields(value):
                inner = getattr(value, each.name)
                if LABELS.get(type(value).__name__) == each.name and isinstance(inner, str):
                    yield inner
                else:
                    yield from within(inner)
        elif isinstance(value, tuple | list | frozenset):
            for inner in value:
                yield from within(inner)

    for card in catalogue().cards.values():
        yield from within(texts().of(card))


def test_what_every_card_can_do_is_known() -> None:
    """If this fails: a pattern for what it names in ``vtes_desktop/ui/said/labels.py``, and its translations. A few may
    be missing, as new cards are read all the time."""
    told = sorted(set(labels()))
    assert len(told) > 700
    missing = [label for label in told if not is_known(f"Theo Bell: {label}")]
    assert len(missing) <= 0.015 * len(told), missing


def test_every_section_of_the_rulebook_is_told() -> None:
    for number in ("1", "1.4", "4.2", "6.2.2", "6.4.6", "9.1"):
        section = sections.section_of(number)
        assert section is not None
        assert is_known(section.name), section.name
        assert is_known(section.about), section.about


def test_names_are_told_from_words() -> None:
    known = sentences()
    assert [name for name in sorted(cards_named()) if not known.is_name(name)] == []
    for words in ("a vampire", "the blood bank", "ready", "Strike: dodge; and more", ""):
        assert not known.is_name(words), words
    assert known.is_name("sarah1")


def test_fields_take_what_they_are_for() -> None:
    some = Sentences(
        ["{card}: {what}", "burn {n} blood", "is locked", "{card} {lacks}.", "{what} [{level}]"], ["a {what}", "ally"]
    )
    assert some.read("Krid: burn 2 blood").whole
    assert some.read("Powerbase: Montreal: burn 2 blood").whole, "a name may have a colon"
    assert not some.read("Krid: burn many blood").whole
    assert some.read("Theo Bell is locked.").whole
    assert not some.read("Theo Bell sits down.").whole
    assert some.read("burn 1 blood [DOM]").whole
    assert not some.read("burn 1 blood [and more]").whole


def test_what_is_hard_to_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a stranger says, it costs so much and no more."""
    spent = Counter[str]()
    spend = game_patterns.Effort.spend

    def counted(effort: game_patterns.Effort) -> bool:
        spent["steps"] += 1
        return spend(effort)

    monkeypatch.setattr(game_patterns.Effort, "spend", counted)
    hard = "burn a ready and a ready or a to a with a for a of a: a; then a, " * 9
    assert game_patterns.LONGEST - 100 < len(hard) <= game_patterns.LONGEST
    assert not sentences().read(hard).whole
    assert game_patterns.STEPS < spent["steps"] < 2 * game_patterns.STEPS


@pytest.fixture
def french(speaking: Callable[[str], None]) -> None:
    speaking("fr")


NAMES = ["Sarah", "Alexis"]


@pytest.mark.usefixtures("french")
def test_words_of_the_log_stand_in_their_order() -> None:
    saying = Saying((Card(1, 7), " is burned"))
    krid = Card(1, 7)
    assert translated(saying, NAMES, {1: "Krid"}.__getitem__, {}) == [("On brûle ", None), ("Krid", krid)]
    several = Saying((Who(0), " draws ", Cards((Card(1), Card(0), Card(0)))))
    read = "".join(text for text, _ in translated(several, NAMES, {1: "Krid"}.__getitem__, {"library": "card"}))
    assert read == "Sarah pioche Krid et 2 cartes"


@pytest.mark.usefixtures("french")
def test_what_somebody_writes_stays() -> None:
    chat = Saying((Who(0), ": Pass"), kind="chat")
    assert [text for text, _ in translated(chat, NAMES, str, {})] == ["Sarah", ": Pass"]
    offer = Saying((Who(0), " offers ", Who(1), ": ", "no bleed for 2 turns"), kind="chat")
    assert "".join(text for text, _ in translated(offer, NAMES, str, {})) == (
        "Sarah propose à Alexis : pas de morsure pendant 2 tours"
    )


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("english", "said_there"),
    [
        ("Theo Bell is locked: only ready unlocked minions act (sec. 6.1).", "position inclinée"),
        ("Krid: steal 1 blood or life from a minion", "Krid : voler 1 de sang ou de vie à un serviteur"),
        ("Krid: 1 damage to the acting minion", "Krid : 1 dégât au serviteur qui agit"),
        ("Krid: move its blood to your pool (Ira)", "Krid : déplacer son sang vers votre réserve (Ira)"),
        ("This can be done now: Krid hunts; Discard Deflection.", "Défausser Deflection."),
        ("Nobody listens at 10.0.0.1:4747: the host’s program is closed, or a firewall is in the way.", "pare-feu"),
        ("Alexis has no unlocked minion; 6 pool left", "Alexis n'a aucun serviteur redressé"),
    ],
)
def test_sentences_are_said_in_french(english: str, said_there: str) -> None:
    assert said_there in game_word(english)


def test_sentences_run_into_each_other_in_spanish(speaking: Callable[[str], None]) -> None:
    speaking("es")
    assert game_word("Krid: 1 damage to the acting minion") == "Krid: 1 de daño al siervo que actúa"


def test_no_word_of_a_cards_name_is_translated(speaking: Callable[[str], None]) -> None:
    """Names are made of words that sentences have, too: “Govern the Unaligned”, “Anarch Revolt”."""
    speaking("fr")
    card_names.learn(catalogue())
    game_words._in_language.cache_clear()
    try:
        for name in ("Govern the Unaligned", "Anarch Revolt", "Feast of the Soul's Secrets", "Owl Companion"):
            assert name in game_word(f"Abaddon: {name} [DOM]")
            assert name in game_word(f"Referendum: {name}")
        plain = sentences().plain
        names = [card.display_name for card in catalogue().library[::7] if card.display_name not in plain]
        assert [name for name in names if name not in game_word(f"Play {name}")] == []
    finally:
        card_names._called.cache_clear()
        card_names._catalogue = None
        game_words._in_language.cache_clear()


def test_what_the_panel_of_a_combat_says_is_known() -> None:
    for end, words in (("", "2 left"), ("torpor", "goes to torpor with 0"), ("burned", "is burned")):
        fate = Fate(2, 1, 0 if end else 2, end)  # type: ignore[arg-type] # the words of a Literal
        assert words in fate.words
        assert is_known(f"Theo Bell {fate.words}")
    assert is_known("Theo Bell takes nothing")
