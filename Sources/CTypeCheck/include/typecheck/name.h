/* The names that functions accept, and the names of the numbers that they return. */
#ifndef TYPECHECK_NAME_H
#define TYPECHECK_NAME_H

#include "base.h"

TC_BEGIN_DECLS

/* Lists of names. In all but the last three, the index of a name is its number in structures. */
typedef enum tc_names_t {
  /* `ios`, `watchos` … */
  TC_NAMES_PLATFORM = 0,
  /* UIKit's text styles: `largeTitle`, `body` … */
  TC_NAMES_STYLE = 1,
  /* UIKit's size categories: `extraSmall` … `accessibilityExtraExtraExtraLarge`, `default`. */
  TC_NAMES_CATEGORY = 2,
  /* UIKit's weights: `ultraLight`, `regular` … */
  TC_NAMES_WEIGHT = 3,
  /* The position of the ellipsis: `tail`, `middle`, `head`, `clip`. */
  TC_NAMES_TRUNCATION = 4,
  /* The names of tc_outcome_t: `pass`, `fail`, `needsReview` … */
  TC_NAMES_OUTCOME = 5,
  /* Reasons for needs review: `within-error-bar`, `no-slot` … */
  TC_NAMES_REASON = 6,
  /* Origins of a line limit: `item`, `option`, `inferred`, `unknown`. */
  TC_NAMES_LIMIT_SOURCE = 7,
  /* Severities of findings: `note`, `warning`, `error`. */
  TC_NAMES_SEVERITY = 8,
  /* Report formats: `text`, `json`, `sarif`, `html` … */
  TC_NAMES_FORMAT = 9,
  /* Rules: `text-truncated` … */
  TC_NAMES_RULE = 10,
  /* Slot fields of tc_options_set_slot: `style`, `minimum_scale` … */
  TC_NAMES_SLOT_FIELD = 11
} tc_names_t;

/*
 * One name of a list.
 *
 * names: The list.
 * index: The index in the list, from 0; to list all names, count up until TC_STATUS_NOT_FOUND.
 * text, length: Receive the name, which lives as long as the process; length may be NULL.
 * Returns: TC_STATUS_OK, TC_STATUS_NULL_ARGUMENT, TC_STATUS_INVALID_ARGUMENT for an unknown list, or TC_STATUS_NOT_FOUND
 *   after the last name.
 * Since: 0.1.0
 */
tc_status_t tc_name_get(tc_names_t names, size_t index, const char **text, size_t *length);

TC_END_DECLS

#endif
