// The distance of colors, shared by the choice of palettes and the mapping to them.

#ifndef SEGUE_GIF_COLOR_H
#define SEGUE_GIF_COLOR_H

#include <stdint.h>

// The weights of red, green and blue, roughly as the eye is sensitive to them.
enum { RED = 3, GREEN = 5, BLUE = 2, WEIGHTS = RED + GREEN + BLUE };

static inline int color_distance(int dr, int dg, int db) {
  return RED * dr * dr + GREEN * dg * dg + BLUE * db * db;
}

// The straight color of a premultiplied pixel whose alpha is not 0.
static inline void straight_color(const uint8_t *p, int color[3]) {
  int alpha = p[3];
  for (int i = 0; i < 3; i++) {
    int value = alpha == 255 ? p[i] : (p[i] * 255 + alpha / 2) / alpha;
    color[i] = value > 255 ? 255 : value;
  }
}

#endif
