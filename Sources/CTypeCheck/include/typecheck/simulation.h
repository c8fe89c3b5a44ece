/* Simulates how people with a colour vision deficiency see a picture. */
#ifndef TYPECHECK_SIMULATION_H
#define TYPECHECK_SIMULATION_H

#include "base.h"

TC_BEGIN_DECLS

/* Pixel formats in memory; colours are sRGB, alpha is not premultiplied. */
typedef enum tc_pixel_format_t {
  /* Red, green, blue; one byte each. */
  TC_PIXEL_FORMAT_RGB8 = 0,
  /* Red, green, blue, alpha; one byte each. */
  TC_PIXEL_FORMAT_RGBA8 = 1,
  /* Red, green, blue; 16 bits each, in the byte order of the machine, at even addresses. */
  TC_PIXEL_FORMAT_RGB16 = 2,
  /* Red, green, blue, alpha; 16 bits each, in the byte order of the machine, at even addresses. */
  TC_PIXEL_FORMAT_RGBA16 = 3
} tc_pixel_format_t;

/*
 * Simulates a colour vision deficiency in a picture; copies alpha.
 *
 * vision, length: `protan`, `deutan`, `tritan` or `achromat`, optionally with a severity of 0…1: `deutan:0.6`.
 * format: The pixel format of both pictures.
 * width, height: In pixels, each 0…1000000; if one is 0, the call does nothing.
 * source, source_stride: The picture, and the bytes from one row to the next; 0 for rows without padding.
 * target, target_stride: The result and its stride: the same memory with the same stride, or memory that does not overlap
 *   the source.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, or
 *   TC_STATUS_INVALID_ARGUMENT for an unknown vision or format, a stride smaller than a row, any other overlap of memory,
 *   or 16 bits at an odd address or with an odd stride.
 * Since: 0.1.0
 */
tc_status_t tc_simulate_pixels(const char *vision, size_t length, tc_pixel_format_t format, size_t width, size_t height,
                               const void *source, size_t source_stride, void *target, size_t target_stride);

TC_END_DECLS

#endif
