#include <stdio.h>
#include <typecheck.h>

int main(void) {
  tc_context_t *context = NULL;          // fonts, for all threads
  tc_options_t *options = NULL;          // body on iOS at all size categories, unless told otherwise
  tc_measurer_t *measurer = NULL;        // measures one text after the other, on one thread
  tc_measurement_t *measurement = NULL;  // what a text came to
  tc_finding_t finding;
  double ratio = 0;
  const char *error = NULL;
  int is_ok =
      tc_context_create(NULL, 0, TC_CONTEXT_DEFAULT, &context) == TC_STATUS_OK &&
      tc_options_create(&options) == TC_STATUS_OK &&
      tc_options_set_width(options, 160) == TC_STATUS_OK &&
      tc_options_set_lines(options, 1) == TC_STATUS_OK &&
      tc_measurer_create(context, options, &measurer) == TC_STATUS_OK &&
      tc_measurer_measure(measurer, "Änderungen sichern", TC_NUL_TERMINATED, "de", 2, &measurement) == TC_STATUS_OK &&
      tc_contrast_ratio("systemGray", TC_NUL_TERMINATED, "white", TC_NUL_TERMINATED, &ratio) == TC_STATUS_OK;
  if (!is_ok && tc_error_get_message(&error, NULL) == TC_STATUS_OK) printf("%s\n", error);
  for (size_t i = 0; tc_measurement_get_finding(measurement, 0, i, &finding) == TC_STATUS_OK; i++)
    printf("%s\n  remedy: %s\n", finding.message, finding.remedy ? finding.remedy : "none");
  printf("contrast %.2f:1\n", ratio);
  tc_measurement_destroy(measurement);
  tc_measurer_destroy(measurer);
  tc_options_destroy(options);
  tc_context_destroy(context);
  return is_ok ? 0 : 1;
}
