"""The entry point `bigtwo`: the window, or a command of the shell."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from bigtwo_qt import cli


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return the exit status."""
    # Read when numpy is loaded: its arithmetic here is too small for threads, which would cost the
    # master twice the processor time for nothing, and much more on a busy machine.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    options = cli.parser().parse_args(arguments)
    if options.command not in (None, "demo"):
        return cli.run(options)
    # Nothing is garbage before the window is seen: looking for it takes a tenth of the start.
    gc.disable()
    from bigtwo_qt.ui import preflight

    problem = preflight.problem()
    if problem is not None:
        print(f"bigtwo: {problem}", file=sys.stderr)
        return cli.USAGE_ERROR
    # Imports Qt, which may be missing until the preflight has looked for it.
    from bigtwo_qt.ui import app

    return app.run(options)


if __name__ == "__main__":
    sys.exit(main())
