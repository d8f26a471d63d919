// The colors that UIKit offers as constants and scenes accept by name: one table for both.

/// A color that has a name and is the same in every appearance.
package enum NamedColor: String, Sendable, Hashable, CaseIterable {
  case black, darkGray, gray, lightGray, white, clear
  case red, green, blue, cyan, yellow, magenta, orange, purple, brown

  /// The color.
  package var color: CGColor {
    switch self {
    case .black: CGColor(gray: 0, alpha: 1)
    case .darkGray: CGColor(gray: 1 / 3, alpha: 1)
    case .gray: CGColor(gray: 0.5, alpha: 1)
    case .lightGray: CGColor(gray: 2 / 3, alpha: 1)
    case .white: CGColor(gray: 1, alpha: 1)
    case .clear: CGColor(gray: 0, alpha: 0)
    case .red: CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    case .green: CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    case .blue: CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    case .cyan: CGColor(red: 0, green: 1, blue: 1, alpha: 1)
    case .yellow: CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    case .magenta: CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    case .orange: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    case .purple: CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    case .brown: CGColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    }
  }
}
