// Declarations shared by the ways to compress: row by row (encode.c) and all rows at once (whole.c).

#ifndef CPNG_WRITER_H
#define CPNG_WRITER_H

#include "CPNG.h"

#include <png.h>

/// An image to write, and the output so far.
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

/// The number of bytes in a row of the file, without the filter byte.
static inline size_t cpng_packed_row(const cpng_writer *w) {
  return (size_t)w->width * (w->opaque ? 3 : 4);
}

/// Writes row `y` in the file's format: RGB, or straight RGBA.
void cpng_pack_row(const cpng_writer *w, uint32_t y, uint8_t *to);

/// Allocates the state that is needed to compress all rows at once; returns NULL if memory is exhausted.
struct cpng_deflater *cpng_deflater(const cpng_writer *w, cpng_compression compression);
void cpng_free_deflater(struct cpng_deflater *deflater);

/// Writes all rows as an IDAT chunk and finishes the file. Must be called where a target for libpng's
/// longjmp is set.
void cpng_write_deflated(cpng_writer *w, struct cpng_deflater *deflater);

/// Writes all rows to `rows`, each with the number of its filter before it and filtered as it suits the part
/// of the image. Returns 0 if memory is exhausted.
int cpng_filter_rows(const cpng_writer *w, uint8_t *rows);

#endif
