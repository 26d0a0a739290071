"""Reviews: three recorded games checked by hand, and what holds for every game."""

from base64 import b64decode
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from boards import board
from hypothesis import given, settings
from strategies import games, won_games

from hh_widget.heart_to_heart import (
    Draw,
    Game,
    Move,
    Pair,
    Position,
    Recycle,
    game_review,
    is_winnable,
    parse_move,
    review,
    shortest_win,
)
from hh_widget.heart_to_heart.examples import EXAMPLE_GAME
from hh_widget.heart_to_heart.game_review import Review
from hh_widget.heart_to_heart.solver import Engine
from hh_widget.texts import languages

SVG = "{http://www.w3.org/2000/svg}"

# The example game, but with another 45th and 46th move. The heart is then
#
#        T 8   T K
#       7 2 3 5 3 Q      with a 5 on top of the discard pile: the last of the fives.
#        . 5 5 7 T
#
# Of the other three, the one in slot 13 covers the one in slot 8. To pair slot 12 with
# the discard pile leaves these two, and they never meet. To pair 13 with it leaves 8
# and 12, to pair 12 and 13 leaves 8 and the discard pile: both are well.
LOSING_GAME = f"{EXAMPLE_GAME.partition(' 12-13')[0]} D 12x D"

# In this deal slots 2, 17, 19 and 20 hold the four fours. 20 lies over 17, and 17 lies
# over 7, which lies over 2. So 2 can be paired with 19 alone, which leaves 17 and 20,
# and they never meet: it was lost from the start.
LOST_GAME = "HH1-N-AAAAAAA D 25x D D D D"

# All 26 cards are drawn, the pile is recycled, one card is drawn: as at the start.
DETOUR = f"{'D ' * 26}R D "


@pytest.fixture
def perfect() -> Review:
    return review(Game.parse(EXAMPLE_GAME))


@pytest.fixture
def losing() -> Review:
    return review(Game.parse(LOSING_GAME))


@pytest.fixture
def lost() -> Review:
    return review(Game.parse(LOST_GAME))


# A perfect game


def test_a_perfect_game_loses_no_move(perfect: Review) -> None:
    assert (perfect.code, perfect.status) == ("HH1-N-AAAAAAM", "won")
    assert perfect.par == 68 == len(perfect.moves)
    assert perfect.moves_lost == 0
    assert all(move.moves_lost == 0 for move in perfect.moves)
    assert [move.fewest_before for move in perfect.moves] == list(range(68, 0, -1))
    assert all(move.was_winnable and move.is_winnable for move in perfect.moves)
    assert perfect.losing_move is None


def test_draws_past_a_pair_are_told_with_the_pair(perfect: Review) -> None:
    # Move 11 turns up a jack, and slot 23 is a free jack: move 12 draws all the same,
    # for a later jack will do. The others are like it: slot 5 waits for the seven in
    # slot 14.
    passed = {
        move.number: " ".join(map(str, move.pairs_passed))
        for move in perfect.draws_past_pairs
    }
    assert passed == {12: "23x", 33: "5x", **dict.fromkeys(range(39, 44), "5-14")}


# A game with a losing move


def test_the_turning_point_is_the_move_that_lost_the_game(losing: Review) -> None:
    move = losing.losing_move
    assert move is not None
    assert (move.number, str(move.move)) == (46, "12x")
    assert (move.fewest_before, move.fewest_after) == (23, None)
    assert move.moves_lost is None
    assert set(map(str, move.saving_moves)) == {"5-14", "12-13", "13x", "D"}
    assert losing.moves[44].is_winnable
    assert not losing.moves[46].was_winnable
    assert all(m.saving_moves == () for m in losing.moves if m is not move)


def test_what_was_lost_before_the_turning_point_still_counts(losing: Review) -> None:
    assert losing.moves_lost == 0
    slow = review(Game.parse(LOSING_GAME.replace(" ", f" {DETOUR}", 1)))
    assert slow.par == 68
    assert slow.moves_lost == 28
    assert slow.moves[27].fewest_after == 68
    # Nine draws are needed to turn up a 4 for the tip: they lose nothing.
    assert {m.number for m in slow.moves if m.moves_lost} <= set(range(10, 28))
    assert slow.losing_move is not None
    assert slow.losing_move.number == 46 + 28


# A game lost from the start


def test_a_game_lost_from_the_start_has_no_par_and_no_turning_point(
    lost: Review,
) -> None:
    assert lost.par is None
    assert lost.losing_move is None
    assert lost.moves_lost == 0
    assert all(move.moves_lost is None for move in lost.moves)
    assert not any(move.was_winnable or move.is_winnable for move in lost.moves)
    assert lost.draws_past_pairs == ()


# Every game


@settings(max_examples=30)
@given(won_games())
def test_in_a_won_game_the_moves_above_par_are_those_lost(game: Game) -> None:
    made = review(game)
    assert made.par is not None
    assert made.moves_lost == game.move_count - made.par
    assert made.losing_move is None
    assert [move.move for move in made.moves] == list(game.history)


@settings(max_examples=50)
@given(games())
def test_each_move_is_told_as_the_solver_has_it(game: Game) -> None:
    made = review(game)
    position = game.start
    for move in made.moves:
        assert move.was_winnable is is_winnable(position)
        pairs = [m for m in position.legal_moves() if isinstance(m, Pair)]
        assert list(move.pairs_passed) == (pairs if move.move == Draw() else [])
        if move.loses_the_game:
            assert move.saving_moves
            for other in position.legal_moves():
                kept = is_winnable(position.play(other))
                assert kept is (other in move.saving_moves)
        position = position.play(move.move)
        win = shortest_win(position)
        assert move.fewest_after == (None if win is None else len(win))
        assert move.moves_lost is None or move.moves_lost >= 0
    assert sum(move.loses_the_game for move in made.moves) <= 1


def test_both_engines_give_the_same_review(losing: Review) -> None:
    assert review(Game.parse(LOSING_GAME), engine="numba") == losing


def test_moves_taken_back_are_left_out() -> None:
    game = Game("HH1-N-AAAAAAM")
    game.play(Draw())
    game.play(Draw())
    game.undo()
    assert [move.move for move in review(game).moves] == [Draw()]


def test_a_review_leaves_the_game_as_it_is() -> None:
    game = Game.parse(EXAMPLE_GAME)
    text = str(game)
    review(game)
    assert str(game) == text


def test_a_recycle_that_was_not_needed_loses_the_draws_that_follow() -> None:
    position = board({24: 6, 25: 5}, stock=[], discard=[6, 5])
    game = Game(position)
    game.play(Recycle())
    made = review(game)
    assert made.par == 2
    assert made.moves[0].moves_lost == 3  # R D D before the two pairs


def test_a_position_that_comes_again_is_solved_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    solved = []

    def solve(position: Position, *, engine: Engine) -> tuple[Move, ...] | None:
        solved.append(position)
        return shortest_win(position, engine=engine)

    monkeypatch.setattr(game_review, "shortest_win", solve)
    made = review(Game.parse(f"HH1-N-AAAAAAM {3 * DETOUR}"))
    assert len(set(solved)) == len(solved) < 27
    assert [made.moves[28 * n - 1].fewest_after for n in (1, 2, 3)] == [68] * 3


def test_a_review_tells_in_a_line_how_the_game_went(
    perfect: Review, lost: Review
) -> None:
    assert repr(perfect) == "<Review of HH1-N-AAAAAAM: won, 68 moves, par 68>"
    assert repr(lost) == "<Review of HH1-N-AAAAAAA: playing, 6 moves, no par>"
    by_hand = review(Game(board({25: 5}, discard=[5])))
    assert repr(by_hand) == "<Review of a position: playing, 0 moves, par 1>"


def test_only_a_game_can_be_reviewed() -> None:
    with pytest.raises(TypeError, match=r"Game\.parse reads its text"):
        review(EXAMPLE_GAME)  # type: ignore[arg-type]


# In words


def test_a_review_in_words(losing: Review, lost: Review, perfect: Review) -> None:
    assert str(losing) == losing.text("en")
    assert losing.text().splitlines() == [
        "Review of HH1-N-AAAAAAM",
        "Not over after 47 moves.",
        "Par is 68: nobody can win it in fewer moves.",
        "Move 46, 12x, lost the game: until then it could be won.",
        "These moves would have kept it: 5-14, 12-13, 13x, D.",
        "Until then no move was lost.",
        "Draws made although a pair was on the table: 12 (23x), 33 (5x), 39 (5-14), 40 (5-14), 41 (5-14), 42 (5-14), 43 (5-14), 45 (5-14, 12-13), 47 (5-14).",
    ]
    assert lost.text("es").splitlines() == [
        "Análisis de HH1-N-AAAAAAA",
        "Sin terminar tras 6 jugadas.",
        "No se podía ganar desde el principio.",
        "No se robó ninguna carta habiendo una pareja en la mesa.",
    ]
    assert "Vinta in 68 mosse." in perfect.text("it")
    assert "Ganha em 68 jogadas." in perfect.text("pt")


def test_moves_lost_are_told_one_by_one() -> None:
    game = Game(board({23: 5, 25: 5}, stock=[5, 5]))
    for move in ("D", "25x", "D", "R", "D", "23x"):
        game.play(parse_move(move))
    lines = review(game).text().splitlines()
    assert lines[0] == "Review of a game from a position"
    assert lines[1:] == [
        "Won in 6 moves.",
        "Par is 4: nobody can win it in fewer moves.",
        "Moves lost: 2.",
        "Move 4, R, lost 2 moves.",
        "No card was drawn while a pair was on the table.",
    ]


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (board({24: 5, 25: 5}), "Stuck at the deal."),
        (board({25: 5}, stock=[5]), "No move was made."),
        (board({25: 5}, stock=[5]), "It can still be won, in 2 more moves."),
        (board({25: 5}, discard=[5]), "It can still be won, in 1 more move."),
        (board({}), "Won in 0 moves."),
    ],
)
def test_games_without_a_move_are_reviewed_too(position: object, line: str) -> None:
    assert line in review(Game(position)).text().splitlines()  # type: ignore[arg-type]


def test_a_language_that_is_not_there_is_refused(lost: Review) -> None:
    with pytest.raises(ValueError, match="there are no texts in 'xx'"):
        lost.text("xx")
    with pytest.raises(ValueError, match="there are no texts in 'xx'"):
        lost.svg("xx")


# As a picture


def parts(made: Review, language: str = "en") -> dict[str, list[ET.Element]]:
    """Return the elements of the picture by class or, without one, by name."""
    found: dict[str, list[ET.Element]] = {}
    for element in ET.fromstring(made.svg(language)).iter():  # noqa: S314 - our own
        name = element.get("class") or element.tag.removeprefix(SVG)
        found.setdefault(name, []).append(element)
    return found


def points(made: Review) -> list[tuple[float, float]]:
    line = parts(made)["line"][0].get("points", "")
    return [(float(x), float(y)) for x, y in (p.split(",") for p in line.split())]


def test_the_line_of_a_perfect_game_stays_at_par(perfect: Review) -> None:
    line = points(perfect)
    assert len(line) == 69
    assert len({y for _, y in line}) == 1
    assert "turning" not in parts(perfect)
    assert "lost" not in parts(perfect)


def test_the_line_rises_by_the_moves_lost() -> None:
    game = Game(board({23: 5, 25: 5}, stock=[5, 5]))
    for move in ("D", "25x", "D", "R", "D", "23x"):
        game.play(parse_move(move))
    heights = [y for _, y in points(review(game))]
    assert len(set(heights[:4])) == len(set(heights[4:])) == 1
    assert heights[4] < heights[3]


def test_the_turning_point_is_marked_where_the_line_ends(losing: Review) -> None:
    drawn = parts(losing)
    (mark,) = drawn["turning"]
    x, y = points(losing)[-1]
    assert (float(mark.get("cx", "")), float(mark.get("cy", ""))) == (x, y)
    assert len(points(losing)) == 46
    assert [label.text for label in drawn["turning-label"]] == ["move 46, 12x: lost"]
    assert drawn["lost"][0].get("d", "").startswith(f"M{x} {y}H")


def test_a_game_lost_from_the_start_is_a_broken_line(lost: Review) -> None:
    drawn = parts(lost)
    assert "line" not in drawn
    assert "turning" not in drawn
    assert len(drawn["lost"]) == 1
    assert "cannot be won" in [text.text for text in drawn["text"]]


def test_the_picture_says_in_words_what_it_shows(losing: Review) -> None:
    for language in ("en", "es", "it", "pt"):
        drawn = parts(losing, language)
        words = f"{drawn['title'][0].text}\n{drawn['desc'][0].text}"
        assert words == losing.text(language)
        assert drawn["hh-review"][0].get("lang") == language
    assert losing._repr_svg_() == losing.svg("en")


def test_a_notebook_and_a_file_show_the_picture(losing: Review, tmp_path: Path) -> None:
    image = ET.fromstring(f"{losing._repr_html_()}</img>")  # noqa: S314 - our own
    assert image.get("alt", "").split() == losing.text().split()
    encoded = image.get("src", "").removeprefix("data:image/svg+xml;base64,")
    assert b64decode(encoded).decode() == losing.svg()
    assert losing.picture(tmp_path / "review.svg").read_text("utf-8") == losing.svg()


@settings(max_examples=30)
@given(games())
def test_every_game_can_be_drawn(game: Game) -> None:
    assert_labels_are_apart(review(game))


@pytest.mark.parametrize("language", languages())
def test_the_names_in_the_picture_never_meet(language: str) -> None:
    slow = LOSING_GAME.replace(" ", f" {DETOUR}", 1)
    # 180 moves, when 112 were lost, are the top of the picture, and it is lost early.
    long = Game.parse(LOSING_GAME.replace(" ", f" {4 * DETOUR}", 1))
    for _ in range(1000):
        long.play(Draw() if long.position.stock_count else Recycle())
    for game in (Game.parse(EXAMPLE_GAME), Game.parse(slow), long):
        assert_labels_are_apart(review(game), language)


def assert_labels_are_apart(made: Review, language: str = "en") -> None:
    """See that all texts lie on the picture, and none over another."""
    drawn = parts(made, language)
    boxes = [box(text) for text in drawn["text"] + drawn.get("turning-label", [])]
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= 640
        assert 0 <= top < bottom <= 260
    for one, other in combinations(boxes, 2):
        (left, top, right, bottom), (left2, top2, right2, bottom2) = one, other
        beside = right <= left2 or right2 <= left
        assert beside or bottom <= top2 or bottom2 <= top, (one, other)


def box(text: ET.Element) -> tuple[float, float, float, float]:
    """Return about where a text lies: left, top, right, bottom."""
    width = 7.6 * len(text.text or "")
    x, y = float(text.get("x", "")), float(text.get("y", ""))
    left = x - width * {"middle": 0.5, "end": 1}.get(text.get("text-anchor", ""), 0)
    return left, y - 13, left + width, y + 4
