// Converts decoders' output to rows of RGBA: Y'CbCr planes with any subsampling, CMYK and packed
// pixels; also applies image orientations. Integers only and one rounding per sample, so that every
// compiler and CPU produces the same bytes. No function here allocates memory or reads outside the
// given buffers.

#ifndef CSEGUEPLANES_H
#define CSEGUEPLANES_H

#include <stddef.h>
#include <stdint.h>

/// The conversion from Y'CbCr to RGB. Each factor is multiplied by 2^14; luma and chroma are byte
/// values.
typedef struct {
  /// Subtracted from luma: 0 or 16.
  int32_t black;
  /// The factor of luma, and those of Cr in red, Cb and Cr in green, and Cb in blue.
  int32_t luma, cr_red, cb_green, cr_green, cb_blue;
} segue_matrix;

/// The location of chroma samples along one axis.
typedef struct {
  /// The number of image samples per chroma sample: 1, 2 or 4.
  int factor;
  /// 1 to repeat each sample instead of interpolating.
  int repeats;
  /// 1 if the first chroma sample is located on the first image sample, 0 if each is located in the
  /// center of the image samples that it represents.
  int cosited;
} segue_siting;

/// The planes of one image.
typedef struct {
  /// Y', Cb, Cr and, optionally, alpha (otherwise NULL). Samples have one byte for 8 bits, and two
  /// (little-endian) for more.
  const uint8_t *plane[4];
  /// The distance in bytes from one row to the next.
  ptrdiff_t stride[4];
  int width, height;
  /// The bit depth of a sample: 8...16.
  int depth;
  segue_siting across, down;
  segue_matrix matrix;
} segue_planes;

/// The destination rows of a buffer.
typedef struct {
  uint8_t *first;
  size_t bytes_per_row;
} segue_rows;

/// The number of bytes of scratch that `segue_planes_to_rgba` requires.
size_t segue_planes_scratch(int width);
/// Converts planes to straight RGBA. Chroma between samples is interpolated linearly along both
/// axes unless it is repeated, and is extended with the first and last samples beyond them; the
/// result is rounded once, at the end.
void segue_planes_to_rgba(const segue_planes *planes, segue_rows to, void *scratch);

/// Converts planes of red, green, blue and, optionally, alpha to RGBA; `depth` is in bits as in
/// `segue_planes`.
void segue_rgb_planes_to_rgba(const segue_planes *planes, segue_rows to);

/// Multiplies the colors by the fourth channel, divides by 255 with rounding, and sets the fourth
/// channel to 255: three inks and black, as fractions of transmitted light, become RGB. Beforehand,
/// the colors are inverted if `turn_colors` is not 0, and the fourth channel if `turn_key` is not
/// 0.
void segue_apply_key(segue_rows rows, int width, int height, int turn_colors, int turn_key);

/// Converts packed four-byte pixels to RGBA: `order[k]` is the source index of channel k of the
/// result.
void segue_packed_to_rgba(const uint8_t *from, ptrdiff_t stride, int width, int height,
                          const uint8_t order[4], segue_rows to);

/// Transforms an image of 4-byte pixels by an EXIF orientation, 1...8, so that it is displayed
/// upright. Both buffers have rows of whole pixels; the width and height of the result are swapped
/// for 5...8.
void segue_turn(const uint8_t *from, size_t from_bytes_per_row, int width, int height,
                int orientation, segue_rows to);

/// Planes to be filled for an encoder: Y', Cb, Cr and, if its plane is not NULL, alpha.
typedef struct {
  /// The size of the planes, multiples of `across` and `down`.
  int width, height;
  /// The number of pixels per chroma sample in each direction, 1 or 2.
  int across, down;
  /// The bits of a component: 8, or 10 in 16-bit words of the machine's byte order.
  int depth;
  /// Whether components use the full range, and BT.601 in place of BT.709. Alpha always uses the
  /// full range.
  int full_range, bt601;
  uint8_t *plane[4];
  size_t stride[4];
} segue_plane_target;

/// Converts premultiplied RGBA8 to planes of straight colors. If the planes are larger than the
/// image, its last column and row are repeated. Chroma is averaged with the weight of alpha.
void segue_planes_from_rgba(const uint8_t *rgba, size_t bytes_per_row, int width, int height,
                            const segue_plane_target *target);

/// Converts `count` premultiplied RGBA8 pixels to straight BGRA8.
void segue_straight_bgra(const uint8_t *rgba, uint8_t *bgra, size_t count);

#endif
