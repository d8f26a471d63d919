// A part of a screen that turns over and has a part of the other screen on its back.

import UIKit

/// A tile with a picture on either side, seen from so far that it stays a rectangle as it turns, and
/// darker the more it turns from the light.
@MainActor
struct TurningTile {
  /// The tile.
  let view: UIView
  private let front, back, shade: UIView

  /// Adds a tile to a stage. Both parts have the same size.
  init?(
    _ stage: PieceStage, _ frontPart: CGRect, of lower: UIView, _ backPart: CGRect, of upper: UIView
  ) {
    guard let front = stage.cut(frontPart, of: lower), let back = stage.cut(backPart, of: upper)
    else { return nil }
    view = UIView(frame: front.frame)
    (self.front, self.back, shade) = (front, back, UIView(frame: view.bounds))
    shade.backgroundColor = .black
    for part in [back, front, shade] {
      part.frame = view.bounds
      view.addSubview(part)
    }
    stage.view.addSubview(view)
  }

  /// Adds a turn to a motion, from the front to the back.
  func add(to motion: inout MotionSequence, from start: Double, to end: Double) {
    motion.add(from: start, to: end, steps: 12) { turn(Easing.inOut($0)) }
    let middle = (start + end) / 2
    motion.add(from: middle - 0.000_5, to: middle + 0.000_5) { front.alpha = 1 - $0 }
  }

  /// Turns the tile: 0 shows the front, 1 the back.
  private func turn(_ position: CGFloat) {
    let (sine, cosine) = sineAndCosine(.pi * position)
    // Not quite 0, at which a matrix has no inverse.
    let size = max(abs(cosine), 0.000_01)
    view.transform = CGAffineTransform(scaleX: size, y: 1)
    shade.alpha = 0.55 * sine * sine
  }
}
