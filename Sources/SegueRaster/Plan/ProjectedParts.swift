// An image in 3 × 3 parts under perspective: like `NineParts`, but with positions computed by a
// division.

import CoreGraphics
import SegueDisplay
import SeguePixels

final class ProjectedParts: Sendable {
  /// The samplers, row by row; `nil` for parts without area, from which no pixel is read.
  let samplers: [ProjectedSampler?]
  /// The map from pixels of the frame to local points.
  private let map: Homography
  /// The inner lines, in local points.
  private let across, down: (Double, Double)

  /// Creates the parts; `nil` if the map has no inverse.
  init?(_ quad: ImageQuad, _ parts: NinePart, through map: Homography, within outline: Outline)
    throws(PixelError)
  {
    guard let layout = NinePartLayout(quad, parts), let back = map.inverted else { return nil }
    var samplers: [ProjectedSampler?] = []
    for part in layout.parts {
      samplers.append(
        try ProjectedSampler(
          quad.bitmap, source: part.source, limits: part.limits, destination: part.destination,
          through: map, filter: quad.filter, within: outline))
    }
    self.samplers = samplers
    self.map = back
    (across, down) = (
      (Double(layout.x[1]), Double(layout.x[2])), (Double(layout.y[1]), Double(layout.y[2]))
    )
  }

  /// Returns the index of the part from which the pixel at (x, y) is read.
  func part(_ x: Int, _ y: Int) -> Int {
    let lifted = map.lift(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let w = lifted.w > Homography.distant ? lifted.w : Homography.distant
    let (u, v) = (lifted.x / w, lifted.y / w)
    let column = (u >= across.0 ? 1 : 0) + (u >= across.1 ? 1 : 0)
    let row = (v >= down.0 ? 1 : 0) + (v >= down.1 ? 1 : 0)
    return 3 * row + column
  }
}
