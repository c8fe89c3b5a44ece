/* Versions: of the header at build time, of the library and of what it rests on at run time. */
#ifndef TYPECHECK_VERSION_H
#define TYPECHECK_VERSION_H

#include "base.h"

TC_BEGIN_DECLS

/* The version of this header. */
#define TC_VERSION_MAJOR 0
#define TC_VERSION_MINOR 1
#define TC_VERSION_MICRO 0
#define TC_VERSION_STRING "0.1.0"

/* Whether this header is of a version or a later one. */
#define TC_VERSION_ATLEAST(major, minor, micro)                           \
  ((major) * 10000 + (minor) * 100 + (micro) <=                           \
   TC_VERSION_MAJOR * 10000 + TC_VERSION_MINOR * 100 + TC_VERSION_MICRO)

/* What has a version of its own. */
typedef enum tc_component_t {
  /* This library: `0.1.0`. */
  TC_COMPONENT_TYPECHECK = 0,
  /* The shaper: `HarfBuzz 6.0.0`. */
  TC_COMPONENT_HARFBUZZ = 1,
  /* The reader of fonts: `FreeType 2.12.1`. */
  TC_COMPONENT_FREETYPE = 2,
  /* Line breaking and scripts: `ICU 72.1 (Unicode 15.0)`. */
  TC_COMPONENT_ICU = 3,
  /* The edition of the guidelines that the tables of sizes hold: `HIG change log of 2025-12-16`. */
  TC_COMPONENT_TABLES = 4
} tc_component_t;

/*
 * The version of the library that is running.
 *
 * major, minor, micro: take one number each; NULL for those that are not wanted.
 * Since: 0.1.0
 */
void tc_version(unsigned int *major, unsigned int *minor, unsigned int *micro);

/*
 * The version of the library that is running, as in `0.1.0`.
 *
 * Returns: A text with a NUL at its end that lasts as long as the process; never NULL.
 * Since: 0.1.0
 */
const char *tc_version_string(void);

/*
 * The version of something that answers depend on.
 *
 * component: Which.
 * text, length: Take the version, which lasts as long as the process; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, or TC_STATUS_INVALID_ARGUMENT for an unknown component.
 * Since: 0.1.0
 */
tc_status_t tc_version_of(tc_component_t component, const char **text, size_t *length);

TC_END_DECLS

#endif
