// Gradients: the position of a pixel's center between the first and the last color, and the color
// at that position. Floating point with + - * / and square roots only, not contracted, so that
// every level produces the same numbers; plain loops over blocks, which the compiler vectorizes.

#define BLOCK 128

/// The fraction of a full turn from (1, 0) toward (0, 1), in 0...1.
INLINE double K(turn)(double x, double y) {
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  double low = ax < ay ? ax : ay, high = ax < ay ? ay : ax;
  double q = high > 0 ? low / high : 0, s = q * q;
  // atan(q) / 2 pi for q in 0...1, within 1e-11.
  double p = -0.00010830450722927986;
  p = p * s + 0.0007682771706494452;
  p = p * s - 0.002555258187110227;
  p = p * s + 0.005432502987806972;
  p = p * s - 0.008628634308079577;
  p = p * s + 0.011526453190218874;
  p = p * s - 0.01429060358085521;
  p = p * s + 0.017655033624142648;
  p = p * s - 0.02273360998086134;
  p = p * s + 0.03183084531050695;
  p = p * s - 0.05305164480842041;
  p = p * s + 0.15915494308218878;
  double t = p * q;
  t = ay > ax ? 0.25 - t : t;
  t = x < 0 ? 0.5 - t : t;
  return y < 0 ? 1 - t : t;
}

INLINE int K(is_on_circle)(const segue_gradient *g, double t) {
  return t >= g->low && t <= g->high && g->radius + g->growth * t >= 0;
}

/// The greatest position whose circle passes through (u, v); NaN if there is none. The equation for
/// it is linear if the curvature is 0.
INLINE double K(circle_at)(const segue_gradient *g, double u, double v, int is_linear) {
  double b = g->distance * u + g->radius * g->growth;
  double c = u * u + v * v - g->radius * g->radius;
  double discriminant = b * b - g->curvature * c;
  double root = __builtin_elementwise_sqrt(discriminant > 0 ? discriminant : 0);
  double q = b >= 0 ? b + root : b - root;
  double one = q / g->curvature, two = c / q;
  double greater = one > two ? one : two, less = one > two ? two : one;
  if (is_linear) greater = less = c / (2 * b);
  double none = __builtin_nan("");
  if (discriminant < 0) return none;
  return K(is_on_circle)(g, greater) ? greater : K(is_on_circle)(g, less) ? less : none;
}

INLINE float K(narrow)(double t) {
  const double most = 1e30;
  return (float)(t < -most ? -most : t > most ? most : t);
}

/// The positions of `count` pixels from column `x` of row `y` on.
INLINE void K(places)(float *places, const segue_gradient *g, int64_t x, int64_t y, size_t count) {
  double down = (double)y + 0.5;
  double u0 = g->uy * down + g->u, v0 = g->vy * down + g->v, ux = g->ux, vx = g->vx;
  double first = (double)x + 0.5;
  int32_t length = (int32_t)count;
  switch (g->kind) {
    case SEGUE_AXIAL:
      for (int32_t i = 0; i < length; i++) {
        places[i] = K(narrow)(ux * (first + (double)i) + u0);
      }
      break;
    case SEGUE_RADIAL:
      for (int32_t i = 0; i < length; i++) {
        double u = ux * (first + (double)i) + u0, v = vx * (first + (double)i) + v0;
        places[i] = K(narrow)(__builtin_elementwise_sqrt(u * u + v * v) * g->growth + g->radius);
      }
      break;
    case SEGUE_CIRCLES:
      if (g->curvature == 0) {
        for (int32_t i = 0; i < length; i++) {
          double u = ux * (first + (double)i) + u0, v = vx * (first + (double)i) + v0;
          places[i] = K(narrow)(K(circle_at)(g, u, v, 1));
        }
        break;
      }
      for (int32_t i = 0; i < length; i++) {
        double u = ux * (first + (double)i) + u0, v = vx * (first + (double)i) + v0;
        places[i] = K(narrow)(K(circle_at)(g, u, v, 0));
      }
      break;
    default:
      for (int32_t i = 0; i < length; i++) {
        double u = ux * (first + (double)i) + u0, v = vx * (first + (double)i) + v0;
        places[i] = K(narrow)(K(turn)(u, v));
      }
  }
}

/// Writes the positions of `count` pixels under perspective, each of them `place` of its u and v. One
/// loop for each kind, or every pixel would take the time of all kinds.
#define IN_SPACE(place)                                                        \
  for (int32_t i = 0; i < length; i++) {                                       \
    double across = first + (double)i, w = wx * across + w0;                   \
    double scale = 1 / (w > far_away ? w : far_away);                          \
    double u = (ux * across + u0) * scale, v = (vx * across + v0) * scale;     \
    (void)v;                                                                   \
    places[i] = K(narrow)(place);                                              \
  }                                                                            \
  break

/// The same under perspective.
INLINE void K(places_in_space)(float *places, const segue_gradient *g, int64_t x, int64_t y,
                               size_t count) {
  double down = (double)y + 0.5, first = (double)x + 0.5;
  double u0 = g->uy * down + g->u, v0 = g->vy * down + g->v, w0 = g->wy * down + g->w;
  double ux = g->ux, vx = g->vx, wx = g->wx;
  int32_t length = (int32_t)count;
  switch (g->kind) {
    case SEGUE_AXIAL: IN_SPACE(u);
    case SEGUE_RADIAL: IN_SPACE(__builtin_elementwise_sqrt(u * u + v * v) * g->growth + g->radius);
    case SEGUE_CIRCLES: IN_SPACE(K(circle_at)(g, u, v, g->curvature == 0));
    default: IN_SPACE(K(turn)(u, v));
  }
}

#undef IN_SPACE

typedef float K(f32) __attribute__((vector_size(VECTOR_BYTES)));
#define F32 K(f32)

INLINE F32 K(load_places)(const float *p) {
  F32 v;
  memcpy(&v, p, sizeof v);
  return v;
}

/// `a` where a comparison holds, `b` elsewhere.
INLINE F32 K(place_pick)(I32 holds, F32 a, F32 b) {
  return (F32)(((I32)a & holds) | ((I32)b & ~holds));
}

/// The least and the greatest of whole vectors of positions, without those that are NaN.
INLINE void K(extent)(const float *t, size_t count, float *low, float *high) {
  F32 least = (F32){0} + 2e30f, most = (F32){0} - 2e30f;
  for (size_t i = 0; i < count; i += LANES) {
    F32 p = K(load_places)(t + i);
    least = K(place_pick)(p < least, p, least);
    most = K(place_pick)(p > most, p, most);
  }
  *low = __builtin_reduce_min(least);
  *high = __builtin_reduce_max(most);
}

/// Consecutive parts of a gradient. `is_within` says that no position is before the first one.
typedef struct {
  const segue_gradient_part *parts;
  size_t count;
  int is_within;
} K(part_run);

/// The parts that are visible at some positions.
INLINE K(part_run) K(parts_at)(const segue_gradient *g, const float *places, size_t count) {
  float low, high;
  K(extent)(places, count, &low, &high);
  // Of the parts whose start every pixel of the block has reached, only the last is visible.
  size_t first = 0, end;
  while (first + 1 < g->count && g->parts[first + 1].from <= low) first++;
  for (end = first; end < g->count && g->parts[end].from <= high;) end++;
  // Only positions on circles may be NaN.
  int is_within = first < g->count && g->parts[first].from <= low && g->kind != SEGUE_CIRCLES;
  return (K(part_run)){g->parts + first, end - first, is_within};
}

/// The colors at the positions `t`: the components from number `component` on, in 0...255.
INLINE void K(add_parts)(F32 c[4], F32 t, K(part_run) run, int component) {
  for (int k = component; k < 4; k++) c[k] = (F32){0};
  for (size_t i = 0; i < run.count; i++) {
    const segue_gradient_part *part = &run.parts[i];
    F32 way = t - part->origin;
    I32 is_in = (I32)(t >= part->from);
    for (int k = component; k < 4; k++) {
      F32 own = part->base[k] + part->slope[k] * way;
      c[k] = run.is_within && i == 0 ? own : K(place_pick)(is_in, own, c[k]);
    }
  }
}

/// The same, with the loop of a single part, as most blocks have, apart.
INLINE void K(colors_at)(F32 c[4], F32 t, K(part_run) run, int component) {
  if (run.is_within && run.count == 1) {
    K(add_parts)(c, t, (K(part_run)){run.parts, 1, 1}, component);
  } else {
    K(add_parts)(c, t, run, component);
  }
}

/// The pixels of four components.
INLINE U32 K(rounded)(const F32 c[4]) {
  I32 alpha = __builtin_convertvector(c[3] + 0.5f, I32);
  U32 pixels = (U32)alpha << 24;
  for (int k = 0; k < 3; k++) {
    I32 level = __builtin_convertvector(c[k] + 0.5f, I32), over = (I32)(level > alpha);
    pixels |= (U32)((alpha & over) | (level & ~over)) << 8 * k;
  }
  return pixels;
}

/// Writes the colors of `count` positions. `places` continues to the end of the last vector.
INLINE void K(shade)(uint32_t *out, const segue_gradient *g, const float *places, size_t count) {
  const K(part_run) run = K(parts_at)(g, places, count);
  for (size_t i = 0; i < count; i += LANES) {
    F32 c[4];
    K(colors_at)(c, K(load_places)(places + i), run, 0);
    if (g->is_straight) {
      F32 share = c[3] * (1 / 255.0f);
      for (int k = 0; k < 3; k++) c[k] *= share;
    }
    K(store_some)(out + i, K(rounded)(c), count - i);
  }
}

/// Writes the alpha of `count` positions, as `shade` computes it. `out` continues to the end of the
/// last vector, too.
INLINE void K(shade_alpha)(uint8_t *out, const segue_gradient *g, const float *places,
                           size_t count) {
  const K(part_run) run = K(parts_at)(g, places, count);
  for (size_t i = 0; i < count; i += LANES) {
    F32 c[4];
    K(colors_at)(c, K(load_places)(places + i), run, 3);
    const BYTES alpha = __builtin_convertvector(__builtin_convertvector(c[3] + 0.5f, I32), BYTES);
    memcpy(out + i, &alpha, sizeof alpha);
  }
}

#include "kernels_near.h"
#include "kernels_rings.h"

/// Writes `count` pixels, one block after the other.
static void K(gradient_blocks)(uint32_t *out, const segue_gradient *gradient, int64_t x, int64_t y,
                               size_t count) {
  float places[BLOCK];
  int is_flat = gradient->wx == 0 && gradient->wy == 0;
  int is_near = is_flat && gradient->kind == SEGUE_CONIC && !gradient->is_straight;
  for (size_t start = 0; start < count; start += BLOCK) {
    size_t length = count - start < BLOCK ? count - start : BLOCK;
    if (is_near && K(near_gradient)(out + start, gradient, x + (int64_t)start, y, length)) continue;
    // Whole vectors: the pixels after the last one are computed, but not written.
    size_t whole = (length + LANES - 1) & ~(size_t)(LANES - 1);
    if (is_flat) {
      K(places)(places, gradient, x + (int64_t)start, y, whole);
    } else {
      K(places_in_space)(places, gradient, x + (int64_t)start, y, whole);
    }
    K(shade)(out + start, gradient, places, length);
  }
}

static void K(gradient)(uint32_t *out, const segue_gradient *gradient, int64_t x, int64_t y,
                        size_t count) {
  int is_flat = gradient->wx == 0 && gradient->wy == 0;
  if (gradient->kind == SEGUE_AXIAL && gradient->ux == 0 && is_flat) {
    K(shade_even)(out, gradient, x, y, count);
  } else if (gradient->kind == SEGUE_RADIAL && is_flat) {
    K(radial_gradient)(out, gradient, x, y, count);
  } else {
    K(gradient_blocks)(out, gradient, x, y, count);
  }
}

#undef BLOCK
#undef F32
