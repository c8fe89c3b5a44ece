#ifndef TYPECHECK_CJPEG_H
#define TYPECHECK_CJPEG_H

#include <stddef.h>
#include <stdint.h>

// What this package uses of libjpeg(-turbo), in plain types. Its errors are taken with longjmp inside one C call, and
// no callback leads out of it.
//
// A handle belongs to one thread at a time. A function that returns a status returns 0 or one of the CJPEG_ERROR
// numbers; after an error the handle can only tell its message and be closed.

/// An argument is null or out of range, or the calls came in the wrong order.
#define CJPEG_ERROR_ARGUMENT (-1)
/// The file does not hold what the format asks for, or uses a part of it that libjpeg does not read.
#define CJPEG_ERROR_DAMAGED (-2)
/// The file ends too early.
#define CJPEG_ERROR_TRUNCATED (-3)
/// Reading failed; the message is the system's.
#define CJPEG_ERROR_SYSTEM (-4)
/// Memory ran out.
#define CJPEG_ERROR_MEMORY (-5)
/// The part before the pixels is longer than 64 MB, or there are more than 100 scans.
#define CJPEG_ERROR_LIMIT (-6)

/// The part of a file before its pixels. Pointers lead into the handle and are valid until it is closed.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Channels of the rows that are read, 8 bits each: 1 grey, 3 RGB, 4 CMYK.
  int32_t channels;
  /// 1 when the colours are spread over several scans (progressive), so that the first row needs all in memory.
  int32_t multiple_scans;
  /// 1 when CMYK is stored inverted, as Adobe does: 255 means no ink.
  int32_t inverted;
  const uint8_t *icc;
  size_t icc_length;
  /// An Exif block without its "Exif" head; null when there is none.
  const uint8_t *exif;
  size_t exif_length;
} cjpeg_header;

/// A file that is being read.
typedef struct cjpeg_reader cjpeg_reader;

/// Opens a reader. `start` holds the first `length` bytes and is copied; what follows comes from `descriptor`, which
/// stays the caller's, or from nowhere when it is negative. Null when memory runs out.
cjpeg_reader *cjpeg_reader_open(int32_t descriptor, const uint8_t *start, size_t length);

/// Reads everything before the pixels.
int32_t cjpeg_reader_header(cjpeg_reader *reader, cjpeg_header *header);

/// Reads the next row; `row` must hold width * channels bytes.
int32_t cjpeg_reader_row(cjpeg_reader *reader, uint8_t *row);

/// Reads what follows the last row, which must have been read.
int32_t cjpeg_reader_finish(cjpeg_reader *reader);

/// The last error, never null.
const char *cjpeg_reader_message(const cjpeg_reader *reader);

/// A fault of the file that does not make it unreadable, by index from 0; null after the last (8 are kept).
const char *cjpeg_reader_warning(const cjpeg_reader *reader, int32_t index);

/// Closes a reader; null is allowed.
void cjpeg_reader_close(cjpeg_reader *reader);

#endif
