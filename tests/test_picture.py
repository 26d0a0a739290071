"""Still pictures of positions, games, deals and boards."""

import base64
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from drawn import SVG, faces

from hh_widget import HeartToHeart
from hh_widget.heart_to_heart import DISCARD, STOCK, Deal, Draw, Game, Position
from hh_widget.picture import PAPER, PAPER_COVERED, Drawable

EXAMPLE = "HH1-N-AAAAAAM"


@pytest.fixture(params=["position", "deal", "game", "widget"])
def drawn(request: pytest.FixtureRequest) -> Drawable | HeartToHeart:
    """Everything that can be drawn, at the start of the example."""
    deal = Deal.from_code(EXAMPLE)
    kinds: dict[str, Drawable | HeartToHeart] = {
        "position": deal.position,
        "deal": deal,
        "game": Game(deal),
        "widget": HeartToHeart(deal),
    }
    return kinds[request.param]


def test_everything_writes_its_picture(
    drawn: Drawable | HeartToHeart, tmp_path: Path
) -> None:
    path = drawn.picture(tmp_path / "board.svg")
    root = ET.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314
    assert root.tag == f"{SVG}svg"
    title = root.find(f"{SVG}title")
    assert title is not None
    assert "25 cards in the heart, 26 in the stock" in (title.text or "")


def test_a_picture_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Game(EXAMPLE).picture(tmp_path / "nowhere" / "board.svg")


def test_every_face_used_is_defined() -> None:
    picture = Game(EXAMPLE)._repr_svg_()
    used = set(re.findall(r'href="#([\w-]+)"', picture))
    defined = re.findall(r'\bid="([\w-]+)"', picture)
    assert used <= set(defined)
    assert len(defined) == len(set(defined))


def test_a_picture_carries_only_the_faces_that_it_shows() -> None:
    picture = Position.parse("......................66.//")._repr_svg_()
    assert set(re.findall(r'<symbol id="([\w-]+)"', picture)) == {"hearts-6"}


@pytest.mark.rule("HH-02", "HH-07")
def test_all_heart_cards_are_seen_and_the_stock_lies_face_down() -> None:
    game = Game(EXAMPLE)
    for _ in range(9):
        game.play(Draw())
    heart = [f"hearts-{rank:d}" for rank in game.position.heart if rank]
    assert faces(game) == [*heart, "back", "hearts-4"]


@pytest.mark.rule("HH-07")
def test_no_picture_tells_the_order_of_the_unseen_cards() -> None:
    deal = Deal.from_code(EXAMPLE)
    other = Deal(deal.heart, deal.stock[::-1], deal.discard)
    same = Deal(deal.heart, deal.stock, deal.discard)
    assert same._repr_svg_() == other._repr_svg_()
    assert same._repr_html_() == other._repr_html_()
    assert HeartToHeart(same)._still()._repr_html_() == other_board(other)


def other_board(deal: Deal) -> str:
    """Return the picture in the output of a widget."""
    bundle = HeartToHeart(deal)._repr_mimebundle_()
    assert bundle is not None
    return str(bundle[0]["text/html"])


@pytest.mark.rule("HH-05")
def test_free_cards_are_brighter_than_covered_ones() -> None:
    picture = Position.parse("......................664//")._repr_svg_()
    assert picture.count(PAPER_COVERED) == 2
    assert picture.count(PAPER) == 1


def test_the_selected_card_has_a_ring() -> None:
    game = Game(EXAMPLE)
    plain = game._repr_svg_()
    for target in (25, DISCARD):
        game.tap(target)
        assert game._repr_svg_().count("<rect") == plain.count("<rect") + 1


def test_empty_piles_show_their_place() -> None:
    position = Position.parse("........................6//")
    assert position._repr_svg_().count("stroke-dasharray") == 2
    assert faces(position) == ["hearts-6"]


def test_the_output_of_a_widget_carries_one_image() -> None:
    widget = HeartToHeart(EXAMPLE)
    widget.tap(STOCK)
    bundle = widget._repr_mimebundle_()
    assert bundle is not None
    data = bundle[0]
    assert set(data) == {
        "text/plain",
        "text/html",
        "application/vnd.jupyter.widget-view+json",
    }
    html = str(data["text/html"])
    match = re.fullmatch(
        r'<img alt="([^"]+)" src="data:image/svg\+xml;base64,([\w+/=]+)">', html
    )
    assert match is not None
    assert match[1].startswith("Heart to Heart, HH1-N-AAAAAAM, score 0, 1 move: 25")
    assert base64.b64decode(match[2]).decode() == widget.game._repr_svg_()


def test_a_caption_is_text_and_no_markup() -> None:
    class Named(Deal):
        code = "<b>&"

    deal = Deal.from_number(12)
    picture = Named(deal.heart, deal.stock, deal.discard)
    assert "<b>" not in picture._repr_svg_()
    assert "<b>" not in picture._repr_html_()
