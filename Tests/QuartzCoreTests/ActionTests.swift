// Which action a change has, and when it is looked up and run.

import CoreGraphics
import Foundation
import QuartzCore
import SegueTiming
import SegueWorld
import Testing

@MainActor
@Suite struct ActionTests {
  private final class Recorder: NSObject, CALayerDelegate, CAAction {
    let journal: Journal
    var answer: (any CAAction)?

    init(_ journal: Journal) { self.journal = journal }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      journal.note("asked \(event) \(layer.cornerRadius)")
      return answer
    }

    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
      journal.note("ran \(event) \((object as? CALayer)?.cornerRadius ?? -1)")
    }
  }

  @Test("The action is looked up before the change and run after it")
  func order() {
    let layer = CALayer()
    let journal = Journal()
    let recorder = Recorder(journal)
    recorder.answer = recorder
    layer.delegate = recorder
    layer.cornerRadius = 5
    #expect(journal.lines == ["asked cornerRadius 0.0", "ran cornerRadius 5.0"])
    layer.cornerRadius = 5
    #expect(journal.lines.count == 2)
  }

  @Test("Setting the frame looks up actions for bounds and position")
  func frameKeys() {
    let layer = CALayer()
    let journal = Journal()
    let recorder = Recorder(journal)
    recorder.answer = NSNull()
    layer.delegate = recorder
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(journal.lines == ["asked bounds 0.0", "asked position 0.0"])
  }

  @Test("With actions disabled, no action is looked up")
  func disabled() throws {
    let journal = Journal()
    let recorder = Recorder(journal)
    let world = World()
    world.run {
      let layer = CALayer()
      layer.delegate = recorder
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
      layer.opacity = 0.25
    }
    #expect(journal.lines == ["asked opacity 0.0"])
  }

  @Test("The layer's own actions follow the delegate's, and NSNull ends the search")
  func ownActions() {
    let layer = CALayer()
    let journal = Journal()
    let recorder = Recorder(journal)
    layer.actions = ["opacity": recorder, "zPosition": NSNull()]
    layer.style = ["actions": ["cornerRadius": recorder]]
    layer.opacity = 0
    layer.cornerRadius = 3
    layer.zPosition = 2
    #expect(journal.lines == ["ran opacity 0.0", "ran cornerRadius 3.0"])
    layer.delegate = recorder
    recorder.answer = NSNull()
    layer.opacity = 1
    #expect(journal.lines.last == "asked opacity 3.0")
  }

  @Test("A layer animates implicitly only after it has been committed")
  func implicitAnimation() throws {
    let world = World()
    let (root, layer) = (CALayer(), CALayer())
    world.run {
      root.addSublayer(layer)
      layer.position = CGPoint(x: 50, y: 0)
      #expect(layer.animationKeys() == nil)
      _ = world.commit(
        root: root, at: 0, viewport: SegueViewport(widthInPixels: 1, heightInPixels: 1))
      layer.position = CGPoint(x: 150, y: 0)
    }
    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    // The default curve.
    expectClose(layer.number("position.x", at: 0), 50)
    expectClose(layer.number("position.x", at: 0.05), 50 + 29.5244334, tolerance: 1e-6)
    expectClose(layer.number("position.x", at: 0.125), 50 + 80.2403388, tolerance: 1e-6)
    try world.advance(to: VirtualTime(seconds: 0.25))
    #expect(layer.animationKeys() == nil)
    #expect(layer.position.x == 150)
  }

  @Test("A layer in the tree at the end of an instant counts as committed")
  func flushedByInstants() throws {
    let world = World()
    let (root, early, late) = (CALayer(), CALayer(), CALayer())
    world.instantEnd = { root.markCommitted() }
    world.schedule(at: VirtualTime(seconds: 1)) {
      root.addSublayer(early)
      early.zPosition = 1
    }
    world.schedule(at: VirtualTime(seconds: 1.001)) {
      root.addSublayer(late)
      early.zPosition = 2
      late.zPosition = 2
    }
    try world.advance(to: VirtualTime(seconds: 1.001))
    #expect(early.animationKeys() == ["zPosition"])
    #expect(late.animationKeys() == nil)
  }

  @Test("An interrupted implicit animation continues from the presentation value")
  func implicitRetarget() throws {
    let world = World()
    let layer = CALayer()
    world.run {
      _ = world.commit(
        root: layer, at: 0, viewport: SegueViewport(widthInPixels: 1, heightInPixels: 1))
      layer.zPosition = 100
    }
    try world.advance(to: VirtualTime(seconds: 0.125))
    world.run { layer.zPosition = 0 }
    expectClose(layer.number("zPosition", at: 0.125), 80.2403388, tolerance: 1e-6)
  }

  @Test("The transaction sets the duration and timing of implicit animations")
  func implicitSettings() throws {
    let world = World()
    let layer = CALayer()
    world.run {
      _ = world.commit(
        root: layer, at: 0, viewport: SegueViewport(widthInPixels: 1, heightInPixels: 1))
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.commit()
    }
    expectClose(layer.number("opacity", at: 0.5), 0.75)
  }
}
