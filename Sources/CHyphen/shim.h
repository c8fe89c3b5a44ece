// libhyphen: hyphenation by the patterns of TeX, as LibreOffice uses them.
#pragma once
#include <hyphen.h>
