"""How the players' trained parameters are made; not shipped with the game."""
