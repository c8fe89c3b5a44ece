// What goes on paper: the map, then each failing key once with a picture, or a page per language for translators.

const MOST_PRINTED = 200;

let papers = [];

function preparePrint() {
  endPrint();
  if (state.view === "texts") papers = [printedKeys()];
  if (state.view === "screens") papers = [printedScreens()];
  if (state.view === "translators") papers = translatedTags().map(printedLanguage);
  $(state.view).classList.toggle("has-paper", papers.length > 0);
  $(state.view).append(...papers);
}

function endPrint() {
  for (const paper of papers) paper.remove();
  papers = [];
}

function printedKeys() {
  while (map.drawn < Math.min(MOST_PRINTED, map.rows.length)) drawMoreRows();
  const isFailing = row => [...row.entries.values()].some(({ kind, isBare }) => kind === "f" && !isBare);
  const rows = isByRule() ? [] : map.rows.filter(isFailing);
  const left = Math.max(map.rows.length - map.drawn, rows.length - MOST_PRINTED);
  return el("section.paper-only", {}, left > 0 && el("p", {}, say("print.left", { count: left })),
    rows.length > 0 && el("h2", {}, say("print.failing")), rows.slice(0, MOST_PRINTED).map(printedKey));
}

// The worst language of a key as a picture at its first failing size, the other languages in words.
function printedKey(row) {
  const failing = [...row.entries.values()].filter(({ kind }) => kind === "f")
    .sort((a, b) => a.isBare - b.isBare || worstFirst(a, b));
  const [{ tag, slots, place, index, findings }] = failing;
  const { slot, text } = slots[place];
  const answer = answerAt(slot, text, index);
  const fix = slot.fix ?? findings.find(one => one.fix)?.fix;
  const languages = failing.map(one => say("print.language", { language: languageName(one.tag), size: sizeName(one.index) }));
  return el("article", {}, el("h3", foreign(tag), shortened(text.text, 500)),
    el("p", {}, joined([el("code", {}, shortened(row.id)), languages.join(", ")])),
    answer.result && pictureOf(answer), fix && el("p", {}, el("b", {}, say("fix")), " ", sentence(fix)));
}

function printedLanguage(tag) {
  const rows = translations(tag);
  return el("section.paper-only.page", {}, el("h2", {}, languageName(tag)),
    rows.length ? translationTables(rows) : el("p", {}, say("translators.none")));
}

// Each screen as it looks at its worst.
function printedScreens() {
  return el("section.paper-only", {}, data.screens.map(screen => {
    const [variant] = screen.variants;
    const marks = marksOf(screen, variant);
    return el("article", {}, el("h3", {}, screenWords(screen, variant)),
      screenPicture(screen, variant, { scale: 0.5, marks }), markList(screen, variant, marks));
  }));
}
