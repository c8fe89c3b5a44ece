/* Statuses, text limits and handles that all other headers use. */
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

/* The status of a call. Numbers never change; later versions may add more. */
typedef enum tc_status_t {
  /* The call succeeded. */
  TC_STATUS_OK = 0,
  /* A required pointer is NULL. */
  TC_STATUS_NULL_ARGUMENT = 1,
  /* The handle is invalid, was destroyed, or belongs to another kind of object. */
  TC_STATUS_INVALID_HANDLE = 2,
  /* A text is not UTF-8. */
  TC_STATUS_INVALID_UTF8 = 3,
  /* A number is outside its range (NaN and infinities always are), or a name is unknown. */
  TC_STATUS_INVALID_ARGUMENT = 4,
  /* A text, document or picture is larger than this library accepts. */
  TC_STATUS_TOO_LARGE = 5,
  /* No entry here: an index after the last one, or a size that the platform never published. */
  TC_STATUS_NOT_FOUND = 6,
  /* The input cannot be read or measured: not an item, or a style that the platform does not have. */
  TC_STATUS_INVALID_INPUT = 7,
  /* A requested or required font cannot be used. */
  TC_STATUS_FONT = 8,
  /* A bug in this library; please report it. */
  TC_STATUS_INTERNAL = 9,
  /* The call needs threads, and this process was forked from one that has started them. */
  TC_STATUS_FORKED = 10,
  /* The caller stopped the call with tc_options_set_stop. */
  TC_STATUS_STOPPED = 11
} tc_status_t;

/* Pass this as the length of a text that ends at its first NUL. */
#define TC_NUL_TERMINATED ((size_t)-1)

/* The longest text in bytes, also in files and items. 1 MiB is a book; measuring it takes about a hundred times as much. */
#define TC_LONGEST_TEXT ((size_t)1 << 20)

/* The longest item, in bytes. */
#define TC_LONGEST_ITEM ((size_t)64 << 20)

/* The longest document, in bytes. */
#define TC_LONGEST_DOCUMENT ((size_t)1 << 30)

/* Fonts and tables that any number of threads can share. */
typedef struct tc_context_t tc_context_t;
/* Measuring options: platform, style, sizes, available width, language. */
typedef struct tc_options_t tc_options_t;
/* Measures one text per call, with the least time per text. */
typedef struct tc_measurer_t tc_measurer_t;
/* Measures many texts per call, on several threads. */
typedef struct tc_batch_t tc_batch_t;
/* The results of measured texts. */
typedef struct tc_measurement_t tc_measurement_t;
/* The result of checking a pair of colours. */
typedef struct tc_contrast_t tc_contrast_t;
/* The results of an audit. */
typedef struct tc_report_t tc_report_t;

/* The outcome of a check. */
typedef enum tc_outcome_t {
  TC_OUTCOME_PASS = 0,
  TC_OUTCOME_FAIL = 1,
  /* The input does not decide the outcome; there is always a reason. */
  TC_OUTCOME_NEEDS_REVIEW = 2,
  /* Nothing is drawn: the text is empty, or its role is never measured. */
  TC_OUTCOME_NOT_APPLICABLE = 3,
  /* Not measured, because a font is missing. */
  TC_OUTCOME_NOT_MEASURED = 4,
  /* The item asks for something that does not exist, such as a style that its platform does not have. */
  TC_OUTCOME_INVALID = 5
} tc_outcome_t;

TC_END_DECLS

#endif
