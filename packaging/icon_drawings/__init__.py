"""The drawings behind ``resources/icons``: original signs in one family, described as shapes on a 48-unit square."""
