// Everything is drawn inside a shape. Convex outlines are distinguished from other paths because
// most of a screen consists of them, and because they can hide what lies behind.

import CoreGraphics

/// The area that is painted.
package enum Shape: Sendable {
  /// A rectangle with square or rounded corners, in any position.
  case convex(Outline)
  /// A rectangle in any position with edges that are not antialiased.
  case crisp(CrispOutline)
  /// A rounded rectangle with such edges, or a ring.
  case distance(DistanceOutline)
  /// Any path.
  case path(PathShape)
  /// A line of text.
  case glyphs(GlyphShape)
  /// The alpha of a radial gradient.
  case gradient(GradientMask)
  /// Any coverage: a blurred shadow, the alpha of a mask.
  case mask(AlphaMask)
  /// The same, before it is made. Nothing is drawn inside it.
  case pending(MaskReference)

  /// Returns the pixels that may be touched, limited to `frame`.
  func pixels(within frame: PixelRect) -> PixelRect {
    switch self {
    case .convex(let outline): outline.pixels(within: frame)
    case .crisp(let outline): outline.pixels(within: frame)
    case .distance(let outline): outline.rectangle.pixels(within: frame)
    case .path(let path): box(path).pixels(within: frame)
    case .glyphs(let glyphs): glyphs.bounds.intersection(frame)
    case .gradient(let mask): mask.bounds.intersection(frame)
    case .mask(let mask): mask.bounds.intersection(frame)
    case .pending(let mask): mask.bounds.intersection(frame)
    }
  }

  /// Returns whether every pixel of `rect` is known to be fully covered.
  func covers(_ rect: PixelRect) -> Bool {
    switch self {
    case .convex(let outline): outline.covers(rect)
    case .crisp(let outline): outline.covers(rect)
    case .distance(let outline): outline.covers(rect)
    case .path(let path):
      // Most rectangles are those of the path itself, which the search would find not to be covered.
      !rect.isEmpty && box(path).contains(rect) && path.covers(rect)
    case .gradient(let mask): mask.covers(rect)
    case .mask(let mask): mask.covers(rect)
    case .glyphs, .pending: false
    }
  }

  /// Returns a rectangle of fully covered pixels within `area`; empty if none is found quickly.
  func inner(_ area: PixelRect) -> PixelRect {
    switch self {
    case .convex(let outline): outline.inner(area)
    case .crisp(let outline): outline.inner(area)
    case .distance(let outline): outline.inner(area)
    case .path(let path): path.inner(area)
    case .gradient(let mask): mask.inner(area)
    case .mask(let mask): mask.inner(area)
    case .glyphs, .pending: .empty
    }
  }

  /// Returns whether the shape is known to lie within `other`. Shared edges count as within.
  func lies(within other: Shape) -> Bool {
    switch (self, other) {
    case (.convex(let own), .convex(let outline)): outline.contains(own)
    case (.path(let path), .convex(let outline)): outline.contains(box(path))
    case (.crisp(let own), .crisp(let outline)): outline.contains(own)
    case (.distance(let own), .crisp(let outline)): outline.contains(own.rectangle)
    case (.distance(let own), .distance(let outline)): outline.isSame(as: own)
    case (_, .convex(let outline)): touchedBox.map { outline.contains($0) } ?? false
    case (_, .crisp(let outline)): touchedBox.map { outline.contains($0) } ?? false
    case (_, .distance(let outline)): touchedBox.map { outline.contains($0) } ?? false
    default: false
    }
  }

  /// A box that contains all that the shape touches.
  private var touchedBox: OutlineBox? {
    switch self {
    case .convex(let own):
      return OutlineBox(minX: own.minX, minY: own.minY, maxX: own.maxX, maxY: own.maxY)
    case .path(let path): return box(path)
    case .crisp(let own): return own.hard.touchedBox
    case .distance(let own): return own.rectangle.hard.touchedBox
    case .glyphs(let glyphs): return glyphs.bounds.corners
    case .gradient(let mask): return mask.bounds.corners
    case .mask(let mask): return mask.bounds.corners
    case .pending(let mask): return mask.bounds.corners
    }
  }

  /// Returns whether `other` is known to lie within the shape.
  func contains(_ other: Shape) -> Bool {
    switch self {
    case .convex(let own): other.lies(within: .convex(own))
    case .crisp(let own): other.lies(within: .crisp(own))
    case .distance(let own): other.lies(within: .distance(own))
    default: false
    }
  }

  /// Returns whether `other` is known to lie so far within the shape that every pixel that `other` touches
  /// is fully covered.
  func surrounds(_ other: Shape) -> Bool {
    guard case .convex(let own) = self else { return false }
    switch other {
    case .convex(let outline): return own.surrounds(outline)
    case .path(let path): return own.surrounds(path)
    case .crisp, .distance, .glyphs, .gradient, .mask, .pending: return false
    }
  }

  private func box(_ path: PathShape) -> OutlineBox {
    OutlineBox(minX: path.minX, minY: path.minY, maxX: path.maxX, maxY: path.maxY)
  }
}

extension Outline {
  /// A box that contains the pixels whose centers are inside.
  fileprivate var touchedBox: OutlineBox {
    let reach = isUpright ? 0 : 1.0
    return OutlineBox(
      minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach)
  }
}

/// An axis-aligned rectangle that need not be on whole pixels.
struct OutlineBox {
  var minX, minY, maxX, maxY: Double

  /// Returns the pixels that it touches, limited to `frame`.
  func pixels(within frame: PixelRect) -> PixelRect {
    func cut(_ x: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(x, Double(low)), Double(high)))
    }
    if frame.isEmpty { return .empty }
    let rect = PixelRect(
      minX: cut(minX.rounded(.down), frame.minX, frame.maxX),
      minY: cut(minY.rounded(.down), frame.minY, frame.maxY),
      maxX: cut(maxX.rounded(.up), frame.minX, frame.maxX),
      maxY: cut(maxY.rounded(.up), frame.minY, frame.maxY))
    return rect.isEmpty ? .empty : rect
  }

  /// Returns whether `rect` lies within it.
  func contains(_ rect: PixelRect) -> Bool { contains(rect.corners) }

  /// Returns whether `other` lies within it.
  func contains(_ other: OutlineBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  func moved(_ dx: Double, _ dy: Double) -> OutlineBox {
    OutlineBox(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  var corners: [Outline.Vertex] {
    [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { Outline.Vertex(x: $0, y: $1) }
  }
}

extension PixelRect {
  var corners: OutlineBox {
    OutlineBox(
      minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY))
  }
}
