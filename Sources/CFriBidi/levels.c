#include "CFriBidi.h"

#include <fribidi/fribidi.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int fits(size_t count) { return count > 0 && count <= INT_MAX / 2; }

int cfb_levels(const uint32_t *scalars, size_t count, int base_level, int8_t *levels) {
  FriBidiParType base = base_level < 0    ? FRIBIDI_PAR_ON
                        : base_level == 0 ? FRIBIDI_PAR_LTR
                                          : FRIBIDI_PAR_RTL;
  if (!fits(count)) return base_level > 0;
  FriBidiCharType *types = malloc(count * sizeof *types);
  FriBidiBracketType *brackets = malloc(count * sizeof *brackets);
  int result = -1;
  if (types && brackets) {
    FriBidiStrIndex length = (FriBidiStrIndex)count;
    fribidi_get_bidi_types(scalars, length, types);
    fribidi_get_bracket_types(scalars, length, types, brackets);
    if (fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, levels))
      result = FRIBIDI_IS_RTL(base) ? 1 : 0;
  }
  free(types);
  free(brackets);
  return result;
}

int cfb_visual_order(const uint32_t *scalars, size_t count, int base_level, int8_t *levels,
                     int32_t *order) {
  if (!fits(count)) return 0;
  FriBidiCharType *types = malloc(count * sizeof *types);
  if (!types) return 0;
  FriBidiStrIndex length = (FriBidiStrIndex)count;
  fribidi_get_bidi_types(scalars, length, types);
  for (FriBidiStrIndex i = 0; i < length; i++) order[i] = i;
  FriBidiLevel highest =
      fribidi_reorder_line(FRIBIDI_FLAGS_DEFAULT, types, length, 0,
                           base_level > 0 ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR, levels, NULL, order);
  free(types);
  return highest > 0;
}

const char *cfb_version(void) {
  static char text[64];
  // The library's version text has further lines about its build configuration.
  size_t length = strcspn(fribidi_version_info, "\n");
  if (length >= sizeof text) length = sizeof text - 1;
  memcpy(text, fribidi_version_info, length);
  text[length] = 0;
  return text;
}
