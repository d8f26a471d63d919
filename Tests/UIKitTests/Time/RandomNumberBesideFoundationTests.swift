// Chance in a file that imports Foundation too, without the bindings: what has a seed there, and that
// the rest still compiles, and is the machine's.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct RandomNumberBesideFoundationTests {
  private func both(_ draw: () -> String) -> (String, String) {
    (World(seed: 4).run { draw() }, World(seed: 4).run { draw() })
  }

  @Test("The standard library's has a seed")
  func seeded() {
    let (first, second) = both {
      "\(Int.random(in: 0..<1_000_000_000)) \(Double.random(in: 0...1)) \((0..<50).shuffled())"
        + "\((0..<1_000_000).randomElement() ?? 0)"
    }
    #expect(first == second)
  }

  @Test("The C library's and Foundation's is the machine's")
  func machine() {
    let (first, second) = both { "\(arc4random()) \(arc4random()) \(UUID())" }
    #expect(first != second)
  }
}
