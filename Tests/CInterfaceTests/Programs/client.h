/* What the test programs share: a count of what was expected and did not come. */
#ifndef CLIENT_H
#define CLIENT_H

#include <stdio.h>
#include <string.h>

#include <typecheck.h>

/* How often something was not as expected. */
extern int failures;

/* Parts of client.c that stand in client_more.c and client_batch.c. */
void settings(tc_context_t *context, const char *folder);
void many_texts(tc_context_t *context);
void colors(void);
void pixels(void);
void sizes(void);
void reports(tc_context_t *context, const char *folder);

#define EXPECT(condition)                                                       \
  do {                                                                          \
    if (!(condition)) {                                                         \
      const char *why = "";                                                     \
      tc_error_get_message(&why, NULL);                                         \
      failures += 1;                                                            \
      fprintf(stderr, "%s:%d: not so: %s (last error: %s)\n", __FILE__, __LINE__, #condition, why); \
    }                                                                           \
  } while (0)

/* Expects a status, and where it is a failure, a sentence that tells of it. */
#define EXPECT_STATUS(expected, call)                                           \
  do {                                                                          \
    tc_status_t status_ = (call);                                               \
    const char *why_ = "";                                                      \
    size_t length_ = 0;                                                         \
    tc_error_get_message(&why_, &length_);                                      \
    if (status_ != (expected) || (status_ != TC_STATUS_OK && length_ < 10)) {   \
      failures += 1;                                                            \
      fprintf(stderr, "%s:%d: %s gave %s, not %s: %s\n", __FILE__, __LINE__, #call,  \
              tc_status_get_name(status_), tc_status_get_name(expected), why_); \
    }                                                                           \
  } while (0)

#define OK(call) EXPECT_STATUS(TC_STATUS_OK, call)
#define NUL TC_NUL_TERMINATED

#endif
