"""The vocabulary in which cards are said: effects, conditions, amounts, targets, windows, durations."""
