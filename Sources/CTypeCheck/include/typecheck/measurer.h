/* Measures one text per call. */
#ifndef TYPECHECK_MEASURER_H
#define TYPECHECK_MEASURER_H

#include "base.h"

TC_BEGIN_DECLS

/*
 * Creates a measurer. It caches the words it measures: keep one per thread, and measure many texts with it.
 *
 * context: The fonts.
 * options: The options, copied; NULL for the defaults of tc_options_create.
 * measurer: Receives the measurer.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_ARGUMENT if the options
 *   conflict (a style that the platform does not have, a platform that needs a width), or TC_STATUS_FONT.
 * Since: 0.1.0
 */
tc_status_t tc_measurer_create(tc_context_t *context, tc_options_t *options, tc_measurer_t **measurer);

/*
 * Destroys a measurer.
 *
 * measurer: A measurer, or NULL.
 * Since: 0.1.0
 */
void tc_measurer_destroy(tc_measurer_t *measurer);

/*
 * Measures one text at all size categories of the options.
 *
 * text, length: The text, at most TC_LONGEST_TEXT bytes. Line breaks in it count. Format specifiers such as %@ have no
 *   width, and turn a pass into TC_OUTCOME_NEEDS_REVIEW.
 * locale, locale_length: Its language, a BCP 47 tag; NULL for the language of the options.
 * measurement: Receives the result of the text.
 * Returns: TC_STATUS_OK (also if a font is missing: see TC_OUTCOME_NOT_MEASURED), TC_STATUS_NULL_ARGUMENT,
 *   TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8, TC_STATUS_INVALID_ARGUMENT for an invalid language tag,
 *   TC_STATUS_TOO_LARGE, or TC_STATUS_FONT if an installed font cannot be read.
 * Since: 0.1.0
 */
tc_status_t tc_measurer_measure(tc_measurer_t *measurer, const char *text, size_t length, const char *locale,
                                size_t locale_length, tc_measurement_t **measurement);

/*
 * Measures one JSON item. Its fields override the options, and can describe its container in more detail.
 *
 * json, length: An object such as {"text": "Save", "style": "headline", "width": 120, "lines": 1, "locale": "de"}, in the
 *   format of a line for `typecheck measure -`, or a string; at most TC_LONGEST_ITEM bytes.
 * measurement: Receives the result of the text.
 * Returns: See tc_measurer_measure; also TC_STATUS_INVALID_INPUT for JSON that is not an item, for an unknown or invalid
 *   field, for a text of more than TC_LONGEST_TEXT bytes, and for a style or category that the platform does not have.
 * Since: 0.1.0
 */
tc_status_t tc_measurer_measure_item(tc_measurer_t *measurer, const char *json, size_t length,
                                     tc_measurement_t **measurement);

TC_END_DECLS

#endif
