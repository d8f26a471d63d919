// The edge pan that pops the top view controller of a navigation controller. It drives UIKit's own
// pop, which is linear while interactive; if the app supplies an animator for pops, the gesture is
// disabled. Source of the numbers: SEMANTICS section 8.

import Foundation

/// The interactive pop of a navigation controller.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  /// The maximum duration of the rest of the transition after the touch has ended, in seconds.
  static let maximumRestDuration = 0.3

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigation: UINavigationController?
  /// The object that drives the requested or running pop.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addHandler { [weak self] (pan: UIScreenEdgePanGestureRecognizer) in
      self?.follow(pan)
    }
  }

  /// Sets the edge of the gesture to that at which reading begins.
  func followDirection() {
    let edge: UIRectEdge = isMirrored ? .right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
  }

  private var isMirrored: Bool {
    navigation?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { canPop }

  private var canPop: Bool {
    guard let navigation else { return false }
    return navigation.stack.count > 1 && navigation.change == nil && navigation.usesOwnAnimator
  }

  private func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let navigation, let view = navigation.viewIfLoaded, view.bounds.width > 0 else { return }
    let width = isMirrored ? -view.bounds.width : view.bounds.width
    let percent = pan.translation(in: view).x / width
    switch pan.state {
    case .began:
      guard canPop else { return }
      driver = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
      driver?.update(percent)
    case .changed:
      driver?.update(percent)
    case .ended:
      endPop(speed: pan.velocity(in: view).x / width)
    case .cancelled, .failed:
      endPop(finishes: false)
    case .possible:
      break
    }
  }

  /// Ends the pop: a fast touch decides by its direction, a slow one by its position.
  private func endPop(speed: CGFloat) {
    let percent = driver?.percentComplete ?? 0
    endPop(finishes: abs(speed) >= 1 ? speed > 0 : percent > 0.5)
  }

  private func endPop(finishes: Bool) {
    guard let driver else { return }
    self.driver = nil
    let left = finishes ? 1 - driver.percentComplete : driver.percentComplete
    let rest = Double(left) * SystemTiming.duration
    driver.completionSpeed = CGFloat(max(1, rest / Self.maximumRestDuration))
    if finishes { driver.finish() } else { driver.cancel() }
  }
}
