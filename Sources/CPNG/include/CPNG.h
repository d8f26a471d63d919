// libpng behind two functions. libpng reports errors by longjmp, which must not cross Swift frames:
// each function here holds its own setjmp, calls nothing of Swift's but the one allocator below, and
// answers a status and a sentence.

#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/// How a call ended.
typedef enum {
  CPNG_OK = 0,
  /// The file is not what the PNG specification allows, or ends early.
  CPNG_DAMAGED,
  /// The header names a size over the limits; width and height are set.
  CPNG_LIMIT,
  /// No memory.
  CPNG_MEMORY,
} cpng_status;

/// The image's header and the end of the call.
typedef struct {
  uint32_t width, height;
  char message[160];
} cpng_result;

/// Where the rows go: called once, when the header is known and within the limits. Answers the first
/// byte of `height` rows, `*bytes_per_row` apart, zeroed; or NULL.
typedef void *(*cpng_allocate)(void *context, uint32_t width, uint32_t height,
                               size_t *bytes_per_row);

/// Decodes a PNG of any colour type and depth to premultiplied RGBA8. `bytes` starts with the
/// signature. Colour-space chunks (gAMA, cHRM, sRGB, iCCP) are skipped: pixels count as sRGB.
cpng_status cpng_decode(const uint8_t *bytes, size_t count, uint32_t largest_side,
                        uint64_t largest_area, cpng_allocate allocate, void *context,
                        cpng_result *result);

/// How to compress.
typedef struct {
  /// zlib's level, 0...9.
  int level;
  /// Filter to use: 0 none, 1 sub, 2 up, 3 average, 4 Paeth; -1 lets libpng choose row by row.
  int filter;
  /// Whether libdeflate deflates; level and filter are then its level 2 and "up".
  int fast;
} cpng_compression;

/// Encodes premultiplied RGBA8 as a PNG with an sRGB chunk: RGB when `opaque` (alpha is then
/// ignored), else straight RGBA. On CPNG_OK `*encoded` is from malloc and holds `*encoded_count`.
cpng_status cpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height,
                        size_t bytes_per_row, int opaque, cpng_compression compression,
                        uint8_t **encoded, size_t *encoded_count, cpng_result *result);

/// How many bytes the zlib stream in `bytes` unpacks to; any number above `limit` once it is more than
/// that. What is no zlib stream unpacks to nothing.
size_t cpng_unpacked_size(const uint8_t *bytes, size_t count, size_t limit);

/// Multiplies the colours of `count` straight RGBA pixels by alpha, rounding to the nearest.
void cpng_premultiply(uint8_t *rgba, size_t count);

/// Divides the colours of `count` premultiplied RGBA pixels by alpha, rounding to the nearest; what
/// was premultiplied from the result is the same bytes again. Colour of alpha 0 becomes 0.
void cpng_unpremultiply(const uint8_t *premultiplied, uint8_t *straight, size_t count);

/// Whether each of `count` RGBA pixels has alpha 255.
int cpng_is_opaque(const uint8_t *rgba, size_t count);

/// What the libraries say of themselves. libdeflate has no word for it at run time: this is what the
/// program was compiled with.
const char *cpng_libpng_version(void);
const char *cpng_zlib_version(void);
const char *cpng_libdeflate_version(void);

#endif
