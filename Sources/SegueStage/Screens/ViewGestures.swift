// Gestures that move, scale and rotate a view, as an app's code for direct manipulation does: each
// callback changes the view by the change since the last callback, and resets the recognizer's
// value.

import SegueScenes
import UIKit

/// The gestures that move, scale and rotate one view.
final class ViewGestures: NSObject, UIGestureRecognizerDelegate {
  private let isSimultaneous: Bool

  /// Adds recognizers for `gestures` to `view`. The recognizers keep this object alive.
  @discardableResult
  init(_ gestures: [ViewGesture], on view: UIView, simultaneously isSimultaneous: Bool) {
    self.isSimultaneous = isSimultaneous
    super.init()
    view.isUserInteractionEnabled = true
    for gesture in gestures { add(recognizer(gesture), to: view) }
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  private func recognizer(_ gesture: ViewGesture) -> UIGestureRecognizer {
    switch gesture {
    case .pan: UIPanGestureRecognizer { [self] in move($0) }
    case .pinch: UIPinchGestureRecognizer { [self] in scale($0) }
    case .rotate: UIRotationGestureRecognizer { [self] in turn($0) }
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous && otherGestureRecognizer.delegate === self
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    guard pan.isMoving, let view = pan.view else { return }
    let translation = pan.translation(in: view.superview)
    view.center = CGPoint(x: view.center.x + translation.x, y: view.center.y + translation.y)
    pan.setTranslation(.zero, in: view.superview)
  }

  private func scale(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.isMoving, let view = pinch.view else { return }
    view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func turn(_ rotation: UIRotationGestureRecognizer) {
    guard rotation.isMoving, let view = rotation.view else { return }
    view.transform = view.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }
}

extension UIGestureRecognizer {
  fileprivate var isMoving: Bool { state == .began || state == .changed }
}
