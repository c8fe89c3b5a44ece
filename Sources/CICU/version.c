#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/uversion.h>

const char *cicu_version(void) { return U_ICU_VERSION; }

void cicu_unicode_version(int32_t *major, int32_t *minor) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  if (major) *major = version[0];
  if (minor) *minor = version[1];
}
