/* Compares the number of lines that the page's scripts give each text of the screens in `data` with the solver's. */

function compareScreens(data) {
  const result = { answers: 0, different: 0, differences: [], widest: 0 };
  for (const screen of data.screens) {
    for (const variant of screen.variants) {
      for (const element of elementsOf(screen, variant)) {
        if (!element.text) continue;
        const { lineCount, source, size, width } = element.text;
        const laid = layOutElement(element, data);
        result.answers += 1;
        if (laid && laid.result.lineCount === lineCount) continue;
        result.different += 1;
        if (result.differences.length >= 20) continue;
        result.differences.push(`“${source[0].slice(0, 60)}” at ${size} in ${width}: ${
          laid?.result.lineCount}, solver ${lineCount}`);
      }
    }
  }
  return result;
}
