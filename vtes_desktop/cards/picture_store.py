"""Pictures made safe to show: checked, decoded and scaled by Pillow, on whatever thread asks.

A file is never trusted. It is opened as JPEG, PNG or WebP and nothing else; its size in bytes and in pixels is known
before it is decoded; it is decoded whole, so that a truncated file is found out. One that fails is refused with a
sentence in the log, once, and not opened again until it changes.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import IO, Final

from msgspec import Struct
from PIL import Image, UnidentifiedImageError

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.pictures import Picture, Pictures

log = logging.getLogger(__name__)

MOST_BYTES: Final = 40 * 2**20
"""The largest file that is opened."""
MOST_PIXELS: Final = 40_000_000
"""The largest picture that is decoded: 40 million pixels are 160 MB."""
LEAST_SIDE: Final = 16
"""The shortest side of what can be a card."""
FORMATS: Final = ("JPEG", "PNG", "WEBP")
_STRETCH: Final = 0.12
"""How far a scan's shape may be from a card's and still be stretched to it; others get margins."""


class PictureRefusedError(ValueError):
    """A file that is not shown; the message says what is wrong with it, to follow “The picture … is not used: ”."""


class Scaled(Struct, frozen=True):
    """A picture at its size: rows of red, green, blue, alpha bytes from the top, without padding."""

    width: int
    height: int
    rgba: bytes


def checked(file: IO[bytes], size: int) -> Image.Image:
    """Open and wholly decode a picture of ``size`` bytes.

    :raises PictureRefusedError: it is too large, of another kind, damaged or cut off.
    """
    picture = _opened(file, size)
    _decode(picture)
    return picture


def _opened(file: IO[bytes], size: int) -> Image.Image:
    """The picture with its header read and nothing decoded."""
    if size > MOST_BYTES:
        raise PictureRefusedError(f"it has {size / 2**20:.0f} MB, more than {MOST_BYTES // 2**20} MB")
    try:
        picture = Image.open(file, formats=FORMATS)
    except UnidentifiedImageError:
        raise PictureRefusedError("it is not a JPEG, PNG or WebP picture") from None
    except Image.DecompressionBombError:
        raise PictureRefusedError(f"it has more than {MOST_PIXELS // 1_000_000} million pixels") from None
    except (OSError, ValueError, SyntaxError, EOFError) as error:
        raise PictureRefusedError(f"it is damaged ({error})") from None
    wide, tall = picture.size
    if wide * tall > MOST_PIXELS:
        raise PictureRefusedError(f"it is {wide} by {tall} pixels, more than {MOST_PIXELS // 1_000_000} million")
    if min(wide, tall) < LEAST_SIDE:
        raise PictureRefusedError(f"it is only {wide} by {tall} pixels")
    return picture


def _decode(picture: Image.Image) -> None:
    try:
        picture.load()
    except (OSError, ValueError, SyntaxError, EOFError, IndexError, Image.DecompressionBombError) as error:
        raise PictureRefusedError(f"it is damaged or cut off ({error})") from None


def scaled(file: IO[bytes], size: int, width: int, height: int) -> Scaled:
    """A picture of ``size`` bytes scaled to a card of ``width`` by ``height`` pixels.

    A scan of nearly a card's shape fills it; any other stands in the middle, whole, with clear margins.

    :raises PictureRefusedError: see :func:`checked`.
    """
    picture = _opened(file, size)
    # A JPEG can be decoded at an eighth to a half of its size, which is most of the time saved.
    picture.draft("RGB", (width * 2, height * 2))
    _decode(picture)
    wide, tall = picture.size
    made = picture.convert("RGBA" if picture.mode in ("RGBA", "LA", "PA", "P") else "RGB")
    shape = (wide / tall) / (width / height)
    if abs(shape - 1) <= _STRETCH:
        made = made.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)
        return Scaled(width, height, made.convert("RGBA").tobytes())
    part = min(width / wide, height / tall)
    inner = (max(1, round(wide * part)), max(1, round(tall * part)))
    made = made.resize(inner, Image.Resampling.LANCZOS, reducing_gap=3.0)
    sheet = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    sheet.paste(made, ((width - inner[0]) // 2, (height - inner[1]) // 2))
    return Scaled(width, height, sheet.tobytes())


class PictureStore:
    """The pictures of cards, ready to be painted; safe to ask from several threads."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self._lock = Lock()
        self._refused: dict[Path, tuple[int, int]] = {}

    def of(self, card: Card, printing: str = "") -> tuple[Picture, ...]:
        """All picture files of a card, the one to show first."""
        with self._lock:
            return self.pictures.of(card, printing)

    def refresh(self) -> None:
        """Look through the folders again, and try refused files again."""
        with self._lock:
            self.pictures.refresh()
            self._refused.clear()

    def show(self, printings: Mapping[int, str]) -> None:
        """Show these printings from now on: a set's code by a card's number."""
        with self._lock:
            self.pictures.chosen = dict(printings)

    def scaled(self, card: Card, width: int, height: int, printing: str = "") -> Scaled | None:
        """A card's picture at this size in pixels: the first of its files that can be shown, None when none can.

        :param printing: which printing is wanted, for another than the usual one.
        """
        for picture in self.of(card, printing):
            made = self._scaled(picture.path, width, height)
            if made is not None:
                return made
        return None

    def _scaled(self, path: Path, width: int, height: int) -> Scaled | None:
        try:
            status = path.stat()
            state = (status.st_size, status.st_mtime_ns)
            with self._lock:
                if self._refused.get(path) == state:
                    return None
            with path.open("rb") as file:
                return scaled(file, status.st_size, width, height)
        except PictureRefusedError as refusal:
            log.warning("The picture %s is not used: %s. The drawn face is shown.", path, refusal)
        except OSError as error:
            log.warning("The picture %s can't be read: %s. The drawn face is shown.", path, error.strerror or error)
            return None
        with self._lock:
            self._refused[path] = state
        return None
