#include <stdio.h>
#include <typecheck.h>

int main(void) {
  // sample: contrast
  double ratio = 0;
  if (tc_contrast_ratio("systemGray", TC_NUL_TERMINATED, "white", TC_NUL_TERMINATED, &ratio) == TC_STATUS_OK)
    printf("contrast %.2f:1\n", ratio);
  // end sample
  return 0;
}
