// System fonts that have been read, once for the whole process: they are the same for every scene.

import Synchronization

/// The system fonts that have been read, by file and index.
enum LoadedFonts {
  private struct Place: Hashable {
    let path: String
    let index: Int
  }

  private static let files = Mutex<[String: FontFile]>([:])
  private static let faces = Mutex<[Place: Result<FontFace, FontError>]>([:])

  static func face(_ path: String, index: Int) throws(FontError) -> FontFace {
    let place = Place(path: path, index: index)
    if let found = faces.withLock({ $0[place] }) { return try found.get() }
    let result = Result<FontFace, FontError> { () throws(FontError) in
      try FontFace(try file(path), index: index)
    }
    faces.withLock { $0[place] = result }
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
