// What has to be settled before the first line of Swift runs.
#ifndef CSEGUE_PROCESS_H
#define CSEGUE_PROCESS_H

/// Whether `Set` and `Dictionary` have the same order in every process: it was settled when the program
/// was loaded, or its environment asks for something.
int segue_hashing_is_settled(void);

/// Settles how malloc takes memory. At most two arenas: each reserves 64 MiB of addresses, which counts where
/// those are limited, and no inner loop allocates. Blocks of 4 MiB and more are the system's for good:
/// left alone, malloc keeps them after the first is given back, and an encoder opened anew for each chunk
/// leaves holes that a long clip grows by.
void segue_settle_memory(void);

/// Notes what of somebody's code is being called, for a signal handler to say; at most 511 bytes.
void segue_note_call(const char *text);

/// What has been noted last, as long as code of the world runs; else an empty text.
const char *segue_noted_call(void);

/// Code of the world begins to run, or has come back.
void segue_note_running(int runs);

/// Whether it runs, and the processor time in nanoseconds that the thread of the last call of
/// `segue_note_running` had used when it began.
int segue_is_running(long long *began);

/// The processor time in nanoseconds that that thread has used.
long long segue_used_time(void);

/// A program to be started.
struct segue_program {
  const char * path;
  char *const * arguments;
  char *const * environment;
  /// The file that gets everything it says; none for our own streams.
  const char *output;
  /// The signal that it gets when we end, however we end.
  int death_signal;
};

/// Starts it, in a process group of its own. Returns its number, or an errno below zero.
int segue_start(const struct segue_program * program);

/// Waits for its end. Returns an errno below zero if there is no such program.
int segue_wait(int child, int * status);

/// Passes a signal on to the program that we wait for, and to what it has started. Returns whether there is
/// one. Safe from any thread.
int segue_signal_program(int number);

/// Has this process get no more than so many bytes of memory of its own: what asks for more gets none.
void segue_limit_memory(long long bytes);

/// The bytes of memory that this process takes.
long long segue_resident_memory(void);
#endif
