/* The part of client.c on many texts at once. */
#include <stdlib.h>

#include "client.h"

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

/* All lines of JSON at once are those that are asked for one by one, whether some were asked for before or not. */
static void lines_at_once(tc_measurement_t *measurement, size_t first, size_t count) {
  const char **lines = malloc((count + 1) * sizeof *lines), *line = NULL;
  size_t *lengths = malloc((count + 1) * sizeof *lengths), length = 0;
  if (count > 2) OK(tc_measurement_get_json(measurement, first + 1, &line, NULL));
  OK(tc_measurement_get_json_lines(measurement, first, count, lines, lengths));
  for (size_t index = 0; index < count; index += 1) {
    OK(tc_measurement_get_json(measurement, first + index, &line, &length));
    EXPECT(length == lengths[index] && line == lines[index] && line[0] == '{' && line[length - 1] == '}');
    EXPECT(strlen(line) == length);
  }
  free(lines);
  free(lengths);
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
  lines_at_once(measurement, first, count);
  free(results);
  free(findings);
  free(texts);
  free(lengths);
}

/* Lines that are written along with measuring are those that are written when they are asked for. */
static void lines_ahead(tc_context_t *context, int jobs) {
  enum { COUNT = 70 };
  char text[60];
  const char *lines[2][COUNT];
  size_t lengths[2][COUNT];
  tc_options_t *options = NULL;
  tc_batch_t *batch = NULL;
  tc_measurement_t *measurements[2] = {NULL, NULL};
  OK(tc_options_create(&options));
  OK(tc_options_set_jobs(options, jobs));
  OK(tc_batch_create(context, options, &batch));
  tc_options_destroy(options);
  for (int ahead = 0; ahead < 2; ahead += 1) {
    for (int index = 0; index < COUNT; index += 1) {
      int length = snprintf(text, sizeof text, index == 9 ? "{\"text\": \"Save\", \"style\": \"footnote1\"}" : "Save %d", index);
      if (index == 9) OK(tc_batch_add_item(batch, text, (size_t)length));
      else OK(tc_batch_add(batch, text, (size_t)length, NULL, 0));
    }
    OK(tc_batch_set_json_lines(batch, ahead));
    OK(tc_batch_measure(batch, measurements + ahead));
    OK(tc_measurement_get_json_lines(measurements[ahead], 0, COUNT, lines[ahead], lengths[ahead]));
  }
  /* It may go while it writes them. */
  OK(tc_batch_add(batch, "Save", NUL, NULL, 0));
  OK(tc_batch_start(batch));
  tc_batch_destroy(batch);
  for (int index = 0; index < COUNT; index += 1) {
    EXPECT(lengths[0][index] == lengths[1][index] && strcmp(lines[0][index], lines[1][index]) == 0);
    EXPECT(strlen(lines[1][index]) == lengths[1][index]);
  }
  EXPECT(strstr(lines[1][9], "footnote1") && strstr(lines[1][69], "Save 69"));
  lines_at_once(measurements[1], 0, COUNT);
  tc_measurement_destroy(measurements[0]);
  tc_measurement_destroy(measurements[1]);
}

/* A batch of texts in little room, some cut and some whole, between them one that is not a text. */
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

/* What one item asks for that there is not is told of that item, by a batch and by a measurer. */
static void one_item_is_refused(tc_context_t *context) {
  static const char *const items[] = {
      "{\"text\": \"Save\", \"role\": \"tabLabel\", \"style\": \"extraLargeTitle\", \"maxCategory\": \"S\"}",
      "{\"text\": \"Save\", \"style\": \"extraLargeTitle\", \"maxCategory\": \"S\"}"};
  tc_batch_t *batch = NULL;
  tc_measurer_t *measurer = NULL;
  tc_measurement_t *measurement = NULL;
  tc_result_t results[3];
  OK(tc_batch_create(context, NULL, &batch));
  OK(tc_measurer_create(context, NULL, &measurer));
  for (int round = 0; round < 2; round += 1) {
    OK(tc_batch_add(batch, "A", NUL, NULL, 0));
    OK(tc_batch_add_item(batch, items[round], NUL));
    OK(tc_batch_add(batch, "B", NUL, NULL, 0));
    OK(tc_batch_measure(batch, &measurement));
    OK(tc_measurement_get_results(measurement, 0, 3, results));
    EXPECT(results[0].outcome == TC_OUTCOME_PASS && results[2].outcome == TC_OUTCOME_PASS);
    EXPECT((results[1].outcome == TC_OUTCOME_INVALID) == (round == 1));
    tc_measurement_destroy(measurement);
  }
  OK(tc_measurer_measure_item(measurer, items[0], NUL, &measurement));
  tc_measurement_destroy(measurement);
  EXPECT_STATUS(TC_STATUS_INVALID_INPUT, tc_measurer_measure_item(measurer, items[1], NUL, &measurement));
  tc_measurer_destroy(measurer);
  tc_batch_destroy(batch);
}

/* Texts that are being measured count as long as they may come back; nothing is read of more than there is room for. */
static void at_most(tc_context_t *context) {
  tc_batch_t *batch = NULL;
  tc_measurement_t *measurement = NULL;
  OK(tc_batch_create(context, NULL, &batch));
  EXPECT_STATUS(TC_STATUS_NULL_ARGUMENT, tc_batch_add_joined(batch, "", 0, NULL, TC_MOST_TEXTS, NULL, 0));
  OK(tc_batch_add(batch, "first", NUL, NULL, 0));
  OK(tc_batch_start(batch));
  OK(tc_batch_add(batch, "second", NUL, NULL, 0));
  EXPECT_STATUS(TC_STATUS_TOO_LARGE, tc_batch_add_joined(batch, "", 0, NULL, TC_MOST_TEXTS - 1, NULL, 0));
  EXPECT_STATUS(TC_STATUS_NULL_ARGUMENT, tc_batch_add_joined(batch, "", 0, NULL, TC_MOST_TEXTS - 2, NULL, 0));
  EXPECT_STATUS(TC_STATUS_TOO_LARGE, tc_batch_add_joined(batch, "", 0, NULL, (size_t)-1, NULL, 0));
  OK(tc_batch_measure(batch, &measurement));
  EXPECT_STATUS(TC_STATUS_NULL_ARGUMENT, tc_batch_add_joined(batch, "", 0, NULL, TC_MOST_TEXTS - 1, NULL, 0));
  tc_measurement_destroy(measurement);
  tc_batch_destroy(batch);
}

/* A batch gives for each text what a measurer gives. */
void many_texts(tc_context_t *context) {
  many_answers(context);
  lines_ahead(context, 1);
  lines_ahead(context, 3);
  one_item_is_refused(context);
  at_most(context);
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
  /* Of an empty text nothing is drawn. */
  EXPECT(cells_needed == (count + 2) * 12);
  tc_cell_t *cells = malloc(cells_needed * sizeof *cells), own[12];
  tc_result_t *results = malloc(texts_measured * sizeof *results), result;
  OK(tc_measurement_get_cells(measurement, 0, texts_measured, cells, cells_needed, NULL));
  OK(tc_measurement_get_results(measurement, 0, texts_measured, results));
  /* So many are written by several threads. */
  lines_at_once(measurement, 3, texts_measured - 3);
  lines_at_once(measurement, 0, texts_measured);
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
  EXPECT(results[count + 1].outcome == TC_OUTCOME_NOT_APPLICABLE && results[count + 1].cell_count == 0);
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
