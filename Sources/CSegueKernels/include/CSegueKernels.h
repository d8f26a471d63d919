// The hot inner loops, in C: one body for several CPU levels, chosen at run time. Integers only, so
// that every level gives the same bytes.
#ifndef CSEGUE_KERNELS_H
#define CSEGUE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#endif
