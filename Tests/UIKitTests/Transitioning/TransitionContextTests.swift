// The context of an animator when it is called: the table of SEMANTICS 7d.

import SegueWorld
import Testing
import UIKit

/// One row of the table.
struct ContextRow: Equatable, Sendable {
  var fromInContainer, toInContainer, toInWindow: Bool
  var hasFromView, hasToView: Bool
  var initialFrom, finalFrom, initialTo, finalTo: CGRect
  var style: Int

  @MainActor
  init(_ context: UIViewControllerContextTransitioning, container expected: UIView? = nil) throws {
    let from = try #require(context.viewController(forKey: .from))
    let to = try #require(context.viewController(forKey: .to))
    fromInContainer = from.view.superview === context.containerView
    toInContainer = to.view.superview === context.containerView
    toInWindow = to.view.window != nil
    hasFromView = context.view(forKey: .from) === from.view
    hasToView = context.view(forKey: .to) === to.view
    (initialFrom, finalFrom) = (context.initialFrame(for: from), context.finalFrame(for: from))
    (initialTo, finalTo) = (context.initialFrame(for: to), context.finalFrame(for: to))
    style = context.presentationStyle.rawValue
  }

  init(
    from: (inContainer: Bool, hasView: Bool),
    to: (inContainer: Bool, inWindow: Bool, hasView: Bool),
    frames: [CGRect], style: Int
  ) {
    (fromInContainer, hasFromView) = from
    (toInContainer, toInWindow, hasToView) = to
    (initialFrom, finalFrom, initialTo, finalTo) = (frames[0], frames[1], frames[2], frames[3])
    self.style = style
  }
}

@MainActor @Suite struct TransitionContextTests {
  nonisolated static let full = CGRect(x: 0, y: 0, width: 390, height: 844)
  nonisolated static let card = CGRect(x: 20, y: 100, width: 350, height: 400)

  struct Case: Sendable, CustomStringConvertible {
    let style: UIModalPresentationStyle
    var removes = false
    let present: ContextRow
    let dismiss: ContextRow
    var description: String { "\(style)\(removes ? " + shouldRemovePresentersView" : "")" }
  }

  nonisolated static func covering(_ style: UIModalPresentationStyle) -> Case {
    Case(
      style: style,
      present: ContextRow(
        from: (true, true), to: (false, false, true), frames: [full, .zero, .zero, full],
        style: style.rawValue),
      dismiss: ContextRow(
        from: (true, true), to: (false, false, true), frames: [full, full, .zero, full],
        style: style.rawValue))
  }

  nonisolated static func keeping(_ style: UIModalPresentationStyle) -> Case {
    let presented = style == .custom ? card : full
    return Case(
      style: style,
      present: ContextRow(
        from: (false, false), to: (false, false, true), frames: [full, full, .zero, presented],
        style: style.rawValue),
      dismiss: ContextRow(
        from: (true, true), to: (false, true, false),
        frames: [presented, presented, .zero, full], style: style.rawValue))
  }

  nonisolated static let customRemoving = Case(
    style: .custom, removes: true,
    present: ContextRow(
      from: (true, true), to: (false, false, true), frames: [full, .zero, .zero, card], style: 4),
    dismiss: ContextRow(
      from: (true, true), to: (false, false, true), frames: [card, card, .zero, full], style: 4))

  @Test(
    "modal transitions",
    arguments: [
      covering(.fullScreen), covering(.currentContext), keeping(.custom),
      keeping(.overFullScreen), keeping(.overCurrentContext), customRemoving,
    ])
  func modal(_ expected: Case) throws {
    let screens = TwoScreens(style: expected.style)
    screens.delegate.removesPresenter = expected.removes
    screens.delegate.frameToPresent = expected.style == .custom ? Self.card : nil
    var rows: [ContextRow] = []
    screens.animator.inspect = { context in
      if let row = try? ContextRow(context) { rows.append(row) }
      #expect(context.containerView.superview === screens.window)
      #expect(context.containerView.frame == Self.full)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.targetTransform == .identity)
    }
    try screens.present()
    screens.run { screens.a.dismiss(animated: true) }
    try screens.advance(to: 2)
    #expect(rows == [expected.present, expected.dismiss])
  }

  @Test("pushes and pops")
  func navigation() throws {
    let stack = TwoInAStack()
    var rows: [ContextRow] = []
    stack.animator.inspect = { context in
      if let row = try? ContextRow(context) { rows.append(row) }
      #expect(context.containerView.isDescendant(of: stack.navigation.view))
    }
    try stack.push()
    stack.run { stack.navigation.popViewController(animated: true) }
    try stack.advance(to: 2)
    let row = ContextRow(
      from: (true, true), to: (false, false, true), frames: [Self.full, .zero, .zero, Self.full],
      style: -1)
    #expect(rows == [row, row])
  }

  @Test("the presenter is the outermost container of the presenting controller")
  func outermost() throws {
    let stack = TwoInAStack()
    stack.b.modalPresentationStyle = .fullScreen
    stack.b.transitioningDelegate = stack.delegate
    var from: UIViewController?
    stack.animator.inspect = { from = $0.viewController(forKey: .from) }
    stack.run { stack.a.present(stack.b, animated: true) }
    try stack.advance(to: 1)
    #expect(from === stack.navigation)
    #expect(stack.b.presentingViewController === stack.navigation)
    #expect(stack.a.presentedViewController === stack.b)
  }

  @Test("a second completeTransition is reported and ignored")
  func twice() throws {
    let screens = TwoScreens()
    try screens.present()
    screens.run { screens.animator.context?.completeTransition(true) }
    #expect(screens.world.diagnostics.warnings.count == 1)
    #expect(screens.world.diagnostics.warnings.first?.contains("second time") == true)
    #expect(screens.journal.lines.isEmpty)
  }
}
