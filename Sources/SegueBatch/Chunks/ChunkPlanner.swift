// The creation of plans. Each scene is read and checked, and its script is played once without
// rendering, to determine its length and the files that it uses.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueStage

/// Creates plans.
@MainActor
package struct ChunkPlanner {
  private let options: ClipOptions
  private let folder: String
  private let renderer: RendererVersion
  private let transitions: TransitionLibrary
  private let assets = SharedAssets(maximumBytes: 64 << 20) { FileDigest.hex(of: $0) }

  /// Creates a planner for clips with these options, whose plan is written to `folder`.
  package init(
    options: ClipOptions, folder: String, renderer: RendererVersion, transitions: TransitionLibrary
  ) {
    self.options = options
    (self.folder, self.renderer, self.transitions) = (folder, renderer, transitions)
  }

  /// Returns the plan for `scenes`.
  /// - Parameter progress: Called after each scene with the number of scenes so far.
  /// - Throws: `Failure` with the problems of all scenes, or `UsageProblem`.
  package func plan(
    _ scenes: [String], chunksPerTask: Int, cancelled: () -> Bool = { false },
    progress: (Int) -> Void = { _ in }
  ) throws -> ChunkPlan {
    try rejectOptions()
    try rejectNames(scenes)
    var clips: [PlannedClip] = []
    var failures: [Failure] = []
    let lookahead = try SceneLookahead(scenes)
    defer { lookahead.abandon() }
    for (index, path) in scenes.enumerated() {
      if cancelled() { throw Failure(.interrupted, "planning was interrupted") }
      do {
        clips.append(try clip(path, try lookahead.next()))
      } catch {
        failures.append(Failure(error))
      }
      progress(index + 1)
    }
    if let first = failures.first {
      throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
    }
    return ChunkPlan(
      renderer: renderer, options: options, clips: clips, chunksPerTask: chunksPerTask)
  }

  private func rejectOptions() throws(UsageProblem) {
    guard let format = options.format else { return }
    if let option = options.encodingGiven.first, !format.isMovie {
      throw UsageProblem(
        "\(option) is given, but --format is \(format.rawValue); expected mp4 or mov")
    }
    guard format.isJoinable else {
      throw UsageProblem(
        "--format is \(format.rawValue), whose parts cannot be joined; expected mp4, mov, png, y4m, "
          + "or rawvideo. Use segue render on one machine")
    }
    guard options.codec ?? .h264 == .h264 else {
      throw UsageProblem(
        "--codec is \(options.codec?.rawValue ?? ""), whose chunks cannot be joined; expected h264. "
          + "Use segue render on one machine")
    }
  }

  /// Checks that the names of scenes differ, since several clips are written to one folder under
  /// their scenes' names.
  private func rejectNames(_ scenes: [String]) throws(UsageProblem) {
    var seen: [String: String] = [:]
    for scene in scenes {
      guard scene != "-" else {
        throw UsageProblem(
          "a scene from standard input is not a file; expected files that other machines can read")
      }
      if let other = seen.updateValue(scene, forKey: Clip.stem(scene)) {
        throw UsageProblem(
          "\(other) and \(scene) would both be named \(Clip.stem(scene)); expected scenes with "
            + "different names")
      }
    }
  }

  private func clip(_ path: String, _ scene: SceneLookahead.Scene) throws -> PlannedClip {
    let clip = try Clip(
      scene.document, options: options, assets: assets, transitions: transitions)
    let format = options.format ?? .mp4
    let recording = try ClipRecording(
      clip, options: options, to: .each(in: ".", format: format, stem: clip.name))
    let inputs = ClipInputs(of: clip, scene: scene.hash, options: options, renderer: renderer)
    guard let relative = PlanPaths.relative(path, to: folder) else {
      throw Failure(.scene, "\(path): its folder no longer exists")
    }
    return PlannedClip(
      scene: relative, hash: scene.hash, assets: inputs.assets, fonts: inputs.fonts,
      frames: recording.total, shape: recording.shape)
  }
}
