"""About: what this program is, whose the game is, and the licences of what it carries."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QPlainTextEdit,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop import __version__, folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.ui.languages import figure, tr
from vtes_desktop.ui.names import PROGRAM
from vtes_desktop.ui.plain import Label, caption, titled
from vtes_desktop.ui.start_page import FAN_WORK
from vtes_desktop.ui.versions import versions


class About(QDialog):
    """The program's name and version, the fan-work notice, the licences."""

    def __init__(self, catalogue: Catalogue | None, scale: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(titled(tr("About {program}", program=PROGRAM)))

        def px(length: float) -> int:
            return round(length * scale)

        title = Label(PROGRAM)
        title.setProperty("tone", "title")
        pool = (
            tr("{count} cards, read from {source}.", count=figure(len(catalogue)), source=catalogue.source)
            if catalogue
            else tr("There is no card list.")
        )
        words = Label(
            tr(
                "Version {version}. A table for Vampire: The Eternal Struggle and for Vampire: The "
                "Masquerade – Vendetta.\n\n{fan_work} It carries no card text and no art of theirs: "
                "texts are read from the official card lists on your machine.\n\n{pool}\n{versions}",
                version=__version__,
                fan_work=tr(FAN_WORK),
                pool=pool,
                versions=versions(),
            )
        )
        words.setWordWrap(True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.licences = QTabWidget()
        for name, path in licence_files():
            text = QPlainTextEdit(path.read_text(encoding="utf-8", errors="replace"))
            text.setReadOnly(True)
            text.setTabChangesFocus(True)
            text.setAccessibleName(tr("Licence of {name}", name=name))
            self.licences.addTab(text, caption(name))
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(18), px(24), px(18))
        column.setSpacing(px(10))
        told = QScrollArea()  # in large text there may not be room for all of it
        told.setWidget(words)
        told.setWidgetResizable(True)
        told.setFrameShape(QFrame.Shape.NoFrame)
        told.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(title)
        column.addWidget(told, 2)
        column.addWidget(self.licences, 3)
        column.addWidget(close)
        free = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(px(680), free.width() - 40), min(px(620), free.height() - 60))


def licence_files() -> list[tuple[str, Path]]:
    """Whose licence it is, and the file, of those that are here."""
    fonts = folders.resources() / "fonts"
    above = Path(__file__).parents[2]  # the checkout, or the folder that packages are installed in
    own = [above / "LICENSE", *above.glob("vtes_desktop-*.dist-info/licenses/LICENSE")]
    found = [
        *((tr("This program"), path) for path in own),
        *((path.name.split("-")[0], path) for path in sorted(fonts.glob("*-OFL.txt"))),
    ]
    return [(name, path) for name, path in found if path.is_file()]
