// Blend modes and the Porter–Duff operators. Blocks of pixels are split into components, so that
// every mode is a plain loop over numbers, which the compiler vectorizes.

#define BLOCK 64

typedef struct {
  int32_t parts[4][BLOCK];
} K(block);

INLINE void K(take_apart)(K(block) *block, const uint32_t *pixels, size_t count) {
  for (int part = 0; part < 4; part++) {
    for (size_t i = 0; i < count; i++) {
      block->parts[part][i] = (int32_t)((pixels[i] >> (8 * part)) & 255);
    }
  }
}

INLINE int32_t K(over_255)(int32_t x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

INLINE int32_t K(least)(int32_t a, int32_t b) { return a < b ? a : b; }
INLINE int32_t K(most)(int32_t a, int32_t b) { return a > b ? a : b; }

// Each returns the mixed color times both alphas, in units of 1/65,025.

INLINE int32_t K(multiply)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  (void)sa, (void)da;
  return s * d;
}
INLINE int32_t K(screen)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  return s * da + d * sa - s * d;
}
INLINE int32_t K(hard)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  return 2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}
INLINE int32_t K(overlay)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  return 2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}
INLINE int32_t K(darken)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  return K(least)(s * da, d * sa);
}
INLINE int32_t K(lighten)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  return K(most)(s * da, d * sa);
}
INLINE int32_t K(difference)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  return K(most)(s * da, d * sa) - K(least)(s * da, d * sa);
}
INLINE int32_t K(exclusion)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  return s * da + d * sa - 2 * s * d;
}
INLINE int32_t K(dodge)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  float quotient = (float)(d * sa * sa) / (float)K(most)(sa - s, 1);
  float limit = (float)(sa * da);
  float light = s >= sa || quotient > limit ? limit : quotient;
  return d <= 0 ? 0 : (int32_t)(light + 0.5f);
}
INLINE int32_t K(burn)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  float quotient = (float)((da - d) * sa * sa) / (float)K(most)(s, 1);
  float limit = (float)(sa * da);
  float dark = s <= 0 || quotient > limit ? limit : quotient;
  return d >= da ? sa * da : (int32_t)(limit - dark + 0.5f);
}
INLINE int32_t K(soft)(int32_t s, int32_t d, int32_t sa, int32_t da) {
  float both = (float)(sa * da);
  float cs = (float)s / (float)K(most)(sa, 1), cb = (float)d / (float)K(most)(da, 1);
  float steep = ((16 * cb - 12) * cb + 4) * cb, root = __builtin_elementwise_sqrt(cb);
  float bright = cb <= 0.25f ? steep : root;
  float down = cb - (1 - 2 * cs) * cb * (1 - cb), up = cb + (2 * cs - 1) * (bright - cb);
  return (int32_t)(both * (cs <= 0.5f ? down : up) + 0.5f);
}

typedef struct {
  float r, g, b;
} K(color);

INLINE float K(smallest)(K(color) c) {
  float x = c.r < c.g ? c.r : c.g;
  return x < c.b ? x : c.b;
}
INLINE float K(greatest)(K(color) c) {
  float x = c.r > c.g ? c.r : c.g;
  return x > c.b ? x : c.b;
}
INLINE float K(light_of)(K(color) c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }

INLINE float K(pulled_in)(float x, float light, float low, float high) {
  float up = light + (x - light) * light / (light - low);
  x = low < 0 ? up : x;
  float down = light + (x - light) * (1 - light) / (high - light);
  return high > 1 ? down : x;
}

/// `c` shifted to the given luminosity, and then moved toward gray until it is within the gamut.
INLINE K(color) K(lit)(K(color) c, float light) {
  float by = light - K(light_of)(c);
  K(color) m = {c.r + by, c.g + by, c.b + by};
  float own = K(light_of)(m), low = K(smallest)(m), high = K(greatest)(m);
  K(color) result = {K(pulled_in)(m.r, own, low, high), K(pulled_in)(m.g, own, low, high),
                     K(pulled_in)(m.b, own, low, high)};
  return result;
}

/// One component of a color, rescaled so that the color's range of components becomes `to`.
INLINE float K(spread_part)(float x, float low, float range, float to) {
  float wide = (x - low) * to / range;
  return range > 0 ? wide : 0;
}

/// `c` with the saturation, the range of components, of `like`.
INLINE K(color) K(saturated)(K(color) c, K(color) like) {
  float low = K(smallest)(c), range = K(greatest)(c) - low;
  float to = K(greatest)(like) - K(smallest)(like);
  K(color) result = {K(spread_part)(c.r, low, range, to), K(spread_part)(c.g, low, range, to),
                     K(spread_part)(c.b, low, range, to)};
  return result;
}

INLINE K(color) K(mixed_hue)(K(color) s, K(color) d) {
  return K(lit)(K(saturated)(s, d), K(light_of)(d));
}
INLINE K(color) K(mixed_saturation)(K(color) s, K(color) d) {
  return K(lit)(K(saturated)(d, s), K(light_of)(d));
}
INLINE K(color) K(mixed_color)(K(color) s, K(color) d) { return K(lit)(s, K(light_of)(d)); }
INLINE K(color) K(mixed_luminosity)(K(color) s, K(color) d) { return K(lit)(d, K(light_of)(s)); }

INLINE K(color) K(straight)(int32_t r, int32_t g, int32_t b, int32_t a) {
  float alpha = (float)K(most)(a, 1);
  K(color) c = {(float)r / alpha, (float)g / alpha, (float)b / alpha};
  return c;
}

/// One component of the source composited over the backdrop, with the colors mixed where both are
/// present: `x` is the mixed component.
INLINE int32_t K(covered)(int32_t s, int32_t d, int32_t sa, int32_t da, int32_t x) {
  int32_t sum = s * (255 - da) + d * (255 - sa) + x;
  int32_t alpha = sa + da - K(over_255)(sa * da);
  return K(least)(K(over_255)(K(most)(sum, 0)), alpha);
}

INLINE int32_t K(covered_by)(int32_t s, int32_t d, int32_t sa, int32_t da, float mixed) {
  float x = (float)(sa * da) * mixed + 0.5f;
  return K(covered)(s, d, sa, da, x > 0 ? (int32_t)x : 0);
}

#define WHOLE(mixed)                                                             \
  for (size_t i = 0; i < count; i++) {                                           \
    int32_t sr = s->parts[0][i], sg = s->parts[1][i], sb = s->parts[2][i];       \
    int32_t dr = d->parts[0][i], dg = d->parts[1][i], db = d->parts[2][i];       \
    int32_t sa = s->parts[3][i], da = d->parts[3][i];                            \
    K(color) c = mixed(K(straight)(sr, sg, sb, sa), K(straight)(dr, dg, db, da)); \
    s->parts[0][i] = K(covered_by)(sr, dr, sa, da, c.r);                         \
    s->parts[1][i] = K(covered_by)(sg, dg, sa, da, c.g);                         \
    s->parts[2][i] = K(covered_by)(sb, db, sa, da, c.b);                         \
    s->parts[3][i] = sa + da - K(over_255)(sa * da);                             \
  }                                                                              \
  break

#define EACH_PART(expression)                                                  \
  for (int part = 0; part < 3; part++) {                                       \
    for (size_t i = 0; i < count; i++) {                                       \
      int32_t sc = s->parts[part][i], dc = d->parts[part][i];                  \
      int32_t sa = s->parts[3][i], da = d->parts[3][i];                        \
      s->parts[part][i] = K(covered)(sc, dc, sa, da, expression(sc, dc, sa, da)); \
    }                                                                          \
  }                                                                            \
  for (size_t i = 0; i < count; i++) {                                         \
    int32_t sa = s->parts[3][i], da = d->parts[3][i];                          \
    s->parts[3][i] = sa + da - K(over_255)(sa * da);                           \
  }                                                                            \
  break

/// Weights of the source and of the backdrop, by their alphas: any of 0, 255, alpha, 255 - alpha.
#define SHARES(of_source, of_beneath)                                          \
  for (int part = 0; part < 4; part++) {                                       \
    for (size_t i = 0; i < count; i++) {                                       \
      int32_t sa = source_alpha[i], da = d->parts[3][i];                       \
      (void)sa, (void)da;                                                      \
      int32_t sum = s->parts[part][i] * (of_source) + d->parts[part][i] * (of_beneath); \
      s->parts[part][i] = K(over_255)(sum);                                    \
    }                                                                          \
  }                                                                            \
  break

/// Replaces `s` with the result of combining `s` with the backdrop `d`.
INLINE void K(mix_block)(K(block) *restrict s, const K(block) *restrict d, int32_t mode,
                         size_t count) {
  int32_t source_alpha[BLOCK];
  memcpy(source_alpha, s->parts[3], count * sizeof *source_alpha);
  switch (mode) {
    case SEGUE_MULTIPLY: EACH_PART(K(multiply));
    case SEGUE_SCREEN: EACH_PART(K(screen));
    case SEGUE_OVERLAY: EACH_PART(K(overlay));
    case SEGUE_DARKEN: EACH_PART(K(darken));
    case SEGUE_LIGHTEN: EACH_PART(K(lighten));
    case SEGUE_COLOR_DODGE: EACH_PART(K(dodge));
    case SEGUE_COLOR_BURN: EACH_PART(K(burn));
    case SEGUE_SOFT_LIGHT: EACH_PART(K(soft));
    case SEGUE_HARD_LIGHT: EACH_PART(K(hard));
    case SEGUE_DIFFERENCE: EACH_PART(K(difference));
    case SEGUE_EXCLUSION: EACH_PART(K(exclusion));
    case SEGUE_CLEAR: SHARES(0, 0);
    case SEGUE_COPY: SHARES(255, 0);
    case SEGUE_SOURCE_IN: SHARES(da, 0);
    case SEGUE_SOURCE_OUT: SHARES(255 - da, 0);
    case SEGUE_SOURCE_ATOP: SHARES(da, 255 - sa);
    case SEGUE_DESTINATION_OVER: SHARES(255 - da, 255);
    case SEGUE_DESTINATION_IN: SHARES(0, sa);
    case SEGUE_DESTINATION_OUT: SHARES(0, 255 - sa);
    case SEGUE_DESTINATION_ATOP: SHARES(255 - da, sa);
    case SEGUE_XOR: SHARES(255 - da, 255 - sa);
    case SEGUE_PLUS_DARKER:
      for (int part = 0; part < 4; part++) {
        for (size_t i = 0; i < count; i++) {
          int32_t sa = source_alpha[i], da = d->parts[3][i];
          int32_t dark = sa - s->parts[part][i] + da - d->parts[part][i];
          s->parts[part][i] = K(most)(K(least)(sa + da, 255) - dark, 0);
        }
      }
      break;
    case SEGUE_PLUS_LIGHTER:
      for (int part = 0; part < 4; part++) {
        for (size_t i = 0; i < count; i++) {
          s->parts[part][i] = K(least)(s->parts[part][i] + d->parts[part][i], 255);
        }
      }
      break;
    case SEGUE_NORMAL: SHARES(255, 255 - sa);
    case SEGUE_HUE: WHOLE(K(mixed_hue));
    case SEGUE_SATURATION: WHOLE(K(mixed_saturation));
    case SEGUE_COLOR: WHOLE(K(mixed_color));
    default: WHOLE(K(mixed_luminosity));
  }
}

/// Scales all components.
INLINE void K(scale_block)(K(block) *block, int32_t factor, size_t count) {
  for (int part = 0; part < 4; part++) {
    for (size_t i = 0; i < count; i++) {
      block->parts[part][i] = K(over_255)(block->parts[part][i] * factor);
    }
  }
}

/// Mixes `s` with `d` by a mask: the result is `s` where it is 255.
INLINE void K(mask_block)(K(block) *restrict s, const K(block) *restrict d, const uint8_t *mask,
                          size_t count) {
  for (int part = 0; part < 4; part++) {
    for (size_t i = 0; i < count; i++) {
      int32_t m = mask[i];
      s->parts[part][i] = K(over_255)(s->parts[part][i] * m + d->parts[part][i] * (255 - m));
    }
  }
}

INLINE void K(put_together)(uint32_t *restrict out, const K(block) *restrict block, size_t count) {
  for (size_t i = 0; i < count; i++) {
    out[i] = (uint32_t)block->parts[0][i] | (uint32_t)block->parts[1][i] << 8 |
             (uint32_t)block->parts[2][i] << 16 | (uint32_t)block->parts[3][i] << 24;
  }
}

/// Combines `count` pixels, at most a block. Inlined once for whole blocks, whose loops have no
/// remainder.
INLINE void K(combine_block)(uint32_t *restrict out, const uint32_t *restrict source,
                             const uint8_t *restrict mask, uint8_t opacity, int32_t mode,
                             size_t count) {
  K(block) s, d;
  K(take_apart)(&s, source, count);
  K(take_apart)(&d, out, count);
  if (opacity < 255) K(scale_block)(&s, opacity, count);
  K(mix_block)(&s, &d, mode, count);
  if (mask) K(mask_block)(&s, &d, mask, count);
  K(put_together)(out, &s, count);
}

static void K(combine)(uint32_t *out, const uint32_t *source, const uint8_t *mask, uint8_t opacity,
                       int32_t mode, size_t count) {
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) {
    K(combine_block)(out + i, source + i, mask ? mask + i : NULL, opacity, mode, BLOCK);
  }
  if (i == count) return;
  K(combine_block)(out + i, source + i, mask ? mask + i : NULL, opacity, mode, count - i);
}

#undef WHOLE
#undef EACH_PART
#undef SHARES
#undef BLOCK
