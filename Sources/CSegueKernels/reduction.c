// Reduction of images: see CSegueReduction.h.
#include "CSegueReduction.h"

#include <string.h>

typedef int32_t sums_of_pixel __attribute__((vector_size(16)));
typedef uint8_t bytes_of_pixel __attribute__((vector_size(4)));

static inline sums_of_pixel widened(uint32_t pixel) {
  bytes_of_pixel bytes;
  memcpy(&bytes, &pixel, sizeof bytes);
  return __builtin_convertvector(bytes, sums_of_pixel);
}

/// Returns the sums in 0...255, to nearest.
static inline sums_of_pixel rounded(sums_of_pixel sums) {
  sums_of_pixel value = (sums + (1 << (SEGUE_REDUCTION_BITS - 1))) >> SEGUE_REDUCTION_BITS;
  value &= ~(value >> 31);
  sums_of_pixel over = value > 255;
  return (value & ~over) | (over & 255);
}

static inline uint32_t packed(sums_of_pixel value) {
  bytes_of_pixel bytes = __builtin_convertvector(value, bytes_of_pixel);
  uint32_t pixel;
  memcpy(&pixel, &bytes, sizeof pixel);
  return pixel;
}

void segue_reduce_row(uint32_t *out, const uint32_t *in, segue_reduction axis, size_t count) {
  const int16_t *weights = axis.weights;
  for (size_t i = 0; i < count; i++, weights += axis.taps) {
    const uint32_t *samples = in + axis.firsts[i];
    sums_of_pixel sums = {0, 0, 0, 0};
    for (size_t k = 0; k < axis.taps; k++) sums += widened(samples[k]) * (int32_t)weights[k];
    out[i] = packed(rounded(sums));
  }
}

void segue_reduce_add(int32_t *sums, const uint32_t *row, int32_t weight, size_t count) {
  for (size_t i = 0; i < count; i++) {
    sums_of_pixel all;
    memcpy(&all, sums + 4 * i, sizeof all);
    all += widened(row[i]) * weight;
    memcpy(sums + 4 * i, &all, sizeof all);
  }
}

void segue_reduce_round(uint32_t *out, const int32_t *sums, size_t count) {
  for (size_t i = 0; i < count; i++) {
    sums_of_pixel all;
    memcpy(&all, sums + 4 * i, sizeof all);
    sums_of_pixel value = rounded(all);
    sums_of_pixel alpha = {value[3], value[3], value[3], value[3]};
    sums_of_pixel over = value > alpha;
    out[i] = packed((value & ~over) | (over & alpha));
  }
}
