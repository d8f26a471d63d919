// The inner loops of blurring a mask, in C for the sake of debug builds as much as of release. Values
// are 16-bit, 256 to one step of a byte; weights have 16 fraction bits and add up to exactly one, so
// that an even area stays even and no sum leaves 32 bits. Integers only: every CPU gives the same.
#ifndef CSEGUE_BLUR_H
#define CSEGUE_BLUR_H

#include <stddef.h>
#include <stdint.h>

/// Takes the alpha of `count` pixels.
void segue_alpha(uint8_t *_Nonnull out, const uint32_t *_Nonnull pixels, size_t count);

/// Bytes as 16-bit values.
void segue_blur_widen(uint16_t *_Nonnull out, const uint8_t *_Nonnull in, size_t count);

/// Half as many values along a line, by weights of 1, 3, 3, 1: reads in[-1] to in[2 * count].
void segue_blur_halve(uint16_t *_Nonnull out, const uint16_t *_Nonnull in, size_t count);

/// One line for two, by the same weights, from the lines a to d.
void segue_blur_halve_lines(uint16_t *_Nonnull out, const uint16_t *_Nonnull a,
                            const uint16_t *_Nonnull b, const uint16_t *_Nonnull c,
                            const uint16_t *_Nonnull d, size_t count);

/// Weighted means along a line: reads in[-radius] to in[count - 1 + radius]. `weights` are those of
/// the middle and of each distance from it.
void segue_blur_line(uint16_t *_Nonnull out, const uint16_t *_Nonnull in,
                     const uint32_t *_Nonnull weights, size_t radius, size_t count);

/// Weighted means of 2 * radius + 1 lines.
void segue_blur_lines(uint16_t *_Nonnull out,
                      const uint16_t *_Nonnull const *_Nonnull lines,
                      const uint32_t *_Nonnull weights, size_t radius, size_t count);

/// Means of four lines.
void segue_blur_spline_lines(uint16_t *_Nonnull out,
                             const uint16_t *_Nonnull const *_Nonnull lines,
                             const uint32_t *_Nonnull weights, size_t count);

/// Bytes from values that are 2^level bytes apart. The first byte lies in the block of in[2], at
/// `first` of its 2^level places; `weights` are four for each place, and the first of the four values
/// is in[0] in the first half of a block and in[1] in the second.
void segue_blur_spline(uint8_t *_Nonnull out, const uint16_t *_Nonnull in,
                       const uint32_t *_Nonnull weights, uint32_t level, size_t first,
                       size_t count);

#endif
