// The files and packs of transitions that a scene uses. They are read like images, so that they are
// inputs of the clip like these, and lie in the scene's folder like these.

import SegueDiagnostics
import SegueFiles
import SegueScenes

extension SceneDocument {
  /// Returns the scene with the transitions of the files and packs that it uses.
  /// - Throws: `Failure` with all problems of all files.
  @MainActor
  func loadingPacks(from images: ImageLibrary) throws(Failure) -> SceneDocument {
    guard !packs.isEmpty else { return self }
    var loading = PackLoading(self, images)
    for path in packs { loading.add(path) }
    return try loading.finished()
  }

  /// The paths of the files of transitions, relative to the scene's folder, with those that packs
  /// consist of.
  var packPaths: [String] {
    packs.map(\.value).flatMap { path -> [String] in
      let folder = path.withoutFinalSlashes
      let pack = try? PackFolder.contents(of: AssetFolder(path: self.folder), in: folder)
      guard let pack else { return [path, "\(folder)/\(PackManifest.fileName)"] }
      return pack.manifest.paths.map { "\(folder)/\($0)" }
    }
  }
}

extension PackManifest {
  /// The paths of all files that the pack consists of, relative to its folder.
  fileprivate var paths: [String] { [Self.fileName] + (files + previews).map(\.value) }
}

extension String {
  /// The path without the slashes that it ends with.
  fileprivate var withoutFinalSlashes: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

/// A scene while the transitions that it uses are loaded.
@MainActor
private struct PackLoading {
  private var document: SceneDocument
  private let images: ImageLibrary
  /// The names of the transitions that the scene declares itself.
  private let own: Set<String>
  /// The transitions of the packs, which those of the scene and of files come before.
  private var packed: [TransitionDeclaration] = []
  private var failures: [Failure] = []
  /// The path of the file that each transition is from, and of the folder that each pack is in.
  private var fileOrigins: [String: String] = [:]
  private var packOrigins: [String: String] = [:]

  init(_ document: SceneDocument, _ images: ImageLibrary) {
    (self.document, self.images) = (document, images)
    own = Set(document.transitions.map(\.name))
  }

  mutating func add(_ path: Located<String>) {
    do throws(Failure) {
      let folder = path.value.withoutFinalSlashes
      if isInside(folder), images.has("\(folder)/\(PackManifest.fileName)") {
        try addPack(path, in: folder)
      } else if isInside(folder), images.hasFolder(folder) {
        throw Failure(
          .asset, at: path.position,
          "\(path.keyPath): \(QuotedText.quoted(path.value)) is a folder without "
            + "\(PackManifest.fileName); expected a file of transitions, or the folder of a pack")
      } else {
        try addFile(path)
      }
    } catch {
      failures.append(error)
    }
  }

  /// Returns a Boolean value that indicates whether a path does not lead out of the scene's folder.
  private func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  func finished() throws(Failure) -> SceneDocument {
    var document = document
    document.transitions += packed
    guard let first = failures.first else { return document }
    throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
  }

  private mutating func addFile(_ path: Located<String>) throws(Failure) {
    let file = try TransitionFile(read(path.value, for: path), named: shown(path.value))
    for transition in file.transitions where !own.contains(transition.name) {
      if let other = fileOrigins.updateValue(path.value, forKey: transition.name) {
        throw ambiguity(transition.name, in: other, and: path)
      }
      document.transitions.append(transition)
    }
  }

  private mutating func addPack(_ path: Located<String>, in folder: String) throws(Failure) {
    let images = images
    let manifest = try read("\(folder)/\(PackManifest.fileName)", for: path)
    let pack = try TransitionPack(named: shown(folder), manifest: manifest) {
      name throws(TransitionPack.ReadFailure) in
      do throws(ImageFailure) { return try images.read("\(folder)/\(name)") } catch {
        throw TransitionPack.ReadFailure(error.exitCode, error.message)
      }
    }
    let name = pack.manifest.name.value
    if let other = packOrigins.updateValue(path.value, forKey: name) {
      throw Failure(
        .scene, at: path.position,
        "\(path.keyPath): the packs \(QuotedText.quoted(other)) and "
          + "\(QuotedText.quoted(path.value)) are both called \(QuotedText.quoted(name)); expected "
          + "different names")
    }
    packed += pack.transitions
  }

  private func read(_ name: String, for path: Located<String>) throws(Failure) -> [UInt8] {
    do throws(ImageFailure) { return try images.read(name) } catch {
      throw Failure(error.exitCode, [error.diagnostic(at: path)])
    }
  }

  private func shown(_ path: String) -> String {
    document.folder == "." ? path : "\(document.folder)/\(path)"
  }

  private func ambiguity(_ name: String, in first: String, and second: Located<String>) -> Failure {
    Failure(
      .scene, at: second.position,
      "\(second.keyPath): \(QuotedText.quoted(name)) is a transition of both "
        + "\(QuotedText.quoted(first)) and \(QuotedText.quoted(second.value)); expected different "
        + "names, or a transition of the scene's own with this name")
  }
}
