"""The drawings of the game: cards, emblems and icons, built from shapes of our own."""
