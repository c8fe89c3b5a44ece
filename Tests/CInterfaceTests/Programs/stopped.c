/* An audit of some ten thousand texts is stopped by another thread long before its end, and leaves everything whole. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "client.h"

int failures = 0;

static volatile int stop = 0, over = 0;

/* What it takes in the end, and what was spent when it began and when it was stopped. */
static double whole = 0, begun = 0, stopped = 0;

/* What processors have spent on this process, in seconds: a machine that is busy otherwise has no say in it. */
static double spent(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void *stop_soon(void *nothing) {
  const struct timespec moment = {0, 10000000};
  while (!over && spent() < begun + whole / 4) nanosleep(&moment, NULL);
  stopped = spent();
  stop = 1;
  return nothing;
}

/* Texts by key, none like another. */
static char *document(int count) {
  char *text = malloc((size_t)count * 120 + 10), *end = text;
  end += sprintf(end, "{");
  for (int index = 0; index < count; index += 1)
    end += sprintf(end, "%s\"key.%d\": \"Text %d with word%d, and more of it than one line of a telephone takes\"",
                   index ? ", " : "", index, index, index);
  sprintf(end, "}");
  return text;
}

int main(void) {
  tc_context_t *context = NULL;
  tc_options_t *options = NULL;
  tc_report_t *report = NULL;
  tc_summary_t summary;
  pthread_t thread;
  OK(tc_context_create(NULL, 0, TC_CONTEXT_DEFAULT, &context));
  OK(tc_options_create(&options));
  OK(tc_options_set_jobs(options, 1));
  OK(tc_options_set_stop(options, &stop));
  char *long_one = document(40000), *few = document(1020), *short_one = document(20);
  double each[3];
  for (int round = 0; round < 3; round += 1) {
    begun = spent();
    OK(tc_report_create_for_document(context, options, "en.json", NUL, round == 2 ? few : short_one, NUL, &report));
    tc_report_destroy(report);
    report = NULL;
    each[round] = spent() - begun;
  }
  whole = 40 * (each[2] - each[1]);
  begun = spent();
  EXPECT(pthread_create(&thread, NULL, stop_soon, NULL) == 0);
  EXPECT_STATUS(TC_STATUS_STOPPED,
                tc_report_create_for_document(context, options, "en.json", NUL, long_one, NUL, &report));
  over = 1;
  EXPECT(pthread_join(thread, NULL) == 0);
  double after = spent() - stopped;
  if (after > whole / 4) fprintf(stderr, "it went on for %g of %g seconds\n", after, whole), failures += 1;
  EXPECT(report == NULL);
  stop = 0;
  OK(tc_report_create_for_document(context, options, "en.json", NUL, short_one, NUL, &report));
  OK(tc_report_get_summary(report, &summary));
  EXPECT(summary.texts == 20 && summary.measurements == 240);
  tc_report_destroy(report);
  free(long_one);
  free(few);
  free(short_one);
  tc_options_destroy(options);
  tc_context_destroy(context);
  return failures == 0 ? 0 : 1;
}
