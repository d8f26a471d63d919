// How far the lower corner of a page must be curled up to uncover what lies below it.

import CoreGraphics
import Foundation

extension PageFold {
  /// Returns the place of the held point with which a page uncovers everything below a height.
  ///
  /// The page is fastened at its upper edge and held at its lower right corner. The outline of its
  /// cylinder meets the left edge at the height. A page that is too short for that uncovers as much as
  /// it can.
  /// - Parameters:
  ///   - height: The distance of what is uncovered from the upper edge, in points.
  ///   - tilt: How far the cylinder is turned toward the corner, in radians.
  package func point(uncoveringBelow height: CGFloat, tilt: CGFloat, in bounds: CGRect) -> CGPoint {
    let turn = CGAffineTransform(rotationAngle: tilt)
    let (sine, cosine) = (Double(turn.b), Double(turn.a))
    let (x, y) = (Double(grip.x - bounds.minX), Double(grip.y - bounds.minY))
    let (corner, outline) = (x * sine + y * cosine, cosine * Double(height))
    guard corner > outline else { return grip }
    // Half of the way of the point ends a quarter turn beyond the line where the cylinder touches.
    let quarter = Double.pi / 2
    let spine = Double(bounds.width) * sine
    let widest = outline + Self.largestRadius(in: bounds) * (quarter - 1)
    let shortest = max(spine, quarter * outline - spine * (quarter - 1))
    let middle = widest - spine < quarter * Self.largestRadius(in: bounds) ? shortest : widest
    // A cylinder that the way is too short for is thinner, and the way to it longer.
    let distance = max(2 * (corner - middle), (corner - outline) / (1 - 1 / Double.pi))
    return CGPoint(x: grip.x - CGFloat(sine * distance), y: grip.y - CGFloat(cosine * distance))
  }
}
