// Random numbers in a file that imports Foundation too, without the bindings: which are seeded
// there, and that the others still compile and are the machine's.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct RandomNumberBesideFoundationTests {
  private func both(_ draw: () -> String) -> (String, String) {
    (World(seed: 4).run { draw() }, World(seed: 4).run { draw() })
  }

  @Test("The standard library's generator has a seed")
  func seeded() {
    let (first, second) = both {
      "\(Int.random(in: 0..<1_000_000_000)) \(Double.random(in: 0...1)) \((0..<50).shuffled())"
        + "\((0..<1_000_000).randomElement() ?? 0)"
    }
    #expect(first == second)
  }

  @Test("The generators of the C library and Foundation are the machine's")
  func machine() {
    let (first, second) = both { "\(arc4random()) \(arc4random()) \(UUID())" }
    #expect(first != second)
  }
}
