#include "CJPEG.h"

#include <errno.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jpeglib.h>
#include <jerror.h>

#define BUFFER_SIZE 65536
#define WARNINGS 8
/// Cameras put previews of a few megabytes before the pixels; all of it may be kept in memory.
#define HEADER_LIMIT (64 << 20)
/// Progressive files have about ten scans. Each costs a pass over the whole picture and can be a few bytes long.
#define SCAN_LIMIT 100

struct cjpeg_reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  int32_t descriptor;
  uint8_t *buffer;
  size_t header_bytes;
  int32_t has_header;
  int32_t has_started;
  JOCTET *icc;
  int32_t status;
  char message[JMSG_LENGTH_MAX];
  int32_t warning_count;
  char warnings[WARNINGS][JMSG_LENGTH_MAX];
};

static void stop(cjpeg_reader *reader, int32_t status, const char *message) {
  if (reader->status == 0) {
    reader->status = status;
    snprintf(reader->message, sizeof reader->message, "%s", message);
  }
  longjmp(reader->escape, 1);
}

static void fail(j_common_ptr jpeg) {
  char message[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, message);
  int32_t status = jpeg->err->msg_code == JERR_OUT_OF_MEMORY ? CJPEG_ERROR_MEMORY : CJPEG_ERROR_DAMAGED;
  stop(jpeg->client_data, status, message);
}

/// libjpeg goes on with grey after what it calls a warning; where pixels are lost that is an error here.
static void warn(j_common_ptr jpeg, int level) {
  cjpeg_reader *reader = jpeg->client_data;
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC: fail(jpeg);
    default: break;
  }
  char message[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, message);
  for (int32_t index = 0; index < reader->warning_count; index++) {
    if (strcmp(reader->warnings[index], message) == 0) return;
  }
  if (reader->warning_count < WARNINGS) strcpy(reader->warnings[reader->warning_count++], message);
}

static void print_nothing(j_common_ptr jpeg) { (void)jpeg; }

static void count_scans(j_common_ptr jpeg) {
  cjpeg_reader *reader = jpeg->client_data;
  if (reader->jpeg.input_scan_number > SCAN_LIMIT) {
    stop(reader, CJPEG_ERROR_LIMIT, "it has more than 100 scans");
  }
}

static void start_source(j_decompress_ptr jpeg) { (void)jpeg; }

static boolean fill(j_decompress_ptr jpeg) {
  cjpeg_reader *reader = jpeg->client_data;
  ssize_t count = 0;
  if (reader->descriptor >= 0) {
    do count = read(reader->descriptor, reader->buffer, BUFFER_SIZE);
    while (count < 0 && errno == EINTR);
  }
  if (count < 0) stop(reader, CJPEG_ERROR_SYSTEM, strerror(errno));
  if (count == 0) stop(reader, CJPEG_ERROR_TRUNCATED, "the file ends too early");
  if (!reader->has_header) reader->header_bytes += (size_t)count;
  if (reader->header_bytes > HEADER_LIMIT) {
    stop(reader, CJPEG_ERROR_LIMIT, "it has more than 64 MB before its pixels");
  }
  reader->source.next_input_byte = reader->buffer;
  reader->source.bytes_in_buffer = (size_t)count;
  return TRUE;
}

static void skip(j_decompress_ptr jpeg, long length) {
  while (length > (long)jpeg->src->bytes_in_buffer) {
    length -= (long)jpeg->src->bytes_in_buffer;
    fill(jpeg);
  }
  if (length <= 0) return;
  jpeg->src->next_input_byte += length;
  jpeg->src->bytes_in_buffer -= (size_t)length;
}

static void end_source(j_decompress_ptr jpeg) { (void)jpeg; }

/// Runs a step of libjpeg; its longjmp ends here.
static int32_t guarded(cjpeg_reader *reader, void (*step)(cjpeg_reader *, void *), void *argument) {
  if (reader->status != 0) return reader->status;
  if (setjmp(reader->escape)) return reader->status;
  step(reader, argument);
  return reader->status;
}

static void create(cjpeg_reader *reader, void *unused) {
  (void)unused;
  jpeg_create_decompress(&reader->jpeg);
  reader->jpeg.src = &reader->source;
  reader->jpeg.progress = &reader->progress;
}

cjpeg_reader *cjpeg_reader_open(int32_t descriptor, const uint8_t *start, size_t length) {
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->descriptor = descriptor;
  reader->buffer = malloc(length > BUFFER_SIZE ? length : BUFFER_SIZE);
  reader->jpeg.err = jpeg_std_error(&reader->errors);
  reader->jpeg.client_data = reader;
  reader->errors.error_exit = fail;
  reader->errors.emit_message = warn;
  reader->errors.output_message = print_nothing;
  reader->progress.progress_monitor = count_scans;
  reader->source.init_source = start_source;
  reader->source.fill_input_buffer = fill;
  reader->source.skip_input_data = skip;
  reader->source.resync_to_restart = jpeg_resync_to_restart;
  reader->source.term_source = end_source;
  if (!reader->buffer || guarded(reader, create, NULL) != 0) {
    cjpeg_reader_close(reader);
    return NULL;
  }
  if (length > 0) memcpy(reader->buffer, start, length);
  reader->source.next_input_byte = reader->buffer;
  reader->source.bytes_in_buffer = length;
  return reader;
}

/// Finds the first Exif block among the kept markers.
static void find_exif(cjpeg_reader *reader, cjpeg_header *header) {
  for (jpeg_saved_marker_ptr marker = reader->jpeg.marker_list; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1 || marker->data_length < 6) continue;
    if (memcmp(marker->data, "Exif\0\0", 6) != 0) continue;
    header->exif = marker->data + 6;
    header->exif_length = marker->data_length - 6;
    return;
  }
}

static void read_header(cjpeg_reader *reader, void *argument) {
  cjpeg_header *header = argument;
  j_decompress_ptr jpeg = &reader->jpeg;
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(jpeg, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(jpeg, TRUE);
  // What comes between scans is not needed.
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0);
  jpeg_save_markers(jpeg, JPEG_APP0 + 2, 0);
  switch (jpeg->jpeg_color_space) {
    case JCS_GRAYSCALE: jpeg->out_color_space = JCS_GRAYSCALE; break;
    case JCS_YCbCr:
    case JCS_RGB: jpeg->out_color_space = JCS_RGB; break;
    case JCS_CMYK:
    case JCS_YCCK: jpeg->out_color_space = JCS_CMYK; break;
    default: stop(reader, CJPEG_ERROR_DAMAGED, "its colours are neither grey nor RGB nor CMYK");
  }
  jpeg->dct_method = JDCT_ISLOW;
  memset(header, 0, sizeof *header);
  header->width = jpeg->image_width;
  header->height = jpeg->image_height;
  header->channels = jpeg->out_color_space == JCS_GRAYSCALE ? 1 : jpeg->out_color_space == JCS_RGB ? 3 : 4;
  header->multiple_scans = jpeg_has_multiple_scans(jpeg);
  header->inverted = jpeg->out_color_space == JCS_CMYK && jpeg->saw_Adobe_marker;
  unsigned int length = 0;
  if (jpeg_read_icc_profile(jpeg, &reader->icc, &length)) {
    header->icc = reader->icc;
    header->icc_length = length;
  }
  find_exif(reader, header);
  reader->has_header = 1;
}

int32_t cjpeg_reader_header(cjpeg_reader *reader, cjpeg_header *header) {
  if (!reader || !header || reader->has_header) return CJPEG_ERROR_ARGUMENT;
  return guarded(reader, read_header, header);
}

static void read_row(cjpeg_reader *reader, void *row) {
  if (!reader->has_started) {
    jpeg_start_decompress(&reader->jpeg);
    reader->has_started = 1;
  }
  JSAMPROW rows[1] = {row};
  if (jpeg_read_scanlines(&reader->jpeg, rows, 1) != 1) {
    stop(reader, CJPEG_ERROR_TRUNCATED, "the file ends too early");
  }
}

int32_t cjpeg_reader_row(cjpeg_reader *reader, uint8_t *row) {
  if (!reader || !row || !reader->has_header) return CJPEG_ERROR_ARGUMENT;
  if (reader->has_started && reader->jpeg.output_scanline >= reader->jpeg.output_height) return CJPEG_ERROR_ARGUMENT;
  return guarded(reader, read_row, row);
}

static void read_end(cjpeg_reader *reader, void *unused) {
  (void)unused;
  jpeg_finish_decompress(&reader->jpeg);
}

int32_t cjpeg_reader_finish(cjpeg_reader *reader) {
  if (!reader || !reader->has_started) return CJPEG_ERROR_ARGUMENT;
  if (reader->jpeg.output_scanline < reader->jpeg.output_height) return CJPEG_ERROR_ARGUMENT;
  return guarded(reader, read_end, NULL);
}

const char *cjpeg_reader_message(const cjpeg_reader *reader) { return reader ? reader->message : ""; }

const char *cjpeg_reader_warning(const cjpeg_reader *reader, int32_t index) {
  return reader && index >= 0 && index < reader->warning_count ? reader->warnings[index] : NULL;
}

void cjpeg_reader_close(cjpeg_reader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->jpeg);
  free(reader->icc);
  free(reader->buffer);
  free(reader);
}
