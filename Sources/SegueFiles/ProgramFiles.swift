// Files that are parts of the program.

internal import CSegueResources

/// The text files that are parts of the program, so that none need be installed beside it.
package enum ProgramFiles {
  /// The files of the page of `segue preview`, by their paths below `Sources/SeguePreview/Resources`.
  package static let preview = texts(segue_preview_resources())
  /// The files of the page of `segue gallery`, by their names.
  package static let gallery = texts(segue_gallery_resources())
  /// The parts of the code that `segue export --as swift` writes, by their names.
  package static let exportedSwift = texts(segue_swift_resources())

  private static func texts(_ first: UnsafePointer<segue_resource>) -> [String: String] {
    var texts: [String: String] = [:]
    var file = first
    while let path = file.pointee.path, let text = file.pointee.text {
      texts[String(cString: path)] = String(cString: text)
      file += 1
    }
    return texts
  }
}
