/* Answers items of JSON from standard input with lines of JSON, by the batch of the C library: batch JOBS */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <typecheck.h>

/* How many texts are measured at once: some thousands, as tc_batch_create recommends. */
enum { LOT = 4096 };

static void check(tc_status_t status) {
  const char *message = "no message";
  if (status == TC_STATUS_OK) return;
  tc_error_get_message(&message, NULL);
  fprintf(stderr, "batch: %s\n", message);
  exit(2);
}

/* Measures what was added and writes the answers. */
static void answer(tc_batch_t *batch, size_t count) {
  static const char *lines[LOT];
  static size_t lengths[LOT];
  tc_measurement_t *measurement = NULL;
  check(tc_batch_measure(batch, &measurement));
  check(tc_measurement_get_json_lines(measurement, 0, count, lines, lengths));
  for (size_t index = 0; index < count; index += 1) {
    fwrite(lines[index], 1, lengths[index], stdout);
    putchar('\n');
  }
  tc_measurement_destroy(measurement);
}

int main(int count, char **arguments) {
  tc_context_t *context = NULL;
  tc_options_t *options = NULL;
  tc_batch_t *batch = NULL;
  check(tc_context_create(NULL, 0, TC_CONTEXT_DEFAULT, &context));
  check(tc_options_create(&options));
  check(tc_options_set_categories(options, "large", TC_NUL_TERMINATED));
  check(tc_options_set_jobs(options, count > 1 ? atoi(arguments[1]) : 1));
  check(tc_batch_create(context, options, &batch));
  check(tc_batch_set_json_lines(batch, 1));
  char *line = NULL;
  size_t capacity = 0, added = 0;
  for (ssize_t length; (length = getline(&line, &capacity, stdin)) > 0;) {
    check(tc_batch_add_item(batch, line, (size_t)length - 1));
    if (++added < LOT) continue;
    answer(batch, added);
    added = 0;
  }
  if (added > 0) answer(batch, added);
  free(line);
  tc_batch_destroy(batch);
  tc_options_destroy(options);
  tc_context_destroy(context);
  return 0;
}
