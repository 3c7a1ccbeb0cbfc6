"""Equipment, by initial."""
