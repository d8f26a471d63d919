// Encodes premultiplied RGBA8 as PNG, into memory. As in decode.c, only one function calls setjmp,
// and values that are read after a longjmp are stored in a struct that is not a local variable of
// that function.

#include "writer.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The state of one call: the file, and the call's result.
typedef struct {
  cpng_writer file;
  cpng_compression compression;
  // A packed row for libpng, or the state for all rows at once.
  uint8_t *row;
  struct cpng_deflater *deflater;
  cpng_result *result;
  cpng_status status;
} writing;

static void failed(png_structp png, png_const_charp message) {
  writing *w = png_get_error_ptr(png);
  w->status = CPNG_MEMORY;
  snprintf(w->result->message, sizeof w->result->message, "%s", message);
  png_longjmp(png, 1);
}

static void warned(png_structp png, png_const_charp message) { failed(png, message); }

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  cpng_writer *w = png_get_io_ptr(png);
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

void cpng_pack_row(const cpng_writer *w, uint32_t y, uint8_t *to) {
  const uint8_t *pixels = w->pixels + y * w->bytes_per_row;
  if (!w->opaque) {
    cpng_unpremultiply(pixels, to, w->width);
    return;
  }
  for (uint32_t x = 0; x < w->width; x++, to += 3, pixels += 4) memcpy(to, pixels, 3);
}

static void write_rows(const cpng_writer *w, uint8_t *row) {
  for (uint32_t y = 0; y < w->height; y++) {
    cpng_pack_row(w, y, row);
    png_write_row(w->png, row);
  }
  png_write_end(w->png, w->info);
}

static void choose(png_structp png, cpng_compression compression) {
  static const int filters[] = {PNG_FILTER_NONE, PNG_FILTER_SUB, PNG_FILTER_UP, PNG_FILTER_AVG,
                                PNG_FILTER_PAETH};
  int one = compression.filter >= 0 && compression.filter < 5;
  png_set_compression_level(png, compression.level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, one ? filters[compression.filter] : PNG_ALL_FILTERS);
}

static void write_file(writing *w) {
  cpng_writer *file = &w->file;
  if (setjmp(png_jmpbuf(file->png))) return;
  png_set_write_fn(file->png, file, write_bytes, flush_nothing);
  png_set_user_limits(file->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  choose(file->png, w->compression);
  png_set_IHDR(file->png, file->info, file->width, file->height, 8,
               file->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(file->png, file->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(file->png, file->info);
  if (w->deflater != NULL) {
    cpng_write_deflated(file, w->deflater);
  } else {
    write_rows(file, w->row);
  }
}

cpng_status cpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height,
                        size_t bytes_per_row, int opaque, cpng_compression compression,
                        uint8_t **encoded, size_t *encoded_count, cpng_result *result) {
  memset(result, 0, sizeof *result);
  writing w = {.file = {pixels, width, height, bytes_per_row, opaque},
               .compression = compression,
               .result = result,
               .status = CPNG_OK};
  if (compression.method != CPNG_ZLIB) {
    w.deflater = cpng_deflater(&w.file, compression);
  } else {
    w.row = malloc(cpng_packed_row(&w.file));
  }
  w.file.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &w, failed, warned);
  if (w.file.png != NULL) w.file.info = png_create_info_struct(w.file.png);
  if ((w.row == NULL && w.deflater == NULL) || w.file.info == NULL) {
    snprintf(result->message, sizeof result->message, "no memory");
    w.status = CPNG_MEMORY;
  } else {
    write_file(&w);
  }
  png_destroy_write_struct(&w.file.png, &w.file.info);
  free(w.row);
  cpng_free_deflater(w.deflater);
  if (w.status != CPNG_OK) {
    free(w.file.bytes);
    return w.status;
  }
  *encoded = w.file.bytes;
  *encoded_count = w.file.count;
  return CPNG_OK;
}
