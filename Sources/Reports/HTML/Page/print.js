// What goes on paper: the causes with pictures, the map, each screen at its worst, or a page per language for translators.

const MOST_PRINTED = 200;

let papers = [];

function preparePrint() {
  endPrint();
  if (state.view === "causes") papers = [el("ol.paper-only.causes", {}, shownCauses().slice(0, MOST_PRINTED).map(causeItem))];
  if (state.view === "texts") while (map.drawn < Math.min(MOST_PRINTED, map.rows.length)) drawMoreRows();
  if (state.view === "screens") papers = [printedScreens()];
  if (state.view === "translators") papers = translatedTags().map(printedLanguage);
  $(state.view).classList.toggle("has-paper", papers.length > 0);
  $(state.view).append(...papers);
}

function endPrint() {
  for (const paper of papers) paper.remove();
  papers = [];
}

function printedLanguage(tag) {
  const rows = translations(tag);
  return el("section.paper-only.page", {}, el("h2", {}, languageName(tag)),
    GROUPS.slice(0, 2).map(group => translationTable(rows, group)));
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
