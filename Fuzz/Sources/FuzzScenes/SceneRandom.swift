// The chance by which scenes change: libFuzzer passes a seed with each request.

/// A generator of random choices (SplitMix64).
struct SceneRandom {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number in `0..<count`.
  mutating func pick(_ count: Int) -> Int { count > 1 ? Int(next() >> 33) % count : 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[pick(elements.count)] }

  mutating func chance(_ n: Int, of all: Int) -> Bool { pick(all) < n }

  /// Returns a number in 0…1.
  mutating func fraction() -> Double { Double(next() >> 11) / 0x1p53 }
}
