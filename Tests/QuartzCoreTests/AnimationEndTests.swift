// When animations begin and end on the virtual clock, and which delegates are called.

import CoreGraphics
import Foundation
import QuartzCore
import SegueTiming
import SegueWorld
import Testing

@MainActor
private final class Listener: NSObject, CAAnimationDelegate {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }

  func animationDidStart(_ anim: CAAnimation) { journal.noteTime("start \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    journal.noteTime("stop \(name(anim)) \(flag)")
  }
  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? "?"
  }
}

@MainActor
@Suite struct AnimationEndTests {
  private let journal = Journal()
  private let world = World()
  private let layer = CALayer()

  private func add(
    _ name: String, to layer: CALayer? = nil, duration: Double = 1,
    _ set: (CABasicAnimation) -> Void = { _ in }
  ) {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, duration)
    animation.delegate = Listener(journal)
    animation.setValue(name, forKey: "name")
    set(animation)
    (layer ?? self.layer).add(animation, forKey: name)
  }

  private func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  @Test("Start and end occur at their own instants, however far the clock advances")
  func startAndStop() throws {
    world.run {
      add("a")
      add("b", duration: 0.5) { $0.beginTime = 0.2 }
    }
    try advance(to: 3)
    #expect(
      journal.lines == ["start a 0.0", "start b 0.2", "stop b true 0.7", "stop a true 1.0"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("All ends of an instant are applied before any delegate is called")
  func endsBeforeCompletions() throws {
    let other = CALayer()
    world.run {
      add("a")
      add("b", to: other)
      world.schedule(at: VirtualTime(seconds: 1), phase: .input) { [journal] in
        journal.note("input \(other.animations.count)")
      }
      world.schedule(at: VirtualTime(seconds: 1)) { [journal] in
        journal.note("timer \(other.animations.count)")
      }
    }
    try advance(to: 1)
    #expect(
      journal.lines == [
        "start a 0.0", "start b 0.0", "input 1", "timer 0", "stop a true 1.0", "stop b true 1.0",
      ])
  }

  @Test("A chain of animations does not drift")
  func chain() throws {
    final class Chain: NSObject, CAAnimationDelegate {
      let layer: CALayer
      var count = 0
      init(_ layer: CALayer) { self.layer = layer }
      func start() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.1
        animation.delegate = self
        layer.add(animation, forKey: nil)
      }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        count += 1
        if count < 10 { start() }
      }
    }
    let chain = Chain(layer)
    world.run { chain.start() }
    try advance(to: 0.999_999)
    #expect(chain.count == 9)
    try advance(to: 1)
    #expect(chain.count == 10)
  }

  @Test("An animation that is removed or replaced early has not finished")
  func removedEarly() throws {
    world.run {
      add("a")
      add("b")
      add("c")
    }
    try advance(to: 0.25)
    world.run {
      layer.removeAnimation(forKey: "a")
      add("b") { $0.delegate = nil }
    }
    try advance(to: 0.5)
    world.run { layer.removeAllAnimations() }
    try advance(to: 9)
    #expect(
      journal.lines.dropFirst(3) == [
        "stop a false 0.25", "stop b false 0.25", "stop c false 0.5",
      ])
  }

  @Test("A persistent animation ends once and keeps its last value until it is removed")
  func staying() throws {
    world.run {
      add("a") { ($0.isRemovedOnCompletion, $0.fillMode) = (false, .forwards) }
    }
    try advance(to: 2)
    expectClose(layer.number("zPosition", at: 2), 10)
    world.run { layer.removeAnimation(forKey: "a") }
    try advance(to: 3)
    expectClose(layer.number("zPosition", at: 3), 0)
    #expect(journal.lines == ["start a 0.0", "stop a true 1.0"])
  }

  @Test("Endless repetition never ends")
  func endless() throws {
    world.run { add("a") { $0.repeatCount = .infinity } }
    try advance(to: 1_000_000)
    #expect(journal.lines == ["start a 0.0"])
    expectClose(layer.number("zPosition", at: 1_000_000.5), 5)
  }

  @Test("Repetition and autoreversal count toward the end")
  func repeated() throws {
    world.run {
      add("a", duration: 0.5) { ($0.repeatCount, $0.autoreverses, $0.speed) = (3, true, 2) }
    }
    try advance(to: 9)
    #expect(journal.lines == ["start a 0.0", "stop a true 1.5"])
  }

  @Test("Without a duration, an animation takes the transaction's, 0.25 s by default")
  func defaultDuration() throws {
    world.run {
      add("a", duration: 0)
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      add("b", duration: 0)
      CATransaction.commit()
    }
    try advance(to: 9)
    #expect(journal.lines.suffix(2) == ["stop a true 0.25", "stop b true 3.0"])
  }

  @Test("A paused layer stops its animations and resumes them from there")
  func pausing() throws {
    world.run { add("a") }
    try advance(to: 0.25)
    world.run {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
    }
    try advance(to: 5)
    expectClose(layer.number("zPosition", at: 5), 2.5)
    world.run {
      let time = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
    }
    expectClose(layer.number("zPosition", at: 5), 2.5)
    expectClose(layer.number("zPosition", at: 5.5), 7.5)
    try advance(to: 9)
    #expect(journal.lines == ["start a 0.0", "stop a true 5.75"])
  }

  @Test("A layer with speed 0 is scrubbed by its time offset, with its sublayers")
  func scrubbing() throws {
    let below = CALayer()
    layer.addSublayer(below)
    world.run {
      layer.speed = 0
      add("a", to: below) { $0.fillMode = .both }
    }
    for fraction in [0, 0.3, 0.75, 0.999] {
      layer.timeOffset = fraction
      expectClose(below.number("zPosition", at: 77), 10 * fraction)
    }
    try advance(to: 99)
    #expect(!journal.lines.contains { $0.hasPrefix("stop") })
  }

  @Test("A slow superlayer lengthens animations, also of a layer moved into it")
  func slowTree() throws {
    let (slow, below) = (CALayer(), CALayer())
    slow.speed = 0.5
    slow.addSublayer(below)
    world.run {
      add("a", to: below)
      add("b")
      slow.addSublayer(layer)
    }
    try advance(to: 9)
    #expect(journal.lines.suffix(2) == ["stop a true 2.0", "stop b true 2.0"])
  }

  @Test("Layers removed from the tree lose their animations; moved layers keep them")
  func takenOut() throws {
    let (root, other, moved) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(layer)
    root.addSublayer(other)
    root.addSublayer(moved)
    let child = CALayer()
    layer.addSublayer(child)
    world.run {
      add("a", to: child)
      add("b", to: moved)
    }
    try advance(to: 0.5)
    world.run {
      layer.removeFromSuperlayer()
      moved.removeFromSuperlayer()
      other.addSublayer(moved)
    }
    try advance(to: 9)
    #expect(journal.lines.suffix(2) == ["stop a false 0.5", "stop b true 1.0"])
  }

  @Test("An animation stays in the world in which it was added")
  func worlds() throws {
    world.run { add("a") }
    let other = World()
    try other.advance(to: VirtualTime(seconds: 50))
    #expect(layer.animationKeys() == ["a"])
    try advance(to: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("Presentation layers show the instant; the model and the layer are unchanged")
  func presentation() throws {
    world.run {
      add("a")
      layer.name = "x"
    }
    try advance(to: 0.5)
    world.run {
      let shown = layer.presentation()
      #expect(shown?.zPosition == 5)
      #expect(shown?.name == "x")
      #expect(shown?.model() === layer)
      #expect(layer.zPosition == 0)
      #expect(layer.model() === layer)
    }
  }
}
