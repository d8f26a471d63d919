// The connection to the runtime of Swift's concurrency: which executors it uses for the jobs of
// tasks. The runtime offers these hooks to libraries; Swift itself cannot call them, because they
// have a calling convention of their own.
#ifndef CSEGUE_TASKS_H
#define CSEGUE_TASKS_H

#include <stdbool.h>
#include <stdint.h>

/// A serial executor, as the runtime passes it.
struct segue_executor {
  void *identity;
  uintptr_t implementation;
};

/// Installs the hooks. Must be called once.
/// - main: the main executor where `is_virtual` returns true.
/// - is_virtual: returns whether the calling thread runs on virtual time.
/// - enqueue: called there with each job for the global executor; returns whether it has taken the
///   job.
void segue_install_task_hooks(
    struct segue_executor main, bool (*is_virtual)(void), bool (*enqueue)(void *job));

/// Runs a job on this thread, outside of every actor.
void segue_run_job(void *job);

/// Adds a job to the process's main executor.
void segue_enqueue_on_main(void *job);

/// Returns the number of the task that a job runs, which grows from task to task; 0 for a job
/// that is no task, such as that of an actor.
uint64_t segue_task_number(void *job);

#endif
