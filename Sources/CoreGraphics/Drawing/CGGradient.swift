// Gradients as drawable values: colors at locations from 0 to 1.

import Foundation

/// An array of any values, under Core Foundation's name.
public typealias CFArray = [Any]

/// A sequence of colors at locations from 0 to 1.
public final class CGGradient: Sendable {
  /// A color and its location.
  package struct Stop: Sendable, Hashable {
    package let color: CGColor
    package let location: Double
  }

  /// The stops, sorted by location. Locations are in 0…1.
  package let stops: [Stop]

  /// Creates a gradient with colors at `locations`, evenly spaced if that is `nil`. Elements that
  /// are not a `CGColor` are skipped.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors, places)
  }

  /// Creates a gradient from consecutive color components, alpha last, at `locations`; evenly
  /// spaced if that is `nil`.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let parts = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * parts)
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colors, places)
  }

  private init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let places = (0..<colors.count).map { index -> Double in
      if let locations { return Double(locations[index]) }
      return colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1)
    }
    // Unordered stops are sorted; those at the same location keep the given order.
    let stops = zip(colors, places).filter { $1.isFinite }.enumerated()
      .map { ($0.offset, Stop(color: $0.element.0, location: min(max($0.element.1, 0), 1))) }
      .sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }.map(\.1)
    guard !stops.isEmpty else { return nil }
    self.stops = stops
  }
}

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color extends beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
