"""A review in words, in any language that there are texts in."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hh_widget.texts import texts_in

if TYPE_CHECKING:
    from hh_widget.heart_to_heart.game_review import MoveReview, Review


def written_review(review: "Review", language: str) -> str:
    """Return a review in words, one sentence or list a line.

    Raises:
        ValueError: if there are no texts in this language.

    """
    texts = texts_in(language)
    return "\n".join(
        [
            _title(review, texts),
            _counted(texts, f"review_{review.status}", len(review.moves)),
            *_winning(review, texts),
            *_moves_lost(review, texts),
            *_draws(review, texts),
        ]
    )


def _counted(
    texts: Mapping[str, str], key: str, count: int, **values: str | int
) -> str:
    """Return the text of this key for a number of things.

    ``key_0`` and ``key_1`` are preferred for none and one, where they exist.
    """
    text = texts.get(f"{key}_{count}") or texts[key]
    return text.format(count=count, **values)


def _title(review: "Review", texts: Mapping[str, str]) -> str:
    if review.code is None:
        return texts["review_title_position"]
    return texts["review_title"].format(code=review.code)


def _winning(review: "Review", texts: Mapping[str, str]) -> list[str]:
    """Return whether the game could be won, and what became of that."""
    if review.par is None:
        return [texts["review_no_par"]]
    lines = [texts["review_par"].format(par=review.par)]
    losing = review.losing_move
    if losing is not None:
        lines.append(
            texts["review_losing_move"].format(number=losing.number, move=losing.move)
        )
        moves = ", ".join(map(str, losing.saving_moves))
        lines.append(texts["review_saving_moves"].format(moves=moves))
    elif review.status != "won":
        fewest = review.moves[-1].fewest_after if review.moves else review.par
        lines.append(_counted(texts, "review_still_winnable", fewest or 0))
    return lines


def _moves_lost(review: "Review", texts: Mapping[str, str]) -> list[str]:
    if review.par is None:
        return []
    is_lost = review.losing_move is not None
    key = "review_moves_lost_before" if is_lost else "review_moves_lost"
    return [
        _counted(texts, key, review.moves_lost),
        *(
            _counted(
                texts,
                "review_lost_by",
                move.moves_lost,
                number=move.number,
                move=str(move.move),
            )
            for move in review.moves
            if move.moves_lost
        ),
    ]


def _draws(review: "Review", texts: Mapping[str, str]) -> list[str]:
    if not review.moves:
        return []
    if not review.draws_past_pairs:
        return [texts["review_no_draws"]]
    moves = ", ".join(map(_draw, review.draws_past_pairs))
    return [texts["review_draws"].format(moves=moves)]


def _draw(move: "MoveReview") -> str:
    """Return the number of a draw and the pairs that it passed."""
    return f"{move.number} ({', '.join(map(str, move.pairs_passed))})"
