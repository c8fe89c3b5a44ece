#include "CICU.h"
#include "locale.h"

#include <stdlib.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>

struct cicu_numbers {
  UNumberFormat *format;
};

cicu_numbers *cicu_numbers_open(const char *language) {
  char locale[ULOC_FULLNAME_CAPACITY];
  cicu_read_locale(language, locale, ULOC_FULLNAME_CAPACITY);
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  cicu_numbers *numbers = U_SUCCESS(status) && format ? malloc(sizeof *numbers) : NULL;
  if (!numbers) {
    if (format) unum_close(format);
    return NULL;
  }
  numbers->format = format;
  return numbers;
}

int32_t cicu_numbers_write(
  cicu_numbers *numbers, double number, int32_t decimals, int32_t groups, uint16_t *text, int32_t capacity
) {
  if (!numbers || decimals < 0 || capacity < 0 || (capacity > 0 && !text)) return CICU_ERROR_ARGUMENT;
  unum_setAttribute(numbers->format, UNUM_GROUPING_USED, groups != 0);
  unum_setAttribute(numbers->format, UNUM_MIN_FRACTION_DIGITS, 0);
  unum_setAttribute(numbers->format, UNUM_MAX_FRACTION_DIGITS, decimals);
  unum_setAttribute(numbers->format, UNUM_MIN_FRACTION_DIGITS, decimals);
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = unum_formatDouble(numbers->format, number, text, capacity, NULL, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR || length > capacity) return CICU_ERROR_CAPACITY;
  return U_FAILURE(status) ? CICU_ERROR_ICU : length;
}

void cicu_numbers_close(cicu_numbers *numbers) {
  if (!numbers) return;
  unum_close(numbers->format);
  free(numbers);
}
