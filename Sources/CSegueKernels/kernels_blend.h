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
  PIXELS c = K(split)((U32){0} + color);
  EACH(out, NO_SOURCE, NO_MASK, K(store)(d, K(join)(K(composed)(K(split)(K(load)(d)), c))));
}

/// The same with one mask value for all pixels.
static void K(over_color_even)(uint32_t *out, uint32_t color, uint8_t mask, size_t count) {
  PIXELS c = K(scaled)(K(split)((U32){0} + color), K(splat)(mask));
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

static void K(fade)(uint32_t *out, const uint32_t *source, uint8_t mask, uint32_t base,
                    size_t count) {
  U16 even = K(splat)(mask);
  PIXELS b = K(scaled)(K(split)((U32){0} + base), K(splat)(255u - mask));
  EACH(out, source, NO_MASK, {
    PIXELS p = K(scaled)(K(split)(K(load)(s)), even);
    p.rb += b.rb;
    p.ga += b.ga;
    K(store)(d, K(join)(p));
  });
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

static void K(tint)(uint32_t *out, uint32_t color, size_t count) {
  PIXELS c = K(split)((U32){0} + color);
  EACH(out, NO_SOURCE, NO_MASK, {
    U32 alpha = K(load)(d) >> 24;
    K(store)(d, K(join)(K(scaled)(c, (U16)(alpha | (alpha << 16)))));
  });
}

INLINE PIXELS K(product)(PIXELS a, PIXELS b) {
  PIXELS p = {K(divide255)(a.rb * b.rb), K(divide255)(a.ga * b.ga)};
  return p;
}

static void K(times)(uint32_t *out, uint32_t color, size_t count) {
  PIXELS c = K(split)((U32){0} + color);
  EACH(out, NO_SOURCE, NO_MASK, K(store)(d, K(join)(K(product)(K(split)(K(load)(d)), c))));
}

static void K(scale_mask)(uint8_t *mask, uint8_t opacity, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t x = (uint32_t)mask[i] * opacity + 128;
    mask[i] = (uint8_t)((x + (x >> 8)) >> 8);
  }
}
