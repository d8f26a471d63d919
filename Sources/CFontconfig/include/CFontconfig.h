// The list of installed fonts, by fontconfig. Only the list is taken from it, with the characters of
// each font: the choice among fonts is made in Swift, since fontconfig's own depends on the locale
// and on the user's preferences.

#ifndef CFONTCONFIG_H
#define CFONTCONFIG_H

#include <stddef.h>
#include <stdint.h>

/// An installed font. The pointers are valid for the lifetime of the process.
typedef struct {
  /// The path of the file.
  const char *path;
  /// The family in English, or in another language if it has no English one.
  const char *family;
  /// The index of the font in its file.
  int index;
  /// The weight, in 1...1000; 400 is regular.
  int weight;
  /// 1 if the font is italic or oblique.
  int is_italic;
  /// 1 if the font has a weight axis.
  int is_variable;
  /// 1 if the font may have color glyphs.
  int has_color;
  /// The characters of the font; for `cfontconfig_has`.
  const void *characters;
} cfontconfig_font;

/// Reads the list of installed fonts, and of those in `folder` unless that is NULL. Returns a new
/// array of `count` fonts, in no particular order, which is never freed; NULL if there are none or
/// memory is exhausted.
const cfontconfig_font *cfontconfig_fonts(const char *folder, size_t *count);

/// Returns whether the font has a glyph for a character. Can be called on any thread.
int cfontconfig_has(const cfontconfig_font *font, uint32_t character);

#endif
