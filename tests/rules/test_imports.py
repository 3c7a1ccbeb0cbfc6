"""Imports of the rules go one way: what a reader must know before a module can be said in one order."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from pathlib import Path

import vtes_desktop.rules

ROOM = Path(vtes_desktop.rules.__file__).parent
HOME = ROOM.parent.parent
BY_HAND = "vtes_desktop.rules.by_hand.adjusting"
"""It asks for what any procedure does, and every card may be done by hand: it imports those as it is used."""
KNOT = 15
"""So many modules know each other by type only: all are given the game, and it remembers what they do. Never more."""


def modules() -> dict[str, ast.Module]:
    """The modules of the rules, by name."""
    found = {}
    for path in sorted(ROOM.rglob("*.py")):
        name = ".".join(path.relative_to(HOME).with_suffix("").parts).removesuffix(".__init__")
        found[name] = ast.parse(path.read_text("utf-8"))
    return found


def imports(node: ast.AST, known: Mapping[str, ast.Module], *, types: bool, used: bool) -> Iterator[str]:
    """What a module imports of the rules as it is loaded; or for its `types` too, or as its functions are `used`."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.ImportFrom) and each.module is not None:
            for alias in each.names:
                full = f"{each.module}.{alias.name}"
                yield from (name for name in (full, each.module) if name in known and name != "vtes_desktop.rules")
        if isinstance(each, ast.If) and "TYPE_CHECKING" in ast.unparse(each.test) and not types:
            continue
        if isinstance(each, ast.FunctionDef) and not used:
            continue
        yield from imports(each, known, types=types, used=used)


def graph(*, types: bool = False, used: bool = False) -> dict[str, set[str]]:
    known = modules()
    return {name: {*imports(tree, known, types=types, used=used)} - {name} for name, tree in known.items()}


def reached(of: Mapping[str, set[str]], start: str) -> set[str]:
    """All that a module imports in the end."""
    seen: set[str] = set()
    left = [start]
    while left:
        for each in of[left.pop()] - seen:
            seen.add(each)
            left.append(each)
    return seen


def test_the_modules_of_the_rules_can_be_read_in_one_order() -> None:
    order = list(TopologicalSorter(graph()).static_order())
    assert len(order) == len(modules())


def test_only_what_is_done_by_hand_imports_as_it_is_used() -> None:
    loaded, used = graph(), graph(used=True)
    assert {name for name in loaded if used[name] != loaded[name]} <= {BY_HAND}


def test_the_knot_of_types_around_the_game_grows_no_more() -> None:
    of = graph(types=True)
    knot = [name for name in of if name in reached(of, name)]
    assert len(knot) <= KNOT, knot
    # What is at the top of the rulebook knows nothing that follows.
    for top in ("moments", "numbers", "editions.edition", "editions.clans", "version"):
        assert f"vtes_desktop.rules.{top}" not in knot
