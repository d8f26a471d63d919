// The card compared with its goldens, and properties of its motion that do not depend on its
// appearance.

import Cards
import SegueTesting
import Testing

private let canvas = SceneCanvas(width: 100, height: 160, rate: FrameRate(30) ?? .sixty)

@Suite @MainActor struct CardTests {
  @Test func fallsInAndLeaves() {
    assertTransition(of: { CardController() }, on: canvas)
  }

  @Test func bouncesALittleAndSettles() throws {
    let stage = try AppStage(
      canvas,
      script: [
        .perform { $0.rootViewController?.present(CardController(), animated: true) },
        .settle, .wait(0.2),
      ]
    ) { $0.rootViewController = UIViewController() }
    assertFrame(at: 0.2, of: stage, as: .everyFrame, named: "half way")
    let card = try MotionTrace(of: .translationY, layer: "CardController", in: stage)
    #expect(card.overshoot > 0.01 && card.overshoot < 0.04)
    #expect(card.settlingTime() <= 0.45)
    #expect(card.largestVelocityJump < 0.5)
  }
}

/// A suite whose trait determines how all of its goldens are compared.
@Suite(.goldens(comparison: ImageComparison(.yiq(threshold: 0.1)), because: "edges may differ"))
@MainActor struct CardVariantTests {
  @Test func inLightAndDark() {
    let cells = canvas.matrix {
      $0.appearances = [.light, .dark]
      $0.directions = [.ltr, .rtl]
    }
    for (name, canvas) in cells {
      assertTransition(of: { CardController() }, on: canvas, named: name)
    }
  }

  @Test func withoutItsBadge() throws {
    let strategy = MotionStrategy<AppStage>.everyFrame.ignoring(
      views: ["badge"], because: "it shows who is online")
    let stage = try AppStage(
      canvas,
      script: [
        .perform { $0.rootViewController?.present(CardController(), animated: true) },
        .settle, .wait(0.2),
      ]
    ) { $0.rootViewController = UIViewController() }
    assertRecording(of: stage, as: strategy)
  }
}
