// Error messages as text. libav and x264 report the reasons for failures only through libav's log.

#include "CFFmpeg.h"

#include <libavutil/log.h>
#include <libavutil/mem.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static _Thread_local char last_line[256];

int cff_error_again(void) { return AVERROR(EAGAIN); }

int cff_error_end(void) { return AVERROR_EOF; }

int cff_error_memory(void) { return AVERROR(ENOMEM); }

int cff_error_no_decoder(void) { return AVERROR_DECODER_NOT_FOUND; }
int cff_error_no_encoder(void) { return AVERROR_ENCODER_NOT_FOUND; }

void cff_describe_error(int error, char *message, size_t capacity) {
  av_strerror(error, message, capacity);
}

static void capture(void *context, int level, const char *format, va_list arguments) {
  (void)context;
  if (level > AV_LOG_ERROR) return;
  vsnprintf(last_line, sizeof last_line, format, arguments);
  last_line[strcspn(last_line, "\r\n")] = 0;
}

static void install(void) {
  av_log_set_callback(capture);
  // A file of a few hundred bytes can declare an index of gigabytes.
  av_max_alloc(((size_t)1 << 28) + ((size_t)1 << 20));
}

void cff_capture_log(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

const char *cff_last_log(void) { return last_line; }

void cff_clear_log(void) { last_line[0] = 0; }
