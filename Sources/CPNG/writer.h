// Declarations shared by the two compression paths: see encode.c.

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

/// Allocates the state that the fast path needs; returns NULL if memory is exhausted.
struct cpng_deflater *cpng_deflater(const cpng_writer *w);
void cpng_free_deflater(struct cpng_deflater *deflater);

/// Writes all rows as an IDAT chunk, each row as its difference from the row above, and finishes the
/// file. Must be called where a target for libpng's longjmp is set.
void cpng_write_deflated(cpng_writer *w, struct cpng_deflater *deflater);

#endif
