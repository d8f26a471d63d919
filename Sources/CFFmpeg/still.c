// Encodes one image with a named libavcodec encoder, on one thread, and AVIF files from one or two
// such images.

#include "CFFmpeg.h"

#include <libavutil/mem.h>
#include <string.h>

static void copy_planes(const cff_still *still, AVFrame *frame) {
  for (int i = 0; i < 4 && frame->data[i] != NULL; i++) {
    for (int y = 0; y < still->rows[i]; y++) {
      memcpy(frame->data[i] + y * frame->linesize[i], still->planes[i] + y * still->strides[i],
             (size_t)still->bytes[i]);
    }
  }
}

static AVFrame *make_frame(const cff_still *still) {
  AVFrame *frame = av_frame_alloc();
  if (frame == NULL) return NULL;
  frame->width = still->width;
  frame->height = still->height;
  frame->format = still->pixel_format;
  frame->pts = 0;
  frame->color_range = still->full_range ? AVCOL_RANGE_JPEG : AVCOL_RANGE_UNSPECIFIED;
  if (av_frame_get_buffer(frame, 0) < 0) {
    av_frame_free(&frame);
    return NULL;
  }
  copy_planes(still, frame);
  return frame;
}

static AVCodecContext *make_encoder(const cff_still *still, const AVCodec *codec) {
  AVCodecContext *encoder = avcodec_alloc_context3(codec);
  if (encoder == NULL) return NULL;
  encoder->width = still->width;
  encoder->height = still->height;
  encoder->pix_fmt = still->pixel_format;
  encoder->time_base = (AVRational){1, 25};
  encoder->thread_count = 1;
  encoder->bit_rate = 0;
  encoder->flags |= AV_CODEC_FLAG_BITEXACT;
  encoder->strict_std_compliance = FF_COMPLIANCE_UNOFFICIAL;
  encoder->color_range = still->full_range ? AVCOL_RANGE_JPEG : AVCOL_RANGE_UNSPECIFIED;
  if (still->is_srgb) {
    encoder->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    encoder->color_primaries = AVCOL_PRI_BT709;
    encoder->color_trc = AVCOL_TRC_IEC61966_2_1;
    encoder->colorspace = AVCOL_SPC_BT709;
  }
  if (still->quantizer > 0) {
    encoder->flags |= AV_CODEC_FLAG_QSCALE;
    encoder->qmin = encoder->qmax = still->quantizer;
    encoder->global_quality = FF_QP2LAMBDA * still->quantizer;
  }
  return encoder;
}

// Encodes the image, and leaves the encoder open, which the caller frees in any case.
static int encode(const cff_still *still, AVCodecContext **opened, AVPacket *packet) {
  const AVCodec *codec = avcodec_find_encoder_by_name(still->encoder);
  if (codec == NULL) return AVERROR_ENCODER_NOT_FOUND;
  cff_capture_log();
  cff_clear_log();
  AVDictionary *options = NULL;
  AVCodecContext *encoder = *opened = make_encoder(still, codec);
  AVFrame *frame = make_frame(still);
  int result = encoder && frame ? av_dict_parse_string(&options, still->options, "=", ":", 0)
                                : AVERROR(ENOMEM);
  if (result >= 0) result = avcodec_open2(encoder, codec, &options);
  if (result >= 0) {
    frame->quality = encoder->global_quality;
    result = avcodec_send_frame(encoder, frame);
  }
  if (result >= 0) result = avcodec_send_frame(encoder, NULL);
  if (result >= 0) result = avcodec_receive_packet(encoder, packet);
  av_dict_free(&options);
  av_frame_free(&frame);
  return result;
}

int cff_encode_still(const cff_still *still, AVPacket *packet) {
  AVCodecContext *encoder = NULL;
  int result = encode(still, &encoder, packet);
  avcodec_free_context(&encoder);
  return result;
}

static int write_avif(AVCodecContext **encoders, AVPacket **packets, int count,
                      AVFormatContext *muxer) {
  for (int i = 0; i < count; i++) {
    AVStream *stream = avformat_new_stream(muxer, NULL);
    if (stream == NULL) return AVERROR(ENOMEM);
    int result = avcodec_parameters_from_context(stream->codecpar, encoders[i]);
    if (result < 0) return result;
    stream->codecpar->codec_tag = 0;
    stream->time_base = encoders[i]->time_base;
  }
  int result = avformat_write_header(muxer, NULL);
  for (int i = 0; i < count && result >= 0; i++) {
    packets[i]->stream_index = i;
    packets[i]->pts = packets[i]->dts = 0;
    packets[i]->duration = 1;
    result = av_write_frame(muxer, packets[i]);
  }
  return result < 0 ? result : av_write_trailer(muxer);
}

int cff_encode_avif(const cff_still *images, int count, uint8_t **bytes, int *byte_count) {
  AVCodecContext *encoders[2] = {NULL, NULL};
  AVPacket *packets[2] = {av_packet_alloc(), av_packet_alloc()};
  AVFormatContext *muxer = NULL;
  int result = packets[0] && packets[1] ? 0 : AVERROR(ENOMEM);
  for (int i = 0; i < count && i < 2 && result >= 0; i++) {
    result = encode(&images[i], &encoders[i], packets[i]);
  }
  if (result >= 0) result = avformat_alloc_output_context2(&muxer, NULL, "avif", NULL);
  if (result >= 0) result = avio_open_dyn_buf(&muxer->pb);
  if (result >= 0) {
    muxer->flags |= AVFMT_FLAG_BITEXACT;
    result = write_avif(encoders, packets, count, muxer);
    *byte_count = avio_close_dyn_buf(muxer->pb, bytes);
    if (result < 0) av_freep(bytes);
  }
  avformat_free_context(muxer);
  for (int i = 0; i < 2; i++) {
    avcodec_free_context(&encoders[i]);
    av_packet_free(&packets[i]);
  }
  return result;
}

void cff_free_bytes(uint8_t *bytes) { av_free(bytes); }
