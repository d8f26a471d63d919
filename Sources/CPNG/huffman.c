// Huffman codes: two queues, one of symbols by frequency and one of sums, of which the smaller two
// fronts are joined until one sum is left. Symbols of equal frequency are in their own order, so that
// a code depends on the frequencies only.

#include "huffman.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t frequency;
  int symbol;
} leaf;

static int rarer_first(const void *a, const void *b) {
  const leaf *x = a, *y = b;
  if (x->frequency != y->frequency) return x->frequency < y->frequency ? -1 : 1;
  return x->symbol - y->symbol;
}

// Counts how many of the sorted leaves have each depth in the tree.
static void count_depths(const leaf *leaves, int count, int *counts, int longest) {
  uint32_t sums[CPNG_MAX_SYMBOLS];
  // Of leaves, and after them of sums, in the order in which they are joined.
  int parents[2 * CPNG_MAX_SYMBOLS], depths[2 * CPNG_MAX_SYMBOLS];
  int next_leaf = 0, next_sum = 0, made = 0;
  while (made < count - 1) {
    uint32_t sum = 0;
    for (int k = 0; k < 2; k++) {
      int takes_leaf = next_leaf < count &&
                       (next_sum >= made || leaves[next_leaf].frequency <= sums[next_sum]);
      sum += takes_leaf ? leaves[next_leaf].frequency : sums[next_sum];
      parents[takes_leaf ? next_leaf++ : count + next_sum++] = count + made;
    }
    sums[made++] = sum;
  }
  int root = count + made - 1;
  depths[root] = 0;
  for (int i = root - 1; i >= 0; i--) {
    depths[i] = depths[parents[i]] + 1;
    if (i < count) counts[depths[i] < longest ? depths[i] : longest]++;
  }
}

// Lengthens short codes until those that were cut to the limit fit beside them.
static void make_room(int *counts, int longest) {
  int64_t used = 0;
  for (int i = 1; i <= longest; i++) used += (int64_t)counts[i] << (longest - i);
  for (; used > (int64_t)1 << longest; used--) {
    int shorter = longest - 1;
    while (counts[shorter] == 0) shorter--;
    counts[longest]--;
    counts[shorter]--;
    counts[shorter + 1] += 2;
  }
}

static uint16_t reversed(uint32_t bits, int length) {
  uint32_t result = 0;
  for (int i = 0; i < length; i++) result |= (bits >> i & 1) << (length - 1 - i);
  return (uint16_t)result;
}

static void assign_bits(cpng_code *code, const int *counts, int count, int longest) {
  uint32_t next[16] = {0}, first = 0;
  for (int i = 1; i <= longest; i++) {
    first = (first + (uint32_t)counts[i - 1]) << 1;
    next[i] = first;
  }
  for (int i = 0; i < count; i++) {
    int length = code->lengths[i];
    if (length > 0) code->bits[i] = reversed(next[length]++, length);
  }
}

void cpng_make_code(cpng_code *code, const uint32_t *frequencies, int count, int longest) {
  leaf leaves[CPNG_MAX_SYMBOLS];
  int used = 0, counts[16] = {0};
  for (int i = 0; i < count; i++) {
    if (frequencies[i] > 0) leaves[used++] = (leaf){frequencies[i], i};
  }
  memset(code, 0, sizeof *code);
  qsort(leaves, (size_t)used, sizeof *leaves, rarer_first);
  count_depths(leaves, used, counts, longest);
  make_room(counts, longest);
  int next = 0;
  for (int length = longest; length > 0; length--) {
    for (int i = 0; i < counts[length]; i++) {
      code->lengths[leaves[next++].symbol] = (uint8_t)length;
    }
  }
  assign_bits(code, counts, count, longest);
}
