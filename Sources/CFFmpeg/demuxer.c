// A demuxer over bytes in memory. The caller names the format, which is never probed, and the
// demuxer cannot open other files: any file that a movie refers to is not opened.

#include "CFFmpeg.h"

#include <libavutil/display.h>
#include <libavutil/mem.h>
#include <string.h>

enum { BUFFER_BYTES = 1 << 16 };

typedef struct {
  const uint8_t *bytes;
  int64_t count, position;
} memory;

static int read_memory(void *opaque, uint8_t *to, int count) {
  memory *m = opaque;
  int64_t left = m->count - m->position;
  if (left <= 0) return AVERROR_EOF;
  if (count > left) count = (int)left;
  memcpy(to, m->bytes + m->position, (size_t)count);
  m->position += count;
  return count;
}

static int64_t seek_memory(void *opaque, int64_t offset, int whence) {
  memory *m = opaque;
  switch (whence & ~AVSEEK_FORCE) {
    case AVSEEK_SIZE: return m->count;
    case SEEK_CUR: offset += m->position; break;
    case SEEK_END: offset += m->count; break;
    case SEEK_SET: break;
    default: return AVERROR(EINVAL);
  }
  if (offset < 0 || offset > m->count) return AVERROR(EINVAL);
  return m->position = offset;
}

static int refuse(AVFormatContext *demuxer, AVIOContext **io, const char *url, int flags,
                  AVDictionary **options) {
  (void)demuxer, (void)io, (void)url, (void)flags, (void)options;
  return AVERROR(EPERM);
}

static AVIOContext *open_memory(const uint8_t *bytes, size_t count) {
  uint8_t *buffer = av_malloc(BUFFER_BYTES);
  memory *m = av_mallocz(sizeof *m);
  AVIOContext *io = NULL;
  if (buffer != NULL && m != NULL) {
    *m = (memory){bytes, (int64_t)count, 0};
    io = avio_alloc_context(buffer, BUFFER_BYTES, 0, m, read_memory, NULL, seek_memory);
  }
  if (io == NULL) {
    av_free(buffer);
    av_free(m);
  }
  return io;
}

static void close_memory(AVIOContext *io) {
  if (io == NULL) return;
  av_free(io->opaque);
  av_freep(&io->buffer);
  avio_context_free(&io);
}

int cff_demuxer_open(const char *format, const uint8_t *bytes, size_t count,
                     AVFormatContext **demuxer) {
  const AVInputFormat *input = av_find_input_format(format);
  if (input == NULL) return AVERROR_DEMUXER_NOT_FOUND;
  AVFormatContext *d = avformat_alloc_context();
  AVIOContext *io = d ? open_memory(bytes, count) : NULL;
  if (io == NULL) {
    avformat_free_context(d);
    return AVERROR(ENOMEM);
  }
  d->pb = io;
  d->io_open = refuse;
  d->flags |= AVFMT_FLAG_CUSTOM_IO | AVFMT_FLAG_BITEXACT;
  d->error_recognition = AV_EF_EXPLODE | AV_EF_CAREFUL;
  cff_clear_log();
  int result = avformat_open_input(&d, NULL, input, NULL);
  if (result < 0) {
    close_memory(io);  // the context itself has already been freed
    return result;
  }
  *demuxer = d;
  return 0;
}

void cff_demuxer_close(AVFormatContext *demuxer) {
  if (demuxer == NULL) return;
  AVIOContext *io = demuxer->pb;
  avformat_close_input(&demuxer);
  close_memory(io);
}

int cff_stream_turn(const AVStream *stream, int32_t turn[4]) {
  const int32_t *matrix = NULL;
#if LIBAVFORMAT_VERSION_MAJOR < 61
  size_t size = 0;
  matrix = (const int32_t *)av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size);
  if (size < 9 * sizeof *matrix) matrix = NULL;
#else
  const AVPacketSideData *data =
      av_packet_side_data_get(stream->codecpar->coded_side_data,
                              stream->codecpar->nb_coded_side_data, AV_PKT_DATA_DISPLAYMATRIX);
  if (data != NULL && data->size >= 9 * sizeof *matrix) matrix = (const int32_t *)data->data;
#endif
  if (matrix == NULL) return 0;
  turn[0] = matrix[0];
  turn[1] = matrix[1];
  turn[2] = matrix[3];
  turn[3] = matrix[4];
  return 1;
}

int64_t cff_no_time(void) { return AV_NOPTS_VALUE; }
