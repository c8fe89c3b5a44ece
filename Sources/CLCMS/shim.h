// Little CMS: colour profiles in pictures.
#pragma once
#include <lcms2.h>
