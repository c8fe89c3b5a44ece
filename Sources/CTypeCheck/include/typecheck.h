/*
 * typecheck from C and C++: does a text still fit, and is a colour still readable, for people who need larger type?
 *
 * Threads. A context may be used by any number of threads at once. Every other object belongs to one thread at a time and
 * may be handed from thread to thread; different objects never disturb each other. Functions that take no object may be
 * called from any thread. What tc_options_set_stop is given ends an audit that a thread waits for.
 *
 * Forks. A process that is forked has none of its parent's threads. Once the parent has started or measured a batch, or
 * made a report, these calls answer TC_STATUS_FORKED in the child; a measurer, which needs no other thread, works there.
 * Fork before the first of them, and never while another thread is in a call of this library.
 *
 * Objects. tc_x_create makes an object, tc_x_destroy lets it go; both are safe in any order, as objects keep what they
 * were made from. A handle is a number and no address: one that was destroyed, and any other value that no create
 * function gave, is told by TC_STATUS_INVALID_HANDLE and does no harm. Destroying NULL, or a handle twice, does nothing.
 *
 * Answers. A function returns a status and puts its answer where a pointer of the caller's leads; after a failure
 * nothing is put there, and tc_error_get_message tells in a sentence what is wrong and what to do. Pointers to memory
 * cannot be checked: each must be NULL or lead to memory of the size that the function names.
 *
 * Texts. UTF-8, with a length in bytes or TC_NUL_TERMINATED; one of more than TC_LONGEST_TEXT bytes, 1 MiB, is refused. A
 * text that comes back belongs to the object it was asked of, lasts as long as that object, and has a NUL after its last
 * byte that its length does not count.
 *
 * Numbers. Lengths are points, fractions lie in 0…1, unless the name says otherwise.
 *
 * The library writes nothing to standard output or standard error, ends no process, sets no signal handler, and reads
 * the environment only where TC_CONTEXT_LOCAL_FONTS asks for it. (ICU reads TZ when a sample value of a report is a date.)
 */
#ifndef TYPECHECK_H
#define TYPECHECK_H

#include "typecheck/version.h"

#include "typecheck/batch.h"
#include "typecheck/contrast.h"
#include "typecheck/context.h"
#include "typecheck/error.h"
#include "typecheck/measurement.h"
#include "typecheck/measurer.h"
#include "typecheck/name.h"
#include "typecheck/options.h"
#include "typecheck/report.h"
#include "typecheck/scale.h"
#include "typecheck/simulation.h"

#endif
