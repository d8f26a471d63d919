// Pixels that the edges of several outlines cross.
//
// Where two opaque outlines meet within a pixel, multiplying their coverages lets the color behind
// them through, although nothing of it is visible. Such a pixel is divided exactly instead: from the
// square of the pixel, the areas in front are cut away, and the coverage of an outline is its part
// of what remains. Drawn one over another with these coverages, opaque outlines have the weights of
// the areas in which they are visible.
//
// An edge cuts along the line through its ends. Two outlines that share an edge have the same ends,
// so one begins exactly where the other ends. Only edges that pass through a pixel cut it; the
// outlines are convex, so the others cannot. Doubles with + - * / only and no contraction: the
// result is the same on every machine.
#include "CSegueKernels.h"
#include "kernels_numbers.h"

#pragma STDC FP_CONTRACT OFF

enum { MOST_CORNERS = 24, MOST_PARTS = 32, MOST_CUTS = 48, MOST_RELATED = 2 * SEGUE_MOST_FRONTS };

/// Areas below this, in pixels, are treated as empty.
static const double nothing = 1e-9;

/// The half-plane to the right of the line that runs down from (x0, y0), or to the left of it if
/// `side` is -1. A horizontal line has the half-plane below it, or above it if `side` is -1.
typedef struct {
  double x0, y0, dx, dy, side;
} cut;

typedef struct {
  double x[MOST_CORNERS], y[MOST_CORNERS];
  size_t count;
} polygon;

typedef struct {
  polygon parts[MOST_PARTS];
  size_t count;
} area;

/// The cuts through one pixel, relative to its corner: those of the clips, of each area in front,
/// and of the outline itself.
typedef struct {
  cut cuts[MOST_CUTS];
  size_t count;
  /// The ends of the cuts of the clips, of the areas in front, and of the outline.
  size_t ends[SEGUE_MOST_FRONTS + 2];
  size_t groups;
} pixel_cuts;

typedef enum { OUTSIDE, INSIDE, CUT, TOO_MANY } relation;

/// An outline within one or more rows: its edges there, and its extent relative to its pixel. Columns from `left_high` to
/// `right_low` are not crossed by an edge that is not horizontal.
typedef struct {
  const segue_convex *outline;
  size_t first, end;
  double left_low, left_high, right_low, right_high;
} row_part;

/// An outline's part between two heights relative to its pixel; its extent is empty if it has none.
static row_part part_between(const segue_convex *outline, double y, double bottom) {
  row_part row = {outline, 0, 0, 1e300, -1e300, 1e300, -1e300};
  if (outline->bottom <= y || outline->top >= bottom) return row;
  size_t i = segue_first_edge(&outline->table, y);
  while (i < outline->count && outline->edges[i].y1 <= y) i++;
  row.first = i;
  for (; i < outline->count && outline->edges[i].y0 < bottom; i++) {
    const segue_edge *e = &outline->edges[i];
    if (e->y1 <= y) continue;
    const double from = larger(e->y0, y), to = smaller(e->y1, bottom);
    const double a = from == e->y0 ? e->x0 : e->x0 + (from - e->y0) * e->slope;
    const double b = to == e->y1 ? e->x1 : e->x0 + (to - e->y0) * e->slope;
    if (e->side > 0) {
      row.left_low = smaller(row.left_low, smaller(a, b));
      row.left_high = larger(row.left_high, larger(a, b));
    } else {
      row.right_low = smaller(row.right_low, smaller(a, b));
      row.right_high = larger(row.right_high, larger(a, b));
    }
  }
  row.end = i;
  return row;
}

/// An outline's part of row `y`.
static row_part part_of_row(const segue_convex *outline, int64_t y) {
  const double top = (double)(y - outline->y);
  return part_between(outline, top, top + 1);
}

static int add(pixel_cuts *cuts, double x0, double y0, double dx, double dy, double side) {
  if (cuts->count == MOST_CUTS) return 0;
  cuts->cuts[cuts->count++] = (cut){x0, y0, dx, dy, side};
  return 1;
}

/// Adds the cuts of an outline through the pixel at column `column` of its row `line`.
static relation cut_pixel(const row_part *row, int64_t column, int64_t line, pixel_cuts *cuts) {
  const segue_convex *o = row->outline;
  const double x = (double)(column - o->x), y = (double)(line - o->y);
  if (x + 1 <= row->left_low || x >= row->right_high || row->left_low > row->right_high)
    return OUTSIDE;
  const int is_through = o->top <= y && o->bottom >= y + 1;
  if (is_through && x >= row->left_high && x + 1 <= row->right_low) return INSIDE;
  const size_t before = cuts->count;
  if (o->top > y && !add(cuts, 0, o->top - y, 1, 0, 1)) return TOO_MANY;
  if (o->bottom < y + 1 && !add(cuts, 0, o->bottom - y, 1, 0, -1)) return TOO_MANY;
  for (size_t i = row->first; i < row->end; i++) {
    const segue_edge *e = &o->edges[i];
    if (e->y1 <= y) continue;
    const double from = larger(e->y0, y), to = smaller(e->y1, y + 1);
    const double a = from == e->y0 ? e->x0 : e->x0 + (from - e->y0) * e->slope;
    const double b = to == e->y1 ? e->x1 : e->x0 + (to - e->y0) * e->slope;
    if (larger(a, b) <= x || smaller(a, b) >= x + 1) continue;
    if (!add(cuts, e->x0 - x, e->y0 - y, e->x1 - e->x0, e->y1 - e->y0, e->side)) return TOO_MANY;
  }
  return cuts->count > before ? CUT : INSIDE;
}

/// The distance of a corner from the line of a cut, in any unit; positive on the inside.
static double distance(const cut *c, double x, double y) {
  const double d = c->dy == 0 ? y - c->y0 : (x - c->x0) * c->dy - (y - c->y0) * c->dx;
  return d * c->side;
}

/// Writes the part of `from` on one side of a cut: inside if `sign` is 1, outside if it is -1.
/// Returns 0 if it has too many corners.
static int clip(const polygon *from, const cut *c, double sign, polygon *to) {
  to->count = 0;
  if (from->count == 0) return 1;
  double px = from->x[from->count - 1], py = from->y[from->count - 1];
  double before = distance(c, px, py) * sign;
  for (size_t i = 0; i < from->count; i++) {
    const double x = from->x[i], y = from->y[i], now = distance(c, x, y) * sign;
    if (to->count + 2 > MOST_CORNERS) return 0;
    if ((before < 0 && now > 0) || (before > 0 && now < 0)) {
      const double t = before / (before - now);
      to->x[to->count] = px + (x - px) * t;
      to->y[to->count++] = py + (y - py) * t;
    }
    if (now >= 0) {
      to->x[to->count] = x;
      to->y[to->count++] = y;
    }
    px = x, py = y, before = now;
  }
  return 1;
}

static double size_of(const polygon *p) {
  double sum = 0;
  for (size_t i = 1; i + 1 < p->count; i++) {
    sum += (p->x[i] - p->x[0]) * (p->y[i + 1] - p->y[0]) -
           (p->y[i] - p->y[0]) * (p->x[i + 1] - p->x[0]);
  }
  return (sum < 0 ? -sum : sum) * 0.5;
}

/// Copies the corners that are used; the others are many more.
static void copy(const polygon *from, polygon *to) {
  to->count = from->count;
  for (size_t i = 0; i < from->count; i++) to->x[i] = from->x[i], to->y[i] = from->y[i];
}

/// Cuts `all` down to its part inside some cuts.
static int keep(polygon *all, const cut *cuts, size_t count) {
  polygon whole;
  for (size_t i = 0; i < count; i++) {
    copy(all, &whole);
    if (!clip(&whole, &cuts[i], 1, all)) return 0;
  }
  return 1;
}

/// Writes what of `all` is not inside all of some cuts to `rest`.
static int remove_inside(const area *all, const cut *cuts, size_t count, area *rest) {
  polygon left, whole;
  rest->count = 0;
  for (size_t k = 0; k < all->count; k++) {
    copy(&all->parts[k], &left);
    for (size_t i = 0; i < count && left.count > 0; i++) {
      if (rest->count == MOST_PARTS) return 0;
      polygon *outside = &rest->parts[rest->count];
      if (!clip(&left, &cuts[i], -1, outside)) return 0;
      if (size_of(outside) > nothing) rest->count++;
      copy(&left, &whole);
      if (!clip(&whole, &cuts[i], 1, &left)) return 0;
    }
  }
  return 1;
}

/// The coverage of the outline in the visible part of the pixel; `old` where that is not known, or
/// nothing is visible.
static uint8_t resolve(const pixel_cuts *p, uint8_t old) {
  static const polygon pixel = {{0, 1, 1, 0}, {0, 0, 1, 1}, 4};
  area areas[2], *all = &areas[0], *rest = &areas[1];
  all->count = 1;
  copy(&pixel, &all->parts[0]);
  if (!keep(&all->parts[0], p->cuts, p->ends[0])) return old;
  size_t group = 1;
  for (; group + 1 < p->groups; group++) {
    const size_t from = p->ends[group - 1];
    if (!remove_inside(all, p->cuts + from, p->ends[group] - from, rest)) return old;
    area *const before = all;
    all = rest, rest = before;
  }
  const size_t from = p->ends[group - 1];
  double visible = 0, own = 0;
  for (size_t k = 0; k < all->count; k++) {
    visible += size_of(&all->parts[k]);
    if (!keep(&all->parts[k], p->cuts + from, p->count - from)) return old;
    own += size_of(&all->parts[k]);
  }
  if (visible <= nothing) return old;
  const double level = own / visible * 255 + 0.5;
  return level >= 255 ? 255 : (uint8_t)level;
}

/// The outlines that are related to one, within a row.
typedef struct {
  row_part own, clips[SEGUE_MOST_FRONTS], fronts[MOST_RELATED];
  /// For each area in front that touches the row, its columns and the end of its outlines.
  int64_t min_x[SEGUE_MOST_FRONTS], max_x[SEGUE_MOST_FRONTS];
  size_t ends[SEGUE_MOST_FRONTS];
  size_t clip_count, front_count;
} related;

/// Collects the areas in front that may touch columns `from` to `to` of row `y`, and if there are
/// any, the outline and its clips. Returns 0 if there are too many.
static int relate(const segue_shared_edges *shared, int64_t y, int64_t from, int64_t to,
                  related *r) {
  size_t count = 0;
  r->front_count = 0;
  for (size_t i = 0; i < shared->front_count; i++) {
    const segue_front *f = &shared->fronts[i];
    if (y < f->min_y || y >= f->max_y || to <= f->min_x || from >= f->max_x) continue;
    if (r->front_count == SEGUE_MOST_FRONTS || count + f->count > MOST_RELATED) return 0;
    for (size_t k = 0; k < f->count; k++) r->fronts[count++] = part_of_row(&f->outlines[k], y);
    r->min_x[r->front_count] = f->min_x;
    r->max_x[r->front_count] = f->max_x;
    r->ends[r->front_count++] = count;
  }
  if (count == 0) return 1;
  if (shared->clip_count > SEGUE_MOST_FRONTS) return 0;
  r->own = part_of_row(&shared->own, y);
  r->clip_count = shared->clip_count;
  for (size_t i = 0; i < r->clip_count; i++) r->clips[i] = part_of_row(&shared->clips[i], y);
  return 1;
}

/// Collects the cuts through a pixel that an area in front covers partly; returns 0 for any other.
static int collect(const related *r, int64_t x, int64_t y, pixel_cuts *p) {
  p->count = p->groups = 0;
  for (size_t i = 0; i < r->clip_count; i++) {
    const relation is = cut_pixel(&r->clips[i], x, y, p);
    if (is == OUTSIDE || is == TOO_MANY) return 0;
  }
  p->ends[p->groups++] = p->count;
  for (size_t i = 0; i < r->front_count; i++) {
    if (x < r->min_x[i] || x >= r->max_x[i]) continue;
    const size_t before = p->count;
    relation all = INSIDE;
    for (size_t k = i == 0 ? 0 : r->ends[i - 1]; k < r->ends[i] && all != OUTSIDE; k++) {
      const relation is = cut_pixel(&r->fronts[k], x, y, p);
      if (is == TOO_MANY) return 0;
      if (is != INSIDE) all = is;
    }
    if (all == INSIDE) return 0;
    if (all == OUTSIDE) p->count = before;
    if (all == CUT) p->ends[p->groups++] = p->count;
  }
  if (p->groups == 1) return 0;
  const relation own = cut_pixel(&r->own, x, y, p);
  if (own != CUT) return 0;
  p->ends[p->groups++] = p->count;
  return 1;
}

/// The smaller of `end` and the column of an end of the extent of `row` behind column `x`.
static int64_t limited(const row_part *row, int64_t x, int64_t end) {
  const double ends[4] = {row->left_low, row->left_high, row->right_low, row->right_high};
  const int64_t origin = row->outline->x;
  for (int i = 0; i < 4; i++) {
    if (ends[i] > (double)(x - origin) && ends[i] < (double)(end - origin))
      end = floor_of(ends[i]) + origin;
  }
  return end;
}

/// The column up to which pixels are cut like that at column `x`, whose cuts are `p`: along
/// horizontal edges, up to the next edge that is not horizontal.
static int64_t end_of_run(const related *r, const pixel_cuts *p, int64_t x, int64_t to) {
  for (size_t i = 0; i < p->count; i++) {
    if (p->cuts[i].dy != 0) return x + 1;
  }
  int64_t end = limited(&r->own, x, to);
  for (size_t i = 0; i < r->clip_count; i++) end = limited(&r->clips[i], x, end);
  for (size_t i = 0; i < r->front_count; i++) {
    for (size_t k = i == 0 ? 0 : r->ends[i - 1]; k < r->ends[i]; k++)
      end = limited(&r->fronts[k], x, end);
    if (r->min_x[i] > x && r->min_x[i] < end) end = r->min_x[i];
    if (r->max_x[i] > x && r->max_x[i] < end) end = r->max_x[i];
  }
  return end > x ? end : x + 1;
}

void segue_cover_visible(const segue_shared_edges *shared, int64_t y, int64_t from, int64_t to,
                         uint8_t *mask) {
  related r;
  if (!relate(shared, y, from, to, &r)) {
    // Whether there are too many for a pixel must not depend on the other columns.
    if (to - from == 1) return;
    const int64_t middle = from + (to - from) / 2;
    segue_cover_visible(shared, y, from, middle, mask);
    segue_cover_visible(shared, y, middle, to, mask + (middle - from));
    return;
  }
  if (r.front_count == 0) return;
  pixel_cuts cuts;
  int64_t x = from;
  while (x < to) {
    const uint8_t old = mask[x - from];
    if (old == 0 || old == 255 || !collect(&r, x, y, &cuts)) {
      x++;
      continue;
    }
    const uint8_t visible = resolve(&cuts, old);
    const int64_t end = end_of_run(&r, &cuts, x, to);
    do {
      mask[x - from] = visible;
      x++;
    } while (x < end && mask[x - from] == old);
  }
}

/// The columns that the edges of an outline cross in some rows: two ranges.
typedef struct {
  int64_t low[2], high[2];
} crossed;

static const crossed nowhere = {{INT64_MAX / 2, INT64_MAX / 2}, {INT64_MIN / 2, INT64_MIN / 2}};

/// The columns from the one at `low` to the one at `high`, relative to column `x`; none if both are the
/// same whole number.
static void cross(crossed *c, int i, double low, double high, int64_t x) {
  if (low > high) return;
  c->low[i] = floor_of(low) + x;
  c->high[i] = ceiling_of(high) + x;
}

/// The columns that the edges cross between two heights relative to the outline's pixel.
static crossed crossed_between(const segue_convex *o, double y, double bottom) {
  const row_part part = part_between(o, y, bottom);
  crossed c = nowhere;
  cross(&c, 0, part.left_low, part.left_high, o->x);
  cross(&c, 1, part.right_low, part.right_high, o->x);
  // A horizontal edge crosses all columns.
  if (o->top > y || o->bottom < bottom) cross(&c, 0, part.left_low, part.right_high, o->x);
  return c;
}

static const segue_reach no_reach = {{INT32_MAX, INT32_MAX}, {INT32_MIN, INT32_MIN}};

static segue_reach reach_of(const crossed *c) {
  segue_reach reach = no_reach;
  for (int i = 0; i < 2; i++) {
    if (c->low[i] >= c->high[i]) continue;
    reach.low[i] = (int32_t)c->low[i];
    reach.high[i] = (int32_t)c->high[i];
  }
  return reach;
}

/// Adds the columns that an edge crosses in each of `count` rows, relative to the outline's pixel.
static void reach_along(segue_reach *out, const segue_edge *e, int64_t count) {
  const int side = e->side > 0 ? 0 : 1;
  const int64_t last = ceiling_of(e->y1), end = last < count ? last : count;
  for (int64_t y = floor_of(e->y0); y < end; y++) {
    const double top = (double)y, from = larger(e->y0, top), to = smaller(e->y1, top + 1);
    const double a = from == e->y0 ? e->x0 : e->x0 + (from - e->y0) * e->slope;
    const double b = to == e->y1 ? e->x1 : e->x0 + (to - e->y0) * e->slope;
    const int32_t low = (int32_t)floor_of(smaller(a, b)), high = (int32_t)ceiling_of(larger(a, b));
    out[y].low[side] = smallest(out[y].low[side], low);
    out[y].high[side] = largest(out[y].high[side], high);
  }
}

void segue_outline_reaches(segue_reach *out, const segue_convex *outline, int64_t count) {
  for (int64_t y = 0; y < count; y++) out[y] = no_reach;
  for (size_t i = 0; i < outline->count; i++) reach_along(out, &outline->edges[i], count);
  for (int64_t y = 0; y < count; y++) {
    const double top = (double)y, bottom = top + 1;
    crossed c = {{out[y].low[0], out[y].low[1]}, {out[y].high[0], out[y].high[1]}};
    // A horizontal edge crosses all columns.
    if (outline->top > top || outline->bottom < bottom) c = crossed_between(outline, top, bottom);
    out[y] = reach_of(&c);
  }
}

/// The columns that the edges cross in rows `y` to `end`.
static crossed crossed_in(const segue_convex *o, int64_t y, int64_t end) {
  y -= o->y;
  end -= o->y;
  if (o->reaches == NULL) return crossed_between(o, (double)y, (double)end);
  segue_reach all = {{INT32_MAX, INT32_MAX}, {INT32_MIN, INT32_MIN}};
  for (int64_t i = y < 0 ? 0 : y; i < end && i < o->reach_count; i++) {
    const segue_reach *row = &o->reaches[i];
    for (int k = 0; k < 2; k++) {
      all.low[k] = smallest(all.low[k], row->low[k]);
      all.high[k] = largest(all.high[k], row->high[k]);
    }
  }
  crossed c = nowhere;
  for (int k = 0; k < 2; k++) {
    if (all.low[k] < all.high[k]) c.low[k] = all.low[k] + o->x, c.high[k] = all.high[k] + o->x;
  }
  return c;
}

/// Whether two outlines cross the same column.
static int meet(const crossed *a, const crossed *b) {
  for (int i = 0; i < 2; i++) {
    for (int k = 0; k < 2; k++) {
      if (a->low[i] < b->high[k] && b->low[k] < a->high[i]) return 1;
    }
  }
  return 0;
}

/// The greatest number of columns that each of an outline's edges crosses in rows that count as steep.
enum { STEEP = 3 };

static int is_steep(const crossed *c) {
  return c->high[0] - c->low[0] <= STEEP && c->high[1] - c->low[1] <= STEEP;
}

/// How an outline and an area in front meet in some rows: in no pixel, in some of the rows or none, or
/// probably in all of them, because the edges of both are steep there.
typedef enum { APART, NEAR, ALONG } nearness;

/// How an outline, which crosses `own` in rows `y` to `end`, meets an area in front there.
static nearness nearness_of(const crossed *own, const segue_front *front, int64_t y, int64_t end) {
  nearness found = APART;
  if (end <= front->min_y || y >= front->max_y) return found;
  for (size_t k = 0; k < front->count; k++) {
    const crossed other = crossed_in(&front->outlines[k], y, end);
    if (!meet(own, &other)) continue;
    if (is_steep(own) && is_steep(&other)) return ALONG;
    found = NEAR;
  }
  return found;
}

/// The rows that are first examined together.
enum { ROWS_TOGETHER = 8 };

/// The bits of the steps in rows `y` to `end`.
static uint64_t all_steps(int64_t y, int64_t end, int64_t step) {
  const int64_t count = (end - y + step - 1) / step;
  return count >= 64 ? UINT64_MAX : ((uint64_t)1 << count) - 1;
}

/// The same as `segue_shared_rows` for at most `ROWS_TOGETHER` steps.
static uint64_t shared_rows_between(const segue_shared_edges *shared, int64_t y, int64_t end,
                                    int64_t step) {
  const crossed own = crossed_in(&shared->own, y, end);
  crossed parts[ROWS_TOGETHER];
  uint64_t known = 0, rows = 0;
  for (size_t i = 0; i < shared->front_count; i++) {
    const segue_front *front = &shared->fronts[i];
    const nearness all = nearness_of(&own, front, y, end);
    if (all == APART) continue;
    if (all == ALONG) return all_steps(y, end, step);
    for (int64_t row = y; row < end; row += step) {
      const int64_t k = (row - y) / step, last = row + step < end ? row + step : end;
      const uint64_t bit = (uint64_t)1 << k;
      if (rows & bit) continue;
      if (!(known & bit)) parts[k] = crossed_in(&shared->own, row, last);
      known |= bit;
      if (nearness_of(&parts[k], front, row, last) != APART) rows |= bit;
    }
  }
  return rows;
}

/// How the outline meets any of the areas in rows `y` to `end`. Where it is not steep, it is examined in
/// fewer rows.
static nearness nearness_in(const segue_shared_edges *shared, int64_t y, int64_t end) {
  const crossed own = crossed_in(&shared->own, y, end);
  if (!is_steep(&own)) return NEAR;
  nearness found = APART;
  for (size_t i = 0; i < shared->front_count && found != ALONG; i++) {
    const nearness one = nearness_of(&own, &shared->fronts[i], y, end);
    if (one > found) found = one;
  }
  return found;
}

uint64_t segue_shared_rows(const segue_shared_edges *shared, int64_t y, int64_t end, int64_t step) {
  const nearness all = nearness_in(shared, y, end);
  if (all != NEAR) return all == ALONG ? all_steps(y, end, step) : 0;
  const int64_t together = step * ROWS_TOGETHER;
  uint64_t rows = 0;
  for (int64_t from = y; from < end; from += together) {
    const int64_t last = from + together < end ? from + together : end;
    rows |= shared_rows_between(shared, from, last, step) << ((from - y) / step);
  }
  return rows;
}
