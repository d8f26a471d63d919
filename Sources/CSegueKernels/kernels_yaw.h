// Planes that turn about an upright axis: doors, cards and the sides of a cube. Their distance from
// the viewer, and so the column of the image that is read, is the same in all rows of the frame. A
// block of rows is therefore read in two steps, as upright images are: each row of the image is
// averaged horizontally once, at the columns that all rows of the block read, and the pixels are
// averaged vertically from two of those means, which each pixel selects by its own position. The
// operations on each sample, and their order, are those of the other planes.

#if VECTOR_BYTES > 16

/// The rows of the frame that are read together.
enum { K(most_block_rows) = 32 };
/// The rows of the image that they may need.
enum { K(most_mean_rows) = 96 };

/// What LANES columns of samples have in common in all rows.
typedef struct {
  /// The products of columns in the equation of the position, and the factors of that.
  F64 products[2], scales[2];
  /// The left and the right neighbors in the window that begins at column `left`.
  U32 from, to;
  U16 across;
  int32_t left;
  int is_near;
  /// The distance in pixels to what the stripe after the next one will read.
  ptrdiff_t ahead;
} K(stripe);

/// Means of horizontal neighbors, in rows from `first` on.
typedef struct {
  PIXELS rows[K(most_mean_rows)];
} K(mean_rows);

/// The rows of the image that a block reads in one stripe.
typedef struct {
  /// For each row of the frame, the first row of the image, from `first` on, and the position at
  /// which it begins.
  int32_t tops[K(most_block_rows)], starts[K(most_block_rows)];
  int32_t first, count;
  /// The number of rows that follow the first one in a vector of samples, at least one.
  int32_t steps;
  int clamps;
} K(extent_down);

/// The numerators of the positions of rows, continued to whole vectors.
typedef struct {
  double v[K(most_block_rows)];
  int count;
} K(block_rows);

/// Whether a stripe can be read by windows.
INLINE int K(stripe_at)(K(stripe) *s, const K(row) *r, const segue_image *p, double x, double step,
                       double part) {
  const double end = x + (LANES - 1) * step;
  if (!(smaller(r->p * x, r->p * end) + r->w > far_away)) return 0;
  K(half) u[2];
  for (int h = 0; h < 2; h++) {
    const F64 xs = K(numbered)(h, x, step);
    const F64 scale = 1 / K(larger_of)(r->p * xs + r->w, far_away);
    s->products[h] = r->b * xs;
    s->scales[h] = scale * part;
    u[h] = K(fixed)((r->a * xs + r->u) * scale * part, 128, 1, p->min_x, p->max_x);
  }
  const I32 at = K(joined)(u[0], u[1]), columns = (at >> 15) - 2;
  const int32_t low = smallest(at[0], at[LANES - 1]) - 1, high = largest(at[0], at[LANES - 1]) + 1;
  s->left = (int32_t)K(clamp)((low >> 15) - 2, p->min_x, p->max_x);
  const int32_t right = (int32_t)K(clamp)((high >> 15) - 1, p->min_x, p->max_x);
  s->is_near = right - s->left < LANES;
  s->ahead = ((int64_t)at[LANES - 1] - at[0]) >> 14;
  s->from = (U32)(K(limited)(columns, p->min_x, p->max_x) - s->left);
  s->to = (U32)(K(limited)(columns + 1, p->min_x, p->max_x) - s->left);
  s->across = K(factors_apart)((U32)(at >> 8) & 127);
  return right - s->left < 2 * LANES;
}

/// The positions of LANES rows at the column with `product` and `scale`.
INLINE I32 K(heights)(const double *v, double product, double scale, const segue_image *p) {
  K(half) at[2];
  for (int h = 0; h < 2; h++) {
    F64 own;
    memcpy(&own, v + h * (LANES / 2), sizeof own);
    at[h] = K(fixed)((product + own) * scale, 0.5, 1, p->min_y, p->max_y);
  }
  return K(joined)(at[0], at[1]);
}

/// Finds the rows of the image that a stripe reads: in each row of the frame, positions lie between
/// those of the first and the last column, up to rounding, for which one unit is added.
static int K(find_extent)(K(extent_down) *e, const K(stripe) *s, const K(block_rows) *rows,
                          const segue_image *p) {
  I32 least = (I32){0} + INT32_MAX, most = (I32){0} + INT32_MIN, steps = {0};
  for (int i = 0; i < rows->count; i += LANES) {
    const I32 a = K(heights)(rows->v + i, s->products[0][0], s->scales[0][0], p);
    const I32 b = K(heights)(rows->v + i, s->products[1][LANES / 2 - 1],
                             s->scales[1][LANES / 2 - 1], p);
    const I32 low = (__builtin_elementwise_min(a, b) - 1) >> 15;
    const I32 high = (__builtin_elementwise_max(a, b) + 1) >> 15;
    const I32 start = low << 15;
    memcpy(e->tops + i, &low, sizeof low);
    memcpy(e->starts + i, &start, sizeof start);
    least = __builtin_elementwise_min(least, low);
    most = __builtin_elementwise_max(most, high);
    steps = __builtin_elementwise_max(steps, high - low);
  }
  const int32_t first = __builtin_reduce_min(least), last = __builtin_reduce_max(most);
  e->first = first - 2;
  e->steps = largest(__builtin_reduce_max(steps), 1);
  // Below the last row and its lower neighbor are as many as a vector may step over.
  e->count = last - first + 2 + e->steps;
  e->clamps = first - 2 <= p->min_y - 1 || last - 2 >= p->max_y + 1;
  if (e->count > K(most_mean_rows)) return 0;
  for (int i = 0; i < rows->count; i++) e->tops[i] -= first;
  return 1;
}

INLINE void K(average_rows)(K(mean_rows) *means, const segue_image *p, const K(stripe) *s,
                            const K(extent_down) *e, int is_near) {
  for (int32_t i = 0; i < e->count; i++) {
    const int64_t row = K(clamp)((int64_t)e->first + i, p->min_y, p->max_y);
    const uint32_t *line = K(row_at)(p, row) + s->left;
    const uintptr_t ahead = (uintptr_t)line + (uintptr_t)(4 * s->ahead);
    __builtin_prefetch((const void *)ahead);
    if (!is_near) __builtin_prefetch((const void *)(ahead + 64));
    const K(neighbors) n = K(picked_pair)(line, s->from, s->to, is_near);
    means->rows[i] = K(means_apart)(n.left, n.right, s->across);
  }
}

/// `a` where `at` is not less than `start`, elsewhere `b`.
INLINE U16 K(from_start)(I32 at, int32_t start, U16 a, U16 b) {
#if VECTOR_BYTES == 64
  const __mmask16 is_after = _mm512_cmpge_epi32_mask((__m512i)at, _mm512_set1_epi32(start));
  return (U16)_mm512_mask_mov_epi32((__m512i)b, is_after, (__m512i)a);
#else
  return (U16)K(either)((I32)(at >= start), (U32)a, (U32)b);
#endif
}

/// Samples of a stripe in row `i` of a block.
INLINE PIXELS K(stripe_samples)(const K(mean_rows) *means, const K(stripe) *s,
                               const K(extent_down) *e, const segue_image *p, double v, int i,
                               int32_t steps, int clamps) {
  K(half) at[2];
  for (int h = 0; h < 2; h++) {
    at[h] = K(fixed)((s->products[h] + v) * s->scales[h], 0.5, clamps, p->min_y, p->max_y);
  }
  const I32 height = K(joined)(at[0], at[1]);
  const PIXELS *rows = means->rows + e->tops[i];
  PIXELS top = rows[0], bottom = rows[1];
  for (int32_t k = 1; k <= steps; k++) {
    const int32_t start = e->starts[i] + (k << 15);
    top.rb = K(from_start)(height, start, rows[k].rb, top.rb);
    top.ga = K(from_start)(height, start, rows[k].ga, top.ga);
    bottom.rb = K(from_start)(height, start, rows[k + 1].rb, bottom.rb);
    bottom.ga = K(from_start)(height, start, rows[k + 1].ga, bottom.ga);
  }
  return K(between_apart)(top, bottom, K(weights_apart)((U32)height & 32767));
}

/// Where the samples of a stripe go: to the pixels of `out`, whose rows are `stride` apart, or else
/// to `sums`, to which they are added unless they are the first.
typedef struct {
  uint32_t *out;
  ptrdiff_t stride;
  size_t count;
  PIXELS *sums;
  int is_first;
} K(stripe_target);

INLINE void K(stripe_rows)(K(stripe_target) to, const K(mean_rows) *means, const K(stripe) *s,
                           const K(extent_down) *e, const segue_image *p,
                           const K(block_rows) *rows, int32_t steps, int clamps) {
  for (int i = 0; i < rows->count; i++) {
    const PIXELS m = K(stripe_samples)(means, s, e, p, rows->v[i], i, steps, clamps);
    if (to.out) {
      K(store_some)(to.out + i * to.stride, K(join)(m), to.count);
    } else {
      to.sums[i] = to.is_first ? m : K(added)(to.sums[i], m);
    }
  }
}

/// Reads a stripe, if that is possible by windows.
INLINE int K(read_stripe)(K(stripe_target) to, const K(stripe) *s, const segue_image *p,
                          const K(block_rows) *rows) {
  K(extent_down) e;
  K(mean_rows) means;
  if (!K(find_extent)(&e, s, rows, p)) return 0;
  if (s->is_near) {
    K(average_rows)(&means, p, s, &e, 1);
  } else {
    K(average_rows)(&means, p, s, &e, 0);
  }
  if (e.clamps) {
    K(stripe_rows)(to, &means, s, &e, p, rows, e.steps, 1);
  } else if (e.steps == 1) {
    K(stripe_rows)(to, &means, s, &e, p, rows, 1, 0);
  } else if (e.steps == 2) {
    K(stripe_rows)(to, &means, s, &e, p, rows, 2, 0);
  } else {
    K(stripe_rows)(to, &means, s, &e, p, rows, e.steps, 0);
  }
  return 1;
}

static int K(write_stripe)(uint32_t *out, ptrdiff_t stride, size_t count, const K(stripe) *s,
                           const segue_image *p, const K(block_rows) *rows) {
  return K(read_stripe)((K(stripe_target)){out, stride, count, NULL, 0}, s, p, rows);
}

static int K(begin_sums)(PIXELS *sums, const K(stripe) *s, const segue_image *p,
                         const K(block_rows) *rows) {
  return K(read_stripe)((K(stripe_target)){NULL, 0, LANES, sums, 1}, s, p, rows);
}

static int K(add_to_sums)(PIXELS *sums, const K(stripe) *s, const segue_image *p,
                          const K(block_rows) *rows) {
  return K(read_stripe)((K(stripe_target)){NULL, 0, LANES, sums, 0}, s, p, rows);
}

/// Sums of samples in the rows of a block, for as many vectors as lie side by side in LANES pixels.
typedef struct {
  PIXELS sums[MOST_SAMPLES][K(most_block_rows)];
} K(block_sums);

INLINE void K(place_rows)(K(block_rows) *rows, const segue_projection *m, double y, int count,
                          int32_t level) {
  const double unit = 32768 / (double)((int64_t)1 << level);
  for (int i = 0; i < (count + LANES - 1) / LANES * LANES; i++) {
    rows->v[i] = (m->d * (y + smallest(i, count - 1)) + m->ty) * unit;
  }
  rows->count = count;
}

/// Adds up the samples of a block in a level.
static int K(sum_block)(K(block_sums) *sums, const segue_projection *m, const reduction *r,
                        int64_t x, int64_t y, int count, int is_far) {
  const int32_t across = r->is_down ? 1 : r->samples, down = r->is_down ? r->samples : 1;
  const segue_image *p = m->levels + r->level + is_far;
  const K(row) row = K(row_of)(m, 0, r->level);
  const double part = is_far ? 0.5 : 1;
  for (int32_t i = 0; i < down; i++) {
    K(block_rows) rows;
    K(place_rows)(&rows, m, (double)y + (i + 0.5) / down, count, r->level);
    for (int32_t j = 0; j < across; j++) {
      K(stripe) s;
      const double first = (double)x + (j * LANES + 0.5) / across;
      if (!K(stripe_at)(&s, &row, p, first, 1.0 / across, part)) return 0;
      PIXELS *own = sums->sums[j];
      if (!(i == 0 ? K(begin_sums)(own, &s, p, &rows) : K(add_to_sums)(own, &s, p, &rows))) {
        return 0;
      }
    }
  }
  return 1;
}

/// The sums of the samples of each pixel in row `i`.
INLINE PIXELS K(row_sums)(const K(block_sums) *block, int32_t across, int i) {
  PIXELS sums[MOST_SAMPLES];
  for (int32_t j = 0; j < across; j++) sums[j] = block->sums[j][i];
  return K(joined_sums)(sums, across);
}

/// Writes up to LANES columns of a block whose pixels have as many samples in one level; if
/// `is_even`, all rows have the same reduction, and otherwise each its own. Returns whether that is
/// possible by windows.
static int K(yaw_block)(uint32_t *out, ptrdiff_t stride, const segue_projection *m,
                        const reduction *r, int is_even, int64_t x, int64_t y, size_t count,
                        int rows) {
  int is_far = r->weight != 0;
  for (int i = 0; i < rows && !is_even; i++) is_far |= r[i].weight != 0;
  if (r->samples == 1 && !is_far) {
    const K(row) row = K(row_of)(m, 0, r->level);
    K(block_rows) places;
    K(stripe) s;
    K(place_rows)(&places, m, (double)y + 0.5, rows, r->level);
    return K(stripe_at)(&s, &row, m->levels + r->level, (double)x + 0.5, 1, 1) &&
           K(write_stripe)(out, stride, count, &s, m->levels + r->level, &places);
  }
  K(block_sums) near, far;
  if (!K(sum_block)(&near, m, r, x, y, rows, 0)) return 0;
  if (is_far && !K(sum_block)(&far, m, r, x, y, rows, 1)) return 0;
  const int32_t across = r->is_down ? 1 : r->samples;
  for (int i = 0; i < rows; i++) {
    const reduction own = r[is_even ? 0 : i];
    const PIXELS n = K(row_sums)(&near, across, i);
    const PIXELS f = own.weight ? K(row_sums)(&far, across, i) : n;
    K(store_some)(out + i * stride, K(mean_apart)(n, f, &own), count);
  }
  return 1;
}

/// Writes up to LANES columns of a block as `K(yaw_block)` does, or else row by row.
INLINE void K(yaw_rows)(uint32_t *out, ptrdiff_t stride, const segue_projection *m,
                        const reduction *r, int is_even, int64_t x, int64_t y, size_t count,
                        int rows) {
  for (size_t k = 0; k < count; k += LANES) {
    const size_t length = smallest_size(count - k, LANES);
    const int64_t at = x + (int64_t)k;
    if (K(yaw_block)(out + k, stride, m, r, is_even, at, y, length, rows)) continue;
    for (int j = 0; j < rows; j++) K(project_row)(out + k + j * stride, m, at, y + j, length);
  }
}

INLINE int K(has_same_samples)(reduction a, reduction b) {
  b.weight = a.weight;
  return is_equal(a, b);
}

/// Writes up to 16 columns of a block, which lie in one group.
static void K(yaw_group)(uint32_t *out, ptrdiff_t stride, const segue_projection *m, int64_t x,
                         int64_t y, size_t count, int rows) {
  reduction all[K(most_block_rows)];
  K(reduction_line) line;
  const double middle = (double)(x & ~(int64_t)15) + 8;
  if (K(is_same_reduction)(all, &line, m, middle, (double)y + 0.5, 0, 1, rows)) {
    return K(yaw_rows)(out, stride, m, all, 1, x, y, count, rows);
  }
  for (int i = 0; i < rows; i++) all[i] = reduction_of(m, line.across[i], line.down[i]);
  for (int i = 0, end; i < rows; i = end) {
    for (end = i + 1; end < rows && K(has_same_samples)(all[i], all[end]);) end++;
    K(yaw_rows)(out + i * stride, stride, m, all + i, 0, x, y + i, count, end - i);
  }
}

/// Whether a plane turns about an upright axis.
INLINE int K(is_yaw)(const segue_projection *m) { return m->c == 0 && m->q == 0; }

static void K(project_yaw)(uint32_t *out, ptrdiff_t stride, const segue_projection *m, int64_t x,
                           int64_t y, size_t count, size_t rows) {
  const int64_t end = x + (int64_t)count;
  for (size_t i = 0; i < rows; i += K(most_block_rows)) {
    const int height = (int)smallest_size(rows - i, K(most_block_rows));
    uint32_t *to = out + (ptrdiff_t)i * stride;
    for (int64_t at = x; at < end;) {
      const int64_t next = (at & ~(int64_t)15) + 16, stop = next < end ? next : end;
      K(yaw_group)(to + (at - x), stride, m, at, y + (int64_t)i, (size_t)(stop - at), height);
      at = stop;
    }
  }
}

#endif
