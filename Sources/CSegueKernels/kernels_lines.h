// Samples of an image along an arbitrary line.

INLINE const uint32_t *K(row_at)(const segue_image *image, int64_t row) {
  return (const uint32_t *)(const void *)(image->pixels + row * image->bytes_per_row);
}

INLINE void K(clamped_pairs)(uint64_t *top, uint64_t *bottom, const segue_image *p,
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

#if VECTOR_BYTES == 16
/// Neighbors of LANES positions that do not need clamping to the readable range.
INLINE void K(inner_neighbors)(K(neighbors) *t, K(neighbors) *b, const segue_image *p,
                                segue_run run) {
  // Without 32-bit vector multiplication, processing one at a time is faster.
  const uint8_t *first = (const uint8_t *)(K(row_at)(p, run.v >> 20) + (run.u >> 20));
  I32 offsets;
  for (int k = 0; k < LANES; k++) {
    int64_t column = ((run.u + k * run.du) >> 20) - (run.u >> 20);
    int64_t row = ((run.v + k * run.dv) >> 20) - (run.v >> 20);
    offsets[k] = (int32_t)(row * p->bytes_per_row + column * 4);
  }
  *t = K(gather_at)(first, offsets);
  *b = K(gather_at)(first + p->bytes_per_row, offsets);
}
#else
/// The number of rows up to which loading whole windows of each is faster than gathering.
enum { K(most_rows) = LANES / 2 };

/// Neighbors that lie in one window of columns: each row is read once, for the positions whose
/// upper neighbors lie in it and those whose lower neighbors do. `down` counts rows from the row at
/// `line`.
INLINE void K(window_neighbors)(K(neighbors) *t, K(neighbors) *b, const uint32_t *line,
                                 ptrdiff_t stride, U32 index, I32 down, int32_t last,
                                 int is_near) {
  K(neighbors) none = {{0}, {0}};
  *t = *b = none;
  U32 below = {0};
  for (int32_t row = 0; row <= last + 1; row++, line += stride) {
    U32 left = is_near ? K(pick_near)(line, index) : K(pick)(line, index);
    U32 right = is_near ? K(pick_near)(line + 1, index) : K(pick)(line, index + 1);
    U32 above = (U32)(down == row);
    t->left |= left & above;
    t->right |= right & above;
    b->left |= left & below;
    b->right |= right & below;
    below = above;
  }
}

/// Neighbors of LANES positions that do not need clamping to the readable range; steps are below
/// 128 pixels.
INLINE void K(inner_neighbors)(K(neighbors) *t, K(neighbors) *b, const segue_image *p,
                                segue_run run) {
  const uint32_t part = (1 << 20) - 1;
  const uint32_t *first = K(row_at)(p, run.v >> 20) + (run.u >> 20);
  const int32_t u = (int32_t)((uint32_t)run.u & part), v = (int32_t)((uint32_t)run.v & part);
  I32 column = (I32)K(ramp)((uint32_t)u, (uint32_t)run.du) >> 20;
  I32 row = (I32)K(ramp)((uint32_t)v, (uint32_t)run.dv) >> 20;
  const int32_t across = (u + (int32_t)run.du * (LANES - 1)) >> 20;
  const int32_t down = (v + (int32_t)run.dv * (LANES - 1)) >> 20;
  const int32_t left = across < 0 ? across : 0, top = down < 0 ? down : 0;
  if (across - 2 * left < 2 * LANES - 1 && down - 2 * top <= K(most_rows)) {
    const ptrdiff_t stride = p->bytes_per_row / 4;
    const uint32_t *line = first + top * stride + left;
    const U32 index = (U32)(column - left);
    if (across - 2 * left < LANES) {
      K(window_neighbors)(t, b, line, stride, index, row - top, down - 2 * top, 1);
    } else {
      K(window_neighbors)(t, b, line, stride, index, row - top, down - 2 * top, 0);
    }
  } else {
    const I32 offsets = row * (int32_t)p->bytes_per_row + column * 4;
    *t = K(gather_at)((const uint8_t *)first, offsets);
    *b = K(gather_at)((const uint8_t *)first + p->bytes_per_row, offsets);
  }
}
#endif

/// Whether all of LANES positions, and their neighbors, are within the readable range.
INLINE int K(is_inside)(const segue_image *p, segue_run run) {
  int64_t u0 = run.u >> 20, u1 = (run.u + run.du * (LANES - 1)) >> 20;
  int64_t v0 = run.v >> 20, v1 = (run.v + run.dv * (LANES - 1)) >> 20;
  const int64_t most = (int64_t)1 << 27;
  if (run.du >= most || run.du <= -most || run.dv >= most || run.dv <= -most) return 0;
  return u0 >= p->min_x && u1 >= p->min_x && u0 < p->max_x && u1 < p->max_x && v0 >= p->min_y &&
         v1 >= p->min_y && v0 < p->max_y && v1 < p->max_y;
}

/// The means of four neighbors each.
INLINE PIXELS K(between)(K(neighbors) t, K(neighbors) b, U16 across, I16 down) {
  PIXELS tl = K(split)(t.left), tr = K(split)(t.right);
  PIXELS bl = K(split)(b.left), br = K(split)(b.right);
  PIXELS p = {K(between_rows)(K(mean)(tl.rb, tr.rb, across), K(mean)(bl.rb, br.rb, across), down),
              K(between_rows)(K(mean)(tl.ga, tr.ga, across), K(mean)(bl.ga, br.ga, across), down)};
  return p;
}

/// Bilinear samples at LANES positions, of which either all or none are guaranteed not to need
/// clamping to the readable range.
INLINE void K(bilinear_block)(uint32_t *out, const segue_image *image, segue_run run,
                              size_t count, int is_inside) {
  K(neighbors) t, b;
  if (is_inside) {
    K(inner_neighbors)(&t, &b, image, run);
  } else {
    uint64_t top[LANES], bottom[LANES];
    K(clamped_pairs)(top, bottom, image, run);
    t = K(gather)(top);
    b = K(gather)(bottom);
  }
  U32 u = K(ramp)((uint32_t)run.u, (uint32_t)run.du);
  U32 low = (K(ramp)((uint32_t)run.v, (uint32_t)run.dv) >> 5) & 32767;
  PIXELS p = K(between)(t, b, K(column_weights)(u), (I16)(low | (low << 16)));
  K(store_some)(out, K(join)(p), count);
}

INLINE segue_run K(moved)(segue_run run, size_t pixels) {
  run.u += run.du * (int64_t)pixels;
  run.v += run.dv * (int64_t)pixels;
  return run;
}

static void K(bilinear)(uint32_t *out, const segue_image *image, segue_run run,
                        size_t count) {
  // Positions lie on a line, so those inside the range are consecutive: only the two ends need to
  // be examined.
  size_t i = 0, end = (count + LANES - 1) / LANES * LANES;
  for (; i < end && !K(is_inside)(image, K(moved)(run, i)); i += LANES) {
    K(bilinear_block)(out + i, image, K(moved)(run, i), count - i, 0);
  }
  while (end > i && !K(is_inside)(image, K(moved)(run, end - LANES))) end -= LANES;
  for (; i < end; i += LANES) {
    K(bilinear_block)(out + i, image, K(moved)(run, i), count - i, 1);
  }
  for (; i < count; i += LANES) {
    K(bilinear_block)(out + i, image, K(moved)(run, i), count - i, 0);
  }
}

static void K(nearest)(uint32_t *out, const segue_image *image, segue_run run, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int64_t column = K(clamp)(run.u >> 20, image->min_x, image->max_x);
    int64_t row = K(clamp)(run.v >> 20, image->min_y, image->max_y);
    out[i] = K(row_at)(image, row)[column];
    run.u += run.du;
    run.v += run.dv;
  }
}
