"""The pictures in the art boxes of cards, painted by rule and dice from what is printed on them."""
