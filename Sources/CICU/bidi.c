#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>

struct cicu_bidi {
  UBiDi *text;
  UBiDi *line;
  UChar *units;
  int32_t capacity;
  int32_t length;
};

cicu_bidi *cicu_bidi_open(void) {
  cicu_bidi *bidi = calloc(1, sizeof *bidi);
  if (!bidi) return NULL;
  bidi->text = ubidi_open();
  bidi->line = ubidi_open();
  if (!bidi->text || !bidi->line) {
    cicu_bidi_close(bidi);
    return NULL;
  }
  return bidi;
}

/// Copies the text, which ICU goes on pointing at.
static int keep(cicu_bidi *bidi, const uint16_t *text, int32_t length) {
  if (length > bidi->capacity) {
    UChar *larger = realloc(bidi->units, (size_t)length * sizeof *larger);
    if (!larger) return 0;
    bidi->units = larger;
    bidi->capacity = length;
  }
  if (length > 0) memcpy(bidi->units, text, (size_t)length * sizeof *text);
  return 1;
}

int32_t cicu_bidi_set(
  cicu_bidi *bidi, const uint16_t *text, int32_t length, int32_t direction, uint8_t *levels
) {
  static const UBiDiLevel bases[] = {UBIDI_DEFAULT_LTR, 0, 1};
  if (!bidi || length < 0 || (length > 0 && (!text || !levels))) return CICU_ERROR_ARGUMENT;
  if (direction < CICU_DIRECTION_AUTOMATIC || direction > CICU_DIRECTION_RIGHT_TO_LEFT) return CICU_ERROR_ARGUMENT;

  bidi->length = 0;
  if (length == 0) return direction == CICU_DIRECTION_RIGHT_TO_LEFT;
  if (!keep(bidi, text, length)) return CICU_ERROR_ICU;
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi->text, bidi->units, length, bases[direction], NULL, &status);
  const UBiDiLevel *resolved = U_SUCCESS(status) ? ubidi_getLevels(bidi->text, &status) : NULL;
  if (U_FAILURE(status) || !resolved) return CICU_ERROR_ICU;
  memcpy(levels, resolved, (size_t)length);
  bidi->length = length;
  return ubidi_getParaLevel(bidi->text);
}

int32_t cicu_bidi_paragraph_level(const cicu_bidi *bidi, int32_t offset) {
  if (!bidi || offset < 0 || offset >= bidi->length) return CICU_ERROR_ARGUMENT;
  UErrorCode status = U_ZERO_ERROR;
  UBiDiLevel level = 0;
  ubidi_getParagraph(bidi->text, offset, NULL, NULL, &level, &status);
  return U_FAILURE(status) ? CICU_ERROR_ICU : level;
}

int32_t cicu_bidi_visual_runs(
  cicu_bidi *bidi, int32_t start, int32_t end, int32_t *starts, int32_t *lengths, uint8_t *levels, int32_t capacity
) {
  if (!bidi || start < 0 || end < start || end > bidi->length) return CICU_ERROR_ARGUMENT;
  if (start < end && (!starts || !lengths || !levels)) return CICU_ERROR_ARGUMENT;

  int32_t count = 0;
  while (start < end) {
    // ICU reorders a line only within one paragraph.
    UErrorCode status = U_ZERO_ERROR;
    int32_t limit = end;
    ubidi_getParagraph(bidi->text, start, NULL, &limit, NULL, &status);
    if (U_FAILURE(status)) return CICU_ERROR_ICU;
    if (limit > end || limit <= start) limit = end;

    ubidi_setLine(bidi->text, start, limit, bidi->line, &status);
    int32_t runs = ubidi_countRuns(bidi->line, &status);
    if (U_FAILURE(status)) return CICU_ERROR_ICU;
    if (runs > capacity - count) return CICU_ERROR_CAPACITY;
    for (int32_t run = 0; run < runs; run++) {
      int32_t logical = 0, length = 0;
      ubidi_getVisualRun(bidi->line, run, &logical, &length);
      starts[count] = start + logical;
      lengths[count] = length;
      levels[count] = ubidi_getLevelAt(bidi->line, logical);
      count++;
    }
    start = limit;
  }
  return count;
}

void cicu_bidi_close(cicu_bidi *bidi) {
  if (!bidi) return;
  // A line points into its text and goes first.
  if (bidi->line) ubidi_close(bidi->line);
  if (bidi->text) ubidi_close(bidi->text);
  free(bidi->units);
  free(bidi);
}
