// A clip's objects are released with the clip.

import Foundation
import ScratchFolders
import SegueClips
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct BatchMemoryTests {
  @Test("a clip's world, views and controllers are released, even in the middle of its script")
  func worldsAreFreed() throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    weak var world: World?
    weak var window: UIWindow?
    weak var controller: UIViewController?
    try {
      let clip = try Clip(SceneDocument.load(contentsOf: path), transitions: .builtIn)
      for index in 0..<9 { _ = try clip.stage.frame(at: clip.time(ofFrame: index)) }
      (world, window) = (clip.stage.world, clip.stage.window)
      controller = clip.stage.window.rootViewController
      #expect(world != nil && window != nil && controller != nil)
    }()
    #expect(world == nil)
    #expect(window == nil)
    #expect(controller == nil)
  }
}
