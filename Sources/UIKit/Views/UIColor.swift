// Colours. A dynamic colour is chosen anew wherever it is used, for the traits it is used under.

import Foundation

/// An sRGB colour with opacity.
public final class UIColor: NSObject, NSCopying, Sendable {
  /// Must be the first: see `FoundationHeader`.
  private let header = FoundationHeader()
  private enum Source: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// The colour as layers take it, under the current traits.
  public var cgColor: CGColor { color(under: .current) }

  /// A colour of these sRGB components, each 0…1 within the gamut.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
  }

  /// The colour that `dynamicProvider` gives for the traits it is used under. It must not depend on
  /// anything else.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Whether it depends on traits.
  var isDynamic: Bool { if case .dynamic = source { true } else { false } }

  /// The colour that it is under `traitCollection`.
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

  /// A grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue (0…1 once round), saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = Self.components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// A colour of these sRGB components.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour as a layer has it.
  public init(cgColor: CGColor) { source = .fixed(cgColor) }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Writes the sRGB components; always succeeds.
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

  /// Writes the grey level, if the colour is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Colours do not change, so a copy is the colour itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal components make equal colours; a dynamic colour is equal to itself only.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case (.fixed(let mine), .fixed(let theirs)) = (source, other.source) {
      return mine == theirs
    }
    return self === other
  }

  /// Equal colours have equal hashes.
  public override var hash: Int {
    if case .fixed(let color) = source { color.hashValue } else { ObjectIdentifier(self).hashValue }
  }

  /// The components in words.
  public override var description: String {
    "UIColor(\(cgColor.red), \(cgColor.green), \(cgColor.blue), \(cgColor.alpha))"
  }
}
