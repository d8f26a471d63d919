// The mapping of pixels to a palette. A color between two colors of the palette becomes a fixed
// pattern of both (an ordered dither), which depends on the color and the position only. It neither
// crawls nor spreads, unlike the diffusion of errors.

#include "CSegueGIF.h"
#include "color.h"

#include <stdlib.h>
#include <string.h>

// VISIBLE is the squared distance of two colors whose mixture is as bad as leaving one of them out.
enum { SLOTS = 1 << 16, LEVELS = 64, VISIBLE = 400 };

// What a color is mapped to: the second color where the pattern is below `level`.
typedef struct {
  uint32_t key;
  uint8_t first, second, level;
} mapping;

struct segue_gif_mapper {
  int count;
  uint8_t rgb[255 * 3];
  mapping cache[SLOTS];
};

segue_gif_mapper *segue_gif_mapper_new(const uint8_t *rgb, int count) {
  segue_gif_mapper *m = calloc(1, sizeof *m);
  if (m == NULL) return NULL;
  m->count = count;
  memcpy(m->rgb, rgb, (size_t)count * 3);
  return m;
}

void segue_gif_mapper_free(segue_gif_mapper *mapper) { free(mapper); }

// Bayer's 8 x 8 pattern, each of 0...63 once.
static int pattern(int x, int y) {
  int value = 0;
  for (int bit = 0; bit < 3; bit++) {
    int a = x >> bit & 1, b = (x ^ y) >> bit & 1;
    value |= (b << 1 | a) << (4 - 2 * bit);
  }
  return value;
}

static int nearest(const segue_gif_mapper *m, const int color[3], int *distance) {
  int best = 0;
  *distance = -1;
  for (int i = 0; i < m->count; i++) {
    const uint8_t *p = m->rgb + 3 * i;
    int d = color_distance(color[0] - p[0], color[1] - p[1], color[2] - p[2]);
    if (*distance < 0 || d < *distance) {
      *distance = d;
      best = i;
    }
  }
  return best;
}

// Finds the color that, mixed with the first one, comes closest. The pattern of a mixture is visible
// the more, the farther its colors are apart, which counts as an error as well.
static void mix(const segue_gif_mapper *m, const int color[3], int distance, mapping *to) {
  static const int weights[] = {RED, GREEN, BLUE};
  const uint8_t *first = m->rgb + 3 * to->first;
  double least = distance;
  to->second = to->first;
  to->level = 0;
  for (int i = 0; i < m->count; i++) {
    if (i == to->first) continue;
    double dot = 0, length = 0;
    for (int k = 0; k < 3; k++) {
      double step = (double)m->rgb[3 * i + k] - first[k];
      dot += weights[k] * step * (color[k] - first[k]);
      length += weights[k] * step * step;
    }
    if (dot <= 0 || length == 0) continue;
    double share = dot / length;
    if (share > 0.5) share = 0.5;
    double error = distance - 2 * share * dot + share * share * length;
    error += length / VISIBLE * share * (1 - share) * length;
    if (error >= least) continue;
    least = error;
    to->second = (uint8_t)i;
    to->level = (uint8_t)(share * LEVELS + 0.5);
  }
}

static const mapping *look_up(segue_gif_mapper *m, const int color[3]) {
  uint32_t key = (uint32_t)(color[0] << 16 | color[1] << 8 | color[2]) + 1;
  mapping *slot = &m->cache[(key * 2654435761u) >> 16];
  if (slot->key == key) return slot;
  int distance;
  slot->key = key;
  slot->first = (uint8_t)nearest(m, color, &distance);
  mix(m, color, distance, slot);
  return slot;
}

static int index_of(segue_gif_mapper *m, const int color[3], int x, int y) {
  const mapping *found = look_up(m, color);
  return pattern(x, y) < found->level ? found->second : found->first;
}

static void include(segue_gif_rect *part, int x, int y) {
  if (part->width == 0) {
    *part = (segue_gif_rect){x, y, 1, 1};
    return;
  }
  if (x < part->x) {
    part->width += part->x - x;
    part->x = x;
  } else if (x >= part->x + part->width) {
    part->width = x - part->x + 1;
  }
  if (y >= part->y + part->height) part->height = y - part->y + 1;
}

static int is_close(const uint8_t *shown, const int color[3], int tolerance) {
  if (shown[3] == 0) return 0;
  for (int k = 0; k < 3; k++) {
    int difference = shown[k] - color[k];
    if (difference > tolerance || difference < -tolerance) return 0;
  }
  return 1;
}

segue_gif_rect segue_gif_map(segue_gif_mapper *m, segue_gif_canvas *canvas, const uint8_t *rgba,
                             size_t bytes_per_row, int tolerance, int replaces) {
  segue_gif_rect part = {0, 0, 0, 0};
  uint8_t transparent = (uint8_t)m->count;
  for (int y = 0; y < canvas->height; y++) {
    const uint8_t *row = rgba + (size_t)y * bytes_per_row;
    size_t start = (size_t)y * (size_t)canvas->width;
    for (int x = 0; x < canvas->width; x++) {
      uint8_t *change = canvas->changes + start + x, *index = canvas->indices + start + x;
      uint8_t *shown = canvas->shown + 4 * (start + (size_t)x);
      int color[3];
      *change = transparent;
      if (row[4 * x + 3] < 128) continue;
      straight_color(row + 4 * x, color);
      if (!replaces && is_close(shown, color, tolerance)) continue;
      uint8_t mapped = (uint8_t)index_of(m, color, x, y);
      for (int k = 0; k < 3; k++) shown[k] = (uint8_t)color[k];
      if (!replaces && shown[3] == 255 && *index == mapped) continue;
      shown[3] = 255;
      *index = *change = mapped;
      include(&part, x, y);
    }
  }
  return part;
}
