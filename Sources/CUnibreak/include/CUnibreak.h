// libunibreak for Swift: the positions at which a line may be broken, by Unicode's line breaking
// algorithm (UAX 14).

#ifndef CUNIBREAK_H
#define CUNIBREAK_H

#include <stddef.h>
#include <stdint.h>

/// The kinds of break permitted after a scalar.
enum { CUB_MUST = 0, CUB_MAY = 1, CUB_MUST_NOT = 2 };

/// Fills `breaks` with the kind of break permitted after each scalar. `language` selects quotation
/// marks and similar conventions ("fr", "zh"); NULL for none. Can be called on any thread.
void cub_line_breaks(const uint32_t *scalars, size_t count, const char *language, char *breaks);

/// The version of the library, a number as text.
const char *cub_version(void);

#endif
