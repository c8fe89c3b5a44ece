/* What the files of hostile.c share. */
#ifndef HOSTILE_H
#define HOSTILE_H

#include <math.h>

#include "client.h"

#define NONE(call) EXPECT_STATUS(TC_STATUS_NULL_ARGUMENT, call)
#define HANDLE(call) EXPECT_STATUS(TC_STATUS_INVALID_HANDLE, call)
#define UTF8(call) EXPECT_STATUS(TC_STATUS_INVALID_UTF8, call)
#define ARGUMENT(call) EXPECT_STATUS(TC_STATUS_INVALID_ARGUMENT, call)
#define LARGE(call) EXPECT_STATUS(TC_STATUS_TOO_LARGE, call)
#define ABSENT(call) EXPECT_STATUS(TC_STATUS_NOT_FOUND, call)
#define INPUT(call) EXPECT_STATUS(TC_STATUS_INVALID_INPUT, call)

static const char broken[] = "Caf\xE9";
static const double numbers[] = {NAN, INFINITY, -INFINITY, -1, -1e-300, 1e300, 100001};

extern tc_context_t *context;

/* Parts that stand in hostile_more.c. */
void colors_and_pictures(void);
void sizes_and_reports(void);

#endif

