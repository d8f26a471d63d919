// HarfBuzz for Swift: its own C functions, used as they are, and two of ours. Outlines come by
// callbacks, one for each point; here they are collected into arrays, up to a limit, so that a glyph
// costs one call and a damaged font cannot ask for endless memory.

#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <stddef.h>
#include <stdint.h>

/// One step of an outline. The number is the count of points that it takes from `points`, but for
/// moves, which take one as lines do.
typedef enum {
  CHB_CLOSE = 0,
  CHB_LINE = 1,
  CHB_QUADRATIC = 2,
  CHB_CUBIC = 3,
  CHB_MOVE = 4,
} chb_verb;

/// An outline as flat arrays: verbs, and x, y, x, y… in font units, y upwards.
typedef struct {
  uint8_t *verbs;
  float *coordinates;
  size_t verb_count, coordinate_count;
  size_t verb_capacity, coordinate_capacity;
  size_t limit;
  /// 1 when there were more than `limit` verbs, or no memory: the rest is missing.
  int is_incomplete;
} chb_outline;

/// Collects the outline of `glyph`, at most `limit` verbs of it. Free it with `chb_outline_free`.
void chb_outline_collect(hb_font_t *font, hb_codepoint_t glyph, size_t limit,
                         chb_outline *outline);
/// Frees the arrays.
void chb_outline_free(chb_outline *outline);

/// A fingerprint of 128 bits. It tells files apart; it does not guard against forgery.
void chb_fingerprint(const uint8_t *bytes, size_t count, uint64_t result[2]);

#endif
