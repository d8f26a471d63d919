// An object that calls actions for the updates of the display.

import Foundation
import QuartzCore
import SegueWorld

/// The time of an update of the display.
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
  /// The time for which the update computes what is shown, in seconds.
  public let modelTime: TimeInterval
  /// The time by which the update must be complete, in seconds.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the update is shown, in seconds.
  public let estimatedPresentationTime: TimeInterval
  /// A Boolean value that indicates whether the update is shown as soon as it is complete. Always
  /// `false`.
  public let isImmediatePresentationExpected = false
  /// A Boolean value that indicates whether events are dispatched again in the update. Always
  /// `false`.
  public let isLowLatencyEventDispatchConfirmed = false

  init(now: TimeInterval, next: TimeInterval) {
    (modelTime, completionDeadlineTime, estimatedPresentationTime) = (now, next, next)
  }
}

/// A phase of an update of the display. All actions of one update are called in the order of their
/// phases, at one instant.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
  let order: Int
  private init(_ order: Int) { self.order = order }
  /// After the update has been scheduled.
  public static let afterUpdateScheduled = UIUpdateActionPhase(0)
  /// Before events are dispatched.
  public static let beforeEventDispatch = UIUpdateActionPhase(1)
  /// After events have been dispatched.
  public static let afterEventDispatch = UIUpdateActionPhase(2)
  /// Before display links are called.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
  /// After display links have been called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
  /// Before animations are committed.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
  /// After animations have been committed.
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)
  /// After the update is complete.
  public static let afterUpdateComplete = UIUpdateActionPhase(7)
}

/// An object that calls actions for the updates of the display.
///
/// The display updates 60 times per second. Without `requiresContinuousUpdates` the actions are called
/// only for updates in which something in the view's window changes.
@preconcurrency @MainActor
public final class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var actions: [(phase: Int, body: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  private var link: CADisplayLink?

  /// Creates a link for the updates of a view's window. It is disabled at first.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Creates a link for the updates of a scene. It is disabled at first.
  public convenience init(windowScene: UIWindowScene) {
    self.init(view: windowScene.windows.first.map { $0 as UIView } ?? UIView())
  }

  /// Creates a link that calls a method, which may take the link and the time of the update.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  /// Creates a link that calls a method, which may take the link and the time of the update.
  public convenience init(
    windowScene: UIWindowScene, actionTarget target: Any, selector: Selector
  ) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  /// A Boolean value that indicates whether the actions are called. The default is `false`.
  public var isEnabled = false { didSet { if isEnabled != oldValue { enablementDidChange() } } }
  /// A Boolean value that indicates whether the display updates while nothing changes. The default is
  /// `false`.
  public var requiresContinuousUpdates = false
  /// A Boolean value that indicates whether touches are handled late in an update. Stored but not
  /// used: touches have exact times.
  public var wantsLowLatencyEventDispatch = false
  /// A Boolean value that indicates whether updates are shown as soon as possible. Stored but not
  /// used.
  public var wantsImmediatePresentation = false
  /// The preferred rate of the updates.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }
  /// The time of the current update, or `nil` outside of one.
  public private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Adds an action.
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }
  /// Adds an action for a phase.
  public func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase.order, handler))
  }
  /// Adds a method, which may take the link and the time of the update. The target is not retained.
  public func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }
  /// Adds a method for a phase.
  public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let target = target as AnyObject
    addAction(to: phase) { [weak target] link, info in
      guard let target else { return }
      if !selector.perform(on: target, sender: link, event: info) {
        World.current.reportUncallable(selector, of: target)
      }
    }
  }

  private func enablementDidChange() {
    link?.invalidate()
    link = nil
    guard isEnabled else { return }
    let made = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      update(link)
    }
    made.preferredFrameRateRange = preferredFrameRateRange
    made.add(to: .main, forMode: .common)
    link = made
  }

  private func update(_ link: CADisplayLink) {
    guard let window = view?.window ?? view as? UIWindow else { return }
    guard requiresContinuousUpdates || window.layer.isChanging else { return }
    let info = UIUpdateInfo(now: link.timestamp, next: link.targetTimestamp)
    currentUpdateInfo = info
    let ordered = actions.enumerated().sorted {
      ($0.element.phase, $0.offset) < ($1.element.phase, $1.offset)
    }
    for (_, action) in ordered { action.body(self, info) }
    currentUpdateInfo = nil
  }
}

extension CALayer {
  /// A Boolean value that indicates whether the layer or one inside it is animated, or waits for
  /// layout.
  fileprivate var isChanging: Bool {
    animationKeys()?.isEmpty == false || needsLayout()
      || sublayers?.contains { $0.isChanging } == true
  }
}
