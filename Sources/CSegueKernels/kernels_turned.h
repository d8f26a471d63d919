// Opaque images that turn in the plane of the frame, painted in blocks of four columns and as many rows as
// fill a vector: whatever the angle, the positions of a block lie in fewer rows of the image than those of
// one row of the frame. Positions outside the readable range are moved to its edge, where the samples
// are the same.

/// The rows of a block, which has four columns.
enum { K(turned_block_rows) = LANES / 4 };

/// What all blocks of one level have in common.
typedef struct {
  const segue_level *level;
  /// The positions of a block relative to its first one, and the least of them.
  I32 u, v;
  int64_t low_u, low_v;
  /// The number of rows that a block reads, at most.
  int32_t rows;
  /// Whether its columns, with the right neighbors, are at most eight.
  int is_narrow;
  /// The distance in bytes to what a block further down reads.
  ptrdiff_t ahead;
} K(turned_level);

INLINE K(turned_level) K(turned_level_of)(const segue_level *level) {
  const int64_t rows = K(turned_block_rows) - 1;
  K(turned_level) t = {.level = level};
  for (int k = 0; k < LANES; k++) {
    t.u[k] = (int32_t)(level->u_across * (k % 4) + level->u_down * (k / 4));
    t.v[k] = (int32_t)(level->v_across * (k % 4) + level->v_down * (k / 4));
  }
  const int64_t across_u = 3 * level->u_across, across_v = 3 * level->v_across;
  const int64_t down_u = rows * level->u_down, down_v = rows * level->v_down;
  t.low_u = (across_u < 0 ? across_u : 0) + (down_u < 0 ? down_u : 0);
  t.low_v = (across_v < 0 ? across_v : 0) + (down_v < 0 ? down_v : 0);
  const int64_t high_u = (across_u > 0 ? across_u : 0) + (down_u > 0 ? down_u : 0);
  const int64_t high_v = (across_v > 0 ? across_v : 0) + (down_v > 0 ? down_v : 0);
  // Whatever the fractions are, one more, and the lower or right neighbor.
  t.rows = (int32_t)((high_v - t.low_v) >> 20) + 3;
  t.is_narrow = (int32_t)((high_u - t.low_u) >> 20) + 3 <= 8;
  t.ahead = (ptrdiff_t)((level->v_down * K(turned_rows_ahead)) >> 20) * level->image.bytes_per_row +
            (ptrdiff_t)((level->u_down * K(turned_rows_ahead)) >> 20) * 4 + 16;
  return t;
}

/// Lines of the image from one column on, one after the other. Those below the readable range repeat
/// the last one, whose weight is 0 there.
typedef struct {
  const uint8_t *line;
  ptrdiff_t stride;
  int64_t left;
} K(turned_lines);

INLINE const uint32_t *K(next_line)(K(turned_lines) *lines) {
  const uint8_t *line = lines->line;
  lines->line += lines->left > 0 ? lines->stride : 0;
  lines->left--;
  return (const uint32_t *)(const void *)line;
}

INLINE K(turned_lines) K(lines_from)(const segue_image *p, int64_t left, int64_t top) {
  return (K(turned_lines)){(const uint8_t *)(K(row_at)(p, top) + left), p->bytes_per_row,
                           p->max_y - top};
}

#if VECTOR_BYTES == 64
/// Two rows of eight pixels.
INLINE __m512i K(two_lines)(K(turned_lines) *lines) {
  const __m256i low = _mm256_loadu_si256((const __m256i *)(const void *)K(next_line)(lines));
  const __m256i high = _mm256_loadu_si256((const __m256i *)(const void *)K(next_line)(lines));
  return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/// Replaces the elements of the four vectors that are indexes into rows `part` by the pixels there.
#define TURNED_PICK(t, b, a, c, top_rows, bottom_rows, part)                                        \
  do {                                                                                            \
    const __mmask16 is_top = _mm512_cmpeq_epi32_mask(top_rows, _mm512_set1_epi32(part));            \
    const __mmask16 is_bottom = _mm512_cmpeq_epi32_mask(bottom_rows, _mm512_set1_epi32(part));      \
    (t)->left = (U32)_mm512_mask2_permutex2var_epi32(a, (__m512i)(t)->left, is_top, c);             \
    (t)->right = (U32)_mm512_mask2_permutex2var_epi32(a, (__m512i)(t)->right, is_top, c);           \
    (b)->left = (U32)_mm512_mask2_permutex2var_epi32(a, (__m512i)(b)->left, is_bottom, c);          \
    (b)->right = (U32)_mm512_mask2_permutex2var_epi32(a, (__m512i)(b)->right, is_bottom, c);        \
  } while (0)

/// The neighbors of a block whose columns are at most eight: four rows are picked from at once.
INLINE void K(narrow_neighbors)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int64_t left,
                                int64_t top, U32 index, I32 down, int32_t rows) {
  const U32 d = (U32)down, e = d + 1;
  const __m512i top_rows = (__m512i)(d >> 2), bottom_rows = (__m512i)(e >> 2);
  t->left = index + ((d & 3) << 3);
  t->right = t->left + 1;
  b->left = index + ((e & 3) << 3);
  b->right = b->left + 1;
  K(turned_lines) lines = K(lines_from)(p, left, top);
  for (int32_t row = 0; row < rows; row += 4) {
    const __m512i a = K(two_lines)(&lines), c = K(two_lines)(&lines);
    TURNED_PICK(t, b, a, c, top_rows, bottom_rows, row >> 2);
  }
}

/// The neighbors of a block whose columns are at most sixteen: two rows are picked from at once.
INLINE void K(wide_neighbors)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int64_t left,
                              int64_t top, U32 index, I32 down, int32_t rows) {
  const U32 d = (U32)down, e = d + 1;
  const __m512i top_rows = (__m512i)(d >> 1), bottom_rows = (__m512i)(e >> 1);
  t->left = index + ((d & 1) << 4);
  t->right = t->left + 1;
  b->left = index + ((e & 1) << 4);
  b->right = b->left + 1;
  K(turned_lines) lines = K(lines_from)(p, left, top);
  for (int32_t row = 0; row < rows; row += 2) {
    const __m512i a = (__m512i)K(load)(K(next_line)(&lines));
    const __m512i c = (__m512i)K(load)(K(next_line)(&lines));
    TURNED_PICK(t, b, a, c, top_rows, bottom_rows, row >> 1);
  }
}
#undef TURNED_PICK

INLINE void K(turned_neighbors)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int64_t left,
                                int64_t top, U32 index, I32 down, const K(turned_level) *l) {
  if (l->is_narrow) {
    K(narrow_neighbors)(t, b, p, left, top, index, down, l->rows);
  } else {
    K(wide_neighbors)(t, b, p, left, top, index, down, l->rows);
  }
}
#elif VECTOR_BYTES == 32
/// The neighbors of a block: each row is read for the positions whose upper neighbors lie in it and
/// those whose lower neighbors do.
INLINE void K(turned_neighbors)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int64_t left,
                                int64_t top, U32 index, I32 down, const K(turned_level) *l) {
  *t = *b = (K(neighbors)){{0}, {0}};
  K(turned_lines) lines = K(lines_from)(p, left, top);
  for (int32_t row = 0; row < l->rows; row++) {
    const uint32_t *line = K(next_line)(&lines);
    const K(neighbors) n = K(window_pair)(line, index, l->is_narrow);
    const I32 above = (I32)(down == row), below = (I32)(down == row - 1);
    t->left = K(either)(above, n.left, t->left);
    t->right = K(either)(above, n.right, t->right);
    b->left = K(either)(below, n.left, b->left);
    b->right = K(either)(below, n.right, b->right);
  }
}
#else
/// The neighbors of a block.
INLINE void K(turned_neighbors)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int64_t left,
                                int64_t top, U32 index, I32 down, const K(turned_level) *l) {
  (void)l;
  uint64_t above[LANES], below[LANES];
  for (int k = 0; k < LANES; k++) {
    const int64_t row = top + down[k], next = row < p->max_y ? row + 1 : row;
    memcpy(&above[k], K(row_at)(p, row) + left + index[k], sizeof above[k]);
    memcpy(&below[k], K(row_at)(p, next) + left + index[k], sizeof below[k]);
  }
  *t = K(gather)(above);
  *b = K(gather)(below);
}
#endif

/// Requests the memory that a block some rows further down will read, given the least column and row of
/// this one. Addresses outside the image do no harm.
INLINE void K(request_block)(const K(turned_level) *l, int64_t left, int64_t top) {
  const segue_image *p = &l->level->image;
  uintptr_t line = (uintptr_t)(K(row_at)(p, top) + left) + (uintptr_t)l->ahead;
  for (int32_t row = 2; row < l->rows; row++, line += (uintptr_t)p->bytes_per_row) {
    __builtin_prefetch((const void *)line);
  }
}

/// The samples of a block whose first position is (u, v).
INLINE U32 K(turned_samples)(const K(turned_level) *l, int64_t u, int64_t v) {
  const segue_image *p = &l->level->image;
  const int64_t left = K(clamp)((u + l->low_u) >> 20, p->min_x, p->max_x);
  const int64_t top = K(clamp)((v + l->low_v) >> 20, p->min_y, p->max_y);
  const int32_t right = smallest((int32_t)(p->max_x - left), K(turned_reach));
  const int32_t bottom = smallest((int32_t)(p->max_y - top), K(turned_reach));
  K(request_block)(l, left, top);
  const I32 across = K(limited)((int32_t)(u - (left << 20)) + l->u, 0, right << 20);
  const I32 down = K(limited)((int32_t)(v - (top << 20)) + l->v, 0, bottom << 20);
  K(neighbors) t, b;
  K(turned_neighbors)(&t, &b, p, left, top, (U32)(across >> 20), down >> 20, l);
  return K(packed)(K(between)(t, b, K(column_factors)((U32)(across >> 13) & 127),
                              K(row_factors)((U32)(down >> 5) & 32767)));
}

/// A source of pixels: one or two levels, and the colors over them.
typedef struct {
  const segue_texture *texture;
  K(turned_level) near, far;
  U16 far_weight, near_weight;
} K(turned_source);

/// The first positions of a block in both levels.
typedef struct {
  int64_t near_u, near_v, far_u, far_v;
} K(turned_place);

INLINE K(turned_place) K(place_of)(const segue_texture *t, int64_t x, int64_t y) {
  const segue_level *near = &t->near, *far = &t->far;
  return (K(turned_place)){near->u + near->u_across * x + near->u_down * y,
                           near->v + near->v_across * x + near->v_down * y,
                           far->u + far->u_across * x + far->u_down * y,
                           far->v + far->v_across * x + far->v_down * y};
}

/// Moves a place to the next block.
INLINE void K(advance)(K(turned_place) *place, const segue_texture *t) {
  place->near_u += 4 * t->near.u_across;
  place->near_v += 4 * t->near.v_across;
  place->far_u += 4 * t->far.u_across;
  place->far_v += 4 * t->far.v_across;
}

INLINE U32 K(turned_block)(const K(turned_source) *s, const K(turned_place) *place) {
  const U32 p = K(turned_samples)(&s->near, place->near_u, place->near_v);
  if (s->texture->weight == 0) return p;
  const U32 q = K(turned_samples)(&s->far, place->far_u, place->far_v);
  return K(blended)(p, q, s->far_weight, s->near_weight);
}

/// Loads the pixels of a block of `rows` rows and `columns` columns.
INLINE U32 K(load_block)(const uint32_t *from, ptrdiff_t stride, size_t rows, size_t columns) {
#if VECTOR_BYTES == 64
  const __mmask8 some = (__mmask8)((1u << columns) - 1);
  __m128i lines[4];
  for (int i = 0; i < 4; i++) {
    lines[i] = (size_t)i < rows ? _mm_maskz_loadu_epi32(some, from + i * stride) : _mm_setzero_si128();
  }
  __m512i all = _mm512_castsi128_si512(lines[0]);
  all = _mm512_inserti32x4(all, lines[1], 1);
  all = _mm512_inserti32x4(all, lines[2], 2);
  return (U32)_mm512_inserti32x4(all, lines[3], 3);
#else
  uint32_t pixels[LANES] = {0};
  for (size_t i = 0; i < rows; i++) memcpy(pixels + 4 * i, from + (ptrdiff_t)i * stride, 4 * columns);
  return K(load)(pixels);
#endif
}

INLINE void K(store_block)(uint32_t *to, U32 block, ptrdiff_t stride, size_t rows, size_t columns) {
#if VECTOR_BYTES == 64
  const __mmask8 some = (__mmask8)((1u << columns) - 1);
  const __m128i lines[4] = {
      _mm512_castsi512_si128((__m512i)block), _mm512_extracti32x4_epi32((__m512i)block, 1),
      _mm512_extracti32x4_epi32((__m512i)block, 2), _mm512_extracti32x4_epi32((__m512i)block, 3)};
  for (int i = 0; i < 4; i++) {
    if ((size_t)i < rows) _mm_mask_storeu_epi32(to + i * stride, some, lines[i]);
  }
#else
  uint32_t pixels[LANES];
  K(store)(pixels, block);
  for (size_t i = 0; i < rows; i++) memcpy(to + (ptrdiff_t)i * stride, pixels + 4 * i, 4 * columns);
#endif
}

/// The coverage of a block: LANES bytes, whose rows are `stride` apart.
INLINE void K(block_mask)(uint32_t *mask, const uint8_t *from, ptrdiff_t stride, size_t rows) {
  for (int i = 0; i < K(turned_block_rows); i++) {
    mask[i] = 0;
    if ((size_t)i < rows) memcpy(&mask[i], from + i * stride, sizeof mask[i]);
  }
}

/// The colors of a shade over the block at column `x` of row `y`.
INLINE U32 K(shade_block)(const segue_shade *shade, int64_t x, size_t y, size_t rows, size_t columns) {
  if (!shade->pixels) return (U32){0} + shade->color;
  return K(load_block)(shade->pixels + (ptrdiff_t)y * shade->stride + x, shade->stride, rows, columns);
}

/// Composites the shades over a block.
INLINE U32 K(shaded)(U32 block, const segue_texture *t, int64_t x, size_t y, size_t rows,
                     size_t columns) {
  for (size_t i = 0; i < t->shade_count; i++) {
    block = K(composed)(block, K(shade_block)(&t->shades[i], x, y, rows, columns));
  }
  return block;
}

/// Paints a block, of which `mask` is the coverage.
INLINE void K(paint_block)(uint32_t *out, ptrdiff_t stride, U32 block, const uint32_t *mask,
                           const segue_texture *t, int64_t x, size_t y, size_t rows,
                           size_t columns) {
  uint32_t all = UINT32_MAX;
  for (int i = 0; i < K(turned_block_rows); i++) all &= mask[i];
  if (all == UINT32_MAX && columns == 4) {
    const U32 shaded = K(shaded)(block, t, x, y, K(turned_block_rows), 4);
    return K(store_block)(out, shaded, stride, K(turned_block_rows), 4);
  }
  const U16 m = K(spread)((const uint8_t *)mask);
  U32 under = K(load_block)(out, stride, rows, columns);
  if (t->is_mixed) {
    under = K(mixed)(under, K(shaded)(block, t, x, y, rows, columns), m);
    return K(store_block)(out, under, stride, rows, columns);
  }
  under = K(composed)(under, K(scaled)(block, m));
  for (size_t i = 0; i < t->shade_count; i++) {
    const U32 shade = K(shade_block)(&t->shades[i], x, y, rows, columns);
    under = K(composed)(under, K(scaled)(shade, m));
  }
  K(store_block)(out, under, stride, rows, columns);
}

/// Paints up to `turned_block_rows` rows from `y` on.
INLINE void K(turned_rows)(uint32_t *out, ptrdiff_t stride, const K(turned_source) *s,
                           const segue_cover *cover, size_t y, size_t rows) {
  int64_t x = INT64_MAX, end = 0;
  for (size_t i = 0; i < rows; i++) {
    const segue_coverage *row = &cover->rows[y + i];
    if (row->start >= row->end) continue;
    x = row->start < x ? row->start : x;
    end = row->end > end ? row->end : end;
  }
  if (x >= end) return;
  const uint8_t *masks = cover->masks + (ptrdiff_t)y * cover->stride;
  K(turned_place) place = K(place_of)(s->texture, x, (int64_t)y);
  for (; x < end; x += 4, K(advance)(&place, s->texture)) {
    uint32_t mask[K(turned_block_rows)], any = 0;
    K(block_mask)(mask, masks + x, cover->stride, rows);
    for (int i = 0; i < K(turned_block_rows); i++) any |= mask[i];
    if (any == 0) continue;
    const size_t columns = smallest_size(cover->width - (size_t)x, 4);
    K(paint_block)(out + x, stride, K(turned_block)(s, &place), mask, s->texture, x, y, rows, columns);
  }
}

static void K(turned)(uint32_t *out, ptrdiff_t stride, const segue_texture *texture,
                      const segue_cover *cover) {
  if (K(is_upright)(&texture->near) && K(is_upright)(&texture->far)) {
    return K(upright)(out, stride, texture, cover);
  }
  K(turned_source) s = {.texture = texture};
  s.near = K(turned_level_of)(&texture->near);
  s.far = K(turned_level_of)(&texture->far);
  s.far_weight = K(splat)((uint32_t)texture->weight);
  s.near_weight = K(splat)((uint32_t)(256 - texture->weight));
  for (size_t y = 0; y < cover->count; y += K(turned_block_rows)) {
    K(turned_rows)(out + (ptrdiff_t)y * stride, stride, &s, cover, y,
                   smallest_size(K(turned_block_rows), cover->count - y));
  }
}

/// Writes the coverage of rows `top` to `bottom` of an outline, 0 or 255 where its edges are not.
static void K(cover_rows)(const segue_cover *cover, const segue_outline *outline, int64_t top,
                          int64_t bottom) {
  const int64_t from = outline->first;
  const size_t width = (size_t)(outline->end - from) + SEGUE_COVER_MARGIN;
  uint8_t *mask = cover->masks;
  segue_coverage *out = cover->rows;
  size_t first = 0;
  for (int64_t y = top; y < bottom; y++, mask += cover->stride, out++) {
    memset(mask, 0, width);
    while (first < outline->count && outline->edges[first].y1 <= (double)y) first++;
    const K(row_coverage) row = K(cover_row)(outline, first, y);
    const segue_coverage c = row.columns;
    *out = (segue_coverage){0, 0, 0, 0};
    if (c.start >= c.end) continue;
    K(cover)(outline->segments, row.count, c.start, c.full_start, mask + (c.start - from));
    K(cover)(outline->segments, row.count, c.full_end, c.end, mask + (c.full_end - from));
    *out = (segue_coverage){c.start - from, c.full_start - from, c.full_end - from, c.end - from};
    const uint8_t inner = row.height == 1 ? 255 : K(byte_of)(row.height);
    memset(mask + out->full_start, inner, (size_t)(c.full_end - c.full_start));
    if (row.height != 1) out->full_start = out->full_end = out->end;
  }
}
