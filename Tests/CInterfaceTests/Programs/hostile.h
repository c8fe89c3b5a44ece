/* What the files of hostile.c share. */
#ifndef HOSTILE_H
#define HOSTILE_H

#include <math.h>

#include "client.h"

/* Expects a failure, whose sentence is said where the program was asked to. */
#define FAILS(expected, call)        \
  do {                               \
    EXPECT_STATUS(expected, call);   \
    if (says) puts(sentence());      \
  } while (0)

#define NONE(call) FAILS(TC_STATUS_NULL_ARGUMENT, call)
#define HANDLE(call) FAILS(TC_STATUS_INVALID_HANDLE, call)
#define UTF8(call) FAILS(TC_STATUS_INVALID_UTF8, call)
#define ARGUMENT(call) FAILS(TC_STATUS_INVALID_ARGUMENT, call)
#define LARGE(call) FAILS(TC_STATUS_TOO_LARGE, call)
#define ABSENT(call) FAILS(TC_STATUS_NOT_FOUND, call)
#define INPUT(call) FAILS(TC_STATUS_INVALID_INPUT, call)

static const char broken[] = "Caf\xE9";
static const double numbers[] = {NAN, INFINITY, -INFINITY, -1, -1e-300, 1e300, 100001};

extern tc_context_t *context;
extern int says;

/* The sentence of the last failure. */
const char *sentence(void);

/* Parts that stand in hostile_more.c. */
void long_texts(void);
void colors_and_pictures(void);
void sizes_and_reports(void);

#endif

