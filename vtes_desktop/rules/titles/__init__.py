"""Titles, sects, contests and merged vampires (sec. 4, 10)."""
