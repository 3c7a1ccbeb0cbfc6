"""Joining a table: those on this network, found by themselves; an invitation; an address typed by hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from vtes_desktop.lan.invitation import Invitation, InvitationError
from vtes_desktop.lan.invitation import read as read_invitation
from vtes_desktop.plain_words import LONGEST_NAME, plain
from vtes_desktop.ui import theme
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.lan.places import Joining, Place, in_order, same
from vtes_desktop.ui.lan.room import key_in
from vtes_desktop.ui.lan.sheet import Sheet
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.names import keep_own_name, own_name
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import as_written

_TABLE = Qt.ItemDataRole.UserRole
LOOKING = later(
    "Looking… A table appears here by itself as soon as somebody on this network opens "
    "one. Where it doesn’t (some networks keep machines apart), ask its host for the "
    "invitation."
)


class _Row(QStyledItemDelegate):
    """Paints a found table: its name, who hosts it, seats and rules, and a lock when it has a password."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def scale(self) -> float:
        return theme.clamp_scale(self._settings.options.text_scale)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(round(200 * self.scale), round(56 * self.scale))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table: Place = index.data(_TABLE)
        k = self.scale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted((28 if table.within else 2) * k, 2 * k, -2 * k, -2 * k)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QPen(QColor(theme.GOLD if chosen else theme.EDGE_LINE), (2 if chosen else 1) * k))
        painter.setBrush(QColor(theme.RAISED if chosen or over else theme.PANEL))
        painter.drawRoundedRect(rect, 8 * k, 8 * k)
        room = rect.adjusted(14 * k, 0, -14 * k, 0)
        if table.house:
            paint_house(painter, QRectF(room.left(), room.center().y() - 11 * k, 22 * k, 22 * k))
            room.adjust(36 * k, 0, 0, 0)
        if table.password:
            paint_lock(painter, QRectF(room.right() - 16 * k, room.center().y() - 10 * k, 16 * k, 20 * k))
            room.adjust(0, 0, -30 * k, 0)
        name, small = theme.serif(17 * k), theme.sans(12 * k)
        left = Qt.AlignmentFlag.AlignLeft
        middle = room.height() / 2
        painter.setFont(name)
        painter.setPen(QColor(theme.BONE))
        cut = QFontMetricsF(name).elidedText(table.title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room.adjusted(0, 0, 0, -middle + 3 * k), left | Qt.AlignmentFlag.AlignBottom, cut)
        painter.setFont(small)
        painter.setPen(QColor(theme.DIM))
        cut = QFontMetricsF(small).elidedText(table.words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room.adjusted(0, middle + 4 * k, 0, 0), left | Qt.AlignmentFlag.AlignTop, cut)
        painter.restore()


def paint_lock(painter: QPainter, rect: QRectF) -> None:
    """A padlock."""
    side = rect.width()
    painter.setPen(QPen(QColor(theme.GOLD), side * 0.13))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QRectF(rect.left() + side * 0.22, rect.top() + side * 0.08, side * 0.56, side * 0.9)
    painter.drawArc(bow, 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.GOLD))
    body = QRectF(rect.left() + side * 0.06, rect.top() + side * 0.5, side * 0.88, rect.height() - side * 0.55)
    painter.drawRoundedRect(body, side * 0.12, side * 0.12)


def paint_house(painter: QPainter, rect: QRectF) -> None:
    """A house with a door: tables can be made there."""
    side = rect.width()
    painter.setPen(QPen(QColor(theme.GOLD), side * 0.09))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    at = [(0.04, 0.5), (0.5, 0.1), (0.96, 0.5)]
    painter.drawPolyline([QPointF(rect.left() + x * side, rect.top() + y * side) for x, y in at])
    painter.drawRect(QRectF(rect.left() + side * 0.18, rect.top() + side * 0.42, side * 0.64, side * 0.5))
    painter.fillRect(QRectF(rect.left() + side * 0.41, rect.top() + side * 0.6, side * 0.18, side * 0.32), theme.GOLD)


class JoinPage(Sheet):
    """The page that finds tables and comes to one."""

    join = Signal(object)
    """A :class:`~vtes_desktop.ui.lan.places.Joining`."""
    make = Signal(object)
    """Make a table at the house of this :class:`~vtes_desktop.ui.lan.places.Place`."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, tr("Join a game"), parent)
        self._given: Sequence[Place] = ()
        self._tables: list[Place] = []
        self._listing = False
        self._by_hand = False
        """Whether the player has chosen in the list."""
        self._connecting = False
        self._make_list()
        self._make_side()
        self.watch_button = QPushButton(tr("Watch"))
        self.watch_button.setToolTip(tr("See what the table sees, without a seat"))
        self.watch_button.clicked.connect(lambda: self._go(watch=True))
        self.join_button = QPushButton(tr("Join"))
        self.join_button.setProperty("tone", "gold")
        self.join_button.clicked.connect(lambda: self._go(watch=False))
        self.foot.addWidget(self.watch_button)
        self.foot.addWidget(self.join_button)
        self.let_enter_press()
        self._fit()
        self.show_tables(())

    def _make_list(self) -> None:
        self.column.addWidget(self.heading(tr("Tables on this network")))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Tables on this network"))
        self.list.setItemDelegate(_Row(self._settings, self.list))
        self.list.setMouseTracking(True)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setStyleSheet("QListWidget { background: transparent; border: none; }")
        self.list.currentItemChanged.connect(lambda: self._picked())
        self.list.itemPressed.connect(lambda _: self._picked())
        self.list.itemActivated.connect(lambda _: self._go(watch=False))
        self.nothing = self.dim(tr(LOOKING))
        self.column.addWidget(self.nothing)
        self.column.addWidget(self.list, 1)
        self.column.addStretch()  # what is said stays at the top where there is no list

    def _make_side(self) -> None:
        self.you = QLineEdit(own_name(self._settings))
        self.you.setPlaceholderText(tr("what the others call you"))
        self.you.returnPressed.connect(lambda: self._go(watch=False))
        self.you.setMaxLength(40)
        self.you.setAccessibleName(tr("Your name"))
        self.you.textChanged.connect(lambda: self.show_tables(self._given))
        self.password = QLineEdit()
        self.password.setMaxLength(200)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.setAccessibleName(tr("Password of the table"))
        self.password.setPlaceholderText(tr("if the table has one"))
        self.password.returnPressed.connect(lambda: self._go(watch=False))
        self.invitation = QLineEdit()
        self.invitation.setAccessibleName(tr("Invitation"))
        self.invitation.setPlaceholderText("vtes://…")
        self.invitation.setClearButtonEnabled(True)
        self.invitation.textChanged.connect(lambda: self._tell())
        self.invitation.returnPressed.connect(lambda: self._go(watch=False))
        self.paste = QPushButton(tr("Paste"))
        self.paste.setProperty("compact", True)
        self.paste.setToolTip(tr("Put in what was copied"))
        self.paste.clicked.connect(self._paste)
        self.beside.addWidget(self.heading(tr("You")))
        self.beside.addWidget(self.you)
        self.beside.addWidget(self.heading(tr("Password of the table")))
        self.beside.addWidget(self.password)
        line = QFrame()
        line.setFixedHeight(1)
        line.setStyleSheet(f"background: {theme.EDGE_LINE};")
        self.beside.addSpacing(6)
        self.beside.addWidget(line)
        row = QHBoxLayout()
        row.addWidget(self.heading(tr("Invitation or address")), 1)
        row.addWidget(self.paste)
        self.beside.addLayout(row)
        self.beside.addWidget(self.invitation)
        self.beside.addWidget(
            self.dim(
                tr(
                    "The invitation that the host copies for you, or an address such as 192.168.1.5. It "
                    "goes before the list."
                )
            )
        )
        self.beside.addStretch()

    def _fit(self) -> None:
        super()._fit()
        px = self.px
        self.list.setMinimumHeight(px(240 if self.wide else 130))
        for button in (self.join_button, self.watch_button):
            button.setMinimumSize(px(130), px(40))
        self.list.doItemsLayout()

    # -- what was found ------------------------------------------------------------------------------------------------

    def show_tables(self, tables: Sequence[Place]) -> None:
        """Show what is there now, one's own seats first and those out of reach last; the chosen one stays chosen."""
        current = self.chosen()
        self._given = tables
        self._tables = in_order(tables, self.you.text())
        self._listing = True
        self.list.clear()
        for table in self._tables:
            item = QListWidgetItem()
            item.setData(_TABLE, table)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{table.title}. {table.words}")
            item.setToolTip(as_written(f"{table.title}\n{table.words}"))
            self.list.addItem(item)
            if current is not None and same(table, current):
                self.list.setCurrentItem(item)
        if self._tables and (self.list.currentItem() is None or not self._by_hand):
            self.list.setCurrentRow(next((row for row, one in enumerate(self._tables) if not one.house), 0))
        self._listing = False
        self.nothing.setVisible(not self._tables)
        self.list.setVisible(bool(self._tables))
        if self.list.hasFocus() and not self._tables:
            self.invitation.setFocus()
        self._tell()

    def show_trouble(self, sentence: str) -> None:
        """Say that tables can't be found by themselves here; empty when they can again."""
        self.nothing.setText(game_word(sentence) or tr(LOOKING))

    def _picked(self) -> None:
        """The player has chosen in the list: what was typed or pasted before is not meant any more."""
        if not self._listing and self.list.currentItem() is not None:
            self._by_hand = True
            self.invitation.clear()
        self._tell()

    def show_house(self, fingerprint: str) -> None:
        """Somebody has typed a host's address, and this is what is there: choose among it."""
        self._connecting = False
        self.invitation.clear()
        for row, table in enumerate(self._tables):
            if table.invitation.fingerprint == fingerprint:
                self.list.setCurrentRow(row)
                break
        self.list.setFocus()
        self._tell()

    def forget(self) -> None:
        """One has come to a table: what was typed to get there is not offered again."""
        self.invitation.clear()
        self.password.clear()

    def chosen(self) -> Place | None:
        """The table that is chosen in the list; None for none."""
        item = self.list.currentItem()
        table = item.data(_TABLE) if item is not None else None
        return table if isinstance(table, Place) else None

    # -- going there ---------------------------------------------------------------------------------------------------

    def begin_again(self) -> None:
        """The page comes up again."""
        self._by_hand = False
        self.show_connecting("")
        (self.list if self._tables else self.invitation).setFocus()

    def show_connecting(self, words: str) -> None:
        """Say that a connection is being made; empty when it no longer is."""
        self._connecting = bool(words)
        self._tell()
        if words:
            self.say(words)

    def show_problem(self, sentence: str, *, password: bool = False) -> None:
        """Say why one could not join.

        :param password: whether it was the password: it is asked for again.
        """
        self._connecting = False
        self._tell()
        self.say(sentence, wrong=True)
        if password:
            self.password.setFocus()
            self.password.selectAll()

    def target(self) -> Invitation | None:
        """Where to go; None when nothing is chosen. Raises :class:`InvitationError` for a line that is none."""
        typed = self.invitation.text().strip()
        if typed:
            return read_invitation(typed)
        chosen = self.chosen()
        return chosen.invitation if chosen is not None else None

    def _tell(self) -> None:
        if self._connecting:
            for button in (self.join_button, self.watch_button):
                button.setEnabled(False)
            return
        problem, words, target = "", "", None
        try:
            target = self.target()
        except InvitationError as error:
            problem = game_word(str(error))
        chosen = self._meant()
        if target is not None:
            where = chosen.title if chosen else target.name or str(target.addresses[0])
            words = tr("To {where}.", where=where)
            if chosen is not None and chosen.house:
                words = tr("Make a table at {where}: it stays there, also when your window is closed.", where=where)
            elif chosen is not None and chosen.password:
                words = tr("To {where}. It wants a password.", where=where)
            if chosen is not None and chosen.ticket is None and not chosen.open and not chosen.house:
                more = tr("No seat is open; one can watch.") if chosen.spectators else tr("No seat is open.")
                words = f"{words} {more}"
        self.invitation.setProperty("wrong", bool(problem))
        self.invitation.style().unpolish(self.invitation)
        self.invitation.style().polish(self.invitation)
        back = chosen is not None and chosen.ticket is not None
        house = chosen is not None and chosen.house
        self.join_button.setText(tr("Make a table…") if house else tr("Come back") if back else tr("Join"))
        self.join_button.setEnabled(target is not None and (chosen is None or chosen.open or back or house))
        watchable = target is not None and (chosen is None or chosen.spectators)
        self.watch_button.setEnabled(watchable)
        why = as_written(tr("Choose one of its tables to watch") if house else tr("Spectators are not admitted there"))
        usual = as_written(tr("See what the table sees, without a seat"))
        self.watch_button.setToolTip(usual if watchable or target is None else why)
        self.say(problem or words, wrong=bool(problem))

    def _meant(self) -> Place | None:
        """The chosen table, unless an invitation is typed in: that goes before it."""
        return None if self.invitation.text().strip() else self.chosen()

    def _paste(self) -> None:
        self.invitation.setText(QGuiApplication.clipboard().text().strip()[:4000])
        self.join_button.setFocus()

    def _go(self, *, watch: bool) -> None:
        if self._connecting:
            return
        try:
            target = self.target()
        except InvitationError as error:
            self.show_problem(game_word(str(error)))
            return
        if target is None:
            return
        you = plain(self.you.text(), LONGEST_NAME) or own_name(self._settings)
        chosen = self._meant()
        if not (self.watch_button if watch else self.join_button).isEnabled():
            return
        if chosen is not None and chosen.house:
            self.make.emit(chosen)
            return
        if chosen is not None and chosen.password and not self.password.text():
            self.show_problem(tr("This table wants a password."), password=True)
            return
        ticket = chosen.ticket if chosen is not None and not watch else None
        if not you and not watch and ticket is None:
            self.show_problem(tr("Say what the others shall call you, then join."))
            self.you.setFocus()
            return
        keep_own_name(self._settings, you)
        self.join.emit(Joining(target, you, self.password.text(), watch, key_in(self.invitation.text()), ticket))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+V anywhere on the page pastes an invitation."""
        if event.key() == Qt.Key.Key_V and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._paste()
        else:
            super().keyPressEvent(event)
