"""Names that a package imports when they are first asked for (PEP 562)."""

from collections.abc import Callable, Mapping
from importlib import import_module


def importing(
    package: dict[str, object], homes: Mapping[str, str]
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return the ``__getattr__`` and the ``__dir__`` of a package.

    Args:
        package: the package's ``globals()``, which keep what was imported.
        homes: the module that each of the names comes from.

    """

    def __getattr__(name: str) -> object:  # noqa: N807  the package's
        home = homes.get(name)
        if home is None:
            message = f"module {package['__name__']!r} has no attribute {name!r}"
            raise AttributeError(message)
        value: object = getattr(import_module(home), name)
        package[name] = value
        return value

    def __dir__() -> list[str]:  # noqa: N807  the package's
        return sorted({*package, *homes})

    return __getattr__, __dir__
