// The comparison of recorded inputs with the current files. It requires no scene to be read or
// played: a scene with the same bytes, in a folder where everything that it used is unchanged, with
// the same fonts, options and program, uses the same files again.

import SegueFiles

extension ClipInputs {
  /// Returns the current state of these inputs: the same names with current hashes.
  /// - Parameters:
  ///   - scene: The SHA-256 of the scene's bytes.
  ///   - folder: The folder of the scene's assets.
  package func now(
    scene: String, folder: String, options: ClipOptions, renderer: RendererVersion,
    digests: FileDigests
  ) -> ClipInputs {
    var now = self
    (now.scene, now.options, now.renderer) = (scene, Self.options(options), renderer)
    now.assets = assets.map {
      File(name: $0.name, hash: digests.hash(of: folder + "/" + $0.name))
    }
    now.fonts = fonts.map { File(name: $0.name, hash: digests.hash(of: $0.name)) }
    return now
  }
}
