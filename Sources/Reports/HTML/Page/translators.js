// The view Translators: which texts of a language are too long, and by how much.

const FIRST_TRANSLATIONS = 30;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const characterCount = text => [...segmenter.segment(text)].length;

// Languages that somebody translates: all but the source language.
const translatedTags = () => model.tags.filter(tag => tag && tag !== sourceTag());

function wireTranslators() {
  const section = $("translators");
  addOptions("lang", section, translatedTags().map(tag => [tag, languageName(tag)]));
  addOptions("size", section, data.categories.map(name => [name, name]));
  bindControls(section, () => ({}), drawTranslators);
  $("csv").addEventListener("click", ({ target }) => copyWords(csvOf(translations(translatedTag()).filter(({ group }) => group !== "fits")), target));
}

// The language of the address, else the one with the most failures.
function translatedTag() {
  const failures = tag => [...model.rows.values()].filter(row => isFailing(row.entries.get(tag)?.kind)).length;
  const tags = translatedTags();
  return tags.includes(param("lang")) ? param("lang") : tags.sort((a, b) => failures(b) - failures(a))[0];
}

// What a translator does: shorten the text, now or for larger sizes, leave it if its place grows, or nothing.
const GROUPS = ["certain", "larger", "grows", "fits", "unused"];

function drawTranslators() {
  const tag = translatedTag();
  const rows = translations(tag), size = param("size") || "200 %";
  showControls($("translators"), { lang: tag });
  const link = group => {
    const count = rows.filter(one => one.group === group).length;
    const href = addressOf({ view: "translators", params: { ...state.params, group } });
    return el("a", { href, "aria-current": param("group") === group && "true" }, say(`translators.${group}`, { count }));
  };
  const known = GROUPS.filter(group => group === "certain" || rows.some(one => one.group === group));
  fill($("too-long"), ...joined(known.map(link)), " ", say("translators.size", { size }));
  const shown = GROUPS.includes(param("group")) ? [param("group")] : GROUPS.slice(0, 3);
  const tables = shown.flatMap(group => translationTable(rows, group));
  fill($("translations"), tables.length || rows.some(({ group }) => group !== "fits") ? tables : el("p.empty", {}, say("translators.none")));
}

// The texts of a language with what their worst place allows at the size that must hold, or at the first larger one that
// fails; the ones with the most to shorten first.
function translations(tag) {
  const rows = [];
  for (const row of model.rows.values()) {
    const entry = row.entries.get(tag);
    const add = (slot, text, index, kind, isLarger) => {
      const budget = "flnu".includes(kind) ? budgetOf(slot, text, index) : {};
      const group = slot?.certainty === "unused" ? "unused" : isLarger ? "larger"
        : budget.fits === budget.has ? isFailing(kind) && slot.height ? "grows" : "fits" : isFailing(kind) ? "certain" : "grows";
      if (kind !== "-") rows.push({ row, slot, text, tag, index, kind, group, ...budget });
    };
    for (const { slot, text } of entry?.slots ?? []) {
      const asked = data.categories.indexOf(param("size"));
      const index = asked < 0 ? doubleIndex(slot) : asked;
      const failing = [...slot.verdicts].findIndex((one, place) => place >= index && isFailing(one));
      const shown = Math.max(index, failing);
      add(slot, text, shown, slot.verdicts[shown], shown > index);
    }
    if (entry?.texts[0].letter) {
      const asked = data.categories.indexOf(param("size") || "AX3");
      add(undefined, entry.texts[0], asked, isFailing(entry.kind) && asked < entry.index ? "p" : entry.kind);
    }
  }
  const share = ({ has, fits }) => Number.isInteger(fits) ? fits / has - 1 : 0;
  rows.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || share(a) - share(b) || (a.row.id < b.row.id ? -1 : 1));
  const seen = new Set();
  return rows.filter(({ row }) => !seen.has(row) && seen.add(row));
}

// How many characters a text has, and about how many fit; null where the page cannot lay it out.
function budgetOf(slot, text, index) {
  const has = characterCount(text.text);
  const picture = slot && unpackedText(slot, text);
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

function translationTable(rows, group) {
  const columns = ["source", "translation", "budget", "picture"];
  const shown = rows.filter(row => row.group === group);
  return tableOf(`translators.${group}`, columns, shown, translationRow, FIRST_TRANSLATIONS);
}

// A heading and a table that grows; nothing without rows. On a phone each row is a block.
function tableOf(title, columns, rows, make, first = 100) {
  if (!rows?.length) return [];
  const body = el("tbody");
  const [, more] = grow(body, rows, make, first);
  return [el("h3", {}, say(title, { count: rows.length })), el("div.card", {},
    el("table.list", {}, tableHead(columns.map(name => columnHead(say(`column.${name}`)))), body), more)];
}

function translationRow({ row, slot, text, tag, index, group, ...budget }) {
  const answer = slot ? answerAt(slot, text, index) : {};
  const label = answer.result && pictureLabel(answer, index);
  return el("tr", {},
    el("th", { scope: "row" }, textElement("span", row.name, row.nameTag, 500),
      el("p", {}, textLink(row.id, tag, shortened(row.id, 120), { size: sizeName(index) })),
      text.comment && el("p.note", {}, shortened(text.comment, 300))),
    textElement("td", writtenText(text), tag, 1000),
    el("td", {}, budgetWords(budget, group), slot && group !== "fits" && el("p.soft", {}, joined([
      slot.styleName, say("pt", { value: slot.width }), sizeName(index)], ", "))),
    el("td", {}, !label ? say("picture.none") : hasLetters(slot, text)
      ? el("div.stage", {}, pictureOf(answer, { isSmall: true, label })) : say("picture.letters", { language: languageName(tag) })));
}

function budgetWords({ has, fits, isBroken }, group) {
  if (group === "fits") return verdictWord("p");
  const by = Math.max(0, has - fits), percent = Math.round(by / has * 100);
  if (isBroken) return say("budget.word");
  if (!by || fits === null) return say("budget.unknown", { count: has });
  const words = el("p.soft", {}, say("budget.has", { has, fits }));
  if (group === "grows") return [el("b", {}, say("budget.grows", { count: by, percent })), words];
  const meter = el("i");
  meter.style.width = `${percent}%`;
  return [el("b", {}, say("budget.by", { count: by, percent })), words, el("div.meter", { "aria-hidden": true }, meter)];
}

// Rows for a spreadsheet, quoted as RFC 4180 asks.
function csvOf(rows) {
  const lines = rows.map(({ row, text, fits, has, group, index }) =>
    [text.key, row.name, writtenText(text), group, sizeName(index), has ?? "", fits ?? ""]);
  return [["key", "source", "translation", "result", "size", "characters", "limit"], ...lines]
    .map(line => line.map(field => `"${String(field).replaceAll('"', '""')}"`).join(",")).join("\r\n");
}
