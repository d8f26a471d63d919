import Foundation
import SegueWorld
import Testing
import UIKit

/// Random touches on recognizers of every kind, from a seed: the recognizers always follow the
/// rules.
@Suite @MainActor struct RandomTouchTests {
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let mixed = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
      return mixed ^ (mixed >> 29)
    }
  }

  final class Chance: NSObject, UIGestureRecognizerDelegate {
    var random: Seeded
    init(seed: UInt64) { random = Seeded(state: seed) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { Bool.random(using: &random) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      Int.random(in: 0..<4, using: &random) > 0
    }
  }

  private static func follows(_ old: String?, _ new: String) -> Bool {
    switch new {
    case "began": old == nil || old == "ended" || old == "cancelled"
    case "changed", "cancelled": old == "began" || old == "changed"
    case "ended": true
    default: false
    }
  }

  @Test(
    "States follow the permitted order, and all end with the touches",
    arguments: 1...40)
  func legal(seed: UInt64) throws {
    let (table, recognizers, chance) = play(seed: seed)
    try table.advance(to: 20)
    var last: [String: String] = [:]
    for line in table.log {
      let parts = line.split(separator: ":").map(String.init)
      #expect(Self.follows(last[parts[0]], parts[1]), "seed \(seed): \(parts[0]) \(table.log)")
      last[parts[0]] = parts[1]
    }
    for recognizer in recognizers {
      #expect(recognizer.state == .possible, "seed \(seed): \(type(of: recognizer))")
      #expect(recognizer.numberOfTouches <= 3)
    }
    #expect(last.values.allSatisfy { $0 == "ended" || $0 == "cancelled" }, "seed \(seed)")
    _ = chance
  }

  @Test("The same script has the same result at 24 and at 120 fps", arguments: 1...10)
  func frameRates(seed: UInt64) throws {
    let (a, _, chanceOfA) = play(seed: seed)
    let (b, _, chanceOfB) = play(seed: seed)
    for frame in 0...(12 * 24) {
      try a.world.advance(to: FrameTime(index: frame, rateNumerator: 24).lastInstant)
    }
    for frame in 0...(12 * 120) {
      try b.world.advance(to: FrameTime(index: frame, rateNumerator: 120).lastInstant)
    }
    #expect(a.log == b.log)
    _ = (chanceOfA, chanceOfB)
  }

  private func play(seed: UInt64) -> (TouchTable, [UIGestureRecognizer], Chance) {
    let table = TouchTable()
    let chance = Chance(seed: seed)
    let kinds: [UIGestureRecognizer] = table.world.run {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer()
      single.require(toFail: double)
      let pan = UIPanGestureRecognizer()
      let swipe = UISwipeGestureRecognizer()
      pan.require(toFail: swipe)
      return [
        double, single, swipe, pan, UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
        UIRotationGestureRecognizer(),
      ]
    }
    for (index, recognizer) in kinds.enumerated() {
      table.add(recognizer, named: "\(index)", to: index % 2 == 0 ? table.view : table.window)
      recognizer.delegate = chance
    }
    var random = Seeded(state: seed &* 977)
    for finger in 0..<3 { walk(finger, on: table, &random) }
    return (table, kinds, chance)
  }

  /// A touch that begins and ends a few times within ten seconds.
  private func walk(_ finger: Int, on table: TouchTable, _ random: inout Seeded) {
    var time = Double.random(in: 0...1, using: &random)
    while time < 9 {
      var path: [(Double, Double, Double)] = []
      var place = (
        Double.random(in: 60...340, using: &random), Double.random(in: 110...390, using: &random)
      )
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        path.append((time, place.0, place.1))
        time += Double.random(in: 0.005...0.2, using: &random)
        place.0 += Double.random(in: -30...30, using: &random)
        place.1 += Double.random(in: -30...30, using: &random)
      }
      table.finger(finger, path, lift: time)
      time += Double.random(in: 0.01...0.6, using: &random)
    }
  }
}
