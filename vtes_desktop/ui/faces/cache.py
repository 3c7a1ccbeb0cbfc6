"""Painted faces, kept: off the Qt thread when they can wait, within a bound of bytes.

A face is a picture of one card (or one kind of back) at one width and device pixel ratio. :meth:`FaceCache.pixmap`
paints it now; :meth:`FaceCache.request` gives what there is at once and paints the rest on a worker, newest wish first,
so that scrolling fast never waits for what has scrolled away. Both live on the Qt thread; only painting on a ``QImage``
happens elsewhere.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from functools import partial
from threading import Event, Lock
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QThreadPool, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap

from vtes_desktop.cards.model import Card
from vtes_desktop.ui.ending import finish_before_exit
from vtes_desktop.ui.faces.frame import Detail
from vtes_desktop.ui.faces.painters import CRYPT_AND_LIBRARY, Painters, Printed
from vtes_desktop.ui.faces.shape import height_for

log = logging.getLogger(__name__)

DEFAULT_LIMIT: Final = 256 * 2**20
"""Bytes of painted faces kept unless a setting says otherwise."""

MOST_WAITING: Final = 240
"""Wishes kept; older ones are forgotten, and made anew by whoever still wants them."""

_LONGEST_HOLD: Final = 0.05
"""Seconds after which a worker goes on though it was held: a frame never takes that long."""

_STAND_INS: Final = 160
"""Plain frames kept for faces that are not painted yet."""


class Scan(Protocol):
    """Gives the player's own pictures. Called on a worker."""

    def __call__(self, card: Card, size: QSize, printing: str = "") -> QImage | None:
        """The picture of a card at a size in device pixels, of a set's printing if one is asked for; None for none."""


class FaceKey(NamedTuple):
    """Which picture: a card's number (0 for a back), its kind, its width, the device pixel ratio."""

    card: int
    kind: str
    width: int
    """In logical pixels."""
    dpr: float


def paint_image(
    card: Printed | None,
    kind: str,
    width: int,
    dpr: float = 1.0,
    scan: Scan | None = None,
    painters: Painters = CRYPT_AND_LIBRARY,
) -> QImage:
    """Paint a face (a back, without a card) ``width`` logical pixels wide. Safe on any thread."""
    size = QSize(round(width * dpr), round(height_for(width) * dpr))
    if isinstance(card, Card) and scan is not None:
        picture = scan(card, size)
        if picture is not None:
            picture.setDevicePixelRatio(dpr)
            return picture
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    rect = QRectF(0, 0, size.width(), size.height())
    if card is None:
        painters.back(painter, rect, kind)
    else:
        painters.face(painter, rect, card, Detail.for_width(width))
    painter.end()
    image.setDevicePixelRatio(dpr)
    return image


class _Waiting:
    """The wishes not yet painted, newest first; shared by the Qt thread and the workers."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._wishes: OrderedDict[FaceKey, tuple[Printed | None, int]] = OrderedDict()

    def add(self, key: FaceKey, card: Printed | None, age: int) -> bool:
        """Note a wish, newest last; False when it was there already."""
        with self._lock:
            known = key in self._wishes
            self._wishes[key] = (card, age)
            self._wishes.move_to_end(key)
            while len(self._wishes) > MOST_WAITING:
                self._wishes.popitem(last=False)
            return not known

    def take(self) -> tuple[FaceKey, Printed | None, int] | None:
        """The newest wish, or None."""
        with self._lock:
            if not self._wishes:
                return None
            key, (card, age) = self._wishes.popitem(last=True)
            return key, card, age

    def clear(self) -> None:
        """Forget all wishes."""
        with self._lock:
            self._wishes.clear()


class _Painted(QObject):
    """Carries a picture from a worker to the Qt thread."""

    done = Signal(object, QImage, int)


def _paint_newest(waiting: _Waiting, painted: _Painted, scan: Scan | None, free: Event, painters: Painters) -> None:
    """Paint the newest wish, if one is left. Runs on a worker, once for each wish that was added."""
    free.wait(_LONGEST_HOLD)
    wish = waiting.take()
    if wish is not None:
        key, card, age = wish
        painted.done.emit(key, paint_image(card, key.kind, key.width, key.dpr, scan, painters), age)


class FaceCache(QObject):
    """Faces for the whole program, kept up to ``limit`` bytes; the longest unused go first.

    :param limit: bytes of pictures to keep. One picture larger than that is given out but not kept.
    :param scan: gives the player's own pictures, which are then shown in place of drawn faces.
    :param painters: who paints the cards of the game.
    """

    ready = Signal(object)
    """A wished face is painted: its :class:`FaceKey`. Ask :meth:`request` or :meth:`pixmap` for it again."""

    def __init__(
        self,
        limit: int = DEFAULT_LIMIT,
        scan: Scan | None = None,
        parent: QObject | None = None,
        painters: Painters = CRYPT_AND_LIBRARY,
    ) -> None:
        super().__init__(parent)
        self._limit = limit
        self._scan = scan
        self._painters = painters
        self._kept: OrderedDict[FaceKey, QPixmap] = OrderedDict()
        self._bytes = 0
        self._widths: dict[tuple[int, str], set[FaceKey]] = {}
        self._age = 0
        self._waiting = _Waiting()
        self._painted = _Painted()
        self._painted.done.connect(self._keep_painted, Qt.ConnectionType.QueuedConnection)
        self._pool = finish_before_exit(QThreadPool(self))
        # One worker: painting holds Python's lock much of the time, so a second only fights with the Qt thread.
        self._pool.setMaxThreadCount(1)
        self._free = Event()
        self._free.set()
        self._stand_ins: dict[FaceKey, QPixmap] = {}

    @property
    def used(self) -> int:
        """Bytes of the pictures kept now."""
        return self._bytes

    @property
    def limit(self) -> int:
        """Bytes of pictures kept at most."""
        return self._limit

    @property
    def scan(self) -> Scan | None:
        """What gives the player's own pictures; None for nothing."""
        return self._scan

    def set_limit(self, limit: int) -> None:
        """Keep at most ``limit`` bytes from now on."""
        self._limit = limit
        self._shrink()

    def set_scan(self, scan: Scan | None) -> None:
        """Take the player's pictures from elsewhere, and forget every picture kept."""
        self._scan = scan
        self.clear()

    def clear(self) -> None:
        """Forget every picture kept or wished for; what a worker is painting now is not kept either."""
        self._age += 1
        self._waiting.clear()
        self._kept.clear()
        self._widths.clear()
        self._bytes = 0

    def pixmap(self, card: Printed | None, kind: str, width: int, dpr: float = 1.0) -> QPixmap:
        """The face of ``card`` (the back of ``kind`` for None) at ``width`` logical pixels, painted now if need be.

        Where the player's own pictures are shown, the drawn face is given until a worker has decoded the card's.
        """
        key = self._key(card, kind, width, dpr)
        kept = self._take(key)
        if kept is not None:
            return kept
        made = QPixmap.fromImage(paint_image(card, kind, width, dpr, painters=self._painters))
        if card is not None and self._scan is not None:
            self._wish(key, card)
        else:
            self._keep(key, made)
        return made

    def request(self, card: Printed | None, kind: str, width: int, dpr: float = 1.0) -> QPixmap:
        """What there is of that face at once; the face itself is painted on a worker and told by :attr:`ready`.

        Until then it is the same card at the nearest width, or a plain frame with the name; draw it into the target
        rectangle, whatever its size.
        """
        key = self._key(card, kind, width, dpr)
        kept = self._take(key)
        if kept is not None:
            return kept
        if card is None:
            return self.pixmap(card, kind, width, dpr)
        self._wish(key, card)
        nearest = self.nearest(card, kind, width)
        return nearest if nearest is not None else self._stand_in(key, card)

    def nearest(self, card: Printed | None, kind: str, width: int) -> QPixmap | None:
        """The kept picture of that card whose width is nearest, or None."""
        keys = self._widths.get((card.id if card else 0, kind))
        if not keys:
            return None
        return self._kept[min(keys, key=lambda key: (abs(key.width - width), -key.dpr))]

    def hold(self) -> None:
        """Let workers begin no other face until :meth:`let_go`: the Qt thread has a frame to paint, and each face that
        is painted meanwhile takes Python's lock from it for milliseconds at every turn.
        """
        self._free.clear()

    def let_go(self) -> None:
        """The frame is painted: workers go on."""
        self._free.set()

    def wait(self, milliseconds: int = 30_000) -> bool:
        """Wait until nothing is being painted (for closing down and tests); False when it took longer."""
        return self._pool.waitForDone(milliseconds)

    def _key(self, card: Printed | None, kind: str, width: int, dpr: float) -> FaceKey:
        return FaceKey(card.id if card is not None else 0, kind, max(8, width), dpr)

    def _take(self, key: FaceKey) -> QPixmap | None:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def _wish(self, key: FaceKey, card: Printed) -> None:
        if self._waiting.add(key, card, self._age):
            paint = partial(_paint_newest, self._waiting, self._painted, self._scan, self._free, self._painters)
            self._pool.start(paint)

    def _stand_in(self, key: FaceKey, card: Printed) -> QPixmap:
        """The plain frame with the name that stands for a face until it is painted."""
        made = self._stand_ins.pop(key, None)
        if made is None:
            made = _new_pixmap(key)
            painter = QPainter(made)
            self._painters.stand_in(painter, QRectF(0, 0, key.width, height_for(key.width)), card)
            painter.end()
        self._stand_ins[key] = made
        while len(self._stand_ins) > _STAND_INS:
            del self._stand_ins[next(iter(self._stand_ins))]
        return made

    @Slot(object, QImage, int)
    def _keep_painted(self, key: FaceKey, image: QImage, age: int) -> None:
        if age == self._age:
            self._keep(key, QPixmap.fromImage(image))
            self.ready.emit(key)

    def _keep(self, key: FaceKey, made: QPixmap) -> None:
        if key in self._kept:
            self._drop(key)
        self._kept[key] = made
        self._bytes += _bytes_of(made)
        self._widths.setdefault((key.card, key.kind), set()).add(key)
        self._shrink()

    def _drop(self, key: FaceKey) -> None:
        self._bytes -= _bytes_of(self._kept.pop(key))
        keys = self._widths[key.card, key.kind]
        keys.discard(key)
        if not keys:
            del self._widths[key.card, key.kind]

    def _shrink(self) -> None:
        while self._bytes > self._limit and self._kept:
            self._drop(next(iter(self._kept)))


def _new_pixmap(key: FaceKey) -> QPixmap:
    made = QPixmap(round(key.width * key.dpr), round(height_for(key.width) * key.dpr))
    made.setDevicePixelRatio(key.dpr)
    made.fill(Qt.GlobalColor.transparent)
    return made


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
