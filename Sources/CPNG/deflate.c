// The fast way: rows are filtered here and deflated by ISA-L, whose level 1 gives the same bytes on
// every CPU; libpng writes the chunks and knows nothing of what is in them.

#include "writer.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>
#include <string.h>

// Rows are deflated as they come, in pieces that stay in the cache; IDAT chunks are as long as what
// comes out of that many bytes.
enum { CHUNK = 1 << 18, LEVEL = 1, UP = 2 };

typedef struct cpng_deflater {
  struct isal_zstream stream;
  uint8_t level[ISAL_DEF_LVL1_DEFAULT];
  uint8_t chunk[CHUNK];
  // Two packed rows, and then one filtered.
  uint8_t rows[];
} cpng_deflater_t;

struct cpng_deflater *cpng_deflater(const cpng_writer *w) {
  cpng_deflater_t *d = malloc(sizeof *d + 3 * cpng_packed_row(w) + 1);
  if (d == NULL) return NULL;
  isal_deflate_init(&d->stream);
  d->stream.level = LEVEL;
  d->stream.level_buf = d->level;
  d->stream.level_buf_size = sizeof d->level;
  d->stream.gzip_flag = IGZIP_ZLIB;
  d->stream.next_out = d->chunk;
  d->stream.avail_out = CHUNK;
  return d;
}

static void write_chunk(png_structp png, cpng_deflater_t *d) {
  png_write_chunk(png, (png_const_bytep) "IDAT", d->chunk, CHUNK - d->stream.avail_out);
  d->stream.next_out = d->chunk;
  d->stream.avail_out = CHUNK;
}

// Deflates a filtered row. Output that fills a chunk is written, and the rest asked for again.
static void deflate_row(png_structp png, cpng_deflater_t *d, uint8_t *row, size_t count, int last) {
  d->stream.next_in = row;
  d->stream.avail_in = (uint32_t)count;
  d->stream.end_of_stream = last;
  for (;;) {
    if (isal_deflate(&d->stream) != COMP_OK) png_error(png, "ISA-L does not deflate");
    int taken = d->stream.avail_in == 0;
    if (last ? d->stream.internal_state.state == ZSTATE_END : taken && d->stream.avail_out > 0) return;
    write_chunk(png, d);
  }
}

void cpng_write_deflated(const cpng_writer *w, struct cpng_deflater *d) {
  size_t count = cpng_packed_row(w);
  uint8_t *above = d->rows, *own = above + count, *filtered = own + count;
  memset(above, 0, count);
  filtered[0] = UP;
  for (uint32_t y = 0; y < w->height; y++) {
    cpng_pack_row(w, y, own);
    for (size_t i = 0; i < count; i++) filtered[i + 1] = (uint8_t)(own[i] - above[i]);
    deflate_row(w->png, d, filtered, count + 1, y + 1 == w->height);
    uint8_t *next = above;
    above = own;
    own = next;
  }
  if (d->stream.avail_out < CHUNK) write_chunk(w->png, d);
  png_write_chunk(w->png, (png_const_bytep) "IEND", NULL, 0);
}
