/* Random arguments, good and bad, the same for the same seed. */
#ifndef DICE_H
#define DICE_H

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <typecheck.h>

static uint64_t dice_state;

/* A random number: xorshift64*. */
static uint64_t dice(void) {
  dice_state ^= dice_state >> 12;
  dice_state ^= dice_state << 25;
  dice_state ^= dice_state >> 27;
  return dice_state * 2685821657736338717u;
}

static size_t below(size_t count) { return (size_t)(dice() % count); }
static int once_in(size_t count) { return below(count) == 0; }

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* A text with what belongs together: where it is, and what is said of its length. */
typedef struct {
  const char *bytes;
  size_t length;
} Text;

static const char *const texts[] = {
    "", "a", "Save changes", "Einstellungen zurücksetzen", "한국어 설정", "日本語の設定を変更する", "العربية ١٢٣", "ไทยภาษา",
    "👩‍👩‍👧‍👦 family", "%1$@ of %2$ld items", "line\nbreak\r\nand\ttab", "<b>bold</b> & [link](x)", "\u202Ereversed",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "សួស្តី",
    "\xC3", "\xFF\xFE", "Caf\xE9", "\xED\xA0\x80", "e\xCC\x81\xCC\x81\xCC\x81\xCC\x81\xCC\x81\xCC\x81", "{", "{n, plural, one {#} other {#}}"};

static const char *const names[] = {
    "ios", "watchos", "macos", "tvos", "visionos", "body", "headline", "largeTitle", "footnote1", "caption", "large", "AX5",
    "XS,AX1,default", "all", "standard", "accessibility", "default", "bold", "ultraLight", "500", "tail", "middle", "head",
    "clip", "uikit", "swiftui", "en", "de", "zh-Hans", "pt_BR", "x-nothing", "en-US-u-ca-buddhist", "json", "sarif", "html",
    "text", "junit", "csv", "markdown", "xcode", "protan", "deutan:0.6", "tritan:0", "achromat", "deutan:-1", ",", "::", " ", "ä"};

static const char *const colors[] = {
    "#000", "#FFF", "#8E8E93", "#FF000080", "white", "systemBlue", "secondaryLabel", "clear", "rgb(1, 2, 3)",
    "color(display-p3 1 0.5 0)", "oklch(0.7 0.1 150)", "rgb(999, 0, 0)", "#12345", "color(display-p3 9 9 9)", "oklab(nan 0 0)"};

static const char *const items[] = {
    "{\"text\": \"Save\"}", "{\"text\": \"Save\", \"style\": \"headline\", \"width\": 60, \"lines\": 1}", "\"plain\"",
    "{\"text\": \"a\", \"role\": \"tabLabel\", \"key\": \"k\", \"locale\": \"ar\", \"source\": \"b\"}", "{\"text\": \"a\", \"style\": \"footnote1\"}",
    "{\"text\": \"%d\", \"height\": 5, \"minimumScale\": 0.5, \"maxCategory\": \"AX1\"}", "{}", "[1, 2", "{\"text\": 1e999}", "{\"text\": \"\\ud800\"}"};

static const char *const documents[] = {
    "{\"a\": \"Save\", \"b\": {\"c\": \"Open\"}}", "\"a\" = \"Save\";", "key,en,de\na,Save,Sichern\n", "msgid \"a\"\nmsgstr \"b\"\n",
    "<resources><string name=\"a\">Save</string></resources>", "{\"@@locale\": \"de\", \"a\": \"b\"}", "", "{", "\xFF\xFE", "<"};

static const char *const files[] = {"de.json", "a.strings", "a.csv", "a.po", "values-de/strings.xml", "a.arb", "a.xliff",
                                    "a.xcstrings", "a", "a.html", "..", "\n.json", "no/such/folder"};

static const double numbers[] = {0, 1, 17, 60, 120.5, 288, 0.5, 3, 100000, 100001, -1, -0.0, 1e-300, 1e300, NAN, INFINITY, -INFINITY, DBL_MIN};

/* What stands for a length: mostly the true one. */
static size_t length_of(const char *bytes) {
  if (once_in(40)) return once_in(2) ? (size_t)-2 : SIZE_MAX / 2;
  if (once_in(20)) return 0;
  if (bytes == NULL) return below(20);
  if (once_in(12)) return below(strlen(bytes) + 1);
  return once_in(3) ? TC_NUL_TERMINATED : strlen(bytes);
}

static Text one_of(const char *const *list, size_t count) {
  Text text = {once_in(40) ? NULL : list[below(count)], 0};
  text.length = length_of(text.bytes);
  return text;
}

/* Of a list, but sometimes of another one. */
static Text name(void) { return once_in(10) ? one_of(texts, COUNT(texts)) : one_of(names, COUNT(names)); }
static Text color(void) { return once_in(10) ? one_of(texts, COUNT(texts)) : one_of(colors, COUNT(colors)); }
static Text item(void) { return once_in(10) ? one_of(texts, COUNT(texts)) : one_of(items, COUNT(items)); }
static Text any_text(void) { return one_of(texts, COUNT(texts)); }
static double number(void) { return once_in(4) ? (double)below(2000) / 8 : numbers[below(COUNT(numbers))]; }
static int32_t integer(void) { return once_in(6) ? (int32_t)dice() : (int32_t)below(14) - 2; }
static size_t place(void) { return once_in(20) ? (size_t)dice() : below(14); }

#endif
