// What the two ways of compressing share: see encode.c.

#ifndef CPNG_WRITER_H
#define CPNG_WRITER_H

#include "CPNG.h"

#include <png.h>

/// An image to write, and the file so far.
typedef struct {
  const uint8_t *pixels;
  uint32_t width, height;
  size_t bytes_per_row;
  int opaque;
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count, capacity;
} cpng_writer;

/// Bytes of a row of the file, without the filter's number.
static inline size_t cpng_packed_row(const cpng_writer *w) {
  return (size_t)w->width * (w->opaque ? 3 : 4);
}

/// Row `y` as the file has it: RGB, or straight RGBA.
void cpng_pack_row(const cpng_writer *w, uint32_t y, uint8_t *to);

/// What deflating by libdeflate needs, or NULL when there is no memory.
struct cpng_deflater *cpng_deflater(const cpng_writer *w);
void cpng_free_deflater(struct cpng_deflater *deflater);

/// Writes all rows as IDAT chunks, each row as its difference from the one above, and ends the file.
/// Called where libpng's longjmp leads somewhere.
void cpng_write_deflated(const cpng_writer *w, struct cpng_deflater *deflater);

#endif
