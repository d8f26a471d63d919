// A compressor for the filtered rows of images, in the format of RFC 1951. It is made for their long
// runs: what a match covers is neither searched nor remembered, so a screen of few colors takes a
// fraction of the time that a general compressor at its fastest level takes. The output depends on
// the input only.

#ifndef CPNG_DEFLATE_H
#define CPNG_DEFLATE_H

#include <stddef.h>
#include <stdint.h>

/// The tables of a compressor.
struct cpng_deflate;

/// Creates a compressor; NULL if memory is exhausted.
struct cpng_deflate *cpng_deflate_new(void);
void cpng_deflate_free(struct cpng_deflate *deflate);

/// The largest number of bytes that `count` bytes become, in the form of zlib.
size_t cpng_deflate_bound(size_t count);

/// Compresses `count` bytes, at least one and less than 2^32 - 1, to the form of zlib, and returns the number of bytes
/// written to `to`, which has room for `cpng_deflate_bound(count)`.
size_t cpng_deflate_zlib(struct cpng_deflate *deflate, const uint8_t *from, size_t count,
                         uint8_t *to);

#endif
