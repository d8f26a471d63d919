// Determines the decompressed size of a zlib stream, up to a limit and without retaining its
// contents, and decompresses the few that are read: color profiles.

#include "CPNG.h"

#include <string.h>
#include <zlib.h>

enum { PIECE = 1 << 15 };

size_t cpng_unpacked_size(const uint8_t *bytes, size_t count, size_t limit) {
  uint8_t piece[PIECE];
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (count > UINT32_MAX || inflateInit(&stream) != Z_OK) return 0;
  stream.next_in = (uint8_t *)bytes;
  stream.avail_in = (uInt)count;
  int result = Z_OK;
  // Errors in the stream are ignored: only its size is of interest.
  while (result == Z_OK && stream.total_out <= limit) {
    stream.next_out = piece;
    stream.avail_out = PIECE;
    result = inflate(&stream, Z_NO_FLUSH);
  }
  size_t size = stream.total_out;
  inflateEnd(&stream);
  return size;
}

size_t cpng_unpack(const uint8_t *bytes, size_t count, uint8_t *unpacked, size_t room) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (count > UINT32_MAX || room > UINT32_MAX || inflateInit(&stream) != Z_OK) return 0;
  stream.next_in = (uint8_t *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = unpacked;
  stream.avail_out = (uInt)room;
  inflate(&stream, Z_FINISH);
  size_t size = stream.total_out;
  inflateEnd(&stream);
  return size;
}
