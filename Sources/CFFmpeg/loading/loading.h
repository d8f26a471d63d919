// The functions of libav that this package calls, as functions of its own that load the library at the
// first call. libavcodec and libavformat need some 130 other libraries, and loading them takes most of
// the time to start a program; a still of PNG images needs none of them.
//
// Each function has the prototype of libav's headers, which the compiler checks, and calls the one of
// the same name in the library. They are hidden: libav itself does not see them.

#ifndef CFFMPEG_LOADING_H
#define CFFMPEG_LOADING_H

#include "CFFmpeg.h"

#include <stdatomic.h>

/// A library of libav.
typedef enum { libavutil, libavcodec, libavformat } cff_library;

/// Returns the address of a function or variable of a library, which is loaded if necessary. If it
/// cannot be loaded, the process ends with the exit code for a missing encoder and one line that says
/// so.
void *cff_find(cff_library library, const char *name);

/// Defines a function of a library.
#define FORWARD(library, result, name, parameters, arguments)                \
  __attribute__((visibility("hidden"))) result name parameters {             \
    static _Atomic(__typeof__(&name)) found;                                 \
    __typeof__(&name) target = atomic_load_explicit(&found, memory_order_relaxed); \
    if (!target) {                                                           \
      target = (__typeof__(&name))cff_find(library, #name);                  \
      atomic_store_explicit(&found, target, memory_order_relaxed);           \
    }                                                                        \
    return target arguments;                                                 \
  }

#define FORWARD_0(library, result, name) FORWARD(library, result, name, (void), ())
#define FORWARD_1(library, result, name, A) FORWARD(library, result, name, (A a), (a))
#define FORWARD_2(library, result, name, A, B) FORWARD(library, result, name, (A a, B b), (a, b))
#define FORWARD_3(library, result, name, A, B, C) \
  FORWARD(library, result, name, (A a, B b, C c), (a, b, c))
#define FORWARD_4(library, result, name, A, B, C, D) \
  FORWARD(library, result, name, (A a, B b, C c, D d), (a, b, c, d))
#define FORWARD_5(library, result, name, A, B, C, D, E) \
  FORWARD(library, result, name, (A a, B b, C c, D d, E e), (a, b, c, d, e))

#endif
