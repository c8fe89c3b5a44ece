// The new verdicts of single texts, which the server sends before it has checked everything.

// The texts that are shown ahead of the data, as language and key.
const shownAhead = new Set();

function showAhead(read) {
  // A page that is being replaced, or whose slider is held, waits for the whole result.
  if (wanted.isRunning || isHeld) return;
  const first = data.findings.length;
  const moved = holder => { if (holder.findings) holder.findings = holder.findings.map(index => first + index); };
  const texts = completed(read).texts.filter(text => !isUnmeasured(text));
  data.findings.push(...read.findings);
  const changed = texts.filter(text => {
    const entry = entryNamed(text);
    const place = entry ? entry.texts.findIndex(one => one.file === text.file) : -1;
    if (place < 0 || isUnmeasured(entry.texts[place])) return false;
    for (const slot of text.slots) {
      unpackSlot(slot, text, read);
      // It names a layout of the answer, not one of the page's data.
      delete slot.layout;
    }
    [text, ...text.slots].forEach(moved);
    data.texts[data.texts.indexOf(entry.texts[place])] = text;
    entry.texts[place] = text;
    return true;
  });
  if (changed.length) redrawTexts(changed);
}

// Draws what shows the texts: their rows in the map, and the open detail.
function redrawTexts(texts) {
  const rows = new Set(texts.map(text => model.rows.get(rowName(text))));
  for (const text of texts) {
    readEntry(entryNamed(text));
    shownAhead.add(`${text.locale ?? ""}~${rowName(text)}`);
  }
  for (const row of rows) {
    nameRow(row);
    completeRow(row);
    row.words = undefined;
  }
  if (state.view !== "texts") return;
  writeAddress();
  const restore = readerPlace();
  for (const row of rows) redrawRow(row);
  if ($("detail").open && rows.has(detail.row)) showDetail();
  restore();
}

// Draws a row of the map again; the order of the rows stays until the whole result is here.
function redrawRow(row) {
  const old = map.table.tBodies[0].rows[map.rows.indexOf(row)];
  if (!old) return;
  const stop = old.querySelector("[tabindex='0']")?.closest("td").cellIndex;
  const drawn = drawRow(row);
  old.replaceWith(drawn);
  if (stop) drawn.cells[stop].querySelector("button.cell")?.setAttribute("tabindex", 0);
  markOpenCell();
}

// Shows the last whole result again, where there is no newer one that replaces what was shown ahead of it.
function takeBackAhead() {
  if (!shownAhead.size) return;
  shownAhead.clear();
  refresh();
}
