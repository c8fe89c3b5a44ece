"""Looks in Chromium at what a served page asks the server for: layouts, screens and the forms of plurals; prints JSON.

Usage: look_at_asked.py PROGRAM FOLDER. The folder holds App with the texts `words.0`, …, of which the page's data lays out only
some, `files` with plural forms in en and pl, and a storyboard in Base.lproj with a label.
"""

import json
import sys
import urllib.request

from look_at_served import Page, Server, until
from playwright.sync_api import sync_playwright

LABEL = "document.querySelector('#stage .picture')?.getAttribute('aria-label')"


def asked(page):
    """The paths of the requests that the page sends from now on, with those that failed."""
    requests = []
    page.on("response", lambda answer: requests.append([answer.url.split("/", 3)[3].split("?")[0], answer.status]))
    return requests


def open_text(page, key, tag):
    page.evaluate("address => { location.hash = address; }", f"#/texts/{key}~{tag}?size=L")
    page.wait_for_selector("#attempt-text")


def layouts(page, server):
    """Opens a text whose layout the data does not have."""
    read, requests = json.load(urllib.request.urlopen(server.address + "data")), asked(page)
    keys = [one["key"] for one in read["texts"] if one["key"].startswith("words.") and "layout" not in one["slots"][0]]
    open_text(page, keys[-1], "en")
    return {"picture": until(page, LABEL), "requests": list(requests), "texts": len(keys)}


def forms(view):
    """Chooses each form of a plural, types another one, and goes back."""
    page, seen = view.page, {}
    open_text(page, "files", "pl")
    seen["first"] = page.input_value("#attempt-form"), page.input_value("#attempt-text")
    seen["names"] = page.evaluate("[...document.querySelectorAll('#attempt-form option')].map(one => one.textContent)")
    seen["texts"], seen["pictures"] = {}, {}
    for place, name in enumerate(seen["names"]):
        page.locator("#attempt-form").focus()
        page.select_option("#attempt-form", str(place))
        words = page.input_value("#attempt-text")
        seen["texts"][name] = words
        # A number takes the place of the placeholder.
        seen["pictures"][name] = until(
            page, f"end => {{ const label = {LABEL}; return label?.includes(end) ? label : null; }}", words.split(" ", 1)[1])
    few, one = (next(place for place, name in enumerate(seen["names"]) if name.startswith(start)) for start in ("few", "one"))
    seen["focus"] = page.evaluate("document.activeElement.id")
    page.select_option("#attempt-form", str(few))
    page.fill("#attempt-text", "%d krótkie")
    seen["typed"] = until(page, f"(() => {{ const label = {LABEL}; return label?.includes('krótkie') ? label : null; }})()")
    view.look("forms")
    page.select_option("#attempt-form", str(one))
    seen["other"] = page.input_value("#attempt-text")
    page.select_option("#attempt-form", str(few))
    seen["kept"] = page.input_value("#attempt-text")
    page.locator("#attempt button").click()
    seen["reset"] = page.input_value("#attempt-text")
    open_text(page, "title", "pl")
    seen["single"] = page.locator("#attempt-form").count()
    page.keyboard.press("Escape")
    return seen


def screens(view):
    """Shows a screen in a language, at a size and on a device that the data does not have."""
    page, requests, seen = view.page, asked(view.page), {}
    page.evaluate("location.hash = '#/screens'")
    page.locator(".thumb").first.click()
    picture = "document.querySelector('#panes svg.screen')?.getAttribute('aria-label')"
    seen["before"] = until(page, picture)
    for name in ("locale", "size", "device"):
        select = page.locator(f"#pane-0-{name}")
        value = select.evaluate("one => [...one.options].map(option => option.value).filter(value => value !== one.value).at(-1)")
        before = page.evaluate(picture)
        select.select_option(value)
        seen[name] = until(page, f"before => {{ const now = {picture}; return now !== before ? now : null; }}", before)
        seen[f"{name}Value"] = page.input_value(f"#pane-0-{name}")
        seen[f"{name}Asked"] = value
    seen["requests"], seen["letters"] = list(requests), page.locator("#panes svg.screen path").count()
    view.look("screen")
    page.reload()
    # The address names a screen that only the server has.
    seen["again"] = until(page, f"words => {picture} === words", seen["device"])
    return seen


def findings(server):
    """The number of findings of the data by rule and file."""
    read, counts = json.load(urllib.request.urlopen(server.address + "data")), {}
    for one in read["findings"]:
        name = f"{one['rule']} {one.get('file')}"
        counts[name] = counts.get(name, 0) + 1
    return {"counts": counts, "isWhole": "findingsDropped" not in read}


def main(program, folder):
    server, seen = Server(program, folder), {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        view = Page(browser, server, None)
        seen["layouts"] = layouts(view.page, server)
        seen["forms"] = forms(view)
        seen["screens"] = screens(view)
        seen["violations"], seen["messages"] = view.violations, view.messages
        browser.close()
    seen["findings"] = findings(server)
    seen["ended"] = server.stop()
    print(json.dumps(seen, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
