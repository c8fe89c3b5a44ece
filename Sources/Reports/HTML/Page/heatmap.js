// The map of the view Texts: rows of keys, columns of languages or sizes, drawn in blocks.

// Elements of the first block: the whole page stays below 1,500.
const FIRST_ELEMENTS = 350;
const FIRST_ROWS = 60;
// Elements of a later block: a browser draws them without a pause.
const MORE_ELEMENTS = 12_000;

const FILTERS = ["q", "lang", "only", "cause", "new"];

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
  addOptions("lang", section, model.tags.map(tag => [tag, languageName(tag)]));
  section.querySelector("[data-param=new]").parentElement.hidden = !data.compare;
  $("filters-toggle").addEventListener("click", ({ target }) => {
    target.setAttribute("aria-expanded", $("filters").classList.toggle("is-open"));
  });
  $("reset").addEventListener("click", () => {
    setParams(Object.fromEntries(FILTERS.map(name => [name, ""])));
    drawMap();
    section.querySelector("[type=search]").focus();
  });
  $("all-languages").addEventListener("click", () => {
    setParams({ all: param("all") ? "" : 1 });
    drawMap();
  });
  bindControls(section.querySelector(".bar"), () => ({}), drawMap);
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
  const first = say(tags.join() ? "column.key" : "column.texts");
  const columns = [first, ...isSizes ? data.categories : tags.map(languageName)];
  const open = event => openCell(event.target.closest("button.cell"));
  map.table = el("table.map", { role: "grid", "aria-label": say("map"), click: open },
    tableHead(columns.map(name => columnHead(name))), el("tbody"));
  map.table.addEventListener("keydown", moveInMap);
  fill($("map"), map.rows.length ? map.table : el("p.empty", {}, say("map.empty")), map.more);
  $("map").scrollTop = 0;
  drawMoreRows();
  $("all-languages").hidden = !all;
  $("all-languages").textContent = say(param("all") ? "languages.fewer" : "languages.all", { count: all });
  $("reset").hidden = !FILTERS.some(param);
  drawCause();
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
  const { length } = map.rows, count = model.rows.size;
  $("shown").textContent = say("shown", { shown: map.drawn, count })
    + (length < count && length > map.drawn ? say("shown.matches", { length }) : "");
  if (!map.table.querySelector("button.cell[tabindex='0']")) map.table.querySelector("button.cell")?.setAttribute("tabindex", 0);
  markOpenCell();
}

function drawRow(row) {
  const { tags, isSizes } = map.columns;
  const entry = row.entries.get(tags[0]);
  // In one language the text itself says more than its source.
  const hidden = [...row.entries.values()].filter(one => isFailing(one.kind) && !tags.includes(one.tag)).length;
  const [name, tag] = isSizes && entry ? [writtenText(entry.texts[0]), tags[0]] : [row.name, row.nameTag];
  return el("tr", {},
    el("th", { scope: "row" }, row.isNew && el("span.new", {}, say("new")),
      textElement("b", name, tag, 160),
      row.id !== name && el("code", { dir: "ltr" }, shortened(row.id, 120)),
      hidden > 0 && !isSizes && el("small", {}, say("row.hidden", { count: hidden }))),
    isSizes && entry.slots.length ? data.categories.map((_, index) => sizeCell(entry, index, name))
      : tags.map(one => languageCell(row, row.entries.get(one))));
}

// A cell of a language: the smallest size at which the text fails.
function languageCell(row, entry) {
  if (!entry) return el("td.none", { title: say("cell.none") }, "–");
  const { kind, index, slots, place } = entry;
  const verdict = kind === "u" ? unmeasuredWords(entry) : say(`cell.${WORDS[kind]}`, { size: sizeName(index) });
  const shade = isFailing(kind) ? `h${shadeOf(index, slots[place]?.slot)}` : WORDS[kind];
  return drawCell(entry, shade, [row.name, languageName(entry.tag), verdict], isFailing(kind) ? sizeName(index) : SIGNS[kind],
    undefined, map.columns.isSizes && data.categories.length);
}

// A cell of a size: the worst verdict of all slots there.
function sizeCell(entry, index, name) {
  const { kind } = worstVerdict(entry.slots.map(({ slot }) => slot.verdicts[index]).join(""));
  const shade = isFailing(kind) ? `h${shadeOf(index, entry.slots[entry.place]?.slot)}` : WORDS[kind];
  return drawCell(entry, shade, [name, sizeName(index), verdictWord(kind)], SIGNS[kind], index);
}

function drawCell(entry, shade, [text, column, verdict], words, index, colspan) {
  const label = say("cell", { text: shortened(text, 80), column, verdict });
  const cell = el(`button.cell.${shade}`, { type: "button", tabindex: -1, "aria-label": label, title: label }, words);
  cellEntries.set(cell, { entry, index });
  return el("td", { colspan }, cell);
}

// The cause whose texts the map shows, with the way back to it.
function drawCause() {
  const cause = openedCause();
  $("of-cause").hidden = !cause;
  if (cause) fill($("of-cause"), ...sayWith("map.ofCause", { cause: causeLink(cause), rule: ruleName(cause.rule) }));
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
