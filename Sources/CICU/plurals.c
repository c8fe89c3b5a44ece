#include "CICU.h"
#include "locale.h"

#include <stdlib.h>
#include <unicode/uloc.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

struct cicu_plurals {
  UPluralRules *rules;
};

cicu_plurals *cicu_plurals_open(const char *language, int32_t kind) {
  static const UPluralType types[] = {UPLURAL_TYPE_CARDINAL, UPLURAL_TYPE_ORDINAL};
  if (kind < CICU_CARDINAL || kind > CICU_ORDINAL) return NULL;

  char locale[ULOC_FULLNAME_CAPACITY];
  cicu_read_locale(language, locale, ULOC_FULLNAME_CAPACITY);
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, types[kind], &status);
  cicu_plurals *plurals = U_SUCCESS(status) && rules ? malloc(sizeof *plurals) : NULL;
  if (!plurals) {
    if (rules) uplrules_close(rules);
    return NULL;
  }
  plurals->rules = rules;
  return plurals;
}

int32_t cicu_plurals_category(const cicu_plurals *plurals, double number) {
  static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
  if (!plurals) return CICU_ERROR_ARGUMENT;

  UChar keyword[16];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uplrules_select(plurals->rules, number, keyword, 16, &status);
  if (U_FAILURE(status) || length <= 0 || length >= 16) return CICU_ERROR_ICU;
  char name[16];
  u_UCharsToChars(keyword, name, length);
  name[length] = 0;
  for (int32_t index = 0; index < 6; index++) {
    const char *one = names[index], *other = name;
    while (*one && *one == *other) one++, other++;
    if (*one == *other) return index;
  }
  return CICU_ERROR_ICU;
}

void cicu_plurals_close(cicu_plurals *plurals) {
  if (!plurals) return;
  uplrules_close(plurals->rules);
  free(plurals);
}
