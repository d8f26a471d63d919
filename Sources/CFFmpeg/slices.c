// Parses H.264 byte streams as far as needed to remove NAL units.

#include "CFFmpeg.h"

#include <string.h>

// The position of the next 00 00 01 at or after `from`, or `end`.
static uint8_t *start_code(uint8_t *from, uint8_t *end) {
  for (uint8_t *p = from; end - p >= 3; p++) {
    if (p[0] == 0 && p[1] == 0 && p[2] == 1) return p;
  }
  return end;
}

int cff_keep_slices(uint8_t *bytes, int count) {
  uint8_t *end = bytes + count, *to = bytes;
  uint8_t *unit = start_code(bytes, end);
  while (end - unit > 3) {
    uint8_t *next = start_code(unit + 3, end);
    int type = unit[3] & 31;
    // 1...5: slices. The zero byte that a four-byte start code adds remains with the preceding
    // unit; it is permitted there as trailing_zero_8bits, and the muxer strips it.
    if (type >= 1 && type <= 5) {
      memmove(to, unit, (size_t)(next - unit));
      to += next - unit;
    }
    unit = next;
  }
  return (int)(to - bytes);
}
