// The keyboard's keys as a view: it draws them, and a touch of a key types. Scripts that type show the keys
// that they press. The keys are no views, so that queries of scripts find only what belongs to the app.

import Foundation
import SegueWorld

/// The view of the keyboard.
@MainActor
final class UIKeyboardView: UIView {
  /// The time for which a key that a script presses is shown as pressed, in seconds.
  private static let pressDuration = 0.06

  private var traits = KeyboardTraits()
  private var plane = KeyboardPlane.letters
  /// A Boolean value that indicates whether the next letter is a capital.
  private var isShifted = false
  private(set) var keys: [KeyboardKey] = []
  private(set) var pressed: KeyboardKey? {
    didSet { if pressed != oldValue { pressedDidChange() } }
  }
  private let callout = KeyboardCallout()
  /// The number of keys that scripts have pressed.
  private var presses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = KeyboardPainter.ground
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  private var responder: UIResponder? { UIKitState.current.firstResponder }
  private var isTablet: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .pad }

  // MARK: What is shown

  /// Shows the keys that a first responder asks for.
  func show(_ traits: KeyboardTraits) {
    self.traits = traits
    plane = traits.firstPlane
    pressed = nil
    textDidChange()
  }

  /// Chooses capitals, and enables the return key, as the text before the caret requires.
  func textDidChange() {
    isShifted = traits.isCapital(after: textBeforeCaret)
    arrange()
  }

  private var textBeforeCaret: String {
    guard let input = responder as? any UITextInput, let selection = input.selectedTextRange,
      let before = input.textRange(from: input.beginningOfDocument, to: selection.start)
    else { return "" }
    return input.text(in: before) ?? ""
  }

  private func arrange() {
    let safe = UIScreen.main.safeAreaInsets
    let layout = KeyboardLayout(
      traits: traits, plane: plane, isShifted: isShifted,
      hasText: responder?.hasEnteredText ?? false, size: bounds.size, isTablet: isTablet,
      inset: max(safe.left, safe.right))
    let arranged = layout.keys
    guard arranged != keys else { return }
    keys = arranged
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  override func draw(_ rect: CGRect) {
    let painter = KeyboardPainter(isTablet: isTablet)
    for key in keys { painter.draw(key, isPressed: key == pressed) }
  }

  private func pressedDidChange() {
    setNeedsDisplay()
    callout.removeFromSuperview()
    guard let pressed, !isTablet, pressed.hasCallout else { return }
    callout.show(pressed, in: bounds)
    addSubview(callout)
  }

  // MARK: Touches

  /// Returns the key at a point: that in whose cell it is, as the gaps between keys belong to them.
  private func key(at point: CGPoint) -> KeyboardKey? {
    keys.first { $0.frame.insetBy(dx: -3, dy: -6).contains(point) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = touches.first.flatMap { key(at: $0.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = touches.first.flatMap { key(at: $0.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let key = pressed else { return }
    pressed = nil
    act(key.action)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

  private func act(_ action: KeyboardKey.Action) {
    switch action {
    case .text(let text):
      responder?.enterText(text)
      // After a space, letters are shown again.
      if text == " ", !traits.isPad { plane = .letters }
    case .shift: isShifted.toggle()
    case .delete: responder?.enterDeletion()
    case .enter where !traits.needsText || responder?.hasEnteredText == true:
      responder?.enterReturn()
    case .show(let other): plane = other
    case .enter, .none: return
    }
    arrange()
  }

  // MARK: Scripts

  /// Shows a key as pressed for a moment, if there is one that has this action.
  func showPress(of action: KeyboardKey.Action) {
    guard let key = keyShowing(action) else { return }
    pressed = key
    presses += 1
    let world = World.current
    world.schedule(at: world.now + VirtualTime(seconds: Self.pressDuration)) {
      [weak self, presses] in
      guard let self, self.presses == presses else { return }
      pressed = nil
    }
  }

  /// Returns the key with an action, and shows the plane on which it is.
  private func keyShowing(_ action: KeyboardKey.Action) -> KeyboardKey? {
    let (oldPlane, wasShifted) = (plane, isShifted)
    let planes: [KeyboardPlane] = traits.isPad ? [.digits] : [plane, .letters, .digits, .symbols]
    for candidate in planes {
      plane = candidate
      if case .text(let text) = action, candidate == .letters,
        text != text.lowercased() || text != text.uppercased()
      {
        isShifted = text == text.uppercased()
      }
      arrange()
      if let key = keys.first(where: { $0.action == action }) { return key }
    }
    (plane, isShifted) = (oldPlane, wasShifted)
    arrange()
    return nil
  }
}

extension UIResponder {
  /// A Boolean value that indicates whether the responder contains text, or tokens of a search.
  fileprivate var hasEnteredText: Bool {
    if (self as? UISearchTextField)?.tokens.isEmpty == false { return true }
    return (self as? any UIKeyInput)?.hasText ?? false
  }
}
