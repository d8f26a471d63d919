// Colours. There is one appearance, light, so a dynamic colour is resolved once and for all.

import Foundation

/// An sRGB colour with opacity.
public final class UIColor: NSObject, NSCopying, Sendable {
  /// The colour as layers take it.
  public let cgColor: CGColor

  /// A colour of these sRGB components, each 0…1 within the gamut.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
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
  public init(cgColor: CGColor) { self.cgColor = cgColor }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
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

  /// Equal components make equal colours.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.cgColor == cgColor } ?? false
  }

  /// Equal colours have equal hashes.
  public override var hash: Int { cgColor.hashValue }

  /// The components in words.
  public override var description: String {
    "UIColor(\(cgColor.red), \(cgColor.green), \(cgColor.blue), \(cgColor.alpha))"
  }
}
