import UIKit

final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
  }
}
