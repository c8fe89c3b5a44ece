/* What all other headers use: statuses, texts, handles. */
#ifndef TYPECHECK_BASE_H
#define TYPECHECK_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define TC_BEGIN_DECLS extern "C" {
#define TC_END_DECLS }
#else
#define TC_BEGIN_DECLS
#define TC_END_DECLS
#endif

TC_BEGIN_DECLS

/* How a call ended; numbers never change, and more may be added. */
typedef enum tc_status_t {
  /* It did what it was asked for. */
  TC_STATUS_OK = 0,
  /* A pointer is NULL that may not be. */
  TC_STATUS_NULL_ARGUMENT = 1,
  /* A handle is none, was destroyed, or is one of another kind of object. */
  TC_STATUS_INVALID_HANDLE = 2,
  /* A text is not UTF-8. */
  TC_STATUS_INVALID_UTF8 = 3,
  /* A number is outside its range (NaN and infinities are), or a name is not known. */
  TC_STATUS_INVALID_ARGUMENT = 4,
  /* A text, document or picture is larger than this library takes. */
  TC_STATUS_TOO_LARGE = 5,
  /* There is nothing at this place: an index after the last, or a size that was never published. */
  TC_STATUS_NOT_FOUND = 6,
  /* What was given cannot be read or measured: not an item, or its platform has no such style. */
  TC_STATUS_INVALID_INPUT = 7,
  /* A font that was asked for, or that is needed, cannot be used. */
  TC_STATUS_FONT = 8,
  /* A mistake in this library; please report it. */
  TC_STATUS_INTERNAL = 9,
  /* It needs threads, and this process was forked from one that has them. */
  TC_STATUS_FORKED = 10,
  /* It was stopped before its end, as its caller asked by tc_options_set_stop. */
  TC_STATUS_STOPPED = 11
} tc_status_t;

/* Stands for the length of a text that ends at its first NUL. */
#define TC_NUL_TERMINATED ((size_t)-1)

/* The longest text, in bytes, in files and items too: 1 MiB is a book, and takes some hundred times as much to measure. */
#define TC_LONGEST_TEXT ((size_t)1 << 20)

/* The longest item, in bytes. */
#define TC_LONGEST_ITEM ((size_t)64 << 20)

/* The longest document, in bytes. */
#define TC_LONGEST_DOCUMENT ((size_t)1 << 30)

/* Fonts and tables, for any number of threads. */
typedef struct tc_context_t tc_context_t;
/* What is measured for. */
typedef struct tc_options_t tc_options_t;
/* Measures texts one at a time, and is the quicker for each. */
typedef struct tc_measurer_t tc_measurer_t;
/* Measures many texts at once, on several threads. */
typedef struct tc_batch_t tc_batch_t;
/* What texts came to. */
typedef struct tc_measurement_t tc_measurement_t;
/* What a pair of colours came to. */
typedef struct tc_contrast_t tc_contrast_t;
/* What an audit found. */
typedef struct tc_report_t tc_report_t;

/* How a judgement ended. */
typedef enum tc_outcome_t {
  TC_OUTCOME_PASS = 0,
  TC_OUTCOME_FAIL = 1,
  /* Nobody can tell without a person; a reason says why. */
  TC_OUTCOME_NEEDS_REVIEW = 2,
  /* Nothing is drawn: the text is empty, or its role is one that is never measured. */
  TC_OUTCOME_NOT_APPLICABLE = 3,
  /* Nothing was measured, for want of a font. */
  TC_OUTCOME_NOT_MEASURED = 4,
  /* The item asks for what there is not, such as a style its platform does not have. */
  TC_OUTCOME_INVALID = 5
} tc_outcome_t;

TC_END_DECLS

#endif
