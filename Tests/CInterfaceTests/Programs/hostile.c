/* The ends of the contract: every wrong argument gets a status and a sentence, and does no harm. */
#include "hostile.h"

int failures = 0;
int says = 0;
tc_context_t *context;
static tc_options_t *options;
static tc_measurer_t *measurer;
static tc_measurement_t *measurement;

const char *sentence(void) {
  const char *text = NULL;
  return tc_error_get_message(&text, NULL) == TC_STATUS_OK ? text : "";
}

static void objects(void) {
  tc_context_t *other = NULL;
  const char *paths[] = {"/no/such/folder", NULL};
  NONE(tc_context_create(NULL, 0, 0, NULL));
  NONE(tc_context_create(NULL, 1, 0, &other));
  NONE(tc_context_create(paths + 1, 1, 0, &other));
  ARGUMENT(tc_context_create(NULL, 0, 4, &other));
  ARGUMENT(tc_context_create(paths, (size_t)-1, 0, &other));
  EXPECT_STATUS(TC_STATUS_FONT, tc_context_create(paths, 1, 0, &other));
  paths[0] = broken;
  UTF8(tc_context_create(paths, 1, 0, &other));
  paths[0] = "";
  ARGUMENT(tc_context_create(paths, 1, 0, &other));
  EXPECT(other == NULL);
  NONE(tc_options_create(NULL));
  NONE(tc_measurer_create(context, NULL, NULL));
  NONE(tc_measurer_create(NULL, NULL, &measurer));
  HANDLE(tc_measurer_create((tc_context_t *)options, NULL, &measurer));
  HANDLE(tc_measurer_create(context, (tc_options_t *)context, &measurer));
  NONE(tc_batch_create(context, NULL, NULL));
  EXPECT(measurer != NULL && tc_measurer_measure(measurer, "a", 1, NULL, 0, &measurement) == TC_STATUS_OK);
}

/* What was destroyed, and what never was a handle. */
static void dead_handles(void) {
  tc_options_t *dead = NULL, *other = NULL;
  OK(tc_options_create(&dead));
  tc_options_destroy(dead);
  HANDLE(tc_options_set_width(dead, 100));
  tc_options_destroy(dead);
  tc_options_destroy(NULL);
  /* Its place is taken again: the old handle stays dead, and destroying it does not hurt the new one. */
  OK(tc_options_create(&other));
  EXPECT(other != dead);
  HANDLE(tc_options_set_width(dead, 100));
  tc_options_destroy(dead);
  OK(tc_options_set_width(other, 100));
  tc_measurer_destroy((tc_measurer_t *)other);
  OK(tc_options_set_width(other, 100));
  tc_options_destroy(other);
  int here = 0;
  const uintptr_t strange[] = {1, 2, 3, (uintptr_t)&here, UINTPTR_MAX, UINTPTR_MAX / 2, (uintptr_t)options + 2};
  size_t count = 0;
  for (size_t index = 0; index < sizeof strange / sizeof *strange; index += 1) {
    HANDLE(tc_options_set_width((tc_options_t *)strange[index], 100));
    HANDLE(tc_measurement_get_count((tc_measurement_t *)strange[index], &count));
    tc_report_destroy((tc_report_t *)strange[index]);
    tc_context_destroy((tc_context_t *)strange[index]);
  }
  tc_options_t *none = NULL;
  NONE(tc_measurement_get_count(NULL, &count));
  NONE(tc_options_set_width(none, 100));
  NONE(tc_contrast_get_verdict(NULL, NULL));
  NONE(tc_report_get_summary(NULL, NULL));
  HANDLE(tc_report_get_summary((tc_report_t *)context, NULL));
  HANDLE(tc_contrast_get_verdict((tc_contrast_t *)context, NULL));
}

/* Whether a sentence begins with a word: the name of an option, as all who set it know it. */
static int is_begun_by(const char *text, const char *word) {
  return strncmp(text, word, strlen(word)) == 0 && text[strlen(word)] == ' ';
}

static void names_and_numbers(void) {
  tc_status_t (*const set_name[])(tc_options_t *, const char *, size_t) = {
      tc_options_set_platform, tc_options_set_style, tc_options_set_categories, tc_options_set_locale,
      tc_options_set_source_locale, tc_options_set_truncation, tc_options_set_framework, tc_options_set_weight,
      tc_options_set_max_category, tc_options_set_system_version};
  const char *const name[] = {"platform", "style", "categories", "locale", "source_locale", "truncation", "framework",
                              "weight", "max_category", "system_version"};
  for (size_t index = 0; index < sizeof set_name / sizeof *set_name; index += 1) {
    HANDLE(set_name[index]((tc_options_t *)context, "body", NUL));
    UTF8(set_name[index](options, broken, NUL));
    EXPECT(is_begun_by(sentence(), name[index]));
    ARGUMENT(set_name[index](options, "no such name", NUL));
    ARGUMENT(set_name[index](options, "body\0body", 9));
    ARGUMENT(set_name[index](options, "", 0));
    LARGE(set_name[index](options, "body", (size_t)-2));
    LARGE(set_name[index](options, "body", TC_LONGEST_TEXT + 1));
    if (index < 7) NONE(set_name[index](options, NULL, NUL));
  }
  tc_status_t (*const set_number[])(tc_options_t *, double) = {
      tc_options_set_width, tc_options_set_height, tc_options_set_minimum_scale, tc_options_set_display_scale};
  const char *const numbered[] = {"width", "height", "minimum_scale", "display_scale"};
  for (size_t place = 0; place < sizeof set_number / sizeof *set_number; place += 1)
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index += 1) {
      ARGUMENT(set_number[place](options, numbers[index]));
      EXPECT(is_begun_by(sentence(), numbered[place]));
    }
  ARGUMENT(tc_options_set_width(options, 0));
  ARGUMENT(tc_options_set_display_scale(options, 0));
  ARGUMENT(tc_options_set_minimum_scale(options, 1.0000001));
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index += 1)
    ARGUMENT(tc_options_set_font(options, "a.ttf", NUL, numbers[index]));
  EXPECT(is_begun_by(sentence(), "font_size"));
  ARGUMENT(tc_options_set_font(options, "", 0, 17));
  EXPECT(is_begun_by(sentence(), "font"));
  ARGUMENT(tc_options_set_font(options, "a\0b", 3, 17));
  const int32_t lines[] = {-2, 10001, INT32_MIN, INT32_MAX};
  for (size_t index = 0; index < sizeof lines / sizeof *lines; index += 1) {
    ARGUMENT(tc_options_set_lines(options, lines[index]));
    ARGUMENT(tc_options_set_jobs(options, lines[index]));
  }
  const char *text = NULL;
  ABSENT(tc_name_get(TC_NAMES_STYLE, 1000, &text, NULL));
  ABSENT(tc_name_get(TC_NAMES_STYLE, (size_t)-1, &text, NULL));
  ARGUMENT(tc_name_get((tc_names_t)77, 0, &text, NULL));
  ARGUMENT(tc_name_get((tc_names_t)-1, 0, &text, NULL));
  NONE(tc_name_get(TC_NAMES_STYLE, 0, NULL, NULL));
  ARGUMENT(tc_version_of((tc_component_t)5, &text, NULL));
  ARGUMENT(tc_version_of((tc_component_t)-1, &text, NULL));
  NONE(tc_version_of(TC_COMPONENT_ICU, NULL, NULL));
  EXPECT(tc_error_get_message(NULL, NULL) == TC_STATUS_NULL_ARGUMENT);
  EXPECT(strcmp(tc_status_get_name((tc_status_t)-1), "unknown") == 0);
}

/* Options that do not go together are told when they are taken. */
static void combinations(void) {
  tc_options_t *own = NULL;
  tc_measurer_t *none = NULL;
  OK(tc_options_create(&own));
  OK(tc_options_set_platform(own, "macos", NUL));
  ARGUMENT(tc_measurer_create(context, own, &none));
  OK(tc_options_set_width(own, 200));
  OK(tc_options_set_style(own, "footnote1", NUL));
  ARGUMENT(tc_measurer_create(context, own, &none));
  ARGUMENT(tc_batch_create(context, own, (tc_batch_t **)&none));
  OK(tc_options_set_platform(own, "ios", NUL));
  OK(tc_options_set_style(own, "body", NUL));
  OK(tc_options_set_font(own, "/no/such/font.ttf", NUL, 17));
  EXPECT_STATUS(TC_STATUS_FONT, tc_measurer_create(context, own, &none));
  EXPECT_STATUS(TC_STATUS_FONT, tc_batch_create(context, own, (tc_batch_t **)&none));
  tc_report_t *report = NULL;
  EXPECT_STATUS(TC_STATUS_FONT, tc_report_create_for_document(context, own, "a.json", NUL, "{}", 2, &report));
  EXPECT(none == NULL && report == NULL);
  tc_options_destroy(own);
}

static void texts(void) {
  tc_measurement_t *none = NULL;
  NONE(tc_measurer_measure(measurer, NULL, 0, NULL, 0, &none));
  NONE(tc_measurer_measure(measurer, "a", 1, NULL, 0, NULL));
  NONE(tc_measurer_measure(NULL, "a", 1, NULL, 0, &none));
  UTF8(tc_measurer_measure(measurer, broken, NUL, NULL, 0, &none));
  UTF8(tc_measurer_measure(measurer, "\xED\xA0\x80", 3, NULL, 0, &none));
  UTF8(tc_measurer_measure(measurer, "\xC0\x80", 2, NULL, 0, &none));
  LARGE(tc_measurer_measure(measurer, "a", (size_t)-2, NULL, 0, &none));
  LARGE(tc_measurer_measure(measurer, "a", SIZE_MAX / 2, NULL, 0, &none));
  ARGUMENT(tc_measurer_measure(measurer, "a", 1, "not a tag", NUL, &none));
  ARGUMENT(tc_measurer_measure(measurer, "a", 1, "", 0, &none));
  UTF8(tc_measurer_measure(measurer, "a", 1, broken, NUL, &none));
  const char *items[] = {"", "{", "[]", "{}", "3", "{\"text\": 3}", "{\"text\": \"a\", \"width\": -1}", "{\"text\": \"a\", \"x\": 1}",
                         "{\"text\": \"a\", \"style\": \"footnote1\"}", "{\"text\": \"a\", \"style\": \"bodyy\"}", broken};
  tc_batch_t *batch = NULL;
  OK(tc_batch_create(context, NULL, &batch));
  for (size_t index = 0; index < sizeof items / sizeof *items; index += 1) {
    INPUT(tc_measurer_measure_item(measurer, items[index], NUL, &none));
    /* That the platform has no such style is told by the measurement. */
    if (index != 8) INPUT(tc_batch_add_item(batch, items[index], NUL));
  }
  NONE(tc_measurer_measure_item(measurer, NULL, 0, &none));
  NONE(tc_batch_add_item(batch, NULL, 0));
  EXPECT(none == NULL);
  OK(tc_measurer_measure(measurer, "", 0, NULL, 0, &none));
  tc_measurement_destroy(none);
  OK(tc_measurer_measure(measurer, "a\0b", 3, NULL, 0, &none));
  const char *text = NULL;
  size_t length = 0;
  OK(tc_measurement_get_text(none, 0, TC_TEXT_TEXT, &text, &length));
  EXPECT(length == 3 && memcmp(text, "a\0b", 4) == 0);
  tc_measurement_destroy(none);

  const size_t backwards[] = {2, 1}, beyond[] = {9}, early[] = {1}, inside[] = {4, 5}, huge[] = {(size_t)-3};
  ARGUMENT(tc_batch_add_joined(batch, "ab", 2, backwards, 2, NULL, 0));
  ARGUMENT(tc_batch_add_joined(batch, "ab", 2, beyond, 1, NULL, 0));
  ARGUMENT(tc_batch_add_joined(batch, "ab", 2, early, 1, NULL, 0));
  ARGUMENT(tc_batch_add_joined(batch, "ab", 2, huge, 1, NULL, 0));
  UTF8(tc_batch_add_joined(batch, "Caf\xC3\xA9", 5, inside, 2, NULL, 0));
  NONE(tc_batch_add_joined(batch, "ab", 2, NULL, 1, NULL, 0));
  NONE(tc_batch_add_joined(batch, NULL, 2, early, 1, NULL, 0));
  LARGE(tc_batch_add_joined(batch, "ab", 2, early, (size_t)-1, NULL, 0));
  LARGE(tc_batch_add_joined(batch, "ab", (size_t)-9, early, 1, NULL, 0));
  ARGUMENT(tc_batch_add_joined(batch, "a", 1, early, 1, "???", NUL));
  OK(tc_batch_add_joined(batch, NULL, 0, NULL, 0, NULL, 0));
  UTF8(tc_batch_add(batch, broken, NUL, NULL, 0));
  NONE(tc_batch_add(batch, NULL, 0, NULL, 0));
  NONE(tc_batch_measure(batch, NULL));
  NONE(tc_batch_set_json_lines(NULL, 1));
  HANDLE(tc_batch_set_json_lines((tc_batch_t *)context, 1));
  NONE(tc_batch_start(NULL));
  HANDLE(tc_batch_start((tc_batch_t *)context));
  /* None of these was added. */
  OK(tc_batch_measure(batch, &none));
  size_t count = 9;
  OK(tc_measurement_get_count(none, &count));
  EXPECT(count == 0);
  tc_measurement_destroy(none);
  tc_batch_destroy(batch);
}

static void answers(void) {
  tc_result_t result;
  tc_cell_t cells[12];
  tc_finding_t finding;
  const char *text = NULL;
  size_t written = 0;
  NONE(tc_measurement_get_count(measurement, NULL));
  NONE(tc_measurement_get_results(measurement, 0, 1, NULL));
  OK(tc_measurement_get_results(measurement, 1, 0, NULL));
  ABSENT(tc_measurement_get_results(measurement, 1, 1, &result));
  ABSENT(tc_measurement_get_results(measurement, 0, (size_t)-1, &result));
  ABSENT(tc_measurement_get_results(measurement, (size_t)-1, 1, &result));
  NONE(tc_measurement_get_cells(measurement, 0, 1, NULL, 0, NULL));
  LARGE(tc_measurement_get_cells(measurement, 0, 1, cells, 11, &written));
  EXPECT(written == 12);
  OK(tc_measurement_get_cells(measurement, 0, 1, cells, (size_t)-1, NULL));
  ABSENT(tc_measurement_get_cells(measurement, 1, 1, cells, 12, NULL));
  ABSENT(tc_measurement_get_text(measurement, 1, TC_TEXT_KEY, &text, NULL));
  ARGUMENT(tc_measurement_get_text(measurement, 0, (tc_text_t)7, &text, NULL));
  NONE(tc_measurement_get_text(measurement, 0, TC_TEXT_KEY, NULL, NULL));
  ABSENT(tc_measurement_get_visible_text(measurement, 0, 12, &text, NULL));
  ABSENT(tc_measurement_get_visible_text(measurement, 0, (size_t)-1, &text, NULL));
  ABSENT(tc_measurement_get_finding(measurement, 0, 0, &finding));
  NONE(tc_measurement_get_finding(measurement, 0, 0, NULL));
  NONE(tc_measurement_get_findings(measurement, 0, 1, NULL, 0, NULL));
  OK(tc_measurement_get_findings(measurement, 0, 1, &finding, 0, &written));
  EXPECT(written == 0);
  ABSENT(tc_measurement_get_findings(measurement, 1, 1, &finding, 1, NULL));
  ABSENT(tc_measurement_get_findings(measurement, 0, (size_t)-1, &finding, 1, NULL));
  const char *visible[12];
  size_t lengths[12];
  NONE(tc_measurement_get_visible_texts(measurement, 0, 1, NULL, NULL, 0, NULL));
  NONE(tc_measurement_get_visible_texts(measurement, 0, 1, visible, NULL, 12, NULL));
  LARGE(tc_measurement_get_visible_texts(measurement, 0, 1, visible, lengths, 11, &written));
  EXPECT(written == 12);
  OK(tc_measurement_get_visible_texts(measurement, 0, 1, visible, lengths, (size_t)-1, NULL));
  ABSENT(tc_measurement_get_visible_texts(measurement, 0, 2, visible, lengths, 12, NULL));
  ABSENT(tc_measurement_get_json(measurement, 5, &text, NULL));
  NONE(tc_measurement_get_json_lines(measurement, 0, 1, NULL, lengths));
  NONE(tc_measurement_get_json_lines(measurement, 0, 1, visible, NULL));
  OK(tc_measurement_get_json_lines(measurement, 1, 0, NULL, NULL));
  ABSENT(tc_measurement_get_json_lines(measurement, 0, 2, visible, lengths));
  ABSENT(tc_measurement_get_json_lines(measurement, 0, (size_t)-1, visible, lengths));
}

/* With an argument it says the sentences of all failures. */
int main(int count, char **arguments) {
  (void)arguments;
  says = count > 1;
  const char *none = NULL;
  size_t length = 9;
  EXPECT(tc_error_get_message(&none, &length) == TC_STATUS_OK && none[0] == 0 && length == 0);
  OK(tc_context_create(NULL, 0, TC_CONTEXT_DEFAULT, &context));
  OK(tc_options_create(&options));
  OK(tc_measurer_create(context, NULL, &measurer));
  objects();
  dead_handles();
  names_and_numbers();
  combinations();
  texts();
  answers();
  long_texts();
  colors_and_pictures();
  sizes_and_reports();
  tc_measurement_destroy(measurement);
  tc_measurer_destroy(measurer);
  tc_options_destroy(options);
  tc_context_destroy(context);
  HANDLE(tc_measurer_create(context, NULL, &measurer));
  return failures == 0 ? 0 : 1;
}
