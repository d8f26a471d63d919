// Blurring masks: see CSegueBlur.h.
#include "CSegueBlur.h"

#include <string.h>

// Sums are kept for so many values at a time: they stay next to the core.
enum { CHUNK = 256 };

void segue_alpha(uint8_t *out, const uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(pixels[i] >> 24);
}

void segue_blur_widen(uint16_t *out, const uint8_t *in, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint16_t)(in[i] << 8);
}

void segue_blur_halve(uint16_t *out, const uint16_t *in, size_t count) {
  for (size_t i = 0; i < count; i++, in += 2) {
    out[i] = (uint16_t)(((uint32_t)in[-1] + 3u * in[0] + 3u * in[1] + in[2] + 4) >> 3);
  }
}

void segue_blur_halve_lines(uint16_t *out, const uint16_t *a, const uint16_t *b,
                            const uint16_t *c, const uint16_t *d, size_t count) {
  for (size_t i = 0; i < count; i++) {
    out[i] = (uint16_t)(((uint32_t)a[i] + 3u * b[i] + 3u * c[i] + d[i] + 4) >> 3);
  }
}

static void add_middle(uint32_t *sums, const uint16_t *in, uint32_t weight, size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] = 32768 + weight * in[i];
}

static void add_pair(uint32_t *sums, const uint16_t *a, const uint16_t *b, uint32_t weight,
                     size_t count) {
  for (size_t i = 0; i < count; i++) sums[i] += weight * ((uint32_t)a[i] + b[i]);
}

static void finish(uint16_t *out, const uint32_t *sums, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint16_t)(sums[i] >> 16);
}

void segue_blur_line(uint16_t *out, const uint16_t *in, const uint32_t *weights, size_t radius,
                     size_t count) {
  uint32_t sums[CHUNK];
  for (size_t start = 0; start < count; start += CHUNK) {
    size_t part = count - start < CHUNK ? count - start : CHUNK;
    const uint16_t *middle = in + start;
    add_middle(sums, middle, weights[0], part);
    for (size_t k = 1; k <= radius; k++) {
      add_pair(sums, middle - k, middle + k, weights[k], part);
    }
    finish(out + start, sums, part);
  }
}

void segue_blur_lines(uint16_t *out, const uint16_t *const *lines, const uint32_t *weights,
                      size_t radius, size_t count) {
  uint32_t sums[CHUNK];
  for (size_t start = 0; start < count; start += CHUNK) {
    size_t part = count - start < CHUNK ? count - start : CHUNK;
    add_middle(sums, lines[radius] + start, weights[0], part);
    for (size_t k = 1; k <= radius; k++) {
      add_pair(sums, lines[radius - k] + start, lines[radius + k] + start, weights[k], part);
    }
    finish(out + start, sums, part);
  }
}

void segue_blur_spline_lines(uint16_t *out, const uint16_t *const *lines,
                             const uint32_t *weights, size_t count) {
  const uint16_t *a = lines[0], *b = lines[1], *c = lines[2], *d = lines[3];
  for (size_t i = 0; i < count; i++) {
    uint32_t sum = weights[0] * a[i] + weights[1] * b[i] + weights[2] * c[i] + weights[3] * d[i];
    out[i] = (uint16_t)((sum + 32768) >> 16);
  }
}

void segue_blur_spline(uint8_t *out, const uint16_t *in, const uint32_t *weights, uint32_t level,
                       size_t first, size_t count) {
  size_t last = ((size_t)1 << level) - 1;
  for (size_t i = 0; i < count; i++) {
    size_t place = (first + i) & last, block = (first + i) >> level;
    const uint16_t *v = in + block + (2 * place >= last);
    const uint32_t *w = weights + 4 * place;
    uint32_t sum = w[0] * v[0] + w[1] * v[1] + w[2] * v[2] + w[3] * v[3];
    out[i] = (uint8_t)((((sum + 32768) >> 16) + 128) >> 8);
  }
}
