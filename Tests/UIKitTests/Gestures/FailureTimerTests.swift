// A recognizer that never decides does not block those that wait for it forever.

import Testing
import UIKit

@Suite @MainActor struct FailureTimerTests {
  let table = TouchTable()

  /// Stays possible whatever happens, unless it is set to recognize at the next touch.
  final class Undecided: UIGestureRecognizer {
    var resets = 0
    var taps = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      taps += 1
      if taps == 2 { state = .ended }
    }
    override func reset() { (resets, taps) = (resets + 1, 0) }
  }

  @Test("A waiting tap recognizes once another tap would be too late")
  func waits() throws {
    let tap = table.add(UITapGestureRecognizer(), named: "tap")
    let undecided = table.add(Undecided(), named: "undecided")
    tap.require(toFail: undecided)
    table.finger([(0, 100, 200)], lift: 0.1)
    #expect(try table.play(to: 0.449) == [])
    #expect(try table.play(to: 0.45) == ["tap:ended"])
    #expect(undecided.state == .possible && undecided.resets == 1)
    table.finger([(1, 100, 200)], lift: 1.1)
    #expect(try table.play(to: 2) == ["tap:ended"])
  }

  @Test("While a touch is down, it has unlimited time")
  func held() throws {
    let tap = table.add(UITapGestureRecognizer(), named: "tap")
    let undecided = table.add(Undecided(), named: "undecided")
    tap.require(toFail: undecided)
    table.finger([(0, 100, 200)], lift: 5)
    #expect(try table.play(to: 5.2) == [])
    #expect(try table.play(to: 6) == ["tap:ended"])
  }

  @Test("Another touch in time extends the time")
  func inTime() throws {
    let tap = table.add(UITapGestureRecognizer(), named: "tap")
    tap.numberOfTouchesRequired = 1
    let undecided = table.add(Undecided(), named: "undecided")
    tap.require(toFail: undecided)
    table.finger([(0, 100, 200)], lift: 0.1)
    table.finger([(0.4, 100, 200)], lift: 0.5)
    #expect(try table.play(to: 3) == ["undecided:ended"])
  }

  @Test("If nothing waits for it, it can stay undecided")
  func alone() throws {
    let undecided = table.add(Undecided(), named: "undecided")
    table.finger([(0, 100, 200)], lift: 0.1)
    table.finger([(4, 100, 200)], lift: 4.1)
    #expect(try table.play() == ["undecided:ended"])
    #expect(undecided.resets == 1)
  }
}
