// How much of each pixel of a row a convex outline covers, by exact area.
//
// The area of a pixel to the right of an edge has a closed form, so no pixel depends on the one
// before it; the covered area is what lies right of the left edges less what lies right of the
// right ones. Doubles with + - * / only and no contraction: the same on every machine.
// Rounding rule: coverage = floor(255 * area + 1/2).
#include "CSegueKernels.h"
#include "kernels_numbers.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

/// The part of the row's strip that lies right of the segment and left of `x`.
static double area_left_of(const segue_segment *s, double x) {
  if (x <= s->low) return 0;
  if (x >= s->high) return s->height * (x - (s->low + s->high) * 0.5);
  return s->height * (x - s->low) * (x - s->low) / (2 * (s->high - s->low));
}

static uint8_t byte_of(double area) {
  double x = area * 255 + 0.5;
  return x <= 0 ? 0 : x >= 255 ? 255 : (uint8_t)x;
}

static double strip(const segue_segment *segments, size_t count, double x) {
  double area = 0;
  for (size_t i = 0; i < count; i++) area += segments[i].side * area_left_of(&segments[i], x);
  return area;
}

static void write(const segue_segment *segments, size_t count, int64_t from, int64_t to,
                  uint8_t *mask) {
  if (from >= to) return;
  double before = strip(segments, count, (double)from);
  for (int64_t x = from; x < to; x++) {
    double after = strip(segments, count, (double)x + 1);
    *mask++ = byte_of(after - before);
    before = after;
  }
}

static size_t collect(const segue_outline *outline, int64_t y) {
  const double top = (double)y, bottom = top + 1;
  size_t count = 0;
  for (size_t i = 0; i < outline->count; i++) {
    const segue_edge *e = &outline->edges[i];
    if (e->y0 >= bottom || e->y1 <= top) continue;
    double from = larger(e->y0, top), to = smaller(e->y1, bottom);
    double x0 = from == e->y0 ? e->x0 : e->x0 + (from - e->y0) * e->slope;
    double x1 = to == e->y1 ? e->x1 : e->x0 + (to - e->y0) * e->slope;
    segue_segment s = {smaller(x0, x1), larger(x0, x1), to - from, e->side};
    outline->segments[count++] = s;
  }
  return count;
}

typedef struct {
  double left_low, left_high, right_low, right_high, height;
} extents;

static extents extents_of(const segue_segment *segments, size_t count) {
  extents e = {1e300, -1e300, 1e300, -1e300, 0};
  for (size_t i = 0; i < count; i++) {
    const segue_segment *s = &segments[i];
    if (s->side > 0) {
      e.left_low = smaller(e.left_low, s->low);
      e.left_high = larger(e.left_high, s->high);
      e.height += s->height;
    } else {
      e.right_low = smaller(e.right_low, s->low);
      e.right_high = larger(e.right_high, s->high);
    }
  }
  return e;
}

segue_coverage segue_coverage_row(const segue_outline *outline, int64_t y, uint8_t *mask) {
  segue_coverage none = {0, 0, 0, 0};
  const size_t count = collect(outline, y);
  const extents e = extents_of(outline->segments, count);
  if (e.left_low > e.left_high || e.right_low > e.right_high) return none;
  const double first = (double)outline->first, last = (double)outline->end;
  const int64_t start = floor_of(larger(smaller(e.left_low, last), first));
  const int64_t end = ceiling_of(larger(smaller(e.right_high, last), first));
  if (start >= end) return none;
  int64_t inner = ceiling_of(larger(smaller(e.left_high, (double)end), (double)start));
  int64_t outer = floor_of(larger(smaller(e.right_low, (double)end), (double)inner));
  write(outline->segments, count, start, inner, mask + (start - outline->first));
  write(outline->segments, count, outer, end, mask + (outer - outline->first));
  if (e.height == 1) return (segue_coverage){start, inner, outer, end};
  memset(mask + (inner - outline->first), byte_of(e.height), (size_t)(outer - inner));
  return (segue_coverage){start, end, end, end};
}
