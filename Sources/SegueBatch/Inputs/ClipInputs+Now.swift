// Recorded inputs held against the files as they are now. No scene has to be read or played for that: a
// scene of the same bytes, in a folder where everything that it asked for is as it was, with the same
// fonts, options and program, asks for the same again.

import SegueFiles

extension ClipInputs {
  /// These inputs as they would be now: the same names with the hashes of today.
  /// - Parameters:
  ///   - scene: SHA-256 of the scene's bytes.
  ///   - folder: where the scene's assets are.
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
