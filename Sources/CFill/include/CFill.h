#ifndef TYPECHECK_CFILL_H
#define TYPECHECK_CFILL_H

#include <stdint.h>

// Filling lines at many sizes at once, in plain types: the innermost loops of TextEngine's LineFiller.
//
// An advance is four numbers; what a size makes of it is their sum times four factors, in points. Sizes stand side by
// side in eights, and everything in points is kept an eight after the other. Swift has no way to say that a function
// is to be compiled for several generations of a processor, C has: these use the widest registers the machine they
// run on has. No multiplication is merged with an addition, so that the results are the same bits on every machine.
//
// Nothing is allocated and nothing is kept between two calls; every pointer has to have what it says.

/// How many sizes stand side by side.
#define CFILL_LANES 8

/// A word that is wider than a line, taken apart into graphemes: its pieces are first to last, last not included.
typedef struct {
  /// Below 0 as long as the word was not taken apart.
  int32_t first;
  int32_t last;
} cfill_word;

/// One text and the sizes it is looked at.
typedef struct {
  /// How many eights of sizes there are.
  int32_t groups;
  /// How many places there are where a line may end.
  int32_t count;
  /// How many paragraphs there are: pieces of text between places where a line must end.
  int32_t paragraph_count;
  /// For every paragraph the place after its last one.
  const int32_t *paragraphs;
  /// For every group the four factors of its sizes.
  const double *factors;
  /// The width of the widest paragraph at every size, in points.
  double *naturals;
  /// The width of the widest word at every size, in points.
  double *widest;
  /// Where a line that ends at a place ends, in points: group by group.
  double *ends;
  /// Where the next line begins then, in points: group by group.
  double *starts;
  /// The width of the word before each place at the size it is widest at, in points.
  double *reach;
  /// The word before each place.
  const cfill_word *words;
  /// How many pieces there are of all the words that were taken apart.
  int32_t piece_count;
  /// Where a line that ends after a piece ends, as an advance.
  const double *piece_ends;
  /// Where the next line begins then, as an advance.
  const double *piece_starts;
  /// Where every piece ends and the next begins in points: piece by piece, an eight and an eight a group.
  double *piece_places;
  /// How many of the pieces were worked out in points, for every group.
  int32_t *placed;
} cfill_text;

/// Finds the widest of some advances at every size; 0 is the least.
void cfill_widest(const double *factors, int32_t groups, const double *advances, int32_t count, double *widest);

/// Works out a text's `ends`, `starts`, `widest` and `reach` from its places' advances.
void cfill_places(const cfill_text *text, const double *ends, const double *starts);

/// Whether the text has more than one line anywhere: the width of a paragraph is over the room by more than `slack`.
int32_t cfill_wraps(const cfill_text *text, const double *rooms, double slack);

/// Fills lines greedily and counts them, from a group on.
///
/// `rooms` has the room for one line and `counts` takes the lines at every size; a width that is over by `slack` fits.
/// A word that is wider than the room is broken between its pieces, a piece a line at least. Returns the group at which
/// a word would have to be broken that was not taken apart yet, or the number of groups when all is done.
int32_t cfill_count(const cfill_text *text, int32_t group, const double *rooms, double slack, int32_t *counts);

#endif
