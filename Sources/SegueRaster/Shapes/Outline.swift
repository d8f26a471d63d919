// First stage of drawing: a rounded rectangle under an affine map becomes a convex polygon in
// pixels. Corners become chords that deviate from the arc by less than 1/64 pixel. Vertices are
// rounded to 1/4096 pixel, so that a quad that is meant to be pixel-aligned has no fringe from the
// last bits of its transform, while a move by 1/100 pixel is still visible.

import CSegueKernels
import CoreGraphics
import SegueDisplay

/// A convex polygon in pixels. Vertices are in clockwise order where y points down. Smooth corners
/// have dents of a thousandth of their radius, which no query of an outline treats as inside.
///
/// It is a class, so that steps that have one are small.
package final class Outline: Sendable {
  /// A vertex of the polygon.
  package struct Vertex: Hashable, Sendable {
    /// The distances from the left and from the top, in pixels.
    package var x, y: Double
  }

  /// The number of grid steps per pixel.
  static let grid = SEGUE_GRID
  /// The maximum magnitude of coordinates, in pixels, that are drawn. Beyond it, doubles cannot
  /// represent the grid.
  static let maximumCoordinate = 1e12

  /// The polygon relative to the pixel at (x, y).
  let form: OutlineForm
  /// The pixel that contains the upper left corner of the extent.
  let x, y: Int
  /// The smallest axis-aligned rectangle that contains the vertices.
  let minX, minY, maxX, maxY: Double

  /// Creates the outline of `shape` under `transform`; `nil` if it has no area or is not finite.
  package convenience init?(_ shape: RoundedRectangle, _ transform: CGAffineTransform) {
    self.init(shape, transform, sharing: nil)
  }

  /// Creates the outline of `shape` under `transform`, whose form is one of `forms` if it is known
  /// there, and is kept there; `nil` if it has no area or is not finite.
  convenience init?(
    _ shape: RoundedRectangle, _ transform: CGAffineTransform, sharing forms: OutlineForms?
  ) {
    var points = Self.corners(shape, scale: Self.largestScale(transform))
    let count = points.withUnsafeMutablePoints { points in
      points.baseAddress.map {
        segue_outline_map($0, points.count, segue_affine(transform), Self.maximumCoordinate)
      }
    }
    guard let count, count >= 0 else { return nil }
    points.removeLast(points.count - Int(count))
    self.init(points, sharing: forms)
  }

  /// Returns the vertices of `shape` in its own space, precise enough when a point is `scale`
  /// pixels.
  static func corners(_ shape: RoundedRectangle, scale: Double) -> [Vertex] {
    let isSmooth = shape.curve == .continuous && !shape.isSharp
    return isSmooth
      ? SmoothCorners(shape, scale: scale).points : CornerArcs(shape, scale: scale).points
  }

  /// Creates a convex polygon with the given vertices, in either direction; `nil` if it has no
  /// area.
  init?(_ corners: [Vertex], sharing forms: OutlineForms? = nil) {
    guard corners.count >= 3, var extent = corners.extent, extent.twice_area != 0 else {
      return nil
    }
    (minX, minY, maxX, maxY) = (extent.min_x, extent.min_y, extent.max_x, extent.max_y)
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    (x, y) = (Int(left), Int(top))
    // Differences of numbers on the grid are exact.
    extent.min_x -= left
    extent.max_x -= left
    extent.min_y -= top
    extent.max_y -= top
    var vertices = extent.twice_area > 0 ? corners : corners.reversed()
    vertices.move(by: -left, -top)
    form = forms?.form(vertices, extent) ?? OutlineForm(vertices, extent)
  }

  /// The vertices in pixels, at least three.
  package var vertices: [Vertex] {
    var vertices = form.vertices
    vertices.move(by: Double(x), Double(y))
    return vertices
  }

  /// A Boolean value that indicates whether the outline is an axis-aligned rectangle.
  var isUpright: Bool { form.isUpright }

  /// Returns whether both have the same vertices.
  func isSame(as other: Outline) -> Bool {
    x == other.x && y == other.y && (form === other.form || form.vertices == other.form.vertices)
  }

  private static func largestScale(_ t: CGAffineTransform) -> Double {
    let (across, down) = (t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d)
    return Double(max(across, down)).squareRoot()
  }
}

extension segue_affine {
  fileprivate init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }
}
