"""Torpor, rescue, diablerie and the blood hunt (sec. 6.5)."""
