// The gestures by which the user dismisses a zoomed view, or pops it: a drag downward, where the content
// under the finger is at its top, and two fingers that move together, where the content is not magnified.
// The view follows the zoom's path, linearly.

import Foundation

/// The interactive dismissal of a zoomed view controller.
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
  /// The part of the way from which a slow drag dismisses. Apple publishes no numbers; this is our
  /// choice.
  private static let enough: CGFloat = 0.25
  /// The speed, in heights of the view per second, from which the direction of a drag decides.
  private static let fastSpeed: CGFloat = 1

  /// The speed of a pinch, per second, from which its direction decides. Our choice, too.
  private static let fastPinch: CGFloat = 1

  private let recognizer = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private weak var controller: UIViewController?
  private let options: UIViewController.Transition.ZoomOptions
  /// The object that drives the requested or running dismissal.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  /// Adds the gestures to the view of a controller that has been zoomed.
  init(of controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions) {
    (self.controller, self.options) = (controller, options)
    super.init()
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    recognizer.addHandler { [weak self] (pan: UIPanGestureRecognizer) in self?.follow(pan) }
    controller.view.addGestureRecognizer(recognizer)
    pinch.delegate = self
    pinch.addHandler { [weak self] (pinch: UIPinchGestureRecognizer) in self?.follow(pinch) }
    controller.view.addGestureRecognizer(pinch)
  }

  /// Removes the gestures.
  func remove() {
    for gesture in [recognizer, pinch] { gesture.view?.removeGestureRecognizer(gesture) }
  }

  // MARK: Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let view = controller.viewIfLoaded, driver == nil,
      controller.transitionCoordinator == nil, controller.presentedViewController == nil
    else { return false }
    let place = gestureRecognizer.location(in: view)
    guard gestureRecognizer === recognizer else {
      return pinch.scale < 1 && !isMagnified(place, in: view) && permits(place, .zero)
    }
    let way = recognizer.translation(in: view)
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    guard way.y > abs(way.x), isAtTop(start, in: view) else { return false }
    let velocity = recognizer.velocity(in: view)
    return permits(place, CGVector(dx: velocity.x, dy: velocity.y))
  }

  private func permits(_ place: CGPoint, _ velocity: CGVector) -> Bool {
    options.interactiveDismissShouldBegin?(ZoomInteraction(place, velocity)) ?? true
  }

  /// Content waits until it is clear whether the gesture dismisses.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let scroll = other.view as? UIScrollView else { return false }
    return gestureRecognizer === pinch
      ? scroll.pinchGestureRecognizer === other : scroll.panGestureRecognizer === other
  }

  /// Returns whether the content at a place is larger than its scroll view shows it at the least, so that
  /// a pinch makes it smaller.
  private func isMagnified(_ place: CGPoint, in view: UIView) -> Bool {
    scrolls(at: place, in: view).contains { $0.zoomScale > $0.minimumZoomScale + 0.001 }
  }

  private func isAtTop(_ place: CGPoint, in view: UIView) -> Bool {
    guard let scroll = scrolls(at: place, in: view).first else { return true }
    return scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
  }

  /// Returns the scroll views at a place, the innermost first.
  private func scrolls(at place: CGPoint, in view: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var touched = view.hitTest(place, with: nil)
    while let current = touched, current !== view.superview {
      if let scroll = current as? UIScrollView { found.append(scroll) }
      touched = current.superview
    }
    return found
  }

  // MARK: Following

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let controller, let view = pan.view?.window ?? pan.view, view.bounds.height > 0 else {
      return
    }
    let speed = pan.velocity(in: nil).y / view.bounds.height
    follow(
      pan, percent: pan.translation(in: nil).y / view.bounds.height,
      direction: abs(speed) >= Self.fastSpeed ? speed > 0 : nil, of: controller)
  }

  /// Two fingers at half their distance are half the way.
  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let controller else { return }
    let speed = pinch.velocity
    follow(
      pinch, percent: 1 - pinch.scale,
      direction: abs(speed) >= Self.fastPinch ? speed < 0 : nil, of: controller)
  }

  /// - Parameters:
  ///   - percent: The part of the way.
  ///   - direction: Whether a fast movement dismisses; `nil` if it is slow, so that the way decides.
  private func follow(
    _ gesture: UIGestureRecognizer, percent: CGFloat, direction: Bool?,
    of controller: UIViewController
  ) {
    let percent = min(max(percent, 0), 1)
    switch gesture.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(controller)
      driver?.update(percent)
    case .changed: driver?.update(percent)
    case .ended: end(finishes: direction ?? (percent > Self.enough))
    case .cancelled, .failed: end(finishes: false)
    case .possible: break
    }
  }

  private func dismiss(_ controller: UIViewController) {
    if let navigation = controller.navigationController,
      navigation.topViewController === controller,
      navigation.viewControllers.count > 1
    {
      navigation.popViewController(animated: true)
    } else {
      controller.dismiss(animated: true, completion: nil)
    }
  }

  private func end(finishes: Bool) {
    guard let driver else { return }
    self.driver = nil
    if finishes { driver.finish() } else { driver.cancel() }
  }
}

private final class ZoomInteraction: NSObject, UIZoomTransitionInteractionContext {
  let location: CGPoint
  let velocity: CGVector
  let willBegin = true
  init(_ location: CGPoint, _ velocity: CGVector) {
    (self.location, self.velocity) = (location, velocity)
  }
}

extension UIViewController {
  nonisolated private static let zoomDismissalKey = AssociationKey("zoomDismissal")

  /// The gesture that dismisses the controller's view after a zoom.
  var zoomDismissal: ZoomDismissal? {
    get { objc_getAssociatedObject(self, Self.zoomDismissalKey) as? ZoomDismissal }
    set {
      zoomDismissal?.remove()
      objc_setAssociatedObject(self, Self.zoomDismissalKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
