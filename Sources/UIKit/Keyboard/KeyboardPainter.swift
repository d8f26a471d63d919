// How a key is drawn. Colors and sizes are estimates by eye of those of iOS before version 26.

import Foundation

/// Draws keys in the current context.
@MainActor
struct KeyboardPainter {
  let isTablet: Bool

  private static func color(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// The color between the keys.
  static let ground = color(
    light: UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1),
    dark: UIColor(white: 0.17, alpha: 1))
  /// The color of keys that enter characters.
  static let character = color(light: .white, dark: UIColor(white: 0.42, alpha: 1))
  private static let function = color(
    light: UIColor(red: 0.675, green: 0.69, blue: 0.735, alpha: 1),
    dark: UIColor(white: 0.275, alpha: 1))
  private static let shade = color(
    light: UIColor(red: 0.535, green: 0.54, blue: 0.555, alpha: 1),
    dark: UIColor(white: 0.07, alpha: 1))

  /// Draws a key.
  func draw(_ key: KeyboardKey, isPressed: Bool) {
    if key.style != .bare { drawPlate(of: key, isPressed: isPressed) }
    let ink = Self.ink(of: key)
    let center = CGPoint(x: key.frame.midX, y: key.frame.midY)
    switch key.face {
    case .icon(let icon): icon.draw(around: center, color: ink)
    case .text(let text):
      Self.draw(text, in: key.frame, font: font(of: key, text), color: ink)
    case .digit(let digit, let letters):
      let height = letters.isEmpty ? key.frame.height : key.frame.height * 0.68
      let upper = CGRect(
        origin: key.frame.origin, size: CGSize(width: key.frame.width, height: height))
      Self.draw(digit, in: upper, font: .systemFont(ofSize: 25), color: ink)
      guard !letters.isEmpty else { return }
      let lower = CGRect(
        x: upper.minX, y: upper.maxY - 3, width: upper.width, height: key.frame.maxY - upper.maxY)
      Self.draw(letters, in: lower, font: .systemFont(ofSize: 10, weight: .bold), color: ink)
    }
  }

  private func drawPlate(of key: KeyboardKey, isPressed: Bool) {
    let radius: CGFloat = isTablet ? 7 : 5
    Self.shade.setFill()
    UIBezierPath(roundedRect: key.frame.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
    Self.plate(of: key.style, isPressed: isPressed).setFill()
    UIBezierPath(roundedRect: key.frame, cornerRadius: radius).fill()
  }

  private static func plate(of style: KeyboardKey.Style, isPressed: Bool) -> UIColor {
    switch style {
    case .character: isPressed ? function : character
    case .primary: isPressed ? character : .systemBlue
    case .function, .disabled, .bare: isPressed && style != .disabled ? character : function
    }
  }

  private static func ink(of key: KeyboardKey) -> UIColor {
    switch key.style {
    case .primary: .white
    case .disabled: .tertiaryLabel
    case .bare where key.action == .none: .secondaryLabel
    default: .label
    }
  }

  private func font(of key: KeyboardKey, _ text: String) -> UIFont {
    guard text.count == 1 else { return .systemFont(ofSize: isTablet ? 18 : 16) }
    return key.style == .character
      ? .systemFont(ofSize: text == text.lowercased() ? 24 : 22.5) : .systemFont(ofSize: 22.5)
  }

  /// Draws text in the middle of a rectangle.
  static func draw(_ text: String, in frame: CGRect, font: UIFont, color: UIColor) {
    let string = NSAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: color])
    let size = string.size()
    string.draw(at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2))
  }
}
