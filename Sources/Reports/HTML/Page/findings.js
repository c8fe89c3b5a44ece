// Findings as sentences, and the places in the code that draw a text.

const badge = (kind, words) =>
  el(`span.badge.${WORDS[kind]}`, {}, el("span", { "aria-hidden": true }, `${SIGNS[kind]} `), words);

const findingBadge = ({ outcome, severity }) =>
  badge(kindOf(outcome), say(`severity.${outcome === "fail" ? severity : "review"}`));

const findingList = (findings, first = 30) => grow(el("ul.findings"), findings, one => findingItem(one), first);

// A finding with its sentence, fix and rule; in the detail of its text, text and key stand above it.
function findingItem(finding, isAlone = true) {
  const { locale = "", key, fix, change, rule, file } = finding;
  const entry = entryNamed(finding);
  const text = finding.text ?? entry?.texts[0]?.text;
  return el("li.finding", {},
    el("p.finding-head", {}, findingBadge(finding),
      isAlone && text && textElement("b", text, locale), isNew(finding) && el("span.new", {}, say(change)),
      !isAlone && finding.locales && el("span.soft", {}, say("finding.worst", { language: languageName(locale) }))),
    el("p", {}, messageOf(finding)),
    isAlone && fix && el("p.fix", {}, el("b", {}, say("fix")), " ", sentence(fix)),
    el("p.soft", {}, joined([...isAlone ? aboutText(key, locale, text) : [], file && placeLink(finding), ruleLink(rule),
      isAlone && entry && textLink(entry.id, locale, say("finding.open"))])));
}

const entryNamed = finding => model.rows.get(rowName(finding))?.entries.get(finding.locale ?? "");

const aboutText = (key, locale, text) =>
  [locale && languageName(locale), key !== text && el("code", { dir: "ltr" }, shortened(key, 120))];

const textLink = (id, tag, words, params) =>
  el("a", { href: addressOf({ view: "texts", target: { id, tag }, params }), dir: "ltr" }, words);

// A text whose letters the browser lacks is not shown.
const messageOf = ({ message = "", locale }) =>
  sentence(locale && !isDrawable(locale) ? message.replaceAll(/"[^"]+"/g, "\"…\"") : message);

// Messages of the run begin in lower case and have no full stop, as in a terminal.
function sentence(words) {
  const first = shortened(words.charAt(0).toUpperCase() + words.slice(1), 2000);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}

const ruleName = id => data.rules.find(rule => rule.id === id)?.title ?? id;

function ruleLink(id) {
  const { title, help } = data.rules.find(rule => rule.id === id) ?? {};
  const code = el("code", { title }, id);
  return isWeb(help) ? el("a", { href: help }, code) : code;
}

// ---- Uses: where the app's code draws the text, with the way from the key to the place.

const FIRST_USES = 6;

function fillUses(uses) {
  $("uses").hidden = !uses.length;
  fill($("uses"), $("uses").firstChild, ...grow(el("ul"), uses, useItem, FIRST_USES));
}

function useItem(use) {
  const steps = (use.steps ?? []).map(placeLink);
  return el("li", {},
    el("p", {}, sayWith("use", {
      place: el("code", {}, shortened(use.place ?? "", 80)), kind: say(`role.${use.kind}`), at: placeLink(use),
    })),
    use.container && el("p.soft", {}, say("use.container", use)),
    el("p.soft", {}, say(`way.${use.way}`), steps.length > 0 && [say("way.through"), ...joined(steps, " → ")]));
}

const pairsOf = palette => [...palette.pairs, ...palette.statePairs ?? []];
