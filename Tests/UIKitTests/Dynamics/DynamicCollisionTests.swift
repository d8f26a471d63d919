// Collisions of items.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct DynamicCollisionTests {
  let bench = DynamicBench()

  private func floor(_ items: [any UIDynamicItem]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }

  @Test("A falling item comes to rest on the floor, and the animator reports it")
  func rest() throws {
    final class Told: NSObject, UIDynamicAnimatorDelegate {
      var calls: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
    }
    let told = Told()
    bench.animator.delegate = told
    let box = bench.box(200, 200)
    bench.add(UIGravityBehavior(items: [box]), floor([box]))
    try bench.play(until: 6)
    #expect(abs(box.center.y - 350) < 0.5 && abs(box.center.x - 200) < 0.5)
    #expect(told.calls == ["resume", "pause"] && bench.world.nextEventTime == nil)
  }

  @Test("A bounce keeps the square of the elasticity of the height", arguments: [1, 0.7, 0.5])
  func bounce(_ elasticity: CGFloat) throws {
    let box = bench.box(200, 150)
    bench.add(
      UIGravityBehavior(items: [box]), floor([box]), material(box, elasticity: elasticity))
    var (lowest, highest) = (0.0, 400.0)
    for step in 1...240 {
      try bench.play(until: Double(step) / 120)
      let y = Double(box.center.y)
      if lowest < 345 { lowest = max(lowest, y) } else if y < highest { highest = y }
    }
    let height = 350 - highest
    #expect(abs(height - 200 * Double(elasticity * elasticity)) < 14, "\(height)")
  }

  @Test("Two equal items that collide head-on swap their speeds")
  func swap() throws {
    let (left, right) = (bench.box(60, 200, 40), bench.box(300, 200, 40))
    let first = material(left, elasticity: 1)
    let second = material(right, elasticity: 1)
    bench.world.run {
      first.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
      second.addLinearVelocity(CGPoint(x: -100, y: 0), for: right)
    }
    bench.add(UICollisionBehavior(items: [left, right]), first, second)
    try bench.play(until: 1)
    #expect(abs(first.linearVelocity(for: left).x + 100) < 1)
    #expect(abs(second.linearVelocity(for: right).x - 400) < 1)
    #expect(left.frame.maxX <= right.frame.minX)
  }

  @Test("Friction slows by its part of gravity")
  func friction() throws {
    let box = bench.box(60, 349.9)
    let behavior = material(box, friction: 0.25)
    bench.world.run { behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: box) }
    bench.add(UIGravityBehavior(items: [box]), floor([box]), behavior)
    try bench.play(until: 0.4)
    #expect(abs(behavior.linearVelocity(for: box).x - (200 - 0.25 * 1000 * 0.4)) < 8)
  }

  @Test("A stack of items is stable")
  func stack() throws {
    let boxes = [350, 270, 210].map { bench.box(200, $0, $0 == 350 ? 100 : 60) }
    bench.add(UIGravityBehavior(items: boxes), floor(boxes))
    try bench.play(until: 4)
    #expect(abs(boxes[0].center.y - 350) < 1 && abs(boxes[1].center.y - 270) < 1.5)
    #expect(abs(boxes[2].center.y - 210) < 2 && boxes.allSatisfy { abs($0.center.x - 200) < 2 })
  }

  @Test("A fast item does not pass through a thin line, from either side")
  func thin() throws {
    for (start, speed) in [(60.0, 3000.0), (340, -3000)] {
      let bench = DynamicBench()
      let box = bench.box(start, 200, 30)
      let collision = UICollisionBehavior(items: [box])
      let motion = material(box)
      bench.world.run {
        collision.addBoundary(
          withIdentifier: "wall" as NSString, from: CGPoint(x: 200, y: 0),
          to: CGPoint(x: 200, y: 400))
        motion.addLinearVelocity(CGPoint(x: speed, y: 0), for: box)
      }
      bench.add(collision, motion)
      try bench.play(until: 0.5)
      #expect(abs(box.center.x - 200) >= 14 && (box.center.x < 200) == (start < 200))
    }
  }

  @Test("A ball rolls to the bottom of a bowl")
  func bowl() throws {
    let ball = bench.box(120, 100, 30)
    let collision = UICollisionBehavior(items: [ball])
    let resistance = UIDynamicItemBehavior(items: [ball])
    (resistance.resistance, resistance.angularResistance) = (1.5, 1.5)
    bench.world.run {
      let bowl = UIBezierPath(
        arcCenter: CGPoint(x: 200, y: 150), radius: 150, startAngle: 0, endAngle: .pi,
        clockwise: true)
      collision.addBoundary(withIdentifier: "bowl" as NSString, for: bowl)
    }
    bench.add(UIGravityBehavior(items: [ball]), collision, resistance)
    try bench.play(until: 8)
    #expect(abs(ball.center.x - 200) < 25 && ball.center.y > 265 && ball.center.y < 300)
  }

  final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  final class Wedge: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -20, y: 20))
      path.addLine(to: CGPoint(x: 20, y: 20))
      path.addLine(to: CGPoint(x: -20, y: -20))
      path.close()
      return path
    }
  }

  @Test("Items collide by the shapes that views specify, not by their bounds")
  func shapes() throws {
    let (ball, wedge) = bench.world.run {
      (
        Ball(frame: CGRect(x: 180, y: 300, width: 40, height: 40)),
        Wedge(frame: CGRect(x: 180, y: 360, width: 40, height: 40))
      )
    }
    bench.world.run {
      bench.space.addSubview(ball)
      bench.space.addSubview(wedge)
    }
    let anchor = UIDynamicItemBehavior(items: [wedge])
    anchor.isAnchored = true
    bench.add(UIGravityBehavior(items: [ball]), floor([ball, wedge]), anchor, material(ball))
    try bench.play(until: 0.5)
    #expect(ball.center.x > 205, "it slides off the slope to the right: \(ball.center)")
    try bench.play(until: 3)
    #expect(ball.center.y > 379)
  }

  @Test("The delegate is notified of beginnings and ends, with boundary identifiers")
  func contacts() throws {
    final class Told: NSObject, UICollisionBehaviorDelegate {
      var calls: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { calls.append("began \((identifier as? NSString) ?? "view") \(p.y.rounded())") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
      ) { calls.append("ended \((identifier as? NSString) ?? "view")") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
      ) { calls.append("items") }
    }
    let told = Told()
    let box = bench.box(200, 100, 40)
    let collision = UICollisionBehavior(items: [box])
    collision.collisionDelegate = told
    let motion = material(box, elasticity: 1)
    bench.world.run {
      collision.addBoundary(
        withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200),
        to: CGPoint(x: 400, y: 200))
      motion.addLinearVelocity(CGPoint(x: 0, y: 300), for: box)
    }
    bench.add(collision, motion)
    try bench.play(until: 0.6)
    #expect(told.calls == ["began shelf 201.0", "ended shelf"])
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "shelf" as NSString) != nil)
    bench.world.run { collision.removeBoundary(withIdentifier: "shelf" as NSString) }
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test("Composite behaviors add their children and call their action at each step")
  func composite() throws {
    final class Falling: UIDynamicBehavior {
      var animators: [Bool] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        animators.append(dynamicAnimator != nil)
      }
    }
    let box = bench.box(200, 100)
    let falling = bench.world.run { Falling(box) }
    var steps = 0
    falling.action = { steps += 1 }
    bench.add(falling)
    try bench.play(until: 0.5)
    #expect(box.center.y > 200 && steps == 60)
    bench.world.run { bench.animator.removeBehavior(falling) }
    let place = box.center
    try bench.play(until: 1)
    #expect(box.center == place && falling.animators == [true, false])
    #expect(falling.dynamicAnimator == nil && falling.childBehaviors.count == 1)
  }
}
