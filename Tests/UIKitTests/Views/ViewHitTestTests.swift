import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ViewHitTestTests {
  let world = World()
  let root: UIView
  let back: UIView
  let front: UIView
  let child: UIView

  init() {
    (root, back, front, child) = world.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 10))
      root.addSubview(back)
      root.addSubview(front)
      front.addSubview(child)
      return (root, back, front, child)
    }
  }

  @Test(
    "The deepest view in front is hit, and only inside all its ancestors",
    arguments: [
      (10.0, 10.0, "back"), (50, 45, "front"), (55, 55, "child"), (70, 10, "root"),
      (150, 55, "nothing"), (100, 0, "nothing"), (0, 0, "back"),
    ])
  func deepest(x: Double, y: Double, expected: String) {
    #expect(world.run { name(at: CGPoint(x: x, y: y)) } == expected)
  }

  @Test("Hidden, transparent and disabled views are skipped")
  func lookedThrough() {
    world.run {
      let point = CGPoint(x: 55, y: 55)
      child.isUserInteractionEnabled = false
      #expect(name(at: point) == "front")
      front.alpha = 0.009
      #expect(name(at: point) == "back")
      front.alpha = 0.01
      #expect(name(at: point) == "front")
      front.isHidden = true
      #expect(name(at: point) == "back")
      root.isUserInteractionEnabled = false
      #expect(name(at: point) == "nothing")
    }
  }

  @Test("A larger zPosition is in front of a later index")
  func zPosition() {
    world.run {
      back.layer.zPosition = 1
      #expect(name(at: CGPoint(x: 55, y: 55)) == "back")
    }
  }

  @Test("The model is hit, not the presentation, if the block allows touches")
  func model() {
    world.run {
      let point = CGPoint(x: 55, y: 55)
      UIView.animate(withDuration: 1) { child.frame.origin.y += 1 }
      #expect(name(at: point) == "front")
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        front.center.x += 1000
      }
      #expect(name(at: point) == "back")
    }
  }

  @Test("Views of a property animator are hit where displayed, unless set to manual")
  func presentation() throws {
    let animator = world.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { front.center.x += 1000 }
    }
    world.run { animator.startAnimation() }
    try world.at(0.01) {
      #expect(name(at: CGPoint(x: 55, y: 55)) == "front")
      #expect(name(at: CGPoint(x: 45, y: 45)) == "back")
      animator.isManualHitTestingEnabled = true
      #expect(name(at: CGPoint(x: 55, y: 55)) == "back")
    }
  }

  @Test("point(inside:) can be overridden")
  func overridden() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    world.run {
      let wide = Wide(frame: .zero)
      back.addSubview(wide)
      #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === wide)
    }
  }

  private func name(at point: CGPoint) -> String {
    let hit = root.hitTest(point, with: nil)
    return ["root": root, "back": back, "front": front, "child": child]
      .first { $0.value === hit }?.key ?? "nothing"
  }
}
