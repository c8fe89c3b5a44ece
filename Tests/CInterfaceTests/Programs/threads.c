/* Four threads with one context, each with a measurer, a batch and errors of its own; all answers must be the same. */
#include <pthread.h>
#include <stdlib.h>

#include "client.h"

int failures = 0;

enum { threads = 4 };

typedef struct {
  tc_context_t *context;
  int rounds, place, failures;
  double sum;
} Work;

static const char *const samples[] = {"Save changes", "Einstellungen", "Ñandú", "Ελληνικά", "Кириллица", "ok"};

static void *work(void *given) {
  Work *own = given;
  tc_measurer_t *measurer = NULL;
  tc_batch_t *batch = NULL;
  tc_options_t *options = NULL;
  const char *text = NULL;
  int bad = 0;
  bad += tc_options_create(&options) != TC_STATUS_OK || tc_options_set_jobs(options, 2) != TC_STATUS_OK;
  bad += tc_measurer_create(own->context, options, &measurer) != TC_STATUS_OK;
  bad += tc_batch_create(own->context, options, &batch) != TC_STATUS_OK;
  for (int round = 0; round < own->rounds; round += 1) {
    /* The sentence of an error is the thread's own. */
    char tag[40];
    snprintf(tag, sizeof tag, "no tag of thread %d", own->place);
    bad += tc_options_set_locale(options, tag, NUL) != TC_STATUS_INVALID_ARGUMENT;
    for (size_t index = 0; index < sizeof samples / sizeof *samples; index += 1) {
      tc_measurement_t *measurement = NULL;
      tc_cell_t cells[12];
      bad += tc_measurer_measure(measurer, samples[index], NUL, NULL, 0, &measurement) != TC_STATUS_OK;
      bad += tc_measurement_get_cells(measurement, 0, 1, cells, 12, NULL) != TC_STATUS_OK;
      own->sum += cells[5].natural_width;
      tc_measurement_destroy(measurement);
      bad += tc_batch_add(batch, samples[index], NUL, NULL, 0) != TC_STATUS_OK;
    }
    tc_measurement_t *many = NULL;
    tc_cell_t cells[12 * sizeof samples / sizeof *samples];
    const char *lines[sizeof samples / sizeof *samples];
    size_t lengths[sizeof samples / sizeof *samples];
    bad += tc_batch_set_json_lines(batch, round % 2) != TC_STATUS_OK;
    bad += tc_batch_measure(batch, &many) != TC_STATUS_OK;
    bad += tc_measurement_get_json_lines(many, 0, sizeof samples / sizeof *samples, lines, lengths) != TC_STATUS_OK;
    own->sum += (double)lengths[1];
    bad += tc_measurement_get_cells(many, 0, sizeof samples / sizeof *samples, cells, sizeof cells / sizeof *cells, NULL) !=
           TC_STATUS_OK;
    own->sum += cells[17].natural_width;
    tc_measurement_destroy(many);
    tc_contrast_t *contrast = NULL;
    bad += tc_contrast_create("systemBlue", NUL, "white", NUL, NULL, &contrast) != TC_STATUS_OK;
    tc_contrast_destroy(contrast);
    bad += tc_error_get_message(&text, NULL) != TC_STATUS_OK || strstr(text, tag) == NULL;
  }
  tc_batch_destroy(batch);
  tc_measurer_destroy(measurer);
  tc_options_destroy(options);
  own->failures = bad;
  return NULL;
}

int main(int count, char **arguments) {
  pthread_t running[threads];
  Work works[threads];
  tc_context_t *context = NULL;
  OK(tc_context_create(NULL, 0, TC_CONTEXT_DEFAULT, &context));
  for (int place = 0; place < threads; place += 1) {
    works[place] = (Work){context, count == 2 ? atoi(arguments[1]) : 1, place, 0, 0};
    EXPECT(pthread_create(&running[place], NULL, work, &works[place]) == 0);
  }
  for (int place = 0; place < threads; place += 1) {
    pthread_join(running[place], NULL);
    EXPECT(works[place].failures == 0);
    EXPECT(works[place].sum > 0 && works[place].sum == works[0].sum);
  }
  tc_context_destroy(context);
  return failures == 0 ? 0 : 1;
}
