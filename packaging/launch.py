"""The script that the frozen program runs."""

import sys

from bigtwo_qt.__main__ import main

sys.exit(main())
