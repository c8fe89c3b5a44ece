#ifndef SHAPING_PASS_H
#define SHAPING_PASS_H

#include <stddef.h>
#include <stdint.h>

/* What a plain C program does that shapes texts with HarfBuzz: one buffer,
   one hb_shape for each stretch, the advances added up. The texts come
   itemised, so nothing is guessed in the loop. One "pass" is the yardstick
   of the text question. Not thread-safe. */

typedef struct shaping_pass shaping_pass;

/* A stretch of a text in one script, direction and face. */
typedef struct {
  /* The text: its first UTF-16 unit among all units, its length. */
  uint32_t text, text_length;
  /* The stretch within the text. */
  uint32_t start, length;
  /* Four letters of ISO 15924 as a number. */
  uint32_t script;
  /* As shaping_pass_face and shaping_pass_language numbered them. */
  uint16_t face, language;
  uint8_t is_right_to_left;
} shaping_stretch;

/* NULL without memory. */
shaping_pass *shaping_pass_create(void);
void shaping_pass_destroy(shaping_pass *pass);

/* Opens a face at its default instance; its number, or -1. */
int shaping_pass_face(shaping_pass *pass, const char *path, unsigned index);

/* Sets a feature of a face for runs that use given features; 0 if there are too many. */
int shaping_pass_feature(shaping_pass *pass, int face, const char *tag, uint32_t value);

/* Takes a BCP 47 tag; its number, or -1. */
int shaping_pass_language(shaping_pass *pass, const char *tag);

/* Shapes all stretches and returns the sum of all advances in 1/65536 em: with
   HarfBuzz's own features, or with those given for the faces. */
int64_t shaping_pass_run(const shaping_pass *pass, const uint16_t *units, const shaping_stretch *stretches,
                         size_t count, int uses_given_features);

/* HarfBuzz's version. */
const char *shaping_pass_version(void);

#endif
