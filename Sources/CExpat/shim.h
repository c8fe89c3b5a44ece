// Expat: a parser of XML that tells what it meets as it meets it.
#pragma once
#include <expat.h>
