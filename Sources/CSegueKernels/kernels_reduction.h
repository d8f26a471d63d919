// Determines how far an image under perspective is reduced around pixels: `ProjectedReduction` in
// SegueRaster computes the same and documents the reasons. Doubles with + - * / and square roots
// only and no contraction: every level produces the same result.

typedef double K(f64) __attribute__((vector_size(VECTOR_BYTES)));
typedef int64_t K(i64) __attribute__((vector_size(VECTOR_BYTES)));
typedef int32_t K(half) __attribute__((vector_size(VECTOR_BYTES / 2)));

#define F64 K(f64)
#define I64 K(i64)
#define PLACES (VECTOR_BYTES / 8)

INLINE F64 K(larger_of)(F64 a, double b) {
  F64 s = (F64){0} + b;
#if defined(__x86_64__) && VECTOR_BYTES == 64
  return (F64)_mm512_max_pd((__m512d)a, (__m512d)s);
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  return (F64)_mm256_max_pd((__m256d)a, (__m256d)s);
#elif defined(__x86_64__)
  return (F64)_mm_max_pd((__m128d)a, (__m128d)s);
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
#elif defined(__x86_64__)
  return (F64)_mm_min_pd((__m128d)a, (__m128d)s);
#else
  I64 keep = (I64)(a < s);
  return (F64)(((I64)a & keep) | ((I64)s & ~keep));
#endif
}

/// The numbers of image pixels per pixel of the frame at columns `x` of row `y`, squared.
INLINE void K(reductions_at)(const segue_projection *m, F64 x, F64 y, F64 *across, F64 *down) {
  const F64 w = m->p * x + (m->q * y + m->r);
  const F64 scale = 1 / K(larger_of)(w, far_away);
  const F64 u = (m->a * x + (m->c * y + m->tx)) * scale;
  const F64 v = (m->b * x + (m->d * y + m->ty)) * scale;
  const F64 ux = (m->a - u * m->p) * scale, vx = (m->b - v * m->p) * scale;
  const F64 uy = (m->c - u * m->q) * scale, vy = (m->d - v * m->q) * scale;
  *across = ux * ux + vx * vx;
  *down = uy * uy + vy * vy;
}

/// The groups of pixels of which the reductions are determined at once.
enum { K(most_groups) = 64 };

/// The ranges of numbers, of which a vector each is added.
typedef struct {
  F64 low, high;
} K(range);

INLINE void K(extend)(K(range) *range, F64 x) {
  range->low = __builtin_elementwise_min(range->low, x);
  range->high = __builtin_elementwise_max(range->high, x);
}

INLINE void K(ends_of)(double out[2], K(range) range) {
  out[0] = __builtin_reduce_min(range.low);
  out[1] = __builtin_reduce_max(range.high);
}

/// The squared reductions of up to `most_groups` groups of pixels along a row or down a column.
typedef struct {
  double across[K(most_groups) + PLACES], down[K(most_groups) + PLACES];
  int count;
} K(reduction_line);

/// Determines squared reductions at points that are `dx` and `dy` apart, and returns whether they all
/// lead to the reduction in `out`.
INLINE int K(is_same_reduction)(reduction *out, K(reduction_line) *line, const segue_projection *m,
                                double x, double y, double dx, double dy, int count) {
  K(range) across = {(F64){0} + 1e300, {0}}, down = across;
  I64 are_numbers = (I64){0} - 1;
  for (int i = 0; i < count; i += PLACES) {
    F64 numbers, a, d;
    for (int k = 0; k < PLACES; k++) numbers[k] = k;
    // Those beyond the last one count as it.
    numbers = K(smaller_of)(numbers + i, count - 1);
    K(reductions_at)(m, x + numbers * dx, y + numbers * dy, &a, &d);
    memcpy(line->across + i, &a, sizeof a);
    memcpy(line->down + i, &d, sizeof d);
    K(extend)(&across, a);
    K(extend)(&down, d);
    are_numbers &= (I64)(a == a) & (I64)(d == d);
  }
  line->count = count;
  double ends_across[2], ends_down[2];
  K(ends_of)(ends_across, across);
  K(ends_of)(ends_down, down);
  return __builtin_reduce_and(are_numbers) != 0 &&
         reduction_within(out, m, ends_across, ends_down);
}

/// The runs of `count` groups of 16 pixels, the first of which has its center at column `x` of row
/// `y`. Returns their number.
static int K(reduction_runs)(reduction_run *out, const segue_projection *m, double x, double y,
                             int count) {
  K(reduction_line) line;
  out->end = count;
  if (K(is_same_reduction)(&out->reduction, &line, m, x, y, 16, 0, count)) return 1;
  int runs = 0;
  for (int i = 0; i < count; i++) {
    const reduction r = reduction_of(m, line.across[i], line.down[i]);
    if (runs == 0 || !is_equal(r, out[runs - 1].reduction)) out[runs++].reduction = r;
    out[runs - 1].end = i + 1;
  }
  return runs;
}

#undef PLACES
