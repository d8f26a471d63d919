// Sets the seed of Swift's hashing when the program is loaded: later, dictionaries with another
// seed would exist, and the alternative, restarting the program, takes as long as loading it.
#include "CSegueProcess.h"

#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

/// The parameters as Swift's runtime declares them (`GlobalObjects.h` of its shims); weak, so that
/// a runtime without them is detected.
extern struct {
  uint64_t seed0, seed1;
  uint8_t deterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

static int is_settled;

__attribute__((constructor)) static void settle_hashing(void) {
  if (getenv("SWIFT_DETERMINISTIC_HASHING")) {
    is_settled = 1;
  } else if (&_swift_stdlib_Hashing_parameters) {
    _swift_stdlib_Hashing_parameters.seed0 = 0;
    _swift_stdlib_Hashing_parameters.seed1 = 0;
    _swift_stdlib_Hashing_parameters.deterministic = 1;
    is_settled = 1;
  }
}

int segue_hashing_is_settled(void) { return is_settled; }

/// The number of arenas of `malloc`. Another one reserves 64 MiB of address space. A thread that gets
/// none asks the system for each block, which makes it slower by orders of magnitude, so threads
/// share one where the address space is limited.
static int arena_count(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return 2;
  return limit.rlim_cur == RLIM_INFINITY ? 2 : 1;
}

void segue_settle_memory(void) {
  mallopt(M_ARENA_MAX, arena_count());
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
}

void segue_print_to_errors(void) { stdout = stderr; }
