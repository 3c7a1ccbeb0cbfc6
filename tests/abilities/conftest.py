"""The card lists are read once for all tests of the abilities, as for those of the rules."""

from __future__ import annotations

from tests.rules.conftest import _read_once, whole_pool

__all__ = ["_read_once", "whole_pool"]
