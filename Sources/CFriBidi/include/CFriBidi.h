// fribidi for Swift, in one call: the embedding levels of a paragraph. fribidi's own functions
// require three caller-provided arrays; here they exist only for the duration of the call.

#ifndef CFRIBIDI_H
#define CFRIBIDI_H

#include <stddef.h>
#include <stdint.h>

/// Finds the embedding level of every scalar of a paragraph, by rules P2 to I1 of the bidirectional
/// algorithm, and L1 for separators.
/// @param base_level The paragraph's own level, 0 or 1; -1 to derive it from the first strong
/// letter, or to use left to right if there is none.
/// @return The paragraph's level, 0 or 1; -1 if memory is exhausted.
int cfb_levels(const uint32_t *scalars, size_t count, int base_level, int8_t *levels);

/// Computes the visual order of a line with fribidi itself, for tests: `order[visual]` is a logical
/// index. Rule L1 is applied to `levels` in place. Returns whether it succeeded.
int cfb_visual_order(const uint32_t *scalars, size_t count, int base_level, int8_t *levels,
                     int32_t *order);

/// The version of the library.
const char *cfb_version(void);

#endif
