// The record of one transition, from the call that requests it to its end, with the checks of its
// faults.

import SegueDiagnostics
import SegueTransitions
import SegueWorld
import UIKit

/// The record of one observed transition.
@MainActor
final class TransitionCase {
  let record: TransitionRecord
  let position: SourcePosition?
  private let initialViews: ViewTreeSnapshot
  private let window: UIWindow
  private let labels: ViewLabels
  /// The views in the window and in the container before the animator was called.
  private var known: [ObjectIdentifier: WeakView] = [:]
  /// A Boolean value that indicates whether a touch has driven the transition.
  var wasHeld = false
  /// The instant since which no touch drives the transition. The time it takes is measured from
  /// then.
  var freeSince: VirtualTime
  /// A Boolean value that indicates whether the transition was completed with the wrong outcome or
  /// in the wrong frame. Consequences of that are not reported as separate faults.
  private var isInvalid = false

  private struct WeakView { weak var view: UIView? }

  init(
    _ record: TransitionRecord, at position: SourcePosition?, window: UIWindow, labels: ViewLabels
  ) {
    (self.record, self.position) = (record, position)
    (self.window, self.labels) = (window, labels)
    initialViews = ViewTreeSnapshot(window, screens: [record.from, record.to])
    freeSince = record.beginning
  }

  /// Records the views that exist before the animator is called.
  func recordInitialViews() {
    for view in window.shown.subviews + (record.stage?.container?.subviews ?? []) {
      known[ObjectIdentifier(view)] = WeakView(view: view)
    }
  }

  func finding(
    _ rule: LintRule, severity: Diagnostic.Severity? = nil, _ message: String,
    view: UIView? = nil
  ) -> LintFinding {
    var finding = LintFinding(
      rule, severity: severity, message, view: view.map { labels[$0] },
      seconds: World.current.now.seconds)
    finding.position = position
    finding.animator = record.animatorTypeName
    return finding
  }

  /// The fault of the duration that the animator specifies, if it has one.
  var durationFault: LintFinding? {
    guard record.animator != nil else { return nil }
    let seconds = record.duration
    guard !(seconds > 0 && seconds.isFinite) else { return nil }
    return finding(
      .invalidDuration, severity: seconds == 0 ? .warning : .error,
      "transitionDuration(using:) returns \(seconds.short); expected a number of seconds above 0")
  }

  // MARK: Completion

  /// Returns the faults at the animator's call of `completeTransition`.
  func completion(_ didComplete: Bool) -> [LintFinding] {
    guard didComplete != record.isCancelling else {
      guard didComplete || wasHeld else { return [] }
      isInvalid = true
      return [contradiction(didComplete)]
    }
    guard didComplete, let finding = frameFault else { return [] }
    isInvalid = true
    return [finding]
  }

  private func contradiction(_ didComplete: Bool) -> LintFinding {
    finding(
      .ignoresCancellation,
      "completeTransition(\(didComplete)) is called although the transition was "
        + (didComplete ? "cancelled" : "finished")
        + "; expected completeTransition(!transitionWasCancelled)")
  }

  private var frameFault: LintFinding? {
    guard let stage = record.stage, stage.finalFrame != .zero, let view = stage.toView,
      let container = stage.container, let shown = record.shownFrame(ofArrivingView: view)
    else { return nil }
    let declared = record.animator as? any TransitionEndDeclaring
    let expected =
      declared?.endFrame(forFinalFrame: stage.finalFrame, in: container.bounds)
      ?? stage.finalFrame
    guard !shown.isNear(expected), declared != nil || !isCard(view, at: shown) else { return nil }
    let what = declared == nil ? "finalFrame(for:)" : "the end frame that the animator declares"
    return finding(
      .endsOffFrame, "ends at \(shown.text); expected \(expected.text), \(what)", view: view)
  }

  /// Returns a Boolean value that indicates whether the animator shows the arriving view as a card
  /// over the presenter: it has given it a size of its own, within the container, and no presentation
  /// controller has specified a frame. UIKit leaves such a view where it is.
  private func isCard(_ view: UIView, at shown: CGRect) -> Bool {
    guard record.kind == .present, let stage = record.stage, let container = stage.container
    else { return false }
    let keepsPresenter = stage.fromView == nil
    return keepsPresenter && stage.finalFrame == container.bounds
      && view.bounds.size != stage.finalFrame.size
      && container.bounds.insetBy(dx: -0.5, dy: -0.5).contains(shown)
  }

  // MARK: After the end

  /// Returns the faults that are present after the transition has ended.
  func faultsAfterEnd() -> [LintFinding] {
    guard !isInvalid else { return [] }
    let left = leftovers.map { view in
      finding(
        .leftoverView,
        "is still in the \(view.superview === window ? "window" : "container") after the "
          + "transition; expected the animator to remove the views that it adds", view: view)
    }
    let changed = record.wasCancelled ? changes : []
    let found = left + changed
    return found.isEmpty ? [emptyWindowFinding].compactMap { $0 } : found
  }

  private var leftovers: [UIView] {
    let container = record.stage?.container.flatMap { $0.window == nil ? nil : $0 }
    let all = window.shown.subviews + (container?.subviews ?? [])
    // The root may have been replaced since.
    let screens = [
      record.from?.viewIfLoaded, record.to?.viewIfLoaded, record.stage?.fromView,
      record.stage?.toView, window.shown.rootViewController?.viewIfLoaded,
    ].compactMap { $0 }
    return all.filter { view in
      known[ObjectIdentifier(view)]?.view !== view && !view.isTransitionContainer
        && !screens.contains { $0.isDescendant(of: view) }
    }
  }

  /// The changes that a cancelled transition has not undone. For a screen outside the window they
  /// do not matter until it returns, so they are warnings; a screen that was about to appear is not
  /// checked.
  private var changes: [LintFinding] {
    let waiting = record.kind == .present || record.kind == .push ? nil : record.to?.viewIfLoaded
    return initialViews.changes.compactMap { view, changes in
      let shows = view.window === window
      guard shows || waiting.map({ view.isDescendant(of: $0) }) ?? false else { return nil }
      return finding(
        .changedAfterCancel, severity: shows ? .error : .warning,
        "\(changes); expected the state before the cancelled transition", view: view)
    }
  }

  private var emptyWindowFinding: LintFinding? {
    // The front screen is about to come if another transition has begun.
    guard World.current.transitions.active.allSatisfy({ $0 === record }),
      let front = window.shown.frontController, let view = front.viewIfLoaded,
      let reason = window.shown.absence(of: view)
    else { return nil }
    return finding(
      .emptyWindow,
      "is the front screen but \(reason); expected it to be visible after the transition. An "
        + "animator must move only the views that view(forKey:) returns, and leave the arriving "
        + "view visible",
      view: view)
  }

  // MARK: Duration limit

  /// Returns a Boolean value that indicates whether the transition has exceeded its time limit at
  /// `instant`.
  func isOverdue(at instant: VirtualTime) -> Bool {
    let seconds = (instant - freeSince).seconds
    guard !record.isInteractive else { return false }
    return seconds > LintLimits.durationLimit
      && seconds > LintLimits.durationLimit + record.duration
  }

  /// Returns the finding that the transition never ends.
  func stall(_ reason: String) -> LintFinding {
    finding(
      .neverCompletes,
      "\(reason) and completeTransition has not been called; expected exactly one call on every "
        + "path through the animator")
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let off = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return off.allSatisfy { abs($0) <= LintLimits.frame }
  }
}

extension UIWindow {
  /// The view controller whose view should be visible: the last one presented, and in a container
  /// its top one.
  var frontController: UIViewController? {
    var visited: [UIViewController] = []
    var next = rootViewController
    while let controller = next, !visited.contains(where: { $0 === controller }) {
      visited.append(controller)
      if let presented = controller.presentedViewController,
        !visited.contains(where: { $0 === presented })
      {
        next = presented
      } else if let navigation = controller as? UINavigationController {
        next = navigation.topViewController
      } else if let tabs = controller as? UITabBarController {
        next = tabs.selectedViewController
      } else if let pages = controller as? UIPageViewController {
        next = pages.viewControllers?.first
      } else {
        next = nil
      }
    }
    return visited.last
  }

  /// Returns the reason why `view` is not visible, or `nil` if it is.
  func absence(of view: UIView) -> String? {
    guard view.window === self else { return "is not in the window" }
    let poses = WindowPoses(self, at: World.current.now.seconds)
    guard let pose = poses[view] else { return "is not in the window" }
    if !pose.isVisible { return "is hidden or transparent" }
    return pose.meets(bounds) ? nil : "is outside the window's bounds"
  }
}
