// The size, the scale and the colors of system symbols.

import Foundation

extension UIImage {
  /// The size, the weight, the scale and the colors of a symbol.
  public final class SymbolConfiguration: Configuration {
    let settings: SymbolSettings

    init(_ settings: SymbolSettings) {
      self.settings = settings
      super.init()
    }

    /// The size in points; 0 if unspecified.
    public var pointSize: CGFloat { settings.pointSize }
    /// The weight of the symbol: how wide its strokes are.
    public var weight: SymbolWeight { settings.weight }
    /// The scale of the symbol relative to text.
    public var scale: SymbolScale { settings.scale }

    /// Creates a configuration with a size, a weight and a scale.
    @preconcurrency @MainActor
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) { self.init(SymbolSettings(pointSize: pointSize, weight: weight, scale: scale)) }
    /// Creates a configuration with a weight.
    @preconcurrency @MainActor
    public convenience init(weight: SymbolWeight) { self.init(SymbolSettings(weight: weight)) }
    /// Creates a configuration with a scale.
    @preconcurrency @MainActor
    public convenience init(scale: SymbolScale) { self.init(SymbolSettings(scale: scale)) }
    /// Creates a configuration with the size and the weight of a text style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Creates a configuration with the size and the weight of a font.
    @preconcurrency @MainActor
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(
        pointSize: font.pointSize, weight: SymbolWeight(number: font.recipe.weight), scale: scale)
    }
    /// Creates a configuration with one color: what is behind the foremost layer of a symbol has it with
    /// less opacity.
    @preconcurrency @MainActor
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolSettings(coloring: .hierarchical(hierarchicalColor)))
    }
    /// Creates a configuration with a color for each layer of a symbol, the foremost first.
    @preconcurrency @MainActor
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolSettings(coloring: .palette(paletteColors)))
    }

    /// A configuration without any settings.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolSettings()) }
    /// Returns a configuration for one color, the tint color.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolSettings(coloring: .monochrome))
    }
    /// Returns a configuration for a symbol's own colors. The icon font has none, so it is monochrome.
    public class func preferringMulticolor() -> SymbolConfiguration { preferringMonochrome() }

    /// Returns this configuration with the settings that another one specifies.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      SymbolConfiguration(settings.overridden(by: otherConfiguration?.settings))
    }

    /// Returns whether another object has the same settings.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.settings == settings
    }
    /// A hash of the size.
    public override var hash: Int { settings.pointSize.hashValue }
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
    /// The default scale of the system, which is medium.
    case `default` = -1
    /// The scale is not specified.
    case unspecified = 0
    /// The scales from the smallest to the largest.
    case small, medium, large
  }
}

/// What a configuration specifies.
struct SymbolSettings: Sendable, Equatable {
  /// The colors of a symbol.
  enum Coloring: Sendable, Equatable {
    /// The tint color.
    case monochrome
    /// One color in two opacities.
    case hierarchical(UIColor)
    /// A color for each layer.
    case palette([UIColor])
  }

  var pointSize: CGFloat = 0
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var coloring: Coloring?

  func overridden(by other: SymbolSettings?) -> SymbolSettings {
    guard let other else { return self }
    var result = self
    if other.pointSize > 0 { result.pointSize = other.pointSize }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    if let coloring = other.coloring { result.coloring = coloring }
    return result
  }

  /// The size of the text that the symbol matches. The factors of the scales are our choice.
  var effectivePointSize: CGFloat {
    let size = pointSize > 0 ? pointSize : 17
    switch scale {
    case .default, .unspecified, .medium: return size
    case .small: return size * 0.8
    case .large: return size * 1.3
    }
  }
}

extension UIImage {
  /// A Boolean value that indicates whether the image is a system symbol.
  public var isSymbolImage: Bool { traits.symbol != nil }

  /// The configuration of a symbol; `nil` for other images.
  @preconcurrency @MainActor
  public var symbolConfiguration: SymbolConfiguration? {
    traits.symbol.map { SymbolConfiguration($0.settings) }
  }

  /// The configuration of the image, which only symbols have.
  @preconcurrency @MainActor
  public var configuration: Configuration? { symbolConfiguration }

  /// Returns a symbol with another configuration; any other image as it is.
  @preconcurrency @MainActor
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let own = configuration as? SymbolConfiguration else { return self }
    return redrawn { _ in own.settings } ?? self
  }

  /// Returns a symbol with the settings that a configuration specifies; `nil` for any other image.
  @preconcurrency @MainActor
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    redrawn { $0.overridden(by: configuration.settings) }
  }

  /// Returns a symbol with settings of lower priority than its own; any other image as it is.
  @MainActor func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, isSymbolImage else { return self }
    return redrawn { configuration.settings.overridden(by: $0) } ?? self
  }

  /// Returns a symbol in the size of text, unless its configuration has one.
  @MainActor func sized(for pointSize: CGFloat) -> UIImage {
    guard let symbol = traits.symbol, symbol.settings.pointSize == 0 else { return self }
    return redrawn { settings in
      var settings = settings
      settings.pointSize = pointSize
      return settings
    } ?? self
  }

  @MainActor private func redrawn(_ change: (SymbolSettings) -> SymbolSettings) -> UIImage? {
    guard var symbol = traits.symbol else { return nil }
    let settings = change(symbol.settings)
    guard settings != symbol.settings else { return self }
    symbol.settings = settings
    guard let drawn = symbol.image else { return nil }
    return drawn.with { traits in
      // A template or a tint that code has chosen remains.
      guard self.renderingMode != .alwaysTemplate || self.traits.tint != nil else { return }
      traits.renderingMode = self.renderingMode
      traits.tint = self.traits.tint
    }
  }
}
