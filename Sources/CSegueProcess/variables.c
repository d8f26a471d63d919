// Finds the memory of the global and static variables of the program's own Swift code, in the table of
// symbols of its file.
#define _GNU_SOURCE
#include "CSegueProcess.h"

#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// Where the program is loaded, and its addresses that cannot be written to once they are relocated:
/// constants that contain pointers, such as closures, are there.
struct program {
  uintptr_t base;
  ElfW(Addr) sealed, sealed_end;
};

/// Notes the first object, which is the program.
static int note_program(struct dl_phdr_info *info, size_t size, void *result) {
  (void)size;
  struct program *program = result;
  program->base = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_GNU_RELRO) continue;
    program->sealed = header->p_vaddr;
    program->sealed_end = header->p_vaddr + header->p_memsz;
  }
  return 1;
}

static int ends(const char *name, size_t length, const char *suffix) {
  size_t count = strlen(suffix);
  return length > count && memcmp(name + length - count, suffix, count) == 0;
}

/// Whether a symbol is a variable of Swift code outside of functions, or the token that tells whether
/// its first value has been computed.
static int is_variable(const char *name) {
  size_t length = strlen(name);
  return name[0] == '$' && name[1] == 's'
         && (ends(name, length, "vpZ") || ends(name, length, "vp") || ends(name, length, "Wz"));
}

/// The section with a type, or NULL.
static const ElfW(Shdr) *section(const ElfW(Ehdr) *file, size_t size, unsigned type) {
  if (file->e_shentsize != sizeof(ElfW(Shdr)) || file->e_shoff > size
      || (size - file->e_shoff) / sizeof(ElfW(Shdr)) < file->e_shnum)
    return NULL;
  const ElfW(Shdr) *sections = (const void *)((const char *)file + file->e_shoff);
  for (int i = 0; i < file->e_shnum; i++) {
    const ElfW(Shdr) *found = &sections[i];
    if (found->sh_type == type && found->sh_offset <= size && found->sh_size <= size - found->sh_offset
        && found->sh_link < file->e_shnum && sections[found->sh_link].sh_offset <= size
        && sections[found->sh_link].sh_size <= size - sections[found->sh_link].sh_offset)
      return found;
  }
  return NULL;
}

/// Whether the memory of a symbol can be written to.
static int is_writable(const ElfW(Ehdr) *file, const struct program *program, const ElfW(Sym) *symbol) {
  if (symbol->st_value >= program->sealed && symbol->st_value < program->sealed_end) return 0;
  if (symbol->st_shndx == SHN_UNDEF || symbol->st_shndx >= file->e_shnum) return 0;
  const ElfW(Shdr) *sections = (const void *)((const char *)file + file->e_shoff);
  return (sections[symbol->st_shndx].sh_flags & SHF_WRITE) != 0;
}

static long find(const ElfW(Ehdr) *file, size_t size, struct segue_region **regions) {
  if (size < sizeof *file || memcmp(file->e_ident, ELFMAG, SELFMAG) != 0) return 0;
  const ElfW(Shdr) *table = section(file, size, SHT_SYMTAB);
  if (!table) return 0;
  const ElfW(Shdr) *texts = (const ElfW(Shdr) *)((const char *)file + file->e_shoff) + table->sh_link;
  const char *names = (const char *)file + texts->sh_offset;
  const ElfW(Sym) *symbols = (const void *)((const char *)file + table->sh_offset);
  size_t count = table->sh_size / sizeof *symbols;
  if (texts->sh_size == 0 || names[texts->sh_size - 1] != 0) return 0;
  struct program program = {0};
  dl_iterate_phdr(note_program, &program);
  long found = 0, capacity = 0;
  for (size_t i = 0; i < count; i++) {
    const ElfW(Sym) *symbol = &symbols[i];
    if (ELF64_ST_TYPE(symbol->st_info) != STT_OBJECT || symbol->st_size == 0
        || symbol->st_name >= texts->sh_size || !is_variable(names + symbol->st_name)
        || !is_writable(file, &program, symbol))
      continue;
    if (found == capacity) {
      capacity = capacity ? 2 * capacity : 64;
      void *larger = realloc(*regions, (size_t)capacity * sizeof **regions);
      if (!larger) return -1;
      *regions = larger;
    }
    (*regions)[found++] =
        (struct segue_region){(void *)(program.base + symbol->st_value), (long)symbol->st_size};
  }
  return found;
}

long segue_find_variables(struct segue_region **regions) {
  *regions = NULL;
  int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return -1;
  struct stat status;
  size_t size = fstat(descriptor, &status) == 0 ? (size_t)status.st_size : 0;
  void *file = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0) : MAP_FAILED;
  close(descriptor);
  if (file == MAP_FAILED) return -1;
  long found = find(file, size, regions);
  munmap(file, size);
  if (found < 0) {
    free(*regions);
    *regions = NULL;
  }
  return found;
}
