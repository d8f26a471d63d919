// The vertices and edges of convex outlines. There may be thousands in a frame, with dozens of
// vertices each, so nothing is allocated here.
#include "CSegueOutline.h"

#include <math.h>

#include "kernels_numbers.h"

#pragma STDC FP_CONTRACT OFF

/// A vector rotated clockwise by quarter turns.
static segue_point turned(segue_point p, int32_t quarter) {
  switch (quarter) {
    case 0: return p;
    case 1: return (segue_point){-p.y, p.x};
    case 2: return (segue_point){-p.x, -p.y};
    default: return (segue_point){p.y, -p.x};
  }
}

void segue_outline_arc(segue_point *out, const segue_point *arc, size_t count, segue_point corner,
                       double radius, int32_t quarter) {
  // The direction from the corner toward the center of its circle.
  const segue_point inward = turned((segue_point){1, 1}, quarter);
  for (size_t i = 0; i < count; i++) {
    const segue_point p = turned(arc[i], quarter);
    out[i].x = corner.x + (inward.x + p.x) * radius;
    out[i].y = corner.y + (inward.y + p.y) * radius;
  }
}

/// The nearest position on the grid, with the sign of the position.
static double on_grid(double x) { return copysign(segue_on_grid(x), x); }

int64_t segue_outline_map(segue_point *points, size_t count, segue_affine map, double limit) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    const segue_point p = points[i];
    const double x = map.a * p.x + map.c * p.y + map.tx;
    const double y = map.b * p.x + map.d * p.y + map.ty;
    if (!(fabs(x) < limit && fabs(y) < limit)) return -1;
    const segue_point q = {on_grid(x), on_grid(y)};
    if (kept > 0 && points[kept - 1].x == q.x && points[kept - 1].y == q.y) continue;
    points[kept++] = q;
  }
  return (int64_t)kept;
}

void segue_outline_move(segue_point *points, size_t count, double x, double y) {
  for (size_t i = 0; i < count; i++) points[i].x += x, points[i].y += y;
}

segue_extent segue_outline_extent(const segue_point *v, size_t count) {
  segue_extent e = {v[0].x, v[0].y, v[0].x, v[0].y, 0};
  for (size_t i = 1; i < count; i++) {
    e.min_x = smaller(e.min_x, v[i].x), e.max_x = larger(e.max_x, v[i].x);
    e.min_y = smaller(e.min_y, v[i].y), e.max_y = larger(e.max_y, v[i].y);
  }
  // Relative to the first vertex: far from the origin, rounding of the products would obscure the
  // area.
  for (size_t i = 1; i + 1 < count; i++) {
    const double ax = v[i].x - v[0].x, ay = v[i].y - v[0].y;
    const double bx = v[i + 1].x - v[0].x, by = v[i + 1].y - v[0].y;
    e.twice_area += ax * by - ay * bx;
  }
  return e;
}

segue_sides segue_outline_sides(const segue_point *v, size_t count, segue_extent e) {
  segue_sides sides;
  for (int k = 0; k < 4; k++) sides.low[k] = INFINITY, sides.high[k] = -INFINITY;
  for (size_t i = 0; i < count; i++) {
    const int on[4] = {v[i].x == e.min_x, v[i].x == e.max_x, v[i].y == e.min_y,
                       v[i].y == e.max_y};
    for (int k = 0; k < 4; k++) {
      if (!on[k]) continue;
      const double along = k < 2 ? v[i].y : v[i].x;
      sides.low[k] = smaller(sides.low[k], along);
      sides.high[k] = larger(sides.high[k], along);
    }
  }
  return sides;
}

/// Inserts the edge from `a` to `b`, unless it is horizontal, after all whose upper end is not lower;
/// returns the number of edges.
static size_t insert(segue_edge *edges, size_t count, segue_point a, segue_point b) {
  if (a.y == b.y) return count;
  const int is_left = b.y < a.y;
  const segue_point top = is_left ? b : a, bottom = is_left ? a : b;
  size_t i = count;
  for (; i > 0 && edges[i - 1].y0 > top.y; i--) edges[i] = edges[i - 1];
  edges[i] = (segue_edge){top.x,    top.y,
                          bottom.x, bottom.y,
                          (bottom.x - top.x) / (bottom.y - top.y), is_left ? 1 : -1};
  return count + 1;
}

size_t segue_outline_edges(segue_edge *out, const segue_point *v, size_t count) {
  // From the topmost vertex on, both chains run downward, one clockwise, one counterclockwise,
  // except for rounding errors. Taking the higher end first leaves hardly anything to sort.
  size_t top = 0, edges = 0;
  for (size_t i = 1; i < count; i++) {
    if (v[i].y < v[top].y) top = i;
  }
  size_t ahead = top, back = top;
  for (size_t i = 0; i < count; i++) {
    const size_t next = ahead + 1 < count ? ahead + 1 : 0;
    const size_t previous = back > 0 ? back - 1 : count - 1;
    if (v[ahead].y <= v[back].y) {
      edges = insert(out, edges, v[ahead], v[next]);
      ahead = next;
    } else {
      edges = insert(out, edges, v[previous], v[back]);
      back = previous;
    }
  }
  return edges;
}

void segue_outline_firsts(uint16_t *firsts, segue_edge_table table, const segue_edge *edges,
                          size_t count) {
  size_t first = 0;
  for (uint32_t i = 0; i < table.count; i++) {
    const double y = (double)(table.row + ((int64_t)i << table.shift));
    while (first < count && edges[first].y1 < y) first++;
    firsts[i] = (uint16_t)first;
  }
}
