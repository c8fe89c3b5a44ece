#include "CPNG.h"

#include <errno.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BUFFER_SIZE 65536
#define MESSAGE_SIZE 160

struct cpng_writer {
  png_structp png;
  png_infop info;
  png_infop end;
  int32_t descriptor;
  uint8_t *buffer;
  size_t used;
  uint32_t height;
  uint32_t next_row;
  int32_t status;
  char message[MESSAGE_SIZE];
};

static void fail(png_structp png, png_const_charp message) {
  cpng_writer *writer = png_get_error_ptr(png);
  if (writer->status == 0) {
    writer->status = strstr(message, "emory") ? CPNG_ERROR_MEMORY : CPNG_ERROR_DAMAGED;
    snprintf(writer->message, sizeof writer->message, "%s", message);
  }
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void flush(png_structp png) {
  cpng_writer *writer = png_get_io_ptr(png);
  size_t written = 0;
  while (written < writer->used) {
    ssize_t count = write(writer->descriptor, writer->buffer + written, writer->used - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      writer->status = CPNG_ERROR_SYSTEM;
      snprintf(writer->message, sizeof writer->message, "%s", strerror(count < 0 ? errno : EIO));
      png_error(png, "write");
    }
    written += (size_t)count;
  }
  writer->used = 0;
}

static void write_bytes(png_structp png, png_bytep bytes, size_t length) {
  cpng_writer *writer = png_get_io_ptr(png);
  while (length > 0) {
    if (writer->used == BUFFER_SIZE) flush(png);
    size_t count = BUFFER_SIZE - writer->used;
    if (count > length) count = length;
    memcpy(writer->buffer + writer->used, bytes, count);
    writer->used += count;
    bytes += count;
    length -= count;
  }
}

/// Runs a step of libpng; its longjmp ends here.
static int32_t guarded(cpng_writer *writer, void (*step)(cpng_writer *, const void *), const void *argument) {
  if (writer->status != 0) return writer->status;
  if (setjmp(png_jmpbuf(writer->png))) return writer->status;
  step(writer, argument);
  return writer->status;
}

cpng_writer *cpng_writer_open(int32_t descriptor) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->descriptor = descriptor;
  writer->buffer = malloc(BUFFER_SIZE);
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, fail, ignore);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (writer->png) writer->end = png_create_info_struct(writer->png);
  if (!writer->buffer || !writer->info || !writer->end) {
    cpng_writer_close(writer);
    return NULL;
  }
  png_set_write_fn(writer->png, writer, write_bytes, flush);
  return writer;
}

struct write_request {
  uint32_t width;
  uint32_t height;
  int32_t depth;
  int32_t channels;
  int32_t level;
  const uint8_t *exif;
  size_t exif_length;
};

/// libpng keeps a copy of its own.
static void set_exif(png_structp png, png_infop info, const struct write_request *request) {
  if (request->exif) png_set_eXIf_1(png, info, (png_uint_32)request->exif_length, (png_bytep)request->exif);
}

static void write_header(cpng_writer *writer, const void *argument) {
  const struct write_request *request = argument;
  png_structp png = writer->png;
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
    png, writer->info, request->width, request->height, request->depth,
    request->channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_RELATIVE);
  png_set_compression_level(png, request->level);
  png_set_compression_buffer_size(png, BUFFER_SIZE);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB | PNG_FILTER_UP);
  set_exif(png, writer->info, request);
  png_write_info(png, writer->info);
  const uint16_t probe = 1;
  if (request->depth == 16 && *(const uint8_t *)&probe == 1) png_set_swap(png);
  writer->height = request->height;
}

int32_t cpng_writer_header(
  cpng_writer *writer, uint32_t width, uint32_t height, int32_t depth, int32_t channels, int32_t level,
  const uint8_t *exif, size_t exif_length
) {
  if (!writer || writer->height > 0 || width == 0 || height == 0) return CPNG_ERROR_ARGUMENT;
  if ((depth != 8 && depth != 16) || (channels != 3 && channels != 4)) return CPNG_ERROR_ARGUMENT;
  struct write_request request = {width, height, depth, channels, level, exif, exif_length};
  return guarded(writer, write_header, &request);
}

static void write_row(cpng_writer *writer, const void *row) { png_write_row(writer->png, row); }

int32_t cpng_writer_row(cpng_writer *writer, const uint8_t *row) {
  if (!writer || !row || writer->next_row >= writer->height) return CPNG_ERROR_ARGUMENT;
  if (guarded(writer, write_row, row) == 0) writer->next_row++;
  return writer->status;
}

static void write_end(cpng_writer *writer, const void *argument) {
  set_exif(writer->png, writer->end, argument);
  png_write_end(writer->png, writer->end);
  flush(writer->png);
}

int32_t cpng_writer_finish(cpng_writer *writer, const uint8_t *exif, size_t exif_length) {
  if (!writer || writer->height == 0 || writer->next_row != writer->height) return CPNG_ERROR_ARGUMENT;
  struct write_request request = {.exif = exif, .exif_length = exif_length};
  return guarded(writer, write_end, &request);
}

const char *cpng_writer_message(const cpng_writer *writer) { return writer ? writer->message : ""; }

void cpng_writer_close(cpng_writer *writer) {
  if (!writer) return;
  if (writer->png) {
    png_destroy_info_struct(writer->png, &writer->end);
    png_destroy_write_struct(&writer->png, &writer->info);
  }
  free(writer->buffer);
  free(writer);
}
