#ifndef TYPECHECK_CPNG_H
#define TYPECHECK_CPNG_H

#include <stddef.h>
#include <stdint.h>

// What this package uses of libpng, in plain types. libpng reports errors with longjmp; here they stay inside one C
// call, and no callback leads out of it.
//
// A handle belongs to one thread at a time. A function that returns a status returns 0 or one of the CPNG_ERROR
// numbers; after an error the handle can only tell its message and be closed.

/// An argument is null or out of range, or the calls came in the wrong order.
#define CPNG_ERROR_ARGUMENT (-1)
/// The file does not hold what the format asks for.
#define CPNG_ERROR_DAMAGED (-2)
/// The file ends too early.
#define CPNG_ERROR_TRUNCATED (-3)
/// Reading or writing failed; the message is the system's.
#define CPNG_ERROR_SYSTEM (-4)
/// Memory ran out.
#define CPNG_ERROR_MEMORY (-5)

// MARK: Reading (reader.c)

/// Nothing in the file says what its colours mean.
#define CPNG_PROFILE_NONE 0
/// An sRGB chunk.
#define CPNG_PROFILE_SRGB 1
/// A gAMA chunk, with or without cHRM.
#define CPNG_PROFILE_GAMMA 2
/// An iCCP chunk that libpng accepts.
#define CPNG_PROFILE_ICC 3
/// A cICP chunk.
#define CPNG_PROFILE_CODE_POINTS 4

/// The part of a file before its pixels. Pointers lead into the handle and are valid until it is closed.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Bits per channel of the rows that are read: 8 or 16 (palettes and smaller depths are expanded to 8).
  int32_t depth;
  /// Channels of the rows that are read: 1 grey, 2 grey and alpha, 3 RGB, 4 RGBA.
  int32_t channels;
  /// 1 when the file is interlaced, so that the first row needs the whole picture in memory.
  int32_t interlaced;
  /// One of the CPNG_PROFILE numbers, by the precedence of the PNG specification.
  int32_t profile;
  /// The exponent of gAMA, such as 0.45455.
  double gamma;
  /// 1 when there is a cHRM chunk.
  int32_t has_chromaticities;
  /// cHRM: x and y of white, red, green, blue.
  double chromaticities[8];
  /// cICP: primaries, transfer function, matrix, full range.
  uint8_t code_points[4];
  const char *icc_name;
  const uint8_t *icc;
  size_t icc_length;
} cpng_header;

/// A file that is being read.
typedef struct cpng_reader cpng_reader;

/// Opens a reader. `start` holds the first `length` bytes and is copied; what follows comes from `descriptor`, which
/// stays the caller's, or from nowhere when it is negative. Null when memory runs out.
cpng_reader *cpng_reader_open(int32_t descriptor, const uint8_t *start, size_t length);

/// Reads everything before the pixels. No side may be longer than `limit`.
int32_t cpng_reader_header(cpng_reader *reader, uint32_t limit, cpng_header *header);

/// Reads the next row, 16-bit values in native byte order. `row` must hold width * channels * depth / 8 bytes.
int32_t cpng_reader_row(cpng_reader *reader, uint8_t *row);

/// Reads what follows the last row, which must have been read.
int32_t cpng_reader_finish(cpng_reader *reader);

/// The eXIf chunk found so far; null and 0 when there is none.
const uint8_t *cpng_reader_exif(const cpng_reader *reader, size_t *length);

/// The last error, never null.
const char *cpng_reader_message(const cpng_reader *reader);

/// A fault of the file that does not make it unreadable, by index from 0; null after the last (8 are kept).
const char *cpng_reader_warning(const cpng_reader *reader, int32_t index);

/// Closes a reader; null is allowed.
void cpng_reader_close(cpng_reader *reader);

// MARK: Writing (writer.c)

/// A file that is being written.
typedef struct cpng_writer cpng_writer;

/// Opens a writer to a descriptor, which stays the caller's. Null when memory runs out.
cpng_writer *cpng_writer_open(int32_t descriptor);

/// Writes everything before the pixels: 8 or 16 bits, 3 or 4 channels, tagged sRGB. `level` is zlib's, 0...9.
/// `exif` may be null.
int32_t cpng_writer_header(
  cpng_writer *writer, uint32_t width, uint32_t height, int32_t depth, int32_t channels, int32_t level,
  const uint8_t *exif, size_t exif_length);

/// Writes the next row, 16-bit values in native byte order.
int32_t cpng_writer_row(cpng_writer *writer, const uint8_t *row);

/// Writes the end. `exif` may be null, and must be when the header had one.
int32_t cpng_writer_finish(cpng_writer *writer, const uint8_t *exif, size_t exif_length);

/// The last error, never null.
const char *cpng_writer_message(const cpng_writer *writer);

/// Closes a writer; null is allowed.
void cpng_writer_close(cpng_writer *writer);

#endif
