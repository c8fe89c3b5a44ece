// Shows data: wires the views and follows the address.

// Fills in what the data does not repeat: values that slots share, one margin for all sizes, the text of a finding.
function completed(read) {
  for (const text of read.texts) {
    text.slots = text.slots.map(slot => {
      const { errors = 0, ...own } = { ...read.slots?.[slot.slot], ...slot };
      return { ...own, errors: Array.isArray(errors) ? errors : read.categories.map(() => errors) };
    });
    const { key, locale, file, line } = text;
    for (const index of text.slots.flatMap(slot => slot.findings ?? []))
      if (read.findings[index]) read.findings[index] = { key, locale, file, line, ...read.findings[index] };
  }
  return read;
}

const VIEWS = [
  { id: "texts", has: () => model.key.rows.size, wire: wireTexts, draw: drawTexts },
  { id: "screens", has: () => data.screens.length, wire: wireScreens, draw: drawScreens },
  { id: "findings", has: () => otherFindings().length, draw: drawFindings },
  { id: "colours", has: () => shownPalettes().length, wire: wireColours, draw: drawColours },
  { id: "translators", has: () => translatedTags().length, wire: wireTranslators, draw: drawTranslators },
  { id: "run", has: () => $("run"), wire: wireRun, draw() {} },
];

let views = [];

// The views whose controls have their listeners.
const wired = new Set();

// Shows what the address names, or the first view.
function follow() {
  const { hash } = location;
  // Links to places in a view, such as the one that skips to the findings.
  if (state.view && hash.length > 1 && !hash.startsWith("#/")) return;
  const next = readAddress(hash);
  const view = views.find(({ id }) => id === next.view) ?? views[0];
  if (state.view === "texts" && view.id !== "texts") hideDetail();
  Object.assign(state, view.id === next.view ? next : { target: null, params: {} }, { view: view.id });
  for (const { id } of views) {
    $(id).hidden = id !== view.id;
    const link = document.querySelector(`#view-links a[data-view="${id}"]`);
    if (id === view.id) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
    // On a phone the links scroll sideways; the open one is in sight.
    if (id === view.id) link.closest("ul").scrollLeft = link.offsetLeft - 40;
  }
  if (view.wire && !wired.has(view.id)) view.wire();
  wired.add(view.id);
  view.draw();
  drawCounts();
}

// The run section is static; only copying needs the script.
function wireRun() {
  for (const words of $("run").querySelectorAll(".command code")) {
    const control = button(say("copy"), () => copyWords(words.textContent, control));
    words.after(control);
  }
  const control = button(say("copy.json"), () => copyWords(dataText(), control));
  $("run").append(el("p", {}, control));
}

// ---- The counts of the header are filters.

const counts = () => document.querySelectorAll("button[data-filter]");

function wireCounts() {
  for (const one of counts()) {
    const { filter } = one.dataset;
    const isFixed = filter === "fixed";
    one.disabled = isFixed ? !$("fixed") : !model.key.rows.size;
    one.addEventListener("click", () => isFixed ? showFixed() : filterBy(filter));
  }
}

function filterBy(only) {
  const { params } = state.view === "texts" ? state : readAddress(addresses.texts ?? "");
  const { only: before, ...others } = params;
  goTo({ view: "texts", params: before === only && state.view === "texts" ? others : { ...others, only } });
}

function showFixed() {
  goTo({ view: "run" });
  $("fixed").scrollIntoView();
  $("fixed").focus();
}

function goTo(address) {
  const words = addressOf(address);
  if (words !== location.hash) history.pushState(null, "", words);
  follow();
}

function drawCounts() {
  const only = state.view === "texts" ? param("only") : "";
  for (const one of counts()) {
    if (one.dataset.filter !== "fixed") one.setAttribute("aria-pressed", only === one.dataset.filter);
  }
}

function showViews(isShown) { $("view-links").hidden = $("views").hidden = !isShown; }

// Shows data in a page whose elements are as the server or the file has them, also in place of other data.
function start(read) {
  opened.abort();
  opened = new AbortController();
  wired.clear();
  foreignByTag.clear();
  data = completed(read);
  readModel();
  readScreens();
  views = VIEWS.filter(view => view.has());
  const links = views.map(({ id }) => el("li", {}, el("a", { href: `#/${id}`, "data-view": id }, say(`view.${id}`))));
  fill($("view-links"), el("ul.wrap", {}, links));
  wireCounts();
  showViews(true);
  try {
    follow();
  } catch (error) {
    // The static list still says what was found.
    showViews(false);
    throw error;
  }
  for (const one of document.querySelectorAll("#static-findings, #static-screens")) one.remove();
  const { signal } = opened;
  addEventListener("hashchange", follow, { signal });
  addEventListener("beforeprint", preparePrint, { signal });
  addEventListener("afterprint", endPrint, { signal });
}
