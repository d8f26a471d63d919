// The hooks of Swift's concurrency runtime (swift/Runtime/Concurrency.h).

#include "CSegueTasks.h"

#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void enqueue_original(void *job);
typedef SWIFT struct segue_executor main_original(void);
typedef SWIFT bool is_main_original(struct segue_executor executor);

extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_original *original);
extern SWIFT struct segue_executor (*swift_task_getMainExecutor_hook)(main_original *original);
extern SWIFT bool (*swift_task_isMainExecutor_hook)(
    struct segue_executor executor, is_main_original *original);

SWIFT void swift_job_run(void *job, struct segue_executor executor);
SWIFT void swift_task_enqueueMainExecutor(void *job);
SWIFT uint64_t swift_task_getJobTaskId(void *job);

static struct segue_executor virtual_main;
static bool (*is_virtual)(void);
static bool (*take)(void *job);

static SWIFT void enqueue_global(void *job, enqueue_original *original) {
  if (!is_virtual() || !take(job)) original(job);
}

static SWIFT struct segue_executor main_executor(main_original *original) {
  return is_virtual() ? virtual_main : original();
}

static SWIFT bool is_main(struct segue_executor executor, is_main_original *original) {
  return executor.identity == virtual_main.identity || original(executor);
}

void segue_install_task_hooks(
    struct segue_executor main, bool (*virtual)(void), bool (*enqueue)(void *job)) {
  virtual_main = main;
  is_virtual = virtual;
  take = enqueue;
  swift_task_isMainExecutor_hook = is_main;
  swift_task_getMainExecutor_hook = main_executor;
  swift_task_enqueueGlobal_hook = enqueue_global;
}

void segue_run_job(void *job) {
  const struct segue_executor none = {NULL, 0};
  swift_job_run(job, none);
}

void segue_enqueue_on_main(void *job) { swift_task_enqueueMainExecutor(job); }

// The layout of a job: an object's header of two words, two words for the scheduler, and the flags,
// of which the lowest byte is the kind; that of a task is 0.
uint64_t segue_task_number(void *job) {
  const uint8_t *kind = (const uint8_t *)job + 4 * sizeof(void *);
  return *kind == 0 ? swift_task_getJobTaskId(job) : 0;
}
