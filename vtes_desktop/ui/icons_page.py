"""Help ▸ Icons: every icon with its name, in groups, found by typing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLineEdit, QListView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from vtes_desktop.cards import terms
from vtes_desktop.cards.model import DisciplineLevel
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.languages import later, plural, tr
from vtes_desktop.ui.plain import Label, as_written

_GROUPS: tuple[tuple[str, str], ...] = (
    (later("Clans"), "clan-"),
    (later("Card types"), "type-"),
    (later("Titles"), "title-"),
    (later("Sects"), "sect-"),
    (later("Paths"), "path-"),
)
_MARKS = ("directed", "burn-option", "advanced", "merged", "flight", "capacity", "life", "edge")


def groups() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """All icons that stand for a term, as groups of ``(icon, name)`` in the order of the page."""
    disciplines: list[tuple[str, str]] = []
    for code, name in terms.DISCIPLINES.items():
        for superior in (False, True):
            level = DisciplineLevel(code, superior)
            disciplines.append((icons.discipline_icon(level), f"{name} {level}"))
    yield tr("Disciplines (square: basic, diamond: superior)"), disciplines
    yield tr("Virtues"), [(icons.discipline_icon(DisciplineLevel(code)), name) for code, name in terms.VIRTUES.items()]
    drawn = icons.names()
    for group, prefix in ((tr(group), prefix) for group, prefix in _GROUPS):
        yield group, [(name, icons.title(name)) for name in drawn if name.startswith(prefix)]
    costs = [name for name in drawn if name.startswith("cost-")]
    yield tr("Costs and marks"), [(name, icons.title(name)) for name in (*costs, *_MARKS)]


class IconsPage(QWidget):
    """All icons with their names. Typing shows those whose name has the letters."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Icons"))
        self.search = QLineEdit(placeholderText=tr("Find an icon by name…"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Find an icon by name"))
        self.list = QListWidget()
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setWordWrap(True)
        self.list.setAccessibleName(tr("Icons"))
        self.group = Label()
        self.group.setProperty("tone", "dim")
        page = QVBoxLayout(self)
        page.addWidget(self.search)
        page.addWidget(self.list)
        page.addWidget(self.group)
        side = round(self.fontMetrics().height() * 2.4)
        self.list.setIconSize(QSize(side, side))
        cell = QSize(round(side * 3.1), round(side + self.fontMetrics().height() * 3.2))
        self.list.setGridSize(cell)
        for group, members in groups():
            for name, title in members:
                item = QListWidgetItem(QIcon(icons.icon_pixmap(name, side, self.devicePixelRatioF())), title)
                item.setSizeHint(cell)
                item.setData(Qt.ItemDataRole.UserRole, group)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}, {group}")
                item.setToolTip(as_written(group))
                item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
                self.list.addItem(item)
        self.search.textChanged.connect(self._show_matches)
        self.list.currentItemChanged.connect(self._tell_group)
        self._show_matches("")

    def sizeHint(self) -> QSize:
        """Wide enough for eight icons in a row at the usual text size."""
        return QSize(8 * self.list.gridSize().width() + 5 * theme.BASE_PX, 640)

    def shown(self) -> list[str]:
        """The names on the page now."""
        rows = (self.list.item(row) for row in range(self.list.count()))
        return [item.text() for item in rows if not item.isHidden()]

    def _show_matches(self, typed: str) -> None:
        wanted = typed.casefold().split()
        for row in range(self.list.count()):
            item = self.list.item(row)
            words = f"{item.text()} {item.data(Qt.ItemDataRole.UserRole)}".casefold()
            item.setHidden(not all(word in words for word in wanted))
        number = len(self.shown())
        self.group.setText(plural("{n} icon", "{n} icons", number))

    def _tell_group(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.group.setText(item.data(Qt.ItemDataRole.UserRole))
