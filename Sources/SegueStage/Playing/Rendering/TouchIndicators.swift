// The touch indicators: a light disc with a dark rim for each touch, which is visible on any
// screen. They are drawn only into the frame; no view and no layer represents them.

import SegueDisplay
import UIKit

/// Draws an indicator for each active touch.
struct TouchIndicators {
  /// The radius of the disc and the width of its rim, in points.
  static let (radius, rim): (Double, Double) = (22, 2)
  /// The color of the disc.
  static let disc = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  /// The color of the rim.
  static let edge = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.35)

  /// The locations of the touches, in points.
  let points: [CGPoint]
  /// The scale of the frame, in pixels per point.
  let scale: Double

  /// The items of the indicators, from back to front.
  var items: [DisplayItem] {
    points.flatMap { point in
      [
        circle(at: point, radius: Self.radius + Self.rim, Self.edge),
        circle(at: point, radius: Self.radius, Self.disc),
      ]
    }
  }

  private func circle(at center: CGPoint, radius: Double, _ color: DisplayColor) -> DisplayItem {
    let rect = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return .solid(
      SolidQuad(
        shape: RoundedRectangle(rect, radius: radius),
        transform: CGAffineTransform(scaleX: scale, y: scale), color: color))
  }
}
