// Image blurs: 15-bit values in vectors of 16-bit lanes, four lanes per pixel.

typedef uint16_t K(values) __attribute__((vector_size(VECTOR_BYTES), aligned(2)));
typedef int16_t K(signeds) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint64_t K(pixels) __attribute__((vector_size(VECTOR_BYTES)));
typedef uint32_t K(wide) __attribute__((vector_size(2 * VECTOR_BYTES)));
typedef int32_t K(signed_wide) __attribute__((vector_size(2 * VECTOR_BYTES)));
typedef uint8_t K(packed) __attribute__((vector_size(VECTOR_BYTES / 2), aligned(1)));

#define VALUES K(values)
#define SIGNEDS K(signeds)
#define PIXELS K(pixels)
#define LANES (VECTOR_BYTES / 2)
#define PIXEL_LANES (VECTOR_BYTES / 8)

INLINE VALUES K(load)(const uint16_t *p) {
  VALUES v;
  memcpy(&v, p, sizeof v);
  return v;
}

INLINE void K(store)(uint16_t *p, VALUES v) { memcpy(p, &v, sizeof v); }

INLINE VALUES K(unpack)(const void *p) {
  K(packed) b;
  memcpy(&b, p, sizeof b);
  return __builtin_convertvector(b, VALUES);
}

/// The upper halves of the products.
INLINE VALUES K(high)(VALUES a, VALUES b) {
  K(wide) product = __builtin_convertvector(a, K(wide)) * __builtin_convertvector(b, K(wide));
  return __builtin_convertvector(product >> 16, VALUES);
}

INLINE SIGNEDS K(signed_high)(SIGNEDS a, SIGNEDS b) {
  K(signed_wide) product =
      __builtin_convertvector(a, K(signed_wide)) * __builtin_convertvector(b, K(signed_wide));
  return __builtin_convertvector(product >> 16, SIGNEDS);
}

INLINE VALUES K(even)(uint32_t x) { return (VALUES){0} + (uint16_t)x; }

static void K(widen_pixels)(uint16_t *out, const uint32_t *in, size_t count) {
  for (size_t i = 0; i < 4 * count; i += LANES) {
    K(store)(out + i, K(unpack)((const uint8_t *)in + i) << 7);
  }
}

static void K(sum_pixel_lines)(uint16_t *out, const uint32_t *const *lines, size_t count) {
  const uint8_t *a = (const uint8_t *)lines[0], *b = (const uint8_t *)lines[1];
  const uint8_t *c = (const uint8_t *)lines[2], *d = (const uint8_t *)lines[3];
  for (size_t i = 0; i < 4 * count; i += LANES) {
    VALUES outer = K(unpack)(a + i) + K(unpack)(d + i);
    VALUES inner = K(unpack)(b + i) + K(unpack)(c + i);
    K(store)(out + i, outer + inner + inner + inner);
  }
}

// Pixels 0, 2, 4, … and 1, 3, 5, … of two vectors.
#if VECTOR_BYTES == 16
#define EVEN_PIXELS(a, b) __builtin_shufflevector(a, b, 0, 2)
#define ODD_PIXELS(a, b) __builtin_shufflevector(a, b, 1, 3)
#elif VECTOR_BYTES == 32
#define EVEN_PIXELS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#define ODD_PIXELS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7)
#else
#define EVEN_PIXELS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODD_PIXELS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)
#endif

/// For each output pixel, the sum of the outer two and the sum of the inner two of its four
/// neighbors.
INLINE void K(neighbors)(const uint16_t *in, VALUES *outer, VALUES *inner) {
  PIXELS a = (PIXELS)K(load)(in - 4), b = (PIXELS)K(load)(in - 4 + LANES);
  PIXELS c = (PIXELS)K(load)(in + 4), d = (PIXELS)K(load)(in + 4 + LANES);
  *outer = (VALUES)(PIXELS)EVEN_PIXELS(a, b) + (VALUES)(PIXELS)ODD_PIXELS(c, d);
  *inner = (VALUES)(PIXELS)ODD_PIXELS(a, b) + (VALUES)(PIXELS)EVEN_PIXELS(c, d);
}

static void K(halve_sums)(uint16_t *out, const uint16_t *in, size_t count) {
  for (size_t i = 0; i < 4 * count; i += LANES) {
    VALUES outer, inner;
    K(neighbors)(in + 2 * i, &outer, &inner);
    K(store)(out + i, (outer + inner + inner + inner) << 1);
  }
}

/// Computes (outer + 3 inner) / 8 without exceeding 16 bits.
INLINE VALUES K(halved)(VALUES outer, VALUES inner) {
  outer >>= 1;
  inner >>= 1;
  return (((outer + inner) >> 1) + inner + 1) >> 1;
}

static void K(halve_pixels)(uint16_t *out, const uint16_t *in, size_t count) {
  for (size_t i = 0; i < 4 * count; i += LANES) {
    VALUES outer, inner;
    K(neighbors)(in + 2 * i, &outer, &inner);
    K(store)(out + i, K(halved)(outer, inner));
  }
}

static void K(halve_pixel_lines)(uint16_t *out, const uint16_t *const *lines, size_t count) {
  const uint16_t *a = lines[0], *b = lines[1], *c = lines[2], *d = lines[3];
  for (size_t i = 0; i < 4 * count; i += LANES) {
    K(store)(out + i, K(halved)(K(load)(a + i) + K(load)(d + i), K(load)(b + i) + K(load)(c + i)));
  }
}

// Truncation loses up to one per product; half of that is added back.
#define LOST(products) K(even)((uint32_t)(products) / 2)

/// Weighted means of pixels that are `step` values apart.
INLINE void K(means)(uint16_t *out, const uint16_t *in, ptrdiff_t step, const uint32_t *weights,
                     size_t radius, size_t count) {
  for (size_t i = 0; i < 4 * count; i += 4 * LANES) {
    VALUES sums[4];
    VALUES weight = K(even)(weights[0]);
    for (int j = 0; j < 4; j++) {
      sums[j] = LOST(radius + 1) + K(high)(K(load)(in + i + j * LANES), weight);
    }
    for (size_t k = 1; k <= radius; k++) {
      const uint16_t *a = in + i - (ptrdiff_t)k * step, *b = in + i + (ptrdiff_t)k * step;
      weight = K(even)(weights[k]);
      for (int j = 0; j < 4; j++) {
        sums[j] += K(high)(K(load)(a + j * LANES) + K(load)(b + j * LANES), weight);
      }
    }
    for (int j = 0; j < 4 && i + (size_t)j * LANES < 4 * count; j++) {
      K(store)(out + i + j * LANES, sums[j]);
    }
  }
}

static void K(pixel_line)(uint16_t *out, const uint16_t *in, const uint32_t *weights,
                          size_t radius, size_t count) {
  K(means)(out, in, 4, weights, radius, count);
}

static void K(pixel_lines)(uint16_t *out, const uint16_t *in, ptrdiff_t stride,
                           const uint32_t *weights, size_t radius, size_t count) {
  K(means)(out, in, stride, weights, radius, count);
}

static void K(spline_pixel_lines)(uint16_t *out, const uint16_t *const *lines,
                                  const uint32_t *weights, size_t count) {
  VALUES w[4];
  for (int k = 0; k < 4; k++) w[k] = K(even)(weights[k]);
  for (size_t i = 0; i < 4 * count; i += LANES) {
    VALUES sum = LOST(4);
    for (int k = 0; k < 4; k++) sum += K(high)(K(load)(lines[k] + i), w[k]);
    K(store)(out + i, sum);
  }
}

// Pixels of one block, or of as many whole blocks as fill a vector. `NARROW` is the vector's width:
// a wider one would hold more blocks than most levels have pixels.
#if VECTOR_BYTES == 16
#define SPLINE_PIXELS 2
#else
#define SPLINE_PIXELS 4
#endif
typedef uint16_t K(few) __attribute__((vector_size(8 * SPLINE_PIXELS), aligned(2)));
typedef uint64_t K(few_pixels) __attribute__((vector_size(8 * SPLINE_PIXELS)));
typedef uint32_t K(few_wide) __attribute__((vector_size(16 * SPLINE_PIXELS)));

INLINE K(few) K(few_high)(K(few) a, K(few) b) {
  K(few_wide) product =
      __builtin_convertvector(a, K(few_wide)) * __builtin_convertvector(b, K(few_wide));
  return __builtin_convertvector(product >> 16, K(few));
}

/// Neighbor `k` of each pixel's block, for the pixels of two blocks if a block has only two.
INLINE K(few) K(spread)(const uint16_t *in, uint32_t level) {
  uint64_t pixel[2];
  memcpy(&pixel[0], in, 8);
#if SPLINE_PIXELS == 4
  if (level == 1) {
    memcpy(&pixel[1], in + 4, 8);
    return (K(few))(K(few_pixels)){pixel[0], pixel[0], pixel[1], pixel[1]};
  }
#endif
  (void)level;
  return (K(few))((K(few_pixels)){0} + pixel[0]);
}

/// The weights of the five neighbors for the pixels from `place` on.
INLINE void K(spline_weights)(K(few) *w, const uint32_t *weights, uint32_t level, size_t place) {
  const size_t size = (size_t)1 << level;
  uint16_t all[5][4 * SPLINE_PIXELS];
  memset(all, 0, sizeof all);
  for (size_t i = 0; i < SPLINE_PIXELS; i++) {
    size_t at = (place + i) & (size - 1), later = 2 * at >= size - 1;
    for (size_t k = 0; k < 4; k++) {
      for (size_t c = 0; c < 4; c++) all[k + later][4 * i + c] = (uint16_t)weights[4 * at + k];
    }
  }
  for (int k = 0; k < 5; k++) memcpy(&w[k], all[k], sizeof w[k]);
}

static void K(spline_pixels)(uint16_t *out, const uint16_t *in, const uint32_t *weights,
                             uint32_t level, size_t blocks) {
  const size_t size = (size_t)1 << level;
  const size_t step = size < SPLINE_PIXELS ? SPLINE_PIXELS / size : 1;
  for (size_t place = 0; place < size; place += SPLINE_PIXELS) {
    K(few) w[5];
    K(spline_weights)(w, weights, level, place);
    for (size_t block = 0; block < blocks; block += step) {
      K(few) sum = (K(few)){0} + 2;
      for (size_t k = 0; k < 5; k++) {
        sum += K(few_high)(K(spread)(in + 4 * (block + k), level), w[k]);
      }
      memcpy(out + 4 * (block * size + place), &sum, sizeof sum);
    }
  }
}

/// The luminance of each pixel in its color channels; alpha is unchanged.
INLINE VALUES K(grays)(VALUES v) {
  PIXELS p = (PIXELS)v;
  PIXELS red = p & 0xffff, green = (p >> 16) & 0xffff, blue = (p >> 32) & 0xffff;
  // 0.2126, 0.7152 and 0.0722 of 65,536.
  PIXELS gray = (red * 13933 + green * 46871 + blue * 4732 + 32768) >> 16;
  return (VALUES)(gray | (gray << 16) | (gray << 32) | ((p >> 48) << 48));
}

INLINE VALUES K(alphas)(VALUES v) {
  PIXELS a = (PIXELS)v >> 48;
  a |= a << 16;
  return (VALUES)(a | (a << 32));
}

INLINE VALUES K(looking)(VALUES v, const segue_blur_style *style, VALUES tint) {
  if (style->away != 0) {
    SIGNEDS change = K(signed_high)((SIGNEDS)(v - K(grays)(v)), (SIGNEDS){0} + style->away);
    for (int32_t i = 0; i < style->doublings; i++) {
      change = __builtin_elementwise_add_sat(change, change);
    }
    SIGNEDS changed = __builtin_elementwise_add_sat((SIGNEDS)v, change);
    changed = __builtin_elementwise_max(changed, (SIGNEDS){0});
    v = (VALUES)__builtin_elementwise_min(changed, (SIGNEDS)K(alphas)(v));
  }
  return style->is_tinted ? tint + K(high)(v, K(even)(style->beneath)) : v;
}

static void K(finish_pixels)(uint32_t *out, const uint16_t *in, const segue_blur_style *style,
                             size_t count) {
  uint64_t one;
  memcpy(&one, style->tint, sizeof one);
  const VALUES tint = (VALUES)((PIXELS){0} + one);
  for (size_t i = 0; i < 4 * count; i += LANES) {
    VALUES v = (K(looking)(K(load)(in + i), style, tint) + 64) >> 7;
    K(packed) bytes = __builtin_convertvector(v, K(packed));
    memcpy((uint8_t *)out + i, &bytes, sizeof bytes);
  }
}

#undef VALUES
#undef SIGNEDS
#undef PIXELS
#undef LANES
#undef PIXEL_LANES
#undef EVEN_PIXELS
#undef ODD_PIXELS
#undef LOST
#undef SPLINE_PIXELS
#undef CHUNK
