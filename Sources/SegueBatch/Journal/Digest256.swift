// SHA-256 digests without memory of their own: batches keep several for each of thousands of clips.

import SegueClips

/// A SHA-256 digest in 32 bytes.
package struct Digest256: Hashable, Sendable {
  private var words: SIMD4<UInt64>

  /// Creates a digest from its 64 hexadecimal digits. Returns `nil` for any other text.
  package init?(hex: String) {
    var words = SIMD4<UInt64>()
    var count = 0
    for byte in hex.utf8 {
      guard count < 64, let digit = Self.value(ofDigit: byte) else { return nil }
      words[count / 16] = words[count / 16] << 4 | digit
      count += 1
    }
    guard count == 64 else { return nil }
    self.words = words
  }

  /// Creates the digest of a text.
  init(of text: String) {
    self = Digest256(hex: FileDigest.hex(of: Array(text.utf8))) ?? Digest256()
  }

  private init() { words = SIMD4() }

  /// A digest that stands for none.
  static let none = Digest256()

  /// The 64 hexadecimal digits.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: (0..<64).map { digits[Int(words[$0 / 16] >> (60 - 4 * UInt64($0 % 16)) & 15)] },
      as: UTF8.self)
  }

  private static func value(ofDigit byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x61...0x66: UInt64(byte - 0x61 + 10)
    default: nil
    }
  }
}

extension ClipInputs {
  /// The SHA-256 of all inputs, in 32 bytes.
  var shortDigest: Digest256 { Digest256(hex: digest) ?? .none }
}
