// Wraps libpng in two functions. libpng reports errors by longjmp, which must not cross Swift
// frames: each function here has its own setjmp, calls no Swift code except the one allocator
// below, and returns a status and a message.

#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/// The result of a call.
typedef enum {
  CPNG_OK = 0,
  /// The file violates the PNG specification or is truncated.
  CPNG_DAMAGED,
  /// The header declares a size over the limits; width and height are set.
  CPNG_LIMIT,
  /// Memory is exhausted.
  CPNG_MEMORY,
} cpng_status;

/// The image's header and the result of the call.
typedef struct {
  uint32_t width, height;
  char message[160];
} cpng_result;

/// Provides the destination of the rows: called once, when the header is known and within the
/// limits. Returns the first byte of `height` zeroed rows, `*bytes_per_row` bytes apart, or NULL.
typedef void *(*cpng_allocate)(void *context, uint32_t width, uint32_t height,
                               size_t *bytes_per_row);

/// Decodes a PNG of any color type and bit depth to premultiplied RGBA8. `bytes` starts with the
/// signature. Color-space chunks (gAMA, cHRM, sRGB, iCCP) are ignored: pixels are interpreted as
/// sRGB.
cpng_status cpng_decode(const uint8_t *bytes, size_t count, uint32_t largest_side,
                        uint64_t largest_area, cpng_allocate allocate, void *context,
                        cpng_result *result);

/// What compresses the rows.
typedef enum {
  /// zlib, through libpng, row by row.
  CPNG_ZLIB,
  /// The compressor of this module, with the filter "up" and without levels.
  CPNG_FAST,
  /// libdeflate, with the filters that suit each part of the image.
  CPNG_SMALL,
} cpng_method;

/// Compression options.
typedef struct {
  cpng_method method;
  /// The level of zlib or libdeflate, 0...9.
  int level;
  /// The filter for zlib: 0 none, 1 sub, 2 up, 3 average, 4 Paeth; -1 lets libpng choose one for each
  /// row.
  int filter;
} cpng_compression;

/// Encodes premultiplied RGBA8 as a PNG with an sRGB chunk: RGB if `opaque` is set (alpha is then
/// ignored), otherwise straight RGBA. On CPNG_OK, `*encoded` is allocated with malloc and holds
/// `*encoded_count` bytes.
cpng_status cpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height,
                        size_t bytes_per_row, int opaque, cpng_compression compression,
                        uint8_t **encoded, size_t *encoded_count, cpng_result *result);

/// Returns the decompressed size in bytes of the zlib stream in `bytes`, or any number above
/// `limit` if it is larger than that. The result for anything that is not a zlib stream is 0.
size_t cpng_unpacked_size(const uint8_t *bytes, size_t count, size_t limit);

/// Decompresses the zlib stream in `bytes` to `unpacked`, up to `room` bytes, and returns how many
/// were written. A damaged stream ends before its damage.
size_t cpng_unpack(const uint8_t *bytes, size_t count, uint8_t *unpacked, size_t room);

/// Multiplies the colors of `count` straight RGBA pixels by alpha, rounding to nearest.
void cpng_premultiply(uint8_t *rgba, size_t count);

/// Divides the colors of `count` premultiplied RGBA pixels by alpha, rounding to nearest;
/// premultiplying the result reproduces the original bytes. The color of pixels whose alpha is 0
/// becomes 0.
void cpng_unpremultiply(const uint8_t *premultiplied, uint8_t *straight, size_t count);

/// Returns whether each of `count` RGBA pixels has alpha 255.
int cpng_is_opaque(const uint8_t *rgba, size_t count);

/// The versions that the libraries report. libdeflate does not report its version at run time: its
/// value is the version that the program was compiled with.
const char *cpng_libpng_version(void);
const char *cpng_zlib_version(void);
const char *cpng_libdeflate_version(void);

#endif
