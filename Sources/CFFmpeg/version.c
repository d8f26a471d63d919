// Determines the version of x264. It cannot be queried: libavcodec hides the library, and the
// library has no function for it. However, x264 writes its name and version into the first image of
// a movie.

#include "CFFmpeg.h"

#include <string.h>

static const char mark[] = "x264 - core ";

// Copies the text that follows the mark, up to " - ", from `bytes`.
static int find_version(const uint8_t *bytes, int count, char *version, size_t capacity) {
  const int length = (int)sizeof mark - 1;
  for (int i = 0; i + length < count; i++) {
    if (memcmp(bytes + i, mark, (size_t)length) != 0) continue;
    size_t n = 0;
    for (int j = i + length; j + 2 < count && n + 1 < capacity; j++) {
      if (memcmp(bytes + j, " - ", 3) == 0) break;
      version[n++] = (char)bytes[j];
    }
    version[n] = 0;
    return 1;
  }
  return 0;
}

static int encode(AVCodecContext *context, AVFrame *frame, AVPacket *packet, char *version,
                  size_t capacity) {
  frame->format = context->pix_fmt;
  frame->width = context->width;
  frame->height = context->height;
  if (av_frame_get_buffer(frame, 0) < 0) return 0;
  memset(frame->data[0], 0, (size_t)(frame->linesize[0] * frame->height));
  for (int i = 1; i < 3; i++)
    memset(frame->data[i], 128, (size_t)(frame->linesize[i] * frame->height / 2));
  frame->pts = 0;
  if (avcodec_send_frame(context, frame) < 0 || avcodec_send_frame(context, NULL) < 0) return 0;
  if (avcodec_receive_packet(context, packet) < 0) return 0;
  return find_version(packet->data, packet->size, version, capacity);
}

int cff_x264_version(char *version, size_t capacity) {
  cff_capture_log();
  const AVCodec *codec = avcodec_find_encoder_by_name("libx264");
  AVCodecContext *context = codec ? avcodec_alloc_context3(codec) : NULL;
  AVFrame *frame = av_frame_alloc();
  AVPacket *packet = av_packet_alloc();
  AVDictionary *options = NULL;
  int found = 0;
  if (context && frame && packet) {
    context->width = context->height = 16;
    context->pix_fmt = AV_PIX_FMT_YUV420P;
    context->time_base = (AVRational){1, 1};
    context->thread_count = 1;
    av_dict_set(&options, "preset", "ultrafast", 0);
    if (avcodec_open2(context, codec, &options) >= 0)
      found = encode(context, frame, packet, version, capacity);
  }
  av_dict_free(&options);
  av_packet_free(&packet);
  av_frame_free(&frame);
  avcodec_free_context(&context);
  return found;
}
