/* Measuring many texts at once, on several threads. */
#ifndef TYPECHECK_BATCH_H
#define TYPECHECK_BATCH_H

#include "base.h"

TC_BEGIN_DECLS

/* The most texts of a batch, those that tc_batch_start took included until their answer is taken. */
#define TC_MOST_TEXTS ((size_t)10000000)

/*
 * Makes a batch without texts. Its threads' measurers remember the words they met: keep one batch for many rounds of
 * adding and measuring, each of some thousands of texts, so that memory stays small.
 *
 * context: The fonts.
 * options: What is measured for, copied; NULL for the options that tc_options_create makes.
 * batch: Takes the batch.
 * Returns: As tc_measurer_create.
 * Since: 0.1.0
 */
tc_status_t tc_batch_create(tc_context_t *context, tc_options_t *options, tc_batch_t **batch);

/*
 * Lets a batch go, with the texts that were not measured; measurements stay. What tc_batch_start started ends at its next
 * text, and is waited for.
 *
 * batch: A batch, or NULL.
 * Since: 0.1.0
 */
void tc_batch_destroy(tc_batch_t *batch);

/*
 * Adds a text, which is copied.
 *
 * text, length: The text, at most TC_LONGEST_TEXT bytes.
 * locale, locale_length: Its language, a BCP 47 tag; NULL for that of the options.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8,
 *   TC_STATUS_INVALID_ARGUMENT for what is no language tag, or TC_STATUS_TOO_LARGE for more bytes than TC_LONGEST_TEXT, or
 *   more texts than TC_MOST_TEXTS.
 * Since: 0.1.0
 */
tc_status_t tc_batch_add(tc_batch_t *batch, const char *text, size_t length, const char *locale, size_t locale_length);

/*
 * Adds an item of JSON, as tc_measurer_measure_item takes it.
 *
 * json, length: The item, at most TC_LONGEST_ITEM bytes.
 * Returns: As tc_batch_add, or TC_STATUS_INVALID_INPUT as tc_measurer_measure_item.
 * Since: 0.1.0
 */
tc_status_t tc_batch_add_item(tc_batch_t *batch, const char *json, size_t length);

/*
 * Adds texts that stand one after the other in memory, without anything in between; all of them or, after a failure,
 * none.
 *
 * texts, length: The texts in UTF-8, at most TC_LONGEST_DOCUMENT bytes in all, and TC_LONGEST_TEXT each.
 * ends: Where each text ends, in bytes from the first on, never less than the one before; the last is length.
 * count: How many texts.
 * locale, locale_length: Their language, a BCP 47 tag; NULL for that of the options.
 * Returns: As tc_batch_add; TC_STATUS_INVALID_ARGUMENT also for ends out of order.
 * Since: 0.1.0
 */
tc_status_t tc_batch_add_joined(tc_batch_t *batch, const char *texts, size_t length, const size_t *ends, size_t count,
                                const char *locale, size_t locale_length);

/*
 * Says whether lines of JSON will be asked for. Where they will, tc_batch_start and tc_batch_measure have them written on
 * the threads that measure, after the last text of a lot, and tc_measurement_get_json_lines finds them written: with
 * tc_batch_start they are written while the caller does something else. They take some 6 KB a text. Holds for what is
 * started from then on; not for what tc_batch_start took before.
 *
 * is_wanted: 0 for no, as in a new batch: they are written when they are asked for. Anything else for yes.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_batch_set_json_lines(tc_batch_t *batch, int is_wanted);

/*
 * Starts measuring the texts that were added, on other threads: their answer is the next one that tc_batch_measure gives.
 * Texts that are added meanwhile are for the time after, so that one lot may be measured while the last is read.
 *
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_ARGUMENT where it was
 *   started already and the answer not taken, or TC_STATUS_FORKED.
 * Since: 0.1.0
 */
tc_status_t tc_batch_start(tc_batch_t *batch);

/*
 * Measures the texts that were added since the last time, in their order, or waits for those that tc_batch_start took; they
 * are no more in the batch afterwards.
 *
 * After a failure nothing is lost: all texts, those that were added meanwhile too, are in the batch as before, and the next
 * call tries again. To be rid of them, destroy the batch. What one item asks for that there is not is no failure but
 * TC_OUTCOME_INVALID of its own text.
 *
 * Equal texts are measured once. Do not call it from a task of Swift's cooperative threads, as it waits.
 *
 * measurement: Takes the answer, one text long for each that was added.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_FONT where a font that is there
 *   cannot be read, or TC_STATUS_FORKED.
 * Since: 0.1.0
 */
tc_status_t tc_batch_measure(tc_batch_t *batch, tc_measurement_t **measurement);

TC_END_DECLS

#endif
