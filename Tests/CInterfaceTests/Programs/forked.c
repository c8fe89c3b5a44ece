/* Processes that are forked before and after the threads of a batch are there: none waits for threads that it does not have. */
#include <sys/wait.h>
#include <unistd.h>

#include "client.h"

int failures = 0;

/* Whether a child finds everything as it should be; one that waits for ever is ended by its alarm. */
static int child(void (*body)(tc_context_t *, tc_batch_t *), tc_context_t *context, tc_batch_t *batch) {
  int status = 0;
  pid_t process = fork();
  if (process == 0) {
    failures = 0;
    alarm(600);
    body(context, batch);
    _exit(failures == 0 ? 0 : 1);
  }
  return process > 0 && waitpid(process, &status, 0) == process && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* Before its parent had any, a child makes threads of its own. */
static void early(tc_context_t *context, tc_batch_t *batch) {
  tc_measurement_t *measurement = NULL;
  (void)context;
  OK(tc_batch_add(batch, "Save", NUL, NULL, 0));
  OK(tc_batch_measure(batch, &measurement));
}

static void late(tc_context_t *context, tc_batch_t *batch) {
  tc_batch_t *own = NULL;
  tc_measurer_t *measurer = NULL;
  tc_measurement_t *measurement = NULL;
  tc_report_t *report = NULL;
  const char *paths[] = {"/"};
  /* What its parent started is not its own. */
  EXPECT_STATUS(TC_STATUS_FORKED, tc_batch_measure(batch, &measurement));
  EXPECT_STATUS(TC_STATUS_FORKED, tc_batch_start(batch));
  tc_batch_destroy(batch);
  OK(tc_batch_create(context, NULL, &own));
  OK(tc_batch_add(own, "Save", NUL, NULL, 0));
  EXPECT_STATUS(TC_STATUS_FORKED, tc_batch_start(own));
  EXPECT_STATUS(TC_STATUS_FORKED, tc_batch_measure(own, &measurement));
  tc_batch_destroy(own);
  EXPECT_STATUS(TC_STATUS_FORKED, tc_report_create_for_document(context, NULL, "a.json", NUL, "{}", 2, &report));
  EXPECT_STATUS(TC_STATUS_FORKED, tc_report_create_for_paths(context, NULL, paths, 1, &report));
  EXPECT_STATUS(TC_STATUS_FORKED, tc_report_create_for_project(context, NULL, "/", NUL, &report));
  EXPECT(measurement == NULL && report == NULL);
  OK(tc_measurer_create(context, NULL, &measurer));
  OK(tc_measurer_measure(measurer, "Save", NUL, NULL, 0, &measurement));
  tc_measurement_destroy(measurement);
  tc_measurer_destroy(measurer);
}

/* A batch that is destroyed while its parent measures it waits for nobody. */
static void leaving(tc_context_t *context, tc_batch_t *batch) {
  (void)context;
  tc_batch_destroy(batch);
}

int main(void) {
  tc_context_t *context = NULL;
  tc_batch_t *batch = NULL;
  tc_measurement_t *measurement = NULL;
  OK(tc_context_create(NULL, 0, TC_CONTEXT_DEFAULT, &context));
  OK(tc_batch_create(context, NULL, &batch));
  EXPECT(child(early, context, batch));
  OK(tc_batch_add(batch, "Save", NUL, NULL, 0));
  OK(tc_batch_measure(batch, &measurement));
  tc_measurement_destroy(measurement);
  OK(tc_batch_add(batch, "Save", NUL, NULL, 0));
  OK(tc_batch_set_json_lines(batch, 1));
  OK(tc_batch_start(batch));
  EXPECT(child(late, context, batch));
  EXPECT(child(leaving, context, batch));
  OK(tc_batch_measure(batch, &measurement));
  tc_measurement_destroy(measurement);
  tc_batch_destroy(batch);
  tc_context_destroy(context);
  EXPECT_STATUS(TC_STATUS_NULL_ARGUMENT, tc_measurement_get_count(NULL, NULL));
  EXPECT(strcmp(tc_status_get_name(TC_STATUS_FORKED), "forked") == 0);
  return failures == 0 ? 0 : 1;
}
