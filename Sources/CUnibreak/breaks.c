#include "CUnibreak.h"

#include <linebreak.h>
#include <pthread.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

void cub_line_breaks(const uint32_t *scalars, size_t count, const char *language, char *breaks) {
  // The library sorts an index of its tables on first use.
  pthread_once(&once, init_linebreak);
  if (count > 0) set_linebreaks_utf32(scalars, count, language, breaks);
}

const char *cub_version(void) {
  static char text[16];
  snprintf(text, sizeof text, "%d.%d", linebreak_version >> 8, linebreak_version & 255);
  return text;
}
