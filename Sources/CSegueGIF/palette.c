// The choice of a palette: the cells of the histogram are divided by variance, then the colors are
// refined by k-means, and a color that dominates its cluster is taken exactly.

#include "CSegueGIF.h"
#include "color.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 1 << 15, ROUNDS = 12 };

typedef struct {
  uint64_t count, sum[3];
  // The color that fills most of the cell, by majority vote.
  uint64_t votes;
  uint8_t favorite[3];
} cell;

struct segue_gif_histogram {
  cell cells[CELLS];
};

segue_gif_histogram *segue_gif_histogram_new(void) {
  return calloc(1, sizeof(segue_gif_histogram));
}

void segue_gif_histogram_free(segue_gif_histogram *histogram) { free(histogram); }

void segue_gif_histogram_clear(segue_gif_histogram *histogram) {
  memset(histogram, 0, sizeof *histogram);
}

static void add_color(segue_gif_histogram *histogram, const int color[3], uint64_t count) {
  cell *c = &histogram->cells[color[0] >> 3 << 10 | color[1] >> 3 << 5 | color[2] >> 3];
  c->count += count;
  for (int i = 0; i < 3; i++) c->sum[i] += count * (uint64_t)color[i];
  int same = 1;
  for (int i = 0; i < 3; i++) same &= c->favorite[i] == color[i];
  if (c->votes > 0 && same) {
    c->votes += count;
  } else if (c->votes >= count) {
    c->votes -= count;
  } else {
    for (int i = 0; i < 3; i++) c->favorite[i] = (uint8_t)color[i];
    c->votes = count - c->votes;
  }
}

void segue_gif_histogram_add(segue_gif_histogram *histogram, const uint8_t *rgba, int width,
                             int height, size_t bytes_per_row, uint32_t weight) {
  for (int y = 0; y < height; y++) {
    const uint8_t *row = rgba + (size_t)y * bytes_per_row;
    // Runs of one color are counted at once.
    for (int x = 0; x < width;) {
      int end = x + 1;
      while (end < width && memcmp(row + 4 * end, row + 4 * x, 4) == 0) end++;
      if (row[4 * x + 3] >= 128) {
        int color[3];
        straight_color(row + 4 * x, color);
        add_color(histogram, color, (uint64_t)(end - x) * weight);
      }
      x = end;
    }
  }
}

// A color of the histogram for the division. Frequent colors count less than proportionally, so
// that small parts of a picture get colors as well.
typedef struct {
  double weight, color[3];
  const cell *cell;
  int cluster;
} sample;

typedef struct {
  int start, count;
  double spread;
  int axis;
  double cut;
} box;

static int collect(const segue_gif_histogram *histogram, sample *samples) {
  int count = 0;
  for (int i = 0; i < CELLS; i++) {
    const cell *c = &histogram->cells[i];
    if (c->count == 0) continue;
    double total = (double)c->count, root = sqrt(total);
    sample *s = &samples[count++];
    s->weight = root * sqrt(root);
    s->cell = c;
    for (int k = 0; k < 3; k++) s->color[k] = (double)c->sum[k] / total;
  }
  return count;
}

static void measure(const sample *samples, box *b) {
  static const double weights[] = {RED, GREEN, BLUE};
  double total = 0, sum[3] = {0}, squares[3] = {0};
  for (int i = b->start; i < b->start + b->count; i++) {
    total += samples[i].weight;
    for (int k = 0; k < 3; k++) {
      sum[k] += samples[i].weight * samples[i].color[k];
      squares[k] += samples[i].weight * samples[i].color[k] * samples[i].color[k];
    }
  }
  b->spread = 0;
  b->axis = -1;
  double widest = 0;
  for (int k = 0; k < 3; k++) {
    double variance = (squares[k] - sum[k] * sum[k] / total) * weights[k];
    b->spread += variance;
    if (variance > widest && b->count > 1) {
      widest = variance;
      b->axis = k;
      b->cut = sum[k] / total;
    }
  }
}

// Divides the box at its mean. Returns the number of samples in the first part.
static int divide(sample *samples, const box *b) {
  int low = b->start, high = b->start + b->count;
  while (low < high) {
    if (samples[low].color[b->axis] <= b->cut) {
      low++;
    } else {
      sample s = samples[low];
      samples[low] = samples[--high];
      samples[high] = s;
    }
  }
  return low - b->start;
}

static int divide_all(sample *samples, int count, int limit, box *boxes) {
  int made = 1;
  boxes[0] = (box){.start = 0, .count = count};
  measure(samples, &boxes[0]);
  while (made < limit) {
    int widest = -1;
    for (int i = 0; i < made; i++) {
      if (boxes[i].axis < 0 || boxes[i].spread < 1e-6) continue;
      if (widest < 0 || boxes[i].spread > boxes[widest].spread) widest = i;
    }
    if (widest < 0) break;
    box *b = &boxes[widest];
    int first = divide(samples, b);
    if (first == 0 || first == b->count) {
      b->axis = -1;
      continue;
    }
    boxes[made] = (box){.start = b->start + first, .count = b->count - first};
    b->count = first;
    measure(samples, b);
    measure(samples, &boxes[made]);
    made++;
  }
  return made;
}

static double squared(const double *a, const double *b) {
  double r = a[0] - b[0], g = a[1] - b[1], bl = a[2] - b[2];
  return RED * r * r + GREEN * g * g + BLUE * bl * bl;
}

static void assign(sample *samples, int count, double (*centers)[3], int made) {
  for (int i = 0; i < count; i++) {
    int best = samples[i].cluster;
    double least = squared(samples[i].color, centers[best]);
    for (int k = 0; k < made; k++) {
      double distance = squared(samples[i].color, centers[k]);
      if (distance < least) {
        least = distance;
        best = k;
      }
    }
    samples[i].cluster = best;
  }
}

static void center(const sample *samples, int count, double (*centers)[3], int made) {
  double sums[256][4] = {{0}};
  for (int i = 0; i < count; i++) {
    double *sum = sums[samples[i].cluster];
    sum[3] += samples[i].weight;
    for (int k = 0; k < 3; k++) sum[k] += samples[i].weight * samples[i].color[k];
  }
  for (int i = 0; i < made; i++) {
    if (sums[i][3] == 0) continue;
    for (int k = 0; k < 3; k++) centers[i][k] = sums[i][k] / sums[i][3];
  }
}

// Writes the colors: the exact color of a cell that dominates its cluster, otherwise the mean.
static void write_colors(const sample *samples, int count, double (*centers)[3], int made,
                         uint8_t *rgb) {
  uint64_t totals[256] = {0}, most[256] = {0};
  for (int i = 0; i < made; i++) {
    for (int k = 0; k < 3; k++) rgb[3 * i + k] = (uint8_t)(centers[i][k] + 0.5);
  }
  for (int i = 0; i < count; i++) totals[samples[i].cluster] += samples[i].cell->count;
  for (int i = 0; i < count; i++) {
    const cell *c = samples[i].cell;
    int cluster = samples[i].cluster;
    if (c->votes * 5 < totals[cluster] * 2 || c->votes <= most[cluster]) continue;
    most[cluster] = c->votes;
    memcpy(rgb + 3 * cluster, c->favorite, 3);
  }
}

int segue_gif_palette(const segue_gif_histogram *histogram, int limit, uint8_t *rgb) {
  sample *samples = malloc(CELLS * sizeof *samples);
  if (samples == NULL) return 0;
  box boxes[256];
  double centers[256][3];
  int count = collect(histogram, samples);
  if (count == 0) {
    free(samples);
    memset(rgb, 0, 3);
    return 1;
  }
  int made = divide_all(samples, count, limit < 1 ? 1 : limit > 255 ? 255 : limit, boxes);
  for (int i = 0; i < made; i++) {
    for (int k = boxes[i].start; k < boxes[i].start + boxes[i].count; k++) samples[k].cluster = i;
  }
  center(samples, count, centers, made);
  for (int round = 0; round < ROUNDS; round++) {
    assign(samples, count, centers, made);
    center(samples, count, centers, made);
  }
  write_colors(samples, count, centers, made, rgb);
  free(samples);
  return made;
}

double segue_gif_palette_error(const segue_gif_histogram *histogram, const uint8_t *rgb,
                               int count) {
  double total = 0, error = 0;
  for (int i = 0; i < CELLS; i++) {
    const cell *c = &histogram->cells[i];
    if (c->count == 0) continue;
    int color[3], least = -1;
    for (int k = 0; k < 3; k++) color[k] = (int)(c->sum[k] / c->count);
    for (int k = 0; k < count; k++) {
      const uint8_t *p = rgb + 3 * k;
      int distance = color_distance(color[0] - p[0], color[1] - p[1], color[2] - p[2]);
      if (least < 0 || distance < least) least = distance;
    }
    total += (double)c->count;
    error += (double)c->count * least / WEIGHTS;
  }
  return total > 0 ? error / total : 0;
}
