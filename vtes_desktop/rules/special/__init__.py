"""Special rules of few cards: the Red List, slaves (sec. 11)."""
