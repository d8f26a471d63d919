// Media timing through three levels: a layer's, a group's and an animation's, with each property at
// each level in some row. The child runs from 0 to 100 in 2 s, in a group of 4 s. At the instant at
// which it ends it still shows its last value, as measured on a device.

import CoreGraphics
import QuartzCore
import Testing

@MainActor
private struct NestedCase {
  var layer: (CALayer) -> Void = { _ in }
  var group: (CAAnimationGroup) -> Void = { _ in }
  var child: (CABasicAnimation) -> Void = { _ in }
  /// World times and presentation values; −1 is the model value.
  var expected: [(Double, Double)]
}

@MainActor
private let nestedCases: [String: NestedCase] = [
  "plain": NestedCase(expected: [(0, 0), (1, 50), (1.99, 99.5), (2, 100), (2.01, -1), (3, -1)]),
  "layer speed": NestedCase(
    layer: { $0.speed = 2 }, expected: [(0.5, 50), (0.75, 75), (1, 100), (1.01, -1)]),
  "layer offset": NestedCase(
    layer: { $0.timeOffset = 100 }, expected: [(0, 0), (1, 50)]),
  "layer begin": NestedCase(layer: { $0.beginTime = -3 }, expected: [(0, 0), (1, 50)]),
  "group begin": NestedCase(
    group: { $0.beginTime = 1 }, expected: [(0.5, -1), (1, 0), (2, 50), (3, 100), (3.01, -1)]),
  "group offset": NestedCase(
    group: { $0.timeOffset = 1 }, expected: [(0, 50), (0.5, 75), (1, 100), (1.01, -1)]),
  "group speed": NestedCase(
    group: { $0.speed = 0.5 }, expected: [(1, 25), (2, 50), (4, 100), (4.01, -1)]),
  "group repeats": NestedCase(
    group: { $0.repeatCount = 2 }, expected: [(1, 50), (3, -1), (5, 50), (8, -1)]),
  "group repeats for a time": NestedCase(
    group: { $0.repeatDuration = 5 }, expected: [(4.5, 25), (5, -1)]),
  "group runs back": NestedCase(
    group: { $0.autoreverses = true }, expected: [(5, -1), (7, 50), (7.5, 25), (8, -1)]),
  "group fills": NestedCase(
    group: { ($0.beginTime, $0.fillMode) = (1, .backwards) }, expected: [(0.5, 0), (5, -1)]),
  "child begin": NestedCase(
    child: { $0.beginTime = 1 }, expected: [(0.5, -1), (2, 50), (3, 100), (3.01, -1)]),
  "child offset": NestedCase(
    child: { $0.timeOffset = 0.5 }, expected: [(0, 25), (1, 75), (1.5, 100), (1.51, -1)]),
  "child speed": NestedCase(
    child: { $0.speed = 2 }, expected: [(0.5, 50), (1, 100), (1.01, -1)]),
  "child repeats": NestedCase(
    child: { $0.repeatCount = 1.5 }, expected: [(1, 50), (2.5, 25), (3, 50), (3.01, -1)]),
  "child repeats for a time": NestedCase(
    child: { $0.repeatDuration = 2.5 }, expected: [(2.25, 12.5), (2.5, 25), (2.51, -1)]),
  "child runs back": NestedCase(
    child: { $0.autoreverses = true }, expected: [(1, 50), (3, 50), (3.5, 25), (4, -1)]),
  "child fills": NestedCase(
    child: { ($0.beginTime, $0.fillMode) = (1, .both) },
    expected: [(0.5, 0), (3.5, 100), (4, -1)]),
  "all speeds": NestedCase(
    layer: { $0.speed = 2 }, group: { $0.speed = 0.5 }, child: { $0.speed = 4 },
    expected: [(0.25, 50), (0.5, 100), (0.51, -1)]),
]

@MainActor
@Suite struct NestedTimingTests {
  @Test("Presentation values match the table")
  func nested() {
    for (name, entry) in nestedCases { check(name, entry) }
  }

  private func check(_ name: String, _ entry: NestedCase) {
    let layer = CALayer()
    layer.zPosition = -1
    entry.layer(layer)
    let child = CABasicAnimation(keyPath: "zPosition")
    (child.fromValue, child.toValue, child.duration) = (0, 100, 2)
    entry.child(child)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([child], 4)
    entry.group(group)
    _ = makeWorld { layer.add(group, forKey: nil) }
    for (time, value) in entry.expected {
      let shown = layer.number("zPosition", at: time) ?? .nan
      #expect(abs(shown - value) < 1e-9, "\(name): \(shown) at \(time)")
    }
  }
}
