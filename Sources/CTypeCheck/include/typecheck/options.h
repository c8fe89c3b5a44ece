/* What is measured for: style, sizes, room, language. */
#ifndef TYPECHECK_OPTIONS_H
#define TYPECHECK_OPTIONS_H

#include "base.h"

TC_BEGIN_DECLS

/*
 * Every function below returns TC_STATUS_OK, or
 *   TC_STATUS_INVALID_HANDLE   options is no such handle,
 *   TC_STATUS_NULL_ARGUMENT    a name is NULL,
 *   TC_STATUS_INVALID_UTF8     a name is not UTF-8,
 *   TC_STATUS_TOO_LARGE        a name has more than TC_LONGEST_TEXT bytes,
 *   TC_STATUS_INVALID_ARGUMENT a name is not known, or a number is outside its range;
 * after a failure the options are as they were. Whoever takes options copies them: they may be changed and destroyed
 * afterwards. Names are those of UIKit, whatever their case; tc_name_get lists them.
 */

/* Line limits that are no count. */
enum {
  /* No limit. */
  TC_LINES_UNLIMITED = 0,
  /* One line where the text (or its source, where an item brings one) fits on one line at Large; else unknown. */
  TC_LINES_AUTO = -1
};

/*
 * Makes options: body on iOS at all size categories, 288 points wide, TC_LINES_AUTO, UILabel's rules, `en`.
 *
 * options: Takes the options.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, or TC_STATUS_TOO_LARGE where there are too many objects.
 * Since: 0.1.0
 */
tc_status_t tc_options_create(tc_options_t **options);

/*
 * Lets options go.
 *
 * options: Options, or NULL.
 * Since: 0.1.0
 */
void tc_options_destroy(tc_options_t *options);

/*
 * Sets whose type scale holds; categories are all of the platform's again. Other than iOS and visionOS a width must be set.
 *
 * name: `ios`, `watchos`, `macos`, `tvos` or `visionos`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_platform(tc_options_t *options, const char *name, size_t length);

/*
 * Sets the text style.
 *
 * name: Such as `body`, `headline`, `largeTitle`; one that the platform has.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_style(tc_options_t *options, const char *name, size_t length);

/*
 * Sets the size categories that are measured.
 *
 * list: Names with commas, such as `large,AX1`, or `all`, `standard` (XS…XXXL), `accessibility` (AX1…AX5).
 * Since: 0.1.0
 */
tc_status_t tc_options_set_categories(tc_options_t *options, const char *list, size_t length);

/*
 * Sets the room for one line.
 *
 * points: Above 0 and at most 100000.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_width(tc_options_t *options, double points);

/*
 * Sets the room in height.
 *
 * points: Above 0 and at most 100000; 0 for no limit.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_height(tc_options_t *options, double points);

/*
 * Sets how many lines a text may take.
 *
 * lines: 1…10000, TC_LINES_UNLIMITED or TC_LINES_AUTO.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_lines(tc_options_t *options, int32_t lines);

/*
 * Sets the language of texts that name none.
 *
 * tag: A BCP 47 tag such as `de`, `pt-BR` or `zh-Hans`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_locale(tc_options_t *options, const char *tag, size_t length);

/*
 * Sets the language the design was made in, which decides TC_LINES_AUTO.
 *
 * tag: A BCP 47 tag.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_source_locale(tc_options_t *options, const char *tag, size_t length);

/*
 * Sets a weight instead of the style's own.
 *
 * name: Such as `regular` or `semibold`; NULL for the style's own.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_weight(tc_options_t *options, const char *name, size_t length);

/*
 * Sets a font of the app instead of the system's; it is scaled as UIFontMetrics does. The file is opened by whoever takes
 * the options.
 *
 * path: A font file; NULL for the system font.
 * points: Its size at Large, above 0 and at most 1000; of no meaning without a path.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_font(tc_options_t *options, const char *path, size_t length, double points);

/*
 * Sets whether the reader's Bold Text setting is on.
 *
 * is_on: 0 is off, everything else on.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_bold_text(tc_options_t *options, int is_on);

/*
 * Sets the largest category that the app allows here.
 *
 * name: A category; NULL for no cap.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_max_category(tc_options_t *options, const char *name, size_t length);

/*
 * Sets how far a text may shrink before it is cut.
 *
 * share: Of its size, 0…1; 1 is not at all.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_minimum_scale(tc_options_t *options, double share);

/*
 * Sets whether a text may be tightened before it is shrunk.
 *
 * is_allowed: 0 is no, everything else yes.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_tightening(tc_options_t *options, int is_allowed);

/*
 * Sets where the ellipsis goes when a text is cut.
 *
 * name: `tail`, `middle`, `head` or `clip`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_truncation(tc_options_t *options, const char *name, size_t length);

/*
 * Sets whose rules hold where nothing is said.
 *
 * name: `uikit` or `swiftui`.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_framework(tc_options_t *options, const char *name, size_t length);

/*
 * Sets how many pixels a point has, for rounding.
 *
 * pixels: Above 0 and at most 16; 3 where nothing is set.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_display_scale(tc_options_t *options, double pixels);

/*
 * Sets the version of iOS whose fonts texts are drawn in. Widths of Japanese differ since iOS 26.
 *
 * version: Such as `26` or `18.5`; NULL where it is not known, which holds where nothing is set: error margins cover all.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_system_version(tc_options_t *options, const char *version, size_t length);

/*
 * Sets how many threads measure a batch or a report; answers are the same for any number.
 *
 * threads: 1…1024, or 0 for one a core, which holds where nothing is set.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_jobs(tc_options_t *options, int32_t threads);

/*
 * Sets what stops an audit. It is looked at some times a second while a report is made by these options; once it is not 0,
 * no further text is measured, and the call answers TC_STATUS_STOPPED. What had begun comes to its end before that: files
 * are read to the last.
 *
 * stop: May be changed by any thread and by a signal's handler, as a volatile sig_atomic_t is (which is an int); it must be
 *   there as long as a report is made by these options. NULL where nothing stops it, which holds where nothing is set.
 * Since: 0.1.0
 */
tc_status_t tc_options_set_stop(tc_options_t *options, const volatile int *stop);

TC_END_DECLS

#endif
