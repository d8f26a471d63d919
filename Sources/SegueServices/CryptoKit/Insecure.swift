// MD5 and SHA-1, which are not safe any more but still name files and sign requests.

import Foundation

/// Hash functions that do not protect data.
public enum Insecure {
  /// MD5.
  public struct MD5: HashFunction, Sendable {
    /// The result.
    public typealias Digest = MD5Digest
    /// The number of bytes that are hashed at a time.
    public static let blockByteCount = 64
    private var hash = BlockHash(MD5State())
    /// Creates a function that has received no data.
    public init() {}
    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }
    /// Returns the digest of all data.
    public func finalize() -> MD5Digest { MD5Digest(bytes: hash.digest) }
  }

  /// SHA-1.
  public struct SHA1: HashFunction, Sendable {
    /// The result.
    public typealias Digest = SHA1Digest
    /// The number of bytes that are hashed at a time.
    public static let blockByteCount = 64
    private var hash = BlockHash(SHA1State())
    /// Creates a function that has received no data.
    public init() {}
    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }
    /// Returns the digest of all data.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.digest) }
  }

  /// The digest of MD5.
  public typealias MD5Digest = HashDigest<MD5>
  /// The digest of SHA-1.
  public typealias SHA1Digest = HashDigest<SHA1>
}

/// The state of MD5, as RFC 1321 defines it.
struct MD5State: BlockState {
  static let blockSize = 64
  static let isBigEndian = false
  private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
  private static let shifts = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]
  private static let constants: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613,
    0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e,
    0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681,
    0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9,
    0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60,
    0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8,
    0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d,
    0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb,
    0xeb86_d391,
  ]

  mutating func consume(_ block: [UInt8]) {
    let x = (0..<16).map { UInt32.read(block, at: $0, isBigEndian: false) }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    for t in 0..<64 {
      let (f, place) = Self.round(t, b, c, d)
      let sum = a &+ f &+ Self.constants[t] &+ x[place]
      (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(Self.shifts[t / 16][t % 4]))
    }
    words = [words[0] &+ a, words[1] &+ b, words[2] &+ c, words[3] &+ d]
  }

  private static func round(_ t: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, Int) {
    switch t / 16 {
    case 0: (b & c | ~b & d, t)
    case 1: (d & b | ~d & c, (5 * t + 1) % 16)
    case 2: (b ^ c ^ d, (3 * t + 5) % 16)
    default: (c ^ (b | ~d), 7 * t % 16)
    }
  }

  var output: [UInt8] { words.flatMap { $0.byteSwapped.bigEndianBytes } }
}

/// The state of SHA-1, as FIPS 180-4 defines it.
struct SHA1State: BlockState {
  static let blockSize = 64
  static let isBigEndian = true
  private var words: [UInt32] = [
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
  ]
  private static let constants: [UInt32] = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6]

  mutating func consume(_ block: [UInt8]) {
    var w = (0..<16).map { UInt32.read(block, at: $0, isBigEndian: true) }
    for t in 16..<80 {
      w.append((w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16]).rotatedLeft(1))
    }
    var s = words
    for t in 0..<80 {
      let f: UInt32 =
        switch t / 20 {
        case 0: s[1] & s[2] ^ ~s[1] & s[3]
        case 2: s[1] & s[2] ^ s[1] & s[3] ^ s[2] & s[3]
        default: s[1] ^ s[2] ^ s[3]
        }
      let sum = s[0].rotatedLeft(5) &+ f &+ s[4] &+ Self.constants[t / 20] &+ w[t]
      s = [sum, s[0], s[1].rotatedLeft(30), s[2], s[3]]
    }
    words = zip(words, s).map { $0 &+ $1 }
  }

  var output: [UInt8] { words.flatMap(\.bigEndianBytes) }
}
