/* Compares what the page's scripts answer about texts in slots with what the engine answered.
 *
 * `data` is the page's data, `texts` are [text, layout, sizes, leadings, places, letters], and `questions` are
 * [text, slot, answers], one answer per size. Places are [offset, width before, width after] at the first size for each boundary. The result is
 * the number of answers, the first differences and the largest one of widths. */

/** The largest difference of a width, in points, that counts as equal. */
const widthTolerance = 0.001;
/** The largest number of differences that are described. */
const mostDescribed = 20;

function compareLayouts(data, texts, questions) {
  const unpacked = texts.map(([text, layout]) => unpackText(data.layouts[layout], text, data));
  const result = { answers: 0, different: 0, differences: [], widest: 0 };
  const widths = (name, one, other) => {
    result.widest = Math.max(result.widest, Math.abs(one - other));
    return Math.abs(one - other) <= widthTolerance ? [] : [`${name} ${one}, engine ${other}`];
  };
  const equal = (name, one, other) => (JSON.stringify(one) === JSON.stringify(other)
    ? [] : [`${name} ${JSON.stringify(one)}, engine ${JSON.stringify(other)}`]);
  const add = (words, found) => {
    result.answers += 1;
    if (found.length === 0) return;
    result.different += 1;
    if (result.differences.length < mostDescribed) result.differences.push(`“${words.slice(0, 60)}” ${found.join("; ")}`);
  };
  texts.forEach(([words, , sizes, , places], text) => {
    const [T, at] = [unpacked[text], scaleAt(sizes[0], data.scale)];
    const found = equal("boundaries", [...T.boundaries], places.map(([offset]) => offset));
    places.forEach(([offset, before, after], index) => found.push(
      ...widths(`width before ${offset}`, lineWidth(T, 0, index, at), before),
      ...widths(`width after ${offset}`, lineWidth(T, index, T.count, at), after)));
    add(words, found);
  });
  for (const [text, slot, answers] of questions) {
    const [words, , sizes, leadings, , letters] = texts[text];
    answers.forEach((engine, index) => {
      const page = judge(unpacked[text], sizes[index], { ...slot, letters, leading: leadings[index] }, engine.error);
      const found = [
        ...equal("outcome", page.outcome, engine.outcome), ...equal("line count", page.lineCount, engine.lineCount),
        ...equal("fits", page.fits, engine.fits), ...equal("word broken", page.breaksWord && page.isCertain, engine.breaksWord),
        ...equal("cut text", page.cut ? page.visibleText : null, engine.visible),
        ...equal("cut", page.cut ? [page.cut.head, page.cut.tail] : null, engine.cut),
        ...equal("lines", page.lines.map((line) => [line.start, line.end]), engine.lines),
        ...equal("shrink", page.shrink, engine.shrink), ...widths("width", page.naturalWidth, engine.natural),
        ...widths("overBy", page.overBy, engine.overBy), ...widths("clippedBy", page.clippedBy, engine.clippedBy),
        ...widths("height", page.height, engine.height),
        ...page.lines.flatMap((line, place) => widths(`line ${place}`, line.width, engine.widths[place])),
      ];
      add(words, found.map((one) => `at ${sizes[index]} in ${JSON.stringify(slot)}: ${one}`));
    });
  }
  return result;
}

/* Compares where the page places the letters of whole lines with where the engine places them.
 *
 * `placed` are [text, layout, size, lines] with [start, end, clusters] per line, and clusters of [start, x]. The engine
 * divides the change of widths at a break between letters; the page gives it to the first or last one. */

/** The largest difference of a place, in points, that counts as equal. */
const placeTolerance = 0.5;

function comparePlaces(data, placed) {
  const result = { answers: 0, different: 0, differences: [], widest: 0 };
  for (const [text, layout, size, lines] of placed) {
    const unpacked = unpackText(data.layouts[layout], text, data);
    for (const [start, end, clusters] of lines) {
      const places = new Map(placeLine(unpacked, start, end, size).map((letter) => [letter.start, letter.x]));
      for (const [offset, x] of clusters) {
        if (!places.has(offset)) continue;
        result.answers += 1;
        const difference = Math.abs(places.get(offset) - x);
        result.widest = Math.max(result.widest, difference);
        if (difference <= placeTolerance) continue;
        result.different += 1;
        if (result.differences.length >= mostDescribed) continue;
        result.differences.push(`“${text.slice(start, end)}”: ${offset} at ${places.get(offset)}, engine ${x}`);
      }
    }
  }
  return result;
}
