// What a controller can query in its callbacks about why it appears or disappears.

import Testing
import UIKit

@MainActor @Suite struct FlagTests {
  /// Records, in each callback, which flags are set.
  final class Flagged: UIViewController {
    var lines: [String] = []

    private func note(_ call: String) {
      let flags = [
        ("presented", isBeingPresented), ("dismissed", isBeingDismissed),
        ("in", isMovingToParent), ("out", isMovingFromParent),
      ].filter(\.1).map(\.0)
      lines.append("\(call): \(flags.joined(separator: " "))")
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  @Test("a presentation and a dismissal, until their last callback", arguments: [true, false])
  func modal(isAnimated: Bool) throws {
    let screens = TwoScreens()
    let flagged = Flagged()
    flagged.modalPresentationStyle = .fullScreen
    screens.run { screens.a.present(flagged, animated: isAnimated) }
    try screens.advance(to: 1)
    #expect(!flagged.isBeingPresented)
    screens.run { flagged.dismiss(animated: isAnimated) }
    try screens.advance(to: 2)
    #expect(!flagged.isBeingDismissed)
    #expect(
      flagged.lines == [
        "will appear: presented", "did appear: presented", "will disappear: dismissed",
        "did disappear: dismissed",
      ])
  }

  @Test("a push and a pop set the flags until their last callback", arguments: [true, false])
  func navigation(isAnimated: Bool) throws {
    let stack = TwoInAStack()
    let (flagged, next) = (Flagged(), Flagged())
    for (time, controller) in [(1.0, flagged), (2, next)] {
      stack.run { stack.navigation.pushViewController(controller, animated: isAnimated) }
      try stack.advance(to: time)
    }
    for time in [3.0, 4] {
      stack.run { stack.navigation.popViewController(animated: isAnimated) }
      try stack.advance(to: time)
    }
    #expect(
      flagged.lines == [
        "will appear: in", "did appear: in", "will disappear: ", "did disappear: ",
        "will appear: ", "did appear: ", "will disappear: out", "did disappear: out",
      ])
    #expect(!flagged.isMovingFromParent && flagged.parent == nil)
  }
}
