// Starts a program that does not outlive this process, which posix_spawn does not support.
#define _GNU_SOURCE
#include "CSegueProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static atomic_int current;
// Whether the current program writes to the streams of this process.
static atomic_int is_heard;

static _Noreturn void become(const struct segue_program *program, pid_t parent, int report) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, program->death_signal);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // The parent process may have ended before the death signal was requested.
  if (getppid() == parent) {
    int output = program->output ? open(program->output, O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;
    if (output >= 0) {
      dup2(output, 1);
      dup2(output, 2);
      if (output > 2) close(output);
    }
    if (program->inherited >= 0) fcntl(program->inherited, F_SETFD, 0);
    int error = program->writable_folders ? segue_confine(program->writable_folders) : 0;
    if (error) errno = error;
    else if (!program->output || output >= 0) execve(program->path, program->arguments, program->environment);
  }
  int error = errno;
  (void)!write(report, &error, sizeof error);
  _exit(127);
}

int segue_start(const struct segue_program *program) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid(), child = fork();
  if (child == 0) become(program, parent, report[1]);
  int error = child < 0 ? errno : 0;
  close(report[1]);
  if (child > 0) {
    setpgid(child, child);
    // The pipe is closed without data once the program has started.
    while (read(report[0], &error, sizeof error) < 0 && errno == EINTR) {}
    if (error) waitpid(child, NULL, 0);
  }
  close(report[0]);
  if (error) return -error;
  atomic_store(&is_heard, program->output == NULL);
  atomic_store(&current, child);
  return child;
}

int segue_wait(int child, int *status) {
  int result;
  // The child is not reaped until it is no longer the current one: afterward, its identifier could
  // belong to another process.
  siginfo_t info;
  while (waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT) != 0 && errno == EINTR) {}
  atomic_store(&current, 0);
  while ((result = waitpid(child, status, 0)) < 0 && errno == EINTR) {}
  return result < 0 ? -errno : 0;
}

int segue_signal_program(int number) {
  int child = atomic_load(&current);
  return child > 0 && kill(-child, number) == 0 && atomic_load(&is_heard);
}

void segue_limit_memory(long long bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0 || limit.rlim_cur < (rlim_t)bytes) return;
  limit.rlim_cur = (rlim_t)bytes;
  setrlimit(RLIMIT_DATA, &limit);
}

long long segue_resident_memory(void) {
  char text[128] = {0};
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  // The second number: the resident pages.
  const char *next = text;
  while (*next && *next != ' ') next++;
  long long pages = 0;
  for (next++; *next >= '0' && *next <= '9'; next++) pages = pages * 10 + (*next - '0');
  return pages * sysconf(_SC_PAGESIZE);
}
