/* The names that functions take, and those of the numbers they give. */
#ifndef TYPECHECK_NAME_H
#define TYPECHECK_NAME_H

#include "base.h"

TC_BEGIN_DECLS

/* Lists of names; in all but the last two the place of a name is the number that structures use. */
typedef enum tc_names_t {
  /* `ios`, `watchos` … */
  TC_NAMES_PLATFORM = 0,
  /* UIKit's text styles: `largeTitle`, `body` … */
  TC_NAMES_STYLE = 1,
  /* UIKit's size categories: `extraSmall` … `accessibilityExtraExtraExtraLarge`, `default`. */
  TC_NAMES_CATEGORY = 2,
  /* UIKit's weights: `ultraLight`, `regular` … */
  TC_NAMES_WEIGHT = 3,
  /* Where an ellipsis goes: `tail`, `middle`, `head`, `clip`. */
  TC_NAMES_TRUNCATION = 4,
  /* Of tc_outcome_t. */
  TC_NAMES_OUTCOME = 5,
  /* Why something needs review: `within-error-bar`, `no-slot` … */
  TC_NAMES_REASON = 6,
  /* Where a line limit comes from: `item`, `option`, `inferred`, `unknown`. */
  TC_NAMES_LIMIT_SOURCE = 7,
  /* How bad a finding is: `note`, `warning`, `error`. */
  TC_NAMES_SEVERITY = 8,
  /* Formats of reports: `text`, `json`, `sarif`, `html` … */
  TC_NAMES_FORMAT = 9,
  /* Rules: `text-truncated` … */
  TC_NAMES_RULE = 10
} tc_names_t;

/*
 * One name of a list.
 *
 * names: Which list.
 * index: The place in it, from 0; to list all names, count up until TC_STATUS_NOT_FOUND.
 * text, length: Take the name, which lasts as long as the process; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_ARGUMENT for an unknown list, or TC_STATUS_NOT_FOUND
 *   after the last name.
 * Since: 0.1.0
 */
tc_status_t tc_name_get(tc_names_t names, size_t index, const char **text, size_t *length);

TC_END_DECLS

#endif
