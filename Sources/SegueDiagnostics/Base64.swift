// Bytes in text formats.

/// Base64 encoding.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the Base64 encoding of `bytes` according to RFC 4648, with padding.
  package static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let first = Int(bytes[index])
      let second = left > 1 ? Int(bytes[index + 1]) : 0
      let third = left > 2 ? Int(bytes[index + 2]) : 0
      let word = first << 16 | second << 8 | third
      result.append(digits[word >> 18 & 63])
      result.append(digits[word >> 12 & 63])
      result.append(left > 1 ? digits[word >> 6 & 63] : UInt8(ascii: "="))
      result.append(left > 2 ? digits[word & 63] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
