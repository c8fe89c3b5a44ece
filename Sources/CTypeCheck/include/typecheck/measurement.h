/* Results of measured texts: numbers per size category, and findings. */
#ifndef TYPECHECK_MEASUREMENT_H
#define TYPECHECK_MEASUREMENT_H

#include "base.h"

TC_BEGIN_DECLS

/* The result of one text. */
typedef struct tc_result_t {
  /* The size of the style at Large, in points. */
  double size_at_large;
  /* A tc_outcome_t: the worst of all categories; fail is worse than needs review. */
  int32_t outcome;
  /* The first failing category, an index into TC_NAMES_CATEGORY; -1 if there is none. */
  int32_t first_failing_category;
  /* The line limit: 0 is unlimited, -1 is unknown. */
  int32_t line_limit;
  /* The origin of the line limit, an index into TC_NAMES_LIMIT_SOURCE. */
  int32_t line_limit_source;
  /* The number of cells: one per category, 0 if nothing was measured. */
  uint32_t cell_count;
  uint32_t finding_count;
  uint64_t reserved[2];
} tc_result_t;

/* The result of one text at one size category. */
typedef struct tc_cell_t {
  /* The point size before any shrinking. */
  double size;
  /* The distance between baselines, in points. */
  double leading;
  /* The width that the system font adds to each character, in points. */
  double tracking;
  /* The width on one unwrapped line, in points, unrounded; if the text has line breaks, of its widest line. */
  double natural_width;
  /* The error margin of natural_width (±), in points. */
  double uncertainty;
  /* The height of the lines shown, in points. */
  double height;
  /* How far the last visible line would exceed the available width with the rest of the text on it, in points. */
  double over_by;
  /* The height that is cut off, in points. */
  double clipped_by;
  /* How far the widest word exceeds the available width, in points. */
  double word_over_by;
  /* Below 1 if the text was shrunk to fit. */
  double scale;
  /* The share of visible characters (grapheme clusters), 0…1. */
  double visible_share;
  /* The category, an index into TC_NAMES_CATEGORY. */
  int32_t category;
  /* A tc_outcome_t. */
  int32_t outcome;
  /* Why it needs review, an index into TC_NAMES_REASON; -1 if it does not. */
  int32_t reason;
  /* The drawn weight, an index into TC_NAMES_WEIGHT. */
  int32_t weight;
  /* The number of lines that the text needs at this width without a line limit. */
  uint32_t line_count;
  /* The number of clusters without a glyph in any available font. */
  uint32_t missing_glyphs;
  /* 1 if the text is within width, lines and height; else 0. */
  uint8_t fits;
  /* 1 if the text exceeds its line limit; else 0. */
  uint8_t is_truncated;
  /* 1 if a word is broken or cut because it is wider than the available width; else 0. */
  uint8_t breaks_word;
  uint8_t reserved_flags[5];
  uint64_t reserved[2];
} tc_cell_t;

/* One problem of one text. Its texts are NUL-terminated and live as long as the measurement. */
typedef struct tc_finding_t {
  /* The rule, such as `text-truncated`. */
  const char *rule;
  /* The problem, a sentence without a full stop. */
  const char *message;
  /* A fix, such as more lines or a width; NULL if none is known. */
  const char *remedy;
  /* The visible text at the worst category; NULL if nothing is cut. */
  const char *visible_text;
  /* The excess at the worst category, in points. */
  double over_by;
  /* The severity, an index into TC_NAMES_SEVERITY. */
  int32_t severity;
  /* TC_OUTCOME_FAIL or TC_OUTCOME_NEEDS_REVIEW. */
  int32_t outcome;
  /* Why it needs review, an index into TC_NAMES_REASON; -1 if it does not. */
  int32_t reason;
  /* The first category with the problem and the worst one, indices into TC_NAMES_CATEGORY; -1 if the finding does not
   * depend on the size. */
  int32_t first_category;
  int32_t worst_category;
  int32_t reserved_number;
  uint64_t reserved[2];
} tc_finding_t;

/* Kinds of text that a measurement has for each measured text. */
typedef enum tc_text_t {
  /* The text itself. */
  TC_TEXT_TEXT = 0,
  /* The key of an item; empty if it has none. */
  TC_TEXT_KEY = 1,
  /* The language, a BCP 47 tag. */
  TC_TEXT_LOCALE = 2,
  /* The reason why nothing was measured: `missing-font`, or the problem of the item; empty if the text was measured. */
  TC_TEXT_NOT_MEASURED = 3,
  /* The script without a font, a four-letter ISO 15924 code; empty if no font is missing. */
  TC_TEXT_MISSING_SCRIPT = 4,
  /* The Debian package with a font for that script; empty if none is known. */
  TC_TEXT_MISSING_PACKAGE = 5,
  /* The characters that no available font has, separated by spaces; empty if there are none. */
  TC_TEXT_MISSING_CHARACTERS = 6
} tc_text_t;

/*
 * Destroys a measurement and the texts that it returned.
 *
 * measurement: A measurement, or NULL.
 * Since: 0.1.0
 */
void tc_measurement_destroy(tc_measurement_t *measurement);

/*
 * The number of measured texts: 1 from a measurer; from a batch, the number of added texts.
 *
 * count: Receives the number.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_count(tc_measurement_t *measurement, size_t *count);

/*
 * The results of a range of texts.
 *
 * first, count: The range of texts, from 0, in the order they were added.
 * results: Memory for count results; may be NULL if count is 0.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, or TC_STATUS_NOT_FOUND if there are fewer.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_results(tc_measurement_t *measurement, size_t first, size_t count, tc_result_t *results);

/*
 * The results of a range of texts per size category: the cells of the first text, smallest category first, then the cells
 * of the next text.
 *
 * first, count: The range of texts, from 0, in the order they were added.
 * cells, capacity: Memory for capacity cells; NULL to get only their number.
 * written: Receives the number of cells of the texts; NULL if not needed.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT if both output pointers are NULL, TC_STATUS_INVALID_HANDLE,
 *   TC_STATUS_NOT_FOUND if there are fewer texts, or TC_STATUS_TOO_LARGE if capacity is too small, after which only the
 *   number was written.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_cells(tc_measurement_t *measurement, size_t first, size_t count, tc_cell_t *cells,
                                     size_t capacity, size_t *written);

/*
 * One kind of text for a measured text.
 *
 * index: The index of the text, from 0.
 * kind: The kind of text.
 * text, length: Receive the text, which lives as long as the measurement; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_ARGUMENT for an unknown kind,
 *   or TC_STATUS_NOT_FOUND.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_text(tc_measurement_t *measurement, size_t index, tc_text_t kind, const char **text,
                                    size_t *length);

/*
 * The visible text: a cut text with its ellipsis, or the text itself if it is not cut.
 *
 * index: The index of the text, from 0.
 * cell: The index of the cell, from 0.
 * text, length: Receive the text, which lives as long as the measurement; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE or TC_STATUS_NOT_FOUND.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_visible_text(tc_measurement_t *measurement, size_t index, size_t cell, const char **text,
                                            size_t *length);

/*
 * The visible texts of a range of texts per size category, in the order of tc_measurement_get_cells. Replaces a call of
 * tc_measurement_get_visible_text per cell.
 *
 * first, count: The range of texts, from 0, in the order they were added.
 * texts, lengths, capacity: Memory for capacity texts and their lengths in bytes; texts is NULL to get only their number.
 *   The texts live as long as the measurement. Cells that show the whole text share one copy.
 * written: Receives the number of cells of the texts; NULL if not needed.
 * Returns: See tc_measurement_get_cells.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_visible_texts(tc_measurement_t *measurement, size_t first, size_t count, const char **texts,
                                             size_t *lengths, size_t capacity, size_t *written);

/*
 * One finding of a text; the worst is first.
 *
 * index: The index of the text, from 0.
 * place: The index of the finding, from 0.
 * finding: Receives the finding.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE or TC_STATUS_NOT_FOUND.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_finding(tc_measurement_t *measurement, size_t index, size_t place, tc_finding_t *finding);

/*
 * The findings of a range of texts in one call: those of the first text, the worst first, then those of the next text.
 *
 * first, count: The range of texts, from 0, in the order they were added.
 * findings, capacity: Memory for capacity findings; NULL to get only their number.
 * written: Receives the number of findings of the texts; NULL if not needed.
 * Returns: See tc_measurement_get_cells.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_findings(tc_measurement_t *measurement, size_t first, size_t count,
                                        tc_finding_t *findings, size_t capacity, size_t *written);

/*
 * The full result of a text as one line of JSON, in the format of `typecheck measure -`. `line` is 1 if the item does not
 * contain one.
 *
 * index: The index of the text, from 0.
 * text, length: Receive the line without a line feed; it lives as long as the measurement. length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE or TC_STATUS_NOT_FOUND.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_json(tc_measurement_t *measurement, size_t index, const char **text, size_t *length);

/*
 * The JSON lines of a range of texts in one call; see tc_measurement_get_json. The lines of a batch are written on the
 * number of threads that tc_options_set_jobs sets, or on the caller's thread in a forked process. If
 * tc_batch_set_json_lines is on, they are already written.
 *
 * first, count: The range of texts, from 0, in the order they were added.
 * texts, lengths: Memory for count lines and their lengths in bytes; may be NULL if count is 0. The lines live as long as
 *   the measurement.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, or TC_STATUS_NOT_FOUND if there are fewer.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_json_lines(tc_measurement_t *measurement, size_t first, size_t count, const char **texts,
                                          size_t *lengths);

TC_END_DECLS

#endif
