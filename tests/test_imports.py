"""Imports go one way: rules <- players <- ui; store knows the rules alone; Qt stays under ui."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "bigtwo_qt"

# Area of the package (a folder, or a module beside them) -> the areas it may import besides itself.
MAY_IMPORT = {
    "__init__": set(),
    "__main__": {"rules", "players", "store", "ui", "i18n", "cli"},
    "bench": {"rules", "players", "store"},
    "cli": {"rules", "players", "store", "bench", "__version__"},
    "i18n": set(),
    "players": {"rules"},
    "rules": set(),
    "store": {"rules"},
    "training": {"rules", "players"},
    "ui": {"rules", "players", "store", "i18n"},
}

# Library -> the areas that may import it. The rules need nothing but the standard library.
LIBRARIES = {
    "PySide6": {"ui"},
    "shiboken6": {"ui"},
    "miniaudio": {"ui"},
    "platformdirs": {"store"},
    "distributed": {"training"},
    "joblib": {"training"},
    "numba": {"training"},
    "numpy": {"players", "training"},
    "tqdm": {"cli", "training"},
}

# What would make the rules depend on more than their arguments.
IMPURE_MODULES = {
    "asyncio", "datetime", "glob", "io", "logging", "os", "pathlib", "shutil", "socket",
    "sqlite3", "subprocess", "sys", "tempfile", "threading", "time",
}  # fmt: skip
IMPURE_CALLS = {"input", "open", "print"}

MODULES = sorted(PACKAGE.rglob("*.py"))
MODULES = [path for path in MODULES if path.name != "resources_rc.py"]


def module_name(path: Path) -> str:
    """Dotted name below the package: "rules.deal", "ui" for ui/__init__.py, "cli"."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if len(parts) > 1 and parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """Every module that `path` imports anywhere in it, by absolute dotted name."""
    package = ("bigtwo_qt", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            origin = ".".join((*base, *((node.module,) if node.module else ())))
            # `from bigtwo_qt import rules` names the area in the alias.
            if origin == "bigtwo_qt":
                yield from (f"bigtwo_qt.{alias.name}" for alias in node.names)
            else:
                yield origin


def area(dotted: str) -> str:
    """The area of a module below the package: "rules" of "rules.deal"."""
    return dotted.split(".", maxsplit=1)[0]


def test_every_area_is_known() -> None:
    found = {area(module_name(path)) for path in MODULES}
    assert found <= set(MAY_IMPORT)


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_imports_go_one_way(path: Path) -> None:
    here = area(module_name(path))
    wrong = []
    for name in imported(path):
        top, _, rest = name.partition(".")
        if top == "bigtwo_qt":
            allowed = area(rest) in MAY_IMPORT[here] | {here}
        elif top in sys.stdlib_module_names:
            allowed = True
        else:
            allowed = here in LIBRARIES.get(top, set())
        if not allowed:
            wrong.append(name)
    assert wrong == []


@pytest.mark.parametrize(
    "path", [path for path in MODULES if area(module_name(path)) == "rules"], ids=module_name
)
def test_rules_are_pure(path: Path) -> None:
    impure = [name for name in imported(path) if area(name) in IMPURE_MODULES]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS:
                impure.append(f"{name}() in line {node.lineno}")
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                impure.append(f"random.{name} in line {node.lineno}")
            case ast.ImportFrom(module="random", names=names):
                impure += [f"random.{alias.name}" for alias in names if alias.name != "Random"]
    assert impure == []
