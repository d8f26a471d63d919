// Confines this process, and those that it starts, by Landlock and seccomp: files can be written,
// created and removed only below given folders, and no socket can be opened.
// Sources: the pages about Landlock and seccomp in the documentation of Linux. The constants
// are defined here because headers of older systems lack some of them.
#define _GNU_SOURCE
#include "CSegueProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
  CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446, IO_URING_SETUP = 425,
  VERSION_FLAG = 1, PATH_BENEATH = 1,
  // The first version that restricts truncate(2), and the first with scopes.
  FIRST_VERSION = 3, SCOPE_VERSION = 6,
};

enum {
  WRITE_FILE = 1 << 1,
  // Removing and creating files and folders of any kind, renaming them into other folders, and
  // truncating them.
  CHANGE_FOLDERS = 0x3ff0, TRUNCATE = 1 << 14,
  CHANGES = WRITE_FILE | CHANGE_FOLDERS | TRUNCATE,
};

struct ruleset { uint64_t files, network, scopes; };
struct __attribute__((packed)) beneath { uint64_t allowed; int32_t folder; };

static long version(void) { return syscall(CREATE_RULESET, NULL, 0, VERSION_FLAG); }

#if defined(__x86_64__)
#define THIS_MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define THIS_MACHINE AUDIT_ARCH_AARCH64
#endif

#ifdef THIS_MACHINE
int segue_can_confine(void) { return version() >= FIRST_VERSION; }

static void permit(int rules, const char *path, uint64_t changes) {
  struct beneath rule = {changes, open(path, O_PATH | O_CLOEXEC)};
  if (rule.folder < 0) return;
  syscall(ADD_RULE, rules, PATH_BENEATH, &rule, 0);
  close(rule.folder);
}

static int confine_files(char *const *folders) {
  // Signals and abstract sockets do not reach processes outside.
  struct ruleset wanted = {CHANGES, 0, version() >= SCOPE_VERSION ? 3 : 0};
  size_t size = wanted.scopes ? sizeof wanted : offsetof(struct ruleset, network);
  int rules = (int)syscall(CREATE_RULESET, &wanted, size, 0);
  if (rules < 0) return errno;
  for (; *folders; folders++) permit(rules, *folders, CHANGES);
  permit(rules, "/dev/null", WRITE_FILE | TRUNCATE);
  int error = syscall(RESTRICT_SELF, rules, 0) == 0 ? 0 : errno;
  close(rules);
  return error;
}

static int confine_calls(void) {
  // Calls of another machine's numbering are refused, too: they would not be recognized.
  struct sock_filter steps[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THIS_MACHINE, 0, 4),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, IO_URING_SETUP, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof steps / sizeof *steps, steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}

int segue_confine(char *const *folders) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  int error = confine_files(folders);
  return error ? error : confine_calls();
}
#else
int segue_can_confine(void) { return 0; }

int segue_confine(char *const *folders) { return ENOSYS; }
#endif
