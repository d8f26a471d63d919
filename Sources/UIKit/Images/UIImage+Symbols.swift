// System symbols. Those with an equivalent in the icon font are drawn with its shapes, as
// templates; others are rejected by name. The size, the weight, the scale and the colors of a
// configuration are applied.

import Foundation
import SegueWorld

extension UIImage {
  /// The base class of image configurations.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates a configuration without any settings.
    @preconcurrency @MainActor public override init() { super.init() }
  }
}

extension UIImage {
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
    let settings = (configuration as? SymbolConfiguration)?.settings ?? SymbolSettings()
    guard let known = SymbolNames.shape(name) ?? Self.placeholder(for: name),
      let drawn = SymbolDrawing(name: name, shape: known, settings: settings).image
    else {
      World.current.reportUnsupported("UIImage(systemName: \"\(name)\")")
      return nil
    }
    self.init(pixels: drawn.cgImage, drawn.traits)
  }

  /// Creates a system symbol that shows a value. The icon font has no variable symbols: the value has no
  /// effect.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Returns the shape that stands for an unknown symbol in an app, whose screens it would otherwise
  /// change; `nil` outside of apps.
  @MainActor private static func placeholder(for name: String) -> SymbolShape? {
    guard AppBundle.current != nil else { return nil }
    World.current.warn(
      "the icon font has no equivalent of the system symbol \"\(name)\"; a square stands for it")
    return SymbolShape(icon: "check_box_outline_blank")
  }

  /// Creates the image with the given name. The configuration is ignored.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}
