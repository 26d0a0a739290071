"""Which games could be continued."""

from collections.abc import Iterator
from pathlib import Path

from hh_widget.logs.formats import AnyFormat
from hh_widget.logs.outcomes import continued, outcomes_in
from hh_widget.logs.reader import UnendedGame
from hh_widget.logs.writer import is_played_elsewhere


def unfinished_games(
    game_format: AnyFormat, folder: Path, player: str | None
) -> Iterator[UnendedGame]:
    """Yield the games that a player could continue, the one begun last first.

    Those that have been continued already are not among them, nor are those that
    another running process of this machine is playing.

    Args:
        game_format: the format of the game.
        folder: the folder of logs.
        player: the player's name; ``None`` for games of which none is known.

    """
    files = outcomes_in(folder)
    outcomes = [outcome for file in files.values() for outcome in file.outcomes]
    over = continued(outcomes) | {o.header.id for o in outcomes if o.is_ended}
    found = [
        (told, path)
        for path, file in files.items()
        for told in file.unended.values()
        if told.header.game == game_format.name
        and told.header.player == player
        and told.header.id not in over
    ]
    found.sort(key=lambda told_and_path: told_and_path[0].header.t, reverse=True)
    for told, path in found:
        if not is_played_elsewhere(path):
            yield told
