/* Every function of the interface, used as it is meant to be. The argument is how many rounds to make of it. */
#include <stdlib.h>

#include "client.h"

int failures = 0;

/* Programs that were compiled with an older header go on; room for more is in the reserved fields. */
_Static_assert(sizeof(tc_cell_t) == 136 && sizeof(tc_result_t) == 48 && sizeof(tc_finding_t) == 80, "sizes stay");
_Static_assert(sizeof(tc_type_size_t) == 72 && sizeof(tc_summary_t) == 136, "sizes stay");
_Static_assert(sizeof(tc_contrast_verdict_t) == 72 && sizeof(tc_vision_reading_t) == 80, "sizes stay");

/* The number of a name in a list. */
static int32_t number(tc_names_t names, const char *name) {
  const char *text;
  for (size_t index = 0; tc_name_get(names, index, &text, NULL) == TC_STATUS_OK; index += 1)
    if (strcmp(text, name) == 0) return (int32_t)index;
  return -2;
}

static void versions(void) {
  unsigned int major = 99, minor = 99, micro = 99;
  tc_version(&major, &minor, &micro);
  EXPECT(major == TC_VERSION_MAJOR && minor == TC_VERSION_MINOR && micro == TC_VERSION_MICRO);
  tc_version(NULL, NULL, NULL);
  EXPECT(strcmp(tc_version_string(), TC_VERSION_STRING) == 0);
  EXPECT(TC_VERSION_ATLEAST(0, 1, 0) && !TC_VERSION_ATLEAST(0, 1, 1) && !TC_VERSION_ATLEAST(1, 0, 0));
  const char *text = NULL;
  size_t length = 0;
  const char *starts[] = {TC_VERSION_STRING, "HarfBuzz ", "FreeType ", "ICU ", "HIG change log of 20"};
  for (int component = TC_COMPONENT_TYPECHECK; component <= TC_COMPONENT_TABLES; component += 1) {
    OK(tc_version_of((tc_component_t)component, &text, &length));
    EXPECT(strncmp(text, starts[component], strlen(starts[component])) == 0 && strlen(text) == length);
  }
}

static void names(void) {
  EXPECT(number(TC_NAMES_PLATFORM, "visionos") == 4);
  EXPECT(number(TC_NAMES_STYLE, "body") >= 0 && number(TC_NAMES_WEIGHT, "semibold") == 5);
  EXPECT(number(TC_NAMES_CATEGORY, "large") == 3 && number(TC_NAMES_CATEGORY, "default") == 12);
  EXPECT(number(TC_NAMES_TRUNCATION, "clip") == 3 && number(TC_NAMES_LIMIT_SOURCE, "unknown") == 3);
  EXPECT(number(TC_NAMES_OUTCOME, "fail") == TC_OUTCOME_FAIL);
  EXPECT(number(TC_NAMES_OUTCOME, "invalid") == TC_OUTCOME_INVALID);
  EXPECT(number(TC_NAMES_REASON, "no-slot") >= 0 && number(TC_NAMES_SEVERITY, "error") == 2);
  EXPECT(number(TC_NAMES_FORMAT, "sarif") >= 0 && number(TC_NAMES_RULE, "text-truncated") >= 0);
  EXPECT(strcmp(tc_status_get_name(TC_STATUS_INVALID_HANDLE), "invalid-handle") == 0);
  EXPECT(strcmp(tc_status_get_name((tc_status_t)1000), "unknown") == 0);
}

/* What one text in one line of 120 points comes to. */
static void one_text(tc_measurer_t *measurer) {
  tc_measurement_t *measurement = NULL;
  OK(tc_measurer_measure(measurer, "Einstellungen zurücksetzen", NUL, "de", NUL, &measurement));
  size_t count = 0, written = 0;
  OK(tc_measurement_get_count(measurement, &count));
  EXPECT(count == 1);
  tc_result_t result;
  OK(tc_measurement_get_results(measurement, 0, 1, &result));
  EXPECT(result.outcome == TC_OUTCOME_FAIL && result.cell_count == 12 && result.finding_count >= 1);
  EXPECT(result.line_limit == 1 && result.line_limit_source == number(TC_NAMES_LIMIT_SOURCE, "option"));
  EXPECT(result.size_at_large == 17 && result.first_failing_category == number(TC_NAMES_CATEGORY, "extraSmall"));

  OK(tc_measurement_get_cells(measurement, 0, 1, NULL, 0, &written));
  EXPECT(written == 12);
  tc_cell_t cells[12];
  memset(cells, 0xAB, sizeof cells);
  OK(tc_measurement_get_cells(measurement, 0, 1, cells, 12, NULL));
  for (int index = 0; index < 12; index += 1) {
    const tc_cell_t *cell = &cells[index];
    EXPECT(cell->category == index && cell->size >= 14 && cell->leading > cell->size);
    EXPECT(cell->outcome == TC_OUTCOME_FAIL && cell->reason == -1 && !cell->fits && cell->is_truncated);
    EXPECT(cell->natural_width > 120 && cell->uncertainty > 0 && cell->over_by > 0 && cell->line_count >= 2);
    EXPECT(cell->weight == number(TC_NAMES_WEIGHT, "regular") && cell->missing_glyphs == 0);
    EXPECT(cell->visible_share > 0 && cell->visible_share < 1 && cell->scale == 1 && cell->reserved[1] == 0);
    if (index > 0) EXPECT(cell->natural_width > cells[index - 1].natural_width);
  }
  EXPECT(cells[3].size == 17 && cells[11].size == 53);

  const char *text = NULL;
  size_t length = 0;
  OK(tc_measurement_get_visible_text(measurement, 0, 3, &text, &length));
  EXPECT(strncmp(text, "Einstell", 8) == 0 && strcmp(text + length - 3, "…") == 0 && strlen(text) == length);
  const char *again = NULL;
  OK(tc_measurement_get_visible_text(measurement, 0, 3, &again, NULL));
  EXPECT(again == text);

  tc_finding_t finding;
  OK(tc_measurement_get_finding(measurement, 0, 0, &finding));
  EXPECT(strcmp(finding.rule, "text-truncated") == 0 && strlen(finding.message) > 10 && finding.over_by > 0);
  EXPECT(finding.remedy != NULL && strstr(finding.remedy, "allow ") == finding.remedy);
  EXPECT(finding.severity == number(TC_NAMES_SEVERITY, "error") && finding.outcome == TC_OUTCOME_FAIL);
  EXPECT(finding.first_category == 0 && finding.worst_category == 11 && finding.visible_text != NULL);

  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_TEXT, &text, &length));
  EXPECT(strcmp(text, "Einstellungen zurücksetzen") == 0 && length == strlen(text));
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_LOCALE, &text, NULL));
  EXPECT(strcmp(text, "de") == 0);
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_KEY, &text, &length));
  EXPECT(length == 0 && text[0] == 0);
  OK(tc_measurement_get_json(measurement, 0, &text, &length));
  EXPECT(text[0] == '{' && text[length - 1] == '}' && strstr(text, "\"findings\": [{") != NULL);
  tc_measurement_destroy(measurement);
}

/* An item says more of its room than the options do. */
static void one_item(tc_measurer_t *measurer) {
  tc_measurement_t *measurement = NULL;
  const char *item = "{\"key\": \"a.b\", \"text\": \"Save\", \"style\": \"headline\", \"width\": 300, \"lines\": 2}";
  OK(tc_measurer_measure_item(measurer, item, NUL, &measurement));
  tc_result_t result;
  OK(tc_measurement_get_results(measurement, 0, 1, &result));
  EXPECT(result.outcome == TC_OUTCOME_PASS && result.first_failing_category == -1 && result.line_limit == 2);
  EXPECT(result.finding_count == 0);
  const char *text = NULL;
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_KEY, &text, NULL));
  EXPECT(strcmp(text, "a.b") == 0);
  OK(tc_measurement_get_visible_text(measurement, 0, 11, &text, NULL));
  EXPECT(strcmp(text, "Save") == 0);
  tc_measurement_destroy(measurement);
}

/* A script that only a font of the system has. */
static void no_font(tc_context_t *context) {
  tc_measurer_t *measurer = NULL;
  tc_measurement_t *measurement = NULL;
  OK(tc_measurer_create(context, NULL, &measurer));
  OK(tc_measurer_measure(measurer, "សួស្តី", NUL, "km", NUL, &measurement));
  tc_result_t result;
  OK(tc_measurement_get_results(measurement, 0, 1, &result));
  EXPECT(result.outcome == TC_OUTCOME_NOT_MEASURED && result.cell_count == 0);
  const char *text = NULL;
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_NOT_MEASURED, &text, NULL));
  EXPECT(strcmp(text, "missing-font") == 0);
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_MISSING_SCRIPT, &text, NULL));
  EXPECT(strcmp(text, "Khmr") == 0);
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_MISSING_PACKAGE, &text, NULL));
  EXPECT(strncmp(text, "fonts-noto", 10) == 0);
  OK(tc_measurement_get_text(measurement, 0, TC_TEXT_MISSING_CHARACTERS, &text, NULL));
  tc_measurement_destroy(measurement);
  tc_measurer_destroy(measurer);
}

static void round_of_everything(const char *folder) {
  tc_context_t *context = NULL, *bare = NULL;
  tc_options_t *options = NULL;
  tc_measurer_t *measurer = NULL;
  OK(tc_context_create(NULL, 0, TC_CONTEXT_DEFAULT, &context));
  OK(tc_context_create(NULL, 0, TC_CONTEXT_NO_SYSTEM_FONTS, &bare));
  OK(tc_options_create(&options));
  OK(tc_options_set_width(options, 120));
  OK(tc_options_set_lines(options, 1));
  OK(tc_measurer_create(context, options, &measurer));
  /* The measurer has its own copy, and keeps the fonts. */
  OK(tc_options_set_width(options, 2000));
  versions();
  names();
  one_text(measurer);
  one_item(measurer);
  no_font(bare);
  settings(context, folder);
  many_texts(context);
  colors();
  pixels();
  sizes();
  reports(context, folder);
  tc_context_destroy(context);
  tc_context_destroy(bare);
  one_text(measurer);
  tc_options_destroy(options);
  tc_measurer_destroy(measurer);
}

/* client FOLDER ROUNDS: FOLDER holds a small project. */
int main(int count, char **arguments) {
  if (count != 3) return 2;
  for (int round = atoi(arguments[2]); round > 0; round -= 1) round_of_everything(arguments[1]);
  return failures == 0 ? 0 : 1;
}
