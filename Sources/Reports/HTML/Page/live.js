// What only a served page has: the bar with the state of the server, and new data in place of old.

const live = { state: "live", since: 0, bar: null };

function addLiveBar(phrases) {
  // Sentences are needed before the data is shown.
  data = { phrases };
  const [dot, words, status, problem] = [el("i.dot", { "aria-hidden": true }), el("span"),
    el("span", { id: "live-status", role: "status" }), el("p", { id: "live-problem", role: "alert", hidden: "" })];
  live.bar = el("aside", { id: "live", "aria-label": say("live.name") },
    el("p.wrap", {}, el("span.live-state", {}, dot, words), status), problem);
  document.querySelector(".skip").after(live.bar);
  showState("live");
  setInterval(showAge, 1000);
}

// A state of the connection: live, checking or lost.
function showState(name, files) {
  live.state = name;
  live.bar.dataset.state = name;
  const words = live.bar.querySelector(".live-state").lastChild;
  if (name === "live") {
    live.since = performance.now();
    showAge();
  } else words.textContent = say(`live.${name}`, { count: files });
}

// The time since the server was last heard of with a result. It is no status: a screen reader would repeat it.
function showAge() {
  if (live.state !== "live") return;
  const seconds = (performance.now() - live.since) / 1000;
  const [unit, value] = seconds < 60 ? ["seconds", seconds < 10 ? grouped(seconds, 1) : Math.round(seconds)]
    : ["minutes", Math.round(seconds / 60)];
  live.bar.querySelector(".live-state").lastChild.textContent = say(`live.age.${unit}`, { value });
}

// Why there is no new result; empty words remove the bar.
function showProblem(message) {
  const problem = $("live-problem");
  problem.hidden = !message;
  // The message begins with a path, whose letters count.
  problem.textContent = message && say("live.problem", { message: message.charAt(0) + sentence(message).slice(1) });
}

// What the new data changes: the cells flash once, and a sentence counts findings.
function showChanges(changes) {
  showState("live");
  const sum = name => changes.reduce((all, { counts }) => all + counts[name], 0);
  const parts = ["fixed", "new", "changed"].filter(sum).map(name => say(`live.${name}`, { count: sum(name) }));
  if (changes.length) $("live-status").textContent = parts.length ? joined(parts, ", ").join("") : say("live.same");
  flash(new Set(changes.flatMap(({ texts }) => texts.map(({ key, locale }) => `${locale}~${key}`))));
  shownAhead.clear();
}

function flash(ids) {
  if (state.view !== "texts") return;
  for (const cell of map.table.querySelectorAll("button.cell")) {
    const { tag, texts: [{ key }] } = cellEntries.get(cell).entry;
    if (ids.has(`${tag}~${key}`)) cell.closest("td").classList.add("flash");
  }
}

// ---- New data in place of old

// A slider that is held would be lost with its element.
let isHeld = false;
for (const [name, isDown] of [["pointerdown", true], ["pointerup", false], ["pointercancel", false]]) {
  addEventListener(name, () => { isHeld = isDown; }, true);
}

async function whenReleased() {
  while (isHeld) await new Promise(resolve => setTimeout(resolve, 50));
}

// Shows a new page with its data, and brings the reader back to the same place.
function replace(page, read) {
  const script = one => one.querySelector("body > script:last-of-type")?.textContent;
  // A newer program has another script, which only a new document may run.
  if (script(page) !== script(document)) return location.reload();
  if (state.view) writeAddress();
  const restore = readerPlace();
  document.title = page.title;
  for (const one of [...document.body.children]) if (one !== live.bar && one.localName !== "script") one.remove();
  const [skip, ...rest] = [...page.body.children].filter(one => one.localName !== "script");
  live.bar.before(skip);
  live.bar.after(...rest);
  start(read);
  restore();
  restoreScreen();
}

// Returns a function that brings back what the address does not hold: focus, scrolling, drawn rows and open parts.
function readerPlace() {
  const focus = focusPlace();
  const drawn = state.view === "texts" ? map.drawn : 0;
  const scrolled = [...document.querySelectorAll("[id]")].filter(one => one.scrollTop || one.scrollLeft)
    .map(({ id, scrollTop, scrollLeft }) => [id, scrollLeft, scrollTop]);
  const open = [...document.querySelectorAll("details")].map(one => one.open);
  const { scrollX: x, scrollY: y } = window;
  const hasFilters = $("filters").classList.contains("is-open");
  return () => {
    while (map.drawn < Math.min(drawn, map.rows.length)) drawMoreRows();
    document.querySelectorAll("details").forEach((one, place) => { one.open = Boolean(open[place]); });
    $("filters").classList.toggle("is-open", hasFilters);
    $("filters-toggle").setAttribute("aria-expanded", hasFilters);
    focus();
    for (const [id, left, top] of scrolled) $(id)?.scrollTo(left, top);
    scrollTo(x, y);
  };
}

// Returns a function that focuses the element in the place of the focused one: the same cell, or the same steps from an id.
function focusPlace() {
  let one = document.activeElement;
  if (!one || one === document.body || live.bar.contains(one)) return () => {};
  const cell = cellEntries.get(one);
  if (cell) return () => focusCell(cell);
  const { localName, value, selectionStart, selectionEnd } = one;
  // A field for numbers does not say where its selection is.
  const isSelected = localName === "input" && value && String(getSelection()) === value;
  const steps = [];
  for (; !one.id && one.parentElement; one = one.parentElement) steps.unshift([...one.parentElement.children].indexOf(one));
  const { id } = one;
  return () => {
    const found = steps.reduce((above, step) => above?.children[step], id ? $(id) : document.documentElement);
    if (found?.localName !== localName) return;
    found.focus({ preventScroll: true });
    if (localName !== "input" && localName !== "textarea") return;
    if (found.type !== "checkbox" && found.type !== "radio") found.value = value;
    if (typeof selectionStart === "number") found.setSelectionRange(selectionStart, selectionEnd);
    else if (isSelected) found.select();
  };
}

function focusCell({ entry: { id, tag }, index }) {
  const found = [...map.table?.querySelectorAll("button.cell") ?? []].find(cell => {
    const { entry, index: other } = cellEntries.get(cell);
    return entry.id === id && entry.tag === tag && index === other;
  });
  if (!found) return $("map").focus({ preventScroll: true });
  makeTabStop(found);
  found.focus({ preventScroll: true });
}
