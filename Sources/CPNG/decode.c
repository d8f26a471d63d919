// Decodes PNG to premultiplied RGBA8. Everything between setjmp and its longjmp targets is in
// `decode_rows` and in the functions that libpng calls back from it; values that are read after a
// longjmp are stored in `reader`, which is not a local variable of the function that calls setjmp.

#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

// The maximum number of chunks kept in memory, and the maximum size of each. IDAT is streamed and
// not included.
enum { CHUNK_CACHE = 64, CHUNK_BYTES = 4 << 20 };

typedef struct {
  const uint8_t *next;
  size_t left;
  uint32_t largest_side;
  uint64_t largest_area;
  cpng_allocate allocate;
  void *context;
  cpng_result *result;
  cpng_status status;
  png_structp png;
  png_infop info;
} reader;

static void say(cpng_result *result, const char *message) {
  snprintf(result->message, sizeof result->message, "%s", message);
}

static void failed(png_structp png, png_const_charp message) {
  reader *r = png_get_error_ptr(png);
  if (r->status == CPNG_OK) r->status = CPNG_DAMAGED;
  if (r->result->message[0] == 0) say(r->result, message);
  png_longjmp(png, 1);
}

// libpng continues after a warning, with an image that may be wrong (an invalid Adler checksum, a
// tRNS chunk of the wrong length). Only bytes after the end of a complete image are harmless.
static void warned(png_structp png, png_const_charp message) {
  if (strstr(message, "Extra compressed data") || strstr(message, "Too much image data")) return;
  failed(png, message);
}

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  reader *r = png_get_io_ptr(png);
  if (count > r->left) png_error(png, "the file ends early");
  memcpy(to, r->next, count);
  r->next += count;
  r->left -= count;
}

static void stop(reader *r, cpng_status status, const char *message) {
  r->status = status;
  png_error(r->png, message);
}

static void *begin(reader *r, size_t *bytes_per_row) {
  uint32_t width = png_get_image_width(r->png, r->info);
  uint32_t height = png_get_image_height(r->png, r->info);
  r->result->width = width;
  r->result->height = height;
  if (width > r->largest_side || height > r->largest_side ||
      (uint64_t)width * height > r->largest_area) {
    stop(r, CPNG_LIMIT, "too large");
  }
  png_set_expand(r->png);
  png_set_scale_16(r->png);
  png_set_gray_to_rgb(r->png);
  png_set_add_alpha(r->png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(r->png);
  png_read_update_info(r->png, r->info);
  void *rows = r->allocate(r->context, width, height, bytes_per_row);
  if (rows == NULL) stop(r, CPNG_MEMORY, "no memory");
  return rows;
}

static void decode_rows(reader *r) {
  if (setjmp(png_jmpbuf(r->png))) return;
  png_set_read_fn(r->png, r, read_bytes);
  // This decoder enforces the limits on the header's size itself; libpng's limits only reject
  // absurd values.
  png_set_user_limits(r->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_cache_max(r->png, CHUNK_CACHE);
  png_set_chunk_malloc_max(r->png, CHUNK_BYTES);
  png_set_crc_action(r->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // -1: skip, without decompressing, all chunks except those that determine the pixels.
  png_set_keep_unknown_chunks(r->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(r->png, r->info);
  size_t bytes_per_row = 0;
  uint8_t *rows = begin(r, &bytes_per_row);
  int passes = png_get_interlace_type(r->png, r->info) == PNG_INTERLACE_ADAM7 ? 7 : 1;
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < r->result->height; y++) {
      png_read_row(r->png, rows + y * bytes_per_row, NULL);
    }
  }
  png_read_end(r->png, NULL);
  for (uint32_t y = 0; y < r->result->height; y++) {
    cpng_premultiply(rows + y * bytes_per_row, r->result->width);
  }
}

cpng_status cpng_decode(const uint8_t *bytes, size_t count, uint32_t largest_side,
                        uint64_t largest_area, cpng_allocate allocate, void *context,
                        cpng_result *result) {
  memset(result, 0, sizeof *result);
  reader r = {bytes, count, largest_side, largest_area, allocate, context, result, CPNG_OK,
              NULL, NULL};
  r.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &r, failed, warned);
  if (r.png != NULL) r.info = png_create_info_struct(r.png);
  if (r.info == NULL) {
    say(result, "no memory");
    r.status = CPNG_MEMORY;
  } else {
    decode_rows(&r);
  }
  png_destroy_read_struct(&r.png, &r.info, NULL);
  return r.status;
}
