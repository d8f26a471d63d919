// The keyboard of a launched app. It comes when a text field or a text view becomes the first
// responder, and goes when none is; code learns of it by the notifications of the keyboard. In worlds
// without a launched app, such as those of scenes with declared screens, there is none.

import Foundation
import SegueWorld

/// The keyboard of a world.
@MainActor
final class Keyboard {
  /// The keyboard of the current world.
  static var current: Keyboard { World.current.associatedObject { Keyboard() } }

  /// The duration of the keyboard's animation, in seconds, and the number of its curve.
  nonisolated static let (duration, curve) = (0.25, 7)

  /// A Boolean value that indicates whether the keyboard is on screen, or on its way there.
  private(set) var isShown = false
  private var window: KeyboardWindow?
  private var isChecking = false
  private var guides: [WeakGuide] = []
  private struct WeakGuide { weak var guide: UIKeyboardLayoutGuide? }

  /// The area that the keyboard covers, in the screen's coordinates; `nil` if it is not shown.
  var frame: CGRect? { isShown ? Self.frame(shown: true) : nil }

  /// Shows or hides the keyboard at the end of the instant, if the first responder then is another
  /// one in this respect.
  func firstResponderDidChange() {
    guard !isChecking else { return }
    isChecking = true
    let world = World.current
    world.schedule(at: world.now) { [self] in
      isChecking = false
      let isWanted = Self.wantsKeyboard(UIKitState.current.firstResponder)
      if isWanted != isShown { change(to: isWanted) }
    }
  }

  /// Lets a layout guide follow the keyboard.
  func follow(_ guide: UIKeyboardLayoutGuide) { guides.append(WeakGuide(guide: guide)) }

  private static func wantsKeyboard(_ responder: UIResponder?) -> Bool {
    switch responder {
    case let field as UITextField: field.inputView == nil
    case is UITextView: true
    default: false
    }
  }

  /// Returns the frame of the keyboard when it is shown or hidden, in the screen's coordinates.
  static func frame(shown: Bool) -> CGRect {
    let screen = UIScreen.main
    let isTablet = screen.traitCollection.userInterfaceIdiom == .pad
    let isWide = screen.bounds.width > screen.bounds.height
    let bottom = screen.safeAreaInsets.bottom
    let height: CGFloat =
      isTablet ? (isWide ? 408 : 320) : isWide ? 200 + bottom : bottom > 0 ? 336 : 260
    let top = shown ? screen.bounds.height - height : screen.bounds.height
    return CGRect(x: 0, y: top, width: screen.bounds.width, height: height)
  }

  // MARK: Coming and going

  private func change(to shown: Bool) {
    let (old, new) = (Self.frame(shown: isShown), Self.frame(shown: shown))
    isShown = shown
    let window = window ?? KeyboardWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.keyboard.frame = old
    window.isHidden = false
    post(UIResponder.keyboardWillChangeFrameNotification, old, new)
    post(
      shown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      old, new)
    for entry in guides { entry.guide?.keyboardDidChange() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
      window.keyboard.frame = new
      for entry in self.guides { entry.guide?.owningView?.layoutIfNeeded() }
    } completion: { [self] _ in
      guard isShown == shown else { return }
      window.isHidden = !shown
      post(
        shown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        old, new)
      post(UIResponder.keyboardDidChangeFrameNotification, old, new)
    }
  }

  private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

extension UIResponder {
  /// The key of the value that says whether the keyboard is this app's.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
