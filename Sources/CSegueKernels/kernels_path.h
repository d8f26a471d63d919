// Adds up the areas of a path's edges, and converts the sums to coverage: see CSeguePath.h.
//
// Which formula a part of an edge uses depends on the part alone, so that no area depends on the
// columns and rows that are requested.

/// The parts of edges that are kept before they are added, how many are made at once, and the rows of one
/// edge that are kept without a look at their number.
enum { K(most_parts) = 128, K(parts_at_once) = 4, K(rows_at_once) = 32 };

/// A row of sums, and its marks.
typedef struct {
  int64_t *sums;
  uint8_t *marks;
} K(path_row_sums);

INLINE K(path_row_sums) K(sums_of)(const segue_path *path, int64_t y) {
  const size_t block = (size_t)(y - path->top) * path->blocks;
  return (K(path_row_sums)){path->sums + block * SEGUE_PATH_BLOCK, path->marks + block};
}

/// The nearest integer to a number of less than 2^51.
INLINE int64_t K(nearest_to)(double x) {
  const double zero = 0x1.8p52, sum = x + zero;
  int64_t bits, none;
  memcpy(&bits, &sum, sizeof bits);
  memcpy(&none, &zero, sizeof none);
  return bits - none;
}

/// An edge, and what its parts in all rows have in common. Areas are multiplied by `unit`: 2^32, or
/// its negative where the path runs upward.
typedef struct {
  double x0, y0, x1, y1, slope;
  double left, right, unit;
  /// Half of the height by which the edge descends from one column to the next.
  double half;
} K(path_line);

INLINE double K(half_descent)(double slope) {
  return 0.5 / larger(slope < 0 ? -slope : slope, 1e-300);
}

INLINE K(path_line) K(line_of)(const segue_path_edge *e) {
  return (K(path_line)){
      e->x0,
      e->y0,
      e->x1,
      e->y1,
      e->slope,
      smaller(e->x0, e->x1),
      larger(e->x0, e->x1),
      e->winding * 4294967296.0,
      K(half_descent)(e->slope),
  };
}

/// The position of an edge at a height.
INLINE double K(edge_x_at)(const K(path_line) *line, double y) {
  const double end = line->x1, x = line->x0 + (y - line->y0) * line->slope;
  const double within = smaller(larger(x, line->left), line->right);
  return y == line->y1 ? end : within;
}

/// Whether a part of an edge is at most one column wide, except for rounding errors.
INLINE int K(is_narrow)(const K(path_line) *line, double width) {
  const double slope = line->slope;
  return width <= 1 || (slope <= 1 && slope >= -1);
}

/// The areas beside a part of an edge that is at most one column wide: in the column of its left end,
/// in the next one, and beyond.
typedef struct {
  int64_t here, next, all;
} K(path_areas);

/// `low` and `high` are the ends, from the left border of the column of the left end.
INLINE K(path_areas) K(areas_of)(double low, double high, double height, double half, double unit) {
  const double over = larger(high - 1, 0), beyond = over * over * half;
  return (K(path_areas)){K(nearest_to)((height * (1 - (low + high) * 0.5) + beyond) * unit),
                         K(nearest_to)((height - beyond) * unit), K(nearest_to)(height * unit)};
}

/// Adds `area` to column `x`, or to the first one if that is to the right.
INLINE void K(add_path_area)(const segue_path *path, K(path_row_sums) row, int64_t x, int64_t area) {
  if (x >= path->end) return;
  const int64_t column = x < path->first ? 0 : x - path->first;
  row.sums[column] += area;
  row.marks[column >> SEGUE_PATH_BLOCK_BITS] = 1;
}

/// `before` and all but the last element of `v`.
INLINE I64 K(shifted_in)(I64 before, I64 v) {
#if VECTOR_BYTES == 16
  return __builtin_shufflevector(before, v, 1, 2);
#elif VECTOR_BYTES == 32
  return __builtin_shufflevector(before, v, 3, 4, 5, 6);
#else
  return __builtin_shufflevector(before, v, 7, 8, 9, 10, 11, 12, 13, 14);
#endif
}

/// Adds a part of an edge to the columns from `from` to `to`, which it crosses from side to side. `before` is
/// the area in the column before them. May add 0 to columns behind them.
INLINE void K(add_crossed)(int64_t *sums, int64_t from, int64_t to, double low, double descent,
                           int64_t before) {
  const F64 zero = (F64){0} + 0x1.8p52;
  I64 last = (I64){0} + before, places;
  for (int k = 0; k < PLACES; k++) places[k] = k;
  for (int64_t x = from; x < to; x += PLACES, sums += PLACES) {
    const F64 nearest = (K(columns_from)(x) - low + 0.5) * descent + zero;
    const I64 areas = (I64)nearest - (I64)zero;
    const I64 added = (areas - K(shifted_in)(last, areas)) & (I64)(places < to - x);
    I64 old;
    memcpy(&old, sums, sizeof old);
    old += added;
    memcpy(sums, &old, sizeof old);
    last = areas;
  }
}

/// Adds a part of an edge that is more than one column wide, from `low` to `high`.
static __attribute__((noinline)) void K(add_wide)(const segue_path *path, K(path_row_sums) row,
                                                 double low, double high, double height,
                                                 double half, double unit) {
  const int64_t x = floor_of(low), last = floor_of(high);
  const double beyond = (double)(x + 1) - low, over = high - (double)last;
  int64_t before = K(nearest_to)(beyond * beyond * half * unit);
  K(add_path_area)(path, row, x, before);
  const int64_t from = x + 1 > path->first ? x + 1 : path->first;
  const int64_t to = last < path->end ? last : path->end;
  if (from < to) {
    const double descent = 2 * half * unit;
    K(add_crossed)(row.sums + (from - path->first), from, to, low, descent, before);
    before = K(nearest_to)(((double)(to - 1) - low + 0.5) * descent);
    const int64_t block = (from - path->first) >> SEGUE_PATH_BLOCK_BITS;
    const int64_t end = ((to - 1 - path->first) >> SEGUE_PATH_BLOCK_BITS) + 1;
    memset(row.marks + block, 1, (size_t)(end - block));
  }
  const int64_t area = K(nearest_to)((height - over * over * half) * unit);
  K(add_path_area)(path, row, last, area - before);
  K(add_path_area)(path, row, last + 1, K(nearest_to)(height * unit) - area);
}

/// Adds a part of an edge from `a` to `b`, some of which may be outside the requested columns.
INLINE void K(add_path_part)(const segue_path *path, K(path_row_sums) row, const K(path_line) *line,
                        double a, double b, double height) {
  const double low = smaller(a, b), high = larger(a, b);
  if (low >= (double)path->end) return;
  if (high <= (double)path->first) {
    return K(add_path_area)(path, row, path->first, K(nearest_to)(height * line->unit));
  }
  if (!K(is_narrow)(line, high - low)) {
    return K(add_wide)(path, row, low, high, height, line->half, line->unit);
  }
  const int64_t x = floor_of(low);
  const K(path_areas) areas =
      K(areas_of)(low - (double)x, high - (double)x, height, line->half, line->unit);
  K(add_path_area)(path, row, x, areas.here);
  K(add_path_area)(path, row, x + 1, areas.next - areas.here);
  K(add_path_area)(path, row, x + 2, areas.all - areas.next);
}

/// Adds the parts of an edge between two heights.
static void K(add_path_edge)(const segue_path *path, const K(path_line) *line, double from,
                             double to) {
  int64_t y = floor_of(from);
  K(path_row_sums) row = K(sums_of)(path, y);
  double x = K(edge_x_at)(line, from);
  while (from < to) {
    const double bottom = smaller((double)++y, to), next = K(edge_x_at)(line, bottom);
    K(add_path_part)(path, row, line, x, next, bottom - from);
    row.sums += path->blocks * SEGUE_PATH_BLOCK;
    row.marks += path->blocks;
    x = next;
    from = bottom;
  }
}

/// Parts of edges that are at most one column wide and lie in the requested columns.
typedef struct {
  double from[K(most_parts)], to[K(most_parts)], height[K(most_parts)];
  double half[K(most_parts)], unit[K(most_parts)];
  /// The number of sums before those of the part's row.
  size_t start[K(most_parts)];
  int count;
} K(path_parts);

/// Adds the parts to the sums.
static void K(add_kept_parts)(const segue_path *path, K(path_parts) *parts) {
  int64_t here[K(most_parts)], next[K(most_parts)], rest[K(most_parts)];
  size_t places[K(most_parts)];
  const int32_t first = (int32_t)path->first;
  const int count = parts->count;
  for (int i = 0; i < count; i++) {
    const double low = smaller(parts->from[i], parts->to[i]);
    const double high = larger(parts->from[i], parts->to[i]);
    const int32_t whole = (int32_t)low, x = whole - ((double)whole > low ? 1 : 0);
    const K(path_areas) areas =
        K(areas_of)(low - (double)x, high - (double)x, parts->height[i], parts->half[i],
                    parts->unit[i]);
    here[i] = areas.here;
    next[i] = areas.next - areas.here;
    rest[i] = areas.all - areas.next;
    places[i] = parts->start[i] + (uint32_t)(x - first);
  }
  for (int i = 0; i < count; i++) {
    const size_t place = places[i];
    int64_t *sums = path->sums + place;
    sums[0] += here[i];
    sums[1] += next[i];
    sums[2] += rest[i];
    path->marks[place >> SEGUE_PATH_BLOCK_BITS] = 1;
    path->marks[(place + 2) >> SEGUE_PATH_BLOCK_BITS] = 1;
  }
  parts->count = 0;
}

/// Keeps the parts of a steep edge that lies in the requested columns, between two heights within at most
/// `rows_at_once` rows.
INLINE void K(keep_parts)(const segue_path *path, K(path_parts) *parts, const K(path_line) *line,
                          double from, double to) {
  const int64_t y = floor_of(from), rows = ceiling_of(to) - y;
  const size_t stride = path->blocks * SEGUE_PATH_BLOCK;
  const double first = (double)y;
  size_t start = (size_t)(y - path->top) * stride;
  int at = parts->count;
  parts->count += (int)rows;
  for (double done = 0; done < (double)rows; done += K(parts_at_once), at += K(parts_at_once)) {
    for (int i = 0; i < K(parts_at_once); i++) {
      const double top = larger(first + done + i, from);
      const double bottom = smaller(first + done + (i + 1), to);
      parts->from[at + i] = K(edge_x_at)(line, top);
      parts->to[at + i] = K(edge_x_at)(line, bottom);
      parts->height[at + i] = bottom - top;
      parts->half[at + i] = line->half;
      parts->unit[at + i] = line->unit;
    }
    for (int i = 0; i < K(parts_at_once); i++, start += stride) parts->start[at + i] = start;
  }
}

/// Keeps the parts of a flat edge that lies in the requested columns, between two heights, except for those
/// that are more than one column wide, which are added.
INLINE void K(keep_flat_edge)(const segue_path *path, K(path_parts) *parts, const K(path_line) *line,
                              double from, double to) {
  int64_t y = floor_of(from);
  double x = K(edge_x_at)(line, from);
  for (; from < to; y++) {
    const double bottom = smaller((double)(y + 1), to), next = K(edge_x_at)(line, bottom);
    const double low = smaller(x, next), high = larger(x, next);
    if (K(is_narrow)(line, high - low)) {
      if (parts->count == K(most_parts)) K(add_kept_parts)(path, parts);
      const int at = parts->count++;
      parts->from[at] = x;
      parts->to[at] = next;
      parts->height[at] = bottom - from;
      parts->half[at] = line->half;
      parts->unit[at] = line->unit;
      parts->start[at] = (size_t)(y - path->top) * path->blocks * SEGUE_PATH_BLOCK;
    } else {
      K(add_wide)(path, K(sums_of)(path, y), low, high, bottom - from, line->half, line->unit);
    }
    x = next;
    from = bottom;
  }
}

/// Keeps the parts of a steep edge that lies in the requested columns, between two heights.
INLINE void K(keep_edge)(const segue_path *path, K(path_parts) *parts, const K(path_line) *line,
                         double from, double to) {
  for (double top = from; top < to;) {
    if (parts->count > K(most_parts) - K(rows_at_once)) K(add_kept_parts)(path, parts);
    const double bottom = smaller((double)(floor_of(top) + K(rows_at_once)), to);
    K(keep_parts)(path, parts, line, top, bottom);
    top = bottom;
  }
}

static void K(path_add)(const segue_path *path, const segue_path_edge *edges, size_t count) {
  const double top = (double)path->top, bottom = (double)path->bottom;
  const double first = (double)path->first, end = (double)path->end;
  K(path_parts) parts;
  parts.count = 0;
  for (size_t i = 0; i < count; i++) {
    const segue_path_edge *e = &edges[i];
    if (e->y0 >= bottom || e->y1 <= top || e->y0 == e->y1) continue;
    const K(path_line) line = K(line_of)(e);
    if (line.left >= end) continue;
    const double from = larger(e->y0, top), to = smaller(e->y1, bottom);
    if (line.left < first || line.right > end) {
      K(add_path_edge)(path, &line, from, to);
    } else if (K(is_narrow)(&line, line.right - line.left)) {
      K(keep_edge)(path, &parts, &line, from, to);
    } else {
      K(keep_flat_edge)(path, &parts, &line, from, to);
    }
  }
  K(add_kept_parts)(path, &parts);
}

/// The coverage of a pixel with the given sum. By the even-odd rule it is reduced modulo two pixels.
INLINE uint8_t K(byte_of_sum)(int64_t sum, int is_even_odd) {
  const int64_t pixel = (int64_t)1 << 32, rest = sum & (2 * pixel - 1);
  const int64_t folded = rest < pixel ? rest : 2 * pixel - rest;
  const int64_t area = is_even_odd ? folded : sum < 0 ? -sum : sum;
  const int64_t limited = area < pixel ? area : pixel;
  return (uint8_t)((uint64_t)((limited << 8) - limited + pixel / 2) >> 32);
}

/// The sums of each element and all before it.
INLINE U64 K(running_sums)(U64 v) {
  const U64 none = {0};
#if VECTOR_BYTES == 16
  return v + __builtin_shufflevector(v, none, 2, 0);
#elif VECTOR_BYTES == 32
  v += __builtin_shufflevector(v, none, 4, 0, 1, 2);
  return v + __builtin_shufflevector(v, none, 4, 4, 0, 1);
#else
  v += __builtin_shufflevector(v, none, 8, 0, 1, 2, 3, 4, 5, 6);
  v += __builtin_shufflevector(v, none, 8, 8, 0, 1, 2, 3, 4, 5);
  return v + __builtin_shufflevector(v, none, 8, 8, 8, 8, 0, 1, 2, 3);
#endif
}

/// The last element, repeated.
INLINE U64 K(last_sum)(U64 v) {
#if VECTOR_BYTES == 16
  return __builtin_shufflevector(v, v, 1, 1);
#elif VECTOR_BYTES == 32
  return __builtin_shufflevector(v, v, 3, 3, 3, 3);
#else
  return __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7);
#endif
}

/// Writes the coverage of a block to `bytes` and resets its sums to zero. `sum` is the sum to its left,
/// repeated; returns the one to its right.
INLINE U64 K(finish_block)(int64_t *sums, U64 sum, int is_even_odd, uint8_t *bytes) {
  int64_t totals[SEGUE_PATH_BLOCK];
  for (size_t i = 0; i < SEGUE_PATH_BLOCK; i += VECTOR_BYTES / sizeof *sums) {
    U64 some;
    memcpy(&some, sums + i, sizeof some);
    const U64 running = K(running_sums)(some), total = running + sum;
    memcpy(totals + i, &total, sizeof total);
    sum += K(last_sum)(running);
  }
  for (int i = 0; i < SEGUE_PATH_BLOCK; i++) bytes[i] = K(byte_of_sum)(totals[i], is_even_odd);
  memset(sums, 0, sizeof totals);
  return sum;
}

/// The first block from `block` on that is marked, or `end`.
INLINE size_t K(next_marked)(const uint8_t *marks, size_t block, size_t end) {
  for (; block < end; block += 8) {
    uint64_t eight;
    memcpy(&eight, marks + block, sizeof eight);
    if (eight == 0) continue;
    block += (size_t)__builtin_ctzll(eight) >> 3;
    break;
  }
  return block < end ? block : end;
}

/// Writes equal coverage to columns `from` to `to`. Most runs are short.
INLINE void K(repeat_byte)(uint8_t *mask, uint8_t byte, size_t from, size_t to) {
  if (to - from > 8 * SEGUE_PATH_BLOCK) {
    memset(mask + from, byte, to - from);
    return;
  }
  for (; from + SEGUE_PATH_BLOCK <= to; from += SEGUE_PATH_BLOCK) {
    memset(mask + from, byte, SEGUE_PATH_BLOCK);
  }
  if (from < to) memset(mask + from, byte, to - from);
}

/// The same for a block of which only the first `count` columns are requested.
INLINE void K(finish_last)(int64_t *sums, U64 sum, int is_even_odd, uint8_t *mask, size_t count) {
  uint8_t bytes[SEGUE_PATH_BLOCK];
  K(finish_block)(sums, sum, is_even_odd, bytes);
  memcpy(mask, bytes, count);
}

INLINE segue_coverage K(path_row_by)(const segue_path *path, int64_t y, uint8_t *mask,
                                     int is_even_odd) {
  const K(path_row_sums) row = K(sums_of)(path, y);
  const size_t width = (size_t)(path->end - path->first), blocks = path->blocks;
  size_t block = K(next_marked)(row.marks, 0, blocks);
  size_t start = block * SEGUE_PATH_BLOCK, end = start, full_start = start, full_end = start;
  U64 sum = {0};
  while (block < blocks) {
    const size_t x = block * SEGUE_PATH_BLOCK;
    if (row.marks[block]) {
      row.marks[block++] = 0;
      end = smallest_size(x + SEGUE_PATH_BLOCK, width);
      if (end == x + SEGUE_PATH_BLOCK) {
        sum = K(finish_block)(row.sums + x, sum, is_even_odd, mask + x);
      } else {
        K(finish_last)(row.sums + x, sum, is_even_odd, mask + x, x < width ? width - x : 0);
      }
      continue;
    }
    block = K(next_marked)(row.marks, block, blocks);
    const size_t to = smallest_size(block * SEGUE_PATH_BLOCK, width);
    const uint8_t byte = K(byte_of_sum)((int64_t)sum[0], is_even_odd);
    if (x >= to || (byte == 0 && block == blocks)) continue;
    K(repeat_byte)(mask, byte, x, to);
    end = to;
    if (byte == 255 && to - x > full_end - full_start) {
      full_start = x;
      full_end = to;
    }
  }
  if (start >= end) return (segue_coverage){0, 0, 0, 0};
  while (start < end && mask[start] == 0) start++;
  if (full_start == full_end) {
    full_start = full_end = start;
  } else {
    while (full_start > start && mask[full_start - 1] == 255) full_start--;
    while (full_end < end && mask[full_end] == 255) full_end++;
  }
  const int64_t first = path->first;
  return (segue_coverage){first + (int64_t)start, first + (int64_t)full_start,
                          first + (int64_t)full_end, first + (int64_t)end};
}

static segue_coverage K(path_row)(const segue_path *path, int64_t y, uint8_t *mask) {
  return path->is_even_odd ? K(path_row_by)(path, y, mask, 1) : K(path_row_by)(path, y, mask, 0);
}
