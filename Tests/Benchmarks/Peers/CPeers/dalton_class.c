#include "dalton_class.h"

#include <math.h>

static float decoded(uint8_t code) {
  float value = code / 255.0f;
  return value <= 0.04045f ? value / 12.92f : powf((value + 0.055f) / 1.055f, 2.4f);
}

static uint8_t encoded(float light) {
  if (light <= 0.0f) return 0;
  if (light >= 1.0f) return 255;
  float value = light <= 0.0031308f ? light * 12.92f : 1.055f * powf(light, 1.0f / 2.4f) - 0.055f;
  return (uint8_t)(value * 255.0f + 0.5f);
}

static void mixed(const float m[9], const float light[3], uint8_t *target) {
  for (int row = 0; row < 3; row++)
    target[row] = encoded(m[3 * row] * light[0] + m[3 * row + 1] * light[1] + m[3 * row + 2] * light[2]);
}

void dalton_class_matrix(const uint8_t *source, uint8_t *target, size_t pixels, const float matrix[9]) {
  for (size_t i = 0; i < pixels; i++, source += 3, target += 3) {
    const float light[3] = {decoded(source[0]), decoded(source[1]), decoded(source[2])};
    mixed(matrix, light, target);
  }
}

void dalton_class_half_planes(const uint8_t *source, uint8_t *target, size_t pixels, const float positive[9],
                              const float negative[9], const float separator[3]) {
  for (size_t i = 0; i < pixels; i++, source += 3, target += 3) {
    const float light[3] = {decoded(source[0]), decoded(source[1]), decoded(source[2])};
    const float side = separator[0] * light[0] + separator[1] * light[1] + separator[2] * light[2];
    mixed(side >= 0.0f ? positive : negative, light, target);
  }
}

const char *dalton_class_compiler(void) { return __VERSION__; }
