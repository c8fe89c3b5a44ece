#include "CICU.h"
#include "locale.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

struct cicu_segmenter {
  UBreakIterator *iterator;
};

cicu_segmenter *cicu_segmenter_open(int32_t kind, const char *language, const char *strictness) {
  static const UBreakIteratorType types[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE};
  if (kind < CICU_GRAPHEME || kind > CICU_LINE) return NULL;

  char locale[ULOC_FULLNAME_CAPACITY + 32];
  cicu_read_locale(language, locale, ULOC_FULLNAME_CAPACITY);
  UErrorCode status = U_ZERO_ERROR;
  if (strictness) {
    uloc_setKeywordValue("lb", strictness, locale, sizeof locale, &status);
    if (U_FAILURE(status)) return NULL;
  }

  status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(types[kind], locale, NULL, 0, &status);
  cicu_segmenter *segmenter = U_SUCCESS(status) && iterator ? malloc(sizeof *segmenter) : NULL;
  if (!segmenter) {
    if (iterator) ubrk_close(iterator);
    return NULL;
  }
  segmenter->iterator = iterator;
  return segmenter;
}

/* Whether a line ends after a character: BK, CR, LF and NL of UAX #14. The end of the text has one of them or none. */
static uint8_t ends_line(uint16_t unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

int32_t cicu_segmenter_boundaries(
  cicu_segmenter *segmenter, const uint16_t *text, int32_t length, int32_t *offsets, uint8_t *hard, int32_t capacity
) {
  if (!segmenter || length < 0 || (length > 0 && (!text || !offsets))) return CICU_ERROR_ARGUMENT;
  if (length == 0) return 0;

  UBreakIterator *iterator = segmenter->iterator;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text, length, &status);
  if (U_FAILURE(status)) return CICU_ERROR_ICU;

  int32_t count = 0;
  ubrk_first(iterator);
  for (int32_t offset; (offset = ubrk_next(iterator)) != UBRK_DONE; count++) {
    if (count == capacity) {
      count = CICU_ERROR_CAPACITY;
      break;
    }
    offsets[count] = offset;
    if (hard) {
      int32_t rule = ubrk_getRuleStatus(iterator);
      // Inside of a run that a dictionary divides, ICU returns the status of the run's end.
      hard[count] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT && ends_line(text[offset - 1]);
    }
  }

  // The iterator must not point at the caller's text any longer.
  static const UChar nothing[1] = {0};
  status = U_ZERO_ERROR;
  ubrk_setText(iterator, nothing, 0, &status);
  return U_FAILURE(status) ? CICU_ERROR_ICU : count;
}

void cicu_segmenter_close(cicu_segmenter *segmenter) {
  if (!segmenter) return;
  ubrk_close(segmenter->iterator);
  free(segmenter);
}
