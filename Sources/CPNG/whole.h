// The two ways in which all rows of an image are filtered and compressed at once: see whole.c.

#ifndef CPNG_WHOLE_H
#define CPNG_WHOLE_H

#include "writer.h"

/// Writes all rows of an image to `rows`, each with the number of its filter before it and filtered as it
/// suits the part of the image. Returns 0 if memory is exhausted.
int cpng_filter_rows(const cpng_writer *image, uint8_t *rows);

#endif
