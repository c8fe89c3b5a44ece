/* Unpacks the texts that the page lays out again.
 *
 * A text is a row of letters. Boundary i is before letter i, and the last boundary is the end of the text. The width of
 * a part of a text is a difference of positions, and a position is a sum of advances with four parts that a size scales
 * differently: em at text sizes, em at display sizes, tracked clusters, emoji. */

/** The units per em of widths in the data. */
const widthUnit = 1e9;

const digitValues = new Map(
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].map((digit, value) => [digit, value]));

/** Returns a reader of packed numbers: `small` reads one digit, `next` two; the digit 63 announces a number of four. */
function digitReader(packed = "") {
  let place = 0;
  const digit = () => digitValues.get(packed[place++]);
  const take = (count) => {
    let number = 0;
    for (let index = 0; index < count; index += 1) number = number * 64 + digit();
    return number;
  };
  const read = (more) => {
    const first = digit();
    return first === 63 ? take(4) : more ? first * 64 + digit() : first;
  };
  return { hasMore: () => place < packed.length, small: () => read(false), next: () => read(true) };
}

/** Calls `read` with the reader and each boundary of packed numbers, whose first is the distance from the one before. */
function eachBoundary(packed, read) {
  const reader = digitReader(packed);
  for (let boundary = 0; reader.hasMore();) read(boundary += reader.small(), reader);
}

/** Returns packed runs of (count, value) as one value per letter. */
function unpackRuns(packed, count) {
  const values = new Uint8Array(count);
  const reader = digitReader(packed);
  for (let index = 0; reader.hasMore();) {
    const end = index + reader.small();
    values.fill(reader.small(), index, end);
    index = end;
  }
  return values;
}

/** Returns the UTF-16 offsets of all boundaries. */
function unpackOffsets(packed, count) {
  const offsets = new Int32Array(count + 1);
  const lengths = new Map();
  eachBoundary(packed, (index, reader) => lengths.set(index, reader.small()));
  for (let index = 0; index < count; index += 1) offsets[index + 1] = offsets[index] + (lengths.get(index) ?? 1);
  return offsets;
}

/** Returns the four parts of an advance in the data, which holds the width at display sizes as a difference. */
function advanceParts(numbers, first = 0) {
  const [em, display, tracked, emoji] = [0, 1, 2, 3].map((part) => numbers[first + part] ?? 0);
  return [em, em + display, tracked, emoji];
}

/** Returns the sums of the advances before each boundary, and those sums for lines that end or start there. */
function unpackPositions(record, letters, data) {
  const count = letters.length;
  const sums = new Float64Array(4 * (count + 1));
  letters.forEach((letter, index) => {
    advanceParts(data.letters[letter]).forEach((value, part) => {
      sums[4 * index + 4 + part] = sums[4 * index + part] + value;
    });
  });
  const ends = sums.slice();
  const starts = sums.slice();
  eachBoundary(record.c, (boundary, reader) => {
    const change = data.changes[reader.next()];
    advanceParts(change).forEach((value, part) => { ends[4 * boundary + part] += value; });
    advanceParts(change, 4).forEach((value, part) => { starts[4 * boundary + part] -= value; });
  });
  return { sums, ends, starts };
}

/** Returns the line break opportunities: the boundary of the next line, the end of the visible text, and the kind. */
function unpackOpportunities(packed) {
  const points = [];
  eachBoundary(packed, (next, reader) => {
    const rest = reader.small();
    points.push({ next, trimmed: next - Math.floor(rest / 3), isHard: rest % 3 === 1, isSoftHyphen: rest % 3 === 2 });
  });
  return points;
}

/** Returns for each boundary whether text may be cut off there. */
function unpackGraphemes(packed, count) {
  const isGrapheme = new Uint8Array(count + 1).fill(1);
  eachBoundary(packed, (boundary) => { isGrapheme[boundary] = 0; });
  return isGrapheme;
}

/** Returns the letters of the parts of ligatures, by the boundary at which these are cut. */
function unpackDivisions(packed) {
  const divisions = new Map();
  eachBoundary(packed, (boundary, reader) => {
    const letters = () => Array.from({ length: reader.small() }, () => reader.next());
    divisions.set(boundary, { before: letters(), after: letters() });
  });
  return divisions;
}

/** A space between words, breaking or not, or a line break. JavaScript's own class lacks U+0085 and has U+FEFF. */
const spaceUnit = /[^\S\ufeff]|\x85/;

/** Unpacks one text at one weight. `record` is an entry of `data.layouts`. */
function unpackText(record, written, data) {
  // The engine shapes a tab as a space.
  const text = written.replaceAll("\t", " ");
  const letters = [];
  const reader = digitReader(record.t);
  while (reader.hasMore()) letters.push(reader.next());
  const count = letters.length;
  const boundaries = unpackOffsets(record.b, count);
  const flags = record.f ?? 0;
  const paragraphs = unpackRuns(record.p, count);
  const points = unpackOpportunities(record.o);
  return {
    text, data, letters, count, boundaries, points, paragraphs, levels: unpackRuns(record.d, count),
    isGrapheme: unpackGraphemes(record.i, count), divisions: unpackDivisions(record.r), isSpace: Array.from(letters, (_, index) =>
      spaceUnit.test(text.charAt(boundaries[index]))),
    ...unpackPositions(record, letters, data), ellipsis: record.e, hyphen: record.h, rtl: paragraphs[0] === 1,
    isMissingGlyphs: (flags & 1) > 0, hasTallScript: (flags & 2) > 0,
    // The system may break a word that is too wide at other places, or hyphenates it.
    breaksElsewhere: (flags & 4) > 0, hyphenates: (flags & 8) > 0,
    hasHardBreaks: points.some((point) => point.isHard && point.next < count),
    clusters: Array.from(letters, (_, index) => text.slice(boundaries[index], boundaries[index + 1])),
  };
}

/** Returns the value of a table at a size: linear between rows; beyond them constant, or proportional to the size. */
function tableValue(rows, size, isProportional) {
  const beyond = (row) => (isProportional ? row[1] * (size / row[0]) : row[1]);
  if (size <= rows[0][0]) return beyond(rows[0]);
  const upper = rows.findIndex((row) => row[0] >= size);
  if (upper < 0) return beyond(rows[rows.length - 1]);
  const [low, high] = [rows[upper - 1], rows[upper]];
  if (size === high[0]) return high[1];
  return low[1] + ((size - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

/** Returns the factors that a size applies to the four parts of a width. */
function scaleAt(size, scale) {
  const share = tableValue(scale.displayShare, size, false);
  const factors = [
    size * (1 - share), size * share, tableValue(scale.tracking, size, true), tableValue(scale.emoji, size, true)];
  return { size, factors };
}

/** Returns the size and leading of a slot's text at a size category, in points. */
function sizeOf(data, slot, categoryIndex) {
  const style = data.scale.styles[slot.style];
  return { size: (slot.sizes ?? style.sizes)[categoryIndex], leading: (slot.leading ?? style.leading)[categoryIndex] };
}
