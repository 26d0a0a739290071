"""The command ``hh-widget``: the games without a notebook.

Each sub-command imports what it needs when it is called.
"""

import argparse
import sys
from collections.abc import Sequence

_SOLVE = "tell whether a deal can be won, and the shortest win"
_REVIEW = "tell what each move of a game was worth"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status: 0, or 2 if it was asked wrongly.

    Args:
        arguments: what stands after the command's name; by default that of the process.

    """
    parser = argparse.ArgumentParser(
        prog="hh-widget", description="Heart to Heart, without a notebook."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    solve = commands.add_parser("solve", help=_SOLVE, description=f"{_SOLVE}.")
    solve.add_argument("code", metavar="CODE", help="a deal's code, as HH1-N-AAAAAAM")
    solve.add_argument("--json", action="store_true", help="write JSON")
    solve.set_defaults(run=_solve)

    review = commands.add_parser("review", help=_REVIEW, description=f"{_REVIEW}.")
    review.add_argument(
        "game",
        metavar="GAMETEXT",
        nargs="+",
        help="a game's code or start, and its moves: HH1-N-AAAAAAM D D 25x …",
    )
    review.add_argument(
        "--language", default="en", help="the language of the review (default: en)"
    )
    review.set_defaults(run=_review)

    options = parser.parse_args(arguments)
    try:
        options.run(options)
    except ValueError as error:
        sys.stderr.write(f"hh-widget: {error}\n")
        return 2
    return 0


def _solve(options: argparse.Namespace) -> None:
    from hh_widget.heart_to_heart.solving_report import report, report_as_json

    write = report_as_json if options.json else report
    sys.stdout.write(f"{write(options.code)}\n")


def _review(options: argparse.Namespace) -> None:
    from hh_widget.heart_to_heart import Game, review

    game = Game.parse(" ".join(options.game))
    sys.stdout.write(f"{review(game).text(options.language)}\n")
