#include "CICU.h"
#include "locale.h"

#include <unicode/uloc.h>
#include <unicode/ustring.h>

int32_t cicu_uppercase(
  const char *language, const uint16_t *text, int32_t length, uint16_t *capitals, int32_t capacity
) {
  if (length < 0 || capacity < 0 || (length > 0 && !text) || (capacity > 0 && !capitals)) return CICU_ERROR_ARGUMENT;
  char locale[ULOC_FULLNAME_CAPACITY];
  cicu_read_locale(language, locale, ULOC_FULLNAME_CAPACITY);
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = u_strToUpper(capitals, capacity, text, length, locale, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR || written > capacity) return CICU_ERROR_CAPACITY;
  return U_FAILURE(status) ? CICU_ERROR_ICU : written;
}
