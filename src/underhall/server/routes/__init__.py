"""The HTTP and WebSocket interface, one file for each part of it."""
