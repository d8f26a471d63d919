// The path for small files: the rows are filtered as it suits each part of the image, and libdeflate
// compresses them. Screens of few colors become smaller without a filter, because repetitions are found
// as they are; photos become smaller as differences from their neighbors.

#include "writer.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum { NONE, SUB, UP, AVERAGE, PAETH, FILTERS };
// The filter is chosen for parts of this many rows, by how well the rows in the middle of each compress.
enum { PART = 128, SAMPLE = 16, SAMPLE_LEVEL = 1 };

// Filters for one image.
typedef struct {
  const cpng_writer *image;
  struct libdeflate_compressor *probe;
  // Two unfiltered rows, the one above first, each with as many zeros before it as a pixel has bytes.
  uint8_t *above, *row;
  // A row of each filter, with the filter's number.
  uint8_t *filtered[FILTERS];
  // The rows of a sample, with its compressed form behind them.
  uint8_t *sample;
  size_t count, pixel, compressed_room;
} filtering;

static int paeth(int left, int above, int corner) {
  int p = left + above - corner;
  int a = abs(p - left), b = abs(p - above), c = abs(p - corner);
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

// Filters `row` in all ways and returns the filter whose differences have the smallest sum.
static int filter(filtering *f) {
  const uint8_t *row = f->row, *above = f->above, *left = row - f->pixel, *corner = above - f->pixel;
  for (int i = 0; i < FILTERS; i++) f->filtered[i][0] = (uint8_t)i;
  uint8_t *sub = f->filtered[SUB] + 1, *up = f->filtered[UP] + 1;
  uint8_t *average = f->filtered[AVERAGE] + 1, *other = f->filtered[PAETH] + 1;
  memcpy(f->filtered[NONE] + 1, row, f->count);
  for (size_t i = 0; i < f->count; i++) sub[i] = (uint8_t)(row[i] - left[i]);
  for (size_t i = 0; i < f->count; i++) up[i] = (uint8_t)(row[i] - above[i]);
  for (size_t i = 0; i < f->count; i++) average[i] = (uint8_t)(row[i] - ((left[i] + above[i]) >> 1));
  for (size_t i = 0; i < f->count; i++)
    other[i] = (uint8_t)(row[i] - paeth(left[i], above[i], corner[i]));
  int best = NONE;
  uint64_t least = UINT64_MAX;
  for (int i = 0; i < FILTERS; i++) {
    const uint8_t *bytes = f->filtered[i] + 1;
    uint64_t sum = 0;
    for (size_t j = 0; j < f->count; j++) sum += (uint64_t)abs((int8_t)bytes[j]);
    if (sum < least) {
      least = sum;
      best = i;
    }
  }
  return best;
}

// Makes row `y` the current one; the one before becomes the row above it if `follows` is set.
static void take(filtering *f, uint32_t y, int follows) {
  uint8_t *last = f->row;
  f->row = f->above;
  f->above = last;
  if (!follows) {
    if (y > 0) cpng_pack_row(f->image, y - 1, f->above);
    else memset(f->above, 0, f->count);
  }
  cpng_pack_row(f->image, y, f->row);
}

// Writes the rows from `first` to before `end`, without a filter or with the best one of each.
static void write_filtered(filtering *f, uint32_t first, uint32_t end, int filters, uint8_t *to) {
  for (uint32_t y = first; y < end; y++, to += f->count + 1) {
    if (!filters) {
      to[0] = NONE;
      cpng_pack_row(f->image, y, to + 1);
      continue;
    }
    take(f, y, y > first);
    memcpy(to, f->filtered[filter(f)], f->count + 1);
  }
}

static size_t sampled_size(filtering *f, uint32_t first, uint32_t end, int filters) {
  size_t count = (end - first) * (f->count + 1);
  write_filtered(f, first, end, filters, f->sample);
  return libdeflate_deflate_compress(
      f->probe, f->sample, count, f->sample + SAMPLE * (f->count + 1), f->compressed_room);
}

static int suits_filters(filtering *f, uint32_t first, uint32_t end) {
  uint32_t middle = (first + end) / 2;
  uint32_t from = middle - first > SAMPLE / 2 ? middle - SAMPLE / 2 : first;
  uint32_t to = end - from > SAMPLE ? from + SAMPLE : end;
  return sampled_size(f, from, to, 1) < sampled_size(f, from, to, 0);
}

static int allocate(filtering *f, const cpng_writer *image) {
  f->image = image;
  f->count = cpng_packed_row(image);
  f->pixel = image->opaque ? 3 : 4;
  f->probe = libdeflate_alloc_compressor(SAMPLE_LEVEL);
  if (f->probe == NULL) return 0;
  size_t rows = SAMPLE * (f->count + 1);
  f->compressed_room = libdeflate_deflate_compress_bound(f->probe, rows);
  uint8_t *above = calloc(1, f->pixel + f->count), *row = calloc(1, f->pixel + f->count);
  f->above = above ? above + f->pixel : NULL;
  f->row = row ? row + f->pixel : NULL;
  f->sample = malloc(rows + f->compressed_room);
  int has_all = f->above != NULL && f->row != NULL && f->sample != NULL;
  for (int i = 0; i < FILTERS; i++) {
    f->filtered[i] = malloc(f->count + 1);
    has_all = has_all && f->filtered[i] != NULL;
  }
  return has_all;
}

static void release(filtering *f) {
  libdeflate_free_compressor(f->probe);
  if (f->above) free(f->above - f->pixel);
  if (f->row) free(f->row - f->pixel);
  free(f->sample);
  for (int i = 0; i < FILTERS; i++) free(f->filtered[i]);
}

int cpng_filter_rows(const cpng_writer *image, uint8_t *rows) {
  filtering f = {0};
  int works = allocate(&f, image);
  for (uint32_t y = 0; works && y < image->height; y += PART) {
    uint32_t end = image->height - y > PART ? y + PART : image->height;
    write_filtered(&f, y, end, suits_filters(&f, y, end), rows + y * (f.count + 1));
  }
  release(&f);
  return works;
}
