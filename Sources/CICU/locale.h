#ifndef TYPECHECK_CICU_LOCALE_H
#define TYPECHECK_CICU_LOCALE_H

#include <stdint.h>

/// Writes ICU's name of a BCP 47 tag; leaves the root locale ("") when the tag cannot be read or is too long.
void cicu_read_locale(const char *language, char *locale, int32_t capacity);

#endif
