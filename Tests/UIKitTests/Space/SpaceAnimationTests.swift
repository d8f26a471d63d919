// Views that rotate in 3D, by every kind of animation.

import Foundation
import SegueTiming
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SpaceAnimationTests {
  enum Kind: CaseIterable { case block, spring, keyframes, animator, springAnimator }

  private var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 400
    return transform
  }

  private func start(_ kind: Kind, _ change: @escaping () -> Void) {
    switch kind {
    case .block:
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
    case .spring:
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        animations: change)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
      }
    case .animator:
      UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change).startAnimation()
    case .springAnimator:
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: change).startAnimation()
    }
  }

  @Test("A rotation is a rotation halfway too and keeps its perspective", arguments: Kind.allCases)
  func turn(_ kind: Kind) throws {
    let world = World()
    let view = world.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.transform3D = perspective
      start(kind) { view.transform3D = CATransform3DRotate(view.transform3D, 1.2, 0, 1, 0) }
      return view
    }
    var angles: [Double] = []
    for seconds in [0.0, 0.25, 0.5, 0.9] {
      try world.advance(to: VirtualTime(seconds: seconds))
      let shown = view.layer.shownProperties(atSeconds: seconds).transform
      let angle = DeterministicMath.atan2(-Double(shown.m13), Double(shown.m11))
      angles.append(angle)
      let expected = CATransform3DRotate(perspective, CGFloat(angle), 0, 1, 0)
      let pairs = [
        (shown.m11, expected.m11), (shown.m13, expected.m13), (shown.m14, expected.m14),
        (shown.m22, expected.m22), (shown.m33, expected.m33), (shown.m34, expected.m34),
        (shown.m44, expected.m44),
      ]
      #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
    }
    #expect(angles[0] == 0 && angles[1] > 0.2)
    if kind != .spring && kind != .springAnimator {
      #expect(abs(angles[1] - 0.3) < 1e-9 && abs(angles[2] - 0.6) < 1e-9)
    } else {
      // A bouncing spring overshoots its end.
      #expect(angles.contains { $0 > 1.2 })
    }
  }

  @Test("The same rotation by key path, on a layer with its own perspective")
  func keyPath() throws {
    let world = World()
    let layer = world.run {
      let layer = CALayer()
      layer.transform = perspective
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      (turn.fromValue, turn.toValue, turn.duration) = (0.0, 1.2, 1)
      layer.add(turn, forKey: nil)
      return layer
    }
    let shown = layer.shownProperties(atSeconds: 0.5).transform
    let expected = CATransform3DRotate(perspective, 0.6, 0, 1, 0)
    #expect(abs(shown.m14 - expected.m14) < 1e-12 && abs(shown.m34 - expected.m34) < 1e-12)
    #expect(abs(shown.m11 - expected.m11) < 1e-12 && shown.m44 == 1)
    withExtendedLifetime(world) {}
  }
}
