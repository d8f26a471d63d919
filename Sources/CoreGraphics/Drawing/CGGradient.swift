// Gradients as values to draw with: colours along a line from 0 to 1.

import Foundation

/// Lists of anything, as Core Foundation's name for them.
public typealias CFArray = [Any]

/// Colours along a line.
public final class CGGradient: Sendable {
  /// A colour and its place.
  package struct Stop: Sendable, Hashable {
    package let color: CGColor
    package let location: Double
  }

  /// By their places, which are in 0…1.
  package let stops: [Stop]

  /// Colours at `locations`; evenly apart without any. What is no `CGColor` is left out.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors, places)
  }

  /// Colours as rows of components, the alpha last, at `locations`; evenly apart without any.
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
    // Out of order they are sorted, those at one place in the order given.
    let stops = zip(colors, places).filter { $1.isFinite }.enumerated()
      .map { ($0.offset, Stop(color: $0.element.0, location: min(max($0.element.1, 0), 1))) }
      .sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }.map(\.1)
    guard !stops.isEmpty else { return nil }
    self.stops = stops
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Options of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour fills what lies beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
