// The screen, the window and the images that a scene's script and an app's find in their world.

import SegueScenes
import SegueWorld
import UIKit

extension World {
  /// Returns a new window that fills the screen of `canvas`, which becomes this world's screen.
  /// - Parameter prepare: A closure that is called between the two, in this world.
  func makeWindow(for canvas: SceneCanvas, prepare: () -> Void = {}) -> UIWindow {
    run {
      UIKitState.current.take(canvas)
      antialiasesEdges = canvas.edges == .smooth
      prepare()
      return UIWindow(frame: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    }
  }

  /// Lets code of this world find `images` by name.
  func provide(_ images: SceneImages) {
    run {
      UIKitState.current.imageNamed = { name in images.image(named: name) }
      UIKitState.current.clipNamed = { name in try? images.images.clip(name) }
    }
  }
}
