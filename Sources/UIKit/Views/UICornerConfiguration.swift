// The radii of a view's corners, which may depend on its size and on the corners of the views around it.

import Foundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case containerConcentric(minimum: Double)
  }

  let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { .init(kind: .fixed(radius)) }

  /// Returns the radius of a corner with the same center as the corner of the nearest view around it that has
  /// rounded corners: its radius minus the distance of the corners.
  /// - Parameter minimum: The smallest radius, in points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    .init(kind: .containerConcentric(minimum: minimum ?? 0))
  }
}

/// The radii of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case corners([UICornerRadius?])
    case uniform([UICornerRadius])
    case capsule(maximum: Double?)
  }

  let kind: Kind

  /// Returns a configuration in which all corners have the same kind of radius. Each is calculated for itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    .init(kind: .corners(Array(repeating: radius, count: 4)))
  }

  /// Returns a configuration with a radius for each corner; `nil` for a corner that is not rounded.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    .init(kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// Returns a configuration in which all corners have the same radius: the largest of those that are
  /// calculated.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    .init(kind: .uniform([radius]))
  }

  /// Returns a configuration with half of the shorter side as the radius.
  /// - Parameter maximumRadius: The largest radius, in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    .init(kind: .capsule(maximum: maximumRadius))
  }

  /// Returns a configuration with one radius for both upper corners, and others for the lower ones.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init(kind: .corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// Returns a configuration with one radius for both lower corners, and others for the upper ones.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init(kind: .corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]))
  }

  /// Returns a configuration with one radius for both left corners, and others for the right ones.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init(kind: .corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius]))
  }

  /// Returns a configuration with one radius for both right corners, and others for the left ones.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init(kind: .corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]))
  }

  /// Returns a configuration with one radius for the upper corners and one for the lower ones.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius)
    -> UICornerConfiguration
  {
    .init(kind: .corners([topRadius, topRadius, bottomRadius, bottomRadius]))
  }

  /// Returns a configuration with one radius for the left corners and one for the right ones.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius)
    -> UICornerConfiguration
  {
    .init(kind: .corners([leftRadius, rightRadius, leftRadius, rightRadius]))
  }
}
