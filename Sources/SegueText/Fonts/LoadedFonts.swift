// System fonts that have been read, once for the whole process: they are the same for every scene.

import Synchronization

/// The system fonts that have been read, by their entries in the list.
enum LoadedFonts {
  private static let files = Mutex<[String: FontFile]>([:])
  private static let faces = Mutex<[KnownFont: Result<FontFace, FontError>]>([:])

  static func face(of known: KnownFont) throws(FontError) -> FontFace {
    if let found = faces.withLock({ $0[known] }) { return try found.get() }
    let result = Result<FontFace, FontError> { () throws(FontError) in
      try FontFace(try file(known.path), index: known.index)
    }
    faces.withLock { $0[known] = result }
    return try result.get()
  }

  /// Returns the bytes of a file, which is read once.
  static func bytes(of path: String) -> [UInt8]? { try? file(path).bytes }

  /// Returns a file. A collection is read once for all its fonts.
  private static func file(_ path: String) throws(FontError) -> FontFile {
    if let found = files.withLock({ $0[path] }) { return found }
    let file = try FontFile(path: path)
    files.withLock { $0[path] = file }
    return file
  }
}
