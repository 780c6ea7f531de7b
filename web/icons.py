"""The icons of the installed page as PNG, from public/icon.svg: browsers install with PNG only.

When that drawing has changed: python web/icons.py
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
# Name, size, and how large the drawing is in it. Of a maskable icon up to a fifth is cut off at each side, and phones
# round the corners of theirs: those two lie on a ground without corners.
ICONS = (
    ("icon-192.png", 192, 1.0),
    ("icon-512.png", 512, 1.0),
    ("icon-maskable.png", 512, 0.72),
    ("icon-apple.png", 180, 0.9),
)
GROUND = "#15171b"


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, size, scale in ICONS:
            ground = GROUND if scale < 1 else "transparent"
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; background: {ground} }}"
                "body { display: grid; place-content: center }"
                f"svg {{ display: block; width: {round(size * scale)}px }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
