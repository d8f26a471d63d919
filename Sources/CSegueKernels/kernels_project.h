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

/// One row of samples in one level: the values that are the same for all of them.
typedef struct {
  double ru, rv, rw, scale, half, column_step, row_step;
  const segue_image *image;
} K(row);

INLINE K(row) K(row_of)(const segue_projection *m, double y, int32_t level) {
  K(row) r = {m->c * y + m->tx, m->d * y + m->ty, m->q * y + m->r,
              1 / (double)((int64_t)1 << level), 0.5, 128, 0.5, m->levels + level};
  if (m->is_nearest) r.half = r.column_step = r.row_step = 0;
  return r;
}

INLINE F64 K(larger_of)(F64 a, double b) {
  F64 s = (F64){0} + b;
  I64 keep = (I64)(a > s);
  return (F64)(((I64)a & keep) | ((I64)s & ~keep));
}

INLINE F64 K(smaller_of)(F64 a, double b) {
  F64 s = (F64){0} + b;
  I64 keep = (I64)(a < s);
  return (F64)(((I64)a & keep) | ((I64)s & ~keep));
}

INLINE K(half) K(fixed)(F64 x, int32_t low, int32_t high, double step) {
  F64 inside = K(smaller_of)(K(larger_of)(x, (double)low - 1), (double)high + 1);
  return __builtin_convertvector((inside + 2) * 32768 + step, K(half)) - 65536;
}

INLINE K(positions) K(places_at)(const segue_projection *m, const K(row) *r, double x) {
  const segue_image *p = r->image;
  K(half) u[2], v[2];
  for (int h = 0; h < 2; h++) {
    F64 xs;
    for (int i = 0; i < LANES / 2; i++) xs[i] = x + (double)(h * (LANES / 2) + i);
    F64 scale = 1 / K(larger_of)(m->p * xs + r->rw, far_away);
    u[h] = K(fixed)((m->a * xs + r->ru) * scale * r->scale - r->half, p->min_x, p->max_x,
                    r->column_step);
    v[h] = K(fixed)((m->b * xs + r->rv) * scale * r->scale - r->half, p->min_y, p->max_y,
                    r->row_step);
  }
  K(positions) places;
  memcpy(&places.u, u, sizeof u);
  memcpy(&places.v, v, sizeof v);
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

INLINE PIXELS K(bilinear_at)(const segue_image *p, K(positions) at) {
  I32 columns = at.u >> 15, rows = at.v >> 15;
  I32 inside = (I32)(columns >= p->min_x) & (I32)(columns < p->max_x) & (I32)(rows >= p->min_y) &
               (I32)(rows < p->max_y);
  K(neighbors) t, b;
  if (__builtin_reduce_and(inside)) {
    const I32 offsets = rows * (int32_t)p->bytes_per_row + columns * 4;
    t = K(gather_at)(p->pixels, offsets);
    b = K(gather_at)(p->pixels + p->bytes_per_row, offsets);
  } else {
    uint64_t top[LANES], bottom[LANES];
    K(clamped_at)(top, bottom, p, columns, rows);
    t = K(gather)(top);
    b = K(gather)(bottom);
  }
  U32 across = (U32)(at.u >> 8) & 127, down = (U32)at.v & 32767;
  return K(between)(t, b, (U16)(across | (across << 16)), (I16)(down | (down << 16)));
}

/// The means of the samples in LANES pixels from `x` on.
INLINE PIXELS K(means_at)(const segue_projection *m, const reduction *r, int32_t level, double x,
                          double y) {
  PIXELS sum = {K(splat)((uint32_t)r->samples / 2), K(splat)((uint32_t)r->samples / 2)};
  for (int32_t i = 0; i < r->samples; i++) {
    double offset = (double)(2 * i + 1 - r->samples) / (double)(2 * r->samples);
    K(row) row = K(row_of)(m, y + 0.5 + (r->is_down ? offset : 0), level);
    K(positions) at = K(places_at)(m, &row, x + 0.5 + (r->is_down ? 0 : offset));
    PIXELS p = K(bilinear_at)(row.image, at);
    sum.rb += p.rb;
    sum.ga += p.ga;
  }
  sum.rb >>= (uint16_t)r->shift;
  sum.ga >>= (uint16_t)r->shift;
  return sum;
}

INLINE U16 K(between_levels)(U16 near, U16 far, U16 weight) {
  return (near * (256 - weight) + far * weight + 128) >> 8;
}

INLINE void K(project_nearest)(uint32_t *out, const segue_projection *m, double x, double y,
                               size_t count) {
  K(row) row = K(row_of)(m, y + 0.5, 0);
  K(positions) at = K(places_at)(m, &row, x + 0.5);
  const segue_image *p = row.image;
  for (int k = 0; k < LANES && (size_t)k < count; k++) {
    out[k] = K(row_at)(p, K(clamp)(at.v[k] >> 15, p->min_y, p->max_y))[K(clamp)(
        at.u[k] >> 15, p->min_x, p->max_x)];
  }
}

/// Processes pixels that share the same reduction.
INLINE void K(project_block)(uint32_t *out, const segue_projection *m, const reduction *r, int64_t x,
                             int64_t y, size_t count) {
  for (size_t i = 0; i < count; i += LANES) {
    double column = (double)(x + (int64_t)i);
    if (m->is_nearest) {
      K(project_nearest)(out + i, m, column, (double)y, count - i);
      continue;
    }
    PIXELS p = K(means_at)(m, r, r->level, column, (double)y);
    if (r->weight) {
      PIXELS far = K(means_at)(m, r, r->level + 1, column, (double)y);
      U16 weight = K(splat)((uint32_t)r->weight);
      p.rb = K(between_levels)(p.rb, far.rb, weight);
      p.ga = K(between_levels)(p.ga, far.ga, weight);
    }
    K(store_some)(out + i, K(join)(p), count - i);
  }
}

static void K(project)(uint32_t *out, const segue_projection *map, int64_t x, int64_t y,
                       size_t count) {
  int64_t end = x + (int64_t)count;
  while (x < end) {
    int64_t stop = (x | 15) + 1;
    if (stop > end) stop = end;
    reduction r = reduction_at(map, (double)(x & ~(int64_t)15) + 8, (double)y + 0.5);
    K(project_block)(out, map, &r, x, y, (size_t)(stop - x));
    out += stop - x;
    x = stop;
  }
}
