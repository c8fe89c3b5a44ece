/* Fonts and tables: made once and shared by all threads of a program. */
#ifndef TYPECHECK_CONTEXT_H
#define TYPECHECK_CONTEXT_H

#include "base.h"

TC_BEGIN_DECLS

/* What a context does beside the usual; add them up. */
typedef enum tc_context_flags_t {
  TC_CONTEXT_DEFAULT = 0,
  /* Look for fonts in the folder that the environment variable TYPECHECK_FONTS names and in Fonts/local too. */
  TC_CONTEXT_LOCAL_FONTS = 1,
  /* Leave the system's font folders alone: nothing but the given folders and the built-in face is used. */
  TC_CONTEXT_NO_SYSTEM_FONTS = 2
} tc_context_flags_t;

/*
 * Makes a context: the face for Latin, Greek and Cyrillic is built in, other scripts come from font files.
 *
 * Fonts are looked for in the given folders, in order, then in the built-in face, then in the system's folders, by the
 * file names of the font manifest; each file is read once, when a text first needs it. A widths' error bar is known for
 * San Francisco itself and for the built-in face.
 *
 * font_folders: Paths, each with a NUL at its end; NULL where count is 0.
 * count: How many folders, 0…1000.
 * flags: A sum of tc_context_flags_t.
 * context: Takes the context.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_UTF8, TC_STATUS_INVALID_ARGUMENT, TC_STATUS_TOO_LARGE,
 *   or TC_STATUS_FONT where a folder or a font in it cannot be used.
 * Since: 0.1.0
 */
tc_status_t tc_context_create(const char *const *font_folders, size_t count, unsigned int flags, tc_context_t **context);

/*
 * Lets a context go; what was made from it keeps what it needs.
 *
 * context: A context, or NULL.
 * Since: 0.1.0
 */
void tc_context_destroy(tc_context_t *context);

TC_END_DECLS

#endif
