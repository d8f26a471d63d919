// libavcodec and libavformat for Swift: their own headers, and the few things that Swift cannot
// access: macros, a variadic log callback, and input/output callbacks whose C types differ between
// versions.

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

/// The size in bytes of a hash context. libavutil exports it as a variable, which Swift 6 treats as
/// shared mutable state.
size_t cff_sha_size(void);
/// The error code that indicates that more input is required.
int cff_error_again(void);
/// The error code that indicates the end of the data.
int cff_error_end(void);
/// Writes the message for a libav error code.
void cff_describe_error(int error, char *message, size_t capacity);

/// Redirects libav's log to `cff_last_log` only, and limits a single libav allocation to 257 MiB,
/// more than any image within the limits needs. Applies to the whole process; can be called
/// repeatedly.
void cff_capture_log(void);
/// The last error that libav logged on this thread since `cff_clear_log`, or "" if there is none.
const char *cff_last_log(void);
/// Clears the value that `cff_last_log` returns on this thread.
void cff_clear_log(void);

/// Creates, but does not open, the decoder with the given name for images of at most `largest_area`
/// pixels. The decoder returns the same bytes on every machine and treats damage as an error.
/// Returns NULL if memory or the decoder is unavailable.
AVCodecContext *cff_decoder_new(const char *name, int64_t largest_area);
/// Decodes the one image in `bytes` into `frame`, which must be empty. Returns 0 or an error code;
/// the decoder's message is in `cff_last_log`.
int cff_decode_image(const char *name, const uint8_t *bytes, int count, int64_t largest_area,
                       AVFrame *frame);
/// The error codes for insufficient memory and for a missing decoder.
int cff_error_memory(void);
int cff_error_no_decoder(void);

/// Opens a demuxer for `format` over `bytes`, which must outlive it. The demuxer opens no other
/// file. Returns 0 or an error code.
int cff_demuxer_open(const char *format, const uint8_t *bytes, size_t count,
                     AVFormatContext **demuxer);
/// Closes and frees a demuxer.
void cff_demuxer_close(AVFormatContext *demuxer);
/// Writes the linear part (a, b, c, d) of a stream's display rotation, in 65,536ths. Returns 0 if
/// the stream does not specify one.
int cff_stream_turn(const AVStream *stream, int32_t turn[4]);
/// The timestamp that represents no value.
int64_t cff_no_time(void);

/// The destination of a muxer's bytes. Each callback returns a byte count, or a negated `errno`
/// value.
typedef struct {
  void *context;
  /// Writes all of `bytes` at `offset` from the start.
  int (*write)(void *context, const uint8_t *bytes, int count, int64_t offset);
  /// Reads back bytes already written; returns 0 at the end. NULL if the destination is not
  /// seekable, such as a pipe: `offset` above then only ever increases.
  int (*read)(void *context, uint8_t *bytes, int count, int64_t offset);
} cff_output;

/// Creates a muxer for `format` that writes to `output`, which must outlive it. Returns NULL if
/// memory or the format is unavailable. The muxer never opens a file by name, and reads back
/// through `output` where necessary.
AVFormatContext *cff_muxer_new(const char *format, const cff_output *output);
/// Frees a muxer and its buffers without writing anything.
void cff_muxer_free(AVFormatContext *muxer);

/// Removes every NAL unit that is not a slice from an H.264 access unit in start-code form:
/// parameter sets, which an MP4 file keeps in its header, and SEI, where x264 writes its version
/// and options. Returns the number of bytes that remain.
int cff_keep_slices(uint8_t *bytes, int count);

/// Writes the version of x264, such as "164 r3095 baee400", which it determines by encoding one
/// small image. Returns whether a version was found.
int cff_x264_version(char *version, size_t capacity);

/// An image to encode, and how.
typedef struct {
  /// The name of the encoder, and its options as `name=value:name=value`.
  const char *encoder, *options;
  /// The AVPixelFormat of the planes.
  int pixel_format;
  int width, height;
  /// Whether components use the full range, and whether the file states that colors are sRGB in
  /// BT.709 planes.
  int full_range, is_srgb;
  /// The quantizer of encoders that take a fixed one, 1...31; otherwise 0.
  int quantizer;
  const uint8_t *planes[4];
  /// The distance of rows, the bytes of a row, and the number of rows of each plane.
  int strides[4], bytes[4], rows[4];
} cff_still;

/// Encodes one image into `packet`, which must be empty. Returns 0 or an error code; the encoder's
/// message is in `cff_last_log`.
int cff_encode_still(const cff_still *still, AVPacket *packet);
/// Encodes an AVIF file from an image and, if `count` is 2, the image of its alpha. On success,
/// `*bytes` is to be freed with `cff_free_bytes`.
int cff_encode_avif(const cff_still *images, int count, uint8_t **bytes, int *byte_count);
void cff_free_bytes(uint8_t *bytes);
/// The error code for a missing encoder.
int cff_error_no_encoder(void);

#endif
