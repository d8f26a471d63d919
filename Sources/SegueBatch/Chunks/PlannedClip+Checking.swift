// A machine that renders a chunk must have what the plan was made from: the same program, scene,
// images and fonts. Differences are reported with an exit code for which a scheduler does not try
// again.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueScenes

extension ChunkPlan {
  /// Adds the files that the clips are made of to the inputs of the current run, which joins chunks
  /// without reading them.
  /// - Parameter folder: The folder of the plan.
  package func addInputs(of folder: String) {
    for clip in clips {
      let scene = PlanPaths.resolve(clip.scene, in: folder)
      let assets = clip.assets.map { "\(PlanPaths.folder(of: scene))/\($0.name)" }
      for path in [scene] + assets + clip.fonts.map(\.name) {
        InputFiles.current?.add(path: path)
      }
    }
  }

  /// Checks that the renderer gives the bytes that the plan expects.
  package func check(_ renderer: RendererVersion) throws(Failure) {
    let differences = renderer.differences(from: self.renderer)
    guard !differences.isEmpty else { return }
    throw Failure(
      .usage,
      "the plan was created for another renderer (\(differences.joined(separator: ", "))); "
        + "expected the same renderer. Use that one, or create a new plan")
  }

  /// Returns the scene of a clip, read relative to the plan's folder.
  /// - Throws: `Failure` if the scene, or any file that it requires, has changed.
  func document(ofClip index: Int, in folder: String, digests: FileDigests) throws(Failure)
    -> SceneDocument
  {
    let clip = clips[index]
    let path = PlanPaths.resolve(clip.scene, in: folder)
    let bytes = try SceneFile.read(path)
    let planned = inputs(ofClip: index)
    let now = planned.now(
      scene: FileDigest.hex(of: bytes), folder: PlanPaths.folder(of: path), options: options,
      renderer: renderer, digests: digests)
    if now.scene != planned.scene {
      throw Self.changed(.scene, path, "the scene changed")
    }
    if let difference = now.differences(from: planned).first {
      throw Self.changed(.asset, path, difference)
    }
    return try SceneDocument.parse(bytes, named: path)
  }

  /// Checks that the files that were used while a chunk was rendered are those of the plan, since
  /// files can change in the meantime.
  package func check(_ used: ClipInputs, ofClip index: Int, in folder: String) throws(Failure) {
    let clip = clips[index]
    let others =
      used.assets.filter { !clip.assets.contains($0) }
      + used.fonts.filter { !clip.fonts.contains($0) }
    guard let other = others.first else { return }
    throw Self.changed(
      .asset, PlanPaths.resolve(clip.scene, in: folder), "\(other.name) changed in the meantime")
  }

  private static func changed(_ code: ExitCode, _ scene: String, _ what: String) -> Failure {
    Failure(
      code, "\(scene): \(what) since the plan was created; expected no changes. Create a new plan")
  }
}
