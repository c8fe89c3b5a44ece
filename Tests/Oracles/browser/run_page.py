"""Opens a page in Chromium and prints the value of its `answer` as JSON.

Usage: run_page.py FILE. Chromium is the system's own. Errors of the page's scripts end the run.
"""

import json
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright


def main():
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        raise SystemExit("there is no chromium: run Fonts/setup --test")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, timeout=600_000)
        page = browser.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(pathlib.Path(sys.argv[1]).resolve().as_uri(), timeout=600_000)
        answer = page.evaluate("typeof answer === 'undefined' ? null : answer")
        browser.close()
    if errors or answer is None:
        raise SystemExit("\n".join(errors) or "the page has no answer")
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
