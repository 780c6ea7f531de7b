"""What a game's package brings for the browser in its folder ``web``: ``board.js``, ``cover.svg``, ``lesson.json``, ...

The files are served from our own host, so that pages may use them under our policy (``middleware.py``): no script and
no style comes from elsewhere.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from underhall.core import game as registry
from underhall.server.about_games import FILE_KINDS, files_of
from underhall.server.dependencies import CurrentServices
from underhall.server.problems import RESPONSES, not_found
from underhall.server.routes.reading import GameKey

router = APIRouter(prefix="/api/games", tags=["reading"], responses=RESPONSES)
FileName = Annotated[
    str,
    Path(
        pattern=rf"^[A-Za-z0-9_-]{{1,60}}\.({'|'.join(FILE_KINDS)})$",
        description="a file in the folder `web` of the game's package",
        examples=["cover.svg"],
    ),
]


@router.get(
    "/{game}/files/{name}",
    response_class=Response,
    responses={200: {"content": {"*/*": {}}, "description": "the file"}},
)
async def file(services: CurrentServices, request: Request, game: GameKey, name: FileName) -> Response:
    """A file that the game brings for the browser."""
    if game not in services.constants.games():
        raise not_found("game")
    known = registry.find(game)
    if name not in files_of(known):
        raise not_found("file")
    kind = FILE_KINDS[name.rpartition(".")[2]]
    return services.constants.answer(
        request, f"file {game} {name}", lambda: (known.folder() / "web" / name).read_bytes(), kind
    )
