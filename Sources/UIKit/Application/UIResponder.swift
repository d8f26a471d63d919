// The base class of the objects that receive touches: views, view controllers, windows and the
// application.

import Foundation

/// An object that handles events or passes them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The next responder in the responder chain: a view's controller or superview, or a controller's
  /// superview. The default is `nil`.
  open var next: UIResponder? { nil }

  /// The first view controller in the responder chain that starts with this responder.
  package var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController { return controller }
      responder = here.next
    }
    return nil
  }

  /// Called when the object has been loaded from a storyboard. The default implementation does
  /// nothing.
  open func awakeFromNib() {}
  /// Called by Apple's Interface Builder; never called in this implementation.
  open func prepareForInterfaceBuilder() {}

  /// Called when a property that the object observes by a key path has changed. The default
  /// implementation does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// A Boolean value that indicates whether the responder can become the first responder. The
  /// default is `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder can resign its first responder status.
  /// The default is `true`.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the responder is the first responder. The default is
  /// `false`, because there is no keyboard.
  open var isFirstResponder: Bool { false }

  /// Requests first responder status. The default implementation returns `false`, because there is
  /// no keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Requests that the responder resign its first responder status. The default implementation
  /// returns `true`.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Called when touches have begun. The default implementation forwards the message to the next
  /// responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved. The default implementation forwards the message to the next
  /// responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches have ended. The default implementation forwards the message to the next
  /// responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches have been cancelled. The default implementation forwards the message to
  /// the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a motion event begins. Never called, because the device is not shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion event ends. Never called, because the device is not shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion event is cancelled. Never called, because the device is not shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a remote-control event is received. Never called, because there are no such
  /// devices.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Returns a Boolean value that indicates whether the responder can perform a menu action. The
  /// default implementation returns `true` if the responder implements the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAvailable(for: self)
  }
}
