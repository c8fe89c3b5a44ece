/* The rest of client.c: options, colours, pictures, the type scale, reports. */
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
  OK(tc_options_set_system_version(options, "26.1", NUL));
  OK(tc_options_set_system_version(options, NULL, 0));
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

  /* Red and green of one lightness are alike to a deuteranope, and are not greys. */
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
