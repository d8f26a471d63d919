// The files of the page.

import SegueFiles

/// The contents of the files in `Page`.
enum GalleryAssets {
  /// The page, with places for its style, its script and its data.
  static let page = text("gallery.html")
  /// The style of the page.
  static let style = text("gallery.css")
  /// The script of the page.
  static let script = text("gallery.js")
  /// The screens between which the clips play, as the lines of a scene below `screens`.
  static let screens = text("gallery-screens.yaml")

  private static func text(_ name: String) -> String {
    guard let text = ProgramFiles.gallery[name] else {
      fatalError("\(name) is not part of the program")
    }
    return text
  }
}
