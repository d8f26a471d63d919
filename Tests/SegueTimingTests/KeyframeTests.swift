// Keyframes: SEMANTICS 3.

import CoreGraphics
import Foundation
import SegueTiming
import Testing

/// Numbers at key times, a mode, and the displayed values.
struct KeyframeCase: Sendable {
  var numbers: [Double]
  var times: [Double]?
  var mode: CalculationMode
  var shape = SplineShape()
  var expected: [(Double, Double)]

  init(
    _ mode: CalculationMode, _ numbers: [Double], at times: [Double]? = nil,
    shape: SplineShape = SplineShape(), _ expected: [(Double, Double)]
  ) {
    (self.mode, self.numbers, self.times) = (mode, numbers, times)
    (self.shape, self.expected) = (shape, expected)
  }
}

func number(_ value: AnimatableValue) -> Double {
  guard case .number(let number) = value else { return .nan }
  return number
}

@Suite struct KeyframeSequenceTests {
  static let uneven = [0, 0.25, 0.75, 1]

  @Test(
    "Keyframes match the table",
    arguments: [
      KeyframeCase(.cubic, [0, 16], shape: SplineShape(tension: [1, 1]), [(0.25, 2.5)]),
      KeyframeCase(.cubic, [0, 10, 10], [(0.75, 10.625)]),
      KeyframeCase(.cubic, [0, 0, 30], [(0.75, 13.125)]),
      KeyframeCase(.cubic, [0, 1, 4, 9], at: uneven, [(0.5, 2.25)]),
      KeyframeCase(
        .cubic, [0, 1, 4, 9], at: uneven, shape: SplineShape(tension: [0, 1, 1, 0]), [(0.5, 2.5)]),
      KeyframeCase(
        .cubic, [0, 1, 4, 9], at: uneven, shape: SplineShape(continuity: [0, 1, 0, 0]),
        [(0.5, 2.125)]),
      KeyframeCase(
        .cubic, [0, 1, 4, 9], at: uneven, shape: SplineShape(bias: [0, 0, 1, 0]), [(0.5, 2.375)]),
      // Not in the table, but from its formulas: the same parameters at the segment's other end.
      KeyframeCase(
        .cubic, [0, 1, 4, 9], at: uneven, shape: SplineShape(continuity: [0, 0, 1, 0]),
        [(0.5, 2.125)]),
      KeyframeCase(
        .cubic, [0, 1, 4, 9], at: uneven, shape: SplineShape(bias: [0, 1, 0, 0]), [(0.5, 2.125)]),
      KeyframeCase(
        .cubic, [0, 100, 50, 200],
        [
          (0.1, 34.725), (0.25, 85.546875), (0.4, 96.4), (0.5, 71.875), (0.6, 49.6),
          (0.75, 73.4375), (0.9, 148.7),
        ]),
      KeyframeCase(.paced, [0, 100, 50, 200], [(0.5, 50), (0.9, 170)]),
      KeyframeCase(.cubicPaced, [0, 100, 50, 200], [(0.25, 84.375), (0.5, 50), (0.9, 167.6)]),
      KeyframeCase(.cubicPaced, [0, 80, 20, 100], [(0.35, 79.3821875)]),
      KeyframeCase(.linear, [0, 100, 50], at: [0, 0.2, 1], [(0.1, 50), (0.2, 100), (0.6, 75)]),
    ])
  func table(_ keyframes: KeyframeCase) throws {
    let sequence = try #require(
      KeyframeSequence(
        values: keyframes.numbers.map { .number($0) }, keyTimes: keyframes.times,
        mode: keyframes.mode, shape: keyframes.shape))
    for (tau, expected) in keyframes.expected {
      #expect(abs(number(sequence.value(at: tau)) - expected) < 1e-9, "at \(tau)")
    }
  }

  @Test("Points are paced by distance and curved as measured")
  func points() throws {
    let values = [(0, 0), (20, 80), (100, 20), (120, 100)].map {
      AnimatableValue.point(CGPoint(x: $0.0, y: $0.1))
    }
    let sequence = try #require(KeyframeSequence(values: values, mode: .cubicPaced))
    guard case .point(let point) = sequence.value(at: 0.35) else { return #expect(Bool(false)) }
    #expect(abs(point.x - 26.365239355) < 6e-10 && abs(point.y - 79.036539861) < 6e-10)
  }

  @Test("Paced key times are distances; explicit times and curves are ignored")
  func pace() throws {
    let values = [0.0, 100, 50, 200].map { AnimatableValue.number($0) }
    let sequence = try #require(
      KeyframeSequence(
        values: values, keyTimes: [0, 0.1, 0.2, 1], mode: .paced,
        curves: [.easeIn, .easeIn, .easeIn]))
    for (a, b) in zip(sequence.keyTimes, [0, 1.0 / 3, 0.5, 1]) { #expect(abs(a - b) < 1e-15) }
    #expect(abs(number(sequence.value(at: 0.1)) - 30) < 1e-12)
  }

  @Test(
    "Every mode passes through its values at their times and holds beyond",
    arguments: [CalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced])
  func passesThrough(_ mode: CalculationMode) throws {
    let numbers = [3.0, 8, -2, 5]
    let sequence = try #require(
      KeyframeSequence(values: numbers.map { .number($0) }, mode: mode))
    for (time, value) in zip(sequence.keyTimes, numbers) {
      #expect(number(sequence.value(at: time)) == value)
    }
    #expect(number(sequence.value(at: -1)) == 3 && number(sequence.value(at: 2)) == 5)
  }

  @Test("Discrete values hold from their key time; without times they share the duration")
  func discrete() throws {
    let values = [1.0, 2, 3].map { AnimatableValue.number($0) }
    let even = try #require(KeyframeSequence(values: values, mode: .discrete))
    #expect(
      [0, 0.3, 0.34, 0.66, 0.67, 1].map { number(even.value(at: $0)) } == [1, 1, 2, 2, 3, 3])
    let given = try #require(
      KeyframeSequence(values: values, keyTimes: [0, 0.5, 0.9, 1], mode: .discrete))
    #expect([0.49, 0.5, 0.89, 0.9, 1].map { number(given.value(at: $0)) } == [1, 2, 2, 3, 3])
  }

  @Test("Each segment has its own timing curve")
  func curves() throws {
    let values = [0.0, 1, 2].map { AnimatableValue.number($0) }
    let sequence = try #require(KeyframeSequence(values: values, curves: [.easeIn]))
    #expect(abs(number(sequence.value(at: 0.25)) - 0.315356813) < 1e-9)
    #expect(number(sequence.value(at: 0.75)) == 1.5)
  }

  @Test("At a repeated key time the later value counts")
  func step() throws {
    let values = [0.0, 1, 5, 6].map { AnimatableValue.number($0) }
    let sequence = try #require(KeyframeSequence(values: values, keyTimes: [0, 0.5, 0.5, 1]))
    #expect(number(sequence.value(at: 0.5)) == 5)
    #expect(abs(number(sequence.value(at: 0.5 - 1e-12)) - 1) < 1e-9)
  }

  @Test(
    "Key times of another number, or that are no numbers, are spread evenly",
    arguments: [[0, 1], [0, .nan, 1], [0, 0.5, .infinity], []])
  func badTimes(_ times: [Double]) throws {
    let values = [0.0, 1, 2].map { AnimatableValue.number($0) }
    let sequence = try #require(KeyframeSequence(values: values, keyTimes: times))
    #expect(sequence.keyTimes == [0, 0.5, 1])
  }

  @Test(
    "Key times outside 0…1 or out of order are used as they are, as on a device",
    arguments: [[0, 0.7, 0.5], [0, 0.5, 1.5], [-1, 0, 1]])
  func unusualTimes(_ times: [Double]) throws {
    let values = [0.0, 1, 2].map { AnimatableValue.number($0) }
    let sequence = try #require(KeyframeSequence(values: values, keyTimes: times))
    #expect(sequence.keyTimes == times)
  }

  @Test("Out of order, the interval counts whose end is the first that has not been reached")
  func placeOutOfOrder() throws {
    let values = [0.0, 1, 2].map { AnimatableValue.number($0) }
    let sequence = try #require(KeyframeSequence(values: values, keyTimes: [0, 0.7, 0.5]))
    #expect([-0.1, 0, 0.35, 0.7, 0.8].map { number(sequence.value(at: $0)) } == [0, 0, 0.5, 2, 2])
    #expect(abs(number(sequence.value(at: 0.6)) - 6.0 / 7) < 1e-15)
  }

  @Test("No values make no sequence, and one value holds")
  func few() throws {
    #expect(KeyframeSequence(values: []) == nil)
    for mode in [CalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      let sequence = try #require(KeyframeSequence(values: [.number(7)], mode: mode))
      #expect([-1, 0, 0.5, 1].map { number(sequence.value(at: $0)) } == [7, 7, 7, 7])
    }
  }

  @Test(
    "Transforms cannot be paced or cubic: they interpolate linearly",
    arguments: [CalculationMode.paced, .cubic, .cubicPaced])
  func transforms(_ mode: CalculationMode) throws {
    let values = [0.0, 10, 90].map { Planar.value(Planar.turn($0)) }
    let sequence = try #require(
      KeyframeSequence(values: values, keyTimes: [0, 0.5, 1], mode: mode))
    #expect(Planar.distance(sequence.value(at: 0.75), Planar.turn(50)) < 1e-14)
  }

  @Test(
    "Equal values can be paced", arguments: [CalculationMode.paced, .cubicPaced])
  func noDistance(_ mode: CalculationMode) throws {
    let values = [AnimatableValue.number(4), .number(4), .number(4)]
    let sequence = try #require(KeyframeSequence(values: values, mode: mode))
    #expect(number(sequence.value(at: 0.3)) == 4)
  }

  @Test("Colors and rectangles interpolate cubically by component")
  func otherKinds() throws {
    let reds = [0.0, 1, 0.5].map {
      AnimatableValue.color(CGColor(red: $0, green: 0, blue: 0, alpha: 1))
    }
    let sequence = try #require(KeyframeSequence(values: reds, mode: .cubic))
    let scalar = try #require(
      KeyframeSequence(values: [0.0, 1, 0.5].map { .number($0) }, mode: .cubic))
    guard case .color(.some(let color)) = sequence.value(at: 0.3) else {
      return #expect(Bool(false))
    }
    #expect(color.red == number(scalar.value(at: 0.3)) && color.alpha == 1)
  }
}

@Suite struct KeyframeTrackTests {
  private func track(
    _ initial: Double, _ entries: [(start: Double, duration: Double, value: Double)]
  ) -> KeyframeTrack {
    var track = KeyframeTrack(initial: .number(initial))
    for entry in entries {
      track.add(start: entry.start, duration: entry.duration, value: .number(entry.value))
    }
    return track
  }

  private func values(
    _ track: KeyframeTrack, _ times: [Double], _ mode: CalculationMode = .linear
  ) -> [Double] {
    times.map { (number(track.value(at: $0, mode: mode)) * 1e9).rounded() / 1e9 }
  }

  @Test("A track holds before, between and after its entries")
  func holds() {
    let track = track(5, [(0.2, 0.2, 10), (0.6, 0.2, 0)])
    #expect(
      values(track, [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1]) == [5, 5, 7.5, 10, 10, 10, 5, 0, 0])
  }

  @Test("The order of adding matters only among entries with the same start")
  func order() {
    let one = track(0, [(0.5, 0.5, 2), (0, 0.5, 1)])
    let other = track(0, [(0, 0.5, 1), (0.5, 0.5, 2)])
    #expect(one == other)
    let later = track(0, [(0, 1, 1), (0, 1, 2)])
    #expect(values(later, [0.5, 1]) == [1, 2])
  }

  @Test("A later start cuts off a running entry without a jump")
  func overlap() {
    let track = track(0, [(0, 1, 100), (0.5, 0.25, 0)])
    #expect(values(track, [0.25, 0.5, 0.625, 0.75, 1]) == [25, 50, 25, 0, 0])
  }

  @Test("An entry without duration is a step at its start")
  func step() {
    let track = track(1, [(0.5, 0, 9)])
    #expect(values(track, [0.499999, 0.5, 1]) == [1, 9, 9])
    let atEnds = self.track(1, [(0, 0, 2), (1, 0, 3)])
    #expect(values(atEnds, [0, 0.999, 1]) == [2, 2, 3])
  }

  @Test("A step cuts off too, and the next entry starts from it")
  func stepInside() {
    let track = track(0, [(0, 1, 100), (0.5, 0, 10), (0.5, 0.5, 20)])
    #expect(values(track, [0.25, 0.5, 0.75, 1]) == [25, 10, 15, 20])
  }

  @Test("An entry that extends past the end is still in progress there")
  func beyondTheEnd() {
    #expect(values(track(0, [(0.5, 1, 10)]), [0.5, 1]) == [0, 5])
  }

  @Test("Discrete values appear at their entry's end; a cut-off entry never appears")
  func discrete() {
    let track = track(0, [(0, 0.25, 1), (0.5, 0.25, 2)])
    #expect(values(track, [0.2, 0.25, 0.7, 0.75, 1], .discrete) == [0, 1, 1, 2, 2])
    let cut = self.track(0, [(0, 0.5, 1), (0.25, 0.5, 2)])
    #expect(values(cut, [0.25, 0.5, 0.74, 0.75], .discrete) == [0, 0, 0, 2])
  }

  @Test("Paced tracks do not rest; cubic ones pass through their values")
  func otherModes() {
    let track = track(0, [(0, 0.25, 10), (0.75, 0.25, 30)])
    #expect(values(track, [0.5], .paced) == [15])
    #expect(values(track, [0, 0.25, 0.75, 1], .cubic) == [0, 10, 10, 30])
    // The last value is held to the end, so the curve levels out there.
    #expect(values(self.track(0, [(0, 0.5, 10)]), [0.25, 0.75], .cubic) == [5.625, 10.625])
  }

  @Test("Invalid times count as 0")
  func badTimes() {
    let track = track(1, [(-3, .nan, 4), (.nan, -1, 5)])
    #expect(values(track, [0, 0.5, 1]) == [5, 5, 5])
  }

  /// The animator of seed 000 that slides a screen in: T = 1.5 s, W = 375, curve easeInOut.
  @Test(
    "The slide of seed 000 matches the table's instants",
    arguments: [
      (0.25, 0.056130819, 0.955095344, 0, 375, 0.8), (0.5, 0.231774816, 0.814580147, 0, 375, 0.8),
      (0.6, 0.331883870, 0.8, -122.825805146, 252.174194854, 0.8), (0.75, 0.5, 0.8, -375, 0, 0.8),
      (0.9, 0.668116130, 0.8, -375, 0, 0.867246452), (1.25, 0.943869181, 0.8, -375, 0, 0.977547672),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func slide(
    t: Double, tau: Double, fromScale: Double, fromDx: Double, toDx: Double, toScale: Double
  ) {
    let relative = CubicCurve.easeInOut.value(at: t / 1.5)
    #expect(abs(relative - tau) < 6e-10)
    var from = KeyframeTrack(initial: Planar.value(.identity))
    from.add(start: 0, duration: 0.25, value: Planar.value(Planar.scale(0.8, 0.8)))
    var to = KeyframeTrack(initial: Planar.value(Planar.scale(0.8, 0.8)))
    to.add(start: 0.5, duration: 0.5, value: Planar.value(.identity))
    var move = KeyframeTrack(initial: .point(CGPoint(x: 375, y: 0)))
    move.add(start: 0.25, duration: 0.25, value: .point(.zero))
    #expect(abs(Planar.entries(from.value(at: relative))[0] - fromScale) < 6e-10)
    #expect(abs(Planar.entries(to.value(at: relative))[0] - toScale) < 6e-10)
    guard case .point(let point) = move.value(at: relative) else { return #expect(Bool(false)) }
    #expect(abs(point.x - toDx) < 6e-7 && abs(point.x - 375 - fromDx) < 6e-7)
  }

  @Test("The boundaries of seed 000 are at the curve's times")
  func boundaries() {
    #expect(abs(1.5 * CubicCurve.easeInOut.inverse(of: 0.25) - 0.519304944) < 6e-10)
    #expect(abs(1.5 * CubicCurve.easeInOut.inverse(of: 0.5) - 0.75) < 1e-12)
  }
}
