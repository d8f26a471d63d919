// Taking part in a transition from outside it: SEMANTICS 7g.

import Testing
import UIKit

@MainActor @Suite struct CoordinatorTests {
  @Test("the coordinator exists from the call to the end, the same for both controllers")
  func lifetime() throws {
    let screens = TwoScreens()
    screens.run { screens.a.present(screens.b, animated: true) }
    let coordinator = try #require(screens.b.transitionCoordinator)
    #expect(screens.a.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated && !coordinator.isInteractive)
    try screens.advance(to: 0.25)
    #expect(screens.b.transitionCoordinator === coordinator)
    #expect(coordinator.transitionDuration == 0.5)
    #expect(coordinator.containerView === screens.b.view.superview)
    try screens.advance(to: 0.5)
    #expect(screens.b.transitionCoordinator == nil && screens.a.transitionCoordinator == nil)
  }

  @Test("alongside blocks follow the animator, and completions the did callbacks")
  func order() throws {
    let screens = TwoScreens()
    let journal = screens.journal
    screens.run {
      screens.a.present(screens.b, animated: true) { journal.note("completion") }
      for name in ["first", "second"] {
        let isQueued = screens.b.transitionCoordinator?.animate(
          alongsideTransition: { _ in journal.note("alongside \(name)") },
          completion: { context in journal.note("after \(name), \(context.isCancelled)") })
        #expect(isQueued == true)
      }
    }
    try screens.advance(to: 1)
    #expect(
      Array(journal.lines.suffix(11)) == [
        "animateTransition", "alongside first", "alongside second", "complete", "didAppear(b)",
        "didDisappear(a)", "after first, false", "after second, false", "completion",
        "animationEnded(true)", "returned from complete",
      ])
  }

  @Test("alongside changes animate as long as the transition")
  func timing() throws {
    let screens = TwoScreens()
    let bystander = screens.world.run { UIView(frame: .zero) }
    screens.run {
      screens.window.addSubview(bystander)
      screens.a.present(screens.b, animated: true)
      screens.b.transitionCoordinator?.animate(alongsideTransition: { _ in bystander.alpha = 0 })
    }
    try screens.advance(to: 0.25)
    let halfway = bystander.layer.presentationSnapshot(atSeconds: 0.25).opacity
    #expect(abs(halfway - 0.5) < 1e-6)
    #expect(bystander.alpha == 0)
  }

  @Test("a late block is not queued, and its completion still runs")
  func late() throws {
    let screens = TwoScreens()
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0.25)
    var ran: [String] = []
    screens.run {
      let isQueued = screens.b.transitionCoordinator?.animate(
        alongsideTransition: { _ in ran.append("animation") },
        completion: { _ in ran.append("completion") })
      #expect(isQueued == false)
    }
    try screens.advance(to: 1)
    #expect(ran == ["completion"])
  }

  @Test("a navigation controller has its transition's coordinator")
  func navigation() throws {
    let stack = TwoInAStack()
    stack.run { stack.navigation.pushViewController(stack.b, animated: true) }
    let coordinator = try #require(stack.navigation.transitionCoordinator)
    #expect(stack.b.transitionCoordinator === coordinator)
    try stack.advance(to: 1)
    #expect(stack.navigation.transitionCoordinator == nil)
  }
}
