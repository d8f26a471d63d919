// Samples of an image along an arbitrary line.

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

/// Whether steps are below 128 pixels, so that LANES of them fit in 32 bits.
INLINE int K(has_small_steps)(segue_run run) {
  const int64_t most = (int64_t)1 << 27;
  return run.du < most && run.du > -most && run.dv < most && run.dv > -most;
}

/// Whether all of LANES positions, and their neighbors, are within the readable range.
INLINE int K(is_inside)(const segue_image *p, segue_run run) {
  int64_t u0 = run.u >> 20, u1 = (run.u + run.du * (LANES - 1)) >> 20;
  int64_t v0 = run.v >> 20, v1 = (run.v + run.dv * (LANES - 1)) >> 20;
  if (!K(has_small_steps)(run)) return 0;
  return u0 >= p->min_x && u1 >= p->min_x && u0 < p->max_x && u1 < p->max_x && v0 >= p->min_y &&
         v1 >= p->min_y && v0 < p->max_y && v1 < p->max_y;
}

/// Factors of a run that are the same for all of its vectors.
typedef struct {
  /// Positions relative to the first.
  U32 u, v;
  K(window) window;
  /// Whether the run is a translation: neighbors are consecutive, with the same weights for all.
  int is_moved;
} K(steps);

INLINE K(steps) K(steps_of)(segue_run run, const segue_image *p) {
  const int64_t across = run.du < 0 ? -run.du : run.du, down = run.dv < 0 ? -run.dv : run.dv;
  K(steps) s = {K(ramp)(0, (uint32_t)run.du), K(ramp)(0, (uint32_t)run.dv), {0, 0, 0}, 0};
  // Whatever the fractions are, LANES positions lie in so many columns and rows.
  s.window.columns = (int32_t)((across * (LANES - 1)) >> 20) + 2;
  s.window.rows = run.dv == 0 ? 1 : (int32_t)((down * (LANES - 1)) >> 20) + 2;
  // Rows of the frame lie across its columns in the image, too, unless it is sheared.
  s.window.ahead = (ptrdiff_t)((run.du * K(rows_ahead)) >> 20) * p->bytes_per_row -
                   (ptrdiff_t)((run.dv * K(rows_ahead)) >> 20) * 4;
  s.is_moved = run.du == 1 << 20 && run.dv == 0;
  return s;
}

INLINE segue_run K(moved)(segue_run run, size_t pixels) {
  run.u += run.du * (int64_t)pixels;
  run.v += run.dv * (int64_t)pixels;
  return run;
}

/// Samples at LANES positions that need clamping to the readable range, whatever the steps are.
static K(wide) K(clamped_one_by_one)(const segue_image *image, segue_run run, U32 u, U32 v) {
  uint64_t top[LANES], bottom[LANES];
  K(clamped_pairs)(top, bottom, image, run);
  return K(between)(K(gather)(top), K(gather)(bottom), K(column_factors)((u >> 13) & 127),
                    K(row_factors)((v >> 5) & 32767));
}

/// Samples at LANES positions that need clamping to the readable range.
INLINE K(wide) K(clamped_block)(const segue_image *image, segue_run run, const K(steps) *steps) {
  const U32 u = (uint32_t)run.u + steps->u, v = (uint32_t)run.v + steps->v;
#if VECTOR_BYTES > 16
  const int64_t column = run.u >> 20, row = run.v >> 20;
  if (K(has_small_steps)(run) && K(is_number)(column) && K(is_number)(row)) {
    // Columns and rows from the first position on, whose fraction is added.
    const uint32_t fraction_u = (uint32_t)run.u & 0xfffff, fraction_v = (uint32_t)run.v & 0xfffff;
    K(neighbors) t, b;
    K(clamped_neighbors_in)(&t, &b, image, ((I32)(fraction_u + steps->u) >> 20) + (int32_t)column,
                            ((I32)(fraction_v + steps->v) >> 20) + (int32_t)row);
    return K(between)(t, b, K(column_factors)((u >> 13) & 127), K(row_factors)((v >> 5) & 32767));
  }
#endif
  return K(clamped_one_by_one)(image, run, u, v);
}

/// Samples at LANES positions that do not; steps are below 128 pixels.
INLINE K(wide) K(inner_block)(const segue_image *image, segue_run run, const K(steps) *steps) {
  K(neighbors) t, b;
#if VECTOR_BYTES == 16
  // Without 32-bit vector multiplication, processing one at a time is faster.
  const uint8_t *first = (const uint8_t *)(K(row_at)(image, run.v >> 20) + (run.u >> 20));
  I32 offsets;
  for (int k = 0; k < LANES; k++) {
    const int64_t column = ((run.u + k * run.du) >> 20) - (run.u >> 20);
    const int64_t row = ((run.v + k * run.dv) >> 20) - (run.v >> 20);
    offsets[k] = (int32_t)(row * image->bytes_per_row + column * 4);
  }
  t = K(gather_at)(first, offsets);
  b = K(gather_at)(first + image->bytes_per_row, offsets);
  const U32 u = (uint32_t)run.u + steps->u, v = (uint32_t)run.v + steps->v;
#else
  const segue_run end = K(moved)(run, LANES - 1);
  const int64_t left = (run.du < 0 ? end.u : run.u) >> 20, top = (run.dv < 0 ? end.v : run.v) >> 20;
  const U32 u = (uint32_t)(run.u - (left << 20)) + steps->u;
  const U32 v = (uint32_t)(run.v - (top << 20)) + steps->v;
  K(prefetch)(image, (int32_t)left, (int32_t)top, steps->window);
  K(neighbors_in)(&t, &b, image, (int32_t)left, (int32_t)top, u >> 20, (I32)(v >> 20),
                  steps->window);
#endif
  return K(between)(t, b, K(column_factors)((u >> 13) & 127), K(row_factors)((v >> 5) & 32767));
}

/// Translated pixels that do not need clamping.
INLINE void K(moved_pixels)(uint32_t *out, const segue_image *image, segue_run run, size_t count) {
  const uint32_t *top = K(row_at)(image, run.v >> 20) + (run.u >> 20);
  const uint32_t *bottom = top + image->bytes_per_row / 4;
  const K(wide) across = K(column_factors)((U32){0} + (((uint32_t)run.u >> 13) & 127));
  const uint32_t weight = ((uint32_t)run.v >> 5) & 32767;
  if (weight == 0) {
    for (size_t i = 0; i < count; i += LANES) {
      const K(wide) m = K(means)(K(load)(top + i), K(load)(top + i + 1), across);
      const K(wide) p = {K(upper_means)(m.low), K(upper_means)(m.high)};
      K(store_some)(out + i, K(packed)(p), count - i);
    }
    return;
  }
  const K(wide) down = K(row_factors)((U32){0} + weight);
  for (size_t i = 0; i < count; i += LANES) {
    K(neighbors) t = {K(load)(top + i), K(load)(top + i + 1)};
    K(neighbors) b = {K(load)(bottom + i), K(load)(bottom + i + 1)};
    K(store_some)(out + i, K(packed)(K(between)(t, b, across, down)), count - i);
  }
}

#if VECTOR_BYTES > 16
/// Scaled pixels that do not need clamping, of which LANES lie in one row and one window.
INLINE void K(scaled_pixels)(uint32_t *out, const segue_image *image, segue_run run, size_t count,
                             const K(steps) *steps, int is_near) {
  const uint32_t *top = K(row_at)(image, run.v >> 20);
  const uint32_t *bottom = top + image->bytes_per_row / 4;
  const K(wide) down = K(row_factors)((U32){0} + (((uint32_t)run.v >> 5) & 32767));
  const segue_run end = {run.u + run.du * (LANES - 1), 0, 0, 0};
  int64_t u = run.du < 0 ? end.u : run.u;
  const U32 from = steps->u + (uint32_t)(run.u - u);
  for (size_t i = 0; i < count; i += LANES, u += run.du * LANES) {
    const ptrdiff_t left = (ptrdiff_t)(u >> 20);
    const U32 at = from + ((uint32_t)u & 0xfffff), index = at >> 20;
    const K(neighbors) t = K(window_pair)(top + left, index, is_near);
    const K(neighbors) b = K(window_pair)(bottom + left, index, is_near);
    const K(wide) across = K(column_factors)((at >> 13) & 127);
    K(store_some)(out + i, K(packed)(K(between)(t, b, across, down)), count - i);
  }
}
#endif

static void K(bilinear)(uint32_t *out, const segue_image *image, segue_run run,
                        size_t count) {
  // Positions lie on a line, so those inside the range are consecutive: only the two ends need to
  // be examined.
  const K(steps) steps = K(steps_of)(run, image);
  size_t i = 0, end = (count + LANES - 1) / LANES * LANES;
  for (; i < end && !K(is_inside)(image, K(moved)(run, i)); i += LANES) {
    K(store_some)(out + i, K(packed)(K(clamped_block)(image, K(moved)(run, i), &steps)), count - i);
  }
  while (end > i && !K(is_inside)(image, K(moved)(run, end - LANES))) end -= LANES;
  if (steps.is_moved && i < end) {
    K(moved_pixels)(out + i, image, K(moved)(run, i), smallest_size(end, count) - i);
    i = end;
  }
#if VECTOR_BYTES > 16
  if (run.dv == 0 && i < end && steps.window.columns < 2 * LANES) {
    const segue_run inner = K(moved)(run, i);
    const size_t length = smallest_size(end, count) - i;
    if (K(is_near)(steps.window)) {
      K(scaled_pixels)(out + i, image, inner, length, &steps, 1);
    } else {
      K(scaled_pixels)(out + i, image, inner, length, &steps, 0);
    }
    i = end;
  }
#endif
  for (; i < end; i += LANES) {
    K(store_some)(out + i, K(packed)(K(inner_block)(image, K(moved)(run, i), &steps)), count - i);
  }
  for (; i < count; i += LANES) {
    K(store_some)(out + i, K(packed)(K(clamped_block)(image, K(moved)(run, i), &steps)), count - i);
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
