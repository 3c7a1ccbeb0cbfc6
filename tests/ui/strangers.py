"""Reading all that a window shows, and seeing that words of strangers stand there as they were written.

A stranger's words have :data:`TOKEN` in them; wherever that is read, what stands around it must be the words whole (or
their beginning, cut with an ellipsis): markup that was read, an entity that was resolved and an ``&`` that became a
mnemonic all change that.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocument, QTextFragment
from PySide6.QtGui import Qt as QtGuess
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from vtes_desktop.plain_words import shown

TOKEN = "zq7"
HOSTILE = (
    f'<img src="file:///{TOKEN}.png">',
    f"<b>{TOKEN}</b>&amp;&x [*] %1",
    f"&lt;{TOKEN} && _x_ *y*",
    f"<table><tr><td>{TOKEN}" + "W" * 40,
)
"""Names and titles; each is different, so that none is told from the others by a number."""
UNSEEN = f"<i>{TOKEN}\u202eab\u200b\ncd"
"""As it may stand in a file; at the table it is ``<i>zq7ab cd``."""
COUNTER = f"<u>{TOKEN}&"
"""A counter's name."""
FILE = f"<b>{TOKEN}<_b>&amp;&x"
"""A file's."""
LITERAL = (*HOSTILE, FILE, COUNTER, f"<i>{TOKEN}ab", f"<i>{TOKEN}")


def as_shown(text: str) -> str:
    """What a text is on the screen where Qt guesses whether it is markup."""
    return document(text).toPlainText() if QtGuess.mightBeRichText(text) else text


def document(html: str) -> QTextDocument:
    made = QTextDocument()
    made.setHtml(html)
    return made


def unmarked(text: str) -> str:
    """What a button or a menu shows of a text: ``&`` is a mnemonic, ``&&`` is ``&``; keys stand behind a tab."""
    return text.partition("\t")[0].replace("&&", "\0").replace("&", "").replace("\0", "&")


def read(widget: QWidget) -> Iterator[tuple[str, str]]:
    """All words of a widget (not of those in it): where, and what is shown."""
    where = f"{type(widget).__module__.removeprefix('vtes_desktop.ui.')}.{type(widget).__name__}"
    yield f"{where} tooltip", as_shown(widget.toolTip())
    yield f"{where} title", widget.windowTitle().replace("[*][*]", "\0").replace("[*]", "").replace("\0", "[*]")
    for action in widget.actions():
        tips = widget.toolTipsVisible() if isinstance(widget, QMenu) else False
        yield from read_action(f"{where} action", action, tips=tips)
    match widget:
        case QLabel():
            rich = widget.textFormat() == Qt.TextFormat.RichText
            guessed = widget.textFormat() == Qt.TextFormat.AutoText
            text = widget.text()
            yield f"{where} label", document(text).toPlainText() if rich else as_shown(text) if guessed else text
            if rich:
                yield from pictures(f"{where} label", document(text))
        case QAbstractButton():
            yield f"{where} button", unmarked(widget.text())
        case QMenu():
            yield f"{where} menu", unmarked(widget.title())
        case QGroupBox():
            yield f"{where} group", unmarked(widget.title())
        case QTabBar():
            for tab in range(widget.count()):
                yield f"{where} tab", unmarked(widget.tabText(tab))
                yield f"{where} tab’s tooltip", as_shown(widget.tabToolTip(tab))
        case QMessageBox():
            plain = widget.textFormat() == Qt.TextFormat.PlainText
            yield f"{where} box", widget.text() if plain else as_shown(widget.text())
            yield f"{where} box’s more", as_shown(widget.informativeText())
        case QTextEdit():
            yield f"{where} page", widget.toPlainText()
            yield from pictures(where, widget.document())
        case QLineEdit() | QPlainTextEdit():
            yield f"{where} hint", widget.placeholderText()
        case QComboBox():
            yield from rows(where, widget.model())
        case QAbstractItemView() if widget.model() is not None:
            yield from rows(where, widget.model())


def read_action(where: str, action: QAction, *, tips: bool) -> Iterator[tuple[str, str]]:
    """An entry and, where it has one, its menu.

    :param tips: whether tooltips of entries are shown there.
    """
    yield where, unmarked(action.text())
    # Qt makes a tooltip of the text when nobody gave one.
    if tips:
        yield f"{where}’s tooltip", as_shown(action.toolTip())
    below = action.menu()
    if isinstance(below, QMenu):
        for other in below.actions():
            yield from read_action(where, other, tips=below.toolTipsVisible())


def rows(where: str, model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[tuple[str, str]]:
    """The texts and tooltips of a list or a tree."""
    parent = parent or QModelIndex()
    for row in range(min(model.rowCount(parent), 60)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            yield f"{where} row", str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            yield f"{where} row’s tooltip", as_shown(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
            if column == 0 and not isinstance(model, QAbstractListModel):
                yield from rows(where, model, index)


def pictures(where: str, read: QTextDocument) -> Iterator[tuple[str, str]]:
    """Pictures and links of a page that lead out of the program."""
    block = read.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment: QTextFragment = fragments.fragment()
            style = fragment.charFormat()
            for name in (style.toImageFormat().name() if style.isImageFormat() else "", style.anchorHref()):
                if "file:" in name or "://" in name or TOKEN in name:
                    yield f"{where} loads or leads to", name
            fragments += 1
        block = block.next()


def faults(*roots: QWidget) -> list[str]:
    """Where a stranger's words are not shown as they were written."""
    found: dict[str, None] = {}
    for root in roots:
        for widget in (root, *root.findChildren(QWidget)):
            for where, text in read(widget):
                for fault in wrong(text):
                    found[f"{where}: {fault}"] = None
                if "loads or leads to" in where and not text.startswith(("card:", "icon:", "https://")):
                    found[f"{where} {text!r}"] = None
    return list(found)


def seen(*roots: QWidget) -> int:
    """How often strangers' words are read: a test that finds them nowhere tests nothing."""
    return sum(
        text.count(TOKEN) for root in roots for one in (root, *root.findChildren(QWidget)) for _, text in read(one)
    )


def wrong(text: str) -> Iterator[str]:
    """What is wrong with strangers' words in a text."""
    start = text.find(TOKEN)
    while start >= 0:
        if not any(stands(text, start, literal) for literal in LITERAL):
            yield f"{text[max(0, start - 30) : start + 50]!r}"
        start = text.find(TOKEN, start + 1)
    without = text.replace("\ufffc", "")  # where a picture of ours stands
    if TOKEN in text and shown(without) != without:
        yield f"unseen signs in {text!a}"


def stands(text: str, start: int, literal: str) -> bool:
    """Whether the words stand whole around a place of a text, or cut with an ellipsis."""
    begin = start - literal.index(TOKEN)
    there = text[begin:] if begin >= 0 else ""
    if there.startswith(literal):
        return True
    cut = there[: len(literal) + 1].partition("…")
    return bool(cut[1]) and literal.startswith(cut[0].rstrip())
