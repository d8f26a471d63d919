// Conversion of premultiplied RGBA8 to the planes that encoders take. Colors are straight in the
// result. Integers only, so that the bytes are the same on every CPU.

#include "CSeguePlanes.h"

enum { SHIFT = 16 };

// The weights of red, green and blue in each component, and the offsets.
typedef struct {
  int64_t luma[3], cb[3], cr[3], black, middle;
  int largest;
} coefficients;

static int64_t scaled(double value) {
  double shifted = value * (1 << SHIFT);
  return (int64_t)(shifted < 0 ? shifted - 0.5 : shifted + 0.5);
}

static coefficients make(const segue_plane_target *t) {
  double kr = t->bt601 ? 0.299 : 0.2126, kb = t->bt601 ? 0.114 : 0.0722, kg = 1 - kr - kb;
  int unit = 1 << (t->depth - 8);
  double luma = t->full_range ? ((256 * unit) - 1) / 255.0 : 219.0 * unit / 255;
  double chroma = t->full_range ? ((256 * unit) - 1) / 255.0 : 224.0 * unit / 255;
  double k[3] = {kr, kg, kb};
  coefficients c = {.black = t->full_range ? 0 : 16 * unit,
                    .middle = 128 * unit,
                    .largest = 256 * unit - 1};
  for (int i = 0; i < 3; i++) {
    double to_cb = (i == 2 ? 1 - kb : -k[i]) / (2 * (1 - kb));
    double to_cr = (i == 0 ? 1 - kr : -k[i]) / (2 * (1 - kr));
    c.luma[i] = scaled(k[i] * luma);
    c.cb[i] = scaled(to_cb * chroma);
    c.cr[i] = scaled(to_cr * chroma);
  }
  return c;
}

static void store(uint8_t *plane, size_t stride, int depth, int x, int y, int64_t value) {
  uint8_t *row = plane + (size_t)y * stride;
  if (depth == 8) {
    row[x] = (uint8_t)value;
  } else {
    ((uint16_t *)(void *)row)[x] = (uint16_t)value;
  }
}

// Returns `offset` plus the weighted sum of color sums that are `divisor` times too large.
static int64_t component(const int64_t weights[3], const int64_t sums[3], int64_t divisor,
                         int64_t offset, int largest) {
  int64_t sum = weights[0] * sums[0] + weights[1] * sums[1] + weights[2] * sums[2];
  int64_t unit = divisor << SHIFT;
  // Floor division, so that rounding is the same on both sides of 0.
  int64_t shifted = sum + unit / 2;
  int64_t quotient = shifted / unit - (shifted % unit < 0);
  int64_t value = quotient + offset;
  return value < 0 ? 0 : value > largest ? largest : value;
}

typedef struct {
  const uint8_t *rgba;
  size_t bytes_per_row;
  int width, height;
} image;

static const uint8_t *pixel(const image *i, int x, int y) {
  if (x >= i->width) x = i->width - 1;
  if (y >= i->height) y = i->height - 1;
  return i->rgba + (size_t)y * i->bytes_per_row + 4 * (size_t)x;
}

// The straight color of a pixel, as sums that are 255 times too large at most: premultiplied
// components times 255, to be divided by alpha.
static void add(const uint8_t *p, int64_t sums[3], int64_t *alpha) {
  for (int k = 0; k < 3; k++) sums[k] += p[k] * 255;
  *alpha += p[3];
}

static void write_block(const image *i, const segue_plane_target *t, const coefficients *c, int bx,
                        int by) {
  int64_t block[3] = {0}, block_alpha = 0;
  for (int dy = 0; dy < t->down; dy++) {
    for (int dx = 0; dx < t->across; dx++) {
      int x = bx * t->across + dx, y = by * t->down + dy;
      const uint8_t *p = pixel(i, x, y);
      int64_t sums[3] = {0}, alpha = 0;
      add(p, sums, &alpha);
      add(p, block, &block_alpha);
      int64_t luma = component(c->luma, sums, alpha > 0 ? alpha : 1, c->black, c->largest);
      store(t->plane[0], t->stride[0], t->depth, x, y, luma);
      if (t->plane[3] == 0) continue;
      store(t->plane[3], t->stride[3], t->depth, x, y, (p[3] * c->largest * 2 + 255) / 510);
    }
  }
  int64_t alpha = block_alpha > 0 ? block_alpha : 1;
  store(t->plane[1], t->stride[1], t->depth, bx, by,
        component(c->cb, block, alpha, c->middle, c->largest));
  store(t->plane[2], t->stride[2], t->depth, bx, by,
        component(c->cr, block, alpha, c->middle, c->largest));
}

void segue_planes_from_rgba(const uint8_t *rgba, size_t bytes_per_row, int width, int height,
                            const segue_plane_target *target) {
  image i = {rgba, bytes_per_row, width, height};
  coefficients c = make(target);
  for (int y = 0; y < target->height / target->down; y++) {
    for (int x = 0; x < target->width / target->across; x++) write_block(&i, target, &c, x, y);
  }
}

void segue_straight_bgra(const uint8_t *rgba, uint8_t *bgra, size_t count) {
  for (size_t i = 0; i < count; i++, rgba += 4, bgra += 4) {
    int alpha = rgba[3];
    for (int k = 0; k < 3; k++) {
      int value = alpha == 255 ? rgba[k] : alpha == 0 ? 0 : (rgba[k] * 255 + alpha / 2) / alpha;
      bgra[2 - k] = (uint8_t)(value > 255 ? 255 : value);
    }
    bgra[3] = (uint8_t)alpha;
  }
}
