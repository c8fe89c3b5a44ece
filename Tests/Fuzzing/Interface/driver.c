/*
 * Calls every function of typecheck.h with random arguments, good and bad, for a while.
 *
 *   driver SECONDS [SEED]    SECONDS 0 is one episode, to see a crash again
 *
 * An episode is some thousand calls that depend on nothing but its seed. What a function may not do, whatever it is
 * given: crash, hang, write beyond what it was given, answer a bad handle with anything but TC_STATUS_INVALID_HANDLE or
 * TC_STATUS_NULL_ARGUMENT, report a mistake of its own, or fail without a sentence.
 */
#define _POSIX_C_SOURCE 200809L
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
  if (status == TC_STATUS_INTERNAL || status > TC_STATUS_INTERNAL) complain("an internal error", function);
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

static void set_options(int function, void *own) {
  Text text = name();
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
    case 15: check(tc_options_set_framework(own, text.bytes, text.length), function); break;
    case 16: check(tc_options_set_display_scale(own, number()), function); break;
    default: check(tc_options_set_jobs(own, integer() % 5), function); break;
  }
}

static void read_measurement(int function, void *own) {
  const char *text = NULL;
  size_t length = 0, count = 0;
  tc_status_t status;
  tc_cell_t cells[40];
  tc_result_t results[12];
  tc_finding_t finding;
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
      status = tc_measurement_get_visible_text(own, place(), place(), &text, &length);
      read_text(text, length, status, function);
      break;
    case 23:
      status = tc_measurement_get_finding(own, place(), below(3), &finding);
      check(status, function);
      if (status == TC_STATUS_OK && (strlen(finding.rule) == 0 || strlen(finding.message) == 0)) complain("an empty finding", function);
      break;
    default:
      status = tc_measurement_get_json(own, place(), &text, &length);
      read_text(text, length, status, function);
      break;
  }
}

static void add_joined(int function, void *own) {
  char joined[200];
  size_t ends[6], length = 0, count = below(7);
  for (size_t index = 0; index < count && index < COUNT(ends); index += 1) {
    Text text = any_text();
    size_t size = text.bytes == NULL ? 0 : strlen(text.bytes);
    if (size > 30) size = 30;
    memcpy(joined + length, text.bytes == NULL ? "" : text.bytes, size);
    length += size;
    ends[index] = once_in(20) ? (size_t)dice() : length;
  }
  Text locale = name();
  size_t said = once_in(30) ? length + 1 > sizeof joined ? 0 : below(length + 1) : length;
  if (count > COUNT(ends)) count = COUNT(ends);
  check(tc_batch_add_joined(own, joined, said, once_in(40) ? NULL : ends, once_in(40) ? (size_t)-3 : count,
                            once_in(2) ? NULL : locale.bytes, locale.length), function);
}

static void colors_and_sizes(int function) {
  const char *out = NULL;
  size_t length = 0;
  double value;
  void *made = NULL;
  tc_status_t status;
  Text one = color(), two = color(), first = name(), second = name(), third = name();
  tc_contrast_conditions_t conditions = {names[below(COUNT(names))], once_in(2) ? NULL : names[below(COUNT(names))],
                                         once_in(2) ? NULL : names[below(COUNT(names))], once_in(4), once_in(4), once_in(2), once_in(2), {0, 0}};
  tc_contrast_verdict_t verdict;
  tc_vision_reading_t reading;
  tc_type_size_t size;
  unsigned char picture[2][400];
  memset(picture, (int)dice(), sizeof picture);
  switch (function) {
    case 25: check(tc_contrast_ratio(one.bytes, one.length, two.bytes, two.length, once_in(30) ? NULL : &value), function); break;
    case 26:
      status = tc_contrast_create(one.bytes, one.length, two.bytes, two.length, once_in(2) ? NULL : &conditions, (tc_contrast_t **)&made);
      keep(contrast, made, status, function);
      break;
    case 27: check(tc_contrast_get_verdict(handle(contrast), once_in(30) ? NULL : &verdict), function); break;
    case 28: check(tc_contrast_get_vision(handle(contrast), first.bytes, first.length, &reading), function); break;
    case 29:
      status = tc_contrast_get_suggestion(handle(contrast), &out, &length);
      read_text(out, length, status, function);
      break;
    case 30:
      status = tc_contrast_get_json(handle(contrast), &out, &length);
      read_text(out, length, status, function);
      break;
    case 31:
      /* Six by six pixels of eight bytes are the most that there is room for. */
      check(tc_simulate_pixels(first.bytes, first.length, (tc_pixel_format_t)below(5), below(7), below(7), picture[0],
                               once_in(3) ? 48 + below(9) : 0, picture[once_in(2)], once_in(3) ? 48 + below(9) : 0), function);
      break;
    case 32: check(tc_scale_get_size(first.bytes, first.length, second.bytes, second.length, third.bytes, third.length, &size), function); break;
    case 33: check(tc_scale_get_scaled_value(first.bytes, first.length, second.bytes, second.length, third.bytes, third.length, number(), number(), &value), function); break;
    case 34: check(tc_scale_get_scaled_font(first.bytes, first.length, second.bytes, second.length, third.bytes, third.length, number(), &value), function); break;
    case 35: check(tc_scale_get_size("ios", 3, "body", 4, names[below(COUNT(names))], TC_NUL_TERMINATED, &size), function); break;
    case 36:
      status = tc_name_get((tc_names_t)below(13), place(), &out, &length);
      read_text(out, length, status, function);
      break;
    case 37:
      status = tc_version_of((tc_component_t)below(7), &out, &length);
      read_text(out, length, status, function);
      break;
    default:
      calls += 1;
      called[function] += 1;
      tc_version(NULL, NULL, NULL);
      if (strlen(tc_version_string()) == 0 || strlen(tc_status_get_name((tc_status_t)dice())) == 0) complain("no name", function);
      break;
  }
}

static void objects(int function) {
  void *made = NULL;
  tc_status_t status;
  const char *folders[] = {once_in(4) ? "/no/such/folder" : ".", NULL};
  const char *out = NULL;
  size_t length = 0;
  Text text = any_text(), locale = name(), json = item(), file = one_of(files, COUNT(files)), document = one_of(documents, COUNT(documents));
  tc_summary_t summary;
  switch (function) {
    case 39:
      status = tc_context_create(once_in(4) ? folders : NULL, below(3) / 2, (unsigned int)below(4), (tc_context_t **)&made);
      keep(context, made, status, function);
      break;
    case 40: status = tc_options_create(once_in(30) ? NULL : (tc_options_t **)&made); keep(options, made, status, function); break;
    case 41:
      status = tc_measurer_create(handle(context), once_in(2) ? NULL : handle(options), (tc_measurer_t **)&made);
      keep(measurer, made, status, function);
      break;
    case 42:
      status = tc_batch_create(handle(context), once_in(2) ? NULL : handle(options), (tc_batch_t **)&made);
      keep(batch, made, status, function);
      break;
    case 43: case 44: case 45: case 46:
      status = tc_measurer_measure(handle(measurer), text.bytes, text.length, once_in(2) ? NULL : locale.bytes, locale.length, (tc_measurement_t **)&made);
      keep(measurement, made, status, function);
      break;
    case 47: case 48:
      status = tc_measurer_measure_item(handle(measurer), json.bytes, json.length, (tc_measurement_t **)&made);
      keep(measurement, made, status, function);
      break;
    case 49: case 50: check(tc_batch_add(handle(batch), text.bytes, text.length, once_in(2) ? NULL : locale.bytes, locale.length), function); break;
    case 51: check(tc_batch_add_item(handle(batch), json.bytes, json.length), function); break;
    case 52: add_joined(function, handle(batch)); break;
    case 53:
      status = tc_batch_measure(handle(batch), (tc_measurement_t **)&made);
      keep(measurement, made, status, function);
      break;
    case 54: case 55:
      status = tc_report_create_for_document(handle(context), once_in(2) ? NULL : handle(options), file.bytes, file.length, document.bytes,
                                             document.length, (tc_report_t **)&made);
      keep(report, made, status, function);
      break;
    case 56:
      /* Reading the disk is for other tests; here only what is not there. */
      folders[0] = once_in(10) ? NULL : "no/such/folder";
      status = tc_report_create_for_paths(handle(context), NULL, folders, once_in(20) ? 0 : 1, (tc_report_t **)&made);
      keep(report, made, status, function);
      break;
    case 57:
      status = tc_report_create_for_project(handle(context), NULL, "no/such/folder", TC_NUL_TERMINATED, (tc_report_t **)&made);
      keep(report, made, status, function);
      break;
    case 58: check(tc_report_get_summary(handle(report), once_in(30) ? NULL : &summary), function); break;
    case 59: case 60:
      status = tc_report_get_text(handle(report), locale.bytes, locale.length, &out, &length);
      read_text(out, length, status, function);
      break;
    default: {
      int kind = (int)below(kinds);
      destroy(kind, handle(kind));
      calls += 1;
      called[function] += 1;
      break;
    }
  }
}

static void run_episode(void) {
  dice_state = episode * 0x9E3779B97F4A7C15u + 1;
  memset(handles, 0, sizeof handles);
  for (int index = 0; index < 4; index += 1) {
    /* So that there is something to begin with. */
    tc_context_create(NULL, 0, 0, (tc_context_t **)&handles[context][index]);
    tc_options_create((tc_options_t **)&handles[options][index]);
    tc_measurer_create(handles[context][0], NULL, (tc_measurer_t **)&handles[measurer][index]);
    tc_batch_create(handles[context][0], NULL, (tc_batch_t **)&handles[batch][index]);
  }
  for (int call = 0; call < calls_an_episode; call += 1) {
    int function = (int)below(functions);
    if (function < 18) set_options(function, handle(options));
    else if (function < 25) read_measurement(function, handle(measurement));
    else if (function < 39) colors_and_sizes(function);
    else objects(function);
  }
  for (int kind = 0; kind < kinds; kind += 1)
    for (int index = 0; index < most; index += 1) destroy(kind, handles[kind][index]);
}

int main(int count, char **arguments) {
  if (count < 2) return 3;
  const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
  for (size_t index = 0; index < COUNT(signals); index += 1) signal(signals[index], crashed);
  time_t end = time(NULL) + atoi(arguments[1]);
  uint64_t first = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  episode = first;
  do {
    run_episode();
    episode += 1;
  } while (time(NULL) < end);
  printf("%llu calls in %llu episodes from seed %llu on; %llu gave a status other than ok\n", (unsigned long long)calls,
         (unsigned long long)(episode - first), (unsigned long long)first, (unsigned long long)failed_calls);
  for (int function = 0; function < functions; function += 1)
    if (called[function] == 0) printf("case %d was never called\n", function);
  return 0;
}
