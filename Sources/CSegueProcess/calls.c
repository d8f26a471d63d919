// Records which user code is running, where a signal handler and another thread can read it.
#define _GNU_SOURCE
#include "CSegueProcess.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

static char call[512];
static atomic_int running;
static atomic_llong began;
static clockid_t clock_of_thread = CLOCK_THREAD_CPUTIME_ID;

static long long now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

void segue_note_call(const char *text) {
  strncpy(call, text, sizeof call - 1);
  call[sizeof call - 1] = 0;
}

const char *segue_noted_call(void) { return atomic_load(&running) ? call : ""; }

void segue_note_running(int runs) {
  if (runs) {
    pthread_getcpuclockid(pthread_self(), &clock_of_thread);
    atomic_store(&began, now(CLOCK_THREAD_CPUTIME_ID));
  }
  atomic_store(&running, runs);
}

int segue_is_running(long long *time) {
  *time = atomic_load(&began);
  return atomic_load(&running);
}

long long segue_used_time(void) { return now(clock_of_thread); }
