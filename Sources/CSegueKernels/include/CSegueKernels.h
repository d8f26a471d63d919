// The hot inner loops, in C: one body for several CPU levels, chosen at run time. Integers only, or
// doubles without contraction, so that every level gives the same bytes; what they compute is defined, one pixel at a time, by
// `PixelArithmetic` and `YCbCrArithmetic` in SeguePixels.
//
// Pixels are premultiplied R, G, B, A bytes, read as one little-endian 32-bit word. `count` is in
// pixels. Where a kernel samples, it may read up to SEGUE_READ_MARGIN bytes past the pixels it
// needs, never write there.
#ifndef CSEGUE_KERNELS_H
#define CSEGUE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#include "CSegueBlur.h"
#include "CSegueGradient.h"

#define SEGUE_READ_MARGIN 128

/// An image as the sampling kernels see it, and the samples that may be read.
typedef struct {
  const uint8_t *_Nonnull pixels;
  ptrdiff_t bytes_per_row;
  int32_t min_x, min_y, max_x, max_y;
} segue_image;

/// A run of sample positions with 20 fraction bits: the first one and the step.
typedef struct {
  int64_t u, v, du, dv;
} segue_run;

/// An image under perspective: the levels that may be read, and pixels of the frame to pixels of the
/// first, as (ax + cy + tx, bx + dy + ty) / (px + qy + r).
typedef struct {
  const segue_image *_Nonnull levels;
  int32_t count, is_nearest;
  /// Up to which reduction a level is used plainly.
  double plain_up_to;
  double a, b, c, d, tx, ty, p, q, r;
} segue_projection;

/// One row of an image, and the columns that may be read.
typedef struct {
  const uint32_t *_Nonnull pixels;
  int32_t min_x, max_x;
} segue_line;

/// Room for a row of means: red and blue apart from green and alpha, 15 bits each.
typedef struct {
  uint32_t *_Nonnull rb, *_Nonnull ga;
} segue_means;

/// Rows of bytes for one pair of image rows as Y'CbCr 4:2:0.
typedef struct {
  uint8_t *_Nonnull luma_top, *_Nonnull luma_bottom, *_Nonnull cb, *_Nonnull cr;
} segue_ycbcr_rows;

/// An edge of a convex outline, in pixels, from its upper to its lower end.
typedef struct {
  double x0, y0, x1, y1, slope;
  /// 1 when what it bounds lies to its right, -1 when to its left.
  double side;
} segue_edge;

/// The part of an edge inside a row.
typedef struct {
  double low, high, height, side;
} segue_segment;

/// The columns of one row that an outline touches, and those of them that it fully covers.
typedef struct {
  int64_t start, full_start, full_end, end;
} segue_coverage;

/// Edges of one outline, room for as many segments, and the columns that are asked for.
typedef struct {
  const segue_edge *_Nonnull edges;
  size_t count;
  segue_segment *_Nonnull segments;
  int64_t first, end;
} segue_outline;

/// The kernels of one CPU level.
typedef struct {
  /// Sets every pixel to `color`.
  void (*_Nonnull fill)(uint32_t *_Nonnull out, uint32_t color, size_t count);
  /// Draws `color` over `out`.
  void (*_Nonnull over_color)(uint32_t *_Nonnull out, uint32_t color, size_t count);
  /// Draws `color` scaled by a mask over `out`.
  void (*_Nonnull over_color_mask)(uint32_t *_Nonnull out, uint32_t color,
                                   const uint8_t *_Nonnull mask, size_t count);
  /// Draws `source` over `out`.
  void (*_Nonnull over)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source, size_t count);
  /// Draws `source` scaled by `mask` over `out`.
  void (*_Nonnull over_even)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source, uint8_t mask,
                             size_t count);
  /// Draws `source` scaled by a mask over `out`.
  void (*_Nonnull over_mask)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source,
                             const uint8_t *_Nonnull mask, size_t count);
  /// Mixes `out` with what was there `before`: `out` where `mask` is 255.
  void (*_Nonnull mix_even)(uint32_t *_Nonnull out, const uint32_t *_Nonnull before, uint8_t mask,
                            size_t count);
  /// Mixes `out` with what was there `before`, by a mask.
  void (*_Nonnull mix_mask)(uint32_t *_Nonnull out, const uint32_t *_Nonnull before,
                            const uint8_t *_Nonnull mask, size_t count);
  /// Moves `out` towards `other` by `weight` of 256.
  void (*_Nonnull blend)(uint32_t *_Nonnull out, const uint32_t *_Nonnull other, int32_t weight,
                         size_t count);
  /// Puts `color` in place of `out`, as much as that is opaque.
  void (*_Nonnull tint)(uint32_t *_Nonnull out, uint32_t color, size_t count);
  /// Multiplies each part of `out` with that part of `color`.
  void (*_Nonnull times)(uint32_t *_Nonnull out, uint32_t color, size_t count);
  /// Scales a mask by `opacity`.
  void (*_Nonnull scale_mask)(uint8_t *_Nonnull mask, uint8_t opacity, size_t count);
  /// Means of horizontal neighbours with one weight of 128. Reads count + 1 pixels, and writes
  /// whole vectors.
  void (*_Nonnull columns)(segue_means means, const uint32_t *_Nonnull source, int32_t weight,
                           size_t count);
  /// The same at positions `run.u` + i · `run.du` of a row; columns outside repeat the last.
  void (*_Nonnull columns_at)(segue_means means, const segue_line *_Nonnull line, segue_run run,
                              size_t count);
  /// Pixels from two rows of such means; `weight` of 32,768 of the second.
  void (*_Nonnull rows)(uint32_t *_Nonnull out, segue_means top, segue_means bottom,
                        int32_t weight, size_t count);
  /// Bilinear samples along any line.
  void (*_Nonnull bilinear)(uint32_t *_Nonnull out, const segue_image *_Nonnull image,
                            segue_run run, size_t count);
  /// Nearest samples along any line.
  void (*_Nonnull nearest)(uint32_t *_Nonnull out, const segue_image *_Nonnull image,
                           segue_run run, size_t count);
  /// `count` means of 2 x 2 pixels of two rows.
  void (*_Nonnull halve)(uint32_t *_Nonnull out, const uint32_t *_Nonnull top,
                         const uint32_t *_Nonnull bottom, size_t count);
  /// `pairs` pairs of columns of two rows as Y'CbCr.
  void (*_Nonnull ycbcr)(segue_ycbcr_rows out, const uint32_t *_Nonnull top,
                         const uint32_t *_Nonnull bottom, size_t pairs);
  /// Colours of a gradient from column `x` of row `y` on.
  void (*_Nonnull gradient)(uint32_t *_Nonnull out, const segue_gradient *_Nonnull gradient,
                            int64_t x, int64_t y, size_t count);
  /// Combines `source`, scaled by `opacity`, with `out` by a blend mode; where a mask is less than 255,
  /// as much less of that.
  void (*_Nonnull combine)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source,
                           const uint8_t *_Nullable mask, uint8_t opacity, int32_t mode,
                           size_t count);
  /// Samples of an image under perspective, for columns from `x` on in row `y` of the frame.
  void (*_Nonnull project)(uint32_t *_Nonnull out, const segue_projection *_Nonnull map, int64_t x,
                           int64_t y, size_t count);
  /// Finds the coverage of row `y`; writes the partly covered columns to `mask`, which begins at the
  /// outline's column `first`.
  segue_coverage (*_Nonnull coverage)(const segue_outline *_Nonnull outline, int64_t y,
                                      uint8_t *_Nonnull mask);
  /// Draws `color`, scaled by the coverage of an outline, over rows `top` to `bottom`, whose first
  /// pixel is that at the outline's column `first`; rows are `stride` pixels apart.
  void (*_Nonnull solid)(uint32_t *_Nonnull out, ptrdiff_t stride,
                         const segue_outline *_Nonnull outline, int64_t top, int64_t bottom,
                         uint32_t color);
  /// Writes what `source`, all of whose pixels are opaque, is when it is scaled by `mask` and drawn over
  /// `base`.
  void (*_Nonnull fade)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source, uint8_t mask,
                        uint32_t base, size_t count);
} segue_kernels;

/// An edge of a path, in pixels, from its upper to its lower end; ends are multiples of 1/4096. Level
/// edges belong to the path: they tell which others hang together.
typedef struct {
  double x0, y0, x1, y1, slope;
  /// 1 when the path runs downwards along it, -1 when upwards.
  int32_t winding;
} segue_path_edge;

/// The part of an edge inside a row: heights from the row's top, its extent, and, within the strip
/// at hand, whether it is there and where.
typedef struct {
  const segue_path_edge *_Nonnull edge;
  double from, to, low, high, top, bottom, middle;
  int32_t is_here;
} segue_path_part;

enum { SEGUE_MOST_CUTS = 256 };

/// What rows leave for the next one; zero at first, but for a `row` below all that are asked for.
typedef struct {
  int64_t row, low, high, budget;
  size_t next, active_count;
  double top;
} segue_path_state;

/// A path, the columns that are asked for, and working room. Rows are cheapest in order.
typedef struct {
  /// By the rows of their upper ends.
  const segue_path_edge *_Nonnull edges;
  size_t count;
  /// Room for as many parts, and for as many numbers of edges.
  segue_path_part *_Nonnull parts;
  uint32_t *_Nonnull active;
  /// Room for one more number than columns, all of them zero between rows.
  int64_t *_Nonnull sums;
  segue_path_state *_Nonnull state;
  int64_t first, end;
  int32_t is_even_odd;
} segue_path;

/// Finds the coverage of row `y`; writes all touched columns to `mask`, which begins at column
/// `first`. The fully covered columns are the longest run of them.
segue_coverage segue_path_row(const segue_path *_Nonnull path, int64_t y, uint8_t *_Nonnull mask);

/// Writes the coverage of rows `y` to `end` to a mask of as many rows, which is zero before.
void segue_path_mask(const segue_path *_Nonnull path, int64_t y, int64_t end,
                     uint8_t *_Nonnull mask);

/// Lays `other` over `mask`: what neither leaves free is covered.
void segue_screen(uint8_t *_Nonnull mask, const uint8_t *_Nonnull other, size_t count);

/// Whether all of `count` pixels have alpha 255.
int32_t segue_is_opaque(const uint32_t *_Nonnull pixels, size_t count);

/// Levels, each including the ones before it.
enum { SEGUE_BASELINE = 0, SEGUE_AVX2 = 1, SEGUE_AVX512 = 2 };

/// The highest level that this CPU has.
int32_t segue_best_level(void);

/// The kernels of `level`, or of the highest that this CPU has if that is less.
const segue_kernels *_Nonnull segue_kernels_at(int32_t level);

#endif
