// Process-wide settings that have to be made before any Swift code runs.
#ifndef CSEGUE_PROCESS_H
#define CSEGUE_PROCESS_H

/// Returns whether `Set` and `Dictionary` have the same order in every process: either hashing was
/// made deterministic when the program was loaded, or the environment requests a setting.
int segue_hashing_is_settled(void);

/// Configures malloc. At most two arenas: each reserves 64 MiB of address space, which matters
/// where that is limited, and no inner loop allocates. Blocks of 4 MiB and more are always returned
/// to the system: by default, malloc retains them after the first is freed, and an encoder that is
/// reopened for each chunk leaves fragmentation that makes memory use grow over a long clip.
void segue_settle_memory(void);

/// Records a description of the user code that is about to be called, for a signal handler to
/// report; at most 511 bytes.
void segue_note_call(const char *text);

/// The description recorded last, while code of the world is running; otherwise an empty text.
const char *segue_noted_call(void);

/// Records that code of the world starts to run, or has returned.
void segue_note_running(int runs);

/// Returns whether such code is running, and writes the CPU time in nanoseconds that the thread of
/// the last call of `segue_note_running` had used when the code started.
int segue_is_running(long long *began);

/// The CPU time in nanoseconds that the same thread has used so far.
long long segue_used_time(void);

/// A program to start.
struct segue_program {
  const char * path;
  char *const * arguments;
  char *const * environment;
  /// The file that receives the program's output and errors; NULL to inherit this process's
  /// streams.
  const char *output;
  /// The signal that the program receives when this process ends, for whatever reason.
  int death_signal;
};

/// Starts a program in a process group of its own. Returns its process identifier, or a negated
/// errno.
int segue_start(const struct segue_program * program);

/// Waits for a program to end. Returns a negated errno if there is no such program.
int segue_wait(int child, int * status);

/// Forwards a signal to the program that is being waited for, and to the processes it has started.
/// Returns whether there is such a program. Can be called from any thread.
int segue_signal_program(int number);

/// Limits this process's private memory to `bytes`: allocations beyond the limit fail.
void segue_limit_memory(long long bytes);

/// The number of bytes of this process's resident memory.
long long segue_resident_memory(void);
#endif
