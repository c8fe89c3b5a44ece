/* The type scale: the size of each style at each size category. */
#ifndef TYPECHECK_SCALE_H
#define TYPECHECK_SCALE_H

#include "base.h"

TC_BEGIN_DECLS

/* One size of the type scale. */
typedef struct tc_type_size_t {
  /* The point size. */
  double size;
  /* The distance between baselines, in points. */
  double leading;
  /* The width that is added to each character, in points. */
  double tracking;
  /* The height of one line, ascender to descender, in points. */
  double line_height;
  /* The factor by which UIFontMetrics multiplies lengths: 1 at the platform's default category. */
  double factor;
  /* The weight, an index into TC_NAMES_WEIGHT. */
  int32_t weight;
  /* The weight with the bold trait; -1 if none was published. */
  int32_t emphasized_weight;
  /* 1 if a number was not published for this size; else 0. */
  int32_t is_estimated;
  int32_t reserved_number;
  uint64_t reserved[2];
} tc_type_size_t;

/*
 * The size of a style at a category.
 *
 * platform, style, category: Names, each with its length; tc_name_get lists them.
 * size: Receives the size.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, TC_STATUS_INVALID_ARGUMENT for
 *   an unknown name, or TC_STATUS_NOT_FOUND if the platform publishes no such size.
 * Since: 0.1.0
 */
tc_status_t tc_scale_get_size(const char *platform, size_t platform_length, const char *style, size_t style_length,
                              const char *category, size_t category_length, tc_type_size_t *size);

/*
 * Scales a length, such as a spacing, like scaledValue(for:) of UIFontMetrics.
 *
 * platform, style, category: Names, each with its length.
 * points: The length at the default category, 0…100000.
 * display_scale: Pixels per point, for rounding, above 0 and at most 16.
 * value: Receives the length, in points.
 * Returns: See tc_scale_get_size; also TC_STATUS_INVALID_ARGUMENT for a number outside its range.
 * Since: 0.1.0
 */
tc_status_t tc_scale_get_scaled_value(const char *platform, size_t platform_length, const char *style,
                                      size_t style_length, const char *category, size_t category_length,
                                      double points, double display_scale, double *value);

/*
 * Scales the size of a font of the app, like scaledFont(for:) of UIFontMetrics, to whole points.
 *
 * platform, style, category: Names, each with its length.
 * points: The size at the default category, above 0 and at most 1000.
 * value: Receives the size, in points.
 * Returns: See tc_scale_get_scaled_value.
 * Since: 0.1.0
 */
tc_status_t tc_scale_get_scaled_font(const char *platform, size_t platform_length, const char *style,
                                     size_t style_length, const char *category, size_t category_length,
                                     double points, double *value);

TC_END_DECLS

#endif
