/* What texts came to: numbers a size category, and findings. */
#ifndef TYPECHECK_MEASUREMENT_H
#define TYPECHECK_MEASUREMENT_H

#include "base.h"

TC_BEGIN_DECLS

/* What one text came to. */
typedef struct tc_result_t {
  /* The size of the style at Large, in points. */
  double size_at_large;
  /* A tc_outcome_t: of all categories the worst, where fail is worse than needs review. */
  int32_t outcome;
  /* The first category at which it does not fit, as TC_NAMES_CATEGORY counts them; -1 where it fits at all. */
  int32_t first_failing_category;
  /* How many lines it may take: 0 is not a limit, -1 is unknown. */
  int32_t line_limit;
  /* Where that comes from, as TC_NAMES_LIMIT_SOURCE counts them. */
  int32_t line_limit_source;
  /* How many cells it has: one a category, 0 where nothing was measured. */
  uint32_t cell_count;
  uint32_t finding_count;
  uint64_t reserved[2];
} tc_result_t;

/* What one text came to at one size category. */
typedef struct tc_cell_t {
  /* The point size before any shrinking. */
  double size;
  /* The distance of baselines, in points. */
  double leading;
  /* What the system font adds to each character, in points. */
  double tracking;
  /* The width on one unbroken line, in points, unrounded; of the widest where the text has line breaks. */
  double natural_width;
  /* Half the error bar of natural_width, in points. */
  double uncertainty;
  /* The height of the lines shown, in points. */
  double height;
  /* How much wider than the room the last visible line would be with the rest of the text on it, in points. */
  double over_by;
  /* How much of the height is cut off, in points. */
  double clipped_by;
  /* How much wider than the room the widest word is, in points. */
  double word_over_by;
  /* Below 1 where the text was shrunk to fit. */
  double scale;
  /* The share of characters (grapheme clusters) that is shown, 0…1. */
  double visible_share;
  /* The category, as TC_NAMES_CATEGORY counts them. */
  int32_t category;
  /* A tc_outcome_t. */
  int32_t outcome;
  /* Why it needs review, as TC_NAMES_REASON counts them; -1 where it does not. */
  int32_t reason;
  /* The weight that is drawn, as TC_NAMES_WEIGHT counts them. */
  int32_t weight;
  /* How many lines it needs when it may wrap freely at this width. */
  uint32_t line_count;
  /* How many clusters have no glyph in any font at hand. */
  uint32_t missing_glyphs;
  /* Whether it is within width, lines and height: 1 or 0. */
  uint8_t fits;
  /* Whether its line limit is exceeded: 1 or 0. */
  uint8_t is_truncated;
  /* Whether a word is broken inside, or cut, because it is wider than the room: 1 or 0. */
  uint8_t breaks_word;
  uint8_t reserved_flags[5];
  uint64_t reserved[2];
} tc_cell_t;

/* One problem of one text. Its texts last as long as the measurement; each has a NUL at its end. */
typedef struct tc_finding_t {
  /* The rule, such as `text-truncated`. */
  const char *rule;
  /* What is wrong, a sentence without a full stop. */
  const char *message;
  /* What would mend it, such as more lines or a width; NULL where nothing is known. */
  const char *remedy;
  /* What the reader sees at the worst category; NULL where nothing is cut. */
  const char *visible_text;
  /* By how many points it is over at the worst category. */
  double over_by;
  /* How bad it is, as TC_NAMES_SEVERITY counts them. */
  int32_t severity;
  /* TC_OUTCOME_FAIL or TC_OUTCOME_NEEDS_REVIEW. */
  int32_t outcome;
  /* Why it needs review, as TC_NAMES_REASON counts them; -1 where it does not. */
  int32_t reason;
  /* The first category at which it breaks, and the one at which it is worst, as TC_NAMES_CATEGORY counts them; -1 where
   * sizes have no say. */
  int32_t first_category;
  int32_t worst_category;
  int32_t reserved_number;
  uint64_t reserved[2];
} tc_finding_t;

/* Texts that belong to one text. */
typedef enum tc_text_t {
  /* The text itself. */
  TC_TEXT_TEXT = 0,
  /* The key of an item; empty where it has none. */
  TC_TEXT_KEY = 1,
  /* The language as a BCP 47 tag. */
  TC_TEXT_LOCALE = 2,
  /* Why nothing was measured: `missing-font`, or what is wrong with the item; empty where something was. */
  TC_TEXT_NOT_MEASURED = 3,
  /* The script without a font, as a four-letter ISO 15924 code; empty where there is none. */
  TC_TEXT_MISSING_SCRIPT = 4,
  /* The Debian package that has a font for it; empty where none is known. */
  TC_TEXT_MISSING_PACKAGE = 5,
  /* The characters that no font at hand has, with spaces in between; empty where there are none. */
  TC_TEXT_MISSING_CHARACTERS = 6
} tc_text_t;

/*
 * Lets a measurement go, with every text that was asked of it.
 *
 * measurement: A measurement, or NULL.
 * Since: 0.1.0
 */
void tc_measurement_destroy(tc_measurement_t *measurement);

/*
 * How many texts it is of: 1 from a measurer, from a batch as many as were added.
 *
 * count: Takes the number.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_count(tc_measurement_t *measurement, size_t *count);

/*
 * What some texts came to.
 *
 * first, count: Which texts, from 0, in the order they were added.
 * results: Room for count results; may be NULL where count is 0.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, or TC_STATUS_NOT_FOUND where there are fewer.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_results(tc_measurement_t *measurement, size_t first, size_t count, tc_result_t *results);

/*
 * What some texts came to at each size category: the cells of the first text, smallest category first, then those of the
 * next.
 *
 * first, count: Which texts, from 0, in the order they were added.
 * cells, capacity: Room for so many cells; NULL to ask only how many there are.
 * written: Takes how many cells the texts have; NULL where nobody asks.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT where there is nowhere to put anything, TC_STATUS_INVALID_HANDLE,
 *   TC_STATUS_NOT_FOUND where there are fewer texts, or TC_STATUS_TOO_LARGE where there is not room for all cells, and
 *   nothing but the number was written.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_cells(tc_measurement_t *measurement, size_t first, size_t count, tc_cell_t *cells,
                                     size_t capacity, size_t *written);

/*
 * A text that belongs to one of the texts.
 *
 * index: Which text, from 0.
 * kind: Which text of it.
 * text, length: Take the text, which lasts as long as the measurement; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_ARGUMENT for an unknown kind,
 *   or TC_STATUS_NOT_FOUND.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_text(tc_measurement_t *measurement, size_t index, tc_text_t kind, const char **text,
                                    size_t *length);

/*
 * What the reader sees of a text that is cut, the ellipsis included; of one that is not, the text itself.
 *
 * index: Which text, from 0.
 * cell: Which of its cells, from 0.
 * text, length: Take the text, which lasts as long as the measurement; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE or TC_STATUS_NOT_FOUND.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_visible_text(tc_measurement_t *measurement, size_t index, size_t cell, const char **text,
                                            size_t *length);

/*
 * What the reader sees of some texts at each size category, in the order of tc_measurement_get_cells: for each cell what
 * tc_measurement_get_visible_text gives, in one call.
 *
 * first, count: Which texts, from 0, in the order they were added.
 * texts, lengths, capacity: Room for so many texts and their lengths in bytes; texts is NULL to ask only how many there
 *   are. The texts last as long as the measurement; cells that show a text whole share it.
 * written: Takes how many cells the texts have; NULL where nobody asks.
 * Returns: As tc_measurement_get_cells.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_visible_texts(tc_measurement_t *measurement, size_t first, size_t count, const char **texts,
                                             size_t *lengths, size_t capacity, size_t *written);

/*
 * One finding on a text, the worst first.
 *
 * index: Which text, from 0.
 * place: Which of its findings, from 0.
 * finding: Takes the finding.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE or TC_STATUS_NOT_FOUND.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_finding(tc_measurement_t *measurement, size_t index, size_t place, tc_finding_t *finding);

/*
 * The findings on some texts in one call: those on the first text, the worst first, then those on the next.
 *
 * first, count: Which texts, from 0, in the order they were added.
 * findings, capacity: Room for so many findings; NULL to ask only how many there are.
 * written: Takes how many findings the texts have; NULL where nobody asks.
 * Returns: As tc_measurement_get_cells.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_findings(tc_measurement_t *measurement, size_t first, size_t count,
                                        tc_finding_t *findings, size_t capacity, size_t *written);

/*
 * All that is known of a text, as one line of JSON: the answer that `typecheck measure -` gives. `line` is 1 where the item
 * names none.
 *
 * index: Which text, from 0.
 * text, length: Take the line, without its line feed, which lasts as long as the measurement; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE or TC_STATUS_NOT_FOUND.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_json(tc_measurement_t *measurement, size_t index, const char **text, size_t *length);

/*
 * For each of some texts what tc_measurement_get_json gives, in one call. The lines of a batch are written on as many
 * threads as tc_options_set_jobs says, in a process that was forked on the caller's own, unless tc_batch_set_json_lines had
 * them written before.
 *
 * first, count: Which texts, from 0, in the order they were added.
 * texts, lengths: Room for count lines and their lengths in bytes; may be NULL where count is 0. The lines last as long as
 *   the measurement.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, or TC_STATUS_NOT_FOUND where there are fewer.
 * Since: 0.1.0
 */
tc_status_t tc_measurement_get_json_lines(tc_measurement_t *measurement, size_t first, size_t count, const char **texts,
                                          size_t *lengths);

TC_END_DECLS

#endif
