// System symbols. Those with an equivalent in the icon font are drawn with its shapes, as
// templates; others are rejected by name. The size of a configuration is applied. The weight is
// stored without effect, because the font has only one.

import Foundation
import SegueWorld

extension UIImage {
  /// The base class of image configurations.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates a configuration without any settings.
    @preconcurrency @MainActor public override init() { super.init() }
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration {
    /// The size in points; 0 if unspecified.
    public let pointSize: CGFloat
    /// The weight of the symbol.
    public let weight: SymbolWeight
    /// The scale of the symbol relative to text.
    public let scale: SymbolScale

    /// Creates a configuration with a size, a weight and a scale.
    @preconcurrency @MainActor
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      super.init()
    }
    /// Creates a configuration with a weight.
    @preconcurrency @MainActor
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }
    /// Creates a configuration with a scale.
    @preconcurrency @MainActor
    public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }
    /// Creates a configuration with the size of a text style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// Creates a configuration with the size of a font.
    @preconcurrency @MainActor
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight is not specified.
    case unspecified
    /// The weights from the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The default scale of the system.
    case `default` = -1
    /// The scale is not specified.
    case unspecified = 0
    /// The scales from the smallest to the largest.
    case small, medium, large
  }

  /// Creates a system symbol for text of 17 points.
  ///
  /// - Returns: `nil`, with a report, if the icon font has no equivalent.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol of the size in the configuration, or for text of 17 points if it has
  /// none.
  ///
  /// - Returns: `nil`, with a report, if the icon font has no equivalent.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    let size = (configuration as? SymbolConfiguration)?.pointSize ?? 0
    guard let known = SymbolNames.symbol(name) ?? Self.placeholder(for: name),
      let glyph = BarGlyph.symbol(known, pointSize: size > 0 ? size : 17)
    else {
      World.current.reportUnsupported("UIImage(systemName: \"\(name)\")")
      return nil
    }
    self.init(pixels: glyph.cgImage, glyph.traits)
  }

  /// Returns the name of the icon that stands for an unknown symbol in an app, whose screens it would
  /// otherwise change; `nil` outside of apps.
  @MainActor private static func placeholder(for name: String) -> String? {
    guard AppBundle.current != nil else { return nil }
    World.current.warn(
      "the icon font has no equivalent of the system symbol \"\(name)\"; a square stands for it")
    return "check_box_outline_blank"
  }

  /// Creates the image with the given name. The configuration is ignored.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Returns the image itself, because only symbols have configurations.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
}
