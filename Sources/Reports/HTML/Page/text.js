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
  const reader = digitReader(packed);
  for (let index = 0; reader.hasMore();) {
    index += reader.small();
    lengths.set(index, reader.small());
  }
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
  const reader = digitReader(record.c);
  for (let boundary = 0; reader.hasMore();) {
    boundary += reader.small();
    const change = data.changes[reader.next()];
    advanceParts(change).forEach((value, part) => { ends[4 * boundary + part] += value; });
    advanceParts(change, 4).forEach((value, part) => { starts[4 * boundary + part] -= value; });
  }
  return { sums, ends, starts };
}

/** Returns the line break opportunities: the boundary of the next line, the end of the visible text, and the kind. */
function unpackOpportunities(packed) {
  const points = [];
  const reader = digitReader(packed);
  for (let next = 0; reader.hasMore();) {
    next += reader.small();
    const rest = reader.small();
    points.push({ next, trimmed: next - Math.floor(rest / 3), isHard: rest % 3 === 1, isSoftHyphen: rest % 3 === 2 });
  }
  return points;
}

/** Returns for each boundary whether text may be cut off there. */
function unpackGraphemes(packed, count) {
  const isGrapheme = new Uint8Array(count + 1).fill(1);
  const reader = digitReader(packed);
  for (let boundary = 0; reader.hasMore();) {
    boundary += reader.small();
    isGrapheme[boundary] = 0;
  }
  return isGrapheme;
}

/** Returns the letters of the parts of ligatures, by the boundary at which these are cut. */
function unpackDivisions(packed) {
  const divisions = new Map();
  const reader = digitReader(packed);
  const letters = () => Array.from({ length: reader.small() }, () => reader.next());
  for (let boundary = 0; reader.hasMore();) {
    boundary += reader.small();
    divisions.set(boundary, { before: letters(), after: letters() });
  }
  return divisions;
}

/** Returns whether a UTF-16 code unit is a space between words, breaking or not, or a line break. */
function isSpaceUnit(unit) {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return unit === 0x85 || unit === 0xa0 || unit === 0x1680 || (unit >= 0x2000 && unit <= 0x200a) || unit === 0x2028
    || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000;
}

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
      isSpaceUnit(text.charCodeAt(boundaries[index]))),
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
