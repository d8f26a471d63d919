// Premultiplied RGBA8 to PNG, into memory. As in decode.c, only `encode_rows` calls setjmp.

#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  uint8_t *row;
  cpng_result *result;
  cpng_status status;
  png_structp png;
  png_infop info;
} writer;

static void failed(png_structp png, png_const_charp message) {
  writer *w = png_get_error_ptr(png);
  w->status = CPNG_MEMORY;
  snprintf(w->result->message, sizeof w->result->message, "%s", message);
  png_longjmp(png, 1);
}

static void warned(png_structp png, png_const_charp message) { failed(png, message); }

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  writer *w = png_get_io_ptr(png);
  if (count > w->capacity - w->count) {
    size_t capacity = w->capacity * 2 + count + 65536;
    uint8_t *bytes = realloc(w->bytes, capacity);
    if (bytes == NULL) png_error(png, "no memory");
    w->bytes = bytes;
    w->capacity = capacity;
  }
  memcpy(w->bytes + w->count, from, count);
  w->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void write_row(writer *w, const uint8_t *pixels, uint32_t width, int opaque) {
  if (opaque) {
    uint8_t *to = w->row;
    for (uint32_t x = 0; x < width; x++, to += 3, pixels += 4) memcpy(to, pixels, 3);
  } else {
    cpng_unpremultiply(pixels, w->row, width);
  }
  png_write_row(w->png, w->row);
}

static void encode_rows(writer *w, const uint8_t *pixels, uint32_t width, uint32_t height,
                        size_t bytes_per_row, int opaque, cpng_compression compression) {
  static const int filters[] = {PNG_FILTER_NONE, PNG_FILTER_SUB, PNG_FILTER_UP, PNG_FILTER_AVG,
                                PNG_FILTER_PAETH};
  if (setjmp(png_jmpbuf(w->png))) return;
  png_set_write_fn(w->png, w, write_bytes, flush_nothing);
  png_set_user_limits(w->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(w->png, compression.level);
  int one = compression.filter >= 0 && compression.filter < 5;
  png_set_filter(w->png, PNG_FILTER_TYPE_BASE,
                 one ? filters[compression.filter] : PNG_ALL_FILTERS);
  png_set_IHDR(w->png, w->info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(w->png, w->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(w->png, w->info);
  for (uint32_t y = 0; y < height; y++) {
    write_row(w, pixels + y * bytes_per_row, width, opaque);
  }
  png_write_end(w->png, w->info);
}

cpng_status cpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height,
                        size_t bytes_per_row, int opaque, cpng_compression compression,
                        uint8_t **encoded, size_t *encoded_count, cpng_result *result) {
  memset(result, 0, sizeof *result);
  writer w = {NULL, 0, 0, malloc((size_t)width * 4), result, CPNG_OK, NULL, NULL};
  w.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &w, failed, warned);
  if (w.png != NULL) w.info = png_create_info_struct(w.png);
  if (w.row == NULL || w.info == NULL) {
    snprintf(result->message, sizeof result->message, "no memory");
    w.status = CPNG_MEMORY;
  } else {
    encode_rows(&w, pixels, width, height, bytes_per_row, opaque, compression);
  }
  png_destroy_write_struct(&w.png, &w.info);
  free(w.row);
  if (w.status != CPNG_OK) {
    free(w.bytes);
    return w.status;
  }
  *encoded = w.bytes;
  *encoded_count = w.count;
  return CPNG_OK;
}
