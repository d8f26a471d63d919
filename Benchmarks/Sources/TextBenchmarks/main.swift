// The cost of a label of 40 glyphs before it is filled: from its text to positioned glyphs. Cold
// means a text that no label has had; warm means a new label with a text that another label has
// had. The best of five rounds, with fonts loaded. RasterBenchmarks measures filling.

import Foundation
import SegueWorld
import UIKit

let alphabet = Array("abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNO")
let rounds = 5
let labels = 400

/// A text of 40 letters that is unique to its number.
func text(_ number: Int) -> String {
  var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
  return String(
    (0..<40).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return alphabet[Int(state >> 33) % alphabet.count]
    })
}

@MainActor
func lay(_ text: String) {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 24))
  label.text = text
  label.layoutIfNeeded()
}

@MainActor
func milliseconds(_ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  let time = clock.measure { for index in 0..<labels { body(index) } }
  let parts = time.components
  return (Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15) / Double(labels)
}

@MainActor
func run() {
  World().run {
    let start = ContinuousClock().measure { lay("The first label reads the font.") }
    print("first label, with its font: \(start)")
    var number = 0
    let cold = (0..<rounds).map { _ in
      milliseconds { _ in
        number += 1
        lay(text(number))
      }
    }
    print("label of 40 glyphs, cold: \(cold.min() ?? 0) ms")
    let warm = (0..<rounds).map { _ in milliseconds { lay(text($0 % 40 + 1_000_000)) } }
    print("label of 40 glyphs, warm: \(warm.min() ?? 0) ms")
  }
}

await MainActor.run { run() }
