"""Joining a table: those on this network, found by themselves; an invitation; an address typed by hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
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

from vtes_desktop.lan.discovery import Found
from vtes_desktop.lan.invitation import Invitation, InvitationError
from vtes_desktop.lan.invitation import read as read_invitation
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.rules.editions.edition import EDITIONS
from vtes_desktop.ui import theme
from vtes_desktop.ui.lan.room import key_in
from vtes_desktop.ui.lan.sheet import Sheet
from vtes_desktop.ui.names import your_name
from vtes_desktop.ui.options import Settings

_TABLE = Qt.ItemDataRole.UserRole
LOOKING = (
    "Looking… A table appears here by itself as soon as somebody on this network opens one. "
    "Where it doesn’t (some networks keep machines apart), ask its host for the invitation."
)


class Place(Struct, frozen=True):
    """A table in the list: one that was found, or one where the player has a seat."""

    invitation: Invitation
    """How to come to it."""
    title: str
    words: str
    password: bool = False
    open: bool = True
    """Whether one can take a seat there."""
    spectators: bool = True
    ticket: Ticket | None = None
    """What one comes back to one's seat with."""
    seen: bool = True
    """Whether its host is on the network now."""


def place_of(found: Found, ticket: Ticket | None = None) -> Place:
    """A found table as the list has it, with the player's own seat there if there is one."""
    told = found.announcement
    edition = EDITIONS[told.edition].title if told.edition in EDITIONS else told.edition
    running = told.state != "lobby"
    seats = "the game is running" if running else f"{told.taken} of {told.seats} seats taken"
    if ticket is not None:
        seats = f"your seat is kept, {ticket.player}" if ticket.player else "it is your table"
    parts = [seats, "with the referee" if told.mode == "strict" else "by hand", edition]
    if told.password and ticket is None:
        parts.append("with a password")
    return Place(
        found.invitation,
        f"{told.name} — {told.host}" if told.host else told.name,
        " · ".join(part for part in parts if part),
        told.password and ticket is None,
        not running and told.taken < told.seats,
        told.spectators,
        ticket,
    )


def place_kept(ticket: Ticket) -> Place:
    """A seat that is kept at a table that is not found just now."""
    title = f"{ticket.title} — {ticket.host}" if ticket.host else ticket.title
    words = f"your seat is kept, {ticket.player} · the host is not seen on the network just now"
    invitation = Invitation(ticket.addresses, ticket.table, ticket.fingerprint, ticket.title)
    return Place(invitation, title, words, open=False, spectators=False, ticket=ticket, seen=False)


class Joining(Struct, frozen=True):
    """Where to go, as whom."""

    invitation: Invitation
    you: str
    password: str = ""
    watch: bool = False
    key: bytes = b""
    """Of a seat that is handed over."""
    ticket: Ticket | None = None
    """Of one's own seat, to come back to."""


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
        rect = QRectF(option.rect).adjusted(2 * k, 2 * k, -2 * k, -2 * k)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QPen(QColor(theme.GOLD if chosen else theme.EDGE_LINE), (2 if chosen else 1) * k))
        painter.setBrush(QColor(theme.RAISED if chosen or over else theme.PANEL))
        painter.drawRoundedRect(rect, 8 * k, 8 * k)
        room = rect.adjusted(14 * k, 0, -14 * k, 0)
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


class JoinPage(Sheet):
    """The page that finds tables and comes to one."""

    join = Signal(object)
    """A :class:`Joining`."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, "Join a game", parent)
        self._tables: list[Place] = []
        self._connecting = False
        self._make_list()
        self._make_side()
        self.watch_button = QPushButton("Watch")
        self.watch_button.setToolTip("See what the table sees, without a seat")
        self.watch_button.clicked.connect(lambda: self._go(watch=True))
        self.join_button = QPushButton("Join")
        self.join_button.setProperty("tone", "gold")
        self.join_button.clicked.connect(lambda: self._go(watch=False))
        self.foot.addWidget(self.watch_button)
        self.foot.addWidget(self.join_button)
        self.let_enter_press()
        self._fit()
        self.show_tables(())

    def _make_list(self) -> None:
        self.column.addWidget(self.heading("Tables on this network"))
        self.list = QListWidget()
        self.list.setAccessibleName("Tables on this network")
        self.list.setItemDelegate(_Row(self._settings, self.list))
        self.list.setMouseTracking(True)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setStyleSheet("QListWidget { background: transparent; border: none; }")
        self.list.currentItemChanged.connect(lambda: self._tell())
        self.list.itemActivated.connect(lambda _: self._go(watch=False))
        self.nothing = self.dim(LOOKING)
        self.column.addWidget(self.nothing)
        self.column.addWidget(self.list, 1)

    def _make_side(self) -> None:
        self.you = QLineEdit(your_name(self._settings))
        self.you.setMaxLength(40)
        self.you.setAccessibleName("Your name")
        self.password = QLineEdit()
        self.password.setMaxLength(200)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.setAccessibleName("Password of the table")
        self.password.setPlaceholderText("if the table has one")
        self.password.returnPressed.connect(lambda: self._go(watch=False))
        self.invitation = QLineEdit()
        self.invitation.setAccessibleName("Invitation")
        self.invitation.setPlaceholderText("vtes://…")
        self.invitation.setClearButtonEnabled(True)
        self.invitation.textChanged.connect(lambda: self._tell())
        self.invitation.returnPressed.connect(lambda: self._go(watch=False))
        self.paste = QPushButton("Paste")
        self.paste.setProperty("compact", True)
        self.paste.setToolTip("Put in what was copied")
        self.paste.clicked.connect(self._paste)
        self.beside.addWidget(self.heading("You"))
        self.beside.addWidget(self.you)
        self.beside.addWidget(self.heading("Password"))
        self.beside.addWidget(self.password)
        line = QFrame()
        line.setFixedHeight(1)
        line.setStyleSheet(f"background: {theme.EDGE_LINE};")
        self.beside.addSpacing(6)
        self.beside.addWidget(line)
        row = QHBoxLayout()
        row.addWidget(self.heading("Invitation or address"), 1)
        row.addWidget(self.paste)
        self.beside.addLayout(row)
        self.beside.addWidget(self.invitation)
        self.beside.addWidget(
            self.dim(
                "The invitation that the host copies for you, or an address such as 192.168.1.5. It goes before the "
                "list."
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
        self._tables = sorted(
            tables,
            key=lambda one: (not one.seen, one.ticket is None, not one.open, one.title.casefold(), str(one.invitation)),
        )
        self.list.clear()
        for table in self._tables:
            item = QListWidgetItem()
            item.setData(_TABLE, table)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{table.title}. {table.words}")
            item.setToolTip(f"{table.title}\n{table.words}")
            self.list.addItem(item)
            if current is not None and _same(table, current):
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None and self._tables:
            self.list.setCurrentRow(0)
        self.nothing.setVisible(not self._tables)
        self.list.setVisible(bool(self._tables))
        if self.list.hasFocus() and not self._tables:
            self.invitation.setFocus()
        self._tell()

    def show_trouble(self, sentence: str) -> None:
        """Say that tables can't be found by themselves here; empty when they can again."""
        self.nothing.setText(sentence or LOOKING)

    def chosen(self) -> Place | None:
        """The table that is chosen in the list; None for none."""
        item = self.list.currentItem()
        table = item.data(_TABLE) if item is not None else None
        return table if isinstance(table, Place) else None

    # -- going there ---------------------------------------------------------------------------------------------------

    def begin_again(self) -> None:
        """The page comes up again."""
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
            problem = str(error)
        chosen = self._meant()
        if target is not None:
            where = chosen.title if chosen else target.name or str(target.addresses[0])
            words = f"To {where}."
            if chosen is not None and chosen.password:
                words += " It wants a password."
            if chosen is not None and chosen.ticket is None and not chosen.open:
                words += " No seat is open; one can watch." if chosen.spectators else " No seat is open."
        self.invitation.setProperty("wrong", bool(problem))
        self.invitation.style().unpolish(self.invitation)
        self.invitation.style().polish(self.invitation)
        back = chosen is not None and chosen.ticket is not None
        self.join_button.setText("Come back" if back else "Join")
        self.join_button.setEnabled(target is not None and (chosen is None or chosen.open or back))
        self.watch_button.setEnabled(target is not None and (chosen is None or chosen.spectators))
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
            self.show_problem(str(error))
            return
        if target is None:
            return
        you = " ".join(self.you.text().split()) or your_name(self._settings)
        chosen = self._meant()
        if not (self.watch_button if watch else self.join_button).isEnabled():
            return
        if chosen is not None and chosen.password and not self.password.text():
            self.show_problem("This table wants a password.", password=True)
            return
        ticket = chosen.ticket if chosen is not None and not watch else None
        self.join.emit(Joining(target, you, self.password.text(), watch, key_in(self.invitation.text()), ticket))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+V anywhere on the page pastes an invitation."""
        if event.key() == Qt.Key.Key_V and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._paste()
        else:
            super().keyPressEvent(event)


def _same(one: Place, other: Place) -> bool:
    """Whether two announcements are of one table."""
    return (one.invitation.fingerprint, one.invitation.table) == (other.invitation.fingerprint, other.invitation.table)
