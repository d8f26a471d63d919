// The files of the page, and their media types.

import SegueFiles

/// The files of the page.
enum PageFiles {
  /// The contents of the files by their paths below `Resources`. A test compares them with the folder.
  static let all = ProgramFiles.preview.mapValues { Array($0.utf8) }

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
