/* The contrast of two colours. */
#ifndef TYPECHECK_CONTRAST_H
#define TYPECHECK_CONTRAST_H

#include "base.h"

TC_BEGIN_DECLS

/*
 * A colour is #RGB, #RGBA, #RRGGBB, #RRGGBBAA, rgb(…), color(display-p3 r g b / a), oklch(…), oklab(…), a CSS name such as
 * `red`, or a UIKit name such as `systemBlue` or `secondaryLabel`. UIKit colours have their light appearance unless the
 * conditions say otherwise. A colour outside Display P3 is an error, because no screen shows it.
 */

/* The conditions of a contrast check; all zero means body text at the smallest category. */
typedef struct tc_contrast_conditions_t {
  /* The text style, NUL-terminated; NULL for `body`. */
  const char *style;
  /* The size category that the check uses, NUL-terminated; NULL for the smallest. */
  const char *category;
  /* The weight, NUL-terminated; NULL for the weight of the style. */
  const char *weight;
  /* Not 0 for a symbol, control or graphic instead of text: requires 3:1. */
  int32_t is_non_text;
  /* Not 0 to require the enhanced contrast of WCAG level AAA; for text only. */
  int32_t is_enhanced;
  /* Not 0 for the dark appearance of UIKit colours. */
  int32_t is_dark;
  /* Not 0 for UIKit colours with the Increase Contrast setting on. */
  int32_t is_high_contrast;
  uint64_t reserved[2];
} tc_contrast_conditions_t;

/* The result of a check. With a translucent background, every number is for the worst content behind it. */
typedef struct tc_contrast_verdict_t {
  /* The WCAG 2 contrast ratio, 1…21, unrounded; the smallest for any content behind. */
  double ratio;
  /* The largest ratio for any content behind; equal to ratio if the background is opaque. */
  double maximum_ratio;
  /* The required ratio. */
  double required_ratio;
  /* The difference in L*, 0…100. */
  double lightness_difference;
  /* The colour difference, CIEDE2000. */
  double delta_e2000;
  /* The contrast ratio in greyscale. */
  double grayscale_ratio;
  /* A tc_outcome_t; needs review if the content behind a translucent background decides. */
  int32_t outcome;
  /* 1 if the text counts as large, which requires less contrast; else 0. */
  int32_t is_large_text;
  uint64_t reserved[2];
} tc_contrast_verdict_t;

/* A pair of colours as a person with a colour vision deficiency sees it. */
typedef struct tc_vision_reading_t {
  /* The simulated colours: red, green, blue in sRGB, 0…1, unrounded. */
  double text[3];
  double background[3];
  /* Their contrast ratio, 1…21. */
  double ratio;
  /* Their colour difference, CIEDE2000. */
  double delta_e2000;
  uint64_t reserved[2];
} tc_vision_reading_t;

/*
 * Calculates the WCAG 2 contrast ratio of a text on an opaque background.
 *
 * text, text_length: The colour of the text; a translucent colour is drawn over the background first.
 * background, background_length: The colour behind it, opaque.
 * ratio: Receives the ratio, 1…21, unrounded.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, or TC_STATUS_INVALID_ARGUMENT
 *   for an invalid colour, a colour that no screen shows, or a translucent background.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_ratio(const char *text, size_t text_length, const char *background, size_t background_length,
                              double *ratio);

/*
 * Checks a pair of colours.
 *
 * text, text_length: The colour of the text or symbol.
 * background, background_length: The colour behind it.
 * conditions: The conditions of the check; NULL for body text at the smallest category.
 * contrast: Receives the result.
 * Returns: See tc_contrast_ratio, except that a translucent background is valid. Also TC_STATUS_INVALID_ARGUMENT for an
 *   unknown name, a style that has no size at the category, and is_non_text together with is_enhanced.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_create(const char *text, size_t text_length, const char *background, size_t background_length,
                               const tc_contrast_conditions_t *conditions, tc_contrast_t **contrast);

/*
 * Destroys a result and the texts that it returned.
 *
 * contrast: A result, or NULL.
 * Since: 0.1.0
 */
void tc_contrast_destroy(tc_contrast_t *contrast);

/*
 * Returns the numbers and the outcome of a check.
 *
 * verdict: Receives them.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_get_verdict(tc_contrast_t *contrast, tc_contrast_verdict_t *verdict);

/*
 * Simulates the pair for a colour vision deficiency, with the model that leaves the smallest difference.
 *
 * vision, length: `protan`, `deutan`, `tritan` or `achromat`, optionally with a severity of 0…1: `deutan:0.6`.
 * reading: Receives the simulated pair.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, or
 *   TC_STATUS_INVALID_ARGUMENT for an unknown vision.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_get_vision(tc_contrast_t *contrast, const char *vision, size_t length,
                                   tc_vision_reading_t *reading);

/*
 * Suggests the nearest text colour that passes.
 *
 * text, length: Receive the colour as #RRGGBB, or as color(display-p3 …) if it is outside sRGB. It lives as long as the
 *   result. length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, or TC_STATUS_NOT_FOUND if the pair passes or
 *   no colour of this hue does.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_get_suggestion(tc_contrast_t *contrast, const char **text, size_t *length);

/*
 * The full result as JSON, in the format of `typecheck contrast --format json`.
 *
 * text, length: Receive the JSON, which lives as long as the result; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_get_json(tc_contrast_t *contrast, const char **text, size_t *length);

TC_END_DECLS

#endif
