// The notifications about transitions that the stage receives.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct TransitionLogTests {
  @Test("a transition is logged when it is requested and when it has ended")
  func records() throws {
    let screens = TwoScreens()
    var lines: [String] = []
    screens.world.transitions.onStart = { lines.append("start \($0.kind) \($0.animatorTypeName)") }
    screens.world.transitions.onEnd = { lines.append("end \($0.kind) \($0.isCompleted)") }
    try screens.present()
    #expect(lines == ["start present WaitingAnimator", "end present true"])
    #expect(screens.world.transitions.active.isEmpty)
    #expect(screens.world.transitions.endedCount == 1)
  }

  @Test("an animator that schedules nothing and does not complete is found and named")
  func stalled() throws {
    let screens = TwoScreens()
    screens.animator.isStuck = true
    screens.run { screens.a.present(screens.b, animated: true) }
    #expect(screens.world.stalledTransitions.isEmpty)
    try screens.advance(to: 1)
    let record = try #require(screens.world.stalledTransitions.first)
    #expect(
      record.stallDescription(name: "slideDown")
        == "transition slideDown (class WaitingAnimator) has nothing scheduled and has not called "
        + "completeTransition")
  }

  @Test("an interactive transition is not stalled")
  func held() throws {
    let screens = TwoScreens()
    screens.delegate.interaction = ManuallyDriven(screens.animator)
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 1)
    #expect(screens.world.transitions.active.count == 1)
    #expect(screens.world.stalledTransitions.isEmpty)
  }

  @Test("misuse that UIKit only logs is reported and changes nothing")
  func warnings() throws {
    let screens = TwoScreens()
    let c = ScreenController("c", screens.journal)
    screens.run {
      c.present(ScreenController("d", screens.journal), animated: true)
      screens.a.present(screens.b, animated: true)
      screens.a.present(c, animated: true)
      screens.b.dismiss(animated: true)
    }
    try screens.advance(to: 1)
    #expect(screens.world.diagnostics.warnings.count == 3)
    #expect(screens.a.presentedViewController === screens.b)
    #expect(c.presentingViewController == nil)
  }

  @Test("a dismissal requested in viewDidAppear follows the presentation")
  func dismissInDidAppear() throws {
    let screens = TwoScreens()
    screens.b.onDidAppear = { screens.b.dismiss(animated: true) }
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 2)
    #expect(screens.a.presentedViewController == nil)
    #expect(screens.world.diagnostics.warnings.isEmpty)
  }

  @Test("a presentation requested in a completion follows")
  func presentInCompletion() throws {
    let screens = TwoScreens()
    let c = ScreenController("c", screens.journal)
    c.modalPresentationStyle = .fullScreen
    screens.run {
      screens.a.present(screens.b, animated: true) { screens.b.present(c, animated: true) }
    }
    try screens.advance(to: 2)
    #expect(c.view.window === screens.window)
    #expect(screens.b.presentedViewController === c)
  }

  @Test("dismissing with nothing presented runs the completion and does nothing else")
  func nothing() throws {
    let screens = TwoScreens()
    var isDone = false
    screens.run { screens.a.dismiss(animated: true) { isDone = true } }
    try screens.advance(to: 1)
    #expect(isDone)
    #expect(screens.journal.lines.isEmpty)
  }
}
