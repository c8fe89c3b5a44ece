#include "CICU.h"
#include "locale.h"

#include <stdlib.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>

struct cicu_dates {
  UDateFormat *format;
};

cicu_dates *cicu_dates_open(const char *language, int32_t kind) {
  static const UChar zone[] = {'U', 'T', 'C', 0};
  if (kind < CICU_DATE || kind > CICU_TIME) return NULL;

  char locale[ULOC_FULLNAME_CAPACITY];
  cicu_read_locale(language, locale, ULOC_FULLNAME_CAPACITY);
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(
    kind == CICU_TIME ? UDAT_SHORT : UDAT_NONE, kind == CICU_DATE ? UDAT_MEDIUM : UDAT_NONE, locale, zone, -1, NULL, 0,
    &status);
  cicu_dates *dates = U_SUCCESS(status) && format ? malloc(sizeof *dates) : NULL;
  if (!dates) {
    if (format) udat_close(format);
    return NULL;
  }
  dates->format = format;
  return dates;
}

int32_t cicu_dates_write(const cicu_dates *dates, double milliseconds, uint16_t *text, int32_t capacity) {
  if (!dates || capacity < 0 || (capacity > 0 && !text)) return CICU_ERROR_ARGUMENT;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = udat_format(dates->format, milliseconds, text, capacity, NULL, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR || length > capacity) return CICU_ERROR_CAPACITY;
  return U_FAILURE(status) ? CICU_ERROR_ICU : length;
}

void cicu_dates_close(cicu_dates *dates) {
  if (!dates) return;
  udat_close(dates->format);
  free(dates);
}
