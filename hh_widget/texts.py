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
def texts_in(language: str, *sections: str) -> Mapping[str, str]:
    """Return texts of a language by key, with ``{name}`` where a value stands.

    Args:
        language: the language's code.
        sections: the parts of the texts wanted, as ``"shared"``; all by default.

    Raises:
        ValueError: if there is no such language or section.

    """
    if language not in languages():
        message = f"there are no texts in {language!r}; languages are {', '.join(languages())}"
        raise ValueError(message)
    texts = _sections(language)
    for section in sections:
        if section not in texts:
            message = f"no texts have the section {section!r}; sections are {', '.join(texts)}"
            raise ValueError(message)
    chosen = [texts[section] for section in sections or texts]
    return MappingProxyType(
        {key: text for part in chosen for key, text in part.items()}
    )


@cache
def _sections(language: str) -> dict[str, dict[str, str]]:
    source = (_LOCALES / f"{language}{_SUFFIX}").read_text(encoding="utf-8")
    return tomllib.loads(source)
