// Fingers made visible: a light disc with a dark rim for each, over everything, so that it shows on any
// screen. They are drawn into the frame and nowhere else: no view and no layer knows of them.

import SegueDisplay
import UIKit

/// Draws the fingers that are down.
struct TouchMarks {
  /// In points.
  static let (radius, rim): (Double, Double) = (22, 2)
  static let disc = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  static let edge = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.35)

  let points: [CGPoint]
  /// Pixels for each point.
  let scale: Double

  /// The marks, back to front.
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
