"""Playing cards of the hand: when, by whom, at what cost, cancelled or done (sec. 1.6)."""
