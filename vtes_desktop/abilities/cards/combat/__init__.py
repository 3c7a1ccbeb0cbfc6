"""Combat cards, by initial."""
