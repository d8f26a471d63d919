// The base of everything that touches can reach: views, controllers, windows, the application.

import Foundation

/// Something that may handle touches, or pass them on to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder without a next one.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Who is asked after this one: a view's controller or superview, a controller's superview.
  open var next: UIResponder? { nil }

  /// The first controller among this responder and those after it.
  package var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController { return controller }
      responder = here.next
    }
    return nil
  }

  /// Called when a storyboard has made the object.
  open func awakeFromNib() {}
  /// Called by Apple's tools, never here.
  open func prepareForInterfaceBuilder() {}

  /// A value that it observes by a key path in a string has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Whether it would take keyboard input.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it would let keyboard input go.
  open var canResignFirstResponder: Bool { true }
  /// Whether it has keyboard input; there is no keyboard, so never.
  open var isFirstResponder: Bool { false }

  /// Refuses: there is no keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Agrees: there is no keyboard.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Fingers came down. Passes it on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passes it on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Passes it on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches were taken away. Passes it on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Never called: the device is not shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device is not shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device is not shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: there are no headphones.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Whether it performs an action of a menu: if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMeant(for: self)
  }
}
