// One body for every CPU level, written in clang's vector extensions: LEVEL names it, VECTOR_BYTES
// says how wide it works. Included by kernels.c once a level.
//
// A pixel's four bytes are handled as two pairs of 16-bit lanes, red with blue and green with alpha:
// a mask and a shift instead of widening, and room for products of two bytes.

typedef uint32_t K(u32) __attribute__((vector_size(VECTOR_BYTES)));
typedef int32_t K(i32) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint16_t K(u16) __attribute__((vector_size(VECTOR_BYTES)));
typedef int16_t K(i16) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint64_t K(u64) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint8_t K(bytes) __attribute__((vector_size(VECTOR_BYTES / 4)));

#define U32 K(u32)
#define I32 K(i32)
#define U16 K(u16)
#define I16 K(i16)
#define U64 K(u64)
#define BYTES K(bytes)
#define LANES (VECTOR_BYTES / 4)

typedef struct {
  U16 rb, ga;
} K(pixels);
#define PIXELS K(pixels)

INLINE U32 K(load)(const uint32_t *p) {
  U32 v;
  memcpy(&v, p, sizeof v);
  return v;
}

INLINE void K(store)(uint32_t *p, U32 v) { memcpy(p, &v, sizeof v); }

/// The first `count` of LANES pixels.
INLINE void K(load_part)(uint32_t *to, const uint32_t *from, size_t count) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  K(store)(to, (U32)_mm512_maskz_loadu_epi32((__mmask16)((1u << count) - 1), from));
#else
  memcpy(to, from, count * 4);
#endif
}

INLINE void K(store_part)(uint32_t *to, const uint32_t *from, size_t count) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  _mm512_mask_storeu_epi32(to, (__mmask16)((1u << count) - 1), (__m512i)K(load)(from));
#else
  memcpy(to, from, count * 4);
#endif
}

INLINE PIXELS K(split)(U32 v) {
  PIXELS p = {(U16)(v & 0x00ff00ff), (U16)((v >> 8) & 0x00ff00ff)};
  return p;
}

INLINE U32 K(join)(PIXELS p) { return (U32)p.rb | ((U32)p.ga << 8); }

/// Each byte of a mask in both lanes of its pixel.
INLINE U16 K(spread)(const uint8_t *mask) {
  BYTES b;
  memcpy(&b, mask, sizeof b);
  U32 m = __builtin_convertvector(b, U32);
  return (U16)(m | (m << 16));
}

INLINE U16 K(splat)(uint32_t x) { return (U16)((U32){0} + (x | (x << 16))); }

/// x / 255 rounded, for x up to 65,025.
INLINE U16 K(divide255)(U16 x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

INLINE PIXELS K(scaled)(PIXELS p, U16 mask) {
  PIXELS s = {K(divide255)(p.rb * mask), K(divide255)(p.ga * mask)};
  return s;
}

INLINE U16 K(at_most_255)(U16 x) {
  U16 over = (U16)(x > 255);
  return (x & ~over) | (over & 255);
}

INLINE PIXELS K(composed)(PIXELS under, PIXELS source) {
  U32 alpha = (U32)source.ga >> 16;
  U16 rest = 255 - (U16)(alpha | (alpha << 16));
  PIXELS p = {K(at_most_255)(source.rb + K(divide255)(under.rb * rest)),
              K(at_most_255)(source.ga + K(divide255)(under.ga * rest))};
  return p;
}

INLINE PIXELS K(mixed)(PIXELS before, PIXELS after, U16 mask) {
  U16 rest = 255 - mask;
  PIXELS p = {K(divide255)(after.rb * mask + before.rb * rest),
              K(divide255)(after.ga * mask + before.ga * rest)};
  return p;
}

// A loop over whole vectors, and the same statement once more for what is left, on copies. `d` is
// where the pixels at `out` are found, `s` those at `source` and `m` the bytes at `mask`.
#define EACH(out, source, mask, statement)                                 \
  do {                                                                     \
    size_t i = 0;                                                          \
    for (; i + LANES <= count; i += LANES) {                               \
      uint32_t *d = (out) + i;                                             \
      const uint32_t *s = (source) + i;                                    \
      const uint8_t *m = (mask) + i;                                       \
      (void)s, (void)m;                                                    \
      statement;                                                           \
    }                                                                      \
    if (i < count) {                                                       \
      uint32_t d[LANES] = {0}, source_rest[LANES] = {0};                   \
      uint8_t m[LANES] = {0};                                              \
      const uint32_t *s = source_rest;                                     \
      (void)s, (void)m;                                                    \
      size_t rest = count - i;                                             \
      K(load_part)(d, (out) + i, rest);                                      \
      if ((const void *)(source) != (const void *)(out)) {                 \
        K(load_part)(source_rest, (source) + i, rest);                       \
      }                                                                    \
      if ((const void *)(mask) != (const void *)(out)) {                   \
        memcpy(m, (mask) + i, rest);                                       \
      }                                                                    \
      statement;                                                           \
      K(store_part)((out) + i, d, rest);                                      \
    }                                                                      \
  } while (0)
#define NO_SOURCE out
#define NO_MASK (const uint8_t *)out

static void K(fill)(uint32_t *out, uint32_t color, size_t count) {
  U32 c = (U32){0} + color;
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) K(store)(out + i, c);
  for (; i < count; i++) out[i] = color;
}

static void K(over_color)(uint32_t *out, uint32_t color, size_t count) {
  PIXELS c = K(split)((U32){0} + color);
  EACH(out, NO_SOURCE, NO_MASK, K(store)(d, K(join)(K(composed)(K(split)(K(load)(d)), c))));
}

static void K(over_color_mask)(uint32_t *out, uint32_t color, const uint8_t *mask, size_t count) {
  PIXELS c = K(split)((U32){0} + color);
  EACH(out, NO_SOURCE, mask,
       K(store)(d, K(join)(K(composed)(K(split)(K(load)(d)), K(scaled)(c, K(spread)(m))))));
}

static void K(over)(uint32_t *out, const uint32_t *source, size_t count) {
  EACH(out, source, NO_MASK,
       K(store)(d, K(join)(K(composed)(K(split)(K(load)(d)), K(split)(K(load)(s))))));
}

static void K(over_even)(uint32_t *out, const uint32_t *source, uint8_t mask, size_t count) {
  U16 even = K(splat)(mask);
  EACH(out, source, NO_MASK,
       K(store)(d, K(join)(K(composed)(K(split)(K(load)(d)),
                                       K(scaled)(K(split)(K(load)(s)), even)))));
}

static void K(over_mask)(uint32_t *out, const uint32_t *source, const uint8_t *mask,
                         size_t count) {
  EACH(out, source, mask,
       K(store)(d, K(join)(K(composed)(K(split)(K(load)(d)),
                                       K(scaled)(K(split)(K(load)(s)), K(spread)(m))))));
}

static void K(mix_even)(uint32_t *out, const uint32_t *before, uint8_t mask, size_t count) {
  U16 even = K(splat)(mask);
  EACH(out, before, NO_MASK,
       K(store)(d, K(join)(K(mixed)(K(split)(K(load)(s)), K(split)(K(load)(d)), even))));
}

static void K(mix_mask)(uint32_t *out, const uint32_t *before, const uint8_t *mask, size_t count) {
  EACH(out, before, mask,
       K(store)(d, K(join)(K(mixed)(K(split)(K(load)(s)), K(split)(K(load)(d)), K(spread)(m)))));
}

INLINE U32 K(blended)(U32 a, U32 b, U16 far, U16 near) {
  PIXELS p = K(split)(a), q = K(split)(b);
  PIXELS r = {(p.rb * near + q.rb * far + 128) >> 8, (p.ga * near + q.ga * far + 128) >> 8};
  return K(join)(r);
}

static void K(blend)(uint32_t *out, const uint32_t *other, int32_t weight, size_t count) {
  U16 far = K(splat)((uint32_t)weight), near = K(splat)((uint32_t)(256 - weight));
  EACH(out, other, NO_MASK, K(store)(d, K(blended)(K(load)(d), K(load)(s), far, near)));
}

static void K(scale_mask)(uint8_t *mask, uint8_t opacity, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t x = (uint32_t)mask[i] * opacity + 128;
    mask[i] = (uint8_t)((x + (x >> 8)) >> 8);
  }
}

// Sampling. Means of columns are 15-bit numbers, 128 times a byte.

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

static void K(columns)(uint32_t *rb, uint32_t *ga, const uint32_t *source, int32_t weight,
                       size_t count) {
  U16 w = K(splat)((uint32_t)weight);
  // `rb` and `ga` have room for whole vectors, and the margin lets us read them.
  for (size_t i = 0; i < count; i += LANES) {
    PIXELS left = K(split)(K(load)(source + i)), right = K(split)(K(load)(source + i + 1));
    K(store)(rb + i, (U32)K(mean)(left.rb, right.rb, w));
    K(store)(ga + i, (U32)K(mean)(left.ga, right.ga, w));
  }
}

static void K(rows)(uint32_t *out, const uint32_t *const *means, int32_t weight, size_t count) {
  I16 w = (I16)K(splat)((uint32_t)weight);
  const uint32_t *rb0 = means[0], *ga0 = means[1], *rb1 = means[2], *ga1 = means[3];
  size_t i = 0;
  for (; i < count; i += LANES) {
    PIXELS p = {K(between_rows)((U16)K(load)(rb0 + i), (U16)K(load)(rb1 + i), w),
                K(between_rows)((U16)K(load)(ga0 + i), (U16)K(load)(ga1 + i), w)};
    U32 joined = K(join)(p);
    if (i + LANES <= count) {
      K(store)(out + i, joined);
    } else {
      memcpy(out + i, &joined, (count - i) * 4);
    }
  }
}

INLINE int64_t K(clamp)(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}

/// Neighbours of LANES positions along a row: pixels `first[i]` and the one after it.
typedef struct {
  U32 left, right;
} K(neighbours);

/// From LANES pairs, each a left pixel in its low half and the one to its right.
INLINE K(neighbours) K(apart)(U64 first, U64 second) {
  U32 a = (U32)first, b = (U32)second;
#if VECTOR_BYTES == 16
  K(neighbours) n = {__builtin_shufflevector(a, b, 0, 2, 4, 6),
                     __builtin_shufflevector(a, b, 1, 3, 5, 7)};
#elif VECTOR_BYTES == 32
  K(neighbours) n = {__builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14),
                     __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)};
#else
  K(neighbours) n = {__builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24,
                                             26, 28, 30),
                     __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25,
                                             27, 29, 31)};
#endif
  return n;
}

INLINE K(neighbours) K(gather)(const uint64_t *pairs) {
  U64 first, second;
  memcpy(&first, pairs, sizeof first);
  memcpy(&second, pairs + LANES / 2, sizeof second);
  return K(apart)(first, second);
}

/// Pairs found `offsets` bytes after `base`.
INLINE K(neighbours) K(gather_at)(const uint8_t *base, const int32_t *offsets) {
  uint64_t p[LANES];
  for (int i = 0; i < LANES; i++) memcpy(&p[i], base + offsets[i], 8);
#if VECTOR_BYTES == 16
  U64 first = {p[0], p[1]}, second = {p[2], p[3]};
#elif VECTOR_BYTES == 32
  U64 first = {p[0], p[1], p[2], p[3]}, second = {p[4], p[5], p[6], p[7]};
#else
  U64 first = {p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]};
  U64 second = {p[8], p[9], p[10], p[11], p[12], p[13], p[14], p[15]};
#endif
  return K(apart)(first, second);
}

INLINE uint64_t K(clamped_pair)(const uint32_t *row, int64_t column, int64_t low, int64_t high) {
  uint32_t left = row[K(clamp)(column, low, high)], right = row[K(clamp)(column + 1, low, high)];
  return (uint64_t)right << 32 | left;
}

/// Weights of columns for positions `u`, in both lanes.
INLINE U16 K(column_weights)(U32 u) {
  U32 w = (u >> 13) & 127;
  return (U16)(w | (w << 16));
}

INLINE U32 K(ramp)(uint32_t start, uint32_t step) {
  U32 r;
  for (int i = 0; i < LANES; i++) r[i] = start + (uint32_t)i * step;
  return r;
}

INLINE K(neighbours) K(clamped_neighbours)(const uint32_t *row, segue_run run, int64_t low,
                                           int64_t high) {
  uint64_t pairs[LANES];
  for (int k = 0; k < LANES; k++, run.u += run.du) {
    pairs[k] = K(clamped_pair)(row, run.u >> 20, low, high);
  }
  return K(gather)(pairs);
}

/// LANES pixels of the 2 · LANES ones at `window`.
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

static void K(columns_at)(uint32_t *rb, uint32_t *ga, const uint32_t *source, segue_run run,
                          int32_t min_x, int32_t max_x, size_t count) {
  U32 u = K(ramp)((uint32_t)run.u, (uint32_t)run.du);
  const uint32_t step = (uint32_t)run.du * LANES;
  for (size_t i = 0; i < count; i += LANES, u += step, run.u += run.du * LANES) {
    int64_t first = run.u >> 20, last = (run.u + run.du * (LANES - 1)) >> 20;
    int64_t low = first < last ? first : last, high = first < last ? last : first;
    K(neighbours) n;
    if (low >= min_x && high < max_x && high - low < 2 * LANES - 1) {
      // All of them lie in one window. 12 integer bits of `u` are left, more than enough.
      U32 index = ((u >> 20) - (uint32_t)low) & 4095;
      n.left = K(pick)(source + low, index);
      n.right = K(pick)(source + low, index + 1);
    } else {
      n = K(clamped_neighbours)(source, run, min_x, max_x);
    }
    PIXELS left = K(split)(n.left), right = K(split)(n.right);
    U16 w = K(column_weights)(u);
    K(store)(rb + i, (U32)K(mean)(left.rb, right.rb, w));
    K(store)(ga + i, (U32)K(mean)(left.ga, right.ga, w));
  }
}

INLINE const uint32_t *K(row_at)(const segue_picture *picture, int64_t row) {
  return (const uint32_t *)(const void *)(picture->pixels + row * picture->bytes_per_row);
}

INLINE void K(clamped_pairs)(uint64_t *top, uint64_t *bottom, const segue_picture *p,
                             segue_run run) {
  for (int k = 0; k < LANES; k++) {
    int64_t column = run.u >> 20, row = run.v >> 20;
    const uint32_t *first = K(row_at)(p, K(clamp)(row, p->min_y, p->max_y));
    const uint32_t *second = K(row_at)(p, K(clamp)(row + 1, p->min_y, p->max_y));
    top[k] = K(clamped_pair)(first, column, p->min_x, p->max_x);
    bottom[k] = K(clamped_pair)(second, column, p->min_x, p->max_x);
    run.u += run.du;
    run.v += run.dv;
  }
}

/// Where LANES positions lie, in bytes from the pixel of the first; steps are below 128 pixels.
INLINE void K(inner_offsets)(int32_t *offsets, const segue_picture *p, segue_run run) {
#if VECTOR_BYTES == 16
  // Without 32-bit products of vectors, one by one is faster.
  for (int k = 0; k < LANES; k++) {
    int64_t column = ((run.u + k * run.du) >> 20) - (run.u >> 20);
    int64_t row = ((run.v + k * run.dv) >> 20) - (run.v >> 20);
    offsets[k] = (int32_t)(row * p->bytes_per_row + column * 4);
  }
#else
  const uint32_t below = (1 << 20) - 1;
  I32 column = (I32)K(ramp)((uint32_t)run.u & below, (uint32_t)run.du) >> 20;
  I32 row = (I32)K(ramp)((uint32_t)run.v & below, (uint32_t)run.dv) >> 20;
  I32 offset = row * (int32_t)p->bytes_per_row + column * 4;
  memcpy(offsets, &offset, sizeof offset);
#endif
}

/// Whether all of LANES positions, and their neighbours, are samples that may be read.
INLINE int K(is_inside)(const segue_picture *p, segue_run run) {
  int64_t u0 = run.u >> 20, u1 = (run.u + run.du * (LANES - 1)) >> 20;
  int64_t v0 = run.v >> 20, v1 = (run.v + run.dv * (LANES - 1)) >> 20;
  const int64_t most = (int64_t)1 << 27;
  if (run.du >= most || run.du <= -most || run.dv >= most || run.dv <= -most) return 0;
  return u0 >= p->min_x && u1 >= p->min_x && u0 < p->max_x && u1 < p->max_x && v0 >= p->min_y &&
         v1 >= p->min_y && v0 < p->max_y && v1 < p->max_y;
}

static void K(bilinear)(uint32_t *out, const segue_picture *picture, segue_run run,
                        size_t count) {
  U32 u = K(ramp)((uint32_t)run.u, (uint32_t)run.du);
  U32 v = K(ramp)((uint32_t)run.v, (uint32_t)run.dv);
  for (size_t i = 0; i < count; i += LANES) {
    K(neighbours) t, b;
    if (K(is_inside)(picture, run)) {
      int32_t offsets[LANES];
      K(inner_offsets)(offsets, picture, run);
      const uint8_t *first = (const uint8_t *)(K(row_at)(picture, run.v >> 20) + (run.u >> 20));
      t = K(gather_at)(first, offsets);
      b = K(gather_at)(first + picture->bytes_per_row, offsets);
    } else {
      uint64_t top[LANES], bottom[LANES];
      K(clamped_pairs)(top, bottom, picture, run);
      t = K(gather)(top);
      b = K(gather)(bottom);
    }
    PIXELS tl = K(split)(t.left), tr = K(split)(t.right);
    PIXELS bl = K(split)(b.left), br = K(split)(b.right);
    U16 across = K(column_weights)(u);
    U32 low = (v >> 5) & 32767;
    I16 down = (I16)(low | (low << 16));
    PIXELS p = {K(between_rows)(K(mean)(tl.rb, tr.rb, across), K(mean)(bl.rb, br.rb, across), down),
                K(between_rows)(K(mean)(tl.ga, tr.ga, across), K(mean)(bl.ga, br.ga, across), down)};
    U32 joined = K(join)(p);
    if (i + LANES <= count) {
      K(store)(out + i, joined);
    } else {
      memcpy(out + i, &joined, (count - i) * 4);
    }
    u += (uint32_t)run.du * LANES;
    v += (uint32_t)run.dv * LANES;
    run.u += run.du * LANES;
    run.v += run.dv * LANES;
  }
}

static void K(nearest)(uint32_t *out, const segue_picture *picture, segue_run run, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int64_t column = K(clamp)(run.u >> 20, picture->min_x, picture->max_x);
    int64_t row = K(clamp)(run.v >> 20, picture->min_y, picture->max_y);
    out[i] = K(row_at)(picture, row)[column];
    run.u += run.du;
    run.v += run.dv;
  }
}

// Half as many columns.

typedef uint32_t K(half32) __attribute__((vector_size(VECTOR_BYTES / 2)));
typedef uint16_t K(half16) __attribute__((vector_size(VECTOR_BYTES / 2)));
#define HALF32 K(half32)
#define HALF16 K(half16)

/// Sums of neighbouring pixels.
INLINE HALF16 K(pair_sums)(U16 x) {
  U32 p = (U32)x;
#if VECTOR_BYTES == 16
  HALF32 even = __builtin_shufflevector(p, p, 0, 2), odd = __builtin_shufflevector(p, p, 1, 3);
#elif VECTOR_BYTES == 32
  HALF32 even = __builtin_shufflevector(p, p, 0, 2, 4, 6);
  HALF32 odd = __builtin_shufflevector(p, p, 1, 3, 5, 7);
#else
  HALF32 even = __builtin_shufflevector(p, p, 0, 2, 4, 6, 8, 10, 12, 14);
  HALF32 odd = __builtin_shufflevector(p, p, 1, 3, 5, 7, 9, 11, 13, 15);
#endif
  return (HALF16)even + (HALF16)odd;
}

static void K(halve)(uint32_t *out, const uint32_t *top, const uint32_t *bottom, size_t count) {
  size_t i = 0;
  for (; i + LANES / 2 <= count; i += LANES / 2) {
    PIXELS t = K(split)(K(load)(top + 2 * i)), b = K(split)(K(load)(bottom + 2 * i));
    HALF16 rb = (K(pair_sums)(t.rb + b.rb) + 2) >> 2, ga = (K(pair_sums)(t.ga + b.ga) + 2) >> 2;
    HALF32 joined = (HALF32)rb | ((HALF32)ga << 8);
    memcpy(out + i, &joined, sizeof joined);
  }
  for (; i < count; i++) {
    uint32_t joined = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      uint32_t sum = ((top[2 * i] >> shift) & 255) + ((top[2 * i + 1] >> shift) & 255) +
                     ((bottom[2 * i] >> shift) & 255) + ((bottom[2 * i + 1] >> shift) & 255);
      joined |= ((sum + 2) >> 2) << shift;
    }
    out[i] = joined;
  }
}

// Y'CbCr. The coefficients are those of `YCbCrArithmetic`.

typedef int32_t K(half_i32) __attribute__((vector_size(VECTOR_BYTES / 2)));
typedef uint8_t K(half_bytes) __attribute__((vector_size(VECTOR_BYTES / 8)));

/// Even lanes times `even` plus odd lanes times `odd`.
INLINE I32 K(weighted)(U16 x, int16_t even, int16_t odd) {
  I16 w = (I16)((U32){0} + ((uint16_t)even | ((uint32_t)(uint16_t)odd << 16)));
#if defined(__x86_64__) && VECTOR_BYTES == 16
  return (I32)_mm_madd_epi16((__m128i)x, (__m128i)w);
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  return (I32)_mm256_madd_epi16((__m256i)x, (__m256i)w);
#elif defined(__x86_64__) && VECTOR_BYTES == 64
  return (I32)_mm512_madd_epi16((__m512i)x, (__m512i)w);
#else
  I32 r;
  for (int i = 0; i < LANES; i++) r[i] = (int32_t)x[2 * i] * even + (int32_t)x[2 * i + 1] * odd;
  return r;
#endif
}

INLINE void K(store_luma)(uint8_t *out, PIXELS p) {
  I32 y = K(weighted)(p.rb, 5983, 2032) + K(weighted)(p.ga, 20127, 0);
  BYTES b = __builtin_convertvector((y + ((16 << 15) + (1 << 14))) >> 15, BYTES);
  memcpy(out, &b, sizeof b);
}

/// `rb` and `ga` hold sums of 2 x 2 pixels in their low halves.
INLINE void K(store_chroma)(uint8_t *out, U16 rb, U16 ga, int16_t red, int16_t green,
                            int16_t blue) {
  I32 c = K(weighted)(rb, red, blue) + K(weighted)(ga, green, 0);
  c = (c + ((128 << 17) + (1 << 16))) >> 17;
  BYTES b = __builtin_convertvector(c, BYTES);
  memcpy(out, &b, sizeof b / 2);
}

INLINE U16 K(low_half)(HALF16 x) {
  U16 wide = {0};
  memcpy(&wide, &x, sizeof x);
  return wide;
}

/// One vector of columns; `cb` and `cr` get half as many bytes.
INLINE void K(ycbcr_step)(segue_ycbcr_rows out, const uint32_t *top, const uint32_t *bottom) {
  PIXELS t = K(split)(K(load)(top)), b = K(split)(K(load)(bottom));
  K(store_luma)(out.luma_top, t);
  K(store_luma)(out.luma_bottom, b);
  U16 rb = K(low_half)(K(pair_sums)(t.rb + b.rb)), ga = K(low_half)(K(pair_sums)(t.ga + b.ga));
  K(store_chroma)(out.cb, rb, ga, -3298, -11094, 14392);
  K(store_chroma)(out.cr, rb, ga, 14392, -13072, -1320);
}

static void K(ycbcr)(segue_ycbcr_rows out, const uint32_t *top, const uint32_t *bottom,
                     size_t pairs) {
  size_t i = 0, columns = 2 * pairs;
  for (; i + LANES <= columns; i += LANES) {
    segue_ycbcr_rows at = {out.luma_top + i, out.luma_bottom + i, out.cb + i / 2, out.cr + i / 2};
    K(ycbcr_step)(at, top + i, bottom + i);
  }
  if (i < columns) {
    size_t rest = columns - i;
    uint32_t t[LANES] = {0}, b[LANES] = {0};
    uint8_t y0[LANES], y1[LANES], cb[LANES], cr[LANES];
    memcpy(t, top + i, rest * 4);
    memcpy(b, bottom + i, rest * 4);
    segue_ycbcr_rows at = {y0, y1, cb, cr};
    K(ycbcr_step)(at, t, b);
    memcpy(out.luma_top + i, y0, rest);
    memcpy(out.luma_bottom + i, y1, rest);
    memcpy(out.cb + i / 2, cb, rest / 2);
    memcpy(out.cr + i / 2, cr, rest / 2);
  }
}

static const segue_kernels K(kernels) = {
    K(fill),      K(over_color), K(over_color_mask), K(over),  K(over_even), K(over_mask),
    K(mix_even),  K(mix_mask),   K(blend),           K(scale_mask), K(columns), K(columns_at),
    K(rows),      K(bilinear),   K(nearest),         K(halve), K(ycbcr),
};

#undef U32
#undef I32
#undef U16
#undef I16
#undef U64
#undef BYTES
#undef LANES
#undef PIXELS
#undef HALF32
#undef HALF16
#undef EACH
#undef NO_SOURCE
#undef NO_MASK
