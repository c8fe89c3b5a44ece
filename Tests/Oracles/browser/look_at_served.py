"""Starts `typecheck serve` in a folder, edits files, looks at the page in Chromium and prints what was seen as JSON.

Usage: look_at_served.py PROGRAM FOLDER [PICTURE_FOLDER]. The folder holds App/en.json and App/de.json with slots of known
widths; the script changes them. Times are in milliseconds, from the save to the change in the page.
"""

import json
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WIDTHS = {"desktop": 1440, "phone": 390}
# How often an action is repeated; the median counts, because other programs share the machine.
REPEATS = 5
# The longest wait for a change, in milliseconds.
MOST = 20_000

SHORT, LONG = "Ja", "Alle Einstellungen auf diesem Gerät sofort übernehmen"

ENTRY = '[{"key": "one", "text": "%s", "style": "body", "width": 120, "lines": 1}, {"key": "two", "text": "Nein", "style": "body", "width": 120, "lines": 1}]\n'


class Server:
    """A running server and its address."""

    def __init__(self, program, folder, *arguments):
        self.process = subprocess.Popen(
            [program, "serve", "App", *arguments], cwd=folder, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        self.line = self.process.stderr.readline()
        self.address = re.search(r"http://127\.0\.0\.1:(\d+)/", self.line).group(0)
        self.port = int(re.search(r":(\d+)/", self.address).group(1))

    def stop(self, number=signal.SIGINT):
        """Stops the server and returns the exit status and the seconds that it took."""
        start = time.monotonic()
        self.process.send_signal(number)
        status = self.process.wait(30)
        seconds = time.monotonic() - start
        # A crash says why.
        sys.stderr.write(self.process.stderr.read())
        return {"status": status, "seconds": seconds}


def save(folder, text, name="de.json"):
    """Writes a file as editors do: a new file that takes the name of the old one."""
    new = folder / "App" / f"{name}.new~"
    new.write_text(ENTRY % text, encoding="utf-8")
    new.rename(folder / "App" / name)
    return time.monotonic()


def until(page, expression, argument=None):
    """Waits until an expression is true and returns its value. The page's policy forbids what Playwright's own wait does."""
    end = time.monotonic() + MOST / 1000
    while time.monotonic() < end:
        value = page.evaluate(expression, argument)
        if value:
            return value
        time.sleep(0.005)
    raise TimeoutError(f"{expression} {argument}: {page.inner_text('body')[:2000]}")


class Page:
    """An open page with the messages of its console and what axe-core finds."""

    def __init__(self, browser, server, pictures, width="desktop", **options):
        self.context = browser.new_context(viewport={"width": WIDTHS[width], "height": 900}, **options)
        self.page = self.context.new_page()
        self.messages, self.violations, self.pictures, self.width = [], [], pictures, width
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.goto(server.address + "#/texts")
        self.state("live")

    def state(self, name):
        self.page.wait_for_selector(f"#live[data-state={name}]", timeout=MOST)

    def look(self, name):
        # An animation that runs changes colours; one whose element is replaced ends by an error.
        self.page.evaluate("Promise.allSettled(document.getAnimations().map(one => one.finished))")
        for violation in Axe().run(self.page).response["violations"]:
            places = [node["target"] for node in violation["nodes"]][:3]
            self.violations.append({"state": name, "rule": violation["id"], "places": json.dumps(places)})
        if self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") > 0:
            self.violations.append({"state": name, "rule": "scrolls sideways", "places": ""})
        if self.pictures:
            self.page.screenshot(path=str(self.pictures / f"{self.width}-{name}.png"))

    def cell(self, key="one"):
        return self.page.locator("tr", has_text=key).locator(".cell").last

    def wait_cell(self, words, since):
        """Waits until the cell of the German text has a label with some words; returns the time since the save."""
        until(
            self.page, "words => [...document.querySelectorAll('tr')].some(row => row.textContent.includes('one')"
            " && [...row.querySelectorAll('.cell')].at(-1)?.getAttribute('aria-label').includes(words))", words)
        return (time.monotonic() - since) * 1000


def edits(page, folder):
    """Saves files and waits for the page: a failure, a fix, a wrong file and its correction."""
    seen, times = {}, []
    for _ in range(REPEATS):
        times.append(page.wait_cell("fails", save(folder, LONG)))
        times.append(page.wait_cell("fits", save(folder, SHORT)))
    until(page.page, "document.getElementById('live-status').textContent.includes('fixed')")
    seen["fixed"] = page.page.inner_text("#live-status")
    page.wait_cell("fails", save(folder, LONG))
    until(page.page, "document.getElementById('live-status').textContent.includes('new')")
    seen["new"] = page.page.inner_text("#live-status")
    seen["flashes"] = page.page.evaluate("document.querySelectorAll('.flash').length")
    seen["badge"] = page.page.inner_text(".badge.big")
    page.look("changed")
    (folder / "App" / "de.json").write_text('[{"key": "one",', encoding="utf-8")
    page.page.wait_for_selector("#live-problem:visible", timeout=MOST)
    seen["problem"] = page.page.inner_text("#live-problem")
    seen["kept"] = page.cell().get_attribute("aria-label")
    page.look("problem")
    page.wait_cell("fits", save(folder, SHORT))
    page.page.wait_for_selector("#live-problem", state="hidden", timeout=MOST)
    seen["milliseconds"] = statistics.median(times)
    seen["events"] = events(page, folder)
    return seen


def events(page, folder):
    """The names of the server's events for one save, and whether the cell had its verdict before the whole result came."""
    page.page.evaluate("""() => {
      window.seen = [];
      const source = window.source = new EventSource("/events");
      const cell = () => [...[...document.querySelectorAll("tr")].find(row => row.textContent.includes("one"))
        .querySelectorAll(".cell")].at(-1).getAttribute("aria-label");
      for (const name of ["checking", "texts", "changed"])
        source.addEventListener(name, () => window.seen.push(name === "changed" ? [name, cell().includes("fails")] : [name]));
      return new Promise(resolve => source.addEventListener("current", resolve));
    }""")
    save(folder, LONG)
    until(page.page, "window.seen.some(([name]) => name === 'changed')")
    names = page.page.evaluate("window.seen")
    page.page.evaluate("window.source.close()")
    page.wait_cell("fits", save(folder, SHORT))
    # The cell changes before the whole result comes, which replaces the page.
    page.state("live")
    return [" ".join(str(part) for part in one) for one in names]


def detail(page, folder):
    """Opens a detail by keyboard, turns a knob and edits the file: size, knob and focus stay."""
    seen = {}
    page.page.locator(".cell[tabindex='0']").focus()
    page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("Enter")
    page.page.locator("#lines").fill("2")
    page.page.locator("#lines").dispatch_event("change")
    page.page.locator("#size").focus()
    page.page.keyboard.press("Home")
    page.page.wait_for_timeout(200)
    before = page.page.evaluate("[location.hash, document.activeElement.id, document.getElementById('lines').value]")
    save(folder, LONG)
    until(page.page, "words => document.getElementById('detail-title').textContent === words", LONG)
    after = page.page.evaluate("[location.hash, document.activeElement.id, document.getElementById('lines').value]")
    seen["before"], seen["after"] = before, after
    page.look("detail")
    return seen


def attempt(page, folder):
    """Types another translation: verdict and picture follow, an edit keeps the words, and the reset removes them."""
    seen, times = {}, []
    label = "document.querySelector('#stage .picture')?.getAttribute('aria-label')"
    # The picture of a reader without a mouse comes from the server.
    seen["picture"] = until(page.page, label)
    page.page.locator("#attempt-text").focus()
    page.page.keyboard.press("Control+A")
    page.page.keyboard.type("Nur ein Wort", delay=30)
    until(page.page, f"{label}.includes('Nur ein')")
    seen["typed"] = page.page.evaluate(label)
    for word in ("eins", "zwei", "drei", "vier", "fünf"):
        times.append(page.page.evaluate(
            """async word => {
              const field = document.getElementById("attempt-text"), start = performance.now();
              field.value = word;
              field.dispatchEvent(new Event("input", { bubbles: true }));
              const visible = () => document.querySelector("#stage .picture").getAttribute("aria-label");
              while (!visible().includes(word)) await new Promise(resolve => setTimeout(resolve, 1));
              return performance.now() - start;
            }""", word))
        page.page.wait_for_timeout(120)
    page.look("attempt")
    save(folder, LONG + " bitte")
    until(page.page, "words => document.getElementById('detail-title').textContent === words", LONG + " bitte")
    until(page.page, f"{label}.includes('fünf')")
    seen["kept"] = page.page.input_value("#attempt-text")
    page.page.locator("#attempt button").click()
    until(page.page, f"!{label}.includes('fünf')")
    seen["reset"], seen["milliseconds"] = page.page.input_value("#attempt-text"), statistics.median(times)
    page.page.keyboard.press("Escape")
    seen["closed"] = page.page.evaluate("!document.getElementById('detail').open")
    return seen


def main(program, folder, pictures):
    save(folder, "Yes", "en.json")
    save(folder, SHORT)
    server = Server(program, folder, "--editor", "vscode")
    seen = {"line": server.line.strip()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        page = Page(browser, server, pictures)
        page.look("live")
        seen["edits"] = edits(page, folder)
        seen["detail"] = detail(page, folder)
        seen["attempt"] = attempt(page, folder)
        page.page.locator("button.cell").last.click()
        page.page.locator("details.source summary").click()
        seen["editor"] = page.page.locator("#source a.at").first.get_attribute("href")
        page.page.keyboard.press("Escape")
        seen["messages"] = list(page.messages)
        # Lost connection: the data stays, and a new server is found again.
        seen["stopped"] = server.stop()
        page.state("lost")
        page.look("lost")
        save(folder, SHORT)
        server = Server(program, folder, "--port", str(server.port))
        since = time.monotonic()
        page.state("live")
        seen["again"] = {"milliseconds": page.wait_cell("fits", since)}
        still = Page(browser, server, pictures, reduced_motion="reduce")
        still.wait_cell("fails", save(folder, LONG))
        seen["still"] = still.page.evaluate("document.getAnimations().length")
        phone = Page(browser, server, pictures, width="phone", color_scheme="dark")
        phone.look("live")
        phone.cell().click()
        phone.page.wait_for_selector("#attempt-text", timeout=MOST)
        phone.look("detail")
        save(folder, SHORT)
        until(phone.page, "words => document.getElementById('detail-title').textContent === words", SHORT)
        seen["phone"] = phone.page.evaluate("document.getElementById('detail').matches(':modal')")
        pages = [page, still, phone]
        seen["violations"] = [one for each in pages for one in each.violations]
        seen["messages"] += still.messages + phone.messages
        browser.close()
    seen["ended"] = server.stop(signal.SIGTERM)
    print(json.dumps(seen, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None)
