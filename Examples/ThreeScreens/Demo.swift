// The part that an app does not have: a script of touches, and a recorder in place of the screen.
// It is the only use of Segue in the example; the other files are an app's.

import SegueFiles
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage
import SegueVideo
import UIKit

/// The three screens, driven by scripted touches.
@MainActor
public enum Demo {
  /// The script, with the same drags as `scenes/edge-pan.yaml`.
  public static let script: GestureScript = [
    .wait(0.25),
    // 0.29 of the distance to the next page, which is not sufficient: the transition is cancelled.
    .drag(
      from: CGPoint(x: 386, y: 500), to: CGPoint(x: 270, y: 480), duration: 0.4, curve: .easeInOut),
    .wait(0.25),
    .drag(
      from: CGPoint(x: 386, y: 500), to: CGPoint(x: 120, y: 470), duration: 0.6, curve: .easeInOut),
    .drag(
      from: CGPoint(x: 386, y: 500), to: CGPoint(x: 220, y: 480), duration: 0.4, curve: .easeOut),
    .wait(0.25),
    // And back, at first not far enough.
    .drag(
      from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 420), duration: 0.4, curve: .easeInOut),
    .wait(0.25),
    .drag(
      from: CGPoint(x: 4, y: 400), to: CGPoint(x: 370, y: 420), duration: 0.5, curve: .easeInOut),
    .drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 384, y: 420), duration: 0.3),
    .wait(0.25),
  ]

  /// Returns a stage with the app on a screen of 390 x 844 points.
  /// - Parameter scale: The scale in pixels per point.
  public static func stage(images: ImageLibrary, scale: Double = 2) throws -> AppStage {
    var canvas = SceneCanvas(width: 390, height: 844, scale: 2)
    canvas.scale = scale
    return try AppStage(canvas, images: images, script: script) { window in
      window.rootViewController = PageViewController(images: ["menu", "article", "map"])
    }
  }

  /// Records the app to `three-screens.mp4` in `folder`, and a still of every half second to
  /// `three-screens/`.
  public static func record(to folder: String, images: String, scale: Double = 2) throws {
    let images = ImageLibrary(AssetFolder(path: images))
    let stage = try stage(images: images, scale: scale)
    stage.showsTouches = true
    let recorder = Recorder(jobs: 2, rasterizer: Rasterizer())

    let movie = try MovieSink(
      .file(path: "\(folder)/three-screens.mp4", replacing: true),
      settings: MovieSettings(
        width: stage.canvas.widthInPixels, height: stage.canvas.heightInPixels, rateNumerator: 60))
    let statistics = try recorder.record(into: movie) { index in
      try stage.frame(at: FrameTime(index: index, rateNumerator: 60))
    }
    print("\(folder)/three-screens.mp4: \(statistics.frames) frames")

    let stills = try ImageSequenceSink(
      directory: "\(folder)/three-screens", replacing: true, isOpaque: true)
    let few = try recorder.record(into: stills) { index in
      try stage.frame(at: FrameTime(index: index, rateNumerator: 2))
    }
    print("\(folder)/three-screens/: \(few.frames) images")
  }
}
