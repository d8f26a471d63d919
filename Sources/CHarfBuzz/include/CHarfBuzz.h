// HarfBuzz for Swift: its own C functions, and two additional ones. HarfBuzz reports outlines
// through callbacks, one per point; here they are collected into arrays, up to a limit, so that a
// glyph costs one call and a damaged font cannot cause unbounded memory use.

#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <stddef.h>
#include <stdint.h>

/// One verb of an outline. The raw value is the number of points that the verb consumes from
/// `points`, except for moves, which consume one, as lines do.
typedef enum {
  CHB_CLOSE = 0,
  CHB_LINE = 1,
  CHB_QUADRATIC = 2,
  CHB_CUBIC = 3,
  CHB_MOVE = 4,
} chb_verb;

/// An outline as flat arrays: verbs, and x, y, x, y… in font units, with y pointing up.
typedef struct {
  uint8_t *verbs;
  float *coordinates;
  size_t verb_count, coordinate_count;
  size_t verb_capacity, coordinate_capacity;
  size_t limit;
  /// 1 if the outline has more than `limit` verbs or memory is exhausted: the remainder is missing.
  int is_incomplete;
} chb_outline;

/// Collects the outline of `glyph`, up to `limit` verbs. Free the result with `chb_outline_free`.
void chb_outline_collect(hb_font_t *font, hb_codepoint_t glyph, size_t limit,
                         chb_outline *outline);
/// Frees the arrays.
void chb_outline_free(chb_outline *outline);

/// Computes a 128-bit digest that distinguishes files; it does not protect against forgery.
void chb_fingerprint(const uint8_t *bytes, size_t count, uint64_t result[2]);

#endif
