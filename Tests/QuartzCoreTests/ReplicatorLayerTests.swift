// Replicators: each instance is the previous one, transformed about the layer's center, delayed and
// tinted.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import Testing

@MainActor
@Suite struct ReplicatorLayerTests {
  private let bench = CommitBench()

  private func replicator(_ count: Int) -> CAReplicatorLayer {
    let layer = bench.add(CAReplicatorLayer(), CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.instanceCount = count
    bench.add(CALayer(), CGRect(x: 2, y: 4, width: 6, height: 8), CommitBench.white, to: layer)
    return layer
  }

  @Test("A translation accumulates from instance to instance")
  func translation() throws {
    let layer = replicator(3)
    layer.instanceTransform = CATransform3DMakeTranslation(10, 1, 0)
    #expect(
      try bench.dump() == [
        "solid [0 0 6 8] color [1 1 1 1] transform [1 0 0 1 2 4]",
        "solid [0 0 6 8] color [1 1 1 1] transform [1 0 0 1 12 5]",
        "solid [0 0 6 8] color [1 1 1 1] transform [1 0 0 1 22 6]",
      ])
  }

  @Test("Rotations and scales apply about the center of the replicator")
  func middle() throws {
    let layer = replicator(2)
    layer.instanceTransform = CATransform3DMakeScale(-1, -1, 1)
    #expect(
      try bench.dump().last == "solid [0 0 6 8] color [1 1 1 1] transform [-1 0 0 -1 38 16]")
  }

  @Test("The color of instance k is the first plus k offsets, within 0…1")
  func colors() throws {
    let layer = replicator(3)
    layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    (layer.instanceRedOffset, layer.instanceGreenOffset) = (-0.25, 0.375)
    layer.instanceAlphaOffset = -0.25
    let colors = try bench.list().items.map { item in
      if case .solid(let quad) = item { quad.color } else { DisplayColor.clear }
    }
    #expect(
      colors == [
        DisplayColor(red: 1, green: 0.5, blue: 0.25, alpha: 1),
        DisplayColor(red: 0.75, green: 0.875, blue: 0.25, alpha: 0.75),
        DisplayColor(red: 0.5, green: 1, blue: 0.25, alpha: 0.5),
      ])
  }

  @Test("Each instance is one delay behind the previous: the classic activity indicator")
  func delay() throws {
    let layer = replicator(4)
    layer.instanceDelay = 0.25
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (1.0, 0.0, 1, .infinity)
    bench.world.run { layer.sublayers?[0].add(fade, forKey: nil) }
    let opacities = try bench.list(at: 2.5).items.map { item -> Double in
      if case .solid(let quad) = item { quad.color.alpha } else { -1 }
    }
    #expect(opacities == [0.5, 0.75, 1, 0.25])
    // An instance whose animation has not begun shows the model.
    #expect(try bench.list(at: 2.5).items.count == 4)
  }

  @Test("Everything replicated is tinted, and alpha fades an instance as one")
  func everything() throws {
    let layer = replicator(1)
    layer.instanceColor = CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    let child = try #require(layer.sublayers?.first)
    (child.borderWidth, child.borderColor) = (1, CommitBench.white)
    (child.shadowOpacity, child.shadowColor) = (1, CommitBench.white)
    let lines = try bench.dump()
    #expect(lines.first == "group opacity 0.5")
    #expect(lines.allSatisfy { !$0.contains("color") || $0.contains("color [0 0.5 1 1]") })
    #expect(lines.count == 7)
  }

  @Test("Nested replicators multiply, up to a limit")
  func nested() throws {
    let outer = bench.add(CAReplicatorLayer(), CGRect(x: 0, y: 0, width: 40, height: 20))
    let inner = replicator(3)
    bench.world.run { outer.addSublayer(inner) }
    outer.instanceCount = 2
    outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    #expect(try bench.dump().count == 6)
    // Two of the outer replicator, and three of the inner one in each.
    bench.world.limits[.instances] = 8
    #expect(try bench.dump().count == 6)
    #expect(bench.world.exceededLimit == nil)
    bench.world.limits[.instances] = 7
    _ = try bench.dump()
    #expect(bench.world.exceededLimit?.resource == .instances)
    #expect(bench.world.exceededLimit?.user === inner)
  }

  @Test("A replicator without instances or sublayers draws nothing", arguments: [0, -3])
  func none(count: Int) throws {
    let layer = replicator(count)
    #expect(try bench.dump().isEmpty)
    layer.instanceCount = 5
    bench.world.run { layer.sublayers = nil }
    #expect(try bench.dump().isEmpty)
  }
}
