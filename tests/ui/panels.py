"""A page's panels, as tests reach into them."""

from __future__ import annotations

from typing import Any

from vtes_desktop.ui.table.page import TablePage


def panel_of(page: TablePage, name: str) -> Any:
    """A panel of a page: what a page promises of it is less than what a test looks at."""
    return page.panels[name]
