import Foundation
import SegueWorld
import UIKit

/// An animator over a view of 400 × 400 points in a world of its own.
@MainActor
final class DynamicBench {
  let world = World()
  let space = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let animator: UIDynamicAnimator

  init() {
    let space = space
    animator = world.run { UIDynamicAnimator(referenceView: space) }
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100) -> UIView {
    world.run {
      let view = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
      space.addSubview(view)
      return view
    }
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    world.run { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  func play(until seconds: Double) throws { try world.advance(to: VirtualTime(seconds: seconds)) }
}

/// A behavior that describes one item.
@MainActor
func material(
  _ item: any UIDynamicItem, elasticity: CGFloat = 0, friction: CGFloat = 0,
  allowsRotation: Bool = false
) -> UIDynamicItemBehavior {
  let behavior = UIDynamicItemBehavior(items: [item])
  (behavior.elasticity, behavior.friction) = (elasticity, friction)
  behavior.allowsRotation = allowsRotation
  return behavior
}
