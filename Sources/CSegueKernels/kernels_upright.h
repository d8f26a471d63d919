// Opaque images that are only moved and scaled, in masks: painted like turned ones, but by vectors of one
// row, which lie in two rows of the image.

/// The number of the frame's rows from a read to its prefetch.
enum { K(turned_rows_ahead) = 8 };

/// The distance, in pixels, beyond which positions from the first one of a vector are limited: none of a
/// vector that is read is as far.
enum { K(turned_reach) = 1000 };

/// What all vectors of one level have in common.
typedef struct {
  const segue_level *level;
  /// The positions of a vector relative to its first one, and the least of them.
  I32 u;
  int64_t low_u;
  /// Whether its columns are at most LANES.
  int is_near;
  /// The distance in bytes to what a row further down reads.
  ptrdiff_t ahead;
} K(upright_level);

INLINE K(upright_level) K(upright_level_of)(const segue_level *level) {
  const int64_t across = level->u_across * (LANES - 1);
  K(upright_level) l = {.level = level};
  for (int k = 0; k < LANES; k++) l.u[k] = (int32_t)(level->u_across * k);
  l.low_u = across < 0 ? across : 0;
  l.ahead = (ptrdiff_t)((level->v_down * K(turned_rows_ahead)) >> 20) * level->image.bytes_per_row;
  l.is_near = ((across < 0 ? -across : across) >> 20) + 2 <= LANES;
  return l;
}

/// Whether the image is only moved and scaled, and the samples of a vector lie in two vectors of each row.
INLINE int K(is_upright)(const segue_level *level) {
  const int64_t across = level->u_across * (LANES - 1);
  if (level->v_across != 0 || level->u_down != 0) return 0;
  return ((across < 0 ? -across : across) >> 20) + 3 <= 2 * LANES;
}

/// The samples of a vector whose first position is (u, v).
INLINE U32 K(upright_samples)(const K(upright_level) *l, int64_t u, int64_t v) {
  const segue_image *p = &l->level->image;
  const int64_t row = K(clamp)(v, (int64_t)p->min_y << 20, (int64_t)p->max_y << 20);
  const int64_t left = K(clamp)((u + l->low_u) >> 20, p->min_x, p->max_x);
  const int32_t right = smallest((int32_t)(p->max_x - left), K(turned_reach));
  const I32 across = K(limited)((int32_t)(u - (left << 20)) + l->u, 0, right << 20);
  const U32 index = (U32)(across >> 20);
  const uint32_t *top = K(row_at)(p, row >> 20) + left;
  const uint32_t *bottom = row >> 20 < p->max_y ? top + p->bytes_per_row / 4 : top;
  // Addresses outside the image do no harm.
  __builtin_prefetch((const void *)((uintptr_t)top + (uintptr_t)l->ahead));
  const K(wide) factors = K(column_factors)((U32)(across >> 13) & 127);
  const uint32_t weight = ((uint32_t)row >> 5) & 32767;
  const K(neighbors) t =
      l->is_near ? K(window_pair)(top, index, 1) : K(window_pair)(top, index, 0);
  if (weight == 0) {
    const K(wide) m = K(means)(t.left, t.right, factors);
    return K(packed)((K(wide)){K(upper_means)(m.low), K(upper_means)(m.high)});
  }
  const K(neighbors) b =
      l->is_near ? K(window_pair)(bottom, index, 1) : K(window_pair)(bottom, index, 0);
  return K(packed)(K(between)(t, b, factors, K(row_factors)((U32){0} + weight)));
}

/// The first `count` pixels at `from`.
INLINE U32 K(load_some)(const uint32_t *from, size_t count) {
  if (count >= LANES) return K(load)(from);
  uint32_t pixels[LANES] = {0};
  K(load_part)(pixels, from, count);
  return K(load)(pixels);
}

/// The colors of a shade from column `x` of row `y` on.
INLINE U32 K(shade_line)(const segue_shade *shade, int64_t x, size_t y, size_t count) {
  if (!shade->pixels) return (U32){0} + shade->color;
  return K(load_some)(shade->pixels + (ptrdiff_t)y * shade->stride + x, count);
}

/// Paints the first `count` pixels of a vector, of which `mask` is the coverage.
INLINE void K(paint_line)(uint32_t *out, U32 pixels, const uint8_t *mask, int is_full,
                          const segue_texture *t, int64_t x, size_t y, size_t count) {
  const U16 m = K(spread)(mask);
  U32 under = is_full ? pixels : K(load_some)(out, count);
  if (!is_full && !t->is_mixed) {
    under = K(composed)(under, K(scaled)(pixels, m));
    for (size_t i = 0; i < t->shade_count; i++) {
      under = K(composed)(under, K(scaled)(K(shade_line)(&t->shades[i], x, y, count), m));
    }
    return K(store_some)(out, under, count);
  }
  for (size_t i = 0; i < t->shade_count; i++) {
    pixels = K(composed)(pixels, K(shade_line)(&t->shades[i], x, y, count));
  }
  K(store_some)(out, is_full ? pixels : K(mixed)(under, pixels, m), count);
}

/// Paints row `y`.
INLINE void K(upright_row)(uint32_t *out, const segue_texture *t, const K(upright_level) *near,
                           const K(upright_level) *far, const segue_cover *cover, size_t y) {
  const segue_coverage row = cover->rows[y];
  const uint8_t *masks = cover->masks + (ptrdiff_t)y * cover->stride;
  const U16 far_weight = K(splat)((uint32_t)t->weight), near_weight = 256 - far_weight;
  const int64_t near_v = t->near.v + t->near.v_down * (int64_t)y;
  const int64_t far_v = t->far.v + t->far.v_down * (int64_t)y;
  for (int64_t x = row.start; x < row.end; x += LANES) {
    const size_t count = smallest_size(cover->width - (size_t)x, LANES);
    uint8_t mask[LANES] = {0};
    uint32_t words[LANES / 4], all = UINT32_MAX, any = 0;
    if (count == LANES) {
      memcpy(mask, masks + x, LANES);
    } else {
      K(load_mask)(mask, masks + x, count);
    }
    memcpy(words, mask, sizeof words);
    for (int i = 0; i < LANES / 4; i++) all &= words[i], any |= words[i];
    if (any == 0) continue;
    U32 pixels = K(upright_samples)(near, t->near.u + t->near.u_across * x, near_v);
    if (t->weight != 0) {
      const U32 other = K(upright_samples)(far, t->far.u + t->far.u_across * x, far_v);
      pixels = K(blended)(pixels, other, far_weight, near_weight);
    }
    K(paint_line)(out + x, pixels, mask, all == UINT32_MAX, t, x, y, count);
  }
}

static void K(upright)(uint32_t *out, ptrdiff_t stride, const segue_texture *texture,
                       const segue_cover *cover) {
  const K(upright_level) near = K(upright_level_of)(&texture->near);
  const K(upright_level) far = K(upright_level_of)(&texture->far);
  for (size_t y = 0; y < cover->count; y++) {
    K(upright_row)(out + (ptrdiff_t)y * stride, texture, &near, &far, cover, y);
  }
}
