// Little CMS: colour profiles in pictures.
#pragma once
#include <lcms2.h>
#include <lcms2_plugin.h>

// Pixel layouts that lcms2.h spells as macros, which Swift does not see.
static const cmsUInt32Number clcms_gray_8 = TYPE_GRAY_8, clcms_gray_16 = TYPE_GRAY_16;
static const cmsUInt32Number clcms_gray_alpha_8 = TYPE_GRAYA_8, clcms_gray_alpha_16 = TYPE_GRAYA_16;
static const cmsUInt32Number clcms_rgb_8 = TYPE_RGB_8, clcms_rgb_16 = TYPE_RGB_16;
static const cmsUInt32Number clcms_rgba_8 = TYPE_RGBA_8, clcms_rgba_16 = TYPE_RGBA_16;
static const cmsUInt32Number clcms_cmyk_8 = TYPE_CMYK_8, clcms_cmyk_inverted_8 = TYPE_CMYK_8_REV;
