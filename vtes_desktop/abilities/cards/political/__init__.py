"""Political action cards, by initial."""
