// The map of the view Texts: rows of keys or rules, columns of languages or sizes, drawn in blocks.

// Elements of the first block: the whole page stays below 1,500.
const FIRST_ELEMENTS = 500;
const FIRST_ROWS = 60;
// Elements of a later block: a browser draws them without a pause.
const MORE_ELEMENTS = 12_000;

const map = { rows: [], columns: null, drawn: 0, table: null, more: null };

// What the click on a cell opens.
const cellEntries = new WeakMap();

function wireTexts() {
  const section = $("texts");
  map.more = button("", () => drawMoreRows(), { class: "more" });
  // A reader who scrolls to the end wants the next rows without a click.
  $("map").addEventListener("scroll", ({ target }) => {
    if (!map.more.hidden && target.scrollTop + target.clientHeight > target.scrollHeight - 600) drawMoreRows();
  }, { passive: true });
  addOptions("lang", section, model.key.tags.map(tag => [tag, languageName(tag)]));
  // Rules on code and pictures have no text in the map.
  const ofTexts = new Set(data.texts.flatMap(text => [text, ...text.slots].flatMap(findingsIn)).map(({ rule }) => rule));
  addOptions("rule", section, [...model.rule.rows.values()].filter(({ id }) => ofTexts.has(id)).map(row => [row.id, row.name]));
  section.querySelector("[data-param=new]").parentElement.hidden = !data.compare;
  section.querySelector(".segments").hidden = !model.rule.rows.size;
  $("filters-toggle").addEventListener("click", ({ target }) => {
    target.setAttribute("aria-expanded", $("filters").classList.toggle("is-open"));
  });
  $("reset").addEventListener("click", () => {
    setParams({ q: "", lang: "", only: "", rule: "", new: "" });
    drawMap();
    section.querySelector("[type=search]").focus();
  });
  $("all-languages").addEventListener("click", () => {
    setParams({ all: param("all") ? "" : 1 });
    drawMap();
  });
  bindControls(section.querySelector(".bar"), () => ({}), name => {
    if (name === "rows") closeDetail();
    drawMap();
  });
  wireDetail();
}

function drawTexts() {
  drawMap();
  if (state.target && showDetail()) return;
  if (state.target) announce(say("detail.unknown"));
  state.target = null;
  hideDetail();
}

// ---- The map

function drawMap() {
  showControls($("texts").querySelector(".bar"));
  map.rows = shownRows();
  map.columns = shownColumns();
  map.drawn = 0;
  const { tags, isSizes, all } = map.columns;
  const kind = isByRule() ? "rule" : "key";
  const first = say(isByRule() || tags.join() ? `column.${kind}` : "column.texts");
  const columns = [first, ...isSizes ? data.categories : tags.map(languageName)];
  const open = event => openCell(event.target.closest("button.cell"));
  map.table = el("table.map", { role: "grid", "aria-label": say(`map.${kind}`), click: open },
    tableHead(columns.map(name => columnHead(name))), el("tbody"));
  map.table.addEventListener("keydown", moveInMap);
  fill($("map"), map.rows.length ? map.table : el("p.empty", {}, say("map.empty")), map.more);
  $("map").scrollTop = 0;
  drawMoreRows();
  $("all-languages").hidden = !all;
  $("all-languages").textContent = say(param("all") ? "languages.fewer" : "languages.all", { count: all });
  $("reset").hidden = !["q", "lang", "only", "rule", "new"].some(param);
  drawCounts();
}

function drawMoreRows() {
  const { tags, isSizes } = map.columns;
  const elements = 5 + 2 * (isSizes ? data.categories : tags).length;
  const most = map.drawn ? Math.min(MORE_ROWS, MORE_ELEMENTS / elements) : Math.min(FIRST_ROWS, FIRST_ELEMENTS / elements);
  const next = map.rows.slice(map.drawn, map.drawn + Math.ceil(most));
  map.table.tBodies[0].append(...next.map(drawRow));
  map.drawn += next.length;
  labelMore(map.more, map.rows.length - map.drawn);
  // A search of the browser does not find rows that are not drawn, so their number is said.
  const { length } = map.rows, count = side().rows.size;
  $("shown").textContent = say(`shown.${isByRule() ? "rule" : "key"}`, { shown: map.drawn, count })
    + (length < count && length > map.drawn ? say("shown.matches", { length }) : "");
  if (!map.table.querySelector("button.cell[tabindex='0']")) map.table.querySelector("button.cell")?.setAttribute("tabindex", 0);
  markOpenCell();
}

function drawRow(row) {
  const { tags, isSizes } = map.columns;
  const entry = row.entries.get(tags[0]);
  // In one language the text itself says more than its source.
  const hidden = [...row.entries.values()].filter(one => one.kind === "f" && !tags.includes(one.tag)).length;
  const [name, tag] = isSizes && entry?.texts.length ? [entry.texts[0].text, tags[0]] : [row.name, row.nameTag];
  return el("tr", {},
    el("th", { scope: "row" }, row.isNew && el("span.new", {}, say("new")),
      el("b", isByRule() ? {} : foreign(tag), shortened(name, 160)),
      row.id !== name && el("code", { dir: "ltr" }, shortened(row.id, 120)),
      hidden > 0 && !isSizes && el("small", {}, say("row.hidden", { count: hidden }))),
    isSizes && entry?.isBare ? bareCell(row, entry, data.categories.length)
      : isSizes ? data.categories.map((_, index) => sizeCell(entry, index, name))
      : tags.map(one => languageCell(row, row.entries.get(one))));
}

// A cell of a language: the smallest size at which the text fails.
function languageCell(row, entry) {
  if (!entry) {
    // A large run does not put every text into the page.
    const title = say(data.run.dropped?.length && !data.cells?.[row.id] ? "cell.dropped" : "cell.none");
    return isByRule() ? el("td") : el("td.none", { title }, "–");
  }
  if (entry.isBare) return bareCell(row, entry);
  const { kind, index, isEverySize, severity, findings, slots, place } = entry;
  const isSize = kind === "f" && !isEverySize;
  // A failure that names no size is at every size.
  const words = kind === "f" && !isSize ? verdictWord(kind) : say(`cell.${WORDS[kind]}`, { size: sizeName(index) });
  const verdict = kind === "u" ? unmeasuredWords(entry) : words;
  const count = isByRule() && say("findings", { count: findings.length });
  const shade = kind === "f" ? `h${isByRule() ? 4 - severity : isSize ? shadeOf(index, slots[place]?.slot) : 4}` : WORDS[kind];
  return drawCell(entry, shade, [row.name, languageName(entry.tag), joined([verdict, count], ", ").join("")],
    [isSize ? sizeName(index) : SIGNS[kind], isByRule() && el("small", {}, findings.length)]);
}

// A cell of a text that is only in the JSON report: it opens nothing.
function bareCell(row, { kind, index, tag }, colspan = 1) {
  const verdict = "u-".includes(kind) ? verdictWord(kind) : say(`cell.${WORDS[kind]}`, { size: sizeName(index) });
  const label = say("cell.bare", { text: shortened(row.name, 80), column: languageName(tag), verdict });
  const shade = kind === "f" ? `h${shadeOf(index)}` : WORDS[kind];
  return el("td", { colspan }, el(`span.cell.bare.${shade}`, { role: "img", "aria-label": label, title: label },
    kind === "f" ? sizeName(index) : SIGNS[kind]));
}

// A cell of a size: the worst verdict of all slots there.
function sizeCell(entry, index, name) {
  const { kind } = entry.slots.length ? worstVerdict(entry.slots.map(({ slot }) => slot.verdicts[index]).join("")) : entry;
  const verdict = kind === "u" ? unmeasuredWords(entry) : verdictWord(kind);
  const shade = kind === "f" ? `h${shadeOf(index, entry.slots[entry.place]?.slot)}` : WORDS[kind];
  return drawCell(entry, shade, [name, sizeName(index), verdict], SIGNS[kind], index);
}

function drawCell(entry, shade, [text, column, verdict], words, index) {
  const label = say("cell", { text: shortened(text, 80), column, verdict });
  const title = "ub".includes(entry.kind) && label;
  const cell = el(`button.cell.${shade}`, { type: "button", tabindex: -1, "aria-label": label, title }, words);
  cellEntries.set(cell, { entry, index });
  return el("td", {}, cell);
}

function openCell(cell) {
  if (!cell) return;
  const { entry, index } = cellEntries.get(cell);
  makeTabStop(cell);
  openDetail(entry, index);
}

// The cells of the open detail.
function openCells() {
  return [...map.table.querySelectorAll("button.cell")].filter(cell => {
    const { entry, index } = cellEntries.get(cell);
    return entry.id === state.target?.id && entry.tag === state.target.tag && (index ?? detail.index) === detail.index;
  });
}

function markOpenCell() {
  for (const cell of map.table.querySelectorAll("[aria-current]")) cell.removeAttribute("aria-current");
  if (state.target) for (const cell of openCells()) cell.setAttribute("aria-current", true);
}

// ---- Keyboard: one cell is in the order of Tab, arrows move from cell to cell.

function makeTabStop(cell) {
  map.table.querySelector("button.cell[tabindex='0']")?.setAttribute("tabindex", -1);
  cell.setAttribute("tabindex", 0);
}

const MOVES = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

function moveInMap(event) {
  const from = event.target.closest("td");
  if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
  const inRow = [...from.parentElement.querySelectorAll("button.cell")];
  const cell = MOVES[event.key] ? nextCell(from, MOVES[event.key]) : { Home: inRow[0], End: inRow.at(-1) }[event.key];
  if (cell === undefined) return;
  event.preventDefault();
  if (!cell) return;
  makeTabStop(cell);
  cell.focus();
}

// The next cell with a button in a direction; null at the edge.
function nextCell(from, [down, right]) {
  let row = from.parentElement, place = from.cellIndex;
  for (;;) {
    if (down > 0 && !row.nextElementSibling && !map.more.hidden) drawMoreRows();
    if (down) row = down > 0 ? row.nextElementSibling : row.previousElementSibling;
    place += right;
    if (!row?.cells[place] || place < 1) return null;
    const cell = row.cells[place].querySelector("button.cell");
    if (cell) return cell;
  }
}
