// The interface is header files alone; a target of C needs one source.
#include "typecheck.h"
