// Arithmetic shared by the coverage of outlines and of paths.
#ifndef SEGUE_KERNELS_NUMBERS_H
#define SEGUE_KERNELS_NUMBERS_H

#include <stddef.h>
#include <stdint.h>

static inline double smaller(double a, double b) { return a < b ? a : b; }
static inline double larger(double a, double b) { return a > b ? a : b; }

static inline int32_t smallest(int32_t a, int32_t b) { return a < b ? a : b; }

static inline size_t smallest_size(size_t a, size_t b) { return a < b ? a : b; }

static inline int32_t largest(int32_t a, int32_t b) { return a > b ? a : b; }

/// The floor of a number that is known to be in range.
static inline int64_t floor_of(double x) {
  int64_t i = (int64_t)x;
  return i - (x < (double)i);
}

static inline int64_t ceiling_of(double x) {
  int64_t i = (int64_t)x;
  return i + (x > (double)i);
}

#endif
