// Loading of libav at the first call of one of its functions.

#include "loading.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

// The names of the versions whose headers this was compiled with.
#define AVUTIL_NAME "libavutil.so." TEXT(LIBAVUTIL_VERSION_MAJOR)
#define AVCODEC_NAME "libavcodec.so." TEXT(LIBAVCODEC_VERSION_MAJOR)
#define AVFORMAT_NAME "libavformat.so." TEXT(LIBAVFORMAT_VERSION_MAJOR)

static const char *const names[] = {AVUTIL_NAME, AVCODEC_NAME, AVFORMAT_NAME};
static void *libraries[3];

// The exit code for an encoder that is missing.
enum { MISSING = 7 };

static _Noreturn void fail(const char *name) {
  const char *reason = dlerror();
  fprintf(stderr, "segue: error: %s cannot be loaded: %s; expected FFmpeg's library of that version\n",
          name, reason ? reason : "no reason is given");
  _exit(MISSING);
}

static void load(cff_library library) {
  libraries[library] = dlopen(names[library], RTLD_LAZY | RTLD_LOCAL);
  if (!libraries[library]) fail(names[library]);
}

static void load_util(void) { load(libavutil); }

// Both, so that one that is missing ends a movie before its file is created.
static void load_others(void) {
  load(libavcodec);
  load(libavformat);
}

void *cff_find(cff_library library, const char *name) {
  static pthread_once_t util = PTHREAD_ONCE_INIT, others = PTHREAD_ONCE_INIT;
  if (library == libavutil) {
    pthread_once(&util, load_util);
  } else {
    pthread_once(&others, load_others);
  }
  void *found = dlsym(libraries[library], name);
  if (!found) fail(names[library]);
  return found;
}

// What the file loads, in the form in which tools that make packages read it: an ELF note of the type
// 0x407c0c0a with JSON, as https://uapi-group.org/specifications/specs/elf_dlopen_metadata describes.
#define NOTE                                                                             \
  "[{\"feature\":\"movies\",\"description\":\"Movies, and images other than PNG\","      \
  "\"priority\":\"required\",\"soname\":[\"" AVFORMAT_NAME "\"]},"                       \
  "{\"feature\":\"codecs\",\"priority\":\"required\",\"soname\":[\"" AVCODEC_NAME "\"]}," \
  "{\"feature\":\"codecs\",\"priority\":\"required\",\"soname\":[\"" AVUTIL_NAME "\"]}]"

struct note {
  uint32_t name_size, size, type;
  char name[4];
  _Alignas(4) char text[sizeof NOTE];
};

__attribute__((used, section(".note.dlopen"), aligned(4))) static const struct note note = {
    4, sizeof NOTE, 0x407c0c0a, "FDO", NOTE};
