// Coverage in bytes: alpha without colors, composited as pixels are, and the search for what a mask
// leaves as it is. Plain loops, which the compiler vectorizes.
#include "CSegueAlpha.h"

#include <string.h>

/// x / 255 rounded, for x up to 65,025.
static inline uint8_t divided(uint16_t x) {
  x = (uint16_t)(x + 128);
  return (uint8_t)((uint16_t)(x + (x >> 8)) >> 8);
}

static inline uint8_t product(uint8_t a, uint8_t b) { return divided((uint16_t)(a * b)); }

/// `source` over `under`. The sum is at most 255.
static inline uint8_t over(uint8_t under, uint8_t source) {
  return (uint8_t)(source + product(under, (uint8_t)(255 - source)));
}

void segue_alpha(uint8_t *restrict out, const uint32_t *restrict pixels, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(pixels[i] >> 24);
}

void segue_alpha_over(uint8_t *restrict out, const uint8_t *restrict mask, uint8_t alpha,
                      size_t count) {
  if (alpha == 255) {
    for (size_t i = 0; i < count; i++) out[i] = over(out[i], mask[i]);
  } else {
    for (size_t i = 0; i < count; i++) out[i] = over(out[i], product(alpha, mask[i]));
  }
}

void segue_alpha_over_even(uint8_t *out, uint8_t alpha, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = over(out[i], alpha);
}

void segue_alpha_times(uint8_t *restrict mask, const uint32_t *restrict pixels, size_t count) {
  enum { PART = 256 };
  uint8_t alpha[PART];
  for (size_t start = 0; start < count; start += PART) {
    const size_t part = count - start < PART ? count - start : PART;
    // In two loops, each of which has values of one width.
    segue_alpha(alpha, pixels + start, part);
    for (size_t i = 0; i < part; i++) mask[start + i] = product(alpha[i], mask[start + i]);
  }
}

enum { BLOCK = 32 };

/// 0 or 255 if all bytes of a block are, and 1 otherwise.
static inline uint8_t block_kind(const uint8_t *mask) {
  uint64_t words[BLOCK / 8];
  memcpy(words, mask, sizeof words);
  const uint64_t none = words[0] | words[1] | words[2] | words[3];
  const uint64_t all = words[0] & words[1] & words[2] & words[3];
  return none == 0 ? 0 : all == UINT64_MAX ? 255 : 1;
}

segue_mask_run segue_find_mask_run(const uint8_t *mask, size_t count) {
  segue_mask_run run = {count, 1};
  if (count < BLOCK) return run;
  run.kind = block_kind(mask);
  size_t end = BLOCK;
  while (end + BLOCK <= count && block_kind(mask + end) == run.kind) end += BLOCK;
  // What remains is too short for a run of its own.
  if (run.kind == 1 && end + BLOCK > count) end = count;
  run.count = end;
  return run;
}
