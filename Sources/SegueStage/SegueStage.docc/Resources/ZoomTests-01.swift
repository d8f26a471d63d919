import SegueTesting
import Testing
import Zoom

private let canvas = SceneCanvas(width: 100, height: 160)

@Suite @MainActor struct ZoomTests {
  @Test func zoomsInAndOut() {
    assertTransition(of: { ZoomController() }, on: canvas)
  }
}
