// The settling duration of springs: SEMANTICS 1a and 1b.

import Foundation
import SegueTiming
import Testing

@Suite struct SpringSettlingTests {
  @Test(
    "Settling durations match the table",
    arguments: [
      SpringCase(1, 100, 10, expecting: [1.472700335]),
      SpringCase(1, 100, 1, expecting: [13.913210154]),
      SpringCase(1, 100, 5, expecting: [2.854974610]),
      SpringCase(1, 100, 15, expecting: [1.022093798]),
      SpringCase(1, 100, 10, 5, expecting: [1.381551056]),
      SpringCase(1, 100, 10, -5, expecting: [1.535081406]),
    ])
  func swinging(_ springCase: SpringCase) {
    #expect(abs(springCase.spring.settlingDuration - springCase.expected[0]) < 6e-10)
    #expect(springCase.spring.animatorDuration == springCase.spring.settlingDuration)
  }

  @Test("Three durations measured on QuartzCore match to 14 digits")
  func measured() {
    #expect(abs(Spring().settlingDuration - 1.4727003346780927) < 1e-14)
    #expect(abs(Spring(damping: 1).settlingDuration - 13.91321015404625) < 1e-13)
    let perceptual = Spring.perceptual(duration: 1, bounce: 0.5)
    #expect(abs(perceptual.settlingDuration - 2.3438753795710707) < 1e-14)
  }

  @Test(
    "Springs that do not oscillate run for whole tenths of a second",
    arguments: [
      SpringCase(1, 100, 20, expecting: [1.0]), SpringCase(1, 100, 100, expecting: [1.0]),
      SpringCase(12, 7, 100, expecting: [12.1]),
      SpringCase(1, 100, 25, 15, expecting: [0.9]), SpringCase(3, 1000, 500, expecting: [0.6]),
    ])
  func wholeTenths(_ springCase: SpringCase) {
    #expect(springCase.spring.settlingDuration == springCase.expected[0])
  }

  @Test("Without damping a spring never settles")
  func undamped() {
    #expect(Spring(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test("A property animator takes the exact root: 9.233413476 / ω")
  func animator() {
    let modal = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(abs(modal.animatorDuration - 0.505734884) < 6e-10)
    #expect(abs(Spring(damping: 20).animatorDuration - 0.9233413476451586) < 1e-15)
  }

  @Test(
    "After its settling duration, and not before, less than 0.001 of the way is left",
    arguments: SpringCase.everyRegime.filter { $0.damping > 1 }
      + [
        SpringCase(1, 100, 20, 10.5), SpringCase(1, 100, 20, 9.9), SpringCase(1, 100, 20, 300),
        SpringCase(1, 100, 20, -40), SpringCase(1, 100, 60, 300, overdamped: true),
      ])
  func settled(_ springCase: SpringCase) {
    let spring = springCase.spring
    let end = spring.animatorDuration
    for step in 0...2000 {
      let t = end * (1 + 1e-9) + Double(step) * 0.01
      #expect(abs(spring.value(at: t) - 1) < 0.001, "at \(t)")
    }
    #expect(spring.settlingDuration >= end && spring.settlingDuration < end + 0.1)
    if spring.dampingRatio >= 1 { #expect(abs(spring.value(at: end * (1 - 1e-9)) - 1) >= 0.001) }
  }
}
