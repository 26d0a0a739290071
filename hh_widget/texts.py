"""The texts that people read, by language: each language is one file in ``locales``."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

_LOCALES: Final = files("hh_widget") / "locales"
_SUFFIX: Final = ".toml"


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages (ISO 639-1), in their order: ``("en", …)``."""
    names = (entry.name for entry in _LOCALES.iterdir())
    return tuple(sorted(n.removesuffix(_SUFFIX) for n in names if n.endswith(_SUFFIX)))


@cache
def texts_in(language: str) -> Mapping[str, str]:
    """Return all texts of a language by key, with ``{name}`` where a value stands.

    Raises:
        ValueError: if there is no such language.

    """
    if language not in languages():
        message = f"there are no texts in {language!r}; languages are {', '.join(languages())}"
        raise ValueError(message)
    source = (_LOCALES / f"{language}{_SUFFIX}").read_text(encoding="utf-8")
    return MappingProxyType(tomllib.loads(source))
