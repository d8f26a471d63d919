// Computes how much of each pixel of a row an arbitrary path covers, by exact area, for either fill
// rule.
//
// Accumulating signed areas edge by edge yields areas weighted by how often the path winds around
// them, which is wrong wherever contours overlap or cross. Therefore only those parts of edges
// count that separate inside from outside. Within a row, edges whose extents touch form a cluster.
// A path leaves a row only through its top or its bottom, so a cluster's contribution to the
// winding number is the same over the full height of the row, and clusters can be processed one by
// one. A cluster that runs through the row from end to end without reversing is used unchanged. Any
// other cluster is cut into strips at the ends of edges. Within a strip, edges whose extents touch
// form a group, and groups are independent for the same reason; a group is cut further where its
// edges cross. In what remains nothing begins, ends or crosses, and the edges can be processed from
// left to right while counting the winding number.
//
// Areas are accumulated as integers of 2^-32 pixel, so neither the order of edges nor the choice of
// requested columns can affect the result. Heights are multiples of 2^-24, so whole pixels are
// exact. Doubles with + - * / only and no contraction: the result is the same on every machine.
#include "CSegueKernels.h"
#include "kernels_numbers.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef segue_path_part part;

static const double area_unit = 4294967296.0, height_unit = 16777216.0;
static const int64_t whole = (int64_t)1 << 32;
/// Edges that cross by less than this, in pixels, are treated as not crossing.
static const double nearness = 1.0 / 65536;
/// The number of strips of a row that is not computed exactly; fewer if even they are too much
/// work.
enum { COARSE_STRIPS = 64, MOST_WORK = 1 << 17, DEEPEST = 64, NARROW = 64 };

static double x_at(const segue_path_edge *e, double y) {
  return y == e->y0 ? e->x0 : y == e->y1 ? e->x1 : e->x0 + (y - e->y0) * e->slope;
}

static int is_inside(const segue_path *path, int32_t winding) {
  return path->is_even_odd ? winding & 1 : winding != 0;
}

/// Adds the area to the right of a slanted line through a strip, column by column.
static void add_slanted(const segue_path *path, double low, double high, double height, int64_t sign,
                        int64_t from, int64_t to) {
  const double factor = 0.5 / (high - low);
  int64_t *sums = path->sums - path->first, before = 0;
  for (int64_t x = from; x < to; x++) {
    const double a = larger((double)x, low), b = smaller((double)x + 1, high);
    const double passed = (b - a) * ((a - low) + (b - low)) * factor + ((double)x + 1 - b);
    const int64_t area = sign * (int64_t)(height * passed * area_unit + 0.5);
    sums[x] += area - before;
    before = area;
  }
  sums[to] += sign * (int64_t)(height * area_unit) - before;
}

/// Adds or, depending on `sign`, subtracts the area to the right of the line from (`xa`, 0) to
/// (`xb`, `height`).
static void add(const segue_path *path, double xa, double xb, double height, int64_t sign) {
  double low = smaller(xa, xb), high = larger(xa, xb);
  if (low >= (double)path->end) return;
  if (high <= (double)path->first) {
    path->sums[0] += sign * (int64_t)(height * area_unit);
    path->state->low = path->first;
    return;
  }
  const int64_t from = floor_of(larger(low, (double)path->first));
  int64_t to = ceiling_of(smaller(high, (double)path->end));
  if (to <= from) to = from + 1;
  if (from < path->state->low) path->state->low = from;
  if (to > path->state->high) path->state->high = to;
  if (low < (double)from || high > (double)from + 1) {
    return add_slanted(path, low, high, height, sign, from, to);
  }
  const double right = (double)from + 1 - (low + high) * 0.5;
  const int64_t area = sign * (int64_t)(height * right * area_unit + 0.5);
  int64_t *sums = path->sums + (from - path->first);
  sums[0] += area;
  sums[1] += sign * (int64_t)(height * area_unit) - area;
}

/// Sorts by `key`, without a library function whose order of equal elements could change. Parts are
/// mostly in order already.
#define SORT(parts, count, key)                                    \
  do {                                                             \
    size_t sorted = 1, gap = 1;                                    \
    while (sorted < (count) && (parts)[sorted - 1].key <= (parts)[sorted].key) sorted++; \
    if (sorted >= (count)) break;                                  \
    if ((count) > 24) {                                            \
      while (gap < (count) / 3) gap = 3 * gap + 1;                 \
    }                                                              \
    for (; gap > 0; gap /= 3) {                                    \
      for (size_t i = gap; i < (count); i++) {                     \
        if ((parts)[i - gap].key <= (parts)[i].key) continue;      \
        part moved = (parts)[i];                                   \
        size_t k = i;                                              \
        for (; k >= gap && (parts)[k - gap].key > moved.key; k -= gap) { \
          (parts)[k] = (parts)[k - gap];                           \
        }                                                          \
        (parts)[k] = moved;                                        \
      }                                                            \
    }                                                              \
  } while (0)

/// Accumulates parts that are sorted from left to right; returns the winding number to their right.
static int32_t count_off(const segue_path *path, const part *parts, size_t count, int32_t winding,
                         double height) {
  for (size_t i = 0; i < count; i++) {
    const int before = is_inside(path, winding);
    winding += parts[i].edge->winding;
    const int after = is_inside(path, winding);
    if (before != after) add(path, parts[i].top, parts[i].bottom, height, after ? 1 : -1);
  }
  return winding;
}

/// The height at which two adjacent parts of a group cross, or the strip's end if none cross. Of
/// several, that which is nearest the middle of the strip, so that cuts nest no deeper than needed.
static double crossing(const part *parts, size_t count, double from, double to) {
  double found = to, nearest = to - from;
  for (size_t i = 1; i < count; i++) {
    const part *last = &parts[i - 1], *p = &parts[i];
    const double above = last->top - p->top, below = last->bottom - p->bottom;
    if ((above > nearness && below < 0) || (above < 0 && below > nearness)) {
      const double y = from + (to - from) * (above / (above - below));
      const double cut = (double)floor_of(y * height_unit + 0.5) / height_unit;
      const double off = cut + cut - from - to, away = off < 0 ? -off : off;
      if (cut <= from || cut >= to || away >= nearest) continue;
      found = cut;
      nearest = away;
    }
  }
  return found;
}

/// Moves the parts that run through the strip between two heights to the front and sorts them from
/// left to right; returns their count. `low` becomes that of a part and all that follow it.
static size_t cut_strip(const segue_path *path, part *parts, size_t count, double from, double to) {
  size_t found = 0;
  for (size_t i = 0; i < count; i++) {
    if (parts[i].from > from || parts[i].to < to || parts[i].from >= parts[i].to) continue;
    if (i != found) {
      const part moved = parts[i];
      parts[i] = parts[found];
      parts[found] = moved;
    }
    part *p = &parts[found++];
    p->top = x_at(p->edge, path->state->top + from);
    p->bottom = x_at(p->edge, path->state->top + to);
    p->low = smaller(p->top, p->bottom);
    p->high = larger(p->top, p->bottom);
    p->middle = p->top + p->bottom;
  }
  SORT(parts, found, middle);
  for (size_t i = found; i-- > 1;) parts[i - 1].low = smaller(parts[i - 1].low, parts[i].low);
  return found;
}

static void add_strip(const segue_path *path, part *parts, size_t count, int32_t winding, double from,
                      double to, int depth);

/// Accumulates parts whose extents touch in the strip between two heights.
static int32_t add_group(const segue_path *path, part *parts, size_t count, int32_t winding,
                         double from, double to, int depth) {
  const int is_cut = path->state->budget > 0 && depth < DEEPEST;
  const double cut = is_cut ? crossing(parts, count, from, to) : to;
  if (cut >= to) return count_off(path, parts, count, winding, to - from);
  path->state->budget -= (int64_t)count;
  add_strip(path, parts, count, winding, from, cut, depth + 1);
  add_strip(path, parts, count, winding, cut, to, depth + 1);
  for (size_t i = 0; i < count; i++) winding += parts[i].edge->winding;
  return winding;
}

/// Accumulates the strip between two heights, measured from the row's top.
static void add_strip(const segue_path *path, part *parts, size_t count, int32_t winding, double from,
                      double to, int depth) {
  const size_t found = cut_strip(path, parts, count, from, to);
  for (size_t i = 0; i < found;) {
    double reach = parts[i].high;
    size_t end = i + 1;
    for (; end < found && parts[end].low <= reach; end++) reach = larger(reach, parts[end].high);
    winding = add_group(path, parts + i, end - i, winding, from, to, depth);
    i = end;
  }
}

/// Moves the parts that cross a height to the front and sets their positions at that height;
/// returns their count.
static size_t cut_level(const segue_path *path, part *parts, size_t count, double y) {
  size_t found = 0;
  for (size_t i = 0; i < count; i++) {
    if (parts[i].from > y || parts[i].to <= y) continue;
    const part moved = parts[i];
    parts[i] = parts[found];
    part *p = &parts[found++];
    *p = moved;
    p->top = p->bottom = p->middle = x_at(p->edge, path->state->top + y);
  }
  return found;
}

/// Accumulates a cluster that is too complex for exact computation: in strips of equal height, by
/// the parts that cross their centers.
static void add_coarsely(const segue_path *path, part *parts, size_t count, int32_t winding) {
  int strips = COARSE_STRIPS;
  while (strips > 4 && count * (size_t)strips > MOST_WORK) strips /= 2;
  const double height = 1.0 / strips;
  for (int strip = 0; strip < strips; strip++) {
    const size_t found = cut_level(path, parts, count, (strip + 0.5) * height);
    SORT(parts, found, middle);
    count_off(path, parts, found, winding, height);
  }
}

/// The sorted heights at which edges begin or end within the row, followed by its bottom; returns 0
/// if there are too many.
static size_t find_cuts(double *cuts, const part *parts, size_t count) {
  size_t found = 0;
  for (size_t i = 0; i < 2 * count; i++) {
    const double cut = i & 1 ? parts[i / 2].to : parts[i / 2].from;
    if (cut <= 0 || cut >= 1) continue;
    size_t k = found;
    while (k > 0 && cuts[k - 1] > cut) k--;
    if (k > 0 && cuts[k - 1] == cut) continue;
    if (found + 1 >= SEGUE_MOST_CUTS) return 0;
    memmove(cuts + k + 1, cuts + k, (found - k) * sizeof *cuts);
    cuts[k] = cut;
    found++;
  }
  cuts[found] = 1;
  return found + 1;
}

/// Accumulates the edges of a cluster; returns its contribution to the winding number of everything
/// to its right.
static int32_t add_cluster(const segue_path *path, part *parts, size_t count, int32_t winding) {
  double down = 0, up = 0;
  for (size_t i = 0; i < count; i++) {
    const double height = parts[i].to - parts[i].from;
    if (parts[i].edge->winding > 0) down += height; else up += height;
  }
  // Heights are sums of multiples of 1/4096, and therefore exact.
  const int32_t change = (int32_t)(down - up);
  if ((down == 1 && up == 0) || (down == 0 && up == 1)) {
    const int before = is_inside(path, winding), after = is_inside(path, winding + change);
    for (size_t i = 0; before != after && i < count; i++) {
      const part *p = &parts[i];
      if (p->from == p->to) continue;
      add(path, p->top, p->bottom, p->to - p->from, after ? 1 : -1);
    }
    return change;
  }
  double cuts[SEGUE_MOST_CUTS];
  const size_t found = find_cuts(cuts, parts, count);
  if (found == 0 || found * count > MOST_WORK) {
    add_coarsely(path, parts, count, winding);
    return change;
  }
  double from = 0;
  for (size_t i = 0; i < found; i++) {
    add_strip(path, parts, count, winding, from, cuts[i], 0);
    from = cuts[i];
  }
  return change;
}

/// Collects the parts of the edges that lie within the row.
static size_t collect(const segue_path *path) {
  const double top = path->state->top, bottom = top + 1;
  size_t kept = 0;
  for (size_t i = 0; i < path->state->active_count; i++) {
    if (path->edges[path->active[i]].y1 > top) path->active[kept++] = path->active[i];
  }
  for (; path->state->next < path->count && path->edges[path->state->next].y0 < bottom; path->state->next++) {
    if (path->edges[path->state->next].y1 > top) path->active[kept++] = (uint32_t)path->state->next;
  }
  path->state->active_count = kept;
  for (size_t i = 0; i < kept; i++) {
    const segue_path_edge *e = &path->edges[path->active[i]];
    const double from = larger(e->y0, top), to = smaller(e->y1, bottom);
    part *p = &path->parts[i];
    p->edge = e;
    p->from = from - top;
    p->to = to - top;
    p->top = x_at(e, from);
    p->bottom = from == to ? e->x1 : x_at(e, to);
    p->low = smaller(p->top, p->bottom);
    p->high = larger(p->top, p->bottom);
    p->middle = p->top + p->bottom;
  }
  return kept;
}

static uint8_t byte_of(int64_t area) {
  return area <= 0 ? 0 : area >= whole ? 255 : (uint8_t)((area * 255 + whole / 2) >> 32);
}

/// The index at which the sums stop being zero, tested eight at a time; up to `to` if they do not.
static int64_t skip_zeros(const int64_t *sums, int64_t i, int64_t to) {
  if (i < to && sums[i] != 0) return i;
  while (i + 8 <= to && (sums[i] | sums[i + 1] | sums[i + 2] | sums[i + 3] | sums[i + 4] |
                         sums[i + 5] | sums[i + 6] | sums[i + 7]) == 0) {
    i += 8;
  }
  return i;
}

/// The same, for rows too narrow for runs of full columns to matter.
static segue_coverage finish_narrow(const segue_path *path, uint8_t *mask, int64_t start,
                                    int64_t reach) {
  int64_t *sums = path->sums, sum = 0;
  const int64_t first = path->first, end = path->end - first;
  for (int64_t i = start; i < reach; i++) {
    sum += sums[i];
    sums[i] = 0;
    mask[i] = byte_of(sum);
  }
  sums[reach] = 0;
  if (sum > 0 && reach < end) {
    memset(mask + reach, byte_of(sum), (size_t)(end - reach));
    reach = end;
  }
  return (segue_coverage){first + start, first + start, first + start, first + reach};
}

/// Converts the sums to coverage and resets them to zero.
static segue_coverage finish(const segue_path *path, uint8_t *mask) {
  const int64_t start = path->state->low - path->first, end = path->end - path->first;
  int64_t sum = 0, full_start = start, full_end = start, run_start = start, last = start;
  int64_t reach = path->state->high + 1 - path->first;
  if (reach > end) reach = end;
  if (reach - start <= NARROW) return finish_narrow(path, mask, start, reach);
  for (int64_t i = start; i < reach; ) {
    if (path->sums[i] != 0) {
      if (sum == whole && i - run_start > full_end - full_start) {
        full_start = run_start;
        full_end = i;
      }
      sum += path->sums[i];
      path->sums[i] = 0;
      run_start = i;
    }
    const int64_t next = skip_zeros(path->sums, i + 1, reach);
    const uint8_t byte = byte_of(sum);
    if (next == i + 1) mask[i] = byte; else memset(mask + i, byte, (size_t)(next - i));
    if (byte) last = next;
    i = next;
  }
  path->sums[reach] = 0;
  // Edges to the right of the requested columns were omitted: an interior extends to the last
  // column.
  if (sum > 0 && reach < end) {
    memset(mask + reach, byte_of(sum), (size_t)(end - reach));
    reach = end;
    last = end;
  }
  if (sum == whole && reach - run_start > full_end - full_start) {
    full_start = run_start;
    full_end = reach;
  }
  const int64_t first = path->first;
  return (segue_coverage){first + start, first + full_start, first + full_end, first + last};
}

segue_coverage segue_path_row(const segue_path *path, int64_t y, uint8_t *mask) {
  if (y != path->state->row + 1) path->state->next = path->state->active_count = 0;
  path->state->row = y;
  path->state->top = (double)y;
  path->state->low = path->end;
  path->state->high = path->first;
  path->state->budget = MOST_WORK;
  part *parts = path->parts;
  const size_t count = collect(path);
  SORT(parts, count, low);
  // This is almost the order that the next row needs.
  for (size_t i = 0; i < count; i++) path->active[i] = (uint32_t)(parts[i].edge - path->edges);
  int32_t winding = 0;
  for (size_t i = 0; i < count;) {
    double reach = parts[i].high;
    size_t end = i + 1;
    for (; end < count && parts[end].low <= reach; end++) reach = larger(reach, parts[end].high);
    winding += add_cluster(path, parts + i, end - i, winding);
    i = end;
  }
  if (path->state->low >= path->state->high && path->state->low >= path->end) return (segue_coverage){0, 0, 0, 0};
  if (path->state->high < path->state->low) path->state->high = path->state->low;
  return finish(path, mask);
}

void segue_path_mask(const segue_path *path, int64_t y, int64_t end, uint8_t *mask) {
  const size_t width = (size_t)(path->end - path->first);
  for (; y < end; y++, mask += width) {
    const segue_coverage row = segue_path_row(path, y, mask);
    if (row.full_start == row.full_end) continue;
    memset(mask + (row.full_start - path->first), 255, (size_t)(row.full_end - row.full_start));
  }
}
