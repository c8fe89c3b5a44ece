/* Error messages. */
#ifndef TYPECHECK_ERROR_H
#define TYPECHECK_ERROR_H

#include "base.h"

TC_BEGIN_DECLS

/*
 * Explains the last failed call of this thread in one sentence: what is wrong and how to fix it.
 *
 * A successful call does not change the message of an earlier failure.
 *
 * text, length: Receive the message, empty if no call of this thread has failed. It lives until the next failed call of
 *   this thread; length may be NULL.
 * Returns: TC_STATUS_OK or TC_STATUS_NULL_ARGUMENT.
 * Since: 0.1.0
 */
tc_status_t tc_error_get_message(const char **text, size_t *length);

/*
 * The name of a status.
 *
 * status: Any number.
 * Returns: A name such as `invalid-handle`; `unknown` for any other number. It lives as long as the process, never NULL.
 * Since: 0.1.0
 */
const char *tc_status_get_name(tc_status_t status);

TC_END_DECLS

#endif
