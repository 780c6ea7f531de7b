"""Write the server's OpenAPI description to standard output, for ``npm run types``."""

import json

from underhall.server.app import create_app
from underhall.server.settings import Settings

print(json.dumps(create_app(Settings("sqlite+aiosqlite://")).openapi()))
