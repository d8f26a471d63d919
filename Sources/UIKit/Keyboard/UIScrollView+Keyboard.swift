// How a drag of a scroll view dismisses the keyboard: at once, or with the touch, which takes the
// keyboard along as soon as it reaches its upper edge.

import Foundation

extension UIScrollView {
  private var dismissesInteractively: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }

  func keyboardDragDidBegin() {
    guard keyboardDismissMode != .none, !dismissesInteractively else { return }
    Keyboard.current.dismiss()
  }

  func keyboardDragDidMove(_ pan: UIPanGestureRecognizer) {
    guard dismissesInteractively else { return }
    Keyboard.current.follow(touchAt: pan.location(in: nil).y)
  }

  /// Lets a keyboard that the touch has moved go if the touch moves down, and return otherwise.
  func keyboardDragDidEnd(velocity: CGFloat) {
    guard dismissesInteractively else { return }
    Keyboard.current.release(velocity: velocity)
  }
}

extension Keyboard {
  /// Ends the editing of text, if text is edited.
  func dismiss() {
    guard let first = UIKitState.current.firstResponder, first.takesText || first.inputView != nil
    else { return }
    first.resignFirstResponder()
  }

  /// Moves the top edge of the keyboard down to a touch. An accessory view that remains without the
  /// keyboard remains on the screen.
  func follow(touchAt y: CGFloat) {
    guard let frame, let contents, contents.hasKeys || contents.view != nil else { return }
    let range = contents.heir == nil ? frame.height : contents.mainHeight
    let distance = min(max(y - frame.minY, 0), range)
    if distance != dragged { drag(by: distance) }
  }

  /// Dismisses the keyboard after a touch that has moved it, or lets it return to its place with the
  /// spring with which it comes and goes.
  func release(velocity: CGFloat) {
    guard dragged > 0 else { return }
    if velocity > 0 {
      let first = UIKitState.current.firstResponder
      dismiss()
      if first !== UIKitState.current.firstResponder { return }
    }
    SystemTiming.animateSpring { self.drag(by: 0) }
  }
}
