// The functions of libavformat that are called.

#include "loading.h"

#define F0(...) FORWARD_0(libavformat, __VA_ARGS__)
#define F1(...) FORWARD_1(libavformat, __VA_ARGS__)
#define F2(...) FORWARD_2(libavformat, __VA_ARGS__)
#define F3(...) FORWARD_3(libavformat, __VA_ARGS__)
#define F4(...) FORWARD_4(libavformat, __VA_ARGS__)

typedef const char *text;
typedef int (*read_callback)(void *, uint8_t *, int);
#if LIBAVFORMAT_VERSION_MAJOR >= 61
typedef int (*write_callback)(void *, const uint8_t *, int);
#else
typedef int (*write_callback)(void *, uint8_t *, int);
#endif
typedef int64_t (*seek_callback)(void *, int64_t, int);

F0(unsigned, avformat_version)

F0(AVFormatContext *, avformat_alloc_context)
F1(void, avformat_free_context, AVFormatContext *)
F2(AVStream *, avformat_new_stream, AVFormatContext *, const AVCodec *)

F1(const AVInputFormat *, av_find_input_format, text)
F4(int, avformat_open_input, AVFormatContext **, text, const AVInputFormat *, AVDictionary **)
F1(void, avformat_close_input, AVFormatContext **)
F2(int, av_read_frame, AVFormatContext *, AVPacket *)
#if LIBAVFORMAT_VERSION_MAJOR < 61
F3(uint8_t *, av_stream_get_side_data, const AVStream *, enum AVPacketSideDataType, size_t *)
#endif

F4(int, avformat_alloc_output_context2, AVFormatContext **, const AVOutputFormat *, text, text)
F2(int, avformat_write_header, AVFormatContext *, AVDictionary **)
F2(int, av_write_frame, AVFormatContext *, AVPacket *)
F1(int, av_write_trailer, AVFormatContext *)

FORWARD(libavformat, AVIOContext *, avio_alloc_context,
        (unsigned char *buffer, int size, int writes, void *opaque, read_callback read,
         write_callback write, seek_callback seek),
        (buffer, size, writes, opaque, read, write, seek))
F1(void, avio_context_free, AVIOContext **)
F1(int, avio_open_dyn_buf, AVIOContext **)
F2(int, avio_close_dyn_buf, AVIOContext *, uint8_t **)
F1(void, avio_flush, AVIOContext *)
