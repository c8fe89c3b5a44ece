/* Versions: the header's at build time, and those of the library and its dependencies at run time. */
#ifndef TYPECHECK_VERSION_H
#define TYPECHECK_VERSION_H

#include "base.h"

TC_BEGIN_DECLS

/* The version of this header. */
#define TC_VERSION_MAJOR 0
#define TC_VERSION_MINOR 1
#define TC_VERSION_MICRO 0
#define TC_VERSION_STRING "0.1.0"

/* Whether this header has the given version or a later one. */
#define TC_VERSION_ATLEAST(major, minor, micro)                           \
  ((major) * 10000 + (minor) * 100 + (micro) <=                           \
   TC_VERSION_MAJOR * 10000 + TC_VERSION_MINOR * 100 + TC_VERSION_MICRO)

/* Components with their own version. */
typedef enum tc_component_t {
  /* This library: `0.1.0`. */
  TC_COMPONENT_TYPECHECK = 0,
  /* The shaper: `HarfBuzz 6.0.0`. */
  TC_COMPONENT_HARFBUZZ = 1,
  /* The font reader: `FreeType 2.12.1`. */
  TC_COMPONENT_FREETYPE = 2,
  /* Line breaking and scripts: `ICU 72.1 (Unicode 15.0)`. */
  TC_COMPONENT_ICU = 3,
  /* The edition of the Human Interface Guidelines in the size tables: `HIG change log of 2025-12-16`. */
  TC_COMPONENT_TABLES = 4
} tc_component_t;

/*
 * The version of the library at run time.
 *
 * major, minor, micro: Receive one number each; NULL if not needed.
 * Since: 0.1.0
 */
void tc_version(unsigned int *major, unsigned int *minor, unsigned int *micro);

/*
 * The version of the library that is running, as in `0.1.0`.
 *
 * Returns: A NUL-terminated text that lives as long as the process; never NULL.
 * Since: 0.1.0
 */
const char *tc_version_string(void);

/*
 * The version of a component that results depend on.
 *
 * component: The component.
 * text, length: Receive the version, which lives as long as the process; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, or TC_STATUS_INVALID_ARGUMENT for an unknown component.
 * Since: 0.1.0
 */
tc_status_t tc_version_of(tc_component_t component, const char **text, size_t *length);

TC_END_DECLS

#endif
