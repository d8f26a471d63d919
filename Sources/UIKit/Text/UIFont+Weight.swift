import Foundation

extension UIFont {
  /// The weight of a font, from −1 (thinnest) to 1 (boldest). A value of 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, −1…1.
    public let rawValue: CGFloat
    /// Creates a weight with the given value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight with the given value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight. The system font uses Inter Thin.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight. The system font uses Inter Extra Light.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight. The system font uses Inter Light.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight. The system font uses Inter Regular.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight. The system font uses Inter Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight. The system font uses Inter Semi Bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight. The system font uses Inter Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight. The system font uses Inter Extra Bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight. The system font uses Inter Black.
    public static let black = Weight(rawValue: 0.62)

    /// All named weights, from thin to bold.
    static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest hundred on the scale of font files, 100…900.
    package var number: Int {
      let distances = Self.named.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return 100 * (nearest + 1)
    }

    /// Creates the weight for a number on the scale of font files.
    package init(number: Int) {
      self = Self.named[min(max((number + 50) / 100, 1), Self.named.count) - 1]
    }
  }
}
