"""Combat: range, strikes, damage, presses (sec. 6.4)."""
