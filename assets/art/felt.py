"""The felt of the table: a soft light from above that falls off towards the edges."""

FELTS = {
    "felt": ("#2f7d5e", "#24614a", "#184535"),
    "felt-dark": ("#1f4d3e", "#173d31", "#0e2820"),
}


def felt(name: str) -> str:
    """Return the SVG of a felt, to be stretched over the whole table."""
    light, middle, edge = FELTS[name]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" '
        'preserveAspectRatio="none">'
        '<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" '
        'cx="80" cy="40" r="105">'
        f'<stop offset="0" stop-color="{light}"/>'
        f'<stop offset="0.5" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{edge}"/>'
        "</radialGradient></defs>"
        '<rect width="160" height="100" fill="url(#light)"/></svg>\n'
    )
