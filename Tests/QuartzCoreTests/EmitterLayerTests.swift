// Compares particles with the formulas: when they are born, where they move, and their appearance.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SeguePixels
import Testing

@MainActor
@Suite struct EmitterLayerTests {
  private let bench = CommitBench(width: 200, height: 200)
  private let emitter: CAEmitterLayer

  init() { emitter = bench.add(CAEmitterLayer(), CGRect(x: 0, y: 0, width: 200, height: 200)) }

  private func image() throws -> CGImage {
    let pixels = try PixelBuffer(width: 4, height: 2)
    for y in 0..<2 { for x in 0..<4 { pixels[x, y] = PremultipliedRGBA8(255, 255, 255, 255) } }
    return CGImage(Bitmap(pixels))
  }

  private func cell(_ birthRate: Float, lifetime: Float) throws -> CAEmitterCell {
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.name) = (birthRate, lifetime, "dot")
    cell.contents = try image()
    return cell
  }

  private func set(_ cells: CAEmitterCell...) { bench.world.run { emitter.emitterCells = cells } }

  private func quads(at seconds: Double) throws -> [ImageQuad] {
    try bench.list(at: seconds).items.compactMap { item in
      if case .image(let quad) = item { quad } else { nil }
    }
  }

  @Test("A cell has birthRate · lifetime particles, the nth born at n / birthRate")
  func births() throws {
    let cell = try cell(10, lifetime: 2)
    (cell.velocity, cell.xAcceleration, cell.yAcceleration) = (100, 10, -20)
    set(cell)
    emitter.emitterPosition = CGPoint(x: 50, y: 60)
    for time in [0.0, 0.05, 0.95, 5.05] {
      let found = try quads(at: time)
      let born = Int((time * 10).rounded(.down))
      let ages = (max(0, born - 19)...born).map { time - Double($0) / 10 }
      #expect(found.count == ages.count, "\(time)")
      for (quad, age) in zip(found, ages) {
        #expect(abs(quad.transform.tx - (50 + 100 * age + 5 * age * age)) < 1e-9)
        #expect(abs(quad.transform.ty - (60 - 10 * age * age)) < 1e-9)
      }
    }
  }

  @Test("Scale, spin, color and alpha change at their speeds, within their ranges")
  func looks() throws {
    let cell = try cell(1, lifetime: 10)
    (cell.scale, cell.scaleSpeed, cell.spin) = (2, -0.5, 1)
    cell.color = CGColor(red: 0.5, green: 1, blue: 0.25, alpha: 1)
    (cell.redSpeed, cell.blueSpeed, cell.alphaSpeed) = (0.25, -0.5, -0.125)
    (cell.contentsScale, cell.contentsRect) = (2, CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    set(cell)
    let quad = try #require(try quads(at: 1.5).first)
    #expect(quad.source == CGRect(x: 2, y: 0, width: 2, height: 2))
    expectClose(quad.destination, CGRect(x: -0.625, y: -0.625, width: 1.25, height: 1.25))
    expectClose(quad.transform.a, 0.0707372016677029)
    expectClose(quad.transform.b, 0.9974949866040544)
    #expect(quad.opacity == 1 - 0.125 * 1.5)
    #expect(quad.multiplied == DisplayColor(red: 0.875, green: 1, blue: 0, alpha: 1))
    // After four seconds the first has scale 0.
    #expect(try quads(at: 4.5).count == 4)
  }

  @Test("Random properties fill half their range around the mean")
  func ranges() throws {
    let cell = try cell(2000, lifetime: 1)
    (cell.velocity, cell.velocityRange) = (100, 40)
    cell.emissionRange = .pi / 2
    set(cell)
    let speeds = try quads(at: 1).dropLast(100).map { quad -> (Double, Double) in
      let (x, y) = (quad.transform.tx, quad.transform.ty)
      return ((x * x + y * y).squareRoot(), y / x)
    }
    let found = try quads(at: 1).enumerated().map { index, quad -> Double in
      let age = 1 - Double(index + 1) / 2000
      return (quad.transform.tx * quad.transform.tx + quad.transform.ty * quad.transform.ty)
        .squareRoot() / age
    }.dropLast(10)
    #expect(found.allSatisfy { $0 >= 80 && $0 <= 120 })
    let mean = found.reduce(0, +) / Double(found.count)
    #expect(abs(mean - 100) < 1)
    #expect((found.min() ?? 0) < 81 && (found.max() ?? 0) > 119)
    // A fan of a quarter turn: 45° either way.
    #expect(speeds.allSatisfy { abs($0.1) <= 1.000001 })
    #expect(speeds.contains { $0.1 > 0.95 } && speeds.contains { $0.1 < -0.95 })
  }

  @Test("Particles are born on the emitter shape and oriented as documented")
  func shapes() throws {
    let cases:
      [(CAEmitterLayerEmitterShape, CAEmitterLayerEmitterMode, (CGPoint, CGPoint) -> Bool)] = [
        (.point, .volume, { p, d in p == .zero && d.x == 1 }),
        (.line, .volume, { p, d in abs(p.x) <= 20 && p.y == 0 && d.y == -1 }),
        (.line, .points, { p, _ in abs(p.x) == 20 }),
        (.rectangle, .points, { p, _ in abs(p.x) == 20 && abs(p.y) == 10 }),
        (
          .rectangle, .outline,
          { p, _ in
            abs(p.x) <= 20 && abs(p.y) <= 10 && (abs(p.x) > 19.99999 || abs(p.y) > 9.99999)
          }
        ),
        (.rectangle, .volume, { p, _ in abs(p.x) <= 20 && abs(p.y) <= 10 }),
        (
          .circle, .outline,
          { p, d in
            let radius = (p.x * p.x + p.y * p.y).squareRoot()
            return abs(radius - 40) < 1e-6 && abs(p.x / 40 - d.x) < 1e-6
          }
        ),
        (.circle, .volume, { p, _ in p.x * p.x + p.y * p.y <= 1600.001 }),
        (.sphere, .surface, { p, d in abs(p.x / 40 - d.x) < 1e-6 && abs(p.y / 40 - d.y) < 1e-6 }),
      ]
    for (shape, mode, holds) in cases {
      func quads(velocity: CGFloat) throws -> [ImageQuad] {
        let test = EmitterLayerTests()
        test.emitter.emitterShape = shape
        (test.emitter.emitterMode, test.emitter.emitterSize) = (mode, CGSize(width: 40, height: 20))
        let cell = try test.cell(100, lifetime: 1)
        cell.velocity = velocity
        test.set(cell)
        return try test.quads(at: 0.9)
      }
      let places = try quads(velocity: 0).map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) }
      let moved = try quads(velocity: 1)
      #expect(places.count == 91 && moved.count == 91)
      for (index, (place, quad)) in zip(places, moved).enumerated() {
        let age = 0.9 - Double(index) / 100
        guard age > 0.05 else { continue }
        let direction = CGPoint(
          x: ((quad.transform.tx - place.x) / age).rounded(toDigits: 9),
          y: ((quad.transform.ty - place.y) / age).rounded(toDigits: 9))
        #expect(holds(place, direction), "\(shape.rawValue) \(mode.rawValue) \(place) \(direction)")
      }
    }
  }

  @Test("A birth rate of 0 stops births and keeps living particles")
  func stop() throws {
    set(try cell(10, lifetime: 1))
    #expect(try quads(at: 2.05).count == 10)
    bench.world.run { emitter.birthRate = 0 }
    #expect(try quads(at: 2.55).count == 5)
    #expect(try quads(at: 3.2).isEmpty)
    bench.world.run { emitter.setValue(20, forKeyPath: "emitterCells.dot.birthRate") }
    bench.world.run { emitter.birthRate = 1 }
    #expect(try quads(at: 3.45).count == 5)
    #expect(emitter.value(forKeyPath: "emitterCells.dot.birthRate") as? CGFloat == 20)
  }

  @Test("A moving emitter leaves its particles where they were born")
  func trail() throws {
    let move = CABasicAnimation(keyPath: "emitterPosition")
    (move.fromValue, move.toValue) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 50))
    move.duration = 1
    _ = try bench.list(at: 0)
    bench.world.run { emitter.add(move, forKey: nil) }
    set(try cell(10, lifetime: 5))
    let places = try quads(at: 2).map(\.transform.tx)
    let expected = (0...20).map { $0 < 10 ? Double($0) * 10 : 0 }
    #expect(places.count == 21 && zip(places, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("An animated birth rate gives as many births as its integral")
  func animatedRate() throws {
    let ramp = CABasicAnimation(keyPath: "emitterCells.dot.birthRate")
    (ramp.fromValue, ramp.toValue, ramp.duration) = (0, 100, 1)
    set(try cell(0, lifetime: 100))
    bench.world.run { emitter.add(ramp, forKey: nil) }
    #expect(try quads(at: 0.5).count == 13)
    #expect(try quads(at: 1.5).count == 51 || quads(at: 1.5).count == 50)
  }

  @Test("Particles emit particles from their place while they live")
  func nested() throws {
    let rocket = try cell(1, lifetime: 1)
    (rocket.velocity, rocket.contents, rocket.duration) = (100, nil, 0.5)
    let spark = try cell(10, lifetime: 0.5)
    (spark.name, spark.beginTime) = ("spark", 0.5)
    rocket.emitterCells = [spark]
    set(rocket)
    let found = try quads(at: 0.95).map(\.transform.tx)
    #expect(found.count == 5 && abs((found.first ?? 0) - 50) < 1e-9)
    #expect(abs((found.last ?? 0) - 90) < 1e-9)
    // The rocket has died at 1.2, but its last sparks have not.
    #expect(try quads(at: 1.2).count == 3)
    #expect(try quads(at: 1.6).isEmpty)
  }

  @Test("Particles use the layer's time: begin, speed and offset")
  func time() throws {
    set(try cell(10, lifetime: 10))
    (emitter.beginTime, emitter.speed) = (1, 2)
    #expect(try quads(at: 0.9).isEmpty)
    #expect(try quads(at: 1.52).count == 11)
    emitter.timeOffset = 1
    #expect(try quads(at: 1.52).count == 21)
  }

  @Test("Seeds differ, a seed is reproducible, and a single frame equals one of a run")
  func chance() throws {
    func run(seed: UInt32, _ times: [Double]) throws -> [String] {
      let test = EmitterLayerTests()
      test.emitter.seed = seed
      let cell = try test.cell(30, lifetime: 1)
      (cell.velocity, cell.emissionRange, cell.lifetimeRange) = (50, 2 * .pi, 0.5)
      (cell.scaleRange, cell.spinRange, cell.redRange) = (0.5, 3, 0.5)
      test.set(cell)
      var lines: [String] = []
      for time in times { lines = try test.bench.dump(at: time) }
      return lines
    }
    let alone = try run(seed: 7, [2.125])
    #expect(try run(seed: 7, (0...17).map { Double($0) / 8 }) == alone)
    #expect(try run(seed: 8, [2.125]) != alone)
  }

  @Test("Particles are drawn up to the limit; one more exceeds it")
  func limit() throws {
    set(try cell(10, lifetime: 5))
    #expect(try quads(at: 3).count == 31)
    bench.world.limits[.particles] = 31
    #expect(try quads(at: 3).count == 31)
    #expect(bench.world.exceededLimit == nil)
    bench.world.limits[.particles] = 30
    #expect(try quads(at: 3) == [])
    #expect(bench.world.exceededLimit?.resource == .particles)
    #expect(bench.world.exceededLimit?.user === emitter)
  }

  @Test("The births that are examined are limited, too")
  func manyBirths() throws {
    // None of the particles is still alive.
    let cell = try cell(1e9, lifetime: 1)
    cell.lifetimeRange = 2
    set(cell)
    _ = try quads(at: 1000)
    #expect(bench.world.exceededLimit?.resource == .particles)
  }

  @Test("Unknown kinds are refused by name")
  func refusals() throws {
    set(try cell(10, lifetime: 5))
    emitter.emitterShape = CAEmitterLayerEmitterShape(rawValue: "star")
    (emitter.preservesDepth, emitter.renderMode) = (
      true, CAEmitterLayerRenderMode(rawValue: "sideways")
    )
    _ = try quads(at: 3)
    #expect(
      bench.refused == [
        "emitterShape \"star\"", "renderMode \"sideways\"", "preservesDepth of CAEmitterLayer",
      ])
  }

  @Test(
    "Invalid numbers neither reach a display list nor hang",
    arguments: [
      Float.nan, .infinity, -1, 1e30,
    ])
  func hopeless(number: Float) throws {
    for path in ["birthRate", "lifetime", "velocity", "scale", "spin", "emitterDepth"] {
      let test = EmitterLayerTests()
      test.set(try test.cell(10, lifetime: 1))
      test.bench.world.run { test.emitter.setValue(number, forKeyPath: path) }
      #expect(isFinite(try test.bench.list(at: 0.5)), "\(path) of the layer")
      test.bench.world.run {
        test.emitter.setValue(number, forKeyPath: "emitterCells.dot.\(path)")
      }
      #expect(isFinite(try test.bench.list(at: 1)), "\(path) of the cell")
    }
  }

  /// A Boolean value that indicates whether all numbers in the list are finite.
  private func isFinite(_ list: DisplayList) -> Bool {
    let words = list.dump().lowercased().split { !$0.isLetter }
    return !words.contains("nan") && !words.contains("inf")
  }
}

extension CGFloat {
  fileprivate func rounded(toDigits digits: Int) -> CGFloat {
    let power = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    return (self * power).rounded() / power
  }
}
