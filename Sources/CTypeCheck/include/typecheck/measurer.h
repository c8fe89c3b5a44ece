/* Measuring texts one at a time. */
#ifndef TYPECHECK_MEASURER_H
#define TYPECHECK_MEASURER_H

#include "base.h"

TC_BEGIN_DECLS

/*
 * Makes a measurer. It remembers the words it met: keep one for each thread, and measure many texts with it.
 *
 * context: The fonts.
 * options: What is measured for, copied; NULL for the options that tc_options_create makes.
 * measurer: Takes the measurer.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_ARGUMENT where the options do
 *   not go together (a style its platform does not have, a platform that needs a width), or TC_STATUS_FONT.
 * Since: 0.1.0
 */
tc_status_t tc_measurer_create(tc_context_t *context, tc_options_t *options, tc_measurer_t **measurer);

/*
 * Lets a measurer go.
 *
 * measurer: A measurer, or NULL.
 * Since: 0.1.0
 */
void tc_measurer_destroy(tc_measurer_t *measurer);

/*
 * Measures one text at all size categories of the options.
 *
 * text, length: The text, at most TC_LONGEST_TEXT bytes; line breaks in it are obeyed, format specifiers such as %@ are
 *   measured as nothing and make a pass TC_OUTCOME_NEEDS_REVIEW.
 * locale, locale_length: Its language, a BCP 47 tag; NULL for that of the options.
 * measurement: Takes the answer, one text long.
 * Returns: TC_STATUS_OK (even where there is no font: the answer says so), TC_STATUS_NULL_ARGUMENT,
 *   TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8, TC_STATUS_INVALID_ARGUMENT for what is no language tag,
 *   TC_STATUS_TOO_LARGE, or TC_STATUS_FONT where a font that is there cannot be read.
 * Since: 0.1.0
 */
tc_status_t tc_measurer_measure(tc_measurer_t *measurer, const char *text, size_t length, const char *locale,
                                size_t locale_length, tc_measurement_t **measurement);

/*
 * Measures one item of JSON, which may say more of its room than the options do; its fields go ahead of them.
 *
 * json, length: An object such as {"text": "Save", "style": "headline", "width": 120, "lines": 1, "locale": "de"}, as
 *   `typecheck measure -` reads one a line, or a string; at most TC_LONGEST_ITEM bytes.
 * measurement: Takes the answer, one text long.
 * Returns: As tc_measurer_measure; TC_STATUS_INVALID_INPUT for what is no item, for a field that is not understood, for a
 *   text of more than TC_LONGEST_TEXT bytes in it, and where the platform has no such style or category.
 * Since: 0.1.0
 */
tc_status_t tc_measurer_measure_item(tc_measurer_t *measurer, const char *json, size_t length,
                                     tc_measurement_t **measurement);

TC_END_DECLS

#endif
