#include "CSegueKernels.h"
