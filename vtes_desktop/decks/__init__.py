"""A deck: reading and writing every list format players use, legality, statistics, opening hands. Knows no table."""
