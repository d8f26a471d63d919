// The hot inner loops, in C: one body for several CPU levels, chosen at run time. Integers only, or
// doubles without contraction, so that every level produces the same bytes; `PixelArithmetic` and
// `YCbCrArithmetic` in SeguePixels define what they compute, one pixel at a time.
//
// Pixels are premultiplied R, G, B, A bytes, read as one little-endian 32-bit word. `count` is in
// pixels. Kernels that sample may read up to SEGUE_READ_MARGIN bytes past the pixels they need, but
// never write there.
#ifndef CSEGUE_KERNELS_H
#define CSEGUE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#include "CSegueAlpha.h"
#include "CSegueBlur.h"
#include "CSegueGradient.h"
#include "CSegueOutline.h"
#include "CSeguePath.h"
#include "CSegueReduction.h"
#include "CSegueTurned.h"

#define SEGUE_READ_MARGIN 128

/// A run of sample positions with 20 fraction bits: the first position and the step.
typedef struct {
  int64_t u, v, du, dv;
} segue_run;

/// An image under perspective: the levels that may be read, and the mapping from the frame's pixels
/// to those of the first level, (ax + cy + tx, bx + dy + ty) / (px + qy + r).
typedef struct {
  const segue_image *_Nonnull levels;
  int32_t count, is_nearest;
  /// The reduction up to which a level is sampled without mixing in the next one.
  double plain_up_to;
  double a, b, c, d, tx, ty, p, q, r;
} segue_projection;

/// One row of an image, and the columns that may be read.
typedef struct {
  const uint32_t *_Nonnull pixels;
  int32_t min_x, max_x;
} segue_line;

/// Scratch for a row of means: red and blue separate from green and alpha, 15 bits each.
typedef struct {
  uint32_t *_Nonnull rb, *_Nonnull ga;
} segue_means;

/// Rows of bytes for one pair of image rows as Y'CbCr 4:2:0.
typedef struct {
  uint8_t *_Nonnull luma_top, *_Nonnull luma_bottom, *_Nonnull cb, *_Nonnull cr;
} segue_ycbcr_rows;

/// The part of an edge that lies within a row.
typedef struct {
  double low, high, height, side;
} segue_segment;

/// The edges of one outline, scratch for as many segments, and the requested columns.
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
  /// Composites `color` over `out`.
  void (*_Nonnull over_color)(uint32_t *_Nonnull out, uint32_t color, size_t count);
  /// Composites `color`, scaled by a mask, over `out`.
  void (*_Nonnull over_color_mask)(uint32_t *_Nonnull out, uint32_t color,
                                   const uint8_t *_Nonnull mask, size_t count);
  /// Composites `source` over `out`.
  void (*_Nonnull over)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source, size_t count);
  /// Composites `source`, scaled by the uniform `mask`, over `out`.
  void (*_Nonnull over_even)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source, uint8_t mask,
                             size_t count);
  /// Composites `source`, scaled by a mask, over `out`.
  void (*_Nonnull over_mask)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source,
                             const uint8_t *_Nonnull mask, size_t count);
  /// Mixes `out` with its previous pixels, `before`, by a uniform mask: the result is `out` where
  /// `mask` is 255.
  void (*_Nonnull mix_even)(uint32_t *_Nonnull out, const uint32_t *_Nonnull before, uint8_t mask,
                            size_t count);
  /// Mixes `out` with its previous pixels, `before`, by a mask.
  void (*_Nonnull mix_mask)(uint32_t *_Nonnull out, const uint32_t *_Nonnull before,
                            const uint8_t *_Nonnull mask, size_t count);
  /// Interpolates from `out` toward `other` by `weight`, in 256ths.
  void (*_Nonnull blend)(uint32_t *_Nonnull out, const uint32_t *_Nonnull other, int32_t weight,
                         size_t count);
  /// Replaces `out` with `color` scaled by the alpha of `out`.
  void (*_Nonnull tint)(uint32_t *_Nonnull out, uint32_t color, size_t count);
  /// Multiplies each component of `out` by that component of `color`.
  void (*_Nonnull times)(uint32_t *_Nonnull out, uint32_t color, size_t count);
  /// Scales a mask by `opacity`.
  void (*_Nonnull scale_mask)(uint8_t *_Nonnull mask, uint8_t opacity, size_t count);
  /// Weighted means of horizontal neighbors, with the same weight, in 128ths, for all. Reads count
  /// + 1 pixels, and writes whole vectors.
  void (*_Nonnull columns)(segue_means means, const uint32_t *_Nonnull source, int32_t weight,
                           size_t count);
  /// The same at positions `run.u` + i · `run.du` of a row; columns outside it repeat the nearest
  /// one.
  void (*_Nonnull columns_at)(segue_means means, const segue_line *_Nonnull line, segue_run run,
                              size_t count);
  /// Interpolates pixels from two rows of such means; `weight` is that of the second, in 32,768ths.
  void (*_Nonnull rows)(uint32_t *_Nonnull out, segue_means top, segue_means bottom,
                        int32_t weight, size_t count);
  /// Bilinear samples along an arbitrary line.
  void (*_Nonnull bilinear)(uint32_t *_Nonnull out, const segue_image *_Nonnull image,
                            segue_run run, size_t count);
  /// Nearest-neighbor samples along an arbitrary line.
  void (*_Nonnull nearest)(uint32_t *_Nonnull out, const segue_image *_Nonnull image,
                           segue_run run, size_t count);
  /// `count` means of 2 x 2 pixels from two rows.
  void (*_Nonnull halve)(uint32_t *_Nonnull out, const uint32_t *_Nonnull top,
                         const uint32_t *_Nonnull bottom, size_t count);
  /// Converts `pairs` pairs of columns of two rows to Y'CbCr.
  void (*_Nonnull ycbcr)(segue_ycbcr_rows out, const uint32_t *_Nonnull top,
                         const uint32_t *_Nonnull bottom, size_t pairs);
  /// The colors of a gradient from column `x` of row `y` on.
  void (*_Nonnull gradient)(uint32_t *_Nonnull out, const segue_gradient *_Nonnull gradient,
                            int64_t x, int64_t y, size_t count);
  /// Combines `source`, scaled by `opacity`, with `out` by a blend mode. Where a mask is less than
  /// 255, the effect is reduced proportionally.
  void (*_Nonnull combine)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source,
                           const uint8_t *_Nullable mask, uint8_t opacity, int32_t mode,
                           size_t count);
  /// Samples of an image under perspective, for the columns from `x` on in `rows` rows of the frame
  /// from `y` on; those of `out` are `stride` pixels apart.
  void (*_Nonnull project)(uint32_t *_Nonnull out, ptrdiff_t stride,
                           const segue_projection *_Nonnull map, int64_t x, int64_t y, size_t count,
                           size_t rows);
  /// Computes the coverage of row `y`; writes the partially covered columns to `mask`, which begins
  /// at the outline's column `first`.
  segue_coverage (*_Nonnull coverage)(const segue_outline *_Nonnull outline, int64_t y,
                                      uint8_t *_Nonnull mask);
  /// Composites `color`, scaled by the coverage of an outline, over rows `top` to `bottom`. `out`
  /// is the pixel of row `top` at the outline's column `first`; rows are `stride` pixels apart.
  void (*_Nonnull solid)(uint32_t *_Nonnull out, ptrdiff_t stride,
                         const segue_outline *_Nonnull outline, int64_t top, int64_t bottom,
                         uint32_t color);
  /// Adds the areas beside edges to the sums of a path.
  void (*_Nonnull path_add)(const segue_path *_Nonnull path, const segue_path_edge *_Nonnull edges,
                            size_t count);
  /// Returns the coverage of row `y` of a path, and resets its sums and marks to zero. Writes all
  /// touched columns to `mask`, which begins at column `first`. The fully covered columns are a long
  /// run of them, or none.
  segue_coverage (*_Nonnull path_row)(const segue_path *_Nonnull path, int64_t y,
                                      uint8_t *_Nonnull mask);
  /// Writes the result of scaling `source`, all of whose pixels are opaque, by `mask` and
  /// compositing it over `base`.
  void (*_Nonnull fade)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source, uint8_t mask,
                        uint32_t base, size_t count);
  /// Writes the result of scaling `source` by `mask` and compositing it over `under`. All pixels of
  /// both are opaque.
  void (*_Nonnull fade_over)(uint32_t *_Nonnull out, const uint32_t *_Nonnull source, uint8_t mask,
                             const uint32_t *_Nonnull under, size_t count);
  /// Composites the alpha of a color, scaled by a mask, over the alpha in `out`.
  void (*_Nonnull alpha_over)(uint8_t *_Nonnull out, const uint8_t *_Nonnull mask, uint8_t alpha,
                              size_t count);
  /// Composites the alpha of a color over the alpha in `out`.
  void (*_Nonnull alpha_over_even)(uint8_t *_Nonnull out, uint8_t alpha, size_t count);
  /// Composites the alpha of `pixels` over the alpha in `out`.
  void (*_Nonnull alpha_over_pixels)(uint8_t *_Nonnull out, const uint32_t *_Nonnull pixels,
                                     size_t count);
  /// Scales a mask by the alpha of `pixels`.
  void (*_Nonnull alpha_times)(uint8_t *_Nonnull mask, const uint32_t *_Nonnull pixels,
                               size_t count);
  /// Writes the alpha of a radial gradient without perspective, from column `x` of row `y` on, and
  /// returns what is known of it, in columns from `x` on.
  segue_coverage (*_Nonnull radial_alpha)(uint8_t *_Nonnull out,
                                          const segue_gradient *_Nonnull gradient, int64_t x,
                                          int64_t y, size_t count);
  /// Writes the coverage of rows `top` to `bottom` of an outline.
  void (*_Nonnull cover_rows)(const segue_cover *_Nonnull cover,
                              const segue_outline *_Nonnull outline, int64_t top, int64_t bottom);
  /// Paints a turned image where it covers; rows of `out` are `stride` pixels apart.
  void (*_Nonnull turned)(uint32_t *_Nonnull out, ptrdiff_t stride,
                          const segue_texture *_Nonnull texture,
                          const segue_cover *_Nonnull cover);
  /// Whether `bilinear` is faster for translations than means of rows that are kept.
  int32_t samples_moves_directly;
} segue_kernels;

/// Combines `other` with `mask` by the screen operation: the uncovered fractions are multiplied.
void segue_screen(uint8_t *_Nonnull mask, const uint8_t *_Nonnull other, size_t count);

/// Returns whether all of `count` pixels have alpha 255.
int32_t segue_is_opaque(const uint32_t *_Nonnull pixels, size_t count);

/// A convex outline: its edges, sorted by their upper ends, the table of them, and its upper and lower
/// end, all relative to the pixel at (x, y).
typedef struct {
  const segue_edge *_Nullable edges;
  size_t count;
  segue_edge_table table;
  double top, bottom;
  /// What its edges cross in each of the first `reach_count` rows, which are all of its rows, or none.
  const segue_reach *_Nullable reaches;
  int64_t reach_count;
  int64_t x, y;
} segue_convex;

/// An opaque area in front: the pixels from `min` to `max` of what `count` outlines have in common.
typedef struct {
  const segue_convex *_Nonnull outlines;
  size_t count;
  int64_t min_x, min_y, max_x, max_y;
} segue_front;

enum { SEGUE_MOST_FRONTS = 64 };

/// An outline, those that clip it, and the opaque areas in front of it. A pixel with
/// more than SEGUE_MOST_FRONTS areas, or clips, keeps its coverage.
typedef struct {
  segue_convex own;
  const segue_convex *_Nonnull clips;
  size_t clip_count;
  const segue_front *_Nonnull fronts;
  size_t front_count;
} segue_shared_edges;

/// Replaces the coverage of columns `from` to `to` of row `y` where it is neither 0 nor 255 and an
/// area in front covers a part of the pixel: the new coverage is that of the part of the pixel which
/// the areas in front leave visible. `mask` begins at column `from`.
void segue_cover_visible(const segue_shared_edges *_Nonnull shared, int64_t y, int64_t from,
                         int64_t to, uint8_t *_Nonnull mask);

/// Writes what the edges of an outline cross in each of its first `count` rows. No edge is more than
/// 2^30 columns away from the outline's pixel.
void segue_outline_reaches(segue_reach *_Nonnull out, const segue_convex *_Nonnull outline,
                           int64_t count);

/// The rows in which `segue_cover_visible` may replace any coverage: bit i stands for `step` rows from
/// y + i * `step` on, of at most 64 * `step`.
uint64_t segue_shared_rows(const segue_shared_edges *_Nonnull shared, int64_t y, int64_t end,
                           int64_t step);

/// CPU levels, each of which includes the preceding ones.
enum { SEGUE_BASELINE = 0, SEGUE_AVX2 = 1, SEGUE_AVX512 = 2 };

/// The highest level that this CPU supports.
int32_t segue_best_level(void);

/// Returns the kernels of `level`, or of the highest level that this CPU supports if that is lower.
const segue_kernels *_Nonnull segue_kernels_at(int32_t level);

#endif
