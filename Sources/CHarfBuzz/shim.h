#ifndef TYPECHECK_CHARFBUZZ_SHIM_H
#define TYPECHECK_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#if !HB_VERSION_ATLEAST(4, 0, 0)
#error "typecheck needs HarfBuzz 4.0 or later: install libharfbuzz-dev"
#endif

/// HB_TAG is a macro with arguments, which Swift cannot call.
static inline hb_tag_t typecheck_hb_tag(char a, char b, char c, char d) { return HB_TAG(a, b, c, d); }

#endif
