// Text files that are parts of the program: they need not be installed beside it.
#ifndef CSEGUE_RESOURCES_H
#define CSEGUE_RESOURCES_H

/// A text file in UTF-8, without any byte 0.
struct segue_resource {
  /// The path below the folder of its page, such as "js/main.js"; NULL after the last file.
  const char *path;
  /// The contents, ending with a byte 0.
  const char *text;
};

/// Returns the files of the page of `segue preview`.
const struct segue_resource *segue_preview_resources(void);

/// Returns the files of the page of `segue gallery`.
const struct segue_resource *segue_gallery_resources(void);

/// Returns the parts of the code that `segue export --as swift` writes.
const struct segue_resource *segue_swift_resources(void);

#endif
