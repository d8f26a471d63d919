// The delegate of gesture recognizers. The methods are optional in Objective-C; here each has a
// default implementation.

import Foundation

/// The interface of an object that influences gesture recognition.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether a recognizer that is about to recognize its
  /// gesture may begin; if not, it fails.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns a Boolean value that indicates whether two recognizers may recognize simultaneously.
  /// It is sufficient that one of the two delegates returns `true`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns a Boolean value that indicates whether the first recognizer waits for the other to
  /// fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns a Boolean value that indicates whether the other recognizer waits for the first to
  /// fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns a Boolean value that indicates whether a recognizer observes a touch that begins.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns a Boolean value that indicates whether a recognizer observes the touches that begin in
  /// an event.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  private func target(_ method: String) -> (any UIGestureRecognizerDelegate)? { forwardee(method) }

  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    target("gestureRecognizerShouldBegin:")?.gestureRecognizerShouldBegin(gestureRecognizer)
      ?? true
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target("gestureRecognizer:shouldRecognizeSimultaneouslyWith:")?
      .gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target("gestureRecognizer:shouldRequireFailureOf:")?
      .gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
      ?? false
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target("gestureRecognizer:shouldBeRequiredToFailBy:")?
      .gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
      ?? false
  }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    target("gestureRecognizer:shouldReceive:")?
      .gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    target("gestureRecognizer:shouldReceive:")?
      .gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }
}
