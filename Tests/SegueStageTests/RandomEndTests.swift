// Whatever touches do, a transition ends exactly at its destination or at its origin. The expected
// state is that of a second scene, which reaches the same screens without touches and without time.

import QuartzCore
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct RandomEndTests {
  /// The stage of `text`, played to its end.
  private func atEnd(_ text: String) throws -> Stage {
    let stage = try StageSamples.stage(text)
    try stage.seek(stage.length())
    return stage
  }

  private func image(_ stage: Stage) -> DisplayList {
    stage.world.run {
      stage.world.commit(
        root: stage.window.layer, at: stage.world.now.seconds,
        viewport: SegueViewport(widthInPixels: 400, heightInPixels: 800))
    }
  }

  @Test("The end state shows no trace of the way to it", arguments: RandomScene.some(60))
  func end(scene: RandomScene) throws {
    let stage = try atEnd(scene.text)
    let names = RestingHierarchy.screens(stage.window)
    let rest = try atEnd(scene.reference(root: names[0], above: Array(names.dropFirst())))
    let (found, expected) = (RestingHierarchy(stage.window), RestingHierarchy(rest.window))
    #expect(found.difference(from: expected) == [], "\(names) in\n\(scene.text)")
    #expect(image(stage) == image(rest), "\(scene.text)")
    #expect(stage.world.transitions.active.isEmpty && stage.world.touches.fingersDown.isEmpty)
    // The warnings that UIKit prints; that a touch hit nothing can be worth a warning, and is no
    // fault here.
    let warnings = stage.world.diagnostics.warnings
    #expect(warnings.isEmpty, "\(warnings) in\n\(scene.text)")
  }

  @Test("Touches reach every state, forward and back")
  func variety() throws {
    var (ends, moves) = (Set<[String]>(), 0)
    for scene in RandomScene.some(20) {
      let stage = try atEnd(scene.text)
      ends.insert(RestingHierarchy.screens(stage.window))
      moves += stage.world.transitions.endedCount
    }
    #expect(ends.count == 6 && moves > 40)
  }

  @Test("A screen left 100 points too low is detected")
  func notices() throws {
    let text = """
      segue: 1
      canvas: { width: 400, height: 800 }
      screens: { a: { background: red }, b: { background: blue } }
      script: [{ show: a }, { present: b, style: fullScreen, animated: false }, { wait: 0.5 }]
      """
    let (low, rest) = (try atEnd(text), try atEnd(text))
    try low.world.run {
      let presented = try #require(low.window.rootViewController?.presentedViewController)
      presented.view.transform = CGAffineTransform(translationX: 0, y: 100)
    }
    let difference = RestingHierarchy(low.window).difference(from: RestingHierarchy(rest.window))
    #expect(difference.count == 2)
    #expect(image(low) != image(rest))
  }
}
