// Computes how much of each pixel of a row a convex outline covers, by exact area.
//
// The area of a pixel to the right of an edge has a closed form, so no pixel depends on the
// preceding one; the covered area is the area to the right of the left edges minus the area to the
// right of the right edges. Doubles with + - * / only and no contraction: the result is the same on
// every machine and at every level. Rounding rule: coverage = floor(255 * area + 1/2).

#define PLACES (VECTOR_BYTES / 8)

/// `a` where a comparison holds, `b` elsewhere.
INLINE F64 K(choose)(I64 holds, F64 a, F64 b) {
  return (F64)(((I64)a & holds) | ((I64)b & ~holds));
}

/// The area of the row's strip that lies to the left of the positions `x` and inside the outline. All that
/// matter are between `low` and `high`.
INLINE F64 K(strip)(const segue_segment *segments, size_t count, F64 x, double low, double high) {
  F64 area = {0}, none = {0};
  for (size_t i = 0; i < count; i++) {
    const segue_segment *s = &segments[i];
    if (s->low >= high) continue;
    F64 beyond = s->height * (x - (s->low + s->high) * 0.5);
    if (s->high <= low) {
      area += s->side * beyond;
      continue;
    }
    F64 within = s->height * (x - s->low) * (x - s->low) / (2 * (s->high - s->low));
    F64 part = K(choose)((I64)(x >= s->high), beyond, within);
    area += s->side * K(choose)((I64)(x <= s->low), none, part);
  }
  return area;
}

INLINE uint8_t K(byte_of)(double area) {
  double x = area * 255 + 0.5;
  return x <= 0 ? 0 : x >= 255 ? 255 : (uint8_t)x;
}

/// The element that follows each element.
INLINE F64 K(next)(F64 a) {
#if VECTOR_BYTES == 16
  return __builtin_shufflevector(a, a, 1, 1);
#elif VECTOR_BYTES == 32
  return __builtin_shufflevector(a, a, 1, 2, 3, 3);
#else
  return __builtin_shufflevector(a, a, 1, 2, 3, 4, 5, 6, 7, 7);
#endif
}

INLINE F64 K(columns_from)(int64_t x) {
  F64 columns;
  for (int k = 0; k < PLACES; k++) columns[k] = k;
  return columns + (double)x;
}

/// The coverage of `count` columns from `from` on, 0...255.
INLINE F64 K(levels)(const segue_segment *segments, size_t parts, int64_t from, int64_t count) {
  const F64 x = K(columns_from)(from);
  const double low = (double)from, high = (double)(from + (count < PLACES ? count : PLACES));
  F64 left = K(strip)(segments, parts, x, low, high);
  F64 right = count < PLACES ? K(next)(left) : K(strip)(segments, parts, x + 1, low, high);
  return K(smaller_of)(K(larger_of)((right - left) * 255 + 0.5, 0), 255);
}

/// Writes the coverage of columns `from` to `to`.
INLINE void K(cover)(const segue_segment *segments, size_t count, int64_t from, int64_t to,
                     uint8_t *mask) {
  for (; from < to; from += PLACES, mask += PLACES) {
    F64 level = K(levels)(segments, count, from, to - from);
    uint8_t bytes[PLACES];
    for (int k = 0; k < PLACES; k++) bytes[k] = (uint8_t)level[k];
    if (to - from >= PLACES) {
      memcpy(mask, bytes, sizeof bytes);
    } else {
      for (int k = 0; k < to - from; k++) mask[k] = bytes[k];
    }
  }
}

typedef struct {
  double left_low, left_high, right_low, right_high, height;
} K(extents);

/// Collects the parts of the edges that lie within row `y`, and their extents; returns their count.
/// The edges before `first` end above the row.
INLINE size_t K(collect)(const segue_outline *outline, size_t first, int64_t y, K(extents) *e) {
  const double top = (double)y, bottom = top + 1;
  size_t count = 0;
  for (size_t i = first; i < outline->count; i++) {
    const segue_edge *edge = &outline->edges[i];
    if (edge->y0 >= bottom) break;
    if (edge->y1 <= top) continue;
    double from = larger(edge->y0, top), to = smaller(edge->y1, bottom);
    double x0 = from == edge->y0 ? edge->x0 : edge->x0 + (from - edge->y0) * edge->slope;
    double x1 = to == edge->y1 ? edge->x1 : edge->x0 + (to - edge->y0) * edge->slope;
    segue_segment s = {smaller(x0, x1), larger(x0, x1), to - from, edge->side};
    outline->segments[count++] = s;
    if (s.side > 0) {
      e->left_low = smaller(e->left_low, s.low);
      e->left_high = larger(e->left_high, s.high);
      e->height += s.height;
    } else {
      e->right_low = smaller(e->right_low, s.low);
      e->right_high = larger(e->right_high, s.high);
    }
  }
  return count;
}

/// The touched columns of row `y`, whose parts of edges are in `outline->segments`; empty if the
/// outline does not touch the row. The coverage of the columns from full_start to full_end equals
/// the outline's height within the row.
typedef struct {
  segue_coverage columns;
  double height;
  size_t count;
} K(row_coverage);

INLINE K(row_coverage) K(cover_row)(const segue_outline *outline, size_t first, int64_t y) {
  K(row_coverage) row = {{0, 0, 0, 0}, 0, 0};
  K(extents) e = {1e300, -1e300, 1e300, -1e300, 0};
  row.count = K(collect)(outline, first, y, &e);
  if (e.left_low > e.left_high || e.right_low > e.right_high) return row;
  const double from = (double)outline->first, to = (double)outline->end;
  const int64_t start = floor_of(larger(smaller(e.left_low, to), from));
  const int64_t end = ceiling_of(larger(smaller(e.right_high, to), from));
  if (start >= end) return row;
  int64_t inner = ceiling_of(larger(smaller(e.left_high, (double)end), (double)start));
  int64_t outer = floor_of(larger(smaller(e.right_low, (double)end), (double)inner));
  row.columns = (segue_coverage){start, inner, outer, end};
  row.height = e.height;
  return row;
}

static segue_coverage K(coverage)(const segue_outline *outline, int64_t y, uint8_t *mask) {
  const K(row_coverage) row = K(cover_row)(outline, 0, y);
  const segue_coverage c = row.columns;
  if (c.start >= c.end) return c;
  mask -= outline->first;
  K(cover)(outline->segments, row.count, c.start, c.full_start, mask + c.start);
  K(cover)(outline->segments, row.count, c.full_end, c.end, mask + c.full_end);
  if (row.height == 1) return c;
  memset(mask + c.full_start, K(byte_of)(row.height), (size_t)(c.full_end - c.full_start));
  return (segue_coverage){c.start, c.end, c.end, c.end};
}

/// Composites `color`, scaled by the coverage of columns `from` to `to`, over
/// `line`.
INLINE void K(cover_color)(const segue_segment *segments, size_t count, int64_t from, int64_t to,
                           uint32_t *line, U32 color) {
  for (; from < to; from += PLACES) {
    // As many pixels as doubles fit in a vector: half a vector of pixels.
    uint32_t pixels[LANES] = {0}, levels[LANES] = {0};
    const size_t room = to - from < PLACES ? (size_t)(to - from) : PLACES;
    K(half) level =
        __builtin_convertvector(K(levels)(segments, count, from, to - from), K(half));
    memcpy(levels, &level, sizeof level);
    K(load_part)(pixels, line + from, room);
    U32 m = K(load)(levels);
    const U32 source = K(scaled)(color, (U16)(m | (m << 16)));
    K(store_some)(line + from, K(composed)(K(load)(pixels), source), room);
  }
}

static void K(solid)(uint32_t *out, ptrdiff_t stride, const segue_outline *outline, int64_t top,
                     int64_t bottom, uint32_t color) {
  const U32 repeated = (U32){0} + color;
  uint32_t *line = out - outline->first;
  size_t first = 0;
  for (int64_t y = top; y < bottom; y++, line += stride) {
    while (first < outline->count && outline->edges[first].y1 <= (double)y) first++;
    const K(row_coverage) row = K(cover_row)(outline, first, y);
    const segue_coverage c = row.columns;
    if (c.start >= c.end) continue;
    K(cover_color)(outline->segments, row.count, c.start, c.full_start, line, repeated);
    K(cover_color)(outline->segments, row.count, c.full_end, c.end, line, repeated);
    const size_t full = (size_t)(c.full_end - c.full_start);
    if (full == 0) continue;
    if (row.height != 1) {
      K(over_color_even)(line + c.full_start, color, K(byte_of)(row.height), full);
    } else if (color >> 24 == 255) {
      K(fill)(line + c.full_start, color, full);
    } else {
      K(over_color)(line + c.full_start, color, full);
    }
  }
}
