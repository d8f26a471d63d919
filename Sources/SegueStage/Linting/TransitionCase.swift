// What is known of one transition, from the call that asks for it to its end, and what is held against
// it then.

import SegueDiagnostics
import SegueTransitions
import UIKit

/// One transition under observation.
@MainActor
final class TransitionCase {
  let record: TransitionRecord
  let position: SourcePosition?
  private let census: ViewCensus
  private let window: UIWindow
  private let labels: ViewLabels
  /// What was in the window and in the container before the animator was called.
  private var known: [ObjectIdentifier: WeakView] = [:]
  /// Whether a finger has had hold of it.
  var wasHeld = false
  /// When no finger had hold of it first: what it takes counts from then.
  var freeSince: VirtualTime
  /// Whether it was completed against what had been decided, or elsewhere: what follows from that is
  /// no fault of its own.
  private var isSpoilt = false

  private struct WeakView { weak var view: UIView? }

  init(
    _ record: TransitionRecord, at position: SourcePosition?, window: UIWindow, labels: ViewLabels
  ) {
    (self.record, self.position) = (record, position)
    (self.window, self.labels) = (window, labels)
    census = ViewCensus(window, screens: [record.from, record.to])
    freeSince = record.beginning
  }

  /// The animator has not been called yet.
  func notePreparation() {
    for view in window.subviews + (record.stage?.container?.subviews ?? []) {
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

  // MARK: Completion

  /// The animator has called `completeTransition`.
  func completion(_ didComplete: Bool) -> [LintFinding] {
    guard didComplete != record.isCancelling else {
      guard didComplete || wasHeld else { return [] }
      isSpoilt = true
      return [contradiction(didComplete)]
    }
    guard didComplete, let finding = frameFault else { return [] }
    isSpoilt = true
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
    guard !shown.isNear(expected) else { return nil }
    let what = declared == nil ? "finalFrame(for:)" : "the end that the animator declares"
    return finding(
      .endsOffFrame, "ends at \(shown.text); expected \(expected.text), \(what)", view: view)
  }

  // MARK: After the end

  /// What is not as it should be now that it is over.
  func faultsAfterEnd() -> [LintFinding] {
    guard !isSpoilt else { return [] }
    let left = leftovers.map { view in
      finding(
        .leftoverView,
        "is still in the \(view.superview === window ? "window" : "container") after the end; "
          + "expected the animator to remove what it adds", view: view)
    }
    let changed = record.wasCancelled ? changes : []
    let found = left + changed
    return found.isEmpty ? [emptiness].compactMap { $0 } : found
  }

  private var leftovers: [UIView] {
    let container = record.stage?.container.flatMap { $0.window == nil ? nil : $0 }
    let all = window.subviews + (container?.subviews ?? [])
    let screens = [
      record.from?.viewIfLoaded, record.to?.viewIfLoaded, record.stage?.fromView,
      record.stage?.toView,
    ].compactMap { $0 }
    return all.filter { view in
      known[ObjectIdentifier(view)]?.view !== view && !view.isTransitionContainer
        && !screens.contains { $0.isDescendant(of: view) }
    }
  }

  /// After a cancel everything is as before. A screen that waits outside the window is as good as any
  /// until it comes back, so for that one it is a warning; one that has not come is gone.
  private var changes: [LintFinding] {
    let waiting = record.kind == .present || record.kind == .push ? nil : record.to?.viewIfLoaded
    return census.changes.compactMap { view, changes in
      let shows = view.window === window
      guard shows || waiting.map({ view.isDescendant(of: $0) }) ?? false else { return nil }
      return finding(
        .changedAfterCancel, severity: shows ? .error : .warning,
        "\(changes); expected everything as before a transition that was cancelled", view: view)
    }
  }

  private var emptiness: LintFinding? {
    guard let front = window.frontController, let view = front.viewIfLoaded,
      let reason = window.absence(of: view)
    else { return nil }
    return finding(
      .emptyWindow,
      "is the screen in front and \(reason); expected it to show after the transition. An animator "
        + "moves only what view(forKey:) hands out, and leaves the arriving view visible",
      view: view)
  }

  // MARK: Patience

  /// Whether it has had more than the time it takes at `instant`.
  func isOverdue(at instant: VirtualTime) -> Bool {
    let seconds = (instant - freeSince).seconds
    guard !record.isInteractive else { return false }
    return seconds > LintLimits.patience && seconds > LintLimits.patience + record.duration
  }

  /// That it never ends.
  func stall(_ reason: String) -> LintFinding {
    finding(
      .neverCompletes,
      "\(reason) and completeTransition has not been called; expected exactly one call, on every "
        + "way through the animator")
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
  /// The controller whose view is meant to show: the last one presented, and in a container its top.
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

  /// Why `view` does not show; `nil` if it does.
  func absence(of view: UIView) -> String? {
    guard view.window === self else { return "is not in the window" }
    let poses = WindowPoses(self, at: World.current.now.seconds)
    guard let pose = poses[view] else { return "is not in the window" }
    if !pose.isVisible { return "is hidden or transparent" }
    return pose.meets(bounds) ? nil : "is outside the window's bounds"
  }
}
