// The levels: the body that KERNELS_BODY names, compiled for each.

#define KERNEL_NAME_(name, level) name##_##level
#define KERNEL_NAME(name, level) KERNEL_NAME_(name, level)
#define K(name) KERNEL_NAME(name, LEVEL)
#define INLINE static inline __attribute__((always_inline))

#define LEVEL baseline
#define VECTOR_BYTES 16
#include KERNELS_BODY
#undef LEVEL
#undef VECTOR_BYTES

#if defined(__x86_64__)

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define LEVEL avx2
#define VECTOR_BYTES 32
#include KERNELS_BODY
#undef LEVEL
#undef VECTOR_BYTES
#pragma clang attribute pop

#pragma clang attribute push(__attribute__((target("avx2,avx512f,avx512bw,avx512vl,avx512dq"))), \
                             apply_to = function)
#define LEVEL avx512
#define VECTOR_BYTES 64
#include KERNELS_BODY
#undef LEVEL
#undef VECTOR_BYTES
#pragma clang attribute pop

#endif
