// Frosted glass in app code, compiled in both language modes.

import AppCode
import AppCodeSwift5
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct FrostedOverlayTests {
  let world = World()

  @Test("A manually blurred overlay is cleared by an animation, in Swift 6")
  func swift6() throws {
    let controller = world.run { AppCode.FrostedOverlayController() }
    world.run {
      controller.loadViewIfNeeded()
      controller.blur = 0.4
      #expect(controller.isBlurred && controller.blur == 0.4 && controller.parts == 1)
      controller.clear()
      #expect(!controller.isBlurred)
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(world.run { controller.parts } == 0)
  }

  @Test("A manually blurred overlay is cleared by an animation, in Swift 5")
  func swift5() throws {
    let controller = world.run { AppCodeSwift5.FrostedOverlayController() }
    world.run {
      controller.loadViewIfNeeded()
      controller.blur = 0.4
      #expect(controller.isBlurred && controller.blur == 0.4 && controller.parts == 1)
      controller.clear()
      #expect(!controller.isBlurred)
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(world.run { controller.parts } == 0)
  }
}
