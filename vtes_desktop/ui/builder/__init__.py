"""The deck builder: see :class:`~vtes_desktop.ui.builder.page.BuilderPage`."""

from vtes_desktop.ui.builder.page import BuilderPage

__all__ = ["BuilderPage"]
