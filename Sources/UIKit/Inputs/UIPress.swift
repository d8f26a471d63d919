// Presses of physical buttons and keys. The device has no keyboard and no remote control, so that none
// is ever reported; code that handles them compiles, and its methods are not called.

import Foundation

/// A press of a physical button or key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The stages of a press.
  public enum Phase: Int, Sendable {
    /// The button has been pressed.
    case began
    /// The force of the press has changed.
    case changed
    /// The button is still pressed.
    case stationary
    /// The button has been released.
    case ended
    /// The system has cancelled the press.
    case cancelled
  }

  /// The buttons of a remote control.
  public enum PressType: Int, Sendable {
    /// The buttons for the directions.
    case upArrow, downArrow, leftArrow, rightArrow
    /// The other buttons.
    case select, menu, playPause
    /// The buttons that change pages.
    case pageUp = 30
    /// The button for the next page.
    case pageDown = 31
    /// The buttons of a television's remote control.
    case tvRemoteOneTwoThree = 2080
    /// The button for the four colors.
    case tvRemoteFourColors = 2081
  }

  /// The time of the press, in seconds of virtual time.
  open private(set) var timestamp: TimeInterval = 0
  /// The stage of the press.
  open private(set) var phase = Phase.began
  /// The button of a remote control that is pressed.
  open private(set) var type = PressType.select
  /// The window in which the press began.
  open private(set) weak var window: UIWindow?
  /// The responder that receives the press.
  open private(set) weak var responder: UIResponder?
  /// The recognizers that receive the press.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force of the press, from 0 to 1.
  open private(set) var force: CGFloat = 0
  /// The key that is pressed; `nil` for other buttons.
  open private(set) var key: UIKey?
}

/// An event with presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open private(set) var allPresses: Set<UIPress> = []
  /// Returns the presses that a gesture recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types.
  open private(set) var characters = ""
  /// The characters that the key types without other modifier keys than Shift.
  open private(set) var charactersIgnoringModifiers = ""
  /// The modifier keys that are pressed.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The code of the key.
  open private(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
}
