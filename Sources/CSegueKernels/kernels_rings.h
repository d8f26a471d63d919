// Radial gradients, row by row: which columns lie inside the ring in which the color changes, or
// outside of it. There, every pixel has one color. The distance from the center has one minimum
// along a row, so two columns bound the pixels that are nearer than a circle.

/// Columns of a row from the first one that is computed: those before `outer_start` and from
/// `outer_end` on have one color, and those from `inner_start` to `inner_end`.
typedef struct {
  size_t outer_start, inner_start, inner_end, outer_end;
} K(ring);

INLINE int K(is_constant)(const segue_gradient_part *part) {
  return part->slope[0] == 0 && part->slope[1] == 0 && part->slope[2] == 0 && part->slope[3] == 0;
}

/// A row of a radial gradient: u and v of its first pixel, their steps, and the column that is
/// nearest to the center, with its distance.
typedef struct {
  double u, v, ux, vx, square, middle, least;
} K(ray);

INLINE double K(distance_at)(const K(ray) *ray, double i) {
  const double u = ray->ux * i + ray->u, v = ray->vx * i + ray->v;
  return __builtin_sqrt(u * u + v * v);
}

INLINE size_t K(column_in)(double i, size_t count) {
  return i > 0 ? (i < (double)count ? (size_t)i : count) : 0;
}

/// The columns whose distance from the center is at most `radius`, without those at the ends, which
/// may be a little farther; empty if there are none.
INLINE void K(nearer)(const K(ray) *ray, double radius, size_t count, size_t *start, size_t *end) {
  const double middle = ray->middle, least = ray->least;
  *start = *end = K(column_in)(middle, count);
  if (!(least < radius)) return;
  const double half = __builtin_sqrt((radius * radius - least * least) / ray->square);
  const size_t first = K(column_in)(middle - half + 2, count);
  const size_t last = K(column_in)(middle + half - 1, count);
  if (first >= last || K(distance_at)(ray, (double)first) > radius ||
      K(distance_at)(ray, (double)last - 1) > radius) {
    return;
  }
  *start = first;
  *end = last;
}

/// The columns whose distance from the center may be less than `radius`: all others are farther.
INLINE void K(not_farther)(const K(ray) *ray, double radius, size_t count, size_t *start,
                           size_t *end) {
  const double middle = ray->middle, least = ray->least;
  const double half =
      least < radius ? __builtin_sqrt((radius * radius - least * least) / ray->square) : 0;
  *start = K(column_in)(middle - half - 2, count);
  *end = K(column_in)(middle + half + 3, count);
  // Columns farther from the middle than one that is far enough are so, too.
  if (*start > 0 && (K(distance_at)(ray, (double)*start - 1) < radius ||
                     (double)*start - 1 > middle)) {
    *start = 0;
  }
  if (*end < count && (K(distance_at)(ray, (double)*end) < radius || (double)*end < middle)) {
    *end = count;
  }
}

/// Finds the columns of `count` pixels from column `x` of row `y` on that have one color.
static K(ring) K(ring_of)(const segue_gradient *g, int64_t x, int64_t y, size_t count) {
  K(ring) ring = {0, 0, 0, count};
  const segue_gradient_part *last = &g->parts[g->count - 1];
  const double across = (double)x + 0.5, down = (double)y + 0.5;
  K(ray) ray = {g->ux * across + (g->uy * down + g->u), g->vx * across + (g->vy * down + g->v),
                g->ux, g->vx, g->ux * g->ux + g->vx * g->vx, 0, 0};
  if (g->count < 2 || !(g->growth > 0) || !(ray.square > 0)) return ring;
  ray.middle = -(ray.u * ray.ux + ray.v * ray.vx) / ray.square;
  // So far away, columns are not exact.
  if (!(ray.middle > -1e9 && ray.middle < 1e9)) return ring;
  ray.least = K(distance_at)(&ray, ray.middle);
#define SIZE(a) __builtin_fabs(a)
  const double reach = (SIZE(g->ux) + SIZE(g->vx)) * (SIZE(across) + (double)count) +
                       (SIZE(g->uy) + SIZE(g->vy)) * SIZE(down) + SIZE(g->u) + SIZE(g->v);
  // Far more than what rounding adds up to: positions have 24 bits, their summands 53.
  const double low = g->parts[1].from, high = last->from;
  const double off = (SIZE(low) + SIZE(high) + SIZE(g->radius)) * 1e-6 + g->growth * reach * 1e-12;
#undef SIZE
  const int has_inner = K(is_constant)(g->parts) && g->parts[0].from < -1e30f;
  const double inner = (low - off - g->radius) / g->growth;
  const double outer = (high + off - g->radius) / g->growth;
  if (has_inner && inner > 0) K(nearer)(&ray, inner, count, &ring.inner_start, &ring.inner_end);
  if (K(is_constant)(last) && outer > 0) {
    K(not_farther)(&ray, outer, count, &ring.outer_start, &ring.outer_end);
  }
  // The inner columns are among the others; if not, for whatever numbers, nothing is left out.
  if (ring.inner_start == ring.inner_end || ring.inner_start < ring.outer_start ||
      ring.inner_end > ring.outer_end) {
    ring.inner_start = ring.inner_end = ring.outer_start;
  }
  return ring;
}

/// Writes the color of column `x` to `count` pixels.
INLINE void K(shade_even)(uint32_t *out, const segue_gradient *g, int64_t x, int64_t y,
                          size_t count) {
  float places[BLOCK];
  uint32_t color = 0;
  if (!count) return;
  K(places)(places, g, x, y, LANES);
  K(shade)(&color, g, places, 1);
  K(fill)(out, color, count);
}

static void K(gradient_blocks)(uint32_t *out, const segue_gradient *gradient, int64_t x, int64_t y,
                               size_t count);

/// Pixels of a radial gradient.
static void K(radial_gradient)(uint32_t *out, const segue_gradient *g, int64_t x, int64_t y,
                               size_t count) {
  const K(ring) r = K(ring_of)(g, x, y, count);
  K(shade_even)(out, g, x, y, r.outer_start);
  K(gradient_blocks)(out + r.outer_start, g, x + (int64_t)r.outer_start, y,
                     r.inner_start - r.outer_start);
  K(shade_even)(out + r.inner_start, g, x + (int64_t)r.inner_start, y, r.inner_end - r.inner_start);
  K(gradient_blocks)(out + r.inner_end, g, x + (int64_t)r.inner_end, y, r.outer_end - r.inner_end);
  K(shade_even)(out + r.outer_end, g, x + (int64_t)r.outer_end, y, count - r.outer_end);
}

/// Writes the alpha of the last color of a part, which is constant, to `count` bytes.
INLINE void K(alpha_even)(uint8_t *out, const segue_gradient_part *part, size_t count) {
  memset(out, (uint8_t)(part->base[3] + 0.5f), count);
}

/// Writes the alpha of `count` pixels of a radial gradient, one block after the other.
static void K(alpha_blocks)(uint8_t *out, const segue_gradient *g, int64_t x, int64_t y,
                            size_t count) {
  float places[BLOCK];
  uint8_t alpha[BLOCK];
  for (size_t start = 0; start < count; start += BLOCK) {
    const size_t length = count - start < BLOCK ? count - start : BLOCK;
    const size_t whole = (length + LANES - 1) & ~(size_t)(LANES - 1);
    K(places)(places, g, x + (int64_t)start, y, whole);
    K(shade_alpha)(alpha, g, places, length);
    memcpy(out + start, alpha, length);
  }
}

/// The alpha of pixels of a radial gradient, and what is known of it: the pixels before `start` and
/// from `end` on have no alpha, and those from `full_start` to `full_end` all of it.
static segue_coverage K(radial_alpha)(uint8_t *out, const segue_gradient *g, int64_t x, int64_t y,
                                      size_t count) {
  const K(ring) r = K(ring_of)(g, x, y, count);
  const segue_gradient_part *first = g->parts, *last = &g->parts[g->count - 1];
  K(alpha_even)(out, last, r.outer_start);
  K(alpha_blocks)(out + r.outer_start, g, x + (int64_t)r.outer_start, y,
                  r.inner_start - r.outer_start);
  K(alpha_even)(out + r.inner_start, first, r.inner_end - r.inner_start);
  K(alpha_blocks)(out + r.inner_end, g, x + (int64_t)r.inner_end, y, r.outer_end - r.inner_end);
  K(alpha_even)(out + r.outer_end, last, count - r.outer_end);
  segue_coverage row = {0, (int64_t)count, (int64_t)count, (int64_t)count};
  if (last->base[3] < 0.5f) row.start = (int64_t)r.outer_start, row.end = (int64_t)r.outer_end;
  row.full_start = row.full_end = row.end;
  if (r.inner_start < r.inner_end && first->base[3] >= 254.5f) {
    row.full_start = (int64_t)r.inner_start;
    row.full_end = (int64_t)r.inner_end;
  }
  return row;
}
