#include "CFill.h"

#pragma STDC FP_CONTRACT OFF

// Eight sizes side by side. The compiler puts them into the registers of the machine: one, two or four.
typedef double lanes __attribute__((ext_vector_type(CFILL_LANES), aligned(8)));
typedef int64_t whole __attribute__((ext_vector_type(CFILL_LANES), aligned(8)));
typedef int32_t counted __attribute__((ext_vector_type(CFILL_LANES), aligned(4)));

// A function in several versions, the best of which is chosen when the program starts.
#if defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__) && !__has_feature(thread_sanitizer)
#define EVERY_MACHINE __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define EVERY_MACHINE
#endif

// Vectors are only passed by address: how they are passed by value depends on the machine.
#define INLINE static inline __attribute__((always_inline))

#define ANY(mask) (__builtin_reduce_or(mask) != 0)

INLINE const lanes *eights(const double *numbers, int64_t index) { return (const lanes *)(numbers + index * CFILL_LANES); }

/// An advance at eight sizes, in points; always added up in this order.
INLINE void in_points(const double *advance, const lanes *factors, lanes *points) {
  *points = factors[0] * advance[0] + factors[1] * advance[1] + factors[2] * advance[2] + factors[3] * advance[3];
}

INLINE void take_larger(const lanes *candidate, lanes *largest) {
  *largest = *candidate > *largest ? *candidate : *largest;
}

EVERY_MACHINE
void cfill_widest(const double *factors, int32_t groups, const double *advances, int32_t count, double *widest) {
  for (int32_t group = 0; group < groups; group++) {
    lanes largest = 0;
    for (int32_t index = 0; index < count; index++) {
      lanes width;
      in_points(advances + index * 4, eights(factors, group * 4), &width);
      take_larger(&width, &largest);
    }
    *(lanes *)eights(widest, group) = largest;
  }
}

EVERY_MACHINE
void cfill_places(const cfill_text *text, const double *ends, const double *starts) {
  int64_t count = text->count;
  for (int64_t index = 0; index < count; index++) text->reach[index] = 0;
  for (int32_t group = 0; group < text->groups; group++) {
    const lanes *factors = eights(text->factors, group * 4);
    lanes *group_ends = (lanes *)eights(text->ends, group * count);
    lanes *group_starts = (lanes *)eights(text->starts, group * count);
    lanes word_start = 0, widest = 0;
    for (int64_t index = 0; index < count; index++) {
      lanes end, start;
      in_points(ends + index * 4, factors, &end);
      in_points(starts + index * 4, factors, &start);
      group_ends[index] = end;
      group_starts[index] = start;
      lanes word = end - word_start;
      take_larger(&word, &widest);
      double reach = __builtin_reduce_max(word);
      if (reach > text->reach[index]) text->reach[index] = reach;
      word_start = start;
    }
    *(lanes *)eights(text->widest, group) = widest;
  }
}

EVERY_MACHINE
int32_t cfill_wraps(const cfill_text *text, const double *rooms, double slack) {
  if (text->paragraph_count > 1) return 1;
  whole over = 0;
  for (int32_t group = 0; group < text->groups; group++) {
    over |= *eights(text->naturals, group) > *eights(rooms, group) + slack;
  }
  return ANY(over);
}

/// Fills lines at sizes at which every word fits on a line.
INLINE void fill_words(const cfill_text *text, int32_t group, const lanes *room, whole *lines) {
  const lanes *ends = eights(text->ends, group * (int64_t)text->count);
  const lanes *starts = eights(text->starts, group * (int64_t)text->count);
  lanes word_start = 0;
  int32_t index = 0;
  *lines = 0;
  for (int32_t paragraph = 0; paragraph < text->paragraph_count; paragraph++) {
    *lines += 1;
    lanes line_start = word_start;
    for (; index < text->paragraphs[paragraph]; index++) {
      whole over = ends[index] - line_start > *room;
      *lines -= over;
      line_start = over ? word_start : line_start;
      word_start = starts[index];
    }
  }
}

/// Computes the places of pieces at the sizes of a group, for pieces that were added since the last call.
INLINE void place_pieces(const cfill_text *text, int32_t group) {
  const lanes *factors = eights(text->factors, group * 4);
  for (int64_t piece = text->placed[group]; piece < text->piece_count; piece++) {
    lanes *places = (lanes *)eights(text->piece_places, (piece * text->groups + group) * 2);
    in_points(text->piece_ends + piece * 4, factors, &places[0]);
    in_points(text->piece_starts + piece * 4, factors, &places[1]);
  }
  text->placed[group] = text->piece_count;
}

/// Breaks a word at the beginning of a line between its pieces: counts the lines that this adds, and finds where the
/// last of them begins.
INLINE void break_word(
  const cfill_text *text, int32_t group, const lanes *room, cfill_word word, whole *added, lanes *line_start) {
  if (word.first >= word.last) return;
  int64_t step = text->groups * 2;
  const lanes *places = eights(text->piece_places, word.first * step + group * 2);
  lanes piece_start = places[1];
  // The first piece of a word begins no line.
  for (int32_t piece = word.first + 1; piece < word.last; piece++) {
    places += step;
    whole over = places[0] - *line_start > *room;
    *added -= over;
    *line_start = over ? piece_start : *line_start;
    piece_start = places[1];
  }
}

/// Fills lines at sizes at which some word is wider than the container. Returns 0 if one was not split yet.
///
/// A word that is too wide always begins a line, so its lines do not depend on the text before it, and a
/// processor that looks ahead works on several words at once.
INLINE int32_t fill_pieces(const cfill_text *text, int32_t group, const lanes *room, whole *lines) {
  const lanes *ends = eights(text->ends, group * (int64_t)text->count);
  const lanes *starts = eights(text->starts, group * (int64_t)text->count);
  lanes word_start = 0;
  int32_t index = 0;
  *lines = 0;
  place_pieces(text, group);
  for (int32_t paragraph = 0; paragraph < text->paragraph_count; paragraph++) {
    *lines += 1;
    lanes line_start = word_start;
    // The first word of a paragraph begins no line.
    whole is_filled = 0;
    for (; index < text->paragraphs[paragraph]; index++) {
      whole over = ends[index] - line_start > *room;
      *lines -= over & is_filled;
      line_start = over ? word_start : line_start;
      whole wide = ends[index] - word_start > *room;
      if (ANY(wide)) {
        cfill_word word = text->words[index];
        if (word.first < 0) return 0;
        whole added = 0;
        lanes last_start = word_start;
        break_word(text, group, room, word, &added, &last_start);
        wide &= over;
        *lines += added & wide;
        line_start = wide ? last_start : line_start;
      }
      is_filled = -1;
      word_start = starts[index];
    }
  }
  return 1;
}

EVERY_MACHINE
int32_t cfill_count(const cfill_text *text, int32_t group, const double *rooms, double slack, int32_t *counts) {
  for (; group < text->groups; group++) {
    lanes room = *eights(rooms, group) + slack;
    whole lines;
    if (text->paragraph_count < 2 && !ANY(*eights(text->naturals, group) > room)) {
      lines = 1;
    } else if (!ANY(*eights(text->widest, group) > room)) {
      fill_words(text, group, &room, &lines);
    } else if (!fill_pieces(text, group, &room, &lines)) {
      return group;
    }
    *(counted *)(counts + group * CFILL_LANES) = __builtin_convertvector(lines, counted);
  }
  return group;
}
