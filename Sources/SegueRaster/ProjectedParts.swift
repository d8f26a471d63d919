// A picture in 3 x 3 parts under perspective: as `NineParts`, but where a pixel lies is found by a
// division.

import CoreGraphics
import SegueDisplay
import SeguePixels

final class ProjectedParts: Sendable {
  /// Row by row; `nil` for parts without area, which no pixel is read from.
  let samplers: [ProjectedSampler?]
  /// Pixels of the frame to local points.
  private let map: Homography
  /// The inner lines, in local points.
  private let across, down: (Double, Double)

  /// `nil` when the map has no inverse.
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

  /// The part that the pixel at (x, y) is read from.
  func part(_ x: Int, _ y: Int) -> Int {
    let lifted = map.lift(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let w = lifted.w > Homography.farAway ? lifted.w : Homography.farAway
    let (u, v) = (lifted.x / w, lifted.y / w)
    let column = (u >= across.0 ? 1 : 0) + (u >= across.1 ? 1 : 0)
    let row = (v >= down.0 ? 1 : 0) + (v >= down.1 ? 1 : 0)
    return 3 * row + column
  }
}
