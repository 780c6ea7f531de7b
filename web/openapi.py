"""Write the server's OpenAPI description and the views of all games to standard output, for ``npm run types``."""

import json

from underhall.conformance.view_schema import schemas
from underhall.core import game as registry
from underhall.server.app import create_app
from underhall.server.settings import Settings

described = create_app(Settings("sqlite+aiosqlite://")).openapi()
described["components"]["schemas"] |= schemas(registry.find(key) for key in registry.keys())  # noqa: SIM118
print(json.dumps(described))
