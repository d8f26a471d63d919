// Convex outlines: their vertices on the grid, their edges from top to bottom, and a table of the
// edges by rows. Doubles with + - * / only and no contraction: the same on every machine.
#ifndef CSEGUE_OUTLINE_H
#define CSEGUE_OUTLINE_H

#include <stddef.h>
#include <stdint.h>

/// A position in pixels, or in the space of a shape.
typedef struct {
  double x, y;
} segue_point;

/// An affine map of (x, y) to (ax + cy + tx, bx + dy + ty).
typedef struct {
  double a, b, c, d, tx, ty;
} segue_affine;

/// An edge of a convex outline, in pixels, from its upper to its lower end.
typedef struct {
  double x0, y0, x1, y1, slope;
  /// 1 if the outline's interior lies to the right of the edge, -1 if to the left.
  double side;
} segue_edge;

/// The edges by rows: entry i is the first edge, in order of upper ends, that does not end above row
/// `row` + i * 2^shift. Empty for outlines with few edges.
typedef struct {
  const uint16_t *_Nullable firsts;
  int64_t row;
  uint32_t count, shift;
} segue_edge_table;

/// The columns that the edges of an outline cross in one row: two ranges. Empty ones go from the greatest to
/// the least number.
typedef struct {
  int32_t low[2], high[2];
} segue_reach;

/// The extent of a polygon, and twice its area, which is negative if its vertices run counterclockwise
/// where y points down.
typedef struct {
  double min_x, min_y, max_x, max_y, twice_area;
} segue_extent;

/// The ranges in which a polygon touches the sides of its extent: from low to high along y at the
/// left and at the right, along x at the top and at the bottom.
typedef struct {
  double low[4], high[4];
} segue_sides;

/// The number of steps in a pixel of the grid on which vertices lie.
#define SEGUE_GRID 4096.0

/// The nearest whole number, half away from zero, of a number below 2^62. Without branches, since rests are
/// random.
static inline double segue_rounded(double x) {
  const double whole = (double)(int64_t)x;
  return whole + (double)(int64_t)((x - whole) * 2);
}

/// The nearest position on the grid, half a step away from zero, of a position below 2^50.
static inline double segue_on_grid(double x) { return segue_rounded(x * SEGUE_GRID) / SEGUE_GRID; }

/// Writes `count` points of a corner. `arc` is a quarter of a circle of radius 1 from (-1, 0) to (0,
/// -1), which is rotated clockwise by `quarter` quarter turns, scaled by `radius` and moved so that
/// the corner that it rounds is `corner`.
void segue_outline_arc(segue_point *_Nonnull out, const segue_point *_Nonnull arc, size_t count,
                       segue_point corner, double radius, int32_t quarter);

/// Maps `points`, rounds them to the grid, half a step away from zero, and drops those that equal the
/// one before. Returns the number that remains; -1 if a coordinate is not within `limit`, which is at
/// most 2^50 pixels.
int64_t segue_outline_map(segue_point *_Nonnull points, size_t count, segue_affine map,
                          double limit);

/// Moves points.
void segue_outline_move(segue_point *_Nonnull points, size_t count, double x, double y);

/// Returns the extent of at least three vertices.
segue_extent segue_outline_extent(const segue_point *_Nonnull vertices, size_t count);

/// Returns where the vertices reach the sides of their extent.
segue_sides segue_outline_sides(const segue_point *_Nonnull vertices, size_t count,
                                segue_extent extent);

/// Writes the edges of a clockwise polygon that are not horizontal, sorted by their upper ends;
/// returns their number, which is at most that of the vertices.
size_t segue_outline_edges(segue_edge *_Nonnull out, const segue_point *_Nonnull vertices,
                           size_t count);

/// Writes the entries of `table`, of which all but the entries are given, to `firsts`.
void segue_outline_firsts(uint16_t *_Nonnull firsts, segue_edge_table table,
                          const segue_edge *_Nonnull edges, size_t count);

/// Returns the index of an edge such that all before it end above row `y`.
static inline size_t segue_first_edge(const segue_edge_table *_Nonnull table, double y) {
  if (table->count == 0 || y <= (double)table->row) return 0;
  // Rows below the table have its last entry.
  const double last = (double)table->row + (double)((int64_t)(table->count - 1) << table->shift);
  if (y >= last) return table->firsts[table->count - 1];
  return table->firsts[((int64_t)y - table->row) >> table->shift];
}

#endif
