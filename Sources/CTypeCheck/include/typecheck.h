/*
 * typecheck for C and C++: checks iOS apps for cut-off text and weak contrast, and measures texts at Dynamic Type sizes.
 *
 * Threads. Any number of threads may use a context at once. Every other object belongs to one thread at a time, and may
 * move from thread to thread. Different objects never affect each other. Any thread may call a function that takes no
 * object. Another thread or a signal handler can stop an audit: see tc_options_set_stop.
 *
 * Forks. A forked process has none of its parent's threads. After the parent has started or measured a batch, or created a
 * report, these calls return TC_STATUS_FORKED in the child. A measurer needs no other thread and works in the child. Fork
 * before the first of these calls, and never while another thread is inside a call of this library.
 *
 * Objects. tc_x_create creates an object, tc_x_destroy destroys it. Any order of destruction is safe: an object keeps what
 * it was created from. A handle is a number, not an address. A function that receives a destroyed handle, or a value that
 * no create function returned, returns TC_STATUS_INVALID_HANDLE and does nothing else. Destroying NULL, or a handle twice,
 * does nothing.
 *
 * Results. A function returns a status and writes its result through a pointer of the caller. After a failure it writes
 * nothing there, and tc_error_get_message explains the problem and the fix in one sentence. The library cannot check
 * pointers to memory: each must be NULL or point to memory of the size that the function documents.
 *
 * Texts. UTF-8, with a length in bytes or TC_NUL_TERMINATED. The library refuses a text of more than TC_LONGEST_TEXT bytes
 * (1 MiB). A returned text belongs to the object that returned it, and lives as long as that object. It ends with a NUL
 * that its length does not include.
 *
 * Numbers. Lengths are points and fractions are 0…1, unless the name says otherwise.
 *
 * The library writes nothing to standard output or standard error, ends no process and sets no signal handler. It reads
 * the environment only with TC_CONTEXT_LOCAL_FONTS. (ICU reads TZ when a sample value of a report is a date.)
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
