// The drag that moves a sheet to a target.

import SegueScenes
import UIKit

extension SceneDrag {
  /// The distance, in points, that a pan covers before it is recognized. It does not move the
  /// sheet.
  private static let slop = 10.0
  /// The length of a flick in points, and its duration in seconds.
  private static let (flickLength, flickDuration) = (150.0, 0.1)
  /// The fraction of the distance offscreen after which a drag that dismisses a sheet ends.
  private static let dismissalFraction = 0.85

  /// Creates the drag of one finger that performs `move`.
  /// - Parameters:
  ///   - move: The move of the sheet.
  ///   - point: The point at which the sheet can be dragged, in points of the window.
  ///   - distance: The vertical distance from the sheet's position to its target, in points.
  init(_ move: SceneSheetMove, from point: CGPoint, distance: CGFloat) {
    let direction: Double = distance < 0 ? -1 : 1
    var length = abs(Double(distance)) + Self.slop
    if move.target == .away { length *= Self.dismissalFraction }
    if move.isFlick { length = Self.flickLength }
    let end = Double(point.y) + direction * length
    let x = Length.points(Double(point.x))
    self.init(path: [
      LengthPair(x: x, y: .points(Double(point.y))), LengthPair(x: x, y: .points(end)),
    ])
    duration = move.isFlick ? Self.flickDuration : move.duration
    hold = move.isFlick ? 0 : move.hold
    timing = .curve(move.isFlick ? .linear : .easeInOut)
  }
}
