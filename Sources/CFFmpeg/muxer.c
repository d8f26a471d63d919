// A muxer over callbacks. `+faststart` moves the media data after it has been written; to do so,
// libavformat opens its output a second time through `io_open`, and receives a second cursor on the
// same bytes.

#include "CFFmpeg.h"

#include <libavutil/mem.h>
#include <string.h>

enum { BUFFER_BYTES = 1 << 18 };

// One cursor on an output.
typedef struct {
  const cff_output *output;
  int64_t position, end;
} cursor;

static int write_at_cursor(void *opaque, const uint8_t *bytes, int count) {
  cursor *c = opaque;
  int result = c->output->write(c->output->context, bytes, count, c->position);
  if (result < 0) return result;
  c->position += count;
  if (c->position > c->end) c->end = c->position;
  return count;
}

#if LIBAVFORMAT_VERSION_MAJOR < 61
static int write_bytes(void *opaque, uint8_t *bytes, int count) {
  return write_at_cursor(opaque, bytes, count);
}
#else
static int write_bytes(void *opaque, const uint8_t *bytes, int count) {
  return write_at_cursor(opaque, bytes, count);
}
#endif

static int read_bytes(void *opaque, uint8_t *bytes, int count) {
  cursor *c = opaque;
  int result = c->output->read(c->output->context, bytes, count, c->position);
  if (result == 0) return AVERROR_EOF;
  if (result > 0) c->position += result;
  return result;
}

static int64_t seek(void *opaque, int64_t offset, int whence) {
  cursor *c = opaque;
  switch (whence & ~AVSEEK_FORCE) {
    case AVSEEK_SIZE: return c->end;
    case SEEK_CUR: offset += c->position; break;
    case SEEK_END: offset += c->end; break;
    case SEEK_SET: break;
    default: return AVERROR(EINVAL);
  }
  if (offset < 0) return AVERROR(EINVAL);
  return c->position = offset;
}

static AVIOContext *open_cursor(const cff_output *output, int writing) {
  uint8_t *buffer = av_malloc(BUFFER_BYTES);
  cursor *c = av_mallocz(sizeof *c);
  AVIOContext *io = NULL;
  if (buffer != NULL && c != NULL) {
    c->output = output;
    c->end = writing ? 0 : INT64_MAX;
    io = avio_alloc_context(buffer, BUFFER_BYTES, writing, c, writing ? NULL : read_bytes,
                            writing ? write_bytes : NULL, output->read ? seek : NULL);
  }
  if (io == NULL) {
    av_free(buffer);
    av_free(c);
    return NULL;
  }
  io->seekable = output->read ? AVIO_SEEKABLE_NORMAL : 0;
  return io;
}

static void close_cursor(AVIOContext *io) {
  if (io == NULL) return;
  av_free(io->opaque);
  av_freep(&io->buffer);
  avio_context_free(&io);
}

static int reopen(AVFormatContext *muxer, AVIOContext **io, const char *url, int flags,
                  AVDictionary **options) {
  (void)url;
  (void)options;
  const cff_output *output = muxer->opaque;
  if (flags != AVIO_FLAG_READ || output->read == NULL) return AVERROR(EPERM);
  *io = open_cursor(output, 0);
  return *io ? 0 : AVERROR(ENOMEM);
}

static int close_reopened(AVFormatContext *muxer, AVIOContext *io) {
  (void)muxer;
  close_cursor(io);
  return 0;
}

AVFormatContext *cff_muxer_new(const char *format, const cff_output *output) {
  AVFormatContext *muxer = NULL;
  if (avformat_alloc_output_context2(&muxer, NULL, format, NULL) < 0) return NULL;
  muxer->pb = open_cursor(output, 1);
  if (muxer->pb == NULL) {
    avformat_free_context(muxer);
    return NULL;
  }
  muxer->flags |= AVFMT_FLAG_BITEXACT | AVFMT_FLAG_CUSTOM_IO;
  muxer->flush_packets = 0;
  muxer->opaque = (void *)output;
  muxer->io_open = reopen;
  muxer->io_close2 = close_reopened;
  return muxer;
}

void cff_muxer_free(AVFormatContext *muxer) {
  if (muxer == NULL) return;
  AVIOContext *io = muxer->pb;
  // Anything that remains in the buffer belongs to a file that is being discarded.
  avformat_free_context(muxer);
  close_cursor(io);
}
