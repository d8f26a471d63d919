// The files of the page, which are parts of the program.

/// The contents of the files in `Page`.
enum GalleryAssets {
  /// The page, with places for its style, its script and its data.
  static let page = text(PackageResources.gallery_html)
  /// The style of the page.
  static let style = text(PackageResources.gallery_css)
  /// The script of the page.
  static let script = text(PackageResources.gallery_js)
  /// The screens between which the clips play, as the lines of a scene below `screens`.
  static let screens = text(PackageResources.gallery_screens_yaml)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
