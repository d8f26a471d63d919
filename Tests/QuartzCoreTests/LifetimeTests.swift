// A batch plays many worlds in one process: each must be released with its last reference.

import CoreGraphics
import Foundation
import QuartzCore
import SegueWorld
import Testing

@MainActor
@Suite struct LifetimeTests {
  private final class Listener: NSObject, CAAnimationDelegate {}

  /// Weak references to the parts of a world, after all strong references are gone.
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

  @Test("Endless animations and open transactions retain neither the world nor the layer")
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

  @Test("A finished playback retains nothing")
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

  @Test("A presentation layer retains the model, and not the reverse")
  func presentation() throws {
    let (_, layer) = try leftovers { world, layer in
      world.run { _ = layer.presentation()?.presentation() }
    }
    #expect(layer == nil)
  }

  @Test("A display link is released with its world")
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
