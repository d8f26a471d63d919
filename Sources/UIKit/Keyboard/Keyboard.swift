// The keyboard of a launched app, with the views that a first responder has in its place and above
// it. It comes when a responder that has any of them becomes the first one, and goes when none is; code
// learns of it by the notifications of the keyboard. In worlds without a launched app, such as those of
// scenes with declared screens, there is none.

import Foundation
import SegueWorld

/// The keyboard of a world.
@MainActor
final class Keyboard {
  /// The keyboard of the current world.
  static var current: Keyboard { World.current.associatedObject { Keyboard() } }

  /// The duration that the notifications state, in seconds, and the number of the curve, which is the
  /// spring of UIKit's transitions: as in recordings, the motion takes longer.
  nonisolated static let (duration, curve) = (0.25, 7)

  /// What is on screen, or on its way there.
  private(set) var contents: KeyboardContents?
  private(set) var window: KeyboardWindow?
  private var isChecking = false
  private var guides: [WeakGuide] = []
  private struct WeakGuide { weak var guide: UIKeyboardLayoutGuide? }

  /// The area that the keyboard covers with what is above it, in the screen's coordinates; `nil` if it
  /// is not shown.
  private(set) var frame: CGRect?
  /// The distance by which a touch has moved the keyboard down, in points.
  private(set) var dragged: CGFloat = 0
  /// The area that the keyboard covers where a touch has moved it.
  var shownFrame: CGRect? { frame?.offsetBy(dx: 0, dy: dragged) }

  /// Shows or hides the keyboard at the end of the instant, if the first responder then is another
  /// one in this respect.
  func firstResponderDidChange() {
    guard !isChecking else { return }
    isChecking = true
    let world = World.current
    world.schedule(at: world.now) { [self] in
      isChecking = false
      let first = UIKitState.current.firstResponder
      if first == nil, let heir = contents?.heir {
        heir.becomeFirstResponder()
      } else {
        change(to: KeyboardContents(for: first), isSame: false)
        (first as? UIView)?.scrollEditedTextIntoView()
      }
    }
  }

  /// Reads the views of the first responder anew.
  func reload() {
    change(to: KeyboardContents(for: UIKitState.current.firstResponder), isSame: true)
  }

  /// Lets a layout guide follow the keyboard.
  func follow(_ guide: UIKeyboardLayoutGuide) { guides.append(WeakGuide(guide: guide)) }

  /// Returns the frame of a responder's keyboard without a view above it, in the screen's coordinates.
  static func frameOfKeys(for responder: UIResponder?) -> CGRect {
    frame(height: KeyboardContents.heightOfKeys(with: KeyboardTraits(of: responder)))
  }

  private static func frame(height: CGFloat) -> CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  // MARK: Keys

  /// Lets the keys follow the text of the first responder.
  func textDidChange() { window?.host.shownKeys?.textDidChange() }

  /// Shows a key as pressed for a moment.
  func showPress(of action: KeyboardKey.Action) { window?.host.shownKeys?.showPress(of: action) }

  // MARK: Coming and going

  /// Shows other contents, or the same ones whose height may have changed.
  private func change(to new: KeyboardContents?, isSame: Bool) {
    guard new != contents || (isSame && new != nil) else { return }
    let window = window ?? KeyboardWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.isHidden = false
    let old = shownFrame
    (contents, dragged) = (new, 0)
    var end = old ?? .zero
    UIView.performWithoutAnimation {
      if let new { end = Self.frame(height: window.host.show(new)) }
      if new == nil || old == nil { end.origin.y = UIScreen.main.bounds.height }
      window.host.frame = CGRect(
        x: 0, y: old?.minY ?? end.minY, width: end.width, height: end.height)
      window.host.layoutIfNeeded()
    }
    let begin = old ?? end
    if new != nil { end.origin.y = UIScreen.main.bounds.height - end.height }
    frame = new == nil ? nil : end
    if begin != end { move(window, from: begin, to: end) }
  }

  private func move(_ window: KeyboardWindow, from begin: CGRect, to end: CGRect) {
    let isShown = frame != nil
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
    post(
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      begin, end)
    for entry in guides { entry.guide?.keyboardDidChange() }
    animate(isShown) {
      window.host.frame = end
      for entry in self.guides { entry.guide?.owningView?.layoutIfNeeded() }
    } completion: { [self] _ in
      guard frame == (isShown ? end : nil) else { return }
      if !isShown {
        window.host.clear()
        window.isHidden = true
      }
      post(
        isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        begin, end)
      post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
    }
  }

  /// Animates with the keyboard's spring. A keyboard that comes with an alert has that of the alert.
  private func animate(
    _ isShown: Bool, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let field = UIKitState.current.firstResponder as? UIView
    if isShown, let alert = field?.nearestController as? UIAlertController, alert.isBeingPresented {
      SystemTiming.animateAlert(animations, completion: completion)
    } else {
      SystemTiming.animateSpring(animations, completion: completion)
    }
  }

  /// Moves the keyboard down from its place by a distance, without a notification, together with what
  /// follows it.
  func drag(by distance: CGFloat) {
    dragged = distance
    guard let shownFrame else { return }
    window?.host.frame = shownFrame
    for entry in guides {
      entry.guide?.keyboardDidChange()
      entry.guide?.owningView?.layoutIfNeeded()
    }
  }

  private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.ofApp.post(
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
