// The color that stands for the tint of the view that uses it. Views hand their tint down in their
// traits, since those are all that a color knows when it is resolved.

import Foundation
import SegueWorld

extension UIColor {
  /// The tint color of the view that uses the color: as its background, in its text, while it is
  /// laid out or drawn, and wherever the color is resolved under its traits.
  ///
  /// Elsewhere, and in views without a tint color of their own or of a view around them, it is the
  /// accent color of the app, or the system's blue if it has none. As the tint color of a view it
  /// means the inherited one.
  public static let tintColor = UIColor { $0.resolvedTint }
}

extension UITraitCollection {
  /// Returns these traits with another tint color. For `nil`, and for the color that stands for the
  /// tint, the tint remains.
  func tinted(_ color: UIColor?) -> UITraitCollection {
    guard let color, color !== UIColor.tintColor, color != tint else { return self }
    return UITraitCollection(copying: self, tint: color)
  }

  /// Returns whether colors and text look equal under both collections.
  func drawsLike(_ other: UITraitCollection) -> Bool { self == other && tint == other.tint }

  /// The tint color under these traits. One that is defined by the tint color itself is based on the
  /// system's blue.
  fileprivate var resolvedTint: UIColor {
    let color = tint ?? Self.tintOfApp
    return color.isDynamic ? color.resolvedColor(with: tinted(.systemBlue)) : color
  }

  /// The tint color of views without one of their own.
  private static var tintOfApp: UIColor {
    guard World.isRunningHere else { return .systemBlue }
    return MainActor.assumeIsolated { UIKitState.current.accentColor ?? .systemBlue }
  }
}
