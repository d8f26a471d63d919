// Fields, against the formulas of Documentation/UIKit/DYNAMICS.md.

import Foundation
import Testing
import UIKit

@Suite @MainActor struct DynamicFieldTests {
  let bench = DynamicBench()

  private func place(_ field: UIFieldBehavior, _ item: any UIDynamicItem) {
    bench.world.run { field.addItem(item) }
    bench.add(field)
  }

  @Test("Gravity accelerates all items equally, by 100 points per second squared")
  func gravity() throws {
    let (large, small) = (bench.box(50, 50), bench.box(200, 50, 20))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.strength = 2
    for item in [large, small] { place(field, item) }
    try bench.play(until: 1)
    #expect(abs(large.center.y - 150) < 0.6)
    #expect(abs(small.center.y - large.center.y) < 1e-9)
  }

  @Test("Radial gravity pulls to its position, less with the distance, and only in its region")
  func radial() throws {
    let (near, far) = (bench.box(240, 200, 20), bench.box(200, 0, 20))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 200))
    (field.falloff, field.minimumRadius) = (1, 20)
    field.region = UIRegion(radius: 150)
    for item in [near, far] { place(field, item) }
    try bench.play(until: 0.5)
    // Half of 50 points per second squared at the start, and a little more on the way.
    #expect(near.center.x < 234 && near.center.x > 232.5)
    #expect(far.center == CGPoint(x: 200, y: 0))
  }

  @Test("A spring of 1 swings 100 × 100 points of density 1 in 2π seconds")
  func spring() throws {
    let box = bench.box(300, 200)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 200, y: 200)
    place(field, box)
    try bench.play(until: .pi)
    #expect(abs(box.center.x - 100) < 1)
    try bench.play(until: 2 * .pi)
    #expect(abs(box.center.x - 300) < 1)
  }

  @Test("A stiff spring with a resistance comes to rest in its middle")
  func rest() throws {
    let box = bench.box(350, 80)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 120, y: 200)
    let item = UIDynamicItemBehavior(items: [box])
    (item.density, item.resistance) = (0.01, 10)
    bench.add(item)
    place(field, box)
    try bench.play(until: 4)
    #expect(abs(box.center.x - 120) < 0.5 && abs(box.center.y - 200) < 0.5)
    #expect(!bench.animator.isRunning)
    bench.world.run {
      item.density = 0
      box.center = .zero
      bench.animator.updateItem(usingCurrentState: box)
    }
    try bench.play(until: 6)
    #expect(abs(box.center.x - 120) < 0.5)
  }

  @Test("Drag slows, a velocity field carries, and a vortex turns counterclockwise")
  func others() throws {
    let (slow, carried, turned) = (bench.box(50, 50), bench.box(50, 200), bench.box(300, 200))
    let push = UIPushBehavior(items: [slow], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    bench.add(push)
    place(.dragField(), slow)
    place(.velocityField(direction: CGVector(dx: 0.5, dy: 0)), carried)
    let vortex = UIFieldBehavior.vortexField()
    (vortex.position, vortex.strength) = (CGPoint(x: 200, y: 200), 0.005)
    place(vortex, turned)
    try bench.play(until: 1)
    // 100 · (1 − 1/e).
    #expect(abs(slow.center.x - 113.2) < 0.5)
    #expect(abs(carried.center.x - 100) < 1e-6)
    #expect(turned.center.y < 177 && turned.center.y > 174)
  }

  @Test("Noise is the same in every run, and turbulence needs a velocity")
  func noise() throws {
    func run(_ field: UIFieldBehavior) throws -> CGPoint {
      let bench = DynamicBench()
      let box = bench.box(123, 217)
      field.strength = 3
      bench.world.run { field.addItem(box) }
      bench.add(field)
      try bench.play(until: 1)
      return box.center
    }
    let first = try run(.noiseField(smoothness: 0.3, animationSpeed: 2))
    #expect(first != CGPoint(x: 123, y: 217))
    #expect(try run(.noiseField(smoothness: 0.3, animationSpeed: 2)) == first)
    #expect(try run(.noiseField(smoothness: 0.3, animationSpeed: 0)) != first)
    let still = try run(.turbulenceField(smoothness: 0.3, animationSpeed: 2))
    #expect(still == CGPoint(x: 123, y: 217))
  }

  @Test("A closure returns forces, and charges are reported")
  func closures() throws {
    let box = bench.box(100, 100)
    var places: [CGPoint] = []
    let field = UIFieldBehavior.field { field, place, velocity, mass, charge, seconds in
      places.append(place)
      return CGVector(dx: 2 * mass, dy: charge)
    }
    field.position = CGPoint(x: 40, y: 0)
    let item = UIDynamicItemBehavior(items: [box])
    item.density = 3
    bench.add(item)
    place(field, box)
    try bench.play(until: 1)
    #expect(abs(box.center.x - 200) < 0.6 && box.center.y == 100)
    #expect(places.first == CGPoint(x: 60, y: 100))
    bench.world.run { item.charge = 1 }
    place(.electricField(), box)
    try bench.play(until: 1.1)
    let name = "UIFieldBehavior.electricField() with items that have a charge"
    #expect(bench.world.diagnostics.unsupportedFeatures == [name])
  }

  @Test("Regions are added, removed and turned inside out")
  func regions() {
    let square = UIRegion(size: CGSize(width: 100, height: 100))
    let ring = square.difference(from: UIRegion(radius: 20))
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 80, y: 0)]
    func inside(_ region: UIRegion) -> [Bool] { points.map(region.contains) }
    #expect(inside(square) == [true, true, false])
    #expect(inside(ring) == [false, true, false])
    #expect(inside(ring.inverse()) == [true, false, true])
    #expect(inside(square.intersection(UIRegion(radius: 20))) == [true, false, false])
    #expect(inside(ring.union(UIRegion(radius: 20))) == [true, true, false])
    #expect(inside(.infinite) == [true, true, true])
  }
}
