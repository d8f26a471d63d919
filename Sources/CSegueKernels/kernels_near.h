// Conic gradients, first in single precision: twice as many pixels at a time, by a shorter
// polynomial. With each position comes a bound of its error. Where a component of a color is so near
// the middle between two bytes that the error might round it to the other one, or a position so near
// the start of a part that it might lie in the part before, the vector is computed again from exact
// positions. So the bytes are those of kernels_gradient.h.

/// The largest error of a component with which a block is worth an attempt.
#define MOST_DOUBT 0.06f
/// The largest error of a position that is known.
#define MOST_KNOWN 0x1p-11f
/// The error of a component, in 0...255, that is due to the rounding of its own sum.
#define OWN_DOUBT 0x1p-13f

typedef struct {
  /// Positions, and bounds of their errors: more than `MOST_KNOWN` where the position is not known.
  float places[BLOCK], errors[BLOCK];
  /// The first and the last visible part, and the largest slope of each component.
  size_t first, end;
  float slopes[4];
  /// Whether all positions lie in the first of them, whatever their errors.
  int is_one;
} K(near);

INLINE F32 K(magnitude)(F32 x) { return (F32)((I32)x & 0x7fffffff); }

/// The fraction of a full turn from (1, 0) toward (0, 1), within 3e-8 of the one in double precision
/// but for the rounding of its arguments, and its error if they deviate by `off`.
INLINE F32 K(near_turn)(F32 x, F32 y, float off, F32 *error) {
  F32 ax = K(magnitude)(x), ay = K(magnitude)(y);
  F32 low = K(place_pick)(ax < ay, ax, ay), high = K(place_pick)(ax < ay, ay, ax);
  F32 share = 1 / high, q = low * share, s = q * q;
  F32 p = (F32){0} - 0.0006452998495660722f;
  p = p * s + 0.0034795808605849743f;
  p = p * s - 0.008898697793483734f;
  p = p * s + 0.015346014872193336f;
  p = p * s - 0.02213626354932785f;
  p = p * s + 0.031745944172143936f;
  p = p * s - 0.05304612219333649f;
  p = p * s + 0.15915483236312866f;
  F32 t = p * q;
  t = K(place_pick)(ay > ax, 0.25f - t, t);
  t = K(place_pick)(x < 0, 0.5f - t, t);
  t = K(place_pick)(y < 0, 1 - t, t);
  // At the start of the turn, and around the center, the position may be any.
  I32 is_known = (I32)(ay > off) & (I32)(high > off * 1024);
  *error = K(place_pick)(is_known, off * share * 0.25f + 5e-7f, (F32){0} + 2e30f);
  return K(place_pick)(is_known, t, (F32){0});
}

/// Writes the positions of `count` pixels from column `x` of row `y` on, and their errors.
INLINE void K(near_places)(K(near) *near, const segue_gradient *g, int64_t x, int64_t y,
                           size_t count) {
  const double first = (double)x + 0.5, down = (double)y + 0.5;
  const double u0 = g->ux * first + (g->uy * down + g->u), v0 = g->vx * first + (g->vy * down + g->v);
#define SIZE(a) __builtin_fabs(a)
  const double reach = SIZE(u0) + SIZE(v0) + BLOCK * (SIZE(g->ux) + SIZE(g->vx));
  const double summands = (SIZE(g->ux) + SIZE(g->vx)) * (SIZE(first) + BLOCK) + SIZE(g->u) +
                          SIZE(g->v) + (SIZE(g->uy) + SIZE(g->vy)) * SIZE(down);
  const float off = (float)(reach * 0x1p-22 + summands * 0x1p-49);
#undef SIZE
  const float u = (float)u0, v = (float)v0, ux = (float)g->ux, vx = (float)g->vx;
  F32 step;
  for (int k = 0; k < LANES; k++) step[k] = (float)k;
  for (size_t i = 0; i < count; i += LANES, step += LANES) {
    F32 error, place = K(near_turn)(u + ux * step, v + vx * step, off, &error);
    memcpy(near->places + i, &place, sizeof place);
    memcpy(near->errors + i, &error, sizeof error);
  }
}

/// Finds the visible parts; returns 0 if the errors are too large for them.
INLINE int K(near_parts)(K(near) *near, const segue_gradient *g, size_t count) {
  float low, high, least, error;
  K(extent)(near->places, count, &low, &high);
  K(extent)(near->errors, count, &least, &error);
  // Vectors with unknown positions are computed again in any case.
  if (error > MOST_KNOWN) error = MOST_KNOWN;
  if (!(low > -1e6f && high < 1e6f && least <= MOST_KNOWN)) return 0;
  size_t first = 0, end;
  while (first + 1 < g->count && g->parts[first + 1].from <= low - error) first++;
  for (end = first; end < g->count && g->parts[end].from <= high + error;) end++;
  near->first = first;
  near->end = end;
  near->is_one = end - first == 1 && g->parts[first].from < low - error;
  float steepest = 0;
  for (int k = 0; k < 4; k++) {
    near->slopes[k] = 0;
    for (size_t i = first; i < end; i++) {
      float slope = __builtin_fabsf(g->parts[i].slope[k]);
      near->slopes[k] = slope > near->slopes[k] ? slope : near->slopes[k];
    }
    steepest = near->slopes[k] > steepest ? near->slopes[k] : steepest;
  }
  return steepest * error < MOST_DOUBT;
}

/// Writes the pixels of one vector; returns 0 if any of them may be wrong.
INLINE int K(near_shade)(uint32_t *out, const K(near) *near, const segue_gradient *g, size_t i,
                         size_t count) {
  const F32 t = K(load_places)(near->places + i), error = K(load_places)(near->errors + i);
  const segue_gradient_part *parts = g->parts + near->first;
  I32 doubt = (I32)(error > MOST_KNOWN);
  F32 c[4];
  if (near->is_one) {
    K(add_parts)(c, t, (K(part_run)){parts, 1, 1}, 0);
  } else {
    K(add_parts)(c, t, (K(part_run)){parts, near->end - near->first, 0}, 0);
    for (size_t k = 0; k < near->end - near->first; k++) {
      doubt |= (I32)(K(magnitude)(t - parts[k].from) <= error);
    }
  }
  for (int k = 0; k < 4; k++) {
    if (near->slopes[k] == 0) continue;
    const F32 level = c[k] + 0.5f, most = near->slopes[k] * error + OWN_DOUBT;
    const F32 rest = level - __builtin_convertvector(__builtin_convertvector(level, I32), F32);
    doubt |= (I32)(K(magnitude)(rest - 0.5f) > 0.5f - most);
  }
  K(store_some)(out + i, K(rounded)(c), count - i);
  return !__builtin_reduce_or(doubt);
}

/// Writes `count` pixels, at most a block, from column `x` of row `y` on; returns 0 if that is not
/// worth an attempt.
INLINE int K(near_gradient)(uint32_t *out, const segue_gradient *g, int64_t x, int64_t y,
                            size_t count) {
  K(near) near;
  const size_t whole = (count + LANES - 1) & ~(size_t)(LANES - 1);
  K(near_places)(&near, g, x, y, whole);
  if (!K(near_parts)(&near, g, whole)) return 0;
  for (size_t i = 0; i < count; i += LANES) {
    if (K(near_shade)(out, &near, g, i, count)) continue;
    float places[LANES];
    K(places)(places, g, x + (int64_t)i, y, LANES);
    K(shade)(out + i, g, places, count - i < LANES ? count - i : LANES);
  }
  return 1;
}

#undef MOST_DOUBT
#undef MOST_KNOWN
#undef OWN_DOUBT
