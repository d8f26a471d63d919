// Key-value observing of recognizers, by which libraries learn that a drag of a list has ended.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct StateObservingTests {
  let table = TouchTable()

  final class Watcher: UIView {
    var states: [Int] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let state = change?[.newKey] as? Int { states.append(state) }
    }
  }

  @Test("The states of a recognizer are reported as numbers")
  func states() throws {
    let (watcher, pan) = table.world.run { (Watcher(), UIPanGestureRecognizer()) }
    table.world.run {
      table.view.addGestureRecognizer(pan)
      pan.addObserver(watcher, forKeyPath: "state", options: .new, context: nil)
    }
    table.finger([(0, 100, 200), (0.1, 140, 200), (0.2, 180, 200)], lift: 0.3)
    try table.advance(to: 1)
    let expected: [UIGestureRecognizer.State] = [.began, .changed, .ended, .possible]
    #expect(watcher.states == expected.map(\.rawValue))
  }

  @Test("Whether a recognizer is enabled is reported")
  func enabled() {
    table.world.run {
      let tap = UITapGestureRecognizer()
      var values: [Bool] = []
      let observation = tap.observe(\.isEnabled, options: .new) { tap, _ in
        values.append(tap.isEnabled)
      }
      tap.isEnabled = false
      #expect(values == [false])
      _ = observation
    }
  }
}
