"""The command ``hh-widget``: playing in JupyterLab, and the games without a notebook.

Each sub-command imports what it needs when it is called.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from hh_widget import __version__

_PLAY: Final = "open JupyterLab on a notebook to play in"
_DEAL: Final = "show a deal's board"
_STATS: Final = "tell how the games went that were played in notebooks"
_SOLVE: Final = "tell whether a deal can be won, and the shortest win"
_REVIEW: Final = "tell what each move of a game was worth"

_FAILED: Final = 1
_ASKED_WRONGLY: Final = 2
_INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status.

    That is 0; 2 if it was asked wrongly; 1 if it could not be done, say because the
    disk is full or nobody reads the answer to its end; 130 if it was interrupted.

    Args:
        arguments: what stands after the command's name; by default that of the process.

    """
    try:
        try:
            return _run(arguments)
        finally:
            if sys.stdout is not None:  # as it is when the shell has closed it
                sys.stdout.flush()
    except BrokenPipeError:
        _write_no_more()
        return _FAILED
    except OSError as error:
        _write_no_more()
        return _complain(error, _FAILED)
    except KeyboardInterrupt:
        return _INTERRUPTED


def _run(arguments: Sequence[str] | None) -> int:
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except ValueError as error:
        return _complain(error, _ASKED_WRONGLY)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hh-widget",
        description="Heart to Heart and Hearts: played in JupyterLab, and without a notebook.",
    )
    parser.add_argument(
        "--version", action="version", version=f"hh-widget {__version__}"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser(
        "play",
        help=_PLAY,
        description=f"{_PLAY}. play.ipynb is put into the working folder unless it is there.",
    )
    play.add_argument(
        "lab_options",
        metavar="OPTION",
        nargs="*",
        help="options for JupyterLab, after two hyphens: -- --port=8890",
    )
    play.set_defaults(run=_play)

    code_help = "a deal's code, as HH1-N-AAAAAAM"
    deal = commands.add_parser("deal", help=_DEAL, description=f"{_DEAL}.")
    deal.add_argument("code", metavar="CODE", help=code_help)
    deal.set_defaults(run=_deal)

    stats = commands.add_parser("stats", help=_STATS, description=f"{_STATS}.")
    stats.add_argument(
        "--game", help="tell of this game alone, as hearts (default: of all)"
    )
    stats.add_argument(
        "--folder", help="the folder of logs (default: where widgets write them)"
    )
    stats.add_argument("--json", action="store_true", help="write JSON")
    stats.set_defaults(run=_stats)

    solve = commands.add_parser("solve", help=_SOLVE, description=f"{_SOLVE}.")
    solve.add_argument("code", metavar="CODE", help=code_help)
    solve.add_argument("--json", action="store_true", help="write JSON")
    solve.set_defaults(run=_solve)

    review = commands.add_parser("review", help=_REVIEW, description=f"{_REVIEW}.")
    review.add_argument(
        "game",
        metavar="GAMETEXT",
        nargs="+",
        help="a game's code or start, and its moves, such as HH1-N-AAAAAAM D D R 23-24 25x",
    )
    review.add_argument(
        "--language", default="en", help="the language of the review (default: en)"
    )
    review.set_defaults(run=_review)
    return parser


def _play(options: argparse.Namespace) -> int:
    from hh_widget.lab import JupyterLabMissingError, play

    try:
        play(options.lab_options)
    except JupyterLabMissingError as error:
        return _complain(error, _FAILED)
    return 0


def _deal(options: argparse.Namespace) -> int:
    from hh_widget.heart_to_heart import Deal
    from hh_widget.heart_to_heart.board_text import deal_as_text

    return _write(deal_as_text(Deal.from_code(options.code)))


def _stats(options: argparse.Namespace) -> int:
    from hh_widget.logs.summary_text import GAMES, summary, summary_as_json

    games = GAMES if options.game is None else (options.game,)
    tell = summary_as_json if options.json else summary
    return _write(tell(games, options.folder))


def _solve(options: argparse.Namespace) -> int:
    from hh_widget.heart_to_heart.solving_report import report, report_as_json

    return _write((report_as_json if options.json else report)(options.code))


def _review(options: argparse.Namespace) -> int:
    from hh_widget.heart_to_heart import Game, review

    game = Game.parse(" ".join(options.game))
    return _write(review(game).text(options.language))


def _write(text: str) -> int:
    if sys.stdout is None:
        return 0
    try:
        sys.stdout.write(f"{text}\n")
    except UnicodeEncodeError as error:
        known = text.encode(error.encoding, "backslashreplace").decode(error.encoding)
        sys.stdout.write(f"{known}\n")
    return 0


def _complain(error: Exception, status: int) -> int:
    if sys.stderr is not None:
        sys.stderr.write(f"hh-widget: {error}\n")
    return status


def _write_no_more() -> None:
    """Let what is still to be written go nowhere.

    Python tries again when it ends, and would tell of the same failure by a traceback.
    """
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
