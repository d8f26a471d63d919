// Process-wide settings that have to be made before any Swift code runs.
#ifndef CSEGUE_PROCESS_H
#define CSEGUE_PROCESS_H

/// Returns whether `Set` and `Dictionary` have the same order in every process: either hashing was
/// made deterministic when the program was loaded, or the environment requests a setting.
int segue_hashing_is_settled(void);

/// Configures malloc. At most two arenas, since no inner loop allocates; one where the address space
/// is limited. Blocks of 4 MiB and more are always returned
/// to the system: by default, malloc retains them after the first is freed, and an encoder that is
/// reopened for each chunk leaves fragmentation that makes memory use grow over a long clip.
void segue_settle_memory(void);

/// The number of the process's arguments, and the arguments, with the name of the program. Both are
/// also available where Swift's own list is empty because `/proc` cannot be read.
int segue_argument_count(void);
char *const *segue_arguments(void);

/// The size of a description of user code, with the terminating NUL.
#define SEGUE_CALL_BYTES 512

/// Records a description of the user code that is about to be called, for signal handlers and other
/// threads to report; at most 511 bytes. One thread calls this at a time.
void segue_note_call(const char *text);

/// Records a line with a warning, which ends with a line break, for the case of a crash. A line that is
/// recorded already, and lines beyond 16 KiB, are left out. One thread calls this at a time.
void segue_note_warning(const char *line);

/// Writes the recorded lines to a file. Async-signal-safe, and callable from any thread.
void segue_write_warnings(int descriptor);

/// Copies the description recorded last to `text`, which has `SEGUE_CALL_BYTES`, while code of the
/// world is running; otherwise an empty text. Async-signal-safe, and callable from any thread.
void segue_read_call(char *text);

/// Records that code of the world starts to run, or has returned.
void segue_note_running(int runs);

/// Returns whether such code is running, and writes the CPU time in nanoseconds that the thread of
/// the last call of `segue_note_running` had used when the code started.
int segue_is_running(long long *began);

/// The CPU time in nanoseconds that the same thread has used so far.
long long segue_used_time(void);

/// Makes the C library write what is printed to the standard errors, at once: user code prints there,
/// so that a clip on standard output stays whole, and nothing is lost when the process ends.
void segue_print_to_errors(void);

/// A part of this process's memory.
struct segue_region {
  void *start;
  long size;
};

/// Finds the memory of the global and static variables of the Swift code in this program's own file,
/// and of the tokens that tell whether a variable has been initialized. Libraries are not searched.
/// Returns the number of `*regions`, which the caller frees, or -1 if the file cannot be read.
long segue_find_variables(struct segue_region **regions);

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
  /// The folders in which a confined program can change files, ended by NULL; NULL for a program
  /// that is not confined.
  char *const *writable_folders;
  /// A file of this process that the program inherits under the same number; -1 for none.
  int inherited;
};

/// Starts a program in a process group of its own. Returns its process identifier, or a negated
/// errno.
int segue_start(const struct segue_program * program);

/// Returns whether this system can confine programs.
int segue_can_confine(void);

/// Confines this process: it can change files only in `folders`, which end with NULL, and opens no
/// sockets. Returns 0 or an error number. Async-signal-safe.
int segue_confine(char *const *folders);

/// Waits for a program to end. Returns a negated errno if there is no such program.
int segue_wait(int child, int * status);

/// Opens a file without a name, in memory. Returns its number, or -1.
int segue_open_memory_file(void);

/// Prepares for `segue_write_trace`: a crash is recorded in the open file.
void segue_prepare_trace(int descriptor);

/// Writes, if there is a file for it, a description of the user code that crashed and the addresses of
/// the calls in the program's own code, the innermost first, as hexadecimal offsets from the beginning of
/// the program, one in each line. `context` is that of the signal handler. Returns whether they were
/// written.
int segue_write_trace(const char *call, const void *context);

/// Forwards a signal to the program that is being waited for, and to the processes it has started.
/// Returns whether there is such a program that writes to the streams of this process. Can be called from any thread.
int segue_signal_program(int number);

/// Limits this process's private memory to `bytes`: allocations beyond the limit fail.
void segue_limit_memory(long long bytes);

/// Enlarges the main thread's stack, and those of threads that libraries create, to at least
/// `bytes`. Returns the permitted size if that is less, otherwise `bytes`.
long long segue_enlarge_stack(long long bytes);

/// Returns whether the system provides `bytes` more of memory. Async-signal-safe.
int segue_has_memory(long long bytes);

/// The number of bytes of this process's resident memory.
long long segue_resident_memory(void);
#endif
