// The drag by which the user dismisses a zoomed view, or pops it: downward, where the content under the
// finger is at its top. The view follows the zoom's path, linearly.

import Foundation

/// The interactive dismissal of a zoomed view controller.
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
  /// The part of the way from which a slow drag dismisses. Apple publishes no numbers; this is our
  /// choice.
  private static let enough: CGFloat = 0.25
  /// The speed, in heights of the view per second, from which the direction of a drag decides.
  private static let fastSpeed: CGFloat = 1

  private let recognizer = UIPanGestureRecognizer()
  private weak var controller: UIViewController?
  private let options: UIViewController.Transition.ZoomOptions
  /// The object that drives the requested or running dismissal.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  /// Adds the gesture to the view of a controller that has been zoomed.
  init(of controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions) {
    (self.controller, self.options) = (controller, options)
    super.init()
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    recognizer.addHandler { [weak self] (pan: UIPanGestureRecognizer) in self?.follow(pan) }
    controller.view.addGestureRecognizer(recognizer)
  }

  /// Removes the gesture.
  func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

  // MARK: Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let view = controller.viewIfLoaded, driver == nil,
      controller.transitionCoordinator == nil, controller.presentedViewController == nil
    else { return false }
    let (way, place) = (recognizer.translation(in: view), recognizer.location(in: view))
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    guard way.y > abs(way.x), isAtTop(start, in: view) else { return false }
    guard let asks = options.interactiveDismissShouldBegin else { return true }
    let velocity = recognizer.velocity(in: view)
    return asks(ZoomInteraction(place, CGVector(dx: velocity.x, dy: velocity.y)))
  }

  /// Content waits until it is clear whether the drag dismisses.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { (other.view as? UIScrollView)?.panGestureRecognizer === other }

  private func isAtTop(_ place: CGPoint, in view: UIView) -> Bool {
    var touched = view.hitTest(place, with: nil)
    while let current = touched, current !== view.superview {
      if let scroll = current as? UIScrollView {
        return scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
      }
      touched = current.superview
    }
    return true
  }

  // MARK: Following

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let controller, let view = pan.view?.window ?? pan.view, view.bounds.height > 0 else {
      return
    }
    let percent = max(0, pan.translation(in: nil).y / view.bounds.height)
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(controller)
      driver?.update(percent)
    case .changed: driver?.update(percent)
    case .ended:
      let speed = pan.velocity(in: nil).y / view.bounds.height
      end(finishes: abs(speed) >= Self.fastSpeed ? speed > 0 : percent > Self.enough)
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
