#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

static int is_wide(UChar32 character) {
  int32_t width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_FULLWIDTH || width == U_EA_WIDE;
}

static int needs_bidi(UChar32 character) {
  switch (u_charDirection(character)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_ARABIC_NUMBER:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE: return 1;
    default: return 0;
  }
}

uint32_t cicu_properties(uint32_t code_point) {
  if (code_point > 0x10FFFF) return 0;
  UChar32 character = (UChar32)code_point;
  uint32_t bits = 0;
  if (u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) bits |= CICU_DEFAULT_IGNORABLE;
  if (u_hasBinaryProperty(character, UCHAR_EMOJI)) bits |= CICU_EMOJI;
  if (u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION)) bits |= CICU_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(character, UCHAR_EXTENDED_PICTOGRAPHIC)) bits |= CICU_EXTENDED_PICTOGRAPHIC;
  if (u_hasBinaryProperty(character, UCHAR_EMOJI_MODIFIER)) bits |= CICU_EMOJI_MODIFIER;
  if (is_wide(character)) bits |= CICU_EAST_ASIAN_WIDE;
  if (needs_bidi(character)) bits |= CICU_BIDI_NEEDED;
  if (U_GET_GC_MASK(character) & U_GC_M_MASK) bits |= CICU_MARK;
  return bits;
}

uint32_t cicu_base_letter(uint32_t code_point) {
  if (code_point > 0x10FFFF) return code_point;
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *forms = unorm2_getNFDInstance(&error);
  if (U_FAILURE(error)) return code_point;
  // The longest canonical decomposition of one code point has four.
  UChar text[16];
  int32_t length = unorm2_getDecomposition(forms, (UChar32)code_point, text, 16, &error);
  if (U_FAILURE(error) || length <= 0) return code_point;
  UChar32 first;
  U16_GET(text, 0, 0, length, first);
  return (uint32_t)first;
}

uint32_t cicu_general_category(uint32_t code_point) {
  if (code_point > 0x10FFFF) return 'C' << 8 | 'n';
  const char *name = u_getPropertyValueName(
    UCHAR_GENERAL_CATEGORY, u_charType((UChar32)code_point), U_SHORT_PROPERTY_NAME);
  if (!name) return 'C' << 8 | 'n';
  return (uint32_t)(uint8_t)name[0] << 8 | (uint32_t)(uint8_t)name[1];
}
