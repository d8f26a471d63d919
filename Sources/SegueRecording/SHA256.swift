// FIPS 180-4, for fingerprints of frames. Written out because no library of ours has it and
// Foundation on Linux does not either; fast enough beside a rasterizer (about 200 MB/s).

/// SHA-256 of bytes that come in pieces.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var block: [UInt8] = []
  private var schedule = [UInt32](repeating: 0, count: 64)
  private var length: UInt64 = 0

  /// Nothing hashed yet.
  public init() { block.reserveCapacity(64) }

  /// Takes more bytes.
  public mutating func update(_ bytes: some Collection<UInt8>) {
    for byte in bytes {
      block.append(byte)
      if block.count == 64 { compress() }
    }
    length &+= UInt64(bytes.count)
  }

  /// The 64 hexadecimal digits for all bytes so far.
  public func hexDigest() -> String {
    var copy = self
    let bits = length &* 8
    copy.update(CollectionOfOne(0x80))
    copy.update(repeatElement(0, count: (120 - copy.block.count) % 64))
    copy.update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return copy.state.map { Self.hex($0) }.joined()
  }

  private static func hex(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private mutating func compress() {
    fillSchedule()
    var w = state
    for i in 0..<64 {
      let s1 = rotate(w[4], 6) ^ rotate(w[4], 11) ^ rotate(w[4], 25)
      let choice = (w[4] & w[5]) ^ (~w[4] & w[6])
      let t1 = w[7] &+ s1 &+ choice &+ Self.constants[i] &+ schedule[i]
      let s0 = rotate(w[0], 2) ^ rotate(w[0], 13) ^ rotate(w[0], 22)
      let majority = (w[0] & w[1]) ^ (w[0] & w[2]) ^ (w[1] & w[2])
      w = [t1 &+ s0 &+ majority, w[0], w[1], w[2], w[3] &+ t1, w[4], w[5], w[6]]
    }
    for i in 0..<8 { state[i] &+= w[i] }
    block.removeAll(keepingCapacity: true)
  }

  private mutating func fillSchedule() {
    for i in 0..<16 {
      let bytes = block[(4 * i)..<(4 * i + 4)]
      schedule[i] = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
    for i in 16..<64 {
      let (a, b) = (schedule[i - 15], schedule[i - 2])
      let s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
      let s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
      schedule[i] = schedule[i - 16] &+ s0 &+ schedule[i - 7] &+ s1
    }
  }

  private func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
