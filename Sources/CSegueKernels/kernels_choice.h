// How an image under perspective is read where it is reduced by two given numbers:
// `ProjectedReduction` in SegueRaster computes the same and documents the reasons.
#ifndef SEGUE_KERNELS_CHOICE_H
#define SEGUE_KERNELS_CHOICE_H

#include "CSegueKernels.h"
#include "kernels_numbers.h"

#include <math.h>

typedef struct {
  int32_t level, weight, samples, shift, is_down;
} reduction;

/// Neighboring groups of pixels that have the same reduction: the number of the first one after them.
typedef struct {
  reduction reduction;
  int end;
} reduction_run;

static inline int is_equal(reduction a, reduction b) {
  return a.level == b.level && a.weight == b.weight && a.samples == b.samples &&
         a.is_down == b.is_down;
}

/// The divisor for pixels that lie beyond the horizon.
static const double far_away = 1e-30;
static const double one_sample_up_to = 16.0 / 9;
enum { MOST_SAMPLES = 8 };

/// One sample of the image itself.
static const reduction not_reduced = {0, 0, 1, 0, 0};

/// The reduction for squared numbers of image pixels per pixel of the frame.
static inline reduction reduction_of(const segue_projection *m, double across, double down) {
  reduction r = not_reduced;
  const int is_down = down > across;
  double most = is_down ? down : across, least = is_down ? across : down;
  double ground = least > 1 ? least : 1;
  while (r.samples < MOST_SAMPLES &&
         most > ground * (double)(r.samples * r.samples) * one_sample_up_to) {
    r.samples *= 2;
    r.shift++;
    r.is_down = is_down;
  }
  double rest = most / (double)(r.samples * r.samples);
  double left = rest > least ? rest : least;
  for (; left >= 4 && r.level < m->count - 1; r.level++) left /= 4;
  // The square root of less is less, and the weight is 0.
  const double surely_plain = m->plain_up_to * m->plain_up_to * 0.999;
  if (r.level < m->count - 1 && left > surely_plain) {
    double far = (__builtin_sqrt(left) - m->plain_up_to) / (2 - m->plain_up_to);
    r.weight = (int32_t)((far > 0 ? (far < 1 ? far : 1) : 0) * 256 + 0.5);
  }
  return r;
}

/// Determines the reduction of all pairs of squared numbers in two ranges, and returns whether it is
/// the same for all. The samples grow with the greater of both numbers and shrink with the lesser one;
/// with the same samples, the level and its weight grow with both. So the corners of the ranges decide.
static inline int reduction_within(reduction *out, const segue_projection *m, const double across[2],
                                   const double down[2]) {
  const double most = m->plain_up_to * m->plain_up_to;
  if (smaller(most, one_sample_up_to) >= larger(across[1], down[1])) {
    *out = not_reduced;
    return 1;
  }
  *out = reduction_of(m, across[1], down[1]);
  return is_equal(*out, reduction_of(m, across[0], down[0])) &&
         is_equal(*out, reduction_of(m, across[0], down[1])) &&
         is_equal(*out, reduction_of(m, across[1], down[0]));
}

#endif
