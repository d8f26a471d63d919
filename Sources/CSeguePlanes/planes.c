// Converts Y'CbCr to RGBA, row by row: the chroma of two rows is mixed, interpolated along the row,
// and converted by the matrix. All intermediate results are byte values with 6 fraction bits in 16
// bits.

#include "CSeguePlanes.h"

#include <string.h>

enum { FRACTION = 6, ONE = 1 << FRACTION, MIDDLE = 128 << FRACTION };

static inline uint8_t clamped(int32_t x) { return (uint8_t)(x < 0 ? 0 : x > 255 ? 255 : x); }

static inline int32_t sample(const uint8_t *row, int x, int depth) {
  if (depth == 8) return row[x];
  return row[2 * x] | row[2 * x + 1] << 8;
}

// The two samples around position `i`, and the weight of the second in eighths.
typedef struct {
  int first, second, weight;
} between;

static between around(segue_siting siting, int i, int count) {
  int factor = siting.factor;
  if (siting.repeats || factor == 1) return (between){i / factor, i / factor, 0};
  // The position in units of 1 / (2 factor) chroma samples.
  int place = siting.cosited ? 2 * i : 2 * i + 1 - factor;
  int first = place < 0 ? -1 : place / (2 * factor);
  between b = {first, first + 1, (place - first * 2 * factor) * 8 / (2 * factor)};
  if (b.first < 0) b.first = 0;
  if (b.first >= count) b.first = count - 1;
  if (b.second >= count) b.second = count - 1;
  return b;
}

// Interpolates one row of chroma between two, in eighths: 11 bits for 8-bit samples.
static void mix_rows(const uint8_t *a, const uint8_t *b, int weight, int count, int depth,
                     int32_t *out) {
  if (depth == 8) {
    for (int x = 0; x < count; x++) out[x] = a[x] * (8 - weight) + b[x] * weight;
  } else {
    for (int x = 0; x < count; x++) {
      out[x] = sample(a, x, depth) * (8 - weight) + sample(b, x, depth) * weight;
    }
  }
}

// Interpolates a mixed row to the image's width, as differences from the midpoint.
static void spread(const int32_t *mixed, int count, const segue_planes *p, int16_t *out) {
  int shift = p->depth - 8;
  for (int x = 0; x < p->width; x++) {
    between b = around(p->across, x, count);
    int32_t sum = mixed[b.first] * (8 - b.weight) + mixed[b.second] * b.weight;
    out[x] = (int16_t)((sum >> shift) - MIDDLE);
  }
}

// The common cases, without a division for each sample.
static void spread_twice(const int32_t *mixed, int count, const segue_planes *p, int16_t *out) {
  int width = p->width, shift = p->depth - 8;
  int near = p->across.cosited ? 8 : 6, far = 8 - near;
  for (int i = 0; i < count; i++) {
    int32_t here = mixed[i];
    int32_t left = mixed[i > 0 ? i - 1 : 0], right = mixed[i + 1 < count ? i + 1 : i];
    int32_t second = p->across.cosited ? here * 4 + right * 4 : here * 6 + right * 2;
    if (2 * i < width) out[2 * i] = (int16_t)(((here * near + left * far) >> shift) - MIDDLE);
    if (2 * i + 1 < width) out[2 * i + 1] = (int16_t)((second >> shift) - MIDDLE);
  }
}

static void chroma_row(const segue_planes *p, int plane, int y, int32_t *mixed, int16_t *out) {
  int columns = (p->width + p->across.factor - 1) / p->across.factor;
  int rows = (p->height + p->down.factor - 1) / p->down.factor;
  between b = around(p->down, y, rows);
  const uint8_t *base = p->plane[plane];
  mix_rows(base + b.first * p->stride[plane], base + b.second * p->stride[plane], b.weight, columns,
           p->depth, mixed);
  if (p->across.factor == 2 && !p->across.repeats) {
    spread_twice(mixed, columns, p, out);
  } else {
    spread(mixed, columns, p, out);
  }
}

static void luma_row(const segue_planes *p, int y, int16_t *out) {
  const uint8_t *row = p->plane[0] + y * p->stride[0];
  int32_t black = p->matrix.black << FRACTION;
  if (p->depth == 8) {
    for (int x = 0; x < p->width; x++) out[x] = (int16_t)((row[x] << FRACTION) - black);
  } else {
    int shift = p->depth - 8;
    for (int x = 0; x < p->width; x++) {
      int32_t v = (int32_t)sample(row, x, p->depth) << FRACTION >> shift;
      out[x] = (int16_t)((v > 16383 ? 16383 : v) - black);
    }
  }
}

static void matrix_row(const segue_matrix *m, const int16_t *luma, const int16_t *cb,
                       const int16_t *cr, int width, uint8_t *to) {
  const int bits = 14 + FRACTION;
  const int32_t half = 1 << (bits - 1);
  for (int x = 0; x < width; x++, to += 4) {
    int32_t y = luma[x] * m->luma + half;
    to[0] = clamped((y + cr[x] * m->cr_red) >> bits);
    to[1] = clamped((y + cb[x] * m->cb_green + cr[x] * m->cr_green) >> bits);
    to[2] = clamped((y + cb[x] * m->cb_blue) >> bits);
    to[3] = 255;
  }
}

static void alpha_row(const segue_planes *p, int y, uint8_t *to) {
  const uint8_t *row = p->plane[3] + y * p->stride[3];
  for (int x = 0; x < p->width; x++) {
    int32_t a = sample(row, x, p->depth) >> (p->depth - 8);
    to[4 * x + 3] = clamped(a);
  }
}

size_t segue_planes_scratch(int width) {
  return (size_t)width * (sizeof(int32_t) + 3 * sizeof(int16_t));
}

void segue_planes_to_rgba(const segue_planes *p, segue_rows to, void *scratch) {
  int32_t *mixed = scratch;
  int16_t *luma = (int16_t *)(mixed + p->width), *cb = luma + p->width, *cr = cb + p->width;
  for (int y = 0; y < p->height; y++) {
    uint8_t *row = to.first + (size_t)y * to.bytes_per_row;
    luma_row(p, y, luma);
    if (p->plane[1] != NULL) {
      chroma_row(p, 1, y, mixed, cb);
      chroma_row(p, 2, y, mixed, cr);
    } else if (y == 0) {
      memset(cb, 0, 2 * (size_t)p->width * sizeof *cb);
    }
    matrix_row(&p->matrix, luma, cb, cr, p->width, row);
    if (p->plane[3] != NULL) alpha_row(p, y, row);
  }
}
