// Coverage in bytes, in C for the speed of debug builds as much as of release builds. Integers only:
// `PixelArithmetic` in SeguePixels defines what is computed.
#ifndef CSEGUE_ALPHA_H
#define CSEGUE_ALPHA_H

#include <stddef.h>
#include <stdint.h>

/// Extracts the alpha of `count` pixels.
void segue_alpha(uint8_t *_Nonnull out, const uint32_t *_Nonnull pixels, size_t count);

/// A run of a mask: the number of its bytes, and 0 or 255 if all of them are, otherwise 1.
typedef struct {
  size_t count;
  uint8_t kind;
} segue_mask_run;

/// Returns the run with which a mask of `count` bytes begins. Bytes are compared in blocks of 32, so a
/// run of kind 1 may contain shorter ones of other kinds.
segue_mask_run segue_find_mask_run(const uint8_t *_Nonnull mask, size_t count);

#endif
