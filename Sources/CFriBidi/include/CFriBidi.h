// fribidi for Swift, in one call: the levels of a paragraph. Its own functions want three arrays of
// the caller; here they live for the length of the call.

#ifndef CFRIBIDI_H
#define CFRIBIDI_H

#include <stddef.h>
#include <stdint.h>

/// Finds the embedding level of every scalar of a paragraph, rules P2 to I1 of the bidirectional
/// algorithm and L1 for separators.
/// @param base_level 0 or 1 for the paragraph's own level; -1 to take it from the first strong
///   letter, left to right when there is none.
/// @return the paragraph's level, 0 or 1; -1 without memory.
int cfb_levels(const uint32_t *scalars, size_t count, int base_level, int8_t *levels);

/// The visual order of a line by fribidi itself, for tests: `order[visual]` is a logical index.
/// `levels` is changed by rule L1. Answers whether it worked.
int cfb_visual_order(const uint32_t *scalars, size_t count, int base_level, int8_t *levels,
                     int32_t *order);

/// The version of the library.
const char *cfb_version(void);

#endif
