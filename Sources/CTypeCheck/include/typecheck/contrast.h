/* The contrast of two colours. */
#ifndef TYPECHECK_CONTRAST_H
#define TYPECHECK_CONTRAST_H

#include "base.h"

TC_BEGIN_DECLS

/*
 * Colours are written #RGB, #RGBA, #RRGGBB, #RRGGBBAA, rgb(…), color(display-p3 r g b / a), oklch(…), oklab(…), as one
 * of CSS's names, such as `red`, or as one of UIKit's, such as `systemBlue` or `secondaryLabel`, which are those of the
 * light appearance. A colour outside Display P3 is refused, as no screen shows it.
 */

/* What is asked of a pair beside its colours; all zero is body text at the smallest category. */
typedef struct tc_contrast_conditions_t {
  /* The text style, with a NUL at its end; NULL for `body`. */
  const char *style;
  /* The size category that decides, with a NUL at its end; NULL for the smallest. */
  const char *category;
  /* The weight, with a NUL at its end; NULL for the style's own. */
  const char *weight;
  /* Not 0 for a symbol, control or graphic instead of text: 3:1 is asked for. */
  int32_t is_non_text;
  /* Not 0 for the enhanced contrast of WCAG level AAA. */
  int32_t is_enhanced;
  /* Not 0 for UIKit's colours as they are in the dark appearance. */
  int32_t is_dark;
  /* Not 0 for UIKit's colours as the Increase Contrast setting makes them. */
  int32_t is_high_contrast;
  uint64_t reserved[2];
} tc_contrast_conditions_t;

/* What a pair came to. Where its background is translucent, every number is over the worst content behind it. */
typedef struct tc_contrast_verdict_t {
  /* The contrast ratio of WCAG 2, 1…21, unrounded; the smallest over every content behind. */
  double ratio;
  /* The largest over every content behind; the same as ratio where the background is opaque. */
  double maximum_ratio;
  /* The ratio that is asked for. */
  double required_ratio;
  /* The difference of L*, 0…100. */
  double lightness_difference;
  /* CIEDE2000. */
  double delta_e2000;
  /* The ratio of the two in grey. */
  double grayscale_ratio;
  /* A tc_outcome_t; needs review where what lies behind a translucent background decides. */
  int32_t outcome;
  /* Whether the text counts as large, for which less is asked: 1 or 0. */
  int32_t is_large_text;
  uint64_t reserved[2];
} tc_contrast_verdict_t;

/* A pair as a person with a deficiency of colour vision sees it. */
typedef struct tc_vision_reading_t {
  /* The two as they are seen: red, green, blue in sRGB, 0…1, unrounded. */
  double text[3];
  double background[3];
  /* The contrast ratio of these, 1…21. */
  double ratio;
  /* CIEDE2000 of these. */
  double delta_e2000;
  uint64_t reserved[2];
} tc_vision_reading_t;

/*
 * The contrast ratio of WCAG 2 of an opaque background and a text on it.
 *
 * text, text_length: The colour of the text; where it is translucent it is laid over the background first.
 * background, background_length: The colour behind it, opaque.
 * ratio: Takes the ratio, 1…21, unrounded.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, or TC_STATUS_INVALID_ARGUMENT
 *   for what is no colour, a colour no screen shows, or a translucent background.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_ratio(const char *text, size_t text_length, const char *background, size_t background_length,
                              double *ratio);

/*
 * Judges a pair of colours.
 *
 * text, text_length: The colour of the text or symbol.
 * background, background_length: The colour behind it.
 * conditions: What is asked of them; NULL for body text at the smallest category.
 * contrast: Takes the answer.
 * Returns: As tc_contrast_ratio, but that a background may be translucent; TC_STATUS_INVALID_ARGUMENT also for a name that is
 *   not known and for a style that has no size at the category.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_create(const char *text, size_t text_length, const char *background, size_t background_length,
                               const tc_contrast_conditions_t *conditions, tc_contrast_t **contrast);

/*
 * Lets an answer go, with every text that was asked of it.
 *
 * contrast: An answer, or NULL.
 * Since: 0.1.0
 */
void tc_contrast_destroy(tc_contrast_t *contrast);

/*
 * What the pair came to.
 *
 * verdict: Takes it.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_get_verdict(tc_contrast_t *contrast, tc_contrast_verdict_t *verdict);

/*
 * The pair as somebody else sees it, by the model of colour vision that leaves the least difference.
 *
 * vision, length: `protan`, `deutan`, `tritan` or `achromat`, with or without a severity in 0…1: `deutan:0.6`.
 * reading: Takes what is seen.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, or
 *   TC_STATUS_INVALID_ARGUMENT for what names no vision.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_get_vision(tc_contrast_t *contrast, const char *vision, size_t length,
                                   tc_vision_reading_t *reading);

/*
 * The nearest colour of the text that passes.
 *
 * text, length: Take the colour as #RRGGBB, or where sRGB cannot show it as color(display-p3 …); it lasts as long as the
 *   answer. length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, or TC_STATUS_NOT_FOUND where the pair passes or
 *   no colour of this hue does.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_get_suggestion(tc_contrast_t *contrast, const char **text, size_t *length);

/*
 * All that is known of the pair, as `typecheck contrast --format json` prints it.
 *
 * text, length: Take the JSON, which lasts as long as the answer; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_contrast_get_json(tc_contrast_t *contrast, const char **text, size_t *length);

TC_END_DECLS

#endif
