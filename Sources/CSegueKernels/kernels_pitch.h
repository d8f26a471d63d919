// Planes that turn about a level axis: sheets that lean back and floors. A row of the frame is at
// one distance from the viewer, so it reads one row of the image, at positions that are evenly
// spaced but for their rounding: a division for each row instead of each pixel, and windows of one
// row. The operations on each sample, and their order, are those of the other planes.

#if VECTOR_BYTES > 16

/// One row of samples.
typedef struct {
  /// The columns of its samples are (a x + u) times `scale`.
  double a, u, scale;
  const segue_image *image;
  const uint32_t *top, *bottom;
  U16 down;
} K(level_row);

INLINE K(level_row) K(level_row_of)(const K(row) *r, const segue_image *p, double part) {
  const double scale = 1 / larger(r->w, far_away) * part;
  const F64 height = (F64){0} + r->v * scale;
  const int32_t v = K(fixed)(height, 0.5, 1, p->min_y, p->max_y)[0];
  const int64_t row = (v >> 15) - 2;
  K(level_row) own = {r->a,
                      r->u,
                      scale,
                      p,
                      K(row_at)(p, K(clamp)(row, p->min_y, p->max_y)),
                      K(row_at)(p, K(clamp)(row + 1, p->min_y, p->max_y)),
                      K(weights_apart)((U32){0} + ((uint32_t)v & 32767))};
  return own;
}

/// LANES columns of samples in the frame.
typedef struct {
  F64 x[2];
} K(sample_columns);

INLINE K(sample_columns) K(sample_columns_from)(double x, double step) {
  K(sample_columns) c = {{K(numbered)(0, x, step), K(numbered)(1, x, step)}};
  return c;
}

INLINE K(sample_columns) K(sample_columns_after)(K(sample_columns) c, double distance) {
  c.x[0] += distance;
  c.x[1] += distance;
  return c;
}

/// The positions of columns.
INLINE I32 K(level_columns)(const K(level_row) *r, K(sample_columns) c, int clamps) {
  K(half) u[2];
  for (int h = 0; h < 2; h++) {
    u[h] = K(fixed)((r->a * c.x[h] + r->u) * r->scale, 128, clamps, r->image->min_x,
                    r->image->max_x);
  }
  return K(joined)(u[0], u[1]);
}

INLINE PIXELS K(level_means)(const K(level_row) *r, K(neighbors) t, K(neighbors) b, I32 at) {
  const U16 across = K(factors_apart)((U32)(at >> 8) & 127);
  return K(between_apart)(K(means_apart)(t.left, t.right, across),
                          K(means_apart)(b.left, b.right, across), r->down);
}

/// Samples whose positions may have to be clamped.
static PIXELS K(clamped_level_samples)(const K(level_row) *r, K(sample_columns) c) {
  const segue_image *p = r->image;
  const I32 at = K(level_columns)(r, c, 1), columns = (at >> 15) - 2;
  const I32 from = K(limited)(columns, p->min_x, p->max_x);
  const I32 to = K(limited)(columns + 1, p->min_x, p->max_x);
  const int32_t first = smallest(from[0], from[LANES - 1]);
  K(neighbors) t, b;
  if (largest(to[0], to[LANES - 1]) - first < 2 * LANES) {
    t = K(picked_pair)(r->top + first, (U32)(from - first), (U32)(to - first), 0);
    b = K(picked_pair)(r->bottom + first, (U32)(from - first), (U32)(to - first), 0);
  } else {
    for (int k = 0; k < LANES; k++) {
      t.left[k] = r->top[from[k]];
      t.right[k] = r->top[to[k]];
      b.left[k] = r->bottom[from[k]];
      b.right[k] = r->bottom[to[k]];
    }
  }
  return K(level_means)(r, t, b, at);
}

/// Samples that lie in a window, which begins at the first of them, or at the last one of a plane
/// that is seen from behind.
INLINE PIXELS K(level_samples)(const K(level_row) *r, K(sample_columns) c, int is_near) {
  const I32 at = K(level_columns)(r, c, 0);
  int32_t places[LANES];
  memcpy(places, &at, sizeof at);
  const int32_t left = places[r->a < 0 ? LANES - 1 : 0] >> 15;
  const U32 index = (U32)(at >> 15) - (uint32_t)left;
  const K(neighbors) t = K(window_pair)(r->top + (left - 2), index, is_near);
  const K(neighbors) b = K(window_pair)(r->bottom + (left - 2), index, is_near);
  return K(level_means)(r, t, b, at);
}

/// Whether samples from `x` to `end` and their neighbors are within the readable range.
INLINE int K(is_level_inside)(const K(level_row) *r, double x, double end) {
  const segue_image *p = r->image;
  const double from = (r->a * x + r->u) * r->scale, to = (r->a * end + r->u) * r->scale;
  // A 64th of a pixel is more than the rounding to steps of the weights.
  const double low = (double)p->min_x * 32768 + 16384 + 512;
  const double high = (double)p->max_x * 32768 + 16384 - 512;
  return smaller(from, to) >= low && larger(from, to) < high;
}

/// The rows of samples of the pixels of a run: one for each sample that lies above another, in one
/// or two levels.
typedef struct {
  K(level_row) rows[2 * MOST_SAMPLES];
  int down, levels;
  /// Vectors of samples that lie side by side, for LANES pixels.
  int across;
  double x, step;
  /// The vectors of pixels that need not be clamped, and whether their windows are small.
  int inner_start, inner_end, is_near;
} K(level_rows);

/// Whether all samples of vector `j` of pixels can be read without clamping.
INLINE int K(is_inside_rows)(const K(level_rows) *s, int j) {
  const double x = s->x + j * LANES, end = x + (LANES - 1.0 / s->across);
  for (int i = 0; i < s->down * s->levels; i++) {
    if (!K(is_level_inside)(&s->rows[i], x, end)) return 0;
  }
  return 1;
}

INLINE int K(columns_in_window)(const K(level_rows) *s) {
  double most = 0;
  for (int i = 0; i < s->down * s->levels; i++) {
    const double width = s->rows[i].a * s->rows[i].scale * s->step * (LANES - 1);
    most = larger(most, larger(width, -width));
  }
  return (int)(smaller(most, 1 << 24) / 32768) + 2;
}

static void K(find_inner)(K(level_rows) *s, int vectors) {
  s->inner_start = 0;
  s->inner_end = 0;
  const int columns = K(columns_in_window)(s);
  s->is_near = columns <= LANES;
  if (columns >= 2 * LANES) return;
  s->inner_end = vectors;
  while (s->inner_start < vectors && !K(is_inside_rows)(s, s->inner_start)) s->inner_start++;
  while (s->inner_end > s->inner_start && !K(is_inside_rows)(s, s->inner_end - 1)) s->inner_end--;
}

/// The rows of samples of pixels that share the same reduction.
static void K(level_rows_of)(K(level_rows) *s, const segue_projection *m, const reduction *r,
                             int64_t x, int64_t y, int vectors) {
  s->across = r->is_down ? 1 : r->samples;
  s->down = r->is_down ? r->samples : 1;
  s->levels = r->weight ? 2 : 1;
  s->x = (double)x + 0.5 / s->across;
  s->step = 1.0 / s->across;
  const segue_image *p = m->levels + r->level;
  for (int i = 0; i < s->down; i++) {
    const K(row) row = K(row_of)(m, (double)y + (i + 0.5) / s->down, r->level);
    s->rows[i] = K(level_row_of)(&row, p, 1);
    if (r->weight) s->rows[s->down + i] = K(level_row_of)(&row, p + 1, 0.5);
  }
  K(find_inner)(s, vectors);
}

/// The sums of the samples of LANES pixels in a level, whose first samples are in columns `c`.
/// Clamping if `is_near` is negative.
INLINE PIXELS K(level_sums)(const K(level_rows) *s, K(sample_columns) c, int level, int is_near) {
  PIXELS sums[MOST_SAMPLES];
  for (int k = 0; k < s->across; k++) {
    sums[k] = (PIXELS){{0}, {0}};
    for (int i = 0; i < s->down; i++) {
      const K(level_row) *row = &s->rows[level * s->down + i];
      sums[k] = K(added)(sums[k], is_near < 0 ? K(clamped_level_samples)(row, c)
                                              : K(level_samples)(row, c, is_near));
    }
    c = K(sample_columns_after)(c, LANES * s->step);
  }
  return K(joined_sums)(sums, s->across);
}

INLINE void K(level_pixels)(uint32_t *out, size_t count, const K(level_rows) *s,
                            const reduction *r, int from, int to, int is_near) {
  K(sample_columns) c = K(sample_columns_from)(s->x + from * LANES, s->step);
  for (int j = from; j < to; j++) {
    const PIXELS near = K(level_sums)(s, c, 0, is_near);
    const PIXELS far = r->weight ? K(level_sums)(s, c, 1, is_near) : near;
    K(store_some)(out + j * LANES, K(mean_apart)(near, far, r), count - (size_t)j * LANES);
    c = K(sample_columns_after)(c, LANES);
  }
}

/// Pixels with one sample each.
INLINE void K(plain_level_pixels)(uint32_t *out, size_t count, const K(level_rows) *s, int from,
                                  int to, int is_near) {
  const K(level_row) row = s->rows[0];
  K(sample_columns) c = K(sample_columns_from)(s->x + from * LANES, 1);
  for (int j = from; j < to; j++) {
    const PIXELS p = K(level_samples)(&row, c, is_near);
    K(store_some)(out + j * LANES, K(join)(p), count - (size_t)j * LANES);
    c = K(sample_columns_after)(c, LANES);
  }
}

/// Processes pixels of a row that share the same reduction.
static void K(pitch_run)(uint32_t *out, const segue_projection *m, const reduction *r, int64_t x,
                         int64_t y, size_t count) {
  const int vectors = (int)((count + LANES - 1) / LANES);
  K(level_rows) s;
  K(level_rows_of)(&s, m, r, x, y, vectors);
  K(level_pixels)(out, count, &s, r, 0, s.inner_start, -1);
  const int is_plain = r->samples == 1 && !r->weight;
  if (is_plain && s.is_near) {
    K(plain_level_pixels)(out, count, &s, s.inner_start, s.inner_end, 1);
  } else if (is_plain) {
    K(plain_level_pixels)(out, count, &s, s.inner_start, s.inner_end, 0);
  } else if (s.is_near) {
    K(level_pixels)(out, count, &s, r, s.inner_start, s.inner_end, 1);
  } else {
    K(level_pixels)(out, count, &s, r, s.inner_start, s.inner_end, 0);
  }
  K(level_pixels)(out, count, &s, r, s.inner_end, vectors, -1);
}

/// Whether a plane turns about a level axis.
INLINE int K(is_pitch)(const segue_projection *m) { return m->b == 0 && m->p == 0; }

#endif
