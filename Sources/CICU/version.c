#include "CICU.h"

#include <unicode/uversion.h>

const char *cicu_version(void) { return U_ICU_VERSION; }
