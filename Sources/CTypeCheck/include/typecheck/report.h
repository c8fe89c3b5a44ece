/* Audits of a document in memory, of files or of a project. */
#ifndef TYPECHECK_REPORT_H
#define TYPECHECK_REPORT_H

#include "base.h"

TC_BEGIN_DECLS

/* Counts of a whole audit. */
typedef struct tc_summary_t {
  /* All texts, and the distinct ones among them by text, language and slot. */
  uint64_t texts;
  uint64_t distinct_texts;
  /* Measurements (one text at one available width and one category): their number, and their outcomes. */
  uint64_t measurements;
  uint64_t pass;
  uint64_t fail;
  uint64_t needs_review;
  /* Texts that were not measured, because a font is missing. */
  uint64_t not_measured;
  /* Findings, by severity. */
  uint64_t errors;
  uint64_t warnings;
  uint64_t notes;
  /* Problems of the inputs themselves. */
  uint64_t input_errors;
  uint64_t input_warnings;
  /* 1 if nothing at all was measured, which is not a pass; else 0. */
  int32_t is_empty;
  int32_t reserved_number;
  uint64_t reserved[4];
} tc_summary_t;

/*
 * Audits a document in memory, like `typecheck measure FILE`. Reads only fonts from the disk.
 *
 * context: The fonts.
 * options: The options; NULL for the defaults of tc_options_create.
 * name, name_length: The name of the document. Its extension selects the format, as in `de.json` (texts by key),
 *   `a.strings`, `a.xcstrings`, `a.xliff`, `strings.xml`, `a.arb`, `a.po`, `a.csv`. A language in the name, as in `de.json`
 *   or `de.lproj/a.strings`, is the language of the texts; without one, the language of the options applies.
 * document, length: The document, at most TC_LONGEST_DOCUMENT bytes, in the encoding of its format.
 * report: Receives the report, which also lists the problems of the document.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8 for the name,
 *   TC_STATUS_INVALID_ARGUMENT as for tc_measurer_create, TC_STATUS_TOO_LARGE, TC_STATUS_FONT, TC_STATUS_FORKED, or
 *   TC_STATUS_STOPPED if the flag of tc_options_set_stop stopped it.
 * Since: 0.1.0
 */
tc_status_t tc_report_create_for_document(tc_context_t *context, tc_options_t *options, const char *name,
                                          size_t name_length, const char *document, size_t length,
                                          tc_report_t **report);

/*
 * Audits files and folders, like `typecheck measure`.
 *
 * context: The fonts.
 * options: The options; NULL for the defaults of tc_options_create.
 * paths, count: NUL-terminated paths of files and folders; 1…100000.
 * report: Receives the report, which also lists unreadable files.
 * Returns: See tc_report_create_for_document.
 * Since: 0.1.0
 */
tc_status_t tc_report_create_for_paths(tc_context_t *context, tc_options_t *options, const char *const *paths,
                                       size_t count, tc_report_t **report);

/*
 * Audits a project with its .typecheck.yml, like `typecheck check`, but does not apply the baseline.
 *
 * context: The fonts.
 * options: Defaults that the configuration overrides: platform, categories, display scale, threads; NULL for the defaults
 *   of tc_options_create. Style and available width come from the configuration.
 * folder, length: A folder of the project; the configuration is searched for in it and above it.
 * report: Receives the report, which also lists unreadable files.
 * Returns: See tc_report_create_for_document; also TC_STATUS_INVALID_INPUT for an invalid configuration.
 * Since: 0.1.0
 */
tc_status_t tc_report_create_for_project(tc_context_t *context, tc_options_t *options, const char *folder,
                                         size_t length, tc_report_t **report);

/*
 * Destroys a report and the texts that it returned.
 *
 * report: A report, or NULL.
 * Since: 0.1.0
 */
void tc_report_destroy(tc_report_t *report);

/*
 * The counts of the whole audit.
 *
 * summary: Receives the counts.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_report_get_summary(tc_report_t *report, tc_summary_t *summary);

/*
 * The report in a format, the same bytes as the command line writes, without pictures. JSON of a project contains only the
 * sizes at which a text fails or is near a limit, like `typecheck check`. Other JSON contains every size.
 *
 * format, format_length: A format such as `json`, `sarif`, `junit`, `html` or `text`; TC_NAMES_FORMAT lists them.
 * text, length: Receive the report in UTF-8, which lives as long as this object; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, or
 *   TC_STATUS_INVALID_ARGUMENT for an unknown format.
 * Since: 0.1.0
 */
tc_status_t tc_report_get_text(tc_report_t *report, const char *format, size_t format_length, const char **text,
                               size_t *length);

TC_END_DECLS

#endif
