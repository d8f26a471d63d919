// The levels: the same body compiled for each, and the selection at run time.
#include "CSegueKernels.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Disables contraction of floating-point expressions, which gradients use, so that results are the
// same at every level.
#pragma STDC FP_CONTRACT OFF

#include "kernels_choice.h"
#include "kernels_numbers.h"

#define KERNELS_BODY "kernels_body.h"
#include "levels.h"

#if defined(__x86_64__)

int32_t segue_best_level(void) {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx2")) {
    return SEGUE_AVX512;
  }
  return __builtin_cpu_supports("avx2") ? SEGUE_AVX2 : SEGUE_BASELINE;
}

const segue_kernels *segue_kernels_at(int32_t level) {
  int32_t best = segue_best_level();
  if (level > best) level = best;
  if (level >= SEGUE_AVX512) return &kernels_avx512;
  return level == SEGUE_AVX2 ? &kernels_avx2 : &kernels_baseline;
}

#else

int32_t segue_best_level(void) { return SEGUE_BASELINE; }

const segue_kernels *segue_kernels_at(int32_t level) {
  (void)level;
  return &kernels_baseline;
}

#endif

int32_t segue_is_opaque(const uint32_t *pixels, size_t count) {
  // Callers request one row at a time: stopping in the middle would cost more than it saves.
  uint32_t all = UINT32_MAX;
  for (size_t i = 0; i < count; i++) all &= pixels[i];
  return all >> 24 == 255;
}

void segue_screen(uint8_t *restrict mask, const uint8_t *restrict other, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint16_t x = (uint16_t)(mask[i] * other[i] + 128);
    mask[i] = (uint8_t)(mask[i] + other[i] - ((uint16_t)(x + (x >> 8)) >> 8));
  }
}
