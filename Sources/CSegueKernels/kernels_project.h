// Samples of an image under perspective: one division for each pixel, or for each of its samples,
// which lie side by side. Doubles with + - * / only and no contraction: every level produces the
// same result.

typedef double K(f64) __attribute__((vector_size(VECTOR_BYTES)));
typedef int64_t K(i64) __attribute__((vector_size(VECTOR_BYTES)));
typedef int32_t K(half) __attribute__((vector_size(VECTOR_BYTES / 2)));

#define F64 K(f64)
#define I64 K(i64)

/// Positions in a level of an image, with 15 fraction bits.
typedef struct {
  I32 u, v;
} K(positions);

/// One row of samples: the values that are the same for all of them.
typedef struct {
  double ru, rv, rw;
} K(row);

INLINE K(row) K(row_of)(const segue_projection *m, double y) {
  K(row) r = {m->c * y + m->tx, m->d * y + m->ty, m->q * y + m->r};
  return r;
}

/// LANES points of the image, in pixels.
typedef struct {
  F64 x[2], y[2];
} K(points);

INLINE F64 K(larger_of)(F64 a, double b) {
  F64 s = (F64){0} + b;
#if defined(__x86_64__) && VECTOR_BYTES == 64
  return (F64)_mm512_max_pd((__m512d)a, (__m512d)s);
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  return (F64)_mm256_max_pd((__m256d)a, (__m256d)s);
#else
  I64 keep = (I64)(a > s);
  return (F64)(((I64)a & keep) | ((I64)s & ~keep));
#endif
}

INLINE F64 K(smaller_of)(F64 a, double b) {
  F64 s = (F64){0} + b;
#if defined(__x86_64__) && VECTOR_BYTES == 64
  return (F64)_mm512_min_pd((__m512d)a, (__m512d)s);
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  return (F64)_mm256_min_pd((__m256d)a, (__m256d)s);
#else
  I64 keep = (I64)(a < s);
  return (F64)(((I64)a & keep) | ((I64)s & ~keep));
#endif
}

INLINE K(half) K(fixed)(F64 x, int32_t low, int32_t high, double step) {
  F64 inside = K(smaller_of)(K(larger_of)(x, (double)low - 1), (double)high + 1);
  return __builtin_convertvector((inside + 2) * 32768 + step, K(half)) - 65536;
}

/// The elements of `low`, followed by those of `high`.
INLINE I32 K(joined)(K(half) low, K(half) high) {
#if VECTOR_BYTES == 16
  return __builtin_shufflevector(low, high, 0, 1, 2, 3);
#elif VECTOR_BYTES == 32
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
#else
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#endif
}

INLINE K(points) K(points_at)(const segue_projection *m, const K(row) *r, double x) {
  K(points) at;
  for (int h = 0; h < 2; h++) {
    F64 steps;
    for (int i = 0; i < LANES / 2; i++) steps[i] = (double)(h * (LANES / 2) + i);
    const F64 xs = x + steps;
    const F64 scale = 1 / K(larger_of)(m->p * xs + r->rw, far_away);
    at.x[h] = (m->a * xs + r->ru) * scale;
    at.y[h] = (m->b * xs + r->rv) * scale;
  }
  return at;
}

/// The points in `level`, relative to the centers of its pixels, and rounded to the weights' steps.
INLINE K(positions) K(centered)(const segue_projection *m, K(points) at, int32_t level) {
  const segue_image *p = m->levels + level;
  const double scale = 1 / (double)((int64_t)1 << level);
  K(half) u[2], v[2];
  for (int h = 0; h < 2; h++) {
    u[h] = K(fixed)(at.x[h] * scale - 0.5, p->min_x, p->max_x, 128);
    v[h] = K(fixed)(at.y[h] * scale - 0.5, p->min_y, p->max_y, 0.5);
  }
  K(positions) places = {K(joined)(u[0], u[1]), K(joined)(v[0], v[1])};
  return places;
}

/// Pairs of neighbors in two rows, for positions not all of which have four neighbors.
INLINE void K(clamped_at)(uint64_t *top, uint64_t *bottom, const segue_image *p, I32 columns,
                          I32 rows) {
  for (int k = 0; k < LANES; k++) {
    const uint32_t *first = K(row_at)(p, K(clamp)(rows[k], p->min_y, p->max_y));
    const uint32_t *second = K(row_at)(p, K(clamp)((int64_t)rows[k] + 1, p->min_y, p->max_y));
    top[k] = K(clamped_pair)(first, columns[k], p->min_x, p->max_x);
    bottom[k] = K(clamped_pair)(second, columns[k], p->min_x, p->max_x);
  }
}

#if VECTOR_BYTES > 16
INLINE U32 K(either)(I32 which, U32 a, U32 b) { return (a & (U32)which) | (b & ~(U32)which); }

/// Neighbors in a window of columns and up to three rows; `down` is 0 for positions between the
/// first two rows, and 1 for the others.
INLINE void K(three_rows)(K(neighbors) *t, K(neighbors) *b, const uint32_t *const lines[3],
                          U32 index, U32 down, int is_near) {
  K(neighbors) rows[3];
  for (int i = 0; i < 3; i++) {
    rows[i].left = is_near ? K(pick_near)(lines[i], index) : K(pick)(lines[i], index);
    rows[i].right =
        is_near ? K(pick_near)(lines[i] + 1, index) : K(pick)(lines[i], index + 1);
  }
  const I32 above = (I32)(down == 0);
  t->left = K(either)(above, rows[0].left, rows[1].left);
  t->right = K(either)(above, rows[0].right, rows[1].right);
  b->left = K(either)(above, rows[1].left, rows[2].left);
  b->right = K(either)(above, rows[1].right, rows[2].right);
}
#endif

/// Neighbors of positions that do not need clamping to the readable range.
INLINE void K(neighbors_at)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, I32 columns,
                            I32 rows) {
#if VECTOR_BYTES > 16
  // The positions lie on a line, so the first and the last one are its ends, up to rounding.
  const int32_t left = smallest(columns[0], columns[LANES - 1]);
  const int32_t top = smallest(rows[0], rows[LANES - 1]);
  const U32 index = (U32)(columns - left), down = (U32)(rows - top);
  if (__builtin_reduce_and((I32)(index < 2 * LANES - 1) & (I32)(down < 2))) {
    const uint32_t *lines[3] = {K(row_at)(p, top) + left, K(row_at)(p, top + 1) + left,
                                K(row_at)(p, smallest(top + 2, p->max_y)) + left};
    if (__builtin_reduce_and((I32)(index < LANES))) {
      K(three_rows)(t, b, lines, index, down, 1);
    } else {
      K(three_rows)(t, b, lines, index, down, 0);
    }
    return;
  }
  const int32_t last = largest(rows[0], rows[LANES - 1]) - top;
  if (last <= K(most_rows) && __builtin_reduce_and((I32)(index < 2 * LANES - 1) &
                                                   (I32)(down <= (U32){0} + (uint32_t)last))) {
    const uint32_t *line = K(row_at)(p, top) + left;
    const ptrdiff_t stride = p->bytes_per_row / 4;
    if (__builtin_reduce_and((I32)(index < LANES))) {
      K(window_neighbors)(t, b, line, stride, index, (I32)down, last, 1);
    } else {
      K(window_neighbors)(t, b, line, stride, index, (I32)down, last, 0);
    }
    return;
  }
#endif
  const I32 offsets = rows * (int32_t)p->bytes_per_row + columns * 4;
  *t = K(gather_at)(p->pixels, offsets);
  *b = K(gather_at)(p->pixels + p->bytes_per_row, offsets);
}

INLINE PIXELS K(bilinear_at)(const segue_image *p, K(positions) at) {
  I32 columns = at.u >> 15, rows = at.v >> 15;
  I32 inside = (I32)(columns >= p->min_x) & (I32)(columns < p->max_x) & (I32)(rows >= p->min_y) &
               (I32)(rows < p->max_y);
  K(neighbors) t, b;
  if (__builtin_reduce_and(inside)) {
    K(neighbors_at)(&t, &b, p, columns, rows);
  } else {
    uint64_t top[LANES], bottom[LANES];
    K(clamped_at)(top, bottom, p, columns, rows);
    t = K(gather)(top);
    b = K(gather)(bottom);
  }
  U32 across = (U32)(at.u >> 8) & 127, down = (U32)at.v & 32767;
  return K(between)(t, b, (U16)(across | (across << 16)), (I16)(down | (down << 16)));
}

/// The pixels that are processed together: first their positions, then the samples there, so that
/// neither waits for the other.
enum { K(most_vectors) = 128 / LANES };

/// Adds the samples of one level to `sums`.
INLINE void K(add_samples)(PIXELS *sums, const segue_projection *m, const K(points) *points,
                           int32_t level, int count) {
  K(positions) at[K(most_vectors)];
  for (int j = 0; j < count; j++) at[j] = K(centered)(m, points[j], level);
  for (int j = 0; j < count; j++) {
    PIXELS p = K(bilinear_at)(m->levels + level, at[j]);
    sums[j].rb += p.rb;
    sums[j].ga += p.ga;
  }
}

INLINE U16 K(between_levels)(U16 near, U16 far, U16 weight) {
  return (near * (256 - weight) + far * weight + 128) >> 8;
}

/// The means of two levels, or of one without `weight`, from the sums of samples.
INLINE PIXELS K(mean_of)(PIXELS near, PIXELS far, const reduction *r) {
  const U16 half = K(splat)((uint32_t)r->samples / 2), weight = K(splat)((uint32_t)r->weight);
  const uint16_t shift = (uint16_t)r->shift;
  near.rb = (near.rb + half) >> shift;
  near.ga = (near.ga + half) >> shift;
  if (!r->weight) return near;
  near.rb = K(between_levels)(near.rb, (far.rb + half) >> shift, weight);
  near.ga = K(between_levels)(near.ga, (far.ga + half) >> shift, weight);
  return near;
}

/// Processes up to 128 pixels that share the same reduction.
static void K(project_block)(uint32_t *out, const segue_projection *m, const reduction *r,
                             int64_t x, int64_t y, size_t count) {
  const int vectors = (int)((count + LANES - 1) / LANES);
  PIXELS near[K(most_vectors)], far[K(most_vectors)];
  memset(near, 0, (size_t)vectors * sizeof *near);
  memset(far, 0, (size_t)vectors * sizeof *far);
  for (int32_t i = 0; i < r->samples; i++) {
    const double offset = (double)(2 * i + 1 - r->samples) / (double)(2 * r->samples);
    const K(row) row = K(row_of)(m, (double)y + 0.5 + (r->is_down ? offset : 0));
    const double first = (double)x + 0.5 + (r->is_down ? 0 : offset);
    K(points) points[K(most_vectors)];
    for (int j = 0; j < vectors; j++) points[j] = K(points_at)(m, &row, first + j * LANES);
    K(add_samples)(near, m, points, r->level, vectors);
    if (r->weight) K(add_samples)(far, m, points, r->level + 1, vectors);
  }
  for (int j = 0; j < vectors; j++) {
    K(store_some)(out + j * LANES, K(join)(K(mean_of)(near[j], far[j], r)),
                  count - (size_t)j * LANES);
  }
}

INLINE int32_t K(nearest_place)(double at, int32_t low, int32_t high) {
  const double inside = smaller(larger(at, (double)low - 1), (double)high + 1);
  return (int32_t)K(clamp)(((int32_t)((inside + 2) * 32768) - 65536) >> 15, low, high);
}

/// Unfiltered pixels.
static void K(project_nearest)(uint32_t *out, const segue_projection *m, int64_t x, int64_t y,
                               size_t count) {
  const K(row) row = K(row_of)(m, (double)y + 0.5);
  const segue_image *p = m->levels;
  for (size_t i = 0; i < count; i += LANES) {
    K(points) at = K(points_at)(m, &row, (double)(x + (int64_t)i) + 0.5);
    for (size_t k = 0; k < LANES && i + k < count; k++) {
      const size_t h = k / (LANES / 2), l = k % (LANES / 2);
      const int32_t column = K(nearest_place)(at.x[h][l], p->min_x, p->max_x);
      out[i + k] = K(row_at)(p, K(nearest_place)(at.y[h][l], p->min_y, p->max_y))[column];
    }
  }
}

static void K(project)(uint32_t *out, const segue_projection *map, int64_t x, int64_t y,
                       size_t count) {
  if (map->is_nearest) return K(project_nearest)(out, map, x, y, count);
  const int64_t end = x + (int64_t)count;
  const double row = (double)y + 0.5;
  reduction r = reduction_at(map, (double)(x & ~(int64_t)15) + 8, row);
  while (x < end) {
    int64_t stop = (x | 15) + 1;
    reduction next = r;
    while (stop < end && stop - x <= 128 - 16) {
      next = reduction_at(map, (double)stop + 8, row);
      if (!is_equal(r, next)) break;
      stop += 16;
    }
    if (stop > end) stop = end;
    K(project_block)(out, map, &r, x, y, (size_t)(stop - x));
    if (stop < end && is_equal(r, next)) next = reduction_at(map, (double)stop + 8, row);
    r = next;
    out += stop - x;
    x = stop;
  }
}
