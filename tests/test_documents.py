"""The documents name files and commands that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "vtes_desktop/abilities/SCRIPTING.md")
PATH = re.compile(r"`((?:[a-z_]+/)+(?:[\w.]+)?|[a-z_]+\.(?:py|md))`")


def mentioned(document: str) -> list[str]:
    """The files and folders that a document names; one without a folder stands in the folder named before it."""
    found, folder = [], ""
    for match in PATH.finditer((ROOT / document).read_text("utf-8")):
        path = match[1]
        if "/" in path:
            folder = path.rpartition("/")[0]
        else:
            path = f"{folder}/{path}"
        found.append(path)
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_is_named_is_there(document: str) -> None:
    places = (ROOT, ROOT / "vtes_desktop", ROOT / "vtes_desktop" / "abilities")
    missing = [
        path
        for path in mentioned(document)
        if not any((place / path).exists() for place in places) and not path.startswith("packaging/screenshots")
    ]
    assert missing == []


def test_the_script_of_the_referee_can_be_typed_in() -> None:
    """The first example of SCRIPTING.md, line by line."""
    text = (ROOT / "vtes_desktop/abilities/SCRIPTING.md").read_text("utf-8")
    block = re.search(r"```python\n(.+?)```", text, re.S)
    assert block is not None
    names: dict[str, object] = {}
    exec(block[1], names)
    game = names["game"]
    assert game["Alexis"].pool == 30, game  # type: ignore[index]
