"""Takes a picture of a page in Chromium, as it looks on a laptop.

Usage: take_picture.py PAGE#ADDRESS PICTURE.png. Chromium is the system's own. People look at the picture; no test
compares it, because browsers and fonts differ.
"""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

SIZE = {"width": 1280, "height": 800}


def main():
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        raise SystemExit("there is no chromium: run Fonts/setup --test")
    page_file, _, address = sys.argv[1].partition("#")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport=SIZE, color_scheme="light", reduced_motion="reduce")
        page.goto(pathlib.Path(page_file).resolve().as_uri() + "#" + address)
        page.locator("#view-links a").first.wait_for()
        page.screenshot(path=sys.argv[2])
        browser.close()


if __name__ == "__main__":
    main()
