// What has to be settled before the first line of Swift runs.
#ifndef CSEGUE_PROCESS_H
#define CSEGUE_PROCESS_H

/// Whether `Set` and `Dictionary` have the same order in every process: it was settled when the program
/// was loaded, or its environment asks for something.
int segue_hashing_is_settled(void);

/// Lets malloc have at most two arenas: each reserves 64 MiB of addresses, which counts where those are
/// limited. No inner loop allocates, so two will do.
void segue_limit_arenas(void);

#endif
