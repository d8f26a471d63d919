// Coverage in bytes: the alpha of pixels, and the search for what a mask leaves as it is. What masks are
// made of is composited by the kernels.
#include "CSegueAlpha.h"

#include <string.h>

void segue_alpha(uint8_t *restrict out, const uint32_t *restrict pixels, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(pixels[i] >> 24);
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
