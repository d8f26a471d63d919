// Kernels that combine pixels: fills, compositing, mixing, and fading from one image to another.

// Loops over whole vectors, and executes the same statement once more for the remainder, on copies.
// `d` is the address of the pixels at `out`, `s` of those at `source` and `m` of the bytes at
// `mask`.
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
        K(load_mask)(m, (mask) + i, rest);                                      \
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
  const U32 c = (U32){0} + color;
  EACH(out, NO_SOURCE, NO_MASK, K(store)(d, K(composed)(K(load)(d), c)));
}

/// The same with one mask value for all pixels.
static void K(over_color_even)(uint32_t *out, uint32_t color, uint8_t mask, size_t count) {
  const U32 c = K(scaled)((U32){0} + color, K(splat)(mask));
  EACH(out, NO_SOURCE, NO_MASK, K(store)(d, K(composed)(K(load)(d), c)));
}

static void K(over_color_mask)(uint32_t *out, uint32_t color, const uint8_t *mask, size_t count) {
  const U32 c = (U32){0} + color;
  EACH(out, NO_SOURCE, mask, K(store)(d, K(composed)(K(load)(d), K(scaled)(c, K(spread)(m)))));
}

static void K(over)(uint32_t *out, const uint32_t *source, size_t count) {
  EACH(out, source, NO_MASK, K(store)(d, K(composed)(K(load)(d), K(load)(s))));
}

static void K(over_even)(uint32_t *out, const uint32_t *source, uint8_t mask, size_t count) {
  const U16 even = K(splat)(mask);
  EACH(out, source, NO_MASK,
       K(store)(d, K(composed)(K(load)(d), K(scaled)(K(load)(s), even))));
}

static void K(fade)(uint32_t *out, const uint32_t *source, uint8_t mask, uint32_t base,
                    size_t count) {
  const U16 even = K(splat)(mask);
  // The sum of both is at most 255, whatever is rounded.
  const U32 color = K(scaled)((U32){0} + base, K(splat)(255u - mask));
  EACH(out, source, NO_MASK, K(store)(d, K(scaled)(K(load)(s), even) + color));
}

static void K(fade_over)(uint32_t *out, const uint32_t *source, uint8_t mask,
                         const uint32_t *under, size_t count) {
  const U16 even = K(splat)(mask), rest = 255 - even;
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    K(store)(out + i, K(scaled)(K(load)(source + i), even) + K(scaled)(K(load)(under + i), rest));
  }
  if (i == count) return;
  uint32_t s[LANES] = {0}, u[LANES] = {0}, d[LANES];
  K(load_part)(s, source + i, count - i);
  K(load_part)(u, under + i, count - i);
  K(store)(d, K(scaled)(K(load)(s), even) + K(scaled)(K(load)(u), rest));
  K(store_part)(out + i, d, count - i);
}

static void K(over_mask)(uint32_t *out, const uint32_t *source, const uint8_t *mask,
                         size_t count) {
  EACH(out, source, mask,
       K(store)(d, K(composed)(K(load)(d), K(scaled)(K(load)(s), K(spread)(m)))));
}

static void K(mix_even)(uint32_t *out, const uint32_t *before, uint8_t mask, size_t count) {
  const U16 even = K(splat)(mask);
  EACH(out, before, NO_MASK, K(store)(d, K(mixed)(K(load)(s), K(load)(d), even)));
}

static void K(mix_mask)(uint32_t *out, const uint32_t *before, const uint8_t *mask, size_t count) {
  EACH(out, before, mask, K(store)(d, K(mixed)(K(load)(s), K(load)(d), K(spread)(m))));
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

static void K(tint)(uint32_t *out, uint32_t color, size_t count) {
  const U32 c = (U32){0} + color;
  EACH(out, NO_SOURCE, NO_MASK, {
    U32 alpha = K(load)(d) >> 24;
    K(store)(d, K(scaled)(c, (U16)(alpha | (alpha << 16))));
  });
}

static void K(times)(uint32_t *out, uint32_t color, size_t count) {
  const PIXELS c = K(split)((U32){0} + color);
  EACH(out, NO_SOURCE, NO_MASK, {
    const PIXELS p = K(split)(K(load)(d));
    K(store)(d, K(divided)(p.rb * c.rb, p.ga * c.ga));
  });
}

static void K(scale_mask)(uint8_t *mask, uint8_t opacity, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t x = (uint32_t)mask[i] * opacity + 128;
    mask[i] = (uint8_t)((x + (x >> 8)) >> 8);
  }
}
