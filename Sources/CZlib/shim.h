// zlib: deflate streams, as in the objects of a Git repository.
#pragma once
#include <zlib.h>
