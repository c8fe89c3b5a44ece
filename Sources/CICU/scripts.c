#include "CICU.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

static uint32_t tag_of(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (!name || strlen(name) != 4) name = "Zzzz";
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 | (uint32_t)(uint8_t)name[2] << 8 |
         (uint32_t)(uint8_t)name[3];
}

static UScriptCode script_of(UChar32 character) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(character, &status);
  return U_FAILURE(status) ? USCRIPT_UNKNOWN : script;
}

uint32_t cicu_script(uint32_t code_point) {
  return tag_of(code_point > 0x10FFFF ? USCRIPT_UNKNOWN : script_of((UChar32)code_point));
}

static uint8_t flags_of_common(UChar32 character) {
  uint8_t flags = 0;
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode first = USCRIPT_COMMON;
  int32_t count = uscript_getScriptExtensions(character, &first, 1, &status);
  if (count > 1 || first != USCRIPT_COMMON) flags |= CICU_SCRIPT_EXTENDED;
  switch (u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: flags |= CICU_SCRIPT_OPENING; break;
    case U_BPT_CLOSE: flags |= CICU_SCRIPT_CLOSING; break;
    default: break;
  }
  return flags;
}

int32_t cicu_text_scripts(const uint16_t *text, int32_t length, uint32_t *tags, uint8_t *flags) {
  if (length < 0 || (length > 0 && (!text || !tags || !flags))) return CICU_ERROR_ARGUMENT;
  UScriptCode last = USCRIPT_COMMON;
  uint32_t last_tag = tag_of(last);
  for (int32_t offset = 0; offset < length;) {
    int32_t start = offset;
    UChar32 character;
    U16_NEXT(text, offset, length, character);
    UScriptCode script = script_of(character);
    if (script != last) {
      last = script;
      last_tag = tag_of(script);
    }
    tags[start] = last_tag;
    flags[start] = script == USCRIPT_COMMON ? flags_of_common(character) : 0;
    if (offset > start + 1) {
      tags[start + 1] = last_tag;
      flags[start + 1] = CICU_SCRIPT_CONTINUATION;
    }
  }
  return length;
}

int32_t cicu_script_extensions(uint32_t code_point, uint32_t *tags, int32_t capacity) {
  UScriptCode scripts[64];
  if (code_point > 0x10FFFF || capacity < 0 || (capacity > 0 && !tags)) return CICU_ERROR_ARGUMENT;
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions((UChar32)code_point, scripts, 64, &status);
  if (U_FAILURE(status)) return CICU_ERROR_ICU;
  if (count > capacity) return CICU_ERROR_CAPACITY;
  for (int32_t index = 0; index < count; index++) tags[index] = tag_of(scripts[index]);
  return count;
}

int32_t cicu_script_is_right_to_left(uint32_t tag) {
  const char name[5] = {(char)(tag >> 24), (char)(tag >> 16), (char)(tag >> 8), (char)tag, 0};
  int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, name);
  return script == UCHAR_INVALID_CODE ? 0 : uscript_isRightToLeft((UScriptCode)script);
}

uint32_t cicu_likely_script(const char *language) {
  char locale[ULOC_FULLNAME_CAPACITY], likely[ULOC_FULLNAME_CAPACITY], script[ULOC_SCRIPT_CAPACITY];
  if (!language || !language[0]) return 0;
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(language, locale, sizeof locale, NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || !locale[0]) return 0;
  uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return 0;
  int32_t length = uloc_getScript(likely, script, sizeof script, &status);
  if (U_FAILURE(status) || length != 4) return 0;
  return (uint32_t)(uint8_t)script[0] << 24 | (uint32_t)(uint8_t)script[1] << 16 | (uint32_t)(uint8_t)script[2] << 8 |
         (uint32_t)(uint8_t)script[3];
}

uint32_t cicu_paired_bracket(uint32_t code_point) {
  return code_point > 0x10FFFF ? code_point : (uint32_t)u_getBidiPairedBracket((UChar32)code_point);
}
