// Records which user code is running, where a signal handler and another thread can read it.
//
// The description is guarded by a sequence lock: the number is odd while the description is being
// written, and a reader whose copy was made during a change tries again. One thread writes at a
// time, since user code runs on the main thread only.
#define _GNU_SOURCE
#include "CSegueProcess.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

enum { ATTEMPTS = 1000 };

static atomic_uint sequence;
static atomic_char call[SEGUE_CALL_BYTES];
static atomic_int running;
static atomic_llong began;
static _Atomic(clockid_t) clock_of_thread = CLOCK_THREAD_CPUTIME_ID;

static long long now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

void segue_note_call(const char *text) {
  unsigned number = atomic_load_explicit(&sequence, memory_order_relaxed);
  atomic_store_explicit(&sequence, number + 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  int length = 0;
  for (; length < SEGUE_CALL_BYTES - 1 && text[length]; length++)
    atomic_store_explicit(&call[length], text[length], memory_order_relaxed);
  atomic_store_explicit(&call[length], 0, memory_order_relaxed);
  atomic_store_explicit(&sequence, number + 2, memory_order_release);
}

/// Copies the description; returns whether it changed in the meantime.
static int is_torn(char *text) {
  unsigned before = atomic_load_explicit(&sequence, memory_order_acquire);
  if (before & 1) return 1;
  int length = 0;
  do text[length] = atomic_load_explicit(&call[length], memory_order_relaxed);
  while (text[length] && ++length < SEGUE_CALL_BYTES);
  atomic_thread_fence(memory_order_acquire);
  return atomic_load_explicit(&sequence, memory_order_relaxed) != before;
}

void segue_read_call(char *text) {
  // A handler that interrupts the writing thread would wait for it forever.
  for (int attempt = 0; attempt < ATTEMPTS && atomic_load(&running); attempt++)
    if (!is_torn(text)) return;
  text[0] = 0;
}

void segue_note_running(int runs) {
  if (runs) {
    clockid_t clock;
    if (pthread_getcpuclockid(pthread_self(), &clock) == 0) atomic_store(&clock_of_thread, clock);
    atomic_store(&began, now(CLOCK_THREAD_CPUTIME_ID));
  }
  atomic_store(&running, runs);
}

int segue_is_running(long long *time) {
  *time = atomic_load(&began);
  return atomic_load(&running);
}

long long segue_used_time(void) { return now(atomic_load(&clock_of_thread)); }
