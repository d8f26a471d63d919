// Neighbors of LANES positions that lie in a window of columns and rows: each row of the window is
// loaded once, and the neighbors are selected from it. All vectors of a run are read in the same
// way, which depends on their largest window: a branch that depends on each of them would often be
// predicted wrongly.

INLINE const uint32_t *K(row_at)(const segue_image *image, int64_t row) {
  return (const uint32_t *)(const void *)(image->pixels + row * image->bytes_per_row);
}

/// The largest window of a run: the numbers of its columns and rows without the right neighbors and
/// the lower ones.
typedef struct {
  int32_t columns, rows;
  /// The distance in bytes to what rows further down in the frame will read at the same column.
  ptrdiff_t ahead;
} K(window);

/// The number of the frame's rows from a read to its prefetch.
enum { K(rows_ahead) = 6 };

/// Requests the memory that rows further down will read. Addresses outside the image do no harm.
INLINE void K(prefetch)(const segue_image *p, int32_t left, int32_t top, K(window) w) {
  const uintptr_t line = (uintptr_t)(K(row_at)(p, top) + left) + (uintptr_t)w.ahead;
  const int32_t columns = smallest(w.columns, 2 * LANES);
  for (int32_t i = 0; i < columns; i += 16) {
    __builtin_prefetch((const void *)(line + 4 * (uintptr_t)i));
  }
}

#if VECTOR_BYTES == 16
enum { K(most_rows) = 0 };
#else
/// The number of rows up to which loading whole windows of each is faster than gathering.
enum { K(most_rows) = LANES * 3 / 4 };
#endif

INLINE int K(is_near)(K(window) w) { return w.columns <= LANES; }
INLINE int K(is_loaded)(K(window) w) {
  return w.columns < 2 * LANES && w.rows <= K(most_rows);
}

/// Left and right neighbors of the columns `index` of the window at `line`.
INLINE K(neighbors) K(window_pair)(const uint32_t *line, U32 index, int is_near) {
  K(neighbors) n;
  n.left = is_near ? K(pick_near)(line, index) : K(pick)(line, index);
  n.right = is_near ? K(pick_near)(line + 1, index) : K(pick)(line, index + 1);
  return n;
}

/// The pixels `from` and `to` of the window at `line`.
INLINE K(neighbors) K(picked_pair)(const uint32_t *line, U32 from, U32 to, int is_near) {
  K(neighbors) n = {is_near ? K(pick_near)(line, from) : K(pick)(line, from),
                    is_near ? K(pick_near)(line, to) : K(pick)(line, to)};
  return n;
}

INLINE U32 K(either)(I32 which, U32 a, U32 b) { return (a & (U32)which) | (b & ~(U32)which); }

/// The line of a window that begins at column `left`; lines below the readable range repeat the
/// last one, which is not selected there.
INLINE const uint32_t *K(line_at)(const segue_image *p, int32_t left, int32_t row) {
  return K(row_at)(p, smallest(row, p->max_y)) + left;
}

/// Neighbors in a window of one row.
INLINE void K(one_row)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int32_t left,
                       int32_t top, U32 index, int is_near) {
  *t = K(window_pair)(K(line_at)(p, left, top), index, is_near);
  *b = K(window_pair)(K(line_at)(p, left, top + 1), index, is_near);
}

/// Neighbors in a window of up to two rows: `down` is 0 or 1.
INLINE void K(two_rows)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int32_t left,
                        int32_t top, U32 index, I32 down, int is_near) {
  K(neighbors) rows[3];
  for (int i = 0; i < 3; i++) {
    rows[i] = K(window_pair)(K(line_at)(p, left, top + i), index, is_near);
  }
  const I32 above = (I32)(down == 0);
  t->left = K(either)(above, rows[0].left, rows[1].left);
  t->right = K(either)(above, rows[0].right, rows[1].right);
  b->left = K(either)(above, rows[1].left, rows[2].left);
  b->right = K(either)(above, rows[1].right, rows[2].right);
}

/// Neighbors in a window of `count` rows: each row is read for the positions whose upper neighbors
/// lie in it and those whose lower neighbors do.
INLINE void K(many_rows)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int32_t left,
                         int32_t top, U32 index, I32 down, int is_near, int32_t count) {
  K(neighbors) none = {{0}, {0}};
  *t = *b = none;
  I32 below = {0};
  for (int32_t row = 0; row <= count; row++) {
    const K(neighbors) n = K(window_pair)(K(line_at)(p, left, top + row), index, is_near);
    const I32 above = (I32)(down == row);
    t->left = K(either)(above, n.left, t->left);
    t->right = K(either)(above, n.right, t->right);
    b->left = K(either)(below, n.left, b->left);
    b->right = K(either)(below, n.right, b->right);
    below = above;
  }
}

#if VECTOR_BYTES == 16
INLINE void K(neighbors_in)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int32_t left,
                            int32_t top, U32 index, I32 down, K(window) w) {
  (void)w;
  const uint8_t *first = (const uint8_t *)(K(row_at)(p, top) + left);
  I32 offsets;
  for (int k = 0; k < LANES; k++) {
    offsets[k] = down[k] * (int32_t)p->bytes_per_row + (int32_t)index[k] * 4;
  }
  *t = K(gather_at)(first, offsets);
  *b = K(gather_at)(first + p->bytes_per_row, offsets);
}
#else
/// Neighbors of positions that do not need clamping to the readable range: columns `index` of the
/// window at column `left`, rows `down` of the one at row `top`.
INLINE void K(neighbors_in)(K(neighbors) *t, K(neighbors) *b, const segue_image *p, int32_t left,
                            int32_t top, U32 index, I32 down, K(window) w) {
  if (!K(is_loaded)(w)) {
    const uint8_t *first = (const uint8_t *)(K(row_at)(p, top) + left);
    const I32 offsets = down * (int32_t)p->bytes_per_row + (I32)index * 4;
    *t = K(gather_at)(first, offsets);
    *b = K(gather_at)(first + p->bytes_per_row, offsets);
  } else if (w.rows == 1) {
    if (K(is_near)(w)) return K(one_row)(t, b, p, left, top, index, 1);
    K(one_row)(t, b, p, left, top, index, 0);
  } else if (w.rows == 2) {
    if (K(is_near)(w)) return K(two_rows)(t, b, p, left, top, index, down, 1);
    K(two_rows)(t, b, p, left, top, index, down, 0);
  } else {
    if (K(is_near)(w)) return K(many_rows)(t, b, p, left, top, index, down, 1, w.rows);
    K(many_rows)(t, b, p, left, top, index, down, 0, w.rows);
  }
}
#endif

#if VECTOR_BYTES == 16
/// Neighbors that are clamped to the readable range.
INLINE void K(clamped_neighbors_at)(K(neighbors) *t, K(neighbors) *b, const segue_image *p,
                                    I32 columns, I32 rows) {
  uint64_t top[LANES], bottom[LANES];
  for (int k = 0; k < LANES; k++) {
    const uint32_t *first = K(row_at)(p, K(clamp)(rows[k], p->min_y, p->max_y));
    const uint32_t *second = K(row_at)(p, K(clamp)((int64_t)rows[k] + 1, p->min_y, p->max_y));
    top[k] = K(clamped_pair)(first, columns[k], p->min_x, p->max_x);
    bottom[k] = K(clamped_pair)(second, columns[k], p->min_x, p->max_x);
  }
  *t = K(gather)(top);
  *b = K(gather)(bottom);
}
#else
/// The pixels located `offsets` bytes after `base`.
INLINE U32 K(pixels_at)(const uint8_t *base, I32 offsets) {
#if VECTOR_BYTES == 32
  return (U32)_mm256_i32gather_epi32((const int *)(const void *)base, (__m256i)offsets, 1);
#else
  return (U32)_mm512_i32gather_epi32((__m512i)offsets, base, 1);
#endif
}

/// Neighbors that are clamped to the readable range.
INLINE void K(clamped_neighbors_at)(K(neighbors) *t, K(neighbors) *b, const segue_image *p,
                                    I32 columns, I32 rows) {
  const I32 left = K(limited)(columns, p->min_x, p->max_x) * 4;
  const I32 right = K(limited)(columns + 1, p->min_x, p->max_x) * 4;
  const int32_t stride = (int32_t)p->bytes_per_row;
  const I32 top = K(limited)(rows, p->min_y, p->max_y) * stride;
  const I32 bottom = K(limited)(rows + 1, p->min_y, p->max_y) * stride;
  *t = (K(neighbors)){K(pixels_at)(p->pixels, top + left), K(pixels_at)(p->pixels, top + right)};
  *b = (K(neighbors)){K(pixels_at)(p->pixels, bottom + left),
                      K(pixels_at)(p->pixels, bottom + right)};
}

/// Neighbors that are clamped to the readable range, of positions on a line: in a window, if they
/// lie in one.
INLINE void K(clamped_neighbors_in)(K(neighbors) *t, K(neighbors) *b, const segue_image *p,
                                    I32 columns, I32 rows) {
  const I32 left = K(limited)(columns, p->min_x, p->max_x);
  const I32 right = K(limited)(columns + 1, p->min_x, p->max_x);
  const I32 top = K(limited)(rows, p->min_y, p->max_y);
  const I32 bottom = K(limited)(rows + 1, p->min_y, p->max_y);
  const int32_t first = smallest(left[0], left[LANES - 1]);
  const int32_t last = largest(right[0], right[LANES - 1]);
  const int32_t above = smallest(top[0], top[LANES - 1]);
  const int32_t below = largest(bottom[0], bottom[LANES - 1]);
  if (last - first >= 2 * LANES || below - above > K(most_rows)) {
    return K(clamped_neighbors_at)(t, b, p, columns, rows);
  }
  const U32 from = (U32)(left - first), to = (U32)(right - first);
  *t = *b = (K(neighbors)){{0}, {0}};
  for (int32_t row = above; row <= below; row++) {
    const uint32_t *line = K(row_at)(p, row) + first;
    const K(neighbors) n = {K(pick)(line, from), K(pick)(line, to)};
    const I32 is_top = (I32)(top == row), is_bottom = (I32)(bottom == row);
    t->left = K(either)(is_top, n.left, t->left);
    t->right = K(either)(is_top, n.right, t->right);
    b->left = K(either)(is_bottom, n.left, b->left);
    b->right = K(either)(is_bottom, n.right, b->right);
  }
}
#endif
