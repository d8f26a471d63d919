// ARC4, of whose bytes each four are a number, the first byte above.

import Foundation

/// A source of random numbers by the cipher ARC4.
open class GKARC4RandomSource: GKRandomSource {
  /// The seed, which is the key of the cipher.
  open var seed: Data { didSet { cipher = ARC4(key: seed) } }
  private var cipher: ARC4

  /// Creates a source with a seed of the world's random numbers.
  public convenience override init() {
    let seed = SegueRandomNumberGenerator.next()
    self.init(seed: withUnsafeBytes(of: seed.bigEndian) { Data($0) })
  }

  /// Creates a source.
  public init(seed: Data) {
    self.seed = seed
    cipher = ARC4(key: seed)
    super.init()
  }

  /// Drops numbers. The first ones tell something of the seed.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }

  override func nextBits() -> UInt32 {
    (0..<4).reduce(0) { word, _ in word << 8 | UInt32(cipher.next()) }
  }

  /// Returns a source that continues as this one does.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    copy.cipher = cipher
    return copy
  }
}

/// The bytes of the cipher ARC4.
struct ARC4 {
  private var bytes = Array(UInt8.min...UInt8.max)
  private var (i, j): (UInt8, UInt8) = (0, 0)

  /// Creates the cipher with a key; an empty key counts as one byte 0.
  init(key: Data) {
    let key = key.isEmpty ? [0] : Array(key)
    var place: UInt8 = 0
    for index in bytes.indices {
      place = place &+ bytes[index] &+ key[index % key.count]
      bytes.swapAt(index, Int(place))
    }
  }

  /// Returns the next byte.
  mutating func next() -> UInt8 {
    i &+= 1
    j &+= bytes[Int(i)]
    bytes.swapAt(Int(i), Int(j))
    return bytes[Int(bytes[Int(i)] &+ bytes[Int(j)])]
  }
}
