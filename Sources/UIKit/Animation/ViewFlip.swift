// Flips: what a view looked like and what it looks like now, back to back, turn about a line through the
// view's middle; seen from the distance that UIKit's modal flip is (SEMANTICS 8). As UIKit does without
// `allowAnimatedContent`, both sides are snapshots; the view itself is not drawn meanwhile.

import Foundation

/// Which way something flips.
enum ViewFlip {
  /// About the vertical line; the side named comes to the front.
  case fromLeft, fromRight
  /// About the horizontal line.
  case fromTop, fromBottom

  /// The flip that the transition bits name, if it is one.
  init?(_ options: UIView.AnimationOptions) {
    switch options.transitionNumber {
    case 1: self = .fromLeft
    case 2: self = .fromRight
    case 6: self = .fromTop
    case 7: self = .fromBottom
    default: return nil
    }
  }

  /// The key path of the angle.
  private var keyPath: String {
    self == .fromLeft || self == .fromRight ? "transform.rotation.y" : "transform.rotation.x"
  }

  /// The half turn that brings that side to the front and the other side to view.
  private var halfTurn: Double { self == .fromLeft || self == .fromBottom ? .pi : -.pi }

  /// Has `layer` turn away with the block that is under way.
  @MainActor func turnAway(_ layer: CALayer) { turn(layer, from: 0, to: halfTurn) }

  /// Has `layer` turn up.
  @MainActor func turnUp(_ layer: CALayer) { turn(layer, from: -halfTurn, to: 0) }

  @MainActor private func turn(_ layer: CALayer, from: Double, to: Double) {
    let turn = CABasicAnimation(keyPath: keyPath)
    (turn.fromValue, turn.toValue) = (from, to)
    UIKitState.current.animation.current?.animation?.drive(turn, on: layer)
  }
}

extension CATransform3D {
  /// The perspective in which UIKit's flips are seen.
  @MainActor static var flipPerspective: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / SystemTiming.flipDistance
    return perspective
  }
}

/// Two looks of a view, back to back in its place.
@MainActor
final class FlipStage {
  private let layer = CALayer()
  private let old, new: CALayer

  /// Puts both above `view`; `nil` when it has no superview.
  init?(old: UIView, new: UIView, above view: UIView) {
    guard let superlayer = view.superview?.layer else { return nil }
    (self.old, self.new) = (old.layer, new.layer)
    let place = view.layer
    UIView.performWithoutAnimation {
      layer.bounds = place.bounds
      (layer.anchorPoint, layer.position) = (place.anchorPoint, place.position)
      (layer.transform, layer.zPosition) = (place.transform, place.zPosition)
      (layer.exactOpacity, layer.isHidden) = (place.exactOpacity, place.isHidden)
      let room = CALayer()
      room.frame = place.bounds
      room.bounds = place.bounds
      room.sublayerTransform = .flipPerspective
      layer.addSublayer(room)
      for side in [self.old, self.new] {
        side.frame = place.bounds
        side.isDoubleSided = false
        room.addSublayer(side)
      }
      superlayer.insertSublayer(layer, above: place)
    }
  }

  /// Turns both with the block that is under way, and hides `view` for as long.
  func turn(_ flip: ViewFlip, hiding view: UIView) {
    flip.turnAway(old)
    flip.turnUp(new)
    let hide = CABasicAnimation(keyPath: "hidden")
    (hide.fromValue, hide.toValue) = (1.0, 1.0)
    UIKitState.current.animation.current?.animation?.drive(hide, on: view.layer)
  }

  func remove() { layer.removeFromSuperlayer() }
}
