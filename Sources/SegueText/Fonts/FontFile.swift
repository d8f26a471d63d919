// The bytes of a font file, held for HarfBuzz. The caller reads files completely and with a size
// limit: a memory-mapped file that another process truncates would end this process.

import CHarfBuzz
import SegueFiles

/// A font file or a collection whose directory is valid.
///
/// `@unchecked Sendable`: the blob is made immutable here and only read afterward, and HarfBuzz
/// counts its references atomically.
package final class FontFile: @unchecked Sendable {
  /// The name used in errors.
  package let name: String
  /// The number of fonts in the file.
  package let fontCount: Int
  /// A hash that distinguishes files by content, regardless of their names.
  package let fingerprint: FontFingerprint
  let blob: OpaquePointer
  let bytes: [UInt8]

  /// Creates a font file from `bytes`.
  /// - Throws: `FontError`.
  package init(_ bytes: [UInt8], named name: String) throws(FontError) {
    guard bytes.count <= FontLimits.bytes else {
      throw FontError(
        .limit, name, "\(bytes.count) bytes; expected at most \(FontLimits.bytes)")
    }
    fontCount = try FontTables.fontCount(bytes, named: name)
    (self.name, self.bytes) = (name, bytes)
    fingerprint = FontFingerprint(of: bytes)
    blob = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.bindMemory(to: CChar.self).baseAddress, UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    hb_blob_make_immutable(blob)
  }

  /// Reads the font file at `path`.
  /// - Throws: `FontError`.
  package convenience init(path: String) throws(FontError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try BoundedFile.read(path: path, limit: FontLimits.bytes)
    } catch {
      throw FontError(error.code == .tooLarge ? .limit : .file, path, error.reason)
    }
    try self.init(bytes, named: path)
  }

  deinit { hb_blob_destroy(blob) }
}

/// A hash of 128 bits that differs between different files. It does not protect against forgery.
package struct FontFingerprint: Hashable, Sendable, CustomStringConvertible {
  private let high, low: UInt64

  init(of bytes: [UInt8]) {
    var result: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &result) { buffer in
      chb_fingerprint(bytes, bytes.count, buffer.bindMemory(to: UInt64.self).baseAddress)
    }
    (high, low) = result
  }

  /// The hash as 32 hexadecimal digits.
  package var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
