/* Measuring options: platform, style, sizes, available width, language. */
#ifndef TYPECHECK_OPTIONS_H
#define TYPECHECK_OPTIONS_H

#include "base.h"

TC_BEGIN_DECLS

/*
 * Every function below returns TC_STATUS_OK, or
 *   TC_STATUS_INVALID_HANDLE   options is not a valid handle,
 *   TC_STATUS_NULL_ARGUMENT    a name is NULL,
 *   TC_STATUS_INVALID_UTF8     a name is not UTF-8,
 *   TC_STATUS_TOO_LARGE        a name has more than TC_LONGEST_TEXT bytes,
 *   TC_STATUS_INVALID_ARGUMENT a name is unknown, or a number is outside its range.
 * A failure does not change the options. A function that receives options copies them, so the caller may change or destroy
 * them afterwards. Names are UIKit's, in upper or lower case; tc_name_get lists them.
 */

/* Line limits other than a number. */
enum {
  /* No limit. */
  TC_LINES_UNLIMITED = 0,
  /* One line if the text (or the source text of an item) fits on one line at Large; else unknown. */
  TC_LINES_AUTO = -1
};

/*
 * Creates options with defaults: body on iOS at all size categories, 288 points wide, TC_LINES_AUTO, UILabel's rules, `en`.
 *
 * options: Receives the options.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, or TC_STATUS_TOO_LARGE if there are too many objects.
 * Since: 0.1.0
 */
tc_status_t tc_options_create(tc_options_t **options);

/*
 * Destroys options.
 *
 * options: Options, or NULL.
 * Since: 0.1.0
 */
void tc_options_destroy(tc_options_t *options);

/*
 * Sets the platform of the type scale, and resets the categories to all of the platform. All platforms except iOS and
 * visionOS need a width.
 *
 * name: `ios`, `watchos`, `macos`, `tvos` or `visionos`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_platform(tc_options_t *options, const char *name, size_t length);

/*
 * Sets a slot field by its name, as in .typecheck.yml. The functions for single fields set the same fields.
 *
 * name: A field such as `minimum_scale` or `role`; tc_name_get lists them as TC_NAMES_SLOT_FIELD.
 * value: The value as text, such as `0.7`, `semibold` or `yes`; NULL for the default of the field. `font` and `size` need
 *   each other. With `bold_text` set to `both`, a measurer measures with Bold Text off, and a report both ways.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_slot(
  tc_options_t *options, const char *name, size_t name_length, const char *value, size_t value_length);

/*
 * Sets the text style.
 *
 * name: A style of the platform, such as `body`, `headline` or `largeTitle`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_style(tc_options_t *options, const char *name, size_t length);

/*
 * Sets the measured size categories.
 *
 * list: Names separated by commas, such as `large,AX1`, or `all`, `standard` (XS…XXXL), `accessibility` (AX1…AX5).
 * Since: 0.1.0
 */
tc_status_t tc_options_set_categories(tc_options_t *options, const char *list, size_t length);

/*
 * Sets the available width for a line.
 *
 * points: Above 0 and at most 100000.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_width(tc_options_t *options, double points);

/*
 * Sets the available height.
 *
 * points: Above 0 and at most 100000; 0 for no limit.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_height(tc_options_t *options, double points);

/*
 * Sets the line limit.
 *
 * lines: 1…10000, TC_LINES_UNLIMITED or TC_LINES_AUTO.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_lines(tc_options_t *options, int32_t lines);

/*
 * Sets the default language of texts.
 *
 * tag: A BCP 47 tag such as `de`, `pt-BR` or `zh-Hans`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_locale(tc_options_t *options, const char *tag, size_t length);

/*
 * Sets the language of the design, which decides TC_LINES_AUTO.
 *
 * tag: A BCP 47 tag.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_source_locale(tc_options_t *options, const char *tag, size_t length);

/*
 * Sets the weight.
 *
 * name: A weight such as `regular` or `semibold`; NULL for the weight of the style.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_weight(tc_options_t *options, const char *name, size_t length);

/*
 * Sets a font of the app instead of the system font; it scales like UIFontMetrics. The function that receives the options
 * opens the file.
 *
 * path: A font file; NULL for the system font.
 * points: Its size at Large, above 0 and at most 1000; ignored without a path.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_font(tc_options_t *options, const char *path, size_t length, double points);

/*
 * Sets whether the Bold Text setting of the device is on.
 *
 * is_on: 0 is off, any other value is on.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_bold_text(tc_options_t *options, int is_on);

/*
 * Sets the largest category that the app allows for its texts.
 *
 * name: A category; NULL for no limit.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_max_category(tc_options_t *options, const char *name, size_t length);

/*
 * Sets how far a text may shrink before it is cut.
 *
 * share: The minimum scale factor, 0…1; 1 means that it does not shrink.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_minimum_scale(tc_options_t *options, double share);

/*
 * Sets whether a text may be tightened before it shrinks.
 *
 * is_allowed: 0 is no, any other value is yes.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_tightening(tc_options_t *options, int is_allowed);

/*
 * Sets the position of the ellipsis in a cut text.
 *
 * name: `tail`, `middle`, `head` or `clip`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_truncation(tc_options_t *options, const char *name, size_t length);

/*
 * Sets the framework whose layout rules apply by default.
 *
 * name: `uikit` or `swiftui`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_framework(tc_options_t *options, const char *name, size_t length);

/*
 * Sets the pixels per point, for rounding.
 *
 * pixels: Above 0 and at most 16; the default is 3.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_display_scale(tc_options_t *options, double pixels);

/*
 * Sets the iOS version whose fonts draw the texts. Since iOS 26, Japanese has other widths.
 *
 * version: A version such as `26` or `18.5`; NULL (the default) is unknown: error margins cover all versions.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_system_version(tc_options_t *options, const char *version, size_t length);

/*
 * Sets the number of threads that measure a batch or a report. It does not affect results.
 *
 * threads: 1…1024, or 0 (the default) for one per core.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_jobs(tc_options_t *options, int32_t threads);

/*
 * Sets a flag that stops an audit. A call that creates a report with these options reads the flag several times a second.
 * Once it is not 0, the call measures no further text and returns TC_STATUS_STOPPED. It finishes reading files first.
 *
 * stop: Any thread and any signal handler may change it, like a volatile sig_atomic_t (which is an int). It must stay valid
 *   while a call creates a report with these options. NULL (the default) means that nothing stops the audit.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_stop(tc_options_t *options, const volatile int *stop);

TC_END_DECLS

#endif
