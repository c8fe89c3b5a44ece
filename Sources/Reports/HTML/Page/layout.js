/* Lays out unpacked texts like the engine: line breaks, truncation, shrinking and verdicts.
 *
 * All functions take boundaries (see text.js), and `at` is a value of `scaleAt`. Lengths are in points. The engine's
 * answers and these are compared over many languages; every comparison here is one of the engine's. */

/** The tolerance for rounding errors in line breaks. */
const rounding = 1e-9;

/** The smallest step when a text shrinks, as a share of its size. */
const shrinkStep = 0.001;

/** Returns the first place in a range that is past a limit, or its end; all later places are past it too. */
function firstPlace(low, high, isPast) {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(middle)) high = middle; else low = middle + 1;
  }
  return low;
}

/** Returns the points of the difference of two positions. */
function points(to, toIndex, from, fromIndex, { factors }) {
  const [last, first] = [4 * toIndex, 4 * fromIndex];
  const part = (index) => ((to[last + index] - from[first + index]) / (index < 2 ? widthUnit : 1)) * factors[index];
  return part(0) + part(1) + part(2) + part(3);
}

/** Returns the width of a part of the text without regard to breaks. */
const sumWidth = (T, from, to, at) => points(T.sums, to, T.sums, from, at);

/** Returns the width of a part of the text on its own line. */
const lineWidth = (T, from, to, at) => (to > from ? points(T.ends, to, T.starts, from, at) : 0);

/** Returns the width of an ellipsis or hyphen. */
function markWidth(T, letter, at) {
  return points(advanceParts(T.data.letters[letter]), 0, [0, 0, 0, 0], 0, at);
}

/** Returns the available width of whole pixels. */
const inPixels = (width, { displayScale }) => Math.floor(width * displayScale + 1e-6) / displayScale;

/** Returns the width on one unbroken line, or of the widest paragraph. */
function naturalWidth(T, at) {
  let [widest, start] = [0, 0];
  for (const point of T.points) {
    if (!point.isHard && point.next !== T.count) continue;
    widest = Math.max(widest, sumWidth(T, start, Math.max(point.trimmed, start), at));
    start = point.next;
  }
  return widest;
}

/** Returns the width of the widest word, which ends at an opportunity or a space. */
function widestWord(T, at) {
  let [widest, start] = [0, 0];
  for (const point of T.points) {
    let end = start;
    while (end < point.trimmed) {
      const first = end;
      while (end < point.trimmed && !T.isSpace[end]) end += 1;
      const hyphen = end === point.trimmed && point.isSoftHyphen ? markWidth(T, T.hyphen, at) : 0;
      if (end > first) widest = Math.max(widest, lineWidth(T, first, end, at) + hyphen);
      end += 1;
    }
    start = point.next;
  }
  return widest;
}

/** Returns the line that ends at the last fitting opportunity from a place on, and the index after it. */
function nextLine(T, start, first, at, room) {
  let [line, index, after] = [null, first, first];
  while (index < T.points.length) {
    const point = T.points[index];
    let width = lineWidth(T, start, point.trimmed, at);
    if (width > room) break;
    index += 1;
    if (point.isSoftHyphen) {
      width += markWidth(T, T.hyphen, at);
      // The following text may still fit without a hyphen; if it does not, the line ends at an earlier place.
      if (width > room) continue;
    }
    const hyphen = point.isSoftHyphen;
    [line, after] = [{ start, end: Math.max(point.trimmed, start), next: point.next, width, hyphen }, index];
    if (point.isHard) break;
  }
  return { line, index: line ? after : index };
}

/** Returns the last boundary up to which a word fits that is too wide for its line, after at least one letter. */
function longestPrefix(T, start, end, at, room) {
  let fitting = start;
  for (let place = start + 1; place <= end; place += 1) {
    if (!T.isGrapheme[place]) continue;
    const fits = lineWidth(T, start, place, at) <= room;
    if (fits || fitting === start) fitting = place;
    if (!fits) break;
  }
  return Math.max(fitting, start + 1);
}

/** Breaks the text greedily at its opportunities; a word that is too wide is broken between letters. */
function breakLines(T, at, limit) {
  const room = limit + rounding;
  const lines = [];
  let [start, index, breaksWord] = [0, 0, false];
  while (index < T.points.length) {
    const next = nextLine(T, start, index, at, room);
    if (next.line) {
      lines.push(next.line);
      [start, index] = [next.line.next, next.index];
      continue;
    }
    index = next.index;
    while (index > 0 && T.points[index - 1].next > start) index -= 1;
    const point = T.points[index];
    const end = longestPrefix(T, start, point.trimmed, at, room);
    const line = { start, end, next: end, width: lineWidth(T, start, end, at), hyphen: false };
    breaksWord = true;
    start = end;
    if (end >= point.trimmed) {
      start = point.next;
      line.next = start;
      index += 1;
    }
    lines.push(line);
  }
  if (lines.length === 0) lines.push({ start: 0, end: 0, next: T.count, width: 0, hyphen: false });
  return { lines, breaksWord };
}

/** Moves the last word of a line down to a word alone on the last line of up to 30 % of the width, as in SwiftUI. */
function pullDown(T, lines, at, limit) {
  lines.slice(1).forEach((line, index) => {
    const above = lines[index];
    const place = firstPlace(0, T.points.length, (one) => T.points[one].next >= line.start);
    const [from, last, end] = T.points.slice(place - 1, place + 2);
    if (!end || last.next !== line.start || last.isHard || last.trimmed === last.next) return;
    if (end.next !== line.next || (!end.isHard && end.next !== T.count)) return;
    const { trimmed, next } = from;
    const width = lineWidth(T, next, line.end, at);
    if (line.width > 0.3 * limit || trimmed === next || trimmed <= above.start || width > limit + rounding) return;
    Object.assign(line, { start: next, width });
    Object.assign(above, { end: trimmed, next, width: lineWidth(T, above.start, trimmed, at) });
  });
  return lines;
}

/** Returns the end of the text without white space at its end. */
const contentEnd = (T) => (T.points.length > 0 ? T.points[T.points.length - 1].trimmed : T.count);

/** Returns the last letter boundary up to which the text fits. */
function prefixEnd(T, start, end, room, at) {
  let low = firstPlace(start, Math.max(start, end), (place) => sumWidth(T, start, place + 1, at) > room);
  while (low > start && !T.isGrapheme[low]) low -= 1;
  while (low > start && lineWidth(T, start, low, at) > room) low = letterBefore(T, low, start);
  while (low < end) {
    const next = letterAfter(T, low, end);
    if (lineWidth(T, start, next, at) > room) break;
    low = next;
  }
  return low;
}

/** Returns the first letter boundary from which the rest of the text fits. */
function suffixStart(T, start, end, room, at) {
  let low = firstPlace(start, Math.max(start, end), (place) => sumWidth(T, place, end, at) <= room);
  while (low < end && !T.isGrapheme[low]) low += 1;
  while (low < end && lineWidth(T, low, end, at) > room) low = letterAfter(T, low, end);
  while (low > start) {
    const next = letterBefore(T, low, start);
    if (lineWidth(T, next, end, at) > room) break;
    low = next;
  }
  return low;
}

function letterAfter(T, place, end) {
  let next = place + 1;
  while (next < end && !T.isGrapheme[next]) next += 1;
  return Math.min(next, end);
}

function letterBefore(T, place, start) {
  let next = place - 1;
  while (next > start && !T.isGrapheme[next]) next -= 1;
  return Math.max(next, start);
}

/** Returns the start of the last visible line. */
function lastVisibleStart(T, at, limit, lineLimit) {
  if (lineLimit <= 1) return 0;
  const { lines } = breakLines(T, at, limit);
  return lines[Math.min(lineLimit, lines.length) - 1].start;
}

/** Returns by how much all remaining text on the last visible line would exceed the available width. */
const overWidth = (T, start, limit, at) => lineWidth(T, start, contentEnd(T), at) - limit;

/** Whether an ellipsis stands for the text that is cut off. */
const hasEllipsis = (mode) => mode !== "clip" && mode !== "wrap";

/** Cuts the text off after a number of lines; `head` and `tail` are what the last line shows around the ellipsis. */
function truncate(T, mode, at, limit, lineLimit) {
  const start = lastVisibleStart(T, at, limit, lineLimit);
  const end = contentEnd(T);
  const overBy = overWidth(T, start, limit, at);
  const ellipsis = hasEllipsis(mode) ? markWidth(T, T.ellipsis, at) : 0;
  if (ellipsis > limit) return { start, overBy, ellipsis, mode, head: [0, 0], tail: [end, end], isShown: false };
  const room = limit - ellipsis;
  const stop = T.points.find((point) => point.next > start && (point.isHard || point.next === T.count));
  const lineEnd = Math.max(stop ? stop.trimmed : T.count, start);
  const lastStart = T.points.reduce(
    (last, point) => (point.isHard && point.next < end ? Math.max(start, point.next) : last), start);
  let [head, tail] = [start, end];
  if (mode === "wrap" && lineLimit > 1) {
    const { lines } = breakLines(T, at, limit);
    head = lines[Math.min(lineLimit, lines.length) - 1].end;
  } else if (mode === "head") {
    tail = suffixStart(T, lastStart, end, room, at);
  } else if (mode === "middle") {
    head = prefixEnd(T, start, lineEnd, room / 2, at);
    tail = suffixStart(T, Math.max(head, lastStart), end, room - lineWidth(T, start, head, at), at);
  } else {
    head = prefixEnd(T, start, lineEnd, room, at);
  }
  if (hasEllipsis(mode)) {
    // iOS draws no space next to the ellipsis.
    while (head > start && T.isSpace[head - 1]) head -= 1;
    while (tail < end && T.isSpace[tail]) tail += 1;
  }
  const showsTail = mode === "head" || mode === "middle";
  return {
    start, overBy, ellipsis, mode, head: [start, Math.max(start, head)], tail: showsTail ? [tail, end] : [end, end],
    isShown: true,
  };
}

/** Returns the visible text of a text that is cut off, with its ellipsis. */
function visibleText(T, cut) {
  if (!cut.isShown) return "";
  const slice = (from, to) => T.text.slice(T.boundaries[from], T.boundaries[to]);
  return slice(0, cut.head[1]) + (hasEllipsis(cut.mode) ? "…" : "") + slice(cut.tail[0], cut.tail[1]);
}
