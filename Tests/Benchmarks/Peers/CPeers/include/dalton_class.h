#ifndef DALTON_CLASS_H
#define DALTON_CLASS_H

#include <stddef.h>
#include <stdint.h>

/* What a plain C program for colour-vision deficiency does to each pixel, as
   libDaltonLens does: the curve of sRGB by its formula in single precision,
   a matrix, clipping, the curve back by its formula. Written for comparison,
   with rounding instead of truncation so that the task is the same. */

/* One matrix, row by row. */
void dalton_class_matrix(const uint8_t *source, uint8_t *target, size_t pixels, const float matrix[9]);

/* Two matrices; the first where the separator times the light is 0 or more. */
void dalton_class_half_planes(const uint8_t *source, uint8_t *target, size_t pixels, const float positive[9],
                              const float negative[9], const float separator[3]);

/* The compiler that built this. */
const char *dalton_class_compiler(void);

#endif
