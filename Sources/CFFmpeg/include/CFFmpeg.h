// libavcodec and libavformat for Swift: their own headers, and the few things Swift cannot reach:
// macros, a variadic log callback, and input/output callbacks whose C types differ between versions.

#ifndef CFFMPEG_H
#define CFFMPEG_H

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/cpu.h>
#include <libavutil/dict.h>
#include <libavutil/pixdesc.h>
#include <libavutil/sha.h>
#include <stdint.h>

/// Bytes of a hash under way. libavutil has it as a variable, which Swift 6 takes for a shared one.
size_t cff_sha_size(void);
/// The error that says: give more input first.
int cff_error_again(void);
/// The error that says: the end.
int cff_error_end(void);
/// The message for an error of libav's.
void cff_describe_error(int error, char *message, size_t capacity);

/// Sends libav's log nowhere but into `cff_last_log`, and has libav refuse single blocks of more than
/// 257 MiB, which no image within the limits needs; for the whole process. May be called often.
void cff_capture_log(void);
/// The last error that libav logged on this thread since `cff_clear_log`; "" if none.
const char *cff_last_log(void);
/// Forgets what `cff_last_log` answers on this thread.
void cff_clear_log(void);

/// A decoder by its name, for images of at most `largest_area` pixels, that gives the same bytes on
/// every machine and takes damage for an error; not opened yet. NULL without memory or decoder.
AVCodecContext *cff_decoder_new(const char *name, int64_t largest_area);
/// Decodes the one image in `bytes` into `frame`, which is empty. Answers 0, or an error; what the
/// decoder said is in `cff_last_log`.
int cff_decode_image(const char *name, const uint8_t *bytes, int count, int64_t largest_area,
                       AVFrame *frame);
/// The errors that say: no memory; no such decoder.
int cff_error_memory(void);
int cff_error_no_decoder(void);

/// Opens a demuxer for `format` over `bytes`, which have to outlive it. It opens no other file. Answers 0
/// or an error.
int cff_demuxer_open(const char *format, const uint8_t *bytes, size_t count,
                     AVFormatContext **demuxer);
/// Closes a demuxer and frees it.
void cff_demuxer_close(AVFormatContext *demuxer);
/// The linear part (a, b, c, d) of how a stream's images are to be turned, in 65,536ths. Answers 0
/// when it does not say.
int cff_stream_turn(const AVStream *stream, int32_t turn[4]);
/// The time that stands for none.
int64_t cff_no_time(void);

/// Where a muxer's bytes go. Each call answers a count of bytes, or minus an `errno`.
typedef struct {
  void *context;
  /// Writes all of `bytes` at `offset` from the start.
  int (*write)(void *context, const uint8_t *bytes, int count, int64_t offset);
  /// Reads what has been written; 0 at the end. NULL when there is no going back, as in a pipe:
  /// then `offset` above only ever goes on.
  int (*read)(void *context, uint8_t *bytes, int count, int64_t offset);
} cff_output;

/// A muxer for `format` that writes to `output`, which has to outlive it; NULL without memory or
/// format. It never opens a file by name, and reads back, where it needs to, through `output`.
AVFormatContext *cff_muxer_new(const char *format, const cff_output *output);
/// Frees a muxer and its buffers. Writes nothing.
void cff_muxer_free(AVFormatContext *muxer);

/// Removes from an H.264 access unit in start-code form every NAL unit that is not a slice: parameter
/// sets, which an MP4 keeps in its header, and SEI, where x264 writes its version and options.
/// Answers the bytes left.
int cff_keep_slices(uint8_t *bytes, int count);

/// Writes the version of x264, such as "164 r3095 baee400", by encoding one small image. Answers
/// whether there is one.
int cff_x264_version(char *version, size_t capacity);

#endif
