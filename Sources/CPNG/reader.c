#include "CPNG.h"

#include <errno.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BUFFER_SIZE 65536
#define WARNINGS 8
#define MESSAGE_SIZE 160
/// An ICC profile or another ancillary chunk may not need more than this once it is unpacked.
#define CHUNK_LIMIT 8000000

struct cpng_reader {
  png_structp png;
  png_infop info;
  png_infop end;
  int32_t descriptor;
  uint8_t *buffer;
  size_t available;
  size_t position;
  uint32_t height;
  uint32_t next_row;
  size_t row_bytes;
  int32_t interlaced;
  /// The whole picture when it is interlaced.
  uint8_t *picture;
  png_bytepp rows;
  int32_t has_header;
  int32_t status;
  char message[MESSAGE_SIZE];
  int32_t warning_count;
  char warnings[WARNINGS][MESSAGE_SIZE];
};

static void fail(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  if (reader->status == 0) {
    reader->status = strstr(message, "emory") ? CPNG_ERROR_MEMORY : CPNG_ERROR_DAMAGED;
    snprintf(reader->message, sizeof reader->message, "%s", message);
  }
  png_longjmp(png, 1);
}

static void warn(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  for (int32_t index = 0; index < reader->warning_count; index++) {
    if (strncmp(reader->warnings[index], message, MESSAGE_SIZE - 1) == 0) return;
  }
  if (reader->warning_count == WARNINGS) return;
  snprintf(reader->warnings[reader->warning_count++], MESSAGE_SIZE, "%s", message);
}

/// Gets at least one more byte, or does not return.
static void fill(png_structp png, cpng_reader *reader) {
  ssize_t count = 0;
  if (reader->descriptor >= 0) {
    do count = read(reader->descriptor, reader->buffer, BUFFER_SIZE);
    while (count < 0 && errno == EINTR);
  }
  if (count <= 0) {
    reader->status = count < 0 ? CPNG_ERROR_SYSTEM : CPNG_ERROR_TRUNCATED;
    const char *message = count < 0 ? strerror(errno) : "the file ends too early";
    snprintf(reader->message, sizeof reader->message, "%s", message);
    png_error(png, message);
  }
  reader->position = 0;
  reader->available = (size_t)count;
}

static void read_bytes(png_structp png, png_bytep bytes, size_t length) {
  cpng_reader *reader = png_get_io_ptr(png);
  while (length > 0) {
    if (reader->position == reader->available) fill(png, reader);
    size_t count = reader->available - reader->position;
    if (count > length) count = length;
    memcpy(bytes, reader->buffer + reader->position, count);
    reader->position += count;
    bytes += count;
    length -= count;
  }
}

/// Runs a step of libpng; its longjmp ends here.
static int32_t guarded(cpng_reader *reader, void (*step)(cpng_reader *, void *), void *argument) {
  if (reader->status != 0) return reader->status;
  if (setjmp(png_jmpbuf(reader->png))) return reader->status;
  step(reader, argument);
  return reader->status;
}

cpng_reader *cpng_reader_open(int32_t descriptor, const uint8_t *start, size_t length) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->descriptor = descriptor;
  reader->buffer = malloc(length > BUFFER_SIZE ? length : BUFFER_SIZE);
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, fail, warn);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (reader->png) reader->end = png_create_info_struct(reader->png);
  if (!reader->buffer || !reader->info || !reader->end) {
    cpng_reader_close(reader);
    return NULL;
  }
  if (length > 0) memcpy(reader->buffer, start, length);
  reader->available = length;
  png_set_read_fn(reader->png, reader, read_bytes);
  return reader;
}

/// Chunks other than pixels, colour and orientation are skipped unread.
static void set_limits(png_structp png, uint32_t limit) {
  static const png_byte skipped[] =
    "tEXt\0zTXt\0iTXt\0sPLT\0hIST\0bKGD\0pHYs\0tIME\0oFFs\0pCAL\0sCAL\0sTER";
  static const png_byte kept[] = "cICP";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, skipped, sizeof skipped / 5);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, kept, 1);
  png_set_user_limits(png, limit, limit);
  png_set_chunk_cache_max(png, 64);
  png_set_chunk_malloc_max(png, CHUNK_LIMIT);
  png_set_benign_errors(png, 1);
}

/// The meaning of the colours: cICP, then iCCP, then sRGB, then gAMA with cHRM (PNG third edition, section 4.3).
static void find_profile(cpng_reader *reader, cpng_header *header) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  png_unknown_chunkp chunks = NULL;
  int count = png_get_unknown_chunks(png, info, &chunks);
  for (int index = 0; index < count; index++) {
    if (memcmp(chunks[index].name, "cICP", 4) != 0 || chunks[index].size != 4) continue;
    memcpy(header->code_points, chunks[index].data, 4);
    header->profile = CPNG_PROFILE_CODE_POINTS;
    return;
  }
  png_charp name = NULL;
  png_bytep profile = NULL;
  png_uint_32 length = 0;
  int method = 0, intent = 0;
  if (png_get_iCCP(png, info, &name, &method, &profile, &length)) {
    header->profile = CPNG_PROFILE_ICC;
    header->icc_name = name;
    header->icc = profile;
    header->icc_length = length;
    return;
  }
  if (png_get_sRGB(png, info, &intent)) {
    header->profile = CPNG_PROFILE_SRGB;
    return;
  }
  if (!png_get_gAMA(png, info, &header->gamma) || header->gamma <= 0) return;
  header->profile = CPNG_PROFILE_GAMMA;
  double *xy = header->chromaticities;
  header->has_chromaticities =
    png_get_cHRM(png, info, &xy[0], &xy[1], &xy[2], &xy[3], &xy[4], &xy[5], &xy[6], &xy[7]) != 0;
}

struct header_request {
  uint32_t limit;
  cpng_header *header;
};

static void read_header(cpng_reader *reader, void *argument) {
  struct header_request *request = argument;
  cpng_header *header = request->header;
  png_structp png = reader->png;
  set_limits(png, request->limit);
  png_read_info(png, reader->info);
  png_set_expand(png);
  const uint16_t probe = 1;
  if (png_get_bit_depth(png, reader->info) == 16 && *(const uint8_t *)&probe == 1) png_set_swap(png);
  reader->interlaced = png_get_interlace_type(png, reader->info) != PNG_INTERLACE_NONE;
  if (reader->interlaced) png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);

  memset(header, 0, sizeof *header);
  header->width = png_get_image_width(png, reader->info);
  header->height = png_get_image_height(png, reader->info);
  header->depth = png_get_bit_depth(png, reader->info);
  header->channels = png_get_channels(png, reader->info);
  header->interlaced = reader->interlaced;
  find_profile(reader, header);
  reader->height = header->height;
  reader->row_bytes = png_get_rowbytes(png, reader->info);
  reader->has_header = 1;
}

int32_t cpng_reader_header(cpng_reader *reader, uint32_t limit, cpng_header *header) {
  if (!reader || !header || reader->has_header) return CPNG_ERROR_ARGUMENT;
  struct header_request request = {limit, header};
  return guarded(reader, read_header, &request);
}

/// Reads all rows of an interlaced picture.
static void read_picture(cpng_reader *reader, void *unused) {
  (void)unused;
  png_read_image(reader->png, reader->rows);
}

static int32_t load_picture(cpng_reader *reader) {
  reader->picture = calloc(reader->height, reader->row_bytes);
  reader->rows = calloc(reader->height, sizeof *reader->rows);
  if (!reader->picture || !reader->rows) {
    snprintf(reader->message, sizeof reader->message, "memory ran out");
    return reader->status = CPNG_ERROR_MEMORY;
  }
  for (uint32_t row = 0; row < reader->height; row++) reader->rows[row] = reader->picture + row * reader->row_bytes;
  return guarded(reader, read_picture, NULL);
}

static void read_row(cpng_reader *reader, void *row) { png_read_row(reader->png, row, NULL); }

int32_t cpng_reader_row(cpng_reader *reader, uint8_t *row) {
  if (!reader || !row || !reader->has_header || reader->next_row >= reader->height) return CPNG_ERROR_ARGUMENT;
  if (reader->status != 0) return reader->status;
  if (!reader->interlaced) {
    if (guarded(reader, read_row, row) != 0) return reader->status;
  } else {
    if (!reader->picture && load_picture(reader) != 0) return reader->status;
    memcpy(row, reader->rows[reader->next_row], reader->row_bytes);
  }
  reader->next_row++;
  return 0;
}

static void read_end(cpng_reader *reader, void *unused) {
  (void)unused;
  png_read_end(reader->png, reader->end);
}

int32_t cpng_reader_finish(cpng_reader *reader) {
  if (!reader || !reader->has_header || reader->next_row != reader->height) return CPNG_ERROR_ARGUMENT;
  return guarded(reader, read_end, NULL);
}

const uint8_t *cpng_reader_exif(const cpng_reader *reader, size_t *length) {
  png_bytep exif = NULL;
  png_uint_32 count = 0;
  *length = 0;
  if (!reader || !reader->has_header) return NULL;
  if (!png_get_eXIf_1(reader->png, reader->info, &count, &exif) &&
      !png_get_eXIf_1(reader->png, reader->end, &count, &exif)) {
    return NULL;
  }
  *length = count;
  return exif;
}

const char *cpng_reader_message(const cpng_reader *reader) { return reader ? reader->message : ""; }

const char *cpng_reader_warning(const cpng_reader *reader, int32_t index) {
  return reader && index >= 0 && index < reader->warning_count ? reader->warnings[index] : NULL;
}

void cpng_reader_close(cpng_reader *reader) {
  if (!reader) return;
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, &reader->end);
  free(reader->rows);
  free(reader->picture);
  free(reader->buffer);
  free(reader);
}
