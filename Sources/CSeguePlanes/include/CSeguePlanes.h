// What decoders give, as rows of RGBA: Y'CbCr planes of any subsampling, CMYK, packed pixels; and
// images turned upright. Integers only and one rounding for each sample, so that every compiler and
// CPU gives the same bytes. Nothing here allocates, and nothing reads outside what it is told of.

#ifndef CSEGUEPLANES_H
#define CSEGUEPLANES_H

#include <stddef.h>
#include <stdint.h>

/// From Y'CbCr to RGB. Each factor times 2^14; luma and chroma come as byte values.
typedef struct {
  /// Subtracted from luma: 0 or 16.
  int32_t black;
  /// Luma's factor, and those of Cr in red, Cb and Cr in green, Cb in blue.
  int32_t luma, cr_red, cb_green, cr_green, cb_blue;
} segue_matrix;

/// Where chroma samples lie along one axis.
typedef struct {
  /// Image samples for each chroma sample: 1, 2 or 4.
  int factor;
  /// 1 to repeat each sample instead of interpolating.
  int repeats;
  /// 1 when the first chroma sample lies on the first image sample, 0 when each lies in the middle
  /// of those it stands for.
  int cosited;
} segue_siting;

/// Planes of one image.
typedef struct {
  /// Y', Cb, Cr and, or NULL, alpha. Samples have one byte for 8 bits, two (little-endian) for more.
  const uint8_t *plane[4];
  /// Bytes from one row to the next.
  ptrdiff_t stride[4];
  int width, height;
  /// Bits of a sample: 8...16.
  int depth;
  segue_siting across, down;
  segue_matrix matrix;
} segue_planes;

/// Rows of a buffer to write.
typedef struct {
  uint8_t *first;
  size_t bytes_per_row;
} segue_rows;

/// Bytes of scratch that `segue_planes_to_rgba` needs.
size_t segue_planes_scratch(int width);
/// Planes to straight RGBA. Chroma between samples is interpolated linearly along both axes, unless it
/// is to be repeated, and is what the first and the last are beyond them; what is computed is rounded
/// once, at the end.
void segue_planes_to_rgba(const segue_planes *planes, segue_rows to, void *scratch);

/// Planes of red, green, blue and perhaps alpha to RGBA; `depth` bits as in `segue_planes`.
void segue_rgb_planes_to_rgba(const segue_planes *planes, segue_rows to);

/// Multiplies colours by the fourth channel, over 255 and rounded, and makes that 255: three inks and
/// black that say how much light they let through become RGB. Before that, colours are turned round
/// when `turn_colors` is not 0, and the fourth channel when `turn_key` is not.
void segue_apply_key(segue_rows rows, int width, int height, int turn_colors, int turn_key);

/// Packed pixels of four bytes to RGBA: `order[k]` is where channel k of the result comes from.
void segue_packed_to_rgba(const uint8_t *from, ptrdiff_t stride, int width, int height,
                          const uint8_t order[4], segue_rows to);

/// Turns an image of 4-byte pixels by an EXIF orientation, 1...8: the one that shows it upright.
/// Both buffers have rows of whole pixels; the result's sides are swapped for 5...8.
void segue_turn(const uint8_t *from, size_t from_bytes_per_row, int width, int height,
                int orientation, segue_rows to);

#endif
