// Matches are found by the last two places of each hash of four bytes, by the last one of three, and at
// the distance of the match before. Near ones come first: their distances take fewer bits. Blocks of up
// to 16,384 symbols have codes of their own, or are stored where that is smaller.

#include "deflate.h"

#include "huffman.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "words are written as they are in memory");

enum { WINDOW = 32768, SHORTEST = 3, WORD = 4, LONGEST = 258, HASH_BITS = 15, BLOCK = 16384 };
enum { LITERALS = 286, DISTANCES = 30, END = 256, LENGTHS = 19 };
// After so many bytes in a row without a match, only every second, third … one is searched.
enum { PATIENCE = 64, LONGEST_STEP = 8 };
// Of a match longer than `WHOLE`, only so many places at its begin and at its end are remembered.
enum { WHOLE = 16, HEAD = 8, TAIL = 4 };

// A match, or a literal: then `length` is 0, and `value` the byte.
typedef struct {
  uint16_t length, value;
} symbol;

struct cpng_deflate {
  // The last two places of each hash of four bytes, from 1, the latest first, and the last one of
  // each hash of three.
  uint32_t places[1 << HASH_BITS][2], short_places[1 << HASH_BITS];
  symbol symbols[BLOCK];
  uint32_t literals[LITERALS], distances[DISTANCES];
  cpng_code literal_code, distance_code, length_code;
};

struct cpng_deflate *cpng_deflate_new(void) { return malloc(sizeof(struct cpng_deflate)); }

void cpng_deflate_free(struct cpng_deflate *deflate) { free(deflate); }

size_t cpng_deflate_bound(size_t count) {
  // A block begins anew after at most BLOCK symbols, each of at least one byte, and its stored parts
  // have at most 65,535 bytes. 32 bytes more are written before they are known to be too many.
  return count + 5 * (count / BLOCK + count / 65535 + 2) + 64;
}

// MARK: Bits

typedef struct {
  uint64_t bits;
  int count;
  uint8_t *to;
} writer;

// Adds up to 48 bits; at most 7 remain from the call before.
static inline void put(writer *w, uint64_t bits, int count) {
  w->bits |= bits << w->count;
  w->count += count;
  memcpy(w->to, &w->bits, 8);
  w->to += w->count >> 3;
  w->bits >>= w->count & ~7;
  w->count &= 7;
}

static void align(writer *w) {
  if (w->count > 0) put(w, 0, 8 - w->count);
}

// MARK: Lengths and distances

static inline int top_bit(uint32_t value) { return 31 - __builtin_clz(value); }

// The symbol of a length or distance that is counted from 0, of which groups of `1 << fine` have
// equally many extra bits; `*extra` receives the number of these.
static inline int group(uint32_t value, int fine, int *extra) {
  if (value < 2u << fine) {
    *extra = 0;
    return (int)value;
  }
  *extra = top_bit(value) - fine;
  return (*extra << fine) + (int)(value >> *extra);
}

static inline int length_symbol(int length, int *extra) {
  if (length == LONGEST) {
    *extra = 0;
    return 285;
  }
  return 257 + group((uint32_t)length - 3, 2, extra);
}

static inline int distance_symbol(int distance, int *extra) {
  return group((uint32_t)distance - 1, 1, extra);
}

// MARK: Blocks

// A code length, or a repetition: of the one before (16) or of 0 (17, 18).
typedef struct {
  uint8_t symbol, extra, value;
} length_item;

// Divides code lengths into items, and counts these.
static int make_items(const uint8_t *lengths, int count, length_item *items, uint32_t *frequencies) {
  int made = 0;
  for (int i = 0; i < count;) {
    int run = 1;
    while (i + run < count && lengths[i + run] == lengths[i]) run++;
    length_item item = {lengths[i], 0, 0};
    int taken = 1;
    if (lengths[i] == 0 && run >= 11) {
      taken = run < 138 ? run : 138;
      item = (length_item){18, 7, (uint8_t)(taken - 11)};
    } else if (lengths[i] == 0 && run >= 3) {
      taken = run;
      item = (length_item){17, 3, (uint8_t)(taken - 3)};
    } else if (i > 0 && lengths[i - 1] == lengths[i] && run >= 3) {
      taken = run < 6 ? run : 6;
      item = (length_item){16, 2, (uint8_t)(taken - 3)};
    }
    items[made++] = item;
    frequencies[item.symbol]++;
    i += taken;
  }
  return made;
}

typedef struct {
  int literals, distances, lengths, count;
  length_item items[LITERALS + DISTANCES];
} header;

// The order in which the lengths of the code for lengths are written.
static const uint8_t order[LENGTHS] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

// Makes sure that at least two symbols occur.
static void complete(uint32_t *frequencies) {
  if (frequencies[0] == 0) frequencies[0] = 1;
  if (frequencies[1] == 0) frequencies[1] = 1;
}

static void make_header(struct cpng_deflate *d, header *h) {
  uint8_t lengths[LITERALS + DISTANCES];
  uint32_t frequencies[LENGTHS] = {0};
  h->literals = LITERALS;
  while (d->literal_code.lengths[h->literals - 1] == 0) h->literals--;
  h->distances = DISTANCES;
  while (d->distance_code.lengths[h->distances - 1] == 0) h->distances--;
  memcpy(lengths, d->literal_code.lengths, (size_t)h->literals);
  memcpy(lengths + h->literals, d->distance_code.lengths, (size_t)h->distances);
  h->count = make_items(lengths, h->literals + h->distances, h->items, frequencies);
  complete(frequencies);
  cpng_make_code(&d->length_code, frequencies, LENGTHS, 7);
  h->lengths = LENGTHS;
  while (h->lengths > 4 && d->length_code.lengths[order[h->lengths - 1]] == 0) h->lengths--;
}

static uint64_t bits_of_header(const struct cpng_deflate *d, const header *h) {
  uint64_t bits = 17 + 3 * (uint64_t)h->lengths;
  for (int i = 0; i < h->count; i++) {
    bits += d->length_code.lengths[h->items[i].symbol] + h->items[i].extra;
  }
  return bits;
}

static uint64_t bits_of_symbols(const struct cpng_deflate *d) {
  uint64_t bits = 0;
  for (int i = 0; i < LITERALS; i++) {
    int extra = i < 265 || i == 285 ? 0 : (i - 261) / 4;
    bits += (uint64_t)d->literals[i] * (uint64_t)(d->literal_code.lengths[i] + extra);
  }
  for (int i = 0; i < DISTANCES; i++) {
    int extra = i < 4 ? 0 : i / 2 - 1;
    bits += (uint64_t)d->distances[i] * (uint64_t)(d->distance_code.lengths[i] + extra);
  }
  return bits;
}

static void write_header(const struct cpng_deflate *d, const header *h, int last, writer *w) {
  put(w, (uint64_t)last | 2 << 1, 3);
  put(w, (uint64_t)(h->literals - 257) | (uint64_t)(h->distances - 1) << 5 |
             (uint64_t)(h->lengths - 4) << 10, 14);
  for (int i = 0; i < h->lengths; i++) put(w, d->length_code.lengths[order[i]], 3);
  for (int i = 0; i < h->count; i++) {
    length_item item = h->items[i];
    int length = d->length_code.lengths[item.symbol];
    put(w, d->length_code.bits[item.symbol] | (uint64_t)item.value << length, length + item.extra);
  }
}

static inline void write_match(const struct cpng_deflate *d, symbol s, writer *w) {
  int extra, far_extra;
  int near = length_symbol(s.length, &extra), far = distance_symbol(s.value + 1, &far_extra);
  uint64_t bits = d->literal_code.bits[near];
  int count = d->literal_code.lengths[near];
  bits |= ((uint64_t)(s.length - 3) & ((1u << extra) - 1)) << count;
  count += extra;
  bits |= (uint64_t)d->distance_code.bits[far] << count;
  count += d->distance_code.lengths[far];
  bits |= ((uint64_t)s.value & ((1u << far_extra) - 1)) << count;
  put(w, bits, count + far_extra);
}

static void write_symbols(const struct cpng_deflate *d, int count, writer *w) {
  for (int i = 0; i < count; i++) {
    symbol s = d->symbols[i];
    if (s.length > 0) {
      write_match(d, s, w);
    } else {
      put(w, d->literal_code.bits[s.value], d->literal_code.lengths[s.value]);
    }
  }
  put(w, d->literal_code.bits[END], d->literal_code.lengths[END]);
}

static void write_stored(const uint8_t *from, size_t count, int last, writer *w) {
  while (count > 0) {
    size_t part = count < 65535 ? count : 65535;
    put(w, (uint64_t)(last && part == count), 3);
    align(w);
    put(w, part | (part ^ 0xffff) << 16, 32);
    memcpy(w->to, from, part);
    w->to += part;
    from += part;
    count -= part;
  }
}

// Writes the symbols of a block, which stand for `count` bytes.
static void write_block(struct cpng_deflate *d, int symbols, const uint8_t *from, size_t count,
                        int last, writer *w) {
  header h;
  d->literals[END] = 1;
  complete(d->distances);
  cpng_make_code(&d->literal_code, d->literals, LITERALS, 15);
  cpng_make_code(&d->distance_code, d->distances, DISTANCES, 15);
  make_header(d, &h);
  if ((bits_of_header(d, &h) + bits_of_symbols(d)) / 8 >= count) {
    write_stored(from, count, last, w);
  } else {
    write_header(d, &h, last, w);
    write_symbols(d, symbols, w);
  }
  memset(d->literals, 0, sizeof d->literals);
  memset(d->distances, 0, sizeof d->distances);
}

// MARK: Matches

static inline uint32_t word(const uint8_t *at) {
  uint32_t value;
  memcpy(&value, at, 4);
  return value;
}

static inline uint32_t hash(uint32_t value) { return value * 2654435761u >> (32 - HASH_BITS); }

// The number of equal bytes at two places, up to `most`.
static inline int equal(const uint8_t *a, const uint8_t *b, int most) {
  int count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t x, y;
    memcpy(&x, a + count, 8);
    memcpy(&y, b + count, 8);
    if (x != y) return count + (__builtin_ctzll(x ^ y) >> 3);
  }
  while (count < most && a[count] == b[count]) count++;
  return count;
}

// The places of the next match, of which the first is `at`.
typedef struct {
  struct cpng_deflate *deflate;
  const uint8_t *from;
  size_t at, count;
  // The distance of the last match.
  size_t distance;
} searching;

static inline void remember(struct cpng_deflate *d, const uint8_t *from, size_t at) {
  uint32_t *places = d->places[hash(word(from + at))];
  places[1] = places[0];
  places[0] = (uint32_t)at + 1;
}

// Takes the match at a distance if it is longer than `length`; returns the length of the better one.
static inline int longer(searching *s, size_t distance, uint32_t value, int length, int most) {
  const uint8_t *at = s->from + s->at;
  if (word(at - distance) != value) return length;
  int other = equal(at, at - distance, most);
  if (other <= length) return length;
  s->distance = distance;
  return other;
}

// Returns whether there is a match of three bytes, and remembers the place.
static inline int is_short_match(searching *s, uint32_t value) {
  uint32_t three = value & 0xffffff, *place = &s->deflate->short_places[hash(three)];
  size_t found = *place;
  *place = (uint32_t)s->at + 1;
  if (s->distance <= s->at && (word(s->from + s->at - s->distance) & 0xffffff) == three) return 1;
  if (found == 0 || s->at + 1 - found > WINDOW) return 0;
  if ((word(s->from + found - 1) & 0xffffff) != three) return 0;
  s->distance = s->at + 1 - found;
  return 1;
}

// Returns the length of the match at a place, or 0 if there is none, and remembers the place.
static inline int match(searching *s) {
  if (s->count - s->at < WORD) return 0;
  int most = s->count - s->at < LONGEST ? (int)(s->count - s->at) : LONGEST, length = 0;
  uint32_t value = word(s->from + s->at);
  const uint32_t *places = s->deflate->places[hash(value)];
  size_t last = s->distance;
  for (int i = 0; i < 2 && length < most; i++) {
    if (places[i] == 0 || s->at + 1 - places[i] > WINDOW) break;
    length = longer(s, s->at + 1 - places[i], value, length, most);
  }
  if (length < most && last <= s->at) length = longer(s, last, value, length, most);
  remember(s->deflate, s->from, s->at);
  size_t distance = s->distance;
  int is_short = is_short_match(s, value);
  if (length == 0) return is_short ? SHORTEST : 0;
  s->distance = distance;
  return length;
}

// Remembers places within a match, and goes on to its end.
static inline void pass(searching *s, int length) {
  size_t head = length <= WHOLE ? (size_t)length : HEAD;
  size_t end = s->count - s->at < WORD ? 0 : s->count - s->at - WORD + 1;
  for (size_t i = 1; i < head && i < end; i++) remember(s->deflate, s->from, s->at + i);
  if (length > WHOLE) {
    for (size_t i = (size_t)length - TAIL; i < (size_t)length && i < end; i++) {
      remember(s->deflate, s->from, s->at + i);
    }
  }
  s->at += (size_t)length;
}

static inline void add_match(struct cpng_deflate *d, symbol *to, int length, size_t distance) {
  int extra;
  *to = (symbol){(uint16_t)length, (uint16_t)(distance - 1)};
  d->literals[length_symbol(length, &extra)]++;
  d->distances[distance_symbol((int)distance, &extra)]++;
}

// Finds the symbols of the next block, and returns their number.
static int find_symbols(searching *s) {
  struct cpng_deflate *d = s->deflate;
  int symbols = 0, misses = 0;
  while (s->at < s->count && symbols < BLOCK) {
    int length = match(s);
    if (length > 0) {
      add_match(d, &d->symbols[symbols++], length, s->distance);
      pass(s, length);
      misses = 0;
      continue;
    }
    int step = 1 + misses / PATIENCE < LONGEST_STEP ? 1 + misses / PATIENCE : LONGEST_STEP;
    for (; step > 0 && s->at < s->count && symbols < BLOCK; step--, misses++) {
      uint8_t literal = s->from[s->at++];
      d->literals[literal]++;
      d->symbols[symbols++] = (symbol){0, literal};
    }
  }
  return symbols;
}

static void compress(struct cpng_deflate *d, const uint8_t *from, size_t count, writer *w) {
  searching s = {d, from, 0, count, 1};
  memset(d->places, 0, sizeof d->places);
  memset(d->short_places, 0, sizeof d->short_places);
  memset(d->literals, 0, sizeof d->literals);
  memset(d->distances, 0, sizeof d->distances);
  do {
    size_t begin = s.at;
    int symbols = find_symbols(&s);
    write_block(d, symbols, from + begin, s.at - begin, s.at == count, w);
  } while (s.at < count);
}

size_t cpng_deflate_zlib(struct cpng_deflate *d, const uint8_t *from, size_t count, uint8_t *to) {
  writer w = {0, 0, to};
  put(&w, 0x0178, 16);
  compress(d, from, count, &w);
  align(&w);
  uint32_t sum = __builtin_bswap32(libdeflate_adler32(1, from, count));
  memcpy(w.to, &sum, 4);
  return (size_t)(w.to + 4 - to);
}
