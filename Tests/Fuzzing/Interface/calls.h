/* Handles, what is held against every call, and the calls of options and measurements. */
#ifndef CALLS_H
#define CALLS_H

#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "dice.h"

enum { kinds = 7, most = 8, calls_an_episode = 2000, functions = 62 };
enum { context, options, measurer, batch, measurement, contrast, report };

/* Handles by kind; a destroyed one stays in the list for a while. */
static void *handles[kinds][most];
static uint64_t episode, calls, failed_calls, called[functions];

static void crashed(int signal_number) {
  char line[100];
  int length = snprintf(line, sizeof line, "signal %d in episode %llu\n", signal_number, (unsigned long long)episode);
  if (write(STDERR_FILENO, line, (size_t)length) < 0) _exit(3);
  _exit(2);
}

static void complain(const char *what, int function) {
  const char *text = "";
  tc_error_get_message(&text, NULL);
  fprintf(stderr, "%s in function %d of episode %llu: %s\n", what, function, (unsigned long long)episode, text);
  exit(2);
}

/* A handle of a kind; sometimes of another, none, or no handle at all. */
static void *handle(int kind) {
  if (once_in(30)) return (void *)(uintptr_t)(once_in(2) ? dice() : below(64));
  if (once_in(30)) return NULL;
  if (once_in(30)) kind = (int)below(kinds);
  return handles[kind][below(most)];
}

static void check(tc_status_t status, int function) {
  calls += 1;
  called[function] += 1;
  if (status == TC_STATUS_OK) return;
  failed_calls += 1;
  const char *text = NULL;
  size_t length = 0;
  if (status == TC_STATUS_INTERNAL || status == TC_STATUS_FORKED || status > TC_STATUS_STOPPED) complain("an internal error", function);
  if (tc_error_get_message(&text, &length) != TC_STATUS_OK || length < 5) complain("no sentence", function);
}

/* Puts a new object in a random place; what was there is let go, or forgotten only by the list. */
static void keep(int kind, void *made, tc_status_t status, int function);

static void destroy(int kind, void *object) {
  switch (kind) {
    case context: tc_context_destroy(object); break;
    case options: tc_options_destroy(object); break;
    case measurer: tc_measurer_destroy(object); break;
    case batch: tc_batch_destroy(object); break;
    case measurement: tc_measurement_destroy(object); break;
    case contrast: tc_contrast_destroy(object); break;
    default: tc_report_destroy(object); break;
  }
}

static void keep(int kind, void *made, tc_status_t status, int function) {
  check(status, function);
  if (status != TC_STATUS_OK) return;
  size_t index = below(most);
  destroy(kind, handles[kind][index]);
  handles[kind][index] = made;
}

/* A text that came back must be readable to its end. */
static void read_text(const char *text, size_t length, tc_status_t status, int function) {
  check(status, function);
  if (status == TC_STATUS_OK && (text == NULL || text[length] != 0)) complain("a text without an end", function);
}

/* What stops audits: the one does, the other does not. */
static volatile int stops[2] = {0, 1};

static void set_options(int function, void *own) {
  Text text = name(), value = name();
  switch (function) {
    case 0: check(tc_options_set_platform(own, text.bytes, text.length), function); break;
    case 1: check(tc_options_set_style(own, text.bytes, text.length), function); break;
    case 2: check(tc_options_set_categories(own, text.bytes, text.length), function); break;
    case 3: check(tc_options_set_width(own, number()), function); break;
    case 4: check(tc_options_set_height(own, number()), function); break;
    case 5: check(tc_options_set_lines(own, integer()), function); break;
    case 6: check(tc_options_set_locale(own, text.bytes, text.length), function); break;
    case 7: check(tc_options_set_source_locale(own, text.bytes, text.length), function); break;
    case 8: check(tc_options_set_weight(own, text.bytes, text.length), function); break;
    case 9: check(tc_options_set_font(own, once_in(3) ? NULL : text.bytes, text.length, number()), function); break;
    case 10: check(tc_options_set_bold_text(own, integer()), function); break;
    case 11: check(tc_options_set_max_category(own, text.bytes, text.length), function); break;
    case 12: check(tc_options_set_minimum_scale(own, number()), function); break;
    case 13: check(tc_options_set_tightening(own, integer()), function); break;
    case 14: check(tc_options_set_truncation(own, text.bytes, text.length), function); break;
    case 15:
      if (once_in(2)) check(tc_options_set_framework(own, text.bytes, text.length), function);
      else check(tc_options_set_slot(own, text.bytes, text.length, once_in(5) ? NULL : value.bytes, value.length), function);
      break;
    case 16: check(tc_options_set_display_scale(own, number()), function); break;
    default:
      if (once_in(3)) check(tc_options_set_jobs(own, integer() % 5), function);
      else if (once_in(2)) check(tc_options_set_system_version(own, text.bytes, text.length), function);
      else check(tc_options_set_stop(own, once_in(2) ? NULL : &stops[below(2)]), function);
  }
}

static void read_measurement(int function, void *own) {
  const char *text = NULL;
  size_t length = 0, count = 0;
  tc_status_t status;
  tc_cell_t cells[40];
  tc_result_t results[12];
  tc_finding_t finding, findings[12];
  const char *visible[40];
  size_t lengths[40];
  memset(cells, 0x5A, sizeof cells);
  switch (function) {
    case 18: check(tc_measurement_get_count(own, once_in(20) ? NULL : &count), function); break;
    case 19: count = below(12); check(tc_measurement_get_results(own, place(), count, once_in(20) ? NULL : results), function); break;
    case 20:
      status = tc_measurement_get_cells(own, place(), below(5), once_in(10) ? NULL : cells, below(39), once_in(3) ? NULL : &count);
      check(status, function);
      for (size_t index = 0; index < sizeof *cells; index += 1)
        if (((unsigned char *)&cells[39])[index] != 0x5A) complain("a cell beyond the capacity", function);
      break;
    case 21:
      status = tc_measurement_get_text(own, place(), (tc_text_t)below(9), &text, &length);
      read_text(text, length, status, function);
      break;
    case 22:
      if (once_in(2)) {
        visible[39] = "beyond";
        status = tc_measurement_get_visible_texts(own, place(), below(5), once_in(10) ? NULL : visible, once_in(20) ? NULL : lengths,
                                                  below(39), once_in(3) ? NULL : &count);
        check(status, function);
        if (strcmp(visible[39], "beyond") != 0) complain("a text beyond the capacity", function);
        break;
      }
      status = tc_measurement_get_visible_text(own, place(), place(), &text, &length);
      read_text(text, length, status, function);
      break;
    case 23:
      if (once_in(2)) {
        findings[11].rule = "beyond";
        status = tc_measurement_get_findings(own, place(), below(5), once_in(10) ? NULL : findings, below(11), once_in(3) ? NULL : &count);
        check(status, function);
        if (strcmp(findings[11].rule, "beyond") != 0) complain("a finding beyond the capacity", function);
        break;
      }
      status = tc_measurement_get_finding(own, place(), below(3), &finding);
      check(status, function);
      if (status == TC_STATUS_OK && (strlen(finding.rule) == 0 || strlen(finding.message) == 0)) complain("an empty finding", function);
      break;
    default:
      if (once_in(2)) {
        count = below(12);
        visible[count] = "beyond";
        status = tc_measurement_get_json_lines(own, place(), count, once_in(10) ? NULL : visible, once_in(20) ? NULL : lengths);
        check(status, function);
        if (strcmp(visible[count], "beyond") != 0) complain("a line beyond the count", function);
        break;
      }
      status = tc_measurement_get_json(own, place(), &text, &length);
      read_text(text, length, status, function);
      break;
  }
}

#endif
