/* The rest of hostile.c: colours, pictures, sizes and reports. */
#include <stdlib.h>

#include "hostile.h"

/* A text, and the text of an item, may have so many bytes and not one more; nothing is measured of those that have. */
void long_texts(void) {
  const char start[] = "{\"text\": \"";
  const size_t from = sizeof start - 1, longest = TC_LONGEST_TEXT;
  char *item = malloc(from + longest + 4), *text = item + from;
  memcpy(item, start, from);
  memset(text, 'a', longest + 1);
  memcpy(text + longest + 1, "\"}", 3);
  tc_measurer_t *measurer = NULL;
  tc_measurement_t *none = NULL;
  tc_batch_t *batch = NULL;
  OK(tc_measurer_create(context, NULL, &measurer));
  OK(tc_batch_create(context, NULL, &batch));
  const size_t ends[] = {longest + 1, longest + 1};
  LARGE(tc_measurer_measure(measurer, text, longest + 1, NULL, 0, &none));
  LARGE(tc_measurer_measure(measurer, text, NUL, NULL, 0, &none));
  LARGE(tc_batch_add(batch, text, longest + 1, NULL, 0));
  LARGE(tc_batch_add_joined(batch, text, longest + 1, ends, 2, NULL, 0));
  EXPECT(strstr(sentence(), "1048577") != NULL && strstr(sentence(), "1048576") != NULL);
  INPUT(tc_measurer_measure_item(measurer, item, NUL, &none));
  INPUT(tc_batch_add_item(batch, item, NUL));
  EXPECT(strstr(sentence(), "1048577") != NULL && strstr(sentence(), "1048576") != NULL);
  LARGE(tc_batch_add_item(batch, item, TC_LONGEST_ITEM + 1));
  EXPECT(none == NULL);
  memcpy(text + longest, "\"}", 3);
  OK(tc_batch_add_item(batch, item, NUL));
  OK(tc_batch_add(batch, text, longest, NULL, 0));
  OK(tc_batch_add_joined(batch, text, longest, &longest, 1, NULL, 0));
  tc_batch_destroy(batch);
  tc_measurer_destroy(measurer);
  free(item);
}

void colors_and_pictures(void) {
  double ratio = 5;
  tc_contrast_t *contrast = NULL;
  tc_contrast_conditions_t conditions;
  const char *wrong[] = {"", "#12", "blu", "rgb(300, 0, 0)", "color(display-p3 2 0 0)", "oklch(0.5 9 0)"};
  for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index += 1) {
    ARGUMENT(tc_contrast_ratio(wrong[index], NUL, "white", NUL, &ratio));
    ARGUMENT(tc_contrast_create("white", NUL, wrong[index], NUL, NULL, &contrast));
  }
  ARGUMENT(tc_contrast_ratio("black", NUL, "#FFFFFF80", NUL, &ratio));
  NONE(tc_contrast_ratio(NULL, 0, "white", NUL, &ratio));
  NONE(tc_contrast_ratio("white", NUL, "white", NUL, NULL));
  UTF8(tc_contrast_ratio("black", NUL, broken, NUL, &ratio));
  LARGE(tc_contrast_ratio("black", (size_t)-5, "white", NUL, &ratio));
  NONE(tc_contrast_create("black", NUL, "white", NUL, NULL, NULL));
  memset(&conditions, 0, sizeof conditions);
  conditions.style = "footnote1";
  ARGUMENT(tc_contrast_create("black", NUL, "white", NUL, &conditions, &contrast));
  conditions.style = broken;
  UTF8(tc_contrast_create("black", NUL, "white", NUL, &conditions, &contrast));
  memset(&conditions, 0, sizeof conditions);
  conditions.is_enhanced = conditions.is_non_text = 1;
  ARGUMENT(tc_contrast_create("black", NUL, "white", NUL, &conditions, &contrast));
  EXPECT(contrast == NULL && ratio == 5);
  tc_vision_reading_t reading;
  OK(tc_contrast_create("black", NUL, "#FFFFFF80", NUL, NULL, &contrast));
  ARGUMENT(tc_contrast_get_vision(contrast, "deutan:2", NUL, &reading));
  ARGUMENT(tc_contrast_get_vision(contrast, "deutan:nan", NUL, &reading));
  NONE(tc_contrast_get_vision(contrast, NULL, 0, &reading));
  NONE(tc_contrast_get_vision(contrast, "deutan", NUL, NULL));
  NONE(tc_contrast_get_verdict(contrast, NULL));
  NONE(tc_contrast_get_json(contrast, NULL, NULL));
  tc_contrast_destroy(contrast);

  uint8_t picture[64] = {0};
  ARGUMENT(tc_simulate_pixels("dog", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, 0, picture, 0));
  NONE(tc_simulate_pixels(NULL, 0, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, 0, picture, 0));
  NONE(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, NULL, 0, picture, 0));
  NONE(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, 0, NULL, 0));
  ARGUMENT(tc_simulate_pixels("deutan", NUL, (tc_pixel_format_t)4, 2, 2, picture, 0, picture, 0));
  LARGE(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGBA8, 1000001, 2, picture, 0, picture, 0));
  LARGE(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGBA8, 2, (size_t)-1, picture, 0, picture, 0));
  ARGUMENT(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, 7, picture, 7));
  ARGUMENT(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, SIZE_MAX / 2, picture, 0));
  ARGUMENT(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, 0, picture, 10));
  ARGUMENT(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, 0, picture + 4, 0));
  ARGUMENT(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGB16, 1, 1, picture + 1, 0, picture + 32, 0));
  ARGUMENT(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGB16, 1, 2, picture, 7, picture, 7));
}

void sizes_and_reports(void) {
  tc_type_size_t size;
  double value = 5;
  NONE(tc_scale_get_size("ios", NUL, "body", NUL, "large", NUL, NULL));
  NONE(tc_scale_get_size(NULL, NUL, "body", NUL, "large", NUL, &size));
  ARGUMENT(tc_scale_get_size("amiga", NUL, "body", NUL, "large", NUL, &size));
  ARGUMENT(tc_scale_get_size("ios", NUL, "body", NUL, "larger", NUL, &size));
  UTF8(tc_scale_get_size("ios", NUL, broken, NUL, "large", NUL, &size));
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index += 1) {
    ARGUMENT(tc_scale_get_scaled_value("ios", NUL, "body", NUL, "large", NUL, numbers[index], 3, &value));
    ARGUMENT(tc_scale_get_scaled_value("ios", NUL, "body", NUL, "large", NUL, 1, numbers[index], &value));
    ARGUMENT(tc_scale_get_scaled_font("ios", NUL, "body", NUL, "large", NUL, numbers[index], &value));
  }
  ABSENT(tc_scale_get_scaled_font("macos", NUL, "body", NUL, "large", NUL, 17, &value));
  EXPECT(value == 5);
  tc_report_t *report = NULL;
  tc_summary_t summary;
  const char *text = NULL, *paths[] = {NULL};
  NONE(tc_report_create_for_document(context, NULL, NULL, 0, "{}", 2, NULL));
  ARGUMENT(tc_report_create_for_document(context, NULL, NULL, 0, "{}", 2, &report));
  NONE(tc_report_create_for_document(context, NULL, "a.json", NUL, NULL, 2, &report));
  LARGE(tc_report_create_for_document(context, NULL, "a.json", NUL, "{}", TC_LONGEST_DOCUMENT + 1, &report));
  UTF8(tc_report_create_for_document(context, NULL, broken, NUL, "{}", 2, &report));
  ARGUMENT(tc_report_create_for_paths(context, NULL, NULL, 0, &report));
  NONE(tc_report_create_for_paths(context, NULL, NULL, 1, &report));
  NONE(tc_report_create_for_paths(context, NULL, paths, 1, &report));
  ARGUMENT(tc_report_create_for_project(context, NULL, "", 0, &report));
  int stop = 1;
  tc_options_t *options = NULL;
  OK(tc_options_create(&options));
  OK(tc_options_set_stop(options, &stop));
  FAILS(TC_STATUS_STOPPED, tc_report_create_for_document(context, options, "a.json", NUL, "{}", 2, &report));
  EXPECT(report == NULL);
  stop = 0;
  OK(tc_report_create_for_document(context, options, "a.json", NUL, "{}", 2, &report));
  tc_report_destroy(report);
  stop = 1;
  OK(tc_options_set_stop(options, NULL));
  OK(tc_report_create_for_document(context, options, "a.json", NUL, "{}", 2, &report));
  tc_report_destroy(report);
  tc_options_destroy(options);
  HANDLE(tc_options_set_stop(options, &stop));
  /* A document that is not in its encoding, or nothing at all, is told in the report. */
  const char *documents[] = {broken, "", "\xFF\xFE", "{\"a\": \"Caf\xE9\"}"};
  for (size_t index = 0; index < sizeof documents / sizeof *documents; index += 1) {
    OK(tc_report_create_for_document(context, NULL, "a.json", NUL, documents[index], NUL, &report));
    OK(tc_report_get_summary(report, &summary));
    EXPECT(summary.input_errors >= 1 && summary.is_empty);
    NONE(tc_report_get_summary(report, NULL));
    NONE(tc_report_get_text(report, "json", NUL, NULL, NULL));
    NONE(tc_report_get_text(report, NULL, 0, &text, NULL));
    ARGUMENT(tc_report_get_text(report, "pdf", NUL, &text, NULL));
    tc_report_destroy(report);
  }
}
