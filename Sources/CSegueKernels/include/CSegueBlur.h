// The inner loops of blurring, in C: one body for several CPU levels, chosen at run time. Integers only:
// every level gives the same bytes.
//
// Masks: values are 16-bit, 256 to one step of a byte; weights have 16 fraction bits and add up to
// exactly one, so that an even area stays even and no sum leaves 32 bits.
//
// Images: values are 15-bit, 128 to one step of a byte, red, green, blue and alpha of a pixel side by
// side; two of them fit 16 bits, and of their products with weights only the upper half is kept, so that
// nothing is ever widened. Every step gives no less for more, so no colour passes its alpha. Kernels for
// images read and write whole vectors: up to SEGUE_BLUR_MARGIN values past what is asked for.
#ifndef CSEGUE_BLUR_H
#define CSEGUE_BLUR_H

#include <stddef.h>
#include <stdint.h>

#define SEGUE_BLUR_MARGIN 160

/// What becomes of blurred colours: away from or towards their greys, then a colour over them.
typedef struct {
  /// How far away, as a share of 32,768, to be doubled so many times; 0 leaves colours as they are.
  int16_t away;
  int32_t doublings;
  /// The premultiplied colour as a pixel of 15-bit values, and what is left beneath it of 65,536.
  uint16_t tint[4];
  uint16_t beneath;
  /// Whether there is such a colour.
  int32_t is_tinted;
} segue_blur_style;

/// The blurs of one CPU level.
typedef struct {
  /// Masks: bytes as 16-bit values.
  void (*_Nonnull widen)(uint16_t *_Nonnull out, const uint8_t *_Nonnull in, size_t count);
  /// Half as many values along a line, by weights of 1, 3, 3, 1: reads in[-1] to in[2 * count].
  void (*_Nonnull halve)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in, size_t count);
  /// One line for two, by the same weights, from four lines.
  void (*_Nonnull halve_lines)(uint16_t *_Nonnull out,
                               const uint16_t *_Nonnull const *_Nonnull lines, size_t count);
  /// Weighted means along a line: reads in[-radius] to in[count - 1 + radius]. `weights` are those of
  /// the middle and of each distance from it.
  void (*_Nonnull line)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                        const uint32_t *_Nonnull weights, size_t radius, size_t count);
  /// Weighted means of 2 * radius + 1 lines.
  void (*_Nonnull lines)(uint16_t *_Nonnull out, const uint16_t *_Nonnull const *_Nonnull lines,
                         const uint32_t *_Nonnull weights, size_t radius, size_t count);
  /// Means of four lines.
  void (*_Nonnull spline_lines)(uint16_t *_Nonnull out,
                                const uint16_t *_Nonnull const *_Nonnull lines,
                                const uint32_t *_Nonnull weights, size_t count);
  /// Bytes from values that are 2^level bytes apart. The first byte lies in the block of in[2], at
  /// `first` of its 2^level places; `weights` are four for each place, and the first of the four values
  /// is in[0] in the first half of a block and in[1] in the second.
  void (*_Nonnull spline)(uint8_t *_Nonnull out, const uint16_t *_Nonnull in,
                          const uint32_t *_Nonnull weights, uint32_t level, size_t first,
                          size_t count);

  /// Images: bytes as values.
  void (*_Nonnull widen_pixels)(uint16_t *_Nonnull out, const uint32_t *_Nonnull in, size_t count);
  /// Sums of four lines of pixels by weights of 1, 3, 3, 1, as 8 to one step of a byte.
  void (*_Nonnull sum_pixel_lines)(uint16_t *_Nonnull out,
                                   const uint32_t *_Nonnull const *_Nonnull lines, size_t count);
  /// Half as many pixels along a line of such sums, as values: reads pixels -1 to 2 * count.
  void (*_Nonnull halve_sums)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in, size_t count);
  /// Half as many pixels along a line of values.
  void (*_Nonnull halve_pixels)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in, size_t count);
  /// One line for two, from four lines of so many pixels.
  void (*_Nonnull halve_pixel_lines)(uint16_t *_Nonnull out,
                                     const uint16_t *_Nonnull const *_Nonnull lines,
                                     size_t count);
  /// Weighted means along a line, of which `radius` pixels before and after are read.
  void (*_Nonnull pixel_line)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                              const uint32_t *_Nonnull weights, size_t radius, size_t count);
  /// Weighted means of 2 * radius + 1 lines, so many values apart; `in` is in the middle.
  void (*_Nonnull pixel_lines)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                               ptrdiff_t stride, const uint32_t *_Nonnull weights, size_t radius,
                               size_t count);
  /// Means of four lines.
  void (*_Nonnull spline_pixel_lines)(uint16_t *_Nonnull out,
                                      const uint16_t *_Nonnull const *_Nonnull lines,
                                      const uint32_t *_Nonnull weights, size_t count);
  /// The pixels of `blocks` blocks of 2^level each, level > 0, the first of them that of pixel 2 of
  /// `in`; weights as for masks.
  void (*_Nonnull spline_pixels)(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                                 const uint32_t *_Nonnull weights, uint32_t level, size_t blocks);
  /// Values as pixels, with another look.
  void (*_Nonnull finish_pixels)(uint32_t *_Nonnull out, const uint16_t *_Nonnull in,
                                 const segue_blur_style *_Nonnull style, size_t count);
} segue_blur_kernels;

/// The blurs of `level`, or of the highest that this CPU has if that is less.
const segue_blur_kernels *_Nonnull segue_blur_kernels_at(int32_t level);

/// A number for `count` bytes, and for what `hash` is a number for; to find likely equals by.
uint64_t segue_hash(const void *_Nonnull bytes, size_t count, uint64_t hash);

/// Takes the alpha of `count` pixels.
void segue_alpha(uint8_t *_Nonnull out, const uint32_t *_Nonnull pixels, size_t count);

#endif
