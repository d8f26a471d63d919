// The colours of the system, light and dark, as Apple publishes them.

import Foundation

extension UIColor {
  /// The system red.
  public static let systemRed = pair([255, 59, 48], [255, 69, 58])
  /// The system green.
  public static let systemGreen = pair([52, 199, 89], [48, 209, 88])
  /// The system blue.
  public static let systemBlue = pair([0, 122, 255], [10, 132, 255])
  /// The system orange.
  public static let systemOrange = pair([255, 149, 0], [255, 159, 10])
  /// The system yellow.
  public static let systemYellow = pair([255, 204, 0], [255, 214, 10])
  /// The system pink.
  public static let systemPink = pair([255, 45, 85], [255, 55, 95])
  /// The system purple.
  public static let systemPurple = pair([175, 82, 222], [191, 90, 242])
  /// The system teal.
  public static let systemTeal = pair([48, 176, 199], [64, 200, 224])
  /// The system indigo.
  public static let systemIndigo = pair([88, 86, 214], [94, 92, 230])
  /// The system brown.
  public static let systemBrown = pair([162, 132, 94], [172, 142, 104])
  /// The system mint.
  public static let systemMint = pair([0, 199, 190], [99, 230, 226])
  /// The system cyan.
  public static let systemCyan = pair([50, 173, 230], [100, 210, 255])
  /// The system gray.
  public static let systemGray = pair([142, 142, 147], [142, 142, 147])
  /// The system gray 2.
  public static let systemGray2 = pair([174, 174, 178], [99, 99, 102])
  /// The system gray 3.
  public static let systemGray3 = pair([199, 199, 204], [72, 72, 74])
  /// The system gray 4.
  public static let systemGray4 = pair([209, 209, 214], [58, 58, 60])
  /// The system gray 5.
  public static let systemGray5 = pair([229, 229, 234], [44, 44, 46])
  /// The system gray 6.
  public static let systemGray6 = pair([242, 242, 247], [28, 28, 30])
  /// Text.
  public static let label = pair([0, 0, 0], [255, 255, 255])
  /// Lesser text.
  public static let secondaryLabel = pair([60, 60, 67], [235, 235, 245], alphas: (0.6, 0.6))
  /// Still lesser text.
  public static let tertiaryLabel = pair([60, 60, 67], [235, 235, 245], alphas: (0.3, 0.3))
  /// The least text.
  public static let quaternaryLabel = pair([60, 60, 67], [235, 235, 245], alphas: (0.18, 0.16))
  /// Text where none has been entered.
  public static let placeholderText = pair([60, 60, 67], [235, 235, 245], alphas: (0.3, 0.3))
  /// Links.
  public static let link = pair([0, 122, 255], [9, 132, 255])
  /// Lines between rows.
  public static let separator = pair([60, 60, 67], [84, 84, 88], alphas: (0.29, 0.6))
  /// Opaque lines between rows.
  public static let opaqueSeparator = pair([198, 198, 200], [56, 56, 58])
  /// Thin shapes.
  public static let systemFill = pair([120, 120, 128], [120, 120, 128], alphas: (0.2, 0.36))
  /// Medium shapes.
  public static let secondarySystemFill = pair(
    [120, 120, 128], [120, 120, 128], alphas: (0.16, 0.32))
  /// Large shapes.
  public static let tertiarySystemFill = pair(
    [118, 118, 128], [118, 118, 128], alphas: (0.12, 0.24))
  /// Large areas.
  public static let quaternarySystemFill = pair(
    [116, 116, 128], [118, 118, 128], alphas: (0.08, 0.18))
  /// Behind everything.
  public static let systemBackground = pair(
    [255, 255, 255], [0, 0, 0], elevated: [28, 28, 30])
  /// Grouped on the background.
  public static let secondarySystemBackground = pair(
    [242, 242, 247], [28, 28, 30], elevated: [44, 44, 46])
  /// Grouped on the secondary background.
  public static let tertiarySystemBackground = pair(
    [255, 255, 255], [44, 44, 46], elevated: [58, 58, 60])
  /// Behind grouped content.
  public static let systemGroupedBackground = pair(
    [242, 242, 247], [0, 0, 0], elevated: [28, 28, 30])
  /// A group on the grouped background.
  public static let secondarySystemGroupedBackground = pair(
    [255, 255, 255], [28, 28, 30], elevated: [44, 44, 46])
  /// A group within a group.
  public static let tertiarySystemGroupedBackground = pair(
    [242, 242, 247], [44, 44, 46], elevated: [58, 58, 60])

  /// Bytes of red, green and blue in the light and in the dark.
  private static func pair(
    _ light: [Int], _ dark: [Int], alphas: (CGFloat, CGFloat) = (1, 1)
  ) -> UIColor {
    let (bright, dim) = (UIColor(light, alphas.0), UIColor(dark, alphas.1))
    return UIColor { $0.userInterfaceStyle == .dark ? dim : bright }
  }

  /// The same, with another one in the dark for what is over something, such as a sheet.
  private static func pair(_ light: [Int], _ dark: [Int], elevated: [Int]) -> UIColor {
    let (bright, dim, high) = (UIColor(light, 1), UIColor(dark, 1), UIColor(elevated, 1))
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return bright }
      return traits.userInterfaceLevel == .elevated ? high : dim
    }
  }

  private convenience init(_ bytes: [Int], _ alpha: CGFloat) {
    let parts = bytes.map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}
