// The files of transitions that a scene uses. They are read like images, so that they are inputs of
// the clip like these.

import SegueDiagnostics
import SegueScenes

extension SceneDocument {
  /// Returns the scene with the transitions of the files that it uses.
  /// - Throws: `Failure` with all problems of all files.
  @MainActor
  func loadingPacks(from images: ImageLibrary) throws(Failure) -> SceneDocument {
    guard !packs.isEmpty else { return self }
    var document = self
    var failures: [Failure] = []
    var origins: [String: String] = [:]
    for pack in packs {
      do throws(Failure) {
        for transition in try load(pack, from: images).transitions {
          guard self.transition(transition.name) == nil else { continue }
          if let other = origins.updateValue(pack.value, forKey: transition.name) {
            throw ambiguity(transition.name, in: other, and: pack)
          }
          document.transitions.append(transition)
        }
      } catch {
        failures.append(error)
      }
    }
    guard let first = failures.first else { return document }
    throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
  }

  @MainActor
  private func load(_ pack: Located<String>, from images: ImageLibrary) throws(Failure)
    -> TransitionPack
  {
    let bytes: [UInt8]
    do throws(ImageFailure) { bytes = try images.read(pack.value) } catch {
      throw Failure(error.exitCode, [error.diagnostic(at: pack)])
    }
    return try TransitionPack(bytes, named: folder == "." ? pack.value : "\(folder)/\(pack.value)")
  }

  private func ambiguity(_ name: String, in first: String, and second: Located<String>) -> Failure {
    Failure(
      .scene, at: second.position,
      "\(second.keyPath): \(QuotedText.quoted(name)) is a transition of both "
        + "\(QuotedText.quoted(first)) and \(QuotedText.quoted(second.value)); expected different "
        + "names, or a transition of the scene's own with this name")
  }
}
