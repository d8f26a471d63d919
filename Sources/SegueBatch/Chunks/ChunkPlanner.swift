// Scenes to a plan. Each scene is read, checked and its script played once, without a frame, for its
// length and for the files that it asks for.

import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueStage

/// Makes plans.
@MainActor
package struct ChunkPlanner {
  private let options: ClipOptions
  private let folder: String
  private let renderer: RendererVersion
  private let transitions: TransitionLibrary
  private let assets = SharedAssets(mostBytes: 64 << 20) { FileDigest.hex(of: $0) }

  /// Plans for clips with these options, in a file in `folder`.
  package init(
    options: ClipOptions, folder: String, renderer: RendererVersion, transitions: TransitionLibrary
  ) {
    self.options = options
    (self.folder, self.renderer, self.transitions) = (folder, renderer, transitions)
  }

  /// The plan for `scenes`.
  /// - Parameter progress: is called after each scene with how many there are.
  /// - Throws: `Failure` with what is wrong with all scenes, or `UsageProblem`.
  package func plan(
    _ scenes: [String], chunksPerTask: Int, cancelled: () -> Bool = { false },
    progress: (Int) -> Void = { _ in }
  ) throws -> ChunkPlan {
    try refuseOptions()
    try refuseNames(scenes)
    var clips: [PlannedClip] = []
    var failures: [Failure] = []
    let lookahead = try SceneLookahead(scenes)
    defer { lookahead.abandon() }
    for (index, path) in scenes.enumerated() {
      if cancelled() { throw Failure(.interrupted, "planning was stopped") }
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

  private func refuseOptions() throws(UsageProblem) {
    guard let option = options.encodingGiven.first, let format = options.format, !format.isMovie
    else { return }
    throw UsageProblem("\(option) is given and --format is \(format.rawValue); expected mp4 or mov")
  }

  /// Several clips go into one folder, each under its scene's name.
  private func refuseNames(_ scenes: [String]) throws(UsageProblem) {
    var seen: [String: String] = [:]
    for scene in scenes {
      guard scene != "-" else {
        throw UsageProblem(
          "a scene from standard input is no file; expected files, which other "
            + "machines can read")
      }
      if let other = seen.updateValue(scene, forKey: Clip.stem(scene)) {
        throw UsageProblem(
          "\(other) and \(scene) would both be \(Clip.stem(scene)); expected scenes of different "
            + "names")
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
      throw Failure(.scene, "\(path): its folder cannot be found any more")
    }
    return PlannedClip(
      scene: relative, hash: scene.hash, assets: inputs.assets, fonts: inputs.fonts,
      frames: recording.total, shape: recording.shape)
  }
}
