// The finger that comes from the edge where reading begins and takes the top screen of a navigation controller along.
// It steers UIKit's own pop, which is even under a finger; where the app animates pops itself, it
// stays out of the way. Source of the numbers: SEMANTICS section 8.

import Foundation

/// Pops under a finger.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  /// The longest that the rest may take after the finger has gone, in seconds.
  static let longestRest = 0.3

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigation: UINavigationController?
  /// What steers the pop that is being asked for, or is under way.
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

  /// The way back comes from where reading begins.
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
      letGo(speed: pan.velocity(in: view).x / width)
    case .cancelled, .failed:
      letGo(finishes: false)
    case .possible:
      break
    }
  }

  /// A flick decides by its direction, a slow finger by where it is.
  private func letGo(speed: CGFloat) {
    let percent = driver?.percentComplete ?? 0
    letGo(finishes: abs(speed) >= 1 ? speed > 0 : percent > 0.5)
  }

  private func letGo(finishes: Bool) {
    guard let driver else { return }
    self.driver = nil
    let left = finishes ? 1 - driver.percentComplete : driver.percentComplete
    let rest = Double(left) * SystemTiming.duration
    driver.completionSpeed = CGFloat(max(1, rest / Self.longestRest))
    if finishes { driver.finish() } else { driver.cancel() }
  }
}
