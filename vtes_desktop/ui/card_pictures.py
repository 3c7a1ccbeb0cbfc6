"""The faces of cards for the whole program: drawn, or the player's own pictures, or fetched ones; and the fetching."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.picture_store import PictureStore
from vtes_desktop.cards.pictures import Pictures
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.faces.scans import Scans
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.options import Options, Settings

if TYPE_CHECKING:
    from vtes_desktop.cards.picture_download import Download, Progress

MEBIBYTE = 2**20


def own_folder(options: Options) -> Path:
    """Where the player's own pictures are: as set, else beside the program in a checkout, else in the data folder."""
    if options.pictures_folder:
        return Path(options.pictures_folder).expanduser()
    beside = Path(__file__).parents[2] / "card_images"
    return beside if beside.is_dir() else folders.decks().parent / "card_images"


def fetched_folder() -> Path:
    """Where fetched pictures are kept; like everything in the cache folder they may be thrown away."""
    return folders.cache() / "card_images"


class CardPictures(QObject):
    """Holds the program's :class:`FaceCache` and keeps it to the settings.

    It lives as long as the window: what was painted for one table is there for the next.
    """

    told = Signal(object)
    """A :class:`Progress` of the fetching, on the Qt thread."""
    _settled = Signal()
    """The fetching ended or holds."""

    def __init__(self, settings: Settings, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._catalogue = catalogue
        self._folder = Path()
        self._memory = 0
        self._download: Download | None = None
        self._store: PictureStore | None = None
        self._printings: dict[int, str] = {}
        self.faces = FaceCache(settings.options.picture_memory * MEBIBYTE, parent=self)
        self._settled.connect(self.look_again)
        settings.changed.connect(self._follow)
        self._follow()

    def use(self, catalogue: Catalogue) -> None:
        """Another card list is in use."""
        self._catalogue = catalogue
        self.look_again()

    def look_again(self) -> None:
        """Look through the folders of pictures; what is painted from now on is as they are now."""
        pictures = Pictures([self._folder, fetched_folder()], self._catalogue, self._printings)
        self._store = PictureStore(pictures) if any(len(folder) for folder in pictures.folders) else None
        self.faces.set_scan(Scans(self._store) if self._store is not None else None)

    def show_printings(self, printings: Mapping[int, str]) -> None:
        """Show the pictures of these printings, wherever a card is shown: a set's code by a card's number."""
        if dict(printings) != self._printings:
            self._printings = dict(printings)
            if self._store is not None:
                self._store.show(self._printings)
                self.faces.clear()

    @property
    def progress(self) -> Progress | None:
        """How far the fetching is; None while nothing was ever fetched."""
        return self._download.progress if self._download else None

    def fetch(self, cards: Iterable[Card] | None = None) -> str:
        """Fetch the pictures of these cards (of all by default) that are not there, if the player allows it.

        Returns why it can't be done, as a sentence; empty when it has begun or goes on.
        """
        options = self._settings.options
        if not options.download_pictures:
            return tr("Fetching pictures from the network is not allowed.")
        if self._download is not None and self._download.progress.state == "paused":
            self._download.resume()
            return ""
        if self._download is not None and self._download.progress.state == "running":
            return ""
        from vtes_desktop.cards.picture_download import DEFAULT_ADDRESS, AddressError, Download  # network: if wanted

        folder = fetched_folder()
        folder.mkdir(parents=True, exist_ok=True)
        own = Pictures([self._folder], self._catalogue)
        wanted = [card for card in (cards or self._catalogue.cards.values()) if not own.of(card)]
        try:
            self._download = Download(wanted, folder, options.picture_address or DEFAULT_ADDRESS, self._tell)
        except AddressError as error:
            return str(error)
        self._download.start()
        return ""

    def pause(self) -> None:
        """Hold the fetching; :meth:`fetch` goes on with it."""
        if self._download is not None:
            self._download.pause()

    def clear_fetched(self) -> int:
        """Throw the fetched pictures away; returns how many there were."""
        from vtes_desktop.cards.picture_download import clear

        self.stop()
        number = clear(fetched_folder())
        self.look_again()
        return number

    def stop(self) -> None:
        """End the fetching, and wait for what is being painted: the program closes."""
        if self._download is not None:
            self._download.stop()
            self._download = None
        self.faces.wait()

    def _tell(self, progress: Progress) -> None:
        """Called on the download's thread; the signal carries it over."""
        self.told.emit(progress)
        if progress.state in ("done", "paused"):
            self._settled.emit()

    def _follow(self) -> None:
        """Keep to the settings."""
        options = self._settings.options
        if options.picture_memory != self._memory:
            self._memory = options.picture_memory
            self.faces.set_limit(self._memory * MEBIBYTE)
        folder = own_folder(options)
        if folder != self._folder:
            self._folder = folder
            self.look_again()
        if not options.download_pictures and self._download is not None:
            self._download.stop()
            self._download = None
