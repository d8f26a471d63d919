// Colors. A dynamic color is resolved at each use, for the traits that apply there.

import Foundation

/// An sRGB color with opacity. A dynamic color depends on traits.
public final class UIColor: NSObject, NSCopying, Sendable {
  /// The header that Foundation expects. Must be the first stored property: see `FoundationHeader`.
  private let header = FoundationHeader()
  private enum Source: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source
  /// What makes dynamic colors equal that were created separately; `nil` for the object itself.
  let identity: String?

  /// The color as layers use it, resolved for the current traits.
  public var cgColor: CGColor { color(under: .current) }

  /// Creates a color without components: transparent black.
  public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Creates a color from sRGB components, which are 0…1 within the gamut. The opacity is clamped
  /// to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
    identity = nil
  }

  /// Creates a dynamic color.
  ///
  /// - Parameter dynamicProvider: Returns the color for the traits under which it is used. The
  ///   result must not depend on anything else.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    identity = nil
  }

  /// Creates a dynamic color that equals all others with the same identity.
  init(
    identity: String, dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    (source, self.identity) = (.dynamic(dynamicProvider), identity)
  }

  /// A Boolean value that indicates whether the color depends on traits.
  var isDynamic: Bool { if case .dynamic = source { true } else { false } }

  /// Returns the color for the given traits. A color that is not dynamic returns itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  private func color(under traits: @autoclosure () -> UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: traits()).cgColor
    }
  }

  /// Creates a gray from a level, where 0 is black and 1 is white, and an opacity.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from a hue (0…1 is one turn of the color wheel), a saturation, a brightness
  /// and an opacity.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = Self.components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a color from Display P3 components, which are converted to sRGB. Colors outside of its
  /// gamut are clipped component by component.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let parts = DisplayP3.standard([Double(red), Double(green), Double(blue)]).map { CGFloat($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Creates a color from a `CGColor`.
  public init(cgColor: CGColor) { (source, identity) = (.fixed(cgColor), nil) }

  /// Returns the same color with the given opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: min(max(alpha, 0), 1)) ?? color)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Retrieves the sRGB components and the opacity of the color.
  ///
  /// - Returns: Always `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Retrieves the gray level and the opacity of the color.
  ///
  /// - Returns: `false`, without storing anything, if the color is not a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Returns the color itself, because colors are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether the colors are equal. Colors with equal
  /// components are equal; a dynamic color is equal only to itself, or to the same color of the same
  /// asset catalogue.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case (.fixed(let mine), .fixed(let theirs)) = (source, other.source) {
      return mine == theirs
    }
    return self === other || (identity != nil && identity == other.identity)
  }

  /// A hash of the components, or of the identity of a dynamic color.
  public override var hash: Int {
    if case .fixed(let color) = source { return color.hashValue }
    return identity?.hashValue ?? ObjectIdentifier(self).hashValue
  }

  /// A textual representation of the components.
  public override var description: String {
    "UIColor(\(cgColor.red), \(cgColor.green), \(cgColor.blue), \(cgColor.alpha))"
  }
}

// Layers accept a color object where code sets their colors through key paths.
extension UIColor: LayerColorSource {}
