// Hands that turn around a pivot and open a mask, as those of a clock or the ribs of a fan do.

import UIKit

/// A part of a mask that a turning hand opens.
@MainActor
struct HandMask {
  private let hand: UIView

  /// Adds to `mask` a hand that turns around `pivot`.
  /// - Parameters:
  ///   - part: The part of the mask in which the hand is seen, which it opens.
  ///   - rest: The quarter or half plane, as seen from the pivot, that the hand covers before it
  ///     turns: the signs of its coordinates, or 0 for both.
  init(_ mask: UIView, part: CGRect, pivot: CGPoint, rest: CGVector) {
    let reach = mask.bounds.reach(from: pivot) + 2
    let window = UIView(frame: part)
    window.clipsToBounds = true
    hand = window.addOpening()
    let across = rest.dx == 0 ? 2 * reach : reach
    let down = rest.dy == 0 ? 2 * reach : reach
    hand.bounds.size = CGSize(width: across, height: down)
    hand.layer.anchorPoint = CGPoint(x: (1 - rest.dx) / 2, y: (1 - rest.dy) / 2)
    hand.center = CGPoint(x: pivot.x - part.minX, y: pivot.y - part.minY)
    mask.addSubview(window)
  }

  /// Turns the hand clockwise, by an angle in radians.
  func turn(_ angle: CGFloat) { hand.transform = CGAffineTransform(rotationAngle: angle) }
}
