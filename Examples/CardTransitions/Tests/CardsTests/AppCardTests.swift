// An app's source, compiled through the plugin: the card rises, and its selectors respond to taps
// and notifications.

import AppCards
import Foundation
import SegueTesting
import Testing

// The card is 76 × 96 points, in the middle of the screen.
private let canvas = SceneCanvas(width: 100, height: 160, rate: FrameRate(30) ?? .sixty)

@Suite @MainActor struct AppCardTests {
  @Test func risesAndLeaves() {
    assertTransition(of: { appCard(named: "Card") }, on: canvas)
  }

  @Test(arguments: [CGPoint(x: 50, y: 80), CGPoint(x: 50, y: 10)])
  func closesAtATapOnItAndBeside(_ point: CGPoint) throws {
    let stage = try AppStage(
      canvas,
      script: [
        .perform { $0.rootViewController?.present(appCard(named: "Card"), animated: true) },
        .settle, .wait(0.1), .tap(at: point), .settle, .wait(0.1),
      ]
    ) { $0.rootViewController = UIViewController() }
    let card = try MotionTrace(of: .translationY, layer: "CardViewController", in: stage)
    #expect(card.samples.contains { $0.value > 50 })
    #expect(card.samples.contains { $0.value == 0 })
    // Presentation and dismissal take 0.4 s each, a tap takes 0.1 s.
    #expect((32...34).contains(try stage.frameCount()))
  }

  @Test func listensToNotifications() throws {
    let stage = try AppStage(
      canvas,
      script: [
        .perform { $0.rootViewController?.present(appCard(named: "Card"), animated: true) },
        .settle,
        .perform { _ in
          NotificationCenter.default.post(name: Notification.Name("cardTitle"), object: "New")
        },
        .wait(0.1),
      ]
    ) { window in
      window.rootViewController = UIViewController()
      window.backgroundColor = .systemTeal
    }
    assertFrame(at: 0.45, of: stage, as: .everyFrame)
  }
}
