// Samples of a picture along any line.

INLINE const uint32_t *K(row_at)(const segue_picture *picture, int64_t row) {
  return (const uint32_t *)(const void *)(picture->pixels + row * picture->bytes_per_row);
}

INLINE void K(clamped_pairs)(uint64_t *top, uint64_t *bottom, const segue_picture *p,
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

/// Where LANES positions lie, in bytes from the pixel of the first; steps are below 128 pixels.
INLINE void K(inner_offsets)(int32_t *offsets, const segue_picture *p, segue_run run) {
#if VECTOR_BYTES == 16
  // Without 32-bit products of vectors, one by one is faster.
  for (int k = 0; k < LANES; k++) {
    int64_t column = ((run.u + k * run.du) >> 20) - (run.u >> 20);
    int64_t row = ((run.v + k * run.dv) >> 20) - (run.v >> 20);
    offsets[k] = (int32_t)(row * p->bytes_per_row + column * 4);
  }
#else
  const uint32_t below = (1 << 20) - 1;
  I32 column = (I32)K(ramp)((uint32_t)run.u & below, (uint32_t)run.du) >> 20;
  I32 row = (I32)K(ramp)((uint32_t)run.v & below, (uint32_t)run.dv) >> 20;
  I32 offset = row * (int32_t)p->bytes_per_row + column * 4;
  memcpy(offsets, &offset, sizeof offset);
#endif
}

/// Whether all of LANES positions, and their neighbours, are samples that may be read.
INLINE int K(is_inside)(const segue_picture *p, segue_run run) {
  int64_t u0 = run.u >> 20, u1 = (run.u + run.du * (LANES - 1)) >> 20;
  int64_t v0 = run.v >> 20, v1 = (run.v + run.dv * (LANES - 1)) >> 20;
  const int64_t most = (int64_t)1 << 27;
  if (run.du >= most || run.du <= -most || run.dv >= most || run.dv <= -most) return 0;
  return u0 >= p->min_x && u1 >= p->min_x && u0 < p->max_x && u1 < p->max_x && v0 >= p->min_y &&
         v1 >= p->min_y && v0 < p->max_y && v1 < p->max_y;
}

/// Means of four neighbours each.
INLINE PIXELS K(between)(K(neighbours) t, K(neighbours) b, U16 across, I16 down) {
  PIXELS tl = K(split)(t.left), tr = K(split)(t.right);
  PIXELS bl = K(split)(b.left), br = K(split)(b.right);
  PIXELS p = {K(between_rows)(K(mean)(tl.rb, tr.rb, across), K(mean)(bl.rb, br.rb, across), down),
              K(between_rows)(K(mean)(tl.ga, tr.ga, across), K(mean)(bl.ga, br.ga, across), down)};
  return p;
}

static void K(bilinear)(uint32_t *out, const segue_picture *picture, segue_run run,
                        size_t count) {
  U32 u = K(ramp)((uint32_t)run.u, (uint32_t)run.du);
  U32 v = K(ramp)((uint32_t)run.v, (uint32_t)run.dv);
  for (size_t i = 0; i < count; i += LANES) {
    K(neighbours) t, b;
    if (K(is_inside)(picture, run)) {
      int32_t offsets[LANES];
      K(inner_offsets)(offsets, picture, run);
      const uint8_t *first = (const uint8_t *)(K(row_at)(picture, run.v >> 20) + (run.u >> 20));
      t = K(gather_at)(first, offsets);
      b = K(gather_at)(first + picture->bytes_per_row, offsets);
    } else {
      uint64_t top[LANES], bottom[LANES];
      K(clamped_pairs)(top, bottom, picture, run);
      t = K(gather)(top);
      b = K(gather)(bottom);
    }
    U32 low = (v >> 5) & 32767;
    PIXELS p = K(between)(t, b, K(column_weights)(u), (I16)(low | (low << 16)));
    K(store_some)(out + i, K(join)(p), count - i);
    u += (uint32_t)run.du * LANES;
    v += (uint32_t)run.dv * LANES;
    run.u += run.du * LANES;
    run.v += run.dv * LANES;
  }
}

static void K(nearest)(uint32_t *out, const segue_picture *picture, segue_run run, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int64_t column = K(clamp)(run.u >> 20, picture->min_x, picture->max_x);
    int64_t row = K(clamp)(run.v >> 20, picture->min_y, picture->max_y);
    out[i] = K(row_at)(picture, row)[column];
    run.u += run.du;
    run.v += run.dv;
  }
}
