/* Audits: of one document in memory, of files, of a project. */
#ifndef TYPECHECK_REPORT_H
#define TYPECHECK_REPORT_H

#include "base.h"

TC_BEGIN_DECLS

/* Counts over a whole audit. */
typedef struct tc_summary_t {
  /* Texts looked at, and different questions among them. */
  uint64_t texts;
  uint64_t distinct_texts;
  /* Measurements (one text in one room at one category): all of them, and how they came out. */
  uint64_t measurements;
  uint64_t pass;
  uint64_t fail;
  uint64_t needs_review;
  /* Texts that were not measured, for want of a font. */
  uint64_t not_measured;
  /* Findings, by severity. */
  uint64_t errors;
  uint64_t warnings;
  uint64_t notes;
  /* What was wrong in the inputs themselves. */
  uint64_t input_errors;
  uint64_t input_warnings;
  /* Whether nothing at all was measured, which is no pass: 1 or 0. */
  int32_t is_empty;
  int32_t reserved_number;
  uint64_t reserved[4];
} tc_summary_t;

/*
 * Audits a document that is in memory, as `typecheck measure FILE` does; nothing is read from the disk but fonts.
 *
 * context: The fonts.
 * options: What is measured for; NULL for the options that tc_options_create makes.
 * name, name_length: What the document is called. Its ending tells its format, as in `de.json` (texts by key), `a.strings`,
 *   `a.xcstrings`, `a.xliff`, `strings.xml`, `a.arb`, `a.po`, `a.csv`; a language in it, as in `de.json` or
 *   `de.lproj/a.strings`, is that of the texts, else the options' is.
 * document, length: The document, at most TC_LONGEST_DOCUMENT bytes, in the encoding of its format.
 * report: Takes the report; what is wrong with the document is told in it.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8 for the name,
 *   TC_STATUS_INVALID_ARGUMENT as tc_measurer_create, TC_STATUS_TOO_LARGE, TC_STATUS_FONT, TC_STATUS_FORKED, or
 *   TC_STATUS_STOPPED where tc_options_set_stop was told to.
 * Since: 0.1.0
 */
tc_status_t tc_report_create_for_document(tc_context_t *context, tc_options_t *options, const char *name,
                                          size_t name_length, const char *document, size_t length,
                                          tc_report_t **report);

/*
 * Audits files and folders, as `typecheck measure` does.
 *
 * context: The fonts.
 * options: What is measured for; NULL for the options that tc_options_create makes.
 * paths, count: Files and folders, each with a NUL at its end; 1…100000.
 * report: Takes the report; files that cannot be read are told in it.
 * Returns: As tc_report_create_for_document.
 * Since: 0.1.0
 */
tc_status_t tc_report_create_for_paths(tc_context_t *context, tc_options_t *options, const char *const *paths,
                                       size_t count, tc_report_t **report);

/*
 * Audits a project by what its .typecheck.yml says, as `typecheck check` does, but that a baseline takes no findings out.
 *
 * context: The fonts.
 * options: What holds where the configuration is silent: platform, categories, display scale, threads; NULL for the
 *   options that tc_options_create makes. Style and room are the configuration's.
 * folder, length: A folder of the project; the configuration is looked for in it and above it.
 * report: Takes the report; files that cannot be read are told in it.
 * Returns: As tc_report_create_for_document; TC_STATUS_INVALID_INPUT where the configuration cannot be used.
 * Since: 0.1.0
 */
tc_status_t tc_report_create_for_project(tc_context_t *context, tc_options_t *options, const char *folder,
                                         size_t length, tc_report_t **report);

/*
 * Lets a report go, with every text that was asked of it.
 *
 * report: A report, or NULL.
 * Since: 0.1.0
 */
void tc_report_destroy(tc_report_t *report);

/*
 * Counts over the whole audit.
 *
 * summary: Takes the counts.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT or TC_STATUS_INVALID_HANDLE.
 * Since: 0.1.0
 */
tc_status_t tc_report_get_summary(tc_report_t *report, tc_summary_t *summary);

/*
 * The report in a format, byte for byte as the command line writes it; without pictures. JSON of a project has one line per
 * text with the sizes at which it fails or is near a limit, as that of `typecheck check`; other JSON has every size.
 *
 * format, format_length: Such as `json`, `sarif`, `junit`, `html` or `text`; TC_NAMES_FORMAT lists them.
 * text, length: Take the report in UTF-8, which lasts as long as this object; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_HANDLE, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, or
 *   TC_STATUS_INVALID_ARGUMENT for an unknown format.
 * Since: 0.1.0
 */
tc_status_t tc_report_get_text(tc_report_t *report, const char *format, size_t format_length, const char **text,
                               size_t *length);

TC_END_DECLS

#endif
