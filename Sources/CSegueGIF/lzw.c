// LZW as GIF uses it: codes of growing width, packed from the lowest bit, in blocks of 255 bytes.

#include "CSegueGIF.h"

#include <stdlib.h>
#include <string.h>

enum { CODES = 1 << 12 };

typedef struct {
  uint8_t *bytes;
  size_t count, block;
  uint32_t pending;
  int pending_bits;
} writer;

static void put_byte(writer *w, uint8_t byte) {
  if (w->bytes[w->block] == 255) {
    w->block = w->count++;
    w->bytes[w->block] = 0;
  }
  w->bytes[w->count++] = byte;
  w->bytes[w->block]++;
}

static void put_code(writer *w, int code, int bits) {
  w->pending |= (uint32_t)code << w->pending_bits;
  w->pending_bits += bits;
  while (w->pending_bits >= 8) {
    put_byte(w, (uint8_t)w->pending);
    w->pending >>= 8;
    w->pending_bits -= 8;
  }
}

static void finish(writer *w) {
  if (w->pending_bits > 0) put_byte(w, (uint8_t)w->pending);
  // An empty block ends the data.
  if (w->bytes[w->block] != 0) w->bytes[w->count++] = 0;
}

// The codes of a string followed by an index: 0 if there is none yet.
typedef struct {
  uint16_t next[CODES][256];
  int bits, width, count;
} table;

static void clear(table *t) {
  memset(t->next, 0, sizeof t->next);
  t->width = t->bits + 1;
  t->count = (1 << t->bits) + 2;
}

// The index that is written for a pixel: transparent where nothing changes, unless the run before
// it continues.
static int choose(const uint8_t *index, const uint8_t *skipped, int transparent, int last) {
  if (skipped == NULL || *skipped != transparent || *index == last) return *index;
  return transparent;
}

size_t segue_gif_compress_bound(segue_gif_rect part) {
  size_t pixels = (size_t)part.width * (size_t)part.height;
  return pixels * 2 + 64;
}

size_t segue_gif_compress(const uint8_t *indices, const uint8_t *skipped, size_t stride,
                          segue_gif_rect part, int bits, int transparent, uint8_t *bytes) {
  table *t = malloc(sizeof *t);
  if (t == NULL) return 0;
  writer w = {.bytes = bytes, .count = 2, .block = 1};
  bytes[0] = (uint8_t)bits;
  bytes[1] = 0;
  t->bits = bits;
  clear(t);
  put_code(&w, 1 << bits, t->width);
  int code = -1, last = -1;
  for (int y = part.y; y < part.y + part.height; y++) {
    size_t start = (size_t)y * stride + (size_t)part.x;
    for (int x = 0; x < part.width; x++) {
      size_t place = start + (size_t)x;
      int index = choose(indices + place, skipped ? skipped + place : NULL, transparent, last);
      last = index;
      if (code < 0) {
        code = index;
        continue;
      }
      uint16_t known = t->next[code][index];
      if (known != 0) {
        code = known;
        continue;
      }
      put_code(&w, code, t->width);
      if (t->count < CODES) {
        if (t->count == 1 << t->width) t->width++;
        t->next[code][index] = (uint16_t)t->count++;
      } else {
        put_code(&w, 1 << bits, t->width);
        clear(t);
      }
      code = index;
    }
  }
  if (code >= 0) put_code(&w, code, t->width);
  // The decoder adds an entry for the last code as well, which may widen the end code.
  if (t->count == 1 << t->width && t->width < 12) t->width++;
  put_code(&w, (1 << bits) + 1, t->width);
  finish(&w);
  free(t);
  return w.count;
}
