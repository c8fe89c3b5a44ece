/* Pictures as people with a deficiency of colour vision see them. */
#ifndef TYPECHECK_SIMULATION_H
#define TYPECHECK_SIMULATION_H

#include "base.h"

TC_BEGIN_DECLS

/* How pixels lie in memory; their colours are sRGB, alpha is not multiplied in. */
typedef enum tc_pixel_format_t {
  /* Red, green, blue; a byte each. */
  TC_PIXEL_FORMAT_RGB8 = 0,
  /* Red, green, blue, alpha; a byte each. */
  TC_PIXEL_FORMAT_RGBA8 = 1,
  /* Red, green, blue; 16 bits each, in the byte order of the machine, at even addresses. */
  TC_PIXEL_FORMAT_RGB16 = 2,
  /* Red, green, blue, alpha; 16 bits each, in the byte order of the machine, at even addresses. */
  TC_PIXEL_FORMAT_RGBA16 = 3
} tc_pixel_format_t;

/*
 * Simulates a picture; alpha is copied.
 *
 * vision, length: `protan`, `deutan`, `tritan` or `achromat`, with or without a severity in 0…1: `deutan:0.6`.
 * format: How both pictures lie in memory.
 * width, height: In pixels, each 0…1000000; with a 0 nothing is done.
 * source, source_stride: The picture; bytes from one row to the next, 0 for rows without anything in between.
 * target, target_stride: Where the result goes, in the same way: the same memory with the same stride, or memory that does
 *   not overlap it.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_UTF8, TC_STATUS_TOO_LARGE, or
 *   TC_STATUS_INVALID_ARGUMENT for what names no vision, an unknown format, a stride smaller than a row, memory that
 *   overlaps otherwise, or 16 bits at an odd address or with an odd stride.
 * Since: 0.1.0
 */
tc_status_t tc_simulate_pixels(const char *vision, size_t length, tc_pixel_format_t format, size_t width, size_t height,
                               const void *source, size_t source_stride, void *target, size_t target_stride);

TC_END_DECLS

#endif
