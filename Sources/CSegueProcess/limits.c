// Limits of the process that make other code crash where it expects an error: the stack, which is
// enlarged where that is permitted, and memory, whose end is recognized after the fact.
#define _GNU_SOURCE
#include "CSegueProcess.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>

/// Makes the stacks of threads that libraries create large enough. Their default is the limit of
/// the main thread's stack when the program was started.
static void enlarge_default_stack(size_t bytes) {
  pthread_attr_t attributes;
  size_t size;
  if (pthread_getattr_default_np(&attributes) != 0) return;
  if (pthread_attr_getstacksize(&attributes, &size) == 0 && size < bytes) {
    pthread_attr_setstacksize(&attributes, bytes);
    pthread_setattr_default_np(&attributes);
  }
  pthread_attr_destroy(&attributes);
}

long long segue_enlarge_stack(long long bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return bytes;
  if (limit.rlim_cur < (rlim_t)bytes && limit.rlim_max > limit.rlim_cur) {
    limit.rlim_cur = limit.rlim_max < (rlim_t)bytes ? limit.rlim_max : (rlim_t)bytes;
    if (setrlimit(RLIMIT_STACK, &limit) != 0) getrlimit(RLIMIT_STACK, &limit);
  }
  if (limit.rlim_cur < (rlim_t)bytes) return (long long)limit.rlim_cur;
  enlarge_default_stack((size_t)bytes);
  return bytes;
}

int segue_has_memory(long long bytes) {
  void *place =
      mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (place == MAP_FAILED) return 0;
  munmap(place, (size_t)bytes);
  return 1;
}
