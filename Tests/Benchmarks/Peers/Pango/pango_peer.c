/* Pango as a peer at laying texts out; started by the comparison, told what to run line by line.

   Usage: pango_peer TEXTS SIZES WIDTH, with FONTCONFIG_FILE naming a configuration that has our fonts alone.
   TEXTS has, for each text, a line with its language and its length in bytes, then the text and a line feed.
   SIZES has a line with points and weight for each distinct size. WIDTH is in points.
   Says one line of JSON with the versions and the tasks, then answers each line
     run TASK   with the CPU seconds that one run of this thread took
     sum TASK   with what the last run counted
   Tasks: "lines" asks each text at each size for its line count; "lines-cut" asks in addition, with a second layout,
   whether it is ellipsized on one line. */
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  PangoLanguage *language;
  char *text;
  int length;
} Text;

static Text *texts;
static int text_count;
static PangoFontDescription **sizes;
static int size_count;
static int width;
static PangoContext *context;
static long sum;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static int read_texts(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  char language[64];
  int length;
  while (fscanf(file, "%63s %d", language, &length) == 2 && fgetc(file) == '\n') {
    texts = realloc(texts, sizeof *texts * (size_t)(text_count + 1));
    Text *text = &texts[text_count++];
    text->language = pango_language_from_string(language);
    text->text = malloc((size_t)length + 1);
    text->length = length;
    if (fread(text->text, 1, (size_t)length, file) != (size_t)length) return 0;
    text->text[length] = 0;
  }
  fclose(file);
  return text_count;
}

static int read_sizes(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  double points;
  int weight;
  while (fscanf(file, "%lf %d", &points, &weight) == 2) {
    sizes = realloc(sizes, sizeof *sizes * (size_t)(size_count + 1));
    PangoFontDescription *size = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(size, points * PANGO_SCALE);
    pango_font_description_set_weight(size, (PangoWeight)weight);
    sizes[size_count++] = size;
  }
  fclose(file);
  return size_count;
}

/* A layout is kept for all texts and sizes; what changes is told to it, the language only where it is another. */
static double run(int cuts) {
  PangoLayout *wrapped = pango_layout_new(context), *line = pango_layout_new(context);
  pango_layout_set_wrap(wrapped, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(wrapped, width);
  pango_layout_set_ellipsize(line, PANGO_ELLIPSIZE_END);
  pango_layout_set_width(line, width);
  PangoLanguage *language = NULL;
  sum = 0;
  double start = now();
  for (int i = 0; i < text_count; i++) {
    if (texts[i].language != language) {
      language = texts[i].language;
      pango_context_set_language(context, language);
      pango_layout_context_changed(wrapped);
      pango_layout_context_changed(line);
    }
    pango_layout_set_text(wrapped, texts[i].text, texts[i].length);
    if (cuts) pango_layout_set_text(line, texts[i].text, texts[i].length);
    for (int k = 0; k < size_count; k++) {
      pango_layout_set_font_description(wrapped, sizes[k]);
      sum += pango_layout_get_line_count(wrapped);
      if (!cuts) continue;
      pango_layout_set_font_description(line, sizes[k]);
      sum += pango_layout_is_ellipsized(line);
    }
  }
  double seconds = now() - start;
  g_object_unref(wrapped);
  g_object_unref(line);
  return seconds;
}

int main(int count, char **arguments) {
  if (count != 4 || !read_texts(arguments[1]) || !read_sizes(arguments[2])) return 64;
  width = (int)(atof(arguments[3]) * PANGO_SCALE);
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  printf("{\"versions\": {\"Pango\": \"%s\"}, \"tasks\": [\"lines\", \"lines-cut\"]}\n", pango_version_string());
  fflush(stdout);
  char line[128], task[64];
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "run %63s", task) == 1) printf("%.9f\n", run(strcmp(task, "lines-cut") == 0));
    else printf("%ld\n", sum);
    fflush(stdout);
  }
  return 0;
}
