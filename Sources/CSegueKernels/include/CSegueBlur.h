// The inner loops of blurring, in C: one body for several CPU levels, chosen at run time. Integers
// only: every level produces the same bytes.
//
// Masks: values are 16-bit, 256 per step of a byte; weights have 16 fraction bits and add up to
// exactly one, so that a uniform area stays uniform and no sum exceeds 32 bits.
//
// Images: values are 15-bit, 128 per step of a byte, with red, green, blue and alpha of a pixel
// side by side; the sum of two values fits 16 bits, and only the upper half of their products with
// weights is kept, so that nothing is ever widened. Every step is monotonic, so no color exceeds
// its alpha. Kernels for images read and write whole vectors: up to SEGUE_BLUR_MARGIN values past
// the requested ones.
#ifndef CSEGUE_BLUR_H
#define CSEGUE_BLUR_H

#include <stddef.h>
#include <stdint.h>

#define SEGUE_BLUR_MARGIN 160

/// The adjustment of blurred colors: a change in saturation, followed by a color drawn over them.
typedef struct {
  /// The factor by which colors move away from their luminance, in units of 1/32,768, before it is
  /// doubled `doublings` times; negative values move them toward it, and 0 leaves colors unchanged.
  int16_t away;
  int32_t doublings;
  /// The premultiplied color as a pixel of 15-bit values, and the fraction of the blurred color
  /// that remains beneath it, in units of 1/65,536.
  uint16_t tint[4];
  uint16_t beneath;
  /// Whether a color is drawn over the result.
  int32_t is_tinted;
} segue_blur_style;

/// The blur kernels of one CPU level.
typedef struct {
  /// Masks: converts bytes to 16-bit values.
  void (*_Nonnull widen)(uint16_t *_Nonnull out, const uint8_t *_Nonnull in, size_t count);
  /// Halves the number of values along a line, with weights of 1, 3, 3, 1: reads in[-1] to in[2 *
  /// count].
  void (*_Nonnull halve)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in, size_t count);
  /// Reduces two lines to one, with the same weights, from four lines.
  void (*_Nonnull halve_lines)(uint16_t *_Nonnull out,
                               const uint16_t *_Nonnull const *_Nonnull lines, size_t count);
  /// The same for bytes, which are converted.
  void (*_Nonnull halve_rows)(uint16_t *_Nonnull out, const uint8_t *_Nonnull const *_Nonnull rows,
                              size_t count);
  /// Weighted means along a line: reads in[-radius] to in[count - 1 + radius]. `weights` holds the
  /// weights of the center and of each distance from it.
  void (*_Nonnull line)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                        const uint32_t *_Nonnull weights, size_t radius, size_t count);
  /// Weighted means of 2 * radius + 1 lines.
  void (*_Nonnull lines)(uint16_t *_Nonnull out, const uint16_t *_Nonnull const *_Nonnull lines,
                         const uint32_t *_Nonnull weights, size_t radius, size_t count);
  /// Weighted means of four lines.
  void (*_Nonnull spline_lines)(uint16_t *_Nonnull out,
                                const uint16_t *_Nonnull const *_Nonnull lines,
                                const uint32_t *_Nonnull weights, size_t count);
  /// Interpolates bytes from values that are 2^level bytes apart. The first byte is in the block of
  /// in[2], at position `first` of its 2^level positions; `weights` has four entries for each
  /// position, and the first of the four values is in[0] in the first half of a block and in[1] in
  /// the second.
  void (*_Nonnull spline)(uint8_t *_Nonnull out, const uint16_t *_Nonnull in,
                          const uint32_t *_Nonnull weights, uint32_t level, size_t first,
                          size_t count);

  /// Images: converts bytes to values.
  void (*_Nonnull widen_pixels)(uint16_t *_Nonnull out, const uint32_t *_Nonnull in, size_t count);
  /// Sums of four lines of pixels with weights of 1, 3, 3, 1, at 8 per step of a byte.
  void (*_Nonnull sum_pixel_lines)(uint16_t *_Nonnull out,
                                   const uint32_t *_Nonnull const *_Nonnull lines, size_t count);
  /// Halves the number of pixels along a line of such sums and converts them to values: reads
  /// pixels -1 to 2 * count.
  void (*_Nonnull halve_sums)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in, size_t count);
  /// Halves the number of pixels along a line of values.
  void (*_Nonnull halve_pixels)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in, size_t count);
  /// Reduces two lines to one, from four lines of `count` pixels.
  void (*_Nonnull halve_pixel_lines)(uint16_t *_Nonnull out,
                                     const uint16_t *_Nonnull const *_Nonnull lines,
                                     size_t count);
  /// Weighted means along a line; reads `radius` pixels before and after it.
  void (*_Nonnull pixel_line)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                              const uint32_t *_Nonnull weights, size_t radius, size_t count);
  /// Weighted means of 2 * radius + 1 lines that are `stride` values apart; `in` points to the
  /// middle line.
  void (*_Nonnull pixel_lines)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                               ptrdiff_t stride, const uint32_t *_Nonnull weights, size_t radius,
                               size_t count);
  /// Weighted means of four lines.
  void (*_Nonnull spline_pixel_lines)(uint16_t *_Nonnull out,
                                      const uint16_t *_Nonnull const *_Nonnull lines,
                                      const uint32_t *_Nonnull weights, size_t count);
  /// Interpolates the pixels of `blocks` blocks of 2^level each, level > 0, the first of which is
  /// that of pixel 2 of `in`; weights as for masks.
  void (*_Nonnull spline_pixels)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                                 const uint32_t *_Nonnull weights, uint32_t level, size_t blocks);
  /// Converts values to pixels and applies `style`.
  void (*_Nonnull finish_pixels)(uint32_t *_Nonnull out, const uint16_t *_Nonnull in,
                                 const segue_blur_style *_Nonnull style, size_t count);
} segue_blur_kernels;

/// Returns the blur kernels of `level`, or of the highest level that this CPU supports if that is
/// lower.
const segue_blur_kernels *_Nonnull segue_blur_kernels_at(int32_t level);

/// Returns a hash of `count` bytes, chained to the hash `hash` of preceding data; used to find
/// probable equals.
uint64_t segue_hash(const void *_Nonnull bytes, size_t count, uint64_t hash);

#endif
