"""Write the server's OpenAPI description to standard output, with the views of all games, for ``npm run types``."""

import json

from underhall.conformance.view_schema import schemas
from underhall.core import game as registry
from underhall.server.app import create_app
from underhall.server.settings import Settings

described = create_app(Settings("sqlite+aiosqlite://", admin_token="also of the operator's page")).openapi()
games = registry.keys()
described["components"]["schemas"] |= schemas(registry.find(key) for key in games)
print(json.dumps(described))
