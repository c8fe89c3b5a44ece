#ifndef TYPECHECK_CFILL_H
#define TYPECHECK_CFILL_H

#include <stdint.h>

// Filling lines at many sizes at once, in plain types: the innermost loops of TextEngine's LineFiller.
//
// An advance is four numbers; each size multiplies them by four factors and adds them up, which gives points. Sizes are
// side by side in groups of eight, and everything in points is stored group by group. C can compile a function for
// several generations of a processor, which Swift cannot: these functions use the widest registers of the machine. No
// multiplication is merged with an addition, so that the results are the same bits on every machine.
//
// Nothing is allocated, and nothing is kept between two calls. No pointer may be null.

/// The number of sizes in a group.
#define CFILL_LANES 8

/// A word that is wider than a line, split into graphemes: its pieces are `first` to `last`, without `last`.
typedef struct {
  /// Below 0 until the word is split.
  int32_t first;
  int32_t last;
} cfill_word;

/// One text and the sizes that it is measured at.
typedef struct {
  /// The number of groups of sizes.
  int32_t groups;
  /// The number of places where a line may end.
  int32_t count;
  /// The number of paragraphs: pieces of text between places where a line must end.
  int32_t paragraph_count;
  /// For each paragraph, the place after its last one.
  const int32_t *paragraphs;
  /// For each group, the four factors of its sizes.
  const double *factors;
  /// The width of the widest paragraph at every size, in points.
  double *naturals;
  /// The width of the widest word at every size, in points.
  double *widest;
  /// The end of a line that ends at a place, in points, group by group.
  double *ends;
  /// The beginning of the next line then, in points, group by group.
  double *starts;
  /// The width of the word before each place at the size where it is widest, in points.
  double *reach;
  /// The word before each place.
  const cfill_word *words;
  /// The number of pieces of all split words.
  int32_t piece_count;
  /// The end of a line that ends after a piece, as an advance.
  const double *piece_ends;
  /// The beginning of the next line then, as an advance.
  const double *piece_starts;
  /// The end of each piece and the beginning of the next in points: piece by piece, both for each group.
  double *piece_places;
  /// The number of pieces whose places were computed, for each group.
  int32_t *placed;
} cfill_text;

/// Finds the widest of some advances at every size; 0 is the least.
void cfill_widest(const double *factors, int32_t groups, const double *advances, int32_t count, double *widest);

/// Computes a text's `ends`, `starts`, `widest` and `reach` from its places' advances.
void cfill_places(const cfill_text *text, const double *ends, const double *starts);

/// Whether the text has more than one line anywhere: a paragraph exceeds the available
/// width by more than `slack`.
int32_t cfill_wraps(const cfill_text *text, const double *rooms, double slack);

/// Fills lines greedily and counts them, from a group on.
///
/// `rooms` has the available width and `counts` gets the number of lines at each size. A line may exceed the width by
/// `slack`. A word that is wider is broken between its pieces, with at least one piece per line. Returns the group that
/// has to break a word that is not split yet, or the number of groups when all is done.
int32_t cfill_count(const cfill_text *text, int32_t group, const double *rooms, double slack, int32_t *counts);

#endif
