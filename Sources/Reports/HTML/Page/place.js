/* Places the letters of laid-out lines from left to right (UAX 9, L1 and L2).
 *
 * A letter is {x, width, start, glyph, dx, dy, text}. start is its UTF-16 offset, or null for an ellipsis or hyphen;
 * glyph is the number of an outline, -1 for a box, or null for nothing; dx and dy, downwards, are the distance of the
 * outline's origin from the letter's left end on the baseline. A letter with several outlines is followed by letters
 * without width and text. */

/** The units per em of outlines. */
const outlineUnit = 1000;

/** Returns the boundary at a UTF-16 offset. */
function boundaryAt(T, offset) {
  return firstPlace(0, T.count, (place) => T.boundaries[place] >= offset);
}

/** Returns the letters of a line within one paragraph in visual order. */
function visualOrder(T, start, end) {
  const base = T.paragraphs[start];
  const order = Array.from({ length: end - start }, (_, index) => start + index);
  const levels = Array.from(T.levels.subarray(start, end));
  for (let index = levels.length - 1; index >= 0 && T.isSpace[start + index]; index -= 1) levels[index] = base;
  const highest = Math.max(0, ...levels);
  for (let level = highest; level > 0; level -= 1) {
    for (let first = 0; first < levels.length; first += 1) {
      if (levels[first] < level) continue;
      let last = first;
      while (last + 1 < levels.length && levels[last + 1] >= level) last += 1;
      order.splice(first, last - first + 1, ...order.slice(first, last + 1).reverse());
      levels.splice(first, last - first + 1, ...levels.slice(first, last + 1).reverse());
      first = last;
    }
  }
  return order;
}

/** Adds the outlines of a letter of the tables at a place, and returns its right end. */
function placeLetter(row, letter, text, start, x, width, at, data) {
  const outlines = data.letters[letter].slice(4);
  const unit = at.size / outlineUnit;
  for (let index = 0; index < Math.max(1, outlines.length); index += 3) {
    const number = outlines[index];
    row.push({
      x, start, width: index === 0 ? width : 0, text: index === 0 ? text : "",
      glyph: number === undefined ? null : number === -1 ? -1 : number - 1,
      dx: (outlines[index + 1] ?? 0) * unit, dy: -(outlines[index + 2] ?? 0) * unit,
    });
  }
  return x + width;
}

/** Returns the letters of a part of the text and their widths, whose sum is the width of the part on its own line. */
function lettersOf(T, start, end, at) {
  const letters = T.letters.slice(start, end);
  const widths = letters.map((_, index) => sumWidth(T, start + index, start + index + 1, at));
  const replace = (first, others) => others.forEach((letter, index) => {
    letters[first + index] = letter;
    widths[first + index] = markWidth(T, letter, at);
  });
  const [before, after] = [T.divisions.get(end)?.before ?? [], T.divisions.get(start)?.after ?? []];
  if (after.length <= letters.length) replace(0, after);
  if (before.length <= letters.length) replace(letters.length - before.length, before);
  if (after.length === 0) widths[0] += points(T.sums, start, T.starts, start, at);
  const rest = lineWidth(T, start, end, at) - widths.reduce((sum, width) => sum + width, 0);
  widths[after.length > 0 && before.length === 0 ? 0 : widths.length - 1] += rest;
  return { letters, widths };
}

/** Adds a part of the text from a place on, and returns its right end. */
function placePart(T, row, start, end, from, at) {
  let x = from;
  if (end <= start) return x;
  const { letters, widths } = lettersOf(T, start, end, at);
  for (let first = start; first < end;) {
    const point = T.points.find(({ isHard, next }) => isHard && next > first);
    const last = Math.min(end, point ? point.next : end);
    for (const index of visualOrder(T, first, last)) {
      const place = index - start;
      x = placeLetter(row, letters[place], T.clusters[index], T.boundaries[index], x, widths[place], at, T.data);
    }
    first = last;
  }
  return x;
}

/** Adds an ellipsis or hyphen, and returns its right end. */
function placeMark(T, row, letter, text, from, at) {
  const first = row.length;
  const end = placeLetter(row, letter, text, null, from, markWidth(T, letter, at), at, T.data);
  for (const placed of row.slice(first)) placed[text === "…" ? "isEllipsis" : "isHyphen"] = true;
  return end;
}

/** Places parts next to each other in the direction of their paragraph; a part is [start, end] or a mark. */
function placeParts(T, parts, at) {
  const first = parts.find((part) => Array.isArray(part) && part[1] > part[0]);
  const isRightToLeft = first ? T.paragraphs[first[0]] === 1 : T.rtl;
  const row = [];
  let x = 0;
  for (const part of isRightToLeft ? parts.reverse() : parts) {
    x = Array.isArray(part) ? placePart(T, row, part[0], part[1], x, at) : placeMark(T, row, part.letter, part.text, x, at);
  }
  return { row, width: x, isRightToLeft };
}

/** Places a line between two UTF-16 offsets; with `hyphen`, it ends at a soft hyphen, which is then visible. */
function placeLine(T, start, end, size, { hyphen = false } = {}) {
  const at = scaleAt(size, T.data.scale);
  const parts = [[boundaryAt(T, start), boundaryAt(T, end)]];
  if (hyphen) parts.push({ letter: T.hyphen, text: "-" });
  return placeParts(T, parts, at).row;
}

/** Places the line that is cut off, and the lost text next to it up to a width.
 *
 * The rest begins at x = 0; it is drawn left or right of the slot. There is none in the middle of a line. */
function placeCut(T, result, size, { reach = Infinity } = {}) {
  const at = scaleAt(size, T.data.scale);
  const { cut } = result;
  const [head, tail] = [cut.head, cut.tail].map((part) => part.map((offset) => boundaryAt(T, offset)));
  const parts = [];
  if (cut.isShown) {
    parts.push(head);
    if (hasEllipsis(cut.mode)) parts.push({ letter: T.ellipsis, text: "…" });
    if (tail[1] > tail[0]) parts.push(tail);
  }
  const line = placeParts(T, parts, at);
  const end = cut.mode !== "head" && tail[0] === tail[1] ? contentEnd(T) : tail[0];
  const placed = { line: line.row, width: line.width, rest: [], restWidth: 0, restIsLeft: false };
  if (cut.mode === "middle" || end <= head[1]) return placed;
  const shown = cut.mode === "head"
    ? [suffixStart(T, head[1], end, reach, at), end] : [head[1], prefixEnd(T, head[1], end, reach, at)];
  const rest = placeParts(T, [shown], at);
  return {
    ...placed, rest: rest.row, restWidth: rest.width, restIsLeft: rest.isRightToLeft !== (cut.mode === "head"),
  };
}
