// The pixel work of animated GIFs: counting the colors of frames, choosing a palette, mapping
// pixels to it with an ordered dither, and LZW compression. Everything is integer or IEEE double
// arithmetic without library functions other than sqrt, so the result is the same on every CPU.

#ifndef CSEGUEGIF_H
#define CSEGUEGIF_H

#include <stddef.h>
#include <stdint.h>

/// The colors of frames, counted in 32 x 32 x 32 cells.
typedef struct segue_gif_histogram segue_gif_histogram;

/// Creates an empty histogram; returns NULL if memory is exhausted.
segue_gif_histogram *segue_gif_histogram_new(void);
void segue_gif_histogram_free(segue_gif_histogram *histogram);
/// Removes all colors.
void segue_gif_histogram_clear(segue_gif_histogram *histogram);
/// Adds the colors of a frame of premultiplied RGBA8, each counted `weight` times. Pixels whose
/// alpha is below 128 are transparent in a GIF and are not counted.
void segue_gif_histogram_add(segue_gif_histogram *histogram, const uint8_t *rgba, int width,
                             int height, size_t bytes_per_row, uint32_t weight);

/// Chooses at most `limit` (1...255) colors for the histogram and writes them as RGB. Returns their
/// number, which is at least 1, or 0 if memory is exhausted.
int segue_gif_palette(const segue_gif_histogram *histogram, int limit, uint8_t *rgb);
/// Returns the mean squared error of the histogram's colors with a palette.
double segue_gif_palette_error(const segue_gif_histogram *histogram, const uint8_t *rgb, int count);

/// A palette with a cache of the colors that have been mapped.
typedef struct segue_gif_mapper segue_gif_mapper;

/// Creates a mapper for `count` (1...255) colors; returns NULL if memory is exhausted.
segue_gif_mapper *segue_gif_mapper_new(const uint8_t *rgb, int count);
void segue_gif_mapper_free(segue_gif_mapper *mapper);

/// A part of an image, in pixels. Its width is 0 if it is empty.
typedef struct {
  int x, y, width, height;
} segue_gif_rect;

/// The state of the canvas that a player shows: the color and the palette index of each pixel.
typedef struct {
  int width, height;
  /// The color of each pixel when it was stored, as RGBA; alpha is 255 where one was stored.
  uint8_t *shown;
  /// The palette index of each pixel, or the transparent index if the palette has changed since.
  uint8_t *indices;
  /// The result of the mapping: the index of each pixel that changes, otherwise the transparent
  /// index.
  uint8_t *changes;
} segue_gif_canvas;

/// Maps a frame of premultiplied RGBA8 to palette indices. The index of a pixel depends only on its
/// color and its position, so whatever does not move does not flicker.
///
/// Without `replaces`, only pixels are changed whose color differs by more than `tolerance` in a
/// channel from the one that was stored, and the result is the part of the canvas that contains
/// them. With `replaces`, every pixel is mapped, and the result is the part that is not transparent.
segue_gif_rect segue_gif_map(segue_gif_mapper *mapper, segue_gif_canvas *canvas,
                             const uint8_t *rgba, size_t bytes_per_row, int tolerance,
                             int replaces);

/// Compresses part of an image of indices below `1 << bits` (`bits` in 2...8) to the data of a GIF
/// image: the code size, the blocks and the terminator. `skipped`, if not NULL, is an image of the
/// same layout; where it equals `transparent` and the index differs from the preceding one, the
/// transparent index is written. `bytes` must have room for `segue_gif_compress_bound` bytes.
/// Returns the number of bytes, or 0 if memory is exhausted.
size_t segue_gif_compress(const uint8_t *indices, const uint8_t *skipped, size_t stride,
                          segue_gif_rect part, int bits, int transparent, uint8_t *bytes);
size_t segue_gif_compress_bound(segue_gif_rect part);

#endif
