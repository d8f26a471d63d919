// The bytes of a font file, held for HarfBuzz. Files are read whole and bounded by whoever names
// them: a mapped file that somebody cuts short ends the process.

import CHarfBuzz
import SegueFiles

/// A font file or a collection, whose directory is sound.
///
/// `@unchecked Sendable`: the blob is made immutable here and only read afterwards, and HarfBuzz
/// counts its references atomically.
package final class FontFile: @unchecked Sendable {
  /// What errors call it.
  package let name: String
  /// How many fonts it holds.
  package let fontCount: Int
  /// Tells files apart, whatever they are called.
  package let fingerprint: FontFingerprint
  let blob: OpaquePointer
  let bytes: [UInt8]

  /// A font in `bytes`.
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

  /// The font in the file at `path`.
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

/// 128 bits that differ between files that differ. It does not guard against forgery.
package struct FontFingerprint: Hashable, Sendable, CustomStringConvertible {
  private let high, low: UInt64

  init(of bytes: [UInt8]) {
    var result: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &result) { buffer in
      chb_fingerprint(bytes, bytes.count, buffer.bindMemory(to: UInt64.self).baseAddress)
    }
    (high, low) = result
  }

  /// 32 hexadecimal digits.
  package var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
