#ifndef TYPECHECK_CICU_H
#define TYPECHECK_CICU_H

#include <stdint.h>

// What this package uses of ICU, in plain types: no ICU header reaches Swift, whose own Foundation has an ICU too.
//
// Text is UTF-16 and every offset counts its code units; lone surrogates are allowed anywhere.
// A handle belongs to one thread at a time. Text passed in is not used after the call returns.
// A function that returns a count or a level returns a negative number on failure: CICU_ERROR_ARGUMENT,
// CICU_ERROR_CAPACITY or CICU_ERROR_ICU. Functions of one code point take any number and never fail.

/// An argument is null or out of range.
#define CICU_ERROR_ARGUMENT (-1)
/// The caller's buffer is too small.
#define CICU_ERROR_CAPACITY (-2)
/// ICU reported an error, or memory ran out.
#define CICU_ERROR_ICU (-3)

// MARK: Versions (version.c)

/// The ICU version the library was compiled against, such as "72.1". The string is never freed.
const char *cicu_version(void);

/// The Unicode version of the linked ICU's data: writes major and minor, such as 15 and 0.
void cicu_unicode_version(int32_t *major, int32_t *minor);

// MARK: Boundaries (segmentation.c)

/// User-perceived characters (UAX 29).
#define CICU_GRAPHEME 0
/// Words (UAX 29), with ICU's dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese.
#define CICU_WORD 1
/// Line-break opportunities (UAX 14), with ICU's dictionaries for Thai, Lao, Khmer and Burmese.
#define CICU_LINE 2

/// An iterator over the boundaries of one kind in one language.
typedef struct cicu_segmenter cicu_segmenter;

/// Opens an iterator. `language` is a BCP 47 tag such as "ja" (null, empty or unreadable: the root locale);
/// `strictness` is "loose", "normal" or "strict" for lines, or null for the language's own. Null on failure.
cicu_segmenter *cicu_segmenter_open(int32_t kind, const char *language, const char *strictness);

/// Finds all boundaries of a text after offset 0; the last one is `length`.
///
/// `offsets` and `hard` hold `capacity` entries; `length` entries are always enough. `hard` may be null;
/// an entry is 1 where a line must break and 0 elsewhere. Returns the count (0 for an empty text).
int32_t cicu_segmenter_boundaries(
  cicu_segmenter *segmenter, const uint16_t *text, int32_t length, int32_t *offsets, uint8_t *hard, int32_t capacity);

/// Closes an iterator; null is allowed.
void cicu_segmenter_close(cicu_segmenter *segmenter);

// MARK: Bidirectional text (bidi.c)

/// The paragraph level follows the first strong character, left to right if there is none (UAX 9, P2 and P3).
#define CICU_DIRECTION_AUTOMATIC 0
/// Paragraph level 0.
#define CICU_DIRECTION_LEFT_TO_RIGHT 1
/// Paragraph level 1.
#define CICU_DIRECTION_RIGHT_TO_LEFT 2

/// The bidirectional algorithm (UAX 9) over one text at a time. Keeps its own copy of the text.
typedef struct cicu_bidi cicu_bidi;

/// Opens an empty object. Null when memory runs out.
cicu_bidi *cicu_bidi_open(void);

/// Resolves a text and writes one embedding level per code unit to `levels` (`length` entries).
///
/// A text with paragraph separators is several paragraphs, each with its own level when the direction is automatic.
/// Returns the level of the first paragraph, 0 or 1.
int32_t cicu_bidi_set(
  cicu_bidi *bidi, const uint16_t *text, int32_t length, int32_t direction, uint8_t *levels);

/// The level of the paragraph that contains `offset` of the text set last.
int32_t cicu_bidi_paragraph_level(const cicu_bidi *bidi, int32_t offset);

/// Reorders one line of the text set last (rules L1 and L2): the runs from left to right.
///
/// Run k covers the code units `starts[k]` ..< `starts[k] + lengths[k]` of the text at level `levels[k]` (odd: drawn
/// right to left; a line without reordering may come as one run at the paragraph's level). Where the line holds a
/// paragraph separator, each side is reordered on its own. The three buffers hold `capacity` entries; the length of
/// the line is always enough. Returns the number of runs.
int32_t cicu_bidi_visual_runs(
  cicu_bidi *bidi, int32_t start, int32_t end, int32_t *starts, int32_t *lengths, uint8_t *levels, int32_t capacity);

/// Closes the object; null is allowed.
void cicu_bidi_close(cicu_bidi *bidi);

// MARK: Scripts (scripts.c)

/// The script of a code point as the four letters of ISO 15924, first letter in the highest byte ('Latn').
/// 'Zzzz' for what is not a code point.
uint32_t cicu_script(uint32_t code_point);

/// Flag of cicu_text_scripts: a common character that is used with particular scripts (Script_Extensions).
#define CICU_SCRIPT_EXTENDED 1
/// Flag of cicu_text_scripts: an opening bracket that has a closing one.
#define CICU_SCRIPT_OPENING 2
/// Flag of cicu_text_scripts: a closing bracket that has an opening one.
#define CICU_SCRIPT_CLOSING 4
/// Flag of cicu_text_scripts: the second half of a surrogate pair, whose first half says the rest.
#define CICU_SCRIPT_CONTINUATION 8

/// Writes the script and the flags of each code unit of a text. The first two flags concern Common characters only.
/// Returns `length`.
int32_t cicu_text_scripts(const uint16_t *text, int32_t length, uint32_t *tags, uint8_t *flags);

/// Writes the scripts a code point is used with (Script_Extensions; its own script if it has none). 64 entries are
/// enough for any Unicode version so far. Returns the count.
int32_t cicu_script_extensions(uint32_t code_point, uint32_t *tags, int32_t capacity);

/// 1 when the script is written from right to left, otherwise 0.
int32_t cicu_script_is_right_to_left(uint32_t tag);

/// The script a language is most likely written in (likely subtags of CLDR), such as 'Cyrl' for "ru" and "sr".
/// 0 when the tag names no known language.
uint32_t cicu_likely_script(const char *language);

/// The bracket that belongs to this one (Bidi_Paired_Bracket); the code point itself when it is not a bracket.
uint32_t cicu_paired_bracket(uint32_t code_point);

// MARK: Characters (properties.c)

/// Property bit: Default_Ignorable_Code_Point.
#define CICU_DEFAULT_IGNORABLE 0x01
/// Property bit: Emoji.
#define CICU_EMOJI 0x02
/// Property bit: Emoji_Presentation.
#define CICU_EMOJI_PRESENTATION 0x04
/// Property bit: Extended_Pictographic.
#define CICU_EXTENDED_PICTOGRAPHIC 0x08
/// Property bit: Emoji_Modifier (a skin tone).
#define CICU_EMOJI_MODIFIER 0x10
/// Property bit: East_Asian_Width is Fullwidth or Wide.
#define CICU_EAST_ASIAN_WIDE 0x20
/// Property bit: Bidi_Class is R, AL, AN or an explicit right-to-left or isolating control, or an embedding.
#define CICU_BIDI_NEEDED 0x40
/// Property bit: General_Category is a mark (Mn, Mc, Me).
#define CICU_MARK 0x80

/// The property bits of a code point; 0 for what is not a code point.
uint32_t cicu_properties(uint32_t code_point);

/// The first code point of the canonical decomposition: the letter without its marks; the code point itself where it
/// has none.
uint32_t cicu_base_letter(uint32_t code_point);

/// The two letters of General_Category, first letter in the high byte ('Lu'); 'Cn' for what is not a code point.
uint32_t cicu_general_category(uint32_t code_point);

// MARK: Plural categories (plurals.c)

/// Categories of how many ("3 files").
#define CICU_CARDINAL 0
/// Categories of which one ("3rd file").
#define CICU_ORDINAL 1

/// The plural rules of one language (CLDR). A handle never changes once it is open, so several threads may use it at
/// the same time.
typedef struct cicu_plurals cicu_plurals;

/// Opens the rules of a language, a BCP 47 tag (null, empty or unreadable: the root locale). Null on failure.
cicu_plurals *cicu_plurals_open(const char *language, int32_t kind);

/// The category of a number: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
int32_t cicu_plurals_category(const cicu_plurals *plurals, double number);

/// Closes the rules; null is allowed.
void cicu_plurals_close(cicu_plurals *plurals);

// MARK: Numbers (numbers.c)

/// Writes numbers as one language does.
typedef struct cicu_numbers cicu_numbers;

/// Opens a writer for a language, a BCP 47 tag (null, empty or unreadable: the root locale). Null on failure.
cicu_numbers *cicu_numbers_open(const char *language);

/// Writes a number with `decimals` digits after the separator, grouped where `groups` is not 0, to `text`, which
/// holds `capacity` code units. Returns the length.
int32_t cicu_numbers_write(
  cicu_numbers *numbers, double number, int32_t decimals, int32_t groups, uint16_t *text, int32_t capacity);

/// Closes a writer; null is allowed.
void cicu_numbers_close(cicu_numbers *numbers);

// MARK: Dates (dates.c)

/// Writes dates or times of day as one language does, in UTC.
typedef struct cicu_dates cicu_dates;

enum {
  /// A date of medium length: Feb 28, 2026.
  CICU_DATE = 0,
  /// A short time of day: 10:58 PM.
  CICU_TIME = 1,
};

/// Opens a writer for a language, a BCP 47 tag (null, empty or unreadable: the root locale). Null on failure.
cicu_dates *cicu_dates_open(const char *language, int32_t kind);

/// Writes the moment so many milliseconds after 1970 to `text`, which holds `capacity` code units. Returns the
/// length.
int32_t cicu_dates_write(const cicu_dates *dates, double milliseconds, uint16_t *text, int32_t capacity);

/// Closes a writer; null is allowed.
void cicu_dates_close(cicu_dates *dates);

// MARK: Case (letter_case.c)

/// Writes a text in capitals by the rules of a language (BCP 47) to `capitals`, which holds `capacity` code
/// units. Returns the length, or CICU_ERROR_CAPACITY when that is too short (three times the length is enough).
int32_t cicu_uppercase(
  const char *language, const uint16_t *text, int32_t length, uint16_t *capitals, int32_t capacity);

#endif
