#include "locale.h"

#include <unicode/uloc.h>

void cicu_read_locale(const char *language, char *locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  locale[0] = 0;
  if (!language) return;
  int32_t length = uloc_forLanguageTag(language, locale, capacity, NULL, &status);
  if (U_FAILURE(status) || length >= capacity) locale[0] = 0;
}
