// Symbols of the system: those that the icon font has, too, in its shapes, as templates. Others are refused by name.
// A configuration's size counts; weights are kept, since the font has one only.

import Foundation

extension UIImage {
  /// What a picture is to suit.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Nothing in particular.
    @preconcurrency @MainActor public override init() { super.init() }
  }

  /// How large and heavy a symbol is to be.
  public final class SymbolConfiguration: Configuration {
    /// A size in points.
    public let pointSize: CGFloat
    /// How heavy.
    public let weight: SymbolWeight
    /// How large beside text.
    public let scale: SymbolScale

    /// A symbol of this size, weight and scale.
    @preconcurrency @MainActor
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      super.init()
    }
    /// A symbol of this weight.
    @preconcurrency @MainActor
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }
    /// A symbol of this scale.
    @preconcurrency @MainActor
    public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }
    /// A symbol that suits text of a style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// A symbol that suits a font.
    @preconcurrency @MainActor
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
  }

  /// How heavy symbols are.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified
    /// From light to heavy.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large symbols are beside text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// From small to large.
    case small, medium, large
  }

  /// A symbol of the system, for text of 17 points; nil, and reported, if the icon font has none like it.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system, as large as the configuration says.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    let size = (configuration as? SymbolConfiguration)?.pointSize ?? 0
    guard let known = SymbolNames.inFont[name],
      let glyph = BarGlyph.symbol(known, pointSize: size > 0 ? size : 17)
    else {
      UIKitState.current.refuse("UIImage(systemName: \"\(name)\")")
      return nil
    }
    self.init(pixels: glyph.cgImage, glyph.traits)
  }

  /// The picture of this name; bundle and configuration do not matter.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// This picture: only symbols have a configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
}
