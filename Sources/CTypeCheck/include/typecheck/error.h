/* What went wrong, in words. */
#ifndef TYPECHECK_ERROR_H
#define TYPECHECK_ERROR_H

#include "base.h"

TC_BEGIN_DECLS

/*
 * What was wrong with the last call of this thread that failed, and what to do, in one sentence.
 *
 * A call that succeeds leaves the sentence of an earlier one as it is.
 *
 * text, length: Take the sentence, empty where no call of this thread failed. It lasts until the next call of this thread
 *   that fails; length may be NULL.
 * Returns: TC_STATUS_OK or TC_STATUS_NULL_ARGUMENT.
 * Since: 0.1.0
 */
tc_status_t tc_error_get_message(const char **text, size_t *length);

/*
 * The name of a status.
 *
 * status: Any number.
 * Returns: Such as `invalid-handle`, `unknown` for what is no status; lasts as long as the process, never NULL.
 * Since: 0.1.0
 */
const char *tc_status_get_name(tc_status_t status);

TC_END_DECLS

#endif
