"""All of ``ui/`` shows words by :mod:`vtes_desktop.ui.plain`: read from its source, so that no new label forgets it.

What it looks like in the end is tested in ``test_strangers.py``, with every page open.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Set
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import Qt as QtGuess
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot

import vtes_desktop.ui
from vtes_desktop.ui.plain import Box, Label, NameLabel, Pages, RichLabel, as_written, caption, escape, titled

UI = Path(vtes_desktop.ui.__file__).parent
HERE = (UI / "plain.py", UI / "boxes.py")

BY = {
    "setToolTip": ("as_written", -1),
    "setTabToolTip": ("as_written", -1),
    "setLabelText": ("as_written", 0),
    "setWindowTitle": ("titled", 0),
    "QPushButton": ("caption", 0),
    "QToolButton": ("caption", 0),
    "QCheckBox": ("caption", 0),
    "QRadioButton": ("caption", 0),
    "QAction": ("caption", 0),
    "addMenu": ("caption", -1),
    "setTabText": ("caption", 1),
    "addTab": ("caption", -1),
    "setTitle": ("caption", 0),
}
"""By what the words of these calls are shown, and which argument they are."""
BUTTONS = {"QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QAction"}
ONLY_HERE = {"QLabel", "QTextBrowser", "QTextEdit", "QMessageBox", "setTextFormat", "QStaticText", "QGraphicsTextItem"}
"""What can be made in ``plain.py`` alone."""
ITEMS = {"addAction"}
"""Calls that take a text or something made before."""


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def ours(node: ast.expr) -> bool:
    """Whether these are words that stand in the program, with nothing of anybody else's in them."""
    match node:
        case ast.Constant():
            return True
        case ast.Call(func=ast.Name(id="tr" | "plural" | "figure" | "game_word"), args=args, keywords=[]):
            return bool(args)  # a translation of ours; it has no "&" and no markup where the English has none
        case ast.IfExp(body=one, orelse=other):
            return ours(one) and ours(other)
        case ast.BoolOp(values=values):
            return all(map(ours, values))
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return shown_by(left, "caption") and shown_by(right, "caption")
    return False


def shown_by(node: ast.expr, by: str, by_hand: Set[str] = frozenset()) -> bool:
    """Whether these words are ours, or are shown by this function, or were under one of these names before."""
    if isinstance(node, ast.IfExp):
        return shown_by(node.body, by, by_hand) and shown_by(node.orelse, by, by_hand)
    if last(node) in by_hand:
        return True
    if isinstance(node, ast.JoinedStr):  # f"{caption(title)}\\t{key}": a menu's key stands behind a tab
        parts = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
        return bool(parts) and isinstance(parts[0], ast.Call) and called(parts[0]) == by
    return ours(node) or (isinstance(node, ast.Call) and called(node) == by)


def made_before(tree: ast.Module) -> dict[str, set[str]]:
    """The names in a file, and what is made under them."""
    made: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        value: ast.expr | None = None
        match node:
            case ast.Assign(targets=targets, value=value):
                pass
            case ast.AnnAssign(target=target, value=value):
                targets = [target]
        if isinstance(value, ast.Call):
            for target in targets:  # type: ignore[assignment]
                made.setdefault(last(target), set()).add(called(value))
    return made


def last(node: ast.expr) -> str:
    """The last name of an expression: of ``self.mode`` it is ``mode``."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def faults(source: str) -> Iterator[str]:
    """Where words could be shown as markup, or lose a sign."""
    tree = ast.parse(source)
    made = made_before(tree)
    by_hand = {name for name, kinds in made.items() if kinds & {"as_written", "caption", "titled"}}
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="html") | ast.Import(names=[ast.alias(name="html")]):
                yield f"{node.lineno}: escape with ui.plain"
            case ast.ClassDef(bases=bases) if {last(base) for base in bases} & ONLY_HERE:
                yield f"{node.lineno}: {node.name} is to be a Label or Pages of ui.plain"
        if not isinstance(node, ast.Call):
            continue
        name, words = called(node), node.args
        if name in ONLY_HERE:
            yield f"{node.lineno}: {name} is ui.plain’s"
        elif name in BY and words:
            by, which = BY[name]
            text = words[which]
            if not shown_by(text, by, by_hand | {"self", "parent"}):
                yield f"{node.lineno}: {name}({ast.unparse(text)}) is to be shown by {by}"
        elif name == "showText" and len(words) > 1 and not shown_by(words[1], "as_written"):
            yield f"{node.lineno}: a tooltip of {ast.unparse(words[1])}"
        elif name in ITEMS and words and isinstance(node.func, ast.Attribute):
            text = words[0]
            a_thing = not isinstance(text, ast.JoinedStr | ast.BinOp | ast.Call) and (
                made.get(last(text), set()) & {"QAction", "addAction"} or isinstance(text, ast.Subscript)
            )
            if not a_thing and not shown_by(text, "caption"):
                yield f"{node.lineno}: addAction({ast.unparse(text)}) is to be shown by caption"
        elif name == "setText" and isinstance(node.func, ast.Attribute):
            kinds = made.get(last(node.func.value), set())
            if kinds & BUTTONS and not shown_by(words[0], "caption", by_hand):
                yield f"{node.lineno}: {ast.unparse(node.func.value)}.setText({ast.unparse(words[0])}) without caption"
        elif name in ("question", "warning", "critical", "information", "about") and "QMessageBox" in ast.unparse(
            node.func
        ):
            yield from (
                f"{node.lineno}: a box that says {ast.unparse(text)}"
                for text in words[2:3]
                if not shown_by(text, "as_written")
            )


@pytest.mark.parametrize("path", sorted(UI.rglob("*.py")), ids=lambda path: str(path.relative_to(UI)))
def test_words_are_shown_by_one_module(path: Path) -> None:
    if path not in HERE:
        assert not list(faults(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "source",
    [
        "label = QLabel(name)",
        "QLabel()",
        "class _Name(QLabel): pass",
        "button.setToolTip(f'{seat.name} is looking')",
        "item.setToolTip(0, path)",
        "button = QPushButton(f'Hand over to {name}')",
        "menu.addAction(seat.name)",
        "menu.addMenu(icon, seat.name)",
        "self.deck = QPushButton()\nself.deck.setText(deck.name)",
        "self.setWindowTitle(f'Lines of {name}')",
        "QToolTip.showText(at, words, self)",
        "QMessageBox.question(self, 'Sure?', question, buttons)",
        "box = QMessageBox(self)",
        "from html import escape",
        "bar.setTabText(0, name)",
        "page = QTextBrowser()",
        "dialog.setLabelText(name)",
    ],
)
def test_a_forgotten_one_is_found(source: str) -> None:
    assert list(faults(source))


NAMES = ['<img src="file:///x.png">', "<b>x</b>", "&amp; &x", "a\u202eb\u200bc", "[*]", "%1"]


def literally(name: str) -> str:
    return name.replace("\u202e", "").replace("\u200b", "")


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_each_way_shows_words_as_they_are_written(name: str, qtbot: QtBot) -> None:
    label = Label(name)
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText and label.text() == literally(name)
    for text in (as_written(name), as_written(f"{name}\n{name}")):
        assert literally(name) in (document(text).toPlainText() if QtGuess.mightBeRichText(text) else text)
    assert document(escape(name)).toPlainText() == literally(name)
    assert caption(name).replace("&&", "") == literally(name).replace("&", "")
    rich = RichLabel(f"<b>{escape(name)}</b>")
    qtbot.addWidget(rich)
    box = Box(name, name)
    qtbot.addWidget(box)
    assert box.textFormat() == Qt.TextFormat.PlainText and box.text() == literally(name)
    assert titled(name).replace("[*][*]", "[*]") == literally(name)
    assert isinstance(box, QMessageBox)


def document(text: str) -> QTextDocument:
    read = QTextDocument()
    read.setHtml(text)
    return read


def test_pages_load_nothing_and_lead_nowhere(qtbot: QtBot, tmp_path: Path) -> None:
    picture = tmp_path / "x.png"
    picture.write_bytes(b"x")
    pages = Pages()
    qtbot.addWidget(pages)
    for kind in QTextDocument.ResourceType:
        assert pages.loadResource(kind.value, QUrl.fromLocalFile(str(picture))) is None
    assert not pages.openLinks() and not pages.openExternalLinks()


def test_a_very_long_word_is_broken_where_lines_are(qtbot: QtBot) -> None:
    label = Label("W" * 40 + "; and the terms after it")
    qtbot.addWidget(label)
    label.setWordWrap(True)
    assert label.text() == "W" * 40 + "; and the terms after it"
    assert label.minimumSizeHint().width() < label.fontMetrics().horizontalAdvance("W" * 24)
    label.setText("short words")
    assert label.text() == QLabel.text(label) == "short words"


def test_a_name_is_cut_where_there_is_no_room(qtbot: QtBot) -> None:
    name = NameLabel("<b>" + "W" * 60)
    qtbot.addWidget(name)
    name.resize(120, 30)
    name.show()
    assert QLabel.text(name).startswith("<b>W") and QLabel.text(name).endswith("…")
    assert name.text() == "<b>" + "W" * 60
    assert document(name.toolTip()).toPlainText() == name.text()
    name.resize(4000, 30)
    assert QLabel.text(name) == name.text()
