// Media timing as a table: the position of an animation in its cycle.

import CoreGraphics
import QuartzCore
import Testing

struct TimingCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let timing: MediaTiming
  let localTime: Double
  let expected: CyclePosition?

  init(
    _ name: String, at time: Double, _ expected: (Double, Double)?,
    _ set: (inout MediaTiming) -> Void = { _ in }
  ) {
    var timing = MediaTiming()
    timing.duration = 2
    set(&timing)
    (testDescription, self.timing, localTime) = ("\(name) at \(time)", timing, time)
    self.expected = expected.map { CyclePosition(basicTime: $0.0, iteration: $0.1) }
  }
}

private let timingCases: [TimingCase] = [
  TimingCase("plain", at: -0.001, nil),
  TimingCase("plain", at: 0, (0, 0)),
  TimingCase("plain", at: 1.5, (1.5, 0)),
  TimingCase("plain", at: 2, nil),
  TimingCase("backwards", at: -5, (0, 0)) { $0.fillMode = .backwards },
  TimingCase("backwards", at: 2, nil) { $0.fillMode = .backwards },
  TimingCase("forwards", at: -5, nil) { $0.fillMode = .forwards },
  TimingCase("forwards", at: 2, (2, 0)) { $0.fillMode = .forwards },
  TimingCase("both", at: -5, (0, 0)) { $0.fillMode = .both },
  TimingCase("both", at: 9, (2, 0)) { $0.fillMode = .both },
  TimingCase("repeatCount 3", at: 5, (1, 2)) { $0.repeatCount = 3 },
  TimingCase("repeatCount 3", at: 6, nil) { $0.repeatCount = 3 },
  TimingCase("repeatCount 3, forwards", at: 6, (2, 2)) {
    ($0.repeatCount, $0.fillMode) = (3, .forwards)
  },
  TimingCase("repeatCount 2.5, forwards", at: 9, (1, 2)) {
    ($0.repeatCount, $0.fillMode) = (2.5, .forwards)
  },
  TimingCase("repeatCount infinite", at: 1001, (1, 500)) { $0.repeatCount = .infinity },
  TimingCase("repeatDuration 3", at: 2.5, (0.5, 1)) { $0.repeatDuration = 3 },
  TimingCase("repeatDuration 3", at: 3, nil) { $0.repeatDuration = 3 },
  TimingCase("autoreverses", at: 1.5, (1.5, 0)) { $0.autoreverses = true },
  TimingCase("autoreverses", at: 3, (1, 0)) { $0.autoreverses = true },
  TimingCase("autoreverses", at: 4, nil) { $0.autoreverses = true },
  TimingCase("autoreverses, forwards", at: 4, (0, 0)) {
    ($0.autoreverses, $0.fillMode) = (true, .forwards)
  },
  TimingCase("autoreverses, repeatCount 2", at: 5, (1, 1)) {
    ($0.autoreverses, $0.repeatCount) = (true, 2)
  },
  TimingCase("autoreverses, repeatCount 1.5, forwards", at: 9, (2, 1)) {
    ($0.autoreverses, $0.repeatCount, $0.fillMode) = (true, 1.5, .forwards)
  },
  TimingCase("backwards in time", at: 2, (2, 0)) { $0.speed = -1 },
  TimingCase("backwards in time", at: 0, nil) { $0.speed = -1 },
  TimingCase("no duration", at: 0, nil) { $0.duration = 0 },
]

@Suite struct MediaTimingTests {
  @Test("The position in the cycle matches the table", arguments: timingCases)
  func position(_ entry: TimingCase) {
    #expect(entry.timing.position(atLocalTime: entry.localTime) == entry.expected)
  }

  @Test("Local time is (parent − begin) · speed + offset, and converts back")
  func localTime() {
    var timing = MediaTiming()
    (timing.beginTime, timing.speed, timing.timeOffset) = (1, 2, 0.5)
    #expect(timing.localTime(atParentTime: 2) == 2.5)
    #expect(timing.parentTime(atLocalTime: 2.5) == 2)
    timing.speed = 0
    #expect(timing.localTime(atParentTime: 99) == 0.5)
    #expect(timing.parentTime(atLocalTime: 0.5) == nil)
  }

  @MainActor
  @Test("Times convert along the tree")
  func convertTime() {
    let root = CALayer()
    let slow = CALayer()
    let leaf = CALayer()
    root.addSublayer(slow)
    slow.addSublayer(leaf)
    (slow.speed, slow.beginTime, slow.timeOffset) = (0.5, 2, 10)
    #expect(leaf.convertTime(6, from: nil) == 12)
    #expect(leaf.convertTime(12, to: nil) == 6)
    #expect(root.convertTime(12, from: leaf) == 6)
    #expect(leaf.convertTime(3, to: slow) == 3)
  }
}
