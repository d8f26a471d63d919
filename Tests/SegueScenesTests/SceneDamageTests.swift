import SegueDiagnostics
import SegueScenes
import Testing

/// A generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct SceneDamageTests {
  private static let snippets = [
    "{", "}", "[", "]", ":", ": ", ",", "\"", "'", "#", "&a ", "*a", "!!str ", "? ", "- ", "\n",
    "\n  ", "\t", "|", ">",
    "\\ud83d", "\u{0}", "\u{1b}", "\u{feff}", "1e999", "-0", "0x", "<<: ", "---\n", "...", "%", "@",
    "`", "~", "\u{2028}",
  ]

  @Test(
    "random damage is refused with places inside the file, or changes nothing", arguments: 0..<4)
  func damage(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let original = Array(SceneSchemaTests.motion.utf8)
    for round in 0..<250 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &random) { Self.damage(&bytes, &random) }
      guard let failure = SceneSamples.failure(bytes) else { continue }
      // Carriage returns and three rare characters end lines too.
      let rare = bytes.count { [0x0D, 0x85, 0xA8, 0xA9].contains($0) }
      let lines = bytes.count { $0 == 0x0A } + 1 + rare
      #expect([.scene, .limit].contains(failure.exitCode), "seed \(seed), round \(round)")
      for diagnostic in failure.diagnostics {
        let line = diagnostic.position?.line ?? 0
        #expect((1...lines).contains(line), "seed \(seed), round \(round): \(diagnostic)")
        #expect(!diagnostic.description.contains("\u{1b}"))
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2:
      bytes.insert(
        contentsOf: Array((snippets.randomElement(using: &random) ?? "").utf8), at: place)
    case 3: bytes.removeLast(bytes.count - place)
    default:
      let end = min(bytes.count, place + Int.random(in: 1...60, using: &random))
      bytes.insert(
        contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    }
  }
}
