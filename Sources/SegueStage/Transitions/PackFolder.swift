// A pack that a command names: its folder, from which alone its files are read, and its transitions
// in the form that a library has them.

import SegueDiagnostics
import SegueFiles
import SegueImages
import SeguePixels
import SegueScenes

/// A pack in a folder.
package struct PackFolder: Sendable {
  private let assets: AssetFolder
  /// The pack.
  package let pack: TransitionPack
  /// The path of the folder.
  package var path: String { assets.path }
  /// The transitions, with the name of the pack before their own.
  package let entries: [TransitionLibrary.Entry]

  /// Reads the pack in the folder at `path`.
  /// - Parameter linkTargets: Folders outside of the pack that symbolic links in it may lead to.
  /// - Throws: `Failure` with all problems of the pack.
  package init(path: String, linkTargets: [String] = []) throws(Failure) {
    assets = AssetFolder(path: path, linkTargets: linkTargets)
    pack = try Self.contents(of: assets, in: nil)
    let declared = pack.transitions
    entries = declared.map { declaration in
      TransitionLibrary.Entry(declaration) { name in
        let own = declared.first { $0.name == name }.map { TransitionLibrary.Entry($0) }
        return own ?? TransitionLibrary.builtIn.named(name)
      }
    }
  }

  /// Returns the pack in a folder of an asset folder, or in that itself.
  static func contents(of assets: AssetFolder, in folder: String?) throws(Failure)
    -> TransitionPack
  {
    let below = folder.map { "\($0)/" } ?? ""
    func read(_ name: String) throws(TransitionPack.ReadFailure) -> [UInt8] {
      do throws(FileError) {
        return try assets.read(below + name, limit: SceneLimits.fileSizeInBytes)
      } catch {
        throw TransitionPack.ReadFailure(error.exitCode(usually: .asset), error.description)
      }
    }
    let shown = assets.path + (assets.path.hasSuffix("/") ? "" : "/") + below
    let manifest: [UInt8]
    do throws(TransitionPack.ReadFailure) { manifest = try read(PackManifest.fileName) } catch {
      throw Failure(error.exitCode, shown + error.message)
    }
    return try TransitionPack(named: shown, manifest: manifest, reading: read)
  }

  /// Returns the two images between which a gallery plays the transitions, or none.
  /// - Throws: `Failure` with the problems of both.
  @MainActor
  package func previews() throws(Failure) -> [Bitmap] {
    var failures: [Failure] = []
    var images: [Bitmap] = []
    for preview in pack.manifest.previews {
      do {
        let bytes = try assets.read(preview.value, limit: ImageLibrary.fileSizeInBytes)
        images.append(try ImageDecoder.decode(bytes, named: preview.value))
      } catch {
        let failure = ImageFailure(error)
        failures.append(Failure(failure.exitCode, [failure.diagnostic(at: preview)]))
      }
    }
    guard let first = failures.first else { return images }
    throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
  }
}
