// Compares the example with the scene that it reimplements.

import Foundation
import SegueFiles
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import ThreeScreens
import UIKit

@MainActor
@Suite struct ThreeScreensTests {
  private let scenes: URL
  private let images: ImageLibrary

  init() {
    scenes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "scenes")
    images = ImageLibrary(AssetFolder(path: scenes.appending(path: "assets").path))
  }

  private func scene(scale: Double) throws -> Stage {
    var document = try SceneDocument.load(contentsOf: scenes.appending(path: "edge-pan.yaml").path)
    document.canvas.scale = scale
    return try Stage(document, assets: AssetFolder(path: scenes.path))
  }

  @Test("The program takes as long as the scene and draws the same bytes")
  func sameBytes() throws {
    let (app, scene) = (try Demo.stage(images: images, scale: 0.25), try scene(scale: 0.25))
    let count = try scene.frameCount()
    #expect(try app.length() == scene.length())
    // Drags, the remainders after the touches end, and rests, on all three screens.
    for index in stride(from: 0, to: count, by: 11) {
      let time = FrameTime(index: index, rateNumerator: 60)
      let (a, b) = (try #require(try app.frame(at: time)), try #require(try scene.frame(at: time)))
      let (mine, theirs) = (try Rasterizer().render(a), try Rasterizer().render(b))
      #expect(
        (0..<mine.height).allSatisfy { mine.row($0).elementsEqual(theirs.row($0)) }, "\(index)")
    }
    #expect(try app.frame(at: FrameTime(index: count, rateNumerator: 60)) == nil)
    #expect(app.warnings.isEmpty)
  }

  @Test("The program's animators break no lint rule")
  func lint() throws {
    #expect(try Demo.stage(images: images).lint() == [])
  }

  @Test("The program's recording is a movie and an image every half second")
  func recording() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Demo.record(
      to: folder.path, images: scenes.appending(path: "assets").path, scale: 0.05)
    let movie = try Data(contentsOf: folder.appending(path: "three-screens.mp4"))
    #expect(movie.dropFirst(4).prefix(4) == Data("ftyp".utf8))
    let stills = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "three-screens").path)
    let length = try scene(scale: 1).length().seconds
    #expect(stills.count == Int((length * 2).rounded(.up)))
    #expect(stills.min() == "frame-00000.png")
  }
}
