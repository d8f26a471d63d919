#include "CUnibreak.h"

#include <linebreak.h>
#include <linebreakdef.h>
#include <pthread.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

/// Returns the scalar at `place` and moves on; EOS at the end. The library marks the end by the value of a
/// noncharacter, U+FFFF, and ends the process if that is in the text: another one takes its place.
static utf32_t next_scalar(const void *scalars, size_t count, size_t *place) {
  if (*place >= count) return EOS;
  const utf32_t scalar = ((const utf32_t *)scalars)[(*place)++];
  return scalar == EOS ? 0xFFFE : scalar;
}

void cub_line_breaks(const uint32_t *scalars, size_t count, const char *language, char *breaks) {
  // The library sorts an index of its tables on first use.
  pthread_once(&once, init_linebreak);
  if (count > 0) set_linebreaks(scalars, count, language, breaks, next_scalar);
}

const char *cub_version(void) {
  static char text[16];
  snprintf(text, sizeof text, "%d.%d", linebreak_version >> 8, linebreak_version & 255);
  return text;
}
