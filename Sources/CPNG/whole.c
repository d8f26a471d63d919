// The rows of a whole image are filtered and compressed at once, straight into the file, with one IDAT
// chunk; libpng writes what precedes it. Sequences of images are compressed by the compressor of this
// module, which is fast, and single images by libdeflate, whose files are small.

#include "deflate.h"
#include "writer.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum { UP = 2 };
// What surrounds the data of a chunk: its length and its name, and its checksum.
enum { BEFORE = 8, AFTER = 4 };

struct cpng_deflater {
  // One of them.
  struct cpng_deflate *fast;
  struct libdeflate_compressor *small;
  size_t filtered_count;
  uint8_t *filtered;
};

struct cpng_deflater *cpng_deflater(const cpng_writer *w, cpng_compression compression) {
  struct cpng_deflater *d = calloc(1, sizeof *d);
  if (d == NULL) return NULL;
  d->filtered_count = w->height * (cpng_packed_row(w) + 1);
  if (compression.method == CPNG_FAST) d->fast = cpng_deflate_new();
  else d->small = libdeflate_alloc_compressor(compression.level);
  d->filtered = malloc(d->filtered_count);
  if ((d->fast != NULL || d->small != NULL) && d->filtered != NULL) return d;
  cpng_free_deflater(d);
  return NULL;
}

void cpng_free_deflater(struct cpng_deflater *d) {
  if (d == NULL) return;
  cpng_deflate_free(d->fast);
  libdeflate_free_compressor(d->small);
  free(d->filtered);
  free(d);
}

// Filters all rows, each as its difference from the row above: from the last row to the first, so
// that the row above is still unfiltered.
static void filter_up(const cpng_writer *w, uint8_t *rows) {
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

static void write_number(uint8_t *to, uint32_t number) {
  for (int i = 0; i < 4; i++) to[i] = (uint8_t)(number >> (24 - 8 * i));
}

// Completes a chunk whose `count` bytes of data are at the end of the file, with `BEFORE` bytes left
// free before them.
static void end_chunk(cpng_writer *w, const char *name, size_t count) {
  uint8_t *chunk = w->bytes + w->count;
  write_number(chunk, (uint32_t)count);
  memcpy(chunk + 4, name, 4);
  write_number(chunk + BEFORE + count, libdeflate_crc32(0, chunk + 4, count + 4));
  w->count += BEFORE + count + AFTER;
}

static size_t bound(const struct cpng_deflater *d) {
  return d->fast ? cpng_deflate_bound(d->filtered_count)
                 : libdeflate_zlib_compress_bound(d->small, d->filtered_count);
}

void cpng_write_deflated(cpng_writer *w, struct cpng_deflater *d) {
  size_t room = bound(d), capacity = w->count + 2 * (BEFORE + AFTER) + room;
  uint8_t *bytes = realloc(w->bytes, capacity);
  if (bytes == NULL) png_error(w->png, "no memory");
  w->bytes = bytes;
  w->capacity = capacity;
  uint8_t *to = w->bytes + w->count + BEFORE;
  size_t count;
  if (d->fast) {
    filter_up(w, d->filtered);
    count = cpng_deflate_zlib(d->fast, d->filtered, d->filtered_count, to);
  } else {
    if (!cpng_filter_rows(w, d->filtered)) png_error(w->png, "no memory");
    count = libdeflate_zlib_compress(d->small, d->filtered, d->filtered_count, to, room);
  }
  if (count > PNG_UINT_31_MAX) png_error(w->png, "the image is too large for one chunk");
  end_chunk(w, "IDAT", count);
  end_chunk(w, "IEND", 0);
}
