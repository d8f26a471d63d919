// Blurs: the levels, as in kernels.c. CSegueBlur.h documents each kernel.
#include "CSegueKernels.h"

#include <string.h>

#define KERNELS_BODY "blur_body.h"
#include "levels.h"

#if defined(__x86_64__)

const segue_blur_kernels *segue_blur_kernels_at(int32_t level) {
  int32_t best = segue_best_level();
  if (level > best) level = best;
  if (level >= SEGUE_AVX512) return &blurs_avx512;
  return level == SEGUE_AVX2 ? &blurs_avx2 : &blurs_baseline;
}

#else

const segue_blur_kernels *segue_blur_kernels_at(int32_t level) {
  (void)level;
  return &blurs_baseline;
}

#endif

uint64_t segue_hash(const void *bytes, size_t count, uint64_t hash) {
  const uint8_t *p = bytes;
  uint64_t lanes[4] = {hash, ~hash, hash ^ count, hash + count};
  for (; count >= 32; count -= 32, p += 32) {
    uint64_t words[4];
    memcpy(words, p, sizeof words);
    for (int k = 0; k < 4; k++) {
      lanes[k] = (lanes[k] ^ words[k]) * 0x9e3779b97f4a7c15;
      lanes[k] ^= lanes[k] >> 32;
    }
  }
  for (; count > 0; count--, p++) lanes[0] = (lanes[0] ^ *p) * 0x100000001b3;
  for (int k = 1; k < 4; k++) {
    lanes[0] = (lanes[0] ^ (lanes[k] << k * 7 | lanes[k] >> (64 - k * 7))) * 0x9e3779b97f4a7c15;
    lanes[0] ^= lanes[0] >> 29;
  }
  return lanes[0];
}
