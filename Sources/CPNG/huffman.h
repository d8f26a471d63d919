// Huffman codes as deflate uses them: canonical, with a limit on their length.

#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

/// The largest number of symbols of a code.
enum { CPNG_MAX_SYMBOLS = 288 };

/// A code: the bits of each symbol in the order in which they are written, the first lowest, and
/// their number, which is 0 for symbols that do not occur.
typedef struct {
  uint16_t bits[CPNG_MAX_SYMBOLS];
  uint8_t lengths[CPNG_MAX_SYMBOLS];
} cpng_code;

/// Makes the code for symbols with the given frequencies, whose sum is less than 2^31. At least two
/// must occur, so that the code is complete; no length exceeds `longest`.
void cpng_make_code(cpng_code *code, const uint32_t *frequencies, int count, int longest);

#endif
