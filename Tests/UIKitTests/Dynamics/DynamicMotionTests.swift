// How items move, against the formulas of mechanics.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct DynamicMotionTests {
  let bench = DynamicBench()

  @Test("A fall is half of 1000 points per second squared, times the time squared")
  func fall() throws {
    let box = bench.box(200, 50)
    bench.add(UIGravityBehavior(items: [box]))
    try bench.play(until: 0.5)
    // A step of 1/240 s is off by half of g · t · step at most.
    let (way, tolerance): (Double, Double) = (0.5 * 1000 * 0.25, 0.5 * 1000 * 0.5 / 240 + 1e-9)
    #expect(abs(Double(box.center.y) - (50 + way)) <= tolerance)
    #expect(box.center.x == 200 && box.transform == .identity)
    #expect(abs(bench.animator.elapsedTime - 0.5) < 1e-9 && bench.animator.isRunning)
  }

  @Test("A push of 1 gives 100 points per second to 100 × 100 points, more to lighter items")
  func push() throws {
    let (large, small) = (bench.box(100, 100), bench.box(100, 300, 50))
    let push = UIPushBehavior(items: [large, small], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    bench.add(push)
    try bench.play(until: 0.25)
    #expect(abs(large.center.x - 125) < 1e-6 && abs(small.center.x - 200) < 1e-6)
    #expect(push.active == false)
  }

  @Test("A continuous push is an acceleration")
  func lastingPush() throws {
    let box = bench.box(100, 100)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    bench.add(push)
    try bench.play(until: 1)
    #expect(abs(box.center.y - 200) < 0.5)
    #expect(abs(push.magnitude - 2) < 1e-9 && abs(push.angle - .pi / 2) < 1e-9)
  }

  @Test("A push off center rotates the item")
  func turn() throws {
    let box = bench.box(200, 200)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: box)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    bench.add(push)
    try bench.play(until: 0.5)
    // Impulse 100 at 50 from the middle of a plate with inertia (100² + 100²) / 12.
    let spin = 100.0 * 50 / (20_000 / 12)
    let expected = CGAffineTransform(rotationAngle: spin * 0.5)
    #expect(abs(box.transform.a - expected.a) < 1e-6 && abs(box.transform.b - expected.b) < 1e-6)
  }

  @Test("Resistance is the fraction of the speed that is lost in a second")
  func resistance() throws {
    let box = bench.box(100, 100)
    let behavior = UIDynamicItemBehavior(items: [box])
    behavior.resistance = 2
    behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
    bench.add(behavior)
    try bench.play(until: 1)
    #expect(abs(behavior.linearVelocity(for: box).x - 200 * exp(-2)) < 1)
    #expect(abs(box.center.x - (100 + 100 * (1 - exp(-2)))) < 1.5)
  }

  @Test("A pendulum keeps its length and its period")
  func pendulum() throws {
    let box = bench.box(210, 299.5, 2)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 200))
    bench.add(UIGravityBehavior(items: [box]), rod)
    var crossing = 0.0
    for step in 1...120 {
      try bench.play(until: Double(step) / 120)
      let arm = hypot(box.center.x - 200, box.center.y - 200)
      #expect(abs(arm - rod.length) < 0.5)
      if crossing == 0, box.center.x <= 200 { crossing = Double(step) / 120 }
    }
    #expect(abs(crossing - 2 * .pi * (0.1).squareRoot() / 4) < 0.02)
  }

  @Test("A spring oscillates at its frequency")
  func spring() throws {
    let box = bench.box(200, 200)
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 200))
    (spring.length, spring.frequency) = (60, 2)
    bench.add(spring)
    try bench.play(until: 0.25)
    #expect(abs(box.center.x - 120) < 6)
    try bench.play(until: 0.5)
    #expect(abs(box.center.x - 200) < 10)
  }

  @Test(
    "A snap ends at its point, upright by the shortest way, and then everything rests",
    arguments: [0, 0.8, -2, 3.5])
  func snap(turn: Double) throws {
    let box = bench.box(60, 60)
    bench.world.run {
      box.transform = CGAffineTransform(scaleX: 2, y: 1)
        .concatenating(CGAffineTransform(rotationAngle: turn))
    }
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 310))
    bench.add(snap)
    try bench.play(until: 0.1)
    #expect(box.center.x > 80 && box.center.x < 300)
    if turn == 3.5 { #expect(box.transform.b < 2 * sin(turn), "on over a half turn, not back") }
    try bench.play(until: 3)
    #expect(abs(box.center.x - 300) < 1 && abs(box.center.y - 310) < 1)
    #expect(abs(box.transform.a - 2) < 0.02 && abs(box.transform.b) < 0.02)
    #expect(!bench.animator.isRunning && bench.world.nextEventTime == nil)
  }

  @Test("Anchored items stay; items moved by code continue from there")
  func anchored() throws {
    let box = bench.box(100, 100)
    let behavior = UIDynamicItemBehavior(items: [box])
    behavior.isAnchored = true
    bench.add(UIGravityBehavior(items: [box]), behavior)
    try bench.play(until: 0.2)
    #expect(box.center == CGPoint(x: 100, y: 100))
    bench.world.run {
      behavior.isAnchored = false
      box.center = CGPoint(x: 300, y: 20)
      bench.animator.updateItem(usingCurrentState: box)
    }
    try bench.play(until: 0.3)
    #expect(box.center.x == 300 && box.center.y > 22)
  }

  @Test("The motion does not depend on how often it is read, and is reproducible")
  func same() throws {
    func end(_ looks: Int) throws -> [CGFloat] {
      let bench = DynamicBench()
      let boxes = (0..<4).map { bench.box(120 + 40 * CGFloat($0), 40 + 90 * CGFloat($0), 60) }
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      bench.add(UIGravityBehavior(items: boxes), collision)
      for look in 1...looks { try bench.play(until: 1.5 * Double(look) / Double(looks)) }
      return boxes.flatMap { [$0.center.x, $0.center.y, $0.transform.a, $0.transform.b] }
    }
    let once = try end(1)
    #expect(try end(37) == once && end(360) == once)
  }

  @Test("Invalid numbers are stopped at the item", arguments: [CGFloat.nan, .infinity, 1e300])
  func hopeless(_ number: CGFloat) throws {
    let box = bench.box(100, 100)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: number, dy: 0)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    bench.add(push, collision)
    try bench.play(until: 0.2)
    #expect(box.center.x.isFinite && box.center.y.isFinite)
  }
}
