// Samples of an image under perspective: one division for each pixel, or for each of its samples,
// which lie side by side. Doubles with + - * / only and no contraction: every level produces the
// same result.

/// Positions in a level of an image, with 15 fraction bits, plus two pixels.
typedef struct {
  I32 u, v;
} K(positions);

/// One row of samples: the values that are the same for all of them. Products with powers of two
/// are exact, so the factors are those of the position in its units.
typedef struct {
  double a, u, b, v, p, w;
} K(row);

INLINE K(row) K(row_of)(const segue_projection *m, double y, int32_t level) {
  const double unit = 32768 / (double)((int64_t)1 << level);
  K(row) r = {m->a * unit, (m->c * y + m->tx) * unit, m->b * unit, (m->d * y + m->ty) * unit,
              m->p, m->q * y + m->r};
  return r;
}

/// LANES points of a level, in 32,768ths of its pixels.
typedef struct {
  F64 x[2], y[2];
} K(points);

/// Half of LANES numbers from `x` on; `step` is a power of two.
INLINE F64 K(numbered)(int h, double x, double step) {
  F64 numbers;
  for (int i = 0; i < LANES / 2; i++) numbers[i] = (double)(h * (LANES / 2) + i);
  return x + numbers * step;
}

/// Points from column `x` on; `step` is a power of two.
INLINE K(points) K(points_at)(const K(row) *r, double x, double step) {
  K(points) at;
  for (int h = 0; h < 2; h++) {
    const F64 xs = K(numbered)(h, x, step);
    const F64 scale = 1 / K(larger_of)(r->p * xs + r->w, far_away);
    at.x[h] = (r->a * xs + r->u) * scale;
    at.y[h] = (r->b * xs + r->v) * scale;
  }
  return at;
}

/// The elements of `low`, followed by those of `high`.
INLINE I32 K(joined)(K(half) low, K(half) high) {
#if VECTOR_BYTES == 16
  return __builtin_shufflevector(low, high, 0, 1, 2, 3);
#elif VECTOR_BYTES == 32
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
#else
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#endif
}

/// Converts numbers to integers. Those that do not fit become negative.
INLINE K(half) K(whole)(F64 x) {
#if defined(__x86_64__) && VECTOR_BYTES == 64
  return (K(half))_mm512_cvttpd_epi32((__m512d)x);
#elif defined(__x86_64__) && VECTOR_BYTES == 32
  return (K(half))_mm256_cvttpd_epi32((__m256d)x);
#else
  return __builtin_convertvector(K(larger_of)(K(smaller_of)(x, 2147483647), -1), K(half));
#endif
}

/// Positions relative to the centers of pixels, rounded to the steps of the weights; limited to one
/// pixel beyond the range from `low` to `high` if it `clamps`.
INLINE K(half) K(fixed)(F64 x, double step, int clamps, int32_t low, int32_t high) {
  // Half a pixel less, and the two pixels.
  F64 at = x + (49152 + step);
  if (clamps) {
    at = K(larger_of)(at, ((double)low + 1) * 32768 + step);
    at = K(smaller_of)(at, ((double)high + 3) * 32768 + step);
  }
  return K(whole)(at);
}

/// The positions of points, whose coordinates are multiplied by `part`, a power of two.
INLINE K(positions) K(positions_of)(K(points) at, double part, const segue_image *p, int clamps) {
  K(half) u[2], v[2];
  for (int h = 0; h < 2; h++) {
    u[h] = K(fixed)(at.x[h] * part, 128, clamps, p->min_x, p->max_x);
    v[h] = K(fixed)(at.y[h] * part, 0.5, clamps, p->min_y, p->max_y);
  }
  K(positions) positions = {K(joined)(u[0], u[1]), K(joined)(v[0], v[1])};
  return positions;
}

/// The window of LANES positions: its first column and row, and one more than the last.
typedef struct {
  int32_t left, top, right, bottom;
} K(frame);

/// The columns and rows of LANES positions. They lie on a line, so the first and the last one are
/// its ends, up to rounding, which is far less than the units that are added. Negative numbers do
/// not fit, and lie outside of every image.
INLINE K(frame) K(frame_of)(const K(positions) *at) {
  const int64_t u0 = at->u[0], u1 = at->u[LANES - 1], v0 = at->v[0], v1 = at->v[LANES - 1];
  const int64_t left = u0 < u1 ? u0 : u1, top = v0 < v1 ? v0 : v1;
  K(frame) f = {(int32_t)((left - 1) >> 15) - 2, (int32_t)((top - 1) >> 15) - 2,
                (int32_t)((u0 + u1 - left + 1) >> 15) - 1, (int32_t)((v0 + v1 - top + 1) >> 15) - 1};
  return f;
}

/// Whether positions in `f` and their neighbors are within the readable range.
INLINE int K(is_readable)(const segue_image *p, K(frame) f) {
  return (f.left >= p->min_x) & (f.top >= p->min_y) & (f.right <= p->max_x) &
         (f.bottom <= p->max_y);
}

/// Samples at positions within the readable range.
INLINE K(wide) K(samples_in)(const segue_image *p, const K(positions) *at, K(frame) f,
                             K(window) window) {
  K(prefetch)(p, f.left, f.top, window);
  K(neighbors) t, b;
  K(neighbors_in)(&t, &b, p, f.left, f.top, (U32)(at->u >> 15) - (uint32_t)(f.left + 2),
                  (at->v >> 15) - (f.top + 2), window);
  return K(between)(t, b, K(column_factors)((U32)(at->u >> 8) & 127),
                    K(row_factors)((U32)at->v & 32767));
}

/// Samples at any points.
static K(wide) K(clamped_samples)(const segue_image *p, const K(points) *points, double part) {
  const K(positions) at = K(positions_of)(*points, part, p, 1);
  K(neighbors) t, b;
  K(clamped_neighbors_at)(&t, &b, p, (at.u >> 15) - 2, (at.v >> 15) - 2);
  return K(between)(t, b, K(column_factors)((U32)(at.u >> 8) & 127),
                    K(row_factors)((U32)at.v & 32767));
}

/// The pixels that are processed together: first their positions, then the samples there, so that
/// neither waits for the other.
enum { K(most_vectors) = 128 / LANES };

/// The places of up to 128 pixels in one level.
typedef struct {
  K(positions) at[K(most_vectors)];
  K(frame) frames[K(most_vectors)];
  K(window) window;
} K(placement);

/// Vectors of samples in one row of the frame: the column of the first sample, and the step.
typedef struct {
  K(row) row;
  double x, step;
  int count;
} K(samples);

INLINE K(points) K(points_of)(const K(samples) *s, int j) {
  return K(points_at)(&s->row, s->x + j * LANES * s->step, s->step);
}

/// Finds the windows of samples, whose positions are known.
INLINE void K(find_windows)(K(placement) *placement, const segue_image *p, const K(samples) *s) {
  // Beyond the horizon, positions do not lie on a line.
  const double end = s->x + (s->count * LANES - 1) * s->step;
  const int is_seen = smaller(s->row.p * s->x, s->row.p * end) + s->row.w > far_away;
  placement->window.columns = placement->window.rows = 1;
  for (int j = 0; j < s->count; j++) {
    const K(frame) f = is_seen ? K(frame_of)(&placement->at[j]) : (K(frame)){-1, -1, 0, 0};
    placement->frames[j] = f;
    if (!K(is_readable)(p, f)) continue;
    placement->window.columns = largest(placement->window.columns, f.right - f.left);
    placement->window.rows = largest(placement->window.rows, f.bottom - f.top);
  }
}

/// Vector `j` of samples.
INLINE K(wide) K(samples_at)(const K(placement) *placement, int j, const segue_image *p,
                             const K(samples) *s, double part) {
  if (K(is_readable)(p, placement->frames[j])) {
    return K(samples_in)(p, &placement->at[j], placement->frames[j], placement->window);
  }
  const K(points) points = K(points_of)(s, j);
  return K(clamped_samples)(p, &points, part);
}

/// Adds the samples of a level to `sums`.
INLINE void K(sum_up)(K(wide) *sums, K(placement) *placement, const segue_image *p,
                      const K(samples) *s, double part) {
  K(find_windows)(placement, p, s);
  for (int j = 0; j < s->count; j++) {
    const K(wide) w = K(samples_at)(placement, j, p, s, part);
    sums[j].low += w.low;
    sums[j].high += w.high;
  }
}

INLINE U16 K(between_levels)(U16 near, U16 far, U16 weight) {
  return (near * (256 - weight) + far * weight + 128) >> 8;
}

/// The means of two levels, or of one without `weight`, from the sums of samples.
INLINE K(wide) K(mean_of)(K(wide) near, K(wide) far, const reduction *r) {
  const U16 half = K(splat)((uint32_t)r->samples / 2), weight = K(splat)((uint32_t)r->weight);
  const uint16_t shift = (uint16_t)r->shift;
  near.low = (near.low + half) >> shift;
  near.high = (near.high + half) >> shift;
  if (!r->weight) return near;
  near.low = K(between_levels)(near.low, (far.low + half) >> shift, weight);
  near.high = K(between_levels)(near.high, (far.high + half) >> shift, weight);
  return near;
}

/// The distance in bytes from what (x, y) reads in a level to what a pixel further down does.
INLINE ptrdiff_t K(ahead)(const segue_projection *m, const segue_image *p, double x, double y,
                          int32_t level) {
  double u[2], v[2];
  for (int i = 0; i < 2; i++, y += K(rows_ahead)) {
    const double w = (double)((int64_t)1 << level) * larger(m->p * x + m->q * y + m->r, far_away);
    u[i] = (m->a * x + m->c * y + m->tx) / w;
    v[i] = (m->b * x + m->d * y + m->ty) / w;
  }
  const double down = smaller(larger(v[1] - v[0], -4096), 4096);
  const double right = smaller(larger(u[1] - u[0], -4096), 4096);
  return (ptrdiff_t)(down < 0 ? down - 0.5 : down + 0.5) * p->bytes_per_row + (ptrdiff_t)right * 4;
}

/// Processes up to 128 pixels that have one sample in one level.
static void K(project_once)(uint32_t *out, const segue_projection *m, int32_t level, int64_t x,
                            int64_t y, size_t count) {
  const segue_image *p = m->levels + level;
  const K(samples) s = {K(row_of)(m, (double)y + 0.5, level), (double)x + 0.5, 1,
                        (int)((count + LANES - 1) / LANES)};
  K(placement) placement;
  for (int j = 0; j < s.count; j++) {
    placement.at[j] = K(positions_of)(K(points_of)(&s, j), 1, p, 0);
  }
  K(find_windows)(&placement, p, &s);
  placement.window.ahead = K(ahead)(m, p, s.x, (double)y, level);
  for (int j = 0; j < s.count; j++) {
    K(store_some)(out + j * LANES, K(packed)(K(samples_at)(&placement, j, p, &s, 1)),
                  count - (size_t)j * LANES);
  }
}

/// Adds up samples that lie side by side in a pixel, `across` of them, from `count` vectors.
INLINE void K(join_samples)(K(wide) *sums, int32_t across, int count) {
  for (; across > 1; across /= 2) {
    count /= 2;
    for (int j = 0; j < count; j++) sums[j] = K(sums_of_two)(sums[2 * j], sums[2 * j + 1]);
  }
}

/// Writes pixels from `vectors` vectors of sums, `across` of which lie side by side in a pixel.
INLINE void K(write_means)(uint32_t *out, K(wide) *near, K(wide) *far, const reduction *r,
                           int32_t across, int vectors, size_t count) {
  K(join_samples)(near, across, vectors);
  if (r->weight) K(join_samples)(far, across, vectors);
  for (int j = 0; j < vectors / across; j++) {
    K(store_some)(out + j * LANES, K(packed)(K(mean_of)(near[j], far[j], r)),
                  count - (size_t)j * LANES);
  }
}

/// Processes pixels that share the same reduction, up to 128 samples in each row.
static void K(project_block)(uint32_t *out, const segue_projection *m, const reduction *r,
                             int64_t x, int64_t y, size_t count) {
  const int vectors = (int)((count + LANES - 1) / LANES);
  const int32_t across = r->is_down ? 1 : r->samples, down = r->is_down ? r->samples : 1;
  const segue_image *p = m->levels + r->level;
  K(samples) s = {.x = (double)x + 0.5 / across, .step = 1.0 / across, .count = vectors * across};
  K(wide) near[K(most_vectors)], far[K(most_vectors)];
  memset(near, 0, (size_t)s.count * sizeof *near);
  if (r->weight) memset(far, 0, (size_t)s.count * sizeof *far);
  K(placement) own, next;
  own.window.ahead = K(ahead)(m, p, (double)x, (double)y, r->level);
  if (r->weight) next.window.ahead = K(ahead)(m, p + 1, (double)x, (double)y, r->level + 1);
  for (int32_t i = 0; i < down; i++) {
    s.row = K(row_of)(m, (double)y + (i + 0.5) / down, r->level);
    for (int j = 0; j < s.count; j++) {
      const K(points) points = K(points_of)(&s, j);
      own.at[j] = K(positions_of)(points, 1, p, 0);
      if (r->weight) next.at[j] = K(positions_of)(points, 0.5, p + 1, 0);
    }
    K(sum_up)(near, &own, p, &s, 1);
    if (r->weight) K(sum_up)(far, &next, p + 1, &s, 0.5);
  }
  K(write_means)(out, near, far, r, across, s.count, count);
}

#include "kernels_apart.h"

/// Whether all positions in an image, and those that are limited to it, fit in 32 bits.
INLINE int K(has_small_positions)(const segue_projection *m) {
  return m->levels->max_x < 65000 && m->levels->max_y < 65000;
}

#include "kernels_pitch.h"

INLINE int32_t K(nearest_place)(double at, int32_t low, int32_t high) {
  const double inside = smaller(larger(at, ((double)low - 1) * 32768), ((double)high + 1) * 32768);
  return (int32_t)K(clamp)(((int32_t)(inside + 65536) - 65536) >> 15, low, high);
}

/// Unfiltered pixels.
static void K(project_nearest)(uint32_t *out, const segue_projection *m, int64_t x, int64_t y,
                               size_t count) {
  const K(row) row = K(row_of)(m, (double)y + 0.5, 0);
  const segue_image *p = m->levels;
  for (size_t i = 0; i < count; i += LANES) {
    const K(points) at = K(points_at)(&row, (double)(x + (int64_t)i) + 0.5, 1);
    for (size_t k = 0; k < LANES && i + k < count; k++) {
      const size_t h = k / (LANES / 2), l = k % (LANES / 2);
      const int32_t column = K(nearest_place)(at.x[h][l], p->min_x, p->max_x);
      out[i + k] = K(row_at)(p, K(nearest_place)(at.y[h][l], p->min_y, p->max_y))[column];
    }
  }
}

/// Processes pixels that share the same reduction.
INLINE void K(project_run)(uint32_t *out, const segue_projection *map, const reduction *r,
                           int64_t x, int64_t y, size_t count) {
#if VECTOR_BYTES > 16
  if (K(is_pitch)(map) && K(has_small_positions)(map)) {
    return K(pitch_run)(out, map, r, x, y, count);
  }
#endif
  const size_t most = r->is_down ? 128 : (size_t)(128 / r->samples);
  while (count > 0) {
    const size_t length = smallest_size(count, most - (x & 15));
    if (r->samples == 1 && r->weight == 0) {
      K(project_once)(out, map, r->level, x, y, length);
    } else {
      K(project_block)(out, map, r, x, y, length);
    }
    out += length;
    x += (int64_t)length;
    count -= length;
  }
}

/// Samples of `count` pixels from column `x` on, which lie in at most as many groups as are
/// processed at once.
static void K(project_part)(uint32_t *out, const segue_projection *map, int64_t x, int64_t y,
                            size_t count) {
  reduction_run runs[K(most_groups)];
  const int64_t start = x & ~(int64_t)15, end = x + (int64_t)count;
  const int groups = (int)((end - 1 - start) / 16) + 1;
  const int last = K(reduction_runs)(runs, map, (double)start + 8, (double)y + 0.5, groups);
  for (int i = 0; i < last; i++) {
    const int64_t next = start + 16 * runs[i].end, stop = next < end ? next : end;
    K(project_run)(out, map, &runs[i].reduction, x, y, (size_t)(stop - x));
    out += stop - x;
    x = stop;
  }
}

static void K(project_row)(uint32_t *out, const segue_projection *map, int64_t x, int64_t y,
                           size_t count) {
  if (map->is_nearest) return K(project_nearest)(out, map, x, y, count);
  const int64_t end = x + (int64_t)count;
  while (x < end) {
    const int64_t stop = (x & ~(int64_t)15) + 16 * K(most_groups);
    const size_t length = (size_t)((stop < end ? stop : end) - x);
    K(project_part)(out, map, x, y, length);
    out += length;
    x += (int64_t)length;
  }
}

#include "kernels_yaw.h"

static void K(project)(uint32_t *out, ptrdiff_t stride, const segue_projection *map, int64_t x,
                       int64_t y, size_t count, size_t rows) {
#if VECTOR_BYTES > 16
  if (rows >= 4 && !map->is_nearest && K(is_yaw)(map) && K(has_small_positions)(map)) {
    return K(project_yaw)(out, stride, map, x, y, count, rows);
  }
#endif
  for (size_t i = 0; i < rows; i++) {
    K(project_row)(out + (ptrdiff_t)i * stride, map, x, y + (int64_t)i, count);
  }
}
