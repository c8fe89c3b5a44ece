// The view Causes: what one edit fixes, as a card with the picture of a text, the line to change and the change.

const FIRST_CAUSES = 10;
// Findings of a cause among which one with a picture is looked for.
const MOST_TRIED = 40;

// Failures with most findings first; notes and reviews come after them.
const isNoted = ({ outcome, severity }) => outcome !== "fail" || severity === "note";
const mostFirst = (one, other) =>
  isNoted(one) - isNoted(other) || other.findings.length - one.findings.length || one.place - other.place;

function wireCauses() {
  const section = $("causes");
  const rules = [...new Set(data.causes.map(({ rule }) => rule))];
  addOptions("rule", section, rules.map(rule => [rule, ruleName(rule)]));
  bindControls(section.querySelector(".bar"), () => ({}), drawCauses);
}

// The causes of the chosen outcome: errors and warnings, notes, reviews or all.
function chosenCauses() {
  const only = param("only") || (data.causes.some(cause => !isNoted(cause)) ? "" : "all");
  if (only === "all") return data.causes;
  return data.causes.filter(cause => only ? isNoted(cause) && (cause.outcome !== "fail") === (only === "review") : !isNoted(cause));
}

function shownCauses() {
  const rule = param("rule"), words = searchable(param("q").trim());
  const shown = chosenCauses().filter(cause => (!rule || cause.rule === rule)
    && (!words || (cause.words ??= wordsOfCause(cause)).includes(words)));
  return param("by") === "most" ? shown.sort(mostFirst) : shown;
}

function wordsOfCause({ edit, location, findings }) {
  const texts = findings.map(index => data.findings[index]).flatMap(({ text, key, message }) => [text, key, message]);
  return searchable([location.file, edit.file, edit.statement, ...texts].join("\n"));
}

function drawCauses() {
  showControls($("causes").querySelector(".bar"));
  // The cause of the address comes first.
  const target = data.causes.filter(({ fingerprint }) => fingerprint === state.target?.id);
  const found = shownCauses(), shown = [...new Set([...target, ...found])], count = chosenCauses().length;
  $("causes-shown").textContent = say(found.length < count ? "causes.some" : "causes.all", { shown: found.length, count });
  fill($("cause-list"), shown.length ? grow(el("ol.causes"), shown, causeItem, FIRST_CAUSES)
    : el("p.empty", {}, say("map.empty")));
}

const causeAddress = ({ fingerprint }) => addressOf({ view: "causes", target: { id: fingerprint, tag: "" } });
const causeLink = cause => el("a.at", { href: causeAddress(cause) }, `${shortened(cause.location.file)}:${cause.location.line}`);
const textsOfCause = ({ fingerprint }) => addressOf({ view: "texts", params: { cause: fingerprint } });

function causeItem(cause) {
  const { edit, location, certainty, firstCategory } = cause;
  const finding = data.findings[cause.example] ?? data.findings[cause.findings[0]] ?? {};
  const row = finding.locale !== undefined && model.rows.get(rowName(finding));
  const isNewCause = cause.findings.some(index => isNew(data.findings[index]));
  const from = firstCategory && say("cause.from", { size: sizeName(sizeIndex(firstCategory)) ?? "" });
  const picture = causePicture(cause, finding);
  return el(`li.card.cause${picture ? ".has-picture" : ""}`, {},
    picture && el("div", {}, picture),
    el("div", {},
      el("p.finding-head", {}, findingBadge(cause),
        el("b", {}, placeLink(location)), el("span.soft", {}, joined([certainty && say(`cause.${certainty}`), from])),
        isNewCause && el("span.new", {}, say("new"))),
      row ? textElement("h3", row.name, row.nameTag) : el("h3", {}, shortened(finding.text ?? location.file)),
      el("p", {}, messageOf(finding)),
      extentOf(cause, finding),
      changeOf(edit, location),
      el("p.soft", {}, ruleName(cause.rule), " ", ruleLink(cause.rule)),
      furtherFindings(cause)));
}

// The line to change, where it is not the place of the cause, and the change.
function changeOf(edit, location) {
  const statement = edit.statement && el("code", {}, edit.statement);
  const isElsewhere = edit.file !== location.file || edit.line !== location.line;
  if (!statement && !isElsewhere && !edit.advice) return null;
  const at = isElsewhere ? sayWith("cause.at", { statement: statement ?? say("cause.change"), at: placeLink(edit) }) : statement;
  return el("div.change", {}, at && el("p", {}, at),
    edit.advice && el("p", {}, el("b", {}, say("fix")), " ", sentence(edit.advice)));
}

// How many texts, keys and languages are affected: links to them, or the number of findings.
function extentOf(cause, finding) {
  const { texts, keys, languages, worst, findings } = cause;
  const entry = entryNamed(finding);
  if (!texts || !entry) return findings.length > 1 ? el("p", {}, say("findings", { count: findings.length })) : null;
  const link = words => el("a", { href: textsOfCause(cause) }, words);
  const place = languages.length > 1 ? link(say("cause.languages", { count: languages.length })) : languageName(languages[0]);
  const size = sizeName(sizeIndex(data.findings[cause.example]?.firstCategory));
  const example = textLink(entry.id, entry.tag, say("finding.open"), size && { size });
  return el("p", {}, ...sayWith("cause.extent", {
    texts: link(say("cause.texts", { count: texts })), keys: link(say("cause.keys", { count: keys })), languages: place,
  }), worst && languages.length > 1 && say("cause.worst", { language: languageName(worst) }), " · ", example);
}

// The picture of a text at its first failing size, two colours, or a link to the screen.
function causePicture({ example, findings }, { locale = "", layout }) {
  const pair = (data.palettes ?? []).flatMap(pairsOf).find(one => one.findings?.includes(example));
  if (pair) {
    const reading = pair.readings.find(one => kindOf(one.outcome) === "f") ?? pair.readings[0];
    if (!reading) return null;
    return [colorSample(reading.first, reading.second, pair.name), el("p", {}, swatch(reading.first), " ", swatch(reading.second))];
  }
  const screen = layout && data.screens.find(({ name }) => name === layout.screen);
  if (screen) return el("a", { href: addressOf({ view: "screens", target: { id: screen.id, tag: locale } }) }, screen.name);
  // The example, or else the first text whose letters are drawn.
  for (const index of [example, ...findings.slice(0, MOST_TRIED)]) {
    const finding = data.findings[index] ?? {}, { locale: tag = "", firstCategory } = finding;
    if (!firstCategory) continue;
    const { slot, text } = entryNamed(finding)?.slots.find(one => one.slot.findings?.includes(index)) ?? {};
    if (!slot || !hasLetters(slot, text)) continue;
    const asked = sizeIndex(firstCategory), size = asked >= 0 ? asked : worstVerdict(slot.verdicts).index;
    const answer = answerAt(slot, text, size);
    return [el("div.stage", {}, pictureOf(answer, { label: pictureLabel(answer, size) })),
      el("p.soft", {}, say("cause.picture", { size: sizeName(size), language: languageName(tag) }))];
  }
  return null;
}

// Findings that the map does not show, or all of a cause without texts.
function furtherFindings({ findings }) {
  const rest = findings.map(index => data.findings[index]).filter(one => !entryNamed(one));
  if (!rest.length || findings.length === 1) return null;
  const details = el("details", {}, el("summary", {}, say("findings", { count: rest.length })));
  details.addEventListener("toggle", () => details.append(...findingList(rest)), { once: true });
  return details;
}
