// libunibreak for Swift: where a line may be broken, by Unicode's line breaking algorithm (UAX 14).

#ifndef CUNIBREAK_H
#define CUNIBREAK_H

#include <stddef.h>
#include <stdint.h>

/// What may happen after a scalar.
enum { CUB_MUST = 0, CUB_MAY = 1, CUB_MUST_NOT = 2 };

/// Fills `breaks` with what may happen after each scalar. `language` chooses quotation marks and the
/// like ("fr", "zh"); NULL for none. May be called on any thread.
void cub_line_breaks(const uint32_t *scalars, size_t count, const char *language, char *breaks);

/// The version of the library, as a number in text.
const char *cub_version(void);

#endif
