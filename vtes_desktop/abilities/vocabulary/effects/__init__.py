"""The vocabulary: what cards do, each word a struct that can be done (design, decision 6).

:mod:`.flow` holds the words that contain others, and the union of all.
"""
