// Coverage in bytes: alpha without colors, composited as pixels are. Plain loops, which the compiler
// vectorizes to the level's width.

/// x / 255 rounded, for x up to 65,025.
INLINE uint8_t K(alpha_divided)(uint16_t x) {
  x = (uint16_t)(x + 128);
  return (uint8_t)((uint16_t)(x + (x >> 8)) >> 8);
}

INLINE uint8_t K(alpha_product)(uint8_t a, uint8_t b) {
  return K(alpha_divided)((uint16_t)(a * b));
}

/// `source` over `under`. The sum is at most 255.
INLINE uint8_t K(alpha_sum)(uint8_t under, uint8_t source) {
  return (uint8_t)(source + K(alpha_product)(under, (uint8_t)(255 - source)));
}

static void K(alpha_over)(uint8_t *restrict out, const uint8_t *restrict mask, uint8_t alpha,
                          size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = K(alpha_sum)(out[i], K(alpha_product)(alpha, mask[i]));
}

static void K(alpha_over_even)(uint8_t *out, uint8_t alpha, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = K(alpha_sum)(out[i], alpha);
}

// Alpha is extracted to a part of its own, so that each loop has values of one width.
enum { K(ALPHA_PART) = 256 };

INLINE size_t K(alpha_part)(uint8_t *restrict alpha, const uint32_t *restrict pixels, size_t left) {
  const size_t count = left < K(ALPHA_PART) ? left : K(ALPHA_PART);
  for (size_t i = 0; i < count; i++) alpha[i] = (uint8_t)(pixels[i] >> 24);
  return count;
}

static void K(alpha_over_pixels)(uint8_t *restrict out, const uint32_t *restrict pixels,
                                 size_t count) {
  uint8_t alpha[K(ALPHA_PART)];
  for (size_t start = 0; start < count; start += K(ALPHA_PART)) {
    const size_t part = K(alpha_part)(alpha, pixels + start, count - start);
    for (size_t i = 0; i < part; i++) out[start + i] = K(alpha_sum)(out[start + i], alpha[i]);
  }
}

static void K(alpha_times)(uint8_t *restrict mask, const uint32_t *restrict pixels, size_t count) {
  uint8_t alpha[K(ALPHA_PART)];
  for (size_t start = 0; start < count; start += K(ALPHA_PART)) {
    const size_t part = K(alpha_part)(alpha, pixels + start, count - start);
    for (size_t i = 0; i < part; i++) {
      mask[start + i] = K(alpha_product)(alpha[i], mask[start + i]);
    }
  }
}
