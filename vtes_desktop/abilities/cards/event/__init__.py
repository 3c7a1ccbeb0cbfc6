"""Events, by initial."""
