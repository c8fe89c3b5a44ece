/* Fonts and tables, created once and shared by all threads of a program. */
#ifndef TYPECHECK_CONTEXT_H
#define TYPECHECK_CONTEXT_H

#include "base.h"

TC_BEGIN_DECLS

/* Options of a context; combine them with |. */
typedef enum tc_context_flags_t {
  TC_CONTEXT_DEFAULT = 0,
  /* Also search the folder in the environment variable TYPECHECK_FONTS, and Fonts/local. */
  TC_CONTEXT_LOCAL_FONTS = 1,
  /* Do not search the system's font folders: use the given folders and the built-in face only. */
  TC_CONTEXT_NO_SYSTEM_FONTS = 2
} tc_context_flags_t;

/*
 * Creates a context. The face for Latin, Greek and Cyrillic is built in; other scripts need font files.
 *
 * The context searches the given folders in order, then the built-in face, then the system's folders. It finds font files
 * by the file names in the font manifest, and reads each file once, when a text first needs it.
 *
 * font_folders: NUL-terminated paths; NULL if count is 0.
 * count: The number of folders, 0…1000.
 * flags: A combination of tc_context_flags_t.
 * context: Receives the context.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_UTF8, TC_STATUS_INVALID_ARGUMENT, TC_STATUS_TOO_LARGE,
 *   or TC_STATUS_FONT if a folder or a font in it cannot be used.
 * Since: 0.1.0
 */
tc_status_t tc_context_create(const char *const *font_folders, size_t count, unsigned int flags, tc_context_t **context);

/*
 * Destroys a context. Objects created from it stay valid.
 *
 * context: A context, or NULL.
 * Since: 0.1.0
 */
void tc_context_destroy(tc_context_t *context);

TC_END_DECLS

#endif
