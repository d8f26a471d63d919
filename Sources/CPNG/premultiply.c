// Conversion between straight and premultiplied alpha, in integers, rounding to nearest.

#include "CPNG.h"

// Computes round(c * a / 255), exactly, for all bytes.
static inline uint8_t scaled(uint32_t c, uint32_t a) {
  uint32_t t = c * a + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

void cpng_premultiply(uint8_t *rgba, size_t count) {
  for (size_t i = 0; i < count; i++, rgba += 4) {
    uint32_t a = rgba[3];
    if (a == 255) continue;
    for (int k = 0; k < 3; k++) rgba[k] = scaled(rgba[k], a);
  }
}

static inline uint8_t divided(uint32_t c, uint32_t a) {
  uint32_t straight = (c * 255 + a / 2) / a;
  return straight > 255 ? 255 : (uint8_t)straight;
}

void cpng_unpremultiply(const uint8_t *premultiplied, uint8_t *straight, size_t count) {
  for (size_t i = 0; i < count; i++, premultiplied += 4, straight += 4) {
    uint32_t a = premultiplied[3];
    for (int k = 0; k < 3; k++) {
      uint32_t c = premultiplied[k];
      straight[k] = a == 255 ? (uint8_t)c : a == 0 ? 0 : divided(c, a);
    }
    straight[3] = (uint8_t)a;
  }
}

int cpng_is_opaque(const uint8_t *rgba, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (rgba[4 * i + 3] != 255) return 0;
  }
  return 1;
}
