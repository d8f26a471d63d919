// The files of the page, which are parts of the executable: they need not be installed beside it.

/// The files of the page.
enum PageFiles {
  /// The contents of the files by their paths below `Resources`. A test compares the list with the
  /// folder.
  static let all: [String: [UInt8]] = [
    "index.html": PackageResources.index_html
  ]

  /// Returns the media type of a file by the extension of its name.
  static func mediaType(of path: String) -> String {
    let suffix = path.split(separator: ".").last.map(String.init) ?? ""
    return types[suffix] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "json": "application/json",
    "png": "image/png", "apng": "image/apng", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "jpg": "image/jpeg", "mp4": "video/mp4", "webm": "video/webm",
    "mov": "video/quicktime",
  ]
}
