// The order of calls when a running transition is interrupted and continued: SEMANTICS 7a to 7c,
// with the coordinator's notifications.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct InterruptedOrderTests {
  struct Case: Sendable, CustomStringConvertible {
    let name: String
    /// The calls up to the interruption.
    let beginning: [String]
    let finished: [String]
    let cancelled: [String]
    var description: String { name }
  }

  nonisolated static let present = Case(
    name: "present fullScreen",
    beginning: [
      "animatorForPresented?", "interactionForPresentation?", "willDisappear(a)", "willAppear(b)",
      "animateTransition",
    ],
    finished: ["didAppear(b)", "didDisappear(a)", "completion"],
    cancelled: [
      "willDisappear(b)", "didDisappear(b)", "willAppear(a)", "didAppear(a)", "completion",
    ])
  nonisolated static let dismiss = Case(
    name: "dismiss fullScreen",
    beginning: [
      "animatorForDismissed?", "interactionForDismissal?", "willDisappear(b)", "willAppear(a)",
      "animateTransition",
    ],
    finished: ["didAppear(a)", "didDisappear(b)", "completion"],
    cancelled: [
      "willDisappear(a)", "didDisappear(a)", "willAppear(b)", "didAppear(b)", "completion",
    ])
  nonisolated static let presentCustom = Case(
    name: "present custom",
    beginning: [
      "presentationController?", "animatorForPresented?", "interactionForPresentation?",
      "presentationWillBegin", "willAppear(b)", "animateTransition",
    ],
    finished: ["presentationDidEnd(true)", "didAppear(b)", "completion"],
    cancelled: [
      "presentationDidEnd(false)", "willDisappear(b)", "didDisappear(b)", "completion",
    ])
  nonisolated static let dismissCustom = Case(
    name: "dismiss custom",
    beginning: [
      "animatorForDismissed?", "interactionForDismissal?", "dismissalWillBegin",
      "willDisappear(b)", "animateTransition",
    ],
    finished: ["dismissalDidEnd(true)", "didDisappear(b)", "completion"],
    cancelled: ["dismissalDidEnd(false)", "willAppear(b)", "didAppear(b)", "completion"])
  nonisolated static let push = Case(
    name: "push",
    beginning: [
      "animatorFor(push)?", "interactionFor?", "willShow", "willDisappear(a)", "willAppear(b)",
      "animateTransition",
    ],
    finished: ["didDisappear(a)", "didAppear(b)", "didShow"],
    cancelled: ["willDisappear(b)", "didDisappear(b)", "willAppear(a)", "didAppear(a)"])
  nonisolated static let pop = Case(
    name: "pop",
    beginning: [
      "animatorFor(pop)?", "interactionFor?", "willShow", "willDisappear(b)", "willAppear(a)",
      "animateTransition",
    ],
    finished: ["didDisappear(b)", "didAppear(a)", "didShow"],
    cancelled: ["willDisappear(a)", "didDisappear(a)", "willAppear(b)", "didAppear(b)"])

  /// Everything that has to be called when a transition is paused for a while halfway and decided.
  private func expected(_ row: Case, finishes: Bool) -> [String] {
    row.beginning + ["alongside", "interactive(true), cancelled(false)"]
      + (finishes
        ? ["interactive(false), cancelled(false)", "complete(true)"]
        : ["interactive(false), cancelled(true)", "complete(false)"])
      + (finishes ? row.finished : row.cancelled).reduce(into: []) { lines, line in
        if line == "completion" { lines.append("alongside's completion(\(finishes))") }
        lines.append(line)
      } + (row.finished.contains("completion") ? [] : ["alongside's completion(\(finishes))"])
      + ["animationEnded(\(finishes))"]
  }

  private func listen(_ coordinator: UIViewControllerTransitionCoordinator?, _ journal: Journal) {
    coordinator?.notifyWhenInteractionChanges {
      journal.note("interactive(\($0.isInteractive)), cancelled(\($0.isCancelled))")
    }
    coordinator?.animate(
      alongsideTransition: { _ in journal.note("alongside") },
      completion: { journal.note("alongside's completion(\(!$0.isCancelled))") })
  }

  @Test(
    "modal", arguments: [present, dismiss, presentCustom, dismissCustom],
    [
      (InterruptibleTestAnimator.Means.viewBlocks, true), (.viewBlocks, false),
      (.interruptibleAnimator, true), (.interruptibleAnimator, false),
    ])
  func modal(_ row: Case, _ way: (InterruptibleTestAnimator.Means, Bool)) throws {
    let (means, finishes) = way
    let screens = TwoScreens(style: row.name.hasSuffix("custom") ? .custom : .fullScreen)
    if row.name.hasPrefix("dismiss") { try screens.present() }
    let (driver, journal) = (UIPercentDrivenInteractiveTransition(), screens.journal)
    driver.wantsInteractiveStart = false
    screens.delegate.animator = InterruptibleTestAnimator(journal, means)
    screens.delegate.interaction = driver
    screens.run {
      let completion = { journal.note("completion") }
      if row.name.hasPrefix("dismiss") {
        screens.b.dismiss(animated: true, completion: completion)
      } else {
        screens.a.present(screens.b, animated: true, completion: completion)
      }
      listen(screens.b.transitionCoordinator, journal)
    }
    try screens.advance(to: screens.world.now.seconds + 0.4)
    screens.run { driver.pause() }
    try screens.advance(to: 9)
    screens.run { if finishes { driver.finish() } else { driver.cancel() } }
    try screens.advance(to: 12)
    #expect(journal.lines == expected(row, finishes: finishes))
    let isPresented = finishes != row.name.hasPrefix("dismiss")
    #expect((screens.a.presentedViewController === screens.b) == isPresented)
    #expect((screens.b.viewIfLoaded?.window != nil) == isPresented)
    #expect(screens.world.transitions.active.isEmpty && screens.world.nextEventTime == nil)
  }

  @Test(
    "navigation", arguments: [push, pop],
    [
      (InterruptibleTestAnimator.Means.viewBlocks, true), (.viewBlocks, false),
      (.interruptibleAnimator, true), (.interruptibleAnimator, false),
    ])
  func navigation(_ row: Case, _ way: (InterruptibleTestAnimator.Means, Bool)) throws {
    let (means, finishes) = way
    let stack = TwoInAStack()
    if row.name == "pop" { try stack.push() }
    let (driver, journal) = (UIPercentDrivenInteractiveTransition(), stack.journal)
    driver.wantsInteractiveStart = false
    stack.delegate.animator = InterruptibleTestAnimator(journal, means)
    stack.delegate.interaction = driver
    stack.run {
      if row.name == "pop" {
        stack.navigation.popViewController(animated: true)
      } else {
        stack.navigation.pushViewController(stack.b, animated: true)
      }
      listen(stack.navigation.transitionCoordinator, journal)
    }
    try stack.advance(to: stack.world.now.seconds + 0.4)
    stack.run { driver.pause() }
    try stack.advance(to: 9)
    stack.run { if finishes { driver.finish() } else { driver.cancel() } }
    try stack.advance(to: 12)
    #expect(journal.lines == expected(row, finishes: finishes))
    let shown = finishes == (row.name == "push") ? stack.b : stack.a
    #expect(stack.navigation.topViewController === shown && shown.view.window === stack.window)
    #expect(stack.world.transitions.active.isEmpty && stack.world.nextEventTime == nil)
  }
}
