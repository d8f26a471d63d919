// Flips: the previous and the current appearance of a view, back to back, rotate about a line
// through the center of the view, with the perspective of UIKit's modal flip (SEMANTICS 8). As in
// UIKit without `allowAnimatedContent`, both sides are snapshots, and the view itself is not drawn
// meanwhile.

import Foundation

/// The direction of a flip.
enum ViewFlip {
  /// About the vertical axis; the named side moves to the front.
  case fromLeft, fromRight
  /// About the horizontal axis.
  case fromTop, fromBottom

  /// Returns the flip that the transition bits specify, or `nil` if they specify another
  /// transition.
  init?(_ options: UIView.AnimationOptions) {
    switch options.transitionNumber {
    case 1: self = .fromLeft
    case 2: self = .fromRight
    case 6: self = .fromTop
    case 7: self = .fromBottom
    default: return nil
    }
  }

  /// The key path of the rotation angle.
  private var keyPath: String {
    self == .fromLeft || self == .fromRight ? "transform.rotation.y" : "transform.rotation.x"
  }

  /// The half turn that moves the named side to the front and reveals the other side.
  private var halfTurn: Double { self == .fromLeft || self == .fromBottom ? .pi : -.pi }

  /// Rotates `layer` away from the viewer with the current block.
  @MainActor func rotateAway(_ layer: CALayer) { turn(layer, from: 0, to: halfTurn) }

  /// Rotates `layer` toward the viewer with the current block.
  @MainActor func rotateIn(_ layer: CALayer) { turn(layer, from: -halfTurn, to: 0) }

  @MainActor private func turn(_ layer: CALayer, from: Double, to: Double) {
    let turn = CABasicAnimation(keyPath: keyPath)
    (turn.fromValue, turn.toValue) = (from, to)
    UIKitState.current.animation.current?.animation?.drive(turn, on: layer)
  }
}

extension CATransform3D {
  /// The perspective of UIKit's flips.
  @MainActor static var flipPerspective: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / SystemTiming.flipDistance
    return perspective
  }
}

/// Two snapshots of a view, back to back at its position.
@MainActor
final class FlipStage {
  private let layer = CALayer()
  private let old, new: CALayer

  /// Inserts both snapshots above `view`. Returns `nil` if the view has no superview.
  init?(old: UIView, new: UIView, above view: UIView) {
    guard let superlayer = view.superview?.layer else { return nil }
    (self.old, self.new) = (old.layer, new.layer)
    let place = view.layer
    UIView.performWithoutAnimation {
      layer.bounds = place.bounds
      (layer.anchorPoint, layer.position) = (place.anchorPoint, place.position)
      (layer.transform, layer.zPosition) = (place.transform, place.zPosition)
      (layer.exactOpacity, layer.isHidden) = (place.exactOpacity, place.isHidden)
      let available = CALayer()
      available.frame = place.bounds
      available.bounds = place.bounds
      available.sublayerTransform = .flipPerspective
      layer.addSublayer(available)
      for side in [self.old, self.new] {
        side.frame = place.bounds
        side.isDoubleSided = false
        available.addSublayer(side)
      }
      superlayer.insertSublayer(layer, above: place)
    }
  }

  /// Rotates both snapshots with the current block, and hides `view` meanwhile.
  func turn(_ flip: ViewFlip, hiding view: UIView) {
    flip.rotateAway(old)
    flip.rotateIn(new)
    let hide = CABasicAnimation(keyPath: "hidden")
    (hide.fromValue, hide.toValue) = (1.0, 1.0)
    UIKitState.current.animation.current?.animation?.drive(hide, on: view.layer)
  }

  func remove() { layer.removeFromSuperlayer() }
}
