// Hash functions that consume data block by block, and pad it with its length: those of the SHA family, and
// MD5.

/// A state that consumes blocks.
protocol BlockState: Sendable {
  /// The number of bytes of a block.
  static var blockSize: Int { get }
  /// Whether the length at the end of the data begins with its most significant byte.
  static var isBigEndian: Bool { get }
  /// Consumes a block.
  mutating func consume(_ block: [UInt8])
  /// The bytes of the digest.
  var output: [UInt8] { get }
}

/// The data that a hash function has received.
struct BlockHash<State: BlockState>: Sendable {
  private var state: State
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  init(_ state: State) { self.state = state }

  mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      rest.append(byte)
      count += 1
      guard rest.count == State.blockSize else { continue }
      state.consume(rest)
      rest.removeAll(keepingCapacity: true)
    }
  }

  /// The digest of all data.
  var digest: [UInt8] {
    var copy = self
    let length = State.blockSize / 8
    var padding: [UInt8] = [0x80]
    while (rest.count + padding.count) % State.blockSize != State.blockSize - length {
      padding.append(0)
    }
    let bits = count &* 8
    let places = (0..<length).map {
      $0 < 8 ? UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) : 0
    }
    copy.update(padding + (State.isBigEndian ? places.reversed() : places))
    return copy.state.output
  }
}

extension FixedWidthInteger {
  /// The integer at a place in a block.
  static func read(_ block: [UInt8], at index: Int, isBigEndian: Bool) -> Self {
    let size = bitWidth / 8
    let bytes = block[(index * size)..<(index * size + size)]
    return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Self($1) }
  }

  /// The bytes, the most significant one first.
  var bigEndianBytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }

  func rotatedLeft(_ places: Int) -> Self { self << places | self >> (Self.bitWidth - places) }
  func rotatedRight(_ places: Int) -> Self { self >> places | self << (Self.bitWidth - places) }
}
