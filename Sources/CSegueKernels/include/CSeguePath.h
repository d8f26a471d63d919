// How much of each pixel an arbitrary path covers, for either fill rule.
//
// Every edge adds the area to its right, as far as the row reaches, positive where the path runs
// downward and negative where it runs upward. The sum is the area of the pixel that is inside, each part
// as often as the path winds around it. By the nonzero rule its absolute value is limited to one pixel.
// By the even-odd rule it is folded: beyond one pixel it decreases to zero at two, and so on. Both are
// exact wherever the path winds around all of a pixel's inside equally often. Where edges of one path
// coincide, or cross within a pixel, their coverages add up, as they do on iOS.
//
// Each column has the difference from the column to its left, so that an edge touches only the columns
// that it passes through. Areas are integers of 2^-32 pixel, so neither the order of edges nor the choice
// of requested columns and rows can affect the result. Doubles with + - * / only and no contraction: the
// result is the same on every machine.
#ifndef CSEGUE_PATH_H
#define CSEGUE_PATH_H

#include <stddef.h>
#include <stdint.h>

/// The columns of one row that a shape touches, and a range of them that it fully covers.
typedef struct {
  int64_t start, full_start, full_end, end;
} segue_coverage;

/// An edge of a path, in pixels, from its upper to its lower end; coordinates are multiples of
/// 1/4096.
typedef struct {
  double x0, y0, x1, y1, slope;
  /// 1 if the path runs downward along the edge, -1 if upward.
  int32_t winding;
} segue_path_edge;

enum {
  /// The number of columns that have one mark, and its logarithm.
  SEGUE_PATH_BLOCK = 16,
  SEGUE_PATH_BLOCK_BITS = 4,
  /// The columns beyond the requested ones that an edge may touch.
  SEGUE_PATH_MARGIN = 3,
  /// The marks that are read beyond the last one, and the sums to which 0 is added.
  SEGUE_PATH_MARKS_READ = 8,
  SEGUE_PATH_SUMS_TOUCHED = 8,
};

/// The sums of the areas beside the edges of a path, in the requested columns and rows.
typedef struct {
  /// For each row, a sum for each column and the margin, rounded up to whole blocks, and a mark for
  /// each block that an edge has touched. All are zero at first.
  int64_t *_Nonnull sums;
  uint8_t *_Nonnull marks;
  size_t blocks;
  int64_t first, end, top, bottom;
  int32_t is_even_odd;
} segue_path;

#endif
