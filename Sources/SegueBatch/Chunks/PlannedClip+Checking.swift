// A machine that renders a chunk has to have what the plan was made from: the same program, scene,
// pictures and fonts. What differs is named, with an exit code that tells a scheduler not to try again.

import SegueDiagnostics
import SegueFiles
import SegueScenes

extension ChunkPlan {
  /// Refuses a program that would make other bytes.
  package func check(_ renderer: RendererVersion) throws(Failure) {
    let differences = renderer.differences(from: self.renderer)
    guard !differences.isEmpty else { return }
    throw Failure(
      .usage,
      "the plan was made for another renderer (\(differences.joined(separator: ", "))); expected "
        + "the one that made it. Use that, or plan anew")
  }

  /// The scene of clip `index`, read from the plan's folder.
  /// - Throws: `Failure` when it, or anything that it needs, is not what it was.
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

  /// Refuses what was used while the chunk was drawn and is not what the plan has: files can change in
  /// between.
  package func check(_ used: ClipInputs, ofClip index: Int, in folder: String) throws(Failure) {
    let clip = clips[index]
    let others =
      used.assets.filter { !clip.assets.contains($0) }
      + used.fonts.filter { !clip.fonts.contains($0) }
    guard let other = others.first else { return }
    throw Self.changed(
      .asset, PlanPaths.resolve(clip.scene, in: folder), "\(other.name) changed meanwhile")
  }

  private static func changed(_ code: ExitCode, _ scene: String, _ what: String) -> Failure {
    Failure(
      code, "\(scene): \(what) since the plan was made; expected all as it was. Plan anew")
  }
}
