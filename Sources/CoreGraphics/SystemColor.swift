// The system colors, which follow the appearance: one table for UIKit's constants and the names in
// scenes. The light and dark variants are as Apple publishes them.

/// A color of the system, with a variant for each appearance.
package enum SystemColor: String, Sendable, Hashable, CaseIterable {
  case systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple
  case systemTeal, systemIndigo, systemBrown, systemMint, systemCyan
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator
  case opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  /// The variants of a system color.
  package struct Variants: Sendable {
    /// The colors in the light and in the dark appearance.
    package let light, dark: CGColor
    /// The color in the dark appearance at the elevated level, such as that of a sheet, or `nil`
    /// for the same as at the base level.
    package let elevated: CGColor?

    /// Creates variants from red, green and blue bytes.
    /// - Parameter alphas: The opacities of the light and the dark variant.
    fileprivate init(
      _ light: [Int], _ dark: [Int], alphas: (CGFloat, CGFloat) = (1, 1), elevated: [Int]? = nil
    ) {
      (self.light, self.dark) = (CGColor(light, alphas.0), CGColor(dark, alphas.1))
      self.elevated = elevated.map { CGColor($0, 1) }
    }
  }

  /// The variants of the color.
  package var variants: Variants {
    switch self {
    case .systemRed: Variants([255, 59, 48], [255, 69, 58])
    case .systemGreen: Variants([52, 199, 89], [48, 209, 88])
    case .systemBlue: Variants([0, 122, 255], [10, 132, 255])
    case .systemOrange: Variants([255, 149, 0], [255, 159, 10])
    case .systemYellow: Variants([255, 204, 0], [255, 214, 10])
    case .systemPink: Variants([255, 45, 85], [255, 55, 95])
    case .systemPurple: Variants([175, 82, 222], [191, 90, 242])
    case .systemTeal: Variants([48, 176, 199], [64, 200, 224])
    case .systemIndigo: Variants([88, 86, 214], [94, 92, 230])
    case .systemBrown: Variants([162, 132, 94], [172, 142, 104])
    case .systemMint: Variants([0, 199, 190], [99, 230, 226])
    case .systemCyan: Variants([50, 173, 230], [100, 210, 255])
    case .systemGray: Variants([142, 142, 147], [142, 142, 147])
    case .systemGray2: Variants([174, 174, 178], [99, 99, 102])
    case .systemGray3: Variants([199, 199, 204], [72, 72, 74])
    case .systemGray4: Variants([209, 209, 214], [58, 58, 60])
    case .systemGray5: Variants([229, 229, 234], [44, 44, 46])
    case .systemGray6: Variants([242, 242, 247], [28, 28, 30])
    case .label: Variants([0, 0, 0], [255, 255, 255])
    case .secondaryLabel: Variants([60, 60, 67], [235, 235, 245], alphas: (0.6, 0.6))
    case .tertiaryLabel: Variants([60, 60, 67], [235, 235, 245], alphas: (0.3, 0.3))
    case .quaternaryLabel: Variants([60, 60, 67], [235, 235, 245], alphas: (0.18, 0.16))
    case .placeholderText: Variants([60, 60, 67], [235, 235, 245], alphas: (0.3, 0.3))
    case .link: Variants([0, 122, 255], [9, 132, 255])
    case .separator: Variants([60, 60, 67], [84, 84, 88], alphas: (0.29, 0.6))
    case .opaqueSeparator: Variants([198, 198, 200], [56, 56, 58])
    case .systemFill: Variants([120, 120, 128], [120, 120, 128], alphas: (0.2, 0.36))
    case .secondarySystemFill: Variants([120, 120, 128], [120, 120, 128], alphas: (0.16, 0.32))
    case .tertiarySystemFill: Variants([118, 118, 128], [118, 118, 128], alphas: (0.12, 0.24))
    case .quaternarySystemFill: Variants([116, 116, 128], [118, 118, 128], alphas: (0.08, 0.18))
    case .systemBackground: Variants([255, 255, 255], [0, 0, 0], elevated: [28, 28, 30])
    case .secondarySystemBackground:
      Variants([242, 242, 247], [28, 28, 30], elevated: [44, 44, 46])
    case .tertiarySystemBackground:
      Variants([255, 255, 255], [44, 44, 46], elevated: [58, 58, 60])
    case .systemGroupedBackground: Variants([242, 242, 247], [0, 0, 0], elevated: [28, 28, 30])
    case .secondarySystemGroupedBackground:
      Variants([255, 255, 255], [28, 28, 30], elevated: [44, 44, 46])
    case .tertiarySystemGroupedBackground:
      Variants([242, 242, 247], [44, 44, 46], elevated: [58, 58, 60])
    }
  }
}

extension CGColor {
  fileprivate convenience init(_ bytes: [Int], _ alpha: CGFloat) {
    let parts = bytes.map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}
