#ifndef TYPECHECK_CHARFBUZZ_SHIM_H
#define TYPECHECK_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#if !HB_VERSION_ATLEAST(4, 0, 0)
#error "typecheck needs HarfBuzz 4.0 or later: install libharfbuzz-dev"
#endif

/// HB_TAG is a macro with arguments, which Swift cannot call.
static inline hb_tag_t typecheck_hb_tag(char a, char b, char c, char d) { return HB_TAG(a, b, c, d); }

/// A glyph's outline; the function took a new name in HarfBuzz 7.
static inline void typecheck_hb_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, funcs, data);
#else
  hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}

#endif
