"""Pictures are checked before they are shown: bombs, cut-off files and other kinds are refused with a sentence."""

from __future__ import annotations

import io
import logging
import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from vtes_desktop.cards.model import Card
from vtes_desktop.cards.picture_store import (
    MOST_BYTES,
    PictureRefusedError,
    PictureStore,
    checked,
    scaled,
)
from vtes_desktop.cards.pictures import Pictures

KRID = Card(id=200794, name="Krid", kind="crypt", types=("Vampire",), group=3)


def encoded(kind: str = "JPEG", size: tuple[int, int] = (358, 500), colour: str = "#a03020") -> bytes:
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, kind)
    return file.getvalue()


def bomb(wide: int, tall: int) -> bytes:
    """A PNG of a few hundred bytes that claims to be enormous."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", wide, tall, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0" * 999)) + chunk(b"IEND", b"")
    )


def refusal(data: bytes, size: int | None = None) -> str:
    with pytest.raises(PictureRefusedError) as refused:
        checked(io.BytesIO(data), len(data) if size is None else size)
    return str(refused.value)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_pictures_of_three_kinds_are_scaled_to_the_card(kind: str) -> None:
    data = encoded(kind)
    made = scaled(io.BytesIO(data), len(data), 60, 84)
    assert (made.width, made.height, len(made.rgba)) == (60, 84, 60 * 84 * 4)
    red, green, blue, alpha = made.rgba[:4]
    assert abs(red - 0xA0) < 4
    assert abs(green - 0x30) < 4
    assert abs(blue - 0x20) < 4
    assert alpha == 255


def test_a_picture_of_another_shape_keeps_it_and_gets_clear_margins() -> None:
    data = encoded("PNG", (500, 500))
    made = scaled(io.BytesIO(data), len(data), 60, 84)
    assert made.rgba[3] == 0
    middle = (42 * 60 + 30) * 4
    assert made.rgba[middle + 3] == 255


@pytest.mark.parametrize(("wide", "tall"), [(60_000, 60_000), (9_000, 9_000), (4_000_000, 11)])
def test_a_bomb_is_refused_before_it_is_decoded(wide: int, tall: int) -> None:
    assert "million" in refusal(bomb(wide, tall))


def test_a_cut_off_picture_is_refused() -> None:
    for kind in ("JPEG", "PNG", "WEBP"):
        data = encoded(kind, (600, 800))
        assert "damaged" in refusal(data[: len(data) // 2]) or "not a" in refusal(data[: len(data) // 2])


@pytest.mark.parametrize("kind", ["GIF", "BMP", "TIFF"])
def test_other_kinds_of_picture_are_refused_whatever_they_are_called(kind: str) -> None:
    assert "not a JPEG, PNG or WebP" in refusal(encoded(kind))


def test_other_files_tiny_and_huge_ones_are_refused() -> None:
    assert "not a JPEG" in refusal(b"<html>404</html>")
    assert "not a JPEG" in refusal(b"")
    assert "only 3 by 3" in refusal(encoded("PNG", (3, 3)))
    assert "MB" in refusal(encoded(), MOST_BYTES + 1)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_file_never_gives_more_than_a_refusal(data: st.DataObject) -> None:
    whole = encoded(data.draw(st.sampled_from(["JPEG", "PNG", "WEBP"])), (64, 90))
    spoilt = bytearray(whole[: data.draw(st.integers(0, len(whole)))])
    for place in data.draw(st.lists(st.integers(0, max(0, len(spoilt) - 1)), max_size=8)):
        if spoilt:
            spoilt[place] = data.draw(st.integers(0, 255))
    try:
        made = scaled(io.BytesIO(bytes(spoilt)), len(spoilt), 30, 42)
    except PictureRefusedError as refused:
        assert str(refused)
    else:
        assert len(made.rgba) == 30 * 42 * 4


def test_a_refused_file_is_told_once_and_tried_again_when_it_changes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "kridg3.jpg"
    file.write_bytes(b"not a picture")
    store = PictureStore(Pictures([tmp_path]))
    with caplog.at_level(logging.WARNING):
        assert store.scaled(KRID, 60, 84) is None
        assert store.scaled(KRID, 60, 84) is None
    assert len(caplog.records) == 1
    assert "kridg3.jpg is not used: it is not a JPEG" in caplog.text
    file.write_bytes(encoded())
    assert store.scaled(KRID, 60, 84) is not None


def test_the_next_file_is_shown_when_the_first_is_broken(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "more").mkdir()
    (tmp_path / "own" / "kridg3.jpg").write_bytes(encoded()[:300])
    (tmp_path / "more" / "kridg3.jpg").write_bytes(encoded(colour="#204060"))
    made = PictureStore(Pictures([tmp_path / "own", tmp_path / "more"])).scaled(KRID, 60, 84)
    assert made is not None
    assert abs(made.rgba[2] - 0x60) < 4


def test_a_file_that_goes_away_is_told_and_the_drawn_face_stands(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "kridg3.jpg"
    file.write_bytes(encoded())
    store = PictureStore(Pictures([tmp_path]))
    assert store.of(KRID)
    file.unlink()
    assert store.scaled(KRID, 60, 84) is None
    assert "can't be read" in caplog.text
