// The part that an app does not have: a script of touches, and a recorder in place of the screen.
// It is the only use of Segue in the example; the other files are an app's.

import SegueFiles
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage
import SegueVideo
import UIKit

/// The menu, driven by scripted touches.
@MainActor
public enum Demo {
  /// The script: each tile is opened and closed in turn.
  public static let script: GestureScript = GestureScript(
    tiles.flatMap { tile -> [GestureScript.Step] in
      [
        .wait(0.4), .tap(at: tile), .settle, .wait(0.3), .tap(at: CGPoint(x: 196.5, y: 753)),
        .settle,
      ]
    } + [.wait(0.25)])

  /// The centers of the tiles.
  private static let tiles = [
    CGPoint(x: 104, y: 270), CGPoint(x: 289, y: 270), CGPoint(x: 104, y: 490),
    CGPoint(x: 289, y: 490),
  ]

  /// Returns a stage with the app on the screen of a phone.
  /// - Parameter scale: The scale in pixels per point.
  public static func stage(images: ImageLibrary, scale: Double = 2, isDark: Bool = false) throws
    -> AppStage
  {
    var canvas = SceneCanvas(width: 393, height: 852, scale: scale)
    canvas.device = SceneDevice.named("iphone-15-pro")
    canvas.appearance = isDark ? .dark : .light
    return try AppStage(canvas, images: images, script: script) { window in
      window.rootViewController = MenuViewController()
    }
  }

  /// Records the app to `transition-menu.mp4` in `folder`.
  public static func record(to folder: String, scale: Double = 2) throws {
    let stage = try stage(images: ImageLibrary(AssetFolder(path: ".")), scale: scale)
    stage.showsTouches = true
    let movie = try MovieSink(
      .file(path: "\(folder)/transition-menu.mp4", replacing: true),
      settings: MovieSettings(
        width: stage.canvas.widthInPixels, height: stage.canvas.heightInPixels, rateNumerator: 60))
    let statistics = try Recorder(jobs: 2, rasterizer: Rasterizer()).record(into: movie) { index in
      try stage.frame(at: FrameTime(index: index, rateNumerator: 60))
    }
    print("\(folder)/transition-menu.mp4: \(statistics.frames) frames")
  }
}
