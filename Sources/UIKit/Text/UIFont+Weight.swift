import Foundation

extension UIFont {
  /// How bold a font is: 0 is regular, −1 and 1 are the ends.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// −1…1.
    public let rawValue: CGFloat
    /// A weight of this value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of this value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Inter's Thin.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Inter's Extra Light.
    public static let thin = Weight(rawValue: -0.6)
    /// Inter's Light.
    public static let light = Weight(rawValue: -0.4)
    /// Inter's Regular.
    public static let regular = Weight(rawValue: 0)
    /// Inter's Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Inter's Semi Bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Inter's Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Inter's Extra Bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// Inter's Black.
    public static let black = Weight(rawValue: 0.62)

    /// All weights with a name, from thin to bold.
    static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest hundred of fonts' own scale, 100…900.
    package var number: Int {
      let distances = Self.named.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return 100 * (nearest + 1)
    }

    /// The weight for a number of fonts' own scale.
    package init(number: Int) {
      self = Self.named[min(max((number + 50) / 100, 1), Self.named.count) - 1]
    }
  }
}
