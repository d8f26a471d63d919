// Decodes one image from one packet with a named libavcodec decoder. Everything that could cause
// differences between machines is fixed: one thread, and only inverse transforms that have a single
// implementation.

#include "CFFmpeg.h"

#include <libavutil/mem.h>
#include <string.h>

AVCodecContext *cff_decoder_new(const char *name, int64_t largest_area) {
  const AVCodec *codec = avcodec_find_decoder_by_name(name);
  AVCodecContext *decoder = codec ? avcodec_alloc_context3(codec) : NULL;
  if (decoder == NULL) return NULL;
  decoder->thread_count = 1;
  decoder->flags |= AV_CODEC_FLAG_BITEXACT;
  // libjpeg's accurate integer transform, in C on every machine: the default transform depends on
  // the CPU.
  decoder->idct_algo = FF_IDCT_INT;
  decoder->err_recognition =
      AV_EF_EXPLODE | AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER | AV_EF_CAREFUL;
  // Missing data is treated as an error, not concealed.
  decoder->error_concealment = 0;
  // Images are returned in presentation order even if the stream does not specify the reordering
  // depth.
  decoder->strict_std_compliance = FF_COMPLIANCE_STRICT;
  decoder->max_pixels = largest_area;
  return decoder;
}

static int decode(AVCodecContext *decoder, AVPacket *packet, AVFrame *frame) {
  int result = avcodec_open2(decoder, NULL, NULL);
  if (result >= 0) result = avcodec_send_packet(decoder, packet);
  if (result >= 0) result = avcodec_send_packet(decoder, NULL);
  if (result >= 0) result = avcodec_receive_frame(decoder, frame);
  return result;
}

int cff_decode_image(const char *name, const uint8_t *bytes, int count, int64_t largest_area,
                       AVFrame *frame) {
  AVCodecContext *decoder = cff_decoder_new(name, largest_area);
  AVPacket *packet = av_packet_alloc();
  int result = decoder ? AVERROR(ENOMEM) : AVERROR_DECODER_NOT_FOUND;
  if (decoder != NULL && packet != NULL && av_new_packet(packet, count) >= 0) {
    memcpy(packet->data, bytes, (size_t)count);
    cff_clear_log();
    result = decode(decoder, packet, frame);
    // Damage that does not stop a decoder is reported only in its log.
    if (result >= 0 && cff_last_log()[0] != 0) result = AVERROR_INVALIDDATA;
  }
  av_packet_free(&packet);
  avcodec_free_context(&decoder);
  return result;
}
