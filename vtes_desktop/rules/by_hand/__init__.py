"""Steps done by hand, and cards of which only fixed phrases are known (design, decision 6)."""
