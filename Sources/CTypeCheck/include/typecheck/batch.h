/* Measures many texts per call, on several threads. */
#ifndef TYPECHECK_BATCH_H
#define TYPECHECK_BATCH_H

#include "base.h"

TC_BEGIN_DECLS

/* The most texts in a batch. Texts of tc_batch_start count until tc_batch_measure returns their results. */
#define TC_MOST_TEXTS ((size_t)10000000)

/*
 * Creates an empty batch. Its threads cache the words they measure. For the least time and memory, use one batch for many
 * rounds of adding and measuring, each with a few thousand texts.
 *
 * context: The fonts.
 * options: The options, copied; NULL for the defaults of tc_options_create.
 * batch: Receives the batch.
 * Returns: See tc_measurer_create.
 * Since: 0.1.0
 */
tc_status_t tc_batch_create(tc_context_t *context, tc_options_t *options, tc_batch_t **batch);

/*
 * Destroys a batch and its unmeasured texts; measurements stay. Measuring that tc_batch_start started stops at the next
 * text, and this call waits for that.
 *
 * batch: A batch, or NULL.
 * Since: 0.1.0
 */
void tc_batch_destroy(tc_batch_t *batch);

/*
 * Adds a copy of a text.
 *
 * text, length: The text, at most TC_LONGEST_TEXT bytes.
 * locale, locale_length: Its language, a BCP 47 tag; NULL for the language of the options.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8,
 *   TC_STATUS_INVALID_ARGUMENT for an invalid language tag, or TC_STATUS_TOO_LARGE for more than TC_LONGEST_TEXT bytes or
 *   TC_MOST_TEXTS texts.
 * Since: 0.1.0
 */
tc_status_t tc_batch_add(tc_batch_t *batch, const char *text, size_t length, const char *locale, size_t locale_length);

/*
 * Adds a JSON item in the format of tc_measurer_measure_item.
 *
 * json, length: The item, at most TC_LONGEST_ITEM bytes.
 * Returns: See tc_batch_add; also TC_STATUS_INVALID_INPUT, see tc_measurer_measure_item.
 * Since: 0.1.0
 */
tc_status_t tc_batch_add_item(tc_batch_t *batch, const char *json, size_t length);

/*
 * Adds texts that follow each other in memory without separators. After a failure, none of them is added.
 *
 * texts, length: The texts in UTF-8, at most TC_LONGEST_DOCUMENT bytes in total and TC_LONGEST_TEXT bytes each.
 * ends: The end offset of each text in bytes, in ascending order; equal offsets make an empty text. The last is length.
 * count: The number of texts.
 * locale, locale_length: Their language, a BCP 47 tag; NULL for the language of the options.
 * Returns: See tc_batch_add; also TC_STATUS_INVALID_ARGUMENT for ends out of order.
 * Since: 0.1.0
 */
tc_status_t tc_batch_add_joined(tc_batch_t *batch, const char *texts, size_t length, const size_t *ends, size_t count,
                                const char *locale, size_t locale_length);

/*
 * Sets whether the batch prepares JSON lines. If on, tc_batch_start and tc_batch_measure write the lines on the measuring
 * threads, after the last text of a round. tc_measurement_get_json_lines then returns them at once. With tc_batch_start
 * this happens while the caller does other work. The lines need about 6 KB per text. Affects rounds that start after this
 * call, not a round that tc_batch_start has started already.
 *
 * is_wanted: 0 (the default) writes the lines on request; any other value prepares them.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_batch_set_json_lines(tc_batch_t *batch, int is_wanted);

/*
 * Starts measuring the added texts on other threads; the next tc_batch_measure returns their results. Texts that are added
 * meanwhile belong to the next round. So the caller can read one round while the batch measures the next.
 *
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_ARGUMENT if a started round
 *   still waits for tc_batch_measure, or TC_STATUS_FORKED.
 * Since: 0.1.0
 */
tc_status_t tc_batch_start(tc_batch_t *batch);

/*
 * Measures the texts added since the last round, in order, and removes them from the batch. If tc_batch_start has started a
 * round, waits for that round instead.
 *
 * After a failure the batch still contains all texts, including those added meanwhile, and the next call tries again. To
 * discard them, destroy the batch. An item that asks for something that does not exist is not a failure: its text has the
 * outcome TC_OUTCOME_INVALID.
 *
 * Equal texts are measured once. This call blocks: do not call it from a task on Swift's cooperative thread pool.
 *
 * measurement: Receives the results, one per added text.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_FONT if an installed font cannot be
 *   read, or TC_STATUS_FORKED.
 * Since: 0.1.0
 */
tc_status_t tc_batch_measure(tc_batch_t *batch, tc_measurement_t **measurement);

TC_END_DECLS

#endif
