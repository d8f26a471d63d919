// The colours that have names: the fixed ones, and the system's in their light appearance.

import Foundation

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of a third.
  public static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
  /// A grey of two thirds.
  public static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey of a half.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(
    red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(
    red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(
    red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(
    red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(
    red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(
    red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(
    red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(
    red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(
    red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: black at opacity 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: The system's, in the light appearance

  /// The system red.
  public static let systemRed = UIColor(bytes: 255, 59, 48)
  /// The system green.
  public static let systemGreen = UIColor(bytes: 52, 199, 89)
  /// The system blue.
  public static let systemBlue = UIColor(bytes: 0, 122, 255)
  /// The system orange.
  public static let systemOrange = UIColor(bytes: 255, 149, 0)
  /// The system yellow.
  public static let systemYellow = UIColor(bytes: 255, 204, 0)
  /// The system pink.
  public static let systemPink = UIColor(bytes: 255, 45, 85)
  /// The system purple.
  public static let systemPurple = UIColor(bytes: 175, 82, 222)
  /// The system teal.
  public static let systemTeal = UIColor(bytes: 48, 176, 199)
  /// The system indigo.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214)
  /// The system brown.
  public static let systemBrown = UIColor(bytes: 162, 132, 94)
  /// The system mint.
  public static let systemMint = UIColor(bytes: 0, 199, 190)
  /// The system cyan.
  public static let systemCyan = UIColor(bytes: 50, 173, 230)
  /// The system gray.
  public static let systemGray = UIColor(bytes: 142, 142, 147)
  /// The system gray 2.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178)
  /// The system gray 3.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204)
  /// The system gray 4.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214)
  /// The system gray 5.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234)
  /// The system gray 6.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247)
  /// Text.
  public static let label = UIColor(bytes: 0, 0, 0)
  /// Lesser text.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  /// Still lesser text.
  public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// The least text.
  public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
  /// Text where none has been entered.
  public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// Links.
  public static let link = UIColor(bytes: 0, 122, 255)
  /// Lines between rows.
  public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  /// Opaque lines between rows.
  public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
  /// Thin shapes.
  public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
  /// Medium shapes.
  public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
  /// Large shapes.
  public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
  /// Large areas.
  public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
  /// Behind everything.
  public static let systemBackground = UIColor(bytes: 255, 255, 255)
  /// Grouped on the background.
  public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
  /// Grouped on the secondary background.
  public static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
  /// Behind grouped content.
  public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// A group on the grouped background.
  public static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
  /// A group within a group.
  public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// Text on a dark background.
  public static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)
  /// Text on a light background.
  public static let darkText = UIColor(bytes: 0, 0, 0)

  private convenience init(bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }
}
