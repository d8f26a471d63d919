// The list of installed fonts. Bitmap fonts, and formats other than TrueType and OpenType, are left
// out, as are the named instances of variable fonts, which are part of the font itself.

#include "CFontconfig.h"

#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The configuration of a system without one, where the library would print an error.
static const char standard[] =
    "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\"><fontconfig>"
    "<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir prefix=\"xdg\">fonts</dir>"
    "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>"
    "</fontconfig>";

static int has_configuration(void) {
  return getenv("FONTCONFIG_FILE") || getenv("FONTCONFIG_SYSROOT") || getenv("FONTCONFIG_PATH") ||
         access("/etc/fonts/fonts.conf", R_OK) == 0;
}

static FcConfig *configuration(void) {
  if (has_configuration()) return FcInitLoadConfigAndFonts();
  FcConfig *config = FcConfigCreate();
  if (!config) return NULL;
  if (!FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)standard, FcTrue)) return NULL;
  return FcConfigBuildFonts(config) ? config : NULL;
}

static const char *text(const FcPattern *font, const char *object, int number) {
  FcChar8 *value = NULL;
  return FcPatternGetString(font, object, number, &value) == FcResultMatch ? (const char *)value
                                                                            : NULL;
}

static int flag(const FcPattern *font, const char *object) {
  FcBool value = FcFalse;
  return FcPatternGetBool(font, object, 0, &value) == FcResultMatch && value == FcTrue;
}

static const char *family(const FcPattern *font) {
  for (int i = 0;; i++) {
    const char *language = text(font, FC_FAMILYLANG, i);
    if (!language) return text(font, FC_FAMILY, 0);
    if (strncmp(language, "en", 2) == 0) return text(font, FC_FAMILY, i);
  }
}

// The weight, or the regular one for a range of them.
static int weight(const FcPattern *font) {
  double value = FC_WEIGHT_REGULAR;
  if (FcPatternGetDouble(font, FC_WEIGHT, 0, &value) != FcResultMatch) return 400;
  const double open_type = FcWeightToOpenTypeDouble(value);
  return open_type >= 1 && open_type <= 1000 ? (int)(open_type + 0.5) : 400;
}

static int describe(const FcPattern *font, cfontconfig_font *result) {
  const char *format = text(font, FC_FONTFORMAT, 0);
  if (!format || (strcmp(format, "TrueType") != 0 && strcmp(format, "CFF") != 0)) return 0;
  FcCharSet *characters = NULL;
  int index = 0, slant = FC_SLANT_ROMAN;
  if (!flag(font, FC_SCALABLE)) return 0;
  if (FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) != FcResultMatch) return 0;
  if (FcPatternGetInteger(font, FC_INDEX, 0, &index) != FcResultMatch) return 0;
  result->is_variable = flag(font, FC_VARIABLE);
  // The upper half is the number of a named instance.
  if (!result->is_variable && index >> 16) return 0;
  FcPatternGetInteger(font, FC_SLANT, 0, &slant);
  result->path = text(font, FC_FILE, 0);
  result->family = family(font);
  result->index = index & 0xffff;
  result->weight = weight(font);
  result->is_italic = slant != FC_SLANT_ROMAN;
  result->has_color = flag(font, FC_COLOR);
  result->characters = characters;
  return result->path && result->family;
}

static int size(const FcFontSet *set) { return set && set->nfont > 0 ? set->nfont : 0; }

const cfontconfig_font *cfontconfig_fonts(const char *folder, size_t *count) {
  *count = 0;
  // The configuration is never destroyed: the texts and the characters belong to it.
  FcConfig *config = configuration();
  if (!config) return NULL;
  if (folder) FcConfigAppFontAddDir(config, (const FcChar8 *)folder);
  const FcFontSet *sets[] = {FcConfigGetFonts(config, FcSetSystem),
                             FcConfigGetFonts(config, FcSetApplication)};
  const size_t most = (size_t)size(sets[0]) + (size_t)size(sets[1]);
  if (most == 0) return NULL;
  cfontconfig_font *fonts = calloc(most, sizeof *fonts);
  if (!fonts) return NULL;
  for (int which = 0; which < 2; which++)
    for (int i = 0; i < size(sets[which]); i++)
      if (describe(sets[which]->fonts[i], &fonts[*count])) (*count)++;
  return fonts;
}

int cfontconfig_has(const cfontconfig_font *font, uint32_t character) {
  return FcCharSetHasChar((const FcCharSet *)font->characters, character) == FcTrue;
}
