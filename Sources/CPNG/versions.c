// The versions of the libraries that read and write PNG files.

#include "CPNG.h"

#include <libdeflate.h>
#include <png.h>
#include <zlib.h>

const char *cpng_libpng_version(void) { return png_get_libpng_ver(NULL); }
const char *cpng_zlib_version(void) { return zlibVersion(); }
const char *cpng_libdeflate_version(void) { return LIBDEFLATE_VERSION_STRING; }
