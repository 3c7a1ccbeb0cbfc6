"""Going from page to page on the network: finding tables, hosting one, the lobby, and sitting down at the table."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace as changed
from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QStackedWidget, QWidget
from shiboken6 import isValid

from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan.discovery import Discovery, Found
from vtes_desktop.lan.fingerprint import own_fingerprint, shown
from vtes_desktop.lan.guest import Standing
from vtes_desktop.lan.hosting import Hosting as HostingThread
from vtes_desktop.lan.identity import DamagedIdentityError, IdentityError, identity, renew
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.lan.kept_list import KeptListError
from vtes_desktop.lan.known_hosts import HostChangedError, KnownHosts
from vtes_desktop.lan.link import AnotherHostError
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.play.client import Client
from vtes_desktop.table.games import VTES
from vtes_desktop.table.journal import NO_EXTRA
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.lan.host_page import Hosting, HostPage, own_table
from vtes_desktop.ui.lan.join_page import JoinPage
from vtes_desktop.ui.lan.kept_games import hosted, hosted_folder, kept_tickets
from vtes_desktop.ui.lan.lobby_page import LobbyPage
from vtes_desktop.ui.lan.places import Joining, Place, places_of
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.lan.session import NetworkSession
from vtes_desktop.ui.lan.strip import Strip
from vtes_desktop.ui.lan.visit import Visit
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Box, as_written
from vtes_desktop.ui.posting import call

if TYPE_CHECKING:
    from vtes_desktop.ui.table.page import TablePage
    from vtes_desktop.ui.table.session import Session

log = logging.getLogger(__name__)

GOODBYE_MS: Final = 1500
"""In which a host has heard of a window that was closed just now."""


class Window(Protocol):
    """What the network's pages want of the window."""

    settings: Settings
    pages: QStackedWidget

    @property
    def catalogue(self) -> Catalogue | None:
        """The card pool; None while there is no readable card list."""

    @property
    def game(self) -> str:
        """The game that the start page offers, by its key."""

    def agreed_for(self, game: str) -> msgspec.Raw:
        """What a table of a game has of that game's own."""

    def cards_for(self, game: str) -> Catalogue | None:
        """The card pool for a table of a game; None, which the player is told, where it is missing."""

    def show_start(self) -> None:
        """Back to the start page."""

    def say(self, title: str, sentence: str) -> None:
        """Tell the player something plainly."""

    def sit_at(self, session: Session, title: str) -> TablePage:
        """Show the page of a game."""


class Returning(NamedTuple):
    """A kept seat that one is coming back to."""

    invitation: Invitation
    ticket: Ticket
    waited: bool = False
    """Whether a window that was closed just now has had its time to be gone."""


class Network(QObject):
    """The network's pages of a window, made when they are first wanted."""

    _posted = Signal(object)

    def __init__(self, window: Window, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._folder = folders.network()
        self._join_page: JoinPage | None = None
        self._host_page: HostPage | None = None
        self.lobby_page: LobbyPage | None = None
        self.room: Room | None = None
        self._discovery: Discovery | None = None
        self._hosting: HostingThread | None = None
        self._tried: Joining | Invitation | None = None
        """Where one wanted to go last: as whom, or only to make a table there."""
        self._by_ticket: Joining | None = None
        """Where one is coming back to a seat that was kept, though one only wanted to join: without luck one joins."""
        self._returning: Returning | None = None
        """The seat that one is coming back to, where it may be open in another window."""
        self._parting: Room | None = None
        """A room whose host closes as soon as that is left."""
        self._made: Hosting | None = None
        """The table that one wanted to make last."""
        self._visit: Visit | None = None
        self._visited: tuple[Found, ...] = ()
        """What was found at the host that is visited."""
        self.question: Box | None = None
        """What the player was asked last, in a box of its own."""
        self._found: tuple[Found, ...] = ()
        self._posted.connect(call, Qt.ConnectionType.QueuedConnection)

    def _post(self, what: Callable[[], None]) -> None:
        if isValid(self):
            self._posted.emit(what)

    # -- finding a table -----------------------------------------------------------------------------------------------

    def show_join(self, invitation: str = "") -> None:
        """The page that finds tables; with an invitation, that stands there ready to be followed."""
        if self._join_page is None:
            self._join_page = JoinPage(self._window.settings)
            self._join_page.back.connect(self._leave_join)
            self._join_page.join.connect(self.join)
            self._join_page.make.connect(self.show_make)
            self._window.pages.addWidget(self._join_page)
        if self._discovery is None:
            self._discovery = Discovery(self._post)
            self._discovery.on_problem.append(self._join_page.show_trouble)
        self._discovery.browse(self._list)
        self._list(self._found)
        self._window.pages.setCurrentWidget(self._join_page)
        self._join_page.begin_again()
        if invitation:
            self._join_page.invitation.setText(invitation)

    def _leave_join(self) -> None:
        self._stop_looking()
        if self.room is not None and self.lobby_page is None:
            self._drop_room()
        self._window.show_start()

    def _stop_looking(self) -> None:
        self._end_visit()
        if self._discovery is not None:
            self._discovery.stop_browsing()
        self._found = ()

    def _list(self, found: tuple[Found, ...]) -> None:
        """Tables come and go."""
        self._found = found
        here = {(one.announcement.fingerprint, one.announcement.table): one for one in (*found, *self._visited)}
        for one in found:
            if self.room is not None and self.room.fingerprint == one.announcement.fingerprint:
                self.room.guest.also_at(one.addresses)
        if self._join_page is not None:
            tickets, own = kept_tickets(self._folder), own_fingerprint(self._folder)
            self._join_page.show_tables(places_of(here.values(), tickets, own))

    def go_on(self, ticket: Ticket) -> None:
        """Go on with a game: open the table again if it was hosted here, else come back to the seat at its host."""
        if ticket.fingerprint == own_fingerprint(self._folder):
            self.show_host()
            self.open_again(ticket)
        elif ticket.addresses:
            self.show_join()
            invitation = Invitation(ticket.addresses, ticket.table, ticket.fingerprint, ticket.title)
            self.join(Joining(invitation, ticket.player, ticket=ticket))
        else:
            self._window.say(
                tr("That table can’t be found"), tr("Where its host is was never learnt: ask for an invitation.")
            )

    # -- coming to a table ---------------------------------------------------------------------------------------------

    def join(self, joining: Joining) -> None:
        """Go where the player has chosen to; where no table was named, see first what there is."""
        self._tried = joining
        if self._join_page is not None:
            self._join_page.show_connecting(tr("Going to {addresses}…", addresses=joining.invitation.addresses[0]))
        if not joining.invitation.table and joining.ticket is None:
            self._look_in(joining)
            return
        self._by_ticket = None
        kept = None if joining.watch or joining.key or joining.ticket else self._kept_for(joining)
        if kept is not None:
            self._by_ticket = joining
        if (ticket := joining.ticket or kept) is not None:
            self._come_back(Returning(joining.invitation, ticket))
        elif joining.watch:
            self._enter(joining.invitation).watch(joining.password)
        else:
            self._enter(joining.invitation).join(joining.you, joining.password, joining.key)

    def _come_back(self, returning: Returning) -> None:
        """Come back to a seat, but not if it is open in another window."""
        room = self._enter(returning.invitation)
        self._returning = returning
        room.come_back(returning.ticket, gently=True)

    def _is_open_elsewhere(self, returning: Returning) -> None:
        """The seat is open in another window: wait if that was closed just now, then ask."""
        page = self._join_page
        if page is None:
            return
        self._returning = returning
        if not returning.waited:
            page.show_connecting(tr("Your seat is still open in another window… (Back gives up.)"))
            QTimer.singleShot(GOODBYE_MS, self, lambda: self._try_again(returning))
            return
        page.show_problem(tr("Your seat is open in another window."))
        box = Box(
            tr("Your seat is open in another window"), tr("You sit at this table in another window already."), page
        )
        box.setInformativeText(tr("If you come back here, the other window leaves the table."))
        take = box.addButton(tr("Take the seat over"), QMessageBox.ButtonRole.AcceptRole)
        stay = box.addButton(tr("Leave it there"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def answered(button: QAbstractButton) -> None:
            if button is take and self._returning is returning:
                page.show_connecting(tr("Going to {addresses}…", addresses=returning.invitation.addresses[0]))
                self._enter(returning.invitation).come_back(returning.ticket)

        box.buttonClicked.connect(answered)
        self.question = box
        box.open()

    def _try_again(self, returning: Returning) -> None:
        if self._returning is returning and self._window.pages.currentWidget() is self._join_page:
            self._come_back(returning._replace(waited=True))

    def _kept_for(self, joining: Joining) -> Ticket | None:
        """The seat that this player has at this table already; of several players on this machine the right one's."""
        at, you = joining.invitation, joining.you.casefold()
        here = (one for one in kept_tickets(self._folder) if (one.fingerprint, one.table) == (at.fingerprint, at.table))
        return next((one for one in here if one.player.casefold() == you), None)

    def _look_in(self, joining: Joining) -> None:
        """See what is at a host whose address was typed: its one table is meant, else the player chooses."""
        self._drop_room()
        self._end_visit()
        self._visit = visit = Visit(joining.invitation, self._folder, self)
        waiting = [joining]

        def seen(found: tuple[Found, ...]) -> None:
            if visit is not self._visit:
                return
            first, tables = bool(waiting), [one for one in found if one.announcement.table]
            if first and len(tables) == 1 == len(found):
                self._end_visit()
                self.join(changed(joining, invitation=tables[0].invitation))
                return
            self._visited = found
            self._list(self._found)
            if first and self._join_page is not None:
                waiting.clear()
                self._join_page.show_house(visit.guest.fingerprint)
                if not found:
                    self._end_visit()
                    self._join_page.show_problem(tr("{name} has no table open just now.", name=visit.name))

        def stands(standing: Standing) -> None:
            if visit is not self._visit or standing.kind == "connected":
                return
            if not waiting:  # what was seen there is out of sight
                self._end_visit()
                self._list(self._found)
            elif standing.kind == "ended":
                self._end_visit()
                self._failed(standing)
            elif standing.reason and self._join_page is not None:
                self._join_page.show_connecting(
                    tr("{reason} Trying again… (Back gives up.)", reason=game_word(standing.reason))
                )

        visit.seen.connect(seen)
        visit.standing_changed.connect(stands)

    def _end_visit(self) -> None:
        visit, self._visit = self._visit, None
        self._visited = ()
        if visit is not None:
            visit.close()
            visit.deleteLater()

    def _enter(self, invitation: Invitation, others: tuple[Address, ...] = ()) -> Room:
        self._drop_room()
        self.room = room = Room(invitation, self._folder, folders.games() / "seen", others, self)
        for signal, slot in self._heard_of(room):
            signal.connect(slot)
        return room

    def _heard_of(self, room: Room) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        """What a room tells, and who listens to it."""
        return (
            (room.entered, self._entered),
            (room.changed, self._learn_game),
            (room.not_entered, self._not_entered),
            (room.standing_changed, self._stands),
            (room.warned, self._warned),
            (room.lost_seat, self._lost_seat),
            (room.began, self._begins),
        )

    def _drop_room(self) -> None:
        self._returning = None
        room, self.room = self.room, None
        if room is not None:
            room.close()
            room.deleteLater()
        page, self.lobby_page = self.lobby_page, None
        if page is not None:
            self._window.pages.removeWidget(page)
            page.hide()
            page.deleteLater()

    def _entered(self) -> None:
        """One sits at the table, or watches: the lobby comes up, unless the game runs already."""
        room, catalogue = self.room, self._window.catalogue or Catalogue(())
        if room is None or room.client is not None:
            return
        self._stop_looking()
        if self._join_page is not None:
            self._join_page.forget()
        if self.lobby_page is None:
            self.lobby_page = LobbyPage(room, self._window.settings, catalogue)
            self.lobby_page.back.connect(self._leave_lobby)
            self._window.pages.addWidget(self.lobby_page)
        self._window.pages.setCurrentWidget(self.lobby_page)
        self.lobby_page.deck_button.setFocus()

    def _learn_game(self) -> None:
        """One has come to a table and learns what is played there: without the cards for it, which the player is told,
        one does not stay, and others can have the seat. Who owns the table keeps it."""
        room = self.room
        if room is None or room.lobby is None or self.lobby_page is None:
            return
        if self._window.cards_for(room.lobby.terms.game) is not None:
            return
        if room.owner:
            self.leave()
            self._window.show_start()
        else:
            self._leave_lobby()

    def _not_entered(self, code: str, reason: str) -> None:
        if code == "closing":
            return  # the connection is lost or given up: how it stands is told next, with the cause
        returning = self._returning
        self._drop_room()
        if code == "elsewhere" and returning is not None:
            self._is_open_elsewhere(returning)
            return
        wanted, self._by_ticket = self._by_ticket, None
        if wanted is not None:
            self._enter(wanted.invitation).join(wanted.you, wanted.password)
            return
        if self._hosting is not None:
            self._stop_hosting()
        if self._join_page is not None:
            self._list(self._found)  # a seat that is no more was forgotten
        self._say_problem(reason, password=code == "password")

    def _say_problem(self, reason: str, *, password: bool = False) -> None:
        """Say on the page from which one wanted to go why that is not to be."""
        page = self._window.pages.currentWidget()
        if isinstance(page, JoinPage | HostPage):
            page.show_problem(game_word(reason), password=password)

    def _stands(self, standing: Standing) -> None:
        room, page = self.room, self._window.pages.currentWidget()
        if room is None or self.lobby_page is not None or room.client is not None:
            return
        if standing.kind == "ended":
            self._drop_room()
            self._failed(standing)
        elif standing.kind in ("connecting", "away") and standing.reason:
            words = tr("{reason} Trying again… (Back gives up.)", reason=game_word(standing.reason))
            if isinstance(page, JoinPage):
                page.show_connecting(words)
            elif isinstance(page, HostPage):
                page.show_waiting(words)

    def _failed(self, standing: Standing) -> None:
        """The host can't be come to at all."""
        if isinstance(standing.error, HostChangedError):
            self._say_changed(standing.error)
        self._say_problem(standing.reason)

    def _say_changed(self, error: HostChangedError) -> None:
        """A host is not who it was: said loudly, and nothing goes on by itself."""
        if isinstance(error, AnotherHostError):
            # The invitation itself says who the host is: there is nothing to trust here.
            self._window.say(tr("Another host answers"), game_word(str(error)))
            return
        where = tr("“{name}” shows another fingerprint than before.", name=error.name)
        if error.at:
            known = (
                tr("the host that you know there, “{was}”", was=error.was)
                if error.was
                else tr("the host that you know there")
            )
            where = tr(
                "At {at} answers “{name}”, with another fingerprint than {known}.",
                at=error.at,
                name=error.name,
                known=known,
            )
        box = Box(tr("This is another host"), where, self._window.pages.currentWidget())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setInformativeText(
            tr(
                "It may have a new computer, or its program was installed anew; or somebody else "
                "wants to pass for it. Nothing was told to it yet.\n\nUntil now:\n{shown}\n\nNow:\n"
                "{shown2}\n\nTrust it only when the host has read this very fingerprint to you.",
                shown=shown(error.known),
                shown2=shown(error.now),
            )
        )
        trust = box.addButton(tr("I have compared them: trust it"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(tr("Don’t join"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.buttonClicked.connect(lambda button: self._trust(error) if button is trust else None)
        self.question = box
        box.open()

    def _trust(self, error: HostChangedError) -> None:
        tried = self._tried
        if tried is None:
            return
        where = tried.invitation if isinstance(tried, Joining) else tried
        try:
            KnownHosts(self._folder).remember(error.name, str(where.addresses[0]), error.now)
        except KeptListError as problem:
            self._window.say(tr("The host can’t be remembered"), str(problem))
            return
        if isinstance(tried, Joining):
            self.join(tried)
        elif self._made is not None:
            self._make_at(tried, self._made)

    def _warned(self, sentence: str) -> None:
        if self.room is not None and self.room.client is None:
            self._window.say(tr("On the network"), game_word(sentence))

    def _lost_seat(self, reason: str) -> None:
        if self.lobby_page is not None:
            self._drop_room()
            self._window.show_start()
            self._window.say(tr("You are not at the table any more"), game_word(reason))

    def _leave_lobby(self) -> None:
        """Give up the seat. A table that is hosted here closes, and so does one at a house that nobody else is at; else
        who is there has it from now on."""
        room = self.room
        if room is not None:
            self.room = None
            for signal, slot in self._heard_of(room):
                signal.disconnect(slot)
            hosting, self._hosting = self._hosting, None
            if hosting is not None:
                self._parting = room
                room.closed.connect(hosting.close)
                room.closed.connect(self._parted)
            room.leave_for_good(take_away=hosting is not None)
        self._drop_room()
        self._window.show_start()

    def _parted(self) -> None:
        self._parting = None

    # -- hosting -------------------------------------------------------------------------------------------------------

    def show_host(
        self, game: str = VTES, extra: msgspec.Raw = NO_EXTRA, seats: int = 0, *, strict: bool | None = None
    ) -> None:
        """The page that opens a table in this window: for a game, with what it has of its own, for so many (0 for as
        many as is usual), with the referee or not (None for as is usual)."""
        page = self._show_host_page(None)
        page.play(game, extra)
        if seats:
            page.terms.seats.setValue(seats)
        if strict is not None:
            (page.terms.strict if strict else page.terms.manual).setChecked(True)
        page.show_kept(hosted(self._folder, folders.games()))

    def show_make(self, place: Place) -> None:
        """The page that makes a table at a house: of the game that the start page offers, unless another is chosen."""
        page = self._show_host_page(place)
        page.play(self._window.game, self._window.agreed_for(self._window.game))
        if self._join_page is not None and (you := self._join_page.you.text()) and you != page.you.text():
            if page.terms.name.text() == own_table(page.you.text()):
                page.terms.name.setText(own_table(you)[:40])
            page.you.setText(you)

    def _show_host_page(self, house: Place | None) -> HostPage:
        page = self._host_page
        if page is None:
            page = self._host_page = HostPage(self._window.settings)
            page.back.connect(self._leave_host_page)
            page.host.connect(self.host)
            page.game_wanted.connect(lambda game: page.play(game, self._window.agreed_for(game)))
            page.open_again.connect(self.open_again)
            self._window.pages.addWidget(page)
        self._window.pages.setCurrentWidget(page)
        page.begin_again(house)
        return page

    def _leave_host_page(self) -> None:
        """Back: what was on its way is given up."""
        if self.lobby_page is None:
            self._drop_room()
            self._stop_hosting()
        if self._host_page is not None and self._host_page.house is not None:
            self.show_join()
        else:
            self._window.show_start()

    def host(self, wanted: Hosting) -> None:
        """Open a table, here or at the house that was chosen."""
        house = self._host_page.house if self._host_page is not None else None
        if self._window.cards_for(wanted.terms.game) is None:
            return
        if house is not None:
            self._make_at(house.invitation, wanted)
            return

        def ready(room: Room) -> None:
            room.make(wanted.terms, wanted.you, wanted.password, seated=wanted.seated, extra=wanted.extra)

        self._host(ready)

    def _make_at(self, invitation: Invitation, wanted: Hosting) -> None:
        """Make a table at another host, which keeps it."""
        self._tried, self._made = invitation, wanted
        if self._host_page is not None:
            self._host_page.show_waiting(
                tr("Making the table at {name}…", name=invitation.name or invitation.addresses[0])
            )
        room = self._enter(invitation)
        room.make(
            wanted.terms,
            wanted.you,
            wanted.password,
            wanted.host_password,
            seated=wanted.seated,
            extra=wanted.extra,
        )

    def open_again(self, ticket: Ticket) -> None:
        """Open the tables that were hosted here before, and come back to this one."""
        self._host(lambda room: room.come_back(ticket))

    def _host(self, ready: Callable[[Room], None]) -> None:
        """Begin to host; `ready` is called with the way to it when it listens."""
        page, catalogue = self._host_page, self._window.catalogue or Catalogue(())
        if page is None or self._hosting is not None:
            return
        try:
            own = identity(self._folder)
        except DamagedIdentityError as error:
            self._renew(game_word(str(error)), ready)
            return
        except IdentityError as error:
            page.show_problem(game_word(str(error)))
            return
        page.show_waiting(tr("Opening the table…"))
        if self._parting is not None:  # the host of before is still closing
            here = self._window.pages.currentWidget
            self._parting.closed.connect(lambda: self._host(ready) if here() is page else None)
            return
        hosting = HostingThread(catalogue, hosted_folder(folders.games()), own, self._post)

        def listens(invitation: Invitation) -> None:
            if hosting is self._hosting:
                self._know_oneself(own.fingerprint)
                ready(self._enter(hosting.here, invitation.addresses))

        def failed(sentence: str) -> None:
            if hosting is self._hosting:
                self._stop_hosting()
                page.show_problem(game_word(sentence))

        hosting.on_ready.append(listens)
        hosting.on_failed.append(failed)
        self._hosting = hosting

    def _know_oneself(self, fingerprint: str) -> None:
        """One's own host is no stranger, whatever was at this machine's address before."""
        try:
            KnownHosts(self._folder).remember("", "", fingerprint)
        except KeptListError as error:  # one can play all the same
            log.warning("%s", error)

    def _renew(self, sentence: str, ready: Callable[[Room], None]) -> None:
        """The key that proves who this program is can't be read: make another only if the player says so."""
        box = Box(tr("Your key for the network is damaged"), sentence, self._host_page)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setInformativeText(
            tr("With another, whoever has met this program before is warned that it is not the same.")
        )
        make = box.addButton(tr("Make another"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def answered(button: QAbstractButton) -> None:
            if button is not make or self._host_page is None:
                return
            try:
                renew(self._folder)
            except IdentityError as error:
                self._host_page.show_problem(game_word(str(error)))
            else:
                self._host(ready)

        box.buttonClicked.connect(answered)
        self.question = box
        box.open()

    def _stop_hosting(self) -> None:
        hosting, self._hosting = self._hosting, None
        if hosting is not None:
            hosting.close()

    # -- the game ------------------------------------------------------------------------------------------------------

    def _begins(self, client: Client) -> None:
        """A game begins, or one has come to a running one: sit down at the table."""
        room, catalogue = self.room, self._window.cards_for(client.table.game)
        if room is None:
            return
        if catalogue is None:
            self._drop_room()
            return
        session = NetworkSession(room, client, catalogue, self._window.settings)
        page = self._window.sit_at(session, room.name)
        page.lay_under_the_bar(Strip(session))
        room.said.connect(lambda said: page.log_view.overhear(said.name, said.text))
        room.fetch_earlier(page.log_view.put_before)
        self._stop_looking()
        lobby, self.lobby_page = self.lobby_page, None
        if lobby is not None:
            self._window.pages.removeWidget(lobby)
            lobby.deleteLater()

    def may_leave(self, over: QWidget) -> bool:
        """Ask who hosts a table before it closes with them; True when nobody needs to be asked."""
        lobby = self.room.lobby if self.room is not None else None
        others = 0
        if self._hosting is not None and lobby is not None and self.room is not None:
            others = sum(
                seat.player == "person" and seat.here and number != self.room.seat
                for number, seat in enumerate(lobby.seats)
            )
        if not others:
            return True
        answer = QMessageBox.question(
            over,
            tr("You host this table"),
            as_written(
                plural(
                    "Somebody else sits at your table, and it closes with you. The game is saved: open the table again "
                    "from the page where you hosted it, and everybody comes back to their seats by themselves.",
                    "{n} others sit at your table, and it closes with you. The game is saved: open the table again "
                    "from the page where you hosted it, and everybody comes back to their seats by themselves.",
                    others,
                )
            ),
            QMessageBox.StandardButton.Close | QMessageBox.StandardButton.Cancel,
            QMessageBox.StandardButton.Cancel,
        )
        return answer == QMessageBox.StandardButton.Close

    def leave(self) -> None:
        """One has got up from the table."""
        self._drop_room()
        self._stop_hosting()

    def close(self) -> None:
        """The program ends."""
        self.leave()
        self._end_visit()
        if self._parting is not None:
            self._parting.close()
        if self._discovery is not None:
            self._discovery.close()
            self._discovery = None
