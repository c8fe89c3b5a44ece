#ifndef TYPECHECK_CICU_H
#define TYPECHECK_CICU_H

/// The ICU version that is linked, such as "72.1". The string is never freed.
const char *cicu_version(void);

#endif
