// The functions of libavcodec that are called.

#include "loading.h"

#define F0(...) FORWARD_0(libavcodec, __VA_ARGS__)
#define F1(...) FORWARD_1(libavcodec, __VA_ARGS__)
#define F2(...) FORWARD_2(libavcodec, __VA_ARGS__)
#define F3(...) FORWARD_3(libavcodec, __VA_ARGS__)

typedef const char *text;

F0(unsigned, avcodec_version)
F1(text, avcodec_get_name, enum AVCodecID)
F1(const AVCodec *, av_codec_iterate, void **)
F1(int, av_codec_is_encoder, const AVCodec *)
F1(const AVCodec *, avcodec_find_decoder_by_name, text)
F1(const AVCodec *, avcodec_find_encoder_by_name, text)

F1(AVCodecContext *, avcodec_alloc_context3, const AVCodec *)
F1(void, avcodec_free_context, AVCodecContext **)
F3(int, avcodec_open2, AVCodecContext *, const AVCodec *, AVDictionary **)
F1(void, avcodec_flush_buffers, AVCodecContext *)
F2(int, avcodec_send_frame, AVCodecContext *, const AVFrame *)
F2(int, avcodec_receive_frame, AVCodecContext *, AVFrame *)
F2(int, avcodec_send_packet, AVCodecContext *, const AVPacket *)
F2(int, avcodec_receive_packet, AVCodecContext *, AVPacket *)

F0(AVCodecParameters *, avcodec_parameters_alloc)
F1(void, avcodec_parameters_free, AVCodecParameters **)
F2(int, avcodec_parameters_copy, AVCodecParameters *, const AVCodecParameters *)
F2(int, avcodec_parameters_from_context, AVCodecParameters *, const AVCodecContext *)
F2(int, avcodec_parameters_to_context, AVCodecContext *, const AVCodecParameters *)

F0(AVPacket *, av_packet_alloc)
F1(void, av_packet_free, AVPacket **)
F1(void, av_packet_unref, AVPacket *)
F2(int, av_new_packet, AVPacket *, int)
F2(void, av_shrink_packet, AVPacket *, int)
F1(int, av_packet_make_refcounted, AVPacket *)
F1(int, av_packet_make_writable, AVPacket *)
F3(void, av_packet_rescale_ts, AVPacket *, AVRational, AVRational)
#if LIBAVFORMAT_VERSION_MAJOR >= 61
F3(const AVPacketSideData *, av_packet_side_data_get, const AVPacketSideData *, int,
   enum AVPacketSideDataType)
#endif
