"""The game and its turns, phase by phase (sec. 2–9)."""
