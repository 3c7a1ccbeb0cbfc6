"""What lies on the table: seats, regions, copies of cards, counters; every move; what a seat may see; the journal.

Nothing here knows whether a move is legal.
"""
