// The view Translators: which texts of a language are too long, and by how much.

const FIRST_TRANSLATIONS = 30;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const characterCount = text => [...segmenter.segment(text)].length;

// Languages that somebody translates: all but the source language.
const translatedTags = () => model.key.tags.filter(tag => tag && tag !== sourceTag());

function wireTranslators() {
  const section = $("translators");
  addOptions("lang", section, translatedTags().map(tag => [tag, languageName(tag)]));
  addOptions("size", section, data.categories.map(name => [name, name]));
  bindControls(section, () => ({}), drawTranslators);
  $("csv").addEventListener("click", ({ target }) => copyWords(csvOf(translations(translatedTag())), target));
}

// The language of the address, else the one with the most failures.
function translatedTag() {
  const failures = tag => [...model.key.rows.values()].filter(row => row.entries.get(tag)?.kind === "f").length;
  const tags = translatedTags();
  return tags.includes(param("lang")) ? param("lang") : tags.sort((a, b) => failures(b) - failures(a))[0];
}

function drawTranslators() {
  const tag = translatedTag();
  const rows = translations(tag);
  showControls($("translators"), { lang: tag });
  $("csv").hidden = !rows.length;
  const count = rows.filter(({ kind }) => kind === "f").length;
  $("too-long").textContent = say("translators.count", { count, size: param("size") || "200 %" });
  fill($("translations"), translationTables(rows));
}

// Texts that fail or need review at the size that must hold, the ones with the most to shorten first.
function translations(tag) {
  const rows = [];
  for (const row of model.key.rows.values()) {
    for (const { slot, text } of row.entries.get(tag)?.slots ?? []) {
      const asked = data.categories.indexOf(param("size"));
      const index = asked < 0 ? doubleIndex(slot) : asked;
      const kind = slot.verdicts[index];
      if (kind === "f" || kind === "n") rows.push({ row, slot, text, tag, index, kind, ...budgetOf(slot, text, index) });
    }
  }
  const share = ({ has, fits }) => fits === null ? 0 : fits / has - 1;
  return rows.sort((a, b) => share(a) - share(b) || (a.row.id < b.row.id ? -1 : 1));
}

// How many characters a text has, and about how many fit; null where the page cannot lay it out.
function budgetOf(slot, text, index) {
  const has = characterCount(text.text);
  if (slot.budget?.size === sizeName(index)) return { has, fits: slot.budget.fits };
  const picture = unpackedText(slot, text);
  if (!picture || !slot.width || !has) return { has, fits: null };
  const { size, leading } = sizeOf(data, slot, index);
  // What fits with the error margin fits for certain; a clip cuts at the last character that fits.
  const width = slot.width / (1 + slot.errors[index]);
  const limits = { ...limitsOf(slot), width, leading, truncation: "clip" };
  // A single word has to fit one line: further lines only hold its broken rest.
  if (!/\s/.test(text.text)) limits.lines = 1;
  const result = layOut(picture, size, limits);
  if (result.breaksWord) return { has, fits: null, isBroken: true };
  return { has, fits: result.cut ? characterCount(text.text.slice(0, result.cut.head[1])) : has };
}

function translationTables(rows) {
  const columns = ["source", "translation", "budget", "picture"];
  const table = kind => tableOf(`translators.${WORDS[kind]}`, columns, rows.filter(row => row.kind === kind), translationRow,
    FIRST_TRANSLATIONS);
  return ["f", "n"].map(table);
}

// A heading and a table that grows; nothing without rows. On a phone each row is a block.
function tableOf(title, columns, rows, make, first = 100) {
  if (!rows?.length) return [];
  const body = el("tbody");
  const [, more] = grow(body, rows, make, first);
  return [el("h3", {}, say(title, { count: rows.length })), el("div.card", {},
    el("table.list", {}, tableHead(columns.map(name => columnHead(say(`column.${name}`)))), body), more)];
}

function translationRow({ row, slot, text, tag, index, ...budget }) {
  const answer = answerAt(slot, text, index);
  const label = answer.result && pictureLabel(answer, index);
  return el("tr", {},
    el("th", { scope: "row" }, el("span", foreign(row.nameTag), shortened(row.name, 500)),
      el("p", {}, textLink(row.id, tag, shortened(row.id, 120), { size: sizeName(index) })),
      text.comment && el("p.note", {}, shortened(text.comment, 300))),
    el("td", foreign(tag), shortened(text.text, 1000)),
    el("td", {}, budgetWords(budget)),
    el("td", {}, label ? el("div.stage", {}, pictureOf(answer, { isSmall: true, label })) : say("picture.none")));
}

function budgetWords({ has, fits, isBroken }) {
  const by = Math.max(0, has - fits), percent = Math.round(by / has * 100);
  if (isBroken) return say("budget.word");
  if (fits === null || !by) return say(fits === null ? "budget.unknown" : "budget.close", { count: has });
  const meter = el("i");
  meter.style.width = `${percent}%`;
  return [el("b", {}, say("budget.by", { count: by, percent })), el("p.soft", {}, say("budget.has", { has, fits })),
    el("div.meter", { "aria-hidden": true }, meter)];
}

// Rows for a spreadsheet, quoted as RFC 4180 asks.
function csvOf(rows) {
  const lines = rows.map(({ row, text, fits }) => [row.id, row.name, text.text, fits ?? ""]);
  return [["key", "source", "translation", "limit"], ...lines]
    .map(line => line.map(field => `"${String(field).replaceAll('"', '""')}"`).join(",")).join("\r\n");
}
