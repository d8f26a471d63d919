// Small arithmetic that the coverage of outlines and of paths share.
#ifndef SEGUE_KERNELS_NUMBERS_H
#define SEGUE_KERNELS_NUMBERS_H

#include <stdint.h>

static inline double smaller(double a, double b) { return a < b ? a : b; }
static inline double larger(double a, double b) { return a > b ? a : b; }

/// Floor of a number whose size is known to fit.
static inline int64_t floor_of(double x) {
  int64_t i = (int64_t)x;
  return i - (x < (double)i);
}

static inline int64_t ceiling_of(double x) {
  int64_t i = (int64_t)x;
  return i + (x > (double)i);
}

#endif
