/* The rest of client.c: options, batches, colours, pictures, the type scale, reports. */
#include <stdlib.h>

#include "client.h"

/* What "Save changes" comes to at Large by some options; all zero where it cannot be measured. */
static tc_cell_t measured(tc_context_t *context, tc_options_t *options) {
  tc_measurer_t *measurer = NULL;
  tc_measurement_t *measurement = NULL;
  tc_cell_t cell;
  memset(&cell, 0, sizeof cell);
  OK(tc_measurer_create(context, options, &measurer));
  OK(tc_measurer_measure(measurer, "Save changes", NUL, NULL, 0, &measurement));
  OK(tc_measurement_get_cells(measurement, 0, 1, &cell, 1, NULL));
  tc_measurement_destroy(measurement);
  tc_measurer_destroy(measurer);
  return cell;
}

/* Every option changes what it says. */
void settings(tc_context_t *context, const char *folder) {
  tc_options_t *options = NULL;
  OK(tc_options_create(&options));
  OK(tc_options_set_categories(options, "large", NUL));
  tc_cell_t plain = measured(context, options);
  EXPECT(plain.size == 17 && plain.outcome == TC_OUTCOME_PASS && plain.fits && plain.line_count == 1);

  OK(tc_options_set_style(options, "Title1", NUL));
  EXPECT(measured(context, options).size == 28);
  OK(tc_options_set_style(options, "body", 4));
  OK(tc_options_set_weight(options, "bold", NUL));
  EXPECT(measured(context, options).natural_width > plain.natural_width);
  OK(tc_options_set_weight(options, NULL, 0));
  OK(tc_options_set_bold_text(options, 1));
  EXPECT(measured(context, options).weight > plain.weight);
  OK(tc_options_set_bold_text(options, 0));
  EXPECT(measured(context, options).natural_width == plain.natural_width);

  OK(tc_options_set_width(options, plain.natural_width * 0.8));
  OK(tc_options_set_lines(options, 1));
  tc_cell_t cut = measured(context, options);
  EXPECT(cut.outcome == TC_OUTCOME_FAIL && cut.is_truncated && cut.scale == 1);
  OK(tc_options_set_minimum_scale(options, 0.25));
  EXPECT(measured(context, options).scale < 1);
  OK(tc_options_set_minimum_scale(options, 1));
  OK(tc_options_set_truncation(options, "clip", NUL));
  EXPECT(measured(context, options).visible_share < 1);
  OK(tc_options_set_truncation(options, "tail", NUL));
  OK(tc_options_set_lines(options, TC_LINES_UNLIMITED));
  EXPECT(measured(context, options).outcome == TC_OUTCOME_PASS);
  OK(tc_options_set_height(options, 15));
  EXPECT(measured(context, options).clipped_by > 0);
  OK(tc_options_set_height(options, 0));
  OK(tc_options_set_lines(options, TC_LINES_AUTO));
  EXPECT(measured(context, options).outcome == TC_OUTCOME_NEEDS_REVIEW);
  OK(tc_options_set_framework(options, "swiftui", NUL));
  EXPECT(measured(context, options).outcome == TC_OUTCOME_PASS);
  OK(tc_options_set_framework(options, "uikit", NUL));
  OK(tc_options_set_tightening(options, 1));
  OK(tc_options_set_tightening(options, 0));

  OK(tc_options_set_width(options, 1000));
  OK(tc_options_set_categories(options, "AX5", NUL));
  OK(tc_options_set_max_category(options, "large", NUL));
  EXPECT(measured(context, options).size == 17);
  OK(tc_options_set_max_category(options, NULL, 0));
  EXPECT(measured(context, options).size == 53);
  OK(tc_options_set_categories(options, "large", NUL));
  OK(tc_options_set_display_scale(options, 1));
  EXPECT(measured(context, options).height != plain.height);
  OK(tc_options_set_display_scale(options, 3));
  OK(tc_options_set_locale(options, "tr", NUL));
  OK(tc_options_set_source_locale(options, "en_US", NUL));
  OK(tc_options_set_jobs(options, 2));
  OK(tc_options_set_platform(options, "watchos", NUL));
  OK(tc_options_set_categories(options, "large", NUL));
  EXPECT(measured(context, options).size == 16);
  OK(tc_options_set_platform(options, "ios", NUL));
  OK(tc_options_set_categories(options, "large", NUL));

  char font[1000];
  snprintf(font, sizeof font, "%s/own.ttf", folder);
  OK(tc_options_set_font(options, font, NUL, 20));
  EXPECT(measured(context, options).size == 20);
  OK(tc_options_set_font(options, NULL, 0, 0));
  EXPECT(measured(context, options).natural_width == plain.natural_width);
  tc_options_destroy(options);
}

static int is_same_text(const char *one, const char *other) {
  return one == NULL || other == NULL ? one == other : strcmp(one, other) == 0;
}

/* Whether two findings say the same; their texts lie in different places. */
static int is_same_finding(const tc_finding_t *one, const tc_finding_t *other) {
  size_t numbers = offsetof(tc_finding_t, over_by);
  return is_same_text(one->rule, other->rule) && is_same_text(one->message, other->message) &&
         is_same_text(one->remedy, other->remedy) && is_same_text(one->visible_text, other->visible_text) &&
         memcmp((const char *)one + numbers, (const char *)other + numbers, sizeof *one - numbers) == 0;
}

/* All findings and all visible texts at once are those that are asked for one by one. */
static void at_once(tc_measurement_t *measurement, size_t first, size_t count) {
  tc_result_t *results = malloc(count * sizeof *results);
  OK(tc_measurement_get_results(measurement, first, count, results));
  size_t needed = 0, cells = 0;
  OK(tc_measurement_get_findings(measurement, first, count, NULL, 0, &needed));
  OK(tc_measurement_get_visible_texts(measurement, first, count, NULL, NULL, 0, &cells));
  tc_finding_t *findings = malloc((needed + 1) * sizeof *findings), finding;
  const char **texts = malloc((cells + 1) * sizeof *texts), *text = NULL;
  size_t *lengths = malloc((cells + 1) * sizeof *lengths), length = 0, at = 0, cell_at = 0;
  OK(tc_measurement_get_findings(measurement, first, count, findings, needed, NULL));
  OK(tc_measurement_get_visible_texts(measurement, first, count, texts, lengths, cells, NULL));
  for (size_t index = 0; index < count; index += 1) {
    for (size_t place = 0; place < results[index].finding_count; place += 1, at += 1) {
      OK(tc_measurement_get_finding(measurement, first + index, place, &finding));
      EXPECT(is_same_finding(&finding, findings + at));
    }
    for (size_t place = 0; place < results[index].cell_count; place += 1, cell_at += 1) {
      OK(tc_measurement_get_visible_text(measurement, first + index, place, &text, &length));
      EXPECT(length == lengths[cell_at] && memcmp(text, texts[cell_at], length + 1) == 0);
    }
  }
  EXPECT(at == needed && cell_at == cells);
  free(results);
  free(findings);
  free(texts);
  free(lengths);
}

/* A batch of texts in little room, some cut and some whole, between them one that is no text. */
static void many_answers(tc_context_t *context) {
  tc_options_t *options = NULL;
  tc_batch_t *batch = NULL;
  tc_measurement_t *measurement = NULL;
  size_t written = 0;
  OK(tc_options_create(&options));
  OK(tc_options_set_width(options, 120));
  OK(tc_options_set_lines(options, 1));
  OK(tc_batch_create(context, options, &batch));
  OK(tc_batch_add(batch, "Save changes", NUL, NULL, 0));
  OK(tc_batch_add_item(batch, "{\"text\": \"Done\", \"style\": \"footnote1\"}", NUL));
  OK(tc_batch_add(batch, "Reset all settings", NUL, NULL, 0));
  OK(tc_batch_add(batch, "OK", NUL, NULL, 0));
  OK(tc_batch_measure(batch, &measurement));
  at_once(measurement, 0, 4);
  at_once(measurement, 2, 1);
  at_once(measurement, 4, 0);
  OK(tc_measurement_get_findings(measurement, 0, 4, NULL, 0, &written));
  EXPECT(written >= 2);
  tc_measurement_destroy(measurement);

  /* The next texts are added, and measured, while these are waited for and read. */
  const char *text = NULL;
  OK(tc_batch_add(batch, "first", NUL, NULL, 0));
  OK(tc_batch_start(batch));
  OK(tc_batch_add(batch, "second", NUL, NULL, 0));
  EXPECT_STATUS(TC_STATUS_INVALID_ARGUMENT, tc_batch_start(batch));
  OK(tc_batch_measure(batch, &measurement));
  OK(tc_batch_start(batch));
  OK(tc_measurement_get_count(measurement, &written));
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_TEXT, &text, NULL));
  EXPECT(written == 1 && strcmp(text, "first") == 0);
  tc_measurement_destroy(measurement);
  OK(tc_batch_measure(batch, &measurement));
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_TEXT, &text, NULL));
  EXPECT(strcmp(text, "second") == 0);
  tc_measurement_destroy(measurement);
  /* It may go while it measures. */
  OK(tc_batch_add(batch, "third", NUL, NULL, 0));
  OK(tc_batch_start(batch));
  tc_batch_destroy(batch);
  tc_options_destroy(options);
}

/* A batch gives for each text what a measurer gives. */
void many_texts(tc_context_t *context) {
  many_answers(context);
  enum { count = 60 };
  tc_batch_t *batch = NULL;
  tc_measurer_t *measurer = NULL;
  tc_measurement_t *measurement = NULL, *single = NULL;
  OK(tc_batch_create(context, NULL, &batch));
  OK(tc_measurer_create(context, NULL, &measurer));
  char texts[count][40];
  for (int index = 0; index < count; index += 1) {
    snprintf(texts[index], sizeof texts[index], "Item %d of a rather long list", index % 20);
    OK(tc_batch_add(batch, texts[index], NUL, index % 2 ? "de" : NULL, NUL));
  }
  const char joined[] = "SaveOpen…";
  const size_t ends[] = {4, 4, sizeof joined - 1};
  OK(tc_batch_add_joined(batch, joined, sizeof joined - 1, ends, 3, "en", NUL));
  OK(tc_batch_add_item(batch, "{\"text\": \"Done\", \"style\": \"footnote1\"}", NUL));
  OK(tc_batch_measure(batch, &measurement));

  size_t texts_measured = 0, cells_needed = 0;
  OK(tc_measurement_get_count(measurement, &texts_measured));
  EXPECT(texts_measured == count + 4);
  OK(tc_measurement_get_cells(measurement, 0, texts_measured, NULL, 0, &cells_needed));
  EXPECT(cells_needed == (count + 3) * 12);
  tc_cell_t *cells = malloc(cells_needed * sizeof *cells), own[12];
  tc_result_t *results = malloc(texts_measured * sizeof *results), result;
  OK(tc_measurement_get_cells(measurement, 0, texts_measured, cells, cells_needed, NULL));
  OK(tc_measurement_get_results(measurement, 0, texts_measured, results));
  for (int index = 0; index < count; index += 7) {
    OK(tc_measurer_measure(measurer, texts[index], NUL, index % 2 ? "de" : "en", NUL, &single));
    OK(tc_measurement_get_cells(single, 0, 1, own, 12, NULL));
    OK(tc_measurement_get_results(single, 0, 1, &result));
    EXPECT(memcmp(own, cells + 12 * index, sizeof own) == 0);
    EXPECT(memcmp(&result, results + index, sizeof result) == 0);
    tc_measurement_destroy(single);
  }
  const char *text = NULL;
  OK(tc_measurement_get_text(measurement, count + 1, TC_TEXT_TEXT, &text, NULL));
  EXPECT(text[0] == 0);
  OK(tc_measurement_get_text(measurement, count + 2, TC_TEXT_TEXT, &text, NULL));
  EXPECT(strcmp(text, "Open…") == 0);
  /* iOS has no such style. */
  EXPECT(results[count + 3].outcome == TC_OUTCOME_INVALID && results[count + 3].cell_count == 0);
  OK(tc_measurement_get_text(measurement, count + 3, TC_TEXT_NOT_MEASURED, &text, NULL));
  EXPECT(strstr(text, "footnote1") != NULL);
  OK(tc_measurement_get_json(measurement, count + 3, &text, NULL));
  EXPECT(strstr(text, "\"error\"") != NULL);
  tc_measurement_destroy(measurement);
  free(cells);
  free(results);

  /* It was emptied, and may be used again. */
  OK(tc_batch_measure(batch, &measurement));
  OK(tc_measurement_get_count(measurement, &texts_measured));
  EXPECT(texts_measured == 0);
  tc_measurement_destroy(measurement);
  OK(tc_batch_add(batch, "again", NUL, NULL, 0));
  tc_batch_destroy(batch);
  tc_measurer_destroy(measurer);
}

void colors(void) {
  double ratio = 0;
  OK(tc_contrast_ratio("#000", NUL, "white", NUL, &ratio));
  EXPECT(ratio == 21);
  tc_contrast_t *contrast = NULL;
  tc_contrast_verdict_t verdict;
  OK(tc_contrast_create("#8E8E93", NUL, "white", NUL, NULL, &contrast));
  OK(tc_contrast_get_verdict(contrast, &verdict));
  EXPECT(verdict.ratio > 3.2 && verdict.ratio < 3.3 && verdict.required_ratio == 4.5);
  EXPECT(verdict.maximum_ratio == verdict.ratio && verdict.outcome == TC_OUTCOME_FAIL && !verdict.is_large_text);
  EXPECT(verdict.lightness_difference > 0 && verdict.delta_e2000 > 0 && verdict.grayscale_ratio > 3);
  const char *text = NULL;
  size_t length = 0;
  OK(tc_contrast_get_suggestion(contrast, &text, &length));
  OK(tc_contrast_ratio(text, length, "white", NUL, &ratio));
  EXPECT(ratio >= 4.5 && ratio < 5);
  OK(tc_contrast_get_json(contrast, &text, &length));
  EXPECT(text[0] == '{' && strstr(text, "\"suggestion\"") != NULL && strlen(text) == length);
  tc_contrast_destroy(contrast);

  tc_contrast_conditions_t conditions;
  memset(&conditions, 0, sizeof conditions);
  conditions.style = "largeTitle";
  conditions.category = "large";
  OK(tc_contrast_create("#8E8E93", NUL, "white", NUL, &conditions, &contrast));
  OK(tc_contrast_get_verdict(contrast, &verdict));
  EXPECT(verdict.required_ratio == 3 && verdict.is_large_text && verdict.outcome == TC_OUTCOME_PASS);
  EXPECT_STATUS(TC_STATUS_NOT_FOUND, tc_contrast_get_suggestion(contrast, &text, &length));
  tc_contrast_destroy(contrast);

  memset(&conditions, 0, sizeof conditions);
  conditions.is_dark = 1;
  OK(tc_contrast_create("label", NUL, "systemBackground", NUL, &conditions, &contrast));
  OK(tc_contrast_get_verdict(contrast, &verdict));
  EXPECT(verdict.ratio == 21);
  tc_contrast_destroy(contrast);

  /* Red and green of one lightness are alike to a deuteranope, and are no greys. */
  tc_vision_reading_t reading;
  OK(tc_contrast_create("#C00000", NUL, "#5A7D00", NUL, NULL, &contrast));
  OK(tc_contrast_get_verdict(contrast, &verdict));
  OK(tc_contrast_get_vision(contrast, "deutan", NUL, &reading));
  EXPECT(reading.delta_e2000 < verdict.delta_e2000 && reading.ratio >= 1);
  OK(tc_contrast_get_vision(contrast, "achromat", NUL, &reading));
  EXPECT(reading.text[0] == reading.text[1] && reading.text[1] == reading.text[2]);
  OK(tc_contrast_get_vision(contrast, "protan:0", NUL, &reading));
  EXPECT(reading.delta_e2000 > verdict.delta_e2000 * 0.99);
  tc_contrast_destroy(contrast);
}

void pixels(void) {
  const uint8_t picture[2][8] = {{255, 0, 0, 7, 0, 255, 0, 9}, {10, 20, 30, 40, 50, 60, 70, 80}};
  uint8_t seen[2][8], padded[2][11], same[2][8];
  OK(tc_simulate_pixels("achromat", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, 0, seen, 0));
  EXPECT(seen[0][0] == seen[0][1] && seen[0][1] == seen[0][2] && seen[0][3] == 7 && seen[1][7] == 80);
  memset(padded, 0x5A, sizeof padded);
  OK(tc_simulate_pixels("achromat", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, picture, 8, padded, 11));
  EXPECT(memcmp(padded[1], seen[1], 8) == 0 && padded[0][8] == 0x5A && padded[1][10] == 0x5A);
  memcpy(same, picture, sizeof same);
  OK(tc_simulate_pixels("achromat:1", NUL, TC_PIXEL_FORMAT_RGBA8, 2, 2, same, 0, same, 0));
  EXPECT(memcmp(same, seen, sizeof seen) == 0);
  uint8_t rgb[6] = {255, 0, 0, 0, 255, 0};
  OK(tc_simulate_pixels("deutan", NUL, TC_PIXEL_FORMAT_RGB8, 2, 1, rgb, 0, rgb, 0));
  EXPECT(rgb[2] < 60 && rgb[0] != 255);
  uint16_t deep[8] = {65535, 0, 0, 1234, 0, 65535, 0, 4321};
  OK(tc_simulate_pixels("tritan", NUL, TC_PIXEL_FORMAT_RGBA16, 2, 1, deep, 0, deep, 0));
  EXPECT(deep[3] == 1234 && deep[7] == 4321 && deep[0] > 40000);
  OK(tc_simulate_pixels("tritan", NUL, TC_PIXEL_FORMAT_RGB16, 2, 1, deep, 0, deep, 0));
  OK(tc_simulate_pixels("protan", NUL, TC_PIXEL_FORMAT_RGB8, 0, 5, NULL, 0, NULL, 0));
}

void sizes(void) {
  tc_type_size_t size;
  double value = 0;
  OK(tc_scale_get_size("ios", NUL, "body", NUL, "AX5", NUL, &size));
  EXPECT(size.size == 53 && size.leading == 62 && size.factor > 2.8 && size.weight == 3 && size.emphasized_weight == 5);
  EXPECT(size.line_height > 60 && !size.is_estimated);
  OK(tc_scale_get_size("visionos", NUL, "body", NUL, "large", NUL, &size));
  EXPECT(size.size == 17 && size.is_estimated && size.factor == 1);
  EXPECT_STATUS(TC_STATUS_NOT_FOUND, tc_scale_get_size("macos", NUL, "body", NUL, "large", NUL, &size));
  OK(tc_scale_get_scaled_font("ios", NUL, "body", NUL, "AX5", NUL, 17, &value));
  EXPECT(value == 48);
  OK(tc_scale_get_scaled_value("ios", NUL, "body", NUL, "medium", NUL, 17, 3, &value));
  EXPECT(value > 16.33 && value < 16.34);
}

static void expect_json(tc_report_t *report, const char *part) {
  const char *text = NULL, *again = NULL;
  size_t length = 0;
  OK(tc_report_get_text(report, "json", NUL, &text, &length));
  EXPECT(text[0] == '{' && strstr(text, part) != NULL && strlen(text) == length);
  OK(tc_report_get_text(report, "json", 4, &again, NULL));
  EXPECT(again == text);
}

/* Every format there is writes something, but for those that say nothing where there is nothing to say. */
static void expect_formats(tc_report_t *report) {
  const char *text = NULL, *name = NULL;
  size_t length = 0;
  for (size_t index = 0; tc_name_get(TC_NAMES_FORMAT, index, &name, NULL) == TC_STATUS_OK; index += 1) {
    OK(tc_report_get_text(report, name, NUL, &text, &length));
    EXPECT(length > 0 || strcmp(name, "xcode") == 0 || strcmp(name, "github") == 0);
  }
}

void reports(tc_context_t *context, const char *folder) {
  tc_report_t *report = NULL;
  tc_summary_t summary;
  const char document[] = "{\"title\": \"A rather long title for a room of this width\", \"save\": \"Sichern\"}";
  OK(tc_report_create_for_document(context, NULL, "de.json", NUL, document, sizeof document - 1, &report));
  OK(tc_report_get_summary(report, &summary));
  EXPECT(summary.texts == 2 && summary.measurements == 24 && summary.input_errors == 0 && !summary.is_empty);
  EXPECT(summary.pass + summary.fail + summary.needs_review == 24 && summary.not_measured == 0);
  expect_json(report, "\"locale\": \"de\"");
  expect_formats(report);
  tc_report_destroy(report);

  OK(tc_report_create_for_document(context, NULL, "broken.json", NUL, "{\"a\": ", NUL, &report));
  OK(tc_report_get_summary(report, &summary));
  EXPECT(summary.input_errors == 1 && summary.is_empty && summary.texts == 0);
  tc_report_destroy(report);

  const char *paths[] = {folder, "no such file"};
  OK(tc_report_create_for_paths(context, NULL, paths, 2, &report));
  OK(tc_report_get_summary(report, &summary));
  EXPECT(summary.texts == 2 && summary.input_errors == 1);
  tc_report_destroy(report);

  /* The project's own width is too narrow for one of its texts. */
  OK(tc_report_create_for_project(context, NULL, folder, NUL, &report));
  OK(tc_report_get_summary(report, &summary));
  EXPECT(summary.texts == 2 && summary.input_errors == 0 && summary.errors + summary.warnings >= 1);
  expect_json(report, "\"width\": 60");
  tc_report_destroy(report);
}
