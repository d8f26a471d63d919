// How an image under perspective is read where it is reduced by two given numbers:
// `ProjectedReduction` in SegueRaster computes the same and documents the reasons.
#ifndef SEGUE_KERNELS_CHOICE_H
#define SEGUE_KERNELS_CHOICE_H

#include "CSegueKernels.h"

#include <math.h>

typedef struct {
  int32_t level, weight, samples, shift, is_down;
} reduction;

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
  if (r.level < m->count - 1) {
    double far = (__builtin_sqrt(left) - m->plain_up_to) / (2 - m->plain_up_to);
    r.weight = (int32_t)((far > 0 ? (far < 1 ? far : 1) : 0) * 256 + 0.5);
  }
  return r;
}

#endif
