// Compares springs with SEMANTICS 1a and with the equation that they solve.

import Foundation
import SegueTiming
import Testing

/// A spring of these parameters and what is known of it.
struct SpringCase: Sendable, CustomTestStringConvertible {
  var mass = 1.0
  var stiffness = 100.0
  var damping = 10.0
  var velocity = 0.0
  var overdamped = false
  var expected: [Double] = []

  var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: overdamped)
  }

  var testDescription: String {
    "(\(mass), \(stiffness), \(damping), \(velocity))\(overdamped ? " overdamped" : "")"
  }

  init(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double = 0,
    overdamped: Bool = false, expecting expected: [Double] = []
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    (self.velocity, self.overdamped, self.expected) = (velocity, overdamped, expected)
  }

  /// Springs of every regime, with mass other than 1 and velocities of both signs.
  static let everyRegime = [
    SpringCase(1, 100, 10), SpringCase(1, 100, 10, 5), SpringCase(2.5, 340, 7, -12),
    SpringCase(1, 100, 0, 3), SpringCase(1, 100, 20), SpringCase(3, 1000, 500, 4),
    SpringCase(0.4, 250, 20, 60), SpringCase(1, 100, 40, overdamped: true),
    SpringCase(3, 1000, 500, 9, overdamped: true), SpringCase(2, 50, 400, -5, overdamped: true),
    SpringCase(1, 100, 20.000001, overdamped: true), SpringCase(1, 100, 19.999999, 1),
  ]
}

@Suite struct SpringTests {
  @Test(
    "Positions match the table",
    arguments: [
      SpringCase(
        1, 100, 10,
        expecting: [0.104405473, 0.340299847, 0.849425635, 1.124354767, 1.074590567, 1.002170117]),
      SpringCase(
        1, 100, 20,
        expecting: [0.090204010, 0.264241118, 0.593994150, 0.800851727, 0.959572318, 0.999500601]),
      SpringCase(
        1, 100, 40,
        expecting: [0.090204010, 0.264241118, 0.593994150, 0.800851727, 0.959572318, 0.999500601]),
      SpringCase(
        1, 100, 40, overdamped: true,
        expecting: [0.069705206, 0.177736576, 0.369639978, 0.517775356, 0.717828826, 0.926095928]),
      SpringCase(
        1, 100, 10, 5,
        expecting: [0.293078075, 0.607053444, 1.059065450, 1.190976089, 1.030619356, 1.004862857]),
      SpringCase(
        1, 100, 10, -5,
        expecting: [-0.084267128, 0.073546249, 0.639785820, 1.057733445, 1.118561777, 0.999477376]),
      SpringCase(
        1, 100, 20, 15,
        expecting: [0.545102005, 0.816060279, 1.000000000, 1.024893534, 1.010106920, 1.000181600]),
      SpringCase(
        3, 1000, 500,
        expecting: [0.232230493, 0.544778390, 0.879281932, 0.972919282, 0.998900979, 0.999999773]),
    ])
  func positions(of springCase: SpringCase) {
    for (t, x) in zip([0.05, 0.1, 0.2, 0.3, 0.5, 1], springCase.expected) {
      #expect(abs(springCase.spring.value(at: t) - x) < 6e-10, "at \(t)")
    }
  }

  @Test("Velocities match the table")
  func velocities() {
    let spring = Spring(initialVelocity: 5)
    for (t, v) in zip([0, 0.05, 0.1, 0.2], [5, 6.364698650, 5.966036743, 2.849269974]) {
      #expect(abs(spring.velocity(at: t) - v) < 6e-10, "at \(t)")
    }
  }

  @Test("A spring starts at 0 with its initial velocity", arguments: SpringCase.everyRegime)
  func start(of springCase: SpringCase) {
    let spring = springCase.spring
    #expect(spring.value(at: 0) == 0 && spring.value(at: -1) == 0)
    #expect(abs(spring.velocity(at: 0) - springCase.velocity) < 1e-12 * (1 + springCase.stiffness))
    // And not only by special treatment of the first instant.
    #expect(abs(spring.value(at: 1e-9) - springCase.velocity * 1e-9) < 1e-14)
  }

  @Test("A spring satisfies m·a + c·v + k·(x − 1) = 0", arguments: SpringCase.everyRegime)
  func equation(of springCase: SpringCase) {
    let spring = springCase.spring
    // Where overdamping is not allowed, the damping that counts is the critical one.
    let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
    let damping = spring.allowsOverdamping ? spring.damping : min(spring.damping, critical)
    let step = 1e-5
    for t in [0.01, 0.05, 0.13, 0.4, 0.9] {
      let (before, now, after) = (
        spring.velocity(at: t - step), spring.velocity(at: t), spring.velocity(at: t + step)
      )
      let acceleration = (after - before) / (2 * step)
      let residual =
        spring.mass * acceleration + damping * now + spring.stiffness * (spring.value(at: t) - 1)
      #expect(abs(residual) < 1e-5 * spring.stiffness, "at \(t)")
      let slope = (spring.value(at: t + step) - spring.value(at: t - step)) / (2 * step)
      #expect(abs(slope - now) < 1e-5 * (1 + abs(now)), "at \(t)")
    }
  }

  @Test("A spring settles at 1", arguments: SpringCase.everyRegime.filter { $0.damping > 0 })
  func rest(of springCase: SpringCase) {
    #expect(abs(springCase.spring.value(at: 1e4) - 1) < 1e-9)
    #expect(springCase.spring.value(at: .infinity) == 1)
    #expect(springCase.spring.value(at: 1e300) == 1)
    #expect(abs(springCase.spring.velocity(at: 1e4)) < 1e-9)
  }

  @Test("An instant is the same at 24, 30, 60 and 120 frames per second")
  func frameRates() {
    let spring = Spring(mass: 1.3, stiffness: 220, damping: 9, initialVelocity: 2)
    for frame in 0..<48 {
      let values = Set(
        [24, 48, 120, 240].map { rate in
          spring.value(at: Double(frame * rate / 24) / Double(rate))
        })
      #expect(values.count == 1)
    }
  }

  @Test("Nearly critical damping gives what critical damping gives")
  func continuity() {
    for t in [0.05, 0.2, 0.6] {
      let critical = Spring(damping: 20).value(at: t)
      #expect(abs(Spring(damping: 20 - 1e-7).value(at: t) - critical) < 1e-7)
      let above = Spring(damping: 20 + 1e-7, allowsOverdamping: true)
      #expect(abs(above.value(at: t) - critical) < 1e-7)
    }
  }

  @Test("Solving as critical does not change the stored damping")
  func storedDamping() {
    #expect(Spring(mass: 3, stiffness: 1000, damping: 500).damping == 500)
    #expect(abs(Spring(mass: 3, stiffness: 1000, damping: 500).dampingRatio - 4.564354646) < 1e-9)
  }

  @Test("Parameters out of range are replaced by the defaults")
  func badParameters() {
    let bad = Spring(mass: 0, stiffness: -1, damping: .nan, initialVelocity: .infinity)
    #expect(bad == Spring())
    #expect(Spring(mass: .nan, stiffness: .infinity, damping: -1) == Spring())
  }
}
