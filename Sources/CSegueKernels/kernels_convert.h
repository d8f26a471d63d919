// Kernels that halve the number of columns: smaller images, and chroma.

typedef uint32_t K(half32) __attribute__((vector_size(VECTOR_BYTES / 2)));
typedef uint16_t K(half16) __attribute__((vector_size(VECTOR_BYTES / 2)));
#define HALF32 K(half32)
#define HALF16 K(half16)

/// The sums of neighboring pixels.
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

/// The factors of red, green and blue.
typedef struct {
  int16_t red, green, blue;
} K(weights);

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

INLINE I32 K(sum)(U16 rb, U16 ga, K(weights) w) {
  return K(weighted)(rb, w.red, w.blue) + K(weighted)(ga, w.green, 0);
}

INLINE void K(store_luma)(uint8_t *out, PIXELS p) {
  I32 y = K(sum)(p.rb, p.ga, (K(weights)){5983, 20127, 2032});
  BYTES b = __builtin_convertvector((y + ((16 << 15) + (1 << 14))) >> 15, BYTES);
  memcpy(out, &b, sizeof b);
}

/// `rb` and `ga` hold sums of 2 x 2 pixels in their low halves.
INLINE void K(store_chroma)(uint8_t *out, U16 rb, U16 ga, K(weights) w) {
  I32 c = (K(sum)(rb, ga, w) + ((128 << 17) + (1 << 16))) >> 17;
  BYTES b = __builtin_convertvector(c, BYTES);
  memcpy(out, &b, sizeof b / 2);
}

INLINE U16 K(low_half)(HALF16 x) {
  U16 wide = {0};
  memcpy(&wide, &x, sizeof x);
  return wide;
}

/// Converts one vector of columns; `cb` and `cr` receive half as many bytes.
INLINE void K(ycbcr_step)(segue_ycbcr_rows out, const uint32_t *top, const uint32_t *bottom) {
  PIXELS t = K(split)(K(load)(top)), b = K(split)(K(load)(bottom));
  K(store_luma)(out.luma_top, t);
  K(store_luma)(out.luma_bottom, b);
  U16 rb = K(low_half)(K(pair_sums)(t.rb + b.rb)), ga = K(low_half)(K(pair_sums)(t.ga + b.ga));
  K(store_chroma)(out.cb, rb, ga, (K(weights)){-3298, -11094, 14392});
  K(store_chroma)(out.cr, rb, ga, (K(weights)){14392, -13072, -1320});
}

#if defined(__x86_64__)
/// Luma of LANES pixels, each in 32 bits.
INLINE X86_REGISTER K(luma)(PIXELS p) {
  const I32 y = K(sum)(p.rb, p.ga, (K(weights)){5983, 20127, 2032});
  return (X86_REGISTER)((y + ((16 << 15) + (1 << 14))) >> 15);
}

/// Stores the luma of four vectors.
INLINE void K(store_lumas)(uint8_t *out, const PIXELS *p) {
  const X86_REGISTER first = X86(packs_epi32)(K(luma)(p[0]), K(luma)(p[1]));
  const X86_REGISTER second = X86(packs_epi32)(K(luma)(p[2]), K(luma)(p[3]));
  const U32 packed = (U32)X86(packus_epi16)(first, second);
  // Four pixels of each vector lie side by side in each quarter.
#if VECTOR_BYTES == 16
  const U32 y = packed;
#elif VECTOR_BYTES == 32
  const U32 y = __builtin_shufflevector(packed, packed, 0, 4, 1, 5, 2, 6, 3, 7);
#else
  const U32 y = __builtin_shufflevector(packed, packed, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7,
                                        11, 15);
#endif
  memcpy(out, &y, sizeof y);
}

/// The sums of neighboring pixels of two vectors: in each quarter those of `a`, then those of `b`.
INLINE U16 K(pair_sums_of_two)(U16 a, U16 b) {
  const U32 p = (U32)a, q = (U32)b;
#if VECTOR_BYTES == 16
#define PICKED(i) i, i + 2, LANES + i, LANES + i + 2
#elif VECTOR_BYTES == 32
#define PICKED_IN(i) i, i + 2, LANES + i, LANES + i + 2
#define PICKED(i) PICKED_IN(i), PICKED_IN(i + 4)
#else
#define PICKED_IN(i) i, i + 2, LANES + i, LANES + i + 2
#define PICKED(i) PICKED_IN(i), PICKED_IN(i + 4), PICKED_IN(i + 8), PICKED_IN(i + 12)
#endif
  return (U16)__builtin_shufflevector(p, q, PICKED(0)) +
         (U16)__builtin_shufflevector(p, q, PICKED(1));
#undef PICKED
#undef PICKED_IN
}

/// One chroma component of four vectors, in 16 bits. The sums are those of 2 x 2 pixels.
INLINE X86_REGISTER K(chromas)(const U16 *rb, const U16 *ga, K(weights) w) {
  const I32 first = (K(sum)(rb[0], ga[0], w) + ((128 << 17) + (1 << 16))) >> 17;
  const I32 second = (K(sum)(rb[1], ga[1], w) + ((128 << 17) + (1 << 16))) >> 17;
  return X86(packs_epi32)((X86_REGISTER)first, (X86_REGISTER)second);
}

/// Converts four vectors of columns.
INLINE void K(ycbcr_block)(segue_ycbcr_rows out, const uint32_t *top, const uint32_t *bottom) {
  PIXELS t[4], b[4];
  for (int i = 0; i < 4; i++) {
    t[i] = K(split)(K(load)(top + i * LANES));
    b[i] = K(split)(K(load)(bottom + i * LANES));
  }
  K(store_lumas)(out.luma_top, t);
  K(store_lumas)(out.luma_bottom, b);
  U16 rb[2], ga[2];
  for (int i = 0; i < 2; i++) {
    const int j = 2 * i, k = j + 1;
    rb[i] = K(pair_sums_of_two)(t[j].rb + b[j].rb, t[k].rb + b[k].rb);
    ga[i] = K(pair_sums_of_two)(t[j].ga + b[j].ga, t[k].ga + b[k].ga);
  }
  const X86_REGISTER cb = K(chromas)(rb, ga, (K(weights)){-3298, -11094, 14392});
  const X86_REGISTER cr = K(chromas)(rb, ga, (K(weights)){14392, -13072, -1320});
  // Each quarter has two columns of each vector for Cb, then for Cr.
  const U16 both = (U16)X86(packus_epi16)(cb, cr);
#if VECTOR_BYTES == 16
  const U16 chroma = both;
#elif VECTOR_BYTES == 32
  const U16 chroma =
      __builtin_shufflevector(both, both, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
#else
  const U16 chroma = __builtin_shufflevector(
      both, both, 0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27, 4, 12, 20, 28, 5, 13, 21,
      29, 6, 14, 22, 30, 7, 15, 23, 31);
#endif
  memcpy(out.cb, &chroma, sizeof chroma / 2);
  memcpy(out.cr, (const uint8_t *)&chroma + sizeof chroma / 2, sizeof chroma / 2);
}
#endif

static void K(ycbcr)(segue_ycbcr_rows out, const uint32_t *top, const uint32_t *bottom,
                     size_t pairs) {
  size_t i = 0, columns = 2 * pairs;
#if defined(__x86_64__)
  for (; i + 4 * LANES <= columns; i += 4 * LANES) {
    segue_ycbcr_rows at = {out.luma_top + i, out.luma_bottom + i, out.cb + i / 2, out.cr + i / 2};
    K(ycbcr_block)(at, top + i, bottom + i);
  }
#endif
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
