// Playback with reduced motion, and the setting as code reads it.

import QuartzCore
import SegueDiagnostics
import SegueScenes
import SegueStage
import Testing
import UIKit

@MainActor
@Suite struct ReducedMotionTests {
  private func stage(reduced: Bool, transition: String = "fade") throws -> Stage {
    let text = """
      segue: 1
      canvas: { width: 100, height: 200, reduceMotion: \(reduced) }
      screens: { a: { background: white }, b: { background: black } }
      script:
        - show: a
        - { present: b, transition: slideDown, reducedTransition: \(transition) }
      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
    return try Stage(document, images: ImageLibrary(bitmaps: [:]))
  }

  private func screen(_ stage: Stage) throws -> InspectionNode {
    try #require(try stage.inspect(atSeconds: 0.1).last { $0.id == "b" })
  }

  @Test("a screen slides, or fades with reduced motion")
  func transition() throws {
    #expect(try screen(stage(reduced: false)).transform[5] < 0)
    let reduced = try screen(stage(reduced: true))
    #expect(reduced.transform[5] == 0 && reduced.opacity < 1)
  }

  @Test("a missing reduced transition is an error, whether it is played or not")
  func unknown() {
    for reduced in [true, false] {
      #expect(throws: Failure.self) { try stage(reduced: reduced, transition: "fdae") }
    }
  }

  @Test("code can query the setting and choose")
  func code() throws {
    for reduces in [true, false] {
      var canvas = SceneCanvas(width: 100, height: 100)
      canvas.reducesMotion = reduces
      let stage = try AppStage(canvas, script: []) { window in
        let controller = UIViewController()
        controller.view.alpha = UIAccessibility.isReduceMotionEnabled ? 0.25 : 1
        window.rootViewController = controller
      }
      #expect(try stage.inspect(atSeconds: 0).last?.opacity == (reduces ? 0.25 : 1))
    }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
  }
}
