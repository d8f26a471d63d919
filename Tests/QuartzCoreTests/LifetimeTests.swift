// A batch plays many worlds in one process: each must go when nobody holds it.

import CoreGraphics
import Foundation
import QuartzCore
import SegueWorld
import Testing

@MainActor
@Suite struct LifetimeTests {
  private final class Listener: NSObject, CAAnimationDelegate {}

  /// Weak references to what a world was made of, after everyone has let go of it.
  private func leftovers(_ play: (World, CALayer) throws -> Void) throws -> (World?, CALayer?) {
    weak var world: World?
    weak var layer: CALayer?
    try {
      let (aWorld, aLayer) = (World(), CALayer())
      (world, layer) = (aWorld, aLayer)
      try play(aWorld, aLayer)
    }()
    return (world, layer)
  }

  private func add(_ layer: CALayer, repeatCount: Float = 0) {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration, animation.repeatCount) = (0, 1, repeatCount)
    animation.delegate = Listener()
    layer.add(animation, forKey: nil)
  }

  @Test("Endless animations and open transactions keep neither the world nor the layer")
  func endless() throws {
    let (world, layer) = try leftovers { world, layer in
      world.run {
        add(layer, repeatCount: .infinity)
        CATransaction.begin()
        CATransaction.setCompletionBlock {}
        add(layer)
      }
      try world.advance(to: VirtualTime(seconds: 0.5))
    }
    #expect(world == nil)
    #expect(layer == nil)
  }

  @Test("A play that ended keeps nothing")
  func ended() throws {
    let (world, layer) = try leftovers { world, layer in
      let child = CALayer()
      layer.addSublayer(child)
      world.run {
        add(child)
        layer.contents = child.recordModel()
      }
      let viewport = SegueViewport(widthInPixels: 1, heightInPixels: 1)
      _ = world.commit(root: layer, at: 0, viewport: viewport)
      world.run { child.removeFromSuperlayer() }
      try world.advance(to: VirtualTime(seconds: 5))
    }
    #expect(world == nil)
    #expect(layer == nil)
  }

  @Test("A presentation holds the model, and not the other way round")
  func presentation() throws {
    let (_, layer) = try leftovers { world, layer in
      world.run { _ = layer.presentation()?.presentation() }
    }
    #expect(layer == nil)
  }

  @Test("A display link goes with its world")
  func displayLink() throws {
    weak var link: CADisplayLink?
    let (world, _) = try leftovers { world, _ in
      world.run {
        let new = CADisplayLink { _ in }
        new.add(to: .main, forMode: .common)
        link = new
      }
      try world.advance(to: VirtualTime(seconds: 0.1))
      #expect(link != nil)
    }
    #expect(world == nil)
    #expect(link == nil)
  }
}
