import SegueTesting
import Testing
import Zoom

private let canvas = SceneCanvas(width: 100, height: 160)

@Suite @MainActor struct ZoomTests {
  @Test func zoomsInAndOut() {
    assertTransition(of: { ZoomController() }, on: canvas)
  }

  @Test func overshootsALittleAndRests() throws {
    let stage = try AppStage(
      canvas,
      script: [
        .perform { $0.rootViewController?.present(ZoomController(), animated: true) },
        .settle, .wait(0.2),
      ]
    ) { $0.rootViewController = UIViewController() }
    let scale = try MotionTrace(of: .scaleX, layer: "ZoomController", in: stage)
    #expect(scale.overshoot < 0.05)
    #expect(scale.settlingTime() <= 0.45)
    #expect(scale.largestVelocityJump < 0.5)
  }
}
