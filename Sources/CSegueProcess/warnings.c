// The warnings about the code of a program, for the case that it crashes: they are usually reported at the
// end, and may tell the cause.
#include "CSegueProcess.h"

#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { BYTES = 16384 };

/// Lines; only as many bytes as `length` states are complete.
static char lines[BYTES];
static atomic_int length;

void segue_note_warning(const char *line) {
  int used = atomic_load_explicit(&length, memory_order_relaxed);
  size_t size = strlen(line);
  // The byte behind the lines stays 0, so that they are a text.
  if (size == 0 || size + used >= BYTES || strstr(lines, line)) return;
  memcpy(lines + used, line, size);
  atomic_store_explicit(&length, used + (int)size, memory_order_release);
}

void segue_write_warnings(int descriptor) {
  int used = atomic_load_explicit(&length, memory_order_acquire);
  for (int begin = 0; begin < used;) {
    ssize_t count = write(descriptor, lines + begin, used - begin);
    if (count <= 0) return;
    begin += (int)count;
  }
}
