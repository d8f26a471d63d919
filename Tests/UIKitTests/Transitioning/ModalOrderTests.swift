// The order of calls of presentations and dismissals: SEMANTICS 7a, 7c and 7f, recorded from UIKit.

import Testing
import UIKit

@MainActor @Suite struct ModalOrderTests {
  struct Case: Sendable, CustomStringConvertible {
    let style: UIModalPresentationStyle
    var removes = false
    let present: [String]
    let dismiss: [String]
    var description: String { "\(style)\(removes ? " + shouldRemovePresentersView" : "")" }
  }

  nonisolated static let covering = Case(
    style: .fullScreen,
    present: [
      "animatorForPresented?", "interactionForPresentation?", "returned", "willDisappear(a)",
      "willAppear(b)", "animateTransition", "complete", "didAppear(b)", "didDisappear(a)",
      "completion", "animationEnded(true)", "returned from complete",
    ],
    dismiss: [
      "animatorForDismissed?", "interactionForDismissal?", "returned", "willDisappear(b)",
      "willAppear(a)", "animateTransition", "complete", "didAppear(a)", "didDisappear(b)",
      "completion", "animationEnded(true)", "returned from complete",
    ])
  nonisolated static let keeping = Case(
    style: .overFullScreen,
    present: [
      "animatorForPresented?", "interactionForPresentation?", "returned", "willAppear(b)",
      "animateTransition", "complete", "didAppear(b)", "completion", "animationEnded(true)",
      "returned from complete",
    ],
    dismiss: [
      "animatorForDismissed?", "interactionForDismissal?", "returned", "willDisappear(b)",
      "animateTransition", "complete", "didDisappear(b)", "completion", "animationEnded(true)",
      "returned from complete",
    ])
  nonisolated static let custom = Case(
    style: .custom,
    present: [
      "presentationController?", "animatorForPresented?", "interactionForPresentation?",
      "returned", "presentationWillBegin", "willAppear(b)", "animateTransition", "complete",
      "presentationDidEnd(true)", "didAppear(b)", "completion", "animationEnded(true)",
      "returned from complete",
    ],
    dismiss: [
      "animatorForDismissed?", "interactionForDismissal?", "returned", "dismissalWillBegin",
      "willDisappear(b)", "animateTransition", "complete", "dismissalDidEnd(true)",
      "didDisappear(b)", "completion", "animationEnded(true)", "returned from complete",
    ])
  nonisolated static let customRemoving = Case(
    style: .custom, removes: true,
    present: [
      "presentationController?", "animatorForPresented?", "interactionForPresentation?",
      "returned", "presentationWillBegin", "willDisappear(a)", "willAppear(b)",
      "animateTransition", "complete", "presentationDidEnd(true)", "didAppear(b)",
      "didDisappear(a)", "completion", "animationEnded(true)", "returned from complete",
    ],
    dismiss: [
      "animatorForDismissed?", "interactionForDismissal?", "returned", "dismissalWillBegin",
      "willDisappear(b)", "willAppear(a)", "animateTransition", "complete",
      "dismissalDidEnd(true)", "didAppear(a)", "didDisappear(b)", "completion",
      "animationEnded(true)", "returned from complete",
    ])
  nonisolated static var currentContext: Case {
    Case(style: .currentContext, present: covering.present, dismiss: covering.dismiss)
  }
  nonisolated static var overCurrentContext: Case {
    Case(style: .overCurrentContext, present: keeping.present, dismiss: keeping.dismiss)
  }
  nonisolated static var automatic: Case {
    Case(style: .automatic, present: covering.present, dismiss: covering.dismiss)
  }

  @Test(
    "present and dismiss call everything in UIKit's order",
    arguments: [
      covering, keeping, custom, customRemoving, currentContext, overCurrentContext, automatic,
    ])
  func order(_ expected: Case) throws {
    let screens = TwoScreens(style: expected.style)
    screens.delegate.removesPresenter = expected.removes
    let journal = screens.journal
    screens.run {
      screens.a.present(screens.b, animated: true) { journal.note("completion") }
      journal.note("returned")
    }
    try screens.advance(to: 1)
    #expect(journal.lines == expected.present)
    journal.clear()
    screens.run {
      screens.b.dismiss(animated: true) { journal.note("completion") }
      journal.note("returned")
    }
    try screens.advance(to: 2)
    #expect(journal.lines == expected.dismiss)
  }
}
