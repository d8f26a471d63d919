#ifndef CFFmpeg_SHIM_H
#define CFFmpeg_SHIM_H
#endif
