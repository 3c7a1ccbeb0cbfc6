"""Words in the window's sources that a player may see and that no translation reaches."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).parents[2] / "vtes_desktop" / "ui"
MARKS = {"tr", "plural", "later", "game_word"}
NEVER_SHOWN = {
    # of Qt and of Python: names, styles, files, logs
    "add_argument", "add_parser", "compile", "debug", "endswith", "error", "exception", "findChild", "getLogger",
    "import_module", "info", "property", "setObjectName", "setProperty", "setStyleSheet", "startswith", "warning",
    "with_name", "QKeySequence", "QFont", "TypeError", "Thread", "get", "getenv", "strftime", "ArgumentParser",
    "LogLines", "BadZipFile", "removeprefix", "removesuffix", "NotImplementedError", "LookupError", "log",
    "QIcon", "sub",
}  # fmt: skip
"""Who is given words that nobody reads on the screen."""
SHOWN_BY = {
    "Label",
    "NameLabel",
    "QPushButton",
    "QToolButton",
    "QCheckBox",
    "QRadioButton",
    "setText",
    "drawText",
    "write",
}
"""What shows a word that it is given, however small it is."""
KEYS = re.compile(
    r"(Ctrl|Alt|Shift|Meta)(\+\S+)+|F\d+|Del|Esc|Space|PgUp|PgDown|Home|End|Enter|Return|Tab|[A-Z_0-9]+|\W*\w\W*"
)
STYLE = re.compile(r"\b(color|background|border|padding|margin|font|image|outline|width|height)[\w-]*: ?\S|^[\w-]+$")


def looks_shown(words: str, *, parts: bool = False) -> bool:
    """Whether words look like something that is read: a capital first, or several of them."""
    bare = words.strip()
    if not any(char.isalpha() for char in bare) or KEYS.fullmatch(bare):
        return False
    bare = re.sub(r"<[^>]*>|&\w+;", " ", bare) if "<" in bare else bare
    if parts:
        return " " in words.strip() and not STYLE.search(words) and bool(re.search(r"[^\W\d_]{2}", bare))
    return (" " in bare.strip() or bare[:1].isupper() or "…" in bare) and not STYLE.search(
        re.sub(r"^[A-Z]\w+$", "", bare)
    )


def untranslated(file: Path) -> Iterator[tuple[int, str]]:
    """Line and words of each literal that looks as if it were shown and is in no call of :data:`MARKS`."""
    tree = ast.parse(file.read_text("utf-8"))
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if isinstance(parents[node], ast.JoinedStr | ast.Expr):
                continue
            if not looks_shown(node.value) and not (_shown(parents[node]) and re.search(r"[^\W\d_]{2}", node.value)):
                continue
            words = node.value
        elif isinstance(node, ast.JoinedStr):
            words = "".join(part.value if isinstance(part, ast.Constant) else "0" for part in node.values)
            if isinstance(parents[node], ast.FormattedValue) or not looks_shown(words, parts=True):
                continue
        else:
            continue
        if not _read_by_nobody(node, parents):
            yield node.lineno, words


def _shown(above: ast.AST) -> bool:
    """Whether a word that stands right there is shown."""
    return isinstance(above, ast.Call) and _called(above) in SHOWN_BY


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _read_by_nobody(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether it is translated, compared, a key, or given to somebody who does not show it."""
    child = node
    while child in parents:
        above = parents[child]
        if isinstance(above, ast.Call):
            name = _called(above)
            if name in MARKS and child in above.args:
                return True
            return name in NEVER_SHOWN
        if isinstance(above, ast.Compare | ast.Subscript | ast.MatchValue | ast.Raise | ast.FormattedValue):
            return not isinstance(above, ast.Raise | ast.FormattedValue)
        if isinstance(above, ast.Dict) and child in above.keys:
            return True
        if isinstance(above, ast.Assign) and any(getattr(target, "id", "") == "__all__" for target in above.targets):
            return True
        child = above
    return False


if __name__ == "__main__":
    import sys

    for name in sys.argv[1:]:
        for path in sorted(UI.glob(name)):
            for line, words in untranslated(path):
                print(f"{path.relative_to(UI).as_posix()}:{line} {words!r}")
