#include "shaping_pass.h"

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <stdlib.h>

enum { MOST = 512, MOST_FEATURES = 8, EM = 65536 };

typedef struct {
  hb_feature_t list[MOST_FEATURES];
  unsigned count;
} features;

struct shaping_pass {
  hb_buffer_t *buffer;
  hb_font_t *fonts[MOST];
  features given[MOST];
  hb_language_t languages[MOST];
  int font_count, language_count;
};

shaping_pass *shaping_pass_create(void) {
  shaping_pass *pass = calloc(1, sizeof *pass);
  if (pass) pass->buffer = hb_buffer_create();
  return pass;
}

void shaping_pass_destroy(shaping_pass *pass) {
  if (!pass) return;
  for (int i = 0; i < pass->font_count; i++) hb_font_destroy(pass->fonts[i]);
  hb_buffer_destroy(pass->buffer);
  free(pass);
}

int shaping_pass_face(shaping_pass *pass, const char *path, unsigned index) {
  if (pass->font_count == MOST) return -1;
  hb_blob_t *blob = hb_blob_create_from_file(path);
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  if (hb_face_get_glyph_count(face) == 0) {
    hb_face_destroy(face);
    return -1;
  }
  hb_face_make_immutable(face);
  hb_font_t *font = hb_font_create(face);
  hb_face_destroy(face);
  hb_font_set_scale(font, EM, EM);
  hb_font_make_immutable(font);
  pass->fonts[pass->font_count] = font;
  return pass->font_count++;
}

int shaping_pass_feature(shaping_pass *pass, int face, const char *tag, uint32_t value) {
  features *given = &pass->given[face];
  if (given->count == MOST_FEATURES) return 0;
  given->list[given->count++] = (hb_feature_t){
    hb_tag_from_string(tag, -1), value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  return 1;
}

int shaping_pass_language(shaping_pass *pass, const char *tag) {
  if (pass->language_count == MOST) return -1;
  pass->languages[pass->language_count] = hb_language_from_string(tag, -1);
  return pass->language_count++;
}

int64_t shaping_pass_run(const shaping_pass *pass, const uint16_t *units, const shaping_stretch *stretches,
                         size_t count, int uses_given_features) {
  hb_buffer_t *buffer = pass->buffer;
  int64_t sum = 0;
  for (const shaping_stretch *s = stretches; s < stretches + count; s++) {
    hb_buffer_clear_contents(buffer);
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE);
    hb_buffer_add_utf16(buffer, units + s->text, (int)s->text_length, s->start, (int)s->length);
    hb_buffer_set_direction(buffer, s->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, (hb_script_t)s->script);
    hb_buffer_set_language(buffer, pass->languages[s->language]);
    const features *given = &pass->given[s->face];
    hb_shape(pass->fonts[s->face], buffer, given->list, uses_given_features ? given->count : 0);
    unsigned glyphs;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &glyphs);
    for (unsigned i = 0; i < glyphs; i++) sum += positions[i].x_advance;
  }
  return sum;
}

const char *shaping_pass_version(void) { return hb_version_string(); }
