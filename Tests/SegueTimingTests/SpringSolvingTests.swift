// Springs from durations: SEMANTICS 1c and 1d.

import CoreGraphics
import Foundation
import SegueTiming
import Testing

/// The parameters that an app requests, and the resulting spring.
struct SettlingCase: Sendable, CustomTestStringConvertible {
  var duration, ratio, velocity: Double
  var frequency, stiffness, damping: Double

  var spring: Spring {
    .settling(in: duration, dampingRatio: ratio, initialVelocity: velocity)
  }

  var testDescription: String { "(\(duration), \(ratio), \(velocity))" }

  init(
    _ duration: Double, _ ratio: Double, _ velocity: Double, _ solution: (Double, Double, Double)
  ) {
    (self.duration, self.ratio, self.velocity) = (duration, ratio, velocity)
    (frequency, stiffness, damping) = solution
  }

  static let table = [
    SettlingCase(3, 0.25, 0, (7.404973571, 54.833633591, 3.702486786)),
    SettlingCase(1, 0.5, 0, (12.716898269, 161.719501592, 12.716898269)),
    SettlingCase(0.7, 0.9, 0.8, (11.993260908, 143.838307208, 21.587869634)),
    SettlingCase(0.5, 0.8, 0.8, (17.844414811, 318.423139960, 28.551063698)),
    SettlingCase(0.5, 0.8, 0, (17.988593379, 323.589491740, 28.781749406)),
    SettlingCase(0.75, 1, 0, (12.311217969, 151.566087870, 24.622435937)),
    SettlingCase(0.5, 1, 0, (18.466826953, 341.023697708, 36.933653906)),
    SettlingCase(0.5, 1.5, 0, (18.466826953, 341.023697708, 36.933653906)),
    SettlingCase(0.5, 0.05, 0, (156.530982821, 24501.948583061, 15.653098282)),
    SettlingCase(0.8, 0.7, 20, (12.698106396, 161.241906033, 17.777348954)),
    SettlingCase(0.8, 0.7, -3, (12.814752372, 164.217878359, 17.940653321)),
    SettlingCase(0.5, 0.8, -3, (18.451137148, 340.444462060, 29.521819437)),
    SettlingCase(0.5, 1, -3, (18.765703195, 352.151616409, 37.531406390)),
    SettlingCase(0.5, 1, 5, (17.821354178, 317.600664750, 35.642708357)),
    SettlingCase(0.5, 0.999, 0, (20.048666447, 401.949026311, 40.057235562)),
    SettlingCase(20, 0.5, 0, (1.271689827, 1.617195016, 1.271689827)),
    SettlingCase(0.5, 0.6, 10, (14.919020446, 222.577171058, 17.902824535)),
  ]
}

@Suite struct SpringSolvingTests {
  @Test("Stiffness and damping match the table", arguments: SettlingCase.table)
  func table(_ settling: SettlingCase) {
    let spring = settling.spring
    #expect(abs(spring.stiffness.squareRoot() - settling.frequency) < 6e-10)
    #expect(abs(spring.stiffness - settling.stiffness) < 6e-10)
    #expect(abs(spring.damping - settling.damping) < 6e-10)
    #expect(spring.mass == 1 && spring.initialVelocity == settling.velocity)
  }

  @Test("A damping ratio that is no number is critical damping")
  func noRatio() {
    #expect(
      Spring.settling(in: 0.5, dampingRatio: .nan, initialVelocity: 5)
        == Spring.settling(in: 0.5, dampingRatio: 1, initialVelocity: 5))
  }

  @Test("Framer's published spring matches to all digits")
  func published() {
    let spring = Spring.settling(in: 3, dampingRatio: 0.25, initialVelocity: 0)
    #expect(abs(spring.stiffness - 54.83363359078326) < 1e-12)
    #expect(abs(spring.damping - 3.702486785620688) < 1e-13)
  }

  @Test(
    "Progress at fractions of the duration matches",
    arguments: [
      (
        (0.7, 0.9, 0.8),
        [
          0.087664010, 0.240029345, 0.553952799, 0.678648480, 0.849549047, 0.963589928,
          1.000632951, 1.001422851, 1.000949505,
        ]
      ),
      (
        (0.5, 0.8, 0.8),
        [
          0.092104228, 0.264259642, 0.620006331, 0.755696108, 0.925739310, 1.009288852,
          1.007604825, 1.001859325, 1.000326454,
        ]
      ),
      (
        (1, 0.5, 0),
        [
          0.160079103, 0.487823100, 1.034970842, 1.144222577, 1.122497678, 0.987154536,
          0.998848644, 1.003774714, 1.000969393,
        ]
      ),
      (
        (0.75, 1, 0),
        [
          0.078811500, 0.236068680, 0.550908374, 0.671067519, 0.832888189, 0.944477184,
          0.992210902, 0.997709477, 0.999000000,
        ]
      ),
      (
        (3, 0.25, 0),
        [
          0.467846016, 1.190636216, 1.209379377, 0.896754513, 0.919178971, 1.030447571,
          1.015799065, 0.993257358, 1.002969135,
        ]
      ),
    ] as [((Double, Double, Double), [Double])])
  func progress(_ asked: (Double, Double, Double), expected: [Double]) {
    let spring = Spring.settling(in: asked.0, dampingRatio: asked.1, initialVelocity: asked.2)
    for (part, x) in zip([0.05, 0.1, 0.2, 0.25, 0.35, 0.5, 0.75, 0.9, 1], expected) {
      #expect(abs(spring.value(at: part * asked.0) - x) < 6e-10, "at \(part)")
    }
  }

  @Test(
    "Springs overshoot by the expected amount at the expected time",
    arguments: [
      ((0.7, 0.9, 0.8), 1.001527439, 0.595031500), ((0.5, 0.8, 0.8), 1.015180621, 0.290820000),
      ((1, 0.5, 0), 1.163033535, 0.285260000), ((3, 0.25, 0), 1.444344225, 0.438165000),
    ] as [((Double, Double, Double), Double, Double)])
  func overshoot(_ asked: (Double, Double, Double), peak: Double, time: Double) {
    let spring = Spring.settling(in: asked.0, dampingRatio: asked.1, initialVelocity: asked.2)
    #expect(abs(spring.value(at: time) - peak) < 6e-10)
    // The time is given to the table's own step of a few microseconds.
    #expect(abs(spring.velocity(at: time)) < 1e-2)
    let around = [-0.01, 0.01].map { spring.value(at: time + $0) }
    #expect(around.allSatisfy { $0 < peak })
  }

  @Test(
    "The solution is exact: a thousandth of the sine term is left at the end",
    arguments: SettlingCase.table)
  func equation(_ settling: SettlingCase) {
    let spring = settling.spring
    let (omega, v) = (spring.stiffness.squareRoot(), settling.velocity)
    let ratio = min(settling.ratio, 1)
    let time = min(settling.duration, 10)
    let decay = DeterministicMath.exp(-ratio * omega * time)
    let left =
      ratio == 1
      ? (1 + (omega - v) * time) * decay
      : (ratio * omega - v) / (omega * (1 - ratio * ratio).squareRoot()) * decay
    #expect(abs(abs(left) - 0.001) < 1e-13, "\(left)")
  }

  @Test(
    "Where Newton's method fails from the first start, it succeeds from the second",
    arguments: [(1, 1, 5), (0.1, 0.2, 5), (0.05, 1, 100), (0.1, 0.5, 19), (0.5, 0.001, 0)]
      as [(Double, Double, Double)])
  func secondStart(duration: Double, ratio: Double, velocity: Double) {
    equation(SettlingCase(duration, ratio, velocity, (0, 0, 0)))
  }

  @Test(
    "Every argument gives a valid spring",
    arguments: [
      (0.5, 0, 0), (0.5, -1, 0), (0.5, 0.0005, 0), (0, 0.5, 0), (-3, 0.5, 0), (.nan, .nan, .nan),
      (.infinity, 0.5, 0), (0.5, .infinity, .infinity), (0.5, 0.5, 1e9), (0.5, 0.5, -1e9),
      (0.5, 1, 1e9), (0.5, 1, -1e9), (10, 1e-12, 1e-3), (0.01, 1e-12, -50), (0.3, 0.9999999999, 0),
    ] as [(Double, Double, Double)])
  func edges(duration: Double, ratio: Double, velocity: Double) {
    let spring = Spring.settling(in: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(spring.stiffness > 0 && spring.stiffness.isFinite)
    #expect(spring.damping >= 0 && spring.damping.isFinite)
    #expect(spring.value(at: 0.1).isFinite)
  }

  @Test("A ratio too low for a root gives ω = 10")
  func noRoot() {
    let spring = Spring.settling(in: 0.5, dampingRatio: 0.0005, initialVelocity: 0)
    #expect(spring.stiffness == 100 && spring.damping == 0.01)
  }

  @Test("Durations are clamped to 0.01…10 s")
  func clamping() {
    func spring(_ duration: Double) -> Spring {
      .settling(in: duration, dampingRatio: 0.6, initialVelocity: 0)
    }
    #expect(spring(0.001) == spring(0.01) && spring(99) == spring(10))
    #expect(spring(0.01) != spring(0.02))
  }

  @Test(
    "Perceptual springs match the table",
    arguments: [
      (
        (0.5, 0), (157.913670417, 25.132741229),
        [0.131311455, 0.465583949, 0.821025554, 0.986399069, 0.999952689]
      ),
      (
        (0.5, 0.3), (157.913670417, 17.592918860),
        [0.145715014, 0.561375893, 0.984087491, 1.014498422, 1.000071597]
      ),
      (
        (1, 0.5), (39.478417604, 6.283185307),
        [0.156781542, 0.647327551, 1.140699674, 0.989822129, 1.001281480]
      ),
      (
        (1, -0.5), (39.478417604, 25.132741229),
        [0.096997723, 0.292982746, 0.535727675, 0.799926375, 0.962844530]
      ),
    ] as [((Double, Double), (Double, Double), [Double])])
  func perceptual(asked: (Double, Double), constants: (Double, Double), expected: [Double]) {
    let spring = Spring.perceptual(duration: asked.0, bounce: asked.1)
    #expect(abs(spring.stiffness - constants.0) < 6e-10)
    #expect(abs(spring.damping - constants.1) < 6e-10)
    for (part, x) in zip([0.1, 0.25, 0.5, 1, 2], expected) {
      #expect(abs(spring.value(at: part * asked.0) - x) < 6e-10, "at \(part)")
    }
  }

  @Test("A bounce of −1 or a zero duration jumps")
  func jumps() {
    for spring in [
      Spring.perceptual(duration: 1, bounce: -1), .perceptual(duration: 1, bounce: -7),
      .perceptual(duration: 0, bounce: 0), .perceptual(duration: .nan, bounce: 0.2),
    ] {
      #expect(spring.value(at: 0) == 1 && spring.value(at: 1) == 1)
      #expect(spring.settlingDuration == 0 && spring.animatorDuration == 0)
      #expect(spring.velocity(at: 0) == 0)
    }
  }

  @Test("A bounce of 1 oscillates forever")
  func endless() {
    let spring = Spring.perceptual(duration: 1, bounce: 1)
    #expect(spring.damping == 0)
    #expect(abs(spring.value(at: 100.5) - 2) < 1e-9)
    #expect(spring == Spring.perceptual(duration: 1, bounce: 3))
  }
}
