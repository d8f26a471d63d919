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

/// The reductions of `count` groups of 16 pixels, the first of which has its center at column `x` of
/// row `y`.
static void K(reductions)(reduction *out, const segue_projection *m, double x, double y,
                          int count) {
  F64 steps;
  for (int i = 0; i < PLACES; i++) steps[i] = 16 * i;
  const double plain = m->plain_up_to * m->plain_up_to;
  const double most_plain = smaller(plain, one_sample_up_to);
  for (int i = 0; i < count; i += PLACES, x += 16 * PLACES) {
    F64 across, down;
    K(reductions_at)(m, x + steps, (F64){0} + y, &across, &down);
    for (int k = 0; k < PLACES && i + k < count; k++) {
      out[i + k] = across[k] <= most_plain && down[k] <= most_plain
                       ? not_reduced
                       : reduction_of(m, across[k], down[k]);
    }
  }
}

#undef PLACES
