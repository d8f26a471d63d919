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

#endif
