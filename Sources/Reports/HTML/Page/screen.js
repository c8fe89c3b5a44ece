/* Unpacks solved screens and lays out their texts.
 *
 * A screen has elements [name, kind, parent, flags, lines], texts [text, layout] by language, findings and variants, which
 * refer to these by number. Flag 1 is a frame that is not certain, flag 2 a centred text; missing numbers are 0, and no parent
 * is -1. A variant has elements [element, x, y, width, height, text, size, line count, available width, dx, dy, dheight]; 0
 * stands for the row of the first variant at the same place. Lengths are tenths of a point, but size and available width are
 * points. dx, dy and dheight are from the element's frame to its text's. Marks are [finding, element, second element]. A variant that a server adds
 * refers to its own `screen`, and to the layouts, letters and outlines of the data that it is `from`. */

/** Returns the elements of a variant with their frames in points. */
function elementsOf(screen, variant) {
  const own = variant.screen ?? screen;
  variant.unpacked ??= variant.elements.map((row, place) =>
    unpackElement(own, variant, row || own.variants[0].elements[place]));
  return variant.unpacked;
}

function unpackElement(screen, { locale, from }, row) {
  const [element, x, y, width, height, text, size, lineCount, room = width / 10, dx = 0, dy = 0, more = 0] = row;
  const [name, kind, , flags = 0, lines = 0] = screen.elements[element];
  return {
    name, kind, element, x: x / 10, y: y / 10, width: width / 10, height: height / 10, isOpen: (flags & 1) > 0,
    text: text === undefined ? null : {
      source: screen.texts[locale][text], from, size, lines, lineCount, isCentred: (flags & 2) > 0,
      x: (x + dx) / 10, y: (y + dy) / 10, width: room, height: (height + more) / 10,
    },
  };
}

/** Returns the text of an element laid out in its area; null if the data has no layout of it. */
function layOutElement({ text }, data) {
  const { source, size, from = data } = text;
  const record = from.layouts[source[1]];
  if (!record) return null;
  source.picture ??= unpackText(record, source[0], from);
  text.result ??= layOut(source.picture, size, text);
  return { picture: source.picture, result: text.result };
}
