// Converts packed pixels and planes of RGB to RGBA, and inks to RGB; applies image orientations.

#include "CSeguePlanes.h"

#include <string.h>

// Computes round(c * k / 255), exactly, for all bytes.
static inline uint8_t scaled(uint32_t c, uint32_t k) {
  uint32_t t = c * k + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

void segue_apply_key(segue_rows rows, int width, int height, int turn_colors, int turn_key) {
  uint8_t colors = turn_colors ? 255 : 0, key = turn_key ? 255 : 0;
  for (int y = 0; y < height; y++) {
    uint8_t *pixel = rows.first + (size_t)y * rows.bytes_per_row;
    for (int x = 0; x < width; x++, pixel += 4) {
      for (int k = 0; k < 3; k++) pixel[k] = scaled(pixel[k] ^ colors, pixel[3] ^ key);
      pixel[3] = 255;
    }
  }
}

void segue_rgb_planes_to_rgba(const segue_planes *p, segue_rows to) {
  uint32_t largest = (1u << p->depth) - 1;
  for (int y = 0; y < p->height; y++) {
    uint8_t *row = to.first + (size_t)y * to.bytes_per_row;
    for (int x = 0; x < p->width; x++) row[4 * x + 3] = 255;
    for (int k = 0; k < (p->plane[3] ? 4 : 3); k++) {
      const uint8_t *from = p->plane[k] + y * p->stride[k];
      for (int x = 0; x < p->width; x++) {
        uint32_t v = from[x];
        if (p->depth > 8) {
          v = from[2 * x] | (uint32_t)from[2 * x + 1] << 8;
          v = (v > largest ? largest : v) * 255 + largest / 2;
          v /= largest;
        }
        row[4 * x + k] = (uint8_t)v;
      }
    }
  }
}

void segue_packed_to_rgba(const uint8_t *from, ptrdiff_t stride, int width, int height,
                          const uint8_t order[4], segue_rows to) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = to.first + (size_t)y * to.bytes_per_row;
    const uint8_t *pixel = from + y * stride;
    for (int x = 0; x < width; x++, row += 4, pixel += 4) {
      for (int k = 0; k < 4; k++) row[k] = pixel[order[k]];
    }
  }
}

// The destination of pixel (x, y) of a source row, as a start and steps in bytes.
typedef struct {
  ptrdiff_t start, across, down;
} path;

static path path_for(int orientation, int width, int height, ptrdiff_t bytes_per_row) {
  ptrdiff_t right = (width - 1) * 4, bottom = (height - 1) * bytes_per_row;
  // For orientations with a quarter turn: a source row is written to a destination column.
  ptrdiff_t far = (height - 1) * 4, low = (width - 1) * bytes_per_row;
  switch (orientation) {
    case 2: return (path){right, -4, bytes_per_row};
    case 3: return (path){right + bottom, -4, -bytes_per_row};
    case 4: return (path){bottom, 4, -bytes_per_row};
    case 5: return (path){0, bytes_per_row, 4};
    case 6: return (path){far, bytes_per_row, -4};
    case 7: return (path){far + low, -bytes_per_row, -4};
    case 8: return (path){low, -bytes_per_row, 4};
    default: return (path){0, 4, bytes_per_row};
  }
}

void segue_turn(const uint8_t *from, size_t from_bytes_per_row, int width, int height,
                int orientation, segue_rows to) {
  path p = path_for(orientation, width, height, (ptrdiff_t)to.bytes_per_row);
  for (int y = 0; y < height; y++) {
    const uint8_t *pixel = from + (size_t)y * from_bytes_per_row;
    uint8_t *target = to.first + p.start + y * p.down;
    for (int x = 0; x < width; x++, pixel += 4, target += p.across) memcpy(target, pixel, 4);
  }
}
