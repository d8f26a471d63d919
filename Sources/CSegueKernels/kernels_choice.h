// Determines how far an image under perspective is reduced around a pixel: `ProjectedReduction` in
// SegueRaster computes the same and documents the reasons.
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

static inline reduction reduction_of(const segue_projection *m, double across, double down) {
  reduction r = {0, 0, 1, 0, down > across};
  double most = r.is_down ? down : across, least = r.is_down ? across : down;
  double ground = least > 1 ? least : 1;
  while (r.samples < MOST_SAMPLES &&
         most > ground * (double)(r.samples * r.samples) * one_sample_up_to) {
    r.samples *= 2;
    r.shift++;
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

/// The reduction at (x, y).
static inline reduction reduction_at(const segue_projection *m, double x, double y) {
  double w = m->p * x + (m->q * y + m->r);
  double scale = 1 / (w > far_away ? w : far_away);
  double u = (m->a * x + (m->c * y + m->tx)) * scale;
  double v = (m->b * x + (m->d * y + m->ty)) * scale;
  double ux = (m->a - u * m->p) * scale, vx = (m->b - v * m->p) * scale;
  double uy = (m->c - u * m->q) * scale, vy = (m->d - v * m->q) * scale;
  return reduction_of(m, ux * ux + vx * vx, uy * uy + vy * vy);
}

#endif
