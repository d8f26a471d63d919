// Opaque images that turn in the plane of the frame, and the coverage of rows that they are painted with.
#ifndef CSEGUE_TURNED_H
#define CSEGUE_TURNED_H

#include <stddef.h>
#include <stdint.h>

#include "CSeguePath.h"

/// An image as the sampling kernels see it, and the range of samples that may be read.
typedef struct {
  const uint8_t *_Nonnull pixels;
  ptrdiff_t bytes_per_row;
  int32_t min_x, min_y, max_x, max_y;
} segue_image;

/// Requests memory that is read later. Addresses outside of what may be read do no harm.
static inline void segue_request(const void *_Nonnull from, size_t bytes) {
  for (size_t i = 0; i < bytes; i += 64) __builtin_prefetch((const char *)from + i);
}

/// One level of an image, and the positions of samples with 20 fraction bits: that of the first column of the
/// first row that is painted, and its changes for one step to the right and one down.
typedef struct {
  segue_image image;
  int64_t u, v, u_across, v_across, u_down, v_down;
} segue_level;

/// What is composited over an image: one color, or, if there are any, pixels, whose rows are `stride` apart.
typedef struct {
  uint32_t color;
  const uint32_t *_Nullable pixels;
  ptrdiff_t stride;
} segue_shade;

/// An opaque image, and what lies over it.
typedef struct {
  segue_level near;
  /// The next smaller level, whose weight is in 256ths. Not read if that is 0.
  segue_level far;
  int32_t weight;
  /// Whether the pixels are mixed with those behind them by the coverage, as groups are, and not each
  /// composited over what is there.
  int32_t is_mixed;
  const segue_shade *_Nullable shades;
  size_t shade_count;
} segue_texture;

enum {
  /// The bytes behind the last column of a row of coverage, which belong to no pixel.
  SEGUE_COVER_MARGIN = 4,
  /// The columns and rows of a level in which the samples of a block of 4 x 4 pixels may lie, neighbors
  /// included.
  SEGUE_TURNED_WINDOW = 16,
  /// The columns and rows that a block may reach beyond those that are painted.
  SEGUE_TURNED_MARGIN = 16,
  /// How far, in pixels, positions of blocks may be outside the range of an image.
  SEGUE_TURNED_REACH = 500,
};

/// The coverage of all pixels of `count` rows of `width` columns: a byte for each, in rows that are `stride` apart,
/// and the columns that are touched.
typedef struct {
  uint8_t *_Nonnull masks;
  ptrdiff_t stride;
  segue_coverage *_Nonnull rows;
  size_t count, width;
} segue_cover;

#endif
