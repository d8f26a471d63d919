// Strict decoding of bytes into text: invalid UTF-8 is rejected with its position rather than
// repaired.

import SegueDiagnostics

enum SceneText {
  /// Returns the text of `bytes`, without a byte order mark.
  static func decode(_ bytes: [UInt8], file: String) throws(Failure) -> String {
    let start = SourcePosition(file: file, line: 1, column: 1)
    guard bytes.count <= SceneLimits.fileSizeInBytes else {
      throw Failure(
        .limit, at: start,
        "the file is larger than \(SceneLimits.fileSizeInBytes) bytes, which is the limit of a "
          + "scene file"
      )
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let content = bytes.dropFirst(hasMark ? 3 : 0)
    guard !content.isEmpty else {
      throw Failure(
        .scene, at: start, "the file is empty; expected a scene that begins with 'segue: 1'")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Failure(.scene, at: start, "the file is UTF-16; expected UTF-8. Save it as UTF-8.")
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      if let kind = mediaKind(bytes) { throw Failure(.scene, at: start, mediaMessage(kind)) }
      let offset = firstInvalidOffset(content)
      throw Failure(
        .scene, at: position(ofByte: offset, in: bytes, file: file),
        "not UTF-8 at byte \(offset); expected a text file in UTF-8")
    }
    if let nul = bytes.firstIndex(of: 0) {
      if let kind = mediaKind(bytes) { throw Failure(.scene, at: start, mediaMessage(kind)) }
      throw Failure(
        .scene, at: position(ofByte: nul, in: bytes, file: file),
        "a NUL character at byte \(nul); expected a text file")
    }
    return text
  }

  /// Returns the kind of a file that is not text, by its first bytes, or `nil` if it is unknown.
  private static func mediaKind(_ bytes: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "a PNG image" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "a JPEG image" }
    if has("GIF8") { return "a GIF image" }
    if has("RIFF"), has("WEBP", at: 8) { return "a WebP image" }
    if has("II*\0") || has("MM\0*") { return "a TIFF image" }
    if has("ftyp", at: 4) {
      let isImage = ["avif", "avis", "heic", "heix", "mif1"].contains { has($0, at: 8) }
      return isImage ? "an AVIF or HEIC image" : "a movie"
    }
    return bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) ? "a movie" : nil
  }

  private static func mediaMessage(_ kind: String) -> String {
    let advice =
      kind.hasSuffix("image")
      ? "`segue transition` makes a clip of two images."
      : "A scene shows a movie as a view's 'video'."
    return "the file is \(kind); expected a scene in YAML or JSON. \(advice)"
  }

  /// Returns the position after the last character. Lines are counted as in YAML.
  static func end(of text: String) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where before == "\r": break
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: (line, column) = (line + 1, 1)
      default: column += 1
      }
      before = scalar
    }
    return (line, column)
  }

  /// Returns the position of byte `offset` of valid text. A byte order mark occupies no column.
  private static func position(ofByte offset: Int, in bytes: [UInt8], file: String)
    -> SourcePosition
  {
    let skipped = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let before = bytes[skipped..<max(skipped, offset)]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? skipped
    let column = bytes[lineStart..<max(lineStart, offset)].count { $0 & 0xC0 != 0x80 } + 1
    return SourcePosition(file: file, line: line, column: column)
  }

  /// Returns the offset of the first byte that is not part of a well-formed sequence.
  private static func firstInvalidOffset(_ bytes: ArraySlice<UInt8>) -> Int {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = sequenceLength(bytes[index])
      let end = index + length
      guard length > 0, end <= bytes.endIndex,
        String(validating: bytes[index..<end], as: UTF8.self) != nil
      else { return index }
      index = end
    }
    return bytes.endIndex
  }

  private static func sequenceLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }
}
