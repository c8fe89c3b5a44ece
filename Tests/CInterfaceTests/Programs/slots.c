/* Slot fields by name. Each has the effect of the same field of an item or of its own function. */
#include "client.h"

int failures = 0;

/* A field with a value, a wrong value, and what else sets it: members of an item, or nothing. */
typedef struct field {
  const char *name, *value, *wrong, *item;
  /* Whether the value changes how the text is measured. */
  int is_seen;
} field_t;

static const field_t FIELDS[] = {
    {"role", "tabLabel", "tab label", "\"role\": \"tabLabel\"", 1},
    {"style", "headline", "headlin", "\"style\": \"headline\"", 1},
    {"weight", "semibold", "heavyish", "\"weight\": \"semibold\"", 1},
    {"width", "40", "0", "\"width\": 40", 1},
    {"inset", "10", "-1", "\"width\": 40", 1},
    {"lines", "2", "-1", "\"lines\": 2", 1},
    {"height", "5", "0", "\"height\": 5", 1},
    {"max_category", "S", "huge", "\"maxCategory\": \"S\"", 1},
    {"minimum_scale", "0.25", "1.5", "\"minimumScale\": 0.25", 1},
    {"truncation", "clip", "right", "\"comment\": \"typecheck: truncation=clip\"", 1},
    {"tighten", "yes", "maybe", NULL, 0},
    {"uppercase", "on", "2", "\"comment\": \"typecheck: uppercase=yes\"", 1},
    {"characters", "5", "0", "\"comment\": \"typecheck: characters=5\"", 0},
    {"bold_text", "on", "all", NULL, 1},
    {"framework", "swiftui", "auto", NULL, 0},
    {"markup", "markdown", "rtf", NULL, 1},
    {"font", NULL, "", NULL, 1},
    {"size", "20", "1001", NULL, 1},
};

/* The measurement at Large of a text in a narrow line, or of an item with further members. */
static tc_cell_t measured(tc_context_t *context, tc_options_t *options, const char *item) {
  tc_measurer_t *measurer = NULL;
  tc_measurement_t *measurement = NULL;
  tc_cell_t cell;
  char json[200];
  memset(&cell, 0, sizeof cell);
  snprintf(json, sizeof json, "{\"text\": \"Save *all* changes\"%s%s}", item != NULL ? ", " : "", item != NULL ? item : "");
  OK(tc_measurer_create(context, options, &measurer));
  OK(tc_measurer_measure_item(measurer, json, NUL, &measurement));
  OK(tc_measurement_get_cells(measurement, 0, 1, &cell, 1, NULL));
  tc_measurement_destroy(measurement);
  tc_measurer_destroy(measurer);
  return cell;
}

static int is_same(tc_cell_t one, tc_cell_t other) {
  return one.size == other.size && one.weight == other.weight && one.natural_width == other.natural_width &&
         one.height == other.height && one.outcome == other.outcome && one.line_count == other.line_count &&
         one.scale == other.scale && one.visible_share == other.visible_share && one.clipped_by == other.clipped_by;
}

static tc_options_t *made(void) {
  tc_options_t *options = NULL;
  OK(tc_options_create(&options));
  OK(tc_options_set_categories(options, "large", NUL));
  OK(tc_options_set_slot(options, "width", NUL, "60pt", 4));
  OK(tc_options_set_slot(options, "LINES", 5, "1", NUL));
  return options;
}

/* Sets the field by the function that has its name; 0 where there is none. */
static int set_alone(tc_options_t *options, const char *name, const char *font) {
  if (strcmp(name, "tighten") == 0) OK(tc_options_set_tightening(options, 1));
  else if (strcmp(name, "bold_text") == 0) OK(tc_options_set_bold_text(options, 1));
  else if (strcmp(name, "framework") == 0) OK(tc_options_set_framework(options, "swiftui", NUL));
  else if (strcmp(name, "font") == 0 || strcmp(name, "size") == 0) OK(tc_options_set_font(options, font, NUL, 20));
  else return 0;
  return 1;
}

static void one_field(tc_context_t *context, const field_t *field, const char *font) {
  tc_options_t *options = made(), *others = made();
  tc_cell_t plain = measured(context, options, NULL);
  const char *value = field->value != NULL ? field->value : font;
  const char *why = "";
  EXPECT_STATUS(TC_STATUS_INVALID_ARGUMENT, tc_options_set_slot(options, field->name, NUL, field->wrong, NUL));
  OK(tc_error_get_message(&why, NULL));
  EXPECT(strstr(why, field->name) == why || strstr(why, field->wrong) != NULL);
  EXPECT(is_same(plain, measured(context, options, NULL)));

  OK(tc_options_set_slot(options, field->name, NUL, value, NUL));
  if (value == font) OK(tc_options_set_slot(options, "size", NUL, "20", NUL));
  if (strcmp(field->name, "size") == 0) OK(tc_options_set_slot(options, "font", NUL, font, NUL));
  tc_cell_t cell = measured(context, options, NULL);
  EXPECT(!field->is_seen || !is_same(plain, cell));
  if (field->item != NULL || set_alone(others, field->name, font))
    EXPECT(is_same(cell, measured(context, others, field->item)));

  OK(tc_options_set_slot(options, field->name, NUL, NULL, 0));
  OK(tc_options_set_slot(options, "font", NUL, NULL, 0));
  OK(tc_options_set_slot(options, "font_size", NUL, NULL, 0));
  OK(tc_options_set_slot(options, "width", NUL, "60", NUL));
  OK(tc_options_set_slot(options, "lines", NUL, "1", NUL));
  EXPECT(is_same(plain, measured(context, options, NULL)));
  tc_options_destroy(options);
  tc_options_destroy(others);
}

static void mistakes(tc_context_t *context, const char *font) {
  tc_options_t *options = made();
  tc_measurer_t *measurer = NULL;
  const char *why = "";
  EXPECT_STATUS(TC_STATUS_INVALID_HANDLE, tc_options_set_slot((tc_options_t *)context, "width", NUL, "60", NUL));
  EXPECT_STATUS(TC_STATUS_NULL_ARGUMENT, tc_options_set_slot(options, NULL, NUL, "60", NUL));
  EXPECT_STATUS(TC_STATUS_INVALID_UTF8, tc_options_set_slot(options, "\xFF", NUL, "60", NUL));
  EXPECT_STATUS(TC_STATUS_INVALID_UTF8, tc_options_set_slot(options, "width", NUL, "\xFF", NUL));
  EXPECT_STATUS(TC_STATUS_TOO_LARGE, tc_options_set_slot(options, "width", NUL, "60", TC_LONGEST_TEXT + 1));
  EXPECT_STATUS(TC_STATUS_INVALID_ARGUMENT, tc_options_set_slot(options, "devices", NUL, "all", NUL));
  EXPECT_STATUS(TC_STATUS_INVALID_ARGUMENT, tc_options_set_slot(options, "minimum_scal", NUL, "1", NUL));
  OK(tc_error_get_message(&why, NULL));
  EXPECT(strstr(why, "did you mean \"minimum_scale\"?") != NULL);
  EXPECT_STATUS(TC_STATUS_INVALID_ARGUMENT, tc_options_set_slot(options, "minimum_scale", NUL, "2", NUL));
  OK(tc_error_get_message(&why, NULL));
  EXPECT(strcmp(why, "minimum_scale 2 is not usable; give a number from 0 to 1") == 0);

  OK(tc_options_set_slot(options, "font", NUL, font, NUL));
  EXPECT_STATUS(TC_STATUS_INVALID_ARGUMENT, tc_measurer_create(context, options, &measurer));
  OK(tc_options_set_slot(options, "font", NUL, NULL, 0));
  OK(tc_options_set_slot(options, "inset", NUL, "30", NUL));
  EXPECT_STATUS(TC_STATUS_INVALID_ARGUMENT, tc_measurer_create(context, options, &measurer));
  tc_options_destroy(options);
}

int main(int count, char **arguments) {
  tc_context_t *context = NULL;
  const char *name = NULL;
  size_t length = 0, index = 0;
  char font[1000];
  if (count != 2) return 2;
  snprintf(font, sizeof font, "%s/own.ttf", arguments[1]);
  OK(tc_context_create(NULL, 0, TC_CONTEXT_DEFAULT, &context));
  /* Every field that the library lists is in the table above, and the other way round. */
  for (; tc_name_get(TC_NAMES_SLOT_FIELD, index, &name, &length) == TC_STATUS_OK; index += 1) {
    size_t place = 0;
    while (place < sizeof FIELDS / sizeof *FIELDS && strcmp(FIELDS[place].name, name) != 0) place += 1;
    EXPECT(place < sizeof FIELDS / sizeof *FIELDS && strlen(name) == length);
  }
  EXPECT(index == sizeof FIELDS / sizeof *FIELDS);
  for (index = 0; index < sizeof FIELDS / sizeof *FIELDS; index += 1) one_field(context, &FIELDS[index], font);
  mistakes(context, font);
  tc_context_destroy(context);
  return failures == 0 ? 0 : 1;
}
