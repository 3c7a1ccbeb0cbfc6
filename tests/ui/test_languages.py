"""Every text of the window can be translated, is translated, and has room in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
import texts
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.test_large_text import clipped
from tests.ui.visible_texts import UI, untranslated
from vtes_desktop.rules.editions.edition import EDITIONS
from vtes_desktop.table.bargain import Promise
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.vtes import GAME
from vtes_desktop.ui import languages, qt_loading, theme
from vtes_desktop.ui.game_patterns import Pattern
from vtes_desktop.ui.game_sentences import SENTENCES
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.strict.leaving import ENDS
from vtes_desktop.ui.table.keys import ACTIONS, GESTURES
from vtes_desktop.ui.window import MainWindow

TERMINAL = ("doctor.py", "film/command.py")
"""What is read in a terminal stays in English."""
NOT_WORDS = {
    "plain.py": {"module 0 has no attribute 0"},
    "application.py": {'clan:tremere cap>=6 "stealth"'},
    # a report is read by those who mend the program
    "error_catcher.py": {"In the thread “0”:\n0"},
    "error_report.py": {"(The log can't be read: 0.)", "none was open", "Game: 0", "Log: 0"},
    "versions.py": {"vtes-desktop 0, Python 0, PySide6 0, Qt 0, 0, 0 0"},
    # names of columns and kinds are keys, too, and queries are one language for everybody
    "builder/card_table.py": {"Disciplines", "Name"},
    "builder/charts.py": {"kind:crypt cap:0"},
    "builder/commands.py": {"Deck"},
    "builder/exporting.py": {"Deck"},
    "builder/filters.py": {
        "Banu Haqim", "Brujah", "Caitiff", "Gangrel", "Hecata", "Lasombra", "Malkavian", "Ministry", "Nosferatu",
        "Ravnos", "Salubri", "Toreador", "Tremere", "Tzimisce", "Ventrue", "action modifier", "political action",
    },
    "builder/importing.py": {"2x Deflection\n3x Govern the Unaligned\n…", "(*.txt *.zip"},
    "builder/link_dialog.py": {"0 QR.png", "Deck"},
    "builder/pool.py": {"Name", "Type", "Clan", "Disciplines", "Capacity", "Group", "Cost", "in deck"},
    "builder/proxies.py": {"US Letter", "Proxies", "VTES Desktop"},
    "builder/proxies_dialog.py": {"0 proxies.pdf", "Deck"},
    "builder/query_words.py": {"action modifier", "political action", "0 antitribu"},
    "builder/search_line.py": {'clan:tremere cap>=6 title:prince "stealth"'},
    "builder/statistics_view.py": {"kind:library cost:0", "type:master trifle", "kind:library disc:none"},
    # a table of numbers for other programs
    "builder/trying_chart.py": {
        "victory points", "all games", "vampire out", "number 0, round 0", "turns held", "ousted by",
    },
    "builder/trying_view.py": {"Deck"},
    "continue_list.py": {"Continue"},  # what a list does, as a key
    "faces/__init__.py": {"module 0 has no attribute 0"},
    "faces/frame.py": {"The 0", r"\b(\d+|X) life\b"},
    # what pictures are made of, and the words in cards' names that ask for it
    "faces/pictures/figures.py": {"bat ears"},
    "faces/pictures/looks.py": {
        "wolf ears", "cat ears", "pointed ears", "black eyes", "top hat", "bat ears", "third eye",
    },
    "faces/pictures/marks.py": {"wolf ears", "cat ears"},
    "faces/pictures/subjects.py": {
        "owl|night watch", "crowd|gang|mob|riot|herd|mass|horde|cult|people|rally|kine|population|war party",
        "fist|strength|blow|strike|punch|might|torn|crush|immortal grapple|slam",
        "speed|swift|quick|flash|blur|pursuit|haste|rush|burst|side ?strike|side ?slip",
        "gehenna|antediluvian|caine|end times|apocal",
    },
    "film/bar.py": {f"{what} {way}" for what in ("line", "action", "turn") for way in ("back", "on")} | {"play on"},
    "film/page.py": {"0 line 0.png", "next view", "line of pools", "Film"},
    "film/shelf.py": {"Watch"},
    "lan/join_page.py": {"vtes://…"},
    "lan/kept_games.py": {"at 0"},
    "lan/room.py": {"0 regular plain", "no table"},
    "game_words.py": {"1 dégât aggravé", "1 dégât"},  # French
    "languages.py": set(languages.LANGUAGES.values()),
    "moving.py": {"vtes-desktop 0.zip"},
    "names.py": {"Vampire Desktop", "Sarah", "Alexis", "Justin", "Lisa", "Richard", "Mina"},
    "news.py": {"https://…/news.json"},
    "offers.py": {
        "Vampire: The Eternal Struggle", "The Eternal Struggle", "Vampire: The Masquerade – Vendetta", "Vendetta",
    },
    "lessons/course.py": {"no block"},
    "qt_loading.py": {qt_loading.WHEN_ASKED},  # Python
    "strict/asking.py": {"by hand", "rescue cost"},
    "strict/passing.py": {"no block"},
    "strict/stops.py": {"burn option"},
    "strict/referendum_panel.py": {"The referendum "},  # how the log says it, which is read
    "table/actions.py": {"seat 0", "answer 0"},
    "table/advice.py": {"0 advice"},
    "table/asks.py": {"0your 0"},  # of a log in English
    "table/keys.py": {"Ctrl", "Mayús", "Backspace", "answer 0", "seat 0", "Answer what is asked", "Bring a seat close"},
    "table/page.py": {"by looking"},
    "table/preview.py": {' style="float: left"'},
    "vendetta/card_editor.py": {"0, effect", "Our box"},
    "vendetta/choosing.py": {"clan deck", "keep one"},
    "vendetta/chores.py": {
        "feed all", "new allies", "draw two", "next location", "count power", "end round", "count up", "keep one",
    },
    "vendetta/conflict.py": {"location 0"},
    "vendetta/drops.py": {"play face up", "play face down"},
    # kinds and clans by which pictures and signs are found
    "vendetta/faces.py": {
        "Action", "Combat", "Event", "Reaction", "Master", "Vampire", "Retainer", "Ally",
        "Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue",
    },
    "vendetta/furniture.py": {"pile of cards"},  # a sense
    "vendetta/layout.py": {"clan deck"},
    "vendetta/menus.py": {"location 0"},
    "theme.py": {
        "Alegreya", "Fira Sans", "Fira Sans Condensed", "Fira Sans Extra Condensed", "Fusion",
        "Alegreya-Bold.ttf", "FiraSans-Regular.ttf", "FiraSans-SemiBold.ttf",
    },
}  # fmt: skip
"""What looks like words and is none, or is a name in any language."""
NAMES = (
    {action.name for action in ACTIONS}
    | {action.group for action in ACTIONS}
    | {gesture for gesture, _ in GESTURES}
    | set(GAME.regions)
    | {kind for kinds in get_args(OptionKind) for kind in get_args(kinds)}
    | set(get_args(Promise))
    | ENDS
)
"""What looks like words and is how code calls a deed at the table, a region, a question or an answer."""
PLACE = re.compile(r"\{[^{}]*\}")


@cache
def collected() -> list[texts.Text]:
    """All texts of the window, gathered once."""
    return texts.collected()


def finished() -> list[Path]:
    """The files of the window whose texts are all translated."""
    names = {file.relative_to(UI).as_posix(): file for file in sorted(UI.rglob("*.py"))}
    return [file for name, file in names.items() if name not in TERMINAL]


def test_no_visible_text_is_untranslatable() -> None:
    found = [
        f"{file.relative_to(UI)}:{line} {words!r}"
        for file in finished()
        for line, words in untranslated(file)
        if words not in NOT_WORDS.get(file.relative_to(UI).as_posix(), set()) | NAMES
    ]
    assert found == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    """If this fails: ``python packaging/texts.py``, and translate what it names."""
    known = texts.read(language)
    marked = {(text.source, text.sense): text for text in collected()}
    assert set(known) == set(marked), "the file is not up to date"
    for key, text in marked.items():
        forms = known[key].forms
        assert all(forms), f"{text.file}: {text.source!r} is not translated"
        assert len(forms) == (2 if text.one else 1), f"{text.source!r} has {len(forms)} forms"
        for form, source in zip(forms, (text.one or text.source, text.source), strict=False):
            lost = (set(PLACE.findall(source)) ^ set(PLACE.findall(form))) - ({"{n}"} if form is forms[0] else set())
            assert not lost, f"{form!r} and {text.source!r} differ in {lost}"
            for sign in "&<\t":  # a mnemonic, markup, a key beside the words
                assert form.count(sign) == text.source.count(sign), f"{form!r} has another number of {sign!r}"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_the_program_reads_is_what_the_translators_wrote(language: str) -> None:
    """If this fails: ``python packaging/texts.py``."""
    read = QTranslator()
    assert read.load(str(texts.path_of(language).with_suffix(".qm")))
    numbers = {text.source: bool(text.one) for text in collected()}
    for (source, sense), translated in texts.read(language).items():
        for number, form in zip((1, 2), translated.forms, strict=False):
            asked = number if numbers[source] else -1
            assert read.translate(languages.CONTEXT, source, sense or None, asked) == form


def test_texts_are_said_in_the_language_that_is_spoken(speaking: Callable[[str], None]) -> None:
    assert tr("There is no folder {folder}; cards are drawn until there is.", folder="/a").startswith("There is no")
    speaking("fr")
    assert tr("New game") == "Nouvelle partie"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler", "Qt's own words"
    assert tr("{active}’s turn", active="Anne") == "au tour d'Anne"
    assert tr("{active}’s turn", active="Sarah") == "au tour de Sarah"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 decks", "1 deck", "2 decks", "4,149 decks"]),
        ("fr", ["0 deck", "1 deck", "2 decks", "4\u202f149 decks"]),
        ("es", ["0 mazos", "1 mazo", "2 mazos", "4.149 mazos"]),
    ],
)
def test_numbers_of_things_are_right(speaking: Callable[[str], None], language: str, said: list[str]) -> None:
    speaking(language)
    assert [plural("{n} deck", "{n} decks", number) for number in (0, 1, 2, 4149)] == said


def test_what_has_no_translation_is_english(speaking: Callable[[str], None]) -> None:
    speaking("es")
    assert tr("Words that {nobody} has", nobody="Ann") == "Words that Ann has"
    assert [plural("{n} thing", "{n} things", number) for number in (1, 2)] == ["1 thing", "2 things"]


def test_the_system_is_asked_for_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    class System:
        def __init__(self, *names: str) -> None:
            self.names = names

        def uiLanguages(self) -> tuple[str, ...]:  # noqa: N802
            return self.names

    for names, code in ((("de-DE", "es-MX", "en"), "es"), (("fr_CA",), "fr"), (("de-DE",), "en"), ((), "en")):
        monkeypatch.setattr(languages.QLocale, "system", lambda names=names: System(*names))  # type: ignore[attr-defined]
        assert languages.of_system() == code


class Longest(QTranslator):
    """Says each text in whichever language needs most letters for it."""

    def __init__(self, parent: QApplication) -> None:
        super().__init__(parent)
        self._read = [QTranslator(self) for _ in texts.LANGUAGES]
        for each, language in zip(self._read, texts.LANGUAGES, strict=True):
            each.load(str(texts.path_of(language).with_suffix(".qm")))

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, source: str, sense: str | None = None, n: int = -1) -> str | None:
        said = [each.translate(context, source, sense, n) for each in self._read]
        return max([*said, source], key=len) if any(said) else None  # type: ignore[arg-type]


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path / "home"))
    theme.apply(qapp)
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False)
    longest = Longest(qapp)
    qapp.installTranslator(longest)
    made = MainWindow(settings, tmp_path)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    qapp.removeTranslator(longest)


def whole(window: MainWindow, page: str) -> None:
    """Nothing is cut off on the page that is shown."""
    assert (window.width(), window.height()) == (1280, 720), f"{page} makes the window larger"
    for _ in range(50):  # until its layouts have come to rest
        QApplication.processEvents()
        if not clipped(window):
            break
    assert not clipped(window), page


@pytest.mark.long
def test_nothing_is_clipped_in_the_longest_language_where_cards_are(window: MainWindow) -> None:
    window.show_lessons()
    whole(window, "lessons")
    window.show_builder()
    whole(window, "builder")
    window.show_start()
    window.quick_start(4)
    whole(window, "table")


def test_nothing_is_clipped_in_the_longest_language(window: MainWindow) -> None:
    whole(window, "start")
    window.network.show_join()
    whole(window, "join")
    window.network.show_host()
    whole(window, "host")
    window.theatre.show_shelf()
    whole(window, "films")
    window.show_settings()
    assert said_on(window, QPushButton) & {"Utiliser la liste installée", "Desechar las imágenes descargadas"}
    whole(window, "settings")
    window.show_new_game()
    whole(window, "new game")


def said_on(window: QWidget, kind: type[QPushButton]) -> set[str]:
    """What stands on the buttons of the page that is shown."""
    return {button.text() for button in window.findChildren(kind) if button.isVisible()}


def test_sentences_of_the_rooms_below_are_known_as_they_are_said_there(speaking: Callable[[str], None]) -> None:
    speaking("fr")
    for edition in EDITIONS.values():
        assert (game_word(edition.title) != edition.title) is (edition.name != "1994")
        assert game_word(edition.about) != edition.about
        least, _ = edition.library_size(4)
        for crypt, library in ((3, least), (30, 1)):
            why = edition.why_not_deck(crypt, library, 4)
            assert game_word(why) != why
    assert game_word("A library for 4 players has 60 to 90 cards, not 7 (sec. 1.2).").endswith("et non 7 (sec. 1.2).")
    assert game_word("Nobody has said this.") == "Nobody has said this."


@given(st.text(" ab.", max_size=12))
def test_values_are_found_in_a_sentence_as_a_lazy_pattern_finds_them(sentence: str) -> None:
    for known in ("{a}", "a{a}", "{a} b{b}.", "a{a}b{b} {c}", "{a}{b}"):
        lazily = re.fullmatch(re.sub(r"\\\{(\w)\\\}", r"(?P<\1>.+?)", re.escape(known)), sentence)
        assert Pattern.of(known).values_in(sentence) == (lazily.groupdict() if lazily else {})


def test_a_long_sentence_of_a_stranger_is_gone_through_once(speaking: Callable[[str], None]) -> None:
    """A pattern that goes back and tries again would take hours here."""
    speaking("fr")
    for sentence in SENTENCES:
        between = Pattern.of(sentence).between
        said = between[0] + "x" + "".join((piece or "x") * 2_000 for piece in between[1:]) + "~"
        assert "~" in game_word(said)
