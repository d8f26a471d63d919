// Records where code of a program crashed: the addresses of its calls, in a file that the process
// which started it has opened.
#define _GNU_SOURCE
#include "CSegueProcess.h"

#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

enum { FRAMES = 256 };

static int file = -1;
static uintptr_t base, first, end;

/// Notes where the program's own instructions are: the first object is the program.
static int note_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  base = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    uintptr_t start = base + part->p_vaddr;
    if (!first || start < first) first = start;
    if (start + part->p_memsz > end) end = start + part->p_memsz;
  }
  return 1;
}

int segue_open_memory_file(void) { return memfd_create("segue-crash", MFD_CLOEXEC); }

void segue_prepare_trace(int descriptor) {
  if (fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0) return;
  dl_iterate_phdr(note_program, NULL);
  // The first call loads the library that reads stacks, which a handler must not do.
  void *frame;
  (void)backtrace(&frame, 1);
  file = descriptor;
}

/// The address of the instruction that was interrupted.
static uintptr_t interrupted(const void *context) {
#if defined(__x86_64__)
  return context ? (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RIP] : 0;
#elif defined(__aarch64__)
  return context ? (uintptr_t)((const ucontext_t *)context)->uc_mcontext.pc : 0;
#else
  return 0;
#endif
}

static int write_line(const char *text) {
  size_t length = strlen(text);
  return write(file, text, length) == (ssize_t)length && write(file, "\n", 1) == 1;
}

int segue_write_trace(const char *call, const void *context) {
  if (file < 0) return 0;
  void *frames[FRAMES];
  int count = backtrace(frames, FRAMES);
  if (!write_line(call)) return 0;
  for (int i = 0; i < count; i++) {
    uintptr_t address = (uintptr_t)frames[i];
    if (address < first || address >= end) continue;
    // Callers are recorded with the instruction after the call.
    uintptr_t place = address - base - (address == interrupted(context) ? 0 : 1);
    char text[2 * sizeof place + 1] = {0};
    for (int digit = 2 * sizeof place - 1; digit >= 0; digit--, place >>= 4)
      text[digit] = "0123456789abcdef"[place & 15];
    if (!write_line(text)) return 0;
  }
  return 1;
}
