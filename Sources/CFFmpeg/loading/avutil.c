// The functions of libavutil that are called.

#include "loading.h"

#define F0(...) FORWARD_0(libavutil, __VA_ARGS__)
#define F1(...) FORWARD_1(libavutil, __VA_ARGS__)
#define F2(...) FORWARD_2(libavutil, __VA_ARGS__)
#define F3(...) FORWARD_3(libavutil, __VA_ARGS__)
#define F4(...) FORWARD_4(libavutil, __VA_ARGS__)
#define F5(...) FORWARD_5(libavutil, __VA_ARGS__)

typedef void (*log_callback)(void *, int, const char *, va_list);
typedef struct AVSHA *hash;
typedef const char *text;

F0(unsigned, avutil_version)
F0(text, av_version_info)
F3(int, av_strerror, int, char *, size_t)
F1(void, av_log_set_callback, log_callback)
F1(void, av_force_cpu_flags, int)

F1(void *, av_malloc, size_t)
F1(void *, av_mallocz, size_t)
F1(void, av_free, void *)
F1(void, av_freep, void *)
F1(void, av_max_alloc, size_t)

F4(AVDictionaryEntry *, av_dict_get, const AVDictionary *, text, const AVDictionaryEntry *, int)
F4(int, av_dict_set, AVDictionary **, text, text, int)
F5(int, av_dict_parse_string, AVDictionary **, text, text, text, int)
F1(void, av_dict_free, AVDictionary **)

F0(AVFrame *, av_frame_alloc)
F1(void, av_frame_free, AVFrame **)
F2(int, av_frame_get_buffer, AVFrame *, int)
F1(int, av_frame_make_writable, AVFrame *)
F1(enum AVPixelFormat, av_get_pix_fmt, text)
F1(text, av_get_pix_fmt_name, enum AVPixelFormat)

F5(int, av_reduce, int *, int *, int64_t, int64_t, int64_t)
F2(int, av_sha_init, hash, int)
F3(void, av_sha_update, hash, const uint8_t *, size_t)
F2(void, av_sha_final, hash, uint8_t *)

size_t cff_sha_size(void) { return (size_t) * (const int *)cff_find(libavutil, "av_sha_size"); }
