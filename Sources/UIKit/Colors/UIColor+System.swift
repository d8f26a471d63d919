// The system colors. Their variants are those of `SystemColor`, which scenes read as well.

import Foundation

extension UIColor {
  /// The system red color, with a light and a dark variant.
  public static let systemRed = system(.systemRed)
  /// The system green color, with a light and a dark variant.
  public static let systemGreen = system(.systemGreen)
  /// The system blue color, with a light and a dark variant.
  public static let systemBlue = system(.systemBlue)
  /// The system orange color, with a light and a dark variant.
  public static let systemOrange = system(.systemOrange)
  /// The system yellow color, with a light and a dark variant.
  public static let systemYellow = system(.systemYellow)
  /// The system pink color, with a light and a dark variant.
  public static let systemPink = system(.systemPink)
  /// The system purple color, with a light and a dark variant.
  public static let systemPurple = system(.systemPurple)
  /// The system teal color, with a light and a dark variant.
  public static let systemTeal = system(.systemTeal)
  /// The system indigo color, with a light and a dark variant.
  public static let systemIndigo = system(.systemIndigo)
  /// The system brown color, with a light and a dark variant.
  public static let systemBrown = system(.systemBrown)
  /// The system mint color, with a light and a dark variant.
  public static let systemMint = system(.systemMint)
  /// The system cyan color, with a light and a dark variant.
  public static let systemCyan = system(.systemCyan)
  /// The base system gray, the same in the light and dark styles.
  public static let systemGray = system(.systemGray)
  /// The second-level system gray.
  public static let systemGray2 = system(.systemGray2)
  /// The third-level system gray.
  public static let systemGray3 = system(.systemGray3)
  /// The fourth-level system gray.
  public static let systemGray4 = system(.systemGray4)
  /// The fifth-level system gray.
  public static let systemGray5 = system(.systemGray5)
  /// The sixth-level system gray.
  public static let systemGray6 = system(.systemGray6)
  /// The color of text labels with primary content.
  public static let label = system(.label)
  /// The color of text labels with secondary content.
  public static let secondaryLabel = system(.secondaryLabel)
  /// The color of text labels with tertiary content.
  public static let tertiaryLabel = system(.tertiaryLabel)
  /// The color of text labels with quaternary content.
  public static let quaternaryLabel = system(.quaternaryLabel)
  /// The color of placeholder text.
  public static let placeholderText = system(.placeholderText)
  /// The color of links.
  public static let link = system(.link)
  /// The color of separator lines, partly transparent.
  public static let separator = system(.separator)
  /// The color of opaque separator lines.
  public static let opaqueSeparator = system(.opaqueSeparator)
  /// The fill color of thin and small shapes.
  public static let systemFill = system(.systemFill)
  /// The fill color of medium-sized shapes.
  public static let secondarySystemFill = system(.secondarySystemFill)
  /// The fill color of large shapes.
  public static let tertiarySystemFill = system(.tertiarySystemFill)
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = system(.quaternarySystemFill)
  /// The color of the main background.
  public static let systemBackground = system(.systemBackground)
  /// The color of content layered on the main background.
  public static let secondarySystemBackground = system(.secondarySystemBackground)
  /// The color of content layered on the secondary background.
  public static let tertiarySystemBackground = system(.tertiarySystemBackground)
  /// The color of the main background of grouped content.
  public static let systemGroupedBackground = system(.systemGroupedBackground)
  /// The former name of `systemGroupedBackground`.
  public static let groupTableViewBackground = system(.systemGroupedBackground)
  /// The color of content layered on the main background of grouped content.
  public static let secondarySystemGroupedBackground = system(.secondarySystemGroupedBackground)
  /// The color of content layered on the secondary background of grouped content.
  public static let tertiarySystemGroupedBackground = system(.tertiarySystemGroupedBackground)

  /// Returns a system color.
  package static func system(_ color: SystemColor) -> UIColor { systemColors[color] ?? .clear }

  private static let systemColors = Dictionary(
    uniqueKeysWithValues: SystemColor.allCases.map { ($0, UIColor($0.variants)) })

  /// Creates a dynamic color with the given variants.
  private convenience init(_ variants: SystemColor.Variants) {
    let (light, dark) = (UIColor(cgColor: variants.light), UIColor(cgColor: variants.dark))
    guard let high = variants.elevated.map({ UIColor(cgColor: $0) }) else {
      self.init { $0.userInterfaceStyle == .dark ? dark : light }
      return
    }
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? high : dark
    }
  }
}
