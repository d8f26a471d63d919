// Emitters and replicators on screens: when they begin, where particles move, what is repeated.

import Foundation
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct ParticleViewTests {
  private func stage(_ view: String) throws -> Stage {
    try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 200, fps: 50 }
      screens:
        a: { background: white }
        b: { background: black, views: [\(view)] }
      script: [{ show: a }, { wait: 1 }, { show: b }, { wait: 4 }]

      """)
  }

  private func items(_ stage: Stage, at seconds: Double) throws -> [DisplayItem] {
    let index = Int((seconds * 50).rounded())
    let list = try stage.frame(at: FrameTime(index: index, rateNumerator: 50))
    return try #require(list).items
  }

  /// The images among `items`, also in groups.
  private func quads(_ items: [DisplayItem]) -> [ImageQuad] {
    items.flatMap { item -> [ImageQuad] in
      switch item {
      case .image(let quad): [quad]
      case .group(let group): quads(group.items)
      default: []
      }
    }
  }

  private func particles(_ emitter: String, at seconds: Double) throws -> [ImageQuad] {
    quads(try items(stage("{ frame: [20, 40, 60, 80], emitter: \(emitter) }"), at: seconds))
  }

  @Test(
    "an emitter begins with its screen, later or before it, and stops",
    arguments: [
      ("{ rate: 10 }", 1.52, 6), ("{ rate: 10, start: 0.25 }", 1.24, 0),
      ("{ rate: 10, start: 0.25 }", 1.52, 3), ("{ rate: 10, start: -1 }", 1.52, 16),
      ("{ rate: 10, duration: 0.25 }", 1.52, 3), ("{ rate: 10, lifetime: 0.25 }", 3.02, 3),
      ("{ rate: 10, duration: 0 }", 1.52, 0),
    ])
  func beginsAndStops(_ emitter: String, seconds: Double, count: Int) throws {
    #expect(try particles(emitter, at: 0.5).isEmpty)
    #expect(try particles(emitter, at: seconds).count == count)
  }

  @Test(
    "particles move in the given direction from any shape",
    arguments: [
      ("{ rate: 1 }", 50.0, 30.0), ("{ rate: 1, direction: 90 }", 50, 130),
      ("{ rate: 1, direction: 0 }", 100, 80), ("{ rate: 1, gravity: [0, 400] }", 50, 80),
    ])
  func directions(_ emitter: String, x: Double, y: Double) throws {
    let place = try #require(try particles(emitter, at: 1.5).first).transform
    #expect(abs(place.tx - x) < 1e-6 && abs(place.ty - y) < 1e-6)
  }

  @Test("lines lie across the center, circles fit inside, rectangles are the view")
  func sources() throws {
    for direction in [-90.0, 90, 0] {
      let way = "{ rate: 40, speed: 0, direction: \(direction)"
      for quad in try particles("\(way), from: line }", at: 2) {
        #expect(quad.transform.ty == 80 && (20...80).contains(quad.transform.tx))
      }
      for quad in try particles("\(way), from: rectangle }", at: 2) {
        #expect(CGRect(x: 20, y: 40, width: 60, height: 80).contains(place(quad)))
      }
      for quad in try particles("\(way), from: circle, mode: outline }", at: 2) {
        let (dx, dy) = (place(quad).x - 50, place(quad).y - 80)
        #expect(abs((dx * dx + dy * dy).squareRoot() - 30) < 1e-6)
      }
    }
    let falling = try particles("{ rate: 1, from: line, direction: 90 }", at: 1.5)
    #expect(abs(try #require(falling.first).transform.ty - 130) < 1e-6)
  }

  private func place(_ quad: ImageQuad) -> CGPoint {
    CGPoint(x: quad.transform.tx, y: quad.transform.ty)
  }

  @Test("colors have equal shares and fade; strips are 12 points wide")
  func looks() throws {
    let found = try particles(
      "{ shape: strip, rate: 20, colors: [\"#FF0000\", \"#0000FF\"], fadeSpeed: 0.5, scale: 2 }",
      at: 1.96)
    let red = found.filter { $0.multiplied?.red == 1 }
    #expect(red.count == 10 && found.count == 20)
    let sizes = Set(found.map { [$0.destination.width, $0.destination.height] })
    #expect(sizes == [[24, 12]])
    let faintest = try #require(found.map(\.opacity).min())
    #expect(abs(faintest - 0.52) < 1e-6)
  }

  @Test("additive light is in additive groups; another seed is another emission")
  func blendAndSeed() throws {
    let stage = try stage("{ emitter: { blend: additive } }")
    #expect("\(try items(stage, at: 2))".contains("plusLighter"))
    let first = try particles("{ spread: 90 }", at: 2).map(\.transform)
    #expect(try particles("{ spread: 90 }", at: 2).map(\.transform) == first)
    #expect(try particles("{ spread: 90, seed: 1 }", at: 2).map(\.transform) != first)
  }

  @Test("a missing particle image is reported before playback")
  func missingImage() {
    #expect {
      try stage("{ emitter: { image: none.png } }")
    } throws: { error in
      "\(error)".contains("screens.b.views[0].emitter.image")
    }
  }

  @Test("a replicator draws its views repeatedly, moved and fainter")
  func replicates() throws {
    let stage = try stage(
      "{ frame: [10, 20, 40, 40], replicator: { count: 3, offset: [20, 5], fade: 0.25 }, views: [{ frame: [0, 0, 8, 8], background: \"#FF0000\" }] }"
    )
    let red = solids(try items(stage, at: 1.5)).filter { $0.color.green == 0 && $0.color.red == 1 }
    let places = red.map { $0.shape.rect.applying($0.transform) }
    #expect(places.map(\.minX) == [10, 30, 50])
    #expect(places.map(\.minY) == [20, 25, 30])
    #expect(red.map(\.color.alpha) == [1, 0.75, 0.5])
  }

  @Test("instances follow by their delay during a transition until the first has arrived")
  func delays() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 200, height: 200, fps: 50 }
      screens:
        a: { background: white }
        b: { background: black, views: [{ frame: [10, 20, 40, 40], replicator: { count: 3, delay: 0.25 }, views: [{ id: dot, frame: [0, 0, 8, 8], background: "#FF0000" }] }] }
      transitions:
        t: { duration: 1, curve: linear, incoming: { views: { dot: { from: { translate: [0, 100] } } } } }
      script: [{ show: a }, { wait: 1 }, { present: b, transition: t }, { wait: 1 }]

      """)
    for (time, expected) in [(1.5, [70.0, 95, 120]), (2.02, [20, 20, 20])] {
      let red = solids(try items(stage, at: time)).filter {
        $0.color.red == 1 && $0.color.green == 0
      }
      let places = red.map { Double($0.shape.rect.applying($0.transform).minY.rounded()) }
      #expect(places == expected, "at \(time)")
    }
  }

  /// The filled rectangles, also in groups, with the groups' opacity.
  private func solids(_ items: [DisplayItem], _ opacity: Double = 1) -> [SolidQuad] {
    items.flatMap { item -> [SolidQuad] in
      switch item {
      case .solid(var quad):
        quad.color.alpha *= opacity
        return [quad]
      case .group(let group): return solids(group.items, opacity * group.opacity)
      default: return []
      }
    }
  }
}
