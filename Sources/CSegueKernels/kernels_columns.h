// Samples of an image that is only translated and scaled: each of its rows is averaged horizontally
// once, and rows of the frame are averaged vertically from two of those. Means of columns are
// 15-bit numbers, 128 times a byte.

INLINE U16 K(mean)(U16 left, U16 right, U16 weight) {
  return (left << 7) + (right - left) * weight;
}

INLINE I16 K(high_product)(I16 a, I16 b) {
#if defined(__x86_64__) && VECTOR_BYTES == 16
  return (I16)_mm_mulhi_epi16((__m128i)a, (__m128i)b);
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  return (I16)_mm256_mulhi_epi16((__m256i)a, (__m256i)b);
#elif defined(__x86_64__) && VECTOR_BYTES == 64
  return (I16)_mm512_mulhi_epi16((__m512i)a, (__m512i)b);
#else
  I16 r;
  for (int i = 0; i < VECTOR_BYTES / 2; i++) r[i] = (int16_t)(((int32_t)a[i] * b[i]) >> 16);
  return r;
#endif
}

INLINE U16 K(between_rows)(U16 top, U16 bottom, I16 weight) {
  I16 mean = (I16)(top >> 1) + K(high_product)((I16)(bottom - top), weight);
  return (U16)((mean + 32) >> 6);
}

static void K(columns)(segue_means means, const uint32_t *source, int32_t weight, size_t count) {
  U16 w = K(splat)((uint32_t)weight);
  // The means have space for whole vectors, and the margin permits reading them.
  for (size_t i = 0; i < count; i += LANES) {
    PIXELS left = K(split)(K(load)(source + i)), right = K(split)(K(load)(source + i + 1));
    K(store)(means.rb + i, (U32)K(mean)(left.rb, right.rb, w));
    K(store)(means.ga + i, (U32)K(mean)(left.ga, right.ga, w));
  }
}

static void K(rows)(uint32_t *out, segue_means top, segue_means bottom, int32_t weight,
                    size_t count) {
  I16 w = (I16)K(splat)((uint32_t)weight);
  for (size_t i = 0; i < count; i += LANES) {
    PIXELS p = {K(between_rows)((U16)K(load)(top.rb + i), (U16)K(load)(bottom.rb + i), w),
                K(between_rows)((U16)K(load)(top.ga + i), (U16)K(load)(bottom.ga + i), w)};
    K(store_some)(out + i, K(join)(p), count - i);
  }
}

INLINE int64_t K(clamp)(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}

INLINE I32 K(limited)(I32 x, int32_t low, int32_t high) {
  return __builtin_elementwise_min(__builtin_elementwise_max(x, (I32){0} + low), (I32){0} + high);
}

/// Whether a column or row, and those of the next LANES positions, fit in 32 bits.
INLINE int K(is_number)(int64_t place) {
  const int64_t most = (int64_t)1 << 30;
  return place < most && place > -most;
}

/// Neighbors of LANES positions along a row: pixels `first[i]` and the following ones.
typedef struct {
  U32 left, right;
} K(neighbors);

/// Builds neighbors from LANES pairs, each of which has a left pixel in its low half and the pixel
/// to its right in its high half.
INLINE K(neighbors) K(apart)(U64 first, U64 second) {
  U32 a = (U32)first, b = (U32)second;
#if VECTOR_BYTES == 16
  K(neighbors) n = {__builtin_shufflevector(a, b, 0, 2, 4, 6),
                     __builtin_shufflevector(a, b, 1, 3, 5, 7)};
#elif VECTOR_BYTES == 32
  K(neighbors) n = {__builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14),
                     __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)};
#else
  K(neighbors) n = {__builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24,
                                             26, 28, 30),
                     __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25,
                                             27, 29, 31)};
#endif
  return n;
}

INLINE K(neighbors) K(gather)(const uint64_t *pairs) {
  U64 first, second;
  memcpy(&first, pairs, sizeof first);
  memcpy(&second, pairs + LANES / 2, sizeof second);
  return K(apart)(first, second);
}

/// The pairs located `offsets` bytes after `base`.
INLINE K(neighbors) K(gather_at)(const uint8_t *base, I32 offsets) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  __m256i low = _mm512_castsi512_si256((__m512i)offsets);
  __m256i high = _mm512_extracti64x4_epi64((__m512i)offsets, 1);
  U64 first = (U64)_mm512_i32gather_epi64(low, base, 1);
  U64 second = (U64)_mm512_i32gather_epi64(high, base, 1);
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  const long long *pairs = (const long long *)(const void *)base;
  __m128i low = _mm256_castsi256_si128((__m256i)offsets);
  __m128i high = _mm256_extracti128_si256((__m256i)offsets, 1);
  U64 first = (U64)_mm256_i32gather_epi64(pairs, low, 1);
  U64 second = (U64)_mm256_i32gather_epi64(pairs, high, 1);
#else
  U64 first, second;
  for (int i = 0; i < 2; i++) {
    memcpy((uint8_t *)&first + 8 * i, base + offsets[i], 8);
    memcpy((uint8_t *)&second + 8 * i, base + offsets[i + 2], 8);
  }
#endif
  return K(apart)(first, second);
}

INLINE uint64_t K(clamped_pair)(const uint32_t *row, int64_t column, int64_t low, int64_t high) {
  uint32_t left = row[K(clamp)(column, low, high)], right = row[K(clamp)(column + 1, low, high)];
  return (uint64_t)right << 32 | left;
}

/// The column weights for positions `u`, in both lanes.
INLINE U16 K(column_weights)(U32 u) {
  U32 w = (u >> 13) & 127;
  return (U16)(w | (w << 16));
}

INLINE U32 K(ramp)(uint32_t start, uint32_t step) {
#if VECTOR_BYTES == 16
  U32 numbers = {0, 1, 2, 3};
#elif VECTOR_BYTES == 32
  U32 numbers = {0, 1, 2, 3, 4, 5, 6, 7};
#else
  U32 numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
#endif
  return numbers * step + start;
}

INLINE K(neighbors) K(clamped_neighbors)(const uint32_t *row, segue_run run, int64_t low,
                                           int64_t high) {
  uint64_t pairs[LANES];
  for (int k = 0; k < LANES; k++, run.u += run.du) {
    pairs[k] = K(clamped_pair)(row, run.u >> 20, low, high);
  }
  return K(gather)(pairs);
}

/// Selects LANES of the 2 · LANES pixels at `window`.
INLINE U32 K(pick)(const uint32_t *window, U32 index) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  return (U32)_mm512_permutex2var_epi32((__m512i)K(load)(window), (__m512i)index,
                                        (__m512i)K(load)(window + LANES));
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  __m256i low = _mm256_permutevar8x32_epi32((__m256i)K(load)(window), (__m256i)index);
  __m256i high = _mm256_permutevar8x32_epi32((__m256i)K(load)(window + LANES), (__m256i)index);
  return (U32)_mm256_blendv_epi8(low, high, (__m256i)(index > 7));
#else
  U32 r;
  for (int i = 0; i < LANES; i++) r[i] = window[index[i]];
  return r;
#endif
}

/// Selects LANES of the LANES pixels at `window`.
INLINE U32 K(pick_near)(const uint32_t *window, U32 index) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  return (U32)_mm512_permutexvar_epi32((__m512i)index, (__m512i)K(load)(window));
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  return (U32)_mm256_permutevar8x32_epi32((__m256i)K(load)(window), (__m256i)index);
#else
  return K(pick)(window, index);
#endif
}

/// Neighbors of LANES positions, from column `low` to column `high`, some of which need clamping to
/// the readable range. `index` counts their columns from `low`, if there are not too many.
INLINE K(neighbors) K(clamped_columns)(const segue_line *line, segue_run run, int64_t low,
                                       int64_t high, U32 index) {
  const int32_t first = (int32_t)K(clamp)(low, line->min_x, line->max_x);
  const int32_t last = (int32_t)K(clamp)(high + 1, line->min_x, line->max_x);
  if (VECTOR_BYTES == 16 || last - first >= 2 * LANES || high - low > 4095 || !K(is_number)(low)) {
    return K(clamped_neighbors)(line->pixels, run, line->min_x, line->max_x);
  }
  const I32 columns = (I32)index + (int32_t)low;
  const I32 left = K(limited)(columns, line->min_x, line->max_x) - first;
  const I32 right = K(limited)(columns + 1, line->min_x, line->max_x) - first;
  K(neighbors) n = {K(pick)(line->pixels + first, (U32)left),
                    K(pick)(line->pixels + first, (U32)right)};
  return n;
}

INLINE void K(store_means)(segue_means means, size_t i, K(neighbors) n, U32 u) {
  const PIXELS left = K(split)(n.left), right = K(split)(n.right);
  const U16 w = K(column_weights)(u);
  K(store)(means.rb + i, (U32)K(mean)(left.rb, right.rb, w));
  K(store)(means.ga + i, (U32)K(mean)(left.ga, right.ga, w));
}

/// Means of LANES positions, some of which may need clamping to the readable range.
static void K(clamped_means)(segue_means means, size_t i, const segue_line *line, segue_run run) {
  run.u += run.du * (int64_t)i;
  const int64_t first = run.u >> 20, last = (run.u + run.du * (LANES - 1)) >> 20;
  const int64_t low = first < last ? first : last, high = first < last ? last : first;
  const U32 u = K(ramp)((uint32_t)run.u, (uint32_t)run.du);
  // 12 integer bits of `u` remain, which is more than sufficient for a window.
  const U32 index = ((u >> 20) - (uint32_t)low) & 4095;
  K(store_means)(means, i, K(clamped_columns)(line, run, low, high, index), u);
}

/// Whether the window of LANES positions lies in the readable range. The step is not negative.
INLINE int K(is_within)(const segue_line *line, segue_run run, size_t i) {
  const int64_t u = run.u + run.du * (int64_t)i;
  return (u >> 20) >= line->min_x && ((u + run.du * (LANES - 1)) >> 20) < line->max_x;
}

/// Means of vectors `i` to `end`, whose windows lie in the readable range.
INLINE void K(inner_means)(segue_means means, size_t i, size_t end, const segue_line *line,
                           segue_run run, int is_near) {
  const U32 steps = K(ramp)(0, (uint32_t)run.du);
  int64_t u = run.u + run.du * (int64_t)i;
  for (; i < end; i += LANES, u += run.du * LANES) {
    const uint32_t *window = line->pixels + (u >> 20);
    const U32 at = steps + ((uint32_t)u & 0xfffff), index = at >> 20;
    K(neighbors) n;
    n.left = is_near ? K(pick_near)(window, index) : K(pick)(window, index);
    n.right = is_near ? K(pick_near)(window + 1, index) : K(pick)(window, index + 1);
    K(store_means)(means, i, n, at);
  }
}

static void K(columns_at)(segue_means means, const segue_line *line, segue_run run,
                          size_t count) {
  size_t i = 0, end = (count + LANES - 1) / LANES * LANES;
  const int64_t columns = ((run.du * (LANES - 1)) >> 20) + 2;
  // Windows in the range are consecutive. Those of the other runs are examined one by one.
  if (run.du < 0 || columns >= 2 * LANES) end = 0;
  for (; i < end && !K(is_within)(line, run, i); i += LANES) K(clamped_means)(means, i, line, run);
  while (end > i && !K(is_within)(line, run, end - LANES)) end -= LANES;
  if (i < end) {
    if (columns <= LANES) {
      K(inner_means)(means, i, end, line, run, 1);
    } else {
      K(inner_means)(means, i, end, line, run, 0);
    }
    i = end;
  }
  for (; i < count; i += LANES) K(clamped_means)(means, i, line, run);
}
