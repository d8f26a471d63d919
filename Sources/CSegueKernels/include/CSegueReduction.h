// The reduction of images by a filter for each axis: rows first, then columns. Sums are of integers,
// so one build of these loops gives the same bytes on every CPU. `count` is in pixels.
#ifndef CSEGUE_REDUCTION_H
#define CSEGUE_REDUCTION_H

#include <stddef.h>
#include <stdint.h>

/// The number of fraction bits of a weight.
#define SEGUE_REDUCTION_BITS 14

/// The filter of one axis. Pixel i is the sum of `taps` samples from `firsts[i]` on, with the weights
/// from `weights[i * taps]` on, which add up to 1.
typedef struct {
  const int32_t *_Nonnull firsts;
  const int16_t *_Nonnull weights;
  size_t taps;
} segue_reduction;

/// Writes the filtered row `in`, rounded to bytes in 0...255.
void segue_reduce_row(uint32_t *_Nonnull out, const uint32_t *_Nonnull in, segue_reduction axis,
                      size_t count);
/// Adds `row` times `weight` to the four sums of each pixel.
void segue_reduce_add(int32_t *_Nonnull sums, const uint32_t *_Nonnull row, int32_t weight,
                      size_t count);
/// Writes the sums, rounded to bytes. Colors are at most the alpha.
void segue_reduce_round(uint32_t *_Nonnull out, const int32_t *_Nonnull sums, size_t count);

#endif
