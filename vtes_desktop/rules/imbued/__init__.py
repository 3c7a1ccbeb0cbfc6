"""The Imbued: convictions, powers, being incapacitated (Imbued appendix)."""
