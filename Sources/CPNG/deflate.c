// The fast path: the rows of a whole image are filtered here and compressed by libdeflate, whose
// output depends only on its input and its version; libpng writes the chunks without interpreting
// their contents.

#include "writer.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// Output no larger than that of libpng's level 1 with the same filter, and faster.
enum { LEVEL = 2, UP = 2 };
// The maximum size of an IDAT chunk, in bytes.
enum { CHUNK = 1 << 18 };

struct cpng_deflater {
  struct libdeflate_compressor *compressor;
  size_t filtered_count, deflated_capacity;
  uint8_t *filtered, *deflated;
};

struct cpng_deflater *cpng_deflater(const cpng_writer *w) {
  struct cpng_deflater *d = calloc(1, sizeof *d);
  if (d == NULL) return NULL;
  d->filtered_count = w->height * (cpng_packed_row(w) + 1);
  d->compressor = libdeflate_alloc_compressor(LEVEL);
  if (d->compressor != NULL) {
    d->deflated_capacity = libdeflate_zlib_compress_bound(d->compressor, d->filtered_count);
    d->filtered = malloc(d->filtered_count);
    d->deflated = malloc(d->deflated_capacity);
  }
  if (d->filtered != NULL && d->deflated != NULL) return d;
  cpng_free_deflater(d);
  return NULL;
}

void cpng_free_deflater(struct cpng_deflater *d) {
  if (d == NULL) return;
  if (d->compressor != NULL) libdeflate_free_compressor(d->compressor);
  free(d->filtered);
  free(d->deflated);
  free(d);
}

// Filters all rows, each as its difference from the row above: from the last row to the first, so
// that the row above is still unfiltered.
static void filter_rows(const cpng_writer *w, uint8_t *rows) {
  size_t count = cpng_packed_row(w);
  for (uint32_t y = 0; y < w->height; y++) cpng_pack_row(w, y, rows + y * (count + 1) + 1);
  for (uint32_t y = w->height; y-- > 0;) {
    uint8_t *row = rows + y * (count + 1);
    row[0] = UP;
    if (y == 0) return;
    const uint8_t *above = row - count;
    for (size_t i = 0; i < count; i++) row[i + 1] = (uint8_t)(row[i + 1] - above[i]);
  }
}

void cpng_write_deflated(const cpng_writer *w, struct cpng_deflater *d) {
  filter_rows(w, d->filtered);
  size_t left = libdeflate_zlib_compress(d->compressor, d->filtered, d->filtered_count, d->deflated,
                                         d->deflated_capacity);
  if (left == 0) png_error(w->png, "libdeflate failed to compress");
  for (const uint8_t *from = d->deflated; left > 0;) {
    size_t count = left < CHUNK ? left : CHUNK;
    png_write_chunk(w->png, (png_const_bytep) "IDAT", from, count);
    from += count;
    left -= count;
  }
  png_write_chunk(w->png, (png_const_bytep) "IEND", NULL, 0);
}
