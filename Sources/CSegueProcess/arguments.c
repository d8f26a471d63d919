// Keeps the arguments of the process as the C library passes them to constructors. Swift's own list
// is made from /proc/self/maps, and is empty where that file cannot be read.
#include "CSegueProcess.h"

static int count;
static char **values;

__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  values = argv;
}

int segue_argument_count(void) { return count; }

char *const *segue_arguments(void) { return values; }
