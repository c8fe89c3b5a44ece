/* Answers what a slot does to a text: shrinking, lines, truncation and the verdict, like the engine.
 *
 * `knobs` are the slot: width, lines (0 for no limit, null if unknown), truncation, minimumScale, height, leading,
 * lineHeight, and optionally growth (of numbers), tightens, framework and letters (see `blankSpace`). */

/** The factor by which a line may exceed the available width with tightened letter spacing. */
const tighteningFactor = 1.05;

/** The smallest share of the size to which SwiftUI shrinks a text here. */
const smallestShare = 0.01;

/** The largest error margin, as a share of the width. */
const largestError = 0.99;

/** Collects what all questions about a text in a slot at a size share. */
function fitting(T, size, knobs) {
  const { scale } = T.data;
  const at = scaleAt(size, scale);
  const lines = knobs.lines ?? null;
  const asked = knobs.minimumScale ?? 1;
  const isLabel = knobs.framework === "uikit";
  const shrinks = asked < 1 && lines > 0 && (!isLabel || (lines === 1 && asked > 0));
  return {
    T, at, size, lines, limit: inPixels(knobs.width, scale), natural: naturalWidth(T, at), height: knobs.height ?? null,
    smallest: shrinks ? Math.max(asked, isLabel ? 0 : smallestShare) : null, growth: knobs.growth ?? 1,
    tightening: knobs.tightens ? tighteningFactor : 1, lineHeight: knobs.lineHeight ?? scale.lineHeightRatio * size,
    leading: knobs.leading ?? scale.lineHeightRatio * size, mode: knobs.truncation ?? "tail", letters: knobs.letters,
    avoidsOrphans: knobs.framework === "swiftui", counts: new Map(),
  };
}

/** Returns the number of lines at a scale, with widths times a factor; counted once for each question. */
function countLines(fit, at, factor) {
  const key = `${at.size} ${factor}`;
  if (!fit.counts.has(key)) fit.counts.set(key, breakLines(fit.T, at, fit.limit / factor).lines.length);
  return fit.counts.get(key);
}

/** Returns whether the text fits its lines at a scale, with widths times a factor. */
function fitsAt(fit, at, factor) {
  if (fit.lines > 1) return countLines(fit, at, factor) <= fit.lines;
  const natural = at === fit.at ? fit.natural : naturalWidth(fit.T, at);
  return !fit.T.hasHardBreaks && natural * factor <= fit.limit * fit.tightening;
}

const shrunk = (fit, share) => scaleAt(fit.size * share, fit.T.data.scale);

/** Returns whether the text may shrink and fits at the smallest size. */
const fitsSmallest = (fit, factor) => fit.smallest !== null && fitsAt(fit, shrunk(fit, fit.smallest), factor);

/** Returns the share of the size at which the text is drawn: the largest that fits, to a thousandth. */
function shrinkShare(fit) {
  if (fit.smallest === null || fitsAt(fit, fit.at, 1)) return 1;
  if (!fitsSmallest(fit, 1)) return fit.smallest;
  let [low, high] = [fit.smallest, 1];
  while (high - low > shrinkStep) {
    const middle = (low + high) / 2;
    if (fitsAt(fit, shrunk(fit, middle), 1)) low = middle; else high = middle;
  }
  return low;
}

/** Returns the height of some lines in points, rounded up to a pixel. */
function linesHeight(fit, count, share) {
  const { displayScale } = fit.T.data.scale;
  const height = (count * fit.lineHeight + (count - 1) * (fit.leading - fit.lineHeight)) * share;
  return Math.ceil(height * displayScale - 1e-6) / displayScale;
}

/** Returns the most blank space above and below the letters together, and the least on either side, in points.
 *
 * `letters` are the least height of the first letter, and the least and most of the heights above and depths below the
 * baseline, in em. A text that is not whole on one line has only its first letter there for certain. */
function blankSpace({ letters, mode, T, size }, count, share, isWhole) {
  const [first, topLeast, topMost, bottomLeast, bottomMost] = letters;
  const { ascent, lineHeightRatio } = T.data.scale;
  const used = count > 1 || !isWhole ? (count === 1 && mode === "head" ? 0 : first) : topLeast + bottomLeast;
  const least = Math.max(0, Math.min(ascent - topMost, lineHeightRatio - ascent - bottomMost));
  return { most: (lineHeightRatio - used) * size * share, least: least * size * share };
}

/** Returns by how much some lines are higher than the slot if letters are certainly cut off, and whether they may be. */
function clipping(fit, count, share, isWhole) {
  const over = fit.height === null ? 0 : linesHeight(fit, count, share) - fit.height;
  if (!(over > 1e-6)) return { clippedBy: 0, mayBeClipped: false };
  // Without their heights, the letters fill the lines.
  const blank = fit.letters ? blankSpace(fit, count, share, isWhole) : { most: 0 };
  return over <= blank.most
    ? { clippedBy: 0, mayBeClipped: count > 1 || over > 2 * blank.least } : { clippedBy: over, mayBeClipped: false };
}

/** Returns the text as drawn: its share of the size, its lines there and its widest word. */
function drawnText(fit) {
  const share = shrinkShare(fit);
  const at = share < 1 ? shrunk(fit, share) : fit.at;
  return { share, at, lines: countLines(fit, at, 1), word: widestWord(fit.T, at) };
}

/** Returns the result with all widths times a factor, which is 1 ± the error margin. */
function fitWith(fit, drawn, factor) {
  const fitsLines = !(fit.lines > 0) || fitsAt(fit, fit.at, factor) || fitsSmallest(fit, factor);
  const breaksWord = fit.lines !== 1 && drawn.word * factor > fit.limit;
  let count = 1;
  if (fit.height !== null && fit.lines !== null && fit.lines !== 1) {
    count = countLines(fit, drawn.at, factor);
    if (fit.lines > 0) count = Math.min(count, fit.lines);
  }
  return { fitsLines, breaksWord, ...clipping(fit, count, drawn.share, fitsLines) };
}

/** Returns whether two results lead to the same verdict. */
const agree = (one, other) => one.fitsLines === other.fitsLines && one.breaksWord === other.breaksWord
  && (one.clippedBy > 0) === (other.clippedBy > 0) && one.mayBeClipped === other.mayBeClipped;

/** Returns whether the text still fits with longer numbers. */
function hasRoom(fit, drawn, error) {
  if (fit.growth <= 1) return true;
  const factor = (1 + error) * fit.growth;
  if (fit.lines !== 1 && drawn.word * factor > fit.limit) return false;
  if (!(fit.lines > 0)) return fit.height === null;
  return fitsAt(fit, fit.at, factor) || fitsSmallest(fit, factor);
}

/** Returns whether the verdict depends on where the system breaks or hyphenates a word, which the page cannot know. */
function mayBreakElsewhere({ T, lines, limit }, drawn, middle, error) {
  if (T.hyphenates && lines !== null && lines !== 1) return drawn.word * (1 + error) > limit;
  return (T.breaksElsewhere || T.hyphenates) && middle.breaksWord && middle.fitsLines && middle.clippedBy === 0;
}

/** Returns the visible lines and the cut of a text that is drawn in a slot. */
function visibleLines(fit, drawn, fitsLines) {
  const { T, limit, lines } = fit;
  if (fitsLines || !(lines > 0)) {
    if (lines === 1 && !T.hasHardBreaks) {
      const end = contentEnd(T);
      return { lines: [{ start: 0, end, next: T.count, width: lineWidth(T, 0, end, drawn.at), hyphen: false }], cut: null };
    }
    const broken = breakLines(T, drawn.at, limit).lines;
    return { lines: fit.avoidsOrphans ? pullDown(T, broken, drawn.at, limit) : broken, cut: null };
  }
  const cut = truncate(T, fit.mode, drawn.at, limit, lines);
  const above = lines > 1 ? breakLines(T, drawn.at, limit).lines.filter((line) => line.start < cut.start) : [];
  return { lines: cut.isShown ? above : [], cut: { ...cut, line: cut.isShown ? above.length : 0 } };
}

/** Lays the text out; offsets of the lines and of the cut are UTF-16. */
function layOutFitting(fit, drawn, middle) {
  const { T } = fit;
  const { lines, cut } = visibleLines(fit, drawn, middle.fitsLines);
  const offset = (boundary) => T.boundaries[boundary];
  const count = fit.lines > 0 ? Math.min(drawn.lines, fit.lines) : drawn.lines;
  const fits = middle.fitsLines && !middle.breaksWord && middle.clippedBy === 0 && !middle.mayBeClipped;
  const lineCount = countLines(fit, fit.at, 1);
  return {
    shrink: drawn.share, size: drawn.at.size, fits: fits && (fit.lines !== null || lineCount === 1), lineCount,
    lines: lines.map((line) => ({ ...line, start: offset(line.start), end: offset(line.end), next: offset(line.next) })),
    cut: cut && { ...cut, start: offset(cut.start), head: cut.head.map(offset), tail: cut.tail.map(offset) },
    breaksWord: middle.breaksWord, clippedBy: middle.clippedBy, naturalWidth: fit.natural, widestWord: drawn.word,
    overBy: cut ? Math.max(0, cut.overBy) : 0, visibleText: cut ? visibleText(T, cut) : T.text,
    height: linesHeight(fit, count, drawn.share),
  };
}

/** Lays the text out in a slot. */
function layOut(T, size, knobs) {
  const fit = fitting(T, size, knobs);
  const drawn = drawnText(fit);
  return layOutFitting(fit, drawn, fitWith(fit, drawn, 1));
}

/** Returns the outcome of a text in a slot whose container is known, with the text laid out. */
function judge(T, size, knobs, error = 0) {
  const fit = fitting(T, size, knobs);
  const margin = Math.min(error, largestError);
  const isOneLine = !T.hasHardBreaks && fit.natural * (1 + margin) * fit.growth <= fit.limit;
  const drawn = drawnText(fit);
  const middle = isOneLine
    ? { fitsLines: true, breaksWord: false, ...clipping(fit, 1, 1, true) } : fitWith(fit, drawn, 1);
  const isCertain = isOneLine
    || [1 + margin, 1 - margin].every((factor) => agree(middle, fitWith(fit, drawn, factor)));
  const isCut = isCertain
    && (!middle.fitsLines || (middle.breaksWord && fit.lines !== null) || middle.clippedBy > 0);
  const isOpen = T.isMissingGlyphs || fit.lines === null || !isCertain || middle.mayBeClipped
    || !(isOneLine || hasRoom(fit, drawn, margin))
    || (fit.height !== null && T.hasTallScript);
  const outcome = mayBreakElsewhere(fit, drawn, middle, margin)
    ? "needsReview" : isCut ? "fail" : isOpen ? "needsReview" : "pass";
  return { outcome, isCertain, ...layOutFitting(fit, drawn, middle) };
}
